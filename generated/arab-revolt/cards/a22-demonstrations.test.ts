// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A22 Demonstrations. */
import { describe, test } from 'vitest';
import { answers, asked, chits, emptyBoard, examplesIn, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a22-demonstrations.yaml');

describe('A22 Demonstrations', () => {
  example('a Curfew in all Cities with both British and Rebel pieces, then Punish there even without Troops [9.0 A22]', 16, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla', '1 Opposition'], 'Jerusalem City': ['1 Police', '1 Base'] },
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Opposition'], Samaria: ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [play('British', 'A22', 'unshaded'), answers('British', 'Haifa City')],
    then: [
      { 'Haifa City': ['1 Underground Irregular', '1 Curfew', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Base', '1 Curfew', '1 Opposition'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Opposition'] },
      { Samaria: ['1 Troops', '1 Underground Guerrilla'], Prison: '1 Guerrilla' },
      chits(1, 'Detain', 'aside'),
    ],
  });

  example('two Cities have to be selected where three have a Curfew [9.0 A22, tip]', 35, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Curfew', '1 Opposition'], 'Jerusalem City': ['1 Police', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Guerrilla'], Samaria: ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Demolish'),
    ],
    when: [play('Rebels', 'A22', 'unshaded'), answers('British', 'Haifa City')],
    then: [asked('British', 'Jerusalem City', 'Tel Aviv-Jaffa'), { 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Guerrilla', '1 Curfew'] }],
  });

  example('no third City is punished [9.0 A22, tip]', 50, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Curfew', '1 Opposition'], 'Jerusalem City': ['1 Police', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Guerrilla'], Samaria: ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '2 Demolish'),
    ],
    when: [play('Rebels', 'A22', 'unshaded'), answers('British', 'Haifa City', 'Jerusalem City')],
    then: [
      { 'Haifa City': ['1 Police', '1 Underground Guerrilla', '1 Curfew'] },
      { 'Jerusalem City': ['1 Police', '1 Underground Guerrilla', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Samaria: ['1 Troops', '1 Opposition'] },
    ],
  });

  example('the chit is drawn as in any Punish [9.0 A22; 4.2.1]', 67, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A22', 'unshaded'), answers('draw', 'Detain', 'Fine')],
    then: [asked('British', 'Detain', 'Fine'), { 'Haifa City': ['1 Police', '1 Active Guerrilla', '1 Curfew'] }],
  });

  example('one City with a Curfew is punished where no second has one [5.1.3; ruling, Fewer Cities than two]', 78, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Active Guerrilla' },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [play('Rebels', 'A22', 'unshaded')],
    then: [
      { 'Haifa City': ['1 Police', '1 Curfew', '1 Opposition'], 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Active Guerrilla' },
      { Prison: '1 Guerrilla' },
    ],
  });

  example('a City that has a Curfew gets no second one, and is punished as well [1.4.2; 5.1.1]', 93, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '2 Active Guerrillas', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Active Guerrilla'] },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [play('Rebels', 'A22', 'unshaded'), answers('British', 'Haifa City')],
    then: [
      { 'Haifa City': ['1 Police', '1 Active Guerrilla', '1 Curfew', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Curfew', '1 Opposition'] },
    ],
  });

  example('the executing faction says where the last Curfew is placed [ruling, The order of spaces where pieces or markers run out]', 106, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Curfew'], 'Haifa City': ['1 Police', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Active Guerrilla'] },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [play('Rebels', 'A22', 'unshaded'), answers('Rebels', 'Tel Aviv-Jaffa')],
    then: [
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew', '1 Opposition'], 'Haifa City': ['1 Police', '1 Active Guerrilla'] },
      { Samaria: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Curfew'] },
    ],
  });

  example('without Cities with Curfews there is no Punish [9.0 A22]', 123, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': '3 Troops', Samaria: ['1 Troops', '1 Active Guerrilla', '1 Curfew'] },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [play('British', 'A22', 'unshaded')],
    then: [{ Samaria: ['1 Troops', '1 Active Guerrilla', '1 Curfew'] }, poolHolds('Punishment', '2 Detain')],
  });

  example('the Curfews are placed where no chit is left [5.1.3]', 135, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Active Guerrilla'] }, poolHolds('Punishment')],
    when: [play('Rebels', 'A22', 'unshaded')],
    then: [{ 'Haifa City': ['1 Police', '1 Active Guerrilla', '1 Curfew'] }],
  });

  example('the Rebels may add Opposition to a District adjacent to each City with Opposition [9.0 A22]', 145, {
    given: [
      emptyBoard,
      { 'Haifa City': '1 Opposition', 'Jerusalem City': ['1 Opposition', '2 Troops'], 'Tel Aviv-Jaffa': '1 Opposition' },
      { Samaria: '1 Opposition' },
    ],
    when: [play('British', 'A22', 'shaded'), answers('Rebels', 'Haifa City', 'Jerusalem City', 'Tel Aviv-Jaffa')],
    then: [
      { 'Haifa District': '1 Opposition', 'Jerusalem District': '1 Opposition', Lydda: '1 Opposition', Gaza: 'nothing' },
      { Galilee: 'nothing', 'Haifa City': '1 Opposition' },
    ],
  });

  example('only Cities with Opposition spread it, and the Rebels may leave some out [9.0 A22]', 163, {
    given: [emptyBoard, { 'Haifa City': '1 Opposition', 'Tel Aviv-Jaffa': '1 Opposition', 'Jerusalem City': '1 Underground Guerrilla' }],
    when: [play('British', 'A22', 'shaded'), answers('Rebels', 'Tel Aviv-Jaffa', 'done')],
    then: [{ Lydda: '1 Opposition', 'Haifa District': 'nothing', 'Jerusalem District': 'nothing' }],
  });

  example('a District that has Opposition gets no second marker [1.6]', 177, {
    given: [emptyBoard, { 'Haifa City': '1 Opposition', 'Haifa District': '1 Opposition', 'Jerusalem City': '1 Opposition' }],
    when: [play('British', 'A22', 'shaded')],
    then: [asked('Rebels', 'Jerusalem City', 'done')],
  });

  example('nothing spreads from Districts [9.0 A22]', 188, {
    given: [emptyBoard, { Samaria: '1 Opposition', Lydda: '1 Opposition' }],
    when: [play('Rebels', 'A22', 'shaded')],
    then: [{ Galilee: 'nothing', 'Tel Aviv-Jaffa': 'nothing' }],
  });
});
