import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { FILES, type PanelFile } from "../src/games/daydream/board";
import { addRow, bridgesOf, cellsOf, familyAt, LINES, movePoint, newThing, runOf, setCell, signAt, toggleNote, toToml, viewsOf } from "../src/games/daydream/editor/draft";
import { History } from "../src/games/daydream/editor/history.svelte";
import { whereOf } from "../src/games/daydream/editor/problems";

const panel = (letter: string): PanelFile => structuredClone(FILES[letter]!);
/** As the engine reads it: empty lines around a drawing do not count. */
const bare = (file: PanelFile) => ({ ...file, grid: { map: file.grid.map.trim(), frames: file.grid.frames?.trim() } });

describe("a board that is drawn", () => {
  it.each(["A", "B", "C", "D", "E", "F"])("writes panel %s down as it was read", (letter) => {
    const again = parse(toToml(FILES[letter]!)) as unknown as PanelFile;
    expect(bare(again)).toEqual(bare(FILES[letter]!));
  });

  it("writes names down whatever is in them", () => {
    const odd = panel("A");
    odd.object[0]!.name = 'a "cup"\\ of\ntea';
    expect((parse(toToml(odd)) as unknown as PanelFile).object[0]!.name).toBe('a "cup"\\ of tea');
  });

  it("takes rows and notes away with their cloud, and keeps frames as large as the map", () => {
    const a = panel("A");
    const cell = a.row[0]!.cells.split("-")[0]!;
    setCell(a, cell, ".");
    expect(cellsOf(a)).not.toContain(cell);
    expect(a.row.some((row) => runOf(...(row.cells.split("-") as [string, string])).includes(cell))).toBe(false);
    const d = panel("D");
    setCell(d, "h12", "o");
    expect(signAt(d, "h12")).toBe("o");
    expect("123").toContain(familyAt(d, "h12"));
    setCell(d, "h12", ".");
    // Empty lines at the edge of the map may have gone: they mean nothing.
    const drawn = (file: PanelFile) => cellsOf(file).map((cell) => [cell, signAt(file, cell), familyAt(file, cell)]);
    expect([drawn(d), d.row]).toEqual([drawn(FILES.D!), FILES.D!.row]);
  });

  it("shows the bridges to the panels beside it, as long as both clouds are there", () => {
    const draft = { title: "", panels: { A: panel("A"), B: panel("B"), C: panel("C") } };
    expect([...bridgesOf(draft, "C", "left")]).toEqual([1, 2, 3, 4, 5].map((line) => [line, "B"]));
    expect([...bridgesOf(draft, "C", "right")]).toEqual([2, 3, 4].map((line) => [line, "A"]));
    expect([...bridgesOf(draft, "A", "right")]).toEqual([]);
    setCell(draft.panels.B, "h4", ".");
    expect([...bridgesOf(draft, "C", "left").keys()]).toEqual([1, 2, 4, 5]);
  });

  it("has room for as many lines as a file may have", () => {
    expect(LINES).toBe(16);
  });

  it("lays rows of two to six clouds, and where no cloud lies puts their icons", () => {
    const a: PanelFile = { ...panel("A"), grid: { map: "oooo\n" }, row: [] };
    expect(addRow(a, "d1", "b1")).toEqual({ cells: "b1-d1", icons: "end" });
    expect(addRow(a, "a1", "b1")).toEqual({ cells: "a1-b1", icons: "start" });
    expect(a.row).toHaveLength(1);
    expect(addRow(a, "a1", "a1")).toBeNull();
    expect(addRow(a, "a1", "e1")).toBeNull();
  });

  it("lays a note and takes it away again", () => {
    const a = panel("A");
    const before = a.note!.length;
    const [one, other] = a.row[0]!.cells.split("-") as [string, string];
    toggleNote(a, [one, other, "a1"]);
    expect(a.note).toHaveLength(before + 1);
    expect(a.note!.at(-1)!.kind).toBe("double");
    toggleNote(a, ["a1", other, one]);
    expect(a.note).toHaveLength(before);
  });

  it("keeps a closed outline closed", () => {
    const thing = newThing(panel("A"), "tent");
    movePoint(thing, 0, [5, 5]);
    expect(thing.outline.at(-1)!.at).toEqual([5, 5]);
  });

  it("knows the views its panels make", () => {
    expect(viewsOf({ title: "", panels: { A: FILES.A!, D: FILES.D! } })).toEqual(["A", "D", "AD", "DA"]);
  });

  it("takes steps back and does them again, a drag at once", () => {
    const history = new History({ title: "", panels: { A: panel("A") } });
    const drag = (title: string) => history.change((draft) => (draft.title = title), "title");
    for (const title of ["M", "Mo", "Moon"]) drag(title);
    history.rest();
    drag("Moons");
    history.undo();
    expect(history.draft.title).toBe("Moon");
    history.undo();
    expect(history.draft.title).toBe("");
    history.redo();
    history.redo();
    expect(history.draft.title).toBe("Moons");
    expect(history.canRedo).toBe(false);
  });

  it("finds the place a message means", () => {
    const at = (place: string, file = "A.toml") => whereOf({ file, place, reason: "", code: "", values: {} });
    expect(at("map, c2")).toEqual({ panel: "A", part: "grid", cell: "c2" });
    expect(at("row 3 (a1-d1)")).toEqual({ panel: "A", part: "grid", row: 2 });
    expect(at("object 2 (tea, pot), point 4")).toEqual({ panel: "A", part: "shelf", object: 1, point: 3 });
    expect(at("note 1")).toEqual({ panel: "A", part: "grid", note: 0 });
    expect(at("garland", "E.toml")).toEqual({ panel: "E", part: "more" });
    expect(at("view BCA", "B.toml + C.toml + A.toml")).toEqual({ panel: "B", part: "grid" });
  });
});
