import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptDraw,
  canonical,
  firstHash,
  hashText,
  kernelWords,
  type Match,
  nextHash,
  offerDraw,
  type Result,
  readRecord,
  registry,
  replay,
  resign,
  timeOut,
  writeRecord,
} from "./index.ts";
import { after, did, type Toy, toy, toys } from "./toy.fixture.ts";

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(canonical(result.refusal));
  return result.value;
}

/** Three seats; a turn, a time-out in a duel, a resignation with decisions for the absent, a draw. */
function eventful(): Match<Toy> {
  const duel = after(["march", "pass", "duel"], 3);
  const away = must(timeOut(toy, did(did(duel, 2, "roll"), 0, "stay"), 1)).match;
  const gone = must(resign(toy, away, 2)).match;
  const passed = did(did(gone, 1, "stay"), 1, "pass");
  return must(acceptDraw(toy, must(offerDraw(toy, passed, 0)).match, 1)).match;
}

/** Made anew for every test: made once while this file loads, a broken writer would hide all of them. */
const aRecord = () => writeRecord(toy, eventful());
const refusal = (text: string) => {
  const result = readRecord(toys, text);
  return result.ok ? "read" : result.refusal;
};
const edited = (edit: (lines: string[]) => void) => {
  const lines = aRecord().split("\n");
  edit(lines);
  return lines.join("\n");
};

