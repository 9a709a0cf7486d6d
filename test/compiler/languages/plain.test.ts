/** What names of numbers and of sets of spaces become where somebody plays. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import { readSpec } from '../../../compiler/host/read-spec.js';
import { localeOf } from '../../../compiler/languages/languages.js';
import { ownNames } from '../../../compiler/languages/names.js';
import { plainly } from '../../../compiler/languages/plain.js';
import { sideLines } from '../../../compiler/show/sentences.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function sidesOf(files: readonly SourceFile[], code = 'en') {
  const { spec, language } = analyse(files);
  const within = plainly(localeOf(code, spec, language.vocabulary.stateVerbs), spec);
  return spec.cards.flatMap((card) =>
    card.sides.map((side) => ({
      side: `${card.code.text} ${side.name}`,
      text: sideLines(side, within)
        .map(({ text }) => text)
        .join('\n'),
    })),
  );
}

/** The text of a side of a card with these lines. */
function textOf(lines: string): string | undefined {
  const text = `card: C9\ntitle: Rain\ncapability: Crown\nunshaded:\n  title: Wet\n${lines}shaded:\n  title: Dry\n  effect:\n    - nothing\n`;
  const files = saltmarshFiles().map((file) =>
    file.path.endsWith('muster.yaml')
      ? {
          path: file.path,
          text: file.text.replace('  raised: 2\n', '  raised: 2\nplaces:\n  loud: spaces with Unrest\n'),
        }
      : file,
  );
  return sidesOf([...files, { path: 'saltmarsh/cards/c9-rain.yaml', text }]).find(({ side }) => side === 'C9 unshaded')
    ?.text;
}

describe('a card as it is read', () => {
  it.each([
    ["- Muster's raised is 1 less", 'Muster: 1 less in “place up to 2 Troopers here”'],
    ["- Muster's raised is 1", 'Muster: 1 instead of 2 in “place up to 2 Troopers here”'],
    ["- Muster's raised is at most 1", 'Muster: at most 1 in “place up to 2 Troopers here”'],
    [
      "- Muster's raised is 2 more if Unrest is here",
      'Muster: 2 more in “place up to 2 Troopers here”, if Unrest is here',
    ],
    ["- Muster's spaces is at most 1", "Muster's spaces is at most 1"],
  ])('tells what %s changes', (change, told) => {
    expect(textOf(`  while in play:\n    ${change}\n`)).toBe(`while in play:\n${told}`);
  });

  it.each([
    [
      '- Crown may conduct Muster, where raised is 1',
      'Crown may conduct Muster, with 1 instead of 2 in “place up to 2 Troopers here”',
    ],
    [
      '- Crown may conduct Muster, where loud spaces are Towns',
      'Crown may conduct Muster, with “Towns” instead of “spaces with Unrest”',
    ],
    ['- Crown may conduct Muster', 'Crown may conduct Muster'],
  ])('tells what %s gives another meaning', (sentence, told) => {
    expect(textOf(`  effect:\n    ${sentence}\n`)).toBe(told);
  });

  it.each(['arab-revolt', 'palestine'])(
    'has no name of a number or a place in %s that the card does not give',
    (game) => {
      const { files } = readSpec(join(import.meta.dirname, '..', '..', '..', 'spec', game));
      const { spec } = analyse(files);
      const own = spec.procedures.flatMap(({ quantities, places }) => [...quantities, ...places]);
      const ofChits = spec.chits.flatMap(({ kinds }) => kinds.flatMap(({ quantities }) => quantities));
      // `at most` is the language's own.
      const names = [...own, ...ofChits].map(({ name }) => name.text).filter((name) => name !== 'most');
      expect(names.length).toBeGreaterThan(3);
      expect(ownNames(spec)).toEqual(expect.arrayContaining(names));
      const found = sidesOf(files).flatMap(({ side, text }) =>
        names.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(text)).map((name) => `${side}: ${name}`),
      );
      expect(found).toEqual([]);
    },
  );

  it('is read alike in Japanese', () => {
    const { files } = readSpec(join(import.meta.dirname, '..', '..', '..', 'spec', 'palestine'));
    const text = sidesOf(files, 'ja').find(({ side }) => side === 'P23 unshaded')?.text;
    expect(text).toContain('「警察と構成員がいる選択したスペース最大1箇所で」の1は2になる');
  });
});
