### Kreise: dieselben Träume für alle.

web-title-circles = Kreise
web-title-circle = Kreis
web-title-invited = Kreis beitreten
web-more-circles = Jede Woche dieselben Träume wie deine Freunde.
circles-lead = Jede Woche spielt ihr dieselben sieben Träume, alle für sich und wann es passt. Das Glück ist für alle gleich; es zählt nur, was man daraus macht.
circles-yours = Deine Kreise
circles-none = Du bist noch in keinem Kreis. Gründe einen und schick deinen Freunden den Link, oder öffne den Link eines Freundes.
circles-public = Der offene Kreis
circles-public-what = Alle spielen dieselben sieben Träume. Fang an, womit du willst.
circles-make = Kreis gründen
circles-name = Name des Kreises
circles-make-button = Gründen
circles-join = Kreis beitreten
circles-members = { $n ->
    [one] ein Mitglied
   *[other] { $n } Mitglieder
}
circles-played = { $n } von { $of } gespielt
circles-until = Bis { $date }
circles-over = Diese Woche ist vorbei
circles-week = Woche { $n } von { $of }, Saison { $season }
circles-dreams = Die Träume der Woche
circles-dream = Traum { $n }
circles-new = noch nicht gespielt
circles-playing = angefangen
circles-finished = gespielt
circles-abandoned = aufgegeben
circles-play = Spielen
circles-continue = Weiterspielen
circles-compare = Vergleichen
circles-one-try = Ein Versuch, keine Tipps.
circles-hidden = Spiel ihn, dann siehst du, wie es den anderen ging.
circles-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
circles-share = { $n } von 100
circles-table = Diese Woche
circles-table-part = Bis die Woche vorbei ist, zählen hier nur die Träume, die du gespielt hast.
circles-table-none = Spiel deinen ersten Traum der Woche, dann siehst du, was die anderen daraus gemacht haben.
circles-table-empty = In dieser Woche hat niemand gespielt.
circles-season = Saison { $n }
circles-season-weeks = { $n ->
    [one] eine von { $of } Wochen gezählt
   *[other] { $n } von { $of } Wochen gezählt
}
circles-season-none = Hier zählen die Punkte, sobald eine Woche vorbei ist.
circles-rule = Jeder Traum bringt bis zu 100 Punkte: den Anteil der anderen, die du übertriffst; Gleichstand zählt halb. Hat ihn sonst niemand gespielt, sind es 50. Nicht rechtzeitig gespielt: 0.
circles-past = Vergangene Wochen
circles-replay = Partie von { $name } ansehen
circles-commitment = Fingerabdruck des Glücks
circles-seed = Startwert
circles-fair = Das Glück stand fest, bevor die Woche begann: Das hier ist sein Fingerabdruck. Der Startwert wird gezeigt, wenn die Woche vorbei ist.
circles-invite = Lade Freunde mit diesem Link ein
circles-renew = Neuer Link
circles-renew-what = Der alte Link gilt dann nicht mehr.
circles-people = Mitglieder
circles-owner = Leitung
circles-manage = Kreis verwalten
circles-remove = { $name } entfernen
circles-hand-over = Leitung an { $name } übergeben
circles-sure-remove = { $name } entfernen? Was gespielt wurde, bleibt in den Tabellen, und der Link wird erneuert.
circles-sure-hand-over = Die Leitung an { $name } übergeben? Du bleibst Mitglied.
circles-sure-leave = Diesen Kreis verlassen? Was du gespielt hast, bleibt in seinen Tabellen.
circles-leave = Kreis verlassen
circles-cancel = Abbrechen
circles-setups = Träume ab nächster Woche
circles-setups-now = Träume
circles-suggested = Vorschlag
circles-suggested-title = Vorschlag: { $title }
circles-invited = { $name } lädt dich in einen Kreis ein.
circles-invited-what = Sieben Träume in der Woche, dasselbe Glück für alle. Du spielst allein, wann es passt, und danach wird verglichen.
circles-full = Dieser Kreis ist voll.
circles-name-first = Für einen Kreis brauchst du einen Namen und ein Passwort: Alle haben nur einen Versuch, und deine Punkte bleiben dir erhalten.
circles-back = Zurück zum Kreis
circles-unknown = Diesen Kreis gibt es nicht, oder du gehörst nicht dazu. Frag ein Mitglied nach dem Link.
