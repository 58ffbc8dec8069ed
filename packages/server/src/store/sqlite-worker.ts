import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import type { Database } from "better-sqlite3";
import { batches, type Request } from "./batch.ts";
import { openDatabase } from "./database.ts";
import { messageOf, StoreError } from "./error.ts";
import type { Opened, ToWorker } from "./sqlite.ts";
import { tableDeeds } from "./tables.ts";

/** More would make the first of them wait for too long. */
const MOST = 512;

/** What has come in while the last batch was on its way to the disk. */
function gathered(port: MessagePort, first: ToWorker): readonly ToWorker[] {
  const all = [first];
  while (all.length < MOST) {
    const next: { readonly message: ToWorker } | undefined = receiveMessageOnPort(port);
    if (next === undefined) break;
    all.push(next.message);
  }
  return all;
}

function serve(port: MessagePort, db: Database): void {
  const run = batches(db, tableDeeds(db));
  port.on("message", (first: ToWorker) => {
    const messages = gathered(port, first);
    const requests = messages.filter((message): message is Request => message !== "close");
    if (requests.length > 0) port.postMessage(run(requests));
    if (requests.length < messages.length) {
      db.close();
      port.close();
    }
  });
}

function start(port: MessagePort, file: string): Opened {
  try {
    serve(port, openDatabase(file));
    return { ok: true };
  } catch (error) {
    return { ok: false, code: error instanceof StoreError ? error.code : "cannot-open", message: messageOf(error) };
  }
}

parentPort?.postMessage(start(parentPort, workerData));