describe("the text of a record", () => {
  test("[K21] a header, one entry a line with its hash, the end", () => {
    const record = aRecord();
    expect(record.replaceAll(/#[0-9a-f]{64}/g, "#…")).toBe(
      [
        "umpire record 1",
        'game "toy"',
        "edition 2",
        'rules {"die":6,"hidden":false}',
        'options {"seats":3}',
        'seed "seed"',
        "0 start #…",
        '1 decide [[0,"march"]] #…',
        '2 decide [[0,"pass"]] #…',
        '3 decide [[1,"duel"]] #…',
        '4 decide [[0,"stay"],[1,"pass","absent"],[2,"roll"]] #…',
        "5 resign 2 #…",
        '6 decide [[1,"stay"]] #…',
        '7 decide [[1,"pass"]] #…',
        '8 decide [[2,"pass","absent"]] #…',
        "9 draw #…",
        "end 9",
        "",
      ].join("\n"),
    );
  });

  test("[K21] what was written reads back as the same match, with a hash an entry", () => {
    const record = aRecord();
    const read = must(readRecord(toys, record));
    expect(canonical(read.match)).toBe(canonical(eventful()));
    expect(read.hashes).toEqual([...record.matchAll(/#(.{64})/g)].slice(1).map(([, hash]) => hash));
  });

  test("[K21] a match without entries is a record too", () => {
    const match = after([]);
    expect(must(readRecord(toys, writeRecord(toy, match)))).toEqual({ match, hashes: [] });
  });

  test("[K21] a match that cannot have begun has no record", () => {
    expect(() => writeRecord(toy, { ...after([]), options: { seats: 9 } })).toThrow(
      "a match of toy that cannot have begun",
    );
  });

  test("[K21] pending decisions and offers are not in it", () => {
    const duel = after(["duel"]);
    const pending = must(offerDraw(toy, did(duel, 0, "stay"), 0)).match;
    expect(writeRecord(toy, pending)).toBe(writeRecord(toy, duel));
  });
});

describe("the chain of hashes", () => {
  test("[K18] each covers the one before it, the entry, and the state", () => {
    const before = after([]);
    const match = did(before, 0, "roll");
    const { game, edition, rules, options, seed } = before;
    const first = hashText(`umpire\n${canonical({ game, edition, rules, options, seed })}\n${canonical(before.state)}`);
    expect(firstHash(before)).toBe(first);
    const [entry] = match.log;
    const second = hashText(`${first}\ndecide [[0,"roll"]]\n${canonical(match.state)}`);
    expect(entry && nextHash(first, entry, match.state)).toBe(second);
    expect(must(readRecord(toys, writeRecord(toy, match))).hashes).toEqual([second]);
  });

  test("[K18] anything pinned that differs makes another first hash", () => {
    const base = after([]);
    const others = [
      { ...base, seed: "x" },
      { ...base, edition: 3 },
      { ...base, game: "x" },
      { ...base, rules: { ...base.rules, die: 7 } },
      { ...base, options: { seats: 3 } },
      { ...base, state: { ...base.state, turn: 1 } },
    ];
    expect(new Set([base, ...others].map(firstHash)).size).toBe(7);
  });
});

describe("replay", () => {
  test("[K1] it goes through the states of live play, with its events", () => {
    const record = aRecord();
    const steps = [...replay(toys, record.split("\n"))].map(must);
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(steps[0]?.entry).toBeNull();
    expect(steps[1]?.events.map((event) => event.type)).toEqual(["did", "whispered", "rolled", "rolled"]);
    expect(steps[4]?.events[0]).toEqual({ type: "match:absent", seat: 1 });
    expect(steps[9]?.table.ended).toEqual({ winners: [], reason: "draw-agreed" });
  });

  test("[K19] what is handed on holds no history, and every entry is resolved once", () => {
    const entries = 10_000;
    let resolved = 0;
    const counted: typeof toy = {
      ...toy,
      resolve(state, chosen, rng, rules) {
        resolved += 1;
        return toy.resolve(state, chosen, rng, rules);
      },
    };
    const stay = { type: "decide", orders: [{ seat: 0, action: "stay" }] } as const;
    const text = writeRecord(toy, { ...after([]), log: Array(entries).fill(stay) });
    let widest = 0;
    for (const step of replay(registry([counted]), text.split("\n"))) {
      widest = Math.max(widest, canonical(must(step).table).length);
    }
    expect(resolved).toBe(entries);
    expect(widest).toBeLessThan(400);
  });

  test("[K20] decisions must be legal, and of exactly the awaited seats", () => {
    const record = aRecord();
    const altered = (from: string, to: string) => refusal(record.replace(from, to));
    expect(altered('1 decide [[0,"march"]]', '1 decide [[0,"cheat"]]')).toEqual({
      ...{ code: "bad-record", line: 8, problem: "cheating" },
    });
    expect(altered('1 decide [[0,"march"]]', '1 decide [[1,"march"]]')).toMatchObject({ problem: "not-awaited" });
    expect(altered('[[0,"stay"],[1,"pass","absent"],[2,"roll"]]', '[[0,"stay"],[2,"roll"]]')).toMatchObject({
      line: 11,
    });
    expect(altered('[2,"roll"]]', '[2,"roll"],[2,"roll"]]')).toMatchObject({ line: 11, problem: "not-awaited" });
    expect(altered('[[0,"stay"],[1,"pass","absent"],', '[[1,"pass","absent"],[0,"stay"],')).toMatchObject({
      ...{ line: 11, problem: "not-awaited" },
    });
    expect(altered('[1,"pass","absent"],', '[1,"cheat"],')).toMatchObject({ line: 11, problem: "cheating" });
    expect(altered("5 resign 2", "5 resign 12")).toMatchObject({ line: 12, problem: "not-awaited" });
    expect(altered("5 resign 2", "5 resign 3")).toMatchObject({ line: 12, problem: "not-awaited" });
    expect(altered('6 decide [[1,"stay"]]', "6 resign 2")).toMatchObject({ line: 13, problem: "not-awaited" });
  });

  test("[K20] nothing follows the end of a match", () => {
    const over = writeRecord(toy, after(["win"]));
    const longer = over.replace("end 1", `2 draw #${"0".repeat(64)}\nend 2`);
    expect(refusal(longer)).toEqual({ code: "bad-record", line: 9, problem: "match-over" });
  });
});

describe("records that cannot be believed", () => {
  test("[K22] a record cut after any line says so", () => {
    const record = aRecord();
    const lines = record.split("\n");
    for (let kept = 0; kept < lines.length - 2; kept += 1) {
      expect(refusal(lines.slice(0, kept).join("\n"))).toMatchObject({ code: "bad-record", line: kept + 1 });
    }
    expect(refusal(lines.slice(0, 9).join("\n"))).toMatchObject({ problem: expect.stringContaining("is cut") });
  });

  test("[K22] a record cut anywhere, or with any character altered, added or taken away, is refused", () => {
    const record = aRecord();
    const end = record.length - 1;
    fc.assert(
      fc.property(fc.nat(end - 1), fc.constantFrom("0", "1", "x", " ", '"', "\n", ""), (at, put) => {
        fc.pre(record[at] !== put);
        expect(refusal(record.slice(0, at) + put + record.slice(at + 1))).not.toBe("read");
        expect(put === "" || refusal(record.slice(0, at) + put + record.slice(at))).not.toBe("read");
        expect(refusal(record.slice(0, at))).not.toBe("read");
      }),
      { numRuns: 500 },
    );
  });

  test("[K22] a tampered decision breaks the hash at its step", () => {
    const record = aRecord();
    const tampered = record.replace('2 decide [[0,"pass"]]', '2 decide [[0,"stay"]]');
    expect(refusal(tampered)).toEqual({ code: "hash-mismatch", step: 2, line: 9 });
  });

  test("[K22] a tampered header breaks the hash at the start", () => {
    const record = aRecord();
    expect(refusal(record.replace('"seed"', '"sead"'))).toEqual({ code: "hash-mismatch", step: 0, line: 7 });
    expect(refusal(record.replace('"die":6', '"die":7'))).toMatchObject({ code: "hash-mismatch", step: 0 });
  });

  test("[K22] a header's refusal names its own line, and what the game says of it", () => {
    const record = aRecord();
    expect(refusal(record.replace('"toy"', '"go"'))).toMatchObject({ code: "unknown-game", line: 2 });
    expect(refusal(record.replace("edition 2", "edition 1"))).toMatchObject({ code: "unknown-edition", line: 3 });
    expect(refusal(edited((lines) => lines.splice(3, 1, 'rules {"odd":1}')))).toEqual({
      ...{ code: "bad-record", line: 4, problem: "not the game's rules: /odd: no" },
    });
    const altered = kernelWords.en.refusal["hash-mismatch"]({ step: 0, line: 7 });
    expect(altered).toBe("The record was altered: the hash of line 7 does not fit lines 2 to 7.");
  });

  test.each<[string, (lines: string[]) => void, number]>([
    ["another title", (lines) => lines.splice(0, 1, "umpire record 2"), 1],
    ["a missing header line", (lines) => lines.splice(2, 1), 3],
    ["a header that is not JSON", (lines) => lines.splice(5, 1, "seed seed"), 6],
    ["a seed that is no text", (lines) => lines.splice(5, 1, "seed 7"), 6],
    ["an edition that is no number", (lines) => lines.splice(2, 1, 'edition "2"'), 3],
    ["a game that is no text", (lines) => lines.splice(1, 1, "game 1"), 2],
    ["rules that are not the game's", (lines) => lines.splice(3, 1, 'rules {"odd":1}'), 4],
    ["options that are not the game's", (lines) => lines.splice(4, 1, "options 7"), 5],
    ["options that the game will not set up", (lines) => lines.splice(4, 1, 'options {"seats":9}'), 5],
    ["rules by the name of their preset", (lines) => lines.splice(3, 1, 'rules "open"'), 4],
    ["white space in the header", (lines) => lines.splice(4, 1, 'options { "seats":3}'), 5],
    ["white space in an entry", (lines) => lines.splice(7, 1, lines[7]?.replace("[[0,", "[[0, ") ?? ""), 8],
    [
      "a seat with leading zeros",
      (lines) => lines.splice(11, 1, lines[11]?.replace("resign 2", "resign 02") ?? ""),
      12,
    ],
    ["something before the number", (lines) => lines.splice(6, 1, `x${lines[6]}`), 7],
    ["something after the hash", (lines) => lines.splice(6, 1, `${lines[6]}x`), 7],
    ["an end before the start", (lines) => lines.splice(6, 9, "end -1"), 7],
    ["no start", (lines) => lines.splice(6, 1), 7],
    ["a start in the middle", (lines) => lines.splice(8, 1, lines[6]?.replace("0", "2") ?? ""), 9],
    ["a line twice", (lines) => lines.splice(8, 0, lines[7] ?? ""), 9],
    ["a line out of place", (lines) => lines.splice(7, 2, lines[8] ?? "", lines[7] ?? ""), 8],
    ["an unknown verb", (lines) => lines.splice(7, 1, lines[7]?.replace("decide", "choose") ?? ""), 8],
    ["orders that are no list", (lines) => lines.splice(7, 1, lines[7]?.replace('[[0,"march"]]', "7") ?? ""), 8],
    ["an order that is no list", (lines) => lines.splice(7, 1, lines[7]?.replace('[0,"march"]', "7") ?? ""), 8],
    [
      "an order with too much",
      (lines) => lines.splice(7, 1, lines[7]?.replace('"march"', '"march","absent",1') ?? ""),
      8,
    ],
    [
      "an order that says what it should not",
      (lines) => lines.splice(7, 1, lines[7]?.replace('"march"', '"march","x"') ?? ""),
      8,
    ],
    ["a seat that is no number", (lines) => lines.splice(7, 1, lines[7]?.replace("[[0", '[["0"') ?? ""), 8],
    ["an action that is not the game's", (lines) => lines.splice(7, 1, lines[7]?.replace("march", "fly") ?? ""), 8],
    ["orders that are not JSON", (lines) => lines.splice(7, 1, lines[7]?.replace('"march"', "march") ?? ""), 8],
    ["a short hash", (lines) => lines.splice(7, 1, lines[7]?.slice(0, -1) ?? ""), 8],
    ["a wrong count at the end", (lines) => lines.splice(-2, 1, "end 8"), 17],
  ])("[K22] %s is a bad record", (_name, edit, line) => {
    expect(refusal(edited(edit))).toMatchObject({ code: "bad-record", line, problem: expect.stringMatching(/\w/) });
  });

  test("[K17] a record of another game or edition is not folded by these rules", () => {
    const record = aRecord();
    expect(refusal(record.replace('"toy"', '"go"'))).toMatchObject({ code: "unknown-game", game: "go" });
    expect(refusal(record.replace("edition 2", "edition 1"))).toMatchObject({ code: "unknown-edition", known: [2] });
    const other = registry([{ ...toy, edition: 3 }]);
    expect(readRecord(other, record)).toMatchObject({ refusal: { code: "unknown-edition", edition: 2, known: [3] } });
  });
});
