// ti4, edition 1, frozen. Made by scripts/freeze.mjs; never edited.

// packages/kernel/src/canonical.ts
function canonical(value) {
  if (typeof value === "string" && value.isWellFormed()) return JSON.stringify(value);
  if (Number.isFinite(value)) return String(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return spellList(value);
  if (typeof value === "object" && isPlain(value)) return spellObject(value);
  throw new TypeError(`no canonical form: ${typeof value} ${String(value)}`);
}
function spellList(list) {
  let text = "[";
  for (const item of list) text += text === "[" ? canonical(item) : `,${canonical(item)}`;
  return `${text}]`;
}
function spellObject(object) {
  let text = "{";
  for (const key2 of Object.keys(object).sort()) {
    const value = object[key2];
    if (value === void 0) throw new TypeError(`no canonical form: undefined at key ${key2}`);
    text += `${text === "{" ? "" : ","}${canonical(key2)}:${canonical(value)}`;
  }
  return `${text}}`;
}
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

// packages/kernel/src/refusal.ts
var yes = (value) => ({ ok: true, value });
var no = (refusal) => ({ ok: false, refusal });

// packages/kernel/src/fold.ts
var RulesError = class extends Error {
  code;
  detail;
  constructor(message, { code, detail = [] } = {}) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
};

// packages/toolkit/src/hex.ts
var directions = ["n", "ne", "se", "s", "sw", "nw"];
var offsets = {
  n: { q: 0, r: -1 },
  ne: { q: 1, r: -1 },
  se: { q: 1, r: 0 },
  s: { q: 0, r: 1 },
  sw: { q: -1, r: 1 },
  nw: { q: -1, r: 0 }
};
function neighbour({ q, r }, direction) {
  const offset = offsets[direction];
  return { q: q + offset.q, r: r + offset.r };
}
function turn(direction, sixths) {
  return directions[modulo(directions.indexOf(direction) + sixths, 6)];
}
var opposite = (direction) => turn(direction, 3);
function ring(radius) {
  if (radius === 0) return [{ q: 0, r: 0 }];
  const hexes = [];
  let hex = { q: 0, r: -radius };
  for (const direction of ["se", "s", "sw", "nw", "n", "ne"]) {
    for (let step = 0; step < radius; step += 1) {
      hexes.push(hex);
      hex = neighbour(hex, direction);
    }
  }
  return hexes;
}
var sizeOf = (rings) => 1 + 3 * rings * (rings + 1);
function spiralHex(index) {
  if (!Number.isInteger(index) || index < 0) throw new RangeError(`there is no hex ${index} in a spiral`);
  let radius = 0;
  while (sizeOf(radius) <= index) radius += 1;
  return ring(radius)[radius === 0 ? 0 : index - sizeOf(radius - 1)];
}
var modulo = (value, by) => (value % by + by) % by;

// packages/toolkit/src/order.ts
var byCodeUnit = (a, b) => a < b ? -1 : a > b ? 1 : 0;

// packages/toolkit/src/modifiers.ts
var ORDER = ["set", "add", "multiply", "floor", "cap"];
function explain(base, modifiers) {
  let value = whole(base);
  const because = [{ op: "base", amount: base }];
  for (const modifier of counting(modifiers)) {
    const next2 = apply(value, modifier);
    if (next2 === value && isBound(modifier)) continue;
    value = whole(next2);
    because.push(modifier);
  }
  return { value, because };
}
var isBound = ({ op }) => op === "floor" || op === "cap";
function counting(modifiers) {
  const sorted = [...modifiers].sort(compare);
  return sorted.filter((modifier, at) => modifier.op !== "set" || at === 0);
}
function compare(a, b) {
  return ORDER.indexOf(a.op) - ORDER.indexOf(b.op) || a.amount - b.amount || byCodeUnit(spell(a), spell(b));
}
var spell = (modifier) => JSON.stringify(Object.entries(modifier).sort(([a], [b]) => byCodeUnit(a, b)));
function apply(value, { op, amount }) {
  switch (op) {
    case "set":
      return amount;
    case "add":
      return value + amount;
    case "multiply":
      return value * amount;
    case "floor":
      return Math.max(value, amount);
    case "cap":
      return Math.min(value, amount);
  }
}
function whole(value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number`);
  return value;
}

// packages/toolkit/src/pick.ts
function pick(rng, items) {
  if (items.length === 0) throw new RangeError("nothing to pick from: the list is empty");
  return items[rng.int(items.length)];
}

// packages/toolkit/src/schema.ts
function parser(schema) {
  return (input) => {
    const result = schema["~standard"].validate(input);
    if (result instanceof Promise) throw new TypeError("a game's schema must not be asynchronous");
    if (result.issues === void 0) return { ok: true, value: result.value };
    const { message = "does not fit", path = [], keys = [] } = result.issues[0] ?? {};
    const steps = [...path.map((step) => typeof step === "object" ? step.key : step), ...keys.slice(0, 1)];
    return { ok: false, refusal: { code: "bad-request", path: pointer(steps), problem: message } };
  };
}
function pointer(steps) {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

// packages/games/src/ti4/words/unit-texts-en.ts
var unitTextsEn = {
  jolnar_flagship: "two further hits for each die of 9 or 10 before modifiers",
  letnev_flagship: "takes the planetary shields away, and is repaired at the start of each round",
  winnu_flagship: "rolls one die for each enemy ship that is no fighter; one is counted here",
  yin_flagship: "takes every ship in its system along when it is destroyed",
  argent_flagship: "keeps space cannons from firing at its owner's ships",
  argent_destroyer2: "its barrage also destroys infantry in space on 9 or 10",
  sardakk_dreadnought2: "may be given up after a round to destroy up to two ships",
  sardakk_flagship: "gives its owner's other ships +1 on combat rolls",
  mentak_flagship: "keeps the enemy's ships from sustaining damage",
  l1z1x_flagship: "its hits and those of dreadnoughts must go to ships that are no fighters",
  naaz_voltron: "fights on the ground as well; counted in space alone",
  own: "the ability of its own card"
};

// packages/games/src/ti4/words/words.ts
var sayFleet = (units2) => Object.entries(units2).map(([unit, count2]) => `${count2} ${unit}`).join(" + ");
function sayDice(dice) {
  const groups = /* @__PURE__ */ new Map();
  for (const { unit, value, die, hit, added } of dice) {
    const key2 = `${unit} ${value}`;
    const group = groups.get(key2) ?? { faces: [], added };
    group.faces.push(`${die}${hit ? "*" : ""}`);
    groups.set(key2, group);
  }
  const sayAdded = (added) => added.map(({ amount, source, rule }) => ` ${amount < 0 ? "\u2212" : "+"}${Math.abs(amount)} ${source} (${rule})`).join("");
  return [...groups].map(([key2, { faces, added }]) => `${key2}: ${faces.join(" ")}${sayAdded(added)}`).join("; ");
}

// packages/games/src/ti4/words/en.ts
var fleets = ({ attacker, defender }) => `${sayFleet(attacker)} against ${sayFleet(defender)}`;
var en = {
  unitText: unitTextsEn,
  refusal: {
    "unknown-tile": ({ token }) => `There is no tile ${token}.`,
    "bad-rotation": ({ token }) => `A tile is turned by 0 to 5 sixths; ${token} is not.`,
    "bad-map-token": ({ token }) => `"${token}" is no tile of a map string.`,
    "duplicate-system": ({ system }) => `There are two systems called ${system}.`,
    "unknown-system": ({ system }) => `There is no system ${system} on this map.`,
    "not-a-system": ({ system }) => `${system} is a hyperlane, and no system.`,
    "unknown-unit": ({ unit }) => `There is no unit ${unit}.`,
    "unknown-effect": ({ effect, known: known2, id: id2, takes }) => {
      if (known2 !== void 0) return `There is no effect ${effect}. There are: ${known2.join(", ")}.`;
      if (takes === null) return `${id2} is for all ships: write it without what follows the colon.`;
      return takes === "system" ? `${id2} is for the ships of one system: write ${id2}:SYSTEM.` : `${id2} is for one ship: write ${id2}:SHIP, with the ship's id.`;
    },
    "effect-twice": ({ effect }) => `There is one ${effect}, for one ship.`,
    "unknown-anomaly": ({ anomaly }) => `There is no anomaly "${anomaly}".`,
    "unknown-ship": ({ ship }) => `There is no ship ${ship} in this request.`,
    "duplicate-ship": ({ ship }) => `The ship ${ship} is there twice.`,
    "cannot-move": () => "It has no move value.",
    "start-has-token": ({ system }) => `It starts in ${system}, which holds one of its owner's command tokens.`,
    "not-adjacent": ({ system }) => `No step leads there: ${system} is not adjacent.`,
    "path-empty": () => "A path has at least two systems: where the ship is, and the active one.",
    "path-not-from-ship": ({ system }) => `The path begins in ${system}, and the ship is not there.`,
    "path-not-to-active": ({ system }) => `The path ends in ${system}, which is not the active system.`,
    "blocked-by-ships": ({ system }) => `Other players' ships in ${system} bar the way through.`,
    "asteroid-field": ({ system }) => `${system} is an asteroid field: ships move neither into nor through it.`,
    supernova: ({ system }) => `${system} is a supernova: ships move neither into nor through it.`,
    "nebula-not-active": ({ system }) => `${system} is a nebula: ships move into it only when it is the active system.`,
    "nebula-through": ({ system }) => `${system} is a nebula: ships end their movement in it, and do not pass through.`,
    "too-far": ({ needed, move: move2 }) => `It takes a move value of ${needed}; the ship has ${move2}.`,
    "over-capacity": ({ capacity, needed }) => `The cargo takes ${needed} capacity; the ship has ${capacity}.`,
    "cargo-absent": ({ unit, system }) => `There is not so much ${unit} to pick up in ${system} on this path.`,
    "cargo-not-carriable": ({ unit }) => `${unit} cannot be carried; fighters and ground forces can.`,
    "pickup-forbidden": ({ unit, system }) => `${unit} cannot be picked up in ${system}: it holds a command token.`,
    "rolled-already": () => "A die has been rolled in this movement: no further ship can be declared.",
    "chaos-mapping": ({ system }) => `${system} is an asteroid field with ships that are at home in it: nobody else activates it.`,
    "empty-fleet": ({ side }) => `The ${side} has no units.`,
    "too-many-damaged": ({ unit, damaged, units: units2 }) => `${damaged} damaged ${unit} are more than can be: there are ${units2}, and only what sustains is damaged.`,
    "no-ground-retreat": () => "Nobody retreats from a ground combat.",
    "unit-needed": ({ ship }) => `${ship} is to fight: say which unit it is, not its move value alone.`,
    "too-many-units": ({ nearest }) => nearest ? `So many units are beyond what is worked out exactly in a second; this is the most: ${fleets(nearest)}.` : "So many units are beyond what is worked out exactly in a second.",
    sealed: ({ system }) => `Under these rules no ship enters ${system} by any means.`
  },
  anomaly: {
    "asteroid-field": "asteroid field",
    nebula: "nebula",
    supernova: "supernova",
    "gravity-rift": "gravity rift",
    "entropic-scar": "entropic scar"
  },
  effect: {
    "no-moving-in": () => "ships cannot move into it",
    "no-moving-through": () => "ships cannot move through it",
    sealed: () => "no ship enters it by any means",
    "only-as-active": () => "ships move into it only as the active system",
    "move-value-1": (amount) => `ships that begin the movement step in it have move value ${amount}`,
    "defending-ships-bonus": (amount) => `the defender's ships get +${amount} on combat rolls`,
    "defending-ground-bonus": (amount) => `defending ground forces get +${amount} on combat rolls`,
    "all-rolls-bonus": (amount) => `the defender gets +${amount} on every roll`,
    "exit-bonus": (amount) => `each exit gives a ship +${amount} move`,
    "exit-die-removes": (amount) => `before each exit a die: on 1 to ${amount} the ship is removed`,
    "exit-die-destroys": (amount) => `before each exit a die: on 1 to ${amount} the ship is destroyed`,
    "no-unit-abilities": () => "no unit abilities by or against units in it"
  },
  plain: (system) => `${system} is no anomaly.`,
  described: (system, names, effects) => `${system} is an anomaly (${names.join(", ")}): ${effects.join("; ")}.`
};

// packages/games/src/ti4/words/skirmish-en.ts
var player = (seat2) => seat2 === null ? "nobody" : `player ${seat2 + 1}`;
var rolls = { combat: "combat", cannon: "space cannon", barrage: "anti-fighter barrage", bombardment: "bombardment" };
var reasons = {
  rift: "the gravity rift took",
  "rift-destroyed": "the gravity rift destroyed",
  capacity: "there is no room for",
  "fleet-pool": "the fleet pool has no room for",
  retreat: "the retreat left behind",
  control: "the new owner destroyed"
};
var problems = {
  "too-few-players": (name2) => `a skirmish has two to eight players, and not ${name2}: give "starts", or a map with homes`,
  "unknown-system": (name2) => `there is no system ${name2} on this map`,
  "unknown-planet": (name2) => `there is no planet ${name2} on this map`,
  "twin-planets": (name2) => `there are two planets called ${name2}`,
  "shared-place": (name2) => `two players have ${name2}`,
  "misplaced-unit": (name2) => `there is no unit ${name2} for that place`,
  "unknown-effect": (name2) => `there is no effect ${name2} for a skirmish`,
  "unknown-ability": (name2) => `there is no ability ${name2}`
};
var skirmishEn = {
  refusal: {
    ...en.refusal,
    "wrong-step": ({ step, type }) => `This is the step "${step}": ${type} does not answer it.`,
    "no-tokens": () => "There is no command token left for a tactical action in this round.",
    "token-there": ({ system }) => `${system} holds one of your command tokens already.`,
    "no-ability": ({ ability }) => `You do not have ${ability}, or no more.`,
    "ability-elsewhere": ({ ability, system }) => `${ability} does not work in ${system}: it needs your dock, or your ships, there.`,
    "no-drive": () => "You do not have Gravity Drive.",
    "not-so-many": ({ unit, count: count2 }) => `There are not so many: ${count2} ${unit}.`,
    "cannot-sustain": ({ unit }) => `${unit} cannot sustain this damage.`,
    "not-to-be-hit": ({ unit }) => `${unit} cannot be given these hits.`,
    "hits-left": ({ hits, assigned }) => `There are ${hits} hits, and ${assigned} are assigned.`,
    "remove-exactly": ({ count: count2 }) => `Exactly ${count2} ships go.`,
    "nothing-of-yours": ({ system }) => `Nothing of yours is in ${system}: ships retreat to units or planets of their own.`,
    "not-a-refuge": ({ system }) => `${system} is not next door.`,
    "not-a-target": ({ planet: planet2 }) => `${planet2} is no target here.`,
    "not-producible": ({ unit }) => `${unit} cannot be built in a skirmish.`,
    "too-expensive": ({ cost, treasury }) => `That costs ${cost}; there are ${treasury} in the treasury.`,
    "over-production": ({ count: count2, limit }) => `The dock builds ${limit} at most; that is ${count2}.`,
    "over-fleet-pool": ({ ships, pool }) => `The fleet pool is ${pool}; that would be ${ships} ships.`,
    "bad-table": ({ problem, name: name2 }) => `This is no table: ${problems[problem](name2)}.`
  },
  event: {
    activated: ({ seat: seat2, system }) => `${player(seat2)} activates ${system}.`,
    passed: ({ seat: seat2 }) => `${player(seat2)} passes.`,
    "anomaly-placed": ({ seat: seat2, system, anomaly, source }) => `${player(seat2)} makes ${system} a ${anomaly} (${source}).`,
    "anomaly-removed": ({ system, anomaly, source }) => `${system} is no longer a ${anomaly} by ${source}.`,
    moved: ({ seat: seat2, ships }) => `${player(seat2)} moves ${ships.map(({ ship, path, cargo: cargo2 }) => `${ship} by ${path.join(" \u2192 ")}${cargo2.length === 0 ? "" : ` with ${cargo2.map(({ unit, count: count2 }) => `${count2} ${unit}`).join(", ")}`}`).join("; ")}.`,
    "rift-die": ({ ship, system, die, lost, rule }) => `${ship} leaves ${system}: ${die}, ${lost ? "lost" : "safe"} (${rule}).`,
    removed: ({ seat: seat2, units: units2, why, rule, system }) => `${system}: ${reasons[why] ?? why} ${sayFleet(units2)} of ${player(seat2)} (${rule}).`,
    volley: ({ seat: seat2, roll: roll2, round: round2, dice, hits }) => `${player(seat2)}, ${rolls[roll2]}${round2 === 0 ? "" : `, round ${round2}`}: ${sayDice(dice)}: ${hits === 1 ? "1 hit" : `${hits} hits`}.`,
    assigned: ({ seat: seat2, sustained, destroyed }) => `${player(seat2)}: ${[Object.keys(sustained).length > 0 ? `${sayFleet(sustained)} sustain` : "", Object.keys(destroyed).length > 0 ? `${sayFleet(destroyed)} destroyed` : ""].filter((text) => text !== "").join(", ") || "nothing lost"}.`,
    repaired: ({ seat: seat2, units: units2 }) => `${player(seat2)} repairs ${sayFleet(units2)}.`,
    "retreat-announced": ({ seat: seat2, to }) => `${player(seat2)} will retreat to ${to}.`,
    retreated: ({ seat: seat2, to }) => `${player(seat2)} retreats to ${to}.`,
    "token-placed": ({ seat: seat2, system }) => `${player(seat2)} has a command token in ${system} now.`,
    "combat-over": ({ system, winner }) => `The combat in ${system} is over: ${winner === null ? "nobody is left" : `${player(winner)} holds the space`}.`,
    landed: ({ seat: seat2, planet: planet2, units: units2 }) => `${player(seat2)} lands ${sayFleet(units2)} on ${planet2}.`,
    controlled: ({ seat: seat2, planet: planet2 }) => `${planet2} is ${player(seat2)}'s.`,
    held: ({ planet: planet2, seat: seat2 }) => `${planet2} stays with ${player(seat2)}.`,
    produced: ({ seat: seat2, units: units2, cost }) => `${player(seat2)} builds ${sayFleet(units2)} for ${cost}.`,
    "round-ended": ({ round: round2, scores }) => `Round ${round2} is over: ${scores.map((score, seat2) => `${player(seat2)} ${score}`).join(", ")}.`
  },
  terms: {
    ...{ turn: "a turn", move: "move ships", assign: "assign hits", retreat: "announce a retreat", bombard: "bombard" },
    ...{ land: "land ground forces", produce: "build", "fleet-pool": "remove ships", pass: "pass" },
    ...{ score: "most planets", tie: "as many planets" }
  }
};

// packages/games/src/ti4/words/unit-texts-ru.ts
var unitTextsRu = {
  jolnar_flagship: "\u0435\u0449\u0451 \u0434\u0432\u0430 \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u044F \u0437\u0430 \u043A\u0430\u0436\u0434\u044B\u0439 \u043A\u0443\u0431\u0438\u043A, \u043D\u0430 \u043A\u043E\u0442\u043E\u0440\u043E\u043C \u0434\u043E \u043F\u043E\u043F\u0440\u0430\u0432\u043E\u043A \u0432\u044B\u043F\u0430\u043B\u043E 9 \u0438\u043B\u0438 10",
  letnev_flagship: "\u043B\u0438\u0448\u0430\u0435\u0442 \u043F\u043B\u0430\u043D\u0435\u0442\u044B \u0449\u0438\u0442\u043E\u0432 \u0438 \u0447\u0438\u043D\u0438\u0442\u0441\u044F \u0432 \u043D\u0430\u0447\u0430\u043B\u0435 \u043A\u0430\u0436\u0434\u043E\u0433\u043E \u0440\u0430\u0443\u043D\u0434\u0430",
  winnu_flagship: "\u0431\u0440\u043E\u0441\u0430\u0435\u0442 \u043F\u043E \u043A\u0443\u0431\u0438\u043A\u0443 \u0437\u0430 \u043A\u0430\u0436\u0434\u044B\u0439 \u0447\u0443\u0436\u043E\u0439 \u043A\u043E\u0440\u0430\u0431\u043B\u044C, \u043A\u0440\u043E\u043C\u0435 \u0438\u0441\u0442\u0440\u0435\u0431\u0438\u0442\u0435\u043B\u0435\u0439; \u0437\u0434\u0435\u0441\u044C \u0441\u0447\u0438\u0442\u0430\u0435\u0442\u0441\u044F \u043E\u0434\u0438\u043D",
  yin_flagship: "\u043A\u043E\u0433\u0434\u0430 \u0433\u0438\u0431\u043D\u0435\u0442, \u0437\u0430\u0431\u0438\u0440\u0430\u0435\u0442 \u0441 \u0441\u043E\u0431\u043E\u0439 \u0432\u0441\u0435 \u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u0441\u0432\u043E\u0435\u0439 \u0441\u0438\u0441\u0442\u0435\u043C\u044B",
  argent_flagship: "\u043D\u0435 \u0434\u0430\u0451\u0442 \u043A\u043E\u0441\u043C\u0438\u0447\u0435\u0441\u043A\u0438\u043C \u043F\u0443\u0448\u043A\u0430\u043C \u0441\u0442\u0440\u0435\u043B\u044F\u0442\u044C \u043F\u043E \u043A\u043E\u0440\u0430\u0431\u043B\u044F\u043C \u0445\u043E\u0437\u044F\u0438\u043D\u0430",
  argent_destroyer2: "\u0435\u0433\u043E \u0437\u0430\u0433\u0440\u0430\u0434\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0439 \u043E\u0433\u043E\u043D\u044C \u043D\u0430 9 \u0438 10 \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0430\u0435\u0442 \u0438 \u043F\u0435\u0445\u043E\u0442\u0443 \u0432 \u043A\u043E\u0441\u043C\u043E\u0441\u0435",
  sardakk_dreadnought2: "\u043F\u043E\u0441\u043B\u0435 \u0440\u0430\u0443\u043D\u0434\u0430 \u0435\u0433\u043E \u043C\u043E\u0436\u043D\u043E \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0438\u0442\u044C \u0441\u0430\u043C\u043E\u043C\u0443, \u0447\u0442\u043E\u0431\u044B \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0438\u0442\u044C \u0434\u043E \u0434\u0432\u0443\u0445 \u043A\u043E\u0440\u0430\u0431\u043B\u0435\u0439",
  sardakk_flagship: "\u0434\u0430\u0451\u0442 \u043E\u0441\u0442\u0430\u043B\u044C\u043D\u044B\u043C \u043A\u043E\u0440\u0430\u0431\u043B\u044F\u043C \u0445\u043E\u0437\u044F\u0438\u043D\u0430 +1 \u043A \u0431\u043E\u0435\u0432\u044B\u043C \u0431\u0440\u043E\u0441\u043A\u0430\u043C",
  mentak_flagship: "\u043D\u0435 \u0434\u0430\u0451\u0442 \u0447\u0443\u0436\u0438\u043C \u043A\u043E\u0440\u0430\u0431\u043B\u044F\u043C \u0432\u044B\u0434\u0435\u0440\u0436\u0438\u0432\u0430\u0442\u044C \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u044F",
  l1z1x_flagship: "\u0435\u0433\u043E \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u044F \u0438 \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u044F \u0434\u0440\u0435\u0434\u043D\u043E\u0443\u0442\u043E\u0432 \u0438\u0434\u0443\u0442 \u0432 \u043A\u043E\u0440\u0430\u0431\u043B\u0438, \u043D\u043E \u043D\u0435 \u0432 \u0438\u0441\u0442\u0440\u0435\u0431\u0438\u0442\u0435\u043B\u0438",
  naaz_voltron: "\u0441\u0440\u0430\u0436\u0430\u0435\u0442\u0441\u044F \u0438 \u043D\u0430 \u043F\u043B\u0430\u043D\u0435\u0442\u0435; \u0437\u0434\u0435\u0441\u044C \u0441\u0447\u0438\u0442\u0430\u0435\u0442\u0441\u044F \u0442\u043E\u043B\u044C\u043A\u043E \u0432 \u043A\u043E\u0441\u043C\u043E\u0441\u0435",
  own: "\u0441\u043F\u043E\u0441\u043E\u0431\u043D\u043E\u0441\u0442\u044C \u0435\u0433\u043E \u0441\u043E\u0431\u0441\u0442\u0432\u0435\u043D\u043D\u043E\u0439 \u043A\u0430\u0440\u0442\u043E\u0447\u043A\u0438"
};

