/** Examples stand in the file of what they show: each kind of file that may have them, and what speaks of them. */
import { describe, expect, it } from 'vitest';
import { check, compile } from '../../../compiler/driver.js';
import { idsOf } from '../../../compiler/kit/ids.js';
import { withoutTests } from '../../../compiler/mutate/judge.js';
import { verdictsOn } from '../../../compiler/scenario/verdicts.js';
import { interpret } from '../../../compiler/interpreter/interpret.js';
import { allTests } from '../../../compiler/trace/tests.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { additionalFiles } from '../../support/saltmarsh-additional.js';
import { saltmarshRules } from '../../support/saltmarsh-rules.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const example = (name: string, by = '- conduct Rest'): string =>
  `  - name: ${name}\n    when:\n      ${by}\n    then:\n      - Resolve is 7\n`;

/** Saltmarsh with one more example of that name in a file. */
function withExample(file: string, text: string): SourceFile[] {
  return saltmarshFiles().map((it) => {
    if (!it.path.endsWith(file)) return it;
    return { path: it.path, text: it.text.includes('\nexamples:\n') ? it.text + text : `${it.text}examples:\n${text}` };
  });
}

/** What is called so, in which file its test is emitted, and how it comes out. */
async function shown(files: readonly SourceFile[], name: string): Promise<readonly string[]> {
  const compiled = await compile({ files, diagnostics: [] });
  const { world, core, examples, output } = compiled;
  expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (world === null || core === null || output === null) throw new Error('Saltmarsh does not compile');
  const plans = examples.filter((plan) => plan.name === name);
  const traced = allTests({ folder: 'saltmarsh', world, examples: plans, scenarios: [] });
  const suites = output.tests.filter(({ text }) => text.includes(name)).map(({ path }) => path);
  expect(traced.map(({ file }) => file)).toEqual(suites.map((path) => `generated/saltmarsh/${path}`));
  const verdicts = verdictsOn(interpret(core), world, { examples: plans, scenarios: [] });
  return [
    ...suites,
    ...verdicts.map(({ name: title, failures }) => `${title}${failures.length === 0 ? '' : ' fails'}`),
    ...idsOf(world, plans, []).examples,
  ];
}

describe('examples may stand', () => {
  it.each([
    ['game.yaml', 'game'],
    ['sequence.yaml', 'sequence'],
    ['chits.yaml', 'Favour'],
    ['operations/muster.yaml', 'Muster'],
    ['operations/rise.yaml', 'Rise'],
    ['special-activities/whisper.yaml', 'Whisper'],
    ['cards/c2-neap-tide.yaml', 'C2'],
  ])('in %s, as those of %s', async (file, of) => {
    const suite = file.replace('.yaml', '.test.ts');
    const id = of === 'C2' ? 'C2/a-quiet-week' : `${of.toLowerCase()}/a-quiet-week`;
    expect(await shown(withExample(file, example('a quiet week')), 'a quiet week')).toEqual([
      suite,
      `${of}: a quiet week`,
      id,
    ]);
  });

  it('beside additional spaces', async () => {
    const files = additionalFiles().map((it) =>
      it.path.endsWith('additional-spaces.yaml')
        ? { ...it, text: `${it.text}examples:\n${example('a quiet week')}` }
        : it,
    );
    expect(await shown(files, 'a quiet week')).toEqual([
      'additional-spaces.test.ts',
      'additional-spaces: a quiet week',
      'additional-spaces/a-quiet-week',
    ]);
  });

  it.each(['random-play', 'Setup', 'sequence.boundaries', 'suites'])(
    'in a file that is called %s, beside the suites of other kinds',
    async (name) => {
      const files = withExample('sequence.yaml', example('a quiet week')).map(({ path, text }) => ({
        path: path.replace('sequence', name).replace('setup.yaml', 'start.yaml'),
        text,
      }));
      const { output } = await compile({ files, diagnostics: [] });
      const paths = [...(output?.engine ?? []), ...(output?.tests ?? [])].map(({ path }) => path.toLowerCase());
      expect(paths).toEqual([...new Set(paths)]);
      expect(await shown(files, 'a quiet week')).toContain(`${name}: a quiet week`);
    },
  );

  it('in the list of rules, beside each rule', async () => {
    expect(await shown([...saltmarshFiles(), saltmarshRules], 'a Rest raises Resolve')).toEqual([
      'rules.test.ts',
      '2.3: a Rest raises Resolve',
      '2.3/a-rest-raises-resolve',
    ]);
  });
});

describe('an example beside what it shows', () => {
  const messages = (files: readonly SourceFile[]): string[] =>
    check({ files, diagnostics: [] }).diagnostics.map(({ code, message }) => `${code} ${message}`);

  it('has a name that no other of its file has', () => {
    const twice = withExample('operations/muster.yaml', example('a quiet week') + example('A quiet week'));
    expect(messages(twice)).toEqual(['RW0601 two examples of Muster have the name `A quiet week`']);
  });

  it('may be called as one of another file', () => {
    const both = withExample('operations/muster.yaml', example('the League rises where it is'));
    expect(messages(both)).toEqual([]);
  });

  it('is named by a ruling as its file is', () => {
    const files = saltmarshFiles().map((it) => ({
      ...it,
      text: it.text.replace(
        'rules: ["1.4"]\n',
        'rules: ["1.4"]\n    example: "Muster: nobody stands watch where no Trooper is left"\n',
      ),
    }));
    expect(messages(files)).toEqual([]);
  });

  it('is no part of what an engine is made of', () => {
    const [, ...names] = withoutTests(saltmarshFiles()).map(({ text }) => text.includes('  - name:'));
    expect(names).not.toContain(true);
  });
});
