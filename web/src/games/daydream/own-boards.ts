/** Boards of somebody's own: their files are fetched and read before a table is drawn on them. */

import { api } from "../../lib/api";
import type { Match } from "../../lib/types";
import { knowBoards, type PanelFile, type Panels } from "./board";

/** The panels in files of the engine's format; what is no TOML at all is thrown. */
export async function readPanels(files: Readonly<Record<string, string>>): Promise<Panels> {
  const { parse } = await import("smol-toml");
  const panels: Panels = {};
  for (const text of Object.values(files)) {
    const panel = parse(text) as unknown as PanelFile;
    panels[panel.panel] = panel;
  }
  return panels;
}

export async function knowOwn(match: Match): Promise<void> {
  knowBoards(match.setup.options.boards ?? "", await readPanels(await api.filesOf(match)));
}
