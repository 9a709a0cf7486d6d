/** Scripts as generated tests write them, on a game written by hand. */
import { describe, expect, it } from 'vitest';
import { dealtDeck, script } from '../../../runtime/testing.js';
import { saltmarsh } from '../../support/saltmarsh.js';

const start = { seed: 1, deck: ['S1', 'S2', 'S7', 'S3', 'S8', 'S4', 'S9'] };

describe('a script', () => {
  it('fixes what is drawn, and answers by labels in any case', () => {
    const play = script(saltmarsh, start);
    play.step('the League takes its order', () => {
      play.answers('draw', 'One', 'three');
      play.answers('League', 'Three');
      play.shows('the card is S1', { card: 'S1' });
      play.shows('Harrow has 3 Runners', { space: 'Harrow', has: [[3, 'Hidden Runner', 'Open Runner']] });
      play.shows('the Orders pool holds 3 One, 3 Two and 2 Three', {
        pool: 'Orders',
        holds: [
          [3, 'One'],
          [3, 'Two'],
          [2, 'Three'],
        ],
      });
    });
  });

  it('fails with the question and the legal answers', () => {
    const play = script(saltmarsh, start);
    expect(() => {
      play.step('a slip', () => {
        play.answers('draw', 'Five');
      });
    }).toThrow(/"draw: Five", but draw is asked: draw 2 Orders \[2\.2\]\nlegal answers: One, Two, Three/u);
  });

  it('fails with everything that the board shows otherwise', () => {
    const play = script(saltmarsh, start);
    expect(() => {
      play.step('two slips', () => {
        play.shows('Resolve is 3', { track: 'Resolve', is: 3 });
        play.shows('Harrow holds 1 Depot', { space: 'Harrow', holds: [[1, 'Depot']] });
      });
    }).toThrow(
      'expected: Resolve is 3; it is 12\nexpected: Harrow holds 1 Depot; it holds 3 Hidden Runner, 1 Depot and 1 Unrest',
    );
  });

  it('does not play the steps after one that failed', () => {
    const play = script(saltmarsh, start);
    expect(() => {
      play.step('first', () => {
        play.answers('League', 'done');
      });
    }).toThrow('draw is asked');
    expect(() => {
      play.step('second', () => undefined);
    }).toThrow('not played, because the step "first" before it failed');
  });

  it('can look at the deck that a seed deals', () => {
    expect(dealtDeck(saltmarsh, 5)).toHaveLength(9);
    expect(dealtDeck(saltmarsh, 5)).toEqual(dealtDeck(saltmarsh, 5));
    expect(new Set(dealtDeck(saltmarsh, 5)).size).toBe(9);
  });
});
