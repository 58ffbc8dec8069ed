import { closing } from "@umpire/protocol";
import { type Hosting, watch, wish } from "../../src/match/host.ts";
import { must } from "../tools.ts";
import { answerTo, end, Gone, hear, knownAt, type Link, newDesk, untilSo } from "./inbox.ts";
import type { Ticket } from "./rest.ts";

/** Joins a match of a host in this process. What fails there ends the link, as it ends a socket. */
export async function joinLocal(host: Hosting, { match, seat, token }: Ticket): Promise<Link> {
  const desk = newDesk();
  const { acting, leave } = must(await watch(host, match, { token, since: null }, (message) => hear(desk, message)));
  const close = (code: number) => {
    leave();
    end(desk, new Gone(code));
  };
  const send = async (wanted: Parameters<typeof wish>[3]): Promise<void> => {
    const { key } = wanted;
    let isTold = false;
    const told = (answer: string) => {
      isTold = true;
      hear(desk, { type: "ack", key, seq: JSON.parse(answer).seq });
    };
    const done = await wish(host, match, acting ?? { seat }, wanted, told);
    if (!done.ok) hear(desk, { type: "refused", key, refusal: { ...done.refusal, message: "" } });
    else if (!isTold) told(done.answer);
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
