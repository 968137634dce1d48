### Ratschläge, ihre Gründe, und woraus ein beendetes Spiel gemacht war.

## Hints

help-hint = die besten Antworten, was sie wert sind und warum
hint-head = Was der Spieler „{ $player }“ von deinen Antworten hält:
hint-none = Hier gibt es nichts zu entscheiden.
hint-win = { $text }: gewinnt { $value } von 100 ({ $low } bis { $high })
hint-score = { $text }: { $value } Punkte zu erwarten ({ $low } bis { $high })
hint-name = { $name } { $chance } %
hint-why = Diese Antwort { $reasons }.
hint-and = Und sie { $reasons }.
hint-trade = Andererseits: „{ $answer }“ { $reasons }, liegt aber { $behind } zurück.
hint-trade-even = Andererseits: „{ $answer }“ { $reasons } und ist etwa gleich gut.
explain-percent = { $n } %
explain-points = { $n } Punkte

## Gründe, die in jedem Spiel gelten

why-played-on = schneidet in den von hier aus weitergespielten Partien am besten ab
why-plain-goes-on = hält die Partie am Laufen
why-plain-wins = gewinnt die Partie
why-plain-ends = beendet die Partie mit einem Ergebnis von { $n }

## What a game was made of

analysis-head = { $setup }, beurteilt vom Spieler „{ $player }“
analysis-seat = Spieler { $player }
analysis-change = Von { $from } auf { $to }: { $luck } durch Glück, { $skill } durch Entscheidungen.
analysis-accuracy = Genauigkeit { $n } %: 100 ist jedes Mal die beste Antwort, 0 ist Antworten auf gut Glück.
analysis-decisions = { $n ->
    [one] Bei einer Entscheidung
   *[other] Bei { $n } Entscheidungen
} gab es eine Wahl; { $best ->
    [one] einmal
   *[other] { $best }-mal
} war die Antwort so gut wie die beste.
analysis-costly = Teuerste Fehler:
analysis-cost = { $entry }  { $text }: { $cost } weniger als „{ $better }“
analysis-reason = „{ $better }“ { $reasons }.
analysis-nothing = Keine Entscheidung hat Nennenswertes gekostet.
analysis-lucky = Größtes Glück: { $gain } vor Eintrag { $entry }.
analysis-unlucky = Größtes Pech: { $gain } vor Eintrag { $entry }.
analysis-plot = Das Schaubild ist in { $file }.

## Im Nachhinein

hindsight-title = Im Nachhinein
hindsight-win = Wer gewusst hätte, was noch kommt, hätte diese Partie gewinnen können. Der letzte Weg zum Sieg endete bei Zug { $entry }: „{ $text }“ gab ihn auf, „{ $instead }“ hätte ihn offengehalten.
hindsight-score = Wer gewusst hätte, was noch kommt, hätte { $best } Punkte erreichen können; die Partie endete mit { $result }. Der Weg dorthin endete bei Zug { $entry }: „{ $text }“ verließ ihn, „{ $instead }“ hätte ihn offengehalten.
hindsight-lost = Auch wer gewusst hätte, was noch kommt, hätte diese Partie nicht gewinnen können.
hindsight-unknown = Auch mit dem Wissen, was noch kommt, fand sich kein Weg zum Sieg. Das beweist nicht, dass es keinen gab.
hindsight-best = Auch mit dem Wissen, was noch kommt, fand sich nichts Besseres.
hindsight-show = Diese Stellung zeigen
hindsight-note = Das konnte beim Spielen niemand wissen; es zählt weder als Glück noch als Fehler.

## Was sich mitnehmen lässt

takeaways-title = Gut zu merken
takeaway-cost = insgesamt { $cost }
takeaway-try = Noch einmal versuchen
takeaway-command = Noch einmal versuchen: { $command }
takeaway-plain = Schau vor der Antwort noch einmal auf die anderen Möglichkeiten.

plot-title-win = Gewinnchance, Entscheidung für Entscheidung
plot-title-score = Erwartete Punkte, Entscheidung für Entscheidung
plot-decisions = Entscheidungen
plot-luck = Glück
plot-skill = Entscheidungen
plot-result = Ergebnis
calibration-title = Was angesagt wird und was eintrifft
calibration-stated = genannte Gewinnchance
calibration-won = gewonnene Partien
calibration-games = { $n } Stellungen aus { $games } Partien
strengths-title-win = Gewonnene Partien mit 95-%-Intervallen
strengths-title-score = Mittlere Punktzahl mit 95-%-Intervallen
