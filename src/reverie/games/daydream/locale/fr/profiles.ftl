### Ce qu’on peut accomplir.

web-feat-daydream-six = Six à la suite
    .why = Terminer une ligne de six avec des chiffres qui se suivent.
web-feat-daydream-name = Le plus beau titre
    .why = Obtenir le quatrième titre d’un plateau, en solo.
web-feat-daydream-thornless = Sans épines
    .why = Obtenir le troisième titre ou mieux sans une seule épine.
web-feat-daydream-shelf = L’étagère pleine
    .why = Dessiner tous les objets de l’étagère.
