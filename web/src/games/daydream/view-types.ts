// Made by tools/views.py from src/reverie/games/daydream/view_types.py; do not edit.

import type { View } from "../../lib/view-types";

/** The name that a solo score has earned. */
export interface SoloName {
  /** which of the combination's four, from 1 on */
  index: number;
  /** where its words stand in names.toml */
  key: string;
}

/** The leaves of the plant. */
export interface Leaves {
  /** leaves neither circled nor filled */
  empty: number;
  /** leaves that can still change a die */
  circled: number;
  /** leaves that have been used */
  filled: number;
}

/** The constellation of a combination that has one. */
export interface ConstellationData {
  /** the number of the last point reached */
  point: number;
  /** what it scores */
  stars: number;
}

/** The music notes of a combination that has them. */
export interface NotesData {
  /** the heads filled, note by note */
  heads: number[];
  /** all of them together */
  filled: number;
}

/** The garland of moons of a combination that has one. */
export interface GarlandData {
  /** the digits of the moons so far */
  moons: number[];
  /** what they score */
  points: number;
}

/** The polaroids of a combination that has them. */
export interface PolaroidsData {
  /** the digit of each, null while its cell is empty */
  digits: (number | null)[];
  /** what they score */
  points: number;
}

/** The three families of frames of a combination that has them. */
export interface FramesData {
  /** cells still empty, by family */
  left: number[];
  /** rewards nobody has earned yet, by family */
  open: number[][];
  /** what this sheet has earned, by family */
  earned: number[];
}

/** A sheet as people would read it off the paper; what its combination does not have is null. */
export interface Sheet {
  /** the digit in each cell that is filled */
  cells: Record<string, number>;
  /** the icon of each row that is complete */
  rows: Record<string, "dot" | "sun" | "spoiled">;
  /** the objects finished */
  objects: number;
  /** how far along the path of the next object the pen is */
  point: number;
  /** the lines drawn on it */
  lines: number;
  /** the leaves */
  leaves: Leaves;
  /** the thorns drawn */
  thorns: number;
  /** the decisions answered */
  answered: number;
  /** the score as it stands */
  score: number;
  /** the constellation */
  constellation: ConstellationData | null;
  /** the notes */
  notes: NotesData | null;
  /** the garland */
  garland: GarlandData | null;
  /** the polaroids */
  polaroids: PolaroidsData | null;
  /** the frames */
  frames: FramesData | null;
}

/** What a seat may know of a game of Daydream. */
export interface DaydreamView extends View {
  /** the roll, the lower die first; null before the first */
  dice: number[] | null;
  /** whether this seat has drafted something that it can take back */
  undo: boolean;
  /** the seats that are not done with the turn */
  waiting: number[];
  /** the seats that have given up */
  gone: number[];
  /** at the end of a game for one that was not conceded */
  name: SoloName | null;
  /** the sheets by seat, one's own with the draft, the others' as the dice fell */
  sheets: Sheet[];
  /** this seat's answers of the turn */
  draft: string[];
  /** this seat's sheet as the dice fell, during a turn */
  before: Sheet | null;
}
