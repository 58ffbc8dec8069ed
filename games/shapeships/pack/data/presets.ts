import type { Pack } from "../pack.ts";
import { fleet } from "./fleet.ts";
import { tuned } from "./tuned.ts";

/** Complete rules packs by name; the first is the default. */
export const presets: { readonly standard: Pack; readonly tuned: Pack } = { standard: fleet, tuned };
