import { unitLines } from "../data/units.ts";
import { type AnomalyType, anomalyTypes } from "../galaxy/tiles.ts";

/** Dice of an ability: each hits on `value` or more. */
type Dice = { readonly value: number; readonly dice: number; readonly range: number };

export type Unit = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly faction: string | null;
  readonly set: string;
  readonly upgraded: boolean;
  /** Resources for `perCost` of them; null where it cannot be bought. */
  readonly cost: number | null;
  readonly perCost: number;
  /** Null where it does not fight; dice null where their number varies. */
  readonly combat: { readonly value: number; readonly dice: number | null } | null;
  /** 0: it has no move value. */
  readonly move: number;
  readonly capacity: number;
  readonly freeFighters: number;
  /** Whether ships can carry it: fighters and ground forces, but no structure that fights on the ground. */
  readonly isCargo: boolean;
  /** The capacity that it takes when it is carried; some cargo takes none. */
  readonly uses: number;
  readonly barrage: Dice | null;
  readonly cannon: Dice | null;
  readonly bombard: Dice | null;
  readonly sustain: boolean;
  readonly shield: boolean;
  readonly breaksShields: boolean;
  readonly noDirectHit: boolean;
  readonly production: number;
  /** It builds as many more as its planet has resources. */
  readonly buildsByPlanet: boolean;
  /** Two of it without room count as one ship for the fleet pool. */
  readonly halfShip: boolean;
  /** Pieces of its type that a player has; upgrades and a faction's own use the same ones. */
  readonly plastic: number | null;
  readonly kind: "ship" | "ground" | "structure";
  /** The anomaly that its system is while it stands there. */
  readonly makes: AnomalyType | null;
};

/** The units, in the order of the table. */
export const units: readonly Unit[] = unitLines.trim().split("\n").map(readUnit);
const byId = new Map(units.map((unit) => [unit.id, unit]));

export const findUnit = (id: string): Unit | undefined => byId.get(id);

function readUnit(text: string): Unit {
  const cells = text.split("|").map((cell) => cell.trim());
  const [id = "", name = "", type = "", faction = "-", set = "", level = "", rest = ""] = cells;
  const facts = new Map(rest.split(" ").map((fact) => [fact.split("=")[0] ?? "", fact.split("=")[1] ?? ""]));
  const number = (key: string) => Number(facts.get(key) ?? 0);
  const [cost, perCost = "1"] = facts.get("cost")?.split("/") ?? [];
  const [value, dice] = facts.get("combat")?.split("x") ?? [];
  return {
    id,
    name,
    type,
    faction: faction === "-" ? null : faction,
    set,
    upgraded: level === "II",
    cost: cost === undefined ? null : Number(cost),
    perCost: Number(perCost),
    combat: value === undefined ? null : { value: Number(value), dice: dice === "?" ? null : Number(dice) },
    move: number("move"),
    capacity: number("capacity"),
    freeFighters: number("freeFighters"),
    isCargo: type === "fighter" || (facts.has("ground") && !facts.has("structure") && !facts.has("ship")),
    uses: number("uses"),
    production: number("production"),
    halfShip: facts.has("halfShip"),
    buildsByPlanet: facts.get("production")?.startsWith("+") ?? false,
    barrage: readDice(facts.get("barrage")),
    cannon: readDice(facts.get("cannon")),
    bombard: readDice(facts.get("bombard")),
    sustain: facts.has("sustain"),
    shield: facts.has("shield"),
    breaksShields: facts.has("breaksShields"),
    noDirectHit: facts.has("noDirectHit"),
    plastic: facts.has("plastic") ? number("plastic") : null,
    makes: anomalyTypes.find((anomaly) => anomaly === facts.get("makes")) ?? null,
    kind: facts.has("ship") ? "ship" : facts.has("ground") ? "ground" : "structure",
  };
}

/** `9x2` or, with a range, `5x1+1`. */
function readDice(text: string | undefined): Dice | null {
  if (text === undefined) return null;
  const [value = 0, dice = 0, range = 0] = text.split(/[x+]/).map(Number);
  return { value, dice, range };
}
