import { countsInBattle } from "../battle-links/counted.ts";
import { catalogue } from "../combat/catalogue.ts";
import { choiceNames, effectNames, shipEffects, shipsBeyondTokens } from "../data/asyncti4.ts";
import { effectTable } from "../data/effects.ts";
import type { Plan } from "../planner/plan.ts";
import { filterCounts, sumOf } from "../units/force.ts";
import type { GameDocument, PlayerRecord } from "./document.ts";
import type { Forces } from "./forces.ts";
import type { Places } from "./map.ts";
import type { Remark } from "./remarks.ts";

type Note = (remark: Remark) => void;
type Player = Plan["players"][number];

/** The colours of the planner's seats, in their order: a player gets the seat of their colour while it is free. */
const SEAT_COLOURS = ["blue", "red", "green", "yellow", "purple", "orange", "pink", "gray"];
const NEUTRAL = "neutral";
const MOST_PLAYERS = 8;

/** Who sits where: players with a faction, by their colours; the neutral one last, if it has anything. */
export function seatPlayers(game: GameDocument, note: Note): readonly PlayerRecord[] {
  const present = game.players.filter(({ faction }) => faction !== "" && faction !== NEUTRAL);
  for (const { faction } of present.slice(MOST_PLAYERS)) note({ code: "left-out-player", faction });
  const playing = present.slice(0, MOST_PLAYERS);
  const seats: (PlayerRecord | undefined)[] = playing.map(() => undefined);
  const rest = playing.filter((player) => {
    const seat = SEAT_COLOURS.indexOf(player.color);
    if (seat < 0 || seat >= seats.length || seats[seat] !== undefined) return true;
    seats[seat] = player;
    return false;
  });
  const seated = seats.flatMap((player) => player ?? rest.shift() ?? []);
  const neutral = game.players.find(({ faction }) => faction === NEUTRAL);
  if (neutral === undefined || !hasUnits(game, NEUTRAL)) return seated;
  if (seated.length === MOST_PLAYERS) note({ code: "left-out-player", faction: NEUTRAL });
  return seated.length === MOST_PLAYERS ? seated : [...seated, neutral];
}

const hasUnits = ({ systems }: GameDocument, faction: string): boolean =>
  Object.values(systems).some(({ space, planets }) =>
    [space, ...planets.map(({ holders }) => holders)].some((here) =>
      (here[faction] ?? []).some(({ type, count }) => type === "unit" && count > 0),
    ),
  );

/** What each player has: effects that are in force, tokens on the map, the fleet pool, and what is kept beside. */
export function readPlayers(
  game: GameDocument,
  seated: readonly PlayerRecord[],
  places: Places,
  forces: Forces,
  note: Note,
): Plan["players"] {
  return seated.map((player, seat): Player => {
    const tokens = Object.entries(game.systems).flatMap(([position, system]) => {
      const id = places.systemAt(position);
      return id !== undefined && system.tokens.includes(player.faction) ? [id] : [];
    });
    return {
      name: "",
      faction: player.faction.slice(0, 40),
      effects:
        player.faction === NEUTRAL
          ? []
          : [...effectsOf(game, seated, player, note), ...effectsOfShips(forces, seat)].slice(0, 60),
      tokens,
      fleetPool: fleetPoolOf(game, player),
      holdings: holdingsOf(player),
    };
  });
}

/** The tokens in the fleet pool, others' among them; a law and an ability change how many ships that is. */
function fleetPoolOf({ laws }: GameDocument, { fleetTokens, edict, abilities }: PlayerRecord): number {
  const tokens = fleetTokens + edict.length;
  const held = laws.some(({ id }) => id === "regulations") ? Math.min(4, tokens) : tokens;
  return Math.min(16, held + sumOf(filterCounts(shipsBeyondTokens, (id) => abilities.includes(id))));
}

