### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Gioca qualche turno con carte e dadi scelti per te. Una lezione dura circa tre minuti e puoi fermarti dove vuoi.
lesson-list = Lezioni
lesson-new = nuova
lesson-done = completata
lesson-step = Passo { $n } di { $all }
lesson-next = Avanti
lesson-show-me = Mostrami
lesson-back = Indietro
lesson-leave = Tutte le lezioni
lesson-other = Anche «{ $chosen }» sarebbe permesso. Questa lezione continua con: { $wanted }.
lesson-other-order = Ogni ordine è permesso. A questa lezione serve questo: { $wanted }.
lesson-next-lesson = Poi: { $title }
lesson-try = Gioca una partita vera
lesson-progress = { $n ->
    [one] { $n } completata
   *[other] { $n } completate
} su { $all }
lesson-continue = Riprendi da dove eri
lesson-partner = Partner
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor
