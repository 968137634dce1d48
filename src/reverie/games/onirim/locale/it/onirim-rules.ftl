### La regola dietro ogni domanda, con parole nostre.

oni-rule-ids = Regole: { $ids }

oni-rule-act = Un turno è un’azione, poi la mano torna a cinque carte, poi il Limbo torna nel mazzo. Giocare: aggiungi una Stanza in fondo al tuo labirinto; il suo simbolo deve essere diverso dall’ultimo, il colore è libero. La terza carta di fila dello stesso colore ti lascia prendere una Porta di quel colore. Scartare: una carta qualsiasi della mano; una Chiave scartata così ti mostra le prime cinque carte del mazzo: una si scarta, le altre tornano nell’ordine che vuoi.
oni-rule-act-towers = Una Torre va all’estremità sinistra o destra della fila di Torri, se i bordi che si toccano non hanno simboli in comune; il labirinto e la sua serie restano come sono. Una Torre scartata ti lascia guardare e riordinare tante carte in cima quante dice il suo numero.
oni-rule-act-book = Profezia Paradossale e Pianificazione Parallela si possono lanciare prima, ogni volta che gli scarti bastano a pagarle.
oni-rule-act-two = La tua mano sono le tue carte e quelle comuni. Scartando puoi anche scambiare una tua carta con una comune.

oni-rule-take-door = Con la terza carta di fila di un colore puoi cercare nel mazzo una Porta di quel colore; poi il mazzo si mescola. Presa o no, la serie è consumata: la prossima carta di quel colore ne comincia un’altra.
oni-rule-take-door-book = La Porta si ottiene solo se è del colore del primo Obiettivo scoperto (▸); ogni altra va nel Limbo.

oni-rule-door = Una Porta pescata completando la mano è tua se scarti dalla mano la Chiave del suo colore. Altrimenti va nel Limbo e torna nel mazzo alla fine del turno. Una Chiave spesa per una Porta non dà Profezia.
oni-rule-door-book = Si ottiene solo una Porta del colore del primo Obiettivo scoperto (▸); ogni altra va nel Limbo, e la sua Chiave è spesa comunque.
oni-rule-door-two = La Chiave può venire dalle tue carte o da quelle comuni; la Porta sta davanti a te.

oni-rule-nightmare = Un Incubo si risolve subito in uno di quattro modi: cedere una Chiave della mano; mandare nel Limbo una Porta ottenuta; rivelare le prime cinque carte, di cui Porte e Sogni vanno nel Limbo e il resto negli scarti; oppure scartare tutta la mano e pescare cinque nuove carte Labirinto, mandando nel Limbo tutto il resto. Poi l’Incubo si scarta e si continua a completare la mano.
oni-rule-nightmare-book = La Potente Punizione lo scarta senza alcun effetto, se gli scarti bastano a pagarla.
oni-rule-nightmare-towers = Dopo si perde una Torre della fila, a meno che un Bastione non le protegga o tu non scelga la falsa distruzione.
oni-rule-nightmare-two = La Chiave può essere comune, la Porta deve essere tua, e tutta la mano vuol dire entrambe le parti.

oni-rule-bin = Una Profezia ti mostra le prime cinque carte, o quante ne restano. Se ne scarta una sola, qualunque sia; un Sogno scartato così non ha effetto.
oni-rule-order = Le carte tornano in cima al mazzo nell’ordine in cui le nomini: la prima sarà pescata per prima. L’ultima va a posto da sé. L’ordine vale finché il mazzo non si mescola.
oni-rule-pick = Otto carte Labirinto sono scoperte. Ne prendete una a turno finché ciascuno non ne ha tre; le due che restano sono la mano comune, che usate entrambi.
oni-rule-place = Una carta Labirinto pescata va nella tua mano personale (tre carte) o in quella comune (due). Se c’è posto in entrambe, scegli tu.
oni-rule-swap = Scartando puoi scambiare una tua carta con una comune, prima di ogni altra conseguenza dello scarto.
oni-rule-swap-for = Scegli la carta comune che ricevi in cambio della tua.
oni-rule-draw-or-cast = Prima di ogni carta pescata per completare la mano si può lanciare un incantesimo, se gli scarti bastano a pagarlo.
oni-rule-pay = Un incantesimo si paga con carte degli scarti a tua scelta; lasciano il gioco ma restano visibili.
oni-rule-raise = La Profezia Paradossale ti mostra le ultime cinque carte. Una va in cima al mazzo, le altre tornano in fondo.
oni-rule-sink = Le altre carte vanno in fondo nell’ordine in cui le nomini; l’ultima sta più in basso di tutte e va a posto da sé.
oni-rule-swap-goals = La Pianificazione Parallela fa scambiare di posto due Obiettivi qualsiasi; ciascuno conserva la faccia che mostra. Dopo, il primo Obiettivo scoperto da sinistra torna a essere il primo.
oni-rule-may-look = Una Torre scartata ti lascia guardare tante carte in cima quante dice il suo numero. Tornano tutte in cima, nell’ordine che vuoi.
oni-rule-lose-tower = Un Incubo risolto costa una Torre della fila: una di un’estremità, o una fra due che possono toccarsi. Con la falsa distruzione non si perde nessuna Torre, ma l’Incubo va nel Limbo e tornerà.
oni-rule-happy-dream = Un Sogno Felice pescato completando la mano offre uno di tre doni: una Premonizione lascia il gioco senza penalità; oppure si rivelano le prime sette carte, ne scarti quante vuoi e riordini le altre; oppure cerchi una carta a tua scelta, mescoli il mazzo e la metti in cima. Poi il Sogno si scarta.
oni-rule-sift = Delle sette carte rivelate scarti quante vuoi, anche Porte e Sogni. Quelle che tieni tornano in cima nell’ordine che vuoi.
oni-rule-fetch = Si può scegliere qualsiasi carta del mazzo. Il mazzo si mescola, e la carta va in cima.
oni-rule-which-premonition = Quando più Premonizioni si avverano insieme, scegli quale colpisce per prima. Se a quel punto la condizione di un’altra non vale più, quella resta sul tavolo.
oni-rule-shed-keys = La Premonizione blu scarta due Chiavi del mazzo a tua scelta, o una sola se non ce n’è un’altra. Poi il mazzo si mescola.
oni-rule-surrender = Una Premonizione manda nel Limbo una Porta ottenuta: una delle tue se ne hai una adatta, altrimenti una del tuo partner.
