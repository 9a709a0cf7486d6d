/** Generated suites say what the spec says: what their words come to is what was planned, word for word. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import type { EmittedFile } from '../../../compiler/emit/emitted-file.js';
import { format } from '../../../compiler/emit/format.js';
import { emitSuiteWords } from '../../../compiler/emit/suites.js';
import { listText } from '../../../compiler/emit/lay-out.js';
import { emitExampleTests } from '../../../compiler/emit/tests-examples.js';
import { emitScenarioTests } from '../../../compiler/emit/tests-scenario.js';
import { interpret } from '../../../compiler/interpreter/interpret.js';
import { exampleFor, itemFor, statedFor } from '../../../compiler/scenario/play-example.js';
import { thingsOf, writerFor } from '../../../compiler/scenario/words.js';
import { type Board, boardReader } from '../../../runtime/testing/board.js';
import * as testing from '../../../runtime/testing/index.js';
import { compileText } from '../../support/compile-text.js';
import { checkedGame } from '../../support/games.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

/** A list of a suite as it is written, and as it is compared: data without the sentences, which suites leave to the spec. */
type Written = readonly (testing.Stated<object> | Board<testing.Names> | testing.Done | testing.ScriptItem)[];

describe.each([
  ['arab-revolt', checkedGame('arab-revolt')],
  ['palestine', checkedGame('palestine')],
  ['israeli-independence', checkedGame('israeli-independence')],
  ['saltmarsh', check({ files: saltmarshFiles(), diagnostics: [] })],
])('the suites of %s', (_name, { world, examples, plans }) => {
  if (world === null) throw new Error('the spec has errors');
  const program = interpret(lower(world));
  const { stated } = boardReader(program, thingsOf(world));

  /** Each list that a file hands over, by the key of its part. */
  function listsIn(file: EmittedFile, words: Readonly<Record<string, unknown>>): readonly unknown[] {
    const lists: unknown[] = [];
    const keep = (_title: string, _line: number, parts: Readonly<Record<string, Written>>): void => {
      lists.push(...Object.entries(parts).map(([part, list]) => [part, dataOf(list)]));
    };
    const own = { examplesIn: () => keep, scenarioIn: () => ({ step: keep, playsToEnd: () => undefined }) };
    const describeAll = (_title: string, body: () => void): void => {
      body();
    };
    runModule(file, { ...words, ...own, describe: describeAll, test: null });
    return lists;
  }

  function dataOf(list: Written): readonly unknown[] {
    return list.flatMap((it): readonly unknown[] => {
      if (!('kind' in it) || it.kind === 'stated') return stated([it]).map(({ data }) => data);
      if (it.kind === 'shows') return [it.statements.map(({ data }) => data)];
      return it.kind === 'done' ? [it.data] : [it];
    });
  }

  it('come to what is planned', async () => {
    const [wordsFile] = await format([emitSuiteWords(world)]);
    if (wordsFile === undefined) throw new Error('no words');
    const words = runModule(wordsFile, { ...testing, program });
    const files = [...emitExampleTests(world, examples), ...plans.map((plan) => emitScenarioTests(world, plan))];
    const part = (name: string, list: Written): readonly unknown[] => (list.length === 0 ? [] : [[name, dataOf(list)]]);
    const planned = [
      ...examples.flatMap((plan) => {
        const { given, when, then } = exampleFor(world, plan);
        return [...part('given', given), ...part('when', when), ...part('then', then)];
      }),
      ...plans.flatMap(({ steps }) =>
        steps.flatMap(({ script, then }) => [
          ...part(
            'script',
            script.map((item) => itemFor(world, item)),
          ),
          ...part('then', statedFor(world, then)),
        ]),
      ),
    ];
    const found = files.flatMap((file) => listsIn(file, words));
    expect(found).toEqual(planned);
    expect(found.length).toBeGreaterThan(5);
  }, 60_000);

  it('are laid out as the formatter lays them out', async () => {
    const files = [...emitExampleTests(world, examples), ...plans.map((plan) => emitScenarioTests(world, plan))];
    expect(await format(files.map((file) => ({ ...file, laidOut: false })))).toEqual(files);
  }, 60_000);
});

/** What a module exports, given all that it imports. */
function runModule(file: EmittedFile, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const exports: Record<string, unknown> = {};
  compileText(file.text, file.path)(exports, () => given);
  return exports;
}

describe('a place that is called like a field that every record has', () => {
  const { world } = check({ files: saltmarshFiles(), diagnostics: [] });
  if (world === null) throw new Error('the spec has errors');
  const { statement } = writerFor(world);

  it.each(['constructor', 'toString', '__proto__', 'kind'])('is written as data: %s', (space) => {
    expect(statement({ space, holds: [[1, 'Depot']] })).toMatchObject({ kind: 'fields' });
    expect(statement({ counter: space, is: 1 })).toMatchObject({ kind: 'fields' });
  });

  it('is not so where it has a name of its own', () => {
    expect(statement({ space: 'Fenwick', holds: [[1, 'Depot']] })).toMatchObject({ kind: 'entry' });
  });

  it('shares no record with others beside it', () => {
    const data = statement({ space: 'constructor', holds: [] });
    expect(listText([data, statement({ space: 'Fenwick', holds: [] })], '', 0)).toContain("}, { Fenwick: 'nothing' }]");
  });
});
