import { type Language, useLanguage } from "@umpire/ui";
import { Die } from "@umpire/ui/parts/die";
import { PlayerMark } from "../../board/pieces/icons.tsx";
import type { BattleEvent } from "../../combat/play.ts";
import { loggedEffects } from "../../data/combat-effects.ts";
import { formatDieSource } from "../../words/describe-dice.ts";
import { ti4Names } from "../../words/names/by-language.ts";
import { ti4BattleWords } from "../../words/planner/battles.ts";
import { formatCounts, formatForce } from "../text/units.ts";
import type { Change, LogEntry } from "./log-entries.ts";
import type { Battle, BattlePart } from "./steps.ts";
import { words } from "./words.ts";

type Volley = Extract<BattleEvent, { type: "volley" }>;
/** What a seat is called; null for a side that nobody plays. */
export type Naming = (seat: number | null) => string;
type PartProps = {
  readonly part: BattlePart;
  readonly battle: Battle;
  readonly isWhole: boolean;
  readonly name: Naming;
};

/** One part of a battle: its dice, what came of them, and what is left. */
export function PartLog({ part, battle, isWhole, name }: PartProps) {
  const language = useLanguage();
  const { fight } = ti4BattleWords[language];
  const { step, round, told } = part;
  const isChanged = told.some(({ change }) => change !== null) || step === "combat";
  return (
    <li className="well grid tight">
      {step !== "end" && <h4>{fight.step(step, round)}</h4>}
      {told.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened stays where it is
        <EventLog key={at} told={each} battle={battle} name={name} />
      ))}
      {isWhole && isChanged && step !== "end" && <LeftLine told={told.at(-1)} battle={battle} name={name} />}
    </li>
  );
}

type LeftProps = { readonly told: LogEntry | undefined; readonly battle: Battle; readonly name: Naming };

function LeftLine({ told, battle, name }: LeftProps) {
  const language = useLanguage();
  const says = words[language];
  if (told === undefined) return null;
  const sides = (["attacker", "defender"] as const).filter(
    (camp) => camp === "attacker" || battle.cast.defender !== null,
  );
  const left = sides.map((camp) => {
    const force = formatForce(language, told.left[camp]);
    return says.did(name(battle.cast[camp]), force === "" ? says.nothing : force);
  });
  return (
    <p className="muted">
      {says.left}: {left.join("; ")}
    </p>
  );
}

type EventProps = { readonly told: LogEntry; readonly battle: Battle; readonly name: Naming };

function EventLog({ told, battle, name }: EventProps) {
  const language = useLanguage();
  const says = words[language];
  const { event, change } = told;
  const { cast } = battle;
  switch (event.type) {
    case "volley":
      return <VolleyLog volley={event} isIdle={isIdle(event, battle.fought.events)} battle={battle} name={name} />;
    case "held":
      return <p>{says.held(name(cast[event.camp]), ti4Names[language].effect(loggedEffects.cancels), event.hits)}</p>;
    case "retreated":
      return <p>{says.retreated(name(cast[event.camp]), event.round)}</p>;
    case "over":
      return (
        <p className="strong">
          {event.winner === null ? says.draw(event.round) : says.won(name(cast[event.winner]), event.round)}
          {event.winner === null && battle.place === "ground" && ` ${says.groundDraw}`}
        </p>
      );
    default:
      return (
        <p className="line">
          <PlayerMark player={cast[event.camp] ?? 7} size={12} />
          <span>{says.did(name(cast[event.camp]), formatChange(language, change, event.type === "assault"))}</span>
        </p>
      );
  }
}

/** Whether the hits of this volley find nobody. In a round they always find somebody. */
function isIdle(volley: Volley, events: readonly BattleEvent[]): boolean {
  if (volley.hits === 0 || volley.roll === "combat") return false;
  const rest = events.slice(events.indexOf(volley) + 1);
  const end = rest.findIndex(
    (event) => event.type === "volley" && (event.roll !== "barrage" || event.camp === volley.camp),
  );
  const answers = end < 0 ? rest : rest.slice(0, end);
  return !answers.some(({ type, ...event }) => type === "assigned" && "camp" in event && event.camp !== volley.camp);
}

function formatChange(language: Language, change: Change | null, isAssault: boolean): string {
  const says = words[language];
  const { effect } = ti4Names[language];
  if (change === null) return says.nothing;
  const { sustained, lost, struck, repaired } = change;
  const said = (units: Change["lost"], say: (units: string) => string) => {
    const text = formatCounts(language, units);
    return text === "" ? [] : [say(text)];
  };
  const parts = [
    ...said(sustained, says.sustained),
    ...said(lost, (units) => (isAssault ? says.lostTo(effect(loggedEffects.assault), units) : says.lostUnits(units))),
    ...said(struck, (units) => says.lostTo(effect(loggedEffects.destroys), units)),
    ...said(repaired, says.repaired),
  ];
  return parts.length === 0 ? says.nothing : parts.join("; ");
}

type VolleyProps = {
  readonly volley: Volley;
  readonly isIdle: boolean;
  readonly battle: Battle;
  readonly name: Naming;
};

function VolleyLog({ volley, isIdle: isNobodyHit, battle, name }: VolleyProps) {
  const language = useLanguage();
  const says = words[language];
  const { cast } = battle;
  const seat = volley.bystander === undefined ? cast[volley.camp] : (cast.bystanders[volley.bystander] ?? null);
  return (
    <div>
      <p className="line">
        <PlayerMark player={seat ?? 7} size={12} />
        <strong>{says.rolled(name(seat), volley.hits)}</strong>
      </p>
      {groupsOf(volley.dice).map((dice) => (
        <DiceRow key={`${dice[0]?.unit} ${dice[0]?.value}`} dice={dice} language={language} />
      ))}
      {isNobodyHit && <p className="muted">{says.nobodyHit}</p>}
    </div>
  );
}

/** The sides of a die. */
export const FACES = 10;

/** Dice of the same unit stand together. */
function groupsOf(dice: Volley["dice"]): readonly Volley["dice"][] {
  const groups = new Map<string, Volley["dice"][number][]>();
  for (const die of dice) {
    const key = `${die.unit} ${die.value}`;
    groups.set(key, [...(groups.get(key) ?? []), die]);
  }
  return [...groups.values()];
}

function DiceRow({ dice, language }: { readonly dice: Volley["dice"]; readonly language: Language }) {
  const says = words[language];
  const { text } = ti4BattleWords[language].fight;
  const [first] = dice;
  if (first === undefined) return null;
  const added = first.modifiers.map((modifier) =>
    text.added({ amount: modifier.amount, source: formatDieSource(language, modifier) }),
  );
  return (
    <div className="cluster">
      <span className="grow">
        {says.needs(ti4Names[language].unit(first.unit), first.value)}
        {added.length > 0 && <span className="muted fine block">{added.join(", ")}</span>}
      </span>
      <span className="cluster tight">
        {dice.map(({ die, hit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice that were rolled stay where they lie
          <Die key={at} shows={die} faces={FACES} look={hit ? "hit" : "plain"} label={says.face(die, hit)} />
        ))}
      </span>
    </div>
  );
}
