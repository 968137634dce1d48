### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Jouez quelques tours avec des cartes et des dés choisis pour vous. Une leçon dure environ trois minutes, et vous pouvez vous arrêter n'importe où.
lesson-list = Leçons
lesson-new = nouvelle
lesson-done = apprise
lesson-step = Étape { $n } sur { $all }
lesson-next = Suite
lesson-show-me = Montrer
lesson-back = Retour
lesson-leave = Toutes les leçons
lesson-other = « { $chosen } » serait permis aussi. La leçon continue avec : { $wanted }.
lesson-other-order = Tous les ordres sont permis. Cette leçon a besoin de celui-ci : { $wanted }.
lesson-next-lesson = Ensuite : { $title }
lesson-try = En jouer une partie
lesson-progress = { $n } sur { $all } apprises
lesson-continue = Là où vous en étiez
lesson-partner = Partenaire
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor

## Onirim: rows and doors

lesson-onirim-rows = Pièces et Portes
    .lead = Les premiers tours : une rangée de Pièces, trois d'une couleur, une Porte.
lesson-onirim-rows-doors = C'est la nuit, et vous êtes perdu dans un labyrinthe de rêves. Huit Portes en sortent, deux de chacune des quatre couleurs. Trouvez-les toutes et vous vous réveillez.
lesson-onirim-rows-hand = Vous tenez cinq cartes, toutes des Pièces. Une Pièce a une couleur (observatoire rouge, aquarium bleu, jardin vert, bibliothèque brune) et un symbole : Soleil, Lune ou Clé.
lesson-onirim-rows-first = Votre labyrinthe est une rangée de Pièces qui s'allonge vers la droite. Choisissez le Soleil rouge, puis jouez-le.
lesson-onirim-rows-symbol = Vous avez de nouveau cinq cartes. Une seule règle pour la Pièce suivante : son symbole diffère de celui de la dernière carte. La couleur est libre. Après le Soleil, jouez la Lune rouge.
lesson-onirim-rows-third = Deux Pièces rouges de suite, et un Soleil rouge vient d'arriver dans votre main. Soleil après Lune, c'est permis. Jouez-le : la troisième rouge de suite.
lesson-onirim-rows-take = Trois d'une couleur à la suite trouvent une Porte ! Prenez la rouge dans la pioche. On mélange ensuite, et une quatrième carte rouge commencerait une nouvelle série.
lesson-onirim-rows-deck = Cette bougie est la pioche. Elle se consume à chaque carte piochée, et vous voyez ici ce qui peut venir. S'il faut piocher et qu'il ne reste rien, la nuit a gagné.
lesson-onirim-rows-discard = Un tour, c'est une action : jouer une carte ou en défausser une. Rien ne vous convient ? Défaussez le Soleil bleu et voyez ce qui arrive.
lesson-onirim-rows-end = Une Porte sur huit. Vous savez avancer dans le labyrinthe ; apprenez maintenant à quoi servent les Clés.

## Onirim: keys

lesson-onirim-keys = Clés et Prophétie
    .lead = Ouvrir une Porte piochée, regarder l'avenir.
lesson-onirim-keys-keys = Vous tenez trois Clés. Une Clé se joue comme toute Pièce, mais elle sait faire deux choses de plus, et les deux valent mieux qu'une place dans la rangée.
lesson-onirim-keys-draw = D'abord les Portes. Il en vient aussi quand vous complétez votre main. Défaussez le Soleil bleu et regardez ce que vous piochez.
lesson-onirim-keys-open = Une Porte rouge, et vous avez la Clé rouge. Ouvrez-la : la Clé est défaussée, la Porte est à vous, et vous continuez à piocher.
lesson-onirim-keys-without = Jouez maintenant le Soleil vert ; votre rangée est encore vide, tout convient.
lesson-onirim-keys-limbo = Une Porte brune, mais pas de Clé brune. Elle va dans les Limbes, à côté de la pioche. À la fin de votre tour tout ce qui s'y trouve retourne dans la pioche : la Porte n'est pas perdue.
lesson-onirim-keys-prophecy = L'autre usage d'une Clé : défaussée comme action, elle montre les cinq cartes suivantes. Défaussez la Clé verte.
lesson-onirim-keys-bin = Une des cinq doit être défaussée, à votre choix. Débarrassez-vous du Cauchemar ; ainsi écarté, il ne fait aucun mal.
lesson-onirim-keys-order = Reposez les autres dans l'ordre que vous voulez : la première sera piochée d'abord. Amenez la Porte bleue en tête (en la glissant ou avec les flèches), laissez les autres comme elles sont, puis reposez-les.
lesson-onirim-keys-again = Voici votre Porte bleue, comme vous l'aviez prévu, et vous avez gardé la Clé bleue. Ouvrez.
lesson-onirim-keys-end = Deux Portes avec deux Clés. La pioche compte douze Clés : pour des Portes, pour des Prophéties, ou pour tenir tête à un Cauchemar.

