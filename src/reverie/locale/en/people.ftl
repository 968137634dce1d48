### People who play together: who is there, who takes long, and one's own account.

people-title = People at this table
people-short = People
people-open = here
people-away = away for { $time }
people-gone = offline for { $time }
people-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
people-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
people-days = { $count ->
    [one] one day
   *[other] { $count } days
}
people-moment = a moment
people-is-away = { $name } is away.
people-is-gone = { $name } is offline.
people-stand-in-for = { $bot } stands in
people-time = Time to answer
people-time-none = as long as you like
people-time-120 = 2 minutes
people-time-300 = 5 minutes
people-time-600 = 10 minutes
people-time-86400 = 1 day
people-time-259200 = 3 days
people-time-604800 = 7 days
people-time-why = When somebody takes longer, the others may let a bot stand in, keep waiting, or end the game without a result.
people-overdue = { $name } has not answered in time.
people-stand-in = Let a bot stand in
people-wait = Keep waiting
people-end = End without a result
people-end-asked = Proposed by { $names }: end the game without a result. It ends when everybody here agrees.
people-own-time = Time left for your answer: { $time }
people-own-late = Your time to answer is up: the others may let a bot stand in.
people-stood-in = A bot is playing for you. This game no longer counts for you, but you can go on.
people-return = Take my seat back
people-block = Block
people-block-sure = { $name } can no longer write to you or join your tables. You can undo this in the settings.
people-blocked = { $name } is blocked.
people-report = Report
people-report-title = Report { $name }
people-report-reason = What happened?
people-report-insult = Insults or harassment
people-report-cheating = Cheating
people-report-name = An offensive name
people-report-stalling = Playing slowly on purpose
people-report-other = Something else
people-report-text = In your own words (optional)
people-report-send = Send report
people-reported = Thank you. The operator of this server will look at it.
people-cancel = Cancel
people-no-result = This game was ended without a result. It counts for nobody.
people-hint-place = Cancel hint (queue: { $place })
account-password-title = Change password
account-old = Current password
account-new = New password
account-change = Change password
account-changed = Your password is changed. Every other browser is signed out.
account-reset-title = Set a new password
account-reset-why = This link works once. Choose a new password, and you are signed in here.
account-reset = Set password
account-sessions = Where you are signed in
account-session = Signed in on { $created }, last used { $seen }
account-this = This browser
account-end = Sign out
account-elsewhere = Sign out everywhere else
account-blocked = People you have blocked
account-blocked-none = You have blocked nobody.
account-unblock = Unblock
account-unblock-name = Unblock { $name }
