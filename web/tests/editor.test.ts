import { parse } from "smol-toml";
import { describe, expect, it, vi } from "vitest";
import { FILES, type PanelFile } from "../src/games/daydream/board";
import { addRow, bridgesOf, cellsOf, emptyPanel, familyAt, filesOf, largestOf, LINES, MOST_BYTES, movePoint, newThing, rowProblem, runOf, setCell, signAt, straightTo, toggleNote, tooLarge, toToml, viewsOf } from "../src/games/daydream/editor/draft";
import { dropDraft, History, keepDraft, keptDrafts } from "../src/games/daydream/editor/history.svelte";
import { openPanels, Unreadable } from "../src/games/daydream/editor/opened";
import { readPanels } from "../src/games/daydream/own-boards";
import { whereOf } from "../src/games/daydream/editor/problems";

const panel = (letter: string): PanelFile => structuredClone(FILES[letter]!);
/** As the engine reads it: empty lines around a drawing do not count. */
const bare = (file: PanelFile) => ({ ...file, grid: { map: file.grid.map.trim(), frames: file.grid.frames?.trim() } });

describe("a board that is drawn", () => {
  it.each(["A", "B", "C", "D", "E", "F"])("writes panel %s down as it was read", (letter) => {
    const again = parse(toToml(FILES[letter]!)) as unknown as PanelFile;
    expect(bare(again)).toEqual(bare(FILES[letter]!));
  });

  it.each(["A", "B", "C", "D", "E", "F"])("begins on empty paper: panel %s is drawn from nothing", (letter) => {
    const one = emptyPanel(letter);
    setCell(one, "b2", "o");
    setCell(one, "c2", "o");
    expect(addRow(one, "b2", "c2")).toEqual({ cells: "b2-c2", icons: "end" });
    one.object.push(newThing(one, "cup"));
    const again = parse(toToml(one)) as unknown as PanelFile;
    expect([again.panel, cellsOf(again), again.object.length]).toEqual([letter, ["b2", "c2"], 1]);
    expect([again.constellation, again.garland]).toEqual([one.constellation, one.garland]);
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
    const drawn = (letter: string, ...lines: string[]): PanelFile => ({ ...panel(letter), grid: { map: `${lines.join("\n")}\n` }, row: [] });
    const panels = { A: drawn("A", "o.......", "o.......", "........"), B: drawn("B", ".......o", ".......o", "........"), C: drawn("C", "o......o", "o.......", "o......o") };
    const draft = { title: "", panels };
    expect([...bridgesOf(draft, "C", "left")]).toEqual([0, 1].map((line) => [line, "B"]));
    expect([...bridgesOf(draft, "C", "right")]).toEqual([[0, "A"]]);
    expect([...bridgesOf(draft, "A", "right")]).toEqual([]);
    setCell(panels.B, "h1", ".");
    expect([...bridgesOf(draft, "C", "left").keys()]).toEqual([1]);
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

  it("says why no row can be laid, and moves dot and sun from under a new cloud", () => {
    const a: PanelFile = { ...panel("A"), grid: { map: "ooooooo\no......\n" }, row: [], note: [] };
    expect(rowProblem(a, "a1", "g1")).toEqual({ code: "row-length", values: { n: 7, most: 6 } });
    expect(rowProblem(a, "a1", "a3")).toEqual({ code: "row-gap", values: { cell: "a3" } });
    expect(rowProblem(a, "a1", "f1")).toBeNull();
    expect(straightTo("b2", "f3")).toBe("f2");
    expect(straightTo("b2", "c7")).toBe("b7");
    const b: PanelFile = { ...panel("A"), grid: { map: ".oo.\n" }, row: [{ cells: "b1-c1", icons: "start" }], note: [] };
    setCell(b, "a1", "o");
    expect(b.row[0]!.icons).toBe("end");
    setCell(b, "d1", "o"); // no end is free any more: the checker says so
    expect(b.row[0]!.icons).toBe("end");
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
    const views = viewsOf({ title: "", panels: { A: FILES.A!, D: FILES.D! } });
    expect(views).toEqual(["A", "D", "AD", "DA"]);
    expect(largestOf(views)).toBe("AD");
  });

  it("reads its files again, several at once", async () => {
    const files = Object.fromEntries(["C", "B", "A"].map((letter) => [`${letter}.toml`, toToml(FILES[letter]!)]));
    const panels = await openPanels(files);
    expect(Object.keys(filesOf({ title: "", panels }))).toEqual(["A.toml", "B.toml", "C.toml"]);
    expect(filesOf({ title: "", panels })).toEqual(Object.fromEntries(Object.entries(files).sort()));
  });

  it("reads files whose lines end as on Windows, to draw on and to play on", async () => {
    const files = { "E.toml": toToml(FILES.E!).replaceAll("\n", "\r\n") };
    expect(bare((await openPanels(files)).E!)).toEqual(bare(FILES.E!));
    expect(bare((await readPanels(files)).E!)).toEqual(bare(FILES.E!));
  });

  it("says of a file that is no panel what cannot be used, and where", async () => {
    const bare = 'panel = "B"\nleaves = 3\ncircled = 1\n';
    const grid = '[grid]\nmap = """\noo\noo\n"""\n';
    const refused = async (...texts: string[]) => {
      const files = Object.fromEntries(texts.map((text, i) => [`${i + 1}.toml`, text]));
      const problem: unknown = await openPanels(files).catch((one: unknown) => one);
      return problem instanceof Unreadable ? [problem.code, problem.values.file, problem.values.place] : problem;
    };
    expect(await refused("x = [")).toEqual(["syntax", "1.toml", undefined]);
    expect(await refused('panel = "AB"')).toEqual(["place", "1.toml", "panel"]);
    expect(await refused(bare)).toEqual(["place", "1.toml", "grid"]);
    expect(await refused(`${bare}grid = 3`)).toEqual(["place", "1.toml", "grid"]);
    expect(await refused(`${bare}${grid}[[row]]\ncells = "a1-b2"\nicons = "end"\n`)).toEqual(["place", "1.toml", "row 1, cells"]);
    expect(await refused(`${bare}${grid}[[object]]\nname = "x"\nshelf = 1\nbonus = true\ncolour = "#000000"\noutline = [{ at = [1, 2], kind = "sun" }, { at = 5 }]\n`)).toEqual(["place", "1.toml", "object 1, outline 2, at"]);
    expect(await refused(bare + grid, bare + grid)).toEqual(["twice", "2.toml", undefined]);
    expect(await refused(`${bare}${grid}# ${"x".repeat(MOST_BYTES)}`)).toEqual(["bytes", "1.toml", undefined]);
    // What it leaves out can be drawn, and is the checker's to ask for.
    expect((await openPanels({ "B.toml": bare + grid })).B).toMatchObject({ row: [], object: [], constellation: { points: [{}, {}] } });
  });

  it("knows which panel has too much drawn on it for a file", () => {
    const much = panel("A");
    much.object[0]!.details = Array.from({ length: 300 }, () => ({ path: `M${"1 2 ".repeat(120)}` }));
    expect(tooLarge(filesOf({ title: "", panels: { A: much, B: panel("B") } })).map((one) => one.panel)).toEqual(["A"]);
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

  it("finds the panel of a place in a view, where letters run on", () => {
    const at = (view: string, code: string, values: Record<string, string | number> = {}) => whereOf({ file: `${view[0]}.toml + …`, place: `view ${view}`, reason: "", code, values }, FILES);
    expect(at("A", "islands", { cell: "a8" })).toEqual({ panel: "A", part: "grid", cell: "a8" });
    expect(at("AD", "islands", { cell: "j4" })).toEqual({ panel: "D", part: "grid", cell: "b4" });
    expect(at("BCA", "no-notes")).toEqual({ panel: "B", part: "grid" });
    expect(at("EFD", "relics")).toEqual({ panel: "E", part: "shelf" });
    expect(at("EF", "moons")).toEqual({ panel: "E", part: "more" });
    expect(whereOf({ file: "C.toml", place: "constellation, point 1", reason: "", code: "", values: {} }, FILES)).toEqual({ panel: "C", part: "more", spot: 0 });
  });

  it("keeps what was drawn before beside what is drawn now, until it is saved", () => {
    localStorage.clear();
    const [first, second] = [new History({ title: "first", panels: {} }, "1"), new History({ title: "second", panels: {} }, "2")];
    first.change((draft) => (draft.title = "first!"));
    second.change((draft) => (draft.title = "second!"));
    expect(keptDrafts().map(({ id, title }) => [id, title])).toEqual([["2", "second!"], ["1", "first!"]]);
    second.saved();
    expect(keptDrafts().map(({ id }) => id)).toEqual(["1"]);
    dropDraft("1");
    expect(keptDrafts()).toEqual([]);
    // However many there are, none makes room for another.
    for (let n = 1; n <= 30; n++) expect(keepDraft(`${n}`, { title: `drawing ${n}`, panels: {} })).toBe(true);
    expect(keptDrafts().map(({ title }) => title)).toEqual(Array.from({ length: 30 }, (_, i) => `drawing ${30 - i}`));
    const full = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    first.change((draft) => (draft.title = "too much"));
    expect(first.kept).toBe(false);
    full.mockRestore();
    first.change((draft) => (draft.title = "saved"));
    expect(first.kept).toBe(true);
  });

  it("finds drawings that earlier versions of the page kept in one list, or one alone without a name", () => {
    localStorage.clear();
    const list = ["a", "b"].map((id) => ({ id, title: id, panels: {} }));
    localStorage.setItem("reverie-boards-draft", JSON.stringify(list));
    keepDraft("3", { title: "new", panels: {} });
    expect(keptDrafts().map(({ title }) => title)).toEqual(["new", "a", "b"]);
    localStorage.setItem("reverie-boards-draft", JSON.stringify({ title: "old", panels: {} }));
    expect(keptDrafts().map(({ title }) => title)).toContain("old");
    expect(keptDrafts()).toHaveLength(4);
  });

  it("finds the place a message means", () => {
    const at = (place: string, file = "A.toml") => whereOf({ file, place, reason: "", code: "", values: {} }, FILES);
    expect(at("map, c2")).toEqual({ panel: "A", part: "grid", cell: "c2" });
    expect(at("row 3 (a1-d1)")).toEqual({ panel: "A", part: "grid", row: 2 });
    expect(at("object 2 (tea, pot), point 4")).toEqual({ panel: "A", part: "shelf", object: 1, point: 3 });
    expect(at("note 1")).toEqual({ panel: "A", part: "grid", note: 0 });
    expect(at("garland", "E.toml")).toEqual({ panel: "E", part: "more" });
    expect(at("view BCA", "B.toml + C.toml + A.toml")).toEqual({ panel: "B", part: "grid" });
  });
});
