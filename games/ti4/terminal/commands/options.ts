import { type ExitCode, io, pc, print } from "@umpire/cli/terminal";
import type { Refusal } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { type Command, Option } from "commander";
import { describeRefusal, withMessage } from "../planner/refusals.ts";

export type Options = { readonly json?: true; readonly language: Language };
export type Question = (name: string, description: string) => Command;

/** A published map, for examples. */
export const LEARN =
  "77 40 41 85A0 39 65 67 60 70 66 74 88A0 75 87A0 68 72 73 69 0 62 76 0 79 71 0 80 83A0 86A0 84A0 63 0 64 78 0 61 59";

/** A refusal for a person, or with --json for a program. */
export function refuse(refusal: Refusal, { json, language }: Options, code: ExitCode = 2): ExitCode {
  if (json) print(JSON.stringify({ ok: false, refusal: withMessage(language, refusal) }));
  else io().stderr.write(`${pc.red(describeRefusal(language, refusal))}\n`);
  return code;
}

export const several = (text: string, before: readonly string[] = []) => [...before, text];
/** With commas; blanks may be part of a planet's name. */
export const listed = (text: string, before: readonly string[] = []) => [
  ...before,
  ...text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== ""),
];

/** The options about one player's ships. */
export function aboutFleet(command: Command): Command {
  return command
    .option("-m, --map <map>", "a string of tiles, or a file with a map; - for standard input")
    .option("--centre <tile>", "the tile in the middle of a string of tiles (default: 18, Mecatol Rex)")
    .option("-s, --ship <ship>", 'carrier@HOME25, 2x cruiser@74, "War Sun@Mecatol Rex", move=2@A; repeatable', several)
    .option("--others <systems>", "systems that hold other players' ships, with commas", listed)
    .option("--tokens <systems>", "systems that hold your command tokens, with commas", listed)
    .option("-e, --effect <effect>", "antimass-deflectors, gravity-drive:carrier#1 …; may be repeated", several)
    .option("--player <name>", "who moves, for anomalies that belong to somebody");
}

/** The options that every question about a movement step takes. */
export function aboutMovement(command: Command): Command {
  return aboutFleet(
    command
      .argument("[position]", "a JSON file with map, active, ships, others, tokens, own, effects; - for standard input")
      .option("-a, --active <system>", 'the active system, by its id or a planet ("Mecatol Rex")'),
  ).option("--own <systems>", "systems with units of yours that are not among the ships, for effects that ask", listed);
}

/** The options about how a battle is fought, and when it is left. */
export function aboutBattle(command: Command): Command {
  return aboutRetreat(aboutSides(command).option("--rounds <n>", "stop after this number of rounds"));
}

export const aboutRetreat = (command: Command): Command =>
  command.option("--retreat <side:n>", "one side retreats after a number of rounds: attacker:2");

/** The options about what each side has, and what it loses first. */
export function aboutSides(command: Command): Command {
  return command
    .addOption(new Option("--place <place>", "where it is fought (default: space)").choices(["space", "ground"]))
    .option("--attacker <effect>", "what the attacker has: assault-cannon, morale-boost:2 …; repeatable", listed)
    .option("--defender <effect>", "what the defender has; repeatable", listed)
    .option("--casualties <order>", "what the attacker loses first, with commas, or best to have it found")
    .option("--defender-casualties <order>", "the same for the defender")
    .option("--late", "the attacker's units sustain damage each when its turn comes, and not all at once")
    .option("--defender-late", "the same for the defender");
}
