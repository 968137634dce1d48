/** A match that is at no server: what a table has to know of who sits where in a lesson or a riddle. */

import { say } from "./texts.svelte";
import type { GameName, Match, Seat, Setup } from "./types";

/** `called` names those who are not you, by their seats. */
export function scriptedMatch(id: string, game: GameName, setup: Setup, seat: number, called: (seat: number) => string): Match {
  const seats = Array.from({ length: setup.players }, (_, at): Seat => {
    const you = at === seat;
    return { seat: at, shown: you ? say("web-you") : called(at), bot: null, you, free: false, stand_in: null };
  });
  return {
    id,
    game,
    setup,
    status: "playing",
    kind: "casual",
    day: null,
    circle: null,
    open: false,
    watch: false,
    created: 0,
    updated: 0,
    seats,
    seat,
    owner: true,
    asked: [seat],
    your_turn: true,
    result: null,
    forked: false,
    code: null,
    commitment: "",
    next: null,
    time_to_answer: null,
    material: null,
  };
}
