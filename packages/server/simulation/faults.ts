import type { Cluster, Machine } from "./cluster.ts";
import type { Fault, Plan } from "./plan.ts";
import { losePower, settle } from "./storage/disk.ts";
import { chanceOf } from "./world/chance.ts";
import { note } from "./world/universe.ts";

/** Lets something go wrong at once. */
export type Cause = (fault: Fault) => void;

/** `onCrash` is called when what is kept may be another. */
export function causeIn(cluster: Cluster, { seed }: Pick<Plan, "seed">, onCrash: () => void): Cause {
  const rng = chanceOf(seed, "power");
  const { universe, disk } = cluster;
  return (fault) => {
    note(universe, "#", describe(fault));
    if (fault.type === "power" && disk !== null) {
      machineOf(cluster, fault.place, cluster.kill);
      losePower(disk, rng);
      onCrash();
    }
    happen(cluster, fault, onCrash);
  };
}

const describe = ({ type, at: _at, ...rest }: Fault): string => `${type} ${JSON.stringify(rest)}`;

function machineOf({ machines }: Cluster, place: string, task: (machine: Machine) => void): void {
  for (const machine of machines) if (machine.place === place) task(machine);
}

function happen(cluster: Cluster, fault: Fault, onCrash: () => void) {
  const { universe, disk } = cluster;
  const { events, network } = universe;
  const until = events.now() + fault.ms;
  switch (fault.type) {
    case "kill":
    case "power":
    case "stop":
      return machineOf(cluster, fault.place, (machine) => restart(cluster, machine, fault, onCrash));
    case "pause":
      return machineOf(cluster, fault.place, (machine) => pause(cluster, machine, fault.ms));
    case "cut":
      return network.cut(fault.one, fault.other, until);
    case "slow":
      return network.slow(fault.one, fault.other, until, fault.extra);
    case "lossy":
      return network.lose(until);
    case "clock":
      if (fault.place === "database") cluster.clock.skew += fault.ms;
      return machineOf(cluster, fault.place, ({ clocks }) => {
        clocks.skew += fault.ms;
      });
    default:
      if (disk !== null) return spoilDisk(cluster, fault);
      return spoilDatabase(cluster, fault);
  }
}

function restart(cluster: Cluster, machine: Machine, { type, ms }: Fault, onCrash: () => void): void {
  const { universe, disk } = cluster;
  if (type === "stop") cluster.stop(machine);
  else {
    cluster.kill(machine);
    if (disk !== null) settle(disk);
    onCrash();
  }
  const again = () => {
    if (machine.process === null) cluster.start(machine);
    else if (type === "stop") universe.events.after(500, again);
  };
  universe.events.after(ms, again);
}

/** It stands still; what comes meanwhile waits. */
function pause({ universe: { events } }: Cluster, { process }: Machine, ms: number): void {
  if (process === null || process.isPaused) return;
  process.isPaused = true;
  events.after(ms, () => events.resume(process));
}

/** One field has another value for a while. */
function spoil<T extends object, K extends keyof T>(
  { universe: { events } }: Cluster,
  thing: T,
  field: K,
  value: T[K],
  usual: T[K],
  ms: number,
): void {
  thing[field] = value;
  events.after(ms, () => {
    thing[field] = usual;
  });
}

function spoilDatabase(cluster: Cluster, { type, ms }: Fault): void {
  const { database } = cluster;
  if (database === null) return;
  if (type === "away") {
    database.life += 1;
    spoil(cluster, database, "isAway", true, false, ms);
  } else if (type === "full") spoil(cluster, database, "isFull", true, false, ms);
  else spoil(cluster, database, "commit", 2500, 4, ms);
}

function spoilDisk(cluster: Cluster, { type, ms }: Fault): void {
  const { disk } = cluster;
  if (disk === null) return;
  if (type === "lie") spoil(cluster, disk, "isLying", true, false, ms);
  else if (type === "full") spoil(cluster, disk, "isFull", true, false, ms);
  else if (type === "broken-sync") spoil(cluster, disk, "isBroken", true, false, ms);
  else spoil(cluster, disk, "sync", 2500, 6, ms);
}
