import type { ServerMessage } from "@umpire/protocol";
import { rules } from "../tactics/games.ts";
import { seatOf } from "../tactics/tactics.ts";
import type { Script } from "./scripts.ts";
import { connect, type Heard, post, type Table, tableOf } from "./table.ts";

type Seat = { readonly seat: number; readonly token: string };

/** A match with both players in it and connected; the second perhaps to another server. */
export async function sitDown(port: number, { steps, isWhole }: Script, other = port): Promise<Table> {
  const { match } = await post<{ match: string }>(port, "/api/matches", { game: "tactics", rules });
  const take = (seat: number) => {
    const seed = String(seat).repeat(32);
    return post<Seat>(port, `/api/matches/${match}/join`, { name: `Player ${seat}`, seat, seed });
  };
  const enter = async ({ token }: Seat, to: number) => {
    const hello = JSON.stringify({ type: "join", match, token });
    return connect(to, "/api/play", (text) => read(text).type === "joined", hello);
  };
  const [first, second] = [await take(0), await take(1)];
  const said = steps.map((action, index) => ({
    seat: seatOf(action),
    text: JSON.stringify({ type: "decide", key: `action-${index}`, step: index + 1, action }),
  }));
  return tableOf({
    sockets: [await enter(first, port), await enter(second, other)],
    said,
    hear: (text, index) => heard(text, isWhole && index === steps.length - 1),
  });
}

const read = (text: string): ServerMessage => JSON.parse(text);

function heard(text: string, isLast: boolean): Heard {
  const message = read(text);
  if (message.type === "ack") return "acknowledged";
  if (message.type === "refused") throw new Error(`ours refuses: ${text}`);
  if (message.type !== "update") return "nothing";
  if (isLast && !text.includes('"over"')) throw new Error("ours plays on after the last action");
  return "told";
}
