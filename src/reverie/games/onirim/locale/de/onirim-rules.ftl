### Die Regel hinter jeder Frage, in unseren eigenen Worten.

oni-rule-ids = Regeln: { $ids }

oni-rule-act = Ein Zug besteht aus einer Handlung; dann wird die Hand auf fünf Karten ergänzt, und der Limbus kommt zurück in den Stapel. Spielen: Leg einen Raum ans Ende deines Labyrinths; sein Symbol muss sich vom letzten unterscheiden, die Farbe ist frei. Mit der dritten Karte einer Farbe hintereinander darfst du eine Tür dieser Farbe holen. Abwerfen: eine beliebige Handkarte; ein so abgeworfener Schlüssel zeigt dir die obersten fünf Karten: eine wird abgeworfen, die anderen kommen in beliebiger Reihenfolge zurück.
oni-rule-act-towers = Ein Turm kommt ans linke oder rechte Ende der Turmreihe, wenn die beiden Kanten, die sich berühren, kein Symbol gemeinsam haben; Labyrinth und Serie bleiben, wie sie sind. Ein abgeworfener Turm lässt dich so viele Karten oben vom Stapel ansehen und ordnen, wie seine Zahl sagt.
oni-rule-act-book = Paradoxe Prophezeiung und Parallele Planung darfst du vorher sprechen, so oft die Ablage sie bezahlt.
oni-rule-act-two = Zu deiner Hand gehören deine eigenen und die gemeinsamen Karten. Beim Abwerfen darfst du außerdem eine eigene gegen eine gemeinsame tauschen.

oni-rule-take-door = Mit der dritten Karte einer Farbe hintereinander darfst du im Stapel nach einer Tür dieser Farbe suchen; danach wird gemischt. Ob genommen oder nicht, die Serie ist verbraucht: Die nächste Karte dieser Farbe beginnt eine neue.
oni-rule-take-door-book = Gewonnen ist die Tür nur, wenn sie die Farbe des ersten offenen Ziels (▸) hat; jede andere kommt in den Limbus.

oni-rule-door = Eine beim Ergänzen gezogene Tür gehört dir, wenn du den Schlüssel ihrer Farbe von der Hand abwirfst. Sonst kommt sie in den Limbus und am Ende des Zuges zurück in den Stapel. Ein für eine Tür verwendeter Schlüssel bringt keine Prophezeiung.
oni-rule-door-book = Nur eine Tür in der Farbe des ersten offenen Ziels (▸) wird gewonnen; jede andere kommt in den Limbus, und ihr Schlüssel ist trotzdem weg.
oni-rule-door-two = Der Schlüssel darf von deinen eigenen oder den gemeinsamen Karten kommen; die Tür liegt vor dir.

oni-rule-nightmare = Ein Albtraum wird sofort auf eine von vier Arten abgewendet: einen Schlüssel von der Hand abgeben; eine gewonnene Tür in den Limbus legen; die obersten fünf Karten aufdecken (Türen und Träume kommen in den Limbus, der Rest wird abgeworfen); oder die ganze Hand abwerfen und fünf neue Labyrinthkarten ziehen (alles andere, was dabei kommt, in den Limbus). Dann wird der Albtraum abgeworfen und weiter ergänzt.
oni-rule-nightmare-book = Die Perfekte Pein wirft ihn ganz ohne Wirkung ab, wenn die Ablage sie bezahlen kann.
oni-rule-nightmare-towers = Danach geht ein Turm der Reihe verloren, außer ein Bollwerk schützt sie oder du wählst die falsche Zerstörung.
oni-rule-nightmare-two = Der Schlüssel darf ein gemeinsamer sein, die Tür muss deine eigene sein, und zur ganzen Hand gehören beide Teile.

