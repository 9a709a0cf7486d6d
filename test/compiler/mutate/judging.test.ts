/** What notices a change, on the invented game Saltmarsh. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import { judgeAll, judgeOf } from '../../../compiler/host/mutate.js';
import type { Mutant, Verdict } from '../../../compiler/mutate/ir.js';
import { equivalentsIn } from '../../../compiler/mutate/equivalents.js';
import { createJudge, type Machine, type Sound } from '../../../compiler/mutate/judge.js';
import { linkEngine } from '../../../compiler/host/link-engine.js';
import { mutantsOf } from '../../../compiler/mutate/mutants.js';
import { alikeButForNames } from '../../../compiler/mutate/same-code.js';
import { printReport, reportOf, stale } from '../../../compiler/mutate/report.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

function mutantsIn(files: readonly SourceFile[]): readonly Mutant[] {
  const { world, language } = analyse(files);
  if (world === null) throw new Error('the spec has errors');
  return mutantsOf(files, world, language, { all: false, of: null });
}

const saltmarsh = saltmarshFiles();

function soundOf(files: readonly SourceFile[]): Sound {
  const analysis = analyse(files);
  if (analysis.world === null) throw new Error('the spec has errors');
  return { world: analysis.world, analysis };
}

/** Links the first engine alone. */
function brokenMachine(): Machine {
  let linked = 0;
  return {
    link: (engine) => {
      linked += 1;
      if (linked > 1) throw new Error('it is too wet');
      return linkEngine(engine);
    },
    within: (work) => work(),
  };
}

function equivalentsFile(entry: Readonly<Record<string, string>>): SourceFile {
  const lines = Object.entries(entry).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return { path: 'saltmarsh/equivalents.yaml', text: `equivalents:\n  - ${lines.join('\n    ')}\n` };
}

const judge = judgeOf(saltmarsh);

/** The verdict on the change that gives a sentence. */
function verdictOn(sentence: string, files: readonly SourceFile[] = saltmarsh): Verdict {
  const mutant = mutantsIn(files).find(({ variants }) => variants.some((it) => it.sentence === sentence));
  if (mutant === undefined) throw new Error(`nothing becomes "${sentence}"`);
  return (files === saltmarsh ? judge : judgeOf(files)).judge(mutant);
}

describe('a change', () => {
  it('that an example of its card contradicts fails by that example', () => {
    expect(verdictOn('place 2 Troopers in Fenwick')).toMatchObject({
      kind: 'failed',
      test: 'C2: a month without fog',
    });
  });

  it('is held against the examples of its own file first', () => {
    const again = `examples:
  - name: so it does here
    given:
      - Favour value is 1
    when:
      - League conduct Rise
      - League: Fenwick
    then:
      - Fenwick has 3 Hidden Runners
`;
    const files = saltmarshWith('c1-spring-tide.yaml', 'examples:\n', again);
    const { world, language } = analyse(files);
    if (world === null) throw new Error('the spec has errors');
    const mutants = mutantsOf(files, world, language, { all: true, of: ['rise'] });
    const more = mutants.find(({ variants }) => variants.some(({ from, to }) => from === '1' && to === '2'));
    if (more === undefined) throw new Error('Rise places no more');
    const judgeOfBoth = judgeOf(files);
    expect(judgeOfBoth.broken).toEqual([]);
    expect(judgeOfBoth.judge(more)).toMatchObject({ test: 'Rise: the League rises where it is' });
  });

  it('that no example shows survives', () => {
    expect(verdictOn('Crown may, in up to 2 spaces with Troopers and Unrest')).toMatchObject({
      kind: 'survived',
      variant: { from: '1', to: '2' },
    });
  });

  it('that means nothing is refused by the check', () => {
    expect(verdictOn('place 0 Troopers in Fenwick')).toEqual({ kind: 'refused', code: 'RW0402' });
  });

  it('that makes the same engine says nothing', () => {
    const files = saltmarshWith(
      'c2-neap-tide.yaml',
      'place 1 Trooper in Fenwick',
      'place any Troopers or Scouts in Fenwick',
    );
    expect(verdictOn('place any Troopers and Scouts in Fenwick', files)).toEqual({ kind: 'same' });
  });
});

