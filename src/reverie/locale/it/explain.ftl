### I consigli, i loro motivi, e di che cosa era fatta una partita finita.

## Hints

help-hint = le risposte migliori, quanto valgono e perché
hint-head = Che cosa pensa delle tue risposte il giocatore «{ $player }»:
hint-none = Qui non c’è nulla da decidere.
hint-win = { $text }: vince { $value } volte su 100 (da { $low } a { $high })
hint-score = { $text }: { $value } punti attesi (da { $low } a { $high })
hint-name = { $name } { $chance }%
hint-why = Questa risposta { $reasons }.
hint-and = E { $reasons }.
hint-trade = D’altra parte, «{ $answer }» { $reasons }, ma vale { $behind } in meno.
hint-trade-even = D’altra parte, «{ $answer }» { $reasons }, e vale quasi lo stesso.
explain-percent = { $n }%
explain-points = { $n } punti

## Motivi validi in ogni gioco

why-played-on = ottiene i risultati migliori nelle partite giocate a partire da qui
why-plain-goes-on = lascia proseguire la partita
why-plain-wins = fa vincere la partita
why-plain-ends = chiude la partita con un punteggio di { $n }

## What a game was made of

analysis-head = { $setup }, giudicata dal giocatore «{ $player }»
analysis-seat = Giocatore { $player }
analysis-change = Da { $from } a { $to }: { $luck } per fortuna, { $skill } per scelta.
analysis-accuracy = Precisione { $n }%: 100 è ogni volta la risposta migliore, 0 è rispondere a caso.
analysis-decisions = { $n ->
    [one] Una decisione lasciava
   *[other] { $n } decisioni lasciavano
} una scelta; { $best ->
    [one] una risposta valeva
   *[other] { $best } risposte valevano
} quanto la migliore.
analysis-costly = Errori più costosi:
analysis-cost = { $entry }  { $text }: { $cost } in meno di «{ $better }»
analysis-reason = «{ $better }» { $reasons }.
analysis-nothing = Nessuna scelta è costata granché.
analysis-lucky = Colpo di fortuna: { $gain } prima della voce { $entry }.
analysis-unlucky = Colpo di sfortuna: { $gain } prima della voce { $entry }.
analysis-plot = Il grafico è in { $file }.

## Col senno di poi

hindsight-title = Col senno di poi
hindsight-win = Sapendo che cosa sarebbe uscito, questa partita si poteva vincere. L’ultima via vincente si è chiusa alla mossa { $entry }: «{ $text }» l’ha persa, «{ $instead }» l’avrebbe tenuta aperta.
hindsight-score = Sapendo che cosa sarebbe uscito, si potevano fare { $best } punti; la partita è finita con { $result }. La via si è chiusa alla mossa { $entry }: «{ $text }» l’ha persa, «{ $instead }» l’avrebbe tenuta aperta.
hindsight-lost = Anche sapendo che cosa sarebbe uscito, nessuno avrebbe potuto vincere questa partita.
hindsight-unknown = Anche sapendo che cosa sarebbe uscito, non si è trovata una via vincente. Questo non prova che non ci fosse.
hindsight-best = Anche sapendo che cosa sarebbe uscito, non si è trovato nulla di meglio.
hindsight-show = Mostra questa posizione
hindsight-note = Giocando nessuno poteva saperlo: non conta né come fortuna né come errore.

## Da ricordare

takeaways-title = Da ricordare
takeaway-cost = { $cost } in tutto
takeaway-try = Riprova
takeaway-command = Riprova: { $command }
takeaway-plain = Prima di rispondere, guarda ancora una volta le alternative.

plot-title-win = Probabilità di vincere, decisione per decisione
plot-title-score = Punteggio atteso, decisione per decisione
plot-decisions = decisioni
plot-luck = fortuna
plot-skill = decisioni
plot-result = risultato
calibration-title = Che cosa si dichiara, e che cosa si avvera
calibration-stated = probabilità di vincere dichiarata
calibration-won = partite vinte
calibration-games = { $n } posizioni di { $games } partite
strengths-title-win = Partite vinte, con intervalli al 95%
strengths-title-score = Punteggio medio, con intervalli al 95%
