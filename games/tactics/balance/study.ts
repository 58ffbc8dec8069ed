import { countLoss, countUse } from "@umpire/bots";
import type { Match, MatchEvent } from "@umpire/kernel";
import type { Contender, Ending, Language, Played, PlayedSide, Study, Uses } from "@umpire/kit";
import { seatOf, type Tactics, type TacticsRules } from "../rules/shape.ts";
import { balanceWords } from "./words.ts";

type Options = Tactics["options"];
type Tile = Options["pack"]["tiles"][number];
type Event = MatchEvent<Tactics>;

/** Up to this number of types every pair is tried; beyond it, each type beside the next. */
const MAX_TYPES_IN_PAIRS = 4;

/** Tactics: line-ups meet; cards are the units, used when they strike, and the tiles, used when they are set off. */
export const study: Study = {
  opening: 4,
  /** The line-ups that the options name where they differ; else every two types of the pack. */
  contenders(_rules: TacticsRules, { lineup, pack }: Options): readonly Contender[] {
    const [first, second] = lineup;
    if (first.join() !== second.join()) return [first, second];
    const types = Object.keys(pack.unitTypes);
    const pairs = types.flatMap((one, at) => types.slice(at + 1).map((other) => [one, other]));
    const others =
      types.length <= MAX_TYPES_IN_PAIRS ? pairs : types.map((one, at) => [one, types[(at + 1) % types.length] ?? one]);
    return [first, ...others.filter((pair) => [...pair].sort().join() !== [...first].sort().join())];
  },
  contenderName: unitName,
  cardName(language, card) {
    const at = card.indexOf(":");
    const [kind, id] = [card.slice(0, at), card.slice(at + 1)];
    return kind === "tile" ? balanceWords[language].tile(id) : unitName(language, id);
  },
  canBeLost: (card) => card.startsWith("unit:"),
  optionsFor: (lineup: readonly [Contender, Contender], { pack }: Options) => ({ lineup, pack }),
  read(match: Match<Tactics>, events: readonly Event[]): Played {
    const used = usesIn(match, events);
    const { winner } = match.state;
    return {
      sides: [sideOf(match, 0, used[0]), sideOf(match, 1, used[1])],
      winner: winner === null ? null : seatOf(winner),
      ending: endingOf(events),
      turns: turnsIn(events),
    };
  },
};

/** A unit type of a designer's own is its own name. */
function unitName(language: Language, type: string): string {
  const { units } = balanceWords[language];
  return Object.hasOwn(units, type) ? (units[type] ?? type) : type;
}

function sideOf({ options: { lineup, pack }, rules }: Match<Tactics>, side: 0 | 1, used: Uses): PlayedSide {
  const units = lineup[side].map((type) => `unit:${type}`);
  const tiles = rules.tiles ? pack.tiles.map(({ buffId }) => `tile:${buffId}`) : [];
  return { plays: lineup[side], could: [...new Set([...units, ...tiles])], used };
}

function usesIn({ options: { lineup, pack }, rules }: Match<Tactics>, events: readonly Event[]): readonly [Uses, Uses] {
  const used: readonly [Uses, Uses] = [{}, {}];
  const tiles = rules.tiles ? [...pack.tiles] : [];
  let turn = 1;
  for (const event of events) {
    if (event.type === "turn-ended") turn += 1;
    if (event.type !== "hit" && event.type !== "moved" && event.type !== "fell") continue;
    const { side, type } = unitOf(event.unit, lineup);
    if (event.type === "fell") countLoss(used[side], `unit:${type}`);
    else if (event.type === "hit") countUse(used[side], `unit:${type}`, turn);
    else for (const { buffId } of setOff(tiles, event.to)) countUse(used[side], `tile:${buffId}`, turn);
  }
  return used;
}

/** Those that were ended, and the one in which the last blow fell. */
function turnsIn(events: readonly Event[]): number {
  const last = (...types: readonly string[]) => events.findLastIndex(({ type }) => types.includes(type));
  const ended = events.filter(({ type }) => type === "turn-ended").length;
  return last("hit", "moved") > last("turn-ended") ? ended + 1 : ended;
}

/** The tile at a place, which is then no more. */
function setOff(tiles: Tile[], to: Tile["position"]): readonly Tile[] {
  const at = tiles.findIndex(({ position: { x, y } }) => x === to.x && y === to.y);
  return at < 0 ? [] : tiles.splice(at, 1);
}

/** `u2_p1` is the second of P1's line-up. */
function unitOf(id: string, lineup: Options["lineup"]): { readonly side: 0 | 1; readonly type: string } {
  const [, number, player] = /^u(\d+)_p(\d)$/.exec(id) ?? [];
  const side = player === "1" ? 0 : 1;
  return { side, type: lineup[side][Number(number) - 1] ?? "" };
}

function endingOf(events: readonly Event[]): Ending {
  const drawn = events.find((event) => event.type === "drawn");
  if (drawn === undefined) return "win";
  return drawn.reason === "turn-cap" ? "cap" : "level";
}
