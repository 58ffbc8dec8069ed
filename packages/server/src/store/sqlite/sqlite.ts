import { createRequire } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { messageOf, messageOrNameOf, StoreError, type StoreErrorCode } from "../error.ts";
import { type OperationName, type Results, storeOf } from "../operations.ts";
import type { Store } from "../store.ts";
import { failed, type Reply, type Request } from "./batch.ts";

/** Requests as one JSON text: that costs half of a structured clone. Replies come back likewise. */
export type ToWorker = string | null;
export type OpenedFile =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: StoreErrorCode; readonly message: string };

/** Starts a thread for the database: waiting for the disk must not block the server. */
function startWorker(file: string): Worker {
  const url = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  if (extname(import.meta.url) === ".js") return new Worker(url, { workerData: file });
  fromSource ??= bundled(fileURLToPath(url));
  return new Worker(fromSource, { eval: true, workerData: file, execArgv: [] });
}

/** From the sources, in tests: Node.js 20 reads no TypeScript, and a thread does not inherit who does it for us here. */
let fromSource: string | undefined;
function bundled(file: string): string {
  const { buildSync }: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
  const options = { bundle: true, write: false, platform: "node", packages: "external" } as const;
  return buildSync({ entryPoints: [file], ...options }).outputFiles[0]?.text ?? "";
}

async function started(file: string): Promise<Worker> {
  const worker = startWorker(file);
  const opened = await new Promise<OpenedFile>((resolve) => {
    worker.once("message", resolve);
    worker.once("error", (error) =>
      resolve({ ok: false, code: "cannot-open", message: `${file} cannot be opened: ${messageOf(error)}` }),
    );
  });
  if (opened.ok) return worker;
  await worker.terminate();
  throw new StoreError(opened.code, opened.message);
}

/** Number of waiting requests that are sent at once. */
const MAX_WAITING = 64;

type Settle = (reply: Reply) => void;

/** The worker thread, and the requests that wait for it. */
type WorkerQueue = {
  readonly ask: (name: Request["name"], args: Request["args"], settle: Settle) => void;
  /** Lets it finish what it was asked. */
  readonly close: () => Promise<void>;
  /** Why the thread has ended; null while it runs. */
  readonly gone: () => StoreError | null;
};

/**
 * One message for all requests that come in a burst, or while the last batch is on its way to the disk: waking the
 * thread costs more than a request.
 */
function openBatches(send: (message: ToWorker) => void) {
  let [seen, isBusy] = [0, false];
  let asked: Request[] = [];
  const flush = () => {
    if (isBusy || asked.length === 0) return;
    if (asked.length > seen && seen < MAX_WAITING) {
      seen = asked.length;
      setImmediate(flush);
      return;
    }
    isBusy = true;
    send(JSON.stringify(asked));
    asked = [];
    seen = 0;
  };
  return {
    add: (request: Request) => {
      if (asked.push(request) === 1) setImmediate(flush);
    },
    /** The last batch is done. */
    next: () => {
      isBusy = false;
      flush();
    },
    /** Sends what is left, and that nothing follows. */
    end: () => {
      if (asked.length > 0) send(JSON.stringify(asked));
      send(null);
    },
  };
}

function openQueue(worker: Worker): WorkerQueue {
  const waiting = new Map<number, Settle>();
  let gone: StoreError | null = null;
  let count = 0;
  const batches = openBatches((message) => worker.postMessage(message));
  worker.on("message", (text: string) => {
    batches.next();
    for (const reply of JSON.parse(text) as readonly Reply[]) {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    }
  });
  worker.on("error", (error) => {
    gone = new StoreError("failed", `the store has failed: ${messageOrNameOf(error)}`);
  });
  const ended = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      gone ??= new StoreError("failed", "the store has ended");
      for (const [id, settle] of waiting) settle(failed(id, gone));
      waiting.clear();
      resolve();
    });
  });
  return {
    gone: () => gone,
    ask: (name, args, settle) => {
      count += 1;
      waiting.set(count, settle);
      batches.add({ id: count, name, args });
    },
    close: () => {
      if (gone === null) batches.end();
      gone ??= new StoreError("closed", "the store is closed");
      return ended;
    },
  };
}

/** The value of a reply; throws its error. */
export function valueIn(reply: Reply): Results[OperationName] {
  if (reply.ok) return reply.value;
  throw new StoreError(reply.error.code, reply.error.message, reply.error.damage);
}

/** Stores matches in one SQLite file. If the thread fails, so do its requests; the next request starts another. */
export async function openSqlite(file: string): Promise<Store> {
  let line = openQueue(await started(file));
  let starting: Promise<WorkerQueue> | null = null;
  let isClosed = false;
  const restart = async (): Promise<WorkerQueue> => {
    try {
      line = openQueue(await started(file));
      return line;
    } finally {
      starting = null;
    }
  };
  const present = (): WorkerQueue | Promise<WorkerQueue> => {
    if (isClosed || line.gone() === null) return line;
    starting ??= restart();
    return starting;
  };
  return storeOf(
    async (name, ...args) => {
      const there = present();
      const { ask, gone } = there instanceof Promise ? await there : there;
      const why = isClosed ? new StoreError("closed", "the store is closed") : gone();
      if (why !== null) throw why;
      const reply = await new Promise<Reply>((settle) => ask(name, args, settle));
      return valueIn(reply) as Results[typeof name];
    },
    async () => {
      isClosed = true;
      await starting?.catch(() => undefined);
      await line.close();
    },
  );
}
