"""Golf as the rest of Reverie meets it: its name, its facts and its rules."""

from golf.rules import LAID, Golf
from reverie.core.game import Game, Setup
from reverie.games.kit import Facts, GameKit


class GolfKit(GameKit):
    """Everything but the rules is what any game gets."""

    name = "golf"
    title = "Golf"

    def rules(self) -> Game:
        return Golf()

    def facts(self, setup: Setup) -> Facts:
        alone = setup.players == 1
        return Facts(
            cooperative=alone,
            value="score" if alone else "chance",
            shared_score=alone,
            highest_score=LAID,
        )


KIT = GolfKit()
