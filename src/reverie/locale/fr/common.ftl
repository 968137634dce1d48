### Ce que dit chaque jeu : questions, commandes, sauvegarde, erreurs.

list-last = { $some } et { $last }
prompt = >
hint = Un numéro, les mots ou leur début. `?` la règle · `help` · `hint` · `undo` · `log` · `save` · `quit`
asked = Joueur { $player } : { $question }
auto = Une seule réponse possible, donnée pour vous : { $actions }
hand-over = Joueur { $player }, c’est à vous. Quand personne d’autre ne peut voir l’écran, appuyez sur Entrée.

## Lines that cannot be accepted

bad-unreadable = Pas compris : { $reason }
bad-illegal = Pas permis : { $reason }
bad-out-of-turn = Pas maintenant : { $reason }
read-no-action = « { $text } » n’est ni une action de ce jeu ni une commande. Tapez `help` pour voir ce qui existe.
read-did-you-mean = « { $text } » n’est pas une action. Vouliez-vous dire « { $guess } » ?
read-ambiguous = « { $text } » peut vouloir dire { $meanings }
read-no-number = il n’y a pas de réponse { $n } ; la dernière est { $last }
read-illegal = « { $text } » : { $why }
read-none-legal = rien de ce que « { $text } » peut vouloir dire n’est possible ici
read-then = après « { $done } », de nouvelles cartes sont révélées ou c’est à un autre joueur de répondre ; « { $rest } » doit attendre. Rien n’a été fait.
look-whom = indiquez le plateau de quel joueur : « look 1 » à « look { $last } »

## Commands

help-answers = Répondez par un numéro de la liste, par les mots tels qu’ils y figurent, ou par le début de chaque mot. Entrée seule réaffiche la table.
help-undo = annule votre dernière réponse, tant que rien de nouveau n’a été vu depuis
help-back = en solo : revient à votre décision précédente, quoi qu’on ait vu depuis ; l’enregistrement garde ce que vous abandonnez
help-save = dit où la partie est sauvegardée ; « save FICHIER » y dépose une copie
help-log = l’historique ; « log 3 » : les trois derniers tours seulement
help-rule = la règle derrière la question
help-help = cette page
help-concede = abandonne la partie, qui est perdue
help-quit = quitte ; la partie est sauvegardée et peut être reprise
help-look = montre le plateau d’une autre personne tel qu’il était au moment du lancer : « look 2 »

undone = Coup annulé.
undo-nothing = il n’y a rien à annuler : quelque chose a été dévoilé depuis votre dernière réponse, ou vous n’avez pas encore répondu.
back-done = Retour à votre décision précédente. L’enregistrement garde la ligne abandonnée et montre ce retour.
back-nothing = vous n’avez pris aucune décision avant celle-ci.
back-alone = revenir sur ce qui a été vu n’est permis qu’en solo ; `undo` annule ce qui n’a rien montré à personne.
concede-sure = La partie sera perdue. Tapez `concede` encore une fois si c’est bien ce que vous voulez.
quit-anyway = Tapez `quit` encore une fois pour partir sans sauvegarder.

## Saving, resuming, leaving

saved = Sauvegardé : { $file }
not-saved = La partie n’a pas pu être sauvegardée dans { $file } : { $reason }
file-there = { $file } existe déjà et reste tel quel ; choisissez un autre nom.
resumed = { $n ->
    [one] La partie reprend après { $n } entrée.
   *[other] La partie reprend après { $n } entrées.
}
record-cut = { $file } était tronqué ; tout a pu être lu jusqu’à l’entrée { $n }.
left-quit = Sauvegardé. Pour reprendre cette partie :
left-gone = Plus personne au clavier. La partie est sauvegardée ; pour la reprendre :
end-saved = La partie est conservée dans { $file }. Pour la revoir :
no-setup = Indiquez à quel jeu jouer, ou quel fichier reprendre.
other-setup = { $file } contient une partie de « { $there } », pas de « { $asked } ».

## Vérifier que le hasard était honnête

verify-replayed = { $file } : { $setup }, { $entries ->
    [1] une entrée, permise
   *[other] { $entries } entrées, toutes permises
} par les règles.
verify-fair = La graine est celle promise avant la partie, et { $outcomes ->
    [1] la seule carte ou le seul lancer en découle
   *[other] les { $outcomes } cartes et lancers en découlent tous
}. Le hasard était honnête.
verify-waiting = Le hasard a été fixé avant la partie ({ $commitment }), mais la graine n’est pas encore dévoilée : alors seulement on pourra vérifier que cartes et lancers en découlent.
verify-none = Cet enregistrement ne porte aucune promesse : son hasard ne peut pas être vérifié.
