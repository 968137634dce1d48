/** Other boards than those of new games: their files are fetched and read before a table is drawn on them. */

import { api } from "../../lib/api";
import type { Match } from "../../lib/types";
import { boardsOf, isKnown, knowBoards, type PanelFile, type Panels } from "./board";

/** The data of a file of the engine's format. Lines may end as on Windows; the parser would keep that within texts. */
export async function dataOf(file: string): Promise<Record<string, unknown>> {
  const { parse } = await import("smol-toml");
  return parse(file.replaceAll("\r\n", "\n"));
}

/** The panels in such files; what is no TOML at all is thrown. */
export async function readPanels(files: Readonly<Record<string, string>>): Promise<Panels> {
  const panels: Panels = {};
  for (const text of Object.values(files)) {
    const panel = (await dataOf(text)) as unknown as PanelFile;
    panels[panel.panel] = panel;
  }
  return panels;
}

/** The panels of the editions that come with the engine, each fetched when it is needed. */
const EDITIONS = import.meta.glob<PanelFile>("../../../../src/reverie/games/daydream/boards/*/[A-F].toml", { import: "default" });

/** The panels of an edition; nothing if there is none of that name. */
async function panelsOf(edition: string): Promise<Panels | null> {
  const found = Object.entries(EDITIONS).filter(([file]) => file.split("/").at(-2) === edition);
  const panels = await Promise.all(found.map(([, load]) => load()));
  return panels.length > 0 ? Object.fromEntries(panels.map((panel) => [panel.panel, panel])) : null;
}

/** Read the boards that a match is played on; null for those that are here. */
export function knowOwn(match: Match): Promise<void> | null {
  const boards = boardsOf(match.setup);
  return isKnown(boards) ? null : read(match, boards);
}

async function read(match: Match, boards: string): Promise<void> {
  const panels = match.material ? await readPanels(await api.filesOf(match)) : await panelsOf(boards);
  if (panels) knowBoards(boards, panels);
}
