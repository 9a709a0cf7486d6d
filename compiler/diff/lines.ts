/** Which lines of two lists differ: those that are gone and those that have come, in the order in which both can be read. */
import { differences } from '../source/differences.js';

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
  const [before, after] = [
    old.map((line) => ({ line, text: textOf(line, 'old') })),
    fresh.map((line) => ({ line, text: textOf(line, 'new') })),
  ];
  return differences(before, after, (one, other) => one.text === other.text).flatMap((it) => [
    ...it.old.map(({ line }) => ({ sign: '-', line }) as const),
    ...it.fresh.map(({ line }) => ({ sign: '+', line }) as const),
  ]);
}
