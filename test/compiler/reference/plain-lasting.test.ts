/** The plain wordings of what holds while a card is in play: each stands for the lines beside it. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { plainLasting } from '../../../compiler/surface/plain/lasting.js';
import { referenceGame } from '../../support/reference-game.js';

const pairs = Object.entries(plainLasting).flatMap(([kind, own]) =>
  own.pairs.map(([written, lines]) => ({ kind, written, lines })),
);

/** A card that holds this while it is in play. */
function checked(item: string, list = 'while in play') {
  const card = `card: C90\ntitle: One more\nkind: Event\ncapability: Crown\nevent:\n  title: It holds\n  ${list}:\n    - ${item}\n`;
  const files = referenceGame().map(({ path, text }) => ({ path, text: text.replace('left out: 2', 'left out: 3') }));
  return check({ files: [...files, { path: 'spec/fenland/cards/c90.yaml', text: card }], diagnostics: [] });
}

/** What the game does with it, spans apart. */
function done(item: string, list = 'while in play'): string {
  const { world, diagnostics } = checked(item, list);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (world === null || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return JSON.stringify(lower(world), (key, value: unknown) => (key === 'span' || key === 'world' ? null : value));
}

describe('a plain wording of what holds', () => {
  it.each(pairs)('$kind: $written', ({ written, lines }) => {
    const item = lines.replace(/^(.+): \[(.+)\]$/u, '$1:\n        - $2');
    expect(done(JSON.stringify(written))).toBe(done(item));
  });

  it('is told in the reference', () => {
    const text = referenceMarkdown(null);
    for (const { written } of pairs) expect(text).toContain(written);
  });

  it.each([
    ['On the next Event, Crown must choose stirred in Levy', 'on the next Event', 'Crown must choose stirred in Levy'],
    [
      'Until the next Reckoning, Muster may not select Towns',
      'until the next Reckoning',
      'Muster may not select Towns',
    ],
    [
      'For the rest of this turn, Muster may not select Towns',
      'for the rest of the turn',
      'Muster may not select Towns',
    ],
  ])('stands in the list that it names: %s', (written, key, item) => {
    expect(done(JSON.stringify(written))).toBe(done(item, key));
  });

  it('leads to the list that it asks for where it stands in another', () => {
    const written = 'Until the next Reckoning, Muster may not select Towns';
    const [error, ...others] = checked(JSON.stringify(written), 'on the next Event').diagnostics.filter(
      (it) => it.severity === 'error',
    );
    expect(others).toEqual([]);
    expect(error?.help.map(({ text }) => text).join()).toContain('`until the next Reckoning:`');
  });

  it('is refused at its own word where the sentence cannot be read', () => {
    const errors = checked('Before each Muster, raise Resolv by 1').diagnostics.filter((it) => it.severity === 'error');
    expect(errors.map(({ code, message }) => `${code} ${message}`)).toEqual(['RW0307 unknown track `Resolv`']);
  });
});
