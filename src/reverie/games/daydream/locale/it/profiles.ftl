### Ciò che si può raggiungere.

web-feat-daydream-six = Sei di fila
    .why = Completa una fila di sei con numeri consecutivi.
web-feat-daydream-name = Il titolo più alto
    .why = Ottieni in solitario il quarto titolo di un tabellone.
web-feat-daydream-thornless = Senza spine
    .why = Ottieni il terzo titolo o meglio senza una sola spina.
web-feat-daydream-shelf = La mensola piena
    .why = Disegna tutti gli oggetti della mensola.
