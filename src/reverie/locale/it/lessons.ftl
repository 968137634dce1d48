### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Gioca qualche turno con carte e dadi scelti per te. Una lezione dura circa tre minuti e puoi fermarti dove vuoi.
lesson-list = Lezioni
lesson-new = nuova
lesson-done = imparata
lesson-step = Passo { $n } di { $all }
lesson-next = Avanti
lesson-show-me = Mostrami
lesson-back = Indietro
lesson-leave = Tutte le lezioni
lesson-other = Anche «{ $chosen }» sarebbe permesso. Questa lezione continua con: { $wanted }.
lesson-other-order = Ogni ordine è permesso. A questa lezione serve questo: { $wanted }.
lesson-next-lesson = Poi: { $title }
lesson-try = Giocane una partita
lesson-progress = { $n } di { $all } imparate
lesson-continue = Dove ti eri fermato
lesson-partner = Compagna
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor

## Onirim: rows and doors

lesson-onirim-rows = Stanze e Porte
    .lead = I primi turni: una fila di Stanze, tre di un colore, una Porta.
lesson-onirim-rows-doors = È notte e ti sei perso in un labirinto di sogni. Otto Porte conducono fuori, due per ciascuno dei quattro colori. Trovale tutte e ti sveglierai.
lesson-onirim-rows-hand = Hai in mano cinque carte, tutte Stanze. Una Stanza ha un colore (osservatorio rosso, acquario blu, giardino verde, biblioteca marrone) e un simbolo: Sole, Luna o Chiave.
lesson-onirim-rows-first = Il tuo labirinto è una fila di Stanze che cresce verso destra. Scegli il Sole rosso, poi giocalo.
lesson-onirim-rows-symbol = Sei tornato a cinque carte. Una sola regola per la prossima Stanza: il suo simbolo dev'essere diverso da quello dell'ultima carta. Il colore è libero. Dopo il Sole, gioca la Luna rossa.
lesson-onirim-rows-third = Due Stanze rosse di fila, e ti è appena arrivato un Sole rosso. Sole dopo Luna va bene. Giocalo: la terza rossa di fila.
lesson-onirim-rows-take = Tre di un colore di fila trovano una Porta! Prendi quella rossa dal mazzo. Poi si mescola, e una quarta carta rossa comincerebbe una nuova serie.
lesson-onirim-rows-deck = Questa candela è il mazzo. Si consuma a ogni carta pescata, e qui vedi che cosa può venire. Se devi pescare e non c'è più nulla, ha vinto la notte.
lesson-onirim-rows-discard = Un turno è un'azione: giocare una carta o scartarne una. Non ti va bene niente? Scarta il Sole blu e guarda che cosa arriva.
lesson-onirim-rows-end = Una Porta su otto. Sai muoverti nel labirinto; ora imparerai a che cosa servono le Chiavi.

## Onirim: keys

lesson-onirim-keys = Chiavi e Profezia
    .lead = Aprire una Porta pescata, guardare nel futuro.
lesson-onirim-keys-keys = Hai tre Chiavi. Una Chiave si gioca come ogni Stanza. Ma sa fare altre due cose, e valgono entrambe più di un posto nella fila.
lesson-onirim-keys-draw = Prima le Porte. Arrivano anche quando completi la mano. Scarta il Sole blu e guarda che cosa peschi.
lesson-onirim-keys-open = Una Porta rossa, e hai la Chiave rossa. Aprila: la Chiave si scarta, la Porta è tua, e continui a pescare.
lesson-onirim-keys-without = Ora gioca il Sole verde; la tua fila è ancora vuota, quindi va bene tutto.
lesson-onirim-keys-limbo = Una Porta marrone, ma nessuna Chiave marrone. Va nel Limbo, accanto al mazzo. Alla fine del turno tutto il Limbo torna nel mazzo: la Porta non è persa.
lesson-onirim-keys-prophecy = L'altro uso di una Chiave: scartata come azione, ti mostra le prossime cinque carte. Scarta la Chiave verde.
lesson-onirim-keys-bin = Una delle cinque va scartata, quella che vuoi. Liberati dell'Incubo; scartato così non ti fa nulla.
lesson-onirim-keys-order = Rimetti le altre nell'ordine che vuoi: la prima sarà pescata per prima. Porta davanti la Porta blu (trascinandola o con le frecce), lascia le altre come stanno e rimettile.
lesson-onirim-keys-again = Ecco la tua Porta blu, come avevi disposto, e hai tenuto la Chiave blu. Aprila.
lesson-onirim-keys-end = Due Porte con due Chiavi. Nel mazzo le Chiavi sono dodici: per le Porte, per le Profezie, o una da tenere contro un Incubo.

