### Profili: ciò che qualcuno mostra di sé, e ciò che si può raggiungere.

profile-since = Qui dal { $date }
profile-games = { $count ->
    [one] una partita finita
   *[other] { $count } partite finite
}
profile-none = Ancora nessuna partita finita.
profile-favourites = Giochi preferiti
profile-favourite = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins ->
    [one] una vinta
   *[other] { $wins } vinte
}
profile-favourite-score = { $games ->
    [one] una partita
   *[other] { $games } partite
}
profile-names = Titoli ottenuti
profile-riddles = Enigmi
profile-rating = Rating { $rating }, { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
} su { $tried }
profile-circles = Circoli
profile-achievements = Traguardi
profile-achieved = Raggiunto il { $date }
profile-open = Ancora da raggiungere
profile-missing = Qui nessuno si chiama così, o la pagina non è pubblica.
profile-yours = Solo tu vedi questa pagina. Scegli che cosa vedono gli altri:
profile-yours-shown = Gli altri vedono questa pagina. Scegli che cosa vedono:
profile-visible = Mostra la mia pagina agli altri
profile-see = La tua pagina
profile-see-why = Ritratto, giochi preferiti e traguardi, pubblici quanto vuoi.
profile-pages = Pagine dei giocatori
profile-other = La pagina di un altro giocatore
profile-choose = Scegli che cosa vedono gli altri
profile-whose = La pagina di chi? Scrivi il nome con cui accede.
web-feat-win = Prima luce
    .why = Vinci una partita.
web-feat-together = In buona compagnia
    .why = Finisci una partita con altri giocatori.
web-feat-ways = Dieci vie nella notte
    .why = Vinci dieci tipi di partita diversi.
web-feat-days = Sette notti di fila
    .why = Finisci il sogno del giorno per sette giorni di fila.
