### Ce qu’on peut accomplir.

web-feat-onirim-everything = Toute la maison
    .why = Gagner avec les trois extensions.
web-feat-onirim-early = De retour avant minuit
    .why = Gagner avec vingt cartes ou plus dans la pioche.
web-feat-onirim-silent = Sans un mot
    .why = Gagner une partie à deux en Grand silence.
web-feat-onirim-premonitions = Sombres présages
    .why = Gagner avec six Prémonitoires.