## Onirim: nightmares

lesson-onirim-nightmares = Incubi e Limbo
    .lead = Dieci Incubi aspettano nel mazzo. Quattro vie d'uscita da ciascuno.
lesson-onirim-nightmares-ten = Nel mazzo ci sono dieci Incubi. Vedi sempre quanti ne restano e quanto è probabile che il prossimo arrivi.
lesson-onirim-nightmares-meet = Gioca il Sole blu e completa la mano …
lesson-onirim-nightmares-four = Un Incubo si risolve subito, in uno di quattro modi: cedere una Chiave, perdere una Porta trovata, rivelare cinque carte del mazzo, o scartare la mano. Ogni pulsante dice che cosa costa.
lesson-onirim-nightmares-key = Cedere una Chiave è il prezzo più lieve per il mazzo. Cedi la Chiave verde; l'Incubo se ne va con lei.
lesson-onirim-nightmares-second = È costato caro. Gioca la Luna marrone …
lesson-onirim-nightmares-reveal = Un altro, e niente più Chiavi. Rivela cinque carte: Porte e Sogni vanno nel Limbo, le Stanze negli scarti. La candela si accorcia, ma la mano resta.
lesson-onirim-nightmares-limbo = Guarda il Limbo: vi aspettano una Porta e un Incubo. Hai appena pescato una Porta rossa senza la sua Chiave; manda anche lei lì. Alla fine del turno tutti e tre tornano nel mazzo.
lesson-onirim-nightmares-third = Il Limbo è di nuovo vuoto e il mazzo mescolato. Avanti: gioca il Sole marrone.
lesson-onirim-nightmares-hand = Un terzo. Stavolta scarta la mano: peschi cinque nuove Stanze, e le Porte o i Sogni incontrati vanno nel Limbo senza effetto.
lesson-onirim-nightmares-end = La quarta via, perdere una Porta, la manda nel Limbo: torna nel mazzo e va ritrovata. A volte è giusto anche questo.

## Onirim: how it ends

lesson-onirim-ends = L'ultima Porta
    .lead = Come si vince una notte, e come si perde.
lesson-onirim-ends-seven = Sette Porte sono aperte. Manca solo la seconda marrone, e hai in mano tre Stanze marroni.
lesson-onirim-ends-one = Comincia con il Sole marrone.
lesson-onirim-ends-two = Poi la Luna marrone: stesso colore, altro simbolo.
lesson-onirim-ends-three = E di nuovo il Sole marrone, la terza carta.
lesson-onirim-ends-take = Prendi l'ottava Porta.
lesson-onirim-ends-won = Hai vinto, e subito: con l'ottava Porta non si risolve più nulla e non si pesca più.
lesson-onirim-ends-lost = Perdi quando devi pescare e il mazzo è vuoto. Il Limbo non aiuta: torna solo alla fine del turno.
lesson-onirim-ends-end = Se una Porta è scartata per sempre, la partita non si può più vincere. Il tavolo te lo dice; gioca ancora o arrenditi. Ora conosci tutto il gioco base.

## Onirim: the Book of Steps

lesson-onirim-book = Il Libro dei Passi Perduti
    .lead = Porte in un ordine dato, e tre incantesimi pagati con carte scartate.
