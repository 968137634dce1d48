/** The rules of Onirim as the catalogue tells them, in the order one meets them. */

const about = (name: string, ...parts: string[]) => ({
  title: `web-oni-rule-${name}`,
  texts: [`oni-rule-${name}`, ...parts.map((part) => `oni-rule-${name}-${part}`)],
});

export const RULES = [
  about("act", "towers", "book", "two"),
  about("take-door", "book"),
  about("door", "book", "two"),
  about("nightmare", "book", "towers", "two"),
  about("bin"),
  about("order"),
  about("lose-tower"),
  about("may-look"),
  about("draw-or-cast"),
  about("pay"),
  about("raise"),
  about("swap-goals"),
  about("happy-dream"),
  about("sift"),
  about("fetch"),
  about("which-premonition"),
  about("shed-keys"),
  about("surrender"),
  about("pick"),
  about("place"),
  about("swap"),
];