// packages/games/src/ti4/words/ru.ts
var fleets2 = ({ attacker, defender }) => `${sayFleet(attacker)} \u043F\u0440\u043E\u0442\u0438\u0432 ${sayFleet(defender)}`;
var ru = {
  unitText: unitTextsRu,
  refusal: {
    "unknown-tile": ({ token }) => `\u0422\u0430\u0439\u043B\u0430 ${token} \u043D\u0435\u0442.`,
    "bad-rotation": ({ token }) => `\u0422\u0430\u0439\u043B \u043F\u043E\u0432\u043E\u0440\u0430\u0447\u0438\u0432\u0430\u044E\u0442 \u043D\u0430 0\u20135 \u0448\u0435\u0441\u0442\u044B\u0445 \u043E\u0431\u043E\u0440\u043E\u0442\u0430; ${token} \u043D\u0435 \u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442.`,
    "bad-map-token": ({ token }) => `\xAB${token}\xBB \u2014 \u043D\u0435 \u0442\u0430\u0439\u043B \u0441\u0442\u0440\u043E\u043A\u0438 \u043A\u0430\u0440\u0442\u044B.`,
    "duplicate-system": ({ system }) => `\u0421\u0438\u0441\u0442\u0435\u043C \u0441 \u0438\u043C\u0435\u043D\u0435\u043C ${system} \u0434\u0432\u0435.`,
    "unknown-system": ({ system }) => `\u0421\u0438\u0441\u0442\u0435\u043C\u044B ${system} \u043D\u0430 \u044D\u0442\u043E\u0439 \u043A\u0430\u0440\u0442\u0435 \u043D\u0435\u0442.`,
    "not-a-system": ({ system }) => `${system} \u2014 \u0433\u0438\u043F\u0435\u0440\u043F\u0443\u0442\u044C, \u0430 \u043D\u0435 \u0441\u0438\u0441\u0442\u0435\u043C\u0430.`,
    "unknown-unit": ({ unit }) => `\u041E\u0442\u0440\u044F\u0434\u0430 ${unit} \u043D\u0435\u0442.`,
    "unknown-effect": ({ effect, known: known2, id: id2, takes }) => {
      if (known2 !== void 0) return `\u042D\u0444\u0444\u0435\u043A\u0442\u0430 ${effect} \u043D\u0435\u0442. \u0415\u0441\u0442\u044C: ${known2.join(", ")}.`;
      if (takes === null) return `${id2} \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u043D\u0430 \u0432\u0441\u0435 \u043A\u043E\u0440\u0430\u0431\u043B\u0438: \u043F\u0438\u0448\u0438\u0442\u0435 \u0431\u0435\u0437 \u0434\u0432\u043E\u0435\u0442\u043E\u0447\u0438\u044F \u0438 \u0442\u043E\u0433\u043E, \u0447\u0442\u043E \u0437\u0430 \u043D\u0438\u043C.`;
      return takes === "system" ? `${id2} \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u043D\u0430 \u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u043E\u0434\u043D\u043E\u0439 \u0441\u0438\u0441\u0442\u0435\u043C\u044B: \u043F\u0438\u0448\u0438\u0442\u0435 ${id2}:\u0421\u0418\u0421\u0422\u0415\u041C\u0410.` : `${id2} \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u043D\u0430 \u043E\u0434\u0438\u043D \u043A\u043E\u0440\u0430\u0431\u043B\u044C: \u043F\u0438\u0448\u0438\u0442\u0435 ${id2}:\u041A\u041E\u0420\u0410\u0411\u041B\u042C, \u0441 \u0438\u043C\u0435\u043D\u0435\u043C \u043A\u043E\u0440\u0430\u0431\u043B\u044F.`;
    },
    "effect-twice": ({ effect }) => `${effect} \u043E\u0434\u0438\u043D, \u0438 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u043D\u0430 \u043E\u0434\u0438\u043D \u043A\u043E\u0440\u0430\u0431\u043B\u044C.`,
    "unknown-anomaly": ({ anomaly }) => `\u0410\u043D\u043E\u043C\u0430\u043B\u0438\u0438 \xAB${anomaly}\xBB \u043D\u0435\u0442.`,
    "unknown-ship": ({ ship }) => `\u041A\u043E\u0440\u0430\u0431\u043B\u044F ${ship} \u0432 \u0437\u0430\u043F\u0440\u043E\u0441\u0435 \u043D\u0435\u0442.`,
    "duplicate-ship": ({ ship }) => `\u041A\u043E\u0440\u0430\u0431\u043B\u044C ${ship} \u043D\u0430\u0437\u0432\u0430\u043D \u0434\u0432\u0430\u0436\u0434\u044B.`,
    "cannot-move": () => "\u0423 \u043D\u0435\u0433\u043E \u043D\u0435\u0442 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u044F \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u044F.",
    "start-has-token": ({ system }) => `\u041E\u043D \u0441\u0442\u043E\u0438\u0442 \u0432 ${system}, \u0433\u0434\u0435 \u043B\u0435\u0436\u0438\u0442 \u0436\u0435\u0442\u043E\u043D \u043F\u0440\u0438\u043A\u0430\u0437\u0430 \u0435\u0433\u043E \u0445\u043E\u0437\u044F\u0438\u043D\u0430.`,
    "not-adjacent": ({ system }) => `\u0422\u0443\u0434\u0430 \u043D\u0435 \u0432\u0435\u0434\u0451\u0442 \u043D\u0438 \u043E\u0434\u0438\u043D \u0448\u0430\u0433: ${system} \u043D\u0435 \u0441\u043E\u0441\u0435\u0434\u043D\u044F\u044F.`,
    "path-empty": () => "\u0412 \u043F\u0443\u0442\u0438 \u0445\u043E\u0442\u044F \u0431\u044B \u0434\u0432\u0435 \u0441\u0438\u0441\u0442\u0435\u043C\u044B: \u0433\u0434\u0435 \u043A\u043E\u0440\u0430\u0431\u043B\u044C \u0438 \u0430\u043A\u0442\u0438\u0432\u043D\u0430\u044F.",
    "path-not-from-ship": ({ system }) => `\u041F\u0443\u0442\u044C \u043D\u0430\u0447\u0438\u043D\u0430\u0435\u0442\u0441\u044F \u0432 ${system}, \u0430 \u043A\u043E\u0440\u0430\u0431\u043B\u044C \u043D\u0435 \u0442\u0430\u043C.`,
    "path-not-to-active": ({ system }) => `\u041F\u0443\u0442\u044C \u043A\u043E\u043D\u0447\u0430\u0435\u0442\u0441\u044F \u0432 ${system}, \u0430 \u044D\u0442\u043E \u043D\u0435 \u0430\u043A\u0442\u0438\u0432\u043D\u0430\u044F \u0441\u0438\u0441\u0442\u0435\u043C\u0430.`,
    "blocked-by-ships": ({ system }) => `\u0427\u0443\u0436\u0438\u0435 \u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u0432 ${system} \u043D\u0435 \u0434\u0430\u044E\u0442 \u043F\u0440\u043E\u0439\u0442\u0438.`,
    "asteroid-field": ({ system }) => `${system} \u2014 \u0430\u0441\u0442\u0435\u0440\u043E\u0438\u0434\u043D\u043E\u0435 \u043F\u043E\u043B\u0435: \u043D\u0438 \u0432\u043E\u0439\u0442\u0438, \u043D\u0438 \u043F\u0440\u043E\u0439\u0442\u0438.`,
    supernova: ({ system }) => `${system} \u2014 \u0441\u0432\u0435\u0440\u0445\u043D\u043E\u0432\u0430\u044F: \u043D\u0438 \u0432\u043E\u0439\u0442\u0438, \u043D\u0438 \u043F\u0440\u043E\u0439\u0442\u0438.`,
    "nebula-not-active": ({ system }) => `${system} \u2014 \u0442\u0443\u043C\u0430\u043D\u043D\u043E\u0441\u0442\u044C: \u0432 \u043D\u0435\u0451 \u0432\u0445\u043E\u0434\u044F\u0442, \u0442\u043E\u043B\u044C\u043A\u043E \u0435\u0441\u043B\u0438 \u043E\u043D\u0430 \u0430\u043A\u0442\u0438\u0432\u043D\u0430\u044F \u0441\u0438\u0441\u0442\u0435\u043C\u0430.`,
    "nebula-through": ({ system }) => `${system} \u2014 \u0442\u0443\u043C\u0430\u043D\u043D\u043E\u0441\u0442\u044C: \u0432 \u043D\u0435\u0439 \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0435 \u043A\u043E\u043D\u0447\u0430\u0435\u0442\u0441\u044F, \u0441\u043A\u0432\u043E\u0437\u044C \u043D\u0435\u0451 \u043D\u0435 \u0438\u0434\u0443\u0442.`,
    "too-far": ({ needed, move: move2 }) => `\u041D\u0443\u0436\u043D\u043E \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0435 ${needed}, \u0430 \u0443 \u043A\u043E\u0440\u0430\u0431\u043B\u044F ${move2}.`,
    "over-capacity": ({ capacity, needed }) => `\u0413\u0440\u0443\u0437 \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 ${needed}, \u0430 \u0432\u043C\u0435\u0441\u0442\u0438\u043C\u043E\u0441\u0442\u044C ${capacity}.`,
    "cargo-absent": ({ unit, system }) => `\u0421\u0442\u043E\u043B\u044C\u043A\u043E ${unit} \u043D\u0430 \u044D\u0442\u043E\u043C \u043F\u0443\u0442\u0438 \u0432 ${system} \u043D\u0435 \u0432\u0437\u044F\u0442\u044C.`,
    "cargo-not-carriable": ({ unit }) => `${unit} \u043F\u0435\u0440\u0435\u0432\u0435\u0437\u0442\u0438 \u043D\u0435\u043B\u044C\u0437\u044F; \u043C\u043E\u0436\u043D\u043E \u0438\u0441\u0442\u0440\u0435\u0431\u0438\u0442\u0435\u043B\u0438 \u0438 \u043D\u0430\u0437\u0435\u043C\u043D\u044B\u0435 \u0432\u043E\u0439\u0441\u043A\u0430.`,
    "pickup-forbidden": ({ unit, system }) => `${unit} \u043D\u0435\u043B\u044C\u0437\u044F \u0432\u0437\u044F\u0442\u044C \u0432 ${system}: \u0442\u0430\u043C \u0436\u0435\u0442\u043E\u043D \u043F\u0440\u0438\u043A\u0430\u0437\u0430.`,
    "rolled-already": () => "\u041A\u0443\u0431\u0438\u043A \u0432 \u044D\u0442\u043E\u043C \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0438 \u0443\u0436\u0435 \u0431\u0440\u043E\u0448\u0435\u043D: \u043D\u043E\u0432\u044B\u0445 \u043A\u043E\u0440\u0430\u0431\u043B\u0435\u0439 \u043E\u0431\u044A\u044F\u0432\u043B\u044F\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F.",
    "chaos-mapping": ({ system }) => `${system} \u2014 \u0430\u0441\u0442\u0435\u0440\u043E\u0438\u0434\u043D\u043E\u0435 \u043F\u043E\u043B\u0435 \u0441 \u043A\u043E\u0440\u0430\u0431\u043B\u044F\u043C\u0438, \u043A\u043E\u0442\u043E\u0440\u044B\u043C \u043E\u043D\u043E \u0434\u043E\u043C: \u0434\u0440\u0443\u0433\u0438\u043C \u0435\u0433\u043E \u043D\u0435 \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C.`,
    "empty-fleet": ({ side }) => side === "attacker" ? "\u0423 \u0430\u0442\u0430\u043A\u0443\u044E\u0449\u0435\u0433\u043E \u043D\u0435\u0442 \u043E\u0442\u0440\u044F\u0434\u043E\u0432." : "\u0423 \u0437\u0430\u0449\u0438\u0442\u043D\u0438\u043A\u0430 \u043D\u0435\u0442 \u043E\u0442\u0440\u044F\u0434\u043E\u0432.",
    "too-many-damaged": ({ unit, damaged, units: units2 }) => `\u041F\u043E\u0432\u0440\u0435\u0436\u0434\u0451\u043D\u043D\u044B\u0445 ${unit} \u2014 ${damaged}, \u0430 \u0432\u0441\u0435\u0433\u043E \u0438\u0445 ${units2}; \u043F\u043E\u0432\u0440\u0435\u0436\u0434\u0435\u043D\u043E \u0431\u044B\u0432\u0430\u0435\u0442 \u0442\u043E\u043B\u044C\u043A\u043E \u0442\u043E, \u0447\u0442\u043E \u0432\u044B\u0434\u0435\u0440\u0436\u0438\u0432\u0430\u0435\u0442 \u0443\u0440\u043E\u043D.`,
    "no-ground-retreat": () => "\u0418\u0437 \u043D\u0430\u0437\u0435\u043C\u043D\u043E\u0433\u043E \u0431\u043E\u044F \u043D\u0435 \u043E\u0442\u0441\u0442\u0443\u043F\u0430\u044E\u0442.",
    "unit-needed": ({ ship }) => `${ship} \u0431\u0443\u0434\u0435\u0442 \u0441\u0440\u0430\u0436\u0430\u0442\u044C\u0441\u044F: \u043D\u0443\u0436\u0435\u043D \u043E\u0442\u0440\u044F\u0434, \u0430 \u043D\u0435 \u043E\u0434\u043D\u043E \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0435.`,
    "too-many-units": ({ nearest }) => nearest ? `\u0421\u0442\u043E\u043B\u044C\u043A\u043E \u043E\u0442\u0440\u044F\u0434\u043E\u0432 \u0437\u0430 \u0441\u0435\u043A\u0443\u043D\u0434\u0443 \u0442\u043E\u0447\u043D\u043E \u043D\u0435 \u0441\u043E\u0441\u0447\u0438\u0442\u0430\u0442\u044C; \u0441\u0430\u043C\u043E\u0435 \u0431\u043E\u043B\u044C\u0448\u0435\u0435: ${fleets2(nearest)}.` : "\u0421\u0442\u043E\u043B\u044C\u043A\u043E \u043E\u0442\u0440\u044F\u0434\u043E\u0432 \u0437\u0430 \u0441\u0435\u043A\u0443\u043D\u0434\u0443 \u0442\u043E\u0447\u043D\u043E \u043D\u0435 \u0441\u043E\u0441\u0447\u0438\u0442\u0430\u0442\u044C.",
    sealed: ({ system }) => `\u041F\u043E \u044D\u0442\u0438\u043C \u043F\u0440\u0430\u0432\u0438\u043B\u0430\u043C \u0432 ${system} \u043D\u0435 \u043F\u043E\u043F\u0430\u0441\u0442\u044C \u043D\u0438\u043A\u0430\u043A\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C.`
  },
  anomaly: {
    "asteroid-field": "\u0430\u0441\u0442\u0435\u0440\u043E\u0438\u0434\u043D\u043E\u0435 \u043F\u043E\u043B\u0435",
    nebula: "\u0442\u0443\u043C\u0430\u043D\u043D\u043E\u0441\u0442\u044C",
    supernova: "\u0441\u0432\u0435\u0440\u0445\u043D\u043E\u0432\u0430\u044F",
    "gravity-rift": "\u0433\u0440\u0430\u0432\u0438\u0442\u0430\u0446\u0438\u043E\u043D\u043D\u044B\u0439 \u043A\u043E\u043B\u043E\u0434\u0435\u0446",
    "entropic-scar": "\u044D\u043D\u0442\u0440\u043E\u043F\u0438\u0439\u043D\u044B\u0439 \u0448\u0440\u0430\u043C"
  },
  effect: {
    "no-moving-in": () => "\u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u043D\u0435 \u043C\u043E\u0433\u0443\u0442 \u0432 \u043D\u0435\u0451 \u0432\u043E\u0439\u0442\u0438",
    "no-moving-through": () => "\u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u043D\u0435 \u043C\u043E\u0433\u0443\u0442 \u043F\u0440\u043E\u0439\u0442\u0438 \u0441\u043A\u0432\u043E\u0437\u044C \u043D\u0435\u0451",
    sealed: () => "\u043A\u043E\u0440\u0430\u0431\u043B\u044F\u043C \u0432 \u043D\u0435\u0451 \u043D\u0435 \u043F\u043E\u043F\u0430\u0441\u0442\u044C \u043D\u0438\u043A\u0430\u043A\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C",
    "only-as-active": () => "\u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u0432\u0445\u043E\u0434\u044F\u0442, \u0442\u043E\u043B\u044C\u043A\u043E \u0435\u0441\u043B\u0438 \u043E\u043D\u0430 \u0430\u043A\u0442\u0438\u0432\u043D\u0430\u044F \u0441\u0438\u0441\u0442\u0435\u043C\u0430",
    "move-value-1": (amount) => `\u0443 \u043A\u043E\u0440\u0430\u0431\u043B\u0435\u0439, \u043D\u0430\u0447\u0430\u0432\u0448\u0438\u0445 \u0432 \u043D\u0435\u0439 \u0448\u0430\u0433 \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u044F, \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0435 ${amount}`,
    "defending-ships-bonus": (amount) => `\u043A\u043E\u0440\u0430\u0431\u043B\u0438 \u0437\u0430\u0449\u0438\u0442\u043D\u0438\u043A\u0430 \u043F\u043E\u043B\u0443\u0447\u0430\u044E\u0442 +${amount} \u043A \u0431\u043E\u0435\u0432\u044B\u043C \u0431\u0440\u043E\u0441\u043A\u0430\u043C`,
    "defending-ground-bonus": (amount) => `\u043D\u0430\u0437\u0435\u043C\u043D\u044B\u0435 \u0432\u043E\u0439\u0441\u043A\u0430 \u0437\u0430\u0449\u0438\u0442\u043D\u0438\u043A\u0430 \u043F\u043E\u043B\u0443\u0447\u0430\u044E\u0442 +${amount} \u043A \u0431\u043E\u0435\u0432\u044B\u043C \u0431\u0440\u043E\u0441\u043A\u0430\u043C`,
    "all-rolls-bonus": (amount) => `\u0437\u0430\u0449\u0438\u0442\u043D\u0438\u043A \u043F\u043E\u043B\u0443\u0447\u0430\u0435\u0442 +${amount} \u043A\u043E \u0432\u0441\u0435\u043C \u0431\u0440\u043E\u0441\u043A\u0430\u043C`,
    "exit-bonus": (amount) => `\u043A\u0430\u0436\u0434\u044B\u0439 \u0432\u044B\u0445\u043E\u0434 \u0434\u0430\u0451\u0442 \u043A\u043E\u0440\u0430\u0431\u043B\u044E +${amount} \u043A \u0434\u0432\u0438\u0436\u0435\u043D\u0438\u044E`,
    "exit-die-removes": (amount) => `\u043F\u0435\u0440\u0435\u0434 \u043A\u0430\u0436\u0434\u044B\u043C \u0432\u044B\u0445\u043E\u0434\u043E\u043C \u0431\u0440\u043E\u0441\u043E\u043A: \u043D\u0430 1\u2013${amount} \u043A\u043E\u0440\u0430\u0431\u043B\u044C \u0443\u0431\u0438\u0440\u0430\u044E\u0442`,
    "exit-die-destroys": (amount) => `\u043F\u0435\u0440\u0435\u0434 \u043A\u0430\u0436\u0434\u044B\u043C \u0432\u044B\u0445\u043E\u0434\u043E\u043C \u0431\u0440\u043E\u0441\u043E\u043A: \u043D\u0430 1\u2013${amount} \u043A\u043E\u0440\u0430\u0431\u043B\u044C \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0435\u043D`,
    "no-unit-abilities": () => "\u0441\u043F\u043E\u0441\u043E\u0431\u043D\u043E\u0441\u0442\u0438 \u043E\u0442\u0440\u044F\u0434\u043E\u0432 \u0432 \u043D\u0435\u0439 \u043D\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u044E\u0442, \u043D\u0438 \u0435\u0451 \u043E\u0442\u0440\u044F\u0434\u043E\u0432, \u043D\u0438 \u043F\u0440\u043E\u0442\u0438\u0432 \u043D\u0438\u0445"
  },
  plain: (system) => `${system} \u2014 \u043D\u0435 \u0430\u043D\u043E\u043C\u0430\u043B\u0438\u044F.`,
  described: (system, names, effects) => `${system} \u2014 \u0430\u043D\u043E\u043C\u0430\u043B\u0438\u044F (${names.join(", ")}): ${effects.join("; ")}.`
};

// packages/games/src/ti4/words/skirmish-ru.ts
var player2 = (seat2) => seat2 === null ? "\u043D\u0438\u043A\u0442\u043E" : `\u0438\u0433\u0440\u043E\u043A ${seat2 + 1}`;
var rolls2 = {
  combat: "\u0431\u043E\u0439",
  cannon: "\u043A\u043E\u0441\u043C\u0438\u0447\u0435\u0441\u043A\u0430\u044F \u043F\u0443\u0448\u043A\u0430",
  barrage: "\u0437\u0430\u0433\u0440\u0430\u0434\u0438\u0442\u0435\u043B\u044C\u043D\u044B\u0439 \u043E\u0433\u043E\u043D\u044C",
  bombardment: "\u0431\u043E\u043C\u0431\u0430\u0440\u0434\u0438\u0440\u043E\u0432\u043A\u0430"
};
var reasons2 = {
  rift: "\u0433\u0440\u0430\u0432\u0438\u0442\u0430\u0446\u0438\u043E\u043D\u043D\u044B\u0439 \u043A\u043E\u043B\u043E\u0434\u0435\u0446 \u0437\u0430\u0431\u0440\u0430\u043B",
  "rift-destroyed": "\u0433\u0440\u0430\u0432\u0438\u0442\u0430\u0446\u0438\u043E\u043D\u043D\u044B\u0439 \u043A\u043E\u043B\u043E\u0434\u0435\u0446 \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0438\u043B",
  capacity: "\u043D\u0435\u0442 \u043C\u0435\u0441\u0442\u0430 \u0434\u043B\u044F",
  "fleet-pool": "\u0432 \u0437\u0430\u043F\u0430\u0441\u0435 \u0444\u043B\u043E\u0442\u0430 \u043D\u0435\u0442 \u043C\u0435\u0441\u0442\u0430 \u0434\u043B\u044F",
  retreat: "\u043F\u0440\u0438 \u043E\u0442\u0441\u0442\u0443\u043F\u043B\u0435\u043D\u0438\u0438 \u043E\u0441\u0442\u0430\u043B\u0438\u0441\u044C",
  control: "\u043D\u043E\u0432\u044B\u0439 \u0445\u043E\u0437\u044F\u0438\u043D \u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0438\u043B"
};
var problems2 = {
  "too-few-players": (name2) => `\u0432 \u0441\u0442\u044B\u0447\u043A\u0435 \u043E\u0442 \u0434\u0432\u0443\u0445 \u0434\u043E \u0432\u043E\u0441\u044C\u043C\u0438 \u0438\u0433\u0440\u043E\u043A\u043E\u0432, \u0430 \u043D\u0435 ${name2}: \u043D\u0443\u0436\u043D\u044B \xABstarts\xBB \u0438\u043B\u0438 \u043A\u0430\u0440\u0442\u0430 \u0441 \u0434\u043E\u043C\u0430\u043C\u0438`,
  "unknown-system": (name2) => `\u0441\u0438\u0441\u0442\u0435\u043C\u044B ${name2} \u043D\u0430 \u044D\u0442\u043E\u0439 \u043A\u0430\u0440\u0442\u0435 \u043D\u0435\u0442`,
  "unknown-planet": (name2) => `\u043F\u043B\u0430\u043D\u0435\u0442\u044B ${name2} \u043D\u0430 \u044D\u0442\u043E\u0439 \u043A\u0430\u0440\u0442\u0435 \u043D\u0435\u0442`,
  "twin-planets": (name2) => `\u043F\u043B\u0430\u043D\u0435\u0442 \u0441 \u0438\u043C\u0435\u043D\u0435\u043C ${name2} \u0434\u0432\u0435`,
  "shared-place": (name2) => `\u0443 \u0434\u0432\u0443\u0445 \u0438\u0433\u0440\u043E\u043A\u043E\u0432 \u043E\u0434\u043D\u043E \u043C\u0435\u0441\u0442\u043E: ${name2}`,
  "misplaced-unit": (name2) => `\u043E\u0442\u0440\u044F\u0434\u0430 ${name2} \u0434\u043B\u044F \u044D\u0442\u043E\u0433\u043E \u043C\u0435\u0441\u0442\u0430 \u043D\u0435\u0442`,
  "unknown-effect": (name2) => `\u044D\u0444\u0444\u0435\u043A\u0442\u0430 ${name2} \u0434\u043B\u044F \u0441\u0442\u044B\u0447\u043A\u0438 \u043D\u0435\u0442`,
  "unknown-ability": (name2) => `\u0441\u043F\u043E\u0441\u043E\u0431\u043D\u043E\u0441\u0442\u0438 ${name2} \u043D\u0435\u0442`
};
var skirmishRu = {
  refusal: {
    ...ru.refusal,
    "wrong-step": ({ step, type }) => `\u0421\u0435\u0439\u0447\u0430\u0441 \u0448\u0430\u0433 \xAB${step}\xBB: ${type} \u043D\u0430 \u043D\u0435\u0433\u043E \u043D\u0435 \u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442.`,
    "no-tokens": () => "\u041D\u0430 \u0442\u0430\u043A\u0442\u0438\u0447\u0435\u0441\u043A\u043E\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0435 \u0432 \u044D\u0442\u043E\u043C \u0440\u0430\u0443\u043D\u0434\u0435 \u0436\u0435\u0442\u043E\u043D\u043E\u0432 \u043F\u0440\u0438\u043A\u0430\u0437\u0430 \u043D\u0435 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C.",
    "token-there": ({ system }) => `\u0412 ${system} \u0443\u0436\u0435 \u043B\u0435\u0436\u0438\u0442 \u0432\u0430\u0448 \u0436\u0435\u0442\u043E\u043D \u043F\u0440\u0438\u043A\u0430\u0437\u0430.`,
    "no-ability": ({ ability }) => `\u0423 \u0432\u0430\u0441 \u043D\u0435\u0442 ${ability} \u0438\u043B\u0438 \u0443\u0436\u0435 \u043D\u0435\u0442.`,
    "ability-elsewhere": ({ ability, system }) => `${ability} \u0432 ${system} \u043D\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442: \u0442\u0430\u043C \u043D\u0443\u0436\u0435\u043D \u0432\u0430\u0448 \u0434\u043E\u043A \u0438\u043B\u0438 \u0432\u0430\u0448\u0438 \u043A\u043E\u0440\u0430\u0431\u043B\u0438.`,
    "no-drive": () => "\u0423 \u0432\u0430\u0441 \u043D\u0435\u0442 \u0433\u0440\u0430\u0432\u0438\u0442\u0430\u0446\u0438\u043E\u043D\u043D\u043E\u0433\u043E \u043F\u0440\u0438\u0432\u043E\u0434\u0430.",
    "not-so-many": ({ unit, count: count2 }) => `\u0421\u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0435\u0442: ${count2} ${unit}.`,
    "cannot-sustain": ({ unit }) => `${unit} \u044D\u0442\u043E\u0442 \u0443\u0440\u043E\u043D \u043D\u0435 \u0432\u044B\u0434\u0435\u0440\u0436\u0438\u0442.`,
    "not-to-be-hit": ({ unit }) => `${unit} \u044D\u0442\u0438 \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u044F \u043D\u0430\u0437\u043D\u0430\u0447\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F.`,
    "hits-left": ({ hits, assigned }) => `\u041F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u0439 ${hits}, \u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D\u043E ${assigned}.`,
    "remove-exactly": ({ count: count2 }) => `\u0423\u0445\u043E\u0434\u044F\u0442 \u0440\u043E\u0432\u043D\u043E ${count2}.`,
    "nothing-of-yours": ({ system }) => `\u0412 ${system} \u043D\u0435\u0442 \u043D\u0438\u0447\u0435\u0433\u043E \u0432\u0430\u0448\u0435\u0433\u043E: \u043E\u0442\u0441\u0442\u0443\u043F\u0430\u044E\u0442 \u043A \u0441\u0432\u043E\u0438\u043C \u043E\u0442\u0440\u044F\u0434\u0430\u043C \u0438\u043B\u0438 \u043F\u043B\u0430\u043D\u0435\u0442\u0430\u043C.`,
    "not-a-refuge": ({ system }) => `${system} \u043D\u0435 \u0441\u043E\u0441\u0435\u0434\u043D\u044F\u044F.`,
    "not-a-target": ({ planet: planet2 }) => `${planet2} \u0437\u0434\u0435\u0441\u044C \u043D\u0435 \u0446\u0435\u043B\u044C.`,
    "not-producible": ({ unit }) => `${unit} \u0432 \u0441\u0442\u044B\u0447\u043A\u0435 \u043D\u0435 \u0441\u0442\u0440\u043E\u044F\u0442.`,
    "too-expensive": ({ cost, treasury }) => `\u042D\u0442\u043E \u0441\u0442\u043E\u0438\u0442 ${cost}, \u0430 \u0432 \u043A\u0430\u0437\u043D\u0435 ${treasury}.`,
    "over-production": ({ count: count2, limit }) => `\u0414\u043E\u043A \u0441\u0442\u0440\u043E\u0438\u0442 \u043D\u0435 \u0431\u043E\u043B\u044C\u0448\u0435 ${limit}, \u0430 \u044D\u0442\u043E ${count2}.`,
    "over-fleet-pool": ({ ships, pool }) => `\u0417\u0430\u043F\u0430\u0441 \u0444\u043B\u043E\u0442\u0430 ${pool}, \u0430 \u043A\u043E\u0440\u0430\u0431\u043B\u0435\u0439 \u0441\u0442\u0430\u043B\u043E \u0431\u044B ${ships}.`,
    "bad-table": ({ problem, name: name2 }) => `\u0422\u0430\u043A \u0441\u0442\u043E\u043B \u043D\u0435 \u043D\u0430\u043A\u0440\u044B\u0442\u044C: ${problems2[problem](name2)}.`
  },
  event: {
    activated: ({ seat: seat2, system }) => `${player2(seat2)} \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u0443\u0435\u0442 ${system}.`,
    passed: ({ seat: seat2 }) => `${player2(seat2)} \u043F\u0430\u0441\u0443\u0435\u0442.`,
    "anomaly-placed": ({ seat: seat2, system, anomaly, source }) => `${player2(seat2)}: \u0432 ${system} \u0442\u0435\u043F\u0435\u0440\u044C ${ru.anomaly[anomaly] ?? anomaly} (${source}).`,
    "anomaly-removed": ({ system, anomaly, source }) => `\u0412 ${system} \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u0442: ${ru.anomaly[anomaly] ?? anomaly} (${source}).`,
    moved: ({ seat: seat2, ships }) => `${player2(seat2)} \u0432\u0435\u0434\u0451\u0442 ${ships.map(({ ship, path, cargo: cargo2 }) => `${ship} \u043F\u0443\u0442\u0451\u043C ${path.join(" \u2192 ")}${cargo2.length === 0 ? "" : `, \u043D\u0430 \u0431\u043E\u0440\u0442\u0443 ${cargo2.map(({ unit, count: count2 }) => `${count2} ${unit}`).join(", ")}`}`).join("; ")}.`,
    "rift-die": ({ ship, system, die, lost, rule }) => `${ship} \u043F\u043E\u043A\u0438\u0434\u0430\u0435\u0442 ${system}: ${die}, ${lost ? "\u043F\u043E\u0442\u0435\u0440\u044F\u043D" : "\u0446\u0435\u043B"} (${rule}).`,
    removed: ({ seat: seat2, units: units2, why, rule, system }) => `${system}: ${reasons2[why] ?? why} ${sayFleet(units2)}, ${player2(seat2)} (${rule}).`,
    volley: ({ seat: seat2, roll: roll2, round: round2, dice, hits }) => `${player2(seat2)}, ${rolls2[roll2]}${round2 === 0 ? "" : `, \u0440\u0430\u0443\u043D\u0434 ${round2}`}: ${sayDice(dice)}: \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u0439 ${hits}.`,
    assigned: ({ seat: seat2, sustained, destroyed }) => `${player2(seat2)}: ${[Object.keys(sustained).length > 0 ? `\u0432\u044B\u0434\u0435\u0440\u0436\u0438\u0432\u0430\u044E\u0442 ${sayFleet(sustained)}` : "", Object.keys(destroyed).length > 0 ? `\u0443\u043D\u0438\u0447\u0442\u043E\u0436\u0435\u043D\u044B ${sayFleet(destroyed)}` : ""].filter((text) => text !== "").join(", ") || "\u0431\u0435\u0437 \u043F\u043E\u0442\u0435\u0440\u044C"}.`,
    repaired: ({ seat: seat2, units: units2 }) => `${player2(seat2)} \u0447\u0438\u043D\u0438\u0442 ${sayFleet(units2)}.`,
    "retreat-announced": ({ seat: seat2, to }) => `${player2(seat2)} \u043E\u0442\u0441\u0442\u0443\u043F\u0438\u0442 \u0432 ${to}.`,
    retreated: ({ seat: seat2, to }) => `${player2(seat2)} \u043E\u0442\u0441\u0442\u0443\u043F\u0430\u0435\u0442 \u0432 ${to}.`,
    "token-placed": ({ seat: seat2, system }) => `\u0423 \u0438\u0433\u0440\u043E\u043A\u0430 ${seat2 + 1} \u0442\u0435\u043F\u0435\u0440\u044C \u0436\u0435\u0442\u043E\u043D \u043F\u0440\u0438\u043A\u0430\u0437\u0430 \u0432 ${system}.`,
    "combat-over": ({ system, winner }) => `\u0411\u043E\u0439 \u0432 ${system} \u043E\u043A\u043E\u043D\u0447\u0435\u043D: ${winner === null ? "\u043D\u0435 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C \u043D\u0438\u043A\u043E\u0433\u043E" : `\u043A\u043E\u0441\u043C\u043E\u0441 \u0434\u0435\u0440\u0436\u0438\u0442 ${player2(winner)}`}.`,
    landed: ({ seat: seat2, planet: planet2, units: units2 }) => `${player2(seat2)} \u0432\u044B\u0441\u0430\u0436\u0438\u0432\u0430\u0435\u0442 ${sayFleet(units2)} \u043D\u0430 ${planet2}.`,
    controlled: ({ seat: seat2, planet: planet2 }) => `${planet2}: \u0442\u0435\u043F\u0435\u0440\u044C ${player2(seat2)}.`,
    held: ({ planet: planet2, seat: seat2 }) => `${planet2} \u043E\u0441\u0442\u0430\u0451\u0442\u0441\u044F: ${player2(seat2)}.`,
    produced: ({ seat: seat2, units: units2, cost }) => `${player2(seat2)} \u0441\u0442\u0440\u043E\u0438\u0442 ${sayFleet(units2)} \u0437\u0430 ${cost}.`,
    "round-ended": ({ round: round2, scores }) => `\u0420\u0430\u0443\u043D\u0434 ${round2} \u043E\u043A\u043E\u043D\u0447\u0435\u043D: ${scores.map((score, seat2) => `${player2(seat2)} \u2014 ${score}`).join(", ")}.`
  },
  terms: {
    ...{
      turn: "\u0445\u043E\u0434",
      move: "\u0434\u0432\u0438\u0436\u0435\u043D\u0438\u0435",
      assign: "\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435 \u043F\u043E\u043F\u0430\u0434\u0430\u043D\u0438\u0439",
      retreat: "\u043E\u0442\u0441\u0442\u0443\u043F\u043B\u0435\u043D\u0438\u0435",
      bombard: "\u0431\u043E\u043C\u0431\u0430\u0440\u0434\u0438\u0440\u043E\u0432\u043A\u0430"
    },
    ...{ land: "\u0432\u044B\u0441\u0430\u0434\u043A\u0430", produce: "\u043F\u043E\u0441\u0442\u0440\u043E\u0439\u043A\u0430", "fleet-pool": "\u043B\u0438\u0448\u043D\u0438\u0435 \u043A\u043E\u0440\u0430\u0431\u043B\u0438", pass: "\u043F\u0430\u0441" },
    ...{ score: "\u0431\u043E\u043B\u044C\u0448\u0435 \u043F\u043B\u0430\u043D\u0435\u0442", tie: "\u043F\u043B\u0430\u043D\u0435\u0442 \u043F\u043E\u0440\u043E\u0432\u043D\u0443" }
  }
};

