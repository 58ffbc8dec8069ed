import { canonical, err, type Json, type Result, readJson } from "@umpire/kernel";
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { type Plan, readPlan } from "./plan.ts";

/** The form of links that are made now; whatever reads another one stands in `readers`. */
const VERSION = "1";
/** Longer than any position that fits in a link; a table of eight players has about 1,500. */
const MOST_CHARACTERS = 20_000;
const MOST_BYTES = 200_000;

/** A position as it stands behind the # of a link: version, length of what follows, and all of it. */
export function makeLink(plan: Plan): string {
  const body = toBase64(deflateSync(strToU8(canonical(plan as unknown as Json)), { level: 9 }));
  return `${VERSION}.${body.length.toString(36)}.${body}`;
}

/** The link in what somebody pastes: an address with it, or its text alone, also where a chat has broken the line. */
export function linkIn(pasted: string): string {
  const text = pasted.replaceAll(/\s/g, "");
  return text.slice(text.indexOf("#") + 1);
}

/** The position in a link, or what is wrong with it. */
export function readLink(text: string): Result<Plan> {
  if (text.length > MOST_CHARACTERS) return err({ code: "link-too-long", limit: MOST_CHARACTERS });
  const [version = "", length = "", body = ""] = text.split(".");
  const reader = Object.hasOwn(readers, version) ? readers[version] : undefined;
  if (reader === undefined) return err({ code: /^\d+$/.test(version) ? "link-version" : "link-broken", version });
  const missing = Number.parseInt(length, 36) - body.length;
  if (missing > 0) return err({ code: "link-cut", missing });
  return missing < 0 || Number.isNaN(missing) ? err({ code: "link-broken", version }) : reader(body);
}

const readers: { readonly [version: string]: (body: string) => Result<Plan> } = { [VERSION]: readFirst };

function readFirst(body: string): Result<Plan> {
  const text = inflated(body);
  const read = text === null ? null : readJson(text);
  return read?.ok ? readPlan(read.value) : err({ code: "link-broken", version: VERSION });
}

function inflated(body: string): string | null {
  try {
    // A buffer of our own: what unpacks to more than fits is refused, whatever its length claims.
    return strFromU8(inflateSync(fromBase64(body), { out: new Uint8Array(MOST_BYTES) }));
  } catch {
    return null;
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
