### Miteinander spielen: wer da ist, wer lange braucht, und das eigene Konto.

people-title = Alle an diesem Tisch
people-short = Leute
people-open = da
people-away = seit { $time } abwesend
people-gone = seit { $time } offline
people-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
people-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
people-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
people-moment = einem Moment
people-is-away = { $name } ist gerade abwesend.
people-is-gone = { $name } ist offline.
people-stand-in-for = { $bot } springt ein
people-time = Bedenkzeit
people-time-none = unbegrenzt
people-time-120 = 2 Minuten
people-time-300 = 5 Minuten
people-time-600 = 10 Minuten
people-time-86400 = 1 Tag
people-time-259200 = 3 Tage
people-time-604800 = 7 Tage
people-time-why = Braucht jemand länger, können die anderen einen Bot einspringen lassen, weiter warten oder die Partie ohne Ergebnis beenden.
people-overdue = { $name } hat nicht rechtzeitig geantwortet.
people-stand-in = Bot einspringen lassen
people-wait = Weiter warten
people-end = Ohne Ergebnis beenden
people-end-asked = Vorschlag von { $names }: die Partie ohne Ergebnis beenden. Sie endet, wenn alle zustimmen, die da sind.
people-own-time = Deine Bedenkzeit: noch { $time }
people-own-late = Deine Bedenkzeit ist um: Die anderen dürfen einen Bot einspringen lassen.
people-stood-in = Ein Bot spielt für dich. Diese Partie zählt für dich nicht mehr, aber du kannst weiterspielen.
people-return = Wieder selbst spielen
people-block = Blockieren
people-block-sure = { $name } kann dir nicht mehr schreiben und nicht mehr an deine Tische kommen. In den Einstellungen lässt sich das rückgängig machen.
people-blocked = { $name } ist blockiert.
people-report = Melden
people-report-title = { $name } melden
people-report-reason = Was ist passiert?
people-report-insult = Beleidigung oder Belästigung
people-report-cheating = Betrug
people-report-name = Ein anstößiger Name
people-report-stalling = Absichtliches Verzögern
people-report-other = Etwas anderes
people-report-text = In deinen Worten (freiwillig)
people-report-send = Meldung senden
people-reported = Danke. Die Serverleitung sieht es sich an.
people-cancel = Abbrechen
people-no-result = Diese Partie wurde ohne Ergebnis beendet. Sie zählt für niemanden.
people-hint-place = Tipp abbrechen (Platz { $place })
account-password-title = Passwort ändern
account-old = Aktuelles Passwort
account-new = Neues Passwort
account-change = Passwort ändern
account-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
account-reset-title = Neues Passwort festlegen
account-reset-why = Dieser Link gilt einmal. Wähle ein neues Passwort, dann bist du hier angemeldet.
account-reset = Passwort festlegen
account-sessions = Wo du angemeldet bist
account-session = Angemeldet am { $created }, zuletzt benutzt am { $seen }
account-this = Dieser Browser
account-end = Abmelden
account-elsewhere = Überall sonst abmelden
account-blocked = Blockierte Personen
account-blocked-none = Du hast niemanden blockiert.
account-unblock = Freigeben
account-unblock-name = { $name } freigeben
