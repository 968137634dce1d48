### Profile: was jemand von sich zeigt, und was man erreichen kann.

profile-since = Dabei seit { $date }
profile-games = { $count ->
    [one] eine Partie beendet
   *[other] { $count } Partien beendet
}
profile-none = Noch keine Partie beendet.
profile-favourites = Lieblingsspiele
profile-favourite = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
profile-favourite-score = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
profile-names = Erreichte Titel
profile-riddles = Rätsel
profile-rating = Wertung { $rating }, { $solved } von { $tried } gelöst
profile-circles = Kreise
profile-achievements = Erfolge
profile-achieved = Erreicht am { $date }
profile-open = Noch offen
profile-missing = Hier heißt niemand so, oder die Seite ist nicht öffentlich.
profile-yours = Nur du siehst diese Seite. Wähle, was andere sehen:
profile-yours-shown = Andere sehen diese Seite. Wähle, was sie sehen:
profile-visible = Meine Seite anderen zeigen
profile-see = Deine Seite
profile-see-why = Porträt, Lieblingsspiele und Erfolge, so öffentlich, wie du willst.
profile-pages = Seiten der Spieler
profile-other = Die Seite eines anderen Spielers
profile-choose = Auswählen, was andere sehen
profile-whose = Wessen Seite? Tipp den Anmeldenamen ein.
web-feat-win = Erstes Licht
    .why = Gewinne eine Partie.
web-feat-together = In guter Gesellschaft
    .why = Beende eine Partie mit anderen.
web-feat-ways = Zehn Wege durch die Nacht
    .why = Gewinne in zehn verschiedenen Spielvarianten.
web-feat-days = Sieben Nächte in Folge
    .why = Beende den Traum des Tages an sieben Tagen in Folge.
