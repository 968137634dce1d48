### What only the terminal's own client says of this game.

## Der Anfang

day-setup-view = Spielplan
day-boards = Spielpläne
day-boards-edition = Auflage { $n }
day-boards-own = Eigene ({ $name })

## Am Tisch

term-help-daydream = Die Pfeile führen den Stift über die Wolken, in die du schreiben kannst, die Eingabetaste schreibt den gewählten Würfel hinein. Tab oder die Zahl des Würfels nimmt den anderen, + und − geben Blätter aus, S lässt den Würfel aus. Ein Klick auf eine Wolke schreibt sofort. P zeigt die Spielpläne der anderen.
term-day-looking = { $player }: Diesen Spielplan siehst du gerade. P zeigt den nächsten, jede andere Taste wieder deinen.
