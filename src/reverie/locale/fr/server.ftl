### Ce que dit le serveur : refus, et quelques mots à lui.

server-at = Reverie est à l’adresse { $address } (Ctrl+C pour l’arrêter)
server-guest = Invité { $number }
server-nobody = quelqu’un
server-invalid = Cette requête n’est pas valide : { $reason }
server-unreadable = Ce n’est pas un coup de ce jeu. Choisissez parmi ceux proposés.
server-illegal = Ce n’est pas possible maintenant. Choisissez parmi les coups proposés.
server-unknown-setup = Cette partie n’existe pas : { $reason }
server-damaged-record = Cette partie enregistrée est illisible : { $reason }
server-sign-in-first = Commencez en invité ou connectez-vous, puis réessayez.
server-wrong-password = Nom ou mot de passe incorrect. Vérifiez les deux et réessayez.
server-foreign-origin = Cela vient d’un autre site. Ouvrez Reverie et réessayez.
server-unknown-host = Ce serveur ne répond pas à ce nom.
server-not-yours = Vous n’y avez pas accès. Demandez une invitation à un joueur.
server-not-for-bots = Un bot ne peut pas le faire. Son propriétaire le peut.
server-not-found = Introuvable. Vérifiez le lien.
server-wrong-method = Cela ne se fait pas à cette adresse.
server-stale = Cette question a déjà reçu sa réponse. Regardez la table et répondez à la question actuelle.
server-out-of-turn = Ce n’est pas encore à vous.
server-over = Cette partie est terminée. Rejouez pour continuer.
server-waiting = La partie n’a pas commencé : une place est libre. Invitez quelqu’un ou ajoutez un bot.
server-not-over = Cela s’affiche une fois la partie terminée.
server-silent = Cette partie se joue en silence. Vous pourrez discuter quand elle sera terminée.
server-silenced = L’équipe du serveur a désactivé votre chat. Vous pouvez continuer à jouer.
server-daily = Le rêve du jour se joue sans conseils. Essayez-les dans une autre partie.
server-daily-hidden = Ceci reste caché jusqu’à la fin de la journée : le hasard est le même pour tous.
server-circle = Les rêves d’un cercle se jouent sans conseils. Essayez-les dans une autre partie.
server-circle-hidden = Vous le verrez après avoir joué le même rêve, ou à la fin de la semaine.
server-circle-full = Ce cercle est complet.
server-too-many-circles = Vous avez atteint le nombre maximal de cercles. Quittez-en un d’abord.
server-name-first = Créez d’abord un compte : choisissez un nom et un mot de passe.
server-nothing-to-undo = Rien à annuler : quelque chose a été révélé depuis votre dernier coup, ou vous n’avez pas encore joué.
server-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
server-name-reserved = Ce nom est réservé aux bots et à l’équipe du serveur. Choisissez-en un autre.
server-common-password = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
server-link-used = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau à l’équipe du serveur.
server-push-unknown = Le service de notification de ce navigateur n’est pas connu ici. Utilisez un autre navigateur, ou les rappels par e-mail.
server-no-mail = Ce serveur n’envoie pas d’e-mails.
server-mail-failed = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse et réessayez plus tard.
server-banned = Ce compte est fermé. Demandez-en la raison à l’équipe du serveur.
server-seat-taken = Cette table est complète. Vous pouvez regarder, ou jouer ailleurs.
server-already = C’est déjà fait, ou en cours.
server-too-large = Trop volumineux : { NUMBER($most) } octets au plus.
server-wrong-type = Cela doit être envoyé comme { $wanted }.
server-too-long = Trop de coups ont été annulés dans cette partie ; elle ne peut plus qu’avancer.
server-too-many-games = Vous avez trop de parties en cours. Terminez-en ou quittez-en quelques-unes d’abord.
server-too-many-open = Vous avez trop de tables publiques. Attendez que quelqu’un vous rejoigne, ou quittez-en une.
server-storage-full = Vous avez atteint la limite de parties importées.
server-too-many-sets = Vous gardez déjà { $most } séries ou { $megabytes } Mo à vous : c’est la limite. Retirez d’abord une série de votre liste.
server-malformed = Le serveur ne comprend pas cette requête.
server-too-slow = La requête a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.
server-head-too-large = L’en-tête de cette requête est trop volumineux : { NUMBER($most) } octets au plus.
server-too-many = C’était trop à la fois. Réessayez dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
server-busy = Le serveur est surchargé ou va redémarrer. Réessayez dans un instant.
server-damaged = Cette partie est endommagée et ne peut pas être ouverte. L’équipe du serveur peut en voir la raison.
server-cancelled = La demande a été annulée.
server-broken = Un problème est survenu de notre côté. Rien n’est perdu ; réessayez.
server-not-overdue = Il reste du temps pour répondre : { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
server-stood-in = Un bot joue ici à votre place. Reprenez d’abord votre place.
