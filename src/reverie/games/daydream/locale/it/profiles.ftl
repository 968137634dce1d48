### Ciò che si può raggiungere.

web-feat-daydream-six = Sei di fila
    .why = Completa una fila di sei con numeri consecutivi.
web-feat-daydream-name = Il nome più alto
    .why = Ottieni da solo il quarto nome di un tabellone.
web-feat-daydream-thornless = Senza spine
    .why = Ottieni il terzo nome o meglio senza una sola spina.
web-feat-daydream-shelf = Lo scaffale pieno
    .why = Disegna tutti gli oggetti dello scaffale.
