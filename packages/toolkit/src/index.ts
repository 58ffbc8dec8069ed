export { type Explained, explain, type Modifier, type Part } from "./modifiers.ts";
export { pick } from "./pick.ts";
export { parser } from "./schema.ts";
