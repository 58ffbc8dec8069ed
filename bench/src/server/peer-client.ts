import { randomUUID } from "node:crypto";
import { playerOf } from "../tactics/boardgame.ts";
import type { Script } from "./scripts.ts";
import { connect, type Heard, type Table, tableOf } from "./table.ts";

/** The peer's clients speak socket.io; here they speak it themselves, message by message, and keep no state. */
const PATH = "/socket.io/?EIO=4&transport=websocket";
const NAMESPACE = "/tactics,";
const PING = "2";
const PONG = "3";

const emit = (...args: readonly unknown[]) => `42${NAMESPACE}${JSON.stringify(args)}`;
const isEvent = (text: string, name: string) => text.startsWith(`42${NAMESPACE}["${name}"`);

/** A match with both players connected. */
export async function sitDown(port: number, { steps, isWhole }: Script): Promise<Table> {
  const matchID = randomUUID();
  const enter = async (playerID: string) => {
    const socket = await connect(port, PATH, (text, open) => {
      if (text.startsWith("0")) open.send(`40${NAMESPACE}`);
      else if (text.startsWith(`40${NAMESPACE}`)) open.send(emit("sync", matchID, playerID, undefined, 2));
      return isEvent(text, "sync");
    });
    return socket.on("message", (data: Buffer) => {
      if (data.length === 1 && data.toString() === PING) socket.send(PONG);
    });
  };
  const said = steps.map((action, stateID) => {
    const playerID = playerOf(action.playerId);
    const payload = { type: action.type, args: [action], playerID };
    const text = emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, playerID);
    return { seat: Number(playerID), text };
  });
  return tableOf({
    // One after the other: the first makes the match.
    sockets: [await enter("0"), await enter("1")],
    said,
    hear: (text, index) => heard(text, isWhole && index === steps.length - 1),
  });
}

/** The new state is its acknowledgement, too. */
function heard(text: string, isLast: boolean): Heard {
  if (!isEvent(text, "update") && !isEvent(text, "patch")) return "nothing";
  if (isLast && !text.includes("gameover")) throw new Error("the peer plays on after the last action");
  return "both";
}
