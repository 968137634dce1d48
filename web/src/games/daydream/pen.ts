/** The hand that draws: shapes as SVG paths, a little unsteady, always in the same way. */

import { settings } from "../../lib/settings.svelte";

export type Spot = readonly [number, number];

const round = (value: number): number => Math.round(value * 100) / 100;
export const at = (...numbers: number[]): string => numbers.map(round).join(" ");

/** A number between -1 and 1 that looks like chance and is always the same for the same key. */
export function wobble(seed: number, salt = 0): number {
  const wave = Math.sin(seed * 127.1 + salt * 311.7 + 0.5) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A closed outline of bumps, no two alike, a little flatter below. */
export function cloud(x: number, y: number, wide: number, high: number, seed: number): string {
  const bumps = 7 + (seed % 3);
  const turn = 0.4 * wobble(seed);
  const corners = Array.from({ length: bumps }, (_, i): Spot => {
    const angle = turn + (Math.PI * 2 * (i + 0.2 * wobble(seed, i + 1))) / bumps;
    const reach = 0.88 + 0.055 * wobble(seed, i + 20);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  let d = `M${at(x + wide * corners[0]![0], y + high * corners[0]![1])}`;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % bumps]!;
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const swell = (my < 0.3 ? 1.36 : 1.14) / Math.max(Math.hypot(mx, my), 0.1);
    d += `Q${at(x + wide * mx * swell, y + high * my * swell, x + wide * bx, y + high * by)}`;
  });
  return `${d}Z`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${at(x - r, y)}a${at(r, r)} 0 1 0 ${at(2 * r, 0)}a${at(r, r)} 0 1 0 ${at(-2 * r, 0)}z`;
}

export function rays(x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const [cos, sin] = [Math.cos((Math.PI * i) / 4), Math.sin((Math.PI * i) / 4)];
    return `M${at(x + 1.4 * r * cos, y + 1.4 * r * sin)}L${at(x + 2 * r * cos, y + 2 * r * sin)}`;
  }).join("");
}

export function star(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 === 0 ? r : 0.48 * r;
    return at(x + reach * Math.sin((Math.PI * i) / 5), y - reach * Math.cos((Math.PI * i) / 5));
  });
  return `M${corners.join("L")}Z`;
}

/** A crescent, open to the right. */
export function moon(x: number, y: number, r: number): string {
  const [tip, up] = [x + 0.35 * r, 0.937 * r];
  return `M${at(tip, y - up)}A${at(r, r)} 0 1 0 ${at(tip, y + up)}A${at(0.95 * r, 0.95 * r)} 0 0 1 ${at(tip, y - up)}Z`;
}

/** A ring as a pen makes it: it does not quite meet itself. */
export function ring(x: number, y: number, rx: number, ry: number, seed: number): string {
  const lean = 0.1 * wobble(seed);
  const [left, top, right, bottom] = [x - rx, y - ry * (1 + lean), x + rx, y + ry];
  return (
    `M${at(x - 0.2 * rx, top)}C${at(left - 0.1 * rx, top + 0.1 * ry, left - 0.15 * rx, bottom, x, bottom)}` +
    `C${at(right + 0.2 * rx, bottom, right + 0.1 * rx, top - 0.1 * ry, x - 0.35 * rx, top + 0.12 * ry)}`
  );
}

export function cross(x: number, y: number, r: number, seed: number): [string, string] {
  const w = 0.25 * r * wobble(seed);
  return [
    `M${at(x - r, y - r + w)}Q${at(x + w, y, x + r, y + r)}`,
    `M${at(x + r, y - r)}Q${at(x, y + w, x - r + w, y + r)}`,
  ];
}

/** A leaf that grows from a spot in a direction, and its middle vein. */
export function leaf(x: number, y: number, size: number, angle: number): { edge: string; vein: string } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const to = (along: number, aside: number) => at(x + size * (along * cos - aside * sin), y + size * (along * sin + aside * cos));
  return {
    edge: `M${to(0, 0)}C${to(0.2, -0.42)} ${to(0.7, -0.42)} ${to(1, 0)}C${to(0.7, 0.42)} ${to(0.2, 0.42)} ${to(0, 0)}Z`,
    vein: `M${to(0.1, 0)}L${to(0.75, 0)}`,
  };
}

/** A stroke that draws itself; the path it is on has `pathLength="1"`. */
export function stroke(_node: Element, { delay = 0, duration = 300 }: { delay?: number; duration?: number } = {}) {
  const shown = settings.still ? { delay: 0, duration: 0 } : { delay, duration };
  return { ...shown, css: (t: number) => `stroke-dasharray: 1; stroke-dashoffset: ${1 - t}` };
}

/** Something written or coloured in: it settles from a little larger. */
export function settle(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  const shown = settings.still ? { delay: 0, duration: 0 } : { delay, duration: 240 };
  return { ...shown, css: (t: number) => `opacity: ${t}; transform: scale(${1.25 - 0.25 * t})` };
}

/** A die that has just been thrown: it comes to rest from a tumble. */
export function tumble(_node: Element, { delay = 0 }: { delay?: number } = {}) {
  const shown = settings.still ? { delay: 0, duration: 0 } : { delay, duration: 340 };
  return { ...shown, css: (t: number) => `transform: translateY(${-26 * (1 - t) * (1 - t)}px) rotate(${-200 * (1 - t) * (1 - t)}deg)` };
}
