/** What a table asks of a session behind which there is nobody: no partner to wait for, nothing said. */

import { Beats } from "./beats.svelte";

export abstract class QuietSession {
  readonly beats = new Beats();
  readonly canUndo = false;
  readonly canRepeat = false;
  readonly asking = null;
  readonly here = [0, 1, 2, 3, 4]; // nobody is ever away
  readonly presence = [];
  readonly clock = null;
  readonly queued = null;
  readonly ahead = 0;
  readonly chat = [];
  readonly reactions = [];
  readonly hint = null;
  readonly thinking = false;
  readonly recorded = false;

  /** The log is whole from the start. */
  async readLog(): Promise<void> {}
}
