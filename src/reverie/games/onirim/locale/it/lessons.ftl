### The lessons of this game.

## Rows and doors

lesson-onirim-rows = Stanze e Porte
    .lead = I primi turni: una fila di Stanze, tre di un colore, una Porta.
lesson-onirim-rows-doors = È notte e vaghi in un labirinto di sogni. Otto Porte conducono fuori, due per ciascuno dei quattro colori. Trovale tutte e ti sveglierai.
lesson-onirim-rows-hand = Hai in mano cinque carte, tutte Stanze. Una Stanza ha un colore (osservatorio rosso, acquario blu, giardino verde, biblioteca marrone) e un simbolo: Sole, Luna o Chiave.
lesson-onirim-rows-first = Il tuo labirinto è una fila di Stanze che cresce verso destra. Scegli il Sole rosso, poi giocalo.
lesson-onirim-rows-symbol = Hai di nuovo cinque carte. Una sola regola per la prossima Stanza: il suo simbolo dev’essere diverso da quello dell’ultima carta. Il colore è libero. Dopo il Sole, gioca la Luna rossa.
lesson-onirim-rows-third = Due Stanze rosse di fila, e ti è appena arrivato un Sole rosso. Sole dopo Luna va bene. Giocalo: la terza rossa di fila.
lesson-onirim-rows-take = Tre di un colore di fila trovano una Porta! Prendi quella rossa dal mazzo. Poi si mescola, e una quarta carta rossa comincerebbe una nuova serie.
lesson-onirim-rows-deck = Questa candela è il mazzo. Si consuma a ogni carta pescata, e qui vedi che cosa può venire. Se devi pescare e non c’è più nulla, ha vinto la notte.
lesson-onirim-rows-discard = Un turno è un’azione: giocare una carta o scartarne una. Non ti va bene niente? Scarta il Sole blu e guarda che cosa arriva.
lesson-onirim-rows-end = Una Porta su otto. Sai muoverti nel labirinto; ora imparerai a che cosa servono le Chiavi.

## Keys

lesson-onirim-keys = Chiavi e Profezia
    .lead = Aprire una Porta pescata, guardare nel futuro.
lesson-onirim-keys-keys = Hai tre Chiavi. Una Chiave si gioca come ogni Stanza. Ma sa fare altre due cose, e valgono entrambe più di un posto nella fila.
lesson-onirim-keys-draw = Prima le Porte. Arrivano anche quando completi la mano. Scarta il Sole blu e guarda che cosa peschi.
lesson-onirim-keys-open = Una Porta rossa, e hai la Chiave rossa. Aprila: la Chiave si scarta, la Porta è tua, e continui a pescare.
lesson-onirim-keys-without = Ora gioca il Sole verde; la tua fila è ancora vuota, quindi va bene tutto.
lesson-onirim-keys-limbo = Una Porta marrone, ma nessuna Chiave marrone. Va nel Limbo, accanto al mazzo. Alla fine del turno tutto il Limbo torna nel mazzo: la Porta non è persa.
lesson-onirim-keys-prophecy = L’altro uso di una Chiave: scartata come azione, dà una Profezia, che ti mostra le prossime cinque carte. Scarta la Chiave verde.
lesson-onirim-keys-bin = Una delle cinque va scartata, quella che vuoi. Liberati dell’Incubo; scartato così non ti fa nulla.
lesson-onirim-keys-order = Rimetti le altre nell’ordine che vuoi: la prima sarà pescata per prima. Porta davanti la Porta blu (trascinandola o con le frecce), lascia le altre come stanno e rimettile.
lesson-onirim-keys-again = Ecco la tua Porta blu, come avevi disposto, e hai tenuto la Chiave blu. Aprila.
lesson-onirim-keys-end = Due Porte con due Chiavi. Nel mazzo le Chiavi sono dodici: per le Porte, per le Profezie, o una da tenere contro un Incubo.

## Nightmares

lesson-onirim-nightmares = Incubi e Limbo
    .lead = Dieci Incubi aspettano nel mazzo. Quattro vie d’uscita da ciascuno.
