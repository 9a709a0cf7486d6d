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

/** How much is run: what takes at most a minute and a half, all but what takes minutes for a single file, or that as well. */
export type Extent = 'quick' | 'all' | 'at length';

/** What uses all as a person does. */
const longer: Omit<Needed, 'isThere'> = {
  tests: 'test/{whole,studio,language-server}/**',
  missing: 'they take minutes: `npm run test:all` runs them',
};

/** What takes longer than it is given, and what needs a program that is not here. */
export function leftOutHere(extent: Extent): readonly Omit<Needed, 'isThere'>[] {
  const needed: readonly Needed[] = [
    {
      tests: 'test/studio/browser/at-length/**',
      missing: 'it takes minutes: `npm run test:browser` runs it',
      isThere: extent === 'at length',
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
  return extent === 'quick' ? [longer] : needed.filter(({ isThere }) => !isThere);
}
