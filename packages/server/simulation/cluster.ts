import { type Contents, emptyContents } from "../src/store/memory.ts";
import type { Store } from "../src/store/store.ts";
import type { Plan } from "./plan.ts";
import { type Database, newDatabase } from "./storage/database.ts";
import { type Disk, newDisk } from "./storage/disk.ts";
import { openEmbedded } from "./storage/embedded.ts";
import { sessionsOn } from "./storage/session.ts";
import { chanceOf } from "./world/chance.ts";
import { newProcess, type Process } from "./world/events.ts";
import type { Clocks } from "./world/machine.ts";
import type { Place } from "./world/network.ts";
import { type Directory, type Server, startServer } from "./world/server.ts";
import type { Software } from "./world/software.ts";
import { note, type Universe } from "./world/universe.ts";

/** A machine on which servers run, one after the other. */
export type Machine = { readonly place: Place; readonly clocks: Clocks; process: Process | null; started: number };

/** All machines, and what they keep their matches in. */
export type Cluster = {
  readonly universe: Universe;
  readonly directory: Directory;
  readonly machines: readonly Machine[];
  /** One of the two is there. */
  readonly database: Database | null;
  readonly disk: Disk | null;
  /** How far the database's clock is ahead. */
  readonly clock: { skew: number };
  readonly kept: () => Contents;
  /** The servers that listen and are not paused. */
  readonly listening: () => readonly Server[];
  readonly start: (machine: Machine) => void;
  /** Ends the server at once. */
  readonly kill: (machine: Machine) => void;
  /** Ends it as a signal does: it tells everybody, and waits for what is under way; killed if that takes too long. */
  readonly stop: (machine: Machine) => void;
};

/** Time for ending, in milliseconds, as in `src/main.ts`. */
const PATIENCE = 5000;

function newMachine(seed: number, place: Place): Machine {
  const rng = chanceOf(seed, `clocks of ${place}`);
  const clocks = { rate: 1 + (rng.int(401) - 200) / 1e6, skew: rng.int(4001) - 2000 };
  return { place, process: null, started: 0, clocks };
}

function storage(universe: Universe, plan: Plan) {
  const clock = { skew: 0 };
  if (plan.store === "disk") {
    const disk = newDisk();
    const open = (process: Process): Promise<Store> => openEmbedded(universe, disk, process);
    return { clock, open, disk, database: null, kept: () => disk.kept };
  }
  const database = newDatabase(() => Math.floor(universe.events.now() + clock.skew), emptyContents());
  const connect = sessionsOn(universe, database);
  const open = (process: Process, place: Place): Promise<Store> => connect({ process, place });
  return { clock, open, disk: null, database, kept: () => database.contents };
}

export function newCluster(universe: Universe, plan: Plan, software: Software): Cluster {
  const { events, seed } = universe;
  const directory: Directory = new Map();
  const { open, ...stored } = storage(universe, plan);
  const { database } = stored;
  const kill = (machine: Machine): void => {
    const { process } = machine;
    if (process === null) return;
    note(universe, process.name, "is gone");
    process.isDown = true;
    process.backlog.length = 0;
    directory.delete(process.name);
    database?.connected.delete(process.name);
    database?.listeners.delete(process.name);
    machine.process = null;
  };
  const start = (machine: Machine): void => {
    if (machine.process !== null) return;
    const { place, clocks } = machine;
    machine.started += 1;
    const process = newProcess(`${place}.${machine.started}`);
    machine.process = process;
    note(universe, process.name, "starts");
    const birth = { process, place, clocks, open: () => open(process, place) };
    startServer(universe, directory, software, birth).catch((error: unknown) => {
      if (machine.process !== process) return;
      note(universe, process.name, `does not start: ${error}`);
      kill(machine);
      events.after(1000, () => start(machine));
    });
  };
  const stop = (machine: Machine): void => {
    const { process } = machine;
    if (process === null) return;
    note(universe, process.name, "is told to end");
    const gone = () => (machine.process === process ? kill(machine) : undefined);
    events.after(PATIENCE, gone);
    const server = directory.get(process.name);
    if (server === undefined) gone();
    else events.after(0, () => void server.stop().then(gone, gone), process);
  };
  return {
    universe,
    directory,
    machines: plan.places.map((place) => newMachine(seed, place)),
    ...stored,
    listening: () => [...directory.values()].filter(({ process }) => !process.isPaused),
    start,
    kill,
    stop,
  };
}
