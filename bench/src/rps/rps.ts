import { decide, expandRules, firstHash, type Match, nextHash, readJson, start } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import type { Rps } from "@umpire/rps/rules/game";
import { at } from "../measure/at.ts";
import type { Side } from "../measure/harness.ts";
import { must } from "../measure/must.ts";
import { type Hand, hands } from "./hands.ts";

const rules = must(expandRules(rps, "standard"));
const texts = hands.map((hand) => JSON.stringify(hand));

const begin = (): Match<Rps> => must(start(rps, "bench", {}, rules)).match;
const beginning = firstHash(begin());

const showHand = (match: Match<Rps>, index: number, list: readonly Hand[]) =>
  must(decide(rps, match, index % 2, at(list, index))).match;

const isOver = (match: Match<Rps>) => "over" in rps.next(match.state, match.rules);

export const decideSide: Side = (actions) => {
  let finished = 0;
  let match = begin();
  for (let index = 0; index < actions; index += 1) {
    match = showHand(match, index, hands);
    if (match.sealed.length === 0 && isOver(match)) {
      finished += 1;
      match = begin();
    }
  }
  return finished;
};

export const jsonSide: Side = (actions) => {
  let finished = 0;
  let match = begin();
  for (let index = 0; index < actions; index += 1) {
    const action = must(rps.parse.action(must(readJson(at(texts, index)))));
    match = must(decide(rps, match, index % 2, action)).match;
    if (match.sealed.length === 0 && isOver(match)) {
      finished += 1;
      match = begin();
    }
  }
  return finished;
};

export const hashSide: Side = (actions) => {
  let finished = 0;
  let match = begin();
  let hash = beginning;
  for (let index = 0; index < actions; index += 1) {
    match = showHand(match, index, hands);
    const entry = match.sealed.length === 0 ? match.log.at(-1) : undefined;
    if (entry === undefined) continue;
    hash = nextHash(hash, entry, match.state);
    if (isOver(match)) {
      finished += 1;
      match = begin();
      hash = beginning;
    }
  }
  return finished;
};

/** One line a round: the score after it, and who has won. */
export function trace(list: readonly Hand[]): readonly string[] {
  let match = begin();
  const lines: string[] = [];
  for (const index of list.keys()) {
    match = showHand(match, index, list);
    if (match.sealed.length > 0) continue;
    const next = rps.next(match.state, match.rules);
    lines.push(`${match.state.score.join(":")} ${"over" in next ? `won by ${next.over.winners.join()}` : "goes on"}`);
    if ("over" in next) match = begin();
  }
  return lines;
}
