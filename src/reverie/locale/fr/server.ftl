### Ce que dit le serveur : refus, et quelques mots à lui.

server-at = Reverie est à l’adresse { $address } (Ctrl+C pour l’arrêter)
server-guest = Invité { $number }
server-nobody = quelqu’un
server-invalid = Cette requête n’est pas comme elle devrait être : { $reason }
server-unreadable = Ce n’est pas une réponse de ce jeu. Choisissez parmi celles qui sont proposées.
server-illegal = Ce n’est pas possible maintenant. Choisissez parmi les réponses proposées.
server-unknown-setup = On ne peut pas jouer ainsi : { $reason }
server-damaged-record = Cette partie enregistrée est illisible : { $reason }
server-sign-in-first = Nous ne savons pas qui vous êtes. Commencez en invité ou connectez-vous, puis réessayez.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux et réessayez.
server-foreign-origin = Cela vient d’un autre site. Ouvrez Reverie et réessayez.
server-unknown-host = Ce serveur ne répond pas à ce nom.
server-not-yours = Ce n’est pas à vous. Demandez une invitation à la table.
server-not-for-bots = Ce n’est pas pour les robots. La personne à qui appartient le robot peut le faire elle-même.
server-not-found = Il n’y a rien ici. Vérifiez le lien.
server-wrong-method = Cela ne se fait pas à cette adresse.
server-stale = Cette question a déjà sa réponse. Regardez la table et répondez à celle qui est posée.
server-out-of-turn = On ne vous demande rien pour l’instant. Attendez votre tour.
server-over = La partie est finie. Demandez une revanche pour continuer.
server-waiting = La partie n’a pas commencé : une place est libre. Envoyez le lien à quelqu’un, ou mettez-y un robot.
server-not-over = Cela se montre une fois la partie finie.
server-silent = Cette partie se joue en silence. Vous pourrez parler quand elle sera finie.
server-daily = Le rêve du jour se joue sans aide. Essayez dans une partie à vous.
server-nothing-to-undo = Il n’y a rien à reprendre : quelque chose a été révélé depuis votre dernière réponse, ou vous n’avez pas encore répondu.
server-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
server-seat-taken = Cette place n’est pas libre. Choisissez-en une autre, ou regardez la partie.
server-already = C’est déjà fait, ou en cours.
server-too-large = C’est trop gros : { NUMBER($most) } octets au plus.
server-wrong-type = Cela doit être envoyé comme { $wanted }.
server-too-many = C’était trop à la fois. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-busy = Le serveur a trop à faire, ou va s’arrêter. Réessayez dans un instant.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessayez.
