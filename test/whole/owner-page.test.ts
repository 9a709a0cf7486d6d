/** The page for whoever has the printed game: its card with every key is a card of the game, and its example holds. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSpec } from '../../compiler/host/read-spec.js';
import { check } from '../../compiler/driver.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';

const folder = join(import.meta.dirname, '..', '..', 'spec', 'israeli-independence');

describe('the page for the owner', () => {
  it('shows a card that can take the place of a made-up one', () => {
    const page = readFileSync(join(folder, 'FOR-THE-OWNER.md'), 'utf8');
    const text = (/```yaml\n(.*?)```/su.exec(page)?.[1] ?? '').replaceAll('H99', 'H15');
    const { files } = readSpec(folder);
    const replaced = files.map((file) => (file.path.endsWith('/h15.yaml') ? { ...file, text } : file));
    expect(replaced.filter((file) => file.text === text)).toHaveLength(1);
    const { world, examples, diagnostics } = check({ files: replaced, diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (world === null) throw new Error('the spec has errors');
    const program = interpret(lower(world));
    const own = examples.filter(({ of }) => of.name === 'H15');
    expect(own.map((plan) => exampleFailure(program, world, plan))).toEqual([null]);
  });
});