## Onirim: nightmares

lesson-onirim-nightmares = Cauchemars et Limbes
    .lead = Dix Cauchemars attendent dans la pioche. Quatre façons d'en sortir.
lesson-onirim-nightmares-ten = Dix Cauchemars se cachent dans la pioche. Vous voyez toujours combien il en reste et avec quelle chance le prochain arrive.
lesson-onirim-nightmares-meet = Jouez le Soleil bleu et complétez votre main …
lesson-onirim-nightmares-four = Un Cauchemar se règle tout de suite, de l'une de quatre façons : céder une Clé, perdre une Porte trouvée, révéler cinq cartes de la pioche, ou défausser la main. Chaque bouton dit ce que cela coûte.
lesson-onirim-nightmares-key = Céder une Clé ménage le plus la pioche. Donnez la Clé verte ; le Cauchemar s'en va avec elle.
lesson-onirim-nightmares-second = C'était cher. Jouez la Lune brune …
lesson-onirim-nightmares-reveal = Encore un, et plus de Clé. Révélez cinq cartes : Portes et Songes vont dans les Limbes, les Pièces à la défausse. La bougie fond, mais votre main reste.
lesson-onirim-nightmares-limbo = Regardez les Limbes : une Porte et un Cauchemar y attendent. Vous venez de piocher une Porte rouge sans sa Clé ; envoyez-la les rejoindre. À la fin du tour les trois retournent dans la pioche.
lesson-onirim-nightmares-third = Les Limbes sont vides et la pioche est mélangée. Continuez : jouez le Soleil brun.
lesson-onirim-nightmares-hand = Un troisième. Cette fois, défaussez votre main : vous piochez cinq nouvelles Pièces, et les Portes ou Songes rencontrés vont dans les Limbes sans effet.
lesson-onirim-nightmares-end = La quatrième façon, perdre une Porte, l'envoie dans les Limbes : elle retourne dans la pioche et il faudra la retrouver. Parfois, c'est même le bon choix.

## Onirim: how it ends

lesson-onirim-ends = La dernière Porte
    .lead = Comment une nuit se gagne, et comment elle se perd.
lesson-onirim-ends-seven = Sept Portes sont ouvertes. Il ne manque que la deuxième brune, et vous tenez trois Pièces brunes.
lesson-onirim-ends-one = Commencez par le Soleil brun.
lesson-onirim-ends-two = Puis la Lune brune : même couleur, autre symbole.
lesson-onirim-ends-three = Et de nouveau le Soleil brun, le troisième.
lesson-onirim-ends-take = Prenez la huitième Porte.
lesson-onirim-ends-won = Vous avez gagné, et sur-le-champ : avec la huitième Porte plus rien n'est résolu, on ne pioche plus.
lesson-onirim-ends-lost = Vous perdez quand vous devez piocher et que la pioche est vide. Les Limbes n'y changent rien : elles ne reviennent qu'à la fin du tour.
lesson-onirim-ends-end = Si une Porte est défaussée pour de bon, la partie ne peut plus être gagnée. La table vous le dit ; jouez encore ou abandonnez. Vous connaissez maintenant tout le jeu de base.

## Onirim: the Book of Steps

lesson-onirim-book = Le Grimoire des Pas Perdus
    .lead = Des Portes dans un ordre donné, et trois sorts payés en cartes défaussées.
