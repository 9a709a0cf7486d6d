// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A6 House Demolition. */
import { describe, test } from 'vitest';
import { answers, asked, chits, emptyBoard, examplesIn, hold, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a6-house-demolition.yaml');

describe('A6 House Demolition', () => {
  example('both Demolish chits are used, each in two spaces with Troops [9.0 A6]', 20, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Opposition'], Gaza: ['1 Troops', '1 Opposition'] },
      { Lydda: ['1 Troops', '1 Opposition'], Galilee: ['1 Troops', '1 Opposition'] },
    ],
    when: [
      play('British', 'A6', 'unshaded'),
      answers('British', 'yes'),
      answers('draw', 'Demolish', 'Demolish'),
      answers('British', 'yes', 'Samaria', 'Haifa City'),
      answers('British', 'yes', 'Gaza', 'Haifa City'),
    ],
    then: [
      { Samaria: ['1 Troops', '1 Underground Guerrilla'], 'Haifa City': ['1 Troops', '2 Underground Guerrillas'] },
      { Gaza: ['1 Troops', '1 Underground Guerrilla'], Lydda: ['1 Troops', '1 Opposition'], Galilee: ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '2 Detain', '2 Fine'),
    ],
  });

  example('a Demolish chit that was used is set aside, the unused chit returns to the pool [9.0 A6]', 42, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Opposition'], 'Haifa City': '1 Troops', Gaza: ['1 Troops', '1 Opposition'] }],
    when: [
      play('British', 'A6', 'unshaded'),
      answers('British', 'yes'),
      answers('draw', 'Demolish', 'Fine'),
      answers('British', 'yes', 'Samaria', 'Haifa City'),
    ],
    then: [
      { Samaria: ['2 Troops', '1 Underground Guerrilla'], 'Haifa City': ['1 Troops', '1 Underground Guerrilla'] },
      { Gaza: ['1 Troops', '1 Opposition'] },
      chits(1, 'Demolish', 'aside'),
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
    ],
  });

  example('only Districts and Cities with Troops [ruling, Demolish chits of House Demolition]', 60, {
    given: [
      emptyBoard,
      { Samaria: '1 Troops', 'Haifa City': '1 Troops', Gaza: '1 Troops', Lydda: ['2 Police', '1 Opposition'], 'Haifa–Syria': '2 Troops' },
    ],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Detain', 'Demolish'), answers('British', 'yes')],
    then: [asked('British', 'Samaria', 'Haifa City', 'Gaza')],
  });

  example('where Troops are in one space, the chit is used there [ruling, Demolish chits of House Demolition]', 76, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'], 'Haifa–Syria': '2 Troops' }],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Detain', 'Demolish'), answers('British', 'yes')],
    then: [
      { Samaria: ['1 Troops', '1 Underground Guerrilla'], 'Haifa–Syria': '2 Troops' },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
    ],
  });

  example('a Demolish chit need not be used [ruling, Demolish chits of House Demolition]', 91, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Demolish', 'Demolish'), answers('British', 'no')],
    then: [{ Samaria: ['1 Troops', '1 Opposition'] }, poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine')],
  });

  example('without a Demolish chit drawn, not even a held one is used [9.0 A6]', 104, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }, hold('British', '1 Demolish')],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Detain', 'Fine')],
    then: [
      { Samaria: ['1 Troops', '1 Opposition'] },
      hold('British', '1 Demolish'),
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
    ],
  });

  example('a Demolish chit alone in the pool is used [ruling, Too few chits in a pool]', 118, {
    given: [emptyBoard, poolHolds('Punishment', '1 Demolish'), { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes', 'yes')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'] }, poolHolds('Punishment')],
  });

  example('without Available Guerrillas only the Opposition goes [5.1.1]', 130, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'], Syria: '15 Active Guerrillas' }],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Demolish', 'Fine'), answers('British', 'yes')],
    then: [{ Samaria: '1 Troops', Syria: '15 Active Guerrillas' }],
  });

  example('British decide, whoever executes the Event [9.0 A6]', 144, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [play('Rebels', 'A6', 'unshaded'), answers('British', 'no')],
    then: [{ Samaria: ['1 Troops', '1 Opposition'] }, poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine')],
  });

  example('Guerrillas come to spaces with Curfews rather than Opposition [9.0 A6]', 155, {
    given: [
      emptyBoard,
      { Galilee: '1 Underground Guerrilla', Samaria: ['1 Police', '1 Curfew', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Curfew'] },
      { Lydda: '1 Opposition', Gaza: '2 Troops' },
    ],
    when: [play('Rebels', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Galilee', 'Syria')],
    then: [asked('Rebels', 'Samaria', 'Haifa City', 'done')],
  });

  example('Mobilize places Bases and one Guerrilla in each space with a Curfew [9.0 A6]', 169, {
    given: [
      emptyBoard,
      { Galilee: '1 Underground Guerrilla', Samaria: ['1 Police', '1 Curfew'], 'Haifa City': ['1 Troops', '1 Curfew'] },
      { Lydda: '1 Opposition' },
    ],
    when: [play('British', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Galilee', 'done', 'Samaria', 'Haifa City')],
    then: [
      { Galilee: ['1 Underground Guerrilla', '1 Base'], Samaria: ['1 Police', '1 Underground Guerrilla', '1 Curfew'] },
      { 'Haifa City': ['1 Troops', '1 Underground Guerrilla', '1 Curfew'], Lydda: '1 Opposition' },
      nothingAsked,
    ],
  });

  example('Guerrillas of Mobilize may come from the map [ruling, Own pieces taken from the map]', 186, {
    given: [emptyBoard, { Lebanon: '14 Underground Guerrillas', Syria: '1 Active Guerrilla', Samaria: ['1 Police', '1 Curfew'] }],
    when: [play('Rebels', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Lebanon', 'done', 'Samaria', 'Active Guerrilla in Syria')],
    then: [
      { Samaria: ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Lebanon: ['14 Underground Guerrillas', '1 Base'], Syria: 'nothing' },
    ],
  });

  example('Rebels may leave it [9.0 A6]', 200, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Curfew'] }],
    when: [play('Rebels', 'A6', 'shaded'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Police', '1 Curfew'], Syria: 'nothing' }],
  });
});
