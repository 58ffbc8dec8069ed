// node scripts/postgres.mjs: a PostgreSQL of one's own, gone when this ends. Prints its address when it takes connections.
import { register } from "tsx/esm/api";

register();
const { startPostgres } = await import("../packages/server/src/store/postgres/postgres.fixture.ts");
const postgres = await startPostgres();
console.log(postgres.url());
const stop = async () => {
  await postgres.end();
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
// It has nothing else to wait for.
setInterval(() => undefined, 60_000);
