### Ce que seules les pages disent.

## La maison

web-skip = Aller au contenu
web-nav = Menu principal
web-title-setup = Nouvelle partie
web-title-match = Table
web-title-join = Rejoindre la partie
web-title-replay = Revoir la partie
web-title-learn = Apprendre
web-title-statistics = Statistiques
web-title-settings = Réglages
web-title-lost = Page introuvable
web-back-home = Accueil
web-close = Fermer
web-loading = Chargement …
web-broken = Un problème est survenu de notre côté. Réessayez.
web-offline = Pas de connexion. Reconnexion en cours, rien n’est perdu.
web-offline-request = Vous êtes hors ligne. Réessayez dans un instant.
web-lost-text = Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet.
web-you = vous

## À toutes les tables

web-answers = Vos choix
web-tools = Outils
web-undo = Annuler
web-undo-far = Revenir en arrière
web-undo-far-why = Revenir à votre décision précédente, même après une carte révélée. La partie ne comptera plus.
web-undo-asked = Un joueur voudrait annuler un coup.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-hint = Conseil
web-hint-thinking = Réflexion …
web-hint-play = Jouer ce coup
web-rule = Règles
web-log = Historique
web-log-empty = Rien ne s’est encore passé.
web-talk = Chat
web-talk-empty = Aucun message pour l’instant.
web-stumbled = (Je suis bloqué : un bot plus simple répond à ma place.)
web-talk-say = Écrire un message
web-show-again = Revoir
web-sound-mute = Couper le son
web-talk-send = Envoyer
web-concede = Abandonner
web-concede-sure = La partie sera comptée comme perdue.
web-concede-no = Continuer à jouer
web-event-gone-back = La partie revient à une décision antérieure.
web-waiting = La partie commence dès que toutes les places sont prises.
web-abandoned = Tout le monde a quitté cette partie.
web-seat-free = libre
web-seat-bot = Ajouter { $bot }
web-add-bot = Ajouter un bot
web-sit-down = Prendre place
web-invite = Invitez quelqu’un avec ce lien
web-copy = Copier
web-copied = Copié
web-leave = Quitter
web-again = Rejouer
web-replay = Revoir la partie
web-share = Partager
web-keep-picture = Enregistrer l’image
web-turn-of = { $name } réfléchit …
web-watching = Mode spectateur
web-bot-gentle = Doux
web-bot-steady = Posé
web-bot-sharp = Vif
web-bot-dreamer = Le Rêveur
web-bot-deep = Grand dormeur
web-bot-random = Somnambule
web-bot-greedy = Siesteur
web-bot-strong = Astronome
web-bot-learned = Liseur de rêves
web-bot-search = Sage

## Pages

web-question = Question
web-home-title = Jeux de rêve
web-home-lead = Choisissez une porte et jouez. Sans inscription.
web-play-now = Jouer
web-play-how = Options de partie
web-mine = Reprendre
web-alone = en solo
web-state-waiting = en attente de joueurs
web-state-yours = à vous de jouer
web-state-theirs = à l’autre de jouer
web-daily = Rêve du jour
web-daily-what = Le même hasard pour tous, et un seul essai.
web-daily-try = Jouer
web-daily-go-on = Reprendre
web-daily-done = Votre résultat
web-join-title = Une invitation ?
web-join-code = Lien ou code
web-join = Rejoindre
web-open-tables = Tables ouvertes
web-invited = { $name } vous invite à jouer.
web-players = Joueurs
web-begin = Commencer la partie
web-listed = Rendre la table publique : chacun peut la rejoindre
web-seat-somebody = Un ami, par lien
web-saved = Enregistré.
web-save = Enregistrer
web-set-language = Langue
web-set-theme = Thème
web-set-theme-auto = Système
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-textSize = Taille du texte
web-set-textSize-100 = Normale
web-set-textSize-115 = Un peu plus grande
web-set-textSize-130 = Plus grande
web-set-textSize-150 = Beaucoup plus grande
web-set-textSize-200 = Maximale
web-set-palette = Couleurs
web-set-palette-usual = Standard
web-set-palette-distinct = Faciles à distinguer
web-set-motion = Animations
web-set-motion-auto = Système
web-set-motion-full = Activées
web-set-motion-reduced = Réduites
web-set-sound = Effets sonores
web-set-ambient = Musique d’ambiance
web-set-confirm = Demander avant d’abandonner, et avant d’écrire dans une case touchée
web-you-title = Vous
web-shown = Nom affiché
web-signed-in = Connecté en tant que { $name }
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-claim = Créer un compte
web-claim-why = Avec un nom et un mot de passe, vos parties vous suivent sur d’autres appareils.
web-name = Nom
web-password = Mot de passe
web-export = Télécharger vos données
web-bots-title = Vos bots
web-bots-what = Un de vos programmes peut jouer comme tout le monde. Il se connecte avec un jeton.
web-bots-name = Nom d’un nouveau bot
web-bots-make = Créer le bot
web-bots-token = Jeton de { $name }
web-bots-once = Gardez-le en lieu sûr : il ne s’affiche qu’une fois, et toute personne qui l’a peut jouer à la place de votre bot.
web-bots-new-token = Nouveau jeton
web-bots-token-of = Nouveau jeton pour { $name } ; l’ancien ne fonctionnera plus
web-bots-dismiss = Supprimer
web-bots-dismiss-of = Supprimer { $name }
web-bots-dismiss-sure = Son jeton ne fonctionnera plus et ses places se libéreront. Ses parties terminées restent.
web-bots-keep = Garder
web-stats-none = Pas encore de partie terminée. Jouez-en une, et votre courbe commence ici.
web-stats-games = parties
web-stats-won = gagnées
web-stats-mean = points en moyenne
web-stats-best = record
web-stats-streak = plus longue série de victoires
web-history = Parties terminées
web-replay-back = Coup précédent
web-replay-on = Coup suivant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-at = Coup { $n } sur { $all }
web-record = Télécharger la partie

## Jeux sans visage à eux

web-plain-ended = Partie terminée
web-plain-best = vous laisse globalement la meilleure position
web-you-won = Vous avez gagné !
web-move-kept = Votre coup est gardé et sera envoyé dès votre retour en ligne.
web-plain-winners = { $n ->
    [one] { $players } gagne.
   *[other] { $players } gagnent ensemble.
}

## People at the table

web-set-portrait = Votre portrait à la table
web-portrait-moon = Lune
web-portrait-cat = Chat
web-portrait-owl = Hibou
web-portrait-fox = Renard
web-portrait-hare = Lièvre
web-portrait-bear = Ours
web-portrait-whale = Baleine
web-portrait-swan = Cygne
web-portrait-deer = Cerf
web-portrait-mouse = Souris
web-portrait-frog = Grenouille
web-portrait-hedgehog = Hérisson
web-plate-away = en pause
web-plate-turn = c’est son tour
web-plate-yours = à vous
