### Les cercles : les mêmes rêves pour tous.

web-title-circles = Cercles
web-title-circle = Cercle
web-title-invited = Rejoindre un cercle
web-more-circles = Les mêmes rêves que vos amis, chaque semaine.
circles-lead = Chaque semaine, jouez les sept mêmes rêves que vos amis, chacun de son côté et quand cela lui convient. Le hasard est le même pour tous : seul compte ce que vous en faites.
circles-yours = Vos cercles
circles-none = Vous n’êtes encore dans aucun cercle. Créez-en un et envoyez son lien à vos amis, ou ouvrez le lien d’un ami.
circles-public = Le cercle ouvert
circles-public-what = Tout le monde joue les sept mêmes rêves. Commencez par celui que vous voulez.
circles-make = Créer un cercle
circles-name = Nom du cercle
circles-make-button = Créer
circles-join = Rejoindre le cercle
circles-members = { $n ->
    [1] un membre
   *[other] { $n } membres
}
circles-played = { $n ->
    [one] { $n } joué
   *[other] { $n } joués
} sur { $of }
circles-until = Jusqu’au { $date }
circles-over = Cette semaine est terminée
circles-week = Semaine { $n } sur { $of }, saison { $season }
circles-dreams = Les rêves de la semaine
circles-dream = Rêve { $n }
circles-new = pas encore joué
circles-playing = commencé
circles-finished = joué
circles-abandoned = abandonné
circles-play = Jouer
circles-continue = Reprendre
circles-compare = Comparer
circles-one-try = Un seul essai, sans conseils.
circles-hidden = Jouez-le pour voir ce que les autres en ont fait.
circles-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
circles-share = { $n } sur 100
circles-table = Cette semaine
circles-table-part = Avant la fin de la semaine, seuls comptent ici les rêves que vous avez joués.
circles-table-none = Jouez votre premier rêve de la semaine pour voir ce que les autres en ont fait.
circles-table-empty = Personne n’a joué cette semaine.
circles-season = Saison { $n }
circles-season-weeks = { $n ->
    [one] { $n } semaine comptée sur { $of }
   *[other] { $n } semaines comptées sur { $of }
}
circles-season-none = Les points comptent ici quand une semaine est terminée.
circles-rule = Chaque rêve rapporte jusqu’à 100 points : la part des autres que vous avez dépassés, les égalités comptant pour moitié. Si personne d’autre ne l’a joué, 50. Pas joué à temps : 0.
circles-past = Semaines passées
circles-replay = Revoir la partie de { $name }
circles-commitment = Empreinte du hasard
circles-seed = Graine
circles-fair = Le hasard était fixé avant le début de la semaine : en voici l’empreinte. La graine est montrée à la fin de la semaine.
circles-invite = Invitez vos amis avec ce lien
circles-renew = Nouveau lien
circles-renew-what = L’ancien lien ne fonctionnera plus.
circles-people = Membres
circles-owner = responsable
circles-manage = Gérer le cercle
circles-remove = Retirer { $name }
circles-hand-over = Confier le cercle à { $name }
circles-sure-remove = Retirer { $name } ? Ses parties restent dans les tableaux, et le lien est renouvelé.
circles-sure-hand-over = Confier le cercle à { $name } ? Vous restez membre.
circles-sure-leave = Quitter ce cercle ? Vos parties restent dans ses tableaux.
circles-leave = Quitter le cercle
circles-cancel = Annuler
circles-setups = Rêves à partir de la semaine prochaine
circles-setups-now = Rêves
circles-suggested = Proposé
circles-suggested-title = Proposé : { $title }
circles-invited = { $name } vous invite dans un cercle.
circles-invited-what = Sept rêves par semaine, le même hasard pour tous. Vous jouez en solo, quand cela vous convient, et vous comparez ensuite.
circles-full = Ce cercle est complet.
circles-name-first = Pour un cercle, il faut un nom et un mot de passe : chacun n’a qu’un essai, et vos points restent les vôtres.
circles-back = Retour au cercle
circles-unknown = Ce cercle n’existe pas, ou vous n’en faites pas partie. Demandez le lien à un membre.