lesson-onirim-book-goals = Avec le Grimoire, huit Objectifs forment une rangée. Les Portes se trouvent dans cet ordre, de gauche à droite : d'abord rouge, puis bleu, puis vert …
lesson-onirim-book-wrong = Vous tenez la Clé verte. Jouez le Soleil rouge et voyez ce qui vient.
lesson-onirim-book-limbo = Une Porte verte, trop tôt : le premier Objectif est rouge. Vous pourriez l'ouvrir, mais elle irait dans les Limbes et la Clé serait perdue. Gardez la Clé et envoyez la Porte dans les Limbes.
lesson-onirim-book-row = Trouvez la Porte rouge par trois : jouez la Lune rouge, puis le Soleil rouge.
lesson-onirim-book-take = Le rouge est le premier Objectif. Prenez la Porte.
lesson-onirim-book-reached = L'Objectif est retourné ; le bleu est le suivant. Si vous perdez une Porte, son Objectif se rouvre et passe avant tous les autres.
lesson-onirim-book-pile = Quatre cartes sont dans la défausse : c'est la bourse des sorts. Défaussez le Soleil vert, et elles sont cinq.
lesson-onirim-book-cast = La première page s'éclaire : cinq cartes paient la Prophétie Paradoxale. Lancez-la. (Ces cartes quittent le jeu. Avec davantage de cartes, vous les choisiriez.)
lesson-onirim-book-raise = Vous voyez les cinq dernières cartes de la pioche. Mettez-en une au sommet : la Porte bleue, bien sûr.
lesson-onirim-book-sink = Les autres retournent au fond, dans l'ordre que vous voulez. Comme elles sont, c'est bien.
lesson-onirim-book-open = La Porte bleue est piochée, le bleu est l'Objectif suivant, et vous avez la Clé bleue. Ouvrez.
lesson-onirim-book-spells = Les autres sorts : la Planification Parallèle, pour sept cartes, échange deux Objectifs. La Puissante Punition, pour dix, défausse sans aucun effet un Cauchemar que vous venez de piocher.
lesson-onirim-book-end = Les sorts se lancent avant votre action, avant de prendre une Porte et entre deux pioches, tant que la défausse peut payer. Une défausse bien remplie est un trésor.

## Onirim: the Towers

lesson-onirim-towers = Les Tours
    .lead = Un Rempart de quatre couleurs à côté de votre labyrinthe.
lesson-onirim-towers-towers = Douze Tours sont dans la pioche. Ce sont des cartes Labyrinthe, elles viennent en main. Pour gagner il faut aussi un Rempart : quatre Tours voisines de quatre couleurs.
lesson-onirim-towers-first = Les Tours ont leur propre rangée. La première est libre : bâtissez la Tour rouge 4.
lesson-onirim-towers-edges = Regardez les bords. Là où deux Tours se touchent, aucun symbole ne doit être commun : la rouge a une Lune à droite, la Tour verte 4 un Soleil à gauche. Bâtissez-la à droite.
lesson-onirim-towers-third = La verte finit par un Soleil, la bleue commence par une Lune. Bâtissez la Tour bleue 4 à droite.
lesson-onirim-towers-nightmare = Un Cauchemar. Il se règle comme d'habitude ; cédez la Clé rouge. Mais les Cauchemars détestent aussi les Tours …
lesson-onirim-towers-false = Une Tour est maintenant perdue : une du bout, ou une intérieure si ses voisines peuvent se toucher. Ou bien c'est une fausse destruction : aucune Tour ne tombe, mais le Cauchemar va dans les Limbes et reviendra. Faites cela.
lesson-onirim-towers-rampart = La Tour brune 5 a un bord gauche vide ; elle peut toucher n'importe quoi. Bâtissez-la à droite.
lesson-onirim-towers-stands = Rouge, vert, bleu, brun : un Rempart ! Tant qu'il tient, les Cauchemars ne prennent plus de Tours.
lesson-onirim-towers-discard = Les Tours dont vous n'avez pas besoin montrent l'avenir. Défaussez la Tour verte 3.
lesson-onirim-towers-look = Son chiffre dit combien de cartes du sommet vous pouvez regarder. Regardez.
lesson-onirim-towers-order = Trois cartes, à reposer dans l'ordre de votre choix. Aucune n'est défaussée. Le Cauchemar est en dernier : c'est bien, reposez-les ainsi.
lesson-onirim-towers-end = Huit Portes et un Rempart gagnent la partie. Le Rempart peut être fini avant, entre ou après les Portes.

