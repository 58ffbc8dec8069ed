import { expect } from "vitest";
import { buffs, isBuffId } from "./data/buffs.ts";
import { presets } from "./data/presets.ts";
import { act } from "./play.ts";
import { fitState, readState } from "./read.ts";
import type { BuffInstance, PlayerId, TacticsAction, TacticsRules, TacticsState, Unit } from "./shape.ts";

/** The ids of the cases: a1 is P1's first unit. */
const idOf = (name: string) => (/^[ab]\d$/.test(name) ? `u${name[1]}_${name[0] === "a" ? "p1" : "p2"}` : name);
const ownerOf = (name: string): PlayerId => (name[0] === "b" ? "P2" : "P1");

/** Buffs that the cases use beside the library's. */
const plain = { ...buffs.MARKED, buffId: "X" };
const extra: { readonly [id: string]: BuffInstance } = {
  REACH: { ...plain, buffId: "RANGE_BOOST", modifiers: { ...plain.modifiers, bonusAttackRange: 1 } },
  SPEED: { ...plain, buffId: "SPEED_BOOST", modifiers: { ...plain.modifiers, bonusMoveRange: 1 } },
  SLOW: { ...plain, buffId: "SLOW", modifiers: { ...plain.modifiers, bonusMoveRange: -1 } },
  WEAK: { ...plain, buffId: "WEAK", modifiers: { ...plain.modifiers, bonusAttack: -5 } },
  MUTE: { ...plain, buffId: "MUTE", flags: { ...plain.flags, silenced: true, taunted: true } },
  MIX: {
    ...plain,
    buffId: "MIX",
    modifiers: { ...plain.modifiers, bonusAttack: 1 },
    flags: { ...plain.flags, stunned: true, poison: true },
  },
};

/** `POISON3` is POISON for three turn ends. */
export function buff(text: string): BuffInstance {
  const [, name = "", duration = "1"] = /^([A-Z]+)(-?\d*)$/.exec(text) ?? [];
  const base = isBuffId(name) ? buffs[name] : extra[name];
  if (!base) throw new Error(`no buff ${text}`);
  return { ...base, duration: Number(duration || 1) };
}

/** `a1@1,1:hp=3:atk=5:Ar:dead:+STUN2` */
function unit(text: string): { readonly unit: Unit; readonly buffs: readonly BuffInstance[] } {
  const [head = "", ...mods] = text.split(":");
  const [name = "", at = "0,0"] = head.split("@");
  const [x = 0, y = 0] = at.split(",").map(Number);
  const number = (key: string, fallback: number) => {
    const found = mods.find((mod) => mod.startsWith(`${key}=`));
    return found ? Number(found.slice(key.length + 1)) : fallback;
  };
  const archer = mods.includes("Ar");
  const dead = mods.includes("dead");
  const hp = dead ? 0 : number("hp", archer ? 8 : 10);
  const ranges = { moveRange: number("move", 1), attackRange: number("range", archer ? 2 : 1) };
  const numbers = { hp, attack: number("atk", 3), ...ranges };
  return {
    unit: { id: idOf(name), owner: ownerOf(name), ...numbers, position: { x, y }, alive: !dead },
    buffs: mods.filter((mod) => mod.startsWith("+")).map((mod) => buff(mod.slice(1))),
  };
}

/** A state from a picture in words: units with spaces between them, `P2` where P2 is to act, `over` or `over=P1`. */
export function scene(text: string): TacticsState {
  const words = text.split(" ").filter(Boolean);
  const made = words.filter((word) => word.includes("@")).map(unit);
  const over = words.find((word) => word.startsWith("over"));
  const winner = over?.slice(5);
  const state = readState({
    board: { width: 5, height: 5 },
    units: made.map((each) => each.unit),
    currentPlayer: words.includes("P2") ? "P2" : "P1",
    gameOver: over !== undefined,
    winner: winner || null,
    unitBuffs: Object.fromEntries(made.map((each) => [each.unit.id, each.buffs])),
  });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return state.value;
}

const types = { M: "MOVE", A: "ATTACK", MA: "MOVE_AND_ATTACK", ET: "END_TURN" } as const;

/** `M(1,2)`, `A(1,2,b1)`, `MA(1,2,b1)`, `ET`; `P2.ET` by P2 whoever is to act; `-` for a missing part; `?` no type. */
export function action(text: string, { currentPlayer }: TacticsState): TacticsAction {
  const [, by, verb = "", args = ""] = /^(?:(\w+)\.)?([A-Z]+|\?|\w+!)(?:\((.*)\))?$/.exec(text) ?? [];
  const [x, y, target] = args.split(",");
  const playerId = by === "nobody" ? null : (by ?? currentPlayer);
  const targetPosition = x === undefined || x === "-" || x === "" ? null : { x: Number(x), y: Number(y) };
  const named = targetPosition === null && x === "-" ? (target ?? y) : target;
  const type = verb === "?" ? null : (Object.entries(types).find(([short]) => short === verb)?.[1] ?? verb);
  return { type, playerId, targetPosition, targetUnitId: named === undefined || named === "-" ? null : idOf(named) };
}

/** One fact about a state: `a1@1,2`, `b1=7`, `b1 dead`, `P2`, `over P1`, `draw`, `on`, `a1[RAGE2,POISON1]`. */
function fact(text: string, state: TacticsState): void {
  const name = /^\w+/.exec(text)?.[0] ?? "";
  const found = state.units.find(({ id }) => id === idOf(name));
  if (text === "P1" || text === "P2") expect(state.currentPlayer).toBe(text);
  else if (text === "on") expect(state).toMatchObject({ gameOver: false, winner: null });
  else if (text === "draw") expect(state).toMatchObject({ gameOver: true, winner: null });
  else if (text.startsWith("over ")) expect(state).toMatchObject({ gameOver: true, winner: text.slice(5) });
  else if (text.includes("@")) expect(`${found?.position.x},${found?.position.y}`).toBe(text.split("@")[1]);
  else if (text.includes("=")) expect(`${name}=${found?.hp}`).toBe(text);
  else if (text.endsWith(" dead")) expect(found).toMatchObject({ alive: false, hp: 0 });
  else if (text.includes("[")) {
    const list = (state.unitBuffs[idOf(name)] ?? []).map(({ buffId, duration }) => `${buffId}${duration}`);
    expect(`${name}[${list.join(",")}]`).toBe(text);
  } else throw new Error(`no fact: ${text}`);
}

/** Plays a script: steps with semicolons between them, each `action`, or `action: fact, fact` or `action: !code`. */
export function play(text: string, script: string, switches: Partial<TacticsRules> = {}): TacticsState {
  const rules = { ...presets.v1, ...switches };
  let state = fitState(scene(text), rules);
  for (const step of script.split(";").map((part) => part.trim())) {
    const [order = "", facts = ""] = step.split(": ");
    const before = JSON.stringify(state);
    const played = act(state, action(order, state), rules);
    expect(JSON.stringify(state), `${step} changed the old state`).toBe(before);
    const code = facts.startsWith("!") ? facts.slice(1) : null;
    expect(played.ok ? "ok" : played.refusal.code, step).toBe(code ?? "ok");
    if (played.ok) state = played.value.state;
    if (code === null) for (const each of facts.split(", ").filter(Boolean)) fact(each, state);
  }
  return state;
}
