### Erinnerungen: Du bist am Zug, im Browser und per E-Mail, und die Seite mit allem, was auf dich wartet.

letters-title = { $count ->
    [one] Du bist am Zug
   *[other] { $count } Partien warten auf dich
}
letters-off = Abschalten
letters-text = Hallo,

    { $count ->
        [one] du bist am Zug in einer Partie { $games }.
       *[other] du bist am Zug in { $count } Partien: { $games }.
    }

    Weiterspielen: { $link }

    Du bekommst diese E-Mail, weil du erinnert werden wolltest.
    E-Mails abbestellen: { $stop }
letters-confirm-subject = Bestätige deine Adresse
letters-confirm-text = Hallo,

    jemand hat diese Adresse für Erinnerungen von Reverie angegeben. Wenn du das warst, bestätige sie:

    { $link }

    Der Link gilt zwei Tage. Wenn du es nicht warst, musst du nichts tun: Es kommt keine weitere E-Mail.
letters-waiting = Du bist am Zug
letters-waiting-lead = Partien mit anderen, in denen du am Zug bist, die dringendsten zuerst.
letters-waiting-none = Niemand wartet auf dich. Lade jemanden zu einer Partie mit mehreren Tagen Bedenkzeit ein und spielt sie Zug um Zug.
letters-waiting-theirs = Andere sind am Zug
letters-until = Zug fällig bis { $time }
letters-reminders = Erinnerungen
letters-reminders-why = Wenn du in einer Partie mit anderen am Zug bist und Reverie gerade nicht offen hast, sagen wir dir Bescheid: einmal pro Zug, nur mit dem Namen des Spiels und einem Link.
letters-push = Auf diesem Gerät
letters-push-on = Benachrichtigungen einschalten
letters-push-here = Benachrichtigungen sind eingeschaltet.
letters-push-denied = Dieser Browser erlaubt keine Benachrichtigungen von dieser Seite. Erlaube sie in den Website-Einstellungen und versuch es noch einmal.
letters-push-failed = Der Benachrichtigungsdienst dieses Browsers antwortet nicht. Versuch es später oder mit einem anderen Browser.
letters-push-none = Dieser Browser kann hier keine Benachrichtigungen zeigen: Sie brauchen eine verschlüsselte Verbindung (https).
letters-push-server = Dieser Server verschickt keine Benachrichtigungen.
letters-devices = { $count ->
    [one] Benachrichtigungen gehen an einen Browser.
   *[other] Benachrichtigungen gehen an { $count } Browser.
}
letters-mail = Per E-Mail
letters-mail-address = E-Mail-Adresse
letters-mail-on = Per E-Mail erinnern
letters-mail-pending = Wir haben einen Link an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
letters-mail-here = Erinnerungen gehen an { $address }.
letters-quiet = Ruhezeit
letters-quiet-from = von
letters-quiet-to = bis
letters-quiet-why = In dieser Zeit wird nichts verschickt; was noch wartet, kommt danach.
letters-quiet-none = Keine Ruhezeit
letters-confirmed = Deine Adresse ist bestätigt. Erinnerungen kommen jetzt per E-Mail.
letters-stopped = Du bekommst keine E-Mails mehr.
letters-link-old = Dieser Link ist abgelaufen oder wurde schon benutzt.
