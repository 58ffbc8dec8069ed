import { mergeReasons } from "../../book/reckoning.ts";
import { type Event, playerName, type Side, sidesSeenBy, signed, type Table, type Told } from "../model.ts";

type Speaker = Pick<Table, "words" | "book" | "names" | "side">;

/** An event that befalls a side, with the player's name where the game's words say North; null for any other. */
export function sayNamed(event: Event, speaker: Speaker): string | null {
  const { told } = speaker.words;
  const who = (side: Side) => playerName(speaker, side);
  const each = (say: (side: Side) => string) => sidesSeenBy(speaker.side).map((side) => `${who(side)} ${say(side)}`);
  switch (event.type) {
    case "rolled":
      return sayRolled(event, speaker);
    case "lines":
      return told.lines(each((side) => `${event.lines[side]}${sayParts(event.because[side], speaker)}`));
    case "makers":
      return told.makers(each((side) => event.makers[side].join(", ") || told.none));
    case "energy":
      return told.energy(each((side) => sayEnergy(event.energy[side], speaker)));
    case "destroyed":
      return told.destroyed(who(event.side), shipIn(event, speaker));
    case "stolen":
      return told.stolen(who(event.to), shipIn(event, speaker));
    case "copied":
      return told.copied(who(event.side), speaker.book.name(event.ship));
    case "arrived":
      return told.arrived(who(event.side), shipIn(event, speaker), speaker.book.term(event.origin));
    case "outcome":
      return told.outcome(
        each((side) => signed(event.health[side])),
        event.winner === null ? null : who(event.winner),
        event.result !== "win",
      );
    default:
      return null;
  }
}

const shipIn = ({ id, ship }: { readonly id: string; readonly ship: string }, { book }: Speaker) =>
  `${book.name(ship)} ${id}`;

/** What the dice show, and what each reads in it where that is something else. */
function sayRolled({ base, rerolled, extra, reads }: Told<"rolled">, speaker: Speaker): string {
  const { words, side } = speaker;
  const after = rerolled.length === 0 ? "" : ` (${words.told.after(rerolled)})`;
  const read = sidesSeenBy(side).map((whose) => words.told.read(playerName(speaker, whose), reads[whose]));
  return [
    `${words.die(base)}${after}.`,
    ...(extra === null ? [] : [`${words.extraDie(extra)}.`]),
    ...(reads.every((shows) => shows === base) ? [] : [words.told.reads(read)]),
  ].join(" ");
}

function sayEnergy(energy: Told<"energy">["energy"][0], { words, book }: Speaker): string {
  const held = Object.entries(energy).filter(([, amount]) => amount > 0);
  return held.map(([colour, amount]) => book.words.prices.energy(amount, colour)).join(", ") || words.told.none;
}

/** ` (4 + 3 keel + 2 Strut N1)`; nothing where there is but one reason. */
function sayParts(because: Told<"lines">["because"][0], { book }: Speaker): string {
  const parts = mergeReasons(because).filter(({ amount }) => amount !== 0);
  const said = parts.map((part) => {
    if (part.op === "base") return signed(part.amount);
    const [first = "", ...ids] = part.source.split(" ");
    const source = ids.length === 0 ? book.term(first) : [book.name(first), ...ids].join(" ");
    const isCounted = part.count !== undefined && part.count !== part.amount;
    return `${signed(part.amount)} ${source}${isCounted ? ` (${part.count})` : ""}`;
  });
  return parts.length < 2 ? "" : ` (${said.join(" + ")})`;
}
