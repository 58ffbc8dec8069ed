import { countLoss, countUse } from "@umpire/bots";
import type { Match, MatchEvent } from "@umpire/kernel";
import type { Contender, Ending, Played, PlayedSide, Study, Uses } from "@umpire/kit";
import { nameOf } from "../book/book.ts";
import type { Pack } from "../pack/pack.ts";
import type { Shapeships } from "../rules/shape.ts";

/** What is asked of a side when the duel is over. */
type Player = {
  readonly faction: string | null;
  readonly wrecks: readonly { readonly ship: string; readonly fate: string }[];
};

const endings: { readonly [result in "win" | "narrow_win" | "draw" | "turn_cap"]: Ending } = {
  win: "win",
  narrow_win: "narrow",
  draw: "level",
  turn_cap: "cap",
};

/** ShapeShips: factions meet; cards are the ships that they build and the solar powers that they use. */
export const study: Study = {
  // Its dice see to it that no two duels are the same.
  opening: 0,
  contenders: ({ factions }: Pack): readonly Contender[] => factions.map(({ id }) => [id]),
  optionsFor: ([first, second]: readonly [Contender, Contender]) => ({ factions: [first.join(), second.join()] }),
  contenderName: nameOf,
  cardName: (language, card) => nameOf(language, card.slice(card.indexOf(":") + 1)),
  canBeLost: (card) => card.startsWith("ship:"),
  read({ state, rules }: Match<Shapeships>, events: readonly MatchEvent<Shapeships>[]): Played {
    const { outcome, players, turn: turns } = state;
    if (outcome === null) throw new RangeError("a duel that is under way");
    const used = usesIn(events);
    return {
      sides: [sideOf(players[0], used[0], rules), sideOf(players[1], used[1], rules)],
      ...{ winner: outcome.winner, ending: endings[outcome.result], turns },
    };
  },
};

/** What each side built and used, a ship that another one made included; what spawned by itself nobody chose. */
function usesIn(events: readonly MatchEvent<Shapeships>[]): readonly [Uses, Uses] {
  const used: readonly [Uses, Uses] = [{}, {}];
  let turn = 1;
  for (const event of events) {
    if (event.type === "step") turn = event.turn;
    for (const side of [0, 1] as const) for (const card of chosenIn(event, side)) countUse(used[side], card, turn);
  }
  return used;
}

function chosenIn(event: MatchEvent<Shapeships>, side: 0 | 1): readonly string[] {
  if (event.type === "completed") return event.built[side].map(({ ship }) => `ship:${ship}`);
  if (event.type === "revealed") return event.orders[side].solarPowers.map(({ power }) => `power:${power}`);
  return [];
}

function sideOf({ faction, wrecks }: Player, used: Uses, rules: Pack): PlayedSide {
  for (const { ship, fate } of wrecks) if (fate === "destroyed") countLoss(used, `ship:${ship}`);
  return { plays: [faction ?? ""], could: cardsOf(faction, rules), used };
}

function cardsOf(faction: string | null, { ships, solarPowers, factions }: Pack): readonly string[] {
  const colours = factions.find(({ id }) => id === faction)?.colours ?? [];
  const affordable = solarPowers.filter(({ price }) => Object.keys(price).every((colour) => colours.includes(colour)));
  return [
    ...ships.filter((ship) => ship.faction === faction).map(({ id }) => `ship:${id}`),
    ...affordable.map(({ id }) => `power:${id}`),
  ];
}
