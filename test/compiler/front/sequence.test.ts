/** Who acts in the sequence of play, which nobody executes: what is no mistake there. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { gameWithSequence } from '../../support/sequences.js';
import { saltmarshWith } from '../../support/saltmarsh-spec.js';

function codesOf(files: readonly SourceFile[]): readonly string[] {
  return analyse(files).diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
}

describe('the sequence of play', () => {
  it('plays an Event that asks nobody, where the card can be no other', () => {
    const fixed = "          - if the card is a Fixed Event:\n              - play the card's Event\n";
    const at = '          - if the card is a Reckoning card:\n';
    expect(codesOf(saltmarshWith('sequence.yaml', at, `${fixed}${at}`))).toEqual([]);
    const any = fixed.replace('a Fixed Event', 'not a Fixed Event');
    expect(codesOf(saltmarshWith('sequence.yaml', at, `${any}${at}`))).toEqual(['RW0543']);
  });

  it.each([
    '- place 1 Warden in Dunmoor',
    '- remove all Wardens on the map',
    '- Miller remove up to 1 Warden on the map',
    '- in each Province:\n          - remove all Wardens here',
    '- roll a die',
  ])('asks nobody with %s', (step) => {
    expect(codesOf(gameWithSequence(`\n      ${step}`))).toEqual([]);
  });

  it.each([
    '- place up to 1 Warden in Dunmoor',
    '- place 1 Warden in Dunmoor or Harrow',
    '- remove 1 Warden on the map',
    '- move all Wardens on the map to Fenwick',
    '- in each Province:\n          - place 1 Warden here',
    '- in up to 1 Province:\n          - place 1 Warden here',
    '- the executing faction may:\n          - raise Water by 1',
    // Whoever acts, nobody executes the sequence.
    '- the 1st in Line faction:\n          - if the executing faction is Tide:\n              - raise Water by 1',
  ])('refuses %s', (step) => {
    expect(codesOf(gameWithSequence(`\n      ${step}`))).toEqual(['RW0543']);
  });

  it('is executed by whoever plays alone', () => {
    const alone = gameWithSequence('\n      - place up to 1 Warden in Dunmoor').map(({ path, text }) => ({
      path,
      text: text
        .replace('  Tide: { adjective: Tidal, rule: "1.1" }\n', '')
        .replace('[Miller, Tide]', '[Miller]')
        .replace('[1st in Line, 2nd in Line]', '[1st in Line]')
        .replaceAll('Tide', 'Miller'),
    }));
    expect(codesOf(alone)).toEqual([]);
  });
});