// packages/games/src/ti4/rules.ts
import { z } from "zod";
var rulesFields = {
  /** Ground forces that defend a planet in a nebula get +1 too. */
  nebulaGroundBonus: z.boolean(),
  /** What a rift does to a ship: takes it off the board, or destroys it. */
  riftOutcome: z.enum(["removed", "destroyed"]),
  /** The move value 1 of a ship that begins in a nebula is raised by nothing but a rift's exit. */
  nebulaMoveHardCap: z.boolean(),
  /** No ship enters a supernova by any means, placement and enabling effects included. */
  supernovaSealed: z.boolean(),
  asteroidSealed: z.boolean(),
  /** Antimass Deflectors let ships through an asteroid field, not into it. */
  antimassThroughOnly: z.boolean(),
  /** Fighters that are carried, being ships, roll for a rift too. */
  riftRollsForCarried: z.boolean(),
  /** One +1 a movement, however many exits. */
  riftBonusOnce: z.boolean(),
  /** Whether equal anomalies of one system are one. */
  anomalyStacking: z.enum(["set", "multiset"]),
  /** The nebula's +1 goes to every roll of the defender. */
  nebulaAllRolls: z.boolean(),
  /** Ships roll one after the other, and the rest may be planned anew. */
  riftSequential: z.boolean()
};
var rules = z.strictObject(rulesFields);
var readTi4Rules = parser(rules);
var official = {
  nebulaGroundBonus: false,
  riftOutcome: "removed",
  nebulaMoveHardCap: false,
  supernovaSealed: false,
  asteroidSealed: false,
  antimassThroughOnly: false,
  riftRollsForCarried: false,
  riftBonusOnce: false,
  anomalyStacking: "set",
  nebulaAllRolls: false,
  riftSequential: false
};
var presets = {
  official,
  requirements: {
    ...official,
    nebulaGroundBonus: true,
    riftOutcome: "destroyed",
    nebulaMoveHardCap: true,
    supernovaSealed: true,
    asteroidSealed: true,
    riftRollsForCarried: true
  }
};

// packages/games/src/ti4/data/combat-effects.ts
var combatTable = {
  "antimass-deflectors": { enemyCannon: -1, rule: "Antimass Deflectors" },
  "plasma-scoring": { extraDie: true, rule: "Plasma Scoring" },
  "graviton-laser-system": { cannonSparesFighters: true, place: "space", rule: "Graviton Laser System" },
  "assault-cannon": { assault: 3, place: "space", rule: "Assault Cannon" },
  "duranium-armor": { repairsEachRound: true, rule: "Duranium Armor" },
  "morale-boost": { counted: true, combatWhileCards: 1, rule: "Morale Boost" },
  "fighter-prototype": { fightersFirstRound: 2, place: "space", rule: "Fighter Prototype" },
  "shields-holding": { counted: true, cancels: 2, place: "space", rule: "Shields Holding" },
  "emergency-repairs": { repairsAll: true, rule: "Emergency Repairs" },
  "direct-hit": { counted: true, destroysSustaining: true, place: "space", rule: "Direct Hit" },
  "solar-flare": { silencesEnemyCannon: true, rule: "Solar Flare" },
  bunker: { enemyBombardment: -4, place: "ground", rule: "Bunker" },
  unrelenting: { combat: 1, rule: "Unrelenting" },
  fragile: { combat: -1, rule: "Fragile" },
  "cosmic-phenomenae": { nebula: 3, fieldGroundsFighters: true, rule: "Cosmic Phenomenae" }
};

// packages/games/src/ti4/data/effects.ts
var effectTable = {
  "antimass-deflectors": {
    ...{ into: ["asteroid-field"], through: ["asteroid-field"], rule: "Antimass Deflectors" }
  },
  "light-wave-deflector": { pastShips: true, rule: "Light/Wave Deflector" },
  "silence-of-space": { takes: "system", pastShips: true, rule: "In the Silence of Space" },
  "yssaril-flagship": { takes: "ship", one: true, pastShips: true, rule: "Y'sia Y'ssrila" },
  "firmament-agent": { takes: "ship", pastShips: true, rule: "Firmament agent, ships that carry nothing" },
  corsair: { takes: "ship", pastShips: true, ifActiveHeldByOthers: true, rule: "Corsair" },
  "deepwrought-flagship": {
    ...{ takes: "ship", one: true, pastShips: true, ifOwnUnits: true, movePerPassed: 1, rule: "D.W.S. Luminous" }
  },
  "gravity-drive": { takes: "ship", one: true, move: 1, rule: "Gravity Drive" },
  "flank-speed": { move: 1, rule: "Flank Speed" },
  aetherstream: { move: 1, ifActiveNextToAnomaly: true, rule: "Aetherstream" },
  "gashlai-physiology": { through: ["supernova"], rule: "Gashlai Physiology" },
  "magmus-reactor": { into: ["supernova"], rule: "Magmus Reactor" },
  voidborn: { into: ["nebula"], through: ["nebula"], fullMoveInNebula: true, rule: "Voidborn" },
  "shared-research": { through: ["nebula"], rule: "Shared Research" },
  "circlet-of-the-void": {
    into: ["asteroid-field", "nebula", "supernova"],
    through: ["asteroid-field", "nebula", "supernova"],
    ...{ fullMoveInNebula: true, noRiftDice: true, rule: "Circlet of the Void" }
  },
  "nav-suite": {
    into: ["asteroid-field", "nebula", "supernova"],
    through: ["asteroid-field", "nebula", "supernova"],
    ...{ fullMoveInNebula: true, noRiftBonus: true, noRiftDice: true, movementStepOnly: true, rule: "Nav Suite" }
  },
  "dark-energy-tap": { retreatsAnywhere: true, rule: "Dark Energy Tap" },
  crucible: { noRiftDice: true, extraRiftBonus: 1, rule: "Crucible" },
  "cosmic-phenomenae": { surge: { move: 1, lostOn: 5 }, joinsScars: true, rule: "Cosmic Phenomenae" },
  "captain-mendosa": { takes: "ship", one: true, copiesBestMove: true, rule: "Captain Mendosa" },
  "enforced-travel-ban": { bansAlphaBeta: true, rule: "Enforced Travel Ban" },
  "wormhole-reconstruction": { joinsAlphaBeta: true, overridesBan: true, rule: "Wormhole Reconstruction" },
  "lost-star-chart": { joinsAlphaBeta: true, overridesBan: true, rule: "Lost Star Chart" },
  "quantum-entanglement": { joinsAlphaBeta: true, rule: "Quantum Entanglement" }
};

// packages/games/src/ti4/effects.ts
function readEffects(names) {
  const found = [];
  for (const name2 of new Set(names)) {
    const [id2 = "", ...rest] = name2.split(":");
    const argument = rest.join(":");
    const row = Object.hasOwn(effectTable, id2) ? effectTable[id2] : void 0;
    if (row === void 0) return no({ code: "unknown-effect", effect: name2, known: Object.keys(effectTable) });
    if (row.takes === void 0 !== (argument === ""))
      return no({ code: "unknown-effect", effect: name2, id: id2, takes: row.takes ?? null });
    if (row.one && found.some((each) => each.id === id2)) return no({ code: "effect-twice", effect: id2 });
    found.push({ ...row, id: id2, ...row.takes !== void 0 && { [row.takes]: argument } });
  }
  return yes(found);
}
var isFor = (effect, ship) => (effect.ship ?? ship.id) === ship.id && (effect.system ?? ship.at) === ship.at;

// packages/games/src/ti4/galaxy.ts
var findSystem = ({ systems }, id2) => systems.find((system) => system.id === id2);
function withAddition(galaxy, { system, anomaly, wormhole, source, owner }) {
  const change2 = (each) => ({
    ...each,
    anomalies: anomaly === void 0 ? each.anomalies : [...each.anomalies, { type: anomaly, source, ...owner !== void 0 && { owner } }],
    wormholes: wormhole === void 0 ? each.wormholes : [...each.wormholes, { letter: wormhole, source }]
  });
  return { ...galaxy, systems: galaxy.systems.map((each) => each.id === system ? change2(each) : each) };
}
function withoutSource(galaxy, system, source) {
  const change2 = (each) => ({
    ...each,
    anomalies: each.anomalies.filter((entry) => entry.source !== source),
    wormholes: each.wormholes.filter((entry) => entry.source !== source)
  });
  return { ...galaxy, systems: galaxy.systems.map((each) => each.id === system ? change2(each) : each) };
}
function linksOf(galaxy, joined2 = sameLetter) {
  const holes = galaxy.systems.flatMap(
    ({ id: id2, wormholes }) => [...new Set(wormholes.map(({ letter: letter2 }) => letter2))].map((letter2) => ({ id: id2, letter: letter2 }))
  );
  const found = /* @__PURE__ */ new Map();
  for (const [at, one] of holes.entries()) {
    for (const other of holes.slice(at + 1)) {
      if (one.id === other.id || !joined2(one.letter, other.letter)) continue;
      const [a, b] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
      const kind = `wormhole:${one.letter < other.letter ? one.letter : other.letter}`;
      found.set(`${a} ${b} ${kind}`, { a, b, kind });
    }
  }
  return [...galaxy.links, ...found.values()];
}
function sameLetter(one, other) {
  if (one === "ingress" || one === "egress") return other !== one && (other === "ingress" || other === "egress");
  return one === other;
}
function adjacencyOf(galaxy, links = linksOf(galaxy)) {
  const sets = new Map(galaxy.systems.map(({ id: id2 }) => [id2, /* @__PURE__ */ new Set()]));
  for (const { a, b } of links) {
    if (a === b) continue;
    sets.get(a)?.add(b);
    sets.get(b)?.add(a);
  }
  return new Map([...sets].map(([id2, set]) => [id2, [...set].sort(byCodeUnit)]));
}

// packages/games/src/ti4/read-map.ts
import { z as z2 } from "zod";

// packages/games/src/ti4/data/tiles.ts
var tileLines = `
1 | Jord - Sol | base | green | - | - | Jord 4/2 | home=sol faction=sol
2 | Moll Primus - Mentak | base | green | - | - | Moll Primus 4/1 | home=mentak faction=mentak
3 | Darien - Yin | base | green | - | - | Darien 4/4 | home=yin faction=yin
4 | Muaat - Muaat | base | green | - | - | Muaat 4/1 | home=muaat faction=muaat
5 | Nestphar - Arborec | base | green | - | - | Nestphar 3/2 | home=arborec faction=arborec
6 | [0.0.0] - L1Z1X | base | green | - | - | [0.0.0] 5/0 | home=l1z1x faction=l1z1x
7 | Winnu - Winnu | base | green | - | - | Winnu 3/4 | home=winnu faction=winnu
8 | Mordai II - Nekro | base | green | - | - | Mordai II 4/0 | home=nekro faction=nekro
9 | Maaluuk/Druaa - Naalu | base | green | - | - | Maaluuk 0/2; Druaa 3/1 | home=naalu faction=naalu
10 | Arc Prime/Wren Terra - Letnev | base | green | - | - | Arc Prime 4/0; Wren Terra 2/1 | home=letnev faction=letnev
11 | Ragh/Lisis II - Saar | base | green | - | - | Lisis II 1/0; Ragh 2/1 | home=saar faction=saar
12 | Nar/Jol - Jol-Nar | base | green | - | - | Nar 2/3; Jol 1/2 | home=jolnar faction=jolnar
13 | Quinarra/Trenlak - Sardakk | base | green | - | - | Tren'lak 1/0; Quinarra 3/1 | home=sardakk faction=sardakk
14 | Archon Ren/Archon Tau - Xxcha | base | green | - | - | Archon Ren 2/3; Archon Tau 1/1 | home=xxcha faction=xxcha
15 | Retillion/Shalloq - Yssaril | base | green | - | - | Retillion 2/3; Shalloq 1/2 | home=yssaril faction=yssaril
16 | Arretze/Hercant/Kamdorn - Hacan | base | green | - | - | Hercant 1/1; Arretze 2/0; Kamdorn 0/1 | home=hacan faction=hacan
17 | Creuss Gate - Creuss | base | green | - | delta | - | faction=ghost
18 | Mecatol Rex | base | none | - | - | Mecatol Rex 1/6 |
19 | Wellon | base | blue | - | - | Wellon 1/2 industrial ^cybernetic |
20 | Vefut II | base | blue | - | - | Vefut II 2/2 hazardous |
21 | Thibah | base | blue | - | - | Thibah 1/1 industrial ^propulsion |
22 | Tarmann | base | blue | - | - | Tar'mann 1/1 industrial ^biotic |
23 | Saudor | base | blue | - | - | Saudor 2/2 industrial |
24 | Mehar Xull | base | blue | - | - | Mehar Xull 1/3 hazardous ^warfare |
25 | Quann | base | blue | - | beta | Quann 2/1 cultural |
26 | Lodor | base | blue | - | alpha | Lodor 3/1 cultural |
27 | Starpoint/New Albion | base | blue | - | - | New Albion 1/1 industrial ^biotic; Starpoint 3/1 hazardous |
28 | Tequran/Torkan | base | blue | - | - | Tequ'ran 2/0 hazardous; Torkan 0/3 cultural |
29 | Qucenn/Rarron | base | blue | - | - | Qucen'n 1/2 industrial; Rarron 0/3 cultural |
30 | Mellon/Zohbat | base | blue | - | - | Mellon 0/2 cultural; Zohbat 3/1 hazardous |
31 | Lazar/Sakulag | base | blue | - | - | Lazar 1/0 industrial ^cybernetic; Sakulag 2/1 hazardous |
32 | Dal-Bootha/Xxehan | base | blue | - | - | Dal Bootha 0/2 cultural; Xxehan 1/1 cultural |
33 | Corneeq/Resculon | base | blue | - | - | Corneeq 1/2 cultural; Resculon 2/0 cultural |
34 | Centauri/Gral | base | blue | - | - | Centauri 1/3 cultural; Gral 1/1 industrial ^propulsion |
35 | Bereg/Lirta iv | base | blue | - | - | Bereg 3/1 hazardous; Lirta IV 2/3 hazardous |
36 | Arnor/Lor | base | blue | - | - | Arnor 2/1 industrial; Lor 1/2 industrial |
37 | Arinam/Meer | base | blue | - | - | Arinam 1/2 industrial; Meer 0/4 hazardous ^warfare |
38 | Abyz/Fria | base | blue | - | - | Abyz 3/0 hazardous; Fria 2/0 hazardous |
39 | Alpha Wormhole | base | red | - | alpha | - |
40 | Beta Wormhole | base | red | - | beta | - |
41 | Gravity Rift | base | red | gravity-rift | - | - |
42 | Nebula | base | red | nebula | - | - |
43 | Supernova | base | red | supernova | - | - |
44 | Asteroids | base | red | asteroid-field | - | - |
45 | Asteroids | base | red | asteroid-field | - | - |
46 | Empty System | base | red | - | - | - |
47 | Empty System | base | red | - | - | - |
48 | Empty System | base | red | - | - | - |
49 | Empty System | base | red | - | - | - |
50 | Empty System | base | red | - | - | - |
51 | Creuss - Creuss | base | green | - | delta | Creuss 4/2 | home=ghost faction=ghost offBoard
52 | Ixth - Mahact | pok | green | - | - | Ixth 3/5 | home=mahact faction=mahact
53 | Arcturus - Nomad | pok | green | - | - | Arcturus 4/4 | home=nomad faction=nomad
54 | Acheron - Vuil'raith | pok | green | - | - | Acheron 4/0 | home=cabal faction=cabal
55 | Elysium - Ul | pok | green | - | - | Elysium 4/1 | home=titans faction=titans
56 | The Dark - Empyrean | pok | green | nebula | - | The Dark 3/4 | home=empyrean faction=empyrean
57 | Naazir/Rokha - Naaz-Rokha | pok | green | - | - | Naazir 2/1; Rokha 1/2 | home=naaz faction=naaz
58 | Ylir/Avar/Valk - Argent | pok | green | - | - | Valk 2/0; Ylir 0/2; Avar 1/1 | home=argent faction=argent
59 | Archon Vail | pok | blue | - | - | Archon Vail 1/3 hazardous ^propulsion |
60 | Perimeter | pok | blue | - | - | Perimeter 2/1 industrial |
61 | Ang | pok | blue | - | - | Ang 2/0 industrial ^warfare |
62 | Sem-Lore | pok | blue | - | - | Sem-Lore 3/2 cultural ^cybernetic |
63 | Vorhal | pok | blue | - | - | Vorhal 0/2 cultural ^biotic |
64 | Atlas | pok | blue | - | beta | Atlas 3/1 hazardous |
65 | Primor | pok | blue | - | - | Primor 2/1 cultural ! |
66 | Hope's End | pok | blue | - | - | Hope's End 3/0 hazardous ! |
67 | Cormund | pok | red | gravity-rift | - | Cormund 2/0 hazardous |
68 | Everra | pok | red | nebula | - | Everra 3/1 cultural |
69 | Accoen/Jeol-ir | pok | blue | - | - | Accoen 2/3 industrial; Jeol Ir 2/3 industrial |
70 | Kraag/Siig | pok | blue | - | - | Kraag 2/1 hazardous; Siig 0/2 hazardous |
71 | Bakal/Alio Prima | pok | blue | - | - | Bakal 3/2 industrial; Alio Prima 1/1 cultural |
72 | Lisis/Velnor | pok | blue | - | - | Lisis 2/2 industrial; Velnor 2/1 industrial ^warfare |
73 | Cealdri/Xanhact | pok | blue | - | - | Cealdri 0/2 cultural ^cybernetic; Xanhact 0/1 hazardous |
74 | Vega Major/Vega Minor | pok | blue | - | - | Vega Major 2/1 cultural; Vega Minor 1/2 cultural ^propulsion |
75 | Loki/Ashtroth/Abaddon - Devils | pok | blue | - | - | Loki 1/2 cultural; Abaddon 1/0 cultural; Ashtroth 2/0 hazardous |
76 | Rigels | pok | blue | - | - | Rigel III 1/1 industrial ^biotic; Rigel II 1/2 industrial; Rigel I 0/1 hazardous |
77 | Empty System | pok | red | - | - | - |
78 | Empty System | pok | red | - | - | - |
79 | Asteroids Alpha Wormhole | pok | red | asteroid-field | alpha | - |
80 | Supernova | pok | red | supernova | - | - |
81 | Nova Seed | pok | green | supernova | - | - | faction=muaat
82a | Mallice - Locked Nexus | pok | none | - | gamma | Mallice 0/3 cultural ! | offBoard
82b | Mallice - Nexus | pok | none | - | alpha+beta+gamma | Mallice 0/3 cultural ! | offBoard
83A | Hyperlane | pok | none | - | - | - | lanes=ne-sw
83B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
84A | Hyperlane | pok | none | - | - | - | lanes=se-nw
84B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
85A | Hyperlane | pok | none | - | - | - | lanes=ne-nw
85B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
86A | Hyperlane | pok | none | - | - | - | lanes=ne-nw
86B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
87A | Hyperlane | pok | none | - | - | - | lanes=n-se,se-sw,se-nw
87B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s
88A | Hyperlane | pok | none | - | - | - | lanes=n-sw,ne-sw,se-sw
88B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s,s-nw
89A | Hyperlane | pok | none | - | - | - | lanes=n-se,n-sw,se-sw
89B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw
90A | Hyperlane | pok | none | - | - | - | lanes=ne-nw,se-sw
90B | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw
91A | Hyperlane | pok | none | - | - | - | lanes=n-s,n-sw,ne-s
91B | Hyperlane | pok | none | - | - | - | lanes=n-se,n-s
92 | Ordinian/Revelation - Bastion | thunders-edge | green | nebula | - | Ordinian 0/0 !; Revelation 1/2 @ | home=bastion faction=bastion
92new | Archon Ren/Archon Tau - Keleres | codex | green | - | - | Archon Ren Keleres 2/3; Archon Tau Keleres 1/1 | home=keleresx faction=keleresx
93 | Mez Lo Orz Fei Zsha/Rep Lo Orz Qet - Ral Nel | thunders-edge | green | - | - | Mez Lo Orz Fei Zsha 2/1; Rep Lo Orz Qet 1/3 | home=ralnel faction=ralnel
93new | Ylir/Avar/Valk - Keleres | codex | green | - | - | Valk Keleres 2/0; Ylir Keleres 0/2; Avar Keleres 1/1 | home=keleresa faction=keleresa
94 | The Sorrow - Rebellion | thunders-edge | green | - | epsilon | - | faction=crimson
94new | Moll Primus - Keleres | codex | green | - | - | Moll Primus Keleres 4/1 | home=keleresm faction=keleresm
95 | Ikatena - Deepwrought | thunders-edge | green | - | - | Ikatena 4/4 | home=deepwrought faction=deepwrought
96a | Cronos/Tallin - Firmament | thunders-edge | green | - | - | Cronos 2/1; Tallin 1/2 | home=firmament faction=firmament
96b | Cronos Hollow/Tallin Hollow - Obsidian | thunders-edge | green | - | - | Cronos Hollow 3/0; Tallin Hollow 3/0 | home=obsidian faction=obsidian
97 | Faunus | thunders-edge | blue | - | - | Faunus 1/3 industrial ^biotic ! |
98 | Garbozia | thunders-edge | blue | - | - | Garbozia 2/1 hazardous ! |
99 | Emelpar | thunders-edge | blue | - | - | Emelpar 0/2 cultural ! |
100 | Tempesta | thunders-edge | blue | - | - | Tempesta 1/1 hazardous ^propulsion ! |
101 | Olergodt | thunders-edge | blue | - | - | Olergodt 2/1 cultural+hazardous ^cybernetic+warfare |
102 | Andeara | thunders-edge | blue | - | alpha | Andeara 1/1 industrial ^propulsion |
103 | Vira Pics III | thunders-edge | blue | - | - | Vira Pics III 2/3 cultural+hazardous |
104 | Lesab | thunders-edge | blue | - | - | Lesab 2/1 hazardous+industrial |
105 | New Terra/Tinnes | thunders-edge | blue | - | - | New Terra 1/1 industrial ^biotic; Tinnes 2/1 hazardous+industrial ^biotic |
106 | Cresius/Lazul Rex | thunders-edge | blue | - | - | Cresius 0/1 hazardous; Lazul Rex 2/2 cultural+industrial |
107 | Tiamat/Hercalor | thunders-edge | blue | - | - | Tiamat 1/2 cultural ^cybernetic+cybernetic; Hercalor 1/0 industrial |
108 | Kostboth/Capha | thunders-edge | blue | - | - | Kostboth 0/1 cultural; Capha 3/0 hazardous |
109 | Bellatrix/Tsion Station | thunders-edge | blue | - | - | Bellatrix 1/2 cultural; Tsion Station 1/1 @ |
110 | Horizon/El'Nath/Luthien VI | thunders-edge | blue | - | - | Horizon 1/2 cultural; El'Nath 2/0 hazardous; Luthien VI 3/1 hazardous |
111 | Tarana/Oluz Station | thunders-edge | blue | - | - | Tarana 1/2 cultural+industrial; Oluz Station 1/1 @ |
112 | Mecatol Rex | thunders-edge | none | - | - | Mecatol Rex 1/6 ! |
113 | Beta Rift | thunders-edge | red | gravity-rift | beta | - |
114 | Entropic Scar | thunders-edge | red | entropic-scar | - | - |
115 | Industrex | thunders-edge | red | asteroid-field | - | Industrex 2/0 industrial ^warfare ! |
116 | Lemox | thunders-edge | red | entropic-scar | - | Lemox 0/3 industrial |
117 | The Watchtower | thunders-edge | red | asteroid-field+gravity-rift | - | The Watchtower 1/1 @ |
118 | Ahk Creuxx - Rebellion | thunders-edge | green | - | epsilon | Ahk Creuxx 4/2 | home=crimson faction=crimson offBoard
c41 | Ordinian (C4) | codex | none | nebula | - | Ordinian Rex 0/0 ! |
fracture1 | Cocytus | thunders-edge | fracture | - | - | Cocytus 3/0 | offBoard
fracture2 | Fracture Egress Left | thunders-edge | fracture | - | - | - | offBoard egress
fracture3 | Fracture Void Left | thunders-edge | fracture | - | - | - | offBoard
fracture4 | Styx | thunders-edge | fracture | - | - | Styx 4/0 ! | offBoard
fracture5 | Fracture Void Right | thunders-edge | fracture | - | - | - | offBoard
fracture6 | Fracture Egress Right | thunders-edge | fracture | - | - | - | offBoard egress
fracture7 | Lethe/Phlegethon | thunders-edge | fracture | - | - | Lethe 0/2; Phlegethon 1/2 | offBoard
silver_flame | Remnants of The Silver Flame | thunders-edge | none | - | - | - |
119A | Hyperlane | thunders-edge | none | - | - | - | lanes=sw-nw
119B | Hyperlane | thunders-edge | none | - | - | - | lanes=sw-nw
120A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-se
120B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-se
121A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
121B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
122A | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
122B | Hyperlane | thunders-edge | none | - | - | - | lanes=ne-nw
123A | Hyperlane | thunders-edge | none | - | - | - | lanes=n-se,se-sw,se-nw
123B | Hyperlane | thunders-edge | none | - | - | - | lanes=n-se,ne-se,se-sw
124A | Hyperlane | thunders-edge | none | - | - | - | lanes=n-sw,ne-sw,se-sw
124B | Hyperlane | thunders-edge | none | - | - | - | lanes=n-sw,ne-sw,se-sw
`;

// packages/games/src/ti4/tiles.ts
var anomalyTypes = ["asteroid-field", "nebula", "supernova", "gravity-rift", "entropic-scar"];
var isAnomalyType = (name2) => typeof name2 === "string" && anomalyTypes.some((type) => type === name2);
function readTile(text) {
  const cells = text.split("|").map((cell) => cell.trim());
  const [id2 = "", name2 = "", set = "", back = "", anomalies = "", wormholes = "", planets = "", rest = ""] = cells;
  const facts = new Map(rest.split(" ").map((fact) => [fact.split("=")[0] ?? "", fact.split("=")[1] ?? ""]));
  const lanes = facts.get("lanes");
  return {
    ...{ id: id2, name: name2, set, back, anomalies: listed(anomalies).filter(isAnomalyType), wormholes: listed(wormholes) },
    planets: planets === "-" ? [] : planets.split(";").map(readPlanet),
    home: facts.get("home") ?? null,
    faction: facts.get("faction") ?? null,
    offBoard: facts.has("offBoard"),
    egress: facts.has("egress"),
    lanes: lanes === void 0 ? null : lanes.split(",").map(readLane)
  };
}
var listed = (cell) => cell === "-" ? [] : cell.split("+");
var PLANET = /^(.+) (\d+)\/(\d+)(?: ([a-z+-]+))?(?: \^([a-z+-]+))?( !)?( @)?$/;
function readPlanet(text) {
  const [, name2 = "", resources, influence, traits = "-", specialties = "-", legendary, station] = PLANET.exec(text.trim()) ?? [];
  return {
    name: name2,
    resources: Number(resources),
    influence: Number(influence),
    traits: listed(traits),
    techSpecialties: listed(specialties),
    legendary: legendary !== void 0,
    spaceStation: station !== void 0
  };
}
function readLane(text) {
  const sides = text.split("-").map((side) => directions.find((direction) => direction === side));
  const [from, to] = sides;
  if (from === void 0 || to === void 0) throw new RangeError(`${text} is no lane`);
  return [from, to];
}
var tiles = tileLines.trim().split("\n").map(readTile);
var byId = new Map(tiles.map((tile) => [tile.id.toLowerCase(), tile]));
var findTile = (id2) => byId.get(id2.toLowerCase());

