/** The built-in bots that people choose among, from weakest to strongest. */

const STRENGTHS = ["gentle", "steady", "sharp", "dreamer"];

/** Those of a game's players that are offered at the table; the others are for those who study them. */
export const strengths = (bots: readonly string[]): string[] => STRENGTHS.filter((bot) => bots.includes(bot));
