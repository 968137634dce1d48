### The lessons of this game.

## Rows and doors

lesson-onirim-rows = Pièces et Portes
    .lead = Les premiers tours : une rangée de Pièces, trois d’une couleur, une Porte.
lesson-onirim-rows-doors = C’est la nuit, et vous errez dans un labyrinthe de rêves. Huit Portes permettent d’en sortir, deux de chacune des quatre couleurs. Trouvez-les toutes, et vous vous réveillerez.
lesson-onirim-rows-hand = Vous tenez cinq cartes, toutes des Pièces. Une Pièce a une couleur (observatoire rouge, aquarium bleu, jardin vert, bibliothèque brune) et un symbole : Soleil, Lune ou Clé.
lesson-onirim-rows-first = Votre labyrinthe est une rangée de Pièces qui s’allonge vers la droite. Choisissez le Soleil rouge, puis jouez-le.
lesson-onirim-rows-symbol = Vous avez de nouveau cinq cartes. Une seule règle pour la Pièce suivante : son symbole diffère de celui de la dernière carte. La couleur est libre. Après le Soleil, jouez la Lune rouge.
lesson-onirim-rows-third = Deux Pièces rouges de suite, et un Soleil rouge vient d’arriver dans votre main. Soleil après Lune, c’est permis. Jouez-le : la troisième rouge de suite.
lesson-onirim-rows-take = Trois cartes de la même couleur à la suite : vous trouvez une Porte ! Prenez la rouge dans la pioche. On mélange ensuite, et une quatrième carte rouge commencerait une nouvelle série.
lesson-onirim-rows-deck = Cette bougie est la pioche. Elle se consume à chaque carte piochée, et vous voyez ici ce qui peut venir. S’il faut piocher et qu’il ne reste rien, la nuit a gagné.
lesson-onirim-rows-discard = Un tour, c’est une action : jouer une carte ou en défausser une. Rien ne vous convient ? Défaussez le Soleil bleu et voyez ce qui arrive.
lesson-onirim-rows-end = Une Porte sur huit. Vous savez avancer dans le labyrinthe ; apprenez maintenant à quoi servent les Clés.

## Keys

lesson-onirim-keys = Clés et Prophétie
    .lead = Ouvrir une Porte piochée, regarder l’avenir.
lesson-onirim-keys-keys = Vous tenez trois Clés. Une Clé se joue comme toute Pièce, mais elle sait faire deux choses de plus, et les deux valent mieux qu’une place dans la rangée.
lesson-onirim-keys-draw = D’abord les Portes. Il en vient aussi quand vous complétez votre main. Défaussez le Soleil bleu et regardez ce que vous piochez.
lesson-onirim-keys-open = Une Porte rouge, et vous avez la Clé rouge. Ouvrez-la : la Clé est défaussée, la Porte est à vous, et vous continuez à piocher.
lesson-onirim-keys-without = Jouez maintenant le Soleil vert ; votre rangée est encore vide, tout convient.
lesson-onirim-keys-limbo = Une Porte brune, mais pas de Clé brune. Elle va dans les Limbes, à côté de la pioche. À la fin de votre tour tout ce qui s’y trouve retourne dans la pioche : la Porte n’est pas perdue.
lesson-onirim-keys-prophecy = L’autre usage d’une Clé : défaussée comme action, elle montre les cinq cartes suivantes. Défaussez la Clé verte.
lesson-onirim-keys-bin = Une des cinq doit être défaussée, à votre choix. Débarrassez-vous du Cauchemar ; ainsi écarté, il ne fait aucun mal.
lesson-onirim-keys-order = Reposez les autres dans l’ordre que vous voulez : la première sera piochée d’abord. Amenez la Porte bleue en tête (en la glissant ou avec les flèches), laissez les autres comme elles sont, puis reposez-les.
lesson-onirim-keys-again = Voici votre Porte bleue, comme vous l’aviez prévu, et vous avez gardé la Clé bleue. Ouvrez.
lesson-onirim-keys-end = Deux Portes avec deux Clés. La pioche compte douze Clés : pour des Portes, pour des Prophéties, ou pour tenir tête à un Cauchemar.

## Nightmares

lesson-onirim-nightmares = Cauchemars et Limbes
    .lead = Dix Cauchemars attendent dans la pioche. Quatre façons d’en sortir.