// packages/games/src/ti4/map-string.ts
var MOST_TOKENS = 400;
var TOKEN = /^(-?\d+)([A-Za-z])?(\d)?$/;
function readMapString(text, centre) {
  const tokens = text.split(/[\s,]+/).filter((token) => token !== "");
  if (tokens.length > MOST_TOKENS) return no({ code: "bad-map-token", token: tokens[MOST_TOKENS] ?? "" });
  const [first = ""] = tokens;
  const braced = /^\{(.*)\}$/.exec(first)?.[1];
  const isCentre = braced !== void 0 || first === "18" || first === "112";
  const placed = [];
  for (const token of isCentre ? [braced ?? first, ...tokens.slice(1)] : [centre, ...tokens]) {
    const read = readToken(token);
    if (!read.ok) return read;
    placed.push(read.value);
  }
  return yes(placed);
}
function readToken(token) {
  const [, digits, side = "", rotation = "0"] = TOKEN.exec(token) ?? [];
  if (token === "-1") return yes(null);
  if (/^0[gbr]?$/i.test(token)) return yes({ tile: "home", rotation: 0 });
  const named = findTile(FRACTURE[token.toUpperCase()] ?? token);
  if (named !== void 0) return yes({ tile: named, rotation: 0 });
  if (digits === void 0) return no({ code: "bad-map-token", token });
  if (Number(rotation) > 5) return no({ code: "bad-rotation", token });
  const found = numbered(Number(digits), side);
  if (found !== void 0) return yes({ tile: found, rotation: Number(rotation) });
  return no({ code: numbered(Number(digits), "") === void 0 ? "unknown-tile" : "bad-map-token", token });
}
function numbered(number, side) {
  const isFirst = side === "" || side.toUpperCase() === "A";
  return findTile(`${number}${side}`) ?? (isFirst ? findTile(`${number}`) ?? findTile(`${number}A`) : void 0);
}
var FRACTURE = Object.fromEntries(
  ["905B0", "906B0", "900B0", "901B0", "902B0", "903B0", "904B0"].map((token, at) => [token, `fracture${at + 1}`])
);
var key = ({ q, r }) => `${q} ${r}`;
function namer(warnings) {
  const count2 = /* @__PURE__ */ new Map();
  return ({ id: id2 }) => {
    const times = (count2.get(id2) ?? 0) + 1;
    count2.set(id2, times);
    if (times === 1) return id2;
    warnings.push({ code: "duplicate-tile", tile: id2, system: `${id2}#${times}` });
    return `${id2}#${times}`;
  };
}
function galaxyOf(placed, extra) {
  const warnings = [];
  const name2 = namer(warnings);
  const board = /* @__PURE__ */ new Map();
  const systems = [];
  for (const [index, each] of placed.entries()) {
    if (each === null) continue;
    const hex = spiralHex(index);
    const id2 = idOf(each.tile, index, name2);
    const isBeside = isBesideBoard(each.tile);
    if (id2 !== null) systems.push(systemOf(id2, each.tile, isBeside ? null : hex));
    if (!isBeside) board.set(key(hex), { placed: each, id: id2, hex });
  }
  for (const tile of extra) systems.push(systemOf(name2(tile), tile, null));
  return { systems, links: [...placeLinks(board), ...fractureLinks(systems)], warnings };
}
function idOf(tile, index, name2) {
  if (tile === "home") return `HOME${index}`;
  return tile.lanes === null ? name2(tile) : null;
}
var isBesideBoard = (tile) => tile !== "home" && (tile.offBoard || tile.back === "fracture");
function fractureLinks(systems) {
  const row = systems.filter(({ id: id2 }) => /^fracture\d$/.test(id2)).map(({ id: id2 }) => id2);
  return row.flatMap((a) => {
    const b = `fracture${Number(a.at(-1)) + 1}`;
    return row.includes(b) ? [{ a, b, kind: "edge" }] : [];
  });
}
function systemOf(id2, tile, position) {
  if (tile === "home") return { id: id2, tile: null, position, back: null, anomalies: [], wormholes: [], planets: [] };
  const { anomalies, wormholes, planets, back, egress } = tile;
  const letters = egress ? [...wormholes, "egress"] : wormholes;
  return {
    ...{ id: id2, tile: tile.id, position, back, planets },
    anomalies: anomalies.map((type) => ({ type, source: "tile" })),
    wormholes: letters.map((letter2) => ({ letter: letter2, source: "tile" }))
  };
}
function placeLinks(board) {
  const found = /* @__PURE__ */ new Map();
  for (const { id: id2, hex } of board.values()) {
    if (id2 === null) continue;
    for (const { end: end2, lanes } of directions.flatMap((side) => ends(board, hex, side))) {
      if (byCodeUnit(id2, end2) >= 0) continue;
      const kind = lanes ? "hyperlane" : "edge";
      found.set(`${id2} ${end2} ${kind}`, { a: id2, b: end2, kind });
    }
  }
  return [...found.values()];
}
function ends(board, from, side) {
  const found = [];
  const seen = /* @__PURE__ */ new Set();
  const walk = (hex, leaving, lanes) => {
    const next2 = board.get(key(neighbour(hex, leaving)));
    const entered = `${key(neighbour(hex, leaving))} ${leaving}`;
    if (next2 === void 0 || seen.has(entered)) return;
    seen.add(entered);
    if (next2.id !== null) found.push({ end: next2.id, lanes });
    else for (const exit of exits(next2.placed, opposite(leaving))) walk(next2.hex, exit, true);
  };
  walk(from, side, false);
  return found;
}
function exits({ tile, rotation }, entry) {
  if (tile === "home" || tile.lanes === null) return [];
  return turnedLanes(tile.lanes, rotation).flatMap(
    ([one, other]) => one === entry ? [other] : other === entry ? [one] : []
  );
}
var turnedLanes = (lanes, sixths) => lanes.map(([one, other]) => [turn(one, sixths), turn(other, sixths)]);

// packages/games/src/ti4/read-map.ts
var GREEK = new Map(
  [..."\u03B1\u03B2\u03B3\u03B4\u03B5"].map((sign, at) => [sign, ["alpha", "beta", "gamma", "delta", "epsilon"][at] ?? sign])
);
var letter = z2.string().min(1).max(40).transform((text) => GREEK.get(text.toLowerCase()) ?? text.toLowerCase());
var id = z2.string().min(1).max(60);
var count = z2.int().min(0).max(100);
var planet = z2.strictObject({ name: z2.string().max(100), resources: count, influence: count });
var addition = z2.strictObject({
  system: id,
  anomaly: z2.string().max(100).exactOptional(),
  wormhole: letter.exactOptional(),
  source: id,
  owner: id.exactOptional()
});
var additions = z2.array(addition).max(1e3).default([]);
var stringSchema = z2.strictObject({
  string: z2.string().max(1e4),
  centre: z2.string().max(20).default("18"),
  extra: z2.array(z2.string().max(20)).max(100).default([]),
  additions
});
var systemsSchema = z2.strictObject({
  systems: z2.array(
    z2.strictObject({
      id,
      anomalies: z2.array(z2.string().max(100)).max(20).default([]),
      wormholes: z2.array(letter).max(20).default([]),
      planets: z2.array(planet).max(20).default([])
    })
  ).max(300),
  links: z2.array(z2.tuple([id, id])).max(1e4).default([]),
  additions
});
var parseString = parser(stringSchema);
var parseSystems = parser(systemsSchema);
var FORMS = 'a map is "77 40 41 \u2026", {"string":"77 40 41 \u2026","centre":"18"} or {"systems":[{"id":"A"},\u2026],"links":[["A","B"],\u2026]}';
function readMap(input) {
  if (typeof input === "string") return readMap({ string: input });
  const has3 = (field) => typeof input === "object" && input !== null && field in input;
  if (has3("systems")) return build(parseSystems(input), fromSystems);
  return has3("string") ? build(parseString(input), fromString) : no({ code: "bad-request", path: "", problem: FORMS });
}
function build(parsed, make) {
  const base = parsed.ok ? make(parsed.value) : parsed;
  return base.ok && parsed.ok ? addAll(base.value, parsed.value.additions) : base;
}
function fromString({ string, centre, extra }) {
  const placed = readMapString(string, centre);
  if (!placed.ok) return placed;
  const beside = [];
  for (const name2 of extra) {
    const tile = findTile(name2);
    if (tile === void 0) return no({ code: "unknown-tile", token: name2 });
    if (tile.lanes !== null) return no({ code: "not-a-system", system: name2 });
    beside.push(tile);
  }
  return yes(galaxyOf(placed.value, beside));
}
function fromSystems({ systems, links }) {
  const made = [];
  const known2 = /* @__PURE__ */ new Set();
  for (const { id: name2, anomalies, wormholes, planets } of systems) {
    if (known2.has(name2)) return no({ code: "duplicate-system", system: name2 });
    known2.add(name2);
    const odd = anomalies.find((each) => !isAnomalyType(each));
    if (odd !== void 0) return no({ code: "unknown-anomaly", anomaly: odd, system: name2 });
    made.push({
      ...{ id: name2, tile: null, position: null, back: null },
      anomalies: anomalies.filter(isAnomalyType).map((type) => ({ type, source: "tile" })),
      wormholes: wormholes.map((name3) => ({ letter: name3, source: "tile" })),
      planets: planets.map((each) => ({
        ...each,
        traits: [],
        techSpecialties: [],
        legendary: false,
        spaceStation: false
      }))
    });
  }
  const stray = links.flat().find((each) => !known2.has(each));
  if (stray !== void 0) return no({ code: "unknown-system", system: stray });
  const joined2 = links.map(([a, b]) => ({ a, b, kind: "edge" }));
  const warnings = [];
  return yes({ systems: made, links: joined2, warnings });
}
function addAll(galaxy, list) {
  let after2 = galaxy;
  for (const { system, anomaly, wormhole, source, owner } of list) {
    if (!galaxy.systems.some((each) => each.id === system)) return no({ code: "unknown-system", system });
    if (anomaly !== void 0 && !isAnomalyType(anomaly)) return no({ code: "unknown-anomaly", anomaly, system });
    const added = {
      ...{ system, source },
      ...anomaly !== void 0 && { anomaly },
      ...wormhole !== void 0 && { wormhole },
      ...owner !== void 0 && { owner }
    };
    after2 = withAddition(after2, added);
  }
  return yes(after2);
}

// packages/games/src/ti4/data/units.ts
var unitLines = `
cruiser | Cruiser I | cruiser | - | base | I | cost=2 combat=7x1 move=2 plastic=8 ship
cruiser2 | Cruiser II | cruiser | - | base | II | cost=2 combat=6x1 move=3 capacity=1 plastic=8 ship
carrier | Carrier I | carrier | - | base | I | cost=3 combat=9x1 move=1 capacity=4 plastic=4 ship
carrier2 | Carrier II | carrier | - | base | II | cost=3 combat=9x1 move=2 capacity=6 plastic=4 ship
destroyer | Destroyer I | destroyer | - | base | I | cost=1 combat=9x1 move=2 plastic=8 barrage=9x2 ship
destroyer2 | Destroyer II | destroyer | - | base | II | cost=1 combat=8x1 move=2 plastic=8 barrage=6x3 ship
dreadnought | Dreadnought I | dreadnought | - | base | I | cost=4 combat=5x1 move=1 capacity=1 plastic=5 bombard=5x1 sustain ship
dreadnought2 | Dreadnought II | dreadnought | - | base | II | cost=4 combat=5x1 move=2 capacity=1 plastic=5 bombard=5x1 sustain noDirectHit ship
fighter | Fighter I | fighter | - | base | I | cost=1/2 combat=9x1 uses=1 plastic=10 ship
fighter2 | Fighter II | fighter | - | base | II | cost=1/2 combat=8x1 move=2 uses=1 plastic=10 ship
flagship | Factionless Flagship | flagship | - | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
infantry | Infantry I | infantry | - | base | I | cost=1/2 combat=8x1 uses=1 plastic=12 ground
infantry2 | Infantry II | infantry | - | base | II | cost=1/2 combat=7x1 uses=1 plastic=12 ground
pds | PDS I | pds | - | base | I | plastic=6 cannon=6x1 shield structure
pds2 | PDS II | pds | - | base | II | plastic=6 cannon=5x1+1 shield structure
spacedock | Space Dock I | space-dock | - | base | I | freeFighters=3 production=+2 plastic=3 structure
spacedock2 | Space Dock II | space-dock | - | base | II | freeFighters=3 production=+4 plastic=3 structure
warsun | War Sun | war-sun | - | base | II | cost=12 combat=3x3 move=2 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
mech | Factionless Mech | mech | - | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
arborec_flagship | Duha Menaimon | flagship | arborec | base | I | cost=8 combat=7x2 move=1 capacity=5 plastic=1 sustain ship
arborec_infantry | Letani Warrior I | infantry | arborec | base | I | cost=1/2 combat=8x1 uses=1 production=1 plastic=12 ground
arborec_infantry2 | Letani Warrior II | infantry | arborec | base | II | cost=1/2 combat=7x1 uses=1 production=2 plastic=12 ground
ghost_flagship | Hil Colish | flagship | ghost | base | I | cost=8 combat=5x1 move=1 capacity=3 plastic=1 sustain ship
hacan_flagship | Wrath of Kenara | flagship | hacan | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
jolnar_flagship | J.N.S. Hylarim | flagship | jolnar | base | I | cost=8 combat=6x2 move=1 capacity=3 plastic=1 sustain ship
l1z1x_dreadnought | Super Dreadnought I | dreadnought | l1z1x | base | I | cost=4 combat=5x1 move=1 capacity=2 plastic=5 bombard=5x1 sustain ship
l1z1x_dreadnought2 | Super Dreadnought II | dreadnought | l1z1x | base | II | cost=4 combat=4x1 move=2 capacity=2 plastic=5 bombard=4x1 sustain noDirectHit ship
l1z1x_flagship | [0.0.1] | flagship | l1z1x | base | I | cost=8 combat=5x2 move=1 capacity=5 plastic=1 sustain ship
letnev_flagship | Arc Secundus | flagship | letnev | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 bombard=5x3 sustain ship
mentak_flagship | Fourth Moon | flagship | mentak | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
muaat_flagship | The Inferno | flagship | muaat | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
muaat_warsun | Prototype War Sun I | war-sun | muaat | base | I | cost=12 combat=3x3 move=1 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
muaat_warsun2 | Prototype War Sun II | war-sun | muaat | base | II | cost=10 combat=3x3 move=3 capacity=6 plastic=2 bombard=3x3 sustain breaksShields ship
naalu_fighter | Hybrid Crystal Fighter I | fighter | naalu | base | I | cost=1/2 combat=8x1 uses=1 plastic=10 ship
naalu_fighter2 | Hybrid Crystal Fighter II | fighter | naalu | base | II | cost=1/2 combat=7x1 move=2 uses=1 plastic=10 ship
naalu_flagship | Matriarch | flagship | naalu | base | I | cost=8 combat=9x2 move=1 capacity=6 plastic=1 sustain ship
nekro_flagship | The Alastor | flagship | nekro | base | I | cost=8 combat=9x2 move=1 capacity=3 plastic=1 sustain ship
saar_flagship | Son of Ragh | flagship | saar | base | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 barrage=6x4 sustain ship
saar_spacedock | Floating Factory I | space-dock | saar | base | I | move=1 capacity=4 production=5 plastic=3 structure
saar_spacedock2 | Floating Factory II | space-dock | saar | base | II | move=2 capacity=5 production=7 plastic=3 structure
sardakk_dreadnought | Exotrireme I | dreadnought | sardakk | base | I | cost=4 combat=5x1 move=1 capacity=1 plastic=5 bombard=4x2 sustain ship
sardakk_dreadnought2 | Exotrireme II | dreadnought | sardakk | base | II | cost=4 combat=5x1 move=2 capacity=1 plastic=5 bombard=4x2 sustain noDirectHit ship
sardakk_flagship | C'morran N'orr | flagship | sardakk | base | I | cost=8 combat=6x2 move=1 capacity=3 plastic=1 sustain ship
sol_carrier | Advanced Carrier I | carrier | sol | base | I | cost=3 combat=9x1 move=1 capacity=6 plastic=4 ship
sol_carrier2 | Advanced Carrier II | carrier | sol | base | II | cost=3 combat=9x1 move=2 capacity=8 plastic=4 sustain ship
sol_flagship | Genesis | flagship | sol | base | I | cost=8 combat=5x2 move=1 capacity=12 plastic=1 sustain ship
sol_infantry | Spec Ops I | infantry | sol | base | I | cost=1/2 combat=7x1 uses=1 plastic=12 ground
sol_infantry2 | Spec Ops II | infantry | sol | base | II | cost=1/2 combat=6x1 uses=1 plastic=12 ground
winnu_flagship | Salai Sai Corian | flagship | winnu | base | I | cost=8 combat=7x? move=1 capacity=3 plastic=1 sustain ship
xxcha_flagship | Loncara Ssodu | flagship | xxcha | base | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 cannon=5x3+1 sustain ship
yin_flagship | Van Hauge | flagship | yin | base | I | cost=8 combat=9x2 move=1 capacity=3 plastic=1 sustain ship
yssaril_flagship | Y'sia Y'ssrila | flagship | yssaril | base | I | cost=8 combat=5x2 move=2 capacity=3 plastic=1 sustain ship
arborec_mech | Letani Behemoth | mech | arborec | pok | I | cost=2 combat=6x1 uses=1 production=2 plastic=4 sustain shield ground
argent_destroyer | Strike Wing Alpha I | destroyer | argent | pok | I | cost=1 combat=8x1 move=2 capacity=1 plastic=8 barrage=9x2 ship
argent_destroyer2 | Strike Wing Alpha II | destroyer | argent | pok | II | cost=1 combat=7x1 move=2 capacity=1 plastic=8 barrage=6x3 ship
argent_flagship | Quetzecoatl | flagship | argent | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
argent_mech | Aerie Sentinel | mech | argent | pok | I | cost=2 combat=6x1 plastic=4 sustain ground
cabal_flagship | The Terror Between | flagship | cabal | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 bombard=5x1 sustain ship
cabal_mech | Reanimator | mech | cabal | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
cabal_spacedock | Dimensional Tear I | space-dock | cabal | pok | I | freeFighters=6 production=5 plastic=3 structure
cabal_spacedock2 | Dimensional Tear II | space-dock | cabal | pok | II | freeFighters=12 production=7 plastic=3 structure
empyrean_flagship | Dynamo | flagship | empyrean | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
empyrean_mech | Watcher | mech | empyrean | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
ghost_mech | Icarus Drive | mech | ghost | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
hacan_mech | Pride of Kenara | mech | hacan | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
jolnar_mech | Shield Paling | mech | jolnar | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
l1z1x_mech | Annihilator | mech | l1z1x | pok | I | cost=2 combat=6x1 uses=1 plastic=4 bombard=8x1 sustain ground
letnev_mech | Dunlain Reaper | mech | letnev | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
mahact_flagship | Arvicon Rex | flagship | mahact | pok | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
mahact_infantry | Crimson Legionnaire I | infantry | mahact | pok | I | cost=1/2 combat=8x1 uses=1 plastic=12 ground
mahact_infantry2 | Crimson Legionnaire II | infantry | mahact | pok | II | cost=1/2 combat=7x1 uses=1 plastic=12 ground
mahact_mech | Starlancer | mech | mahact | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
mentak_mech | Moll Terminus | mech | mentak | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
muaat_mech | Ember Colossus | mech | muaat | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naalu_mech | Iconoclast | mech | naalu | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naaz_flagship | Visz El Vir | flagship | naaz | pok | I | cost=8 combat=9x2 move=1 capacity=4 plastic=1 sustain ship
naaz_mech | Eidolon | mech | naaz | pok | I | cost=2 combat=6x2 uses=1 plastic=4 sustain ground
naaz_mech_space | Z-Grav Eidolon | mech | naaz | pok | I | cost=2 combat=8x2 plastic=4 ship
nekro_mech | Mordred | mech | nekro | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
nomad_flagship | Memoria I | flagship | nomad | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 barrage=8x3 sustain ship
nomad_flagship2 | Memoria II | flagship | nomad | pok | II | cost=8 combat=5x2 move=2 capacity=6 plastic=1 barrage=5x3 sustain ship
nomad_mech | Quantum Manipulator | mech | nomad | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
saar_mech | Scavenger Zeta | mech | saar | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
sardakk_mech | Valkyrie Exoskeleton | mech | sardakk | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
sol_mech | ZS Thunderbolt M2 | mech | sol | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
titans_cruiser | Saturn Engine I | cruiser | titans | pok | I | cost=2 combat=7x1 move=2 capacity=1 plastic=8 ship
titans_cruiser2 | Saturn Engine II | cruiser | titans | pok | II | cost=2 combat=6x1 move=3 capacity=2 plastic=8 sustain ship
titans_flagship | Ouranos | flagship | titans | pok | I | cost=8 combat=7x2 move=1 capacity=3 plastic=1 sustain ship
titans_mech | Hecatoncheires | mech | titans | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
titans_pds | Hel-Titan I | pds | titans | pok | I | combat=7x1 production=1 plastic=6 cannon=6x1 sustain shield ground structure
titans_pds2 | Hel-Titan II | pds | titans | pok | II | combat=6x1 production=1 plastic=6 cannon=5x1+1 sustain shield ground structure
winnu_mech | Reclaimer | mech | winnu | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
xxcha_mech | Indomitus | mech | xxcha | pok | I | cost=2 combat=6x1 uses=1 plastic=4 cannon=8x1+1 sustain ground
yin_mech | Moyin's Ashes | mech | yin | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
yssaril_mech | Blackshade Infiltrator | mech | yssaril | pok | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naalu_mech_omega | Iconoclast Omega | mech | naalu | codex | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
keleres_flagship | Artemiris | flagship | keleresm | codex | I | cost=8 combat=7x2 move=1 capacity=6 plastic=1 sustain ship
keleres_mech | Omniopiares | mech | keleresm | codex | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
bastion_flagship | The Egeiro | flagship | bastion | thunders-edge | I | cost=8 combat=9x1 move=1 capacity=3 production=1 plastic=1 sustain ship
bastion_mech | A3 Valiance | mech | bastion | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
bastion_spacedock | 4x41C "Helios" V1 | space-dock | bastion | thunders-edge | I | freeFighters=3 production=+2 plastic=3 structure
bastion_spacedock2 | 4x41C "Helios" V2 | space-dock | bastion | thunders-edge | II | freeFighters=3 production=+4 plastic=3 structure
deepwrought_flagship | D.W.S. Luminous | flagship | deepwrought | thunders-edge | I | cost=8 combat=7x2 move=1 capacity=6 plastic=1 sustain ship
deepwrought_mech | Eanautic | mech | deepwrought | thunders-edge | I | cost=2 combat=6x1 uses=1 production=1 plastic=4 sustain ground
crimson_flagship | Quietus | flagship | crimson | thunders-edge | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
crimson_mech | Revenant | mech | crimson | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
crimson_destroyer | Exile I | destroyer | crimson | thunders-edge | I | cost=1 combat=8x1 move=2 plastic=8 barrage=9x2 ship
crimson_destroyer2 | Exile II | destroyer | crimson | thunders-edge | II | cost=1 combat=7x1 move=2 plastic=8 barrage=6x3 ship
ralnel_flagship | Last Dispatch | flagship | ralnel | thunders-edge | I | cost=8 combat=8x2 move=2 capacity=4 plastic=1 sustain ship
ralnel_mech | Alarum | mech | ralnel | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
ralnel_destroyer | Linkship I | destroyer | ralnel | thunders-edge | I | cost=1 combat=9x1 move=3 plastic=8 barrage=9x2 ship
ralnel_destroyer2 | Linkship II | destroyer | ralnel | thunders-edge | II | cost=1 combat=8x1 move=4 plastic=8 barrage=6x3 ship
firmament_flagship | Heaven's Eye | flagship | firmament | thunders-edge | I | cost=8 combat=5x2 move=1 capacity=3 plastic=1 sustain ship
obsidian_flagship | Heaven's Hollow | flagship | obsidian | thunders-edge | I | cost=8 combat=5x3 move=1 capacity=3 plastic=1 sustain ship
firmament_mech | Viper EX-23 | mech | firmament | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
obsidian_mech | Viper Hollow | mech | obsidian | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
naaz_voltron | Eidolon Maximum | mech | naaz | thunders-edge | II | combat=4x4 move=3 plastic=4 sustain ship ground
mentak_cruiser3 | Corsair | cruiser | mentak | thunders-edge | II | cost=2 combat=6x1 move=3 capacity=2 plastic=8 ship
naalu_mech_te | Iconoclast TE | mech | naalu | thunders-edge | I | cost=2 combat=6x1 uses=1 plastic=4 sustain ground
`;

// packages/games/src/ti4/units.ts
var units = unitLines.trim().split("\n").map(readUnit);
var byId2 = new Map(units.map((unit) => [unit.id, unit]));
var findUnit = (id2) => byId2.get(id2);
function readUnit(text) {
  const cells = text.split("|").map((cell) => cell.trim());
  const [id2 = "", name2 = "", type = "", faction = "-", set = "", level = "", rest = ""] = cells;
  const facts = new Map(rest.split(" ").map((fact) => [fact.split("=")[0] ?? "", fact.split("=")[1] ?? ""]));
  const number = (key2) => Number(facts.get(key2) ?? 0);
  const [cost, perCost = "1"] = facts.get("cost")?.split("/") ?? [];
  const [value, dice] = facts.get("combat")?.split("x") ?? [];
  return {
    ...{ id: id2, name: name2, type, faction: faction === "-" ? null : faction, set, upgraded: level === "II" },
    ...{ cost: cost === void 0 ? null : Number(cost), perCost: Number(perCost) },
    combat: value === void 0 ? null : { value: Number(value), dice: dice === "?" ? null : Number(dice) },
    ...{ move: number("move"), capacity: number("capacity"), freeFighters: number("freeFighters") },
    ...{ uses: number("uses"), production: number("production") },
    ...{ barrage: readDice(facts.get("barrage")), cannon: readDice(facts.get("cannon")) },
    ...{ bombard: readDice(facts.get("bombard")), sustain: facts.has("sustain"), shield: facts.has("shield") },
    ...{ breaksShields: facts.has("breaksShields"), noDirectHit: facts.has("noDirectHit") },
    plastic: facts.has("plastic") ? number("plastic") : null,
    kind: facts.has("ship") ? "ship" : facts.has("ground") ? "ground" : "structure"
  };
}
function readDice(text) {
  if (text === void 0) return null;
  const [value = 0, dice = 0, range = 0] = text.split(/[x+]/).map(Number);
  return { value, dice, range };
}

// packages/games/src/ti4/voyage.ts
function linksFor({ galaxy, effects }) {
  const joins = effects.some(({ joinsAlphaBeta }) => joinsAlphaBeta);
  const isEither = (letter2) => letter2 === "alpha" || letter2 === "beta";
  const matching = linksOf(
    galaxy,
    (one, other) => sameLetter(one, other) || joins && isEither(one) && isEither(other)
  );
  return effects.some(({ joinsScars }) => joinsScars) ? [...matching, ...scarLinks(galaxy)] : matching;
}
function movementLinks(voyage) {
  const { effects } = voyage;
  const links = linksFor(voyage);
  const isBanned = effects.some(({ bansAlphaBeta }) => bansAlphaBeta);
  if (!isBanned || effects.some(({ overridesBan }) => overridesBan)) return links;
  return links.filter(({ kind }) => kind !== "wormhole:alpha" && kind !== "wormhole:beta");
}
function scarLinks({ systems }) {
  const scars = systems.filter((system) => has(system, "entropic-scar"));
  return scars.flatMap(({ id: a }, at) => scars.slice(at + 1).map(({ id: b }) => ({ a, b, kind: "effect" })));
}
var has = ({ anomalies }, type) => anomalies.some((entry) => entry.type === type);
function obstaclesThrough(voyage, system, ship) {
  const { id: id2 } = system;
  const found = [];
  const passes = (type) => may(voyage, ship, type, "through");
  if (voyage.others.has(id2) && !isPastShips(voyage, id2, ship))
    found.push({ code: "blocked-by-ships", rule: "LRR 58.4b", system: id2 });
  if (has(system, "asteroid-field") && !passes("asteroid-field")) found.push(fieldIn(id2));
  if (has(system, "supernova") && !passes("supernova")) found.push(supernovaIn(id2));
  if (has(system, "nebula") && !passes("nebula")) found.push(nebulaIn(id2, voyage.active));
  return found;
}
function isPastShips({ effects, others, own, active }, id2, ship) {
  return effects.some(
    (effect) => effect.pastShips && isFor(effect, ship) && (!effect.ifActiveHeldByOthers || others.has(active)) && (!effect.ifOwnUnits || own.has(id2))
  );
}
function obstaclesInto(voyage, system, ship) {
  const found = [];
  const enters = (type) => may(voyage, ship, type, "into");
  if (has(system, "asteroid-field") && !enters("asteroid-field")) found.push(fieldIn(system.id));
  if (has(system, "supernova") && !enters("supernova")) found.push(supernovaIn(system.id));
  return found;
}
var fieldIn = (system) => ({
  ...{ code: "asteroid-field", rule: "LRR 11.1", system, anomaly: "asteroid-field" }
});
var supernovaIn = (system) => ({
  ...{ code: "supernova", rule: "LRR 86.1", system, anomaly: "supernova" }
});
var nebulaIn = (system, active) => system === active ? { code: "nebula-through", rule: "LRR 59.1a", system, anomaly: "nebula" } : { code: "nebula-not-active", rule: "LRR 59.1", system, anomaly: "nebula" };
function may({ effects, rules: rules3 }, ship, type, way) {
  if (type === "asteroid-field" && rules3.asteroidSealed) return false;
  if (type === "supernova" && rules3.supernovaSealed) return false;
  return effects.some((effect) => {
    if (effect.id === "antimass-deflectors" && rules3.antimassThroughOnly && way === "into") return false;
    return effect[way]?.includes(type) === true && isFor(effect, ship);
  });
}

// packages/games/src/ti4/skirmish/force.ts
var nobody = { units: {}, damaged: {} };
function tidy(counts2) {
  const entries = Object.entries(counts2).filter(([, count2]) => count2 > 0);
  return Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1));
}
var sumOf = (counts2) => Object.values(counts2).reduce((sum, count2) => sum + count2, 0);
function plus(one, other) {
  const sum = { ...one };
  for (const [unit, count2] of Object.entries(other)) sum[unit] = (sum[unit] ?? 0) + count2;
  return tidy(sum);
}
var minus = (one, other) => plus(one, Object.fromEntries(Object.entries(other).map(([unit, count2]) => [unit, -count2])));
var only = (counts2, is) => tidy(Object.fromEntries(Object.entries(counts2).filter(([unit]) => is(unit))));
var isEmpty = ({ units: units2 }) => sumOf(units2) === 0;
var joined = (one, other) => ({
  units: plus(one.units, other.units),
  damaged: plus(one.damaged, other.damaged)
});
function without(force2, gone) {
  const units2 = minus(force2.units, gone);
  const damaged = Object.fromEntries(
    Object.entries(force2.damaged).map(([unit, count2]) => [unit, count2 - (gone[unit] ?? 0)])
  );
  return { units: units2, damaged: tidy(damaged) };
}
var taken = ({ damaged }, units2) => ({
  units: units2,
  damaged: tidy(
    Object.fromEntries(Object.entries(units2).map(([unit, count2]) => [unit, Math.min(count2, damaged[unit] ?? 0)]))
  )
});
var part = ({ units: units2, damaged }, is) => ({
  units: only(units2, is),
  damaged: only(damaged, is)
});
var holds = (counts2, some) => Object.entries(some).every(([unit, count2]) => (counts2[unit] ?? 0) >= count2);

// packages/games/src/ti4/skirmish/board.ts
var known = /* @__PURE__ */ new WeakMap();
function galaxyOf2(map) {
  const found = typeof map === "object" && map !== null ? known.get(map) : void 0;
  if (found !== void 0) return found;
  const read = readMap(map);
  if (!read.ok) throw new RangeError(`no map: ${read.refusal.code}`);
  if (typeof map === "object" && map !== null) known.set(map, read.value);
  return read.value;
}
var isShip = (unit) => findUnit(unit)?.kind === "ship";
var isGround = (unit) => findUnit(unit)?.kind === "ground";
var isStructure = (unit) => findUnit(unit)?.kind === "structure";
var isCapital = (unit) => isShip(unit) && findUnit(unit)?.type !== "fighter";
var inSpace = ({ space }, system, seat2) => space[system]?.[seat2] ?? nobody;
var hasShips = (state2, system, seat2) => Object.keys(inSpace(state2, system, seat2).units).some(isShip);
function rivalIn(state2, system, seat2) {
  const rival = Object.keys(state2.space[system] ?? {}).find(
    (other) => Number(other) !== seat2 && hasShips(state2, system, Number(other))
  );
  return rival === void 0 ? null : Number(rival);
}
function withSpace(state2, system, seat2, force2) {
  const { [seat2]: _, ...others } = state2.space[system] ?? {};
  const here = sumOf(force2.units) === 0 ? others : { ...others, [seat2]: force2 };
  const { [system]: __, ...elsewhere } = state2.space;
  const space = Object.keys(here).length === 0 ? elsewhere : { ...elsewhere, [system]: here };
  return { ...state2, space };
}
var planetsIn = ({ planets }, system) => Object.keys(planets).filter((planet2) => planets[planet2]?.system === system);
var dockIn = (state2, system, seat2) => planetsIn(state2, system).find((planet2) => {
  const { owner = null, force: force2 = nobody } = state2.planets[planet2] ?? {};
  return owner === seat2 && (force2.units["spacedock"] ?? 0) > 0;
});
function withPlanet(state2, planet2, change2) {
  const before = state2.planets[planet2];
  return before === void 0 ? state2 : { ...state2, planets: { ...state2.planets, [planet2]: { ...before, ...change2 } } };
}
function withPlayer(state2, seat2, change2) {
  return { ...state2, players: state2.players.map((player3, at) => at === seat2 ? { ...player3, ...change2 } : player3) };
}
function ownSystems({ space, planets }, seat2) {
  const own = Object.keys(space).filter((system) => space[system]?.[seat2] !== void 0);
  const held = Object.values(planets).flatMap(({ owner, system }) => owner === seat2 ? [system] : []);
  return /* @__PURE__ */ new Set([...own, ...held]);
}
function voyageOf(state2, seat2, active, rules3, drive) {
  const { tokens, effects } = state2.players[seat2] ?? { tokens: [], effects: [] };
  const moving = effects.filter((name2) => {
    const [id2 = "", argument] = name2.split(":");
    return Object.hasOwn(effectTable, id2) && effectTable[id2]?.takes === void 0 === (argument === void 0);
  });
  const read = readEffects(drive === void 0 ? moving : [...moving, `gravity-drive:${drive}`]);
  const others = Object.keys(state2.space).filter((system) => rivalIn(state2, system, seat2) !== null);
  return {
    ...{ galaxy: galaxyOf2(state2.map), rules: rules3, player: String(seat2), active },
    ...{ others: new Set(others), own: ownSystems(state2, seat2), tokens: new Set(tokens) },
    effects: read.ok ? read.value : []
  };
}
function shipsOf({ space }, seat2) {
  return Object.keys(space).flatMap((at) => {
    const force2 = space[at]?.[seat2] ?? nobody;
    return Object.entries(force2.units).flatMap(([unit, count2]) => {
      const whole3 = count2 - (force2.damaged[unit] ?? 0);
      const { move: move2 = 0, kind } = findUnit(unit) ?? {};
      if (kind !== "ship") return [];
      return Array.from({ length: count2 }, (_, index) => ({
        ...{ id: `${at}/${unit}/${index + 1}`, at, unit, move: move2, isDamaged: index >= whole3 }
      }));
    });
  });
}
function cargoIn(state2, seat2, system) {
  const carriable = (unit) => (findUnit(unit)?.uses ?? 0) > 0;
  const aloft = only(inSpace(state2, system, seat2).units, carriable);
  return planetsIn(state2, system).reduce((sum, planet2) => {
    const { owner, force: force2 } = state2.planets[planet2] ?? { owner: null, force: nobody };
    return owner === seat2 ? plus(
      sum,
      only(force2.units, (unit) => isGround(unit) && carriable(unit))
    ) : sum;
  }, aloft);
}
var combatEffects = ({ players }, seat2) => Object.fromEntries(
  (players[seat2]?.effects ?? []).flatMap((name2) => {
    const [id2 = "", count2 = "1"] = name2.split(":");
    return Object.hasOwn(combatTable, id2) ? [[id2, Number(count2)]] : [];
  })
);
var nearTo = (state2, system, seat2, rules3) => {
  const voyage = voyageOf(state2, seat2, system, rules3);
  return adjacencyOf(voyage.galaxy, linksFor(voyage)).get(system) ?? [];
};
var anomaliesIn = (state2, system) => (findSystem(galaxyOf2(state2.map), system)?.anomalies ?? []).map(({ type }) => type);
function gunsOf(state2, seat2, system, rules3) {
  const near = nearTo(state2, system, seat2, rules3);
  return Object.values(state2.planets).reduce((sum, { owner, force: force2, system: at }) => {
    const isNear = near.includes(at) && !anomaliesIn(state2, at).includes("entropic-scar");
    if (owner !== seat2 || at !== system && !isNear) return sum;
    return plus(
      sum,
      only(force2.units, (unit) => isGun(unit, at === system ? 0 : 1))
    );
  }, {});
}
var isGun = (unit, range) => (findUnit(unit)?.cannon?.range ?? -1) >= range;
var scoreOf = ({ planets }, seat2) => Object.values(planets).reduce(
  (sum, { owner, resources, influence }) => sum + (owner === seat2 ? resources + influence : 0),
  0
);
var incomeOf = ({ planets }, seat2) => Object.values(planets).reduce((sum, { owner, resources }) => sum + (owner === seat2 ? resources : 0), 0);

