### The lessons of this game.

## First turns

lesson-daydream-first = Nuvole e oggetti
    .lead = Dadi nelle nuvole, file in linee, linee in oggetti.
lesson-daydream-first-shelf = È l’ora di rilassarsi. Questa mensola aspetta i suoi oggetti, e tu li disegni linea per linea. Vince chi ne completa di più.
lesson-daydream-first-clouds = Le linee si guadagnano tra le nuvole. Si tirano due dadi per tutti, e scrivi i due numeri in nuvole vuote.
lesson-daydream-first-start = Il primo tiro è speciale: i suoi due numeri vanno dove vuoi, meglio se distanti. Scrivi il 3 in e1 e il 5 in b5: scegli un dado, poi una nuvola.
lesson-daydream-first-done = Finché non chiudi il turno puoi annullare tutto. Premi «Chiudi il turno», e i dadi si tirano di nuovo.
lesson-daydream-first-beside = D’ora in poi un numero va accanto a una nuvola piena: sopra, sotto, a sinistra o a destra. Prendi il 4 e scrivilo in e2, sotto il tuo 3.
lesson-daydream-first-sun = 3, 4, 5: consecutivi. La fila è perfetta e dà il sole. Tre nuvole danno tre linee, e una linea di sole arriva fino al sole seguente dell’oggetto. Il toast è finito, il tuo primo oggetto!
lesson-daydream-first-second = Scrivi il 2 in c5, accanto al 5, e chiudi il turno.
lesson-daydream-first-third = Ora completa la fila: 3, 4 e… scrivi il 5 in e3.
lesson-daydream-first-dot = C’è anche una fila corta che aspetta: scrivi il 6 in c6, sotto il 2.
lesson-daydream-first-object = Diversi, ma non consecutivi: il punto. Due nuvole danno due linee, ciascuna solo fino al punto seguente. Così comincia la tazza.
lesson-daydream-first-next = Chiudi il turno.
lesson-daydream-first-spoil = A volte va storto qualcosa. Per una volta, scrivi un 2 in f3 e l’altro in f4, subito sotto.
lesson-daydream-first-spoiled = Un numero due volte in una fila: le due icone sono barrate, e la fila non dà nulla. Succede.
lesson-daydream-first-end = Riempi le file con numeri diversi, e consecutivi dove puoi. La partita finisce quando una griglia è piena o una mensola disegnata.

## Leaves

lesson-daydream-leaves = Foglie e spine
    .lead = Cambiare un dado, saltarne uno, e il titolo del tuo punteggio.
lesson-daydream-leaves-leaves = La pianta ha delle foglie. Una è già cerchiata e può aiutarti: ogni foglia cerchiata cambia un dado di uno, in più o in meno.
lesson-daydream-leaves-change = Due quattro, ma accanto al 2 vorresti un 3. Premi la foglia meno, poi scrivi il 3 in c6.
lesson-daydream-leaves-spent = 2 e 3: perfetto! La foglia è riempita e non si può più usare. Con le foglie un numero può andare da 0 a 9.
lesson-daydream-leaves-skip = Il secondo quattro non va bene da nessuna parte. Una volta per turno puoi saltare un dado e cerchiare una foglia. Saltalo.
lesson-daydream-leaves-thorn = Una nuova foglia è cerchiata. Ma in solitario ogni dado saltato fa crescere anche una spina, e due spine costano un oggetto alla fine.
lesson-daydream-leaves-done = Chiudi il turno.
lesson-daydream-leaves-fill = Usa la nuova foglia: trasforma il 4 in un 5 e scrivilo in d6. Poi il 3 in h4, e chiudi il turno.
lesson-daydream-leaves-names = In solitario giochi per un titolo: in Mattina tranquilla un Dolce risveglio, poi un Atteggiamento zen e, al meglio, la Serenità totale. Ogni combinazione ha i suoi.
lesson-daydream-leaves-end = Puoi anche saltare il primo dado e usare subito la sua foglia per il secondo. Tutti e due, mai.

## Bonuses

lesson-daydream-bonus = I bonus
    .lead = Due file insieme, e ciò che un oggetto finito può dare.
