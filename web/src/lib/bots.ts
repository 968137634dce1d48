/** The players of the house that people choose among, each meant to be weaker than the next. */

const STRENGTHS = ["gentle", "steady", "sharp", "dreamer"];

/** Those of a game's players that are offered at the table; the others are for those who study them. */
export const strengths = (bots: readonly string[]): string[] => STRENGTHS.filter((bot) => bots.includes(bot));
