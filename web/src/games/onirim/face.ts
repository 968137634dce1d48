/** Onirim at the table. */

import type { Face } from "../../lib/face";
import { tell } from "../../lib/telling";
import { say, texts } from "../../lib/texts.svelte";
import type { Reason } from "../../lib/types";
import { slug } from "./cards";
import { coach, goal, mistake } from "./coaching";
import { ending, left } from "./ending";
import { moments } from "./moments";
import { pointing } from "./pointing";
import Table from "./Table.svelte";
import { asOnirim } from "./view";
import { answer, cardName, obvious, question, rule } from "./words";

function reasonPart(name: string, value: string, reason: Reason): string | null {
  if (name === "card") return say(`oni-card-${slug(value)}.a`);
  if (name === "doors") return say(`why-doors-${value}`, { n: Number(reason.values.n) });
  if (name === "key" || name === "cards") return texts.say(`why-${name}-${value}`);
  if (name === "premonition") return say(`oni-card-${slug(value)}`);
  return null;
}

const face: Face = {
  name: "onirim",
  table: Table,
  question,
  answer,
  rule,
  outcome: cardName,
  pad: () => import("./Pad.svelte"),
  tell,
  moments,
  scene: () => import("./Scene.svelte"),
  obvious,
  ending,
  picture: () => import("./EndPicture.svelte"),
  finale: () => import("./Finale.svelte"),
  progress: (view) => say("web-oni-doors-of", { n: asOnirim(view).doors.reduce((sum, one) => sum + Object.values(one).reduce((all, n) => all + n, 0), 0), all: 8 }),
  goal,
  coach,
  mistake,
  left,
  reasonPart,
  onTheWhole: () => say("why-oni-chances"),
  pointing,
};

export default (): Face => face;
