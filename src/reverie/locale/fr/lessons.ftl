### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Jouez quelques tours avec des cartes et des dés choisis pour vous. Une leçon dure environ trois minutes, et vous pouvez vous arrêter n’importe où.
lesson-list = Leçons
lesson-new = nouvelle
lesson-done = terminée
lesson-step = Étape { $n } sur { $all }
lesson-next = Suivant
lesson-show-me = Montrez-moi
lesson-back = Retour
lesson-leave = Toutes les leçons
lesson-other = « { $chosen } » serait permis aussi. La leçon continue avec : { $wanted }.
lesson-other-order = Tous les ordres sont permis. Cette leçon a besoin de celui-ci : { $wanted }.
lesson-next-lesson = Ensuite : { $title }
lesson-try = Jouer une vraie partie
lesson-progress = { $n ->
    [one] { $n } terminée
   *[other] { $n } terminées
} sur { $all }
lesson-continue = Reprendre où vous en étiez
lesson-partner = Partenaire
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor
