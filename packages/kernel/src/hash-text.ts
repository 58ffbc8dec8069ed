import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** SHA-256 of the text as UTF-8, in hexadecimal. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
