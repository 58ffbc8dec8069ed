import { err, isReserved, type Json, type JsonObject, ok, type Result } from "@umpire/kernel";

/** A larger document is no game of eight players. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** The schema that this reader was written for. */
export const SCHEMA = 7;

/** Units, tokens or attachments of one kind in one place. */
export type Entity = {
  readonly id: string;
  readonly type: string;
  readonly count: number;
  readonly damaged: number;
  readonly galvanized: number;
};

/** What lies in one place, by who owns it; tokens are of `neutral`. */
export type Holders = { readonly [faction: string]: readonly Entity[] };

export type PlanetRecord = {
  readonly id: string;
  readonly controlledBy: string | null;
  readonly holders: Holders;
  readonly resources: number;
  readonly influence: number;
};

export type SystemRecord = {
  readonly space: Holders;
  readonly planets: readonly PlanetRecord[];
  /** Factions with a command token here. */
  readonly tokens: readonly string[];
};

export type Leader = { readonly id: string; readonly state: "ready" | "exhausted" | "locked" };

export type PlayerRecord = {
  readonly faction: string;
  readonly color: string;
  readonly isActive: boolean;
  readonly fleetTokens: number;
  readonly edict: readonly string[];
  readonly technologies: readonly string[];
  readonly exhausted: readonly string[];
  readonly units: readonly string[];
  readonly abilities: readonly string[];
  readonly relics: readonly string[];
  readonly notes: readonly string[];
  readonly leaders: readonly Leader[];
  readonly breakthrough: { readonly id: string; readonly isUnlocked: boolean } | null;
};

export type GameDocument = {
  readonly schema: number | null;
  readonly name: string;
  readonly isTwilightsFall: boolean;
  readonly tiles: readonly { readonly position: string; readonly tile: string }[];
  readonly systems: { readonly [position: string]: SystemRecord };
  readonly players: readonly PlayerRecord[];
  readonly laws: readonly { readonly id: string; readonly faction: string | null }[];
  readonly borders: readonly { readonly tile: string; readonly direction: number; readonly type: string }[];
  readonly activePlayer: string | null;
  readonly activeSystem: string | null;
};

const ESSENTIAL = ["playerData", "tilePositions", "tileUnitData"] as const;

/** Whether this is meant to be a running game. */
export const isGameDocument = (value: Json): boolean => ESSENTIAL.some((field) => objectOf(value)[field] !== undefined);

/** A running game as AsyncTI4 gives it out; what is absent, null or unknown in it is no mistake. */
export function readDocument(value: Json): Result<GameDocument> {
  const fields = objectOf(value);
  const missing = ESSENTIAL.find((field) => typeof fields[field] !== "object" || fields[field] === null);
  if (missing !== undefined) return err({ code: "async-incomplete", field: missing });
  const state = objectOf(fields["gameState"]);
  return ok({
    schema: numberOf(fields["versionSchema"]),
    name: textOf(fields["gameName"]) ?? "",
    isTwilightsFall: fields["isTwilightsFallMode"] === true,
    tiles: textsOf(fields["tilePositions"]).map((text) => {
      const [position = "", tile = ""] = text.split(":");
      return { position, tile };
    }),
    systems: mapValues(fields["tileUnitData"], systemOf),
    players: listOf(fields["playerData"]).map((each) => playerOf(objectOf(each))),
    laws: listOf(fields["lawsInPlay"]).map(lawOf),
    borders: listOf(fields["borderAnomalies"]).map((each) => {
      const { tile, direction, type } = objectOf(each);
      return { tile: textOf(tile) ?? "", direction: numberOf(direction) ?? 0, type: textOf(type) ?? "" };
    }),
    activePlayer: textOf(state["activePlayer"]),
    activeSystem: textOf(state["activeSystem"]),
  });
}

function systemOf(value: Json): SystemRecord {
  const { space, planets, ccs } = objectOf(value);
  return {
    space: holdersOf(space),
    planets: Object.entries(objectOf(planets)).map(([id, each]) => planetOf(id, objectOf(each))),
    tokens: textsOf(ccs),
  };
}

const planetOf = (id: string, { controlledBy, entities, resources, influence }: JsonObject): PlanetRecord => ({
  id,
  controlledBy: textOf(controlledBy),
  holders: holdersOf(entities),
  resources: numberOf(resources) ?? 0,
  influence: numberOf(influence) ?? 0,
});

const holdersOf = (value: Json | undefined): Holders =>
  mapValues(value, (here) => listOf(here).map((each) => entityOf(objectOf(each))));

/** `unitStates` is whole, damaged, galvanized, both; older documents have `count` and `sustained` alone. */
function entityOf({ entityId, entityType, count, sustained, unitStates }: JsonObject): Entity {
  const states = listOf(unitStates).map((each) => numberOf(each) ?? 0);
  const [, damaged = 0, galvanized = 0, both = 0] = states;
  const sum = states.reduce((all, each) => all + each, 0);
  const isStated = sum > 0;
  return {
    id: textOf(entityId) ?? "",
    type: textOf(entityType) ?? "unit",
    count: isStated ? sum : (numberOf(count) ?? 0),
    damaged: isStated ? damaged + both : (numberOf(sustained) ?? 0),
    galvanized: galvanized + both,
  };
}

function playerOf(fields: JsonObject): PlayerRecord {
  const breakthrough = objectOf(fields["breakthrough"]);
  return {
    faction: textOf(fields["faction"]) ?? "",
    color: textOf(fields["color"]) ?? "",
    isActive: fields["active"] === true,
    fleetTokens: numberOf(fields["fleetCC"]) ?? 0,
    edict: textsOf(fields["mahactEdict"]),
    technologies: textsOf(fields["techs"]),
    exhausted: [...textsOf(fields["exhaustedTechs"]), ...textsOf(fields["exhaustedRelics"])],
    units: textsOf(fields["unitsOwned"]),
    abilities: textsOf(fields["abilities"]),
    relics: textsOf(fields["relics"]),
    notes: textsOf(fields["promissoryNotesInPlayArea"]),
    leaders: listOf(fields["leaders"]).map((each) => leaderOf(objectOf(each))),
    breakthrough:
      textOf(breakthrough["breakthroughId"]) === null
        ? null
        : {
            id: textOf(breakthrough["breakthroughId"]) ?? "",
            isUnlocked: breakthrough["unlocked"] === true && breakthrough["exhausted"] !== true,
          },
  };
}

const leaderOf = ({ id, exhausted, locked }: JsonObject): Leader => ({
  id: textOf(id) ?? "",
  state: locked === true ? "locked" : exhausted === true ? "exhausted" : "ready",
});

/** Older documents have bare ids. */
function lawOf(value: Json): GameDocument["laws"][number] {
  if (typeof value === "string") return { id: value, faction: null };
  const { id, electedFaction } = objectOf(value);
  return { id: textOf(id) ?? "", faction: textOf(electedFaction) };
}

const objectOf = (value: Json | undefined): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
/** A name that every object inherits is none: names become keys. */
const textOf = (value: Json | undefined): string | null =>
  typeof value === "string" && value !== "" && !isReserved(value) ? value : null;
const textsOf = (value: Json | undefined): readonly string[] => listOf(value).flatMap((each) => textOf(each) ?? []);

/** A whole number of at least 0. */
const numberOf = (value: Json | undefined): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;

const mapValues = <T>(value: Json | undefined, make: (each: Json) => T): { readonly [key: string]: T } =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([key, each]) => [key, make(each)]));
