/** The rules of Daydream as the catalogue tells them, in the order one meets them. */

const about = (name: string) => ({ title: `web-day-rule-${name}`, texts: [`day-rule-${name}`] });

export const RULES = ["start", "write", "write-solo", "row", "bonus", "done", "constellation", "notes", "garland", "frames"].map(about);
