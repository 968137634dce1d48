/** Any game at the table. */

import type { Face } from "../../lib/face";
import { games } from "../../lib/games.svelte";
import { wordsOf } from "../../lib/plain-words";
import { sentences, tell } from "../../lib/telling";
import { say, texts } from "../../lib/texts.svelte";
import type { GameName } from "../../lib/types";
import Table from "./Table.svelte";

const MOMENT = 450; // milliseconds

export default (game: GameName): Face => {
  const words = wordsOf(game);
  return {
    name: game,
    table: Table,
    question: (view) => words.question(view),
    answer: (_, text) => words.answer(text),
    rule: (view) => words.rule(view),
    outcome: (text) => words.word(text),
    tell,
    moments: (events, view, called) => sentences(events, view, called).map((one) => ({ ...one, long: MOMENT, staged: one.events[0]!.seat !== view.seat })),
    /** Where somebody may know more than others, how quickly a question is answered would tell of it. */
    obvious: (view) => !games.facts(view.game, view.setup).hidden,
    ending: (view, called) => words.ending(view, called),
    picture: () => import("./EndPicture.svelte"),
    progress: () => "",
    goal: (view) => (texts.has(`web-home-${view.game}`) ? texts.say(`web-home-${view.game}`) : ""),
    coach: (view) => words.question(view),
    mistake: () => null,
    left: () => [],
    reasonPart: () => null,
    onTheWhole: () => say("web-plain-best"),
    pointing: {
      elements: (root, show) => [...root.querySelectorAll(`[data-field="${CSS.escape(show)}"]`)],
      next: (root, move) => [...root.querySelectorAll(`[data-answer="${CSS.escape(move)}"]`)].slice(0, 1),
      wide: () => false,
      joined: () => false,
      together: (moves) => moves.map((move) => words.answer(move).label).join(", "),
    },
  };
};