## Onirim: dreams and premonitions

lesson-onirim-dreams = Songes Heureux et Funestes Prémonitoires
    .lead = Des cadeaux dans la pioche, des menaces sur la table.
lesson-onirim-dreams-premonitions = Quatre Prémonitoires sont visibles, quatre autres cachés. Chacun guette certaines Portes ; quand sa condition se réalise, sa peine frappe une fois et la carte s'en va.
lesson-onirim-dreams-two = Vous avez deux Portes. Avec la troisième, l'un des quatre vous ferait défausser votre main.
lesson-onirim-dreams-dream = Il y a de l'aide : quatre Songes Heureux sont dans la pioche. Défaussez le Soleil bleu …
lesson-onirim-dreams-gifts = Un Songe Heureux offre un cadeau sur trois : un Prémonitoire visible quitte le jeu sans peine ; ou vous voyez sept cartes, en écartez autant que vous voulez et ordonnez le reste ; ou vous cherchez la carte de votre choix.
lesson-onirim-dreams-dispel = Débarrassez-vous du Prémonitoire qui guette trois Portes.
lesson-onirim-dreams-another = Défaussez le Soleil vert …
lesson-onirim-dreams-search = Un autre Songe Heureux ! Vous tenez deux Clés rouges : cherchez dans la pioche.
lesson-onirim-dreams-fetch = Prenez une Porte rouge. La pioche est mélangée, et la Porte posée au sommet.
lesson-onirim-dreams-open = Piochée aussitôt. Ouvrez-la : votre troisième Porte, et rien ne se passe, puisque ce Prémonitoire n'est plus là.
lesson-onirim-dreams-second = L'autre côté maintenant. Défaussez le Soleil brun, et ouvrez la Porte rouge qui vient.
lesson-onirim-dreams-strike = Deux Portes rouges : deux Prémonitoires se réalisent à la fois, et vous choisissez lequel frappe d'abord. Affrontez celui de la paire : une des deux Portes rouges part dans les Limbes.
lesson-onirim-dreams-stays = Bien vu : avec une seule Porte rouge, le Prémonitoire rouge n'est plus vrai. Il reste sur la table et attend.
lesson-onirim-dreams-end = Regardez les Prémonitoires avant d'ouvrir une Porte, et gardez les Songes Heureux pour les pires d'entre eux.

## Onirim: two players

lesson-onirim-two = À deux
    .lead = Des mains personnelles, une main commune, quatre Portes chacun.
lesson-onirim-two-eight = Deux rêveurs explorent ensemble. Huit cartes sont visibles ; vous en prenez une à tour de rôle jusqu'à trois chacun. Les deux qui restent sont à vous deux.
lesson-onirim-two-pick = Prenez le Soleil rouge, la Lune rouge et la Lune brune. Votre partenaire choisit entre-temps.
lesson-onirim-two-hands = À votre tour, les deux cartes communes font partie de votre main. Cette partie est ouverte : vous voyez vos cartes et parlez de tout.
lesson-onirim-two-play = Chacun a son propre labyrinthe. Jouez le Soleil rouge ; puis c'est à votre partenaire.
lesson-onirim-two-second = Votre partenaire a commencé une rangée bleue. Jouez votre Lune rouge.
lesson-onirim-two-third = Et le Soleil rouge, la troisième rouge de votre rangée.
lesson-onirim-two-take = Prenez la Porte ; elle est devant vous. Vous gagnez ensemble dès que chacun a une Porte de chaque couleur.
lesson-onirim-two-discard = Votre partenaire a joué une carte commune, et la carte piochée a pris sa place. Défaussez maintenant le Soleil bleu.
lesson-onirim-two-swap = En défaussant, vous pouvez échanger une carte à vous contre une commune. Donnez le Soleil brun et prenez la Clé rouge : elle est à l'abri chez vous.
lesson-onirim-two-place = Une carte piochée va là où il y a de la place. S'il y en a des deux côtés, vous choisissez : la garder ou la partager.
lesson-onirim-two-end = Une Porte de chacune des quatre couleurs, pour tous les deux. Une deuxième Porte d'une couleur n'aide pas à gagner, mais on peut la céder à un Cauchemar.

