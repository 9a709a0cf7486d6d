// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A28 Tegart Forts. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, has, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a28-tegart-forts.yaml');

describe('A28 Tegart Forts', () => {
  example('three Police leave the map, and the British say which [9.0 A28]', 15, {
    given: [emptyBoard, { Samaria: ['2 Police', '1 Curfew'], Gaza: '2 Police', Galilee: ['1 Police', '1 Curfew'] }],
    when: [play('Rebels', 'A28', 'event'), answers('British', 'Police in Gaza', 'Police in Samaria', 'Police in Galilee')],
    then: [
      { Samaria: ['1 Police', '1 Curfew'], Gaza: '1 Police', Galilee: 'nothing', 'Tegart Forts': '3 Police' },
      has('Available', '4 Police'),
      inPlay('A28'),
    ],
  });

  example('what is missing on the map is taken from Available [9.0 A28]', 32, {
    given: [emptyBoard, { Samaria: ['1 Police', '2 Troops'] }],
    when: [play('British', 'A28', 'event')],
    then: [{ Samaria: '2 Troops', 'Tegart Forts': '3 Police' }, has('Available', '6 Police'), inPlay('A28')],
  });

  example('all three from Available where no Police are on the map [9.0 A28]', 44, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Irregular'] }],
    when: [play('British', 'A28', 'event')],
    then: [{ Samaria: ['2 Troops', '1 Underground Irregular'], 'Tegart Forts': '3 Police' }, has('Available', '6 Police')],
  });

  example('as many as there are [5.1.3]', 55, {
    given: [emptyBoard, { Samaria: '1 Police', 'Out of Play': '7 Police' }],
    when: [play('British', 'A28', 'event')],
    then: [{ Samaria: 'nothing', 'Tegart Forts': '2 Police', 'Out of Play': '7 Police' }],
  });

  example('Police stay on the card for good [9.0 A28]', 67, {
    given: [emptyBoard, inPlay('A28', 'event'), { 'Tegart Forts': '3 Police' }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tegart Forts': '3 Police' }, has('Available', '6 Police')],
  });

  example('Guerrillas that march from a Foreign Country are Active [9.0 A28]', 78, {
    given: [
      emptyBoard,
      inPlay('A28', 'event'),
      { Syria: '2 Underground Guerrillas', Samaria: '1 Underground Guerrilla', 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Syria', 'Galilee', '1', 'Lebanon', 'Samaria', 'Galilee')],
    then: [
      { Syria: 'nothing', Lebanon: '1 Active Guerrilla', Samaria: 'nothing', Galilee: ['1 Active Guerrilla', '1 Underground Guerrilla'] },
    ],
  });

  example('into a Foreign Country they march unseen [9.0 A28]', 94, {
    given: [emptyBoard, inPlay('A28', 'event'), { Galilee: '2 Underground Guerrillas', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Syria', '2')],
    then: [{ Galilee: 'nothing', Syria: '2 Underground Guerrillas' }],
  });

  example('without the forts Guerrillas march from a Foreign Country unseen [3.3.2; 9.0 A28]', 107, {
    given: [emptyBoard, { Lebanon: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Galilee')],
    then: [{ Lebanon: 'nothing', Galilee: '1 Underground Guerrilla' }],
  });

  example('the forts stand at the borders of Transjordan and Egypt too [9.0 A28, background]', 119, {
    given: [
      emptyBoard,
      inPlay('A28', 'event'),
      { Transjordan: '1 Underground Guerrilla', Egypt: '1 Underground Guerrilla', 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Transjordan', 'Samaria', 'Egypt', 'Gaza')],
    then: [{ Samaria: '1 Active Guerrilla', Gaza: '1 Active Guerrilla', Transjordan: 'nothing', Egypt: 'nothing' }],
  });

  example('Guerrillas that raid from a Foreign Country are Active and do nothing more [9.0 A28]', 135, {
    given: [emptyBoard, inPlay('A28', 'event'), { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: '1 Police' }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee')],
    then: [{ Syria: '1 Base', Galilee: ['1 Police', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('it counts as a British Capability [9.0 A28, tip]', 149, {
    given: [inPlay('A28', 'event'), { 'Political Will': 10 }],
    when: [play('Rebels', 'A16', 'shaded')],
    then: [{ 'Political Will': 9 }],
  });

  example('it is not cancelled with the shaded ones [9.0 A16, tip]', 158, {
    given: [inPlay('A28', 'event')],
    when: [play('British', 'A16', 'unshaded')],
    then: [inPlay('A28')],
  });

  example('no Italian Aid past the forts [9.0 A11]', 166, {
    given: [emptyBoard, inPlay('A28', 'event'), { Syria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [play('Rebels', 'A11', 'event')],
    then: [{ Syria: ['1 Base', '1 Underground Guerrilla'] }, nothingAsked],
  });
});
