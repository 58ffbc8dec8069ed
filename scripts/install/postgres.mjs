// The PostgreSQL that the tests of several servers start: Debian's, whichever version it has.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { needProgram } from "../steps.mjs";

const versions = "/usr/lib/postgresql";
const found = (existsSync(versions) ? readdirSync(versions) : [])
  .map((version) => join(versions, version, "bin", "postgres"))
  .find((program) => existsSync(program));

needProgram(found ?? "postgres", "postgresql");
