/** Weeks of circles in words: the days of an ISO week, a deadline in the reader's own time, moons that shine. */

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { daysOf, deadline, type PointsLine } from "../src/lib/circles";
import { texts } from "../src/lib/texts.svelte";
import PointsTable from "../src/parts/PointsTable.svelte";

beforeAll(() => texts.use("en"));

describe("a week", () => {
  it("is that of the calendar", () => {
    expect(daysOf("2026-W47")).toMatch(/16\D+22/);
    expect(daysOf("2026-W53")).toMatch(/28.+3\b/);
    expect(daysOf("2027-W01")).toMatch(/4\D+10/);
  });
  it("ends in the reader's own time", () => {
    const at = Date.UTC(2026, 10, 23);
    const told = new Date(at);
    expect(deadline(at)).toContain(told.toLocaleDateString("en", { weekday: "long" }));
  });
});

describe("a table of points", () => {
  it("shows the best first, and oneself", () => {
    const line = (rank: number, shown: string, points: number, you = false): PointsLine => ({ rank, shown, portrait: "", you, points, played: 1, deals: [points, ...Array.from({ length: 6 }, () => null)] });
    const part = mount(PointsTable, { target: document.body, props: { title: "This week", lines: [line(1, "Mira", 100), line(2, "Jonas", 1, true)], byDeal: true } });
    flushSync();
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(rows[0]).toMatch(/1.*Mira.*100 points/s);
    expect(rows[1]).toMatch(/2.*Jonas.*\(you\).*one point/s);
    expect(document.querySelectorAll("tr.you")).toHaveLength(1);
    void unmount(part);
  });
});
