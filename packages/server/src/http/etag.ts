/** Whether the asker has this version already (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? "").split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
