import { columns, pc, terminalWidth, wrap, wrapLines } from "@umpire/cli/terminal";
import { describeShip } from "../book/describe.ts";
import { forecast } from "../book/forecast.ts";
import { alike, compactIds, nameSource, spellAmount } from "../book/reckoning.ts";
import { ceilingOf } from "../rules/amounts.ts";
import { duskDamage } from "../rules/settlement/ledger.ts";
import { windowOf } from "../rules/windows.ts";
import { spellOrder } from "./orders.ts";
import { coloursOf, findShip, type LiveShip, type Player, type Sight, sides } from "./sight.ts";

/** The table as one player sees it: where the turn is, both players, both fleets, the queue, and what will come of it. */
export function drawTable(sight: Sight): string {
  const { state } = sight;
  if (state.status === "choosing_factions") return `${heading(sight)}\n${drawPlayers(sight)}`;
  return [
    heading(sight),
    drawPlayers(sight),
    ...sides.map((side) => drawFleet(sight, side)),
    ...drawDeclared(sight),
    ...drawQueue(sight),
    ...drawForecast(sight),
    ...drawDusk(sight),
  ].join("\n");
}

function heading({ state, side, words: { layout }, term }: Sight): string {
  const { turn, step, turnData } = state;
  if (step === null) return pc.bold(capital(term("faction_choice")));
  const stage = windowOf(state) === null ? "build_phase" : "battle_phase";
  const die = turnData.roll === null ? [] : [layout.die(turnData.roll.reads[side], turnData.roll.extra)];
  return pc.bold([layout.turn(turn), term(stage), term(step), ...die].join(" · "));
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The name of a side; the reader's own is marked. */
export const sideName = ({ side, words: { sides: names, layout } }: Sight, whose: 0 | 1) =>
  whose === side ? layout.you(names[whose]) : names[whose];

function drawPlayers(sight: Sight): string {
  const { state, pack, words, name } = sight;
  const { heads, ...layout } = words.layout;
  const hasEnergy = state.players.some(({ faction }) => coloursOf(sight, faction).length > 0);
  const row = ({ faction, health, lines, joining, ships, energy }: Player, side: 0 | 1) => [
    sideName(sight, side),
    faction === null ? layout.undecided : name(faction),
    layout.health(health, ceilingOf(ships, pack)),
    layout.lines(lines, joining),
    hasEnergy ? spellEnergy(energy, sight) : "",
  ];
  const head = ["", heads.faction, heads.health, heads.lines, hasEnergy ? heads.energy : ""];
  return columns([head, row(state.players[0], 0), row(state.players[1], 1)]);
}

function spellEnergy(energy: Player["energy"], { words: { layout, prices } }: Sight): string {
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  return held.length === 0 ? layout.none : held.map(([colour, n]) => prices.energy(n, colour)).join(", ");
}

/** One line for ships that are alike: their kind, their ids, what is left of them, what they do. */
function drawFleet(sight: Sight, side: 0 | 1): string {
  const { state, words } = sight;
  const title = words.layout.fleet(sideName(sight, side));
  const { ships } = state.players[side];
  if (ships.length === 0) return `${title}: ${words.layout.noShips}`;
  const groups = new Map<string, LiveShip[]>();
  for (const ship of ships) {
    const { ship: kind, charges, number } = ship;
    const key = `${kind} ${charges} ${number} ${state.turnData.acted.includes(ship.id)}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  return `${title}:\n${columns([...groups.values()].map((group) => fleetRow(sight, group)))}`;
}

function fleetRow(sight: Sight, group: readonly LiveShip[]): readonly string[] {
  const { state, words } = sight;
  const [first] = group;
  const definition = findShip(sight, first?.ship ?? "");
  if (first === undefined || definition === undefined) return [];
  const charges = (group.length === 1 ? words.prices.charges : words.layout.chargesEach)(first.charges);
  const facts = [
    ...(definition.charges === 0 ? [] : [charges]),
    ...(first.number === null ? [] : [words.layout.number(first.number)]),
    ...(state.turnData.acted.includes(first.id) ? [words.layout.acted] : []),
  ];
  const kind = sight.name(first.ship);
  const name = group.length === 1 ? kind : `${kind} ×${group.length}`;
  const ids = compactIds(
    group.map(({ id }) => id),
    " ",
  );
  return [name, facts.length === 0 ? ids : `${ids} (${facts.join(", ")})`, describeShip(definition, sight)];
}

/** What was declared; a screen that was cleared for the next player has lost it. */
function drawDeclared(sight: Sight): readonly string[] {
  const { state, words } = sight;
  const { declaration } = state.turnData;
  if (declaration === null) return [];
  const said = sides.map((side) => `${sideName(sight, side)} ${spellOrder(declaration[side], sight)}`);
  return [wrap(`${words.layout.declared}: ${said.join("; ")}.`, 0, 2)];
}

function drawQueue(sight: Sight): readonly string[] {
  const { state, words, name } = sight;
  const { layout, powers, reckoning } = words;
  const { triggeredEffects, arriving } = state.turnData;
  const effects = alike(triggeredEffects, ({ source, type, value, target, because }) => [
    ...[source, type, value, target],
    because,
  ]).map((group) => {
    const { source, type, value, target } = group.one;
    const notes = spellAmount(group, value, sight);
    return [
      powers.health(type, `${value * group.count}`),
      reckoning.forTarget(type, sideName(sight, target)),
      `${nameSource(source, group, sight)}${notes.length === 0 ? "" : ` (${notes.join("; ")})`}`,
    ];
  });
  const coming = alike(
    arriving.map(({ side, ship: kind }) => ({ side, kind, ship: null })),
    ({ side, kind }) => [side, kind],
  ).map(({ one, count }) => wrap(reckoning.arriving(count, name(one.kind), sideName(sight, one.side)), 2));
  // Nothing is queued before ships are completed, so that in the drawing it goes without saying.
  if (effects.length + coming.length === 0) return windowOf(state) === null ? [] : [layout.nothingQueued];
  return [`${layout.queue}:`, ...(effects.length === 0 ? [] : [columns(effects)]), ...coming];
}

function drawForecast(sight: Sight): readonly string[] {
  const { reckoning, sides: names } = sight.words;
  const players = forecast(sight.state, sight.pack);
  if (players === null) return [];
  const said = sides.map((side) => {
    const { before, damage, healing, health } = players[side];
    return reckoning.change(side === sight.side ? null : names[side], before, damage, healing, health);
  });
  const ordered = sight.side === 0 ? said : said.toReversed();
  const line = reckoning.forecast(ordered.join("; "));
  return [pc.bold(line.length <= terminalWidth() ? line : wrapLines(reckoning.forecast(ordered.join(";\n  ")), 0, 4))];
}

/** How many turns before dusk it is announced. */
const EARLY = 2;

function drawDusk(sight: Sight): readonly string[] {
  const { dusk } = sight.pack;
  const { reckoning } = sight.words;
  const damage = duskDamage(sight.state, sight.pack);
  if (dusk === null || sight.state.turn < dusk.turn - EARLY) return [];
  return [wrap(damage === null ? reckoning.dusk(dusk.turn, dusk.damage) : reckoning.dark(damage, dusk.damage), 0, 2)];
}
