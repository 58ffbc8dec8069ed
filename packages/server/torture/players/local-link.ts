import { closing, type PlayerCommand } from "@umpire/protocol";
import { watch } from "../../src/match/cluster/watch.ts";
import { execute } from "../../src/match/execution.ts";
import type { Host } from "../../src/match/live.ts";
import { must } from "../tools.ts";
import { answerTo, closeInbox, currentState, type Link, newInbox, receive, SocketClosed, waitUntil } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** Joins a match of a host in this process. An error there ends the link, as it closes a socket. */
export async function joinLocal(host: Host, { match, seat, token }: Ticket): Promise<Link> {
  const inbox = newInbox();
  const { actor, leave } = must(await watch(host, match, { token, since: null }, (message) => receive(inbox, message)));
  const close = (code: number) => {
    leave();
    closeInbox(inbox, new SocketClosed(code));
  };
  const send = async (wanted: PlayerCommand): Promise<void> => {
    const { key } = wanted;
    const command = { ...(actor ?? { seat }), type: "wish", wanted } as const;
    const done = await execute(host, match, command, (answer) =>
      receive(inbox, { type: "ack", key, seq: JSON.parse(answer).seq }),
    );
    if (!done.ok) receive(inbox, { type: "refused", key, refusal: { ...done.refusal, message: "" } });
  };
  return {
    state: () => currentState(inbox),
    ask: (wanted) => answerTo(inbox, wanted, () => void send(wanted).catch(() => close(closing.failed))),
    ping: () => Promise.resolve(),
    until: (isSo) => waitUntil(inbox, isSo),
    close: () => close(1000),
    cut: () => close(1006),
  };
}
