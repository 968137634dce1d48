### La règle derrière chaque question, dans nos propres mots.

oni-rule-ids = Règles : { $ids }

oni-rule-act = Un tour, c’est une action, puis la main complétée à cinq cartes, puis les Limbes qui retournent dans la pioche. Jouer : ajoutez une Pièce au bout de votre labyrinthe ; son symbole doit différer du dernier, sa couleur est libre. La troisième carte de suite d’une même couleur permet d’aller chercher une Porte de cette couleur. Défausser : n’importe quelle carte de la main ; une Clé ainsi défaussée montre les cinq premières cartes de la pioche : l’une part à la défausse, les autres reviennent dans l’ordre qui vous plaît.
oni-rule-act-towers = Une Tour se pose au bout gauche ou droit de la rangée de Tours, si les bords qui se touchent n’ont aucun symbole en commun ; le labyrinthe et sa série n’en sont pas affectés. Une Tour défaussée permet de regarder autant de cartes du sommet que son chiffre, et de les ordonner.
oni-rule-act-book = La Prophétie Paradoxale et la Planification Parallèle peuvent être lancées d’abord, aussi souvent que la défausse les paie.
oni-rule-act-two = Votre main, ce sont vos cartes et les cartes communes. Défausser permet aussi d’échanger une de vos cartes contre une commune.

oni-rule-take-door = À la troisième carte de suite d’une couleur, vous pouvez chercher dans la pioche une Porte de cette couleur ; la pioche est ensuite mélangée. Prise ou non, la série est épuisée : la carte suivante de cette couleur en commence une autre.
oni-rule-take-door-book = La Porte n’est obtenue que si elle est de la couleur du premier Objectif visible (▸) ; toute autre va dans les Limbes.

oni-rule-door = Une Porte piochée en complétant la main est à vous si vous défaussez de votre main la Clé de sa couleur. Sinon elle va dans les Limbes et retourne dans la pioche à la fin du tour. Une Clé dépensée pour une Porte ne donne pas de Prophétie.
oni-rule-door-book = Seule une Porte de la couleur du premier Objectif visible (▸) est obtenue ; toute autre va dans les Limbes, et sa Clé est dépensée quand même.
oni-rule-door-two = La Clé peut venir de vos cartes ou de la main commune ; la Porte se pose devant vous.

oni-rule-nightmare = Un Cauchemar se résout aussitôt, de l’une de ces quatre façons : donner une Clé de la main ; envoyer une Porte obtenue dans les Limbes ; révéler les cinq premières cartes, dont les Portes et les Songes vont dans les Limbes et le reste à la défausse ; ou défausser toute la main et piocher cinq nouvelles cartes Labyrinthe, tout le reste allant dans les Limbes au passage. Puis le Cauchemar est défaussé et l’on continue de compléter la main.
oni-rule-nightmare-book = La Puissante Punition le défausse sans le moindre effet, si la défausse peut la payer.
oni-rule-nightmare-towers = Ensuite une Tour de la rangée est perdue, sauf si un Rempart les protège ou si vous choisissez la Fausse destruction.
oni-rule-nightmare-two = La Clé peut être commune, la Porte doit être la vôtre, et toute la main veut dire ses deux parties.

oni-rule-bin = Une Prophétie vous montre les cinq premières cartes, ou ce qu’il en reste. Une seule est défaussée, quelle qu’elle soit ; un Songe défaussé ainsi n’a aucun effet.
oni-rule-order = Les cartes reviennent sur la pioche dans l’ordre où vous les nommez : la première sera piochée la première. La dernière se place d’elle-même. Cet ordre tient tant que la pioche n’est pas mélangée.
oni-rule-pick = Huit cartes Labyrinthe sont visibles. Chacun en prend une à son tour jusqu’à en avoir trois ; les deux qui restent forment la main commune, que les deux joueurs utilisent.
oni-rule-place = Une carte Labyrinthe piochée va dans votre main personnelle (trois cartes) ou dans la main commune (deux). Si les deux ont de la place, vous choisissez.
oni-rule-swap = En défaussant, vous pouvez échanger une de vos cartes contre une carte commune, avant toute autre suite de la défausse.
oni-rule-swap-for = Choisissez la carte commune que vous recevez contre la vôtre.
oni-rule-draw-or-cast = Avant chaque carte piochée pour compléter la main, un sort peut être lancé si la défausse le paie.
oni-rule-pay = Un sort se paie avec des cartes de la défausse, à votre choix ; elles quittent le jeu mais restent visibles.
oni-rule-raise = La Prophétie Paradoxale vous montre les cinq dernières cartes. L’une passe au sommet de la pioche, les autres retournent au fond.
oni-rule-sink = Les autres cartes vont au fond dans l’ordre où vous les nommez ; la dernière est tout en bas et se place d’elle-même.
oni-rule-swap-goals = La Planification Parallèle fait échanger leurs places à deux Objectifs quelconques ; chacun garde la face qu’il montre. Ensuite, le premier Objectif visible en partant de la gauche redevient le premier.
oni-rule-may-look = Une Tour défaussée permet de regarder autant de cartes du sommet que son chiffre. Toutes y retournent, dans l’ordre qui vous plaît.
oni-rule-lose-tower = Un Cauchemar résolu coûte une Tour de la rangée : une du bout, ou une entre deux autres qui peuvent se toucher. Avec la Fausse destruction aucune Tour n’est perdue, mais le Cauchemar va dans les Limbes et reviendra.
oni-rule-happy-dream = Un Songe Heureux pioché en complétant la main offre un cadeau parmi trois : un Prémonitoire visible quitte le jeu sans pénalité ; ou les sept premières cartes sont révélées, vous en défaussez autant que vous voulez et ordonnez le reste ; ou vous cherchez une carte de votre choix, la pioche est mélangée et la carte posée dessus. Puis le Songe est défaussé.
oni-rule-sift = Parmi les sept cartes révélées, défaussez-en autant que vous voulez, Portes et Songes compris. Ce que vous gardez revient au sommet dans l’ordre qui vous plaît.
oni-rule-fetch = N’importe quelle carte de la pioche peut être choisie. La pioche est mélangée, et la carte se trouve dessus.
oni-rule-which-premonition = Quand plusieurs Prémonitoires se réalisent ensemble, vous choisissez lequel frappe d’abord. Celui dont la condition ne tient plus alors reste sur la table.
oni-rule-shed-keys = Le Prémonitoire bleu défausse deux Clés de la pioche, à votre choix, ou une seule s’il n’y en a pas d’autre. La pioche est ensuite mélangée.
oni-rule-surrender = Un Prémonitoire envoie une Porte obtenue dans les Limbes : une des vôtres si vous en avez une qui convient, sinon une de votre partenaire.
