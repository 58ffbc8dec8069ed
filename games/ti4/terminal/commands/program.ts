import { type ExitCode, ends, print, setSchemaLanguage } from "@umpire/cli/terminal";
import { languages, nameRules } from "@umpire/kit";
import { type Command, InvalidArgumentError, Option } from "commander";
import { describeGalaxy } from "../../galaxy/describe.ts";
import { findSystem } from "../../galaxy/galaxy.ts";
import { readMap } from "../../galaxy/read-map.ts";
import { presets as ti4Presets } from "../../galaxy/rules.ts";
import { resolveSystem } from "../../galaxy/typed-names.ts";
import { reach } from "../../movement/reach.ts";
import { threats } from "../../movement/threats.ts";
import { units as ti4Units } from "../../units/units.ts";
import { describeDiff } from "../planner/describe/diff.ts";
import { describeEffects, listCatalogue, listCombatEffects, listEffects } from "../planner/describe/effects.ts";
import { describeMap } from "../planner/describe/map.ts";
import { describeReach } from "../planner/describe/reach.ts";
import { describeFleetReach, describeThreats, describeThreatsTo } from "../planner/describe/threats.ts";
import { describeUnits } from "../planner/describe/units.ts";
import { diffReach } from "../planner/diff.ts";
import { fleetOdds } from "../planner/losses.ts";
import { readFleet, readMapText, readPosition, readSides, type Typed } from "../planner/position.ts";
import { withMessage } from "../planner/refusals.ts";
import { addArrive } from "./arrive.ts";
import { addFight } from "./fight.ts";
import { addOdds } from "./odds.ts";
import { addOpen } from "./open.ts";
import { aboutFleet, aboutMovement, LEARN, type Options, type Question, refuse } from "./options.ts";
import { addPlan } from "./plan.ts";

/** Says which ships reach the active system, how, and at what risk; the answer is no where none does. */
function answerReach(file: string | undefined, options: Options & Typed): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const position = readPosition(file, options);
  if (!position.ok) return refuse(position.refusal, options);
  const { movement, ships } = position.value;
  const found = reach(movement, ships);
  if (!json) print(describeReach(position.value, found, language));
  else {
    const rules = nameRules({ presets: ti4Presets }, movement.rules);
    const said = found.map(({ refusal, ...ship }) => ({
      ...ship,
      ...(refusal && { refusal: withMessage(language, refusal) }),
    }));
    print(JSON.stringify({ ok: true, rules, ships: said, fleet: fleetOdds(position.value, found) }));
  }
  const isAnyThere = found.some(({ reachable }, at) => reachable || ships[at]?.at === movement.active);
  return isAnyThere ? 0 : 1;
}

type ThreatOptions = Options & Typed & { readonly system?: string };

/** Says who can bring what to each system, or to one; or where one fleet can go. */
function answerThreats(file: string | undefined, options: ThreatOptions): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const isTyped = [options.map, options.centre, options.ship, options.tokens, options.others, options.effect].some(
    (value) => value !== undefined,
  );
  if (file !== undefined && isTyped) return refuse({ code: "file-and-options" }, options);
  const sides = file === undefined ? readFleet(options) : readSides(file, options.rules, language);
  if (!sides.ok) return refuse(sides.refusal, options);
  const { galaxy, rules, isFleet } = sides.value;
  const system = options.system === undefined ? undefined : resolveSystem(galaxy, options.system);
  if (system !== undefined && findSystem(galaxy, system) === undefined)
    return refuse({ code: "unknown-system", system }, options);
  const all = threats(galaxy, rules, sides.value.sides);
  const found = system === undefined ? all : new Map([[system, all.get(system) ?? []]]);
  if (json) {
    const named = nameRules({ presets: ti4Presets }, rules);
    print(JSON.stringify({ ok: true, rules: named, systems: Object.fromEntries(found) }));
  } else if (system !== undefined) print(describeThreatsTo(system, sides.value, found.get(system) ?? [], language));
  else print((isFleet ? describeFleetReach : describeThreats)(sides.value, found, language));
  return 0;
}

/** Says where two readings of the rules differ for the ships of a position, and which switch makes it so. */
function answerDiff(file: string | undefined, options: Options & Typed): ExitCode {
  const { json, language, rules: _, ...typed } = options;
  setSchemaLanguage(language);
  const asked = options.rules ?? "requirements";
  const position = readPosition(file, { ...typed, rules: asked });
  if (!position.ok) return refuse(position.refusal, options);
  const { rules } = position.value.movement;
  const diffs = diffReach(position.value, rules);
  if (json) {
    const named = nameRules({ presets: ti4Presets }, rules);
    print(JSON.stringify({ ok: true, rules: ["official", named], ships: diffs }));
  } else print(describeDiff(position.value, diffs, rules, language));
  return 0;
}

/** Draws a map and lists what is on it. */
function answerMap(text: string, options: Options & { readonly centre?: string }): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const map = readMapText(text, options.centre);
  if (!map.ok) return refuse(map.refusal, options);
  const galaxy = readMap(map.value);
  // Whether this is a map has been answered: no.
  if (!galaxy.ok) return refuse(galaxy.refusal, options, 1);
  print(
    json
      ? JSON.stringify({ ok: true, ...describeGalaxy(galaxy.value) })
      : describeMap(map.value, galaxy.value, language),
  );
  return 0;
}

