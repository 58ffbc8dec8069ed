import { timingSafeEqual } from "node:crypto";

/** Whether an `Authorization` header has this token; compared in constant time. */
export function isBearer(header: string | undefined, token: string): boolean {
  const [told, wanted] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return told.length === wanted.length && timingSafeEqual(told, wanted);
}
