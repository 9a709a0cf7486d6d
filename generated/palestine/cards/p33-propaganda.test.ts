// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P33 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P33 Propaganda!', () => {
  test('P33: no Railway with Sabotage raises Political Will by 2, each City without Sabotage or Terror by 1 [6.1.2, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P33: each Sabotage in a District lowers Political Will by 1, Terror there by nothing [1.3.2, 6.1.1, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 3 Sabotage', { space: 'Galilee', holds: [[3, 'Sabotage']] });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
      play.given('Gaza holds 2 Terror', { space: 'Gaza', holds: [[2, 'Terror']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('Galilee holds 3 Sabotage', { space: 'Galilee', holds: [[3, 'Sabotage']] });
    });
  });

  test('P33: each Railway with Sabotage lowers Political Will by 2, however much there is [6.1.1, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 3 Sabotage', { space: 'Haifa–Syria', holds: [[3, 'Sabotage']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P33: one Railway with Sabotage is enough to lose the rise [6.1.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('P33: Terror on a Railway changes nothing [6.1.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 1 Terror', { space: 'Haifa–Syria', holds: [[1, 'Terror']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('P33: each Sabotage in a City lowers Political Will by 2 [1.3.3, 6.1.1, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 2 Sabotage', { space: 'Haifa City', holds: [[2, 'Sabotage']] });
      play.given('Jerusalem City holds 1 Sabotage', { space: 'Jerusalem City', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P33: each Terror in a City lowers Political Will by 3 [6.1.1, 6.1.2, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 12', { track: 'Political Will', is: 12 });
      play.given('Tel Aviv-Jaffa holds 2 Terror', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Terror']] });
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 6', { track: 'Political Will', is: 6 });
    });
  });

  test('P33: a City with Sabotage and Terror is one City that raises nothing [6.1.1, 6.1.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Tel Aviv-Jaffa holds 1 Terror and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Terror'],
          [1, 'Sabotage'],
        ],
      });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P33: what is lowered and what is raised are weighed before Political Will moves, at its foot [6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P34', { deck: ['P1', 'P34'] });
      play.given('Political Will is 2', { track: 'Political Will', is: 2 });
      play.given('Galilee holds 6 Sabotage', { space: 'Galilee', holds: [[6, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P33: and at its top [6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });
      play.given('Galilee holds 2 Sabotage', { space: 'Galilee', holds: [[2, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P33: Political Will does not rise above 20 [1.8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P33: at 0 Irgun win at once [6.1.3, 7.0.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P34', { deck: ['P1', 'P34'] });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });
      play.given('Galilee holds 8 Sabotage', { space: 'Galilee', holds: [[8, 'Sabotage']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Irgun win', { winner: 'Irgun' });
      play.shows('Galilee holds 8 Sabotage', { space: 'Galilee', holds: [[8, 'Sabotage']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  test('P33: at 1 the game goes on [6.0, 6.1.3, 7.0.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P34', { deck: ['P1', 'P34'] });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });
      play.given('Galilee holds 7 Sabotage', { space: 'Galilee', holds: [[7, 'Sabotage']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
      play.shows('Irgun are asked: Rob, done', { asked: 'Irgun', options: ['Rob', 'done'] });
    });
  });

  test('P33: at 0 Irgun win, too, when the last Propaganda card is out [6.1.3, 6.1.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1', { deck: ['P1'] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Galilee holds 6 Sabotage', { space: 'Galilee', holds: [[6, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Irgun win', { winner: 'Irgun' });
    });
  });

  test('P33: at the last Propaganda card the British win, whatever Event cards are left [6.1.4, 7.0.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P2', { deck: ['P1', 'P2'] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Galilee holds 5 Sabotage', { space: 'Galilee', holds: [[5, 'Sabotage']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
      play.shows('British win', { winner: 'British' });
      play.shows('Galilee holds 5 Sabotage', { space: 'Galilee', holds: [[5, 'Sabotage']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  test('P33: an earlier Propaganda card ends nothing [6.1.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P35', { deck: ['P1', 'P35'] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P33: the whole round, phase by phase [6.0]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P35', { deck: ['P1', 'P35'] });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });
      play.answers('draw', 'Intel 1');
      play.answers('British', 'Samaria', 'Haifa–Syria');
      play.answers('Irgun', 'done', 'done', 'Samaria');

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P33: Sabotage in Jerusalem District counts as in every District [6.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Jerusalem District holds 2 Sabotage', { space: 'Jerusalem District', holds: [[2, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  test('P33: Irgun move to no City under a Curfew, which is removed later [6.3.2, 6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P1, P35', { deck: ['P1', 'P35'] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });
      play.answers('draw', 'Intel 0');
      play.answers('British', 'done', 'done', 'done');
      play.answers('Irgun', 'done', 'done');

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