lesson-onirim-nightmares-ten = Dix Cauchemars se cachent dans la pioche. Vous voyez toujours combien il en reste et le risque que la prochaine carte en soit un.
lesson-onirim-nightmares-meet = Jouez le Soleil bleu et complétez votre main…
lesson-onirim-nightmares-four = Un Cauchemar se résout tout de suite, de l’une de ces quatre façons : céder une Clé, perdre une Porte trouvée, révéler cinq cartes de la pioche, ou défausser la main. Chaque bouton dit ce que cela coûte.
lesson-onirim-nightmares-key = Céder une Clé ménage le plus la pioche. Donnez la Clé verte ; le Cauchemar s’en va avec elle.
lesson-onirim-nightmares-second = La pioche est intacte, mais une Clé est partie. Jouez la Lune brune…
lesson-onirim-nightmares-reveal = Encore un, et plus de Clé. Révélez cinq cartes : Portes et Songes vont dans les Limbes, les Pièces à la défausse. La bougie fond, mais votre main reste.
lesson-onirim-nightmares-limbo = Regardez les Limbes : une Porte et un Cauchemar y attendent. Vous venez de piocher une Porte rouge sans sa Clé ; envoyez-la les rejoindre. À la fin du tour les trois retournent dans la pioche.
lesson-onirim-nightmares-third = Les Limbes sont vides et la pioche est mélangée. Continuez : jouez le Soleil brun.
lesson-onirim-nightmares-hand = Un troisième. Cette fois, défaussez votre main : vous piochez cinq nouvelles Pièces, et les Portes ou Songes rencontrés vont dans les Limbes sans effet.
lesson-onirim-nightmares-end = La quatrième façon, perdre une Porte, l’envoie dans les Limbes : elle retourne dans la pioche et il faudra la retrouver. Parfois, c’est même le bon choix.

## How it ends

lesson-onirim-ends = La dernière Porte
    .lead = Comment une nuit se gagne, et comment elle se perd.
lesson-onirim-ends-seven = Sept Portes sont ouvertes. Il ne manque que la deuxième brune, et vous tenez trois Pièces brunes.
lesson-onirim-ends-one = Commencez par le Soleil brun.
lesson-onirim-ends-two = Puis la Lune brune : même couleur, autre symbole.
lesson-onirim-ends-three = Et de nouveau le Soleil brun, le troisième.
lesson-onirim-ends-take = Prenez la huitième Porte.
lesson-onirim-ends-won = Vous avez gagné, et sur-le-champ : avec la huitième Porte plus rien n’est résolu, on ne pioche plus.
lesson-onirim-ends-lost = Vous perdez quand vous devez piocher et que la pioche est vide. Les Limbes n’y changent rien : elles ne reviennent qu’à la fin du tour.
lesson-onirim-ends-end = Si une Porte est défaussée pour de bon, la partie ne peut plus être gagnée. La table vous le dit ; continuez ou abandonnez. Vous connaissez maintenant tout le jeu de base.

## The Book of Steps

lesson-onirim-book = Le Grimoire des Pas Perdus
    .lead = Des Portes dans un ordre donné, et trois sorts payés en cartes défaussées.
lesson-onirim-book-goals = Avec le Grimoire, huit Objectifs forment une rangée. Les Portes se trouvent dans cet ordre, de gauche à droite : d’abord rouge, puis bleu, puis vert…
lesson-onirim-book-wrong = Vous tenez la Clé verte. Jouez le Soleil rouge et voyez ce qui vient.
lesson-onirim-book-limbo = Une Porte verte, trop tôt : le premier Objectif est rouge. Vous pourriez l’ouvrir, mais elle irait dans les Limbes et la Clé serait perdue. Gardez la Clé et envoyez la Porte dans les Limbes.
lesson-onirim-book-row = Trouvez la Porte rouge avec trois rouges de suite : jouez la Lune rouge, puis le Soleil rouge.
lesson-onirim-book-take = Le rouge est le premier Objectif. Prenez la Porte.
lesson-onirim-book-reached = L’Objectif est retourné ; le bleu est le suivant. Si vous perdez une Porte, son Objectif se rouvre et passe avant tous les autres.
lesson-onirim-book-pile = Quatre cartes sont dans la défausse : c’est la bourse des sorts. Défaussez le Soleil vert, et elles sont cinq.
lesson-onirim-book-cast = La première page s’éclaire : cinq cartes paient la Prophétie Paradoxale. Lancez-la. (Ces cartes quittent le jeu. Avec davantage de cartes, vous les choisiriez.)
lesson-onirim-book-raise = Vous voyez les cinq dernières cartes de la pioche. Mettez-en une au sommet : la Porte bleue, bien sûr.
lesson-onirim-book-sink = Les autres retournent au fond, dans l’ordre que vous voulez. Laissez-les comme elles sont.
lesson-onirim-book-open = La Porte bleue est piochée, le bleu est l’Objectif suivant, et vous avez la Clé bleue. Ouvrez.
lesson-onirim-book-spells = Les autres sorts : la Planification Parallèle, pour sept cartes, échange deux Objectifs. La Puissante Punition, pour dix, défausse sans aucun effet un Cauchemar que vous venez de piocher.
lesson-onirim-book-end = Les sorts se lancent avant votre action, avant de prendre une Porte et entre deux pioches, tant que la défausse peut payer. Une défausse bien remplie est un trésor.