describe('an engine', () => {
  const engine = (code: string): ReadonlyMap<string, string> => new Map([['a.ts', code]]);
  const first = engine('function* tideIn(game) { const town = game.town; yield 1; }\nexports.tideIn = tideIn;');

  it('in which only functions and variables are called otherwise is the same', () => {
    const other = 'function* tideOf(game) { const space = game.town; yield 1; }\nexports.tideOf = tideOf;';
    expect(alikeButForNames(first, engine(other))).toBe(true);
  });

  it('in which a property is another is not', () => {
    const other = 'function* tideIn(game) { const town = game.watch; yield 1; }\nexports.tideIn = tideIn;';
    expect(alikeButForNames(first, engine(other))).toBe(false);
  });

  it('in which the names are exchanged in use is not', () => {
    const [one, other] = ['a - b', 'b - a'].map((sum) => engine(`const a = 1;\nconst b = 2;\nexports.c = ${sum};`));
    if (one === undefined || other === undefined) throw new Error('there is no engine');
    expect(alikeButForNames(one, other)).toBe(false);
  });
});

describe('a test that fails on the spec as it is', () => {
  it('is named and notices nothing', () => {
    const files = saltmarshWith('c2-neap-tide.yaml', 'Fenwick has 3 Troopers', 'Fenwick has 5 Troopers');
    expect(judgeOf(files).broken.map(({ name }) => name)).toEqual(['C2: a month without fog']);
    expect(verdictOn('place 2 Troopers in Fenwick', files).kind).toBe('survived');
  });
});

describe('a change that the check accepts', () => {
  it('and of which no engine can be made is a fault of the compiler', () => {
    const { world, analysis } = soundOf(saltmarsh);
    const broken = createJudge(saltmarsh, { world, analysis }, brokenMachine());
    const [mutant] = mutantsIn(saltmarsh).filter(({ variants }) =>
      variants.some((it) => it.sentence === 'place 2 Troopers in Fenwick'),
    );
    if (mutant === undefined) throw new Error('nothing is changed');
    const verdict = broken.judge(mutant);
    expect(verdict).toMatchObject({ kind: 'fault', reason: 'the engine cannot be made: it is too wet' });
    const { total, faults } = reportOf([{ mutant, verdict }]);
    expect(total).toMatchObject({ faults: 1, failed: 0, survived: 0, score: null });
    expect(faults).toMatchObject([{ owner: 'C2 event', reason: 'the engine cannot be made: it is too wet' }]);
  });
});

describe('what a person has explained', () => {
  const sentence = 'Crown may, in up to 2 spaces with Troopers and Unrest';
  const found = mutantsIn(saltmarsh).find(({ variants }) => variants.some((it) => it.sentence === sentence));

  it('does not count, and tells why', () => {
    if (found === undefined) throw new Error('nothing is changed');
    const judged = [{ mutant: found, verdict: judge.judge(found) }];
    const entry = { whose: 'C1 unshaded', sentence: found.sentence, from: '1', to: '2' };
    const files = [...saltmarsh, equivalentsFile({ ...entry, because: 'one field is all there is' })];
    const equivalents = equivalentsIn(analyse(files).spec.equivalents);
    const report = reportOf(judged, equivalents);
    expect(report.survivors).toEqual([]);
    expect(report.total).toMatchObject({ survived: 0, explained: 1 });
    expect(printReport(report)).toContain('because one field is all there is');
    expect(stale(equivalents, judged)).toEqual([]);
  });

  it('is told apart from what it does not fit', () => {
    if (found === undefined) throw new Error('nothing is changed');
    const judged = [{ mutant: found, verdict: judge.judge(found) }];
    const entry = { whose: 'C1 unshaded', sentence: found.sentence, from: '1', to: '3', because: 'it is so' };
    const equivalents = equivalentsIn(analyse([...saltmarsh, equivalentsFile(entry)]).spec.equivalents);
    expect(reportOf(judged, equivalents).survivors).toHaveLength(1);
    expect(stale(equivalents, judged)).toHaveLength(1);
  });
});

describe('the report', () => {
  it('scores each side and lists what survives', async () => {
    const files = saltmarsh;
    const mutants = mutantsIn(files).filter(({ card }) => card === 'C2');
    const verdicts = await judgeAll(judge, {
      files,
      mutants,
      workers: 1,
      onVerdict: () => undefined,
      isStopped: () => false,
    });
    const report = reportOf(
      mutants.flatMap((mutant, index) => {
        const verdict = verdicts.get(index);
        return verdict === undefined ? [] : [{ mutant, verdict }];
      }),
    );
    expect(report.owners.map(({ of }) => of)).toEqual(['C2 event', 'C2']);
    expect(report.total.failed).toBeGreaterThan(0);
    expect(report.survivors).toHaveLength(report.total.survived);
    expect(printReport(report)).toMatch(/^C2 event: \d+\.\d % noticed/u);
  });
});
