### The reasons behind hints.

## Parts of reasons in Onirim

why-key-red = den roten Schlüssel
why-key-blue = den blauen Schlüssel
why-key-green = den grünen Schlüssel
why-key-brown = den braunen Schlüssel
why-doors-red = { $n ->
    [one] eine rote Tür
   *[other] { $n } rote Türen
}
why-doors-blue = { $n ->
    [one] eine blaue Tür
   *[other] { $n } blaue Türen
}
why-doors-green = { $n ->
    [one] eine grüne Tür
   *[other] { $n } grüne Türen
}
why-doors-brown = { $n ->
    [one] eine braune Tür
   *[other] { $n } braune Türen
}
why-cards-red = rote Karten
why-cards-blue = blaue Karten
why-cards-green = grüne Karten
why-cards-brown = braune Karten

## Reasons in Onirim

why-oni-chances = lässt dir insgesamt die besten Aussichten
why-oni-wins = gewinnt die Partie auf der Stelle
why-oni-survives = leert den Stapel nicht auf der Stelle
why-oni-winnable = hält die Partie gewinnbar
why-oni-door = bringt { $card }, damit sind es { $n } von 8
why-oni-doors-kept = { $n ->
    [one] opfert deine einzige Tür nicht
   *[other] opfert keine deiner { $n } Türen
}
why-oni-third = legt drei { $cards } hintereinander, und ihre Tür ist noch im Stapel
why-oni-second = legt zwei { $cards } hintereinander; die dritte wird eine Tür finden
why-oni-second-held = lässt dir für die dritte noch { $card } auf der Hand
why-oni-first = beginnt eine Serie, die du fortsetzen kannst: { $cards }, und du hast noch { $card }
why-oni-first-whole = beginnt eine ganze Serie aus deiner Hand: drei { $cards }
why-oni-key-idle = kostet nur { $key }, für den es keine Tür mehr gibt
why-oni-key-double = kostet { $card }, und du hast noch einen davon
why-oni-refind = opfert { $card }, die wieder zu finden ist: { $n } { $cards } sind noch ungesehen
why-oni-deck-plenty = nimmt fünf Karten aus einem Stapel, der mit { $n } noch genug davon hat
why-oni-hand-poor = kostet eine Hand ohne Schlüssel
why-oni-hand-kept = hält deine Hand zusammen
why-oni-deck-low = schont den Stapel, der nur noch { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} hat
why-oni-deck-kept = wirft keine Karte des Stapels ungesehen weg
why-oni-prophecy = { $n ->
    [0] zeigt die nächsten fünf Karten, die du dann ordnen darfst
    [one] zeigt die nächsten fünf Karten; unter { $unseen } ungesehenen ist ein Albtraum, den du loswerden könntest
   *[other] zeigt die nächsten fünf Karten; unter { $unseen } ungesehenen sind { $n } Albträume, und einen könntest du loswerden
}
why-oni-nightmare-gone = { $n ->
    [0] beseitigt den letzten Albtraum
    [one] beseitigt einen Albtraum; nur einer bleibt noch
   *[other] beseitigt einen Albtraum; { $n } bleiben noch
}
why-oni-idle = kostet nichts: { $cards } finden keine Tür mehr
why-oni-plenty = kostet wenig: { $n } solche sind noch ungesehen
why-oni-tower-look = { $n ->
    [one] zeigt die nächste Karte
   *[other] zeigt die nächsten { $n } Karten, die du dann ordnen darfst
}
why-oni-door-next = lässt dich { $card } ziehen, solange du { $key } hast
why-oni-key-first = bringt { $key } vor seiner Tür
why-oni-key-next = bringt beim nächsten Ziehen { $card }
why-oni-fits-next = bringt { $card } und setzt damit deine Serie fort
why-oni-nightmare-later = schiebt den Albtraum auf
why-oni-door-later = schiebt { $card } auf, bis du { $key } hast
why-oni-partner = hilft deinem Partner, der noch { $card } braucht
why-oni-own-key = gibt dir { $key } für die Tür, die dir noch fehlt
why-oni-own-pair = gibt dir { $cards }, die zusammenpassen
why-oni-key-kept = behält { $key } für { $doors } unter den { $unseen } ungesehenen Karten
why-oni-insurance = { $n ->
    [one] behält einen Schlüssel gegen den letzten Albtraum unter den { $unseen } ungesehenen Karten
   *[other] behält einen Schlüssel gegen die { $n } Albträume unter den { $unseen } ungesehenen Karten
}
why-oni-series-kept = lässt deine Serie bestehen: { $cards }
why-oni-rampart = vollendet das Bollwerk
why-oni-tower = { $n ->
    [one] legt den ersten Turm eines Bollwerks
   *[other] reiht { $n } Türme verschiedener Farben aneinander
}
why-oni-towers-kept = { $n ->
    [one] kostet nichts vom Bollwerk
   *[other] lässt { $n } Türme verschiedener Farben nebeneinander stehen
}
why-oni-no-tower-falls = rettet alle Türme
why-oni-punished = lässt den Albtraum ohne jeden Verlust vorübergehen
why-oni-goal-other = wartet auf { $card } als nächstes Ziel; jede andere Tür käme in den Limbus
why-oni-goal-ready = macht { $card } zum nächsten Ziel, und dafür bist du bereit
why-oni-dispelled = erspart dir dies: { $premonition }
why-oni-asleep = weckt keine Vorahnung
why-oni-playable = lässt { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} deiner Hand spielbar

## Was sich mitnehmen lässt

takeaway-oni-key-given = Ein Schlüssel für einen Albtraum fehlt später an einer Tür: Vergleiche das mit den anderen Auswegen.
takeaway-oni-nightmare = Wäge die Preise eines Albtraums gegeneinander ab: Hand, Tür, Schlüssel oder fünf Karten vom Stapel.
takeaway-oni-prophecy-order = Wirf in einer Prophezeiung die Karte weg, die am meisten schadet, und leg den Rest so, dass dir jede gezogene Karte hilft.
takeaway-oni-key-spent = Schlüssel sind auf der Hand mehr wert: Sie öffnen Türen und halten Albträume ab.
takeaway-oni-prophecy = Ein entbehrlicher Schlüssel kauft eine Prophezeiung: Schau voraus, bevor ein Albtraum zuschlägt.
takeaway-oni-row-broken = Bring die begonnene Serie zu Ende, bevor du eine andere Farbe anfängst.
takeaway-oni-waited = Spiel eine Karte aus, wenn sie eine Serie weiterbringt: Abwerfen verbraucht den Stapel genauso schnell.
takeaway-oni-hurried = Manchmal lässt ein Abwurf mehr Chancen offen als eine Karte, die nicht in die Serie passt.
takeaway-oni-card = Richtige Idee, andere Karte: Überlege, welche du am wenigsten vermissen wirst.
takeaway-oni-other = Schau vor der Antwort noch einmal auf die anderen Möglichkeiten.
