/** Examples, on a game written by hand. */
import { describe, expect, it } from 'vitest';
import { mistakesOfExample } from '../../../runtime/testing/example.js';
import { recorded, type Recorder } from '../../support/recorded.js';
import { saltmarsh } from '../../support/saltmarsh.js';

/** Why the example fails; `passes` where it does not. */
function outcome(body: (play: Recorder) => void): string {
  const mistakes = mistakesOfExample(saltmarsh, recorded(body));
  return mistakes.length === 0 ? 'passes' : mistakes.map(({ text }) => text).join('\n');
}

/** Plays an example that holds. */
function example(body: (play: Recorder) => void): void {
  expect(outcome(body)).toBe('passes');
}

const storm = { by: 'Crown', conducts: 'Storm' };
const emptyBoard = (play: Recorder): void => {
  play.given('the board is empty', { board: 'empty' });
};
const fenwick = (play: Recorder): void => {
  play.given('Fenwick holds 1 Trooper and 1 Open Runner', {
    space: 'Fenwick',
    holds: [
      [1, 'Trooper'],
      [1, 'Open Runner'],
    ],
  });
};

describe('an example', () => {
  it('plays a procedure from the position that is given', () => {
    example((play) => {
      emptyBoard(play);
      fenwick(play);
      play.given('Dunmoor holds 1 Trooper and 1 Hidden Runner', {
        space: 'Dunmoor',
        holds: [
          [1, 'Trooper'],
          [1, 'Hidden Runner'],
        ],
      });
      play.when('Crown conduct Storm', storm);
      play.answers('Crown', 'Fenwick', 'done');
      play.shows('Fenwick holds 1 Trooper', { space: 'Fenwick', holds: [[1, 'Trooper']] });
      play.shows('Available has 9 Runners', { box: 'Available', has: [[9, 'Runner']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  it('plays a side of a card, which becomes the card in hand', () => {
    example((play) => {
      play.when('Crown play S2 plain', { by: 'Crown', plays: 'S2', side: 'plain' });
      play.shows('Resolve is 14', { track: 'Resolve', is: 14 });
      play.shows('the card is S2', { card: 'S2' });
      play.shows('S2 has been played', { played: 'S2', is: true });
    });
  });

  it('leaves another card in hand where one is given', () => {
    example((play) => {
      play.given('the card is S7', { card: 'S7' });
      play.when('Crown play S2 plain', { by: 'Crown', plays: 'S2', side: 'plain' });
      play.shows('the card is S7', { card: 'S7' });
    });
  });

  it('does one thing after another', () => {
    example((play) => {
      play.when('Crown play S1 dark', { by: 'Crown', plays: 'S1', side: 'dark' });
      play.when('Crown conduct Question', { by: 'Crown', conducts: 'Question' });
      play.answers('draw', 'Seize', 'Levy');
      play.answers('Crown', 'Levy', 'Port Sable', 'done');
      play.shows('S1 is in play dark', { capability: 'S1', side: 'dark', isInPlay: true });
      play.shows('Port Sable holds 4 Troopers and 1 Hidden Runner', {
        space: 'Port Sable',
        holds: [
          [4, 'Trooper'],
          [1, 'Hidden Runner'],
        ],
      });
    });
  });

  it('lays out every kind of thing', () => {
    example((play) => {
      emptyBoard(play);
      play.given('Outmere is in play', { open: 'Outmere', is: true });
      play.given('Gaol holds 2 Runners', { box: 'Gaol', holds: [[2, 'Runner']] });
      play.given('Accord is at Split', { track: 'Accord', is: 'Split' });
      play.given('Resolve is 5', { track: 'Resolve', is: 5 });
      play.given('Reach is 2', { counter: 'Reach', is: 2 });
      play.given('Crown are 1st Eligible', { place: 'first', is: 'Crown' });
      play.given('the Edicts pool holds 1 Levy', { pool: 'Edicts', holds: [[1, 'Levy']] });
      play.given('Crown hold Seize', { faction: 'Crown', holds: [[1, 'Seize']] });
      play.given('Two is in play', { chit: 'Two', lies: 'in play', count: 1 });
      play.given('S1 dark is in play', { capability: 'S1', side: 'dark', isInPlay: true });
      play.given('S3 has been played', { played: 'S3', is: true });
      play.given('the deck is S7', { deck: ['S7'] });
      play.given('the card is S4', { card: 'S4' });
      play.when('League play S4 plain', { by: 'League', plays: 'S4', side: 'plain' });
      play.answers('League', '1');
      play.shows('Gaol holds 1 Runner', { box: 'Gaol', holds: [[1, 'Runner']] });
      play.shows('Crown hold Seize', { faction: 'Crown', holds: [[1, 'Seize']] });
      play.shows('the Edicts pool holds 1 Levy', { pool: 'Edicts', holds: [[1, 'Levy']] });
      play.shows('Seize is aside', { chit: 'Seize', lies: 'aside', count: 1 });
      play.shows('Outmere is in play', { open: 'Outmere', is: true });
      play.shows('League are 2nd Eligible', { place: 'second', is: 'League' });
      play.shows('Reach is 2', { counter: 'Reach', is: 2 });
    });
  });
});

describe('an example fails', () => {
  it('where what is done has not come to its end', () => {
    const open = outcome((play) => {
      fenwick(play);
      play.given('Harrow holds 1 Trooper and 1 Depot', {
        space: 'Harrow',
        holds: [
          [1, 'Trooper'],
          [1, 'Depot'],
        ],
      });
      play.when('Crown conduct Storm', storm);
    });
    expect(open).toBe(
      'what is done has not come to its end: Crown are asked: Storm up to 3 spaces [3.3]\nlegal answers: Fenwick, Harrow',
    );
  });

  it('where an answer is not legal, with the question and the legal answers', () => {
    const message = outcome((play) => {
      fenwick(play);
      play.when('Crown conduct Question', { by: 'Crown', conducts: 'Question' });
      play.answers('draw', 'Fine');
    });
    expect(message).toBe(
      'the example says "draw: Fine", but draw is asked: draw 2 Edicts [4.1]\nlegal answers: Seize, Levy',
    );
  });

  it('where nothing is asked any more', () => {
    const message = outcome((play) => {
      play.when('Crown play S2 plain', { by: 'Crown', plays: 'S2', side: 'plain' });
      play.answers('Crown', 'done');
    });
    expect(message).toBe(
      'the example says "Crown: done", but nothing is asked any more; a choice with one legal answer is never asked',
    );
  });

  it('where something else is asked than it says, in any order and case', () => {
    const asked = (options: readonly string[], of = 'Crown'): string =>
      outcome((play) => {
        play.when('Crown conduct Question', { by: 'Crown', conducts: 'Question' });
        play.answers('draw', 'Seize', 'Levy');
        play.shows('they are asked', { asked: of, options });
      });
    expect(asked(['levy', 'Seize'])).toBe('passes');
    const question = 'expected: they are asked; Crown are asked: play 1 Edict [4.1]\nlegal answers: Seize, Levy';
    expect(asked(['Levy'])).toBe(question);
    expect(asked(['Levy', 'Seize', 'done'])).toBe(question);
    expect(asked(['Levy', 'Seize'], 'League')).toBe(question);
  });

  it('where a second thing is done before the first has ended', () => {
    const message = outcome((play) => {
      play.when('Crown conduct Question', { by: 'Crown', conducts: 'Question' });
      play.when('Crown conduct Storm', storm);
    });
    expect(message).toContain('the example goes on with "Crown conduct Storm", but draw is asked: draw 2 Edicts');
  });

  it('with everything that the board shows otherwise', () => {
    const message = outcome((play) => {
      play.when('Crown play S2 plain', { by: 'Crown', plays: 'S2', side: 'plain' });
      play.shows('Resolve is 3', { track: 'Resolve', is: 3 });
      play.shows('Reach is 3', { counter: 'Reach', is: 3 });
      play.shows('S3 has been played', { played: 'S3', is: true });
      play.shows('Outmere is in play', { open: 'Outmere', is: true });
      play.shows('Levy is aside', { chit: 'Levy', lies: 'aside', count: 1 });
    });
    expect(message.split('\n')).toEqual([
      'expected: Resolve is 3; it is 14',
      'expected: Reach is 3; it is 0',
      'expected: S3 has been played; it has not been played',
      'expected: Outmere is in play; it is not in play',
      'expected: Levy is aside; all are held or in their pool',
    ]);
  });

  it('where two sentences contradict each other', () => {
    const message = outcome((play) => {
      play.given('Crown are 1st Eligible', { place: 'first', is: 'Crown' });
      play.given('Crown are 2nd Eligible', { place: 'second', is: 'Crown' });
      play.when('Crown conduct Storm', storm);
    });
    expect(message).toBe('given: Crown are 1st Eligible; but with what else is given, League are there');
  });

  it('where the position breaks a limit of the game', () => {
    const message = outcome((play) => {
      play.given('Fenwick holds 3 Depots', { space: 'Fenwick', holds: [[3, 'Depot']] });
      play.when('Crown conduct Storm', storm);
    });
    expect(message).toBe('the position that is given cannot be: 3 Depot in Fenwick, more than may stand there');
  });
});