lesson-onirim-nightmares-ten = Nel mazzo ci sono dieci Incubi. Vedi sempre quanti ne restano e quanto è probabile che la prossima carta sia un Incubo.
lesson-onirim-nightmares-meet = Gioca il Sole blu e completa la mano…
lesson-onirim-nightmares-four = Un Incubo si risolve subito, in uno di quattro modi: cedere una Chiave, perdere una Porta trovata, rivelare cinque carte del mazzo, o scartare la mano. Ogni pulsante dice che cosa costa.
lesson-onirim-nightmares-key = Cedere una Chiave è il prezzo più lieve per il mazzo. Cedi la Chiave verde; l’Incubo se ne va con lei.
lesson-onirim-nightmares-second = Il mazzo è intatto, ma hai una Chiave in meno. Gioca la Luna marrone…
lesson-onirim-nightmares-reveal = Un altro, e niente più Chiavi. Rivela cinque carte: Porte e Sogni vanno nel Limbo, le Stanze negli scarti. La candela si accorcia, ma la mano resta.
lesson-onirim-nightmares-limbo = Guarda il Limbo: vi aspettano una Porta e un Incubo. Hai appena pescato una Porta rossa senza la sua Chiave; manda anche lei lì. Alla fine del turno tutti e tre tornano nel mazzo.
lesson-onirim-nightmares-third = Il Limbo è di nuovo vuoto e il mazzo mescolato. Avanti: gioca il Sole marrone.
lesson-onirim-nightmares-hand = Un terzo. Stavolta scarta la mano: peschi cinque nuove Stanze, e le Porte o i Sogni incontrati vanno nel Limbo senza effetto.
lesson-onirim-nightmares-end = La quarta via, perdere una Porta, la manda nel Limbo: torna nel mazzo e va ritrovata. A volte è giusto anche questo.

## How it ends

lesson-onirim-ends = L’ultima Porta
    .lead = Come si vince una notte, e come si perde.
lesson-onirim-ends-seven = Sette Porte sono aperte. Manca solo la seconda marrone, e hai in mano tre Stanze marroni.
lesson-onirim-ends-one = Comincia con il Sole marrone.
lesson-onirim-ends-two = Poi la Luna marrone: stesso colore, altro simbolo.
lesson-onirim-ends-three = E ancora un Sole marrone, la terza carta.
lesson-onirim-ends-take = Prendi l’ottava Porta.
lesson-onirim-ends-won = Hai vinto, e subito: con l’ottava Porta non si risolve più nulla e non si pesca più.
lesson-onirim-ends-lost = Perdi quando devi pescare e il mazzo è vuoto. Il Limbo non aiuta: torna solo alla fine del turno.
lesson-onirim-ends-end = Se una Porta è scartata per sempre, la partita non si può più vincere. Il tavolo te lo dice; continua o abbandona. Ora conosci tutto il gioco base.

## The Book of Steps

lesson-onirim-book = Il Libro dei Passi Perduti
    .lead = Porte in un ordine dato, e tre incantesimi pagati con carte scartate.
lesson-onirim-book-goals = Con il Libro, otto Obiettivi stanno in fila. Le Porte vanno trovate in quest’ordine, da sinistra: prima rossa, poi blu, poi verde…
lesson-onirim-book-wrong = Hai la Chiave verde. Gioca il Sole rosso e guarda che cosa viene.
lesson-onirim-book-limbo = Una Porta verde, troppo presto: il primo Obiettivo è rosso. Potresti aprirla, ma andrebbe nel Limbo e la Chiave sarebbe spesa. Tieni la Chiave e manda la Porta nel Limbo.
lesson-onirim-book-row = Trova la Porta rossa con tre rosse di fila: gioca la Luna rossa, poi il Sole rosso.
lesson-onirim-book-take = Il rosso è il primo Obiettivo. Prendi la Porta.
lesson-onirim-book-reached = L’Obiettivo viene girato; il prossimo è blu. Se perdi una Porta, il suo Obiettivo torna scoperto e viene prima di tutti gli altri.
lesson-onirim-book-pile = Negli scarti ci sono quattro carte: sono la borsa per gli incantesimi. Scarta il Sole verde, e sono cinque.
lesson-onirim-book-cast = La prima pagina si illumina: cinque carte pagano la Profezia Paradossale. Lanciala. (Le carte lasciano il gioco. Se fossero di più, le sceglieresti tu.)
lesson-onirim-book-raise = Vedi le ultime cinque carte del mazzo. Mettine una in cima: la Porta blu, naturalmente.
lesson-onirim-book-sink = Le altre tornano in fondo nell’ordine che vuoi. Come stanno va bene.
lesson-onirim-book-open = La Porta blu è pescata, il blu è il prossimo Obiettivo, e hai la Chiave blu. Aprila.
lesson-onirim-book-spells = Gli altri incantesimi: la Pianificazione Parallela, per sette carte, scambia due Obiettivi. La Potente Punizione, per dieci, scarta senza alcun effetto un Incubo appena pescato.
lesson-onirim-book-end = Gli incantesimi si lanciano prima della tua azione, prima di prendere una Porta e tra una pescata e l’altra, finché gli scarti bastano. Tanti scarti sono un tesoro.

