var e=`list-last = { $some } e { $last }
day-object-toast = toast
day-object-mug = tazza
day-object-pear = pera
day-object-croissant = cornetto
day-object-slipper = pantofola
day-object-jam-jar = vasetto di marmellata
day-object-milk-jug = bricco del latte
day-object-alarm-clock = sveglia
day-object-pillow = cuscino
day-object-cactus = cactus
day-object-daisy-bottle = margherita in bottiglia
day-object-watering-can = annaffiatoio
day-object-frying-pan = padella
day-object-teapot = teiera
day-object-cat = gatto
day-object-nightcap = berretto da notte
day-object-crescent-lamp = lampada a mezzaluna
day-object-owl = gufo
day-object-moth = falena
day-object-paper-boat = barchetta di carta
day-object-candle = candela
day-object-tent = tenda
day-object-snow-globe = palla di neve
day-object-hot-air-balloon = mongolfiera
day-object-umbrella = ombrello
day-object-rocket = razzo
day-object-lantern = lanterna
day-object-hedgehog = riccio
day-object-planet = pianeta
day-object-telescope = telescopio
day-object-triangle = triangolo
day-object-harp = arpa
day-object-bell = campana
day-object-maraca = maraca
day-object-metronome = metronomo
day-object-headphones = cuffie
day-object-record = disco
day-object-drum = tamburo
day-object-microphone = microfono
day-object-trumpet = tromba
day-object-gramophone = grammofono
day-object-grand-piano = pianoforte a coda
day-object-guitar = chitarra
day-object-violin = violino
day-object-accordion = fisarmonica
day-object-biscuit = biscotto
day-object-ice-cream-cone = cono gelato
day-object-cookie-jar = barattolo di biscotti
day-object-spoon = cucchiaio
day-object-doughnut = ciambella
day-object-espresso-cup = tazzina da caffè
day-object-sugar-bowl = zuccheriera
day-object-takeaway-cup = bicchiere da asporto
day-object-cupcake = cupcake
day-object-potted-plant = pianta in vaso
day-object-coffee-grinder = macinacaffè
day-object-radio = radio
day-object-newspaper = giornale
day-object-armchair = poltrona
day-object-typewriter = macchina da scrivere
day-object-moka-pot = moka
day-object-fish = pesce
day-object-hat = cappello
day-object-kite = aquilone
day-object-shell = conchiglia
day-object-hourglass = clessidra
day-object-clover = quadrifoglio
day-object-seagull = gabbiano
day-object-whale = balena
day-object-compass = bussola
day-object-globe = mappamondo
day-object-ship-in-a-bottle = nave in bottiglia
day-object-camera = macchina fotografica
day-object-suitcase = valigia
day-object-key = chiave
day-object-lighthouse = faro
day-object-anchor = ancora
day-object-balloon = palloncino
day-object-feather = piuma
day-object-palette = tavolozza
day-object-spinning-top = trottola
day-object-mushroom = fungo
day-object-bowtie = papillon
day-object-pencil = matita
day-object-vase = vaso
day-object-paint-tube = tubetto di colore
day-object-yarn-ball = gomitolo di lana
day-object-bird-cage = gabbia per uccelli
day-object-toy-car = macchinina
day-object-scissors = forbici
day-object-robot = robot
day-object-rocking-horse = cavallo a dondolo
day-turn = Turno { $turn }
day-start = Numeri di partenza
day-player =
    { $who ->
        [you] Giocatore { $player } (tu)
       *[other] Giocatore { $player }
    }
day-gone = si è ritirato
day-place-dice = Dadi
day-place-shelf = Mensola
day-place-leaves = Foglie
day-place-constellation = Stelle
day-place-notes = Note
day-place-garland = Ghirlanda
day-place-polaroids = Polaroid
day-place-frames = Cornici
day-place-score = Punteggio
day-place-players = Giocatori
day-die-written = { $die } in { $cell }
day-die-changed = { $die } come { $digit } in { $cell }
day-die-skipped = { $die } tralasciato
day-objects = { $n } di { $all } oggetti
day-circled =
    { $n ->
        [one] 1 cerchiata
       *[other] { $n } cerchiate
    }
day-thorns =
    { $n ->
        [one] 1 spina
       *[other] { $n } spine
    }{ $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
day-stars =
    { $n ->
        [one] 1 stella
       *[other] { $n } stelle
    }
day-heads =
    { $n ->
        [one] 1 nota riempita
       *[other] { $n } note riempite
    }
day-frame-left = { $family } ancora { $n }, per { $rewards }
day-frame-earned = { $family } completo, { $reward } ottenuti
day-sum-objects =
    { $n ->
        [one] 1 oggetto
       *[other] { $n } oggetti
    }
day-sum-constellation =
    { $n ->
        [one] 1 stella
       *[other] { $n } stelle
    }
day-sum-notes =
    { $n ->
        [one] 1 nota
       *[other] { $n } note
    }
day-sum-garland = { $n } dalla ghirlanda
day-sum-polaroids = { $n } dalle polaroid
day-sum-frames = { $n } dalle cornici
day-sum-thorns = { $n } per le spine
day-hint = \`5 c3\` scrive un 5 in c3, \`5+1 c3\` con una foglia. \`undo\` · \`?\` la regola · \`help\` i segni · \`quit\`
day-ask-start =
    Scrivi { $n ->
        [one] il numero di partenza in una nuvola vuota a scelta.
       *[other] i due numeri di partenza in nuvole vuote a scelta.
    }
day-ask-write =
    Scrivi { $n ->
        [one] il numero in una nuvola adiacente
       *[other] i numeri in nuvole adiacenti
    } a nuvole piene.
day-ask-row = Due file di nuvole sono complete nello stesso momento. Quale per prima?
day-ask-bonus =
    Completato: { $object }. Quale bonus cerchi?{ $n ->
        [0] { "" }
        [one] { " " }Poi resta una linea da tracciare.
       *[other] { " " }Poi restano { $n } linee da tracciare.
    }
day-ask-done = I due dadi sono usati. \`done\` chiude il tuo turno, \`undo\` ritira l'ultima risposta.
day-anywhere = qualsiasi nuvola vuota
day-do-write = { $dice } in: { $cells } (scrivi \`{ $example }\`)
day-do-leaves =
    { $n ->
        [one] 1 foglia cerchiata cambia
       *[other] { $n } foglie cerchiate cambiano
    } un dado: { $ranges } (scrivi \`{ $example }\`)
day-do-skip =
    { $skips }: { $how ->
        [solo] tralasciare il dado, cerchiare una foglia e disegnare una spina
       *[several] tralasciare il dado e cerchiare una foglia
    }
day-do-complete = Una nuvola completa: { $rows }
day-do-row = { $icon } traccia { $n } linee
day-do-bonus-sun = una linea aggiuntiva fino al prossimo sole
day-do-bonus-leaf = cerchiare una foglia
day-do-done = chiudere il tuo turno
day-help-answers = Rispondi \`write 5 c3\` o solo \`5 c3\`; con foglie cerchiate \`6-1 c3\` o \`4+2 c3\`; \`skip 2\` per tralasciare; il nome di una fila; \`sun\` o \`leaf\`; \`done\`. Più risposte in una riga: «5 c3, 2 d3, done». Alle liste brevi si risponde anche col numero. Fino a \`done\` tutto si può ritirare. Invio da solo mostra di nuovo il tabellone.
day-legend-clouds = La griglia: _ una nuvola vuota in cui si può scrivere ora, · un'altra vuota; ★ ☾ una stella o una luna, ¹ ² ³ il gruppo di cornici. Alla fine di ogni fila: ◦ aperta, ● punto cerchiato, ☼ sole cerchiato, ✗ barrata. ┊ è una piega: le nuvole ai due lati sono adiacenti, ma nessuna fila la attraversa.
day-legend-shelf = La mensola: ▸ l'oggetto in corso, ━ le linee tracciate, ─ da tracciare; ☼ soli, • punti, + il simbolo bonus. Foglie: ◎ cerchiata, ○ libera, ● riempita. Nuvole che completano una fila: ☼ i numeri che danno il sole, ✗ quelli che la rovinano.
day-event-rolled =
    { $turn ->
        [0] I numeri di partenza sono { $first } e { $second }.
       *[other] Turno { $turn }: i dadi mostrano { $first } e { $second }.
    }
day-event-wrote =
    Scrivi { $digit } in { $cell }{ $leaves ->
        [0] .
        [one] , riempiendo una foglia.
       *[other] , riempiendo { $leaves } foglie.
    }
day-event-skipped = Tralasci il { $die }.
day-event-lapsed = Non c'è più una nuvola per il { $die }; va perso.
day-event-leaf = Cerchi una foglia.
day-event-thorn =
    Disegni una spina; { $thorns ->
        [one] è la prima.
       *[other] ora sono { $thorns }.
    }
day-event-row =
    Fila { $row }: { $icon ->
        [sun] numeri consecutivi, perfetto! Il sole { $mark } è cerchiato.
        [dot] numeri diversi, ben fatto! Il punto { $mark } è cerchiato.
       *[spoiled] un numero si ripete, oops. { $mark } Non ottieni niente.
    }
day-event-line =
    { $n ->
        [one] Una linea
       *[other] { $n } linee
    } { $icon } su questo oggetto: { $object }.
day-event-object = Completato: { $object }!
day-event-constellation =
    La costellazione cresce di { $n ->
        [one] una linea
       *[other] { $n } linee
    }; { $stars ->
        [0] nessuna stella è raggiunta.
        [one] una stella è cerchiata.
       *[other] { $stars } stelle sono cerchiate.
    }
day-event-note =
    { $heads ->
        [one] Una nota è riempita.
       *[other] Entrambe le note di una nota doppia sono riempite.
    }
day-event-polaroid = La polaroid di { $cell } mostra { $digit }.
day-event-moon =
    Il { $digit } va nella luna { $moon } della ghirlanda{ $reward ->
        [0] .
       *[other] , uguale alla precedente: { $reward } punti.
    }
day-event-frames =
    { $who ->
        [you] Hai riempito
       *[other] Il giocatore { $player } ha riempito
    } il gruppo di cornici { $family }: { $reward ->
        [0] non resta alcuna ricompensa.
       *[other] { $reward } punti.
    }
day-event-rewards-crossed = Tutte le ricompense { $reward } non ottenute delle cornici sono barrate.
day-event-played = Giocatore { $player }: { $answers }.
day-event-conceded =
    { $who ->
        [you] Ti ritiri dalla partita.
       *[other] Il giocatore { $player } si ritira dalla partita.
    }
day-nothing = niente
day-over-full = Tutte le nuvole di una griglia sono piene.
day-over-drawn = Tutti gli oggetti di una mensola sono disegnati.
day-over-conceded = La partita è stata abbandonata.
day-end-name = Il tuo punteggio si chiama: { $name }
day-end-score = Punteggio { $n } = { $sum }
day-end-won =
    { $n ->
        [0] Nessuno vince.
        [one] { $players } vince!
       *[other] { $players } vincono insieme!
    }
day-end-tie = La parità è decisa dalle linee sull'oggetto incompleto: { $n }.
day-then = il tuo turno finisce con «{ $done }»; «{ $rest }» deve aspettare. Non è stato fatto nulla.
day-why-only-done = i due dadi sono usati; restano solo \`done\` o \`undo\`
day-why-other-question = «{ $verb }» non risponde alla domanda attuale
day-why-not-done = prima bisogna scrivere { $dice }, o tralasciare un dado
day-why-no-row = non ci sono due file da mettere in ordine
day-why-no-bonus = non c'è alcun bonus da scegliere
day-why-no-die = nessun dado mostra { $die }; le foglie si scrivono col dado, come \`4+1 c3\`
day-why-die-used = il { $die } è già usato
day-why-skipped = in questo turno hai già tralasciato un dado
day-why-start-skip = i numeri di partenza non si tralasciano
day-why-start-leaves = i numeri di partenza non si cambiano con le foglie
day-why-no-cell = in questa griglia non c'è la nuvola { $cell }
day-why-filled = in { $cell } c'è già un { $digit }
day-why-not-beside = { $cell } non è adiacente a una nuvola piena
day-why-leaves =
    { $n ->
        [one] serve una foglia cerchiata
       *[other] servono { $n } foglie cerchiate
    }, e ne hai { $have }
day-rule-ids = Regole { $ids }
day-rule-start = I due numeri del primo tiro vanno in due nuvole vuote a scelta. Non si possono tralasciare né cambiare. Meglio distanti.
day-rule-write = Scrivi i due numeri, in qualsiasi ordine, ciascuno in una nuvola vuota adiacente a una piena; il secondo può toccare il primo. Un dado per turno si può tralasciare per cerchiare una foglia. Prima di scrivere, riempi foglie cerchiate per cambiare il dado di 1 ciascuna, tra 0 e 9. Una fila completa di numeri diversi dà il punto, di numeri consecutivi il sole; un numero ripetuto la rovina. La fila traccia tante linee quante sono le sue nuvole: fino al punto seguente, o da sole a sole.
day-rule-write-solo = In solitario ogni dado tralasciato disegna anche una spina; due spine costano un oggetto alla fine.
day-rule-row = Le file complete si risolvono nell'ordine che preferisci. Il punto traccia fino al punto seguente, il sole fino al sole seguente; un oggetto si completa prima di passare al successivo.
day-rule-bonus = Un oggetto con il simbolo bonus dà una linea aggiuntiva fino al prossimo sole, o una foglia cerchiata, prima delle linee rimaste.
day-rule-done = Nessuno vede la tua bozza prima di \`done\`. Quando tutti hanno finito si tirano di nuovo i dadi; la partita termina quando una griglia è piena o una mensola disegnata.
day-rule-constellation = Un numero in una nuvola con la stella traccia altrettante linee sulla costellazione; ogni stella raggiunta vale uno.
day-rule-notes = Una nota singola vale uno se le sue due nuvole sono uguali. Una nota doppia vale uno se due delle sue nuvole sono uguali, e due se lo sono tutte.
day-rule-garland = Un numero in una nuvola con la luna va nella prossima luna della ghirlanda; uguale alla precedente, ottiene la ricompensa fra le due.
day-rule-frames = Tre gruppi di cornici dividono la griglia; un gruppo tutto pieno dà una ricompensa.
day-rule-frames-solo = In solitario, la prima linea del quadrifoglio barra i 5 non ottenuti, la prima del papillon i 2.
day-rule-frames-several = Il primo a riempire un gruppo ottiene 5, il secondo 2; chi lo riempie nello stesso turno ottiene altrettanto.
day-rule-polaroids-ad = I numeri delle tre nuvole con la stella contano a favore, quelli delle tre con la luna contro.
day-rule-polaroids-da = Ogni numero diverso sulle sei polaroid vale uno; il doppio se tutti e sei sono consecutivi da sinistra a destra.
oni-card-red-sun = Sole rosso
    .a = un Sole rosso
oni-card-red-moon = Luna rossa
    .a = una Luna rossa
oni-card-red-key = Chiave rossa
    .a = una Chiave rossa
oni-card-blue-sun = Sole blu
    .a = un Sole blu
oni-card-blue-moon = Luna blu
    .a = una Luna blu
oni-card-blue-key = Chiave blu
    .a = una Chiave blu
oni-card-green-sun = Sole verde
    .a = un Sole verde
oni-card-green-moon = Luna verde
    .a = una Luna verde
oni-card-green-key = Chiave verde
    .a = una Chiave verde
oni-card-brown-sun = Sole marrone
    .a = un Sole marrone
oni-card-brown-moon = Luna marrone
    .a = una Luna marrone
oni-card-brown-key = Chiave marrone
    .a = una Chiave marrone
oni-card-red-tower-3 = Torre rossa 3
    .a = una Torre rossa 3
oni-card-red-tower-4 = Torre rossa 4
    .a = una Torre rossa 4
oni-card-red-tower-5 = Torre rossa 5
    .a = una Torre rossa 5
oni-card-blue-tower-3 = Torre blu 3
    .a = una Torre blu 3
oni-card-blue-tower-4 = Torre blu 4
    .a = una Torre blu 4
oni-card-blue-tower-5 = Torre blu 5
    .a = una Torre blu 5
oni-card-green-tower-3 = Torre verde 3
    .a = una Torre verde 3
oni-card-green-tower-4 = Torre verde 4
    .a = una Torre verde 4
oni-card-green-tower-5 = Torre verde 5
    .a = una Torre verde 5
oni-card-brown-tower-3 = Torre marrone 3
    .a = una Torre marrone 3
oni-card-brown-tower-4 = Torre marrone 4
    .a = una Torre marrone 4
oni-card-brown-tower-5 = Torre marrone 5
    .a = una Torre marrone 5
oni-card-red-door = Porta rossa
    .a = una Porta rossa
oni-card-blue-door = Porta blu
    .a = una Porta blu
oni-card-green-door = Porta verde
    .a = una Porta verde
oni-card-brown-door = Porta marrone
    .a = una Porta marrone
oni-card-nightmare = Incubo
    .a = un Incubo
oni-card-happy-dream = Sogno Felice
    .a = un Sogno Felice
oni-premonition = { $condition }: { $penalty }
oni-card-red-premonition = Premonizione rossa
    .a = la Premonizione rossa
    .condition = Due Porte rosse
    .penalty = tutte le Stanze rosse del mazzo vengono scartate
oni-card-blue-premonition = Premonizione blu
    .a = la Premonizione blu
    .condition = Due Porte blu
    .penalty = due Chiavi del mazzo, a tua scelta, vengono scartate
oni-card-green-premonition = Premonizione verde
    .a = la Premonizione verde
    .condition = Due Porte verdi
    .penalty = un Incubo passa dagli scarti al Limbo
oni-card-brown-premonition = Premonizione marrone
    .a = la Premonizione marrone
    .condition = Due Porte marroni
    .penalty = una Porta del tavolo va nel Limbo
oni-card-pair-premonition = Premonizione della coppia
    .a = la Premonizione della coppia
    .condition = Due Porte dello stesso colore
    .penalty = una Porta della coppia va nel Limbo
oni-card-three-premonition = Premonizione delle tre Porte
    .a = la Premonizione delle tre Porte
    .condition = Tre Porte o più
    .penalty = scarti e ripeschi la mano, poi si rivela una Premonizione
oni-card-five-premonition = Premonizione delle cinque Porte
    .a = la Premonizione delle cinque Porte
    .condition = Cinque Porte o più
    .penalty = si rivelano altre due Premonizioni
oni-card-every-premonition = Premonizione dei quattro colori
    .a = la Premonizione dei quattro colori
    .condition = Una Porta di ogni colore
    .penalty = tutti i Sogni Felici del mazzo vengono scartati
oni-colour-red = rosso
    .m = rosso
    .f = rossa
oni-colour-blue = blu
    .m = blu
    .f = blu
oni-colour-green = verde
    .m = verde
    .f = verde
oni-colour-brown = marrone
    .m = marrone
    .f = marrone
oni-sort-sun = Sole
    .gender = m
oni-sort-moon = Luna
    .gender = f
oni-sort-key = Chiave
    .gender = f
oni-sort-door = Porta
oni-sort-tower = Torre
    .gender = f
oni-sort-nightmare = Incubo
oni-sort-happy-dream = Sogno Felice
oni-spell-paradoxical-prophecy = Profezia Paradossale
oni-spell-parallel-planning = Pianificazione Parallela
oni-spell-powerful-punishment = Potente Punizione
oni-rule-ids = Regole: { $ids }
oni-rule-act = Un turno è un'azione, poi la mano torna a cinque carte, poi il Limbo torna nel mazzo. Giocare (play): aggiungi una Stanza in fondo al tuo labirinto; il suo simbolo deve essere diverso dall'ultimo, il colore è libero. La terza carta di fila dello stesso colore ti lascia prendere una Porta di quel colore. Scartare (discard): una carta qualsiasi della mano; una Chiave scartata così ti mostra le prime cinque carte del mazzo: una si scarta, le altre tornano nell'ordine che vuoi.
oni-rule-act-towers = Una Torre va all'estremità sinistra (left) o destra (right) della fila di Torri, se i bordi che si toccano non hanno simboli in comune; il labirinto e la sua serie restano come sono. Una Torre scartata ti lascia guardare e riordinare tante carte in cima quante dice il suo numero.
oni-rule-act-book = Profezia Paradossale e Pianificazione Parallela si possono lanciare prima, ogni volta che gli scarti bastano a pagarle.
oni-rule-act-two = La tua mano sono le tue carte e quelle comuni («… from common»). Scartando puoi anche scambiare una tua carta con una comune.
oni-rule-take-door = Con la terza carta di fila di un colore puoi cercare nel mazzo una Porta di quel colore; poi il mazzo si mescola. Presa o no, la serie è consumata: la prossima carta di quel colore ne comincia un'altra.
oni-rule-take-door-book = La Porta si ottiene solo se è del colore del primo Obiettivo scoperto (▸); ogni altra va nel Limbo.
oni-rule-door = Una Porta pescata completando la mano è tua se scarti dalla mano la Chiave del suo colore. Altrimenti va nel Limbo e torna nel mazzo alla fine del turno. Una Chiave spesa per una Porta non dà Profezia.
oni-rule-door-book = Si ottiene solo una Porta del colore del primo Obiettivo scoperto (▸); ogni altra va nel Limbo, e la sua Chiave è spesa comunque.
oni-rule-door-two = La Chiave può venire dalle tue carte o da quelle comuni; la Porta sta davanti a te.
oni-rule-nightmare = Un Incubo si risolve subito in uno di quattro modi: cedere una Chiave della mano (give); mandare nel Limbo una Porta ottenuta (sacrifice); rivelare le prime cinque carte, di cui Porte e Sogni vanno nel Limbo e il resto negli scarti (reveal five); oppure scartare tutta la mano e pescare cinque nuove carte Labirinto, con tutto il resto nel Limbo strada facendo (new hand). Poi l'Incubo si scarta e si continua a completare la mano.
oni-rule-nightmare-book = La Potente Punizione lo scarta senza alcun effetto, se gli scarti bastano a pagarla.
oni-rule-nightmare-towers = Dopo si perde una Torre della fila, a meno che un Bastione le protegga o la distruzione sia solo apparente.
oni-rule-nightmare-two = La Chiave può essere comune, la Porta deve essere tua, e tutta la mano vuol dire entrambe le parti.
oni-rule-bin = Una Profezia ti mostra le prime cinque carte, o quante ne restano. Se ne scarta una sola, qualunque sia; un Sogno scartato così non ha effetto.
oni-rule-order = Le carte tornano in cima al mazzo nell'ordine in cui le nomini: la prima sarà pescata per prima. L'ultima va a posto da sé. L'ordine vale finché il mazzo non si mescola.
oni-rule-pick = Otto carte Labirinto sono scoperte. Ne prendete una a turno finché ciascuno ne ha tre; le due che restano sono la mano comune, che usate entrambi.
oni-rule-place = Una carta Labirinto pescata va nella tua mano personale (tre carte) o in quella comune (due). Se c'è posto in entrambe, scegli tu.
oni-rule-swap = Scartando puoi scambiare una tua carta con una comune, prima di ogni altra conseguenza dello scarto.
oni-rule-swap-for = Scegli la carta comune che ricevi in cambio della tua.
oni-rule-draw-or-cast = Prima di ogni carta pescata per completare la mano si può lanciare un incantesimo, se gli scarti bastano a pagarlo.
oni-rule-pay = Un incantesimo si paga con carte degli scarti a tua scelta; lasciano il gioco ma restano visibili. Nominale una per una o tutte in una riga: «pay 3 red sun, blue moon».
oni-rule-raise = La Profezia Paradossale ti mostra le ultime cinque carte. Una va in cima al mazzo, le altre tornano in fondo.
oni-rule-sink = Le altre carte vanno in fondo nell'ordine in cui le nomini; l'ultima sta più in basso di tutte e va a posto da sé.
oni-rule-swap-goals = La Pianificazione Parallela fa scambiare di posto due Obiettivi qualsiasi; ciascuno conserva la faccia che mostra. Dopo, il primo Obiettivo scoperto da sinistra torna a essere il primo.
oni-rule-may-look = Una Torre scartata ti lascia guardare tante carte in cima quante dice il suo numero. Tornano tutte in cima, nell'ordine che vuoi.
oni-rule-lose-tower = Un Incubo risolto costa una Torre della fila: una di un'estremità, o una fra due che possono toccarsi. Se la distruzione è solo apparente non si perde nessuna Torre, ma l'Incubo va nel Limbo e tornerà.
oni-rule-happy-dream = Un Sogno Felice pescato completando la mano fa uno di tre doni: una Premonizione lascia il gioco senza pena (dispel); oppure si rivelano le prime sette carte, ne scarti quante vuoi e riordini le altre (reveal seven); oppure cerchi una carta a tua scelta, mescoli il mazzo e la metti in cima (search). Poi il Sogno si scarta.
oni-rule-sift = Delle sette carte rivelate scarti quante vuoi, anche Porte e Sogni. Quelle che tieni tornano in cima nell'ordine che vuoi.
oni-rule-fetch = Si può scegliere qualsiasi carta del mazzo. Il mazzo si mescola, e la carta sta in cima.
oni-rule-which-premonition = Quando più Premonizioni si avverano insieme, scegli quale colpisce per prima. Se a quel punto la condizione di un'altra non vale più, quella resta sul tavolo.
oni-rule-shed-keys = La Premonizione blu scarta due Chiavi del mazzo a tua scelta, o una sola se non ce n'è un'altra. Poi il mazzo si mescola.
oni-rule-surrender = Una Premonizione manda nel Limbo una Porta ottenuta: una delle tue se ne hai una adatta, altrimenti una del tuo compagno.
oni-setup-onirim = Onirim
oni-setup-book = Libro dei Passi Perduti
oni-setup-book-lost = Libro dei Passi (Perduti!)
oni-setup-towers = Torri
oni-setup-towers-ruins = Torri (rovine)
oni-setup-dreams = Sogni
oni-setup-dreams-5 = Sogni (5)
oni-setup-dreams-6 = Sogni (6)
oni-turn = Turno { $turn }
oni-player =
    { $who ->
        [you] Giocatore { $player } (tu)
       *[other] Giocatore { $player }
    }
oni-dead = Questa partita non si può più vincere: manca una carta indispensabile. Gioca ancora, oppure \`concede\`.
oni-place-labyrinth = Labirinto
oni-place-doors = Porte
oni-place-hand = Mano
oni-place-common = Comune
oni-place-goals = Obiettivi
oni-place-spells = Incantesimi
oni-place-towers = Torri
oni-place-premonitions = Premonizioni
oni-place-drawn = Pescata
oni-place-looked = Guardate
oni-place-resolving = Da risolvere
oni-place-revealed = Scoperte
oni-place-limbo = Limbo
oni-place-out = Fuori gioco
oni-place-top = In cima
oni-place-bottom = In fondo
oni-series = { $colour }: { $n } su 3
oni-face-down =
    { $n ->
        [one] un'altra coperta
       *[other] altre { $n } coperte
    }
oni-hidden =
    { $n ->
        [one] { $n } carta coperta
       *[other] { $n } carte coperte
    }
oni-told = il tuo compagno ne conosce: { $cards }
oni-unknown = ?
oni-unseen = Mazzo { $deck }, non viste { $n }
oni-discarded = Scarti { $n }
oni-next-draw = Prossima carta
oni-next-none = non resta nulla
oni-next-looked = una delle carte viste
oni-next-known = { $card }
oni-percent = { $n }%
oni-ask-act = Gioca una carta (play) o scartane una (discard).
oni-ask-take-door = Tre dello stesso colore! Prendi { $door } dal mazzo (take)?
oni-ask-door = Hai pescato { $door }. La apri con la sua Chiave (open) o la mandi nel Limbo (limbo)?
oni-ask-nightmare = Un Incubo! Che cosa gli cedi?
oni-ask-bin = Profezia: quale carta scarti (bin)?
oni-ask-order = Quale carta torna ora sul mazzo (put)? La prima che nomini sarà pescata per prima.
oni-ask-pick = Scegli una carta per la tua mano (pick).
oni-ask-place = Hai pescato { $card }. La tieni (keep) o la condividi (share)?
oni-ask-swap = Scambi una tua carta con una comune (swap)?
oni-ask-swap-for = Dai { $card }. In cambio di quale carta comune (for)?
oni-ask-draw-or-cast = Peschi (draw) o lanci prima un incantesimo (cast)?
oni-ask-pay =
    { $spell }: { $n ->
        [one] ancora { $n } carta degli scarti da pagare (pay).
       *[other] ancora { $n } carte degli scarti da pagare (pay).
    }
oni-ask-raise = Quale delle carte in fondo va in cima al mazzo (raise)?
oni-ask-sink = Quale carta torna ora in fondo (sink)? L'ultima starà più in basso di tutte.
oni-ask-swap-goals = Quali due Obiettivi si scambiano di posto (swap goals)?
oni-ask-may-look = Guardi le prime { $n } carte del mazzo (look) per rimetterle nell'ordine che vuoi?
oni-ask-lose-tower = L'Incubo si prende una Torre. Quale (lose), o la distruzione è solo apparente?
oni-ask-happy-dream = Un Sogno Felice! Quale dono scegli?
oni-ask-sift = Scarta quante di queste carte vuoi (drop), poi tieni il resto (keep the rest).
oni-ask-fetch = Quale carta del mazzo vuoi in cima (fetch)?
oni-ask-which-premonition = Più Premonizioni si avverano. Quale colpisce per prima (face)?
oni-ask-shed-keys =
    { $n ->
        [one] La Premonizione toglie ancora { $n } Chiave dal mazzo. Quale (shed)?
       *[other] La Premonizione toglie { $n } Chiavi dal mazzo. Quale per prima (shed)?
    }
oni-ask-surrender = La Premonizione si prende una Porta. Quale (surrender)?
oni-do-take = prendere la Porta e mescolare il mazzo
oni-do-leave = lasciarla nel mazzo
oni-do-open = scartare la Chiave, ottenere la Porta
oni-do-open-from-common = con la Chiave comune
oni-do-limbo = torna nel mazzo alla fine del turno
oni-do-reveal-five = le prime 5 carte: Porte e Sogni nel Limbo, il resto negli scarti
oni-do-new-hand = scartare tutta la mano e pescarne un'altra
oni-do-keep = nella tua mano personale
oni-do-share = nella mano comune
oni-do-no-swap = andare avanti senza scambio
oni-do-cast-paradoxical-prophecy = guardare le ultime 5, una va in cima
oni-do-cast-parallel-planning = due Obiettivi si scambiano di posto
oni-do-cast-powerful-punishment = l'Incubo è scartato senza effetto
oni-do-draw = nessun incantesimo ora
oni-do-look = vederle
oni-do-no-look = non guardarle
oni-do-false-destruction = nessuna Torre cade, l'Incubo va nel Limbo
oni-do-reveal-seven = le prime 7 carte: scartarne a piacere, ordinare le altre
oni-do-keep-the-rest = non scartare altro, rimetterle a posto
oni-do-search = una carta qualsiasi del mazzo, in cima
oni-event-turn =
    { $who ->
        [you] Turno { $turn }.
       *[other] Turno { $turn }, giocatore { $player }.
    }
oni-event-drawn =
    { $who ->
        [you] Peschi { $cards }.
       *[other] Il giocatore { $player } pesca { $cards }.
    }
oni-event-drawn-hidden =
    { $who ->
        [you]
            Peschi { $n ->
                [one] una carta.
               *[other] { $n } carte.
            }
       *[other]
            Il giocatore { $player } pesca { $n ->
                [one] una carta.
               *[other] { $n } carte.
            }
    }
oni-event-played =
    { $who ->
        [you] Giochi { $cards }.
       *[other] Il giocatore { $player } gioca { $cards }.
    }
oni-event-discarded =
    { $who ->
        [you] Scarti { $cards }.
       *[other] Il giocatore { $player } scarta { $cards }.
    }
oni-event-prophecy =
    { $who ->
        [you] La Chiave ti porta una Profezia.
       *[other] La Chiave porta una Profezia al giocatore { $player }.
    }
oni-event-binned =
    { $who ->
        [you] Di queste carte scarti { $cards }.
       *[other] Di queste carte il giocatore { $player } scarta { $cards }.
    }
oni-event-put-back =
    { $who ->
        [you] Rimetti sul mazzo, dalla cima in giù: { $cards }.
       *[other] Il giocatore { $player } rimette sul mazzo, dalla cima in giù: { $cards }.
    }
oni-event-put-back-hidden =
    { $who ->
        [you] Rimetti { $n } carte sul mazzo.
       *[other] Il giocatore { $player } rimette { $n } carte sul mazzo.
    }
oni-event-limbo = Nel Limbo: { $cards }.
oni-event-limbo-returns = Il Limbo viene mescolato nel mazzo: { $cards }.
oni-event-door-gained =
    { $who ->
        [you] Ottieni { $door }.
       *[other] Il giocatore { $player } ottiene { $door }.
    }
oni-event-door-lost =
    { $who ->
        [you] Perdi { $door }, che va nel Limbo.
       *[other] Il giocatore { $player } perde { $door }, che va nel Limbo.
    }
oni-event-revealed = Rivelato: { $cards }.
oni-event-revealed-none = Non restava nulla da rivelare.
oni-event-hand-discarded =
    { $who ->
        [you] Scarti tutta la mano: { $cards }.
       *[other] Il giocatore { $player } scarta tutta la mano: { $cards }.
    }
oni-event-hand-discarded-none =
    { $who ->
        [you] La tua mano era vuota; non si scarta nulla.
       *[other] La mano del giocatore { $player } era vuota; non si scarta nulla.
    }
oni-event-picked =
    { $who ->
        [you] Prendi { $cards }.
       *[other] Il giocatore { $player } prende { $cards }.
    }
oni-event-common = Nella mano comune: { $cards }.
oni-event-swapped =
    { $who ->
        [you] Scambi { $given } con { $got } della mano comune.
       *[other] Il giocatore { $player } scambia { $given } con { $got } della mano comune.
    }
oni-event-goals = Le Porte vanno trovate in quest'ordine: { $colours }.
oni-event-goal-reached = L'Obiettivo { $goal } ({ $colour }) è raggiunto.
oni-event-goal-reopened = L'Obiettivo { $goal } ({ $colour }) è di nuovo scoperto e viene per primo.
oni-event-goals-swapped = Gli Obiettivi { $first } e { $second } si scambiano di posto.
oni-event-spell =
    { $who ->
        [you] Lanci { $spell }.
       *[other] Il giocatore { $player } lancia { $spell }.
    }
oni-event-paid =
    { $who ->
        [you] Paghi togliendo dal gioco { $cards }.
       *[other] Il giocatore { $player } paga togliendo dal gioco { $cards }.
    }
oni-event-raised =
    { $who ->
        [you] Metti { $cards } in cima al mazzo.
       *[other] Il giocatore { $player } mette { $cards } in cima al mazzo.
    }
oni-event-raised-hidden =
    { $who ->
        [you] Porti una carta dal fondo alla cima del mazzo.
       *[other] Il giocatore { $player } porta una carta dal fondo alla cima del mazzo.
    }
oni-event-tower-built =
    { $who ->
        [you]
            Costruisci { $cards } a { $end ->
                [left] sinistra
               *[right] destra
            }.
       *[other]
            Il giocatore { $player } costruisce { $cards } a { $end ->
                [left] sinistra
               *[right] destra
            }.
    }
oni-event-tower-lost =
    { $who ->
        [you] Perdi { $cards }.
       *[other] Il giocatore { $player } perde { $cards }.
    }
oni-event-premonition-revealed = Si rivela una Premonizione. { $text }.
oni-event-premonition-strikes = Una Premonizione si avvera. { $text }.
oni-event-premonition-dispelled = Una Premonizione svanisce: { $name }.
oni-event-discarded-from-deck = Scartato dal mazzo: { $cards }.
oni-event-discarded-from-deck-none = Il mazzo non ne contiene nessuna.
oni-event-fetched =
    { $who ->
        [you] Metti { $cards } in cima al mazzo mescolato.
       *[other] Il giocatore { $player } mette { $cards } in cima al mazzo mescolato.
    }
oni-event-fetched-hidden =
    { $who ->
        [you] Metti una carta a tua scelta in cima al mazzo mescolato.
       *[other] Il giocatore { $player } mette una carta a sua scelta in cima al mazzo mescolato.
    }
oni-event-conceded =
    { $who ->
        [you] Abbandoni la partita.
       *[other] Il giocatore { $player } abbandona la partita.
    }
oni-won = Vittoria!
oni-lost = Sconfitta.
oni-over-won = Tutte le Porte sono aperte, e il sogno ti lascia andare.
oni-over-deck = Bisognava pescare, e il mazzo era vuoto.
oni-over-conceded = La partita è stata abbandonata.
oni-end-doors =
    { $n ->
        [0] Non è stata trovata nessuna Porta.
        [one] È stata trovata una Porta su otto.
       *[other] Sono state trovate { $n } Porte su otto.
    }
oni-end-doors-of = Giocatore { $player }: { $n }
oni-why-not-now = ora non è possibile
oni-why-other-question = «{ $verb }» non risponde alla domanda posta
oni-why-not-in-hand =
    { $where ->
        [common] la mano comune non contiene { $card }
       *[hand] non hai in mano { $card }
    }
oni-why-same-symbol = { $symbol } accanto a { $symbol }: la fila finisce con { $last }, e due vicine non mostrano mai lo stesso simbolo
oni-why-same-edge = { $symbol } accanto a { $symbol }: quel bordo non può toccare { $last }
oni-why-first-tower = la prima Torre non ha ancora un lato sinistro: scrivi «right»
oni-why-tower-between = le sue due vicine non possono toccarsi, quindi non può cadere da in mezzo a loro
oni-why-no-key =
    { $where ->
        [common] la mano comune non contiene { $key }
       *[hand] non hai in mano { $key }
    }
oni-why-no-door = non hai ottenuto { $door }
oni-why-order = le carte si scelgono nell'ordine dell'elenco, e questa viene prima dell'ultima scelta; ritirala con \`undo\`, o nominale tutte in una riga
oni-why-too-few = le carte si scelgono nell'ordine dell'elenco: senza le prime non ne resterebbero abbastanza per pagare
oni-why-same-kind = si scambierebbe solo con una carta uguale
oni-why-not-woken = la sua condizione non è soddisfatta ({ $condition })
oni-why-not-there = qui non c'è da scegliere { $card }
oni-why-no-spells = senza il Libro dei Passi Perduti non ci sono incantesimi
oni-why-cannot-pay = l'incantesimo costa { $cost } carte degli scarti, che ne contano { $have }
oni-why-punish-nightmare = si può punire solo un Incubo appena pescato
oni-why-spell-not-now = nel mezzo di questo effetto non si lanciano incantesimi
web-skip = Vai al contenuto
web-nav = La casa
web-title-setup = Nuova partita
web-title-match = Tavolo
web-title-join = Partecipa
web-title-replay = Rivedi
web-title-learn = Imparare
web-title-statistics = Statistiche
web-title-settings = Impostazioni
web-title-lost = Qui non c’è niente
web-back-home = Torna alla casa
web-close = Chiudi
web-loading = Un momento …
web-broken = Qualcosa è andato storto da parte nostra. Riprova tra un momento.
web-offline = Nessuna connessione. Nulla va perso, tornerà da sola.
web-offline-request = Al momento non c’è connessione. Riprova tra poco.
web-lost-text = A questo indirizzo non c’è nessuna pagina. Forse il link è incompleto.
web-you = tu
web-answers = Risposte
web-tools = Strumenti
web-undo = Annulla
web-undo-far = Torna indietro
web-undo-far-why = Torna alla tua decisione precedente, oltre ciò che è stato rivelato. La partita allora non conta più.
web-undo-asked = Qualcuno vorrebbe riprendere una mossa.
web-undo-agree = Va bene
web-undo-refuse = Meglio di no
web-hint = Consiglio
web-hint-thinking = Ci penso …
web-hint-is = Consiglio: { $answer }
web-rule = La regola
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-talk = Parlare
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-concede = Arrendersi
web-concede-sure = La partita sarà data per persa.
web-concede-no = Continua
web-event-gone-back = La partita torna a una decisione precedente.
web-waiting = La partita comincia appena tutti i posti sono occupati.
web-abandoned = Tutti hanno lasciato questa partita.
web-seat-free = libero
web-seat-bot = Fai giocare { $bot }
web-sit-down = Siediti
web-invite = Manda questo link a chi vuoi invitare
web-copy = Copia
web-copied = Copiato
web-leave = Lascia
web-again = Ancora una
web-replay = Rivedi
web-share = Condividi
web-turn-of = { $name } sta pensando …
web-watching = Stai guardando.
web-bot-random = il sonnambulo
web-bot-greedy = il dormiglione
web-bot-strong = la sognatrice
web-bot-learned = la lettrice di sogni
web-bot-search = il saggio
web-oni-act-play =
    { $end ->
        [left] costruisci a sinistra: { $card }
        [right] costruisci a destra: { $card }
       *[none] gioca { $card }
    }{ $from ->
        [common] { " " }(comune)
       *[hand] { "" }
    }
web-oni-act-discard =
    scarta { $card }{ $from ->
        [common] { " " }(comune)
       *[hand] { "" }
    }
web-oni-act-give =
    cedi { $card }{ $from ->
        [common] { " " }(comune)
       *[hand] { "" }
    }
web-oni-act-sacrifice = perdi { $card }
web-oni-act-bin = scarta { $card }
web-oni-act-put = rimetti { $card }
web-oni-act-pick = scegli { $card }
web-oni-act-swap = dai { $card }
web-oni-act-for = prendi { $card }
web-oni-act-pay = paga con { $card }
web-oni-act-raise = { $card } in cima
web-oni-act-sink = { $card } in fondo
web-oni-act-lose = perdi { $card }
web-oni-act-dispel = dissolvi { $card }
web-oni-act-drop = elimina { $card }
web-oni-act-fetch = cerca { $card }
web-oni-act-face = affronta { $card }
web-oni-act-shed = scarta { $card }
web-oni-act-surrender = cedi { $card }
web-oni-act-cast = { $spell } ({ $cost } carte)
web-oni-act-swap-goals = obiettivi { $first } ({ $one }) e { $second } ({ $other })
web-oni-do-take = prendi la porta
web-oni-do-leave = lasciala
web-oni-do-open = apri con la chiave
web-oni-do-open-from-common = apri con la chiave comune
web-oni-do-limbo = mandala nel Limbo
web-oni-do-reveal-five = rivela cinque carte
web-oni-do-new-hand = scarta la mano
web-oni-do-keep = tienila
web-oni-do-share = condividila
web-oni-do-no-swap = nessuno scambio
web-oni-do-draw = pesca
web-oni-do-look = guarda
web-oni-do-no-look = non guardare
web-oni-do-false-destruction = falsa distruzione
web-oni-do-reveal-seven = rivela sette carte
web-oni-do-keep-the-rest = tieni il resto
web-oni-do-search = cerca nel mazzo
web-oni-then-prophecy = porta una profezia: le prime cinque carte
web-oni-then-look = fa guardare le prime { $n } carte
web-oni-then-give = l’incubo se ne va, e la chiave con lui
web-oni-then-sacrifice = torna nel mazzo passando dal Limbo
web-question = Domanda
web-home-title = Due giochi di sogni
web-home-lead = Scegli una porta. Si gioca subito, senza iscriversi.
web-home-onirim = Perduti di notte in un labirinto. Trova otto porte prima che la candela si consumi.
web-home-daydream = Un posto alla finestra, due dadi, una penna. Riempi le nuvole e arreda un pomeriggio.
web-play-now = Gioca
web-play-how = Scegli come …
web-mine = Continua
web-alone = da solo
web-state-waiting = in attesa di giocatori
web-state-yours = tocca a te
web-state-theirs = tocca a qualcun altro
web-daily = Il sogno di oggi
web-daily-what = La stessa fortuna per tutti, e un solo tentativo che conta.
web-daily-try = Prova
web-daily-go-on = Continua
web-daily-done = Il tuo risultato
web-join-title = Invitato?
web-join-code = Link o codice
web-join = Entra
web-open-tables = Tavoli aperti
web-invited = { $name } vorrebbe giocare con te.
web-players = Giocatori
web-begin = Comincia
web-listed = Mostra il tavolo nella casa, aperto a chi vuole
web-seat-somebody = qualcuno a cui mando il link
web-saved = Salvato.
web-save = Salva
web-set-language = Lingua
web-set-theme = Luce
web-set-theme-auto = come il sistema
web-set-theme-light = giorno
web-set-theme-dark = notte
web-set-textSize = Dimensione del testo
web-set-textSize-100 = normale
web-set-textSize-115 = un po’ più grande
web-set-textSize-130 = più grande
web-set-textSize-150 = massima
web-set-palette = Colori
web-set-palette-usual = come dipinti
web-set-palette-distinct = più facili da distinguere
web-set-motion = Movimento
web-set-motion-auto = come il sistema
web-set-motion-full = tutto
web-set-motion-reduced = nessuno
web-set-sound = Suoni
web-set-ambient = Musica di sottofondo
web-set-confirm = Chiedi prima di arrendersi
web-you-title = Tu
web-shown = Il nome che vedono gli altri
web-signed-in = Accesso come { $name }
web-sign-in = Accedi
web-sign-out = Esci
web-claim = Conserva con questo nome
web-claim-why = Con un nome e una password le tue partite ti seguono su altri dispositivi.
web-name = Nome
web-password = Password
web-export = Scarica tutto ciò che è salvato su di te
web-stats-none = Nessuna partita finita. La prima sarà l’inizio di una curva.
web-stats-games = partite
web-stats-won = vinte
web-stats-doors = porte in media
web-stats-mean = punti in media
web-stats-best = migliore
web-stats-streak = serie vincente più lunga
web-stats-curve =
    Medie { $n ->
        [one] di una settimana
       *[other] di { $n } settimane
    }
web-history = Partite finite
web-replay-back = Una mossa indietro
web-replay-on = Una mossa avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-at = Mossa { $n } di { $all }
web-record = Registrazione
web-learn-lead = Ogni regola, con parole nostre. Al tavolo, «La regola» mostra quella della tua domanda.
web-learn-find = Trova una regola
web-learn-none = Nessuna regola lo dice.
web-oni-rule-act = Un turno
web-oni-rule-take-door = Tre di un colore
web-oni-rule-door = Si pesca una porta
web-oni-rule-nightmare = Un incubo
web-oni-rule-bin = La profezia
web-oni-rule-order = Rimettere le carte
web-oni-rule-lose-tower = Perdere una torre
web-oni-rule-may-look = Una torre scartata
web-oni-rule-draw-or-cast = Quando si lancia un incantesimo
web-oni-rule-pay = Pagare un incantesimo
web-oni-rule-raise = Profezia Paradossale
web-oni-rule-swap-goals = Pianificazione Parallela
web-oni-rule-happy-dream = Un sogno felice
web-oni-rule-sift = Le sette carte del sogno
web-oni-rule-fetch = La ricerca del sogno
web-oni-rule-which-premonition = Le premonizioni si avverano
web-oni-rule-shed-keys = La premonizione blu
web-oni-rule-surrender = Una premonizione prende una porta
web-oni-rule-pick = In due: le prime carte
web-oni-rule-place = In due: tenere o condividere
web-oni-rule-swap = In due: lo scambio
web-day-rule-start = L’inizio
web-day-rule-write = Un turno
web-day-rule-write-solo = Da solo: le spine
web-day-rule-row = Righe piene
web-day-rule-bonus = I bonus
web-day-rule-done = La fine del turno
web-day-rule-constellation = La costellazione
web-day-rule-notes = Le note
web-day-rule-garland = La ghirlanda
web-day-rule-frames = Le cornici
web-oni-doors-of = { $n } porte su { $all }
web-oni-door-open = { $door }, trovata
web-oni-door-shut = { $door }, da trovare
web-oni-your-doors = Le tue porte
web-oni-goal =
    obiettivo { $n }, { $colour }{ $state ->
        [done] , raggiunto
        [first] , il prossimo
       *[open] { "" }
    }
web-oni-deck = Mazzo
web-oni-in-deck = nel mazzo
web-oni-nightmares-left =
    { $n ->
        [one] incubo
       *[other] incubi
    }
web-oni-unseen = Ciò che non si è visto
web-oni-unseen-why = Le carte di cui non conosci il posto, per tipo.
web-oni-pile =
    { $name }, { $n ->
        [one] una carta
       *[other] { $n } carte
    }
web-oni-discard = Scarti
web-oni-card-stuck = { $card }, ora non giocabile
web-oni-moved = { $card } ora è { $n } di { $all }.
web-oni-slot = { $card }, { $n } di { $all }; le frecce la spostano
web-oni-earlier = { $card } un posto prima
web-oni-later = { $card } un posto dopo
web-oni-order = Ordine, la prima si pesca per prima
web-oni-order-done = Rimetti così
web-oni-order-bottom = Ordine, l’ultima sta più in basso
web-oni-order-bottom-done = Metti in fondo così
web-oni-cost = { $have } carte su { $cost }
web-oni-no-key = Non hai chiavi da cedere.
web-oni-no-door = Non hai porte da perdere.
web-oni-hand-of = Mano di { $name }
web-oni-row-of = Labirinto di { $name }
web-oni-row-empty = Il tuo labirinto comincia con la prima carta giocata.
web-oni-row-empty-of = { $name } non ha ancora giocato.
web-oni-towers-empty = Ancora nessuna torre.
web-oni-choose = Scegli una carta della tua mano.
web-oni-dead = Questa partita non si può più vincere: manca una carta necessaria. Continua, o arrenditi.
web-oni-expansions = Espansioni
web-oni-without = senza
web-oni-part-book = Le porte vanno trovate in un ordine dato; gli incantesimi aiutano, pagati con carte scartate.
web-oni-part-towers = Dodici torri nel mazzo: costruiscine quattro colori in fila, mentre gli incubi le tirano giù.
web-oni-part-dreams = I sogni felici portano doni; le premonizioni si avverano con certe porte.
web-oni-variant-book = con
web-oni-variant-book-lost = Perduto!: incantesimi più cari
web-oni-variant-towers = con
web-oni-variant-towers-ruins = rovine sparse: una fila finita non protegge
web-oni-variant-dreams = con: quattro premonizioni
web-oni-variant-dreams-5 = più difficile: cinque premonizioni
web-oni-variant-dreams-6 = il più difficile: sei premonizioni
web-oni-alone-what = Tu contro la candela.
web-oni-two = in due, insieme
web-oni-two-what = Ognuno deve trovare una porta di ogni colore; due carte sono comuni.
web-oni-partner = Con chi
web-oni-talk = Parole
web-oni-talk-open = aperta: vedete le carte dell’altro
web-oni-talk-silent = silenziosa: carte nascoste, nessuno parla
`;export{e as default};