const holdingsOf = ({ technologies, exhausted, leaders, relics, notes, breakthrough }: PlayerRecord) => ({
  technologies: shortened(technologies),
  exhausted: shortened(exhausted),
  relics: shortened(relics),
  notes: shortened(notes),
  leaders: Object.fromEntries(leaders.slice(0, 20).map(({ id, state }) => [id.slice(0, 60), state])),
  breakthrough: breakthrough?.isUnlocked ? breakthrough.id.slice(0, 60) : null,
});

const shortened = (ids: readonly string[]): string[] => ids.slice(0, 100).map((id) => id.slice(0, 60));

/** Everything a player has that is in force, as effects; what is not counted, or not in force unasked, is told. */
function effectsOf(
  game: GameDocument,
  seated: readonly PlayerRecord[],
  player: PlayerRecord,
  note: Note,
): readonly string[] {
  const laws = game.laws.filter(({ faction }) => faction === null || faction === player.faction);
  const held = [
    ...player.technologies,
    ...player.abilities,
    ...player.relics,
    ...player.notes,
    ...commandersOf(seated, player),
    ...laws.map(({ id }) => id),
  ].filter((id) => !player.exhausted.includes(id));
  const effects = new Set<string>();
  for (const effect of held.flatMap(effectNamed)) {
    const row = Object.hasOwn(effectTable, effect) ? effectTable[effect] : undefined;
    if (row?.takes !== undefined) note({ code: "one-ship", faction: player.faction, what: effect });
    else if (row !== undefined || countsInBattle(effect)) effects.add(effect);
    else note({ code: "not-counted", faction: player.faction, what: effect });
  }
  const choices = choicesOf(player);
  if (choices.length > 0) note({ code: "by-choice", faction: player.faction, what: choices });
  return [...effects];
}

/** The effect that something of a player is; nothing where it changes neither movement nor battles. */
function effectNamed(id: string): readonly string[] {
  const named = Object.hasOwn(effectNames, id) ? effectNames[id] : undefined;
  if (named !== undefined) return [named];
  const commander = entryOf("commander", id.replace(/commander$/, ""));
  return id.endsWith("commander") && commander !== undefined ? [commander.id] : [];
}

/** What a player has ready, takes part in battles, and is used only if somebody says so. */
function choicesOf({ faction, leaders, breakthrough, relics, abilities }: PlayerRecord): readonly string[] {
  const ready = leaders.flatMap(({ id, state }) => (state === "ready" ? [id] : []));
  const named = [...ready, ...relics, ...abilities].flatMap((id) =>
    Object.hasOwn(choiceNames, id) ? (choiceNames[id] ?? []) : [],
  );
  const kinds = (["agent", "hero"] as const).filter((kind) => ready.some((id) => id.startsWith(`${faction}${kind}`)));
  const own = [...kinds, ...(breakthrough?.isUnlocked ? (["breakthrough"] as const) : [])];
  const entries = own.flatMap((kind) => entryOf(kind, faction)?.id ?? []);
  return [...new Set([...named, ...entries])].filter(countsInBattle);
}

/** The one of a kind that a faction has, if battles may ask for it. */
const entryOf = (kind: string, faction: string) =>
  catalogue.find((entry) => entry.kind === kind && entry.faction === faction && entry.places.length > 0);

/** A player's own commander, and those that alliances and an edict lend, where they are unlocked. */
function commandersOf(seated: readonly PlayerRecord[], player: PlayerRecord): readonly string[] {
  const commanders = ({ leaders }: PlayerRecord) =>
    leaders.flatMap(({ id, state }) => (id.includes("commander") && state !== "locked" ? [id] : []));
  const lenders = seated.filter(({ color }) => player.notes.includes(`${color}_an`) || player.edict.includes(color));
  return [player, ...lenders].flatMap(commanders);
}

/** Effects that a ship has by its own card, for each such ship. */
function effectsOfShips({ space }: Forces, seat: number): readonly string[] {
  return Object.entries(space).flatMap(([system, here]) =>
    Object.keys(here[seat]?.units ?? {}).flatMap((unit) =>
      Object.hasOwn(shipEffects, unit) ? [`${shipEffects[unit]}:${system}/${unit}/1`] : [],
    ),
  );
}
