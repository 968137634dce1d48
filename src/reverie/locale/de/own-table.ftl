### Am eigenen Tisch: echte Karten oder Würfel, und Reverie führt den Tisch. Für Seite und Terminal.

own-lead = Spiele mit deinen eigenen Karten oder Würfeln. Sag, was du gezogen oder gewürfelt und was du getan hast: Reverie führt den Tisch, zählt die Restkarten und gibt dir Tipps, wenn du magst.
own-step-begin = Wähle das Spiel, wie es auf deinem Tisch liegt, und fang an.
own-step-enter = Tippe nach jedem Ziehen oder Würfeln an, was kam. Was nicht sein kann, wird nicht angeboten.
own-step-correct = Vertippt? Nimm zurück, sooft du willst, oder berichtige irgendeinen früheren Eintrag: Alles danach wird neu gespielt.
own-step-end = Am Ende gibt es dieselbe Analyse wie immer. Diese Partien werden von allen anderen getrennt gezählt.
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
own-pass = Alle tragen ihre eigenen Karten ein. Gib das Gerät weiter, wenn es das sagt.
own-entries = Einträge
own-entries-none = Noch ist nichts eingetragen.
own-entries-how = Wähle einen Eintrag, um ihn zu berichtigen. Alles danach wird neu gespielt.
own-chance = Zufall
own-hidden = verdeckt
own-correct = Eintrag { $n } berichtigen
own-remove = Diesen Eintrag entfernen
own-misfit = Eintrag { $n } ({ $what }) passt nicht mehr: { $why }
own-why-over = Die Partie ist da schon zu Ende.
own-why-chance = Erst kommt eine Karte oder ein Wurf.
own-why-turn = Erst ist jemand anders gefragt.
own-why-left = Das kann dort nicht kommen.
own-why-illegal = Die Regeln erlauben es dort nicht.
own-aside = { $n ->
    [one] 1 Eintrag liegt beiseite.
   *[other] { $n } Einträge liegen beiseite.
} Trag ein, was stattdessen geschah, und lass dann den Rest folgen.
own-follow = Rest folgen lassen
own-leave-out = Rest weglassen
own-deal = Reverie geben lassen
own-deal-sure = Ab hier gibt und würfelt Reverie; deine Karten oder Würfel brauchst du dann nicht mehr. Das lässt sich nicht zurücknehmen.
own-dealt = Ab jetzt gibt Reverie.
own-piles = Auslegen
own-piles-title = Was auf dem Tisch liegt
own-piles-how = Leg das auf einem echten Tisch aus, um dort weiterzuspielen.
own-ordered = in dieser Reihenfolge
own-impossible = „{ $what }“ kann jetzt nicht kommen. Ist ein früherer Eintrag falsch?
own-ambiguous = „{ $text }“ kann heißen: { $meanings }
own-unreadable = „{ $text }“ kann nicht kommen. Tippe die Anfänge der Wörter, etwa { $example }.
own-type = Die Anfänge der Wörter genügen, etwa { $example }. `undo` · `entries` · `correct` · `piles` · `deal` · `quit`
own-corrected = Eintrag { $n } ist berichtigt.
own-removed = Eintrag { $n } ist entfernt.
own-no-entry = Es gibt keinen Eintrag { $n }, den du berichtigen könntest.
own-correct-how = Tippe `correct 12 rs`, oder `correct 12`, um Eintrag 12 zu entfernen.
own-home = Am eigenen Tisch, mit echten Karten oder Würfeln
own-key-entries = Einträge
own-key-piles = Auslegen
own-key-deal = Geben
own-key-follow = Rest
own-help-undo = nimmt zurück, was zuletzt eingetragen oder geändert wurde
own-help-entries = zeigt, was eingetragen ist
own-help-correct = `correct 12 rs` berichtigt Eintrag 12, `correct 12` entfernt ihn
own-help-follow = lässt folgen, was eine Berichtigung beiseitegelegt hat, soweit es passt
own-help-drop = vergisst, was eine Berichtigung beiseitegelegt hat
own-help-piles = zeigt, was auf dem Tisch liegt, um es anderswo auszulegen
own-help-deal = lässt ab hier Reverie geben und würfeln
own-nothing-aside = Es liegt nichts beiseite.
own-followed = Was passt, folgt wieder.
own-left-out = Der Rest ist weggelassen.
