### Onirim: der Tisch, die Fragen, die Ereignisse, die Gründe.

## The table

oni-player = { $who ->
    [you] Spieler { $player } (du)
   *[other] Spieler { $player }
}
oni-help-answers = Antworte mit einer Zahl aus der Liste, mit den Wörtern, wie sie dort stehen, oder mit dem Anfang jedes Wortes („p r s“ für „play red sun“). Mehrere Karten passen in eine Zeile: „put red sun, blue key“, „pay 3 red sun, blue moon“, „4, 1, 2“. Die Eingabetaste allein zeigt den Tisch noch einmal.
oni-dead = Diese Partie ist nicht mehr zu gewinnen: Eine nötige Karte ist fort. Spiel weiter, oder `concede`.

oni-place-labyrinth = Labyrinth
oni-place-doors = Türen
oni-place-hand = Hand
oni-place-common = Gemeinsam
oni-place-goals = Ziele
oni-place-spells = Zauber
oni-place-towers = Türme
oni-place-premonitions = Vorahnungen
oni-place-drawn = Gezogen
oni-place-looked = Angesehen
oni-place-resolving = Abzuhandeln
oni-place-revealed = Offen
oni-place-limbo = Limbus
oni-place-out = Entfernt
oni-place-top = Obenauf
oni-place-bottom = Zuunterst

oni-series = { $colour }: { $n } von 3
oni-face-down = { $n } weitere verdeckt
oni-hidden = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
oni-told = davon kennt dein Partner: { $cards }
oni-unknown = ?
oni-unseen = Stapel { $deck }, ungesehen { $n }
oni-discarded = Ablage { $n }
oni-next-draw = Nächste Karte
oni-next-none = nichts mehr da
oni-next-looked = eine der gesehenen
oni-next-known = { $card }
oni-percent = { $n } %

## The questions

oni-ask-act = Spiel eine Karte oder wirf eine ab.
    .typed = play, discard
oni-ask-take-door = Drei einer Farbe! Nimmst du { $door } aus dem Stapel?
    .typed = take
oni-ask-door = Du ziehst { $door }. Mit dem Schlüssel öffnen oder in den Limbus damit?
    .typed = open, limbo
oni-ask-nightmare = Ein Albtraum! Was überlässt du ihm?
oni-ask-bin = Prophezeiung: Welche Karte wirfst du ab?
    .typed = bin
oni-ask-order = Welche Karte kommt als nächste zurück auf den Stapel? Die zuerst genannte wird zuerst gezogen.
    .typed = put
oni-ask-pick = Nimm eine Karte auf die Hand.
    .typed = pick
oni-ask-place = Du ziehst { $card }. Behalten oder teilen?
    .typed = keep, share
oni-ask-swap = Tauschst du eine deiner Karten gegen eine gemeinsame?
    .typed = swap
oni-ask-swap-for = Du gibst { $card }. Gegen welche gemeinsame Karte?
    .typed = for
oni-ask-draw-or-cast = Ziehen oder erst einen Zauber sprechen?
    .typed = draw, cast
oni-ask-pay = { $spell }: { $n ->
    [one] noch { $n } Karte aus der Ablage zu zahlen.
   *[other] noch { $n } Karten aus der Ablage zu zahlen.
}
    .typed = pay
oni-ask-raise = Welche der untersten Karten kommt oben auf den Stapel?
    .typed = raise
oni-ask-sink = Welche Karte kommt als nächste zurück nach unten? Die letzte liegt zuunterst.
    .typed = sink
oni-ask-swap-goals = Welche zwei Ziele tauschen die Plätze?
    .typed = swap goals
oni-ask-may-look = Die obersten { $n } Karten ansehen und in beliebiger Reihenfolge zurücklegen?
    .typed = look
oni-ask-lose-tower = Der Albtraum holt sich einen Turm. Welchen, oder falsche Zerstörung?
    .typed = lose
oni-ask-happy-dream = Ein Glückstraum! Welches Geschenk nimmst du?
oni-ask-sift = Wirf von diesen Karten beliebig viele ab, dann behalte den Rest.
    .typed = drop, keep the rest
oni-ask-fetch = Welche Karte aus dem Stapel soll obenauf liegen?
    .typed = fetch
oni-ask-which-premonition = Mehrere Vorahnungen werden wahr. Welche trifft zuerst ein?
    .typed = face
oni-ask-shed-keys = { $n ->
    [one] Die Vorahnung nimmt noch { $n } Schlüssel aus dem Stapel. Welchen?
   *[other] Die Vorahnung nimmt { $n } Schlüssel aus dem Stapel. Welchen zuerst?
}
    .typed = shed
oni-ask-surrender = Die Vorahnung nimmt eine Tür. Welche?
    .typed = surrender

## Answers whose words say too little

