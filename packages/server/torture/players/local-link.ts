import { closing, type PlayerCommand } from "@umpire/protocol";
import { execute } from "../../src/match/execution.ts";
import type { Host } from "../../src/match/live.ts";
import { watch } from "../../src/match/watch.ts";
import { must } from "../tools.ts";
import { answerTo, end, Gone, hear, knownAt, type Link, newDesk, untilSo } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** Joins a match of a host in this process. What fails there ends the link, as it ends a socket. */
export async function joinLocal(host: Host, { match, seat, token }: Ticket): Promise<Link> {
  const desk = newDesk();
  const { actor, leave } = must(await watch(host, match, { token, since: null }, (message) => hear(desk, message)));
  const close = (code: number) => {
    leave();
    end(desk, new Gone(code));
  };
  const send = async (wanted: PlayerCommand): Promise<void> => {
    const { key } = wanted;
    const command = { ...(actor ?? { seat }), type: "wish", wanted } as const;
    const done = await execute(host, match, command, (answer) =>
      hear(desk, { type: "ack", key, seq: JSON.parse(answer).seq }),
    );
    if (!done.ok) hear(desk, { type: "refused", key, refusal: { ...done.refusal, message: "" } });
  };
  return {
    known: () => knownAt(desk),
    ask: (wanted) => answerTo(desk, wanted, () => void send(wanted).catch(() => close(closing.failed))),
    ping: () => Promise.resolve(),
    until: (isSo) => untilSo(desk, isSo),
    close: () => close(1000),
    cut: () => close(1006),
  };
}
