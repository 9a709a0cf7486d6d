/** Examples as files of tests, run on the engine that is compiled from the same spec. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../../runtime/program.js';
import { example } from '../../../runtime/example.js';
import { compile } from '../../../compiler/driver.js';
import type { EmittedFile } from '../../../compiler/emit/emitted-file.js';
import { loadProgram } from '../../../compiler/host/load-engine.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

let program: Program;

beforeAll(async () => {
  const { output } = await compile({ files: saltmarshFiles(), diagnostics: [] });
  if (output === null) throw new Error('Saltmarsh does not compile');
  program = await loadProgram(output.engine);
}, 60_000);

async function testsOf(files: SourceFile[], path: string): Promise<EmittedFile> {
  const { output, diagnostics } = await compile({ files, diagnostics: [] });
  expect(diagnostics).toEqual([]);
  const file = output?.tests.find((it) => it.path === path);
  if (file === undefined) throw new Error(`no file ${path}`);
  return file;
}

/** Runs a file of tests that are plain JavaScript but for their imports; by title, why each fails, or `passes`. */
function run({ text }: EmittedFile): Record<string, string> {
  const results: Record<string, string> = {};
  const describeAll = (_title: string, body: () => void): void => {
    body();
  };
  const test = (title: string, body: () => void): void => {
    try {
      body();
      results[title] = 'passes';
    } catch (error) {
      results[title] = error instanceof Error ? error.message : String(error);
    }
  };
  const code = text.replace(/^import .*$/gmu, '');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what is emitted is what is to be run
  const emitted = new Function('describe', 'test', 'example', 'program', code) as (...given: unknown[]) => void;
  emitted(describeAll, test, example, program);
  return results;
}

describe('the examples of a card', () => {
  const path = 'cards/c1-spring-tide.test.ts';

  it('become a file of tests beside its module, which shows the sentences of the spec', async () => {
    const { text } = await testsOf(saltmarshFiles(), path);
    expect(text).toContain(`import { example } from '../../../runtime/example.js';`);
    expect(text).toContain(`import { program } from '../index.js';`);
    expect(text).toContain(`test('C1: one field is dried [5.0]', () => {`);
    expect(text).toContain(`play.given('the board is empty', { board: 'empty' });`);
    expect(text).toContain(`play.when('Crown play C1 unshaded', { by: 'Crown', plays: 'C1', side: 'unshaded' });`);
    expect(text).toContain(`play.shows('Crown are asked: Dunmoor, Port Sable, done', {`);
  });

  it('hold on the engine', async () => {
    expect(run(await testsOf(saltmarshFiles(), path))).toEqual({
      'C1: one field is dried [5.0]': 'passes',
      'C1: half of the Runners come back': 'passes',
    });
    expect(run(await testsOf(saltmarshFiles(), 'cards/c2-neap-tide.test.ts'))).toEqual({
      'C2: a month without fog': 'passes',
    });
  });

  it.each([
    [
      'Harrow holds 2 Hidden Runners',
      'Harrow holds 3 Hidden Runners',
      'expected: Harrow holds 3 Hidden Runners; it holds 2 Hidden Runner',
    ],
    [
      'League: 2',
      'League: 3',
      'the example says "League: 3", but League are asked: place up to cut Runners in Harrow [C1 shaded]\nlegal answers: done, 1, 2',
    ],
    [
      'League: 2',
      'Crown: 2',
      'the example says "Crown: 2", but League are asked: place up to cut Runners in Harrow [C1 shaded]\nlegal answers: done, 1, 2',
    ],
    [
      '      - League: 2\n',
      '',
      [
        'expected: Harrow holds 2 Hidden Runners; it holds nothing',
        'expected: nothing is asked; League are asked: place up to cut Runners in Harrow [C1 shaded]',
        'legal answers: done, 1, 2',
      ].join('\n'),
    ],
  ])('fail, where `%s` is `%s`', async (before, after, message) => {
    const results = run(await testsOf(saltmarshWith('c1-spring-tide.yaml', before, after), path));
    expect(results['C1: half of the Runners come back']).toBe(message);
  });
});