## Onirim: in silence

lesson-onirim-silent = À deux, en silence
    .lead = Les cartes sont cachées, ce sont les coups qui parlent.
lesson-onirim-silent-hidden = Dans le Grand silence personne ne parle. Ces trois cartes, votre partenaire les a choisies sous vos yeux : vous les connaissez. Ce qu'il pioche désormais vous reste caché.
lesson-onirim-silent-told = Rangées, Portes, cartes communes et défausse sont visibles pour tous deux, ainsi que tout ce qu'une règle révèle. Ce que vous regardez dans une Prophétie n'est que pour vous.
lesson-onirim-silent-play = Jouez le Soleil rouge, et observez ce que fait votre partenaire.
lesson-onirim-silent-nightmare = Un Soleil bleu : il cherche donc le bleu. Et la carte piochée ne vous montre que son dos. Jouez votre Lune rouge.
lesson-onirim-silent-hand = Un Cauchemar. Défaussez la main : vos cartes et les communes s'en vont, et vous en piochez cinq nouvelles.
lesson-onirim-silent-share = Une Lune bleue. Il y a de la place des deux côtés : vous choisissez où elle va. Votre partenaire a commencé par du bleu : partagez-la.
lesson-onirim-silent-keep = Le rouge est votre couleur. Gardez le Soleil rouge et la Lune rouge, puis le Soleil vert.
lesson-onirim-silent-understood = Compris sans un mot : votre partenaire a pris la Lune bleue dans la main commune.
lesson-onirim-silent-end = En silence, chaque carte partagée, jouée ou laissée est un message. Faites-vous confiance.

## Onirim: variants

lesson-onirim-variants = Des nuits plus dures
    .lead = Chaque extension a une variante plus difficile ; voici les trois.
lesson-onirim-variants-spells = Perdus ! est la variante du Grimoire : les mêmes sorts, mais pour six, neuf et douze cartes.
lesson-onirim-variants-premonitions = Cinq ou six Prémonitoires peuvent être visibles au départ au lieu de quatre. En voici six.
lesson-onirim-variants-ruins = Les ruines : il faut toujours un Rempart pour gagner, et le vôtre est debout. Mais il ne protège rien.
lesson-onirim-variants-nightmare = Jouez le Soleil vert …
lesson-onirim-variants-give = … et voilà le Cauchemar. Cédez la Clé rouge.
lesson-onirim-variants-lose = Le Rempart n'y peut rien : une Tour tombe, ou le Cauchemar revient par les Limbes. Perdez la Tour rouge.
lesson-onirim-variants-end = Extensions et variantes se combinent toutes, seul ou à deux. Les trois ensemble font une longue nuit : bonne chance.

## Daydream: first turns

lesson-daydream-first = Nuages et objets
    .lead = Des dés dans les nuages, des lignes, des traits, des objets.
