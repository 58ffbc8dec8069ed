import type { Choice } from "@umpire/toolkit";

/** What is pressed so far: nothing; where a move begins; or a place where several actions are decided. */
export type Selection = { readonly from: string | null; readonly several: readonly Choice[] };

export const nothingSelected: Selection = { from: null, several: [] };

/** What a press comes to: an action is decided, or something is selected. */
export type Pressed = { readonly decided: Choice } | { readonly selection: Selection };

const begins = (choices: readonly Choice[], place: string): boolean => choices.some(({ from }) => from === place);

/** A press on a place. A place where nothing can be decided takes back what was selected. */
export function press(choices: readonly Choice[], { from }: Selection, place: string): Pressed {
  const here = choices.filter((choice) => choice.at.includes(place) && choice.from === from);
  const [only, another] = here;
  if (only !== undefined && another === undefined) return { decided: only };
  if (only !== undefined) return { selection: { from, several: here } };
  if (place !== from && begins(choices, place)) return { selection: { from: place, several: [] } };
  return { selection: nothingSelected };
}

/** How a place stands out: a move may begin there; an action may be decided there; or it stands for one decided elsewhere. */
export type Light = "from" | "to" | "also" | "chosen";

/** The places that stand out. An action with several places is drawn at its first one. */
export function lightsOf(choices: readonly Choice[], { from, several }: Selection): ReadonlyMap<string, Light> {
  const lights = new Map<string, Light>();
  const open = choices.filter((choice) => choice.from === from);
  for (const { at } of open) for (const place of at) lights.set(place, "also");
  for (const { at } of open) if (at[0] !== undefined) lights.set(at[0], "to");
  if (from === null) for (const choice of choices) if (choice.from !== null) lights.set(choice.from, "from");
  if (from !== null) lights.set(from, "chosen");
  for (const place of several.flatMap(({ at }) => at)) lights.set(place, "chosen");
  return lights;
}
