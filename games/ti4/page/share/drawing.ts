/** What a drawing takes from styles, and its parts from it. */
const inherited = [
  ...["fill-rule", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order"],
  ...["font-size", "font-family", "font-weight", "font-style", "letter-spacing", "text-anchor"],
];
/** The same, for each element by itself, with what it is where nobody says otherwise. */
const own: { readonly [property: string]: string } = { opacity: "1", "dominant-baseline": "auto" };
const opacityOf = { fill: "fill-opacity", stroke: "stroke-opacity", "stop-color": "stop-opacity" } as const;

export type Picture = { readonly svg: string; readonly width: number; readonly height: number };

/** The board that is shown; null where there is none. */
export const findBoard = (): SVGSVGElement | null =>
  document.querySelector<SVGSVGElement>("svg[data-board]") ??
  document.querySelector<SVGSVGElement>(".ti4-board > svg.ti4-drawing");

/** The whole board as a drawing that needs no page around it: everything that styles say stands in its elements. */
export function pictureOf(board: SVGSVGElement): Picture {
  const { x, y, width, height } = board.viewBox.baseVal;
  const copy = board.cloneNode(true) as SVGSVGElement;
  const colours = colourReader();
  settle(board, copy, null, colours);
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const back = document.createElementNS(board.namespaceURI, "rect");
  const box = {
    x,
    y,
    width,
    height,
    fill: colours(getComputedStyle(board.parentElement ?? board).backgroundColor).hex,
  };
  for (const [name, value] of Object.entries(box)) back.setAttribute(name, String(value));
  copy.prepend(back);
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
  return { svg: new XMLSerializer().serializeToString(copy), ...size };
}

type Colours = (colour: string) => { readonly hex: string; readonly alpha: number };

/** Writes what styles make of an element into its copy, and so on below it; what is hidden is left out. */
function settle(from: Element, copy: Element, above: CSSStyleDeclaration | null, colours: Colours): void {
  const style = getComputedStyle(from);
  for (const { name } of [...copy.attributes]) if (isOfPage.test(name)) copy.removeAttribute(name);
  for (const [name, value] of Object.entries(factsOf(from, style, above, colours))) {
    if (value === null) copy.removeAttribute(name);
    else copy.setAttribute(name, value);
  }
  const children = [...from.children];
  for (const [at, child] of [...copy.children].entries()) {
    const original = children[at];
    if (original === undefined || isHidden(original)) child.remove();
    else settle(original, child, style, colours);
  }
}

const isOfPage = /^(class|style|role|tabindex|aria-.*|data-.*)$/;
/** These are never drawn where they stand, and others need them. */
const isNeeded = /^(defs|pattern|linearGradient|radialGradient|stop|clipPath|mask|symbol|marker|title|desc)$/;

function isHidden(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return !isNeeded.test(element.tagName) && (display === "none" || visibility === "hidden");
}

type Facts = { readonly [name: string]: string | null };

/** What is to stand in an element; null for what it has from above. */
const factsOf = (
  { tagName }: Element,
  style: CSSStyleDeclaration,
  above: CSSStyleDeclaration | null,
  colours: Colours,
): Facts => ({
  ...Object.fromEntries(inherited.map((name) => [name, unless(style, name, above?.getPropertyValue(name))])),
  ...Object.fromEntries(Object.entries(own).map(([name, usual]) => [name, unless(style, name, usual)])),
  ...(tagName === "stop"
    ? paintFacts("stop-color", style, null, colours)
    : { ...paintFacts("fill", style, above, colours), ...paintFacts("stroke", style, above, colours) }),
});

function unless(style: CSSStyleDeclaration, name: string, usual: string | undefined): string | null {
  const value = style.getPropertyValue(name);
  return value === usual ? null : value;
}

type Paint = keyof typeof opacityOf;

function paintFacts(
  paint: Paint,
  style: CSSStyleDeclaration,
  above: CSSStyleDeclaration | null,
  colours: Colours,
): Facts {
  const now = paintOf(style, paint, colours);
  const before = above === null ? null : paintOf(above, paint, colours);
  const isSame = before?.colour === now.colour && before.opacity === now.opacity;
  return { [paint]: isSame ? null : now.colour, [opacityOf[paint]]: isSame ? null : now.opacity };
}

function paintOf(style: CSSStyleDeclaration, paint: Paint, colours: Colours) {
  const value = style.getPropertyValue(paint);
  const opacity = Number(style.getPropertyValue(opacityOf[paint]) || 1);
  if (value === "none" || value.startsWith("url(")) return { colour: value, opacity: String(opacity) };
  const { hex, alpha } = colours(value);
  return { colour: hex, opacity: String(Number((alpha * opacity).toFixed(3))) };
}

/** Any colour that this browser knows, as every program that shows drawings knows it. */
function colourReader(): Colours {
  const known = new Map<string, ReturnType<Colours>>();
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined || pen === null) return found ?? { hex: colour, alpha: 1 };
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    const read = { hex, alpha: alpha / 255 };
    known.set(colour, read);
    return read;
  };
}

const SCALE = 2;
/** Larger ones are refused by some browsers. */
const MOST_PIXELS = 4096;

export const svgBlob = ({ svg }: Picture): Blob => new Blob([svg], { type: "image/svg+xml" });

/** The same as pixels; null where the browser cannot make them. */
export async function pngBlob(picture: Picture): Promise<Blob | null> {
  const { width, height } = picture;
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(width, height));
  const canvas = Object.assign(document.createElement("canvas"), {
    ...{ width: Math.round(width * scale), height: Math.round(height * scale) },
  });
  const url = URL.createObjectURL(svgBlob(picture));
  try {
    const image = new Image(canvas.width, canvas.height);
    image.src = url;
    await image.decode();
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Starts the download of a file. */
export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The browser still reads it when the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