lesson-daydream-first-shelf = C'est l'heure de la détente. Cette étagère attend ses objets, et vous les dessinez trait par trait. Le plus d'objets terminés gagne.
lesson-daydream-first-clouds = Les traits se gagnent dans les nuages. On lance deux dés pour tout le monde, et vous reportez les deux chiffres dans des cases vides.
lesson-daydream-first-start = Le premier lancer est à part : ses deux chiffres vont où vous voulez, plutôt loin l'un de l'autre. Écrivez le 3 en c6 et le 5 en e5 : choisissez un dé, puis une case.
lesson-daydream-first-done = Tant que vous n'avez pas dit « Terminé », tout peut être repris. Dites-le maintenant, et les dés roulent à nouveau.
lesson-daydream-first-beside = Désormais un chiffre va à côté d'une case remplie : au-dessus, au-dessous, à gauche ou à droite. Prenez le 4 et écrivez-le en c7, sous votre 3.
lesson-daydream-first-sun = La ligne c6–c7 est complète : 3 et 4, consécutifs. C'est parfait et on entoure le soleil. Deux cases donnent deux traits, et un trait de soleil va jusqu'au soleil suivant de l'objet.
lesson-daydream-first-second = Écrivez le 2 en e6, sous le 5, et terminez le tour.
lesson-daydream-first-dot = Une ligne de trois maintenant : 5, 2 et … écrivez le 6 en e7.
lesson-daydream-first-object = Tous différents, mais pas consécutifs : le point. Trois traits, chacun jusqu'au point suivant seulement. La tartine est finie, votre premier objet ! Les autres traits commencent le mug.
lesson-daydream-first-next = Écrivez le 1 en d7, à côté de votre 4, et terminez le tour.
lesson-daydream-first-spoil = Parfois, ça rate. Pour une fois, écrivez le 1 en d8, sous l'autre 1.
lesson-daydream-first-spoiled = Deux fois le même chiffre dans une ligne : les deux icônes sont rayées, et la ligne ne rapporte rien. Ça arrive.
lesson-daydream-first-end = Remplissez les lignes de chiffres différents, et consécutifs quand vous le pouvez. La partie s'achève quand une grille est pleine ou une étagère dessinée.

## Daydream: leaves

lesson-daydream-leaves = Feuilles et épines
    .lead = Modifier un dé, renoncer à un dé, et le nom de votre score.
lesson-daydream-leaves-leaves = La plante a des feuilles. Quelques-unes sont déjà entourées : celles-là vous aident. Chaque feuille entourée modifie un dé d'une unité, en plus ou en moins.
lesson-daydream-leaves-change = Deux cinq, mais à côté du 2 il vous faudrait un 3. Appuyez deux fois sur la feuille moins, puis écrivez le 3 en c7.
lesson-daydream-leaves-spent = 2 et 3 : parfait ! Les deux feuilles sont coloriées et ne servent plus. Avec des feuilles un chiffre peut aller de 0 à 9.
lesson-daydream-leaves-skip = Le second cinq ne vous convient nulle part. Une fois par tour vous pouvez renoncer à un dé et entourer une feuille. Faites-le.
lesson-daydream-leaves-thorn = Une feuille de plus est entourée. Mais en solo chaque dé auquel on renonce fait pousser une épine, et deux épines coûtent un objet à la fin.
lesson-daydream-leaves-done = Terminez le tour.
lesson-daydream-leaves-fill = Servez-vous de la nouvelle feuille : faites du 4 un 5 et écrivez-le en d7. Puis le 3 en g5, et terminez le tour.
lesson-daydream-leaves-names = Seul, vous jouez contre le tableau des noms : dans Matin calme, 5 points font un Réveil en douceur, 9 une Zen attitude, 13 la Plénitude totale. Chaque combinaison a ses noms.
lesson-daydream-leaves-end = Vous pouvez même renoncer au premier dé et employer sa feuille aussitôt pour le second. Aux deux dés, jamais.

## Daydream: bonuses

lesson-daydream-bonus = Les bonus
    .lead = Deux lignes à la fois, et ce qu'un objet terminé peut offrir.
lesson-daydream-bonus-shelf = Les objets se dessinent dans l'ordre, de l'étagère du haut vers le bas et de gauche à droite, l'un après l'autre. Certains portent un petit soleil et une feuille : un bonus.
lesson-daydream-bonus-ready = Deux lignes se croisent en e7, et il leur manque peu. Écrivez d'abord le 6 en f7.
lesson-daydream-bonus-both = Et le 5 en e7 : il complète les deux lignes d'un coup.
lesson-daydream-bonus-order = Laquelle d'abord, c'est vous qui décidez. La colonne 3-4-5 est parfaite ; prenez ses traits de soleil en premier.
lesson-daydream-bonus-bonus = Le mug est terminé, et la poire avec son bonus aussi. Au choix : un trait de plus jusqu'au soleil suivant, ou une feuille entourée. Prenez le soleil.
lesson-daydream-bonus-on = Le bonus passe d'abord, puis les traits restants continuent : croissant et pantoufle. Cinq objets !
lesson-daydream-bonus-end = Un bonus peut terminer un objet qui porte lui-même un bonus. Quel bel après-midi.

