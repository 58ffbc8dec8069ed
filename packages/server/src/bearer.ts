import { timingSafeEqual } from "node:crypto";

/** Whether an `Authorization` header has this token. How long that takes tells nothing about it. */
export function isBearer(header: string | undefined, token: string): boolean {
  const [told, wanted] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return told.length === wanted.length && timingSafeEqual(told, wanted);
}
