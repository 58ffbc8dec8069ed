import { err, type Game, nextOf, ok, type Shape, writeRecord } from "@umpire/kernel";
import { closing } from "@umpire/protocol";
import type { ServerRefusal } from "../api.ts";
import type { Line } from "../connection/line.ts";
import { turnOf } from "../connection/snapshot.ts";
import { type MatchStore, openStore } from "../connection/store.ts";
import type { Connector } from "../table/table.ts";
import { withMessage } from "../words/words.ts";
import { openLocalMatch } from "./open.ts";
import type { LocalOptions, Think } from "./options.ts";
import { peopleIn } from "./room.ts";
import type { Umpire } from "./umpire.ts";

const MATCH = "local";

/** The line of a table that there is not. */
const refusingLine = (refusal: ServerRefusal): Line => ({
  open: ({ received, closed }) => {
    queueMicrotask(() => {
      received({ type: "refused", key: null, refusal: withMessage(refusal) });
      closed(closing["unknown-match"]);
    });
    return { send: () => undefined, close: () => undefined };
  },
  clockOffset: async () => 0,
});

/** Those who sit at one screen: it shows what the next of them to decide may see, and stays where it is until then. */
function hotSeat(stores: readonly MatchStore[], first: MatchStore): MatchStore {
  let current = first;
  const isToDecide = (store: MatchStore) => {
    const { snapshot } = store.read();
    return snapshot !== null && turnOf(snapshot) === "yours";
  };
  const shown = () => {
    if (!isToDecide(current)) current = stores.find(isToDecide) ?? current;
    return current;
  };
  return {
    subscribe: (changed) => {
      const ends = stores.map((store) => store.subscribe(changed));
      return () => {
        for (const end of ends) end();
      };
    },
    read: () => shown().read(),
    send: (command) => shown().send(command),
    retry: () => shown().retry(),
    dismiss: () => shown().dismiss(),
    refuse: (refusal) => shown().refuse(refusal),
    open: () => {
      const ends = stores.map((store) => store.open());
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function storeOf(umpire: Umpire): MatchStore {
  const people = peopleIn(umpire.room());
  const seats = people.length === 0 ? [null] : people;
  const [first, ...others] = seats.map((seat) =>
    openStore({ match: MATCH, token: null, line: umpire.lineFor(seat) }),
  ) as [MatchStore, ...MatchStore[]];
  return others.length === 0 ? first : hotSeat([first, ...others], first);
}

/** Bots that think in the page, where nobody else thinks for them; or that there is no such bot. */
async function thinkerFor<G extends Shape>(game: Game<G>, { bots = {}, think }: LocalOptions<G>) {
  if (think !== undefined) return ok(think);
  const { botNames, botsInPage } = await import("../bots.ts");
  const unknown = Object.values(bots).find((bot) => !botNames.some((name) => name === bot));
  if (unknown !== undefined) return err({ code: "unknown-bot", bot: unknown, known: botNames });
  return ok<Think>(botsInPage({ game: game as Game }));
}

/** A table in the page. */
export async function sitAlone<G extends Shape>(game: Game<G>, options: LocalOptions<G>): Promise<Connector> {
  const think = await thinkerFor(game, options);
  const opened = think.ok ? openLocalMatch(game as Game, { ...options, id: MATCH, think: think.value }) : think;
  const store = opened.ok
    ? storeOf(opened.value)
    : openStore({ match: MATCH, token: null, line: refusingLine(opened.refusal) });
  return {
    open: (use) => {
      use(store);
      return () => undefined;
    },
    record: async () => (opened.ok ? recordOf(opened.value) : opened),
  };
}

/** Before its end it would tell the dice to come. */
function recordOf(umpire: Umpire) {
  const { game, match } = umpire.room();
  return "over" in nextOf(game, match) ? ok(writeRecord(game, match)) : err({ code: "not-over" });
}