## Daydream: the constellation

lesson-daydream-stars = La constellation
    .lead = Sous les étoiles : de grands chiffres dans les cases étoile.
lesson-daydream-stars-sky = Dans Sous les étoiles, une constellation s'étend sous l'étagère. Elle grandit du point le plus bas, trait par trait, et chaque étoile atteinte vaut un point.
lesson-daydream-stars-cells = Certaines cases portent une étoile. Le chiffre que vous y écrivez trace autant de traits. Deux sont déjà remplies : 6 et 6.
lesson-daydream-stars-star = Les grands chiffres sont à leur place ici. Écrivez le 6 en l7 : six traits de plus.
lesson-daydream-stars-way = Écrivez le 1 en f4, sur le chemin de la case étoile suivante, et terminez le tour.
lesson-daydream-stars-nearer = Continuez : le 3 en g4, le 5 en g5, terminé.
lesson-daydream-stars-reach = Encore quatre traits, et la première étoile est atteinte. Écrivez le 2 en g6, puis le 4 en g7.
lesson-daydream-stars-counted = L'étoile est entourée et compte un point, à côté de vos objets.
lesson-daydream-stars-end = C'est le chiffre écrit qui compte : les feuilles peuvent l'augmenter, et un 0 ne trace rien. Vers la fin du chemin, les étoiles se font plus nombreuses.

## Daydream: notes

lesson-daydream-notes = Les notes
    .lead = Mélodie du soir : des chiffres égaux autour d'une note.
lesson-daydream-notes-notes = Entre les nuages pendent des notes. Une note simple touche deux cases, une double davantage. Cette note double touche d2, c3, e3 et d4.
lesson-daydream-notes-two = Les notes aiment les chiffres égaux. Écrivez un 2 en d2 et un 2 en c3.
lesson-daydream-notes-head = Deux de ses cases sont égales : une tête est coloriée, un point. Et aucune ligne n'est gâchée, car les deux 2 sont dans des lignes différentes. Terminez le tour.
lesson-daydream-notes-round = Les quatre égales colorient les deux têtes. Écrivez le 5 en c4 et le 2 en d4, puis terminez le tour.
lesson-daydream-notes-four = Les derniers : le 6 en e4, et le 2 en e3.
lesson-daydream-notes-both = Toutes ses cases portent un 2 : les deux têtes sont coloriées. Et e3 est une case étoile, la constellation a donc grandi aussi.
lesson-daydream-notes-end = Les notes simples veulent des voisines égales, et celles-ci sont dans une même ligne : il faut alors choisir entre la note et la ligne.

## Daydream: polaroids

lesson-daydream-polaroids = Les polaroïds
    .lead = Souvenirs d'hiver et d'été : six chiffres gardés en image.
lesson-daydream-polaroids-polaroids = Six polaroïds sont accrochés au-dessus de la grille. Chacun est lié à la case étoile ou lune de sa colonne et montre le chiffre que vous y écrivez.
lesson-daydream-polaroids-star = Nous sommes dans Souvenirs d'hiver : les étoiles comptent pour vous. Écrivez le 6 en e5.
lesson-daydream-polaroids-moon = Les lunes comptent contre vous, on y met donc de petits chiffres. Écrivez le 1 en k3 et terminez le tour.
lesson-daydream-polaroids-sum = 6 pour l'étoile, moins 1 pour la lune : cinq points pour l'instant. Le résultat peut même être négatif.
lesson-daydream-polaroids-more = De part et d'autre du pli les cases sont voisines, mais aujourd'hui vous restez de chaque côté : le 5 en d5, le 2 en l3, terminé.
lesson-daydream-polaroids-neighbour = La prochaine case étoile est à côté : le 6 en d4. Puis le 4 en k4, et terminé.
lesson-daydream-polaroids-summer = Plié dans l'autre sens, ce sont les Souvenirs d'été : chaque chiffre différent vaut un point. Les six consécutifs de gauche à droite comptent double.
lesson-daydream-polaroids-end = Décidez tôt à quelles cases vous destinez grands et petits chiffres.

