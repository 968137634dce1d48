/** How sure a share is: Wilson's interval at 95 %, the same as the engine's arena states. */

const Z = 1.959964;

export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const room = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / room;
  const half = (Z / room) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
