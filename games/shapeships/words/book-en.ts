import type { Nature } from "../pack/pack.ts";
import type { BookWords, Per } from "./book-words.ts";
import { signed } from "./naming.ts";

const lines = (count: number, joining = false) => `${count} ${joining ? "joining " : ""}line${count === 1 ? "" : "s"}`;
const health = { damage: "damage", heal: "healing" } as const;
/** Damage is done to a side, healing for it. */
const towards = (nature: Nature, side: string) => `${nature === "damage" ? "to" : "for"} ${side}`;

/** One of what is counted, and several. */
const counted: { readonly [P in Per]: readonly [string, string] } = {
  other_ship: ["other ship of its side", "other ships of its side"],
  other_copy: ["other of its kind", "others of its kind"],
  type: ["type of ship of its side", "types of ship of its side"],
  enemy_type: ["type of ship of the other side", "types of ship of the other side"],
  roll: ["point of the roll", "points of the roll"],
  extra_roll: ["point of the extra die", "points of the extra die"],
  made_this_turn: ["ship made this turn", "ships made this turn"],
  declared_action: ["action the other side declared", "actions the other side declared"],
  energy_spent: ["energy spent on it", "energy spent on it"],
  missing_health: ["health its side lacks", "health its side lacks"],
};

const conditions = {
  roll_is_even: " if the roll is even",
  roll_is_chosen: " if the roll is the number chosen",
  health_was_lower: " if its side had less health at the beginning of the turn",
} as const;

const changes = (damage: number, healing: number) =>
  damage > 0 && healing > 0 ? ` (${damage} damage, ${healing} healing)` : "";

