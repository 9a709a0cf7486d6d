/** What is wrong in a sentence hides nothing that is wrong in an example or a scenario: one run tells both, and neither twice. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const spec = join(import.meta.dirname, '..', '..', 'spec');
const card = 'cards/c1-spring-tide.yaml';

/** The files with each of these texts, which stand once in the file of a name, replaced. */
function edited(
  files: readonly SourceFile[],
  edits: readonly (readonly [name: string, before: string, after: string])[],
): readonly SourceFile[] {
  return edits.reduce((so, [name, before, after]) => {
    expect(so.filter(({ path, text }) => path.endsWith(name) && text.includes(before))).toHaveLength(1);
    return so.map((it) => (it.path.endsWith(name) ? { ...it, text: it.text.replace(before, after) } : it));
  }, files);
}

function told(files: readonly SourceFile[]): readonly string[] {
  return check({ files, diagnostics: [] }).diagnostics.map(({ message }) => message);
}

const inSentence = [card, 'remove Unrest here', 'remove Unrast here'] as const;
const inSetup = ['setup.yaml', 'Resolve: ', 'Resolve: 9'] as const;
const inExample = [card, 'Harrow holds 2 Hidden Runners', 'Harrow holds 2 Hidden Runnners'] as const;
const inScenario = ['scenarios/first-tide.yaml', 'League are 1st', 'Leage are 1st'] as const;

describe('mistakes in a sentence and in what shows it', () => {
  it('are told in one run: a sentence, an example and a scenario', () => {
    const files = saltmarshFiles();
    const apart = [inSentence, inExample, inScenario].map((it) => told(edited(files, [it])));
    expect(apart.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect([...told(edited(files, [inSentence, inExample, inScenario]))].sort()).toEqual(apart.flat().sort());
  });

  it('are told apart where what is declared contradicts itself, for the examples may be wrong for that alone', () => {
    expect(told(edited(saltmarshFiles(), [inSetup, inExample]))).toEqual(told(edited(saltmarshFiles(), [inSetup])));
  });

  it.each(['arab-revolt', 'palestine', 'israeli-independence'])(
    'are told once: a sentence of %s that cannot be read makes no example wrong',
    (game) => {
      const { files } = readSpec(join(spec, game));
      const steps = /^( +(?:effect|steps|while in play|while it is the card):\n(?: +#.*\n)* +- )(?=\w).*$/mu;
      const broken = files.filter(({ text }) => steps.test(text)).filter((_, index) => index % 4 === 0);
      expect(broken.length).toBeGreaterThan(1);
      for (const { path } of broken) {
        const found = check({
          files: files.map((it) =>
            it.path === path ? { ...it, text: it.text.replace(steps, '$1blargh the foo') } : it,
          ),
          diagnostics: [],
        });
        const ofPlans = found.diagnostics.filter(({ code }) => code.startsWith('RW06')).map(({ message }) => message);
        expect([path, ...ofPlans]).toEqual([path]);
        expect(found.diagnostics.length, path).toBeGreaterThan(0);
      }
    },
  );
});
