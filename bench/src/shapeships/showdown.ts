import { createRequire } from "node:module";
import { fastDice } from "@umpire/bots";
import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import { peers } from "../peers/install.ts";
import { type RandomGame, turnsSide } from "./random-turns.ts";

/** What this side uses of the peer. Its own types are there only once it is installed, and the build must not need it. */
type Showdown = {
  readonly Battle: new (options: {
    readonly formatid: string;
    readonly seed: string;
    readonly p1: { readonly name: string; readonly team: string };
    readonly p2: { readonly name: string; readonly team: string };
  }) => Battle;
  readonly Teams: { generate(format: string, options: { readonly seed: string }): Team; pack(team: Team): string };
};
type Team = readonly object[];
type Battle = {
  readonly turn: number;
  readonly ended: boolean;
  readonly sides: readonly Player[];
  choose(side: string, choice: string): boolean;
};
type Player = { readonly id: string; readonly activeRequest: Request | null };
type Request = {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly Active[];
  readonly side: { readonly pokemon: readonly Pokemon[] };
};
type Active = { readonly moves: readonly { readonly disabled?: boolean | string }[]; readonly trapped?: boolean };
type Pokemon = { readonly condition: string; readonly reviving?: boolean };

const FORMAT = "gen9randombattle";
const BATTLES = 100;
const MOST_REFUSALS = 20;

/** Loads the peer and makes its teams; none of that is measured. */
export const showdownSide = (): Side => turnsSide(randomBattles(createRequire(peers)("pokemon-showdown")));

function randomBattles({ Battle, Teams }: Showdown): RandomGame<Battle> {
  const rng = fastDice(1);
  const teams = Array.from({ length: 2 * BATTLES }, (_, number) =>
    Teams.pack(Teams.generate(FORMAT, { seed: seedOf(number) })),
  );
  return {
    begin(number) {
      const p1 = { name: "North", team: at(teams, 2 * number) };
      const p2 = { name: "South", team: at(teams, 2 * number + 1) };
      return new Battle({ formatid: FORMAT, seed: seedOf(number), p1, p2 });
    },
    play(battle) {
      for (const player of battle.sides) decide(battle, player, rng.int);
      return battle;
    },
    turns: ({ turn, ended }) => (ended ? turn : turn - 1),
    isOver: ({ ended }) => ended,
  };
}

/** Four numbers choose the faster of its two generators, the one that its own tools use. */
const seedOf = (number: number) => `1,2,3,${number}`;

/** Anything that the request allows, all of it equally likely; the battle goes on when the last choice is in. */
function decide(battle: Battle, player: Player, int: (bound: number) => number): void {
  for (let refused = 0; refused < MOST_REFUSALS; refused += 1) {
    const request = player.activeRequest;
    if (request === null || request.wait) return;
    const choices = choicesOf(request);
    // Refused only where an effect that the player could not know of stands against it; the request then says more.
    if (battle.choose(player.id, at(choices, int(choices.length)))) return;
  }
  throw new Error(`${player.id} found no choice that is not refused`);
}

function choicesOf({ active, side: { pokemon } }: Request): readonly string[] {
  const [acting] = active ?? [];
  const choices: string[] = [];
  for (const [index, { disabled }] of (acting?.moves ?? []).entries()) if (!disabled) choices.push(`move ${index + 1}`);
  if (acting?.trapped) return choices;
  // The first is in battle already. A move that revives asks for one that has fainted.
  const reviving = pokemon[0]?.reviving === true;
  for (const [index, { condition }] of pokemon.entries())
    if (index > 0 && condition.endsWith(" fnt") === reviving) choices.push(`switch ${index + 1}`);
  return choices.length > 0 ? choices : ["default"];
}