lesson-daydream-bonus-shelf = Gli oggetti si disegnano in ordine, dalla mensola più alta in giù e da sinistra a destra, uno dopo l’altro. Alcuni portano un piccolo sole con una foglia: un bonus.
lesson-daydream-bonus-ready = Due file si incrociano in a5, e a entrambe manca solo questa nuvola.
lesson-daydream-bonus-both = Scrivi il 5 in a5: completa le due file in un colpo.
lesson-daydream-bonus-order = Quale per prima, lo decidi tu. La colonna 3-4-5 è perfetta; prendi prima le sue linee di sole.
lesson-daydream-bonus-bonus = La tazza è finita, e porta un bonus. Scegli: una linea in più fino al sole seguente, o una foglia cerchiata. Prendi il sole.
lesson-daydream-bonus-on = Prima viene il bonus, poi le linee rimaste proseguono: la pera è finita, il cornetto cominciato. Tre oggetti!
lesson-daydream-bonus-end = Un bonus può finire un oggetto che porta a sua volta un bonus. Che bel pomeriggio.

## The constellation

lesson-daydream-stars = La costellazione
    .lead = Sotto le stelle: numeri grandi nelle nuvole con la stella.
lesson-daydream-stars-sky = In Sotto le stelle una costellazione brilla sotto la mensola. Cresce dal punto più basso, linea per linea, e ogni stella raggiunta è un punto.
lesson-daydream-stars-cells = Alcune nuvole portano una stella. Il numero che vi scrivi traccia altrettante linee. Una è già piena: il 3 in l6.
lesson-daydream-stars-star = Qui stanno bene i numeri grandi. Scrivi il 6 in p3: sei linee in più.
lesson-daydream-stars-counted = Nove linee finora, e due stelle lungo il percorso. Sono cerchiate, e ognuna vale un punto, oltre ai tuoi oggetti.
lesson-daydream-stars-way = Scrivi l’1 in n3, verso la prossima nuvola con la stella, e chiudi il turno.
lesson-daydream-stars-reach = Ancora quattro linee, e la terza stella è raggiunta. Scrivi il 3 in m3, poi il 5 in l3.
lesson-daydream-stars-end = Conta il numero scritto: le foglie possono aumentarlo, e uno 0 non traccia nulla. Da una stella all’altra ci sono da quattro a sei linee.

## Notes

lesson-daydream-notes = Le note
    .lead = Melodia della sera: numeri uguali intorno a una nota.
lesson-daydream-notes-notes = Tra le nuvole ci sono delle note. Una nota singola tocca due nuvole, una doppia di più. Questa nota doppia tocca d3, e3, d4 ed e4.
lesson-daydream-notes-two = Le note amano i numeri uguali. Scrivi un 2 in d3 e un 2 in e4.
lesson-daydream-notes-head = Due delle sue nuvole sono uguali: una testa si riempie, un punto. E nessuna fila è rovinata, perché i due 2 stanno in file diverse. Chiudi il turno.
lesson-daydream-notes-round = Se tutte e quattro sono uguali si riempiono entrambe le teste. Scrivi il 5 in f4 e il 2 in d4, poi chiudi il turno.
lesson-daydream-notes-four = Gli ultimi: il 6 in g4, e il 2 in e3.
lesson-daydream-notes-both = In tutte le sue nuvole c’è un 2: le due teste sono piene. E d4 è una nuvola con la stella, quindi è cresciuta anche la costellazione.
lesson-daydream-notes-end = La seconda testa ha il suo prezzo: in quattro file il 2 c’è ormai due volte, e non tracceranno nulla. Lo chiede anche una nota singola, perché le sue due nuvole stanno nella stessa fila: o la nota o la fila.

## Polaroids

lesson-daydream-polaroids = Le polaroid
    .lead = Ricordi d’inverno e d’estate: sei numeri in fotografia.
lesson-daydream-polaroids-polaroids = Sopra la griglia sono appese sei polaroid. Ognuna è legata alla nuvola con stella o luna della sua colonna, e mostra il numero che vi scrivi.
lesson-daydream-polaroids-star = Siamo nei Ricordi d’inverno: le stelle contano a favore. Scrivi il 6 in c3.
lesson-daydream-polaroids-moon = Le lune contano contro, quindi lì vanno numeri piccoli. Scrivi l’1 in j3 e chiudi il turno.
lesson-daydream-polaroids-sum = 6 per la stella, meno 1 per la luna: per ora cinque punti. Il risultato può anche essere negativo.
lesson-daydream-polaroids-more = Ai due lati della piega le nuvole sono adiacenti, ma oggi tieni lontani i numeri: il 4 in d3, il 2 in j2, e chiudi il turno.
lesson-daydream-polaroids-neighbour = La prossima stella è a due passi: il 3 in e3, il 5 in f3, e chiudi il turno.
lesson-daydream-polaroids-summer = Piegato nell’altro verso sono i Ricordi d’estate: ogni numero diverso vale uno. Tutti e sei consecutivi da sinistra a destra valgono il doppio.
lesson-daydream-polaroids-end = Decidi presto per quali nuvole sono i tuoi numeri grandi e piccoli.

