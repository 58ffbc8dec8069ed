// A server in little, whose calls take too long until their match is set aside.

/** As it is built: a thread of its own loads no TypeScript. */
const built = (path: string): string => new URL(`../dist/${path}`, import.meta.url).href;
const { note }: typeof import("./bundles/watchdog/doing.ts") = await import(built("bundles/watchdog/doing.js"));
const { openWatchdog }: typeof import("./bundles/watchdog/watchdog.ts") = await import(
  built("bundles/watchdog/watchdog.js")
);
const server: typeof import("./supervisor.ts") = await import(built("supervisor.js"));

/** Max processor time of a call, in milliseconds. */
const LIMIT = 200;

/** Longer than it may be, not for ever: the thread that watches begins between the first of them. */
function call(): void {
  for (const end = performance.now() + 2000; performance.now() < end; );
}

if (server.isSupervised()) {
  openWatchdog(LIMIT, server.REPORTS);
  server.endWithSupervisor();
  const aside = server.struckOut();
  console.log(`set aside: ${[...aside].join()}`);
  if (aside.has("endless")) process.exit(7);
  note("pile", "endless", 4);
  setInterval(call, 10);
} else
  process.exitCode = await server.supervise({ tell: ({ match, step }) => console.log(`stopped by ${match}, ${step}`) });
