/** Cards are numbered without gaps; a gap is a card whose file is not there. */

/** The codes that are missing between the lowest and the highest number of each series: `C3` of `C1`, `C2`, `C4`. */
export function missingCodes(codes: readonly string[]): string[] {
  const numbers = new Map<string, Set<number>>();
  for (const code of codes) {
    const found = /^(\D+)(\d+)$/u.exec(code);
    if (found?.[1] === undefined) continue;
    numbers.set(found[1], (numbers.get(found[1]) ?? new Set()).add(Number(found[2])));
  }
  return [...numbers].flatMap(([series, present]) => {
    const last = Math.max(...present);
    const all = Array.from({ length: last }, (_, index) => index + 1);
    return all.filter((number) => !present.has(number)).map((number) => `${series}${number}`);
  });
}
