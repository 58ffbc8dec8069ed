import { columns, pc, terminalWidth, wrap, wrapLines } from "@umpire/cli/terminal";
import { describeShip } from "../book/describe.ts";
import { forecast } from "../book/forecast.ts";
import { compactIds, describeDusk, formatAmount, groupAlike, nameSource } from "../book/reckoning.ts";
import { coloursOf, findShip } from "../pack/catalogue.ts";
import { ceilingOf } from "../rules/amounts.ts";
import { type LiveShip, type Player, sides } from "../rules/shape.ts";
import { windowOf } from "../rules/windows.ts";
import { capitalize } from "../words/naming.ts";
import { formatOrder } from "./orders.ts";
import type { PlayerView } from "./view.ts";

/** The table as one player sees it: where the turn is, both players, both fleets, the queue, and what will come of it. */
export function drawScreen(view: PlayerView): string {
  const { state } = view;
  if (state.status === "choosing_factions") return `${heading(view)}\n${drawPlayers(view)}`;
  return [
    heading(view),
    drawPlayers(view),
    ...sides.map((side) => drawFleet(view, side)),
    ...drawDeclared(view),
    ...drawQueue(view),
    ...drawForecast(view),
    ...drawDusk(view),
  ].join("\n");
}

function heading({ state, side, words: { layout }, term }: PlayerView): string {
  const { turn, step, turnData } = state;
  if (step === null) return pc.bold(capitalize(term("faction_choice")));
  const stage = windowOf(state) === null ? "build_phase" : "battle_phase";
  const die = turnData.roll === null ? [] : [layout.die(turnData.roll.reads[side], turnData.roll.extra)];
  return pc.bold([layout.turn(turn), term(stage), term(step), ...die].join(" · "));
}

/** The name of a side; the reader's own is marked. */
export const sideName = ({ side, words: { sides: names, layout } }: PlayerView, whose: 0 | 1) =>
  whose === side ? layout.you(names[whose]) : names[whose];

function drawPlayers(view: PlayerView): string {
  const { state, pack, words, name } = view;
  const { heads, ...layout } = words.layout;
  const hasEnergy = state.players.some(({ faction }) => coloursOf(view.pack, faction).length > 0);
  const row = ({ faction, health, lines, joining, ships, energy }: Player, side: 0 | 1) => [
    sideName(view, side),
    faction === null ? layout.undecided : name(faction),
    layout.health(health, ceilingOf(ships, pack)),
    layout.lines(lines, joining),
    hasEnergy ? formatEnergy(energy, view) : "",
  ];
  const head = ["", heads.faction, heads.health, heads.lines, hasEnergy ? heads.energy : ""];
  return columns([head, row(state.players[0], 0), row(state.players[1], 1)]);
}

function formatEnergy(energy: Player["energy"], { words: { layout, prices } }: PlayerView): string {
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  return held.length === 0 ? layout.none : held.map(([colour, n]) => prices.energy(n, colour)).join(", ");
}

/** One line for ships that are alike: their kind, their ids, what is left of them, what they do. */
function drawFleet(view: PlayerView, side: 0 | 1): string {
  const { state, words } = view;
  const title = words.layout.fleet(sideName(view, side));
  const { ships } = state.players[side];
  if (ships.length === 0) return `${title}: ${words.layout.noShips}`;
  const groups = new Map<string, LiveShip[]>();
  for (const ship of ships) {
    const { ship: kind, charges, number } = ship;
    const key = `${kind} ${charges} ${number} ${state.turnData.acted.includes(ship.id)}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  return `${title}:\n${columns([...groups.values()].map((group) => fleetRow(view, group)))}`;
}

function fleetRow(view: PlayerView, group: readonly LiveShip[]): readonly string[] {
  const { state, words } = view;
  const [first] = group;
  const definition = findShip(view.pack, first?.ship ?? "");
  if (first === undefined || definition === undefined) return [];
  const charges = (group.length === 1 ? words.prices.charges : words.layout.chargesEach)(first.charges);
  const facts = [
    ...(definition.charges === 0 ? [] : [charges]),
    ...(first.number === null ? [] : [words.layout.number(first.number)]),
    ...(state.turnData.acted.includes(first.id) ? [words.layout.acted] : []),
  ];
  const kind = view.name(first.ship);
  const name = group.length === 1 ? kind : `${kind} ×${group.length}`;
  const ids = compactIds(
    group.map(({ id }) => id),
    " ",
  );
  return [name, facts.length === 0 ? ids : `${ids} (${facts.join(", ")})`, describeShip(definition, view)];
}

/** What was declared; a screen that was cleared for the next player has lost it. */
function drawDeclared(view: PlayerView): readonly string[] {
  const { state, words } = view;
  const { declaration } = state.turnData;
  if (declaration === null) return [];
  const said = sides.map((side) => `${sideName(view, side)} ${formatOrder(declaration[side], view)}`);
  return [wrap(`${words.layout.declared}: ${said.join("; ")}.`, 0, 2)];
}

function drawQueue(view: PlayerView): readonly string[] {
  const { state, words, name } = view;
  const { layout, powers, reckoning } = words;
  const { triggeredEffects, arriving } = state.turnData;
  const effects = groupAlike(triggeredEffects, ({ source, type, value, target, because }) => [
    ...[source, type, value, target],
    because,
  ]).map((group) => {
    const { source, type, value, target } = group.one;
    const notes = formatAmount(group, value, view);
    return [
      powers.health(type, `${value * group.count}`),
      reckoning.forTarget(type, sideName(view, target)),
      `${nameSource(source, group, view)}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`,
    ];
  });
  const coming = groupAlike(
    arriving.map(({ side, ship: kind }) => ({ side, kind, ship: null })),
    ({ side, kind }) => [side, kind],
  ).map(({ one, count }) => wrap(reckoning.arriving(count, name(one.kind), sideName(view, one.side)), 2));
  // Nothing is queued before ships are completed, so that in the drawing it goes without saying.
  if (effects.length + coming.length === 0) return windowOf(state) === null ? [] : [layout.nothingQueued];
  return [`${layout.queue}:`, ...(effects.length === 0 ? [] : [columns(effects)]), ...coming];
}

function drawForecast(view: PlayerView): readonly string[] {
  const { reckoning, sides: names } = view.words;
  const players = forecast(view.state, view.pack);
  if (players === null) return [];
  const said = sides.map((side) => {
    const { before, damage, healing, health } = players[side];
    return reckoning.change(side === view.side ? null : names[side], before, damage, healing, health);
  });
  const ordered = view.side === 0 ? said : said.toReversed();
  const line = reckoning.forecast(ordered.join("; "));
  return [pc.bold(line.length <= terminalWidth() ? line : wrapLines(reckoning.forecast(ordered.join(";\n  ")), 0, 4))];
}

function drawDusk(view: PlayerView): readonly string[] {
  const text = describeDusk(view.state, view);
  return text === null ? [] : [wrap(text, 0, 2)];
}