## The Towers

lesson-onirim-towers = Les Tours
    .lead = Un Rempart de quatre couleurs à côté de votre labyrinthe.
lesson-onirim-towers-towers = Douze Tours sont dans la pioche. Ce sont des cartes Labyrinthe, elles viennent en main. Pour gagner il faut aussi un Rempart : quatre Tours voisines de quatre couleurs.
lesson-onirim-towers-first = Les Tours ont leur propre rangée. La première est libre : bâtissez la Tour rouge 4.
lesson-onirim-towers-edges = Regardez les bords. Là où deux Tours se touchent, aucun symbole ne doit être commun : la rouge a une Lune à droite, la Tour verte 4 un Soleil à gauche. Bâtissez-la à droite.
lesson-onirim-towers-third = La verte finit par un Soleil, la bleue commence par une Lune. Bâtissez la Tour bleue 4 à droite.
lesson-onirim-towers-nightmare = Un Cauchemar. Il se résout comme d’habitude ; cédez la Clé rouge. Mais les Cauchemars détestent aussi les Tours…
lesson-onirim-towers-false = Une Tour est maintenant perdue : une du bout, ou une intérieure si ses voisines peuvent se toucher. Ou bien vous choisissez la Fausse destruction : aucune Tour ne tombe, mais le Cauchemar va dans les Limbes et reviendra. Faites-le.
lesson-onirim-towers-rampart = La Tour brune 5 a un bord gauche vide ; elle peut toucher n’importe quoi. Bâtissez-la à droite.
lesson-onirim-towers-stands = Rouge, vert, bleu, brun : un Rempart ! Tant qu’il tient, les Cauchemars ne prennent plus de Tours.
lesson-onirim-towers-discard = Les Tours dont vous n’avez pas besoin montrent l’avenir. Défaussez la Tour verte 3.
lesson-onirim-towers-look = Son chiffre dit combien de cartes du sommet vous pouvez regarder. Regardez.
lesson-onirim-towers-order = Trois cartes, à reposer dans l’ordre de votre choix. Aucune n’est défaussée. Le Cauchemar est en dernier : c’est bien, reposez-les ainsi.
lesson-onirim-towers-end = Il faut huit Portes et un Rempart pour gagner. Le Rempart peut être achevé avant les Portes, entre deux Portes ou après.

## Dreams and premonitions

lesson-onirim-dreams = Songes Heureux et Funestes Prémonitoires
    .lead = Des cadeaux dans la pioche, des menaces sur la table.
lesson-onirim-dreams-premonitions = Quatre Prémonitoires sont visibles, quatre autres cachés. Chacun guette certaines Portes ; quand sa condition se réalise, sa pénalité frappe une fois et la carte s’en va.
lesson-onirim-dreams-two = Vous avez deux Portes. Avec la troisième, l’un des quatre vous ferait défausser votre main.
lesson-onirim-dreams-dream = Il y a de l’aide : quatre Songes Heureux sont dans la pioche. Défaussez le Soleil bleu…
lesson-onirim-dreams-gifts = Un Songe Heureux offre un cadeau parmi trois : un Prémonitoire visible quitte le jeu sans pénalité ; ou vous voyez sept cartes, en défaussez autant que vous voulez et ordonnez le reste ; ou vous cherchez la carte de votre choix.
lesson-onirim-dreams-dispel = Débarrassez-vous du Prémonitoire qui guette trois Portes.
lesson-onirim-dreams-another = Défaussez le Soleil vert…
lesson-onirim-dreams-search = Un autre Songe Heureux ! Vous tenez deux Clés rouges : cherchez dans la pioche.
lesson-onirim-dreams-fetch = Prenez une Porte rouge. La pioche est mélangée, et la Porte posée au sommet.
lesson-onirim-dreams-open = Piochée aussitôt. Ouvrez-la : votre troisième Porte, et rien ne se passe, puisque ce Prémonitoire n’est plus là.
lesson-onirim-dreams-second = L’autre côté maintenant. Défaussez le Soleil brun, et ouvrez la Porte rouge qui vient.
lesson-onirim-dreams-strike = Deux Portes rouges : deux Prémonitoires se réalisent à la fois, et vous choisissez lequel frappe d’abord. Affrontez celui de la paire : une des deux Portes rouges part dans les Limbes.
lesson-onirim-dreams-stays = Bien vu : avec une seule Porte rouge, la condition du Prémonitoire rouge n’est plus remplie. Il reste sur la table et attend.
lesson-onirim-dreams-end = Regardez les Prémonitoires avant d’ouvrir une Porte, et gardez les Songes Heureux pour les pires d’entre eux.

