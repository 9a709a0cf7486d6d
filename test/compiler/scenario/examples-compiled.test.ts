/** Examples as files of tests, run on the engine that is compiled from the same spec. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../../runtime/program.js';
import * as testing from '../../../runtime/testing/index.js';
import { compile } from '../../../compiler/driver.js';
import type { EmittedFile } from '../../../compiler/emit/emitted-file.js';
import { format } from '../../../compiler/emit/format.js';
import { loadProgram } from '../../../compiler/host/load-engine.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { compileText } from '../../support/compile-text.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

let program: Program;

beforeAll(async () => {
  const { output } = await compile({ files: saltmarshFiles(), diagnostics: [] });
  if (output === null) throw new Error('Saltmarsh does not compile');
  program = await loadProgram('.', output.engine);
}, 60_000);

async function testsOf(files: SourceFile[], path: string): Promise<EmittedFile> {
  const { output, diagnostics } = await compile({ files, diagnostics: [] });
  expect(diagnostics).toEqual([]);
  const file = output?.tests.find((it) => it.path === path);
  if (file === undefined) throw new Error(`no file ${path}`);
  return file;
}

/** Runs a file of tests with the words of its game; by title, why each fails, or `passes`. */
async function run(files: SourceFile[], path: string): Promise<Record<string, string>> {
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
  const words = await runModule(await testsOf(files, 'suites.ts'), { ...testing, program });
  await runModule(await testsOf(files, path), { ...words, describe: describeAll, test });
  return results;
}

/** What a module exports, given all that it imports. */
async function runModule(
  file: EmittedFile,
  given: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const [laidOut = file] = await format([file]);
  const start = compileText(laidOut.text, file.path);
  const exports: Record<string, unknown> = {};
  start(exports, () => given);
  return exports;
}

describe('the examples of a card', () => {
  const path = 'cards/c1-spring-tide.test.ts';

  it('become a file of tests beside its module, which shows the sentences of the spec', async () => {
    const { text } = await testsOf(saltmarshFiles(), path);
    expect(text).toContain(`} from '../suites.js';`);
    expect(text).toContain(`const example = examplesIn(test, 'saltmarsh/cards/c1-spring-tide.yaml');`);
    expect(text).toContain(`example('one field is dried [5.0]', 14, {`);
    expect(text).toContain(`given: [emptyBoard, {`);
    expect(text).toContain(`when: [play('Crown', 'C1', 'unshaded')],`);
    expect(text).toContain(`then: [asked('Crown', 'Dunmoor', 'Port Sable', 'done')],`);
  });

  it('hold on the engine', async () => {
    expect(await run(saltmarshFiles(), path)).toEqual({
      'one field is dried [5.0]': 'passes',
      'half of the Runners come back': 'passes',
    });
    expect(await run(saltmarshFiles(), 'cards/c2-neap-tide.test.ts')).toEqual({
      'a month without fog': 'passes',
    });
  });

  it.each([
    [
      'Harrow holds 2 Hidden Runners',
      'Harrow holds 3 Hidden Runners',
      'expected: Harrow holds 3 Hidden Runners; it holds 2 Hidden Runners\n --> spec/saltmarsh/cards/c1-spring-tide.yaml:24',
    ],
    [
      'League: 2',
      'League: 3',
      'the example says "League: 3", but League are asked: place up to cut Runners in Harrow [C1 shaded]\nlegal answers: done, 1, 2\n --> spec/saltmarsh/cards/c1-spring-tide.yaml:24',
    ],
    [
      'League: 2',
      'Crown: 2',
      'the example says "Crown: 2", but League are asked: place up to cut Runners in Harrow [C1 shaded]\nlegal answers: done, 1, 2\n --> spec/saltmarsh/cards/c1-spring-tide.yaml:24',
    ],
    [
      '      - League: 2\n',
      '',
      [
        'expected: Harrow holds 2 Hidden Runners; it holds nothing',
        ' --> spec/saltmarsh/cards/c1-spring-tide.yaml:24\n',
        'expected: nothing is asked; League are asked: place up to cut Runners in Harrow [C1 shaded]',
        'legal answers: done, 1, 2\n --> spec/saltmarsh/cards/c1-spring-tide.yaml:24',
      ].join('\n'),
    ],
  ])('fail, where `%s` is `%s`', async (before, after, message) => {
    const results = await run(saltmarshWith('c1-spring-tide.yaml', before, after), path);
    expect(results['half of the Runners come back']).toBe(message);
  });
});
