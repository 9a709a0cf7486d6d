/** Which lines of two lists differ: those that are gone and those that have come, in the order in which both can be read. */

export interface Differing<Line> {
  readonly sign: '-' | '+';
  readonly line: Line;
}

/** Lines are the same where `textOf` makes the same of them; as many as can stay, in their order. */
export function differingLines<Line>(
  old: readonly Line[],
  fresh: readonly Line[],
  textOf: (line: Line, of: 'old' | 'new') => string,
): readonly Differing<Line>[] {
  const [before, after] = [old.map((it) => textOf(it, 'old')), fresh.map((it) => textOf(it, 'new'))];
  const longest = longestCommon(before, after);
  const found: Differing<Line>[] = [];
  let [left, right] = [0, 0];
  const take = (sign: '-' | '+', line: Line | undefined): void => {
    if (line !== undefined) found.push({ sign, line });
  };
  while (left < old.length || right < fresh.length) {
    const isSame = left < old.length && right < fresh.length && before[left] === after[right];
    if (isSame) {
      left += 1;
      right += 1;
    } else if (left < old.length && (right === fresh.length || longest(left + 1, right) >= longest(left, right + 1))) {
      take('-', old[left]);
      left += 1;
    } else {
      take('+', fresh[right]);
      right += 1;
    }
  }
  return found;
}

/** How many lines can stay of what follows two places. */
function longestCommon(before: readonly string[], after: readonly string[]): (left: number, right: number) => number {
  const width = after.length + 1;
  const table = new Int32Array((before.length + 1) * width);
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1) {
      const [down, on] = [table[(left + 1) * width + right] ?? 0, table[left * width + right + 1] ?? 0];
      const both = (table[(left + 1) * width + right + 1] ?? 0) + 1;
      table[left * width + right] = before[left] === after[right] ? both : Math.max(down, on);
    }
  return (left, right) => table[left * width + right] ?? 0;
}
