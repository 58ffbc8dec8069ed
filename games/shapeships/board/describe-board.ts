import { describeShip } from "../book/describe.ts";
import { findShip } from "../pack/catalogue.ts";
import { ceilingOf } from "../rules/amounts.ts";
import type { ShapeshipsAction } from "../rules/shape.ts";
import { type Settlement, type Side, sides } from "../rules/shape.ts";
import { windowOf } from "../rules/windows.ts";
import { capitalize, signed } from "../words/naming.ts";
import { type BoardModel, playerName, sidesSeenBy } from "./model.ts";
import { formatOrder } from "./order-text.ts";
import { rowsOf } from "./turn/rows.ts";

/** The whole table in sentences: where the turn is, both players, both fleets, what was declared, what will come. */
export function describeBoard(
  model: BoardModel,
  forecast: readonly [Settlement, Settlement] | null,
  own: ShapeshipsAction | null,
): readonly string[] {
  const { side, words } = model;
  const seen = sidesSeenBy(side);
  return [
    heading(model),
    ...seen.map((whose) => player(model, whose)),
    ...seen.flatMap((whose) => fleet(model, whose)),
    ...declared(model),
    ...(own === null ? [] : [`${words.text.own}: ${formatOrder(own, model)}.`]),
    ...(forecast === null ? [] : outlook(model, forecast)),
  ];
}

function heading({ state, book, words }: BoardModel): string {
  const { step, turn, turnData } = state;
  if (step === null) return capitalize(book.term(state.outcome === null ? "faction_choice" : state.outcome.result));
  const stage = windowOf(state) === null ? "build_phase" : "battle_phase";
  const { roll } = turnData;
  const dice =
    roll === null ? [] : [words.die(roll.base), ...(roll.extra === null ? [] : [words.extraDie(roll.extra)])];
  return `${[words.turn(turn), book.term(stage), book.term(step), ...dice].join(" · ")}.`;
}

function player(model: BoardModel, whose: Side): string {
  const { state, pack, book, words } = model;
  const { faction, health, lines, joining, energy, ships } = state.players[whose];
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  const facts = [
    words.sides[whose],
    faction === null ? words.noFaction : book.name(faction),
    words.health(signed(health), ceilingOf(ships, pack)),
    book.words.prices.lines(lines),
    ...(joining > 0 ? [book.words.prices.lines(joining, true)] : []),
    ...held.map(([colour, amount]) => book.words.prices.energy(amount, colour)),
  ];
  return `${playerName(model, whose)}: ${facts.join(", ")}.`;
}

function fleet(model: BoardModel, whose: Side): readonly string[] {
  const { state, pack, book, words } = model;
  const { ships } = state.players[whose];
  const title = words.fleet(playerName(model, whose));
  if (ships.length === 0) return [`${title}: ${words.noShips}`];
  const said = ships.map(({ id, ship, charges, number }) => {
    const kind = findShip(pack, ship);
    const facts = [
      ...(kind === undefined || kind.charges === 0 ? [] : [words.chargesLeft(charges)]),
      ...(number === null ? [] : [words.number(number)]),
      ...(state.turnData.acted.includes(id) ? [words.acted] : []),
      ...(kind === undefined ? [] : [describeShip(kind, book)]),
    ];
    return `${book.name(ship)} ${id}: ${facts.filter((fact) => fact !== "").join("; ")}.`;
  });
  return [`${title}:`, ...said];
}

function declared(model: BoardModel): readonly string[] {
  const { declaration } = model.state.turnData;
  if (declaration === null) return [];
  const said = sides.map((side) => `${playerName(model, side)}: ${formatOrder(declaration[side], model)}`);
  return [`${model.words.text.declared}: ${said.join("; ")}.`];
}

/** What is queued and what lasts, and what comes of it if nothing more happens. */
function outlook(model: BoardModel, forecast: readonly [Settlement, Settlement]): readonly string[] {
  const { book, side, words } = model;
  const { reckoning, powers } = book.words;
  const seen = sidesSeenBy(side);
  const rows = seen.flatMap((whose) =>
    rowsOf(forecast[whose].rows, model).map(({ nature, amount, source, why, notes, counts }) => {
      const health = powers.health(nature, `${amount}`);
      const target = reckoning.forTarget(nature, playerName(model, whose));
      const reason = why === "survived" ? words.ifSurvives : reckoning.why[why];
      return `${counts ? health : reckoning.notCounted(health)} ${target}: ${[source, reason, ...notes].join("; ")}.`;
    }),
  );
  const changes = seen.map((whose) => {
    const { before, damage, healing, health } = forecast[whose];
    return reckoning.change(whose === side ? null : playerName(model, whose), before, damage, healing, health);
  });
  const queue = rows.length === 0 ? [words.text.noQueue] : [`${words.text.queue}:`, ...rows];
  return [...queue, reckoning.forecast(changes.join("; "))];
}
