import { StoreError } from "../../src/store/error.ts";
import { type Args, type OperationName, type Results, storeOf } from "../../src/store/operations.ts";
import type { Store } from "../../src/store/store.ts";
import type { Process } from "../world/events.ts";
import type { Universe } from "../world/universe.ts";
import type { Reply } from "./exchange.ts";

/** An operation that is asked for. */
export type Asked = { readonly name: OperationName; readonly args: Args[OperationName] };
type Waiting = Asked & { readonly settle: (reply: Reply<unknown>) => void };

/** Gathers what is asked while the last batch is under way; the answers come together. */
export function openBatches(
  { events }: Universe,
  process: Process,
  send: (batch: readonly Asked[]) => Promise<readonly Reply<unknown>[]>,
) {
  let asked: Waiting[] = [];
  let isBusy = false;
  const flush = async (): Promise<void> => {
    if (isBusy || asked.length === 0) return;
    isBusy = true;
    const batch = asked;
    asked = [];
    const replies = await send(batch).catch((error: StoreError) => batch.map(() => ({ error })));
    isBusy = false;
    flush();
    for (const [index, { settle }] of batch.entries())
      settle(replies[index] ?? { error: new StoreError("failed", "no answer") });
  };
  return (name: OperationName, args: Args[OperationName]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const settle = (reply: Reply<unknown>) => ("value" in reply ? resolve(reply.value) : reject(reply.error));
      if (asked.push({ name, args, settle }) === 1) events.after(0, flush, process);
    });
}

/** A store that waits for what is under way before it closes, and takes nothing afterwards. */
export function closing(
  { events }: Universe,
  process: Process,
  ask: <N extends OperationName>(name: N, args: Args[N]) => Promise<Results[N]>,
  close: () => void,
): Store {
  let underWay = 0;
  let isClosed = false;
  return storeOf(
    async (name, ...args) => {
      if (isClosed) throw new StoreError("closed", "the store is closed");
      underWay += 1;
      try {
        return await ask(name, args);
      } finally {
        underWay -= 1;
      }
    },
    async () => {
      isClosed = true;
      while (underWay > 0) await new Promise<void>((resolve) => void events.after(1, resolve, process));
      close();
    },
  );
}
