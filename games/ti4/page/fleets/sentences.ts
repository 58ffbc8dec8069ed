import type { Refusal } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { wordFor } from "@umpire/ui";
import { findSystem, type Galaxy } from "../../galaxy/galaxy.ts";
import { type Plan, placesOf } from "../../planner/plan.ts";
import { playerName } from "../../planner/player-names.ts";
import type { Force } from "../../units/force.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import type { UnitPlace } from "../plan/edit.ts";
import type { Placement } from "./settle.ts";
import { words } from "./words.ts";

/** `2 × carrier I, 4 × infantry I`. */
export function formatForce(language: Language, { units, damaged }: Force): string {
  const { units: say } = words[language];
  return Object.entries(units)
    .map(([id, count]) => say(ti4Names[language].unit(id), count, damaged[id] ?? 0))
    .join(", ");
}

export function formatPlace(language: Language, { system, planet }: UnitPlace): string {
  const { inSpace, onPlanet } = words[language];
  return planet === null ? inSpace(system) : onPlanet(planet, system);
}

/** What a placement does, without whose it is. */
export const formatPlacement = (language: Language, placement: Placement): string =>
  placement.what === "token"
    ? words[language].tokenIn(placement.system)
    : `${formatForce(language, placement)} ${formatPlace(language, placement.place)}`;

type About = { readonly plan: Plan; readonly galaxy: Galaxy };

/** Why a part of a typed text was not understood, and what would do. */
export function formatQuickRefusal(language: Language, refusal: Refusal, { plan, galaxy }: About): string {
  const say = words[language].refusal;
  const { unit: unitName } = ti4Names[language];
  const detail = (key: string) => String(refusal[key] ?? "");
  const sentences: { readonly [code: string]: () => string } = {
    "unknown-unit": () => say.unit(detail("unit"), nearOf(refusal).map(unitName)),
    "bad-fleet": () => say.fleet(detail("text")),
    "too-many-of-a-kind": () => say.crowd(unitName(detail("unit")), Number(refusal["limit"])),
    "quick-where": () => say.where,
    "quick-place": () => say.place(detail("place")),
    "quick-planet": () => {
      const planets = placesOf(findSystem(galaxy, detail("system"))).map(({ name }) => name);
      return say.planet(detail("system"), detail("planet"), planets);
    },
    "quick-player": () => {
      const players = plan.players.map((_, seat) => playerName(language, plan, seat));
      return say.player(detail("player"), players);
    },
    "quick-damaged": () => say.damaged(unitName(detail("unit"))),
    "quick-no-planet": () => say.noPlanet(unitName(detail("unit")), detail("system")),
    "quick-held": () => say.held(detail("planet"), playerName(language, plan, Number(refusal["owner"]))),
  };
  return wordFor(sentences, refusal.code)?.() ?? refusal.code;
}

const nearOf = ({ near }: Refusal): readonly string[] => (Array.isArray(near) ? near.map(String) : []);