lesson-onirim-book-goals = Con il Libro, otto Obiettivi stanno in fila. Le Porte vanno trovate in quest'ordine, da sinistra: prima rossa, poi blu, poi verde …
lesson-onirim-book-wrong = Hai la Chiave verde. Gioca il Sole rosso e guarda che cosa viene.
lesson-onirim-book-limbo = Una Porta verde, troppo presto: il primo Obiettivo è rosso. Potresti aprirla, ma andrebbe nel Limbo e la Chiave sarebbe spesa. Tieni la Chiave e manda la Porta nel Limbo.
lesson-onirim-book-row = Trova la Porta rossa con tre carte: gioca la Luna rossa, poi il Sole rosso.
lesson-onirim-book-take = Il rosso è il primo Obiettivo. Prendi la Porta.
lesson-onirim-book-reached = L'Obiettivo è girato; il prossimo è blu. Se mai perdi una Porta, il suo Obiettivo si riapre e viene prima di tutti gli altri.
lesson-onirim-book-pile = Negli scarti ci sono quattro carte: sono la borsa per gli incantesimi. Scarta il Sole verde, e sono cinque.
lesson-onirim-book-cast = La prima pagina si illumina: cinque carte pagano la Profezia Paradossale. Lanciala. (Le carte lasciano il gioco. Se fossero di più, le sceglieresti tu.)
lesson-onirim-book-raise = Vedi le ultime cinque carte del mazzo. Mettine una in cima: la Porta blu, naturalmente.
lesson-onirim-book-sink = Le altre tornano in fondo nell'ordine che vuoi. Come stanno va bene.
lesson-onirim-book-open = La Porta blu è pescata, il blu è il prossimo Obiettivo, e hai la Chiave blu. Aprila.
lesson-onirim-book-spells = Gli altri incantesimi: la Pianificazione Parallela, per sette carte, scambia due Obiettivi. La Potente Punizione, per dieci, scarta senza alcun effetto un Incubo appena pescato.
lesson-onirim-book-end = Gli incantesimi si lanciano prima della tua azione, prima di prendere una Porta e tra una pescata e l'altra, finché gli scarti bastano. Tanti scarti sono un tesoro.

## Onirim: the Towers

lesson-onirim-towers = Le Torri
    .lead = Costruisci un Bastione di quattro colori accanto al labirinto.
lesson-onirim-towers-towers = Nel mazzo ci sono dodici Torri. Sono carte Labirinto e vengono in mano. Per vincere ora serve anche un Bastione: quattro Torri vicine di quattro colori.
lesson-onirim-towers-first = Le Torri hanno una fila tutta loro. La prima può essere qualsiasi: costruisci la Torre rossa 4.
lesson-onirim-towers-edges = Guarda i bordi. Dove due Torri si toccano non devono avere simboli in comune: la rossa ha una Luna a destra, la Torre verde 4 un Sole a sinistra. Costruiscila a destra.
lesson-onirim-towers-third = La verde finisce con un Sole, la blu comincia con una Luna. Costruisci la Torre blu 4 a destra.
lesson-onirim-towers-nightmare = Un Incubo. Si risolve come al solito; cedi la Chiave rossa. Ma gli Incubi odiano anche le Torri …
lesson-onirim-towers-false = Ora si perde una Torre: una di un'estremità, o una interna se le vicine possono toccarsi. Oppure è una falsa distruzione: nessuna Torre cade, ma l'Incubo va nel Limbo e tornerà. Fai così.
lesson-onirim-towers-rampart = La Torre marrone 5 ha il bordo sinistro vuoto; può toccare qualsiasi cosa. Costruiscila a destra.
lesson-onirim-towers-stands = Rosso, verde, blu, marrone: un Bastione! Finché regge, gli Incubi non prendono Torri.
lesson-onirim-towers-discard = Le Torri che non ti servono mostrano il futuro. Scarta la Torre verde 3.
lesson-onirim-towers-look = Il suo numero dice quante carte in cima puoi guardare. Guarda.
lesson-onirim-towers-order = Tre carte, da rimettere nell'ordine che vuoi. Nessuna si scarta. L'Incubo è l'ultimo: bene, rimettile così.
lesson-onirim-towers-end = Otto Porte e un Bastione vincono la partita. Il Bastione si può finire prima, durante o dopo le Porte.

