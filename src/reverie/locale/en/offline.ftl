### Playing on this device, without the server, and the page as an app.

web-title-offline = Play offline
offline-play = Play offline
offline-lead = Both games play on this device alone, bots and hints included. What you finish is brought to the server when it can be reached again.
offline-this-device = Played on this device.
offline-you = You
offline-fetching = Fetching the game for this device…
offline-starting = Setting up the table…
offline-kept = Everything needed is on this device. No connection, no matter.
offline-to-fetch = To play without a connection, this device has to fetch about { $size } MB once.
offline-fetch = Fetch it now
offline-not-here = The game is not on this device yet, and there is no connection to fetch it over.
offline-not-home = This game is on this device only. When it has been brought to the server, this can be shown.
offline-needs-people = Without a connection only you and bots can sit at the table.
offline-alone = Without a connection nobody else is here.
offline-mine = Games on this device
offline-homeless = { $games ->
    [one] One finished game waits
   *[other] { $games } finished games wait
} to be brought to the server.
offline-new-version = There is a new version of Reverie.
offline-reload = Reload
