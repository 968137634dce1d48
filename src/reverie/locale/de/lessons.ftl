### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Spiel ein paar Züge mit Karten und Würfeln, die für dich ausgesucht sind. Eine Lektion dauert etwa drei Minuten, und du kannst überall aufhören.
lesson-list = Lektionen
lesson-new = neu
lesson-done = fertig
lesson-step = Schritt { $n } von { $all }
lesson-next = Weiter
lesson-show-me = Zeig es mir
lesson-back = Zurück
lesson-leave = Alle Lektionen
lesson-other = „{ $chosen }“ wäre auch erlaubt. Diese Lektion geht weiter mit: { $wanted }.
lesson-other-order = Jede Reihenfolge ist erlaubt. Diese Lektion geht weiter mit: { $wanted }.
lesson-next-lesson = Als Nächstes: { $title }
lesson-try = Eine richtige Partie spielen
lesson-progress = { $n } von { $all } fertig
lesson-continue = Dort weitermachen, wo du warst
lesson-partner = Partnerin
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor
