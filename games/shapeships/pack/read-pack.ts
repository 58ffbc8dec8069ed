import { canonical, err, ok, parser, type Refusal, type Result } from "@umpire/kernel";
import { stages } from "../rules/phases.ts";
import { entrySteps } from "./budget.ts";
import { checkRules } from "./check-rules.ts";
import { circlesOf } from "./circles.ts";
import { MOST_STEPS } from "./data/limits.ts";
import { type Amount, type Pack, type Power, packSchema, type ShipDefinition, type Upgraded } from "./pack.ts";

const parsePack = parser(packSchema);
type Problem = { readonly path: string; readonly problem: string };

/** A rules pack from outside: the constraints first, then its form, then whether it can be played. */
export function readPack(input: unknown): Result<Pack> {
  const checked = checkRules(input);
  if (!checked.ok) return checked;
  const [broken] = checked.value;
  if (broken !== undefined) return err(asRefusal(broken.constraint, broken.at, broken.message));
  const parsed = parsePack(input);
  if (!parsed.ok) return parsed;
  const [problem] = packProblems(indexOf(parsed.value));
  if (problem !== undefined) return err({ code: "bad-request", ...problem });
  const steps = entrySteps(parsed.value);
  return steps <= MOST_STEPS ? ok(parsed.value) : err({ code: "bad-request", path: "", problem: tooDear(steps) });
}

const tooDear = (steps: number) =>
  `one entry of a match could cost ${formatCount(steps)} rule steps, and the bound is ${formatCount(MOST_STEPS)}: fewer powers on a ship, limits (\`max\`) on ships that multiply, roll again or do many things, an earlier dusk or \`turnCap\`, or a cheap Basic without a limit would help`;
const formatCount = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ",");

/** A pack with what its parts ask about each other, found once: a pack names ships thousands of times. */
type Index = Pack & {
  readonly byId: ReadonlyMap<string, ShipDefinition>;
  readonly colours: ReadonlySet<string>;
  readonly factionIds: ReadonlySet<string>;
  /** The ships that makers make. */
  readonly made: ReadonlySet<string>;
  /** The circle of recipes that a ship is in, by a number; a ship that is in none has a number of its own. */
  readonly circles: ReadonlyMap<string, number>;
};

function indexOf(pack: Pack): Index {
  const byId = new Map(pack.ships.map((ship) => [ship.id, ship]));
  return {
    ...pack,
    byId,
    colours: new Set(pack.factions.flatMap(({ colours }) => colours)),
    factionIds: new Set(pack.factions.map(({ id }) => id)),
    made: new Set(
      pack.ships.flatMap(({ powers }) => powers.flatMap((each) => (each.when === "maker" ? each.makes : []))),
    ),
    circles: circlesOf(byId),
  };
}

/** A broken constraint as a refusal: the seed's message, where, and which. */
export function asRefusal(constraint: number, path: string, problem: string): Refusal {
  return { code: "violation", rule: `C${constraint}`, constraint, path, problem };
}

/** What no single field shows. */
function packProblems(pack: Index): readonly Problem[] {
  return [
    ...(canonical(pack.stages) === canonical(stages)
      ? []
      : [{ path: "/stages", problem: "the steps of the turn are fixed; leave `stages` out" }]),
    ...(pack.health <= pack.ceiling ? [] : [{ path: "/health", problem: "above the ceiling" }]),
    ...twice("/factions", pack.factions),
    ...twice("/ships", pack.ships),
    ...twice("/solarPowers", pack.solarPowers),
    ...pack.solarPowers.flatMap(({ id }, at) =>
      pack.byId.has(id) ? [{ path: `/solarPowers/${at}/id`, problem: `${id} is a ship` }] : [],
    ),
    ...pack.solarPowers.flatMap((power, at) =>
      "amount" in power ? amountProblems(pack, power.amount, false, `/solarPowers/${at}/amount`) : [],
    ),
    ...pack.ships.flatMap((ship, at) => shipProblems(pack, ship, `/ships/${at}`)),
    ...pack.solarPowers.flatMap(({ price, spends }, at) => {
      const odd = [...Object.keys(price), ...(spends === null ? [] : [spends])].find((id) => !pack.colours.has(id));
      return odd === undefined ? [] : [{ path: `/solarPowers/${at}`, problem: `no faction has the colour ${odd}` }];
    }),
    ...pack.factions.flatMap(({ id }, at) =>
      pack.ships.some((ship) => ship.kind === "basic" && ship.faction === id)
        ? []
        : [
            {
              path: `/factions/${at}`,
              problem: `${id} has no Basic to begin with; a pack of other ships names its own factions`,
            },
          ],
    ),
  ];
}

function twice(path: string, list: readonly { readonly id: string }[]): readonly Problem[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }, at) => {
    if (seen.has(id)) return [{ path: `${path}/${at}/id`, problem: `${id} is there twice` }];
    seen.add(id);
    return [];
  });
}

function shipProblems(pack: Index, ship: ShipDefinition, path: string): readonly Problem[] {
  const faction = pack.factionIds.has(ship.faction)
    ? []
    : [{ path: `${path}/faction`, problem: `there is no faction ${ship.faction}` }];
  const recipe = ship.kind === "upgraded" ? recipeProblems(pack, ship, `${path}/components`) : [];
  const powers = ship.powers.flatMap((power, at) => powerProblems(pack, ship, power, at, `${path}/powers/${at}`));
  return [...faction, ...recipe, ...powers];
}

/** A recipe can be met: its parts are there, are the faction's, may be owned in that number, and can be spent. */
function recipeProblems(pack: Index, ship: Upgraded, path: string): readonly Problem[] {
  const parts = Object.entries(ship.components);
  if (parts.length === 0) return [{ path, problem: "an Upgraded ship is made of at least one" }];
  return parts.flatMap(([id, count]): Problem[] => {
    const part = pack.byId.get(id);
    const at = `${path}/${id}`;
    if (part === undefined) return [{ path: at, problem: `there is no ship ${id}` }];
    if (part.faction !== ship.faction) return [{ path: at, problem: `${id} is another faction's` }];
    if (pack.circles.get(id) === pack.circles.get(ship.id))
      return [{ path: at, problem: `${id} needs ${ship.id} itself` }];
    if (part.max !== null && part.max < count && !pack.made.has(id))
      return [{ path: at, problem: `nobody can have more than ${part.max} of ${id}` }];
    return part.charges === 0 || spendsCharges(part)
      ? []
      : [{ path: at, problem: `${id} can never spend its charges` }];
  });
}

const spendsCharges = ({ powers }: ShipDefinition) =>
  powers.some(
    (power) =>
      power.when === "charge" || power.when === "first_strike" || (power.when === "maker" && power.costsCharge),
  );

function powerProblems(pack: Index, ship: ShipDefinition, power: Power, at: number, path: string): readonly Problem[] {
  const unknown = shipsNamedBy(power).find((id) => !pack.byId.has(id));
  if (unknown !== undefined) return [{ path, problem: `there is no ship ${unknown}` }];
  const choosing = shipsMadeBy(power).find((id) => needsNumber(pack.byId.get(id)));
  if (choosing !== undefined) return [{ path, problem: `${choosing} needs a number, which only drawing can give it` }];
  const odd = numberProblems(pack, power, path);
  if (odd.length > 0) return odd;
  if (power.when === "energy" && !pack.colours.has(power.colour))
    return [{ path: `${path}/colour`, problem: `no faction has the colour ${power.colour}` }];
  if (needsCharge(power) && ship.charges === 0) return [{ path, problem: "the ship has no charges for it" }];
  const alike = ship.powers.findIndex((each) => isAlternative(each, power));
  return alike < at && isAlternative(power, power)
    ? [{ path, problem: "an order could not tell it from another power of the ship" }]
    : [];
}

const needsCharge = (power: Power) =>
  power.when === "charge" || power.when === "first_strike" || (power.when === "maker" && power.costsCharge);

/** An order names a charge power by its effect, and a maker or a conversion by the ship alone. */
function isAlternative(a: Power, b: Power): boolean {
  if (a.when === "charge" && b.when === "charge") return a.effect === b.effect;
  return a.when === b.when && (a.when === "maker" || a.when === "conversion" || a.when === "first_strike");
}

const needsNumber = (ship: ShipDefinition | undefined) => ship?.kind === "basic" && ship.chooses !== null;

/** Faces that the die does not have, and amounts that contradict themselves. */
function numberProblems(pack: Index, power: Power, path: string): readonly Problem[] {
  if (power.when === "dice" && power.effect === "reads_as" && power.face > pack.die)
    return [{ path: `${path}/face`, problem: `the die has ${pack.die} faces` }];
  return "amount" in power ? amountProblems(pack, power.amount, power.when === "lines", `${path}/amount`) : [];
}

/** What no single field of an amount shows. */
function amountProblems(pack: Index, amount: Amount, isLines: boolean, path: string): readonly Problem[] {
  if (typeof amount === "number") return [];
  if (amount.tiers !== undefined && amount.per !== undefined) return [{ path, problem: "either `tiers` or `per`" }];
  if (amount.round === "up" && !isLines) return [{ path: `${path}/round`, problem: "only lines are rounded up" }];
  const rolls = typeof amount.if === "object" ? amount.if.roll : [];
  const high = rolls.find((roll) => roll > pack.die);
  return high === undefined ? [] : [{ path: `${path}/if`, problem: `the die never shows ${high}` }];
}

function shipsMadeBy(power: Power): readonly string[] {
  if (power.when === "maker") return power.makes;
  if (power.when === "conversion") return [power.into];
  return power.when === "destruction" && power.effect === "spawn" ? [power.ship] : [];
}

function shipsNamedBy(power: Power): readonly string[] {
  const made = shipsMadeBy(power);
  if (made.length > 0) return made;
  if (!("amount" in power) || typeof power.amount === "number") return [];
  return typeof power.amount.per === "object" ? [power.amount.per.ship] : [];
}