## The Towers

lesson-onirim-towers = Le Torri
    .lead = Costruisci un Bastione di quattro colori accanto al labirinto.
lesson-onirim-towers-towers = Nel mazzo ci sono dodici Torri. Sono carte Labirinto e vanno in mano. Per vincere ora serve anche un Bastione: quattro Torri vicine di quattro colori.
lesson-onirim-towers-first = Le Torri hanno una fila tutta loro. La prima può essere una qualsiasi: costruisci la Torre rossa 4.
lesson-onirim-towers-edges = Guarda i bordi. Dove due Torri si toccano non devono avere simboli in comune: la rossa ha una Luna a destra, la Torre verde 4 un Sole a sinistra. Costruiscila a destra.
lesson-onirim-towers-third = La verde finisce con un Sole, la blu comincia con una Luna. Costruisci la Torre blu 4 a destra.
lesson-onirim-towers-nightmare = Un Incubo. Si risolve come al solito; cedi la Chiave rossa. Ma gli Incubi odiano anche le Torri…
lesson-onirim-towers-false = Ora si perde una Torre: una di un’estremità, o una interna se le vicine possono toccarsi. Oppure scegli la falsa distruzione: nessuna Torre cade, ma l’Incubo va nel Limbo e tornerà. Fai così.
lesson-onirim-towers-rampart = La Torre marrone 5 ha il bordo sinistro vuoto; può toccare qualsiasi cosa. Costruiscila a destra.
lesson-onirim-towers-stands = Rosso, verde, blu, marrone: un Bastione! Finché regge, gli Incubi non prendono Torri.
lesson-onirim-towers-discard = Le Torri che non ti servono mostrano il futuro. Scarta la Torre verde 3.
lesson-onirim-towers-look = Il suo numero dice quante carte in cima puoi guardare. Guarda.
lesson-onirim-towers-order = Tre carte, da rimettere nell’ordine che vuoi. Nessuna si scarta. L’Incubo è l’ultimo: bene, rimettile così.
lesson-onirim-towers-end = Otto Porte e un Bastione vincono la partita. Il Bastione si può finire prima, durante o dopo le Porte.

## Dreams and premonitions

lesson-onirim-dreams = Sogni Felici e Oscure Premonizioni
    .lead = Doni nel mazzo, minacce sul tavolo.
lesson-onirim-dreams-premonitions = Quattro Premonizioni sono scoperte, altre quattro coperte. Ognuna aspetta certe Porte; quando la sua condizione si avvera, la penalità colpisce una volta e la carta se ne va.
lesson-onirim-dreams-two = Hai due Porte. Con la terza, una delle quattro ti farebbe scartare la mano.
lesson-onirim-dreams-dream = C’è un aiuto: quattro Sogni Felici sono nel mazzo. Scarta il Sole blu…
lesson-onirim-dreams-gifts = Un Sogno Felice offre uno di tre doni: una Premonizione scoperta lascia il gioco senza penalità; oppure vedi sette carte, ne scarti quante vuoi e ordini le altre; oppure cerchi una carta qualsiasi.
lesson-onirim-dreams-dispel = Liberati della Premonizione che aspetta tre Porte.
lesson-onirim-dreams-another = Scarta il Sole verde…
lesson-onirim-dreams-search = Un altro Sogno Felice! Hai due Chiavi rosse: cerca nel mazzo.
lesson-onirim-dreams-fetch = Prendi una Porta rossa. Il mazzo si mescola e la Porta va in cima.
lesson-onirim-dreams-open = Pescata subito. Aprila: la tua terza Porta, e non succede nulla, perché quella Premonizione non c’è più.
lesson-onirim-dreams-second = Ora l’altra faccia. Scarta il Sole marrone, e apri la Porta rossa che arriva.
lesson-onirim-dreams-strike = Due Porte rosse: due Premonizioni si avverano insieme, e scegli quale colpisce per prima. Affronta quella della coppia: manda nel Limbo una delle due Porte rosse.
lesson-onirim-dreams-stays = Ben fatto: con una sola Porta rossa, la Premonizione rossa non è più vera. Resta sul tavolo e aspetta.
lesson-onirim-dreams-end = Guarda le Premonizioni prima di aprire una Porta, e tieni i Sogni Felici per le peggiori.

