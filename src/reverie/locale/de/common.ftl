### Was jedes Spiel sagt: Fragen, Befehle, Speichern, Fehler.

list-last = { $some } und { $last }
prompt = >
hint = Eine Zahl, die Wörter oder ihr Anfang. `?` Regel · `help` · `hint` · `undo` · `log` · `save` · `quit`
asked = Spieler { $player }: { $question }
auto = Nur eine Antwort möglich, sie wurde für dich gegeben: { $actions }
hand-over = Spieler { $player }, du bist dran. Wenn sonst niemand auf den Bildschirm sieht, drück die Eingabetaste.

## Lines that cannot be accepted

bad-unreadable = Nicht verstanden: { $reason }
bad-illegal = Nicht erlaubt: { $reason }
bad-out-of-turn = Jetzt nicht: { $reason }
read-no-action = „{ $text }“ ist weder ein Zug dieses Spiels noch ein Befehl. `help` zeigt, was es gibt.
read-did-you-mean = „{ $text }“ ist kein Zug. Meinst du „{ $guess }“?
read-ambiguous = „{ $text }“ kann heißen: { $meanings }
read-no-number = es gibt keine Antwort { $n }; die letzte ist { $last }
read-illegal = „{ $text }“: { $why }
read-none-legal = nichts, was „{ $text }“ heißen kann, ist hier möglich
read-then = nach „{ $done }“ werden neue Karten sichtbar oder jemand anders ist gefragt; „{ $rest }“ muss warten. Nichts wurde ausgeführt.
look-whom = sag, wessen Spielplan: „look 1“ bis „look { $last }“

## Commands

help-answers = Antworte mit einer Zahl aus der Liste, mit den Wörtern, wie sie dort stehen, oder mit dem Anfang jedes Wortes. Die Eingabetaste allein zeigt den Tisch noch einmal.
help-undo = nimmt deine letzte Antwort zurück, solange seitdem nichts Neues zu sehen war
help-back = allein am Tisch: geht trotzdem zu deiner vorigen Entscheidung zurück; die Aufzeichnung behält den verlassenen Weg
help-save = sagt, wo die Partie gespeichert ist; „save DATEI“ legt dort eine Kopie ab
help-log = der bisherige Verlauf; „log 3“ nur die letzten drei Züge
help-rule = die Regel hinter der Frage
help-help = diese Seite
help-concede = gibt die Partie verloren
help-quit = beendet; die Partie ist gespeichert und lässt sich fortsetzen
help-look = zeigt den Spielplan einer anderen Person, wie er beim Wurf aussah: „look 2“

undone = Zurückgenommen.
undo-nothing = es gibt nichts zurückzunehmen: Seit deiner letzten Antwort wurde etwas aufgedeckt, oder du hast noch keine gegeben.
back-done = Zurück bei deiner vorigen Entscheidung. Die Aufzeichnung behält den verlassenen Weg und zeigt, dass du umgekehrt bist.
back-nothing = davor hast du noch nichts entschieden.
back-alone = hinter etwas Aufgedecktes zurückgehen kannst du nur, wenn du allein spielst; `undo` nimmt zurück, was niemandem etwas gezeigt hat.
concede-sure = Damit ist die Partie verloren. Gib noch einmal `concede` ein, wenn du das willst.
quit-anyway = Gib noch einmal `quit` ein, um ohne Speichern zu gehen.

## Saving, resuming, leaving

saved = Gespeichert: { $file }
not-saved = Die Partie konnte nicht in { $file } gespeichert werden: { $reason }
file-there = { $file } existiert schon und bleibt unverändert; wähle einen anderen Namen.
resumed = { $n ->
    [one] Die Partie geht nach { $n } Eintrag weiter.
   *[other] Die Partie geht nach { $n } Einträgen weiter.
}
record-cut = { $file } war abgeschnitten; bis Eintrag { $n } ließ sich alles lesen.
left-quit = Gespeichert. So geht die Partie weiter:
left-gone = Es kommt keine Eingabe mehr. Die Partie ist gespeichert; so geht es weiter:
end-saved = Die Partie ist in { $file } gespeichert. So siehst du sie wieder:
no-setup = Sag, welches Spiel gespielt oder welche Datei fortgesetzt werden soll.
other-setup = { $file } enthält eine Partie von „{ $there }“, nicht von „{ $asked }“.

## Prüfen, ob das Glück ehrlich war

verify-replayed = { $file }: { $setup }, { $entries ->
    [one] ein Eintrag, nach den Regeln erlaubt
   *[other] { $entries } Einträge, alle nach den Regeln erlaubt
}.
verify-fair = Der Startwert ist der vor der Partie versprochene, und { $outcomes ->
    [one] die eine Karte oder der eine Wurf folgt
   *[other] alle { $outcomes } Karten und Würfe folgen
} aus ihm. Es ging ehrlich zu.
verify-waiting = Ein Versprechen liegt vor ({ $commitment }), der Startwert ist aber noch nicht offengelegt: Erst danach lässt sich prüfen, ob Karten und Würfe das Versprechen halten.
verify-none = Diese Aufzeichnung enthält kein Versprechen; ob es ehrlich zuging, lässt sich nicht prüfen.