oni-do-take = die Tür holen und den Stapel mischen
oni-do-leave = sie im Stapel lassen
oni-do-open = den Schlüssel abwerfen, die Tür gewinnen
oni-do-open-from-common = mit dem gemeinsamen Schlüssel
oni-do-limbo = am Ende des Zuges kommt sie zurück in den Stapel
oni-do-reveal-five = die obersten 5 Karten: Türen und Träume in den Limbus, der Rest abgeworfen
oni-do-new-hand = die ganze Hand abwerfen und eine neue ziehen
oni-do-keep = auf deine eigene Hand
oni-do-share = auf die gemeinsame Hand
oni-do-no-swap = ohne Tausch weiter
oni-do-cast-paradoxical-prophecy = die untersten 5 ansehen, eine kommt nach oben
oni-do-cast-parallel-planning = zwei Ziele tauschen die Plätze
oni-do-cast-powerful-punishment = der Albtraum wird wirkungslos abgeworfen
oni-do-draw = jetzt kein Zauber
oni-do-look = ansehen
oni-do-no-look = nicht ansehen
oni-do-false-destruction = kein Turm fällt, der Albtraum kommt in den Limbus
oni-do-reveal-seven = die obersten 7 Karten: beliebig viele abwerfen, die anderen ordnen
oni-do-keep-the-rest = nichts mehr abwerfen, alle zurück
oni-do-search = eine beliebige Karte des Stapels, obenauf

## The events

oni-event-turn = { $who ->
    [you] Zug { $turn }.
   *[other] Zug { $turn }, { $name }.
}
oni-event-drawn = { $who ->
    [you] Du ziehst { $cards }.
   *[other] { $name } zieht { $cards }.
}
oni-event-drawn-hidden = { $who ->
    [you] Du ziehst { $n ->
        [one] eine Karte.
       *[other] { $n } Karten.
    }
   *[other] { $name } zieht { $n ->
        [one] eine Karte.
       *[other] { $n } Karten.
    }
}
oni-event-played = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $name } spielt { $cards }.
}
oni-event-discarded = { $who ->
    [you] Du wirfst { $cards } ab.
   *[other] { $name } wirft { $cards } ab.
}
oni-event-prophecy = { $who ->
    [you] Der Schlüssel bringt dir eine Prophezeiung.
   *[other] Der Schlüssel bringt { $name } eine Prophezeiung.
}
oni-event-binned = { $who ->
    [you] Von diesen Karten wirfst du { $cards } ab.
   *[other] Von diesen Karten wirft { $name } { $cards } ab.
}
oni-event-put-back = { $who ->
    [you] Du legst zurück, von oben nach unten: { $cards }.
   *[other] { $name } legt zurück, von oben nach unten: { $cards }.
}
oni-event-put-back-hidden = { $who ->
    [you] Du legst { $n } Karten auf den Stapel zurück.
   *[other] { $name } legt { $n } Karten auf den Stapel zurück.
}
oni-event-limbo = Der Limbus bekommt { $cards }.
oni-event-limbo-returns = Der Limbus gibt dem Stapel { $cards } zurück; es wird gemischt.
oni-event-door-gained = { $who ->
    [you] Du gewinnst { $door }.
   *[other] { $name } gewinnt { $door }.
}
oni-event-door-lost = { $who ->
    [you] Du verlierst { $door } an den Limbus.
   *[other] { $name } verliert { $door } an den Limbus.
}
oni-event-revealed = Das Aufdecken bringt { $cards }.
oni-event-revealed-none = Es war nichts mehr zum Aufdecken da.
oni-event-hand-discarded = { $who ->
    [you] Du wirfst deine ganze Hand ab: { $cards }.
   *[other] { $name } wirft die ganze Hand ab: { $cards }.
}
oni-event-hand-discarded-none = { $who ->
    [you] Deine Hand war leer; nichts wird abgeworfen.
   *[other] Die Hand von { $name } war leer; nichts wird abgeworfen.
}
oni-event-picked = { $who ->
    [you] Du nimmst { $cards }.
   *[other] { $name } nimmt { $cards }.
}
oni-event-common = Die gemeinsame Hand bekommt { $cards }.
oni-event-swapped = { $who ->
    [you] Du tauschst { $given } gegen { $got } aus der gemeinsamen Hand.
   *[other] { $name } tauscht { $given } gegen { $got } aus der gemeinsamen Hand.
}
oni-event-goals = In dieser Reihenfolge sind die Türen zu finden: { $colours }.
oni-event-goal-reached = Ziel { $goal } ({ $colour }) ist erreicht.
oni-event-goal-reopened = Ziel { $goal } ({ $colour }) ist wieder offen und kommt als erstes.
oni-event-goals-swapped = Die Ziele { $first } und { $second } tauschen die Plätze.
oni-event-spell = { $who ->
    [you] Du sprichst { $spell }.
   *[other] { $name } spricht { $spell }.
}
oni-event-paid = { $who ->
    [you] Du nimmst { $cards } aus dem Spiel und bezahlst damit.
   *[other] { $name } nimmt { $cards } aus dem Spiel und bezahlt damit.
}
oni-event-raised = { $who ->
    [you] Du legst { $cards } oben auf den Stapel.
   *[other] { $name } legt { $cards } oben auf den Stapel.
}
oni-event-raised-hidden = { $who ->
    [you] Du legst eine der untersten Karten oben auf den Stapel.
   *[other] { $name } legt eine der untersten Karten oben auf den Stapel.
}
oni-event-tower-built = { $who ->
    [you] Du baust { $cards } am { $end ->
        [left] linken
       *[right] rechten
    } Ende an.
   *[other] { $name } baut { $cards } am { $end ->
        [left] linken
       *[right] rechten
    } Ende an.
}
oni-event-tower-lost = { $who ->
    [you] Du verlierst { $cards }.
   *[other] { $name } verliert { $cards }.
}
oni-event-premonition-revealed = Eine Vorahnung wird aufgedeckt. { $text }.
oni-event-premonition-strikes = Eine Vorahnung wird wahr. { $text }.
oni-event-premonition-dispelled = Eine Vorahnung ist gebannt: { $name }.
oni-event-discarded-from-deck = Der Stapel verliert { $cards } an die Ablage.
oni-event-discarded-from-deck-none = Im Stapel ist keine davon.
oni-event-fetched = { $who ->
    [you] Du legst { $cards } auf den gemischten Stapel.
   *[other] { $name } legt { $cards } auf den gemischten Stapel.
}
oni-event-fetched-hidden = { $who ->
    [you] Du legst eine Karte deiner Wahl auf den gemischten Stapel.
   *[other] { $name } legt eine selbst gewählte Karte auf den gemischten Stapel.
}
oni-event-conceded = { $who ->
    [you] Du gibst die Partie auf.
   *[other] { $name } gibt die Partie auf.
}