oni-rule-bin = Eine Prophezeiung zeigt dir die obersten fünf Karten, oder so viele, wie noch da sind. Genau eine wird abgeworfen, gleich welche; so abgeworfene Träume bewirken nichts.
oni-rule-order = Die Karten kommen in der Reihenfolge auf den Stapel zurück, in der du sie nennst: Die erste wird zuerst gezogen. Die letzte ergibt sich von selbst. Die Reihenfolge gilt, bis gemischt wird.
oni-rule-pick = Acht Labyrinthkarten liegen offen. Ihr nehmt abwechselnd, bis jeder drei hat; die zwei übrigen sind die gemeinsame Hand, die beide nutzen dürfen.
oni-rule-place = Eine gezogene Labyrinthkarte kommt auf deine eigene Hand (drei Karten) oder auf die gemeinsame (zwei). Haben beide Platz, wählst du.
oni-rule-swap = Beim Abwerfen darfst du eine eigene Karte gegen eine gemeinsame tauschen, bevor sonst etwas aus dem Abwurf folgt.
oni-rule-swap-for = Wähle die gemeinsame Karte, die du für deine bekommst.
oni-rule-draw-or-cast = Vor jeder Karte, die beim Ergänzen gezogen wird, darf ein Zauber gesprochen werden, wenn die Ablage ihn bezahlt.
oni-rule-pay = Ein Zauber wird mit Karten deiner Wahl aus der Ablage bezahlt; sie verlassen das Spiel, bleiben aber sichtbar.
oni-rule-raise = Die Paradoxe Prophezeiung zeigt dir die untersten fünf Karten. Eine kommt oben auf den Stapel, die anderen zurück nach unten.
oni-rule-sink = Die anderen Karten kommen in der Reihenfolge nach unten, in der du sie nennst; die letzte liegt zuunterst und ergibt sich von selbst.
oni-rule-swap-goals = Die Parallele Planung lässt zwei beliebige Ziele die Plätze tauschen; jedes behält die Seite, die es zeigt. Danach ist wieder das erste offene Ziel von links an der Reihe.
oni-rule-may-look = Ein abgeworfener Turm lässt dich so viele Karten oben vom Stapel ansehen, wie seine Zahl sagt. Alle kommen in beliebiger Reihenfolge wieder obenauf.
oni-rule-lose-tower = Ein abgewendeter Albtraum kostet einen Turm der Reihe: einen am Ende oder einen zwischen zweien, die sich berühren dürfen. Mit der falschen Zerstörung geht kein Turm verloren, aber der Albtraum kommt in den Limbus und kehrt wieder.
oni-rule-happy-dream = Ein beim Ergänzen gezogener Glückstraum macht eines von drei Geschenken: Eine Vorahnung verlässt das Spiel ohne Strafe; oder die obersten sieben Karten werden aufgedeckt, beliebig viele abgeworfen und die anderen in beliebiger Reihenfolge zurückgelegt; oder du suchst eine beliebige Karte, mischst den Stapel und legst sie obenauf. Dann wird der Traum abgeworfen.
oni-rule-sift = Von den sieben aufgedeckten Karten wirfst du beliebig viele ab, auch Türen und Träume. Was du behältst, kommt in beliebiger Reihenfolge wieder obenauf.
oni-rule-fetch = Jede Karte des Stapels darf gewählt werden. Der Stapel wird gemischt, und die Karte liegt obenauf.
oni-rule-which-premonition = Werden mehrere Vorahnungen zugleich wahr, wählst du, welche zuerst eintrifft. Eine, deren Bedingung dann nicht mehr erfüllt ist, bleibt auf dem Tisch.
oni-rule-shed-keys = Die blaue Vorahnung wirft zwei Schlüssel deiner Wahl aus dem Stapel ab, oder einen, wenn kein zweiter da ist. Danach wird gemischt.
oni-rule-surrender = Eine Vorahnung legt eine gewonnene Tür in den Limbus: eine deiner eigenen, wenn du eine passende hast, sonst eine deines Partners.
