/**
 * The examples of the `explain` pages: what is called wrong gives the code, and its helps lead on; what is called right gives
 * nothing.
 */
import { describe, expect, it } from 'vitest';
import { catalogue, isCode, type Code } from '../../compiler/diagnostics/catalogue.js';
import { dishonest } from './helps.js';
import { codesOf, isRunElsewhere, specsOf } from './pages.js';

/** Pages whose examples are not yet such that they can be run. A page that is fixed leaves this list. */
const unfixed: ReadonlySet<string> = new Set(['RW0109', 'RW0305']);

const pages = Object.keys(catalogue)
  .filter(isCode)
  .filter((code) => catalogue[code].explain.wrong !== '' && !isRunElsewhere(code));

const specsOfPage = new Map(pages.map((code) => [code, specsOf(catalogue[code].explain)]));

function run(code: Code): { readonly wrong: readonly string[]; readonly right: readonly string[] } | null {
  const specs = specsOfPage.get(code) ?? null;
  if (specs === null) return null;
  const [wrong, right] = specs;
  return { wrong: codesOf(wrong, code), right: codesOf(right, code) };
}

describe('the examples of a page', () => {
  it.each(pages.filter((code) => !unfixed.has(code)))('%s give the code alone, and nothing', (code) => {
    expect(run(code)).toEqual({ wrong: [code], right: [] });
  });

  it.each([...specsOfPage])('%s are led on from by each edit that a help offers', (_code, found) => {
    expect(found === null ? [] : dishonest(found[0])).toEqual([]);
  });

  it('that cannot be run are known', () => {
    const fixed = pages.filter((code) => {
      if (!unfixed.has(code)) return false;
      const found = run(code);
      return found?.wrong.join() === code && found.right.length === 0;
    });
    expect(fixed).toEqual([]);
  }, 20_000);
});