## Two players

lesson-onirim-two = In due
    .lead = Una mano a testa, una in comune, quattro Porte ciascuno.
lesson-onirim-two-eight = Due sognatori esplorano insieme. Otto carte sono scoperte; ne prendete una a turno finché ciascuno non ne ha tre. Le due che restano sono di entrambi.
lesson-onirim-two-pick = Prendi il Sole rosso, la Luna rossa e la Luna marrone. Nel frattempo sceglie il tuo partner.
lesson-onirim-two-hands = Nel tuo turno le due carte comuni fanno parte della tua mano. Questa partita è aperta: vedete le carte l’uno dell’altro e potete parlare di tutto.
lesson-onirim-two-play = Ciascuno ha il proprio labirinto. Gioca il Sole rosso; poi tocca al tuo partner.
lesson-onirim-two-second = Il tuo partner ha cominciato una fila blu. Gioca la tua Luna rossa.
lesson-onirim-two-third = E il Sole rosso, la terza rossa nella tua fila.
lesson-onirim-two-take = Prendi la Porta; sta davanti a te. Vincete insieme appena ciascuno ha una Porta di ogni colore.
lesson-onirim-two-discard = Il tuo partner ha usato una carta comune, e quella pescata ne ha preso il posto. Ora scarta il Sole blu.
lesson-onirim-two-swap = Scartando puoi scambiare una tua carta con una comune. Dai il Sole marrone e prendi la Chiave rossa: con te è al sicuro.
lesson-onirim-two-place = Una carta pescata va dove c’è posto. Se c’è posto in entrambe le mani, scegli: tenerla o condividerla.
lesson-onirim-two-end = A entrambi serve una Porta di ogni colore. Una seconda Porta di un colore non aiuta a vincere, ma si può cedere a un Incubo.

## In silence

lesson-onirim-silent = In due, in silenzio
    .lead = Le carte sono nascoste, parlano le mosse.
lesson-onirim-silent-hidden = In una partita silenziosa nessuno parla. Queste tre carte il tuo partner le ha prese sotto i tuoi occhi, quindi le conosci. Quello che pesca d’ora in poi ti resta nascosto.
lesson-onirim-silent-told = File, Porte, carte comuni e scarti sono visibili a entrambi, come tutto ciò che una regola rivela. Quello che guardi in una Profezia è solo per te.
lesson-onirim-silent-play = Gioca il Sole rosso e osserva che cosa fa il tuo partner.
lesson-onirim-silent-nightmare = Un Sole blu: dunque cerca il blu. E della carta pescata vedi solo il dorso. Gioca la tua Luna rossa.
lesson-onirim-silent-hand = Un Incubo. Scarta la mano: se ne vanno le tue carte e quelle comuni, e ne peschi cinque nuove.
lesson-onirim-silent-share = Una Luna blu. C’è posto in entrambe le mani, quindi scegli dove va. Il tuo partner ha cominciato con il blu: condividila.
lesson-onirim-silent-keep = Il rosso è il tuo colore. Tieni il Sole rosso e la Luna rossa, poi il Sole verde.
lesson-onirim-silent-understood = Capito senza una parola: il tuo partner ha preso la Luna blu dalla mano comune.
lesson-onirim-silent-end = In silenzio ogni carta condivisa, giocata o lasciata è un messaggio. Fidatevi.

## Variants

lesson-onirim-variants = Notti più dure
    .lead = Ogni espansione ha una variante più difficile; eccole tutte e tre.
lesson-onirim-variants-spells = Perduti! è la variante del Libro: gli stessi incantesimi, ma per sei, nove e dodici carte.
lesson-onirim-variants-premonitions = All’inizio possono essere scoperte cinque o sei Premonizioni invece di quattro. Qui sono sei.
lesson-onirim-variants-ruins = Rovine sparse: per vincere serve ancora un Bastione, e il tuo è in piedi. Ma non protegge nulla.
lesson-onirim-variants-nightmare = Gioca il Sole verde…
lesson-onirim-variants-give = … ed ecco l’Incubo. Cedi la Chiave rossa.
lesson-onirim-variants-lose = Il Bastione non aiuta: cade una Torre, o l’Incubo torna passando dal Limbo. Perdi la Torre rossa.
lesson-onirim-variants-end = Espansioni e varianti si combinano tutte, in solitario o in due. Tutte e tre insieme sono una lunga notte: buona fortuna.
