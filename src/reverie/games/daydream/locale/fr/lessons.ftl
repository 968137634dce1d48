### The lessons of this game.

## First turns

lesson-daydream-first = Nuages et objets
    .lead = Des dés dans les nuages, des lignes, des traits, des objets.
lesson-daydream-first-shelf = C’est l’heure de la détente. Cette étagère attend ses objets, et vous les dessinez trait par trait. Qui en termine le plus gagne.
lesson-daydream-first-clouds = Les traits se gagnent dans les nuages. On lance deux dés pour tout le monde, et vous écrivez les deux chiffres dans des nuages vides.
lesson-daydream-first-start = Le premier lancer est à part : ses deux chiffres vont où vous voulez, plutôt loin l’un de l’autre. Écrivez le 3 en e1 et le 5 en b5 : choisissez un dé, puis un nuage.
lesson-daydream-first-done = Tant que vous n’avez pas terminé votre tour, tout peut être annulé. Appuyez sur « Terminer le tour », et les dés roulent à nouveau.
lesson-daydream-first-beside = Désormais un chiffre va à côté d’un nuage rempli : au-dessus, au-dessous, à gauche ou à droite. Prenez le 4 et écrivez-le en e2, sous votre 3.
lesson-daydream-first-sun = 3, 4, 5 : consécutifs. C’est parfait et on entoure le soleil. Trois nuages donnent trois traits, et un trait de soleil va jusqu’au soleil suivant de l’objet. La tartine grillée est finie, votre premier objet !
lesson-daydream-first-second = Écrivez le 2 en c5, à côté du 5, et terminez le tour.
lesson-daydream-first-third = Complétez maintenant la ligne : 3, 4 et… écrivez le 5 en e3.
lesson-daydream-first-dot = Une petite ligne attend aussi : écrivez le 6 en c6, sous le 2.
lesson-daydream-first-object = Différents, mais pas consécutifs : le point. Deux nuages donnent deux traits, chacun jusqu’au point suivant seulement. Ils commencent le mug.
lesson-daydream-first-next = Terminez le tour.
lesson-daydream-first-spoil = Parfois, ça rate. Pour une fois, écrivez un 2 en f3 et l’autre en f4, juste dessous.
lesson-daydream-first-spoiled = Deux fois le même chiffre dans une ligne : les deux icônes sont rayées, et la ligne ne rapporte rien. Ça arrive.
lesson-daydream-first-end = Remplissez les lignes de chiffres différents, et consécutifs quand vous le pouvez. La partie s’achève quand une grille est pleine ou une étagère dessinée.

## Leaves

lesson-daydream-leaves = Feuilles et épines
    .lead = Modifier un dé, renoncer à un dé, et le titre de votre score.
lesson-daydream-leaves-leaves = La plante a des feuilles. L’une est déjà entourée et peut vous aider : chaque feuille entourée modifie un dé d’une unité, en plus ou en moins.
lesson-daydream-leaves-change = Deux quatre, mais à côté du 2 il vous faudrait un 3. Appuyez sur la feuille moins, puis écrivez le 3 en c6.
lesson-daydream-leaves-spent = 2 et 3 : parfait ! La feuille est coloriée et ne sert plus. Avec des feuilles un chiffre peut aller de 0 à 9.
lesson-daydream-leaves-skip = Le second quatre ne vous convient nulle part. Une fois par tour vous pouvez renoncer à un dé et entourer une feuille. Faites-le.
lesson-daydream-leaves-thorn = Une feuille de plus est entourée. Mais en solo chaque dé auquel on renonce fait pousser une épine, et deux épines coûtent un objet à la fin.
lesson-daydream-leaves-done = Terminez le tour.
lesson-daydream-leaves-fill = Servez-vous de la nouvelle feuille : faites du 4 un 5 et écrivez-le en d6. Puis le 3 en h4, et terminez le tour.
lesson-daydream-leaves-names = En solo, vous jouez pour un titre : dans Matin calme un Réveil en douceur, puis une Zen attitude, et au mieux la Plénitude totale. Chaque combinaison a ses titres.
lesson-daydream-leaves-end = Vous pouvez même renoncer au premier dé et employer sa feuille aussitôt pour le second. Aux deux dés, jamais.

## Bonuses

lesson-daydream-bonus = Les bonus
    .lead = Deux lignes à la fois, et ce qu’un objet terminé peut offrir.
