/** What `diff` tells of changes of a real game, and whether the tests that it says break are those that do. */
import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../../compiler/diff/compare.js';
import type { Edition } from '../../compiler/diff/edition.js';
import { touchedTests } from '../../compiler/diff/touched.js';
import { markOfText } from '../../compiler/host/verdict-record.js';
import { judge, type KnownVerdicts } from '../../compiler/incremental/verdicts.js';
import { holds } from '../../compiler/scenario/verdicts.js';
import { checkedEdition, specOf } from '../support/editions.js';
import { comingAndGoing, type NamedChange, thirtyChanges } from '../support/thirty-changes.js';

const files = specOf('arab-revolt');
let old: Edition;
let known: KnownVerdicts;

beforeAll(() => {
  old = checkedEdition(files);
  known = judge(old.core, old, null, markOfText).known;
});

/** The tests of an edition that do not hold on it, as a check finds them. */
function failing({ core, examples, scenarios }: Edition): readonly string[] {
  const { verdicts } = judge(core, { examples, scenarios }, known, markOfText);
  return verdicts.flatMap((it) => (holds(it) ? [] : [it.name]));
}

function judgeChange({ make, told, goesWith = '' }: NamedChange & { readonly goesWith?: string }): void {
  const fresh = checkedEdition(make(files));
  const comparison = compare(old, fresh);
  const changes = comparison.changes.flatMap(({ sort, name, ways }) =>
    goesWith !== '' && sort === 'example' && name.startsWith(goesWith) ? [] : [`${sort} ${name}: ${ways.join(', ')}`],
  );
  expect(changes.toSorted()).toEqual(told.toSorted());
  const { breaking } = touchedTests(comparison, known, markOfText, () => undefined);
  const predicted = breaking.flatMap(({ there, name }) => (there === 'unchanged' ? [name] : []));
  expect(predicted).toEqual(failing(fresh));
}

describe('of thirty changes of Arab Revolt', () => {
  it.each(thirtyChanges)('$what is told as what it is, with the tests that break', (change) => {
    judgeChange(change);
  });

  it.each(comingAndGoing)('$what is told, with the tests that break', (change) => {
    judgeChange({ ...change, goesWith: 'A32' });
  });
});
