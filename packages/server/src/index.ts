export { protocolWords } from "@umpire/protocol";
export { type Checked, checkStore } from "./check.ts";
export { makeServer, type ServerOptions } from "./http.ts";
export { main } from "./main.ts";
export { backUp, type Progress, restore } from "./store/backup.ts";
export { StoreError } from "./store/error.ts";
export { fileAt, inspect, isDatabaseAddress } from "./store/inspection.ts";
export { FolderInUse } from "./store/sqlite/lock.ts";
