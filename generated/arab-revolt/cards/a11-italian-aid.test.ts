// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A11 Italian Aid. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a11-italian-aid.yaml');

describe('A11 Italian Aid', () => {
  example('one Limited Operation for each Foreign Country with Rebel pieces [8.0, Italian Aid]', 11, {
    given: [
      emptyBoard,
      { Lebanon: '3 Underground Guerrillas', Syria: '2 Bases', 'Tel Aviv-Jaffa': ['1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Opposition'], Samaria: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'Rally', 'Tel Aviv-Jaffa', 'Rally', 'Jerusalem City')],
    then: [
      { 'Tel Aviv-Jaffa': ['1 Underground Guerrilla', '1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Underground Guerrilla', '1 Police', '1 Opposition'] },
      nothingAsked,
    ],
  });

  example('different Operations with the same Guerrilla, in one space each [9.0 A11, tip]', 27, {
    given: [
      emptyBoard,
      { 'Operations value': 3, Lebanon: '1 Underground Guerrilla', Syria: '1 Base', Galilee: '1 Police' },
      { Gaza: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'March', 'Lebanon', 'Galilee', 'Ambush', 'Galilee')],
    then: [{ Lebanon: 'nothing', Galilee: '1 Active Guerrilla', Gaza: ['1 Underground Guerrilla', '1 Police'] }, nothingAsked],
  });

  example('three Foreign Countries, three Operations [9.0 A11]', 44, {
    given: [emptyBoard, { Lebanon: '1 Underground Guerrilla', Syria: '1 Base', Transjordan: '1 Active Guerrilla', Egypt: 'nothing' }],
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'Rally', 'Lebanon', 'Rally', 'Lebanon')],
    then: [{ Lebanon: '3 Underground Guerrillas' }, asked('Rebels', 'Rally', 'March', 'done')],
  });

  example('Rebels may stop before [9.0 A11]', 58, {
    given: [emptyBoard, { Lebanon: '1 Underground Guerrilla', Syria: '1 Base' }],
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'Rally', 'Lebanon', 'done')],
    then: [{ Lebanon: '2 Underground Guerrillas', Syria: '1 Base' }],
  });

  example('Rebel pieces in Palestine do not count [9.0 A11]', 70, {
    given: [emptyBoard, { Galilee: ['1 Base', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A11', 'event')],
    then: [{ Galilee: ['1 Base', '2 Underground Guerrillas'] }, nothingAsked],
  });

  example('Tegart Forts in play stop it [9.0 A11]', 80, {
    given: [emptyBoard, inPlay('A28', 'event'), { Lebanon: '1 Underground Guerrilla', Syria: '1 Base' }],
    when: [play('Rebels', 'A11', 'event')],
    then: [{ Lebanon: '1 Underground Guerrilla' }, nothingAsked],
  });

  example('resolved before the 1st Eligible acts, and the Event box is closed [9.0 A11, tip]', 92, {
    given: [emptyBoard, card('A11'), are('British', '1st Eligible'), { Lebanon: '1 Underground Guerrilla', Gaza: '1 Troops' }],
    when: [conduct(null, 'Event Card Round'), answers('Rebels', 'Rally')],
    then: [{ Lebanon: '2 Underground Guerrillas' }, asked('British', 'Limited Operation', 'Operation & Special Activity')],
  });
});
