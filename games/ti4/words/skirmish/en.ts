import type { Words } from "@umpire/kernel";
import type { Skirmish, TableProblem } from "../../skirmish/shape.ts";
import { formatDice, formatFleet, inBrackets } from "../formats.ts";
import { refusalsEn } from "../rules/refusals-en.ts";
import type { EventNaming } from "./naming.ts";

const player = (seat: number | null) => (seat === null ? "nobody" : `player ${seat + 1}`);
const rolls = { combat: "combat", cannon: "space cannon", barrage: "anti-fighter barrage", bombardment: "bombardment" };
const reasons: { readonly [why: string]: string } = {
  rift: "the gravity rift took",
  "rift-destroyed": "the gravity rift destroyed",
  capacity: "there is no room for",
  "fleet-pool": "the fleet pool has no room for",
  retreat: "the retreat left behind",
  control: "the new owner destroyed",
};

const problems: { readonly [P in TableProblem["problem"]]: (name: string, about: TableProblem) => string } = {
  "too-few-players": (name) =>
    `a skirmish has two to eight players, and not ${name}: give "starts", or a map with homes`,
  "unknown-system": (name) => `there is no system ${name} on this map`,
  "unknown-planet": (name) => `there is no planet ${name} on this map`,
  "twin-planets": (name) => `there are two planets called ${name}`,
  "shared-place": (name) => `two players have ${name}`,
  "misplaced-unit": (name) => `there is no unit ${name} for that place`,
  "too-many-pieces": (name, { count, pieces }) =>
    `with ${name} there would be ${count} of its type, and a player has ${pieces} pieces: leave some out`,
  "too-many-damaged": (name) => `so many ${name} are not there, or cannot be damaged`,
  "unknown-faction": (name, { known }) => `there is no faction ${name}; there are ${listed(known)}`,
  "unknown-effect": (name, { known }) => `there is no effect ${name} for a skirmish; there are ${listed(known)}`,
  "played-once": (name, { known }) =>
    `${name} is a card that is played once, and an effect is always on; allowed are ${listed(known)}`,
  "unknown-ability": (name, { known }) => `there is no ability ${name}; there are ${listed(known)}`,
};
/** What a power does when it does something, by its verb. */
const deeds: { readonly [verb: string]: string } = {
  assault: "destroys a ship",
  avenge: "avenges a loss",
  cancel: "cancels a hit",
  detonate: "destroys everything in the battle",
  dice: "adds a die",
  echo: "hits back",
  give: "gives up a ship for a hit",
  nudge: "makes a near miss a hit",
  place: "brings units",
  reinforce: "brings units",
  retort: "makes one hit more",
  scrap: "gives up ships to destroy others",
  strike: "makes a hit, on the unit that its owner chooses",
};
const listed = (names: readonly string[] = []) => names.join(", ");

/** What happens, told with whatever names the reader knows things by. */
export const describeEn = ({
  player,
  unit,
  fleet,
  ship,
  place,
  source: named,
  rule: cite,
}: EventNaming): Words<Skirmish>["event"] => ({
  activated: ({ seat, system }) => `${player(seat)} activates ${place(system)}.`,
  passed: ({ seat }) => `${player(seat)} passes.`,
  "anomaly-placed": ({ seat, system, anomaly, source }) =>
    `${player(seat)} makes ${place(system)} a ${named(anomaly)} (${named(source)}).`,
  "anomaly-removed": ({ system, anomaly, source }) =>
    `${place(system)} is no longer a ${named(anomaly)} by ${named(source)}.`,
  moved: ({ seat, ships }) =>
    `${player(seat)} moves ${ships.map(({ ship: id, path, cargo }) => `${ship(id)} by ${path.map(place).join(" → ")}${cargo.length === 0 ? "" : ` with ${cargo.map((load) => fleet({ [load.unit]: load.count })).join(", ")}`}`).join("; ")}.`,
  "rift-die": ({ ship: id, unit: aboard, system, die, lost, rule }) =>
    `${aboard === undefined ? ship(id) : `${unit(aboard)} aboard ${ship(id)}`} leaves ${place(system)}: ${die}, ${lost ? "lost" : "safe"}${cite(rule)}.`,
  removed: ({ seat, units, why, rule, system }) =>
    `${place(system)}: ${reasons[why] ?? why} ${fleet(units)} of ${player(seat)}${cite(rule)}.`,
  volley: ({ seat, roll, round, dice, hits, power }) =>
    `${player(seat)}, ${power === undefined ? rolls[roll] : named(power)}${round === 0 ? "" : `, round ${round}`}: ${formatDice(dice, { unit, source: named, rule: cite })}: ${hits === 1 ? "1 hit" : `${hits} hits`}.`,
  assigned: ({ seat, sustained, destroyed }) =>
    `${player(seat)}: ${[Object.keys(sustained).length > 0 ? `${fleet(sustained)} sustain` : "", Object.keys(destroyed).length > 0 ? `${fleet(destroyed)} destroyed` : ""].filter((text) => text !== "").join(", ") || "nothing lost"}.`,
  power: ({ seat, power, verb }) => `${player(seat)}: ${named(power)} ${deeds[verb] ?? "is used"}.`,
  arrived: ({ seat, units }) => `${player(seat)} gets ${fleet(units)}.`,
  repaired: ({ seat, units }) => `${player(seat)} repairs ${fleet(units)}.`,
  "retreat-announced": ({ seat, to }) => `${player(seat)} will retreat to ${place(to)}.`,
  retreated: ({ seat, to }) => `${player(seat)} retreats to ${place(to)}.`,
  "token-placed": ({ seat, system }) => `${player(seat)} has a command token in ${place(system)} now.`,
  "combat-over": ({ system, winner }) =>
    `The combat in ${place(system)} is over: ${winner === null ? "nobody is left" : `${player(winner)} holds the space`}.`,
  landed: ({ seat, planet, units }) => `${player(seat)} lands ${fleet(units)} on ${place(planet)}.`,
  controlled: ({ seat, planet }) => `${place(planet)} is ${player(seat)}'s.`,
  held: ({ planet, seat }) => `${place(planet)} stays with ${player(seat)}.`,
  produced: ({ seat, units, cost }) => `${player(seat)} builds ${fleet(units)} for ${cost}.`,
  "round-ended": ({ round, scores }) =>
    `Round ${round} is over: ${scores.map((score, seat) => `${player(seat)} ${score}`).join(", ")}.`,
});

