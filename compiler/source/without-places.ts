/** Data as text, whatever file and line it was read from. */

/** As JSON, without the places in files; maps and sets by what they hold. */
export function textWithoutPlaces(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) => {
    if (typeof it !== 'object' || it === null) return it;
    if (it instanceof Map || it instanceof Set) return [...(it as Iterable<unknown>)];
    return 'file' in it && 'start' in it && 'end' in it ? undefined : it;
  });
}
