/** Records as text; src/reverie/core/record.py says how they are written. */

const PROMISES = /^(match|commitment|seed) /;

/** The record of a game that stands just after an entry: what was promised of its luck no longer holds. */
export function cutRecord(record: string, to: number): string {
  const kept = record.split("\n").filter((line) => {
    if (PROMISES.test(line) || line === "open" || line.startsWith("result ")) return false;
    const number = /^(\d+) /.exec(line);
    return !number || Number(number[1]) <= to;
  });
  return `${kept.join("\n").trimEnd()}\n\nopen\n`;
}
