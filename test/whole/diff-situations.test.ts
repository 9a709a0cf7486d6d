/** In which situations two editions of a real game do something else: by derived tests, by search, in games; and what was looked at. */
import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../../compiler/diff/compare.js';
import type { Edition } from '../../compiler/diff/edition.js';
import { type Situations, situationsOf } from '../../compiler/diff/situations.js';
import { checkedEdition, specOf, type TextEdit, withEdits } from '../support/editions.js';

const files = specOf('arab-revolt');
let old: Edition;

beforeAll(() => {
  old = checkedEdition(files);
});

function situations(edit: TextEdit, games = 20): Situations {
  const fresh = checkedEdition(withEdits(files, [edit]));
  return situationsOf(compare(old, fresh), { games, onProgress: () => undefined });
}

describe('situations', () => {
  it('are found by derived tests of both editions, where a number of a card has changed', () => {
    const { found, searched } = situations({
      in: 'a13',
      was: 'Prison, at most 3\nexamples',
      is: 'Prison, at most 2\nexamples',
    });
    expect(found.map((it) => it.found)).toEqual(['by a derived test', 'by a derived test']);
    const [shortest] = found;
    expect(shortest).toMatchObject({
      given: ['the board is empty', 'Prison holds 3 Bases'],
      when: ['British play A13 shaded'],
      old: 'Political Will: 15',
      fresh: 'Political Will: 16',
    });
    expect(searched).toMatchObject({ parts: ['A13 shaded'], positions: 0, games: 0 });
  });

  it('are found by search where what a card changes elsewhere has changed', () => {
    const { found } = situations({ in: '/a1-', was: 'detained is 1 more if a', is: 'detained is 2 more if a' }, 0);
    expect(found[0]?.given).toContain('A1 unshaded is in play');
    expect(found[0]?.given.join()).toContain('1 Curfew');
    expect(found[0]?.found).toBe('by search');
  });

  it('are found in games where steps have changed places, and nothing smaller shows it', () => {
    const { found, searched } = situations({
      in: 'arab-revolt/propaganda',
      was: '- conduct Rebel Victory\n      - conduct Game End',
      is: '- conduct Game End\n      - conduct Rebel Victory',
    });
    expect(found.map((it) => it.found)).toEqual(['in a game']);
    expect(searched.games).toBeGreaterThan(0);
    expect(searched.games).toBeLessThanOrEqual(20);
  });
});