## The end

oni-won = Gewonnen!
oni-lost = Verloren.
oni-over-won = Alle Türen stehen offen, und der Traum gibt dich frei.
oni-over-deck = Es musste eine Karte gezogen werden, aber der Stapel war leer.
oni-over-conceded = Die Partie wurde aufgegeben.
oni-end-doors = { $n ->
    [0] Keine Tür wurde gefunden.
    [one] Eine von acht Türen wurde gefunden.
    [8] Alle acht Türen wurden gefunden.
   *[other] { $n } von acht Türen wurden gefunden.
}
oni-end-doors-of = Spieler { $player }: { $n }

## Why not

oni-why-not-now = das geht jetzt nicht
oni-why-other-question = „{ $verb }“ beantwortet die gestellte Frage nicht
oni-why-not-in-hand = { $where ->
    [common] dafür bräuchtest du { $card } in der gemeinsamen Hand
   *[hand] dafür bräuchtest du { $card } auf der Hand
}
oni-why-same-symbol = { $symbol } neben { $symbol }: Am Ende der Reihe liegt schon dieses Symbol ({ $last }), und zwei Nachbarn zeigen nie dasselbe
oni-why-same-edge = { $symbol } neben { $symbol }: Diese Kante darf den Nachbarn nicht berühren ({ $last })
oni-why-first-tower = der erste Turm hat noch keine linke Seite: sag „right“
oni-why-tower-between = seine beiden Nachbarn dürfen sich nicht berühren, also kann er nicht zwischen ihnen wegfallen
oni-why-no-key = { $where ->
    [common] dafür bräuchtest du { $key } in der gemeinsamen Hand
   *[hand] dafür bräuchtest du { $key } auf der Hand
}
oni-why-no-door = dafür müsstest du { $door } gewonnen haben
oni-why-order = die Karten werden in der Reihenfolge der Liste gewählt, und diese steht vor der zuletzt gewählten; nimm die erst mit `undo` zurück, oder nenne alle in einer Zeile
oni-why-too-few = die Karten werden in der Reihenfolge der Liste gewählt: Ohne die früheren blieben zu wenige zum Zahlen
oni-why-same-kind = sie würde nur mit einer gleichen Karte den Platz tauschen
oni-why-not-woken = ihre Bedingung ist nicht erfüllt ({ $condition })
oni-why-not-there = hier kannst du { $card } nicht wählen
oni-why-no-spells = ohne das Buch der Schritte gibt es keine Zauber
oni-why-cannot-pay = der Zauber kostet { $cost } Karten aus der Ablage; dort liegen { $have }
oni-why-punish-nightmare = bestraft werden kann nur ein eben gezogener Albtraum
oni-why-spell-not-now = mitten in dieser Wirkung lässt sich kein Zauber sprechen