lesson-daydream-bonus-shelf = Les objets se dessinent dans l’ordre, de l’étagère du haut vers le bas et de gauche à droite, l’un après l’autre. Certains portent un petit soleil et une feuille : un bonus.
lesson-daydream-bonus-ready = Deux lignes se croisent en a5, et il ne leur manque que ce nuage.
lesson-daydream-bonus-both = Écrivez le 5 en a5 : il complète les deux lignes d’un coup.
lesson-daydream-bonus-order = Laquelle d’abord, c’est vous qui décidez. La colonne 3-4-5 est parfaite ; prenez ses traits de soleil en premier.
lesson-daydream-bonus-bonus = Le mug est terminé, et il porte un bonus. Au choix : un trait de plus jusqu’au soleil suivant, ou une feuille entourée. Prenez le soleil.
lesson-daydream-bonus-on = Le bonus passe d’abord, puis les traits restants continuent : la poire est finie, le croissant commencé. Trois objets !
lesson-daydream-bonus-end = Un bonus peut terminer un objet qui porte lui-même un bonus. Quel bel après-midi.

## The constellation

lesson-daydream-stars = La constellation
    .lead = Sous les étoiles : de grands chiffres dans les nuages à étoile.
lesson-daydream-stars-sky = Dans Sous les étoiles, une constellation s’étend sous l’étagère. Elle grandit du point le plus bas, trait par trait, et chaque étoile atteinte vaut un point.
lesson-daydream-stars-cells = Certains nuages portent une étoile. Le chiffre que vous y écrivez trace autant de traits. L’un est déjà rempli : le 3 en l6.
lesson-daydream-stars-star = Les grands chiffres sont à leur place ici. Écrivez le 6 en p3 : six traits de plus.
lesson-daydream-stars-counted = Neuf traits jusqu’ici, et deux étoiles en chemin. Elles sont entourées, et chacune vaut un point, en plus de vos objets.
lesson-daydream-stars-way = Écrivez le 1 en n3, sur le chemin du nuage à étoile suivant, et terminez le tour.
lesson-daydream-stars-reach = Encore quatre traits, et la troisième étoile est atteinte. Écrivez le 3 en m3, puis le 5 en l3.
lesson-daydream-stars-end = C’est le chiffre écrit qui compte : les feuilles peuvent l’augmenter, et un 0 ne trace rien. D’une étoile à l’autre, il faut de quatre à six traits.

## Notes

lesson-daydream-notes = Les notes
    .lead = Mélodie du soir : des chiffres égaux autour d’une note.
lesson-daydream-notes-notes = Entre les nuages pendent des notes. Une note simple touche deux nuages, une double davantage. Cette note double touche d3, e3, d4 et e4.
lesson-daydream-notes-two = Les notes aiment les chiffres égaux. Écrivez un 2 en d3 et un 2 en e4.
lesson-daydream-notes-head = Deux de ses nuages sont égaux : une tête est coloriée, un point. Et aucune ligne n’est gâchée, car les deux 2 sont dans des lignes différentes. Terminez le tour.
lesson-daydream-notes-round = Si les quatre sont égaux, les deux têtes sont coloriées. Écrivez le 5 en f4 et le 2 en d4, puis terminez le tour.
lesson-daydream-notes-four = Les derniers : le 6 en g4, et le 2 en e3.
lesson-daydream-notes-both = Tous ses nuages portent un 2 : les deux têtes sont coloriées. Et d4 est un nuage à étoile, la constellation a donc grandi aussi.
lesson-daydream-notes-end = La seconde tête a son prix : quatre lignes portent maintenant deux fois le 2 et ne traceront rien. Les notes simples demandent la même chose, car leurs deux nuages sont dans une même ligne : la note ou la ligne.

## Polaroids

lesson-daydream-polaroids = Les polaroïds
    .lead = Souvenirs d’hiver et d’été : six chiffres gardés en image.
lesson-daydream-polaroids-polaroids = Six polaroïds sont accrochés au-dessus de la grille. Chacun est lié au nuage à étoile ou à lune de sa colonne et montre le chiffre que vous y écrivez.
lesson-daydream-polaroids-star = Nous sommes dans Souvenirs d’hiver : les étoiles comptent pour vous. Écrivez le 6 en c3.
lesson-daydream-polaroids-moon = Les lunes comptent contre vous, on y met donc de petits chiffres. Écrivez le 1 en j3 et terminez le tour.
lesson-daydream-polaroids-sum = 6 pour l’étoile, moins 1 pour la lune : cinq points pour l’instant. Le résultat peut même être négatif.
lesson-daydream-polaroids-more = De part et d’autre du pli, les nuages sont voisins, mais aujourd’hui vous gardez vos distances : le 4 en d3, le 2 en j2, et terminez le tour.
lesson-daydream-polaroids-neighbour = Le prochain nuage à étoile est à deux pas : le 3 en e3, le 5 en f3, et terminez le tour.
lesson-daydream-polaroids-summer = Plié dans l’autre sens, ce sont les Souvenirs d’été : chaque chiffre différent vaut un point. Les six consécutifs de gauche à droite comptent double.
lesson-daydream-polaroids-end = Décidez tôt à quels nuages vous destinez grands et petits chiffres.

## The garland

lesson-daydream-garland = La guirlande
    .lead = Décrocher la lune : encore et encore le même chiffre.
lesson-daydream-garland-garland = Voici une guirlande de lunes. Ce que vous écrivez dans un nuage à lune est recopié dans la lune suivante, depuis le début. Entre les lunes pendent des récompenses.
lesson-daydream-garland-first = Deux quatre : écrivez le premier en d6, un nuage à lune.
lesson-daydream-garland-equal = Et l’autre en l4, un nuage à lune de l’autre côté du pli. Puis terminez le tour.
lesson-daydream-garland-reward = Deux lunes égales côte à côte gagnent la récompense entre elles. Plus il y en a de suite, mieux c’est.
lesson-daydream-garland-way = Vers la prochaine lune : le 2 en d5, le 5 en c5, et terminez le tour.
lesson-daydream-garland-leaf = Écrivez le 6 en b5. À côté, b4 est un nuage à lune, et il vous faut un 4 : prenez le 3, appuyez sur la feuille plus, et écrivez un 4.
lesson-daydream-garland-end = Trois lunes égales de suite : deux récompenses. Un chiffre différent brise la chaîne des deux côtés.

## Frames

lesson-daydream-frames = Les cadres
    .lead = Rêve en couleurs : remplir une famille entière avant qu’il soit trop tard.
lesson-daydream-frames-groups = Dans Rêve en couleurs, trois familles de cadres se partagent la grille : trait plein, tirets et pointillés, chacune de sa couleur. Une même famille occupe plusieurs endroits.
lesson-daydream-frames-rewards = Chaque famille a deux récompenses, 5 et 2. Au-dessous, le nombre de nuages encore vides. Dans la première famille il n’en reste qu’un.
lesson-daydream-frames-last = C’est p4. Écrivez-y le 5.
lesson-daydream-frames-earned = La première famille est remplie : 5 points. À plusieurs, la première personne à remplir une famille prend le 5, la suivante le 2 ; au même tour, on gagne la même chose.
lesson-daydream-frames-clover = En solo, le temps presse autrement : le premier trait sur le trèfle barre tous les 5 encore ouverts, le premier sur le nœud papillon tous les 2.
lesson-daydream-frames-moon = p4 était aussi un nuage à lune : le deuxième 5 de la guirlande, et un point pour la paire. Tout compte ensemble.
lesson-daydream-frames-end = Objets, guirlande et cadres : c’est la combinaison la plus riche. Une ligne gâchée ne perd que ses traits ; lunes et cadres restent acquis.

## Several players

lesson-daydream-together = À plusieurs
    .lead = Les mêmes dés pour tous, tous en même temps.
lesson-daydream-together-players = On joue de deux à cinq. Personne n’attend son tour : tout le monde écrit les mêmes dés en même temps, chacun sur son plateau. Ici vous voyez qui réfléchit encore.
lesson-daydream-together-same = Vous avez tous le 3 et le 6. Écrivez le 3 en c5 et le 6 en e1.
lesson-daydream-together-draft = Ce que vous avez écrit est un brouillon. Personne ne le voit avant que vous ayez fini, et vous ne voyez pas les leurs.
lesson-daydream-together-done = Appuyez sur « Terminer le tour ». Quand tous ont fini, tout est montré et les dés roulent à nouveau.
lesson-daydream-together-look = Maintenant vous pouvez regarder les autres plateaux : touchez un nom. Cette fois ils ont été rapides et vous attendent déjà.
lesson-daydream-together-skip = À plusieurs il n’y a pas d’épines : en renonçant à un dé, vous entourez seulement une feuille. Écrivez le 2 en c6, puis renoncez au 5.
lesson-daydream-together-turn = Terminez le tour.
lesson-daydream-together-ends = Quand quelqu’un a rempli sa grille ou dessiné toute l’étagère, tout le monde finit ce lancer, et la partie est terminée. On compte les objets et le reste.
lesson-daydream-together-end = À égalité, qui a le plus de traits sur l’objet inachevé l’emporte ; s’il y en a autant, la victoire est partagée.
