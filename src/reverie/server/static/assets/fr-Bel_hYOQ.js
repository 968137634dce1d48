var e=`list-last = { $some } et { $last }
day-object-toast = tartine grillée
day-object-mug = mug
day-object-pear = poire
day-object-croissant = croissant
day-object-slipper = pantoufle
day-object-jam-jar = pot de confiture
day-object-milk-jug = pot à lait
day-object-alarm-clock = réveil
day-object-pillow = oreiller
day-object-cactus = cactus
day-object-daisy-bottle = marguerite en bouteille
day-object-watering-can = arrosoir
day-object-frying-pan = poêle
day-object-teapot = théière
day-object-cat = chat
day-object-nightcap = bonnet de nuit
day-object-crescent-lamp = lampe croissant de lune
day-object-owl = hibou
day-object-moth = papillon de nuit
day-object-paper-boat = bateau en papier
day-object-candle = bougie
day-object-tent = tente
day-object-snow-globe = boule à neige
day-object-hot-air-balloon = montgolfière
day-object-umbrella = parapluie
day-object-rocket = fusée
day-object-lantern = lanterne
day-object-hedgehog = hérisson
day-object-planet = planète
day-object-telescope = télescope
day-object-triangle = triangle
day-object-harp = harpe
day-object-bell = cloche
day-object-maraca = maraca
day-object-metronome = métronome
day-object-headphones = casque audio
day-object-record = disque
day-object-drum = tambour
day-object-microphone = microphone
day-object-trumpet = trompette
day-object-gramophone = gramophone
day-object-grand-piano = piano à queue
day-object-guitar = guitare
day-object-violin = violon
day-object-accordion = accordéon
day-object-biscuit = biscuit
day-object-ice-cream-cone = cornet de glace
day-object-cookie-jar = boîte à biscuits
day-object-spoon = cuillère
day-object-doughnut = beignet
day-object-espresso-cup = tasse à espresso
day-object-sugar-bowl = sucrier
day-object-takeaway-cup = gobelet à emporter
day-object-cupcake = cupcake
day-object-potted-plant = plante en pot
day-object-coffee-grinder = moulin à café
day-object-radio = radio
day-object-newspaper = journal
day-object-armchair = fauteuil
day-object-typewriter = machine à écrire
day-object-moka-pot = cafetière italienne
day-object-fish = poisson
day-object-hat = chapeau
day-object-kite = cerf-volant
day-object-shell = coquillage
day-object-hourglass = sablier
day-object-clover = trèfle
day-object-seagull = mouette
day-object-whale = baleine
day-object-compass = boussole
day-object-globe = globe terrestre
day-object-ship-in-a-bottle = bateau en bouteille
day-object-camera = appareil photo
day-object-suitcase = valise
day-object-key = clé
day-object-lighthouse = phare
day-object-anchor = ancre
day-object-balloon = ballon
day-object-feather = plume
day-object-palette = palette
day-object-spinning-top = toupie
day-object-mushroom = champignon
day-object-bowtie = nœud papillon
day-object-pencil = crayon
day-object-vase = vase
day-object-paint-tube = tube de peinture
day-object-yarn-ball = pelote de laine
day-object-bird-cage = cage à oiseaux
day-object-toy-car = petite voiture
day-object-scissors = ciseaux
day-object-robot = robot
day-object-rocking-horse = cheval à bascule
day-turn = Tour { $turn }
day-start = Chiffres de départ
day-player =
    { $who ->
        [you] Joueur { $player } (vous)
       *[other] Joueur { $player }
    }
day-gone = a abandonné
day-place-dice = Dés
day-place-shelf = Étagère
day-place-leaves = Feuilles
day-place-constellation = Étoiles
day-place-notes = Notes
day-place-garland = Guirlande
day-place-polaroids = Polaroïds
day-place-frames = Cadres
day-place-score = Score
day-place-players = Joueurs
day-die-written = { $die } en { $cell }
day-die-changed = { $die } devenu { $digit } en { $cell }
day-die-skipped = renoncé au { $die }
day-objects = { $n } sur { $all } objets
day-circled =
    { $n ->
        [one] { $n } entourée
       *[other] { $n } entourées
    }
day-thorns =
    { $n ->
        [one] { $n } épine
       *[other] { $n } épines
    }{ $lost ->
        [0] { "" }
       *[other] { " " }(−{ $lost })
    }
day-stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
day-heads =
    { $n ->
        [one] { $n } tête
       *[other] { $n } têtes
    }
day-frame-left = { $family } encore { $n }, pour { $rewards }
day-frame-earned = { $family } remplie, { $reward } gagnés
day-sum-objects =
    { $n ->
        [one] { $n } objet
       *[other] { $n } objets
    }
day-sum-constellation =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
day-sum-notes =
    { $n ->
        [one] { $n } tête de note
       *[other] { $n } têtes de note
    }
day-sum-garland = { $n } de la guirlande
day-sum-polaroids = { $n } des polaroïds
day-sum-frames = { $n } des cadres
day-sum-thorns = { $n } pour les épines
day-hint = \`5 c3\` reporte un 5 en c3, \`5+1 c3\` avec feuille. \`undo\` · \`?\` la règle · \`help\` les signes · \`quit\`
day-ask-start =
    Reportez { $n ->
        [one] le chiffre de départ dans une case vide, n'importe où.
       *[other] les deux chiffres de départ dans des cases vides, n'importe où.
    }
day-ask-write =
    Reportez { $n ->
        [one] le dé dans une case adjacente
       *[other] les dés dans des cases adjacentes
    } à des cases remplies.
day-ask-row = Deux lignes de nuages sont complètes en même temps. Laquelle d'abord ?
day-ask-bonus =
    Terminé : { $object }. Quel bonus entourez-vous ?{ $n ->
        [0] { "" }
        [one] { " " }Il reste ensuite un trait à tracer.
       *[other] { " " }Il reste ensuite { $n } traits à tracer.
    }
day-ask-done = Les deux dés sont joués. \`done\` termine votre tour, \`undo\` reprend la dernière réponse.
day-anywhere = n'importe quelle case vide
day-do-write = { $dice } en : { $cells } (tapez \`{ $example }\`)
day-do-leaves =
    { $n ->
        [one] { $n } feuille entourée modifie
       *[other] { $n } feuilles entourées modifient
    } un dé : { $ranges } (tapez \`{ $example }\`)
day-do-skip =
    { $skips } : { $how ->
        [solo] renoncer au dé, entourer une feuille et dessiner une épine
       *[several] renoncer au dé et entourer une feuille
    }
day-do-complete = Une case complète : { $rows }
day-do-row = { $icon } trace { $n } traits
day-do-bonus-sun = un trait supplémentaire jusqu'au soleil suivant
day-do-bonus-leaf = entourer une feuille
day-do-done = terminer votre tour
day-help-answers = Répondez \`write 5 c3\` ou simplement \`5 c3\` ; avec des feuilles entourées \`6-1 c3\` ou \`4+2 c3\` ; \`skip 2\` pour renoncer ; le nom d'une ligne ; \`sun\` ou \`leaf\` ; \`done\`. Plusieurs à la fois : « 5 c3, 2 d3, done ». Les listes courtes se répondent aussi par numéro. Jusqu'à \`done\`, tout peut être repris. Entrée seule montre à nouveau le plateau.
day-legend-clouds = La grille : _ une case vide où l'on peut écrire, · une autre case vide ; ★ ☾ une étoile ou une lune, ¹ ² ³ la famille de cadres. Au bout de chaque ligne : ◦ ouverte, ● point entouré, ☼ soleil entouré, ✗ rayée. ┊ est un pli : les cases des deux côtés sont adjacentes, mais aucune ligne ne le traverse.
day-legend-shelf = L'étagère : ▸ l'objet en cours, ━ ses traits tracés, ─ à tracer ; ☼ soleils, • points, + le symbole bonus. Feuilles : ◎ entourée, ○ libre, ● coloriée. Cases qui complètent une ligne : ☼ les chiffres qui valent le soleil, ✗ ceux qui la gâchent.
day-event-rolled =
    { $turn ->
        [0] Les chiffres de départ sont { $first } et { $second }.
       *[other] Tour { $turn } : les dés indiquent { $first } et { $second }.
    }
day-event-wrote =
    Vous inscrivez { $digit } en { $cell }{ $leaves ->
        [0] .
        [one] , en coloriant une feuille.
       *[other] , en coloriant { $leaves } feuilles.
    }
day-event-skipped = Vous renoncez au { $die }.
day-event-lapsed = Il n'y a plus de case pour le { $die } ; il est perdu.
day-event-leaf = Vous entourez une feuille.
day-event-thorn = Vous dessinez une épine ; il y en a { $thorns }.
day-event-row =
    Ligne { $row } : { $icon ->
        [sun] des chiffres consécutifs, parfait ! Le soleil { $mark } est entouré.
        [dot] des chiffres différents, bien joué ! Le point { $mark } est entouré.
       *[spoiled] un chiffre se répète, oups. { $mark } Vous ne gagnez rien.
    }
day-event-line =
    { $n ->
        [one] Un trait
       *[other] { $n } traits
    } { $icon } sur cet objet : { $object }.
day-event-object = Terminé : { $object } !
day-event-constellation =
    La constellation grandit de { $n ->
        [one] { $n } trait
       *[other] { $n } traits
    } ; { $stars ->
        [0] aucune étoile n'est atteinte.
        [one] une étoile est entourée.
       *[other] { $stars } étoiles sont entourées.
    }
day-event-note =
    { $heads ->
        [one] Une tête de note est coloriée.
       *[other] Les deux têtes d'une note sont coloriées.
    }
day-event-polaroid = Le polaroïd de { $cell } porte un { $digit }.
day-event-moon =
    Le { $digit } va dans la lune { $moon } de la guirlande{ $reward ->
        [0] .
       *[other] , identique à la précédente : { $reward } points.
    }
day-event-frames =
    { $who ->
        [you] Vous avez rempli
       *[other] Le joueur { $player } a rempli
    } la famille de cadres { $family } : { $reward ->
        [0] il ne reste pas de récompense.
       *[other] { $reward } points.
    }
day-event-rewards-crossed = Toutes les récompenses { $reward } non obtenues des cadres sont barrées.
day-event-played = Joueur { $player } : { $answers }.
day-event-conceded =
    { $who ->
        [you] Vous abandonnez la partie.
       *[other] Le joueur { $player } abandonne la partie.
    }
day-nothing = rien
day-over-full = Toutes les cases d'une grille sont remplies.
day-over-drawn = Tous les objets d'une étagère sont dessinés.
day-over-conceded = La partie a été abandonnée.
day-end-name = Votre score s'appelle : { $name }
day-end-score = Score { $n } = { $sum }
day-end-won =
    { $n ->
        [0] Personne ne gagne.
        [one] { $players } l'emporte !
       *[other] { $players } l'emportent ensemble !
    }
day-end-tie = L'égalité est départagée par les traits de l'objet non terminé : { $n }.
day-then = votre tour finit avec « { $done } » ; « { $rest } » doit attendre. Rien n'a été fait.
day-why-only-done = les deux dés sont joués ; il ne reste que \`done\` ou \`undo\`
day-why-other-question = « { $verb } » ne répond pas à la question posée
day-why-not-done = il faut d'abord reporter { $dice }, ou renoncer à un dé
day-why-no-row = il n'y a pas deux lignes à mettre en ordre
day-why-no-bonus = il n'y a pas de bonus à choisir
day-why-no-die = aucun dé n'indique { $die } ; les feuilles s'écrivent avec le dé, comme \`4+1 c3\`
day-why-die-used = le { $die } est déjà joué
day-why-skipped = vous avez déjà renoncé à un dé ce tour-ci
day-why-start-skip = on ne renonce pas aux chiffres de départ
day-why-start-leaves = les feuilles ne modifient pas les chiffres de départ
day-why-no-cell = il n'y a pas de case { $cell } sur cette grille
day-why-filled = { $cell } porte déjà un { $digit }
day-why-not-beside = { $cell } n'est pas adjacente à une case remplie
day-why-leaves =
    il faut { $n ->
        [one] une feuille entourée
       *[other] { $n } feuilles entourées
    }, et vous en avez { $have }
day-rule-ids = Règles { $ids }
day-rule-start = Les deux chiffres du premier lancer vont dans deux cases vides, n'importe où sur la grille. On ne peut ni y renoncer ni les modifier. Mieux vaut les éloigner.
day-rule-write = Reportez les deux dés dans l'ordre voulu, chacun dans une case vide adjacente à une case remplie ; le second peut toucher le premier. Une fois par tour, on peut renoncer à un dé pour entourer une feuille. Avant de reporter un dé, coloriez des feuilles entourées pour le modifier de 1 chacune, entre 0 et 9. Une ligne complète de chiffres différents vaut le point, de chiffres consécutifs le soleil ; un chiffre répété la gâche. La ligne trace autant de traits qu'elle a de cases : jusqu'au point suivant, ou de soleil à soleil.
day-rule-write-solo = En solo, chaque dé auquel on renonce dessine aussi une épine ; deux épines coûtent un objet à la fin.
day-rule-row = Les lignes complètes se résolvent dans l'ordre que vous voulez. Le point trace jusqu'au point suivant, le soleil jusqu'au soleil suivant ; un objet se termine avant le suivant.
day-rule-bonus = Un objet qui porte le symbole bonus offre un trait supplémentaire jusqu'au soleil suivant, ou une feuille entourée, avant les traits qui restent.
day-rule-done = Personne ne voit votre brouillon avant \`done\`. Quand tout le monde a fini, on relance les dés ; la partie s'achève quand une grille est pleine ou une étagère dessinée.
day-rule-constellation = Un chiffre dans une case étoile trace autant de traits sur la constellation ; chaque étoile atteinte vaut un point.
day-rule-notes = Une note simple vaut un si ses deux cases sont identiques. Une note double vaut un si deux de ses cases le sont, et deux si toutes le sont.
day-rule-garland = Un chiffre dans une case lune va dans la prochaine lune de la guirlande ; identique à la précédente, il rapporte la récompense entre les deux.
day-rule-frames = Trois familles de cadres partagent la grille ; une famille entièrement remplie rapporte une récompense.
day-rule-frames-solo = En solo, le premier trait du trèfle barre les 5 non obtenus, le premier trait du nœud papillon les 2.
day-rule-frames-several = La première personne à remplir une famille gagne 5, la suivante 2 ; qui la remplit au même tour gagne autant.
day-rule-polaroids-ad = Les chiffres des trois cases étoile comptent pour vous, ceux des trois cases lune contre vous.
day-rule-polaroids-da = Chaque chiffre différent des six polaroïds vaut un ; le double si les six se suivent de gauche à droite.
oni-card-red-sun = Soleil rouge
    .a = un Soleil rouge
oni-card-red-moon = Lune rouge
    .a = une Lune rouge
oni-card-red-key = Clé rouge
    .a = une Clé rouge
oni-card-blue-sun = Soleil bleu
    .a = un Soleil bleu
oni-card-blue-moon = Lune bleue
    .a = une Lune bleue
oni-card-blue-key = Clé bleue
    .a = une Clé bleue
oni-card-green-sun = Soleil vert
    .a = un Soleil vert
oni-card-green-moon = Lune verte
    .a = une Lune verte
oni-card-green-key = Clé verte
    .a = une Clé verte
oni-card-brown-sun = Soleil brun
    .a = un Soleil brun
oni-card-brown-moon = Lune brune
    .a = une Lune brune
oni-card-brown-key = Clé brune
    .a = une Clé brune
oni-card-red-tower-3 = Tour rouge 3
    .a = une Tour rouge 3
oni-card-red-tower-4 = Tour rouge 4
    .a = une Tour rouge 4
oni-card-red-tower-5 = Tour rouge 5
    .a = une Tour rouge 5
oni-card-blue-tower-3 = Tour bleue 3
    .a = une Tour bleue 3
oni-card-blue-tower-4 = Tour bleue 4
    .a = une Tour bleue 4
oni-card-blue-tower-5 = Tour bleue 5
    .a = une Tour bleue 5
oni-card-green-tower-3 = Tour verte 3
    .a = une Tour verte 3
oni-card-green-tower-4 = Tour verte 4
    .a = une Tour verte 4
oni-card-green-tower-5 = Tour verte 5
    .a = une Tour verte 5
oni-card-brown-tower-3 = Tour brune 3
    .a = une Tour brune 3
oni-card-brown-tower-4 = Tour brune 4
    .a = une Tour brune 4
oni-card-brown-tower-5 = Tour brune 5
    .a = une Tour brune 5
oni-card-red-door = Porte rouge
    .a = une Porte rouge
oni-card-blue-door = Porte bleue
    .a = une Porte bleue
oni-card-green-door = Porte verte
    .a = une Porte verte
oni-card-brown-door = Porte brune
    .a = une Porte brune
oni-card-nightmare = Cauchemar
    .a = un Cauchemar
oni-card-happy-dream = Songe Heureux
    .a = un Songe Heureux
oni-premonition = { $condition } : { $penalty }
oni-card-red-premonition = Prémonitoire rouge
    .a = le Prémonitoire rouge
    .condition = Deux Portes rouges
    .penalty = toutes les Pièces rouges de la pioche sont défaussées
oni-card-blue-premonition = Prémonitoire bleu
    .a = le Prémonitoire bleu
    .condition = Deux Portes bleues
    .penalty = deux Clés de la pioche, à votre choix, sont défaussées
oni-card-green-premonition = Prémonitoire vert
    .a = le Prémonitoire vert
    .condition = Deux Portes vertes
    .penalty = un Cauchemar quitte la défausse pour les Limbes
oni-card-brown-premonition = Prémonitoire brun
    .a = le Prémonitoire brun
    .condition = Deux Portes brunes
    .penalty = une Porte de la table part dans les Limbes
oni-card-pair-premonition = Prémonitoire de la paire
    .a = le Prémonitoire de la paire
    .condition = Deux Portes d'une même couleur
    .penalty = une Porte de la paire part dans les Limbes
oni-card-three-premonition = Prémonitoire des trois Portes
    .a = le Prémonitoire des trois Portes
    .condition = Trois Portes ou plus
    .penalty = main défaussée et remplacée, puis un Prémonitoire révélé
oni-card-five-premonition = Prémonitoire des cinq Portes
    .a = le Prémonitoire des cinq Portes
    .condition = Cinq Portes ou plus
    .penalty = deux autres Prémonitoires sont révélés
oni-card-every-premonition = Prémonitoire des quatre couleurs
    .a = le Prémonitoire des quatre couleurs
    .condition = Une Porte de chaque couleur
    .penalty = tous les Songes Heureux de la pioche sont défaussés
oni-colour-red = rouge
    .m = rouge
    .f = rouge
oni-colour-blue = bleu
    .m = bleu
    .f = bleue
oni-colour-green = vert
    .m = vert
    .f = verte
oni-colour-brown = brun
    .m = brun
    .f = brune
oni-sort-sun = Soleil
    .gender = m
oni-sort-moon = Lune
    .gender = f
oni-sort-key = Clé
    .gender = f
oni-sort-door = Porte
oni-sort-tower = Tour
    .gender = f
oni-sort-nightmare = Cauchemar
oni-sort-happy-dream = Songe Heureux
oni-spell-paradoxical-prophecy = Prophétie Paradoxale
oni-spell-parallel-planning = Planification Parallèle
oni-spell-powerful-punishment = Puissante Punition
oni-rule-ids = Règles : { $ids }
oni-rule-act = Un tour, c'est une action, puis la main complétée à cinq cartes, puis les Limbes qui retournent dans la pioche. Jouer (play) : ajoutez une Pièce au bout de votre labyrinthe ; son symbole doit différer du dernier, sa couleur est libre. La troisième carte de suite d'une même couleur permet d'aller chercher une Porte de cette couleur. Défausser (discard) : n'importe quelle carte de la main ; une Clé ainsi défaussée montre les cinq premières cartes de la pioche : l'une part à la défausse, les autres reviennent dans l'ordre qui vous plaît.
oni-rule-act-towers = Une Tour se pose au bout gauche (left) ou droit (right) de la rangée de Tours, si les bords qui se touchent n'ont aucun symbole en commun ; le labyrinthe et sa série n'en sont pas affectés. Une Tour défaussée permet de regarder autant de cartes du sommet que son chiffre, et de les ranger.
oni-rule-act-book = La Prophétie Paradoxale et la Planification Parallèle peuvent être lancées d'abord, aussi souvent que la défausse les paie.
oni-rule-act-two = Votre main, ce sont vos cartes et les cartes communes (« … from common »). Défausser permet aussi d'échanger une de vos cartes contre une commune.
oni-rule-take-door = À la troisième carte de suite d'une couleur, vous pouvez chercher dans la pioche une Porte de cette couleur ; la pioche est ensuite mélangée. Prise ou non, la série est épuisée : la carte suivante de cette couleur en commence une autre.
oni-rule-take-door-book = La Porte n'est obtenue que si elle est de la couleur du premier Objectif visible (▸) ; toute autre va dans les Limbes.
oni-rule-door = Une Porte piochée en complétant la main est à vous si vous défaussez de votre main la Clé de sa couleur. Sinon elle va dans les Limbes et retourne dans la pioche à la fin du tour. Une Clé dépensée pour une Porte ne donne pas de Prophétie.
oni-rule-door-book = Seule une Porte de la couleur du premier Objectif visible (▸) est obtenue ; toute autre va dans les Limbes, et sa Clé est dépensée quand même.
oni-rule-door-two = La Clé peut venir de vos cartes ou de la main commune ; la Porte se pose devant vous.
oni-rule-nightmare = Un Cauchemar se règle aussitôt, de l'une de quatre façons : donner une Clé de la main (give) ; envoyer une Porte obtenue dans les Limbes (sacrifice) ; révéler les cinq premières cartes, dont les Portes et les Songes vont dans les Limbes et le reste à la défausse (reveal five) ; ou défausser toute la main et piocher cinq nouvelles cartes Labyrinthe, tout le reste allant dans les Limbes au passage (new hand). Puis le Cauchemar est défaussé et l'on continue de compléter la main.
oni-rule-nightmare-book = La Puissante Punition le défausse sans le moindre effet, si la défausse peut la payer.
oni-rule-nightmare-towers = Ensuite une Tour de la rangée est perdue, sauf si un Rempart les protège ou si la destruction est fausse.
oni-rule-nightmare-two = La Clé peut être commune, la Porte doit être la vôtre, et toute la main veut dire ses deux parties.
oni-rule-bin = Une Prophétie vous montre les cinq premières cartes, ou ce qu'il en reste. Une seule est défaussée, quelle qu'elle soit ; un Songe défaussé ainsi n'a aucun effet.
oni-rule-order = Les cartes reviennent sur la pioche dans l'ordre où vous les nommez : la première sera piochée la première. La dernière se place d'elle-même. Cet ordre tient tant que la pioche n'est pas mélangée.
oni-rule-pick = Huit cartes Labyrinthe sont visibles. Chacun en prend une à son tour jusqu'à en avoir trois ; les deux qui restent forment la main commune, que les deux joueurs utilisent.
oni-rule-place = Une carte Labyrinthe piochée va dans votre main personnelle (trois cartes) ou dans la main commune (deux). Si les deux ont de la place, vous choisissez.
oni-rule-swap = En défaussant, vous pouvez échanger une de vos cartes contre une carte commune, avant toute autre suite de la défausse.
oni-rule-swap-for = Choisissez la carte commune que vous recevez contre la vôtre.
oni-rule-draw-or-cast = Avant chaque carte piochée pour compléter la main, un sort peut être lancé si la défausse le paie.
oni-rule-pay = Un sort se paie avec des cartes de la défausse, à votre choix ; elles quittent le jeu mais restent visibles. Nommez-les une à une ou toutes sur une ligne : « pay 3 red sun, blue moon ».
oni-rule-raise = La Prophétie Paradoxale vous montre les cinq dernières cartes. L'une passe au sommet de la pioche, les autres retournent au fond.
oni-rule-sink = Les autres cartes vont au fond dans l'ordre où vous les nommez ; la dernière est tout en bas et se place d'elle-même.
oni-rule-swap-goals = La Planification Parallèle fait échanger leurs places à deux Objectifs quelconques ; chacun garde la face qu'il montre. Ensuite, le premier Objectif visible en partant de la gauche redevient le premier.
oni-rule-may-look = Une Tour défaussée permet de regarder autant de cartes du sommet que son chiffre. Toutes y retournent, dans l'ordre qui vous plaît.
oni-rule-lose-tower = Un Cauchemar réglé coûte une Tour de la rangée : une du bout, ou une entre deux autres qui peuvent se toucher. Avec la Fausse destruction aucune Tour n'est perdue, mais le Cauchemar va dans les Limbes et reviendra.
oni-rule-happy-dream = Un Songe Heureux pioché en complétant la main offre un cadeau sur trois : un Prémonitoire quitte le jeu sans pénalité (dispel) ; ou les sept premières cartes sont révélées, vous en écartez autant que vous voulez et rangez le reste (reveal seven) ; ou vous cherchez une carte de votre choix, la pioche est mélangée et la carte posée dessus (search). Puis le Songe est défaussé.
oni-rule-sift = Des sept cartes révélées, écartez-en autant que vous voulez, Portes et Songes compris. Ce que vous gardez revient au sommet dans l'ordre qui vous plaît.
oni-rule-fetch = N'importe quelle carte de la pioche peut être choisie. La pioche est mélangée, et la carte se trouve dessus.
oni-rule-which-premonition = Quand plusieurs Prémonitoires se réalisent ensemble, vous choisissez lequel frappe d'abord. Celui dont la condition ne tient plus alors reste sur la table.
oni-rule-shed-keys = Le Prémonitoire bleu défausse deux Clés de la pioche, à votre choix, ou une seule s'il n'y en a pas d'autre. La pioche est ensuite mélangée.
oni-rule-surrender = Un Prémonitoire envoie une Porte obtenue dans les Limbes : une des vôtres si vous en avez une qui convient, sinon une de votre partenaire.
oni-setup-onirim = Onirim
oni-setup-book = Grimoire des Pas Perdus
oni-setup-book-lost = Grimoire (Perdus !)
oni-setup-towers = Tours
oni-setup-towers-ruins = Tours (ruines)
oni-setup-dreams = Songes
oni-setup-dreams-5 = Songes (5)
oni-setup-dreams-6 = Songes (6)
oni-turn = Tour { $turn }
oni-player =
    { $who ->
        [you] Joueur { $player } (vous)
       *[other] Joueur { $player }
    }
oni-dead = Cette partie ne peut plus être gagnée : il manque une carte indispensable. Jouez encore, ou \`concede\`.
oni-place-labyrinth = Labyrinthe
oni-place-doors = Portes
oni-place-hand = Main
oni-place-common = Commune
oni-place-goals = Objectifs
oni-place-spells = Sorts
oni-place-towers = Tours
oni-place-premonitions = Prémonitoires
oni-place-drawn = Piochée
oni-place-looked = Regardées
oni-place-resolving = À résoudre
oni-place-revealed = Révélées
oni-place-limbo = Limbes
oni-place-out = Hors jeu
oni-place-top = Au sommet
oni-place-bottom = Au fond
oni-series = { $colour } : { $n } sur 3
oni-face-down =
    { $n ->
        [one] { $n } autre, face cachée
       *[other] { $n } autres, face cachée
    }
oni-hidden =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
oni-told = votre partenaire en connaît : { $cards }
oni-unknown = ?
oni-unseen = Pioche { $deck }, non vues { $n }
oni-discarded = Défausse { $n }
oni-next-draw = Prochaine carte
oni-next-none = plus rien
oni-next-looked = une des cartes vues
oni-next-known = { $card }
oni-percent = { $n } %
oni-ask-act = Jouez une carte (play) ou défaussez-en une (discard).
oni-ask-take-door = Trois de la même couleur ! Prendre { $door } dans la pioche (take) ?
oni-ask-door = Vous piochez { $door }. L'ouvrir avec sa Clé (open), ou l'envoyer dans les Limbes (limbo) ?
oni-ask-nightmare = Un Cauchemar ! Que lui abandonnez-vous ?
oni-ask-bin = Prophétie : quelle carte défaussez-vous (bin) ?
oni-ask-order = Quelle carte revient ensuite sur la pioche (put) ? La première nommée sera piochée la première.
oni-ask-pick = Choisissez une carte pour votre main (pick).
oni-ask-place = Vous piochez { $card }. La garder (keep), ou la partager (share) ?
oni-ask-swap = Échanger une de vos cartes contre une carte commune (swap) ?
oni-ask-swap-for = Vous donnez { $card }. Contre quelle carte commune (for) ?
oni-ask-draw-or-cast = Piocher (draw), ou lancer d'abord un sort (cast) ?
oni-ask-pay =
    { $spell } : { $n ->
        [one] encore { $n } carte de la défausse à payer (pay).
       *[other] encore { $n } cartes de la défausse à payer (pay).
    }
oni-ask-raise = Laquelle des cartes du fond passe au sommet de la pioche (raise) ?
oni-ask-sink = Quelle carte retourne ensuite au fond (sink) ? La dernière sera tout en bas.
oni-ask-swap-goals = Quels Objectifs échangent leurs places (swap goals) ?
oni-ask-may-look = Regarder les { $n } premières cartes de la pioche (look) et les replacer dans l'ordre voulu ?
oni-ask-lose-tower = Le Cauchemar emporte une Tour. Laquelle (lose), ou bien la destruction est-elle fausse ?
oni-ask-happy-dream = Un Songe Heureux ! Quel cadeau choisissez-vous ?
oni-ask-sift = Écartez autant de ces cartes que vous voulez (drop), puis gardez le reste (keep the rest).
oni-ask-fetch = Quelle carte de la pioche voulez-vous au sommet (fetch) ?
oni-ask-which-premonition = Plusieurs Prémonitoires se réalisent. Lequel frappe d'abord (face) ?
oni-ask-shed-keys =
    { $n ->
        [one] Le Prémonitoire prend encore { $n } Clé dans la pioche. Laquelle (shed) ?
       *[other] Le Prémonitoire prend { $n } Clés dans la pioche. Laquelle d'abord (shed) ?
    }
oni-ask-surrender = Le Prémonitoire emporte une Porte. Laquelle (surrender) ?
oni-do-take = aller chercher la Porte, puis mélanger la pioche
oni-do-leave = la laisser dans la pioche
oni-do-open = défausser la Clé, obtenir la Porte
oni-do-open-from-common = avec la Clé commune
oni-do-limbo = elle retourne dans la pioche à la fin du tour
oni-do-reveal-five = les 5 premières cartes : Portes et Songes aux Limbes, le reste défaussé
oni-do-new-hand = défausser toute la main et en piocher une autre
oni-do-keep = dans votre main personnelle
oni-do-share = dans la main commune
oni-do-no-swap = continuer sans échange
oni-do-cast-paradoxical-prophecy = regarder les 5 dernières, une passe au sommet
oni-do-cast-parallel-planning = deux Objectifs échangent leurs places
oni-do-cast-powerful-punishment = le Cauchemar est défaussé sans effet
oni-do-draw = pas de sort maintenant
oni-do-look = les voir
oni-do-no-look = ne pas les regarder
oni-do-false-destruction = aucune Tour ne tombe, le Cauchemar va dans les Limbes
oni-do-reveal-seven = les 7 premières cartes : en écarter, ranger les autres
oni-do-keep-the-rest = ne plus rien écarter, les replacer
oni-do-search = n'importe quelle carte de la pioche, au sommet
oni-event-turn =
    { $who ->
        [you] Tour { $turn }.
       *[other] Tour { $turn }, joueur { $player }.
    }
oni-event-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] Le joueur { $player } pioche { $cards }.
    }
oni-event-drawn-hidden =
    { $who ->
        [you]
            Vous piochez { $n ->
                [one] une carte.
               *[other] { $n } cartes.
            }
       *[other]
            Le joueur { $player } pioche { $n ->
                [one] une carte.
               *[other] { $n } cartes.
            }
    }
oni-event-played =
    { $who ->
        [you] Vous jouez { $cards }.
       *[other] Le joueur { $player } joue { $cards }.
    }
oni-event-discarded =
    { $who ->
        [you] Vous défaussez { $cards }.
       *[other] Le joueur { $player } défausse { $cards }.
    }
oni-event-prophecy =
    { $who ->
        [you] La Clé vous apporte une Prophétie.
       *[other] La Clé apporte une Prophétie au joueur { $player }.
    }
oni-event-binned =
    { $who ->
        [you] De ces cartes, vous défaussez { $cards }.
       *[other] De ces cartes, le joueur { $player } défausse { $cards }.
    }
oni-event-put-back =
    { $who ->
        [you] Vous replacez, en partant du sommet : { $cards }.
       *[other] Le joueur { $player } replace, en partant du sommet : { $cards }.
    }
oni-event-put-back-hidden =
    { $who ->
        [you] Vous replacez { $n } cartes sur la pioche.
       *[other] Le joueur { $player } replace { $n } cartes sur la pioche.
    }
oni-event-limbo = Dans les Limbes : { $cards }.
oni-event-limbo-returns = Les Limbes sont mélangées à la pioche : { $cards }.
oni-event-door-gained =
    { $who ->
        [you] Vous obtenez { $door }.
       *[other] Le joueur { $player } obtient { $door }.
    }
oni-event-door-lost =
    { $who ->
        [you] Vous perdez { $door }, qui va dans les Limbes.
       *[other] Le joueur { $player } perd { $door }, qui va dans les Limbes.
    }
oni-event-revealed = Révélé : { $cards }.
oni-event-revealed-none = Il ne restait rien à révéler.
oni-event-hand-discarded =
    { $who ->
        [you] Vous défaussez toute votre main : { $cards }.
       *[other] Le joueur { $player } défausse toute sa main : { $cards }.
    }
oni-event-hand-discarded-none =
    { $who ->
        [you] Votre main était vide ; rien n'est défaussé.
       *[other] La main du joueur { $player } était vide ; rien n'est défaussé.
    }
oni-event-picked =
    { $who ->
        [you] Vous prenez { $cards }.
       *[other] Le joueur { $player } prend { $cards }.
    }
oni-event-common = Dans la main commune : { $cards }.
oni-event-swapped =
    { $who ->
        [you] Vous échangez { $given } contre { $got } de la main commune.
       *[other] Le joueur { $player } échange { $given } contre { $got } de la main commune.
    }
oni-event-goals = Les Portes sont à trouver dans cet ordre : { $colours }.
oni-event-goal-reached = L'Objectif { $goal } ({ $colour }) est atteint.
oni-event-goal-reopened = L'Objectif { $goal } ({ $colour }) est de nouveau visible et passe en premier.
oni-event-goals-swapped = Les Objectifs { $first } et { $second } échangent leurs places.
oni-event-spell =
    { $who ->
        [you] Vous lancez { $spell }.
       *[other] Le joueur { $player } lance { $spell }.
    }
oni-event-paid =
    { $who ->
        [you] Vous payez en retirant du jeu { $cards }.
       *[other] Le joueur { $player } paie en retirant du jeu { $cards }.
    }
oni-event-raised =
    { $who ->
        [you] Vous placez { $cards } au sommet de la pioche.
       *[other] Le joueur { $player } place { $cards } au sommet de la pioche.
    }
oni-event-raised-hidden =
    { $who ->
        [you] Vous faites passer une carte du fond au sommet de la pioche.
       *[other] Le joueur { $player } fait passer une carte du fond au sommet de la pioche.
    }
oni-event-tower-built =
    { $who ->
        [you]
            Vous bâtissez { $cards } à { $end ->
                [left] gauche
               *[right] droite
            }.
       *[other]
            Le joueur { $player } bâtit { $cards } à { $end ->
                [left] gauche
               *[right] droite
            }.
    }
oni-event-tower-lost =
    { $who ->
        [you] Vous perdez { $cards }.
       *[other] Le joueur { $player } perd { $cards }.
    }
oni-event-premonition-revealed = Un Funeste Prémonitoire est révélé. { $text }.
oni-event-premonition-strikes = Un Funeste Prémonitoire se réalise. { $text }.
oni-event-premonition-dispelled = Un Funeste Prémonitoire se dissipe : { $name }.
oni-event-discarded-from-deck = Défaussé de la pioche : { $cards }.
oni-event-discarded-from-deck-none = La pioche n'en contient aucune.
oni-event-fetched =
    { $who ->
        [you] Vous placez { $cards } au sommet de la pioche mélangée.
       *[other] Le joueur { $player } place { $cards } au sommet de la pioche mélangée.
    }
oni-event-fetched-hidden =
    { $who ->
        [you] Vous placez une carte de votre choix au sommet de la pioche mélangée.
       *[other] Le joueur { $player } place une carte de son choix au sommet de la pioche mélangée.
    }
oni-event-conceded =
    { $who ->
        [you] Vous abandonnez la partie.
       *[other] Le joueur { $player } abandonne la partie.
    }
oni-won = Victoire !
oni-lost = Défaite.
oni-over-won = Toutes les Portes sont ouvertes, et le rêve vous laisse partir.
oni-over-deck = Il fallait piocher, et la pioche était vide.
oni-over-conceded = La partie a été abandonnée.
oni-end-doors =
    { $n ->
        [0] Aucune Porte n'a été trouvée.
        [one] Une Porte sur huit a été trouvée.
       *[other] { $n } Portes sur huit ont été trouvées.
    }
oni-end-doors-of = Joueur { $player } : { $n }
oni-why-not-now = ce n'est pas possible maintenant
oni-why-other-question = « { $verb } » ne répond pas à la question posée
oni-why-not-in-hand =
    { $where ->
        [common] la main commune ne contient pas { $card }
       *[hand] vous n'avez pas en main { $card }
    }
oni-why-same-symbol = { $symbol } à côté de { $symbol } : la rangée finit par { $last }, et deux voisines ne montrent jamais le même symbole
oni-why-same-edge = { $symbol } à côté de { $symbol } : ce bord ne peut pas toucher { $last }
oni-why-first-tower = la première Tour n'a pas encore de côté gauche : dites « right »
oni-why-tower-between = ses deux voisines ne peuvent pas se toucher, elle ne peut donc pas tomber d'entre elles
oni-why-no-key =
    { $where ->
        [common] la main commune ne contient pas { $key }
       *[hand] vous n'avez pas en main { $key }
    }
oni-why-no-door = vous n'avez pas obtenu { $door }
oni-why-order = les cartes se choisissent dans l'ordre de la liste, et celle-ci vient avant votre dernier choix ; faites d'abord \`undo\`, ou nommez-les toutes sur une ligne
oni-why-too-few = les cartes se choisissent dans l'ordre de la liste : sans les premières, il n'en resterait pas assez pour payer
oni-why-same-kind = elle ne ferait que changer de place avec une carte identique
oni-why-not-woken = sa condition n'est pas remplie ({ $condition })
oni-why-not-there = il n'y a pas ici de quoi choisir { $card }
oni-why-no-spells = il n'y a pas de sorts sans le Grimoire des Pas Perdus
oni-why-cannot-pay = ce sort coûte { $cost } cartes de la défausse, qui en compte { $have }
oni-why-punish-nightmare = seul un Cauchemar qui vient d'être pioché peut être puni
oni-why-spell-not-now = aucun sort ne se lance au milieu de cet effet
web-skip = Aller au contenu
web-nav = La maison
web-title-setup = Nouvelle partie
web-title-match = Table
web-title-join = Rejoindre
web-title-replay = Revoir
web-title-learn = Apprendre
web-title-statistics = Statistiques
web-title-settings = Réglages
web-title-lost = Rien ici
web-back-home = Retour à la maison
web-close = Fermer
web-loading = Un instant …
web-broken = Quelque chose s’est mal passé de notre côté. Réessayez dans un instant.
web-offline = Pas de connexion. Rien n’est perdu, elle reviendra d’elle-même.
web-offline-request = Pas de connexion pour l’instant. Réessayez dans un moment.
web-lost-text = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
web-you = vous
web-answers = Réponses
web-tools = Outils
web-undo = Annuler
web-undo-far = Revenir
web-undo-far-why = Retour à votre décision précédente, malgré ce qui a été révélé. La partie ne compte alors plus.
web-undo-asked = Quelqu’un voudrait reprendre un coup.
web-undo-agree = D’accord
web-undo-refuse = Plutôt pas
web-hint = Conseil
web-hint-thinking = Réflexion …
web-hint-is = Conseil : { $answer }
web-rule = La règle
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-talk = Discuter
web-talk-empty = Personne n’a encore rien dit.
web-talk-say = Dire quelque chose
web-talk-send = Envoyer
web-concede = Abandonner
web-concede-sure = La partie sera abandonnée et perdue.
web-concede-no = Continuer
web-event-gone-back = La partie revient à une décision précédente.
web-waiting = La partie commence dès que toutes les places sont prises.
web-abandoned = Tout le monde a quitté cette partie.
web-seat-free = libre
web-seat-bot = Faire jouer { $bot }
web-sit-down = S’asseoir
web-invite = Envoyez ce lien à qui vous voulez inviter
web-copy = Copier
web-copied = Copié
web-leave = Quitter
web-again = Encore une
web-replay = Revoir
web-share = Partager
web-turn-of = { $name } réfléchit …
web-watching = Vous regardez.
web-bot-random = le somnambule
web-bot-greedy = le dormeur
web-bot-strong = la rêveuse
web-bot-learned = la liseuse de rêves
web-bot-search = le sage
web-oni-act-play =
    { $end ->
        [left] bâtir à gauche : { $card }
        [right] bâtir à droite : { $card }
       *[none] jouer { $card }
    }{ $from ->
        [common] { " " }(commune)
       *[hand] { "" }
    }
web-oni-act-discard =
    défausser { $card }{ $from ->
        [common] { " " }(commune)
       *[hand] { "" }
    }
web-oni-act-give =
    céder { $card }{ $from ->
        [common] { " " }(commune)
       *[hand] { "" }
    }
web-oni-act-sacrifice = perdre { $card }
web-oni-act-bin = défausser { $card }
web-oni-act-put = reposer { $card }
web-oni-act-pick = choisir { $card }
web-oni-act-swap = donner { $card }
web-oni-act-for = prendre { $card }
web-oni-act-pay = payer avec { $card }
web-oni-act-raise = { $card } sur le dessus
web-oni-act-sink = { $card } au fond
web-oni-act-lose = perdre { $card }
web-oni-act-dispel = dissiper { $card }
web-oni-act-drop = écarter { $card }
web-oni-act-fetch = chercher { $card }
web-oni-act-face = affronter { $card }
web-oni-act-shed = défausser { $card }
web-oni-act-surrender = céder { $card }
web-oni-act-cast = { $spell } ({ $cost } cartes)
web-oni-act-swap-goals = objectifs { $first } ({ $one }) et { $second } ({ $other })
web-oni-do-take = prendre la porte
web-oni-do-leave = la laisser
web-oni-do-open = ouvrir avec la clé
web-oni-do-open-from-common = ouvrir avec la clé commune
web-oni-do-limbo = l’envoyer dans les Limbes
web-oni-do-reveal-five = révéler cinq cartes
web-oni-do-new-hand = défausser la main
web-oni-do-keep = la garder
web-oni-do-share = la partager
web-oni-do-no-swap = pas d’échange
web-oni-do-draw = piocher
web-oni-do-look = regarder
web-oni-do-no-look = ne pas regarder
web-oni-do-false-destruction = fausse destruction
web-oni-do-reveal-seven = révéler sept cartes
web-oni-do-keep-the-rest = garder le reste
web-oni-do-search = fouiller la pioche
web-oni-then-prophecy = apporte une prophétie : les cinq premières cartes
web-oni-then-look = permet de regarder les { $n } premières cartes
web-oni-then-give = le cauchemar s’en va, et la clé avec lui
web-oni-then-sacrifice = elle retourne dans la pioche par les Limbes
web-question = Question
web-home-title = Deux jeux de rêves
web-home-lead = Choisissez une porte. On joue tout de suite, sans inscription.
web-home-onirim = Perdu la nuit dans un labyrinthe. Trouvez huit portes avant que la bougie ne s’éteigne.
web-home-daydream = Un coin de fenêtre, deux dés, un stylo. Remplissez les nuages et meublez un après-midi.
web-play-now = Jouer
web-play-how = Choisir comment …
web-mine = Continuer
web-alone = en solitaire
web-state-waiting = attend des joueurs
web-state-yours = à vous de jouer
web-state-theirs = à quelqu’un d’autre
web-daily = Le rêve du jour
web-daily-what = La même chance pour tous, et un seul essai qui compte.
web-daily-try = Tenter
web-daily-go-on = Continuer
web-daily-done = Votre résultat
web-join-title = Invité ?
web-join-code = Lien ou code
web-join = Rejoindre
web-open-tables = Tables ouvertes
web-invited = { $name } aimerait jouer avec vous.
web-players = Joueurs
web-begin = Commencer
web-listed = Montrer cette table dans la maison, ouverte à qui veut
web-seat-somebody = quelqu’un à qui j’envoie le lien
web-saved = Enregistré.
web-save = Enregistrer
web-set-language = Langue
web-set-theme = Lumière
web-set-theme-auto = comme le système
web-set-theme-light = jour
web-set-theme-dark = nuit
web-set-textSize = Taille du texte
web-set-textSize-100 = habituelle
web-set-textSize-115 = un peu plus grande
web-set-textSize-130 = plus grande
web-set-textSize-150 = la plus grande
web-set-palette = Couleurs
web-set-palette-usual = telles que peintes
web-set-palette-distinct = plus faciles à distinguer
web-set-motion = Mouvement
web-set-motion-auto = comme le système
web-set-motion-full = tout
web-set-motion-reduced = aucun
web-set-sound = Sons
web-set-ambient = Musique douce
web-set-confirm = Demander avant d’abandonner
web-you-title = Vous
web-shown = Le nom que voient les autres
web-signed-in = Connecté : { $name }
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-claim = Garder sous ce nom
web-claim-why = Avec un nom et un mot de passe, vos parties vous suivent sur d’autres appareils.
web-name = Nom
web-password = Mot de passe
web-export = Télécharger tout ce qui est gardé sur vous
web-stats-none = Pas encore de partie finie. La première commencera une courbe.
web-stats-games = parties
web-stats-won = gagnées
web-stats-doors = portes en moyenne
web-stats-mean = points en moyenne
web-stats-best = record
web-stats-streak = plus longue série gagnante
web-stats-curve =
    Moyennes { $n ->
        [one] d’une semaine
       *[other] de { $n } semaines
    }
web-history = Parties finies
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Coup { $n } sur { $all }
web-record = Partie notée
web-learn-lead = Toutes les règles, avec nos mots. À la table, « La règle » montre celle de votre question.
web-learn-find = Chercher une règle
web-learn-none = Aucune règle ne dit cela.
web-oni-rule-act = Un tour
web-oni-rule-take-door = Trois d’une couleur
web-oni-rule-door = Une porte est piochée
web-oni-rule-nightmare = Un cauchemar
web-oni-rule-bin = La prophétie
web-oni-rule-order = Reposer des cartes
web-oni-rule-lose-tower = Perdre une tour
web-oni-rule-may-look = Une tour défaussée
web-oni-rule-draw-or-cast = Quand lancer un sort
web-oni-rule-pay = Payer un sort
web-oni-rule-raise = Prophétie Paradoxale
web-oni-rule-swap-goals = Planification Parallèle
web-oni-rule-happy-dream = Un rêve heureux
web-oni-rule-sift = Les sept cartes du rêve
web-oni-rule-fetch = La recherche du rêve
web-oni-rule-which-premonition = Les prémonitions se réalisent
web-oni-rule-shed-keys = La prémonition bleue
web-oni-rule-surrender = Une prémonition prend une porte
web-oni-rule-pick = À deux : les premières cartes
web-oni-rule-place = À deux : garder ou partager
web-oni-rule-swap = À deux : l’échange
web-day-rule-start = Le début
web-day-rule-write = Un tour
web-day-rule-write-solo = En solitaire : les épines
web-day-rule-row = Les rangées pleines
web-day-rule-bonus = Les bonus
web-day-rule-done = La fin du tour
web-day-rule-constellation = La constellation
web-day-rule-notes = Les notes
web-day-rule-garland = La guirlande
web-day-rule-frames = Les cadres
web-oni-doors-of = { $n } portes sur { $all }
web-oni-door-open = { $door }, trouvée
web-oni-door-shut = { $door }, à trouver
web-oni-your-doors = Vos portes
web-oni-goal =
    objectif { $n }, { $colour }{ $state ->
        [done] , atteint
        [first] , le prochain
       *[open] { "" }
    }
web-oni-deck = Pioche
web-oni-in-deck = dans la pioche
web-oni-nightmares-left =
    { $n ->
        [one] cauchemar
       *[other] cauchemars
    }
web-oni-unseen = Ce qu’on n’a pas vu
web-oni-unseen-why = Les cartes dont vous ignorez la place, par sorte.
web-oni-pile =
    { $name }, { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
web-oni-discard = Défausse
web-oni-card-stuck = { $card }, pas jouable maintenant
web-oni-moved = { $card } : maintenant { $n } sur { $all }.
web-oni-slot = { $card }, { $n } sur { $all } ; les flèches la déplacent
web-oni-earlier = { $card } : une place plus tôt
web-oni-later = { $card } : une place plus tard
web-oni-order = Ordre, la première sera piochée d’abord
web-oni-order-done = Reposer ainsi
web-oni-order-bottom = Ordre, la dernière sera tout au fond
web-oni-order-bottom-done = Mettre au fond ainsi
web-oni-cost = { $have } cartes sur { $cost }
web-oni-no-key = Vous n’avez pas de clé à céder.
web-oni-no-door = Vous n’avez pas de porte à perdre.
web-oni-hand-of = Main de { $name }
web-oni-row-of = Labyrinthe de { $name }
web-oni-row-empty = Votre labyrinthe commence avec la première carte jouée.
web-oni-row-empty-of = { $name } n’a pas encore joué.
web-oni-towers-empty = Aucune tour encore.
web-oni-choose = Choisissez une carte de votre main.
web-oni-dead = Cette partie ne peut plus être gagnée : il lui manque une carte. Continuez, ou abandonnez.
web-oni-expansions = Extensions
web-oni-without = sans
web-oni-part-book = Les portes se trouvent dans un ordre donné ; des sorts aident, payés en cartes défaussées.
web-oni-part-towers = Douze tours dans la pioche : bâtissez-en une de chaque couleur, malgré les cauchemars.
web-oni-part-dreams = Les rêves heureux font des cadeaux ; les prémonitions se réalisent avec certaines portes.
web-oni-variant-book = avec
web-oni-variant-book-lost = Perdu ! : des sorts plus chers
web-oni-variant-towers = avec
web-oni-variant-towers-ruins = ruines éparses : une rangée finie ne protège pas
web-oni-variant-dreams = avec : quatre prémonitions
web-oni-variant-dreams-5 = plus difficile : cinq prémonitions
web-oni-variant-dreams-6 = le plus difficile : six prémonitions
web-oni-alone-what = Vous contre la bougie.
web-oni-two = à deux, ensemble
web-oni-two-what = Chacun doit trouver une porte de chaque couleur ; deux cartes sont communes.
web-oni-partner = Votre partenaire
web-oni-talk = Parole
web-oni-talk-open = ouverte : on voit les cartes de l’autre
web-oni-talk-silent = silencieuse : mains cachées, personne ne parle
`;export{e as default};