// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A7 Memory of al-Qassam. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, is, notOffered, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a7-memory-of-al-qassam.yaml');

describe('A7 Memory of al-Qassam', () => {
  example('a roll equal to the Irregulars shifts the Track, one more does not [9.0 A7]', 18, {
    given: [emptyBoard, { Samaria: ['2 Underground Irregulars', '4 Troops'], Gaza: ['1 Active Irregular', '2 Bases'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '3'), answers('roll', '4')],
    then: [is('Unity', { box: 2, value: 2 }), nothingAsked],
  });

  example('each of the two rolls may shift the Track 1 step [9.0 A7]', 31, {
    given: [emptyBoard, { Samaria: '2 Underground Irregulars' }],
    when: [play('Rebels', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '2')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 18 }],
  });

  example('a shift beyond Decentralized raises Political Will [6.6.4]', 43, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 }), { 'Political Will': 10, Samaria: '2 Underground Irregulars' }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '2')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('without Irregulars no roll shifts the Track [9.0 A7]', 57, {
    given: [emptyBoard, { Samaria: ['2 Bases', '3 Troops'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '1')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('a roll equal to the Bases allows Operations in the spaces with Opposition [9.0 A7]', 68, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: ['1 Base', '2 Underground Guerrillas'] },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'], 'Haifa City': ['1 Police', '1 Opposition'], Gaza: ['1 Police', '1 Curfew'] },
    ],
    when: [play('British', 'A7', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Lydda', 'Haifa City', 'done')],
  });

  example('a roll above the Bases does nothing [9.0 A7]', 82, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: '4 Underground Irregulars' },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'] },
    ],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '3')],
    then: [{ Lydda: ['1 Opposition', '1 Underground Guerrilla'] }, nothingAsked],
  });

  example('Operations of different types use the same Guerrilla after a March [9.0 A7, tip]', 95, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] },
      { 'Jerusalem District': ['1 Police', '1 Opposition'], Gaza: '1 Opposition', Galilee: ['1 Police', '1 Underground Guerrilla'] },
    ],
    when: [
      play('Rebels', 'A7', 'shaded'),
      answers('roll', '1'),
      answers('Rebels', 'Lydda', 'March', 'Jerusalem District'),
      answers('Rebels', 'Jerusalem District', 'Ambush'),
      answers('Rebels', 'Samaria', '2'),
      answers('Rebels', 'Gaza'),
    ],
    then: [
      { Lydda: '1 Opposition', 'Jerusalem District': ['1 Active Guerrilla', '1 Opposition'] },
      { Samaria: ['1 Base', '2 Underground Guerrillas', '1 Opposition'], Gaza: ['1 Underground Guerrilla', '1 Opposition'] },
      { Galilee: ['1 Police', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example(
    'one Operation in each space, and none where Opposition comes only now [ruling, Spaces with Opposition when the die is rolled]',
    118,
    {
      given: [
        emptyBoard,
        { Syria: '1 Base', Lydda: ['1 Underground Guerrilla', '1 Opposition'], Galilee: ['1 Opposition', '1 Base'] },
        { 'Haifa District': '1 Underground Guerrilla' },
      ],
      when: [play('Rebels', 'A7', 'shaded'), answers('roll', '2'), answers('Rebels', 'Lydda', 'March', 'Jerusalem District')],
      then: [asked('Rebels', 'Galilee', 'done')],
    },
  );

  example('Rebels may stop at once [9.0 A7]', 132, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] }],
  });

  example('without Opposition there is nothing to do [5.1.3]', 145, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1')],
    then: [{ Samaria: ['1 Base', '2 Underground Guerrillas'] }, nothingAsked],
  });

  example('a space where no Operation can be conducted is not offered [9.0 A7]', 156, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: ['1 Base', '2 Underground Guerrillas'] },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'], 'Haifa City': ['1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Opposition', '1 Curfew'] },
    ],
    when: [play('British', 'A7', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Lydda', 'Haifa City', 'done'), notOffered('Jerusalem City')],
  });
});
