### Lessons: real games with scripted luck. `lesson-NAME` is the title, `.lead` what it teaches, `lesson-NAME-STEP` one step.

## Around every lesson

lesson-lead = Play a few turns with cards and dice chosen for you. Each lesson takes about three minutes, and you can stop anywhere.
lesson-list = Lessons
lesson-new = new
lesson-done = done
lesson-step = Step { $n } of { $all }
lesson-next = Next
lesson-show-me = Show me
lesson-back = Back
lesson-leave = All lessons
lesson-other = “{ $chosen }” would be allowed, too. This lesson goes on with: { $wanted }.
lesson-other-order = Any order is allowed. This lesson needs this one: { $wanted }.
lesson-next-lesson = Next: { $title }
lesson-try = Play a real game
lesson-progress = { $n } of { $all } done
lesson-continue = Continue where you left off
lesson-partner = Partner
lesson-opponent-1 = Ida
lesson-opponent-2 = Noor
