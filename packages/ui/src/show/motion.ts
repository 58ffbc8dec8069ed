import { type RefObject, useLayoutEffect, useRef } from "react";

/** Where a thing was drawn and how it looked, relative to the table. */
type Seen = { readonly element: HTMLElement; readonly box: DOMRect; readonly look: string };

const lasts = (element: Element, token: string): number =>
  Number.parseFloat(getComputedStyle(element).getPropertyValue(token)) || 0;

const LAND = "cubic-bezier(0.3, 1.5, 0.5, 1)";
const OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** Where an element is, relative to the table. */
function boxIn(root: Element, element: Element): DOMRect {
  const { left, top } = root.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - left, y - top, width, height);
}

/** Every thing of the table by its key. */
function seenIn(root: Element): ReadonlyMap<string, Seen> {
  const found = [...root.querySelectorAll<HTMLElement>("[data-thing]")].map((element) => {
    const { thing = "", look = "" } = element.dataset;
    return [thing, { element, box: boxIn(root, element), look }] as const;
  });
  return new Map(found);
}

/** Where a thing comes from: where it was, or the place that it says. */
function originOf(root: Element, { element }: Seen, before: Seen | undefined): DOMRect | null {
  const from = element.dataset["from"];
  if (before !== undefined || from === undefined) return before?.box ?? null;
  return boxIn(root, root.querySelector(`[data-place="${CSS.escape(from)}"]`) ?? element);
}

/** A thing moves from where it comes from; what comes from nowhere grows where it stands. */
function arrive(root: Element, seen: Seen, before: Seen | undefined): void {
  const { element, box } = seen;
  const origin = originOf(root, seen, before);
  if (origin === null) {
    element.animate([{ opacity: 0, scale: 0.4 }, {}], { duration: lasts(root, "--t2"), easing: LAND });
    return;
  }
  const x = origin.x - box.x + (origin.width - box.width) / 2;
  const y = origin.y - box.y + (origin.height - box.height) / 2;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const steps = [
    { translate: `${x}px ${y}px`, zIndex: 3 },
    { translate: "0 0", zIndex: 3 },
  ];
  element.animate(steps, { duration: lasts(root, "--t3"), easing: OUT });
}

function turnOver(root: Element, { element }: Seen): void {
  element.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: lasts(root, "--t3") });
}

/** What is gone fades where it was. */
function leave(root: Element, { box, element }: Seen): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-thing");
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "absolute",
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    translate: "none",
    pointerEvents: "none",
  });
  root.append(copy);
  const fading = copy.animate([{}, { opacity: 0, scale: 0.4 }], { duration: lasts(root, "--t2"), easing: OUT });
  fading.onfinish = () => copy.remove();
  fading.oncancel = () => copy.remove();
}

type Things = ReadonlyMap<string, Seen>;

function change(root: Element, was: Things, now: Things): void {
  const added = [...now].filter(([key]) => !was.has(key));
  // What comes from a place is what stood there, under another key.
  const left = new Set(added.map(([, { element }]) => element.dataset["from"]));
  for (const [key, seen] of now) {
    const earlier = was.get(key);
    arrive(root, seen, earlier);
    if (earlier !== undefined && earlier.look !== seen.look) turnOver(root, seen);
  }
  for (const [key, seen] of was) {
    const { at } = seen.element.dataset;
    if (!now.has(key) && (at === undefined || !left.has(at))) leave(root, seen);
  }
}

/**
 * Shows how a table becomes the next: what has the same key moves or turns over, what is new arrives, what is gone
 * fades. The first table is not animated, nor is any for visitors who prefer reduced motion.
 */
export function useMotion(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const before = useRef<Things | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is what makes things move
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const was = before.current;
    before.current = seenIn(table);
    if (was !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches) change(table, was, before.current);
  }, [picture]);
}