## Daydream: the garland

lesson-daydream-garland = La guirlande
    .lead = Décrocher la lune : encore et encore le même chiffre.
lesson-daydream-garland-garland = Voici une guirlande de lunes. Ce que vous écrivez dans une case lune est recopié dans la lune suivante, depuis le début. Entre les lunes pendent des récompenses.
lesson-daydream-garland-first = Deux quatre : écrivez le premier en c6, une case lune.
lesson-daydream-garland-equal = Et l'autre en h6, la case lune suivante. Puis terminez le tour.
lesson-daydream-garland-reward = Deux lunes égales côte à côte gagnent la récompense entre elles. Les suivantes sont plus grandes : pensez-y.
lesson-daydream-garland-way = Vers la prochaine lune : le 2 en h7, le 5 en h8, terminé.
lesson-daydream-garland-leaf = i8 est une case lune de l'autre côté du pli, et il vous faut un 4. Prenez le 3, appuyez sur la feuille plus, et écrivez un 4.
lesson-daydream-garland-end = Trois lunes égales de suite : deux récompenses. Un chiffre différent brise la chaîne des deux côtés.

## Daydream: frames

lesson-daydream-frames = Les cadres
    .lead = Rêve en couleurs : remplir une famille entière avant qu'il soit trop tard.
lesson-daydream-frames-groups = Dans Rêve en couleurs, trois familles de cadres se partagent la grille : trait plein, tirets et pointillés, chacune de sa couleur. Une famille est à plusieurs endroits.
lesson-daydream-frames-rewards = Chaque famille a deux récompenses, 5 et 2. Au-dessous, le nombre de cases encore vides. Dans la première famille il n'en reste qu'une.
lesson-daydream-frames-last = C'est n8. Écrivez-y le 5.
lesson-daydream-frames-earned = La première famille est remplie : 5 points. À plusieurs, la première personne à remplir une famille prend le 5, la suivante le 2 ; au même tour, on gagne la même chose.
lesson-daydream-frames-clover = Seul, le temps presse autrement : le premier trait sur le trèfle raye tous les 5 encore ouverts, le premier sur le nœud papillon tous les 2.
lesson-daydream-frames-moon = n8 était aussi une case lune : le deuxième 5 de la guirlande, et un point pour la paire. Tout compte ensemble.
lesson-daydream-frames-end = Objets, guirlande et cadres : c'est la vue la plus riche. Une ligne gâchée ne perd que ses traits ; lunes et cadres restent acquis.

## Daydream: several players

lesson-daydream-together = À plusieurs
    .lead = Les mêmes dés pour tous, tous en même temps.
lesson-daydream-together-players = On joue de deux à cinq. Personne n'attend son tour : tout le monde écrit les mêmes dés en même temps, chacun sur son plateau. Ici vous voyez qui réfléchit encore.
lesson-daydream-together-same = Vous avez tous le 3 et le 6. Écrivez le 3 en c6 et le 6 en e5.
lesson-daydream-together-draft = Ce que vous avez écrit est un brouillon. Personne ne le voit avant que vous ayez fini, et vous ne voyez pas les leurs.
lesson-daydream-together-done = Dites « Terminé ». Quand tous ont fini, tout est montré et les dés roulent à nouveau.
lesson-daydream-together-look = Maintenant vous pouvez regarder les autres plateaux : touchez un nom. Cette fois ils ont été rapides et vous attendent déjà.
lesson-daydream-together-skip = À plusieurs il n'y a pas d'épines : renoncer à un dé entoure seulement une feuille. Écrivez le 2 en c7, puis renoncez au 5.
lesson-daydream-together-turn = Terminez le tour.
lesson-daydream-together-ends = Quand quelqu'un a rempli sa grille ou dessiné toute l'étagère, tout le monde finit ce lancer, et la partie est terminée. On compte les objets et le reste.
lesson-daydream-together-end = À égalité, le plus de traits sur l'objet inachevé l'emporte ; s'il y en a autant, la victoire est partagée.
