### Ce qu’on peut accomplir.

web-feat-daydream-six = Six à la suite
    .why = Terminer une rangée de six avec des nombres qui se suivent.
web-feat-daydream-name = Le plus beau nom
    .why = Mériter le quatrième nom d’un plateau, en solo.
web-feat-daydream-thornless = Sans épines
    .why = Mériter le troisième nom ou mieux sans une seule épine.
web-feat-daydream-shelf = L’étagère pleine
    .why = Dessiner tous les objets de l’étagère.
