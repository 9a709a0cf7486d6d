/** The examples of the `explain` pages: what is called wrong gives the code, what is called right gives nothing. */
import { describe, expect, it } from 'vitest';
import { catalogue, isCode, type Code } from '../../compiler/diagnostics/catalogue.js';
import { codesOf, isRunElsewhere, specsOf } from './pages.js';

/** Pages whose examples are not yet such that they can be run. A page that is fixed leaves this list. */
const unfixed: ReadonlySet<string> = new Set(['RW0109', 'RW0305']);

const pages = Object.keys(catalogue)
  .filter(isCode)
  .filter((code) => catalogue[code].explain.wrong !== '' && !isRunElsewhere(code));

function run(code: Code): { readonly wrong: readonly string[]; readonly right: readonly string[] } | null {
  const specs = specsOf(catalogue[code].explain);
  if (specs === null) return null;
  const [wrong, right] = specs;
  return { wrong: codesOf(wrong, code), right: codesOf(right, code) };
}

describe('the examples of a page', () => {
  it.each(pages.filter((code) => !unfixed.has(code)))('%s give the code alone, and nothing', (code) => {
    expect(run(code)).toEqual({ wrong: [code], right: [] });
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