## Onirim: dreams and premonitions

lesson-onirim-dreams = Sogni Felici e Oscure Premonizioni
    .lead = Doni nel mazzo, minacce sul tavolo.
lesson-onirim-dreams-premonitions = Quattro Premonizioni sono scoperte, altre quattro nascoste. Ognuna aspetta certe Porte; quando la sua condizione si avvera, la pena colpisce una volta e la carta se ne va.
lesson-onirim-dreams-two = Hai due Porte. Con la terza, una delle quattro ti farebbe scartare la mano.
lesson-onirim-dreams-dream = C'è un aiuto: quattro Sogni Felici sono nel mazzo. Scarta il Sole blu …
lesson-onirim-dreams-gifts = Un Sogno Felice fa uno di tre doni: una Premonizione scoperta lascia il gioco senza pena; oppure vedi sette carte, ne scarti quante vuoi e ordini le altre; oppure cerchi una carta qualsiasi.
lesson-onirim-dreams-dispel = Liberati della Premonizione che aspetta tre Porte.
lesson-onirim-dreams-another = Scarta il Sole verde …
lesson-onirim-dreams-search = Un altro Sogno Felice! Hai due Chiavi rosse: cerca nel mazzo.
lesson-onirim-dreams-fetch = Prendi una Porta rossa. Il mazzo si mescola e la Porta sta in cima.
lesson-onirim-dreams-open = Pescata subito. Aprila: la tua terza Porta, e non succede nulla, perché quella Premonizione non c'è più.
lesson-onirim-dreams-second = Ora l'altra faccia. Scarta il Sole marrone, e apri la Porta rossa che arriva.
lesson-onirim-dreams-strike = Due Porte rosse: due Premonizioni si avverano insieme, e scegli quale colpisce per prima. Affronta quella della coppia: manda nel Limbo una delle due Porte rosse.
lesson-onirim-dreams-stays = Furbo: con una sola Porta rossa, la Premonizione rossa non è più vera. Resta sul tavolo e aspetta.
lesson-onirim-dreams-end = Guarda le Premonizioni prima di aprire una Porta, e tieni i Sogni Felici per le peggiori.

## Onirim: two players

lesson-onirim-two = In due
    .lead = Mani proprie, una mano comune, quattro Porte ciascuno.
lesson-onirim-two-eight = Due sognatori esplorano insieme. Otto carte sono scoperte; ne prendete una a turno finché ciascuno ne ha tre. Le due che restano sono di entrambi.
lesson-onirim-two-pick = Prendi il Sole rosso, la Luna rossa e la Luna marrone. Nel frattempo sceglie la tua compagna.
lesson-onirim-two-hands = Nel tuo turno le due carte comuni fanno parte della tua mano. Questa partita è aperta: vedete le carte l'uno dell'altra e parlate di tutto.
lesson-onirim-two-play = Ciascuno ha il proprio labirinto. Gioca il Sole rosso; poi tocca alla tua compagna.
lesson-onirim-two-second = Lei ha cominciato una fila blu. Gioca la tua Luna rossa.
lesson-onirim-two-third = E il Sole rosso, la terza rossa nella tua fila.
lesson-onirim-two-take = Prendi la Porta; sta davanti a te. Vincete insieme appena ciascuno ha una Porta di ogni colore.
lesson-onirim-two-discard = La tua compagna ha usato una carta comune, e quella pescata ne ha preso il posto. Ora scarta il Sole blu.
lesson-onirim-two-swap = Scartando puoi scambiare una tua carta con una comune. Dai il Sole marrone e prendi la Chiave rossa: con te è al sicuro.
lesson-onirim-two-place = Una carta pescata va dove c'è posto. Se c'è posto in entrambe le mani, scegli: tenerla o condividerla.
lesson-onirim-two-end = Una Porta di ciascuno dei quattro colori, per entrambi. Una seconda Porta di un colore non aiuta a vincere, ma si può cedere a un Incubo.

