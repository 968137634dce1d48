import { expect, test } from "vitest";
import { cutRecord } from "../src/lib/record";

const RECORD =
  "reverie record 1\nsetup onirim\nplayers 1\nmatch 7hXk2QpL\ncommitment sha256:5f\nseed 0b\nrules 1\n\n1 * red sun\n2 1 play red sun\n3 * blue key\n\nresult 3 / won nobody / the deck is empty\n";

test("a record is cut after an entry, without what was promised of its luck", () => {
  expect(cutRecord(RECORD, 1)).toBe(
    "reverie record 1\nsetup onirim\nplayers 1\nrules 1\n\n1 * red sun\n\nopen\n",
  );
  expect(cutRecord(RECORD, 0)).toBe(
    "reverie record 1\nsetup onirim\nplayers 1\nrules 1\n\nopen\n",
  );
});
