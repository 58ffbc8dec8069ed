import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { Database } from "better-sqlite3";
import { batches } from "./batch.ts";
import { openDatabase } from "./database.ts";
import { messageOf, StoreError } from "./error.ts";
import type { Opened, ToWorker } from "./sqlite.ts";
import { tableDeeds } from "./tables.ts";

function serve(port: MessagePort, db: Database): void {
  const run = batches(db, tableDeeds(db));
  port.on("message", (message: ToWorker) => {
    if (message !== null) return port.postMessage(JSON.stringify(run(JSON.parse(message))));
    db.close();
    port.close();
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
