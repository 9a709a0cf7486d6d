/** Keeps what was made last, so that what comes again is not made again. */

export interface Recent<Key, Value> {
  readonly get: (key: Key) => Value | undefined;
  /** Returns the value. */
  readonly set: (key: Key, value: Value) => Value;
}

/** Keeps the `most` values that were used last. Values must not change once they are made. */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  // A map keeps the order in which its keys came: the first is the one that was used longest ago.
  const kept = new Map<Key, Value>();
  const set = (key: Key, value: Value): Value => {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) {
      const oldest = kept.keys().next();
      if (oldest.done !== true) kept.delete(oldest.value);
    }
    return value;
  };
  const get = (key: Key): Value | undefined => {
    const known = kept.get(key);
    return known === undefined ? undefined : set(key, known);
  };
  return { get, set };
}
