/** The plain wordings of the reference: each stands for the lines beside it, in every place. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { listed, plainWordings } from '../../../compiler/surface/plain/wordings.js';
import { referenceGame } from '../../support/reference-game.js';

const pairs = Object.entries(plainWordings).flatMap(([kind, own]) =>
  own.pairs.map(([written, lines]) => ({ kind, written, lines })),
);

const frames: readonly ((effect: string) => string)[] = [
  (effect) => `- in Fenwick:\n${effect.replaceAll(/^/gmu, '    ')}`,
  (effect) => `- Crown may:\n    - in each Town:\n${effect.replaceAll(/^/gmu, '        ')}`,
];

/** What a card with these lines does, in words and in Core, spans apart. */
function done(effect: string): string {
  const card = `card: C90\ntitle: One more\nkind: Event\nevent:\n  title: It happens\n  effect:\n    - roll a die\n${effect.replaceAll(/^/gmu, '    ')}\n`;
  const files = referenceGame().map(({ path, text }) => ({ path, text: text.replace('left out: 2', 'left out: 3') }));
  const { world, diagnostics } = check({
    files: [...files, { path: 'spec/fenland/cards/c90.yaml', text: card }],
    diagnostics: [],
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (world === null || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const block = lower(world).cards.at(-1)?.sides[0]?.block;
  return JSON.stringify(block, (key, value: unknown) => (key === 'span' ? null : value));
}

describe('a plain wording', () => {
  it.each(pairs)('$kind: $written', ({ written, lines }) => {
    for (const frame of frames) expect(done(frame(`- ${JSON.stringify(written)}`))).toBe(done(frame(listed(lines))));
  });

  it('is told in the reference', () => {
    const text = referenceMarkdown(null);
    for (const { written } of pairs) expect(text).toContain(written);
  });
});

describe('steps that are repeated', () => {
  it('are all that stand above the sentence in its list', () => {
    const steps = '    - place 1 Depot here\n    - raise Resolve by 1\n';
    const written = done(`- in Fenwick:\n${steps}    - Repeat for each Town.\n    - raise Resolve by 2`);
    const lines = done(
      `- in Fenwick:\n    - in each Town:\n${steps.replaceAll(/^(?=.)/gmu, '    ')}    - raise Resolve by 2`,
    );
    expect(written).toBe(lines);
  });
});

/** What speaks of something before it would be read as the space in hand: it is refused. */
const backward: readonly string[] = [
  'place 1 Depot in Fenwick; remove 1 Runner there',
  'place 1 Depot in Fenwick, then remove it',
  'if Unrest is in Fenwick, remove all Runners there',
  'remove 1 Runner in Fenwick if Unrest is there',
  'raise Resolve by 2 if hits is 1, otherwise 3, to a maximum of 5',
];

describe('a sentence that speaks of what stands before it', () => {
  it.each(backward)('is refused: %s', (sentence) => {
    expect(() => done(`- in Harrow:\n    - ${JSON.stringify(sentence)}`)).toThrow();
  });
});
