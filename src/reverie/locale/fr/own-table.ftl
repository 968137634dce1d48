### À votre table : de vraies cartes ou de vrais dés, et Reverie suit la partie. Pour la page et le terminal.

own-lead = Jouez avec vos propres cartes ou vos propres dés. Dites ce que vous avez pioché ou obtenu aux dés et ce que vous avez fait : Reverie suit la partie, compte ce qui reste et vous conseille si vous le souhaitez.
own-step-begin = Choisissez le jeu tel qu’il est sur votre table, et commencez.
own-step-enter = Après chaque pioche ou chaque lancer, touchez ce qui est sorti. Seuls les choix possibles sont proposés.
own-step-correct = Une erreur ? Annulez autant que vous voulez, ou corrigez une saisie antérieure : toute la suite est rejouée.
own-step-end = À la fin, l’analyse habituelle. Ces parties ont leurs propres statistiques.
own-choose = Options de partie
own-mine = Parties à votre table
own-none = Aucune partie à votre table pour l’instant.
own-past = Terminées à votre table
own-past-line = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, record { $best }, { $mean } en moyenne
own-past-score = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, record { $best }, { $mean } en moyenne
own-ask = Qu’est-ce qui est sorti ?
own-left = reste { $n }
own-pass = Chacun saisit ses propres cartes. Passez l’appareil quand c’est demandé.
own-entries = Saisies
own-entries-none = Rien n’a encore été saisi.
own-entries-how = Choisissez une saisie pour la corriger. Toute la suite est rejouée.
own-chance = Hasard
own-hidden = caché
own-correct = Corriger la saisie { $n }
own-remove = Supprimer cette saisie
own-misfit = La saisie { $n } ({ $what }) ne convient plus : { $why }
own-why-over = la partie est déjà finie.
own-why-chance = il faut d’abord une carte ou un lancer.
own-why-turn = c’est d’abord à un autre joueur.
own-why-left = cela ne peut pas sortir là.
own-why-illegal = la règle ne le permet pas là.
own-aside = { $n ->
    [one] 1 saisie est mise de côté.
   *[other] { $n } saisies sont mises de côté.
} Saisissez ce qui s’est passé, puis rejouez la suite.
own-follow = Rejouer la suite
own-leave-out = Abandonner la suite
own-deal = Laisser Reverie distribuer
own-deal-sure = À partir d’ici, Reverie distribue et lance les dés ; les vôtres ne servent plus. C’est définitif.
own-dealt = Reverie distribue désormais.
own-piles = Disposer
own-piles-title = Ce qui est sur la table
own-piles-how = Disposez ceci sur une vraie table pour y continuer.
own-ordered = dans cet ordre
own-impossible = « { $what } » ne peut pas sortir maintenant. Une saisie précédente est-elle fausse ?
own-ambiguous = « { $text } » peut vouloir dire { $meanings }
own-unreadable = « { $text } » ne peut pas sortir. Tapez le début des mots, par exemple { $example }.
own-type = Le début des mots suffit, par exemple { $example }. `undo` · `entries` · `correct` · `piles` · `deal` · `quit`
own-corrected = La saisie { $n } est corrigée.
own-removed = La saisie { $n } est supprimée.
own-no-entry = Il n’y a pas de saisie { $n } que vous puissiez corriger.
own-correct-how = Tapez `correct 12 rs`, ou `correct 12` pour supprimer la saisie 12.
own-home = À votre table, avec de vraies cartes ou de vrais dés
own-key-entries = Saisies
own-key-piles = Disposer
own-key-deal = Distribuer
own-key-follow = Suite
own-help-undo = annule la dernière saisie ou le dernier changement
own-help-entries = montre ce qui a été saisi
own-help-correct = `correct 12 rs` corrige la saisie 12, `correct 12` la supprime
own-help-follow = rejoue ce qu’une correction a mis de côté, tant que cela convient
own-help-drop = abandonne ce qu’une correction a mis de côté
own-help-piles = montre ce qui est sur la table, pour le disposer ailleurs
own-help-deal = laisse Reverie distribuer et lancer les dés à partir d’ici
own-nothing-aside = Rien n’est mis de côté.
own-followed = La suite est rejouée, tant qu’elle convient.
own-left-out = La suite est abandonnée.