/** As it is typed: ids, and players by their numbers. */
const ids: EventNaming = {
  player,
  unit: String,
  fleet: formatFleet,
  ship: String,
  place: String,
  source: String,
  rule: inBrackets,
};

export const skirmishEn: Words<Skirmish> = {
  refusal: {
    ...refusalsEn,
    "wrong-step": ({ step, type }) => `This is the step "${step}": ${type} does not answer it.`,
    "no-tokens": () => "There is no command token left for a tactical action in this round.",
    "token-there": ({ system }) => `${system} holds one of your command tokens already.`,
    "no-ability": ({ ability }) => `You do not have ${ability}, or no more.`,
    "ability-elsewhere": ({ ability, system }) =>
      `${ability} does not work in ${system}: it needs your dock, or your ships, there.`,
    "no-drive": () => "You do not have Gravity Drive.",
    "not-so-many": ({ unit, count }) => `There are not so many: ${count} ${unit}.`,
    "cannot-sustain": ({ unit }) => `${unit} cannot sustain this damage.`,
    "not-to-be-hit": ({ unit }) => `${unit} cannot be given these hits.`,
    "hits-left": ({ hits, assigned }) => `There are ${hits} hits, and ${assigned} are assigned.`,
    "remove-exactly": ({ count }) => `Exactly ${count} ships go.`,
    "remove-fewer": ({ unit }) => `That is more than has to go: one ${unit} fewer is enough.`,
    "nothing-of-yours": ({ system }) =>
      `Nothing of yours is in ${system}: ships retreat to units or planets of their own.`,
    "not-a-refuge": ({ system }) => `${system} is not next door.`,
    "not-a-target": ({ planet }) => `${planet} is no target here.`,
    "not-producible": ({ unit }) => `${unit} cannot be built in a skirmish.`,
    blockaded: ({ system, unit, by }) =>
      `Ships of ${player(by)} blockade the dock in ${system}: it builds no ${unit} until you have ships there, only ground forces.`,
    "no-pieces": ({ unit, count, inPlay, pieces, left }) =>
      `A player has ${pieces} pieces of ${unit} and its upgrades, and ${inPlay} of yours are in play: ${left} more can be built, not ${count}. What you lose comes back.`,
    "too-expensive": ({ cost, treasury }) => `That costs ${cost}; there are ${treasury} in the treasury.`,
    "over-production": ({ count, limit }) => `The dock builds ${limit} at most; that is ${count}.`,
    "over-fleet-pool": ({ ships, pool }) => `The fleet pool is ${pool}; that would be ${ships} ships.`,
    "bad-table": (about) =>
      `This is no table: ${problems[about.problem](about.name, about)}${about.path === undefined ? "" : ` (${about.path})`}.`,
  },
  event: describeEn(ids),
  terms: {
    turn: "a turn",
    move: "move ships",
    assign: "assign hits",
    retreat: "announce a retreat",
    bombard: "bombard",
    land: "land ground forces",
    produce: "build",
    "fleet-pool": "remove ships",
    pass: "pass",
    score: "most planets",
    tie: "as many planets",
  },
};