/** Lists the units that --ship takes. */
function answerUnits({ json, language }: Options): ExitCode {
  print(json ? JSON.stringify({ ok: true, units: ti4Units }) : describeUnits(language));
  return 0;
}

/** Lists the effects that --effect takes, and those of combat. */
function answerEffects({ json, language }: Options): ExitCode {
  const listed = {
    ok: true,
    effects: listEffects(language),
    combatEffects: listCombatEffects(language),
    catalogue: listCatalogue(language),
  };
  print(json ? JSON.stringify(listed) : describeEffects(language));
  return 0;
}

const EXAMPLE = `--map "${LEARN}" --active 18 --ship "2x cruiser@HOME25"`;
const POSITION = `A position file:
  {
    "map": "77 40 41 39 65 67",
    "active": "18",
    "ships": [
      { "id": "first", "unit": "carrier", "at": "77" },
      { "id": "second", "move": 2, "at": "39" }
    ],
    "others": ["65"],
    "tokens": ["18"],
    "effects": ["flank-speed", "gravity-drive:first"],
    "rules": "official"
  }
A map is a string of tiles, {"string": "77 40 41 …", "centre": "18"}, or
{"systems": [{"id": "A"}, {"id": "B", "anomalies": ["nebula"]}], "links": [["A", "B"]]}.
Units and effects: umpire ti4 units, umpire ti4 effects.
Exit codes: 0 a ship reaches the active system, or is there; 1 none does; 2 wrong usage.`;

/** Adds `umpire ti4` with its questions. */
export function addTi4(program: Command): void {
  const ti4 = program
    .command("ti4")
    .description("plan movement and battles in Twilight Imperium 4: who reaches what, at what risk, and who wins");
  const question: Question = (name, description) =>
    ti4
      .command(name)
      .description(description)
      .option("--json", "one JSON object")
      .addOption(
        new Option("-l, --language <language>", "the language of the output").choices(languages).default("en"),
      );
  addReach(question);
  addOpen(question);
  addPlan(question);
  addOdds(question);
  addFight(question);
  addArrive(question);
  addThreats(question);
  addDiff(question);
  addMap(question);
  question("units", "list the units: what --ship takes, with their values and abilities").action(ends(answerUnits));
  question("effects", "list the effects: what --effect, --attacker and --defender take, and what each does").action(
    ends(answerEffects),
  );
}

function addReach(question: Question): void {
  aboutMovement(
    question("reach", "say which ships reach the active system, by which paths, at what risk; and if not, why not"),
  )
    .option("-r, --rules <rules>", "official, requirements, or switches as a JSON object")
    .addHelpText(
      "after",
      `\nExamples:\n  umpire ti4 reach ${EXAMPLE}\n  umpire ti4 reach position.json --effect antimass-deflectors -l ru\n\n${POSITION}`,
    )
    .action(ends((file: string | undefined, options: Options & Typed) => answerReach(file, options)));
}

function addThreats(question: Question): void {
  aboutFleet(
    question(
      "threats",
      "say what each player can bring to each system next turn, and how likely it arrives; or where one fleet can go",
    ).argument(
      "[position]",
      "a JSON file with map and sides [{player, ships, tokens, effects}], or with a game of AsyncTI4; - for standard input; or else --map and --ship",
    ),
  )
    .option("--system <system>", "only this one, with paths")
    .option("-r, --rules <rules>", "official, requirements, or switches as a JSON object")
    .addHelpText(
      "after",
      `\nExamples:\n  umpire ti4 threats position.json\n  umpire ti4 threats position.json --system 18\n  umpire ti4 threats --map "${LEARN}" --ship carrier@74 --ship cruiser@HOME25`,
    )
    .action(ends((file: string | undefined, options: ThreatOptions) => answerThreats(file, options)));
}

function addDiff(question: Question): void {
  aboutMovement(
    question(
      "diff",
      "say for which ships the official rules and the requirements differ, and which switch makes it so",
    ),
  )
    .option(
      "-r, --rules <rules>",
      "the rules to compare with official (default: requirements), a preset or switches as JSON",
    )
    .addHelpText(
      "after",
      `\nExamples:\n  umpire ti4 diff position.json\n  umpire ti4 diff position.json --rules '{"riftBonusOnce":true}'`,
    )
    .action(ends((file: string | undefined, options: Options & Typed) => answerDiff(file, options)));
}

function addMap(question: Question): void {
  question("map", "draw a map and list its anomalies, wormholes, planets and warnings")
    // A string of tiles may begin with -1, a place without a tile.
    .allowUnknownOption()
    .argument("<map>", "a string of tiles, or a file with a map; - for standard input", noOption)
    .option("--centre <tile>", "the tile in the middle of a string of tiles (default: 18, Mecatol Rex)")
    .addHelpText("after", `\nExamples:\n  umpire ti4 map "${LEARN}"\n  umpire ti4 map map.json`)
    .action(ends((text: string, options: Options & { readonly centre?: string }) => answerMap(text, options)));
}

function noOption(text: string): string {
  if (/^--?[a-z]/i.test(text)) throw new InvalidArgumentError("There is no such option.");
  return text;
}