## Onirim: in silence

lesson-onirim-silent = In due, in silenzio
    .lead = Le carte sono nascoste, parlano le mosse.
lesson-onirim-silent-hidden = In una partita silenziosa nessuno parla. Queste tre carte la tua compagna le ha prese sotto i tuoi occhi, quindi le conosci. Quello che pesca d'ora in poi ti resta nascosto.
lesson-onirim-silent-told = File, Porte, carte comuni e scarti sono visibili a entrambi, come tutto ciò che una regola rivela. Quello che guardi in una Profezia è solo per te.
lesson-onirim-silent-play = Gioca il Sole rosso e osserva che cosa fa la tua compagna.
lesson-onirim-silent-nightmare = Un Sole blu: dunque cerca il blu. E della carta pescata vedi solo il dorso. Gioca la tua Luna rossa.
lesson-onirim-silent-hand = Un Incubo. Scarta la mano: se ne vanno le tue carte e quelle comuni, e ne peschi cinque nuove.
lesson-onirim-silent-share = Una Luna blu. C'è posto in entrambe le mani, quindi scegli dove va. La tua compagna ha cominciato con il blu: condividila.
lesson-onirim-silent-keep = Il rosso è il tuo colore. Tieni il Sole rosso e la Luna rossa, poi il Sole verde.
lesson-onirim-silent-understood = Capito senza una parola: la tua compagna ha preso la Luna blu dalla mano comune.
lesson-onirim-silent-end = In silenzio ogni carta condivisa, giocata o lasciata è un messaggio. Fidatevi.

## Onirim: variants

lesson-onirim-variants = Notti più dure
    .lead = Ogni espansione ha una variante più difficile; eccole tutte e tre.
lesson-onirim-variants-spells = Perduti! è la variante del Libro: gli stessi incantesimi, ma per sei, nove e dodici carte.
lesson-onirim-variants-premonitions = All'inizio possono essere scoperte cinque o sei Premonizioni invece di quattro. Qui sono sei.
lesson-onirim-variants-ruins = Rovine sparse: per vincere serve ancora un Bastione, e il tuo è in piedi. Ma non protegge nulla.
lesson-onirim-variants-nightmare = Gioca il Sole verde …
lesson-onirim-variants-give = … ed ecco l'Incubo. Cedi la Chiave rossa.
lesson-onirim-variants-lose = Il Bastione non aiuta: cade una Torre, o l'Incubo torna attraverso il Limbo. Perdi la Torre rossa.
lesson-onirim-variants-end = Espansioni e varianti si combinano tutte, da soli o in due. Tutte e tre insieme sono una lunga notte: buona fortuna.

## Daydream: first turns

lesson-daydream-first = Nuvole e oggetti
    .lead = Dadi nelle nuvole, file in linee, linee in oggetti.
lesson-daydream-first-shelf = È l'ora di rilassarsi. Questa mensola aspetta i suoi oggetti, e tu li disegni linea per linea. Vince chi ne completa di più.
lesson-daydream-first-clouds = Le linee si guadagnano tra le nuvole. Si tirano due dadi per tutti, e scrivi i due numeri in nuvole vuote.
lesson-daydream-first-start = Il primo tiro è speciale: i suoi due numeri vanno dove vuoi, meglio se distanti. Scrivi il 3 in c6 e il 5 in e5: scegli un dado, poi una nuvola.
lesson-daydream-first-done = Finché non dici «Fatto» puoi riprendere tutto. Dillo ora, e i dadi si tirano di nuovo.
lesson-daydream-first-beside = D'ora in poi un numero va accanto a una nuvola piena: sopra, sotto, a sinistra o a destra. Prendi il 4 e scrivilo in c7, sotto il tuo 3.
lesson-daydream-first-sun = La fila c6–c7 è piena: 3 e 4, consecutivi. È perfetta e dà il sole. Due nuvole danno due linee, e una linea di sole arriva fino al sole seguente dell'oggetto.
lesson-daydream-first-second = Scrivi il 2 in e6, sotto il 5, e chiudi il turno.
lesson-daydream-first-dot = Ora una fila di tre: 5, 2 e … scrivi il 6 in e7.
lesson-daydream-first-object = Tutti diversi, ma non consecutivi: il punto. Tre linee, ciascuna solo fino al punto seguente. Il toast è finito, il tuo primo oggetto! Le altre linee cominciano la tazza.
lesson-daydream-first-next = Scrivi l'1 in d7, accanto al tuo 4, e chiudi il turno.
lesson-daydream-first-spoil = A volte va storto qualcosa. Per una volta, scrivi l'1 in d8, sotto l'altro 1.
lesson-daydream-first-spoiled = Un numero due volte in una fila: le due icone sono barrate, e la fila non dà nulla. Succede.
lesson-daydream-first-end = Riempi le file con numeri diversi, e consecutivi dove puoi. La partita finisce quando una griglia è piena o una mensola disegnata.

