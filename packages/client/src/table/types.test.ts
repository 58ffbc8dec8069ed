import { rps } from "@umpire/rps/game";
import { tactics } from "@umpire/tactics/game";
import { expectTypeOf, test } from "vitest";
import { useMatch } from "../react.ts";
import { table } from "./table.ts";

type Hand = "rock" | "paper" | "scissors";
const server = { server: "https://games.example", match: "8Epy-FlCSz_GQ-cW", name: "Ann" } as const;
const atServer = () => table(rps, server);

test("what is seen is typed by the game", () => {
  type Here = ReturnType<typeof atServer>;
  expectTypeOf<Here["view"]>().toEqualTypeOf<{ round: number; score: [number, number] } | null>();
  expectTypeOf<Here["legal"]>().toEqualTypeOf<readonly Hand[]>();
  expectTypeOf<Here["own"]>().toEqualTypeOf<Hand | null>();
  type Shown = Extract<Here["events"][number], { type: "shown" }>;
  expectTypeOf<Shown["round"]>().toEqualTypeOf<number>();
  type Refused = NonNullable<Awaited<ReturnType<Here["decide"]>>>;
  expectTypeOf<Refused["message"]>().toEqualTypeOf<string>();
  expectTypeOf<Extract<Refused, { code: "stale-step" }>["step"]>().toEqualTypeOf<number>();
});

test("a decision that is none of the game's does not compile", () => {
  expectTypeOf<Parameters<ReturnType<typeof atServer>["decide"]>>().toEqualTypeOf<[action: Hand]>();
  const never = (at: ReturnType<typeof atServer>) => {
    // @ts-expect-error: there is no lizard
    at.decide("lizard");
    // @ts-expect-error: a takeback is asked for by its name
    at.ask("take back");
  };
  expectTypeOf(never).toBeFunction();
});

test("so it is in a component, and without a server", () => {
  const component = () => {
    const { decide, view } = useMatch(rps, { local: true, bots: { 1: "expert" }, rules: { wins: 1 } });
    // @ts-expect-error: there is no lizard
    decide("lizard");
    // @ts-expect-error: these rules have no such switch
    useMatch(rps, { local: true, rules: { lives: 1 } });
    // @ts-expect-error: a match at a server is found by its id
    table(rps, { server: "https://games.example" });
    return view?.score;
  };
  expectTypeOf(component).returns.toEqualTypeOf<[number, number] | undefined>();
});

test("refusals of the game's own are among them", () => {
  const at = () => table(tactics, server);
  type Refused = NonNullable<Awaited<ReturnType<ReturnType<typeof at>["decide"]>>>;
  expectTypeOf<Extract<Refused, { code: "unit-dead" }>>().toHaveProperty("unit");
});