## The garland

lesson-daydream-garland = La ghirlanda
    .lead = Prendere la luna: sempre lo stesso numero.
lesson-daydream-garland-garland = Qui è appesa una ghirlanda di lune. Quello che scrivi in una nuvola con la luna si copia nella prima luna vuota. Tra una luna e l’altra ci sono ricompense.
lesson-daydream-garland-first = Due quattro: scrivi il primo in d6, una nuvola con la luna.
lesson-daydream-garland-equal = E l’altro in l4, una nuvola con la luna oltre la piega. Poi chiudi il turno.
lesson-daydream-garland-reward = Due lune uguali vicine danno la ricompensa fra loro. Più ce ne sono di fila, meglio è.
lesson-daydream-garland-way = Verso la prossima luna: il 2 in d5, il 5 in c5, e chiudi il turno.
lesson-daydream-garland-leaf = Scrivi il 6 in b5. Lì accanto b4 è una nuvola con la luna, e ti serve un 4: prendi il 3, premi la foglia più, e scrivi un 4.
lesson-daydream-garland-end = Tre lune uguali di fila: due ricompense. Un numero diverso spezza la catena da entrambi i lati.

## Frames

lesson-daydream-frames = Le cornici
    .lead = Sogni colorati: riempire un gruppo intero prima che sia tardi.
lesson-daydream-frames-groups = In Sogni colorati tre gruppi di cornici dividono la griglia: linea continua, tratteggiata e punteggiata, ciascuno con il suo colore. Un gruppo sta in più punti.
lesson-daydream-frames-rewards = Ogni gruppo ha due ricompense, 5 e 2. Sotto c’è scritto quante nuvole sono ancora vuote. Nel primo gruppo ne resta una sola.
lesson-daydream-frames-last = È p4. Scrivi lì il 5.
lesson-daydream-frames-earned = Il primo gruppo è pieno: 5 punti. Con altri al tavolo, chi riempie per primo un gruppo prende il 5, chi viene dopo il 2; chi finisce nello stesso turno prende lo stesso.
lesson-daydream-frames-clover = In solitario il tempo stringe in un altro modo: la prima linea sul quadrifoglio barra ogni 5 ancora aperto, la prima sul papillon ogni 2.
lesson-daydream-frames-moon = p4 era anche una nuvola con la luna: il secondo 5 della ghirlanda, e un punto per la coppia. Conta tutto insieme.
lesson-daydream-frames-end = Oggetti, ghirlanda e cornici: è la combinazione più ricca. Una fila rovinata perde solo le sue linee; lune e cornici restano.

## Several players

lesson-daydream-together = In compagnia
    .lead = Gli stessi dadi per tutti, tutti insieme.
lesson-daydream-together-players = Si gioca da due a cinque. Nessuno aspetta il suo turno: tutti scrivono gli stessi dadi nello stesso momento, ciascuno sul proprio tabellone. Qui vedi chi sta ancora pensando.
lesson-daydream-together-same = Avete tutti il 3 e il 6. Scrivi il 3 in c5 e il 6 in e1.
lesson-daydream-together-draft = Quello che hai scritto è una bozza. Nessuno la vede prima che tu abbia finito, e tu non vedi le loro.
lesson-daydream-together-done = Premi «Chiudi il turno». Quando tutti hanno finito si scopre tutto e si tirano di nuovo i dadi.
lesson-daydream-together-look = Ora puoi guardare gli altri tabelloni: tocca un nome. Stavolta sono stati veloci e ti aspettano già.
lesson-daydream-together-skip = In compagnia non ci sono spine: per un dado saltato si cerchia solo una foglia. Scrivi il 2 in c6, poi salta il 5.
lesson-daydream-together-turn = Chiudi il turno.
lesson-daydream-together-ends = Quando qualcuno ha riempito la griglia o disegnato tutta la mensola, tutti finiscono quel tiro e la partita è chiusa. Si contano oggetti ed extra.
lesson-daydream-together-end = In caso di parità vince chi ha più linee sull’oggetto incompleto; se sono pari anche quelle, la vittoria è condivisa.
