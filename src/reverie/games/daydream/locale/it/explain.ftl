### The reasons behind hints.

## Reasons in Daydream

why-day-prospects = lascia nel complesso le migliori prospettive
why-day-row-sun = completa { $row } in ordine: { $n } linee di sole in sole
why-day-row-dot = completa { $row } senza ripetizioni: { $n } linee
why-day-object = completa questo oggetto: { $object }
why-day-nearer = { $n ->
    [one] porta questo oggetto a un punto dalla fine: { $object }
   *[other] porta questo oggetto a { $n } punti dalla fine: { $object }
}
why-day-apart = tiene lontani i numeri di partenza, con spazio attorno a entrambi
why-day-run = { $n ->
    [one] tiene in ordine { $row }: manca una nuvola
   *[other] tiene in ordine { $row }: mancano { $n } nuvole
}
why-day-run-nearly = lascia { $row } a un numero dal sole
why-day-nearly = lascia { $row } a un numero dal punto
why-day-distinct = porta { $digit ->
    [0] uno 0
   *[other] un { $digit }
} che { $row } non ha ancora
why-day-opens = apre altre { $n } nuvole in cui scrivere
why-day-stars = { $n ->
    [one] raggiunge una stella
   *[other] raggiunge { $n } stelle
}
why-day-climbs = { $n ->
    [one] fa salire la costellazione di una linea
   *[other] fa salire la costellazione di { $n } linee
}
why-day-moons = { $n ->
    [one] è uguale all’ultima luna della ghirlanda, per un punto
   *[other] è uguale all’ultima luna della ghirlanda, per { $n } punti
}
why-day-note = { $n ->
    [one] riempie la testa di una nota
   *[other] riempie tutte e due le teste di una nota
}
why-day-frames = riempie un intero gruppo di cornici
why-day-frames-nearly = { $n ->
    [one] lascia aperta una sola nuvola in un gruppo di cornici
   *[other] lascia aperte solo { $n } nuvole in un gruppo di cornici
}
why-day-polaroid-new = mostra { $digit ->
    [0] uno 0
   *[other] un { $digit }
}, che nessuna polaroid ha ancora
why-day-polaroid-high = mette un numero alto ({ $digit }) dove conta per te
why-day-polaroid-low = mette solo { $digit ->
    [0] uno 0
   *[other] un { $digit }
} dove conta contro di te
why-day-leaf = guadagna una foglia per cambiare un dado più tardi
why-day-leaves-kept = non spende nessuna delle tue foglie
why-day-leaf-spent = { $n ->
    [one] vale la foglia che costa
   *[other] vale le { $n } foglie che costa
}
why-day-no-thorn = non disegna spine
why-day-odd-thorn = disegna una spina che non costa nulla finché non ne segue un’altra
why-day-clean = non rovina nessuna fila
why-day-bonus-sun = porta avanti il prossimo oggetto di un’intera linea di sole
why-day-bonus-leaf = ti dà una foglia per un dado che non va bene
why-day-ends-ahead = chiude la partita mentre sei in testa

## Da ricordare

takeaway-day-skipped = Pensaci due volte prima di saltare un dado: spesso è meglio un numero in una nuvola qualunque che una spina.
takeaway-day-forced = Non ogni numero va scritto: saltarlo dà una foglia e non rovina nessuna fila.
takeaway-day-leaf = Spendi una foglia quando completa qualcosa, altrimenti tienila.
takeaway-day-space = Stesso numero, nuvola migliore: cerca la fila che ci guadagna di più.
takeaway-day-die = Guarda entrambi i dadi prima di scrivere: l’altro potrebbe andare meglio per primo.
takeaway-day-other = Prima di rispondere, guarda ancora una volta le alternative.
