import { canonical, type Json, type JsonObject, readJson } from "@umpire/kernel";
import { type Answer, type Kits, refused } from "@umpire/kit";
import { type Line, LONGEST_LINE } from "./lines.ts";
import { ask } from "./questions/shared.ts";
import { describeRefusal, setSchemaLanguage } from "./sentences.ts";
import { type Language, languages } from "./words/words.ts";

/** One answer to one line; never throws, keeps nothing. */
export function answerLine(games: Kits, line: Line): string {
  if ("tooLarge" in line) return write(null, "en", refused({ code: "too-large", limit: LONGEST_LINE }));
  if ("notUtf8" in line) return write(null, "en", refused({ code: "bad-json", problem: "not UTF-8" }));
  const read = readJson(line.text);
  if (!read.ok) return write(idWithin(line.text), "en", refused(read.refusal));
  const fields = read.value;
  if (!isObject(fields)) {
    return write(null, "en", refused({ code: "bad-request", path: "", problem: "a request is an object" }));
  }
  const id = fields["id"] ?? null;
  const language = languages.find((known) => known === (fields["language"] ?? "en"));
  if (language === undefined) {
    return write(
      id,
      "en",
      refused({ code: "bad-request", path: "/language", problem: `one of: ${languages.join(", ")}` }),
    );
  }
  setSchemaLanguage(language);
  return write(id, language, answered(games, fields));
}

/** Our own mistakes end here: the line is refused, the process goes on. */
function answered(games: Kits, fields: JsonObject): Answer {
  try {
    const answer = ask(games, fields);
    canonical(answer.ok ? answer.fields : answer.refusal);
    return answer;
  } catch (error) {
    return refused({ code: "internal-error", problem: error instanceof Error ? error.message : String(error) });
  }
}

function write(id: Json, language: Language, answer: Answer): string {
  if (answer.ok) return JSON.stringify({ id, ok: true, ...answer.fields });
  const { code, rule, ...detail } = answer.refusal;
  const message = describeRefusal(language, answer.game, answer.refusal);
  return JSON.stringify({ id, ok: false, refusal: { code, ...(rule !== undefined && { rule }), message, ...detail } });
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The id of a request that was refused at the door, so that its sender can tell which one it was. */
function idWithin(text: string): Json {
  try {
    const id: unknown = JSON.parse(text)?.id;
    const read = readJson(JSON.stringify(id ?? null));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
