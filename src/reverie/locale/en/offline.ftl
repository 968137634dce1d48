### Playing on this device, without the server, and the page as an app.

web-title-offline = Play offline
offline-play = Play offline
offline-lead = These games run on this device, with bots and hints. Finished games are sent to the server when you are back online.
offline-this-device = Playing on this device.
offline-you = You
offline-fetching = Downloading the game…
offline-starting = Setting up the table…
offline-kept = Ready to play offline.
offline-to-fetch = To play offline, this device downloads about { $size } MB once.
offline-fetch = Download now
offline-not-here = To play offline, the games have to be downloaded first. Until you are back online you can read the rules.
offline-not-home = This game is only on this device. You can see this once it has reached the server.
offline-needs-people = Offline you can play with bots, or pass this device around.
offline-alone = You are offline; nobody else is here.
offline-mine = Games on this device
offline-homeless = { $games ->
    [one] One finished game is
   *[other] { $games } finished games are
} waiting to be sent to the server.
offline-new-version = A new version of Reverie is available.
offline-reload = Reload
web-seat-here = A friend on this device
web-player = Player { $n }
web-hand-over = { $name }, it is your turn
web-hand-over-why = Pass the device on. Nothing is shown until the next player has it.
web-hand-over-taken = I am { $name }: show my game
offline-poor = Your connection is poor. These games also run on this device.
