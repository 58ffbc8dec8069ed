import { byLanguage } from "@umpire/kernel";
import type { Language } from "@umpire/ui";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

/** The steps of a tactical action, as a player counts them. */
export type Stage = "activate" | "move" | "combat" | "invade" | "produce";

/** Units on a planet, both in words. */
type Placed = { readonly planet: string; readonly units: string };

/** What may be done about a hit. */
type Response = "sustain" | "destroy" | "destroyDamaged";

export type TableWords = {
  /** Decisions in a few words; lists of units may be empty. */
  readonly action: {
    readonly activate: (system: string) => string;
    readonly ability: (ability: string, system: string) => string;
    readonly pass: string;
    readonly move: (ships: string) => string;
    readonly remove: (ships: string) => string;
    readonly assign: (sustained: string, lost: string) => string;
    readonly stay: string;
    readonly retreat: (system: string) => string;
    readonly bombard: (targets: readonly Placed[]) => string;
    readonly land: (landings: readonly Placed[]) => string;
    readonly produce: (units: string) => string;
  };
  readonly stages: { readonly [S in Stage]: string };
  readonly stagesLabel: string;
  readonly tray: string;
  /** What goes on, for the scoreboard; where it is not said, whose call it is. */
  readonly verbs: { readonly [task: string]: string };
  /** What somebody else decides about. */
  readonly steps: { readonly [task: string]: string };
  readonly round: (round: number, rounds: number) => string;
  readonly score: string;
  readonly tokens: (count: number) => string;
  readonly treasury: string;
  readonly passed: string;
  readonly watching: (player: string, step: string) => string;
  readonly startOver: string;
  readonly over: string;
  readonly verdict: {
    readonly title: (isWon: boolean, winner: string) => string;
    readonly draw: string;
    /** How it stands: each player with a score. */
    readonly how: (scores: readonly string[]) => string;
    readonly close: string;
    readonly open: string;
  };

  readonly turn: {
    readonly choose: string;
    readonly pass: string;
    readonly tokensLeft: (left: number) => string;
    readonly nothingComes: string;
    readonly builds: (treasury: number) => string;
    readonly ability: (ability: string) => string;
  };
  readonly move: {
    readonly heading: (system: string) => string;
    readonly from: (unit: string, place: string) => string;
    readonly stays: string;
    readonly carries: (units: string) => string;
    readonly empty: string;
    readonly risk: (percent: string) => string;
    readonly details: (ship: string) => string;
    readonly way: string;
    readonly noRisk: string;
    readonly drive: string;
    readonly cargo: (unit: string, place: string) => string;
    readonly cannot: (count: number) => string;
    /** How to choose another way on the map; and that none leads through there. */
    readonly ownWay: string;
    readonly noWay: (place: string) => string;
  };
  readonly forecast: {
    readonly comes: (ships: number, cargo: string) => string;
    readonly arrives: (ships: number, percent: string) => string;
    readonly space: (percent: string) => string;
    readonly takes: (planet: string, percent: string, worth: number) => string;
    readonly against: (system: string, player: string) => string;
    readonly win: string;
    readonly neither: string;
    readonly lose: string;
    readonly pillWin: readonly [string, (place: string) => string];
    readonly pillTake: readonly [string, (place: string) => string];
    readonly pillArrive: readonly [string, (place: string) => string];
    readonly tooMany: string;
  };
  readonly combat: {
    readonly dice: string;
    readonly title: (place: string) => string;
    readonly ground: (planet: string) => string;
    readonly rolls: { readonly [roll: string]: string };
    readonly round: (round: number) => string;
    readonly needs: (value: number) => string;
    readonly hits: (count: number) => string;
    readonly die: (face: number, isHit: boolean) => string;
    readonly who: (hits: number) => string;
    readonly chosen: (chosen: number, hits: number) => string;
    readonly response: (response: Response, unit: string, count: number) => string;
    readonly signs: { readonly [R in Response]: string };
    readonly ifSo: (percent: string) => string;
    /** How likely one wins then, beside a choice. */
    readonly wins: (percent: string) => string;
    readonly rift: (unit: string, place: string, die: number, lost: boolean) => string;
    readonly retreatAsk: string;
    readonly retreatHow: string;
    readonly close: string;
    readonly lost: (player: string, units: string) => string;
  };
  readonly invade: {
    readonly land: string;
    readonly bombard: string;
    readonly on: (unit: string, planet: string) => string;
    readonly chance: (percent: string) => string;
    readonly own: string;
    readonly free: string;
    readonly held: (player: string, units: string) => string;
    readonly aboard: (units: string) => string;
  };
  readonly produce: {
    readonly heading: (limit: number) => string;
    readonly cost: (cost: number, count: number) => string;
    readonly sum: (cost: number, treasury: number) => string;
    readonly count: (unit: string) => string;
  };
  readonly pool: { readonly heading: (pool: number) => string; readonly count: (unit: string) => string };
  readonly planets: {
    readonly title: string;
    readonly count: (count: number) => string;
    readonly ground: (count: number) => string;
    readonly resources: string;
    readonly influence: string;
  };
  readonly powers: {
    readonly title: string;
    readonly none: string;
    /** It leaves no choice. */
    readonly always: string;
    readonly used: string;
    /** What powers have just done, before the sentences. */
    readonly done: string;
  };
  readonly coach: {
    readonly label: string;
    readonly lesson: string;
    readonly off: string;
    readonly on: string;
    readonly lines: { readonly [task: string]: string };
  };
};

export const tableWords: { readonly [language in Language]: TableWords } = byLanguage({ en, ru });
