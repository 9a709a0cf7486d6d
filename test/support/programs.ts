/** Programs of the machine that some tests need, and what is left out where one is missing. */
import { findChromium, firstInPath } from '../../compiler/host/chromium.js';

interface Needed {
  /** The tests, as the runner names them. */
  readonly tests: string;
  /** What is missing, in words. */
  readonly missing: string;
  readonly isThere: boolean;
}

/** The Chromium that `RULEWRIGHT_CHROMIUM` names, else the first of its names in the path; null where there is none. */
export function chromiumHere(): string | null {
  const { RULEWRIGHT_CHROMIUM: named = '', PATH: path = '' } = process.env;
  return findChromium({ named, path });
}

/** The Redis server in the path; null where there is none. */
export const redisHere = (): string | null => firstInPath(['redis-server'], process.env.PATH ?? '');

/** What needs a program that is not here, and what takes minutes, unless that is wanted. */
export function leftOutHere(isAtLength: boolean): readonly Pick<Needed, 'tests' | 'missing'>[] {
  const all: readonly Needed[] = [
    {
      tests: 'test/studio/browser/at-length/**',
      missing: 'it takes minutes: `npm run test:browser` runs it',
      isThere: isAtLength,
    },
    {
      tests: 'test/studio/browser/**',
      missing: 'there is no Chromium in the path, and RULEWRIGHT_CHROMIUM names none',
      isThere: chromiumHere() !== null,
    },
    {
      tests: 'test/whole/queue*.test.ts',
      missing: 'there is no redis-server in the path',
      isThere: redisHere() !== null,
    },
  ];
  return all.filter(({ isThere }) => !isThere);
}
