/** A drawing of the page as a picture file, made on the device. */

import { mount, tick, unmount } from "svelte";
import type { Face } from "./face";
import type { View } from "./types";

const [WIDE, HIGH, EDGE, STEP] = [1200, 630, 48, 62];
/** What a style sheet may say of a shape: a picture on its own has no style sheets. */
const SAID = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"],
  ...["opacity", "display", "filter", "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "text-anchor"],
];

function withStyles(drawn: Element): Element {
  const copy = drawn.cloneNode(true) as Element;
  const [from, to] = [[drawn, ...drawn.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  from.forEach((one, i) => {
    const style = getComputedStyle(one);
    // As attributes: the page's policy forbids styles within elements.
    for (const name of SAID) to[i]!.setAttribute(name, style.getPropertyValue(name));
    to[i]!.removeAttribute("style");
    to[i]!.removeAttribute("class");
  });
  return copy;
}

/** Gradients and patterns that are drawn elsewhere on the page come along. */
function withReferences(drawn: SVGSVGElement): SVGSVGElement {
  const copy = withStyles(drawn) as SVGSVGElement;
  const names = new Set([...copy.outerHTML.matchAll(/url\((?:&quot;|["'])?#([^"'&)]+)/g)].map((found) => found[1]!));
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const name of names) {
    const found = copy.querySelector(`#${CSS.escape(name)}`) ? null : document.getElementById(name);
    if (found) defs.append(withStyles(found));
  }
  copy.prepend(defs);
  return copy;
}

/** An SVG of the page as it looks now, so many pixels wide. */
export async function imageOf(drawn: SVGSVGElement, wide: number): Promise<HTMLImageElement> {
  const { width, height } = drawn.viewBox.baseVal;
  const copy = withReferences(drawn);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String((wide * height) / width));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

const png = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));

/** How a game ended, drawn without the page around it; `work` gets the drawing. */
async function withEnd<Result>(face: Face, view: View, work: (drawn: SVGSVGElement) => Promise<Result>): Promise<Result> {
  const { default: Picture } = await face.picture();
  const target = document.createElement("div");
  target.setAttribute("aria-hidden", "true");
  target.style.cssText = "position:fixed;left:-2000px;top:0;width:600px";
  document.body.append(target);
  const drawn = mount(Picture, { target, props: { view, shared: true } });
  try {
    await tick();
    return await work(target.querySelector<SVGSVGElement>("svg[viewBox]")!);
  } finally {
    await unmount(drawn);
    target.remove();
  }
}

/** The lines a text takes in that much room, so that no letter is squeezed. */
function folded(pen: CanvasRenderingContext2D, font: string, text: string, most: number): string[] {
  pen.font = font;
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${rows.at(-1) ?? ""} ${word}`.trim();
    if (rows.length > 0 && pen.measureText(longer).width <= most) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** A card to send: the end of a game, what is said of it, and where it is played. It shows how well it went, not how it goes. */
export async function cardOf(face: Face, view: View, lines: readonly string[], address: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d")!;
  const night = pen.createLinearGradient(0, 0, 0, HIGH);
  night.addColorStop(0, "#191b3a");
  night.addColorStop(1, "#2b2350");
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDE, HIGH);
  const image = await withEnd(face, view, (drawn) => imageOf(drawn, WIDE));
  // A picture that is nearly square stands beside the words, a wide one above them.
  const beside = image.width < 2 * image.height;
  const said = lines.filter((line) => /\p{L}/u.test(line));
  const font = (i: number) => `${i === 1 ? 600 : 500} ${i === 1 ? 46 : 36}px "Fraunces Variable", Georgia, serif`;
  const fit = (roomWide: number, roomHigh: number) => Math.min(roomWide / image.width, roomHigh / image.height);
  const aside = fit(WIDE * 0.55, HIGH - 2 * EDGE);
  const left = beside ? 2 * EDGE + image.width * aside : EDGE;
  const [middle, most] = [(left + WIDE - EDGE) / 2, WIDE - EDGE - left];
  const rows = said.flatMap((line, i) => folded(pen, font(i), line, most).map((text) => ({ text, i })));
  const words = STEP * rows.length;
  const scale = beside ? aside : fit(WIDE - 2 * EDGE, HIGH - 3 * EDGE - words);
  const [wide, high] = [image.width * scale, image.height * scale];
  pen.drawImage(image, beside ? EDGE : (WIDE - wide) / 2, beside ? (HIGH - high) / 2 : EDGE, wide, high);
  const top = beside ? (HIGH - words) / 2 : HIGH - 1.6 * EDGE - words;
  pen.textAlign = "center";
  rows.forEach(({ text, i }, row) => {
    pen.fillStyle = i === 0 ? "#e6c588" : "#fbf3e0";
    pen.font = font(i);
    pen.fillText(text, middle, top + STEP * (row + 0.7), most);
  });
  pen.fillStyle = "#b8acd6";
  pen.font = '500 26px "Nunito Sans Variable", sans-serif';
  pen.fillText(address, middle, HIGH - EDGE + 8, most);
  return png(canvas);
}
