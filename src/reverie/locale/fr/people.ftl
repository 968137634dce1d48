### Jouer à plusieurs : qui est là, qui tarde, et son propre compte.

people-title = Les personnes à cette table
people-short = Joueurs
people-open = en ligne
people-away = en pause depuis { $time }
people-gone = hors ligne depuis { $time }
people-minutes = { $count ->
    [1] une minute
   *[other] { $count } minutes
}
people-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
}
people-days = { $count ->
    [1] un jour
   *[other] { $count } jours
}
people-moment = un instant
people-is-away = { $name } est en pause.
people-is-gone = { $name } est hors ligne.
people-stand-in-for = { $bot } joue à sa place
people-time = Temps de réponse
people-time-none = autant qu’on veut
people-time-120 = 2 minutes
people-time-300 = 5 minutes
people-time-600 = 10 minutes
people-time-86400 = 1 jour
people-time-259200 = 3 jours
people-time-604800 = 7 jours
people-time-why = Si quelqu’un met plus longtemps, les autres peuvent le faire remplacer par un bot, attendre encore ou arrêter la partie sans résultat.
people-overdue = { $name } n’a pas répondu à temps.
people-stand-in = Faire jouer un bot
people-wait = Attendre encore
people-end = Arrêter sans résultat
people-end-asked = Proposition de { $names } : arrêter la partie sans résultat. Elle s’arrête quand tous ceux qui sont là sont d’accord.
people-own-time = Temps restant pour répondre : { $time }
people-own-late = Votre temps de réponse est écoulé : les autres peuvent faire jouer un bot à votre place.
people-stood-in = Un bot joue à votre place. Cette partie ne compte plus pour vous, mais vous pouvez la continuer.
people-return = Reprendre ma place
people-block = Bloquer
people-block-sure = { $name } ne pourra plus vous écrire ni rejoindre vos tables. Vous pouvez l’annuler dans les réglages.
people-blocked = Vous avez bloqué { $name }.
people-report = Signaler
people-report-title = Signaler { $name }
people-report-reason = Que s’est-il passé ?
people-report-insult = Insultes ou harcèlement
people-report-cheating = Triche
people-report-name = Un nom choquant
people-report-stalling = Lenteur volontaire
people-report-other = Autre chose
people-report-text = Avec vos mots (facultatif)
people-report-send = Envoyer
people-reported = Merci. L’équipe du serveur va l’examiner.
people-cancel = Annuler
people-no-result = Cette partie a été arrêtée sans résultat. Elle ne compte pour personne.
people-hint-place = Annuler le conseil (rang { $place })
account-password-title = Changer de mot de passe
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-change = Changer
account-changed = Votre mot de passe a été changé. Tous les autres navigateurs sont déconnectés.
account-reset-title = Choisir un nouveau mot de passe
account-reset-why = Ce lien ne sert qu’une fois. Choisissez un nouveau mot de passe pour vous connecter ici.
account-reset = Enregistrer
account-sessions = Vos connexions
account-session = Connexion du { $created }, utilisée le { $seen }
account-this = Ce navigateur
account-end = Déconnecter
account-elsewhere = Déconnecter partout ailleurs
account-blocked = Personnes bloquées
account-blocked-none = Vous n’avez bloqué personne.
account-unblock = Débloquer
account-unblock-name = Débloquer { $name }
