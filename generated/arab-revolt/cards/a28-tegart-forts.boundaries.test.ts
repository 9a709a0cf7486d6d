// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A28, boundaries', () => {
  test('A28: British remove 3 Police on the map to Tegart Forts: none is there, and 3 more [A28]', () => {
    // Borders and lines fortified: Rebels play it
    // British remove 3 Police on the map to Tegart Forts: none is there
    // let missing be 3 minus the Police in Tegart Forts: done
    // British remove missing Police in Available to Tegart Forts: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });

      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove 3 Police on the map to Tegart Forts: one too few are there, and 1 more [A28]', () => {
    // Borders and lines fortified: British play it
    // British remove 3 Police on the map to Tegart Forts: one too few are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Police']],
      });

      play.when('British play A28', { by: 'British', plays: 'A28', side: 'event' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove missing Police in Available to Tegart Forts: one too few are there [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 7 Police', { box: 'Prison', holds: [[7, 'Police']] });

      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });

      play.shows('Prison holds 7 Police', { box: 'Prison', holds: [[7, 'Police']] });
      play.shows('Tegart Forts holds 2 Police', { box: 'Tegart Forts', holds: [[2, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove missing Police in Available to Tegart Forts: just enough are there [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 6 Police', { box: 'Prison', holds: [[6, 'Police']] });

      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });

      play.shows('Prison holds 6 Police', { box: 'Prison', holds: [[6, 'Police']] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove 3 Police on the map to Tegart Forts: just enough are there [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 3 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[3, 'Police']],
      });

      play.when('British play A28', { by: 'British', plays: 'A28', side: 'event' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove 3 Police on the map to Tegart Forts: more than enough are there [A28]', () => {
    example(program, (play) => {
      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });
      play.answers('British', 'Police in Tel Aviv-Jaffa', 'Police in Haifa City', 'Police in Gaza');

      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: British remove missing Police in Available to Tegart Forts: none is there [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Police', { space: 'Lydda', holds: [[2, 'Police']] });
      play.given('Out of Play holds 7 Police', { box: 'Out of Play', holds: [[7, 'Police']] });

      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Out of Play holds 7 Police', { box: 'Out of Play', holds: [[7, 'Police']] });
      play.shows('Tegart Forts holds 2 Police', { box: 'Tegart Forts', holds: [[2, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });
});

describe('A28 in play, boundaries', () => {
  test('A28 in play: whenever Guerrillas move from a Foreign Country: the card is not in play [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla and 1 Base', {
        space: 'Lebanon',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Sabotage');

      play.shows('Galilee holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
    });
  });

  test('A28 in play: whenever Guerrillas move from a Foreign Country: the card is in play [A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Active Guerrilla and 1 Base', {
        space: 'Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee');

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });
});