## Two players

lesson-onirim-two = À deux
    .lead = Des mains personnelles, une main commune, quatre Portes chacun.
lesson-onirim-two-eight = Deux rêveurs explorent ensemble. Huit cartes sont visibles ; vous en prenez une à tour de rôle jusqu’à trois chacun. Les deux qui restent sont à vous deux.
lesson-onirim-two-pick = Prenez le Soleil rouge, la Lune rouge et la Lune brune. Votre partenaire choisit entre-temps.
lesson-onirim-two-hands = À votre tour, les deux cartes communes font partie de votre main. La communication est totale : vous voyez les cartes l’un de l’autre et parlez de tout.
lesson-onirim-two-play = Chacun a son propre labyrinthe. Jouez le Soleil rouge ; puis c’est à votre partenaire.
lesson-onirim-two-second = Votre partenaire a commencé une rangée bleue. Jouez votre Lune rouge.
lesson-onirim-two-third = Et le Soleil rouge, la troisième rouge de votre rangée.
lesson-onirim-two-take = Prenez la Porte ; elle est devant vous. Vous gagnez ensemble dès que chacun a une Porte de chaque couleur.
lesson-onirim-two-discard = Votre partenaire a joué une carte commune, et la carte piochée a pris sa place. Défaussez maintenant le Soleil bleu.
lesson-onirim-two-swap = En défaussant, vous pouvez échanger une carte à vous contre une commune. Donnez le Soleil brun et prenez la Clé rouge : elle est à l’abri chez vous.
lesson-onirim-two-place = Une carte piochée va là où il y a de la place. S’il y en a des deux côtés, vous choisissez : la garder ou la partager.
lesson-onirim-two-end = Une Porte de chacune des quatre couleurs, pour tous les deux. Une deuxième Porte d’une couleur n’aide pas à gagner, mais on peut la céder à un Cauchemar.

## In silence

lesson-onirim-silent = À deux, en silence
    .lead = Les cartes sont cachées, ce sont les coups qui parlent.
lesson-onirim-silent-hidden = Dans le Grand silence, personne ne parle. Ces trois cartes, votre partenaire les a choisies sous vos yeux : vous les connaissez. Ses prochaines cartes vous resteront cachées.
lesson-onirim-silent-told = Rangées, Portes, cartes communes et défausse sont visibles pour tous deux, ainsi que tout ce qu’une règle révèle. Ce que vous regardez dans une Prophétie n’est que pour vous.
lesson-onirim-silent-play = Jouez le Soleil rouge, et observez ce que fait votre partenaire.
lesson-onirim-silent-nightmare = Un Soleil bleu : votre partenaire cherche donc le bleu. Et la carte piochée ne vous montre que son dos. Jouez votre Lune rouge.
lesson-onirim-silent-hand = Un Cauchemar. Défaussez la main : vos cartes et les communes s’en vont, et vous en piochez cinq nouvelles.
lesson-onirim-silent-share = Une Lune bleue. Il y a de la place des deux côtés : vous choisissez où elle va. Votre partenaire a commencé par du bleu : partagez-la.
lesson-onirim-silent-keep = Le rouge est votre couleur. Gardez le Soleil rouge et la Lune rouge, puis le Soleil vert.
lesson-onirim-silent-understood = Compris sans un mot : votre partenaire a pris la Lune bleue dans la main commune.
lesson-onirim-silent-end = En silence, chaque carte partagée, jouée ou laissée est un message. Faites-vous confiance.

## Variants

lesson-onirim-variants = Des nuits plus dures
    .lead = Chaque extension a une variante plus difficile ; voici les trois.
lesson-onirim-variants-spells = Perdus ! est la variante du Grimoire : les mêmes sorts, mais pour six, neuf et douze cartes.
lesson-onirim-variants-premonitions = Cinq ou six Prémonitoires peuvent être visibles au départ au lieu de quatre. En voici six.
lesson-onirim-variants-ruins = Les ruines dispersées : il faut toujours un Rempart pour gagner, et le vôtre est debout. Mais il ne protège rien.
lesson-onirim-variants-nightmare = Jouez le Soleil vert…
lesson-onirim-variants-give = … et voilà le Cauchemar. Cédez la Clé rouge.
lesson-onirim-variants-lose = Le Rempart n’y peut rien : une Tour tombe, ou le Cauchemar revient par les Limbes. Perdez la Tour rouge.
lesson-onirim-variants-end = Extensions et variantes se combinent toutes, en solo ou à deux. Les trois ensemble font une longue nuit : bonne chance.
