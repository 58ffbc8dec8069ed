import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { Database } from "better-sqlite3";
import { batches, failed, type Reply } from "./batch.ts";
import { explainedOpening, openDatabase } from "./database.ts";
import type { OpenedFile, ToWorker } from "./sqlite.ts";
import { sqliteOperations } from "./tables.ts";

/** The replies as one text; where that is too long, a text each, and a failure for one that is too long alone. */
function written(replies: readonly Reply[]): readonly string[] {
  try {
    return [JSON.stringify(replies)];
  } catch (error) {
    const [first, second] = replies;
    if (first === undefined) return [];
    return second === undefined
      ? [JSON.stringify([failed(first.id, error)])]
      : replies.flatMap((reply) => written([reply]));
  }
}

function serve(port: MessagePort, db: Database): void {
  const run = batches(db, sqliteOperations(db));
  port.on("message", (message: ToWorker) => {
    if (message !== null) {
      for (const text of written(run(JSON.parse(message)))) port.postMessage(text);
      return;
    }
    db.close();
    port.close();
  });
}

function start(port: MessagePort, file: string): OpenedFile {
  try {
    serve(port, openDatabase(file));
    return { ok: true };
  } catch (error) {
    const { code, message } = explainedOpening(file, error);
    return { ok: false, code, message };
  }
}

parentPort?.postMessage(start(parentPort, workerData));
