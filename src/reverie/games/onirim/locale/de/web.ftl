### What only the pages say of this game.

## Die Antworten

web-oni-act-play = { $end ->
    [left] links anbauen: { $card }
    [right] rechts anbauen: { $card }
   *[none] spielen: { $card }
}{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-discard = abwerfen: { $card }{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-give = abgeben: { $card }{ $from ->
    [common] {" "}(gemeinsam)
   *[hand] {""}
}
web-oni-act-sacrifice = verlieren: { $card }
web-oni-act-bin = abwerfen: { $card }
web-oni-act-put = zurücklegen: { $card }
web-oni-act-pick = wählen: { $card }
web-oni-act-swap = geben: { $card }
web-oni-act-for = nehmen: { $card }
web-oni-act-pay = zahlen: { $card }
web-oni-act-raise = { $card } nach oben
web-oni-act-sink = { $card } nach unten
web-oni-act-lose = verlieren: { $card }
web-oni-act-dispel = bannen: { $card }
web-oni-act-drop = abwerfen: { $card }
web-oni-act-fetch = holen: { $card }
web-oni-act-face = hinnehmen: { $card }
web-oni-act-shed = abwerfen: { $card }
web-oni-act-surrender = abgeben: { $card }
web-oni-act-cast = { $spell } ({ $cost } Karten)
web-oni-act-swap-goals = Ziele { $first } ({ $one }) und { $second } ({ $other })
web-oni-do-take = die Tür nehmen
web-oni-do-leave = sie liegen lassen
web-oni-do-open = mit dem Schlüssel öffnen
web-oni-do-open-from-common = mit dem gemeinsamen Schlüssel öffnen
web-oni-do-limbo = in den Limbus schicken
web-oni-do-reveal-five = fünf Karten aufdecken
web-oni-do-new-hand = die Hand abwerfen
web-oni-do-keep = behalten
web-oni-do-share = teilen
web-oni-do-no-swap = kein Tausch
web-oni-do-draw = ziehen
web-oni-do-look = ansehen
web-oni-do-no-look = nicht ansehen
web-oni-do-false-destruction = falsche Zerstörung
web-oni-do-reveal-seven = sieben Karten aufdecken
web-oni-do-keep-the-rest = den Rest behalten
web-oni-do-search = den Stapel durchsuchen
web-oni-then-prophecy = bringt eine Prophezeiung: die obersten fünf Karten
web-oni-then-look = zeigt dir die obersten { $n } Karten
web-oni-then-give = der Albtraum geht, und der Schlüssel mit ihm
web-oni-then-sacrifice = sie kehrt durch den Limbus in den Stapel zurück

## Seiten

web-oni-doors-of = { $n } von { $all } Türen
web-oni-door-open = { $door }, gefunden
web-oni-door-shut = { $door }, noch zu finden
web-oni-your-doors = Deine Türen
web-oni-your-labyrinth = Dein Labyrinth
web-oni-goal = Ziel { $n }, { $colour }{ $state ->
    [done] , erreicht
    [first] , als nächstes
   *[open] {""}
}
web-oni-deck = Stapel
web-oni-in-deck = im Stapel
web-oni-nightmares-left = { $n ->
    [one] Albtraum
   *[other] Albträume
}
web-oni-unseen = Restkarten
web-oni-unseen-why = Karten, die du noch nicht gesehen hast, nach Art.
web-oni-pile = { $name }, { $n ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $n } Karten
}
web-oni-discard = Ablage
web-oni-card-stuck = { $card }, jetzt nicht spielbar
web-oni-moved = { $card } ist jetzt { $n } von { $all }.
web-oni-slot = { $card }, { $n } von { $all }; Pfeiltasten verschieben
web-oni-earlier = { $card } einen Platz nach vorn
web-oni-later = { $card } einen Platz nach hinten
web-oni-order = Leg die Karten in beliebiger Reihenfolge zurück. Nummer 1 wird zuerst gezogen.
web-oni-order-done = So zurücklegen
web-oni-sink = Leg die Karten in beliebiger Reihenfolge nach unten. Die letzte liegt zuunterst.
web-oni-sink-done = So nach unten legen
web-oni-cost = { $have } von { $cost } Karten
web-oni-no-key = Du hast keinen Schlüssel auf der Hand.
web-oni-no-door = Du hast keine Tür zu verlieren.
web-oni-hand-of = Hand von { $name }
web-oni-row-of = Labyrinth von { $name }
web-oni-row-empty = Dein Labyrinth beginnt mit der ersten gespielten Karte.
web-oni-why-tower-row = Türme stehen in einer eigenen Reihe
web-oni-why-towers = hier stehen nur Türme
web-oni-why-doors = eine Tür öffnet sich für drei Karten ihrer Farbe in Folge oder, wenn sie gezogen wird, für ihren Schlüssel
web-oni-why-limbo = aus der Hand kommt keine Karte in den Limbus
web-oni-why-deck = aus der Hand kommt keine Karte zurück in den Stapel
web-oni-why-common = getauscht wird erst nach einem Abwurf
web-oni-why-out = aus der Hand kommt keine Karte aus dem Spiel
web-oni-why-key = diese Tür öffnet sich nur für ihren Schlüssel: { $key }
web-oni-why-nightmare = ein Albtraum nimmt als einzelne Karte nur einen Schlüssel oder eine Tür
web-oni-why-spell = ein Zauber wird auf die Ablage gelegt, die ihn bezahlt
web-oni-why-goal = ein Ziel tauscht nur mit einem anderen Ziel den Platz
web-oni-why-lit = das geht nur auf einen beleuchteten Platz
web-oni-row-empty-of = { $name } hat noch nicht gespielt.
web-oni-towers-empty = Noch steht kein Turm.
web-oni-choose = Wähle eine Handkarte.
web-oni-dead = Diese Partie ist nicht mehr zu gewinnen: Eine nötige Karte ist weg. Spiel weiter oder gib auf.
web-oni-without = ohne
web-oni-part-book = Finde die Türen in vorgegebener Reihenfolge. Zauber helfen, bezahlt mit abgeworfenen Karten.
web-oni-part-towers = Zwölf Türme kommen in den Stapel. Bau vier in verschiedenen Farben nebeneinander, während Albträume sie einreißen.
web-oni-part-dreams = Glücksträume bringen Geschenke; Vorahnungen werden wahr, wenn du bestimmte Türen gewinnst.
web-oni-variant-book = normal
web-oni-variant-book-lost = Verloren!: teurere Zauber
web-oni-variant-towers = normal
web-oni-variant-towers-ruins = Ruinen: das Bollwerk schützt nicht
web-oni-variant-dreams = normal: vier Vorahnungen
web-oni-variant-dreams-5 = schwerer: fünf Vorahnungen
web-oni-variant-dreams-6 = am schwersten: sechs Vorahnungen
web-oni-alone-what = Du gegen den Stapel.
web-oni-two = zu zweit, miteinander
web-oni-two-what = Beide brauchen eine Tür jeder Farbe; zwei Karten sind gemeinsam.
web-oni-partner = Partner
web-oni-talk = Kommunikation
web-oni-talk-open = offen: ihr seht gegenseitig eure Karten
web-oni-talk-silent = schweigend: Handkarten verdeckt, kein Chat

## Das Ende

web-oni-left-doors = Nicht gefundene Türen: { $doors }.
web-oni-left-deck = { $n ->
    [one] Eine Karte war
   *[other] { $n } Karten waren
} noch im Stapel; { $nightmares ->
    [0] kein Albtraum stand mehr aus.
    [one] ein Albtraum stand noch aus.
   *[other] { $nightmares } Albträume standen noch aus.
}

## Die vier Preise eines Albtraums

web-oni-price-key = Ein Schlüssel
web-oni-price-door = Eine Tür
web-oni-price-five = Fünf Karten
web-oni-price-hand = Deine Hand
web-oni-then-five = Im Schnitt { $lost } Karten verloren, davon { $keys } Schlüssel, und { $doors } Türen in den Limbus; { $left } bleiben im Stapel.
web-oni-then-hand = { $n ->
    [0] Nichts auf der Hand zu verlieren; fünf neue Karten.
    [one] Eine Karte verloren; dafür fünf neue.
   *[other] { $n } Karten verloren; dafür fünf neue.
}

# A card held up to the eyes, and what the next place of the labyrinth makes of one.
web-oni-look-sun = Ein Raum. Sein Symbol muss sich von dem des Nachbarn unterscheiden. Drei Räume einer Farbe hintereinander finden eine Tür.
web-oni-look-moon = { web-oni-look-sun }
web-oni-look-key = Ein Raum, der auch Schlüssel ist: Abgeworfen zeigt er die obersten fünf Karten; auf der Hand öffnet er eine gezogene Tür seiner Farbe oder wendet einen Albtraum ab.
web-oni-look-tower = Ein Turm kommt an ein Ende der Turmreihe, wenn die Kanten, die sich berühren, kein Symbol gemeinsam haben. Abgeworfen lässt er dich so viele Karten oben vom Stapel ansehen, wie seine Zahl sagt.
web-oni-look-door = Was du suchst. Drei Räume ihrer Farbe hintereinander finden sie, oder der Schlüssel ihrer Farbe, wenn du sie ziehst.
web-oni-look-nightmare = Ziehst du ihn, nimmt er einen Schlüssel, eine Tür, die obersten fünf Karten oder die ganze Hand. Du wählst.
web-oni-look-happy-dream = Ziehst du ihn, macht er dir eines von drei Geschenken.
web-oni-look-goal = Ein Ziel des Buchs: Türen werden in der Reihenfolge der Siegel gefunden. Das umrandete ist als Nächstes dran.
web-oni-then-series = { $n ->
    [3] dritte Karte ({ $colour }): eine Tür
   *[other] { $colour }: { $n } von 3
}
web-oni-boxes = Schachteln
web-oni-part-base = Das Grundspiel: 76 Karten, acht Türen, zehn Albträume.
web-oni-variant-of = Variante: { $name }
web-oni-goal-line = Finde alle acht Türen, bevor der Stapel leer ist.
web-oni-coach-first = Spiel einen Raum der Farbe, von der du am meisten hast. Drei einer Farbe hintereinander finden eine Tür.
web-oni-coach-act = Hintereinander: { $n } ({ $colour }). Leg noch eine mit anderem Symbol an, oder wirf eine ab, die du nicht brauchst.
web-oni-coach-take-door = Drei hintereinander! Nimm die Tür, sie gehört dir.
web-oni-coach-door = Du hast eine Tür gezogen. Ihr Schlüssel öffnet sie sofort; sonst wartet sie im Limbus und kommt wieder.
web-oni-coach-nightmare = Ein Albtraum will etwas. Ein Schlüssel ist billig, wenn du zwei hast; fünf Karten schmerzen weniger, solange der Stapel dick ist.
web-oni-coach-bin = Du siehst die nächsten fünf Karten. Wirf einen Albtraum weg, wenn einer dabei ist.
web-oni-coach-order = Leg zuerst zurück, was du zuerst ziehen willst: eine Tür, deren Schlüssel du hast, oder eine Karte für deine Reihe.
web-oni-tip-key = Schlüssel sind auf der Hand mehr wert: Sie öffnen Türen, wenden Albträume ab oder zeigen dir beim Abwerfen fünf Karten.
web-oni-tip-series = Du hattest zwei einer Farbe hintereinander und hättest die dritte anlegen können: Die findet eine Tür.
web-oni-tip-hand = Du hast eine Hand mit Schlüssel abgegeben. Der Schlüssel allein hätte dem Albtraum genügt.
