/** What people read: numbers and shares are set as each language sets them, without waiting for the browser's formatters. */

import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";

// At once, as a house with unfinished games of both does: neither may leave the words of the other out.
await Promise.all([texts.speakOf("onirim"), texts.speakOf("daydream")]);

it("words that are sent for at once are all there, in the language chosen meanwhile", async () => {
  const [chosen, learned] = [texts.use("de"), texts.speakOf("learn")];
  await Promise.all([chosen, learned]);
  expect(texts.language).toBe("de");
  for (const name of ["day-objects", "web-oni-nightmares-left", "web-title-learn"]) expect(texts.has(name)).toBe(true);
});

describe.each(LANGUAGES)("in %s", (language) => {
  afterEach(() => vi.restoreAllMocks());

  it("shares are set as the language sets them", async () => {
    await texts.use(language);
    const usual = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    for (const share of [0, 0.004, 0.07, 0.125, 0.5, 0.999, 1]) expect(texts.percent(share)).toBe(usual.format(share));
  });

  it("numbers are set as the language sets them", async () => {
    await texts.use(language);
    const usual = new Intl.NumberFormat(language);
    for (const turn of [0, 7, 42, 999, 1000, 12_345]) expect(texts.say("plain-turn", { turn })).toContain(usual.format(turn));
  });

  it("a day names its month", async () => {
    await texts.use(language);
    expect(texts.day(Date.UTC(2026, 10, 12, 12))).toMatch(/^(?=.*12)(?=.*novemb(er|re)).*2026$/i);
  });

  it("a number below zero has a minus sign, not a hyphen", async () => {
    await texts.use(language);
    for (const n of [-7, -1234]) expect(texts.say("web-try-points", { n })).toMatch(/^\u2212/);
  });

  it("what counts one thing is not what counts two, and what counts none is neither", async () => {
    await texts.use(language);
    expect(texts.say("web-oni-nightmares-left", { n: 1 })).not.toBe(texts.say("web-oni-nightmares-left", { n: 2 }));
    const [none, one, two] = [0, 1, 2].map((n) => texts.say("web-oni-pile", { name: "", n }));
    expect(new Set([none, one, two]).size).toBe(3);
  });
});

it("no line breaks before a sign that closes, nor inside a number", async () => {
  await Promise.all([texts.speakOf("riddles"), texts.use("fr")]);
  expect(texts.say("web-oni-look-key")).toMatch(/^[^:]+\u00a0: [^;]+\u00a0; /);
  expect(texts.say("lesson-other", { chosen: "a", wanted: "b" })).toMatch(/^«\u00a0a\u00a0» /);
  expect(texts.say("riddle-note")).toMatch(/ 2\u00a0000 /);
  expect(texts.say("explain-percent", { n: 5 })).toBe("5\u00a0%");
  await texts.use("de");
  expect(texts.say("explain-percent", { n: 5 })).toBe("5\u00a0%");
  expect(texts.say("web-loading")).toMatch(/\u00a0…$/);
});
