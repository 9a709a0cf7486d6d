/** How many there are of something, in words. */

/** `3 files`, `1 file`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
