import type { Row } from "../report.ts";
import { withDisk } from "../servers/mounted-disk.ts";
import type { TrialRequest } from "../trial.ts";
import { type Ending, killing } from "./kill.ts";

/** Under this command a sync does nothing, and says that it has. */
const unsynced = [
  ...["strace", "-D", "-f", "-qq", "--seccomp-bpf", "-e", "signal=none", "-o", "/dev/null"],
  ...["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:retval=0"],
];

/**
 * The machine loses its power at random instants under load: every acknowledged command is on the disk afterwards, none
 * twice. The fault "unsynced" is one of the disk; every other one is of the server.
 */
export function power({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  return withDisk(async ({ folder, losePower, restore }) => {
    const ending: Ending = async (server) => {
      // A machine without power says nothing any more. Here a sync that is under way while the file system is shut down
      // can still return as if it had been done (seen on Linux 6.18), and what is read afterwards may be anything.
      process.kill(server.pid, "SIGSTOP");
      losePower();
      await server.kill();
      restore();
    };
    let done = 0;
    const onKill = () => {
      done += 1;
      progress(done);
    };
    const isUnsynced = planted === "unsynced";
    const options = { data: folder, planted: isUnsynced ? null : planted, under: isUnsynced ? unsynced : [] };
    const { acks, found } = await killing(figure, seed * 1_000_000, options, ending, onKill);
    return { test: "power", asked: figure, done, ...found, note: `${acks} acknowledged` };
  });
}
