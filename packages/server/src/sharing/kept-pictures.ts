/** Pictures by what they were made of, the latest used last. */
export type KeptPictures = {
  readonly get: (key: string) => Uint8Array | undefined;
  readonly keep: (key: string, picture: Uint8Array) => void;
};

/** A least-recently-used cache of pictures with a limit in bytes. */
export function keptPictures(mostBytes: number): KeptPictures {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, picture: Uint8Array) => {
    drop(key);
    kept.set(key, picture);
    bytes += picture.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (found !== undefined) keep(key, found);
      return found;
    },
    keep,
  };
}
