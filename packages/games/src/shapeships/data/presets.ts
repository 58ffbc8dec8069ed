import type { Pack } from "../pack.ts";
import { fleet } from "./fleet.ts";

/** Complete rules packs by name; the first is the default. */
export const presets: { readonly standard: Pack } = { standard: fleet };
