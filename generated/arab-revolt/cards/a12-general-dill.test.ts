// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A12 General Dill. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, hold, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a12-general-dill.yaml');

describe('A12 General Dill', () => {
  example('without a held chit there is only one Punish [9.0 A12, tip]', 15, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'], Gaza: ['1 Police', '3 Active Guerrillas'] }],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'Punish'), answers('draw', 'Detain', 'Detain')],
    then: [
      { Samaria: ['1 Troops', '2 Active Guerrillas', '1 Opposition'], Gaza: ['1 Police', '3 Active Guerrillas'], Prison: '1 Guerrilla' },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      nothingAsked,
    ],
  });

  example('the second Punish uses the held chit and draws none [9.0 A12, tip]', 31, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] }, hold('British', '1 Detain')],
    when: [
      play('British', 'A12', 'unshaded'),
      answers('British', 'Punish'),
      answers('draw', 'Demolish', 'Fine'),
      answers('British', 'Demolish', 'Punish', 'Active Guerrilla in Samaria'),
    ],
    then: [
      { Samaria: ['1 Troops', '2 Active Guerrillas', '1 Underground Guerrilla', '1 Opposition'] },
      hold('British'),
      poolHolds('Punishment', '1 Detain', '1 Demolish', '2 Fine'),
      nothingAsked,
    ],
  });

  example('a held chit used in the first Punish is not there for a second [9.0 A12, tip]', 47, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] }, hold('British', '1 Detain')],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'Punish'), answers('draw', 'Fine', 'Fine'), answers('British', 'Detain')],
    then: [
      { Samaria: ['1 Troops', '2 Active Guerrillas', '1 Opposition'] },
      hold('British'),
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      nothingAsked,
    ],
  });

  example('of two held chits one may be used each time [9.0 A12]', 63, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] }, hold('British', '2 Detain')],
    when: [
      play('British', 'A12', 'unshaded'),
      answers('British', 'Punish'),
      answers('draw', 'Fine', 'Demolish'),
      answers('British', 'Detain', 'Punish'),
    ],
    then: [{ Prison: '2 Guerrillas' }, hold('British'), poolHolds('Punishment', '2 Demolish', '2 Fine')],
  });

  example('British may keep the held chit [9.0 A12]', 78, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] }, hold('British', '1 Detain')],
    when: [
      play('British', 'A12', 'unshaded'),
      answers('British', 'Punish'),
      answers('draw', 'Fine', 'Demolish'),
      answers('British', 'Fine', 'done'),
    ],
    then: [{ Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] }, hold('British', '1 Detain')],
  });

  example('British decide, whoever executes the Event [9.0 A12]', 92, {
    given: [emptyBoard, { Samaria: ['1 Troops', '3 Active Guerrillas'] }],
    when: [play('Rebels', 'A12', 'unshaded')],
    then: [asked('British', 'Punish', 'done')],
  });

  example('without Troops in a District or City there is no Punish [5.1.3]', 101, {
    given: [emptyBoard, { Samaria: ['1 Police', '3 Active Guerrillas'], 'Haifa–Syria': '2 Troops' }, hold('British', '1 Detain')],
    when: [play('British', 'A12', 'unshaded')],
    then: [{ Samaria: ['1 Police', '3 Active Guerrillas'] }, hold('British', '1 Detain'), nothingAsked],
  });

  example(
    'with Punitive Searches the first Punish chooses from the pool and the second uses a held chit [5.1.2; ruling, A chit that is held and a chit that is chosen]',
    114,
    {
      given: [
        emptyBoard,
        inPlay('A18', 'unshaded'),
        { Samaria: ['1 Troops', '3 Active Guerrillas', '1 Opposition'] },
        hold('British', '1 Detain'),
      ],
      when: [play('British', 'A12', 'unshaded'), answers('British', 'Punish', 'Demolish', 'Punish', 'Active Guerrilla in Samaria')],
      then: [
        { Samaria: ['1 Troops', '2 Active Guerrillas', '1 Underground Guerrilla', '1 Opposition'] },
        hold('British'),
        poolHolds('Punishment', '1 Detain', '1 Demolish', '2 Fine'),
      ],
    },
  );

  example('half of five Irregulars are two [9.0 A12]', 128, {
    given: [
      emptyBoard,
      { Samaria: ['2 Active Irregulars', '2 Police'], Gaza: '2 Underground Irregulars', 'Haifa City': '1 Underground Irregular' },
    ],
    when: [play('Rebels', 'A12', 'shaded'), answers('Rebels', 'Underground Irregular in Gaza', 'Underground Irregular in Haifa City')],
    then: [
      { Samaria: ['2 Active Irregulars', '2 Police'], Gaza: '1 Underground Irregular', 'Haifa City': 'nothing' },
      has('Available', '3 Irregulars'),
      nothingAsked,
    ],
  });

  example('half of six Irregulars are three, and the British choose where they execute it [5.1]', 144, {
    given: [emptyBoard, { Samaria: '4 Active Irregulars', Gaza: '2 Underground Irregulars' }],
    when: [
      play('British', 'A12', 'shaded'),
      answers('British', 'Active Irregular in Samaria', 'Underground Irregular in Gaza', 'Active Irregular in Samaria'),
    ],
    then: [{ Samaria: '2 Active Irregulars', Gaza: '1 Underground Irregular' }, has('Available', '3 Irregulars')],
  });

  example('half of four Irregulars in one space are two, not fewer [9.0 A12]', 157, {
    given: [emptyBoard, { Samaria: '4 Active Irregulars' }],
    when: [play('Rebels', 'A12', 'shaded')],
    then: [{ Samaria: '2 Active Irregulars' }, nothingAsked],
  });

  example('a single Irregular stays [9.0 A12]', 167, {
    given: [emptyBoard, { Samaria: '1 Active Irregular' }],
    when: [play('Rebels', 'A12', 'shaded')],
    then: [{ Samaria: '1 Active Irregular' }],
  });

  example('a Curfew goes with the last British piece [1.12]', 176, {
    given: [emptyBoard, { Samaria: ['1 Active Irregular', '1 Curfew'], Gaza: '1 Underground Irregular' }],
    when: [play('Rebels', 'A12', 'shaded'), answers('Rebels', 'Active Irregular in Samaria')],
    then: [{ Samaria: 'nothing', Gaza: '1 Underground Irregular' }],
  });
});
