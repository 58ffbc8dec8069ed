// A process to be killed: <folder>; keeps matches there, and says so.
import { openFolder } from "./folder.ts";

await openFolder(process.argv[2] ?? "");
process.stdout.write("open\n");
