/** Things moved by hand: a mouse, a pen or a finger takes one up, carries it over places (`data-drop`) and lets it go. */

const SLACK = 7; // pixels a pointer may tremble before it drags
const LONG = 480; // milliseconds a press lasts before it means "show me this"

class Dragging {
  /** What is being carried, as its grip names it. */
  held = $state<string | null>(null);
  /** The place under the pointer. */
  over = $state<string | null>(null);
  /** Where the last thing was let go; it goes on from there. */
  left: DOMRect | null = null;
}
export const dragging = new Dragging();

export interface Grip {
  /** What the thing is called while it is carried; without a name it cannot be taken up. */
  thing: string | null;
  /** What is answered later leaves the thing where it was let go until then. */
  drop: (place: string) => Promise<unknown> | undefined | void;
}

const placeOf = (one: Element | null): string | null => one?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? null;
const placeAt = (x: number, y: number): string | null => placeOf(document.elementFromPoint(x, y));

/** A click that ends a drag or a long press is none. */
export function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 60);
}

/** A browser takes what a finger lets go in passing for a fling, and the next tap for the one that stops it, which clicks
 * nothing: while something is carried there is none. */
export function withoutFling(node: Element, carried: () => boolean) {
  const stop = (event: Event): void => {
    if (carried()) event.preventDefault();
  };
  node.addEventListener("touchmove", stop, { passive: false });
  return { destroy: () => node.removeEventListener("touchmove", stop) };
}

/** Lets a thing be dragged. Nothing else about it changes: it is still pressed, focused and named as before. */
export function grip(node: HTMLElement | SVGElement, given: Grip) {
  let { thing, drop } = given;
  let ghost: HTMLElement | null = null;
  let from: { x: number; y: number; id: number } | null = null;
  let frame = 0;
  /** Whether a finger may also scroll what the thing lies in. */
  let pans = false;

  function lift(event: PointerEvent): void {
    const box = node.getBoundingClientRect();
    // As large as it lies there: a fan turns its cards, which makes the box around one larger than the card.
    const [wide, high] = node instanceof HTMLElement ? [node.offsetWidth, node.offsetHeight] : [box.width, box.height];
    const card = node.querySelector<HTMLElement>(".picture")?.offsetWidth ?? wide;
    ghost = document.createElement("div");
    ghost.className = "carried";
    ghost.style.cssText = `left:${box.left + (box.width - wide) / 2}px;top:${box.top + (box.height - high) / 2}px;width:${wide}px;height:${high}px;--card:${card}px;--card-small:${card}px`;
    ghost.append(node instanceof SVGElement ? node.ownerSVGElement!.cloneNode(true) : node.firstElementChild!.cloneNode(true));
    // Where it lies its custom properties are known.
    (node.closest(".table") ?? document.body).append(ghost);
    node.classList.add("lifted");
    dragging.held = thing;
    event.preventDefault();
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) < SLACK) return;
    // Along what can be scrolled it is the list that moves, not the thing.
    if (!ghost && pans && event.pointerType === "touch" && Math.abs(y) > Math.abs(x)) return end(event);
    if (!ghost) lift(event);
    // Once a frame, and first what is read: a place asked for after something has moved would be laid out anew for it.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (!ghost) return;
      // A mouse is over what its event is about; a finger's is about what it began on.
      dragging.over = event.pointerType === "mouse" ? placeOf(event.target instanceof Element ? event.target : null) : placeAt(event.clientX, event.clientY);
      ghost.style.transform = `translate(${x}px, ${y}px) scale(1.06) rotate(${Math.max(-6, Math.min(6, x / 40))}deg)`;
    });
  }
  function end(event: Event): void {
    cancelAnimationFrame(frame);
    const carried = ghost !== null;
    const place = carried && event instanceof PointerEvent && event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : null;
    const lying = ghost;
    const back = (): void => {
      lying?.remove();
      node.classList.remove("lifted");
    };
    [ghost, from, dragging.held, dragging.over] = [null, null, null, null];
    listen(removeEventListener);
    if (carried) swallowClick();
    const answered = place === null ? undefined : drop(place);
    if (!answered) return back();
    dragging.left = lying!.getBoundingClientRect();
    // Before the next frame is drawn, when the table stands as it does then.
    void answered.finally(() =>
      requestAnimationFrame(() => {
        dragging.left = null;
        back();
      }),
    );
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && ghost) end(event);
  };
  function listen(how: typeof addEventListener | typeof removeEventListener): void {
    how("pointermove", move as EventListener);
    how("pointerup", end);
    how("pointercancel", end);
    how("keydown", escape as EventListener);
  }
  function down(given: Event): void {
    const event = given as PointerEvent;
    if (thing === null || event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    pans = getComputedStyle(node).touchAction !== "none";
    listen(addEventListener);
  }
  const native = (event: Event): void => event.preventDefault();

  const style = (): void => {
    node.style.touchAction = thing === null ? "" : "none";
    node.toggleAttribute("data-grip", thing !== null);
  };
  style();
  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", native);
  const flings = withoutFling(node, () => ghost !== null || (from !== null && !pans));
  return {
    update(next: Grip): void {
      ({ thing, drop } = next);
      style();
    },
    destroy(): void {
      if (from) end(new Event("gone"));
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("dragstart", native);
      flings.destroy();
    },
  };
}

/** A press that is held, or a click of the other button, on anything with `data-look` asks to see it large. A mouse that
 * holds what can be dragged (`data-grip`) is about to drag it. */
export function longPress(node: HTMLElement, look: (what: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let at = { x: 0, y: 0 };
  const named = (event: Event): string | undefined => (event.target as Element).closest<HTMLElement>("[data-look]")?.dataset.look;
  const stop = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const down = (event: PointerEvent): void => {
    const what = named(event);
    stop();
    const drags = event.pointerType === "mouse" && (event.target as Element).closest("[data-grip]") !== null;
    if (what === undefined || drags || event.button !== 0) return;
    at = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => (frame = requestAnimationFrame(() => held(what))), LONG);
  };
  /** A frame later: on a busy device the pointer may have moved already, and nobody had time to hear of it. */
  function held(what: string): void {
    dispatchEvent(new Event("pointercancel")); // whatever the finger does next, it drags nothing
    swallowNext();
    look(what);
  }
  /** The finger is still down: whenever it goes up, its click means nothing any more. */
  function swallowNext(): void {
    addEventListener("pointerup", swallowClick, { once: true });
  }
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLACK) stop();
  };
  const menu = (event: MouseEvent): void => {
    const what = named(event);
    if (what === undefined) return;
    event.preventDefault();
    stop();
    look(what);
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("contextmenu", menu);
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, stop);
  return {
    destroy(): void {
      stop();
      for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, stop);
    },
  };
}
