/** Programs of the machine that some tests need, and what is left out where one is missing. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Needed {
  /** The tests, as the runner names them. */
  readonly tests: string;
  /** What is missing, in words. */
  readonly missing: string;
  readonly isThere: boolean;
}

const chromiums = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** The Chromium that `RULEWRIGHT_CHROMIUM` names, else the first of its names in the path; null where there is none. */
export function chromiumHere(): string | null {
  const { RULEWRIGHT_CHROMIUM: named } = process.env;
  return named !== undefined && named !== '' ? named : inPath(chromiums);
}

/** The Redis server in the path; null where there is none. */
export const redisHere = (): string | null => inPath(['redis-server']);

/** What needs a program that is not here. */
export function leftOutHere(): readonly Pick<Needed, 'tests' | 'missing'>[] {
  const all: readonly Needed[] = [
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

function inPath(names: readonly string[]): string | null {
  const { PATH = '' } = process.env;
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
