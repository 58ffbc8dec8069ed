export { obey } from "./commands/person.ts";
export { type Io, ofProcess, withProduct } from "./io.ts";
export { answerLine } from "./referee.ts";
export { run } from "./run.ts";
