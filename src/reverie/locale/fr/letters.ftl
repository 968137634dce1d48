### Rappels : c’est votre tour, par le navigateur et par e-mail, et la page de ce qui vous attend.

letters-title = { $count ->
    [one] À vous de jouer
   *[other] { $count } parties vous attendent
}
letters-off = Désactiver
letters-text = Bonjour,

    { $count ->
        [1] C’est à vous de jouer dans une partie : { $games }.
       *[other] C’est à vous de jouer dans { $count } parties : { $games }.
    }

    Jouer : { $link }

    Vous recevez cet e-mail parce que vous avez demandé des rappels.
    Pour ne plus en recevoir : { $stop }
letters-confirm-subject = Confirmez votre adresse
letters-confirm-text = Bonjour,

    Cette adresse a été indiquée pour recevoir les rappels de Reverie. Si c’était vous, confirmez-la :

    { $link }

    Le lien est valable deux jours. Si ce n’était pas vous, ne faites rien : vous ne recevrez aucun autre e-mail.
letters-waiting = À vous de jouer
letters-waiting-lead = Les parties à plusieurs où c’est à vous de jouer, les plus urgentes d’abord.
letters-waiting-none = Personne ne vous attend. Invitez quelqu’un à une partie avec plusieurs jours pour répondre, et jouez-la coup par coup.
letters-waiting-theirs = En attente des autres
letters-until = À jouer avant le { $time }
letters-reminders = Rappels
letters-reminders-why = Quand c’est à vous de jouer dans une partie à plusieurs et que vous êtes ailleurs, nous vous prévenons : une fois par tour, avec le nom du jeu et un lien, rien d’autre.
letters-push = Sur cet appareil
letters-push-on = Activer les notifications
letters-push-here = Les notifications sont activées.
letters-push-denied = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, puis réessayez.
letters-push-failed = Le service de notification de ce navigateur ne répond pas. Réessayez plus tard ou avec un autre navigateur.
letters-push-none = Ce navigateur ne peut pas afficher de notifications ici : il faut une connexion chiffrée (https).
letters-push-server = Ce serveur n’envoie pas de notifications.
letters-devices = { $count ->
    [1] Les notifications arrivent sur un navigateur.
   *[other] Les notifications arrivent sur { $count } navigateurs.
}
letters-mail = Par e-mail
letters-mail-address = Adresse e-mail
letters-mail-on = Me prévenir par e-mail
letters-mail-pending = Un lien a été envoyé à { $address }. Ouvrez-le pour confirmer l’adresse.
letters-mail-here = Les rappels arrivent à { $address }.
letters-quiet = Heures calmes
letters-quiet-from = de
letters-quiet-to = à
letters-quiet-why = Rien n’est envoyé pendant ces heures ; ce qui attend encore arrive ensuite.
letters-quiet-none = Pas d’heures calmes
letters-confirmed = Votre adresse est confirmée. Les rappels arriveront par e-mail.
letters-stopped = Vous ne recevrez plus d’e-mails.
letters-link-old = Ce lien a expiré ou a déjà servi.