// packages/games/src/ti4/heap.ts
function push(heap, entry) {
  let at = heap.length;
  heap.push(entry);
  while (at > 0) {
    const parent = at - 1 >> 1;
    const above = heap[parent];
    if (above.key <= entry.key) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = entry;
}
function pop(heap) {
  const top = heap[0];
  const last = heap.pop();
  if (top === void 0 || last === void 0 || heap.length === 0) return top;
  let at = 0;
  for (let child = lesser(heap, at); child !== null; child = lesser(heap, at)) {
    const below = heap[child];
    if (below.key >= last.key) break;
    heap[at] = below;
    at = child;
  }
  heap[at] = last;
  return top;
}
function lesser(heap, at) {
  const left = 2 * at + 1;
  if (left >= heap.length) return null;
  const right = left + 1;
  return right < heap.length && heap[right].key < heap[left].key ? right : left;
}

// packages/games/src/ti4/move-value.ts
function riftOf({ rules: rules3, effects, player: player3 }, system) {
  const rifts = system.anomalies.filter(({ type }) => type === "gravity-rift");
  if (rifts.length === 0) return { isRift: false, bonus: 0, dice: 0 };
  const count2 = rules3.anomalyStacking === "multiset" ? rifts.length : 1;
  const isOwn = player3 !== null && rifts.some(({ owner }) => owner === player3);
  const noDice = isOwn || effects.some(({ noRiftDice }) => noRiftDice);
  const bonus = effects.some(({ noRiftBonus }) => noRiftBonus) ? 0 : count2;
  return { isRift: true, bonus, dice: noDice ? 0 : count2 };
}
var isInNebula = ({ galaxy, effects }, ship) => {
  const start2 = findSystem(galaxy, ship.at);
  return start2 !== void 0 && has(start2, "nebula") && !effects.some((effect) => effect.fullMoveInNebula && isFor(effect, ship));
};
var isCapped = (voyage, ship) => voyage.rules.nebulaMoveHardCap && isInNebula(voyage, ship);
function moveValue(voyage, ship) {
  const nebula = { op: "set", amount: 1, source: "nebula", rule: "LRR 59.2", system: ship.at };
  if (isCapped(voyage, ship)) return [nebula];
  const { effects, active } = voyage;
  const copied = effects.find((effect) => effect.copiesBestMove && isFor(effect, ship));
  const modifiers = [];
  if (copied !== void 0)
    modifiers.push({ op: "set", amount: voyage.bestMove ?? ship.move, source: copied.id, rule: copied.rule });
  else if (isInNebula(voyage, ship)) modifiers.push(nebula);
  for (const { move: move2, id: id2, rule, ifActiveNextToAnomaly, ...effect } of effects) {
    if (move2 === void 0 || !isFor({ id: id2, rule, ...effect }, ship)) continue;
    if (ifActiveNextToAnomaly && !isNextToAnomaly(voyage, active)) continue;
    modifiers.push({ op: "add", amount: move2, source: id2, rule });
  }
  return modifiers;
}
function isNextToAnomaly(voyage, system) {
  const near = adjacencyOf(voyage.galaxy, linksFor(voyage)).get(system) ?? [];
  return near.some((id2) => (findSystem(voyage.galaxy, id2)?.anomalies.length ?? 0) > 0);
}
function passBonus(voyage, ship, id2) {
  if (!voyage.effects.some(({ movePerPassed }) => movePerPassed !== void 0)) return 0;
  return isCapped(voyage, ship) ? 0 : sumOf2(passModifiers(voyage, ship, ["", id2, ""]));
}
function explainMove(voyage, ship, path) {
  const surge = isSurging(voyage, ship, path) ? surgeModifiers(voyage, ship) : [];
  return explain(ship.move, [...moveValue(voyage, ship), ...pathModifiers(voyage, ship, path), ...surge]);
}
var pathGain = (voyage, ship, path) => sumOf2(pathModifiers(voyage, ship, path));
var sumOf2 = (modifiers) => modifiers.reduce((sum, { amount }) => sum + amount, 0);
function pathModifiers(voyage, ship, path) {
  if (isCapped(voyage, ship)) return riftModifiers(voyage, path);
  return [...riftModifiers(voyage, path), ...passModifiers(voyage, ship, path), ...extraBonus(voyage, path)];
}
function riftModifiers(voyage, path) {
  const found = [];
  for (const id2 of path.slice(0, -1)) {
    const system = findSystem(voyage.galaxy, id2);
    const bonus = system === void 0 ? 0 : riftOf(voyage, system).bonus;
    if (bonus === 0 || voyage.rules.riftBonusOnce && found.length > 0) continue;
    found.push({ op: "add", amount: bonus, source: "gravity-rift", rule: "LRR 41.1", system: id2 });
  }
  return found;
}
function passModifiers(voyage, ship, path) {
  const passing = voyage.effects.filter((effect) => effect.movePerPassed !== void 0 && isFor(effect, ship));
  return path.slice(1, -1).flatMap(
    (system) => passing.filter(({ ifOwnUnits }) => !ifOwnUnits || voyage.own.has(system)).map(({ movePerPassed: amount = 0, id: source, rule }) => ({
      op: "add",
      amount,
      source,
      rule,
      system
    }))
  );
}
function extraBonus(voyage, path) {
  const leaves = path.slice(0, -1).some((id2) => {
    const system = findSystem(voyage.galaxy, id2);
    return system !== void 0 && has(system, "gravity-rift");
  });
  if (!leaves) return [];
  return voyage.effects.flatMap(
    ({ extraRiftBonus: amount, id: id2, rule }) => amount === void 0 ? [] : [{ op: "add", amount, source: id2, rule }]
  );
}
var extraRiftBonus = (voyage, ship) => isCapped(voyage, ship) ? 0 : voyage.effects.reduce((sum, effect) => sum + (effect.extraRiftBonus ?? 0), 0);
var surgeOf = (voyage, ship) => sumOf2(surgeModifiers(voyage, ship));
function surgeModifiers(voyage, ship) {
  const start2 = findSystem(voyage.galaxy, ship.at);
  if (start2 === void 0 || riftOf(voyage, start2).bonus === 0) return [];
  return voyage.effects.flatMap(
    ({ surge, id: source, rule }) => surge === void 0 ? [] : [{ op: "add", amount: surge.move, source, rule, system: ship.at }]
  );
}
function isSurging(voyage, ship, path) {
  const { value: move2 } = explain(ship.move, moveValue(voyage, ship));
  return surgeOf(voyage, ship) > 0 && path.length - 1 - pathGain(voyage, ship, path) > move2;
}
var LOST_ON = 3;
function exitsOf(voyage, ship, path) {
  const surging = isSurging(voyage, ship, path) ? voyage.effects.find(({ surge }) => surge)?.surge?.lostOn : void 0;
  return path.slice(0, -1).flatMap((id2, exit) => {
    const system = findSystem(voyage.galaxy, id2);
    const dice = system === void 0 ? 0 : riftOf(voyage, system).dice;
    return dice === 0 ? [] : [{ system: id2, exit, dice, lostOn: exit === 0 ? surging ?? LOST_ON : LOST_ON }];
  });
}
function survivalOf(exits2) {
  const faces = exits2.flatMap(({ dice, lostOn }) => Array.from({ length: dice }, () => 10 - lostOn));
  return faces.reduce((product, left) => product * left, 1) / 10 ** faces.length;
}

// packages/games/src/ti4/chart.ts
var HEAVY = 4096;
var NEVER = Number.POSITIVE_INFINITY;
var END = -1;
var FAR = 12;
function chartOf(voyage, ship, most) {
  const { galaxy, active, rules: rules3 } = voyage;
  const near = adjacencyOf(galaxy, movementLinks(voyage));
  const systems = [...galaxy.systems].sort((a, b) => byCodeUnit(a.id, b.id));
  const index = new Map(systems.map(({ id: id2 }, at) => [id2, at]));
  const nodes = systems.map((system) => {
    const around = (near.get(system.id) ?? []).map((other) => index.get(other) ?? 0);
    const gives = { ...riftOf(voyage, system), pass: passBonus(voyage, ship, system.id) };
    return { id: system.id, near: around, ...gives, through: obstaclesThrough(voyage, system, ship) };
  });
  const target = systems.find(({ id: id2 }) => id2 === active);
  const extra = extraRiftBonus(voyage, ship);
  const tables = {};
  const chart = {
    ...{
      nodes,
      index,
      active: index.get(active) ?? 0,
      once: rules3.riftBonusOnce,
      extra,
      most: Math.min(most, nodes.length)
    },
    into: target === void 0 ? [] : obstaclesInto(voyage, target, ship),
    least: nodes.some(({ bonus, pass }) => bonus + pass > 1) ? -nodes.length : 0 - extra,
    isWhole: most >= nodes.length,
    open: () => tables.open ??= search(chart, false),
    any: () => tables.any ??= search(chart, true),
    wide: () => tables.wide ??= chartOf(voyage, ship, nodes.length)
  };
  return chart;
}
var hasDetours = ({ least }) => least < 0;
var slotOf = ({ nodes, least }, node, cost, used) => ((cost - least) * 2 + used) * nodes.length + node;
function search(chart, forced) {
  const { nodes, least, most, active, into } = chart;
  const size = (most - least + 1) * 2 * nodes.length;
  const table2 = { weights: new Float64Array(size).fill(NEVER), next: new Int32Array(size).fill(END) };
  const heap = [];
  if (forced || into.length === 0) approach(chart, table2, heap, forced, active, END, into.length * HEAVY);
  for (let entry = pop(heap); entry !== void 0; entry = pop(heap)) {
    const { key: key2, slot } = entry;
    if (key2 > (table2.weights[slot] ?? 0)) continue;
    const node = slot % nodes.length;
    const barred = nodes[node]?.through.length ?? 0;
    if (forced || barred === 0) approach(chart, table2, heap, forced, node, slot, key2 + barred * HEAVY);
  }
  return table2;
}
function approach(chart, table2, heap, forced, node, rest, weight) {
  const { nodes } = chart;
  const { cost, used } = decode(chart, rest);
  const pass = rest === END ? 0 : nodes[node]?.pass ?? 0;
  for (const from of nodes[node]?.near ?? []) {
    const left = nodes[from];
    const { gain, isUsed } = exitGain(chart, left, used === 1);
    const key2 = weight + (forced ? 0 : left.dice * HEAVY) + 1;
    offer(chart, table2, heap, from, cost + 1 - gain - pass, isUsed ? 1 : 0, key2, rest);
  }
}
function exitGain({ once, extra }, { bonus, isRift }, isUsed) {
  const gain = (once && isUsed ? 0 : bonus) + (isRift && !isUsed ? extra : 0);
  return { gain, isUsed: isUsed || (once || extra > 0) && isRift };
}
function offer(chart, { weights, next: next2 }, heap, from, cost, used, key2, rest) {
  if (cost < chart.least || cost > chart.most) return;
  const slot = slotOf(chart, from, cost, used);
  const known2 = weights[slot] ?? 0;
  if (key2 > known2 || key2 === known2 && !isEarlier(chart, next2, rest, next2[slot] ?? END)) return;
  weights[slot] = key2;
  next2[slot] = rest;
  if (key2 < known2) push(heap, { key: key2, slot });
}
function decode({ nodes, least }, slot) {
  if (slot === END) return { cost: 0, used: 0 };
  const line = Math.floor(slot / nodes.length);
  return { cost: Math.floor(line / 2) + least, used: line % 2 };
}
var nodeAt = ({ nodes, active }, slot) => slot === END ? active : slot % nodes.length;
function isEarlier(chart, next2, one, other) {
  let [a, b] = [one, other];
  while (a !== b && nodeAt(chart, a) === nodeAt(chart, b) && a !== END && b !== END)
    [a, b] = [next2[a] ?? END, next2[b] ?? END];
  return nodeAt(chart, a) < nodeAt(chart, b);
}
function beginning(chart, table2, from, cost) {
  const node = chart.index.get(from) ?? 0;
  return lighter(chart, table2, slotOf(chart, node, cost, 0), slotOf(chart, node, cost, 1));
}
function lighter(chart, { weights, next: next2 }, one, other) {
  const [a, b] = [weights[one] ?? NEVER, weights[other] ?? NEVER];
  if (a !== b || a === NEVER) return b < a ? other : one;
  return isEarlier(chart, next2, other, one) ? other : one;
}
function costless(chart, table2, from) {
  let best = beginning(chart, table2, from, 0);
  for (let cost = -1; cost >= chart.least; cost -= 1)
    best = lighter(chart, table2, best, beginning(chart, table2, from, cost));
  return best;
}
function follow(chart, { next: next2 }, from) {
  const path = [chart.nodes[nodeAt(chart, from)]?.id ?? ""];
  for (let slot = from; slot !== END; ) {
    slot = next2[slot] ?? END;
    path.push(chart.nodes[nodeAt(chart, slot)]?.id ?? "");
  }
  return path;
}
function tradeOffs(chart, from, move2) {
  const table2 = chart.open();
  const found = [];
  let fewest = NEVER;
  for (let cost = 0; cost <= Math.min(move2, chart.most) && fewest > 0; cost += 1) {
    const slot = cost === 0 ? costless(chart, table2, from) : beginning(chart, table2, from, cost);
    const weight = table2.weights[slot] ?? NEVER;
    const rolls3 = Math.floor(weight / HEAVY);
    if (weight === NEVER || rolls3 >= fewest) continue;
    fewest = rolls3;
    found.push({ cost, rolls: rolls3, path: follow(chart, table2, slot) });
  }
  return found;
}
function wayOpened(chart, from, move2) {
  const table2 = chart.any();
  let best = null;
  for (let cost = chart.least; cost <= chart.most; cost += 1) {
    const slot = beginning(chart, table2, from, cost);
    const weight = table2.weights[slot] ?? NEVER;
    if (weight === NEVER) continue;
    const changes = Math.floor(weight / HEAVY) + Math.max(0, cost - move2);
    if (best === null || changes < best.changes) best = { cost, slot, changes };
  }
  if (!chart.isWhole && (best === null || best.changes > chart.most - move2)) return "further";
  if (best === null) return null;
  const path = follow(chart, table2, best.slot);
  const passed = [...new Set(path.slice(1, -1))];
  const obstacles = passed.flatMap((id2) => chart.nodes[chart.index.get(id2) ?? 0]?.through ?? []);
  return { path, cost: best.cost, obstacles: [...obstacles, ...chart.into] };
}

// packages/games/src/ti4/nearest.ts
function withoutCause(voyage, cause) {
  if (cause.code === "too-far") return withMove(voyage, cause.needed - cause.move);
  if (!("system" in cause)) return voyage;
  const less = (set) => new Set([...set].filter((id2) => id2 !== cause.system));
  if (cause.code === "start-has-token") return { ...voyage, tokens: less(voyage.tokens) };
  if (cause.code === "blocked-by-ships") return { ...voyage, others: less(voyage.others) };
  return "anomaly" in cause ? { ...voyage, galaxy: withoutAnomaly(voyage.galaxy, cause.system, cause.anomaly) } : voyage;
}
var withMove = (voyage, move2) => ({
  ...voyage,
  effects: [...voyage.effects, { id: "more-move", move: move2, rule: "LRR 58.4f" }]
});
function withoutAnomaly(galaxy, id2, anomaly) {
  const systems = galaxy.systems.map(
    (system) => system.id === id2 ? { ...system, anomalies: system.anomalies.filter(({ type }) => type !== anomaly) } : system
  );
  return { ...galaxy, systems };
}
var MOST_TRIED = 5e3;
function smallestChange(found, obstacles, move2, hasSmaller, works) {
  const size = found.reduce((sum, cause) => sum + (cause.code === "too-far" ? cause.needed - cause.move : 1), 0);
  const sizes = hasSmaller ? Array.from({ length: size - 1 }, (_, at) => at + 1) : [];
  let tried = 0;
  const firstOf = (some) => {
    for (const causes of setsOf(some, obstacles, move2)) {
      if (tried === MOST_TRIED) return null;
      tried += 1;
      if (works(causes)) return causes;
    }
    return null;
  };
  for (const some of sizes) {
    const causes = firstOf(some);
    if (causes !== null) return causes;
  }
  if (works(found)) return found;
  return firstOf(size) ?? [...found.filter(({ code }) => code !== "too-far"), further(found, move2)];
}
function further(causes, move2) {
  const far = causes.find((cause) => cause.code === "too-far");
  return { code: "too-far", rule: "LRR 58.4f", needed: (far?.needed ?? move2) + 1, move: move2 };
}
function* setsOf(size, obstacles, move2) {
  for (let more = 0; more <= size; more += 1) {
    const far = more === 0 ? [] : [{ code: "too-far", rule: "LRR 58.4f", needed: move2 + more, move: move2 }];
    for (const some of choose(obstacles, size - more)) yield [...some, ...far];
  }
}
function* choose(items, count2) {
  if (count2 === 0) yield [];
  for (const [at, item] of items.entries()) {
    if (count2 > 0) for (const rest of choose(items.slice(at + 1), count2 - 1)) yield [item, ...rest];
  }
}

// packages/games/src/ti4/reach.ts
function reach(voyage, ships) {
  const charts = /* @__PURE__ */ new Map();
  const far = ships.reduce((most, ship) => Math.max(most, explain(ship.move, moveValue(voyage, ship)).value), FAR);
  return ships.map((ship) => {
    const own = voyage.effects.map((effect) => effect.move === void 0 && isFor(effect, ship) ? "1" : "0");
    const key2 = [isCapped(voyage, ship) ? "1" : "0", ...own].join("");
    const chart = charts.get(key2) ?? chartOf(voyage, ship, far);
    charts.set(key2, chart);
    return reachOf(voyage, chart, ship);
  });
}
function heldBy({ active, tokens }, { at, move: move2 }) {
  const stuck = move2 === 0 ? [{ code: "cannot-move", rule: "LRR 58" }] : [];
  if (at === active || !tokens.has(at)) return stuck;
  return [...stuck, { code: "start-has-token", rule: "LRR 58.4c", system: at }];
}
function reachOf(voyage, chart, ship) {
  const { value: move2 } = explain(ship.move, moveValue(voyage, ship));
  const fixed = heldBy(voyage, ship);
  const options2 = fixed.length > 0 ? [] : optionsOf(voyage, chart, ship, move2);
  if (options2.length > 0) return { id: ship.id, reachable: true, options: options2 };
  return refused(voyage, chart, ship, move2, fixed);
}
function optionsOf(voyage, chart, ship, move2) {
  return tradeOffs(chart, ship.at, move2 + surgeOf(voyage, ship)).map(({ cost, rolls: rolls3, path }) => ({
    // A surge is taken where nothing less will do, and then counts for what it gives.
    ...{ path, moveNeeded: Math.min(cost, move2), rolls: rolls3, survival: survivalOf(exitsOf(voyage, ship, path)) },
    move: explainMove(voyage, ship, path)
  }));
}
function refused(voyage, chart, ship, move2, fixed) {
  const surge = surgeOf(voyage, ship);
  const opened = wayOpened(chart, ship.at, move2 + surge);
  if (opened === "further") return refused(voyage, chart.wide(), ship, move2, fixed);
  if (opened === null) {
    const cause = { code: "not-adjacent", rule: "LRR 6", system: ship.at };
    return refusedFor(ship, [...fixed, cause]);
  }
  const { obstacles, path } = opened;
  const cost = opened.cost - surge;
  const isFar = cost > move2 && ship.move > 0;
  const far = isFar ? [{ code: "too-far", rule: "LRR 58.4f", needed: cost, move: move2 }] : [];
  const found = [...obstacles, ...far];
  const isPlain2 = isSideEffectFree(voyage, ship, found) && !hasDetours(chart);
  const least = isPlain2 ? found : smallest(voyage, chart, ship, found, move2);
  const changes = [...fixed, ...least];
  const way = least === found ? path : wayAfter(voyage, ship, least) ?? path;
  return { ...refusedFor(ship, changes), nearest: { changes, path: way } };
}
function wayAfter(voyage, ship, changes) {
  const changed = changes.reduce(withoutCause, { ...voyage, tokens: /* @__PURE__ */ new Set() });
  return waysOf(changed, ship)[0]?.path;
}
function refusedFor({ id: id2 }, causes) {
  const [first] = causes;
  if (first === void 0) throw new RangeError(`${id2} is refused for no reason`);
  return { id: id2, reachable: false, options: [], refusal: { ...first, causes } };
}
function isSideEffectFree(voyage, ship, causes) {
  const conditional = voyage.effects.filter(({ ifActiveNextToAnomaly }) => ifActiveNextToAnomaly).map(({ id: id2 }) => id2);
  const counts2 = moveValue(voyage, ship).some(({ source }) => conditional.includes(source));
  return !counts2 || !causes.some((cause) => "anomaly" in cause);
}
function smallest(voyage, chart, ship, found, move2) {
  const { nodes, into } = chart;
  const isLoop = hasDetours(chart);
  const obstacles = [...nodes.flatMap(({ id: id2, through }) => id2 === ship.at && !isLoop ? [] : through), ...into];
  const isFirst = ({ code, system }, at) => obstacles.findIndex((each) => each.code === code && each.system === system) === at;
  const free = { ...voyage, tokens: /* @__PURE__ */ new Set() };
  const works = (causes) => reaches(causes.reduce(withoutCause, free), ship);
  return smallestChange(found, obstacles.filter(isFirst), move2, isLoop, works);
}
var reaches = (voyage, ship) => waysOf(voyage, ship).length > 0;
function waysOf(voyage, ship) {
  const { value } = explain(ship.move, moveValue(voyage, ship));
  const most = value + surgeOf(voyage, ship);
  return tradeOffs(chartOf(voyage, ship, Math.max(FAR, most)), ship.at, most);
}

// packages/games/src/ti4/skirmish/play.ts
var automatic = (run) => ({
  awaits: () => null,
  check: () => null,
  options: () => [],
  takes: [],
  run
});
var rollDie = ({ rng }) => () => rng.int(10) + 1;
var tell = ({ events }, event) => {
  events.push(event);
};
function tacticalOf({ tactical }) {
  if (tactical === null) throw new RangeError("no tactical action is under way");
  return tactical;
}

// packages/games/src/ti4/skirmish/move-choices.ts
function* moveChoices(state2, rules3) {
  yield* build2(state2, choicesOf(state2, rules3), []);
}
function sampleMove(state2, rules3, rng) {
  const moves = [];
  for (const choice of choicesOf(state2, rules3)) {
    const options2 = [...movesOf(state2, choice, moves)];
    const chosen = options2[rng.int(options2.length + 1)];
    if (chosen !== void 0) moves.push(chosen);
  }
  return { type: "move", moves };
}
function choicesOf(state2, rules3) {
  const { seat: seat2, system } = tacticalOf(state2);
  const ships = shipsOf(state2, seat2).filter(({ at }) => at !== system);
  const found = reach(voyageOf(state2, seat2, system, rules3), ships);
  return ships.flatMap((ship, at) => {
    const ways = (found[at]?.options ?? []).map(({ path }) => path);
    return ways.length === 0 ? [] : [{ ship, ways }];
  });
}
function* build2(state2, choices2, moves) {
  const [first, ...rest] = choices2;
  if (first === void 0) {
    yield { type: "move", moves };
    return;
  }
  for (const move2 of movesOf(state2, first, moves)) yield* build2(state2, rest, [...moves, move2]);
  yield* build2(state2, rest, moves);
}
function* movesOf(state2, { ship, ways }, before) {
  for (const path of ways) {
    const cargo2 = fullLoad(state2, tacticalOf(state2).seat, ship, before);
    if (cargo2.length > 0) yield { ship: ship.id, path, cargo: cargo2 };
    yield { ship: ship.id, path, cargo: [] };
  }
}
function fullLoad(state2, seat2, ship, before) {
  const taken2 = before.flatMap(({ cargo: cargo2 }) => cargo2).filter(({ from }) => from === ship.at);
  const there = cargoIn(state2, seat2, ship.at);
  let room = findUnit(ship.unit)?.capacity ?? 0;
  const units2 = Object.keys(there).sort((a, b) => rank(a) - rank(b));
  return units2.flatMap((unit) => {
    const gone = taken2.reduce((sum, load) => sum + (load.unit === unit ? load.count : 0), 0);
    const count2 = Math.min(room, (there[unit] ?? 0) - gone);
    if (count2 <= 0) return [];
    room -= count2;
    return [{ unit, count: count2, from: ship.at }];
  });
}
var rank = (unit) => findUnit(unit)?.type === "fighter" ? 1 : 0;

// packages/games/src/ti4/skirmish/read.ts
import { z as z3 } from "zod";

// packages/games/src/ti4/data/skirmish.ts
var abilityTable = {
  "dimensional-tear": { anomaly: "gravity-rift", where: "own-dock" },
  nova: { anomaly: "supernova", where: "own-ships" }
};
var startingSpace = { carrier: 2, cruiser: 1, destroyer: 1, fighter: 3 };
var startingGround = { infantry: 4, pds: 1, spacedock: 1 };
var homePlanet = { resources: 4, influence: 2 };
var producible = ["fighter", "infantry", "destroyer", "cruiser", "carrier", "dreadnought", "mech"];
var smallMap = {
  systems: [
    { id: "North", planets: [{ name: "Borealis", resources: 4, influence: 2 }] },
    { id: "South", planets: [{ name: "Australis", resources: 4, influence: 2 }] },
    { id: "Maw", anomalies: ["gravity-rift"] },
    { id: "Shoals", anomalies: ["asteroid-field"] },
    { id: "Ember", anomalies: ["supernova"] },
    { id: "Veil", anomalies: ["nebula"], planets: [{ name: "Mistral", resources: 2, influence: 2 }] },
    { id: "Crown", planets: [{ name: "Concord", resources: 1, influence: 6 }] },
    { id: "Quarry", planets: [{ name: "Basalt", resources: 3, influence: 0 }] },
    { id: "Garden", planets: [{ name: "Verdance", resources: 1, influence: 2 }] },
    { id: "Anvil", planets: [{ name: "Ironfold", resources: 2, influence: 1 }] },
    { id: "Lantern", planets: [{ name: "Beacon", resources: 1, influence: 3 }] },
    { id: "Gate", wormholes: ["alpha"] },
    { id: "Arch", wormholes: ["alpha"] }
  ],
  links: [
    ["North", "Quarry"],
    ["North", "Maw"],
    ["North", "Garden"],
    ["South", "Anvil"],
    ["South", "Maw"],
    ["South", "Lantern"],
    ["Maw", "Crown"],
    ["Quarry", "Shoals"],
    ["Shoals", "Crown"],
    ["Garden", "Veil"],
    ["Veil", "Crown"],
    ["Veil", "Lantern"],
    ["Anvil", "Ember"],
    ["Ember", "Crown"],
    ["Quarry", "Gate"],
    ["Anvil", "Arch"],
    ["Quarry", "Maw"],
    ["Lantern", "Maw"]
  ]
};
var smallHomes = ["North", "South"];

// packages/games/src/ti4/skirmish/read.ts
var name = z3.string().min(1).max(120);
var json = z3.custom((value) => value !== void 0, "this field is missing");
var counts = z3.record(name, z3.int().min(0).max(1e3));
var seat = z3.int().min(0).max(7);
var force = z3.strictObject({ units: counts, damaged: counts });
var start = z3.strictObject({
  home: name,
  space: counts.default(startingSpace),
  ground: counts.default(startingGround),
  fleets: z3.record(name, counts).default({}),
  garrisons: z3.record(name, counts).default({}),
  effects: z3.array(name).max(30).default([]),
  abilities: z3.array(name).max(10).default([])
});
var options = z3.strictObject({ map: json.default(smallMap), starts: z3.array(start).max(8).default([]) });
var parseOptions = parser(options);
function readOptions(input) {
  const parsed = parseOptions(input);
  if (!parsed.ok) return parsed;
  const map = readMap(parsed.value.map);
  if (!map.ok) return no({ ...map.refusal, path: `/map${map.refusal["path"] ?? ""}` });
  if (parsed.value.starts.length > 0) return yes(parsed.value);
  const ids = map.value.systems.map(({ id: id2 }) => id2);
  const isOurs = typeof input === "object" && input !== null && !("map" in input);
  const homes = isOurs ? smallHomes : ids.filter((id2) => id2.startsWith("HOME"));
  const starts = homes.slice(0, 8).map((home) => ({
    ...{ home, space: startingSpace, ground: startingGround, fleets: {}, garrisons: {}, effects: [], abilities: [] }
  }));
  return yes({ map: parsed.value.map, starts });
}
var rules2 = z3.strictObject({
  ...rulesFields,
  rounds: z3.int().min(1).max(20),
  tactics: z3.int().min(1).max(16),
  fleetPool: z3.int().min(1).max(16),
  treasury: z3.int().min(0).max(100)
});
var readRules = parser(rules2);
var cargo = z3.strictObject({ unit: name, count: z3.int().min(1).max(100), from: name });
var shipMove = z3.strictObject({
  ship: name,
  path: z3.array(name).max(100),
  cargo: z3.array(cargo).max(20).default([])
});
var action = z3.discriminatedUnion("type", [
  z3.strictObject({ type: z3.literal("activate"), system: name }),
  z3.strictObject({ type: z3.literal("ability"), ability: name, system: name }),
  z3.strictObject({ type: z3.literal("pass") }),
  z3.strictObject({ type: z3.literal("move"), moves: z3.array(shipMove).max(100), drive: name.exactOptional() }),
  z3.strictObject({ type: z3.literal("remove"), units: counts }),
  z3.strictObject({ type: z3.literal("assign"), sustain: counts, destroy: counts, destroyDamaged: counts }),
  z3.strictObject({ type: z3.literal("retreat"), to: name.nullable() }),
  z3.strictObject({ type: z3.literal("bombard"), targets: z3.record(name, counts) }),
  z3.strictObject({ type: z3.literal("land"), landings: z3.record(name, counts) }),
  z3.strictObject({ type: z3.literal("produce"), units: counts })
]);
var readAction = parser(action);
var where = z3.union([
  z3.strictObject({ place: z3.literal("space") }),
  z3.strictObject({ place: z3.literal("ground"), planet: name })
]);
var plain = z3.enum([
  "turn",
  "move",
  "cannons",
  "combat",
  "barrage",
  "round",
  "round-end",
  "bombard",
  "land",
  "produce",
  "end"
]);
var task = z3.union([
  z3.strictObject({ task: plain }),
  z3.strictObject({ task: z3.literal("fleet-pool"), seat, system: name }),
  z3.strictObject({ task: z3.literal("cannon"), by: seat, at: seat }),
  z3.strictObject({ task: z3.literal("retreat"), camp: z3.enum(["attacker", "defender"]) }),
  z3.strictObject({
    ...{ task: z3.literal("assign"), seat, hits: z3.int().min(0).max(1e3), inRound: z3.boolean(), where },
    scope: z3.enum(["all", "fighters", "no-fighters"])
  }),
  z3.strictObject({ task: z3.enum(["defense", "ground-round"]), planet: name })
]);
var whole2 = z3.int().min(0).max(1e5);
var state = z3.strictObject({
  map: json,
  planets: z3.record(
    name,
    z3.strictObject({
      ...{ system: name, resources: whole2, influence: whole2, owner: seat.nullable(), force },
      landed: force.nullable()
    })
  ),
  space: z3.record(name, z3.record(z3.string().regex(/^[0-7]$/), force)),
  players: z3.array(
    z3.strictObject({
      ...{ tactic: whole2, treasury: whole2, hasPassed: z3.boolean(), tokens: z3.array(name).max(300) },
      ...{ effects: z3.array(name).max(30), abilities: z3.array(name).max(10) }
    })
  ).min(2).max(8),
  round: whole2,
  turn: seat,
  tactical: z3.strictObject({
    ...{ seat, system: name, round: whole2 },
    retreat: z3.strictObject({ seat, to: name }).nullable()
  }).nullable(),
  todo: z3.array(task).max(100),
  awaited: seat.nullable()
});
var parseState = parser(state);
function readState(input) {
  const parsed = parseState(input);
  if (!parsed.ok) return parsed;
  const map = readMap(parsed.value.map);
  if (!map.ok) return no({ ...map.refusal, path: `/map${map.refusal["path"] ?? ""}` });
  const systems = new Set(map.value.systems.map(({ id: id2 }) => id2));
  const { space, planets, tactical, players, todo, awaited } = parsed.value;
  const named = [
    ...Object.keys(space),
    ...Object.values(planets).map(({ system }) => system),
    tactical?.system ?? []
  ].flat();
  const stray = named.find((system) => !systems.has(system));
  if (stray !== void 0) return no({ code: "unknown-system", system: stray });
  const isSeated = awaited === null ? todo.length === 0 : awaited < players.length && todo.length > 0;
  if (!isSeated)
    return no({ code: "bad-request", path: "/awaited", problem: "nobody at the table, or nothing to decide" });
  return yes({ ...parsed.value, todo: parsed.value.todo });
}

// packages/games/src/ti4/skirmish/setup.ts
function setUp({ map, starts }, rules3) {
  const kept = typeof map === "string" ? { string: map } : map;
  const systems = galaxyOf2(kept).systems;
  const problem = problemOf(
    starts,
    systems.map(({ id: id2 }) => id2)
  );
  if (problem !== null) return no({ code: "bad-table", ...problem });
  const free = freePlanets(systems, starts);
  if (typeof free === "string") return no({ code: "bad-table", problem: "twin-planets", name: free });
  const stray = strayIn(starts, free, new Set(systems.map(({ id: id2 }) => id2)));
  if (stray !== null) return no({ code: "bad-table", ...stray });
  const players = starts.map(({ effects, abilities }) => ({
    ...{ tactic: rules3.tactics, treasury: rules3.treasury, hasPassed: false, tokens: [], effects, abilities }
  }));
  const placed = { planets: starts.reduce(withHome, free), space: fleetsOf(starts) };
  return yes({
    ...{ map: kept, ...placed, players, round: 1, turn: 0, tactical: null, todo: [{ task: "turn" }], awaited: 0 }
  });
}
function freePlanets(systems, starts) {
  const planets = {};
  for (const { id: system, planets: here } of systems) {
    const isBare = here.length === 0 && starts.some(({ home }) => home === system);
    for (const { name: name2, resources, influence } of isBare ? [{ name: system, ...homePlanet }] : here) {
      if (Object.hasOwn(planets, name2)) return name2;
      planets[name2] = { system, resources, influence, owner: null, force: nobody, landed: null };
    }
  }
  return planets;
}
function withHome(planets, { home, ground, garrisons }, seat2) {
  const first = Object.keys(planets).find((name2) => planets[name2]?.system === home);
  return Object.fromEntries(
    Object.entries(planets).map(([name2, planet2]) => {
      const isOwn = planet2.system === home || garrisons[name2] !== void 0;
      const units2 = plus(name2 === first ? ground : {}, garrisons[name2] ?? {});
      return [name2, isOwn ? { ...planet2, owner: seat2, force: { units: units2, damaged: {} } } : planet2];
    })
  );
}
function fleetsOf(starts) {
  const space = {};
  for (const [seat2, { home, space: ships, fleets: fleets3 }] of starts.entries()) {
    for (const [system, units2] of [[home, ships], ...Object.entries(fleets3)])
      if (sumOf(units2) > 0)
        space[system] = {
          ...space[system],
          [seat2]: { units: plus(space[system]?.[seat2]?.units ?? {}, units2), damaged: {} }
        };
  }
  return space;
}
function strayIn(starts, planets, systems) {
  const places = starts.flatMap(({ fleets: fleets3 }) => Object.keys(fleets3));
  const lost = places.find((system) => !systems.has(system));
  if (lost !== void 0) return { problem: "unknown-system", name: lost };
  const held = starts.flatMap(({ garrisons }) => Object.keys(garrisons));
  const unknown = held.find((planet2) => planets[planet2] === void 0);
  if (unknown !== void 0) return { problem: "unknown-planet", name: unknown };
  const crowded = starts.flatMap(({ home, fleets: fleets3 }) => [.../* @__PURE__ */ new Set([home, ...Object.keys(fleets3)])]);
  const shared = [...crowded, ...held].find((place, at, all) => all.indexOf(place) !== at);
  return shared === void 0 ? null : { problem: "shared-place", name: shared };
}
function problemOf(starts, systems) {
  if (starts.length < 2) return { problem: "too-few-players", name: `${starts.length}` };
  const homes = starts.map(({ home }) => home);
  const stray = homes.find((home) => !systems.includes(home));
  if (stray !== void 0) return { problem: "unknown-system", name: stray };
  return starts.map(oddIn).find((problem) => problem !== null) ?? null;
}
function oddIn({ space, ground, fleets: fleets3, garrisons, effects, abilities }) {
  const kindOf = (unit) => findUnit(unit)?.kind;
  const unitsOf2 = (counts2) => counts2.flatMap((each) => Object.keys(each));
  const misplaced = [
    ...unitsOf2([space, ...Object.values(fleets3)]).filter((unit) => (kindOf(unit) ?? "structure") === "structure"),
    ...unitsOf2([ground, ...Object.values(garrisons)]).filter((unit) => (kindOf(unit) ?? "ship") === "ship")
  ][0];
  if (misplaced !== void 0) return { problem: "misplaced-unit", name: misplaced };
  const effect = effects.find((id2) => !isEffect(id2));
  if (effect !== void 0) return { problem: "unknown-effect", name: effect };
  const ability = abilities.find((id2) => !Object.hasOwn(abilityTable, id2));
  return ability === void 0 ? null : { problem: "unknown-ability", name: ability };
}
var isEffect = (id2) => id2 === "gravity-drive" || Object.hasOwn(effectTable, id2) && effectTable[id2]?.takes === void 0 || Object.hasOwn(combatTable, id2) && !combatTable[id2]?.counted && !combatTable[id2]?.repairsAll;

// packages/games/src/ti4/combat/casualties.ts
var shieldsAt = ({ kinds }) => 2 * kinds.length;
var repairsAt = (kit) => shieldsAt(kit) + 1;
var directHitsAt = (kit) => shieldsAt(kit) + 2;
var draftOf = (kit, state2) => ({
  counts: state2.slice(),
  fresh: kit.repairsEachRound ? kit.kinds.map(() => 0) : []
});
var wholeOf = (state2, kind) => state2[2 * kind] ?? 0;
var damagedOf = (state2, kind) => state2[2 * kind + 1] ?? 0;
var aliveOf = (state2, kind) => wholeOf(state2, kind) + damagedOf(state2, kind);
var change = (counts2, at, by) => {
  counts2[at] = (counts2[at] ?? 0) + by;
};
var isIn = (isFighter, scope) => scope === "all" || isFighter === (scope === "fighters");
function sustainer(kit, counts2, scope) {
  if (kit.isEarly) {
    for (const at of kit.sustainers)
      if (wholeOf(counts2, at) > 0 && isIn(kit.kinds[at]?.isFighter ?? false, scope)) return at;
    return -1;
  }
  const turn3 = nextLost(kit, counts2, scope);
  return turn3 >= 0 && kit.kinds[turn3]?.sustains && wholeOf(counts2, turn3) > 0 ? turn3 : -1;
}
function nextLost({ kinds }, counts2, scope) {
  for (let at = 0; at < kinds.length; at += 1)
    if (aliveOf(counts2, at) > 0 && isIn(kinds[at]?.isFighter ?? false, scope)) return at;
  return -1;
}
function takeHit(kit, draft, scope, note) {
  const { counts: counts2, fresh } = draft;
  const strong = sustainer(kit, counts2, scope);
  if (strong >= 0) {
    note?.("sustain", strong);
    change(counts2, 2 * strong, -1);
    const isStruck = (counts2[directHitsAt(kit)] ?? 0) > 0 && !kit.kinds[strong]?.isImmune;
    change(counts2, isStruck ? directHitsAt(kit) : 2 * strong + 1, isStruck ? -1 : 1);
    if (!isStruck && kit.repairsEachRound) change(fresh, strong, 1);
    return;
  }
  const lost = nextLost(kit, counts2, scope);
  if (lost < 0) return;
  note?.(damagedOf(counts2, lost) > 0 ? "destroyDamaged" : "destroy", lost);
  lose(draft, lost);
}
function lose({ counts: counts2, fresh }, kind) {
  const isHurt = damagedOf(counts2, kind) > 0;
  change(counts2, isHurt ? 2 * kind + 1 : 2 * kind, -1);
  if (isHurt && (fresh[kind] ?? 0) > 0) change(fresh, kind, -1);
}
var scopeNow = (kit, state2, scope) => scope === "no-fighters" && nextLost(kit, state2, scope) < 0 ? "all" : scope;
function usualDeeds(kit, state2, hits, scope, note) {
  const draft = draftOf(kit, state2);
  for (let left = hits; left > 0; left -= 1) takeHit(kit, draft, scopeNow(kit, draft.counts, scope), note);
}
function endOfRound(kit, draft) {
  if (kit.repairsEachRound) repairOne(kit, draft);
  return withRepairs(kit, draft.counts);
}
function repairOne(kit, { counts: counts2, fresh }) {
  const kind = kit.kinds.findLastIndex((_, at) => damagedOf(counts2, at) > (fresh[at] ?? 0));
  if (kind < 0) return;
  change(counts2, 2 * kind + 1, -1);
  change(counts2, 2 * kind, 1);
}
function withRepairs(kit, state2) {
  const at = repairsAt(kit);
  if ((state2[at] ?? 0) === 0 || !kit.kinds.some((_, kind) => damagedOf(state2, kind) > 0)) return state2;
  const counts2 = [...state2];
  for (const kind of kit.kinds.keys()) {
    counts2[2 * kind] = aliveOf(state2, kind);
    counts2[2 * kind + 1] = 0;
  }
  counts2[at] = 0;
  return counts2;
}
function afterAssault(kit, state2) {
  const draft = draftOf(kit, state2);
  const lost = nextLost(kit, state2, "no-fighters");
  if (lost >= 0) lose(draft, lost);
  return draft.counts;
}
var capitals = ({ kinds }, state2) => kinds.reduce((sum, { isFighter }, at) => sum + (isFighter ? 0 : aliveOf(state2, at)), 0);

// packages/games/src/ti4/combat/assign.ts
function usualAssignment(kit, state2, hits, scope) {
  const made = { sustain: {}, destroy: {}, destroyDamaged: {} };
  usualDeeds(kit, state2, hits, scope, (deed, kind) => {
    const id2 = kit.kinds[kind]?.unit.id ?? "";
    made[deed][id2] = (made[deed][id2] ?? 0) + 1;
  });
  return made;
}
function assign(kit, state2, hits, scope, assignment) {
  const stray = Object.values(assignment).flatMap((counts2) => Object.keys(counts2)).find((id2) => !kit.kinds.some(({ unit }) => unit.id === id2));
  if (stray !== void 0) return no({ code: "unknown-unit", unit: stray });
  const { sustain, destroy, destroyDamaged } = assignment;
  const parts2 = kit.kinds.map(({ unit: { id: id2 } }) => {
    return { sustain: sustain[id2] ?? 0, destroy: destroy[id2] ?? 0, damaged: destroyDamaged[id2] ?? 0 };
  });
  const refusal = refuseParts(kit, state2, scope, parts2);
  if (refusal !== null) return no(refusal);
  const draft = carryOut(kit, state2, parts2);
  const wrong = draft.counts.findIndex((count2) => count2 < 0);
  if (wrong >= 0) return no(tooMany(kit, parts2, Math.floor(wrong / 2)));
  const assigned = parts2.reduce((sum, part2) => sum + part2.sustain + part2.destroy + part2.damaged, 0);
  const isOpen = assigned < hits && kit.kinds.some((kind, at) => isHit(kind.isFighter, scope) && alive(draft.counts, at));
  if (assigned > hits || isOpen) return no({ code: "hits-left", rule: "LRR 78.6", hits, assigned });
  return yes(draft);
}
var alive = (counts2, kind) => wholeOf(counts2, kind) + damagedOf(counts2, kind) > 0;
var isHit = (isFighter, scope) => scope !== "fighters" || isFighter;
function tooMany(kit, parts2, kind) {
  const { destroy = 0, damaged = 0, sustain = 0 } = parts2[kind] ?? {};
  const unit = kit.kinds[kind]?.unit.id ?? "";
  return { code: "not-so-many", rule: "LRR 78.6", unit, count: destroy + damaged + sustain };
}
function refuseParts(kit, state2, scope, parts2) {
  const spared = scope === "no-fighters" && kit.kinds.some(({ isFighter }, at) => {
    const part2 = parts2[at];
    return !isFighter && part2 !== void 0 && part2.destroy + part2.damaged < wholeOf(state2, at) + damagedOf(state2, at);
  });
  for (const [at, { unit, sustains, isFighter }] of kit.kinds.entries()) {
    const { sustain = 0, destroy = 0, damaged = 0 } = parts2[at] ?? {};
    if (sustain > 0 && (!sustains || scope === "fighters"))
      return { code: "cannot-sustain", rule: "LRR 87", unit: unit.id };
    const isSafe = scope === "fighters" ? !isFighter : spared && isFighter;
    if (isSafe && destroy + damaged > 0) return { code: "not-to-be-hit", rule: "LRR 10", unit: unit.id };
  }
  return null;
}
function carryOut(kit, state2, parts2) {
  const counts2 = state2.slice();
  const fresh = kit.kinds.map(() => 0);
  const cards = directHitsAt(kit);
  const order = kit.isEarly ? kit.sustainers : [...kit.kinds.keys()];
  for (const kind of order) {
    const { sustain = 0 } = parts2[kind] ?? {};
    const struck2 = kit.kinds[kind]?.isImmune ? 0 : Math.min(sustain, counts2[cards] ?? 0);
    counts2[cards] = (counts2[cards] ?? 0) - struck2;
    counts2[2 * kind] = wholeOf(counts2, kind) - sustain;
    counts2[2 * kind + 1] = damagedOf(counts2, kind) + sustain - struck2;
    fresh[kind] = sustain - struck2;
  }
  for (const [kind, { destroy, damaged }] of parts2.entries()) {
    counts2[2 * kind] = wholeOf(counts2, kind) - destroy;
    counts2[2 * kind + 1] = damagedOf(counts2, kind) - damaged;
    fresh[kind] = Math.max(0, (fresh[kind] ?? 0) - damaged);
  }
  return { counts: counts2, fresh };
}

// packages/games/src/ti4/combat/battle.ts
var otherCamp = (camp) => camp === "attacker" ? "defender" : "attacker";
function effectsOf(battle, camp) {
  const { effects } = battle[camp];
  const found = [];
  for (const id2 of Object.keys(effects)) {
    const row = combatTable[id2];
    const count2 = effects[id2] ?? 0;
    if (row !== void 0 && count2 > 0 && (row.place ?? battle.place) === battle.place) found.push({ id: id2, count: count2, row });
  }
  return found;
}
var countOf = (held, does) => held.reduce((sum, { count: count2, row }) => sum + (does(row) ? row.counted ? count2 : 1 : 0), 0);
var hasAbilities = ({ anomalies }) => !anomalies.includes("entropic-scar");

// packages/games/src/ti4/combat/choices.ts
var MOST_CHOICES = 400;
function choices(kit, state2, hits, scope, most = MOST_CHOICES) {
  const found = [];
  for (const assignment of build3(kit, state2, hits, 0, { sustain: {}, destroy: {}, destroyDamaged: {} })) {
    if (assign(kit, state2, hits, scope, assignment).ok) found.push(assignment);
    if (found.length >= most) break;
  }
  return found;
}
function* build3(kit, state2, hits, kind, made) {
  const here = kit.kinds[kind];
  if (here === void 0) {
    yield made;
    return;
  }
  const add = (counts2, count2) => count2 === 0 ? counts2 : { ...counts2, [here.unit.id]: count2 };
  for (const { sustain, destroy, damaged } of parts(here.sustains, state2, hits, kind))
    yield* build3(kit, state2, hits - sustain - destroy - damaged, kind + 1, {
      sustain: add(made.sustain, sustain),
      destroy: add(made.destroy, destroy),
      destroyDamaged: add(made.destroyDamaged, damaged)
    });
}
function* parts(sustains, state2, hits, kind) {
  const whole3 = wholeOf(state2, kind);
  for (let sustain = sustains ? Math.min(whole3, hits) : 0; sustain >= 0; sustain -= 1)
    for (let destroy = Math.min(whole3, hits) - sustain; destroy >= 0; destroy -= 1) {
      const most = Math.min(damagedOf(state2, kind) + sustain, hits - sustain - destroy);
      for (let damaged = most; damaged >= 0; damaged -= 1) yield { sustain, destroy, damaged };
    }
}

// packages/games/src/ti4/combat/modifiers.ts
function modifiersOf(battle, camp) {
  return [...ownModifiers(battle, camp), ...nebulaModifiers(battle, camp), ...enemyModifiers(battle, camp)];
}
function ownModifiers(battle, camp) {
  return effectsOf(battle, camp).flatMap(({ id: source, count: count2, row }) => {
    const { rule, combat: combat2, combatWhileCards, fightersFirstRound } = row;
    const add = { op: "add", source, rule, on: "combat" };
    return [
      ...combat2 === void 0 ? [] : [{ ...add, amount: combat2 }],
      ...combatWhileCards === void 0 ? [] : [{ ...add, amount: combatWhileCards, until: count2 }],
      ...fightersFirstRound === void 0 ? [] : [{ ...add, amount: fightersFirstRound, only: "fighter", until: 1 }]
    ];
  });
}
function nebulaModifiers(battle, camp) {
  const { anomalies, rules: rules3, place } = battle;
  const found = anomalies.filter((type) => type === "nebula").length;
  if (camp === "attacker" || found === 0) return [];
  const each = [...effectsOf(battle, "attacker"), ...effectsOf(battle, "defender")].reduce(
    (most, { row }) => Math.max(most, row.nebula ?? 1),
    1
  );
  const amount = each * (rules3.anomalyStacking === "multiset" ? found : 1);
  const add = { op: "add", amount, source: "nebula" };
  const onGround = rules3.nebulaGroundBonus ? [{ ...add, rule: "000 AC 5.3", on: "combat" }] : [];
  const inSpace2 = [{ ...add, rule: "LRR 59.3", on: "combat" }];
  const rest = rules3.nebulaAllRolls ? ["cannon", "barrage", "bombardment"].map((on) => ({ ...add, rule: "000 AC 5.1", on })) : [];
  return [...place === "space" ? inSpace2 : onGround, ...rest];
}
function enemyModifiers(battle, camp) {
  return effectsOf(battle, otherCamp(camp)).flatMap(({ id: source, row }) => {
    const { rule, enemyCannon, enemyBombardment } = row;
    const add = { op: "add", source, rule };
    return [
      ...enemyCannon === void 0 ? [] : [{ ...add, on: "cannon", amount: enemyCannon }],
      ...enemyBombardment === void 0 ? [] : [{ ...add, on: "bombardment", amount: enemyBombardment }]
    ];
  });
}
var modifiersFor = (modifiers, on, isFighter, round2) => modifiers.length === 0 ? modifiers : modifiers.filter(
  (each) => each.on === on && (each.only === void 0 || isFighter) && (each.until === void 0 || round2 <= each.until)
);
function chanceOf(value, modifiers) {
  const bonus = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return Math.min(10, Math.max(0, 11 - value + bonus)) / 10;
}

// packages/games/src/ti4/combat/hits.ts
var none = Float64Array.of(1);
function readyOf({ kind, count: count2 }, state2) {
  return kind < 0 ? count2 : Math.min(count2, aliveOf(state2, kind));
}

// packages/games/src/ti4/combat/kit.ts
var lostFirst = ["fighter", "destroyer", "cruiser", "carrier", "dreadnought", "flagship", "war-sun", "infantry"];
var sustainFirst = ["cruiser", "carrier", "dreadnought", "mech", "flagship", "war-sun"];
function rank2(list, { id: id2, type }) {
  const at = list.findIndex((name2) => name2 === id2 || name2 === type);
  return at < 0 ? list.length : at;
}
function kitOf(battle, camp) {
  const army = battle[camp];
  const held = effectsOf(battle, camp);
  const against = effectsOf(battle, otherCamp(camp));
  const modifiers = modifiersOf(battle, camp);
  const kinds = kindsOf(battle, army, modifiers);
  const count2 = (does) => countOf(held, does);
  const sustainers = kinds.flatMap(({ sustains }, at) => sustains ? [at] : []);
  const soft = (at) => rank2(sustainFirst, kinds[at]?.unit ?? never());
  const cards = [
    count2(({ cancels }) => cancels),
    Math.min(
      1,
      count2(({ repairsAll }) => repairsAll)
    ),
    countOf(against, ({ destroysSustaining }) => destroysSustaining)
  ];
  const isSilent = countOf(against, ({ silencesEnemyCannon }) => silencesEnemyCannon) > 0;
  const arm = (on) => batteriesOf(battle, camp, kinds, modifiers, on);
  return {
    ...{ camp, kinds, modifiers, isEarly: army.sustain === "early" || battle.place === "ground" },
    sustainers: [...sustainers].sort((a, b) => soft(a) - soft(b)),
    ...{ cannon: isSilent ? [] : arm("cannon"), barrage: arm("barrage"), bombardment: arm("bombardment") },
    sparesFighters: count2(({ cannonSparesFighters }) => cannonSparesFighters) > 0,
    repairsEachRound: count2(({ repairsEachRound }) => repairsEachRound) > 0,
    assault: held.find(({ row }) => row.assault)?.row.assault ?? null,
    cancels: held.find(({ row }) => row.cancels)?.row.cancels ?? 0,
    steadyAfter: modifiers.reduce((most, { on, until = 0 }) => on === "combat" ? Math.max(most, until) : most, 0),
    radix: radixOf(kinds, army, cards),
    start: [...kinds.flatMap(({ unit, count: all }) => wholeAndDamaged(army, unit, all)), ...cards]
  };
}
function radixOf(kinds, { damaged }, cards) {
  const most = kinds.flatMap(({ unit, count: count2, sustains }) => [
    count2,
    sustains || (damaged[unit.id] ?? 0) > 0 ? count2 : 0
  ]);
  return [...most, ...cards].map((count2) => count2 + 1);
}
function never() {
  throw new RangeError("a kind that is not there");
}
function wholeAndDamaged({ damaged }, { id: id2 }, all) {
  const hurt = damaged[id2] ?? 0;
  return [all - hurt, hurt];
}
function kindsOf(battle, army, modifiers) {
  const able = hasAbilities(battle);
  const isField = battle.anomalies.includes("asteroid-field");
  const held = [...effectsOf(battle, "attacker"), ...effectsOf(battle, "defender")];
  const grounds = isField && held.some(({ row }) => row.fieldGroundsFighters);
  const kinds = unitsOf(army).filter(({ unit }) => unit.kind === (battle.place === "space" ? "ship" : "ground")).map(({ unit, count: count2 }) => {
    const isFighter = unit.type === "fighter";
    const dice = grounds && isFighter && !unit.upgraded ? 0 : unit.combat?.dice ?? 1;
    const value = unit.combat?.value ?? 11;
    return { unit, count: count2, isFighter, sustains: unit.sustain && able, isImmune: unit.noDirectHit, dice, value };
  });
  const order = [...army.casualties, ...lostFirst];
  const strength = ({ dice, value, isFighter }) => dice * chanceOf(value, modifiersFor(modifiers, "combat", isFighter, Number.POSITIVE_INFINITY));
  return kinds.sort(
    (a, b) => rank2(order, a.unit) - rank2(order, b.unit) || strength(a) - strength(b) || byCodeUnit(a.unit.id, b.unit.id)
  );
}
function unitsOf({ units: units2 }) {
  return Object.entries(units2).flatMap(([id2, count2]) => {
    const unit = findUnit(id2);
    return unit === void 0 || count2 === 0 ? [] : [{ unit, count: count2 }];
  });
}
function batteriesOf(battle, camp, kinds, modifiers, on) {
  if (!hasAbilities(battle)) return [];
  const batteries = unitsOf(battle[camp]).flatMap(({ unit, count: count2 }) => {
    const ability = on === "cannon" ? unit.cannon : on === "barrage" ? unit.barrage : unit.bombard;
    if (ability === null) return [];
    const kind = kinds.findIndex((each) => each.unit === unit);
    const counted = modifiersFor(modifiers, on, false, 1);
    const { dice, value } = ability;
    return [{ kind, unit, count: count2, dice, value, modifiers: counted, chance: chanceOf(value, counted) }];
  });
  const hasExtra = on !== "barrage" && countOf(effectsOf(battle, camp), ({ extraDie }) => extraDie) > 0;
  return hasExtra ? withExtraDie(batteries) : batteries;
}
function withExtraDie(batteries) {
  const [best] = [...batteries].sort((a, b) => b.chance - a.chance);
  return best === void 0 ? [] : [...batteries, { ...best, count: 1, dice: 1 }];
}

// packages/games/src/ti4/combat/odds.ts
function leftOf({ kinds }, state2) {
  const units2 = {};
  const damaged = {};
  for (const [at, { unit }] of kinds.entries()) {
    if (aliveOf(state2, at) > 0) units2[unit.id] = aliveOf(state2, at);
    if (damagedOf(state2, at) > 0) damaged[unit.id] = damagedOf(state2, at);
  }
  return { units: units2, damaged };
}

// packages/games/src/ti4/combat/shield.ts
var has2 = ({ units: units2 }, is) => Object.entries(units2).some(([id2, count2]) => {
  const unit = findUnit(id2);
  return count2 > 0 && unit !== void 0 && is(unit);
});
var isShielded = (battle) => hasAbilities(battle) && has2(battle.defender, ({ shield }) => shield) && !has2(battle.attacker, ({ breaksShields }) => breaksShields);

// packages/games/src/ti4/combat/prepared.ts
var prepareBattle = (battle) => ({
  place: battle.place,
  isShielded: isShielded(battle),
  kits: { attacker: kitOf(battle, "attacker"), defender: kitOf(battle, "defender") },
  bystanders: (battle.place === "space" ? battle.bystanders ?? [] : []).map(
    (army) => kitOf(aside(battle, army), "defender")
  )
});
var aside = (battle, army) => ({
  ...battle,
  ...{ defender: army, anomalies: battle.anomalies.filter((type) => type !== "nebula") }
});

// packages/games/src/ti4/combat/volley.ts
function rollCombat(kit, state2, round2, die) {
  const dice = [];
  for (const [at, { unit, dice: each, value, isFighter }] of kit.kinds.entries()) {
    const count2 = each * aliveOf(state2, at);
    if (count2 > 0) roll(dice, unit.id, count2, value, modifiersFor(kit.modifiers, "combat", isFighter, round2), die);
  }
  return volley(kit, "combat", round2, dice);
}
function rollBatteries(kit, state2, kind, batteries, die) {
  const dice = [];
  for (const battery of batteries) {
    const { unit, value, modifiers } = battery;
    roll(dice, unit.id, battery.dice * readyOf(battery, state2), value, modifiers, die);
  }
  return volley(kit, kind, 0, dice);
}
function roll(dice, unit, count2, value, modifiers, die) {
  let bonus = 0;
  for (const { amount } of modifiers) bonus += amount;
  for (let left = count2; left > 0; left -= 1) {
    const face = die();
    dice.push({ unit, die: face, value, modifiers, hit: face + bonus >= value });
  }
}
function volley({ camp }, roll2, round2, dice) {
  let hits = 0;
  for (const { hit } of dice) if (hit) hits += 1;
  return { type: "volley", camp, roll: roll2, round: round2, dice, hits };
}

// packages/games/src/ti4/capacity.ts
function refuseAbsent(units2, declared) {
  const left = /* @__PURE__ */ new Map();
  for (const { cargo: cargo2, ship } of declared) {
    for (const { unit, count: count2, from } of cargo2) {
      const key2 = `${from} ${unit}`;
      const there = (left.get(key2) ?? units2[from]?.[unit] ?? 0) - count2;
      if (there < 0) return { code: "cargo-absent", rule: "LRR 95.2", unit, system: from, ship: ship.id };
      left.set(key2, there);
    }
  }
  return null;
}
function roomFor(units2) {
  const sum = (each) => Object.entries(units2).reduce((all, [id2, count2]) => {
    const unit = findUnit(id2);
    return all + (unit === void 0 ? 0 : each(unit) * count2);
  }, 0);
  return { needed: sum(({ uses }) => uses), capacity: sum(({ capacity }) => capacity) };
}

// packages/games/src/ti4/path.ts
function judgePath(voyage, ship, path) {
  const refusal = refusePath(voyage, ship, path);
  if (refusal !== null) return { refusal };
  const exits2 = exitsOf(voyage, ship, path);
  const rolls3 = exits2.reduce((sum, { dice }) => sum + dice, 0);
  return { move: explainMove(voyage, ship, path), rolls: rolls3, survival: survivalOf(exits2) };
}
function refusePath(voyage, ship, path) {
  return refuseForm(voyage, ship, path) ?? heldBy(voyage, ship)[0] ?? refuseWay(voyage, ship, path);
}
function refuseForm({ galaxy, active }, ship, path) {
  if (path.length < 2) return { code: "path-empty" };
  const stray = path.find((id2) => findSystem(galaxy, id2) === void 0);
  if (stray !== void 0) return { code: "unknown-system", system: stray };
  if (path[0] !== ship.at) return { code: "path-not-from-ship", system: path[0] ?? "" };
  const end2 = path.at(-1) ?? "";
  return end2 === active ? null : { code: "path-not-to-active", system: end2 };
}
function refuseWay(voyage, ship, path) {
  const near = adjacencyOf(voyage.galaxy, movementLinks(voyage));
  for (const [at, id2] of path.entries()) {
    if (at === 0) continue;
    if (!(near.get(path[at - 1] ?? "") ?? []).includes(id2))
      return { code: "not-adjacent", rule: "LRR 58.4", system: id2 };
    const [obstacle] = obstaclesAt(voyage, ship, id2, at === path.length - 1);
    if (obstacle !== void 0) return obstacle;
  }
  const { value: move2 } = explain(ship.move, moveValue(voyage, ship));
  const needed = path.length - 1 - pathGain(voyage, ship, path) - surgeOf(voyage, ship);
  return needed <= move2 ? null : { code: "too-far", rule: "LRR 58.4f", needed, move: move2 };
}
function obstaclesAt(voyage, ship, id2, isLast) {
  const system = findSystem(voyage.galaxy, id2);
  if (system === void 0) return [];
  return isLast ? obstaclesInto(voyage, system, ship) : obstaclesThrough(voyage, system, ship);
}

// packages/games/src/ti4/move.ts
function refuseDeclared(voyage, { ship, path, cargo: cargo2 }) {
  const judged = judgePath(voyage, ship, path);
  if ("refusal" in judged) return { ...judged.refusal, ship: ship.id };
  const refusal = refuseCargo(voyage, ship, path, cargo2);
  return refusal === null ? null : { ...refusal, ship: ship.id };
}
function refuseCargo({ active, tokens }, ship, path, cargo2) {
  let needed = 0;
  for (const { unit, count: count2, from } of cargo2) {
    const found = findUnit(unit);
    if (found === void 0) return { code: "unknown-unit", unit };
    if (!isCarriable(found)) return { code: "cargo-not-carriable", rule: "LRR 95.1", unit };
    if (!path.includes(from)) return { code: "cargo-absent", rule: "LRR 95.2", unit, system: from };
    if (from !== active && tokens.has(from)) return { code: "pickup-forbidden", rule: "LRR 95.3", unit, system: from };
    needed += found.uses * count2;
  }
  const capacity = (ship.unit === null ? void 0 : findUnit(ship.unit))?.capacity ?? 0;
  return needed > capacity ? { code: "over-capacity", rule: "LRR 16", capacity, needed } : null;
}
var isCarriable = ({ uses, type, kind }) => uses > 0 && (kind === "ground" || type === "fighter");
function voyageOut(voyage, declared, roll2) {
  const rolls3 = [];
  let sea = voyage;
  const ships = inSailingOrder(declared).flatMap((each) => {
    const still = replanned(sea, each);
    if (still === null) return [];
    const sailed = sail(sea, still, roll2, rolls3);
    if (!sailed.arrived) sea = withoutShip(sea, each);
    return [sailed];
  });
  return { ships, rolls: rolls3 };
}
function inSailingOrder(declared) {
  const inOrder = [...declared].sort((a, b) => byCodeUnit(a.ship.id, b.ship.id));
  const leads = ({ wormhole }) => wormhole !== void 0;
  return [...inOrder.filter(leads), ...inOrder.filter((each) => !leads(each))];
}
function withoutShip(voyage, { ship, wormhole }) {
  return wormhole === void 0 ? voyage : { ...voyage, galaxy: withoutSource(voyage.galaxy, ship.at, wormhole) };
}
function replanned(voyage, each) {
  if (refuseDeclared(voyage, each) === null) return each;
  const other = reach(voyage, [each.ship])[0]?.options.at(-1);
  return other === void 0 ? null : { ...each, path: other.path };
}
function sail(voyage, { ship, path, cargo: cargo2 }, roll2, rolls3) {
  let aboard2 = cargo2.map((each) => ({ ...each }));
  const lost = [];
  for (const { system, exit, dice, lostOn } of exitsOf(voyage, ship, path)) {
    const isAboard = ({ from }) => path.indexOf(from) <= exit;
    for (let left = dice; left > 0; left -= 1) {
      const die = roll2();
      rolls3.push({ ship: ship.id, system, exit, die, removed: die <= lostOn });
      if (die > lostOn) continue;
      const gone = [...lost, ...aboard2.filter((each) => isAboard(each) && each.count > 0)];
      return { ship: ship.id, unit: ship.unit, arrived: false, cargo: [], lost: gone };
    }
    if (!voyage.rules.riftRollsForCarried) continue;
    aboard2 = aboard2.map((each) => {
      const survivors = isAboard(each) ? survivorsOf(each, ship.id, system, exit, roll2, rolls3) : each.count;
      if (survivors < each.count) lost.push({ ...each, count: each.count - survivors });
      return { ...each, count: survivors };
    });
  }
  return { ship: ship.id, unit: ship.unit, arrived: true, cargo: aboard2.filter(({ count: count2 }) => count2 > 0), lost };
}
function survivorsOf({ unit, count: count2 }, ship, system, exit, roll2, rolls3) {
  if (findUnit(unit)?.type !== "fighter") return count2;
  let left = 0;
  for (let at = 0; at < count2; at += 1) {
    const die = roll2();
    rolls3.push({ ship, unit, system, exit, die, removed: die <= LOST_ON });
    if (die > LOST_ON) left += 1;
  }
  return left;
}

// packages/games/src/ti4/skirmish/moving.ts
var move = {
  takes: ["move"],
  awaits(state2, _task, rules3) {
    const { seat: seat2, system } = tacticalOf(state2);
    const ships = shipsOf(state2, seat2).filter(({ at }) => at !== system);
    const drive = state2.players[seat2]?.effects.includes("gravity-drive") ?? false;
    const can = ships.some(
      (ship) => reach(voyageOf(state2, seat2, system, rules3, drive ? ship.id : void 0), [ship])[0]?.reachable
    );
    return can ? seat2 : null;
  },
  check(state2, _task, chosen, rules3) {
    const declared = declare(state2, chosen, rules3);
    return declared.ok ? null : declared.refusal;
  },
  options: (state2, _task, rules3) => moveChoices(state2, rules3),
  run(play, _task, chosen) {
    if (chosen === null || chosen.moves.length === 0) return [];
    const { seat: seat2, system } = tacticalOf(play.state);
    const declared = declare(play.state, chosen, play.rules);
    if (!declared.ok) throw new RangeError(`refused: ${declared.refusal.code}`);
    tell(play, { type: "moved", seat: seat2, ships: chosen.moves });
    sail2(play, seat2, declared.value.voyage, declared.value.declared);
    for (const from of new Set(declared.value.declared.map(({ ship }) => ship.at))) trim(play, seat2, from);
    trim(play, seat2, system);
    return [{ task: "fleet-pool", seat: seat2, system }];
  }
};
function declare(state2, { moves, drive }, rules3) {
  const { seat: seat2, system } = tacticalOf(state2);
  const hasDrive = state2.players[seat2]?.effects.includes("gravity-drive") ?? false;
  if (drive !== void 0 && !hasDrive) return no({ code: "no-drive", rule: "Gravity Drive" });
  const voyage = voyageOf(state2, seat2, system, rules3, drive);
  const ships = shipsOf(state2, seat2);
  const declared = [];
  for (const { ship: id2, path, cargo: cargo2 } of moves) {
    const ship = ships.find((each2) => each2.id === id2);
    if (ship === void 0) return no({ code: "unknown-ship", ship: id2 });
    if (declared.some((each2) => each2.ship.id === id2)) return no({ code: "duplicate-ship", ship: id2 });
    const each = { ship, path, cargo: cargo2, isDamaged: ship.isDamaged };
    const refusal = refuseDeclared(voyage, each);
    if (refusal !== null) return no(refusal);
    declared.push(each);
  }
  const places = [...new Set(declared.flatMap(({ cargo: cargo2 }) => cargo2.map(({ from }) => from)))];
  const there = Object.fromEntries(places.map((place) => [place, cargoIn(state2, seat2, place)]));
  const absent = refuseAbsent(there, declared);
  return absent === null ? yes({ voyage, declared }) : no(absent);
}
function sail2(play, seat2, voyage, declared) {
  const { ships, rolls: rolls3 } = voyageOut(voyage, declared, rollDie(play));
  for (const { ship, system, die, removed } of rolls3)
    tell(play, { type: "rift-die", ship, system, die, lost: removed, rule: "LRR 41.2" });
  const rifts = new Map(rolls3.flatMap(({ ship, system, removed }) => removed ? [[ship, system]] : []));
  for (const sailed of ships) {
    const own = declared.find(({ ship }) => ship.id === sailed.ship);
    if (own !== void 0) settle(play, seat2, voyage.active, own, sailed, rifts.get(sailed.ship) ?? own.ship.at);
  }
}
function settle(play, seat2, active, own, sailed, rift) {
  const { ship, isDamaged } = own;
  const unit = ship.unit ?? "";
  liftShip(play, seat2, ship.at, unit, isDamaged);
  for (const load of [...sailed.cargo, ...sailed.lost]) lift(play, seat2, load);
  if (sailed.arrived) {
    const units2 = plus({ [unit]: 1 }, countsOf(sailed.cargo));
    const coming = { units: units2, damaged: isDamaged ? { [unit]: 1 } : {} };
    play.state = withSpace(play.state, active, seat2, joined(inSpace(play.state, active, seat2), coming));
  }
  const lost = plus(sailed.arrived ? {} : { [unit]: 1 }, countsOf(sailed.lost));
  if (sumOf(lost) > 0)
    tell(play, { type: "removed", seat: seat2, system: rift, units: lost, why: riftWhy(play), rule: "LRR 41.2" });
}
var riftWhy = ({ rules: rules3 }) => rules3.riftOutcome === "destroyed" ? "rift-destroyed" : "rift";
var countsOf = (cargo2) => cargo2.reduce((sum, { unit, count: count2 }) => plus(sum, { [unit]: count2 }), {});
function liftShip(play, seat2, at, unit, isDamaged) {
  const { units: units2, damaged } = inSpace(play.state, at, seat2);
  const one = { [unit]: 1 };
  play.state = withSpace(play.state, at, seat2, {
    units: minus(units2, one),
    damaged: isDamaged ? minus(damaged, one) : damaged
  });
}
function lift(play, seat2, { unit, count: count2, from }) {
  let left = count2;
  const aloft = inSpace(play.state, from, seat2);
  const here = Math.min(left, aloft.units[unit] ?? 0);
  if (here > 0) play.state = withSpace(play.state, from, seat2, without(aloft, { [unit]: here }));
  left -= here;
  for (const planet2 of planetsIn(play.state, from)) {
    const { owner, force: force2 } = play.state.planets[planet2] ?? { owner: null, force: null };
    if (owner !== seat2 || force2 === null || left === 0) continue;
    const some = Math.min(left, force2.units[unit] ?? 0);
    if (some > 0) play.state = withPlanet(play.state, planet2, { force: without(force2, { [unit]: some }) });
    left -= some;
  }
}
var expendable = ["fighter", "fighter2", "infantry", "infantry2", "mech"];
function trim(play, seat2, system) {
  const force2 = inSpace(play.state, system, seat2);
  const { needed, capacity } = roomFor(force2.units);
  const fighters = sumOf(only(force2.units, (unit) => findUnit(unit)?.type === "fighter"));
  let over = needed - Math.min(fighters, freeFighters(play.state, seat2, system)) - capacity;
  const gone = {};
  for (const unit of expendable) {
    const some = Math.max(0, Math.min(over, force2.units[unit] ?? 0));
    if (some > 0) gone[unit] = some;
    over -= some;
  }
  if (sumOf(gone) === 0) return;
  play.state = withSpace(play.state, system, seat2, without(force2, gone));
  tell(play, { type: "removed", seat: seat2, system, units: gone, why: "capacity", rule: "LRR 16.3" });
}
function freeFighters(state2, seat2, system) {
  return planetsIn(state2, system).reduce((sum, planet2) => {
    const { owner, force: force2 } = state2.planets[planet2] ?? { owner: null, force: null };
    if (owner !== seat2 || force2 === null) return sum;
    return Object.entries(force2.units).reduce(
      (all, [unit, count2]) => all + count2 * (findUnit(unit)?.freeFighters ?? 0),
      sum
    );
  }, 0);
}
var fleetPool = {
  takes: ["remove"],
  awaits(state2, task2, rules3) {
    const { capitals: capitals2, over } = overPool(state2, task2, rules3);
    return over > 0 && Object.keys(capitals2).length > 1 && sumOf(capitals2) > over ? task2.seat : null;
  },
  check(state2, task2, { units: units2 }, rules3) {
    const { capitals: capitals2, over } = overPool(state2, task2, rules3);
    if (sumOf(units2) !== over) return { code: "remove-exactly", rule: "LRR 37.3", count: over };
    const [wrong] = Object.keys(units2).filter((unit) => !holds(capitals2, { [unit]: units2[unit] ?? 0 }));
    return wrong === void 0 ? null : { code: "not-so-many", rule: "LRR 37.3", unit: wrong, count: units2[wrong] ?? 0 };
  },
  *options(state2, task2, rules3) {
    const { capitals: capitals2, over } = overPool(state2, task2, rules3);
    yield* picks(Object.entries(capitals2), over);
  },
  run(play, task2, chosen) {
    const { over } = overPool(play.state, task2, play.rules);
    if (over <= 0) return [];
    const [first] = fleetPool.options(play.state, task2, play.rules);
    const units2 = (chosen ?? first)?.units ?? {};
    const force2 = inSpace(play.state, task2.system, task2.seat);
    play.state = withSpace(play.state, task2.system, task2.seat, without(force2, units2));
    tell(play, { type: "removed", seat: task2.seat, system: task2.system, units: units2, why: "fleet-pool", rule: "LRR 37.3" });
    trim(play, task2.seat, task2.system);
    return [];
  }
};
function overPool(state2, { seat: seat2, system }, rules3) {
  const capitals2 = only(inSpace(state2, system, seat2).units, isCapital);
  return { capitals: capitals2, over: sumOf(capitals2) - rules3.fleetPool };
}
function* picks(kinds, count2) {
  const cost = (unit2) => findUnit(unit2)?.cost ?? 0;
  const [first, ...rest] = [...kinds].sort(([a], [b]) => cost(a) - cost(b) || byCodeUnit(a, b));
  if (first === void 0) {
    if (count2 === 0) yield { type: "remove", units: {} };
    return;
  }
  const [unit, most] = first;
  for (let some = Math.min(most, count2); some >= 0; some -= 1)
    for (const { units: units2 } of picks(rest, count2 - some))
      yield { type: "remove", units: some === 0 ? units2 : { [unit]: some, ...units2 } };
}

// packages/games/src/ti4/skirmish/fighting.ts
function battleAt(state2, where2, rules3, bombing = {}) {
  const { seat: seat2, system } = tacticalOf(state2);
  const other = otherSeat(state2, where2);
  const [a, b] = [forceAt(state2, where2, seat2), forceAt(state2, where2, other)];
  const army = (force2, effects) => ({
    ...{ units: force2.units, damaged: force2.damaged, effects, sustain: "early", casualties: [] }
  });
  return {
    place: where2.place,
    attacker: army({ ...a, units: plus(a.units, bombing) }, combatEffects(state2, seat2)),
    defender: army(b, other === null ? {} : combatEffects(state2, other)),
    anomalies: anomaliesIn(state2, system),
    rules: rules3
  };
}
function otherSeat(state2, where2) {
  const { seat: seat2, system } = tacticalOf(state2);
  return where2.place === "space" ? rivalIn(state2, system, seat2) : state2.planets[where2.planet]?.owner ?? null;
}
function forceAt(state2, where2, seat2) {
  const { system } = tacticalOf(state2);
  if (where2.place === "space") return seat2 === null ? nobody : inSpace(state2, system, seat2);
  const planet2 = state2.planets[where2.planet];
  if (planet2 === void 0) return nobody;
  return seat2 === planet2.owner ? planet2.force : planet2.landed ?? nobody;
}
function withForce(state2, where2, seat2, force2) {
  if (where2.place === "space") return withSpace(state2, tacticalOf(state2).system, seat2, force2);
  const isOwner = state2.planets[where2.planet]?.owner === seat2;
  return withPlanet(state2, where2.planet, isOwner ? { force: force2 } : { landed: force2 });
}
var campOf = (state2, seat2) => tacticalOf(state2).seat === seat2 ? "attacker" : "defender";
function after(kit, force2, state2) {
  const fought = new Set(kit.kinds.map(({ unit }) => unit.id));
  const { units: units2, damaged } = leftOf(kit, state2);
  const rest = part(force2, (unit) => !fought.has(unit));
  return { units: plus(rest.units, units2), damaged: plus(rest.damaged, damaged) };
}
function tellVolley(play, seat2, { roll: roll2, round: round2, dice, hits }) {
  if (dice.length === 0) return;
  tell(play, {
    ...{ type: "volley", seat: seat2, roll: roll2, round: round2, hits },
    dice: dice.map(({ unit, die, value, modifiers, hit }) => ({
      ...{ unit, die, value, hit },
      added: modifiers.map(({ amount, source, rule = "" }) => ({ amount, source, rule }))
    }))
  });
}
var assign2 = {
  takes: ["assign"],
  awaits: (state2, task2, rules3) => waysOf2(state2, task2, rules3).length > 1 ? task2.seat : null,
  check(state2, task2, { type: _, ...assignment }, rules3) {
    const kit = kitOf2(state2, task2, rules3);
    const done = assign(kit, kit.start, task2.hits, task2.scope, assignment);
    return done.ok ? null : done.refusal;
  },
  options: (state2, task2, rules3) => waysOf2(state2, task2, rules3).map((way) => ({ type: "assign", ...way })),
  run(play, task2, chosen) {
    const kit = kitOf2(play.state, task2, play.rules);
    const usual = usualAssignment(kit, kit.start, task2.hits, task2.scope);
    const { sustain, destroy, destroyDamaged } = chosen ?? usual;
    const done = assign(kit, kit.start, task2.hits, task2.scope, { sustain, destroy, destroyDamaged });
    if (!done.ok) throw new RangeError(`refused: ${done.refusal.code}`);
    const before = forceAt(play.state, task2.where, task2.seat);
    const hit = after(kit, before, done.value.counts);
    tell(play, { type: "assigned", seat: task2.seat, sustained: sustain, destroyed: minus(before.units, hit.units) });
    const left = task2.inRound ? after(kit, before, endOfRound(kit, done.value)) : hit;
    const mended = minus(hit.damaged, left.damaged);
    if (sumOf(mended) > 0) tell(play, { type: "repaired", seat: task2.seat, units: mended });
    play.state = withForce(play.state, task2.where, task2.seat, left);
    return [];
  }
};
var kitOf2 = (state2, { where: where2, seat: seat2 }, rules3) => prepareBattle(battleAt(state2, where2, rules3)).kits[campOf(state2, seat2)];
function waysOf2(state2, task2, rules3) {
  const kit = kitOf2(state2, task2, rules3);
  const most = kit.kinds.reduce((sum, { count: count2, sustains }) => sum + count2 * (sustains ? 2 : 1), 0);
  if (task2.scope === "all" && task2.hits >= most) return [usualAssignment(kit, kit.start, task2.hits, task2.scope)];
  const usual = usualAssignment(kit, kit.start, task2.hits, task2.scope);
  const spelt = canonical(usual);
  return [usual, ...choices(kit, kit.start, task2.hits, task2.scope).filter((way) => canonical(way) !== spelt)];
}
var struck = (seat2, hits, where2, scope, inRound) => hits === 0 ? [] : [{ task: "assign", seat: seat2, hits, scope, inRound, where: where2 }];
var SPACE = { place: "space" };
var cannons = automatic(({ state: state2 }) => {
  const { seat: seat2, system } = tacticalOf(state2);
  const rival = rivalIn(state2, system, seat2);
  const others = state2.players.map((_, at) => (seat2 + at) % state2.players.length).slice(1);
  const own = rival === null ? [] : [{ task: "cannon", by: seat2, at: rival }];
  return [...own, ...others.map((by) => ({ task: "cannon", by, at: seat2 }))];
});
var cannon = automatic((play, { by, at }) => {
  const { state: state2, rules: rules3 } = play;
  const { system } = tacticalOf(state2);
  if (!hasShips(state2, system, at)) return [];
  const guns = gunsOf(state2, by, system, rules3);
  if (sumOf(guns) === 0) return [];
  const battle = battleAt(state2, SPACE, rules3);
  const camp = campOf(state2, at);
  const shooter = otherCamp(camp);
  const army = { ...battle[shooter], units: guns, damaged: {}, effects: combatEffects(state2, by) };
  const target = { ...battle[camp], ...inSpace(state2, system, at), effects: combatEffects(state2, at) };
  const { kits } = prepareBattle({ ...battle, [shooter]: army, [camp]: target });
  const kit = kits[shooter];
  const volley2 = rollBatteries(kit, kit.start, "cannon", kit.cannon, rollDie(play));
  tellVolley(play, by, volley2);
  return struck(at, volley2.hits, SPACE, kit.sparesFighters ? "no-fighters" : "all", false);
});
var combat = automatic((play) => {
  const { seat: seat2, system } = tacticalOf(play.state);
  for (const each of play.state.players.keys()) if (!isFought(play.state)) trim(play, each, system);
  if (!isFought(play.state)) return [];
  const rival = rivalIn(play.state, system, seat2);
  if (rival !== null) assault(play, seat2, rival);
  if (rival !== null) assault(play, rival, seat2);
  return [{ task: "barrage" }, ...roundTasks];
});
var roundTasks = [
  { task: "retreat", camp: "defender" },
  { task: "retreat", camp: "attacker" },
  { task: "round" },
  { task: "round-end" }
];
function isFought(state2) {
  const { seat: seat2, system } = tacticalOf(state2);
  return hasShips(state2, system, seat2) && rivalIn(state2, system, seat2) !== null;
}
function assault(play, by, at) {
  if (!isFought(play.state)) return;
  const { kits } = prepareBattle(battleAt(play.state, SPACE, play.rules));
  const [own, other] = [kits[campOf(play.state, by)], kits[campOf(play.state, at)]];
  if (own.assault === null || capitals(own, own.start) < own.assault) return;
  const before = forceAt(play.state, SPACE, at);
  const hit = after(other, before, afterAssault(other, other.start));
  tell(play, { type: "assigned", seat: at, sustained: {}, destroyed: minus(before.units, hit.units) });
  play.state = withForce(play.state, SPACE, at, hit);
}
function seatsOf(state2) {
  const { seat: seat2, system } = tacticalOf(state2);
  const defender = rivalIn(state2, system, seat2);
  if (defender === null) throw new RangeError("nobody else is here");
  return { attacker: seat2, defender };
}
var barrage = automatic((play) => {
  if (!isFought(play.state)) return [];
  const { kits } = prepareBattle(battleAt(play.state, SPACE, play.rules));
  const volleys = ["attacker", "defender"].map(
    (camp) => rollBatteries(kits[camp], kits[camp].start, "barrage", kits[camp].barrage, rollDie(play))
  );
  return both(play, volleys, "fighters", false, SPACE, seatsOf(play.state), kits);
});
var round = automatic((play) => {
  if (!isFought(play.state)) return [];
  return rollRound(play, SPACE, seatsOf(play.state));
});
function rollRound(play, where2, seats) {
  const tactical = tacticalOf(play.state);
  play.state = { ...play.state, tactical: { ...tactical, round: tactical.round + 1 } };
  const prepared = prepareBattle(battleAt(play.state, where2, play.rules));
  const volleys = ["attacker", "defender"].map((camp) => {
    const kit = prepared.kits[camp];
    return rollCombat(kit, kit.start, tactical.round + 1, rollDie(play));
  });
  return both(play, volleys, "all", true, where2, seats, prepared.kits);
}
function both(play, volleys, scope, inRound, where2, seats, kits) {
  for (const volley2 of volleys) tellVolley(play, seats[volley2.camp], volley2);
  return volleys.flatMap(({ camp, hits }) => {
    const target = otherCamp(camp);
    const isThere = scope !== "fighters" || kits[target].kinds.some(({ isFighter }) => isFighter);
    const isQuiet = hits === 0 && !(inRound && kits[target].repairsEachRound);
    return !isThere || isQuiet ? [] : [{ task: "assign", seat: seats[target], hits, scope, inRound, where: where2 }];
  });
}
function combatOver(play) {
  const { seat: seat2, system } = tacticalOf(play.state);
  const rival = rivalIn(play.state, system, seat2);
  const winner = hasShips(play.state, system, seat2) ? seat2 : rival;
  tell(play, { type: "combat-over", system, winner });
  for (const other of play.state.players.keys()) trim(play, other, system);
  return [];
}

// packages/games/src/ti4/anomalies.ts
var typesOf = ({ anomalies }) => anomalyTypes.filter((type) => anomalies.some((entry) => entry.type === type));
function refuseDeed(deed, system, rules3, chaosMapping = []) {
  const isMapped = chaosMapping.includes(system.id) && typesOf(system).includes("asteroid-field");
  if (deed === "activate" && isMapped)
    return { code: "chaos-mapping", rule: "Chaos Mapping", system: system.id, anomaly: "asteroid-field" };
  if (deed !== "place") return null;
  const types = typesOf(system);
  if (rules3.asteroidSealed && types.includes("asteroid-field"))
    return { code: "sealed", rule: "000 AC 2.4", system: system.id, anomaly: "asteroid-field" };
  if (rules3.supernovaSealed && types.includes("supernova"))
    return { code: "sealed", rule: "000 AC 3.4", system: system.id, anomaly: "supernova" };
  return null;
}

// packages/games/src/ti4/skirmish/turn.ts
var action2 = [
  { task: "move" },
  { task: "cannons" },
  { task: "combat" },
  { task: "bombard" },
  { task: "land" },
  { task: "produce" },
  { task: "end" }
];
var turn2 = {
  takes: ["activate", "ability", "pass"],
  awaits(state2, task2, rules3) {
    const [, other] = turn2.options(state2, task2, rules3);
    return other === void 0 ? null : state2.turn;
  },
  check: (state2, _task, chosen, rules3) => refuseTurn(state2, chosen, rules3),
  *options(state2, task2, rules3) {
    yield { type: "pass" };
    for (const { id: system } of galaxyOf2(state2.map).systems) {
      const choices2 = [
        { type: "activate", system },
        ...playerOf(state2).abilities.map((ability) => ({ type: "ability", ability, system }))
      ];
      for (const choice of choices2) if (turn2.check(state2, task2, choice, rules3) === null) yield choice;
    }
  },
  run(play, _task, chosen) {
    const seat2 = play.state.turn;
    const { tactic, tokens } = playerOf(play.state);
    if (chosen === null || chosen.type === "pass") {
      play.state = withPlayer(play.state, seat2, { hasPassed: true });
      tell(play, { type: "passed", seat: seat2 });
      return [{ task: "end" }];
    }
    if (chosen.type === "ability") return useAbility(play, seat2, chosen.ability, chosen.system);
    const { system } = chosen;
    const spent = withPlayer(play.state, seat2, { tactic: tactic - 1, tokens: [...tokens, system] });
    play.state = { ...spent, tactical: { seat: seat2, system, round: 0, retreat: null } };
    tell(play, { type: "activated", seat: seat2, system });
    return action2;
  }
};
var playerOf = (state2) => {
  const player3 = state2.players[state2.turn];
  if (player3 === void 0) throw new RangeError("nobody has this turn");
  return player3;
};
function refuseTurn(state2, chosen, rules3) {
  if (chosen.type === "pass") return null;
  const system = findSystem(galaxyOf2(state2.map), chosen.system);
  if (system === void 0) return { code: "unknown-system", system: chosen.system };
  if (chosen.type === "ability") return refuseAbility(state2, chosen.ability, chosen.system);
  const { tactic, tokens } = playerOf(state2);
  if (tactic === 0) return { code: "no-tokens", rule: "LRR 89.1" };
  if (tokens.includes(system.id)) return { code: "token-there", rule: "LRR 89.1", system: system.id };
  return refuseDeed("activate", system, rules3);
}
function refuseAbility(state2, ability, system) {
  const row = abilityTable[ability];
  if (row === void 0 || !playerOf(state2).abilities.includes(ability)) return { code: "no-ability", ability };
  const isThere = row.where === "own-dock" ? dockIn(state2, system, state2.turn) !== void 0 : !isEmpty(inSpace(state2, system, state2.turn));
  return isThere ? null : { code: "ability-elsewhere", ability, system };
}
function useAbility(play, seat2, ability, system) {
  const { abilities } = playerOf(play.state);
  const at = abilities.indexOf(ability);
  const row = abilityTable[ability];
  if (row === void 0) throw new RangeError(`no ability ${ability}`);
  const { anomaly } = row;
  play.state = withPlayer(play.state, seat2, { abilities: abilities.toSpliced(at, 1) });
  const addition2 = { system, anomaly, source: ability, owner: String(seat2) };
  play.state = { ...play.state, map: withAdditions(play.state.map, (before) => [...before, addition2]) };
  tell(play, { type: "anomaly-placed", seat: seat2, system, anomaly, source: ability });
  return [{ task: "end" }];
}
function withAdditions(map, change2) {
  const given = typeof map === "object" && map !== null && !Array.isArray(map) ? map : {};
  const { additions: additions2 = [] } = given;
  return { ...given, additions: change2(additions2) };
}
var end = automatic((play) => {
  play.state = { ...play.state, tactical: null };
  const { players, turn: seat2 } = play.state;
  const count2 = players.length;
  const order = Array.from({ length: count2 }, (_, at) => (seat2 + 1 + at) % count2);
  const next2 = order.find((other) => !players[other]?.hasPassed);
  if (next2 === void 0) return endRound(play);
  play.state = { ...play.state, turn: next2 };
  return [{ task: "turn" }];
});
function endRound(play) {
  const { state: state2, rules: rules3 } = play;
  const scores = state2.players.map((_, seat2) => scoreOf(state2, seat2));
  tell(play, { type: "round-ended", round: state2.round, scores });
  const players = state2.players.map((player3, seat2) => ({
    ...{ ...player3, tactic: rules3.tactics, tokens: [], hasPassed: false },
    treasury: player3.treasury + incomeOf(state2, seat2)
  }));
  const round2 = state2.round + 1;
  play.state = repaired({ ...state2, players, round: round2, turn: (round2 - 1) % players.length });
  return round2 > rules3.rounds ? [] : [{ task: "turn" }];
}
function repaired(state2) {
  let after2 = state2;
  for (const [system, forces] of Object.entries(state2.space))
    for (const [seat2, { units: units2 }] of Object.entries(forces))
      after2 = withSpace(after2, system, Number(seat2), { units: units2, damaged: {} });
  for (const [planet2, { force: force2 }] of Object.entries(state2.planets))
    after2 = withPlanet(after2, planet2, { force: { units: force2.units, damaged: {} } });
  return after2;
}

// packages/games/src/ti4/skirmish/invading.ts
var onPlanet = (planet2) => ({ place: "ground", planet: planet2 });
var planetOf = ({ planets }, planet2) => {
  const found = planets[planet2];
  if (found === void 0) throw new RangeError(`no planet ${planet2}`);
  return found;
};
var bombers = (state2) => {
  const { seat: seat2, system } = tacticalOf(state2);
  return only(inSpace(state2, system, seat2).units, (unit) => isShip(unit) && findUnit(unit)?.bombard !== null);
};
function targetsOf(state2, rules3) {
  const { seat: seat2, system } = tacticalOf(state2);
  if (sumOf(bombers(state2)) === 0) return [];
  return planetsIn(state2, system).filter((planet2) => {
    const { owner, force: force2 } = planetOf(state2, planet2);
    const isHeld = owner !== null && owner !== seat2 && Object.keys(force2.units).some(isGround);
    if (!isHeld) return false;
    const { isShielded: isShielded2, kits } = prepareBattle(battleAt(state2, onPlanet(planet2), rules3, bombers(state2)));
    return !isShielded2 && kits.attacker.bombardment.length > 0;
  });
}
var bombard = {
  takes: ["bombard"],
  awaits: (state2, _task, rules3) => targetsOf(state2, rules3).length > 1 ? tacticalOf(state2).seat : null,
  check(state2, _task, { targets }, rules3) {
    const open = targetsOf(state2, rules3);
    const stray = Object.keys(targets).find((planet2) => !open.includes(planet2));
    if (stray !== void 0) return { code: "not-a-target", rule: "LRR 15.1", planet: stray };
    const all = Object.values(targets).reduce(plus, {});
    const wrong = Object.keys(all).find((unit) => (all[unit] ?? 0) > (bombers(state2)[unit] ?? 0));
    return wrong === void 0 ? null : { code: "not-so-many", rule: "LRR 15.1", unit: wrong, count: all[wrong] ?? 0 };
  },
  *options(state2, _task, rules3) {
    for (const planet2 of targetsOf(state2, rules3)) yield { type: "bombard", targets: { [planet2]: bombers(state2) } };
    yield { type: "bombard", targets: {} };
  },
  run(play, _task, chosen) {
    const [single] = targetsOf(play.state, play.rules);
    const targets = chosen?.targets ?? (single === void 0 ? {} : { [single]: bombers(play.state) });
    const { seat: seat2 } = tacticalOf(play.state);
    return Object.entries(targets).flatMap(([planet2, ships]) => {
      const where2 = onPlanet(planet2);
      const { kits } = prepareBattle(battleAt(play.state, where2, play.rules, ships));
      const volley2 = rollBatteries(
        kits.attacker,
        kits.attacker.start,
        "bombardment",
        kits.attacker.bombardment,
        rollDie(play)
      );
      tellVolley(play, seat2, volley2);
      const { owner } = planetOf(play.state, planet2);
      if (volley2.hits === 0 || owner === null) return [];
      return [{ task: "assign", seat: owner, hits: volley2.hits, scope: "all", inRound: false, where: where2 }];
    });
  }
};
var landers = (state2) => {
  const { seat: seat2, system } = tacticalOf(state2);
  return rivalIn(state2, system, seat2) === null ? part(inSpace(state2, system, seat2), isGround) : nobody;
};
var land = {
  takes: ["land"],
  awaits(state2) {
    const { seat: seat2, system } = tacticalOf(state2);
    return isEmpty(landers(state2)) || planetsIn(state2, system).length === 0 ? null : seat2;
  },
  check(state2, _task, { landings }) {
    const { system } = tacticalOf(state2);
    const stray = Object.keys(landings).find((planet2) => !planetsIn(state2, system).includes(planet2));
    if (stray !== void 0) return { code: "not-a-target", rule: "LRR 49.2", planet: stray };
    const all = Object.values(landings).reduce(plus, {});
    const wrong = Object.keys(all).find((unit) => !holds(landers(state2).units, { [unit]: all[unit] ?? 0 }));
    return wrong === void 0 ? null : { code: "not-so-many", rule: "LRR 49.2", unit: wrong, count: all[wrong] ?? 0 };
  },
  *options(state2) {
    const { system } = tacticalOf(state2);
    const { units: units2 } = landers(state2);
    for (const planet2 of planetsIn(state2, system)) yield { type: "land", landings: { [planet2]: units2 } };
    yield { type: "land", landings: {} };
    yield* splits(planetsIn(state2, system), units2);
  },
  run(play, _task, chosen) {
    return Object.entries(chosen?.landings ?? {}).flatMap(([planet2, units2]) => comeDown(play, planet2, units2));
  }
};
function* splits(planets, units2) {
  for (const planet2 of planets) {
    for (const [unit, count2] of Object.entries(units2)) {
      for (let some = 1; some < count2; some += 1) {
        yield { type: "land", landings: { [planet2]: { [unit]: some } } };
        const rest = { ...units2, [unit]: count2 - some };
        for (const other of planets)
          if (other !== planet2) yield { type: "land", landings: { [planet2]: { [unit]: some }, [other]: rest } };
      }
    }
  }
}
function comeDown(play, planet2, units2) {
  if (sumOf(units2) === 0) return [];
  const { seat: seat2, system } = tacticalOf(play.state);
  const aloft = inSpace(play.state, system, seat2);
  const down = taken(aloft, units2);
  play.state = withSpace(play.state, system, seat2, without(aloft, units2));
  tell(play, { type: "landed", seat: seat2, planet: planet2, units: units2 });
  const { owner, force: force2 } = planetOf(play.state, planet2);
  if (owner === seat2) {
    play.state = withPlanet(play.state, planet2, { force: joined(force2, down) });
    return [];
  }
  play.state = withPlanet(play.state, planet2, { landed: down });
  return [
    { task: "defense", planet: planet2 },
    { task: "ground-round", planet: planet2 }
  ];
}
var defense = automatic((play, { planet: planet2 }) => {
  const tactical = tacticalOf(play.state);
  play.state = { ...play.state, tactical: { ...tactical, round: 0 } };
  const { owner } = planetOf(play.state, planet2);
  if (owner === null) return [];
  const where2 = onPlanet(planet2);
  const { kits } = prepareBattle(battleAt(play.state, where2, play.rules));
  const volley2 = rollBatteries(kits.defender, kits.defender.start, "cannon", kits.defender.cannon, rollDie(play));
  tellVolley(play, owner, volley2);
  if (volley2.hits === 0) return [];
  return [{ task: "assign", seat: tactical.seat, hits: volley2.hits, scope: "all", inRound: false, where: where2 }];
});
var groundRound = automatic((play, { planet: planet2 }) => {
  const { seat: seat2 } = tacticalOf(play.state);
  const { owner, landed, force: force2 } = planetOf(play.state, planet2);
  if (landed === null || isEmpty(landed)) {
    play.state = withPlanet(play.state, planet2, { landed: null });
    tell(play, { type: "held", planet: planet2, seat: owner });
    return [];
  }
  if (owner !== null && Object.keys(force2.units).some(isGround))
    return [
      ...rollRound(play, onPlanet(planet2), { attacker: seat2, defender: owner }),
      { task: "ground-round", planet: planet2 }
    ];
  takeControl(play, planet2, seat2, landed);
  return [];
});
function takeControl(play, planet2, seat2, landed) {
  const { owner, force: force2, system } = planetOf(play.state, planet2);
  const ruins = only(force2.units, isStructure);
  if (owner !== null && sumOf(ruins) > 0)
    tell(play, { type: "removed", seat: owner, system, units: ruins, why: "control", rule: "LRR 49.6" });
  play.state = withPlanet(play.state, planet2, { owner: seat2, force: landed, landed: null });
  tell(play, { type: "controlled", seat: seat2, planet: planet2 });
  if (owner !== null && dockIn(play.state, system, owner) === void 0) closeTears(play, system, owner);
}
function closeTears(play, system, owner) {
  const isTear = (each) => each["system"] === system && each["source"] === "dimensional-tear" && each["owner"] === String(owner);
  let closed = 0;
  const map = withAdditions(play.state.map, (before) => {
    const left = before.filter((each) => !isTear(each));
    closed = before.length - left.length;
    return left;
  });
  if (closed === 0) return;
  play.state = { ...play.state, map };
  tell(play, { type: "anomaly-removed", system, anomaly: "gravity-rift", source: "dimensional-tear" });
}

// packages/games/src/ti4/skirmish/producing.ts
function dockOf(state2) {
  const { seat: seat2, system } = tacticalOf(state2);
  if (rivalIn(state2, system, seat2) !== null) return null;
  const planet2 = dockIn(state2, system, seat2);
  if (planet2 === void 0) return null;
  const dock = findUnit("spacedock")?.production ?? 0;
  return { planet: planet2, limit: dock + (state2.planets[planet2]?.resources ?? 0) };
}
var costOf = (units2) => Object.entries(units2).reduce((sum, [unit, count2]) => {
  const { cost = 0, perCost = 1 } = findUnit(unit) ?? {};
  return sum + Math.ceil(count2 / perCost) * (cost ?? 0);
}, 0);
var treasuryOf = (state2) => state2.players[tacticalOf(state2).seat]?.treasury ?? 0;
var produce = {
  takes: ["produce"],
  awaits: (state2) => dockOf(state2) === null || treasuryOf(state2) === 0 ? null : tacticalOf(state2).seat,
  check: (state2, _task, { units: units2 }, rules3) => refuseProduction(state2, units2, rules3),
  *options(state2, task2, rules3) {
    yield { type: "produce", units: {} };
    for (const units2 of baskets(state2))
      if (produce.check(state2, task2, { type: "produce", units: units2 }, rules3) === null) yield { type: "produce", units: units2 };
  },
  run(play, _task, chosen) {
    const units2 = chosen?.units ?? {};
    const dock = dockOf(play.state);
    if (sumOf(units2) === 0 || dock === null) return [];
    const { seat: seat2, system } = tacticalOf(play.state);
    const cost = costOf(units2);
    const [down, up] = [only(units2, isGround), only(units2, (unit) => !isGround(unit))];
    const planet2 = play.state.planets[dock.planet];
    if (planet2 !== void 0)
      play.state = withPlanet(play.state, dock.planet, { force: joined(planet2.force, { units: down, damaged: {} }) });
    const above = joined(inSpace(play.state, system, seat2), { units: up, damaged: {} });
    play.state = withSpace(play.state, system, seat2, above);
    play.state = withPlayer(play.state, seat2, { treasury: treasuryOf(play.state) - cost });
    tell(play, { type: "produced", seat: seat2, units: units2, cost });
    return [];
  }
};
function refuseProduction(state2, units2, rules3) {
  if (sumOf(units2) === 0) return null;
  const { seat: seat2, system } = tacticalOf(state2);
  const stray = Object.keys(units2).find((unit) => !producible.includes(unit));
  if (stray !== void 0) return { code: "not-producible", rule: "LRR 68", unit: stray };
  const limit = dockOf(state2)?.limit ?? 0;
  if (sumOf(units2) > limit) return { code: "over-production", rule: "LRR 68", count: sumOf(units2), limit };
  const [cost, treasury] = [costOf(units2), treasuryOf(state2)];
  if (cost > treasury) return { code: "too-expensive", rule: "LRR 68", cost, treasury };
  const all = plus(
    inSpace(state2, system, seat2).units,
    only(units2, (unit) => !isGround(unit))
  );
  const ships = sumOf(only(all, isCapital));
  if (ships > rules3.fleetPool) return { code: "over-fleet-pool", rule: "LRR 37.2", ships, pool: rules3.fleetPool };
  const { needed, capacity } = roomFor(all);
  const room = capacity + freeFighters(state2, seat2, system);
  return needed > room ? { code: "over-capacity", rule: "LRR 16", capacity: room, needed } : null;
}
function* baskets(state2) {
  const { limit = 0 } = dockOf(state2) ?? {};
  for (const unit of producible) {
    for (let count2 = 1; count2 <= Math.min(limit, 6); count2 += 1) {
      yield { [unit]: count2 };
      if (unit !== "infantry" && count2 < limit) yield { [unit]: count2, infantry: Math.min(2, limit - count2) };
    }
  }
}

// packages/games/src/ti4/combat/retreat.ts
var anyShip = (at) => ({ id: "", at, move: 1 });
function refuges(voyage, from) {
  const effects = voyage.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving = { ...voyage, active: from, effects };
  const near = adjacencyOf(voyage.galaxy, movementLinks(leaving)).get(from) ?? [];
  const anywhere = effects.some(({ retreatsAnywhere }) => retreatsAnywhere);
  return near.map((id2) => ({ system: id2, refusal: refuseRefuge(leaving, id2, anywhere) }));
}
function refuseRefuge(voyage, id2, anywhere) {
  const system = findSystem(voyage.galaxy, id2);
  if (system === void 0) return { code: "nothing-of-yours", rule: "LRR 78.7", system: id2 };
  if (voyage.others.has(id2)) return { code: "blocked-by-ships", rule: "LRR 78.7", system: id2 };
  const ship = anyShip(voyage.active);
  const [barred] = obstaclesInto(voyage, system, ship);
  if (barred !== void 0) return barred;
  const isFree = voyage.effects.some(({ into }) => into?.includes("nebula"));
  if (has(system, "nebula") && !isFree)
    return { code: "nebula-not-active", rule: "LRR 59.1", system: id2, anomaly: "nebula" };
  return anywhere || voyage.own.has(id2) ? null : { code: "nothing-of-yours", rule: "LRR 78.7", system: id2 };
}
function retreat(voyage, to, ships, die) {
  const effects = voyage.effects.filter(({ movementStepOnly }) => !movementStepOnly);
  const leaving = { ...voyage, active: to, tokens: /* @__PURE__ */ new Set(), effects };
  const declared = ships.filter(({ ship }) => ship.move > 0).map(({ ship, cargo: cargo2 }) => ({ ship, cargo: cargo2, path: [ship.at, to] }));
  return voyageOut(leaving, declared, die);
}
function retreatToken(arrived, hasToken, reinforcements) {
  if (hasToken || !arrived.some((ship) => ship.arrived)) return null;
  return reinforcements > 0 ? "reinforcements" : "command-sheet";
}

// packages/games/src/ti4/skirmish/retreating.ts
var ALL_TOKENS = 16;
var refugesOf = (state2, seat2, rules3) => {
  const { system } = tacticalOf(state2);
  return refuges(voyageOf(state2, seat2, system, rules3), system);
};
var retreat2 = {
  takes: ["retreat"],
  awaits(state2, { camp }, rules3) {
    if (!isFought(state2) || tacticalOf(state2).retreat !== null) return null;
    const seat2 = seatsOf(state2)[camp];
    return refugesOf(state2, seat2, rules3).some(({ refusal }) => refusal === null) ? seat2 : null;
  },
  check(state2, { camp }, { to }, rules3) {
    if (to === null) return null;
    const found = refugesOf(state2, seatsOf(state2)[camp], rules3).find(({ system }) => system === to);
    return found === void 0 ? { code: "not-a-refuge", rule: "LRR 78.7", system: to } : found.refusal;
  },
  *options(state2, { camp }, rules3) {
    yield { type: "retreat", to: null };
    for (const { system, refusal } of refugesOf(state2, seatsOf(state2)[camp], rules3))
      if (refusal === null) yield { type: "retreat", to: system };
  },
  run(play, { camp }, chosen) {
    const to = chosen?.to ?? null;
    if (to === null) return [];
    const seat2 = seatsOf(play.state)[camp];
    play.state = { ...play.state, tactical: { ...tacticalOf(play.state), retreat: { seat: seat2, to } } };
    tell(play, { type: "retreat-announced", seat: seat2, to });
    return [];
  }
};
var roundEnd = automatic((play) => {
  const { retreat: announced } = tacticalOf(play.state);
  if (!isFought(play.state)) return combatOver(play);
  if (announced === null) return roundTasks;
  goAway(play, announced.seat, announced.to);
  return [{ task: "fleet-pool", seat: announced.seat, system: announced.to }, ...combatOver(play)];
});
function goAway(play, seat2, to) {
  const { system } = tacticalOf(play.state);
  const ships = shipsOf(play.state, seat2).filter(({ at, move: move2 }) => at === system && move2 > 0);
  const before = inSpace(play.state, system, seat2);
  const goers = ships.reduce((sum, { unit }) => plus(sum, { [unit]: 1 }), {});
  let load = only(minus(before.units, goers), (unit) => !isShip(unit) || findUnit(unit)?.type === "fighter");
  const fleet = ships.map((ship) => {
    const cargo2 = aboard(load, findUnit(ship.unit)?.capacity ?? 0);
    load = minus(load, cargo2);
    return { ship, cargo: Object.entries(cargo2).map(([unit, count2]) => ({ unit, count: count2, from: system })) };
  });
  const { ships: sailed, rolls: rolls3 } = retreat(voyageOf(play.state, seat2, system, play.rules), to, fleet, rollDie(play));
  for (const { ship, system: at, die, removed } of rolls3)
    tell(play, { type: "rift-die", ship, system: at, die, lost: removed, rule: "LRR 41.2" });
  const arrived = sailed.reduce((force2, each) => {
    const own = ships.find(({ id: id2 }) => id2 === each.ship);
    if (!each.arrived || own === void 0) return force2;
    const cargo2 = each.cargo.reduce((sum, { unit, count: count2 }) => plus(sum, { [unit]: count2 }), {});
    const units2 = plus({ [own.unit]: 1 }, cargo2);
    return joined(force2, { units: units2, damaged: own.isDamaged ? { [own.unit]: 1 } : {} });
  }, nobody);
  play.state = withSpace(play.state, system, seat2, nobody);
  play.state = withSpace(play.state, to, seat2, joined(inSpace(play.state, to, seat2), arrived));
  tell(play, { type: "retreated", seat: seat2, to });
  const lost = minus(before.units, arrived.units);
  if (sumOf(lost) > 0) tell(play, { type: "removed", seat: seat2, system, units: lost, why: "retreat", rule: "LRR 78.7" });
  placeToken(play, seat2, to, sailed);
}
function aboard(load, capacity) {
  let room = capacity;
  const order = Object.keys(load).sort((a, b) => Number(isShip(a)) - Number(isShip(b)));
  return Object.fromEntries(
    order.flatMap((unit) => {
      const count2 = Math.min(room, load[unit] ?? 0);
      room -= count2;
      return count2 > 0 ? [[unit, count2]] : [];
    })
  );
}
function placeToken(play, seat2, to, sailed) {
  const { tokens = [], tactic = 0 } = play.state.players[seat2] ?? {};
  const reinforcements = ALL_TOKENS - tokens.length - tactic - play.rules.fleetPool;
  const from = retreatToken(sailed, tokens.includes(to), reinforcements);
  if (from === null) return;
  const spent = from === "command-sheet" ? Math.max(0, tactic - 1) : tactic;
  play.state = withPlayer(play.state, seat2, { tokens: [...tokens, to], tactic: spent });
  tell(play, { type: "token-placed", seat: seat2, system: to });
}

// packages/games/src/ti4/skirmish/tasks.ts
var handlers = {
  ...{ turn: turn2, end, move, "fleet-pool": fleetPool, cannons, cannon, combat, barrage, round, retreat: retreat2, assign: assign2 },
  ...{ "round-end": roundEnd, bombard, land, defense, "ground-round": groundRound, produce }
};
var handlerOf = ({ task: task2 }) => handlers[task2];
var headOf = ({ todo }) => {
  const [first] = todo;
  if (first === void 0) throw new RangeError("nothing is left to do");
  return first;
};
var stepOf = (state2) => headOf(state2).task;
function refuse(state2, action3, rules3) {
  const task2 = headOf(state2);
  const handler = handlerOf(task2);
  if (!handler.takes.includes(action3.type)) return { code: "wrong-step", step: task2.task, type: action3.type };
  return handler.check(state2, task2, action3, rules3);
}
var optionsOf2 = (state2, rules3) => handlerOf(headOf(state2)).options(state2, headOf(state2), rules3);
function absentAction(state2, rules3) {
  const task2 = headOf(state2);
  const idle = {
    turn: { type: "pass" },
    move: { type: "move", moves: [] },
    retreat: { type: "retreat", to: null },
    bombard: { type: "bombard", targets: {} },
    land: { type: "land", landings: {} },
    produce: { type: "produce", units: {} }
  };
  const [first] = optionsOf2(state2, rules3);
  const action3 = idle[task2.task] ?? first;
  if (action3 === void 0) throw new RangeError(`nothing can be done about ${task2.task}`);
  return action3;
}
function perform(play, action3) {
  if (action3 !== null) runFirst(play, action3);
  while (play.state.todo.length > 0) {
    const task2 = headOf(play.state);
    const awaited = handlerOf(task2).awaits(play.state, task2, play.rules);
    if (awaited !== null) {
      play.state = { ...play.state, awaited };
      return;
    }
    runFirst(play, null);
  }
  play.state = { ...play.state, awaited: null };
}
function runFirst(play, action3) {
  const [task2, ...rest] = play.state.todo;
  if (task2 === void 0) return;
  play.state = { ...play.state, todo: rest };
  const more = handlerOf(task2).run(play, task2, action3);
  play.state = { ...play.state, todo: [...more, ...play.state.todo] };
}

// packages/games/src/ti4/skirmish/game.ts
var table = { rounds: 4, tactics: 3, fleetPool: 4, treasury: 4 };
var skirmish = {
  id: "ti4",
  edition: 1,
  longest: 2e4,
  presets: {
    official: { ...presets.official, ...table },
    requirements: { ...presets.requirements, ...table }
  },
  parse: { options: readOptions, rules: readRules, state: readState, action: readAction },
  seats: ({ starts }) => starts.length,
  setup(options2, rules3) {
    const begun = setUp(options2, rules3);
    return begun.ok ? yes({ state: begun.value, events: [] }) : begun;
  },
  next,
  view: (state2) => state2,
  hears: () => true,
  check: (view, _seat, action3, rules3) => refuse(view, action3, rules3),
  legal: (view, _seat, rules3) => optionsOf2(view, rules3),
  sample(view, _seat, rng, rules3) {
    if (stepOf(view) === "move") return sampleMove(view, rules3, rng);
    const options2 = [];
    for (const option of optionsOf2(view, rules3)) if (options2.push(option) === MOST_SAMPLED) break;
    return pick(rng, options2);
  },
  imagine: (view) => view,
  absent: (view, _seat, rules3) => absentAction(view, rules3),
  resolve(state2, chosen, rng, rules3) {
    const action3 = chosen(state2.awaited ?? 0);
    const refusal = refuse(state2, action3, rules3);
    if (refusal !== null) throw new RulesError(`refused: ${refusal.code}`);
    const play = { state: state2, rules: rules3, rng, events: [] };
    perform(play, action3);
    return { state: play.state, events: play.events };
  }
};
var MOST_SAMPLED = 200;
function next(state2, _rules) {
  if (state2.awaited !== null) return { awaiting: [state2.awaited], step: stepOf(state2) };
  const scores = state2.players.map((_, seat2) => scoreOf(state2, seat2));
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, seat2) => score === most ? [seat2] : []);
  return {
    over: { winners: winners.length === scores.length ? [] : winners, reason: winners.length > 1 ? "tie" : "score" }
  };
}

// packages/games/src/ti4/skirmish/spoken.ts
var ti4 = { ...skirmish, words: { en: skirmishEn, ru: skirmishRu } };
export {
  ti4 as game
};
