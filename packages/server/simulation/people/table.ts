import type { Json, Result } from "@umpire/kernel";
import type { CreateMatch } from "@umpire/protocol";
import { createMatch } from "../../src/match/creation.ts";
import { joinMatch } from "../../src/match/host.ts";
import type { Host } from "../../src/match/live.ts";
import type { TablePlan } from "../plan.ts";
import { chanceOf, oneOf, range } from "../world/chance.ts";
import { newToken, request } from "../world/server.ts";
import { note, pause } from "../world/universe.ts";
import { live, newPerson, type Person, type Surroundings } from "./person.ts";

/** Asks servers until one answers; null where that takes too long. */
async function untilAnswered<T>(
  around: Surroundings,
  name: string,
  what: string,
  task: (host: Host) => Promise<Result<T>>,
): Promise<T | null> {
  const rng = chanceOf(around.universe.seed, `${what} of ${name}`);
  for (let tries = 0; tries < 40; tries += 1) {
    const servers = around.listening();
    if (servers.length > 0) {
      const answer = await request(around.universe, oneOf(rng, servers), `${what} of ${name}`, task);
      if (answer?.ok) return answer.value;
    }
    await pause(around.universe, 400 + rng.int(400));
  }
  return null;
}

const clocks: { readonly [kind in TablePlan["clock"]]: CreateMatch["clock"] } = {
  none: { kind: "none" },
  move: { kind: "move", ms: 2500 },
  game: { kind: "game", ms: 25_000, increment: 500 },
};

/** Somebody makes a match, the others take their seats, and all of them play; others look on from the beginning. */
export async function sitDown(
  around: Surroundings,
  plan: TablePlan,
  { seats, options }: { readonly seats: number; readonly options: Json },
  people: Person[],
): Promise<void> {
  const { universe } = around;
  await pause(universe, plan.at);
  const sitters = range(seats);
  const bots = Math.min(plan.bots, seats - 1);
  const wanted: CreateMatch = {
    game: plan.game,
    ...(plan.game === "rps" && { rules: { wins: 30, rounds: 60 } }),
    options,
    clock: clocks[plan.clock],
    isPublic: true,
    seats: sitters.map((seat) => (seat < seats - bots ? ("open" as const) : { bot: "random" })),
  };
  const made = await untilAnswered(around, plan.name, "making", (host) => createMatch(host, wanted, plan.name));
  if (made === null) return;
  note(universe, plan.name, `is ${made.match}: ${plan.game}`);
  for (const index of range(plan.watchers))
    enter(around, people, `${plan.name}.guest${index + 1}`, made.match, null, null);
  for (const seat of sitters.slice(0, seats - bots)) {
    const name = `${plan.name}.seat${seat + 1}`;
    const token = newToken(universe, name);
    const asked = { name, seat, token, seed: "0011223344556677" };
    const taken = await untilAnswered(around, name, "sitting", (host) => joinMatch(host, made.match, asked, name));
    if (taken !== null) enter(around, people, name, made.match, taken.seat, token);
  }
}

function enter(
  around: Surroundings,
  people: Person[],
  name: string,
  match: string,
  seat: number | null,
  token: string | null,
): void {
  const person = newPerson(around, name, match, seat, token);
  people.push(person);
  live(around, person);
}
