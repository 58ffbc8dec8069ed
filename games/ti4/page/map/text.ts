import type { Refusal } from "@umpire/kernel";
import { findCentre, readMapString } from "../../galaxy/map-string.ts";
import { readMap } from "../../galaxy/read-map.ts";
import { formatMap, HOLE, HOME, type Tally, type Tokens, tallyOf, tokenOf } from "./map-edit.ts";

/** A token as it is written, and where it stands in the text. */
type Word = { readonly text: string; readonly start: number; readonly end: number };

/** What is wrong with a text: which token, why, what may have been meant, and what was understood before it. */
export type Wrong = {
  readonly refusal: Refusal;
  /** Counted from 1; 0 where no token alone is to blame. */
  readonly number: number;
  readonly word: Word;
  readonly before: string;
  readonly after: string;
  readonly meant: string | null;
  readonly tally: Tally;
};
export type MapText = { readonly ok: true; readonly tokens: Tokens } | { readonly ok: false; readonly wrong: Wrong };

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(/[^\s,]+/g)].map(({ 0: word, index }) => ({ text: word, start: index, end: index + word.length }));

const BRACED = /^\{(.*)\}$/;
const bare = (text: string): string => BRACED.exec(text)?.[1] ?? text;

/** What other programs write for a seat, `H3`, and for a free place, `_` or `X`. */
function placeholder(text: string): string {
  if (/^H\d+$/i.test(text)) return HOME;
  return /^[_xX]$/.test(text) ? HOLE : text;
}

function readWord(text: string): { readonly token: string | null; readonly refusal: Refusal | null } {
  const token = placeholder(bare(text));
  const read = /[{}]/.test(token) ? null : readMapString(`{${token}}`, HOLE);
  if (read === null) return { token: null, refusal: { code: "bad-map-token", token: text } };
  if (!read.ok) return { token: null, refusal: { ...read.refusal, token: text } };
  return { token: tokenOf(read.value[0] ?? null), refusal: null };
}

/** A map as other programs write it; or the first token that is wrong. */
export function readMapText(text: string): MapText {
  const words = wordsOf(text);
  const tokens: string[] = [];
  const centre = findCentre(
    text,
    words.map((word) => word.text),
  );
  for (const [at, { text: word }] of words.entries()) {
    const { token, refusal } = readWord(word);
    const isSecondCentre = at !== centre && BRACED.test(word);
    if (token === null || isSecondCentre)
      return { ok: false, wrong: wrongAt(text, words, at, tokens, refusal ?? { code: "bad-map-token", token: word }) };
    tokens.push(token);
  }
  const middle = centre === null ? "18" : (tokens[centre] ?? HOLE);
  const all = [middle, ...tokens.filter((_, at) => at !== centre)];
  const whole = readMap({ string: formatMap(all) });
  if (whole.ok) return { ok: true, tokens: all };
  return { ok: false, wrong: { ...wrongAt(text, words, words.length, tokens, whole.refusal), number: 0 } };
}

const AROUND = 3;

function wrongAt(text: string, words: readonly Word[], at: number, tokens: Tokens, refusal: Refusal): Wrong {
  const word = words[at] ?? { text: "", start: text.length, end: text.length };
  const from = words[Math.max(0, at - AROUND)] ?? word;
  const to = words[Math.min(words.length - 1, at + AROUND)] ?? word;
  return {
    ...{ refusal, number: at + 1, word, meant: meantBy(word.text), tally: tallyOf(tokens) },
    before: `${from.start > 0 ? "… " : ""}${text.slice(from.start, word.start)}`,
    after: `${text.slice(word.end, Math.max(word.end, to.end))}${to.end < text.trimEnd().length ? " …" : ""}`,
  };
}

/** What may have been meant by a wrong token, as it should be written; null where nothing comes to mind. */
export function meantBy(text: string): string | null {
  const found = guesses(bare(text)).find((guess) => guess !== text && readWord(guess).token !== null);
  if (found === undefined) return null;
  const token = readWord(found).token ?? found;
  return BRACED.test(text) ? `{${token}}` : token;
}

function guesses(text: string): readonly string[] {
  const plain = text.replaceAll(/[−–—]/g, "-").replaceAll(/[^\w-]/g, "");
  const [, id = "", turn = ""] = /^(\d+[A-Za-z])[-:]?(\d+)$/.exec(plain) ?? [];
  const sixths = turn.length === 1 ? Number(turn) : Number(turn) / 60;
  const [number = ""] = /^\d+/.exec(plain) ?? [];
  return [
    ...(id !== "" && Number.isInteger(sixths) ? [`${id}${sixths % 6}`] : []),
    plain,
    plain.replaceAll(/[oO]/g, "0"),
    // A side that the tile does not have.
    ...(number !== "" && /^\d+[A-Za-z]/.test(plain) ? [number] : []),
  ];
}

/** The text with every wrong token for which something comes to mind written as it should be. */
export function mendText(text: string): { readonly text: string; readonly count: number } {
  let mended = "";
  let last = 0;
  let count = 0;
  for (const { text: word, start, end } of wordsOf(text)) {
    const meant = readWord(word).token === null ? meantBy(word) : null;
    if (meant === null) continue;
    mended += `${text.slice(last, start)}${meant}`;
    last = end;
    count += 1;
  }
  return { text: mended + text.slice(last), count };
}
