### Ciò che dice ogni gioco: domande, comandi, salvataggi, errori.

list-last = { $some } e { $last }
prompt = >
hint = Un numero, le parole o il loro inizio. `?` la regola · `help` · `hint` · `undo` · `log` · `save` · `quit`
asked = Giocatore { $player }: { $question }
auto = C’era una sola risposta, data al posto tuo: { $actions }
hand-over = Giocatore { $player }, tocca a te. Quando nessun altro vede lo schermo, premi Invio.

## Lines that cannot be accepted

bad-unreadable = Non capito: { $reason }
bad-illegal = Non permesso: { $reason }
bad-out-of-turn = Non adesso: { $reason }
read-no-action = «{ $text }» non è né una mossa di questo gioco né un comando. `help` mostra che cosa puoi scrivere.
read-did-you-mean = «{ $text }» non è una mossa. Intendevi «{ $guess }»?
read-ambiguous = «{ $text }» può voler dire { $meanings }
read-no-number = la risposta { $n } non c’è; l’ultima è { $last }
read-illegal = «{ $text }»: { $why }
read-none-legal = niente di ciò che «{ $text }» può voler dire è possibile qui
read-then = dopo «{ $done }» si vedono carte nuove o tocca a qualcun altro; «{ $rest }» deve aspettare. Non è stato fatto nulla.
look-whom = indica di chi è il tabellone: da «look 1» a «look { $last }»

## Commands

help-answers = Rispondi con un numero dell’elenco, con le parole come sono scritte lì, o con l’inizio di ogni parola. Invio da solo mostra di nuovo il tavolo.
help-undo = annulla la tua ultima risposta, finché da allora non si è visto nulla di nuovo
help-back = in solitario: torna comunque alla tua decisione precedente; la registrazione conserva ciò che lasci
help-save = dice dove è salvata la partita; «save FILE» ne mette lì una copia
help-log = la cronologia; «log 3» solo gli ultimi tre turni
help-rule = la regola dietro la domanda
help-help = questa pagina
help-concede = abbandona la partita, che conta come persa
help-quit = esce; la partita è salvata e si può riprendere
help-look = mostra il tabellone di un altro giocatore com’era al tiro dei dadi: «look 2»

undone = Mossa annullata.
undo-nothing = non c’è nulla da annullare: dalla tua ultima risposta è stato rivelato qualcosa, oppure non hai ancora risposto.
back-done = Di nuovo alla tua decisione precedente. La registrazione conserva la strada lasciata e mostra il ritorno.
back-nothing = prima di questa non hai preso nessuna decisione.
back-alone = tornare indietro oltre ciò che si è visto è possibile solo in solitario; `undo` annulla ciò che non ha mostrato nulla a nessuno.
concede-sure = Così la partita è persa. Scrivi ancora `concede` se è quello che vuoi.
quit-anyway = Scrivi ancora `quit` per uscire senza salvare.

## Saving, resuming, leaving

saved = Salvato: { $file }
not-saved = Non è stato possibile salvare la partita in { $file }: { $reason }
file-there = { $file } esiste già e resta com’è; scegli un altro nome.
resumed = { $n ->
    [one] La partita riprende dopo { $n } voce.
   *[other] La partita riprende dopo { $n } voci.
}
record-cut = { $file } era troncato; si è potuto leggere tutto fino alla voce { $n }.
left-quit = Salvato. Per riprendere questa partita:
left-gone = Non arriva più nulla dalla tastiera. La partita è salvata; per riprenderla:
end-saved = La partita è conservata in { $file }. Per rivederla:
no-setup = Indica a quale gioco giocare, o quale file riprendere.
other-setup = { $file } contiene una partita di «{ $there }», non di «{ $asked }».

## Verificare che la sorte sia stata onesta

verify-replayed = { $file }: { $setup }, { $entries ->
    [one] una voce, ammessa
   *[other] { $entries } voci, tutte ammesse
} dalle regole.
verify-fair = Il seme è quello promesso prima della partita, e { $outcomes ->
    [one] l’unica carta o l’unico tiro ne deriva
   *[other] tutti i { $outcomes } esiti (carte e tiri) ne derivano
}. Nessun trucco.
verify-waiting = La fortuna è stata fissata prima della partita ({ $commitment }), ma il seme non è ancora svelato: solo allora si potrà verificare che carte e tiri ne derivano.
verify-none = Questa registrazione non contiene alcuna promessa: non si può verificare se la fortuna era truccata.
