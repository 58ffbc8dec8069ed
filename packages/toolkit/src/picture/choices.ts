import { boardsOf, cellsOf } from "./layout.ts";
import { type ActionPlace, type Picture, type Place, type Text, textIn } from "./picture.ts";

type Language = "en" | "ru";

/** An action as a person may choose it: pressing one of `at` decides; where there is a `from`, that is pressed before. */
export type Choice<Action = unknown> = {
  readonly action: Action;
  readonly name: string;
  readonly from: string | null;
  /** Nowhere: then it is a button. */
  readonly at: readonly string[];
};

const listOf = (places: Place | readonly Place[]): readonly string[] =>
  (typeof places === "object" ? places : [places]).map(String);

function placed(where: ActionPlace | null | undefined): Pick<Choice, "from" | "at"> {
  if (where === null || where === undefined) return { from: null, at: [] };
  if (typeof where === "object" && "from" in where) return { from: String(where.from), at: listOf(where.to) };
  return { from: null, at: listOf(where) };
}

/** What every place of a picture is called: cells by their names, items by their labels. */
export function placeNames(picture: Picture, language: Language): ReadonlyMap<string, string> {
  const boards = boardsOf(picture);
  const cells = boards.flatMap((board) => {
    const before = boards.length > 1 && board.title !== undefined ? `${textIn(language, board.title)}, ` : "";
    return cellsOf(board).map(({ place, name }) => [place, before + name] as const);
  });
  const items = (picture.rows ?? []).flatMap(({ items }) =>
    items.flatMap(({ key, label }) => (label === undefined ? [] : [[key, textIn(language, label)] as const])),
  );
  return new Map([...cells, ...items]);
}

type Naming = {
  readonly picture: Picture;
  readonly language: Language;
  readonly names: ReadonlyMap<string, string>;
  /** A readable name of what the picture has none for. */
  readonly nameOf: (action: unknown) => string;
};

/** What its places call an action: "C3", "B2 → B3"; null where they don't tell it from others. */
function placeName({ from, at }: Pick<Choice, "from" | "at">, names: Naming["names"]): string | null {
  const [to, another] = at.map((place) => names.get(place));
  if (to === undefined || another !== undefined) return null;
  return from === null ? to : `${names.get(from) ?? from} → ${to}`;
}

/** One action of a picture, with its name. */
function choiceOf({ picture, language, names, nameOf }: Naming, action: unknown): Choice {
  const where = placed(picture.places?.(action));
  const given: Text | null | undefined = picture.name?.(action);
  const name = given === null || given === undefined ? placeName(where, names) : textIn(language, given);
  return { ...where, action, name: name ?? nameOf(action) };
}

/** How a picture's actions are chosen and what they are called. */
export function chooser(picture: Picture, language: Language, nameOf: Naming["nameOf"]): (action: unknown) => Choice {
  const naming = { picture, language, nameOf, names: placeNames(picture, language) };
  return (action) => choiceOf(naming, action);
}
