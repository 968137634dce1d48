### Am eigenen Tisch: echte Karten oder Würfel, und Reverie führt Buch. Für Seite und Terminal.

own-lead = Spiel mit deinen eigenen Karten oder Würfeln. Sag, was du gezogen oder gewürfelt und was du getan hast: Reverie führt Buch, zählt die Restkarten und gibt dir Tipps, wenn du magst.
own-step-begin = Wähle das Spiel, das auf deinem Tisch liegt, und fang an.
own-step-enter = Tipp nach jedem Ziehen oder Würfeln an, was kam. Angeboten wird nur, was möglich ist.
own-step-correct = Vertippt? Nimm Einträge zurück, sooft du willst, oder korrigiere einen früheren: Alles danach wird noch einmal gespielt.
own-step-end = Am Ende kommt die gewohnte Analyse. Diese Partien haben ihre eigene Statistik.
own-choose = Spieloptionen
own-mine = Partien an deinem Tisch
own-none = Noch keine Partie an deinem Tisch.
own-past = An deinem Tisch zu Ende gespielt
own-past-line = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins } gewonnen, Bestwert { $best }, im Schnitt { $mean }
own-past-score = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Bestwert { $best }, im Schnitt { $mean }
own-ask = Was kam?
own-left = noch { $n }
own-pass = Alle tragen ihre eigenen Karten ein. Gebt das Gerät weiter, wenn Reverie es sagt.
own-entries = Einträge
own-entries-none = Noch ist nichts eingetragen.
own-entries-how = Wähle einen Eintrag, um ihn zu korrigieren. Alles danach wird noch einmal gespielt.
own-chance = Zufall
own-hidden = verdeckt
own-correct = Eintrag { $n } korrigieren
own-remove = Diesen Eintrag entfernen
own-misfit = Eintrag { $n } ({ $what }) passt nicht mehr: { $why }
own-why-over = Die Partie ist da schon zu Ende.
own-why-chance = Erst kommt eine Karte oder ein Wurf.
own-why-turn = Erst ist jemand anders dran.
own-why-left = Das kann dort nicht kommen.
own-why-illegal = Die Regeln erlauben es dort nicht.
own-aside = { $n ->
    [one] 1 Eintrag ist beiseitegelegt.
   *[other] { $n } Einträge sind beiseitegelegt.
} Trag ein, was stattdessen geschah, und spiel dann den Rest noch einmal.
own-follow = Rest noch einmal spielen
own-leave-out = Rest verwerfen
own-deal = Reverie austeilen lassen
own-deal-sure = Ab hier teilt Reverie aus und würfelt; deine Karten oder Würfel brauchst du dann nicht mehr. Das lässt sich nicht zurücknehmen.
own-dealt = Ab jetzt teilt Reverie aus.
own-piles = Auslegen
own-piles-title = Was auf dem Tisch liegt
own-piles-how = Leg das auf einem echten Tisch aus, um dort weiterzuspielen.
own-ordered = in dieser Reihenfolge
own-impossible = „{ $what }“ kann jetzt nicht kommen. Ist ein früherer Eintrag falsch?
own-ambiguous = „{ $text }“ kann heißen: { $meanings }
own-unreadable = „{ $text }“ kann nicht kommen. Tipp die Anfänge der Wörter, etwa { $example }.
own-type = Die Anfänge der Wörter genügen, etwa { $example }. `undo` · `entries` · `correct` · `piles` · `deal` · `quit`
own-corrected = Eintrag { $n } ist korrigiert.
own-removed = Eintrag { $n } ist entfernt.
own-no-entry = Es gibt keinen Eintrag { $n }, den du korrigieren könntest.
own-correct-how = Tipp `correct 12 rs`, oder `correct 12`, um Eintrag 12 zu entfernen.
own-home = Am eigenen Tisch, mit echten Karten oder Würfeln
own-key-entries = Einträge
own-key-piles = Auslegen
own-key-deal = Austeilen
own-key-follow = Rest
own-help-undo = nimmt zurück, was zuletzt eingetragen oder geändert wurde
own-help-entries = zeigt, was eingetragen ist
own-help-correct = `correct 12 rs` korrigiert Eintrag 12, `correct 12` entfernt ihn
own-help-follow = spielt noch einmal, was eine Korrektur beiseitegelegt hat, soweit es passt
own-help-drop = verwirft, was eine Korrektur beiseitegelegt hat
own-help-piles = zeigt, was auf dem Tisch liegt, um es anderswo auszulegen
own-help-deal = lässt ab hier Reverie austeilen und würfeln
own-nothing-aside = Es ist nichts beiseitegelegt.
own-followed = Der Rest ist noch einmal gespielt, soweit er passt.
own-left-out = Der Rest ist verworfen.
