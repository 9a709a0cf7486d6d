/** Scripts, on a game written by hand. */
import { describe, expect, it } from 'vitest';
import { type ScenarioPlay, mistakesOfStep, startScenario } from '../../../runtime/testing/scenario.js';
import { dealtDeck } from '../../../runtime/testing/scripted-play.js';
import { recorded, type Recorder } from '../../support/recorded.js';
import { saltmarsh } from '../../support/saltmarsh.js';

const start = { seed: 1, deck: ['S1', 'S2', 'S7', 'S3', 'S8', 'S4', 'S9'] };

function begun(): ScenarioPlay {
  return startScenario(saltmarsh, start);
}

/** What does not hold of the step that is played next. */
function step(play: ScenarioPlay, label: string, body: (step: Recorder) => void): readonly string[] {
  const { when, then } = recorded(body);
  const script = when.flatMap((item) => (item.kind === 'done' ? [] : [item]));
  return mistakesOfStep(play, label, { script, then }).map(({ text }) => text);
}

describe('a script', () => {
  it('fixes what is drawn, and answers by labels in any case', () => {
    const mistakes = step(begun(), 'the League takes its order', (play) => {
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
    expect(mistakes).toEqual([]);
  });

  it('fails with the question and the legal answers', () => {
    const mistakes = step(begun(), 'a mistake', (play) => {
      play.answers('draw', 'Five');
    });
    expect(mistakes).toEqual([
      expect.stringMatching(/"draw: Five", but draw is asked: draw 2 Orders \[2\.2\]\nlegal answers: One, Two, Three/u),
    ]);
  });

  it('fails with everything that the board shows otherwise', () => {
    const mistakes = step(begun(), 'two mistakes', (play) => {
      play.shows('Resolve is 3', { track: 'Resolve', is: 3 });
      play.shows('Harrow holds 1 Depot', { space: 'Harrow', holds: [[1, 'Depot']] });
    });
    expect(mistakes).toEqual([
      'expected: Resolve is 3; it is 12',
      'expected: Harrow holds 1 Depot; it holds 3 Hidden Runner, 1 Depot and 1 Unrest',
    ]);
  });

  it('does not play the steps after one that failed', () => {
    const play = begun();
    expect(
      step(play, 'first', (script) => {
        script.answers('League', 'done');
      }),
    ).toEqual([expect.stringContaining('draw is asked')]);
    expect(step(play, 'second', () => undefined)).toEqual(['not played, because the step "first" before it failed']);
  });

  it('can look at the deck that a seed deals', () => {
    expect(dealtDeck(saltmarsh, 5)).toHaveLength(9);
    expect(dealtDeck(saltmarsh, 5)).toEqual(dealtDeck(saltmarsh, 5));
    expect(new Set(dealtDeck(saltmarsh, 5)).size).toBe(9);
  });
});
