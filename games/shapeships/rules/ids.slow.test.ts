import { decide, expandRules, type Json, readRecord, registry, start, writeRecord } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../audit/read-events.ts";
import { naming } from "../words/naming.ts";
import { charges, draw, duel, fire } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import { randomDuel } from "./random.fixture.ts";
import { toys } from "./toys.fixture.ts";

const reserved = Object.getOwnPropertyNames(Object.prototype);
/** One in the form of a pack's id, one that is no plain key, one in another case. */
const tried = ["constructor", "__proto__", "toString"];

type Place = { readonly at: string; readonly put: (name: string) => unknown };

/** Every place of a value where a text or a key stands, with the value that has another name there. */
function* places(value: Json, at = "", rebuilt: (inner: string) => string = (text) => text): Generator<Place> {
  const read = (inner: (name: string) => string) => (name: string) => JSON.parse(rebuilt(inner(name)));
  if (typeof value === "string") yield { at, put: read((name) => JSON.stringify(name)) };
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      const list = (inner: string) =>
        rebuilt(`[${value.map((other, place) => (place === index ? inner : JSON.stringify(other))).join()}]`);
      yield* places(each, `${at}/${index}`, list);
    }
  } else if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value);
    const spelt = (key: string, name: string, inner?: string) =>
      `{${fields.map(([each, old]) => (each === key ? `${JSON.stringify(name)}:${inner ?? JSON.stringify(old)}` : `${JSON.stringify(each)}:${JSON.stringify(old)}`)).join()}}`;
    for (const [key, inner] of fields) {
      yield { at: `${at}/${key} (key)`, put: read((name) => spelt(key, name)) };
      yield* places(inner, `${at}/${key}`, (text) => rebuilt(spelt(key, key, text)));
    }
  }
}

/** The most places tried among those that are alike but for their numbers: a list of forty ships has one form. */
const ALIKE = 3;

/** Where a reader lets one of the names through. */
function accepted(value: unknown, read: (input: unknown) => { readonly ok: boolean }): readonly string[] {
  const through: string[] = [];
  const seen = new Map<string, number>();
  for (const { at, put } of places(JSON.parse(JSON.stringify(value)))) {
    const form = at.replaceAll(/\d+/g, "*");
    seen.set(form, (seen.get(form) ?? 0) + 1);
    if ((seen.get(form) ?? 0) > ALIKE) continue;
    for (const name of tried) if (read(put(name)).ok) through.push(`${at}: ${name}`);
  }
  return through;
}

describe("names that every object inherits", () => {
  test("[S24] are refused wherever a pack has a name", () => {
    expect(accepted(toys, shapeships.parse.rules)).toEqual([]);
  });

  test("[S24] are refused wherever a stored state has a name", () => {
    const rests = [1, 2, 3, 4].flatMap((seed) =>
      randomDuel(toys, seed).trail.flatMap(({ before, pair }) => (pair === null ? [] : [before])),
    );
    const richest = rests.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
    const energetic = rests.find(({ players }) => Object.keys(players[0].energy).length > 0);
    for (const state of [richest, energetic]) {
      const read = (input: unknown) => shapeships.parse.state(input, toys);
      expect(read(JSON.parse(JSON.stringify(state)))).toMatchObject({ ok: true });
      expect(accepted(state, read)).toEqual([]);
    }
  });

  test("[S24] are refused wherever an order or the options have a name", () => {
    const drawing = {
      basics: [{ ship: "strut", count: 1, number: 2 }],
      upgrades: [{ ship: "keystone", components: ["N1"] }],
      makers: [{ ship: "N4", makes: "gusset" }],
      conversions: [{ ship: "N5" }],
    };
    const battle = {
      charges: [{ ship: "N3", effect: "paired_destroy", target: "S1", own: "N1" }],
      solarPowers: [{ power: "shatter", target: "S3", own: "N1", spend: 1 }],
    };
    for (const action of [{ faction: "lattice" }, drawing, battle]) {
      expect(accepted(action, shapeships.parse.action)).toEqual([]);
    }
    expect(accepted({ factions: ["lattice", "corona"] }, shapeships.parse.options)).toEqual([]);
  });

  test("[S24] are refused as ids in a log, and harm no audit elsewhere in it", () => {
    const { events } = randomDuel(toys, 5);
    const log = JSON.parse(JSON.stringify(events.slice(0, 30))) as Json;
    for (const { put } of places(log)) for (const name of tried) expect(() => auditEvents(put(name))).not.toThrow();
    const gone = (id: string) => auditEvents([{ type: "destroyed", id }]);
    expect(gone("N1")).toMatchObject({ ok: true });
    for (const name of reserved)
      expect(gone(name)).toMatchObject({ ok: false, refusal: { code: "bad-request", path: "/events/0/id" } });
  });

  test("[S24] a colour called so is refused before a duel, and a record that names it is no record", () => {
    const colour = (id: string) => ({
      factions: [{ id: "f", colours: [id] }],
      ships: [
        { kind: "basic", id: "core", faction: "f", cost: 2, powers: [{ when: "energy", colour: id, amount: 1 }] },
      ],
      solarPowers: [],
    });
    expect(expandRules(shapeships, colour("constructor"))).toMatchObject({
      ok: false,
      refusal: { code: "bad-rules", path: "/factions/0/colours/0" },
    });
    const rules = expandRules(shapeships, colour("amber"));
    if (!rules.ok) throw new Error(rules.refusal.code);
    const begun = start(shapeships, "s", { factions: null }, rules.value);
    if (!begun.ok) throw new Error(begun.refusal.code);
    const moved = decide(shapeships, begun.value.match, 0, draw("core"));
    if (!moved.ok) throw new Error(moved.refusal.code);
    const record = writeRecord(shapeships, moved.value.match);
    const known = registry([shapeships]);
    expect(readRecord(known, record)).toMatchObject({ ok: true });
    expect(readRecord(known, record.replaceAll("amber", "constructor"))).toMatchObject({
      ok: false,
      refusal: { code: "bad-record" },
    });
  });

  test("[S24] are no names of ships, powers or energy to what asks by name", () => {
    const from = duel("simultaneous_declaration", [{ ships: ["bolt"], amber: 1 }, {}]);
    const names = naming({ strut: "Strut" }, { drawing: "drawing" });
    for (const name of reserved) {
      expect(shapeships.check(from, 0, charges(fire("N1", name)), toys)).toMatchObject({ code: "no-such-effect" });
      expect(shapeships.check(from, 0, { charges: [], solarPowers: [{ power: name }] }, toys)).toMatchObject({
        code: "unknown-power",
      });
      expect([names.name(name), names.term(name), names.source(name)]).toEqual([name, name, name]);
    }
  });
});
