import type { Rng } from "@umpire/kernel";
import { type Contents, emptyContents, memoryOperations } from "../../src/store/memory.ts";
import { type Args, type OperationName, perform } from "../../src/store/operations.ts";
import type { Outage } from "../../src/store/store.ts";
import type { Process } from "../world/events.ts";

export type Write = {
  readonly name: OperationName;
  readonly args: Args[OperationName];
  /** What the first heartbeat of a program has made of the time before. */
  readonly outage: Outage | null;
};
/** What one transaction wrote: its checksum says whether all of it is there. */
type Transaction = readonly Write[];

/** A disk with the journal of one server. */
export type Disk = {
  /** Transactions in the order in which they were written; the last ones may be in the memory of the machine alone. */
  readonly written: Transaction[];
  /** How many of them a loss of power leaves for certain, and of how many the disk has said so. */
  synced: number;
  told: number;
  /** What programs see that have it open. */
  live: Contents;
  /** What the disk has said that it keeps. */
  kept: Contents;
  /** Whether it has ever lied, and whether something was lost by that. */
  hasLied: boolean;
  hasLost: boolean;
  isFull: boolean;
  isLying: boolean;
  isBroken: boolean;
  /** Milliseconds that a sync takes, at most. */
  sync: number;
  /** The program whose transaction is open: no other one reads or writes until it has ended, or the program. */
  writer: Process | null;
};

export const newDisk = (): Disk => ({
  written: [],
  synced: 0,
  told: 0,
  live: emptyContents(),
  kept: emptyContents(),
  hasLied: false,
  hasLost: false,
  isFull: false,
  isLying: false,
  isBroken: false,
  sync: 6,
  writer: null,
});

function redo(contents: Contents, transactions: readonly Transaction[]): Contents {
  const operations = memoryOperations(contents);
  for (const { name, args, outage } of transactions.flat()) {
    if (outage !== null) contents.outages.push(outage);
    if (name === "beat") [contents.lastBeat] = args as Args["beat"];
    else perform<OperationName>(operations, name, args);
  }
  return contents;
}

/** What a program that opens the disk finds there. */
const contentsOf = ({ written }: Disk): Contents => redo(emptyContents(), written);

/** The disk says that everything is on it. */
export function confirm(disk: Disk): void {
  disk.hasLied ||= disk.isLying;
  if (!disk.isLying) disk.synced = disk.written.length;
  redo(disk.kept, disk.written.slice(disk.told));
  disk.told = disk.written.length;
}

/** After a loss of power: what was synced, and of the rest as much as got there; a torn transaction is none. */
export function losePower(disk: Disk, rng: Rng): void {
  const left = disk.synced + rng.int(disk.written.length - disk.synced + 1);
  disk.hasLost ||= disk.hasLied && left < disk.told;
  disk.written.length = left;
  settle(disk);
}

/** After a program has ended: what it had written is there, whether it was told so or not. */
export function settle(disk: Disk): void {
  disk.synced = disk.written.length;
  disk.told = disk.written.length;
  disk.kept = contentsOf(disk);
  disk.live = contentsOf(disk);
}

/** The last transaction is undone, as if it had never been. */
export function rollBack(disk: Disk): void {
  disk.written.pop();
  disk.live = contentsOf(disk);
}
