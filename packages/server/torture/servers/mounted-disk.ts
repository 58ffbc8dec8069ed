import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { withFolder } from "../tools.ts";

/** A disk that can lose its power: a file system of its own, in a file. */
export type MountedDisk = {
  /** Where it is mounted. */
  readonly folder: string;
  /** From now on nothing gets to it, and what is in memory alone is lost. */
  losePower(): void;
  /** Mounts it anew, as it is found when the machine starts. Nobody may have a file of it open. */
  restore(): void;
};

const call = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Whether this program may mount one. */
export function canMount(): boolean {
  try {
    return process.getuid?.() === 0 && call("losetup", ["--find"]).startsWith("/dev/");
  } catch {
    return false;
  }
}

/**
 * `FS_IOC_SHUTDOWN` with `FS_SHUTDOWN_FLAGS_NOLOGFLUSH`, by which the tests of Linux for its file systems lose the power:
 * neither the pages nor the journal that are in memory are written any more.
 */
const shutdown =
  'open(my $top, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); defined(ioctl($top, 0x8004587d, $flag)) or die $!;';

/** Runs a task with an ext4 of 256 MiB, which is gone afterwards. */
export function withDisk<T>(task: (disk: MountedDisk) => Promise<T>): Promise<T> {
  return withFolder(async (outside) => {
    const [image, folder] = [join(outside, "image"), join(outside, "disk")];
    call("truncate", ["--size", "256M", image]);
    call("mkfs.ext4", ["-q", image]);
    call("mkdir", [folder]);
    const mount = () => call("mount", ["-o", "loop", image, folder]);
    mount();
    try {
      return await task({
        folder,
        losePower: () => void call("perl", ["-e", shutdown, folder]),
        restore: () => {
          call("umount", [folder]);
          mount();
        },
      });
    } finally {
      call("umount", ["--lazy", folder]);
    }
  });
}
