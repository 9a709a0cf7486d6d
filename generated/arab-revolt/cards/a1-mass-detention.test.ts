// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A1 Mass Detention. */
import { describe, test } from 'vitest';
import { answers, asked, chits, conduct, emptyBoard, examplesIn, inPlay, notInPlay, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a1-mass-detention.yaml');

describe('A1 Mass Detention', () => {
  example('Detain removes 1 additional Guerrilla from a selected space with a Curfew [9.0 A1, tip]', 16, {
    given: [
      emptyBoard,
      inPlay('A1', 'unshaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['2 Troops', '4 Underground Guerrillas', '1 Curfew'], 'Haifa City': ['1 Troops', '3 Active Guerrillas', '1 Opposition'] },
      { Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish'), answers('British', 'Haifa City', 'Samaria')],
    then: [
      { Samaria: ['2 Troops', '2 Underground Guerrillas', '1 Curfew', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '2 Active Guerrillas', '1 Opposition'], Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] },
      { Prison: '3 Guerrillas' },
      chits(2, 'Detain', 'aside'),
    ],
  });

  example('a Curfew with one Guerrilla loses that one [5.1.3]', 34, {
    given: [
      emptyBoard,
      inPlay('A1', 'unshaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '1 Active Guerrilla', '1 Base', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Base', '1 Curfew', '1 Opposition'], Prison: '1 Guerrilla' }],
  });

  example('Demolish removes no Guerrilla under a Curfew [9.0 A1]', 46, {
    given: [
      emptyBoard,
      inPlay('A1', 'unshaded'),
      poolHolds('Punishment', '1 Demolish'),
      { Samaria: ['1 Troops', '2 Active Guerrillas', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '2 Active Guerrillas', '1 Underground Guerrilla', '1 Curfew'], Prison: 'nothing' }],
  });

  example('without the Capability a Curfew makes no difference [1.7.2]', 58, {
    given: [emptyBoard, notInPlay('A1'), poolHolds('Punishment', '1 Detain'), { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Curfew'] }],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '2 Active Guerrillas', '1 Curfew', '1 Opposition'], Prison: '1 Guerrilla' }],
  });

  example('with Rebel Courts a Base and a Guerrilla go from under a Curfew [ruling, A Base for a Guerrilla]', 70, {
    given: [
      emptyBoard,
      inPlay('A1', 'unshaded'),
      inPlay('A27', 'unshaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '3 Active Guerrillas', '2 Bases', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish'), answers('British', 'yes')],
    then: [{ Samaria: ['1 Troops', '2 Active Guerrillas', '1 Base', '1 Curfew', '1 Opposition'], Prison: ['1 Guerrilla', '1 Base'] }],
  });

  example('with Rebel Courts the British may still take two Guerrillas [ruling, A Base for a Guerrilla]', 84, {
    given: [
      emptyBoard,
      inPlay('A1', 'unshaded'),
      inPlay('A27', 'unshaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Base', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish'), answers('British', 'no')],
    then: [{ Samaria: ['1 Troops', '1 Active Guerrilla', '1 Base', '1 Curfew', '1 Opposition'], Prison: '2 Guerrillas' }],
  });

  example('Rebels may execute a British Capability [5.3]', 98, {
    when: [play('Rebels', 'A1', 'shaded')],
    then: [inPlay('A1', 'shaded'), { Samaria: ['1 Base', '2 Underground Guerrillas', '1 Police', '1 Opposition'], Prison: 'nothing' }],
  });

  example('Opposition may be added to a District or City adjacent to a space already at Opposition [9.0 A1]', 106, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { 'Jerusalem District': ['2 Troops', '2 Active Guerrillas', '1 Opposition'], Lydda: '1 Opposition' },
      { Samaria: ['1 Police', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish')],
    then: [
      { 'Jerusalem District': ['2 Troops', '2 Active Guerrillas', '1 Opposition'] },
      asked('Rebels', 'Samaria', 'Gaza', 'Jerusalem City', 'done'),
    ],
  });

  example('Opposition is added to one adjacent space only [9.0 A1]', 120, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { 'Jerusalem District': ['2 Troops', '2 Active Guerrillas', '1 Opposition'] },
    ],
    when: [conduct('British', 'Punish'), answers('Rebels', 'Jerusalem City')],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Active Guerrilla', '1 Opposition'], 'Jerusalem City': '1 Opposition', Samaria: 'nothing' },
      { Lydda: 'nothing', Gaza: 'nothing', Prison: '1 Guerrilla' },
      nothingAsked,
    ],
  });

  example('Rebels may leave the adjacent spaces alone [9.0 A1]', 138, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Opposition'] },
    ],
    when: [conduct('British', 'Punish'), answers('Rebels', 'done')],
    then: [{ 'Haifa City': ['1 Troops', '1 Opposition'], 'Haifa District': 'nothing' }],
  });

  example('a space that only now comes to Opposition spreads none [9.0 A1]', 151, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '1 Active Guerrilla', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Curfew', '1 Opposition'], Galilee: 'nothing', Prison: '1 Guerrilla' }, nothingAsked],
  });

  example('Opposition just added counts in the second space [ruling, Already at Opposition]', 165, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Opposition'], 'Haifa District': ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [
      conduct('British', 'Punish'),
      answers('British', 'Haifa City'),
      answers('Rebels', 'Haifa District'),
      answers('British', 'Haifa District'),
    ],
    then: [asked('Rebels', 'Galilee', 'Samaria', 'done')],
  });

  example('other chits spread no Opposition [9.0 A1]', 180, {
    given: [emptyBoard, inPlay('A1', 'shaded'), poolHolds('Punishment', '1 Demolish'), { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'], Lydda: 'nothing' }, nothingAsked],
  });

  example('a Detain chit of which only the Mobilization is resolved is not used [ruling, Already at Opposition]', 193, {
    given: [emptyBoard, inPlay('A1', 'shaded'), { Samaria: ['1 Police', '1 Opposition'], Gaza: '1 Police' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Detain')],
    then: [{ Samaria: ['1 Police', '1 Opposition'], Gaza: ['1 Police', '1 Opposition'], Lydda: 'nothing' }, nothingAsked],
  });

  example('Opposition in another space gives the Rebels nothing [9.0 A1]', 209, {
    given: [
      emptyBoard,
      inPlay('A1', 'shaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '1 Active Guerrilla'], Gaza: '1 Opposition' },
    ],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Opposition'], Prison: '1 Guerrilla' }, nothingAsked],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 223, {
    when: [play('British', 'A1', 'unshaded')],
    then: [inPlay('A1', 'unshaded'), nothingAsked],
  });
});
