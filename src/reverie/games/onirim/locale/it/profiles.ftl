### Ciò che si può raggiungere.

web-feat-onirim-everything = Tutta la casa
    .why = Vinci con tutte e tre le espansioni.
web-feat-onirim-early = A casa prima di mezzanotte
    .why = Vinci con venti o più carte nel mazzo.
web-feat-onirim-silent = Senza una parola
    .why = Vinci in due una partita silenziosa.
web-feat-onirim-premonitions = Cattivi presagi
    .why = Vinci con sei Premonizioni.
