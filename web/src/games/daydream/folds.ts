/** How the leaflet folds: one sheet of paper with three panels, B C A on one side and E F D on the other, behind A C B. */

import type { Letters } from "./titles";

/** The view that a view's left or right panel leads to when it is folded away or out, and the one on its back. */
export const FOLDS: Record<Letters, { left: Letters; right: Letters; back: Letters }> = {
  BCA: { left: "DA", right: "BC", back: "EFD" },
  EFD: { left: "AD", right: "EF", back: "BCA" },
  BC: { left: "D", right: "BCA", back: "AD" },
  AD: { left: "EFD", right: "A", back: "BC" },
  EF: { left: "A", right: "EFD", back: "DA" },
  DA: { left: "BCA", right: "D", back: "EF" },
  A: { left: "EF", right: "AD", back: "D" },
  D: { left: "BC", right: "DA", back: "A" },
};