## Daydream: leaves

lesson-daydream-leaves = Foglie e spine
    .lead = Cambiare un dado, tralasciarne uno, e come si chiama il tuo punteggio.
lesson-daydream-leaves-leaves = La pianta ha delle foglie. Alcune sono già cerchiate: quelle ti aiutano. Ogni foglia cerchiata cambia un dado di uno, in più o in meno.
lesson-daydream-leaves-change = Due cinque, ma accanto al 2 vorresti un 3. Premi due volte la foglia meno, poi scrivi il 3 in c7.
lesson-daydream-leaves-spent = 2 e 3: perfetto! Le due foglie sono riempite e non servono più. Con le foglie un numero può andare da 0 a 9.
lesson-daydream-leaves-skip = Il secondo cinque non ti va da nessuna parte. Una volta per turno puoi tralasciare un dado e cerchiare una foglia. Tralascialo.
lesson-daydream-leaves-thorn = Una nuova foglia è cerchiata. Ma da soli ogni dado tralasciato fa crescere anche una spina, e due spine costano un oggetto alla fine.
lesson-daydream-leaves-done = Chiudi il turno.
lesson-daydream-leaves-fill = Usa la nuova foglia: fai del 4 un 5 e scrivilo in d7. Poi il 3 in g5, e chiudi il turno.
lesson-daydream-leaves-names = Da solo giochi contro la tabella dei nomi: in Mattina tranquilla 5 punti sono un Dolce risveglio, 9 un Atteggiamento zen, 13 la Serenità totale. Ogni combinazione ha i suoi.
lesson-daydream-leaves-end = Puoi anche tralasciare il primo dado e usare subito la sua foglia per il secondo. Tutti e due, mai.

## Daydream: bonuses

lesson-daydream-bonus = I bonus
    .lead = Due file insieme, e ciò che un oggetto finito può dare.
lesson-daydream-bonus-shelf = Gli oggetti si disegnano in ordine, dal ripiano più alto in giù e da sinistra a destra, uno dopo l'altro. Alcuni portano un piccolo sole con foglia: un bonus.
lesson-daydream-bonus-ready = Due file si incrociano in e7, e a entrambe manca poco. Scrivi prima il 6 in f7.
lesson-daydream-bonus-both = Ora il 5 in e7: completa le due file in un colpo.
lesson-daydream-bonus-order = Quale per prima, lo decidi tu. La colonna 3-4-5 è perfetta; prendi prima le sue linee di sole.
lesson-daydream-bonus-bonus = La tazza è finita, e anche la pera con il suo bonus. Scegli: una linea in più fino al sole seguente, o una foglia cerchiata. Prendi il sole.
lesson-daydream-bonus-on = Prima viene il bonus, poi le linee rimaste proseguono: cornetto e pantofola. Cinque oggetti!
lesson-daydream-bonus-end = Un bonus può finire un oggetto che porta a sua volta un bonus. Che bel pomeriggio.

## Daydream: the constellation

