import { type ExitCode, ends, print, setSchemaLanguage } from "@umpire/cli/terminal";
import type { Language } from "@umpire/kit";
import { type Arrival, askArrival, isAnyComing, readArrival, type TypedArrival } from "../planner/arrive.ts";
import { describeArrival, describeNoArrival } from "../planner/describe/arrive.ts";
import { withMessage } from "../planner/refusals.ts";
import { aboutBattle, aboutMovement, LEARN, type Options, type Question, refuse, several } from "./options.ts";

/** Says what arrives and how the battle goes; the answer is no where nothing comes. */
function answerArrive(file: string | undefined, options: Options & TypedArrival): ExitCode {
  const { json, language } = options;
  setSchemaLanguage(language);
  const arrival = readArrival(file, options);
  if (!arrival.ok) return refuse(arrival.refusal, options);
  const { active } = arrival.value.position.movement;
  const stays = whoStays(arrival.value, language);
  if (!isAnyComing(arrival.value)) {
    if (json) return refuse({ code: "none-arrives", active, stays }, options, 1);
    print(describeNoArrival(arrival.value, language));
    return 1;
  }
  const arrived = askArrival(arrival.value, file);
  if (!arrived.ok) return refuse(arrived.refusal, options);
  const { rules, answer, request } = arrived.value;
  if (json) print(JSON.stringify({ ok: true, rules, ...answer, moves: request.moves, stays }));
  else print(describeArrival(arrival.value, arrived.value, language));
  return 0;
}

/** The ships that do not come, and why where they cannot; those that are there are none of them. */
function whoStays({ position, staying, idle }: Arrival, language: Language) {
  const { ships, movement } = position;
  const away = ships.filter(({ at }) => at !== movement.active).map(({ id }) => id);
  const unable = staying.flatMap(({ id, refusal }) =>
    refusal !== undefined && away.includes(id) ? [{ ship: id, refusal: withMessage(language, refusal) }] : [],
  );
  return [...unable, ...idle.map((ship) => ({ ship }))];
}

const HELP = `
Examples:
  umpire ti4 arrive --map "${LEARN}" --active 18 --ship "2x cruiser@HOME25" --against "2 destroyer + fighter"
  umpire ti4 arrive position.json --against "2 cruiser + 3 fighter" --cargo "carrier#1: 4 fighter"
  umpire ti4 arrive position.json --against "2 cruiser" --cargo "carrier#1: 4 infantry" --planet "Lazar: 2 infantry"
  umpire ti4 arrive position.json --path "carrier#1: HOME25 74 41 18" --attacker morale-boost -l ru

Each ship comes by its safest path, or by the one that --path names. A position file may also have
  "moves": [{ "ship": "first", "path": ["77", "18"], "cargo": [{ "unit": "fighter", "count": 2, "from": "77" }] }],
  "defender": { "units": { "cruiser": 2 } }, "attacker": { "effects": { "morale-boost": 1 } }, "place": "space",
  "planet": { "name": "Mecatol Rex", "units": { "infantry": 2 } }, "cannons": [{ "units": { "pds2": 1 } }]
Where it has moves, its other ships stay. Units in the active system count with those that arrive.
Units and effects: umpire ti4 units, umpire ti4 effects. The rest of a position: umpire ti4 reach --help.
Exit codes: 0 there is a battle; 1 no ship comes, and none is there; 2 wrong usage.`;

export function addArrive(question: Question): void {
  const arrive = aboutMovement(
    question("arrive", "say what arrives in the active system and wins there, and what rifts and a nebula cost"),
  )
    .option("--against <fleet>", 'who defends it: "2 cruiser + 3 fighter"')
    .option("--planet <planet: units>", 'where what is left lands, and what is on it: "Mecatol Rex: 2 infantry + pds"')
    .option("--cannons <units>", 'whose space cannons fire beside the defender\'s: "2 pds2"; repeatable', several)
    .option("--path <ship: systems>", 'the way of a ship: "carrier#1: HOME25 74 41 18"; repeatable', several)
    .option("--cargo <ship: units>", 'what it carries: "carrier#1: 4 fighter + 2 infantry@74"; repeatable', several);
  aboutBattle(arrive)
    .option("-r, --rules <rules>", "official, requirements, or switches as a JSON object")
    .addHelpText("after", HELP)
    .action(ends((file: string | undefined, options: Options & TypedArrival) => answerArrive(file, options)));
}