export const bookEn: BookWords = {
  powers: {
    completion: "once, when built",
    continuous: "every turn",
    later: "every later turn",
    battle: "every battle",
    destruction: "when destroyed",
    firstStrike: "first strike, by itself, for a charge",
    charge: {
      either: "a charge",
      declaration: "a charge, in the declaration only",
      response: "a charge, in the response only",
    },
    and: " and ",
    or: " or ",
    health: (nature, amount) => `${amount} ${health[nature]}`,
    effect: {
      destroy: "destroys an enemy Basic",
      steal: "steals an enemy Basic",
      copy: "copies an enemy Basic, the copy comes next turn",
      paired_destroy: "destroys a Basic of its own side and an enemy one of the same price",
    },
    strike: {
      destroy: "destroys the cheapest enemy Basic built this turn",
      steal: "steals the cheapest enemy Basic built this turn",
    },
    priceApart: " (its fixed price does not count)",
    fades: " (lost if the ship is gone at the end of the turn)",
    spawn: (count, ship) => `${count} ${ship} at the end of the turn`,
    prevents: (what, ships) =>
      `${ships === "self" ? "it" : "Basics of its side"} cannot be ${what === "prevent_steal" ? "stolen" : "destroyed"}`,
    ceiling: (amount) => `the health of its side may rise ${amount} higher`,
    multiply: (nature, of, times) =>
      `${of === "all" ? "all" : "lasting"} ${health[nature]} of its side counts ${times} times`,
    income: (amount, joining) => `+${amount} ${joining ? "joining " : ""}line${amount === "1" ? "" : "s"}`,
    extraDie: "rolls an extra die",
    readsAs: (face) => `the die reads ${face} for its side`,
    reroll: (upTo, times) =>
      `a roll of ${upTo} or less is rolled again, at most ${times} ${times === 1 ? "time" : "times"}`,
    makes: (ships, costsCharge) => `makes a ${ships.join(" or a ")}${costsCharge ? " for a charge" : ""}`,
    energy: (amount, colour) => `+${amount} ${colour}`,
    converts: (into, price) => `can be converted into ${into} for ${lines(price)}`,
    counted: (amount, count, per) => {
      const [one, several] = typeof per === "string" ? counted[per] : [per.ship, per.ship];
      const scaled = count === amount ? "" : `${amount} for `;
      return `${scaled}${count} ${count === 1 ? one : several}`;
    },
    per: (per, group, roundsUp) => {
      const [one, several] =
        typeof per === "string" ? counted[per] : [`${per.ship} of its side`, `${per.ship} of its side`];
      return group === 1 ? `for each ${one}` : `for every ${group} ${several}${roundsUp ? ", rounded up" : ""}`;
    },
    most: (most, onTop) => `(at most ${onTop ? "+" : ""}${most})`,
    tiers: (copies) => `for ${Array.from({ length: copies }, (_, at) => at + 1).join("/")} of its kind`,
    condition: (condition) =>
      typeof condition === "string" ? conditions[condition] : ` if the roll is ${condition.roll.join(" or ")}`,
  },
  prices: {
    lines,
    several: (count, ship) => (count === 1 ? ship : `${count} ${ship}`),
    charges: (charges) => `${charges} charge${charges === 1 ? "" : "s"}`,
    oneCharge: (left) => `1 of ${left} charge${left === 1 ? "" : "s"}`,
    energy: (amount, colour) => `${amount} ${colour}`,
    anyEnergy: (colour) => `as much ${colour} as you like`,
    free: "free",
  },
  reference: {
    frame: ({ health: start, ceiling, die, keel, savingCap, energyCap, dusk, doubleKnockout, turnCap }) => [
      `Both begin with ${start} health (never above ${ceiling}) and try to bring the other to 0.`,
      `Every turn both get as many lines as one die (1 to ${die}) shows${keel === 0 ? "" : ` and ${keel} more`}; up to ${savingCap} are saved. Energy is kept up to ${energyCap} of a colour.`,
      ...(dusk === null
        ? []
        : [
            `Dusk: from turn ${dusk.turn} on healing counts nothing, and both take ${dusk.damage} damage more with every turn.`,
          ]),
      doubleKnockout === "closest"
        ? "If both fall in the same turn, the higher number wins; equal is a draw."
        : "If both fall in the same turn, it is a draw.",
      `If nobody has fallen by the end of turn ${turnCap}, it is a draw too.`,
    ],
    solarPowers: "Solar powers (for energy, in the battle)",
    inAll: (all) => `(${all} in all)`,
    most: (most) => `at most ${most}`,
    noLimit: "any number",
    chooses: (highest) => `with a number from 1 to ${highest}`,
    kind: { basic: "Basic", upgraded: "Upgraded" },
    only: { declaration: "in the declaration only", response: "in the response only" },
    notes: [
      "Damage is for the opponent, healing for yourself; both count at the end of the turn.",
      "Basics can be destroyed and stolen, Upgraded ships cannot. The ships that an Upgraded ship is made of leave play.",
      "A charge is used up and never comes back; a ship acts once a turn, and cannot go into another while it has charges.",
    ],
  },
  reckoning: {
    forTarget: towards,
    each: (amount) => `${amount} each`,
    times: (count, amount) => `${count} × ${amount}`,
    arriving: (count, ship, side) => `${count} ${ship} will come to ${side}`,
    forecast: (said) => `If nothing more happens this turn: ${said}.`,
    change: (who, before, damage, healing, after) => {
      const detail = changes(damage, healing);
      const verb = before === after ? "stay" : before > after ? "lose" : "gain";
      const does = who === null ? `you ${verb}` : `${who} ${verb}s`;
      const said =
        before === after ? `${does} at ${after}` : `${does} ${Math.abs(before - after)}, ${before} → ${signed(after)}`;
      return `${said}${detail}${after > 0 ? "" : ", knocked out"}`;
    },
    dusk: (turn, damage) =>
      `Dusk comes with turn ${turn}: no healing from then on, and ${damage} damage more for both with every turn.`,
    dark: (damage, more) =>
      `Dusk has come: ${damage} damage to both at the end of this turn, ${more} more every turn, and healing counts nothing.`,
    sum: (side, before, damage, healing, after) =>
      `${side}: ${before} − ${damage} damage + ${healing} healing = ${signed(after)}`,
    capped: (ceiling) => `, never above ${ceiling}`,
    notCounted: (amount) => `(${amount})`,
    why: {
      persists: "queued",
      source_lives: "queued, and its ship is still there",
      source_gone: "does not count: its ship is gone",
      survived: "lasting",
      dusk: "does not count: no healing after dusk",
      system: "dusk has fallen",
    },
  },
};