lesson-daydream-stars = La costellazione
    .lead = Sotto le stelle: numeri grandi nelle nuvole con la stella.
lesson-daydream-stars-sky = In Sotto le stelle una costellazione pende sotto la mensola. Cresce dal punto più basso, linea per linea, e ogni stella raggiunta è un punto.
lesson-daydream-stars-cells = Alcune nuvole portano una stella. Il numero che vi scrivi traccia altrettante linee. Due sono già piene: 6 e 6.
lesson-daydream-stars-star = Qui stanno bene i numeri grandi. Scrivi il 6 in l7: sei linee in più.
lesson-daydream-stars-way = Scrivi l'1 in f4, sulla strada per la prossima stella, e chiudi il turno.
lesson-daydream-stars-nearer = Avanti: il 3 in g4, il 5 in g5, fatto.
lesson-daydream-stars-reach = Ancora quattro linee, e la prima stella è raggiunta. Scrivi il 2 in g6, poi il 4 in g7.
lesson-daydream-stars-counted = La stella è cerchiata e vale un punto, oltre ai tuoi oggetti.
lesson-daydream-stars-end = Conta il numero scritto: le foglie possono aumentarlo, e uno 0 non traccia nulla. Verso la fine del percorso le stelle si fanno più fitte.

## Daydream: notes

lesson-daydream-notes = Le note
    .lead = Melodia della sera: numeri uguali intorno a una nota.
lesson-daydream-notes-notes = Tra le nuvole pendono note. Una nota singola tocca due nuvole, una doppia di più. Questa nota doppia tocca d2, c3, e3 e d4.
lesson-daydream-notes-two = Le note amano i numeri uguali. Scrivi un 2 in d2 e un 2 in c3.
lesson-daydream-notes-head = Due delle sue nuvole sono uguali: una testa si riempie, un punto. E nessuna fila è rovinata, perché i due 2 stanno in file diverse. Chiudi il turno.
lesson-daydream-notes-round = Se tutte e quattro sono uguali si riempiono entrambe le teste. Scrivi il 5 in c4 e il 2 in d4, poi chiudi il turno.
lesson-daydream-notes-four = Gli ultimi: il 6 in e4, e il 2 in e3.
lesson-daydream-notes-both = In tutte le sue nuvole c'è un 2: le due teste sono piene. E e3 è una nuvola con la stella, quindi è cresciuta anche la costellazione.
lesson-daydream-notes-end = Le note singole vogliono vicine uguali, e quelle stanno nella stessa fila: lì devi scegliere tra la nota e la fila.

## Daydream: polaroids

lesson-daydream-polaroids = Le polaroid
    .lead = Ricordi d'inverno e d'estate: sei numeri in fotografia.
lesson-daydream-polaroids-polaroids = Sopra la griglia pendono sei polaroid. Ognuna è legata alla nuvola con stella o luna della sua colonna, e mostra il numero che vi scrivi.
lesson-daydream-polaroids-star = Siamo nei Ricordi d'inverno: le stelle contano a favore. Scrivi il 6 in e5.
lesson-daydream-polaroids-moon = Le lune contano contro, quindi lì vanno numeri piccoli. Scrivi l'1 in k3 e chiudi il turno.
lesson-daydream-polaroids-sum = 6 per la stella, meno 1 per la luna: per ora cinque punti. Il risultato può anche essere negativo.
lesson-daydream-polaroids-more = Ai due lati della piega le nuvole sono vicine, ma oggi resti di qua e di là: il 5 in d5, il 2 in l3, fatto.
lesson-daydream-polaroids-neighbour = La prossima stella è lì accanto: il 6 in d4. Poi il 4 in k4, e fatto.
lesson-daydream-polaroids-summer = Piegato nell'altro verso sono i Ricordi d'estate: ogni numero diverso vale uno. Tutti e sei consecutivi da sinistra a destra valgono il doppio.
lesson-daydream-polaroids-end = Decidi presto per quali nuvole sono i tuoi numeri grandi e piccoli.

## Daydream: the garland

lesson-daydream-garland = La ghirlanda
    .lead = Prendere la luna: ancora e ancora lo stesso numero.
lesson-daydream-garland-garland = Qui pende una ghirlanda di lune. Quello che scrivi in una nuvola con la luna si copia nella prossima luna, dall'inizio. Tra le lune pendono ricompense.
lesson-daydream-garland-first = Due quattro: scrivi il primo in c6, una nuvola con la luna.
lesson-daydream-garland-equal = E l'altro in h6, la nuvola con la luna seguente. Poi chiudi il turno.
lesson-daydream-garland-reward = Due lune uguali vicine ottengono la ricompensa fra loro. Le successive sono più grandi: tienine conto.
lesson-daydream-garland-way = Verso la prossima luna: il 2 in h7, il 5 in h8, fatto.
lesson-daydream-garland-leaf = i8 è una nuvola con la luna oltre la piega, e ti serve un 4. Prendi il 3, premi la foglia più, e scrivi un 4.
lesson-daydream-garland-end = Tre lune uguali di fila: due ricompense. Un numero diverso spezza la catena da entrambi i lati.

## Daydream: frames

lesson-daydream-frames = Le cornici
    .lead = Sogni colorati: riempire un gruppo intero prima che sia tardi.
lesson-daydream-frames-groups = In Sogni colorati tre gruppi di cornici si dividono la griglia: linea continua, tratteggiata e punteggiata, ciascuno con il suo colore. Un gruppo sta in più punti.
lesson-daydream-frames-rewards = Ogni gruppo ha due ricompense, 5 e 2. Sotto c'è scritto quante nuvole sono ancora vuote. Nel primo gruppo ne resta una sola.
lesson-daydream-frames-last = È n8. Scrivi lì il 5.
lesson-daydream-frames-earned = Il primo gruppo è pieno: 5 punti. Con altri al tavolo, chi riempie per primo un gruppo prende il 5, chi viene dopo il 2; nello stesso turno si prende lo stesso.
lesson-daydream-frames-clover = Da soli il tempo stringe in altro modo: la prima linea sul quadrifoglio barra ogni 5 ancora aperto, la prima sul papillon ogni 2.
lesson-daydream-frames-moon = n8 era anche una nuvola con la luna: il secondo 5 della ghirlanda, e un punto per la coppia. Conta tutto insieme.
lesson-daydream-frames-end = Oggetti, ghirlanda e cornici: è la vista più ricca. Una fila rovinata perde solo le sue linee; lune e cornici restano.

## Daydream: several players

lesson-daydream-together = In compagnia
    .lead = Gli stessi dadi per tutti, tutti insieme.
lesson-daydream-together-players = Si gioca da due a cinque. Nessuno aspetta il suo turno: tutti scrivono gli stessi dadi nello stesso momento, ciascuno sulla propria plancia. Qui vedi chi sta ancora pensando.
lesson-daydream-together-same = Avete tutti il 3 e il 6. Scrivi il 3 in c6 e il 6 in e5.
lesson-daydream-together-draft = Quello che hai scritto è una bozza. Nessuno la vede prima che tu abbia finito, e tu non vedi le loro.
lesson-daydream-together-done = Di' «Fatto». Quando tutti hanno finito si mostra ogni cosa, e i dadi cadono di nuovo.
lesson-daydream-together-look = Ora puoi guardare le altre plance: tocca un nome. Stavolta sono stati veloci e ti aspettano già.
lesson-daydream-together-skip = In compagnia non ci sono spine: un dado tralasciato cerchia solo una foglia. Scrivi il 2 in c7, poi tralascia il 5.
lesson-daydream-together-turn = Chiudi il turno.
lesson-daydream-together-ends = Quando qualcuno ha riempito la griglia o disegnato tutta la mensola, tutti finiscono quel tiro e la partita è chiusa. Si contano oggetti ed extra.
lesson-daydream-together-end = In parità vincono più linee sull'oggetto incompiuto; se sono pari anche quelle, la vittoria è condivisa.
