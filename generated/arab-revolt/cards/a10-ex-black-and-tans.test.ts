// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A10 Ex-Black and Tans. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, hold, notOffered, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a10-ex-black-and-tans.yaml');

describe('A10 Ex-Black and Tans', () => {
  example('Opposition is removed only where there are Police [9.0 A10]', 17, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Opposition'], Lydda: ['1 Police', '1 Opposition'], Gaza: ['1 Troops', '1 Opposition'] },
      { Galilee: '1 Police', 'Haifa City': ['1 Police', '1 Opposition'] },
    ],
    when: [play('British', 'A10', 'unshaded')],
    then: [asked('British', 'Samaria', 'Lydda', 'Haifa City', 'done')],
  });

  example('Opposition is removed from one space [9.0 A10]', 30, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Opposition'], Lydda: ['1 Police', '1 Opposition'] }],
    when: [play('British', 'A10', 'unshaded'), answers('British', 'Lydda')],
    then: [{ Samaria: ['1 Police', '1 Opposition'], Lydda: '1 Police' }],
  });

  example('British may leave the Opposition, whoever executes the Event [9.0 A10]', 42, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Opposition'] }],
    when: [play('Rebels', 'A10', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: ['1 Police', '1 Opposition'] }],
  });

  example('without Police at Opposition nothing is asked [5.1.3]', 52, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Active Irregular', '1 Opposition'], Lydda: '1 Police' }],
    when: [play('British', 'A10', 'unshaded')],
    then: [{ Samaria: ['1 Troops', '1 Active Irregular', '1 Opposition'] }, nothingAsked],
  });

  example('a Detain chit spreads Opposition to two spaces with Police [8.0, Ex-Black and Tans]', 63, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], 'Jerusalem City': ['1 Police', '1 Underground Guerrilla'], Gaza: '1 Police' },
    ],
    when: [
      play('Rebels', 'A10', 'shaded'),
      answers('Rebels', 'yes'),
      answers('draw', 'Detain'),
      answers('Rebels', 'Tel Aviv-Jaffa', 'Jerusalem City'),
    ],
    then: [
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Underground Guerrilla', '1 Opposition'], Gaza: '1 Police' },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('a Fine chit does nothing [9.0 A10, tip]', 80, {
    given: [emptyBoard, { Samaria: '1 Police', Lydda: '1 Police' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Fine')],
    then: [{ Samaria: '1 Police', Lydda: '1 Police' }, poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine')],
  });

  example('the Rebels may leave it [9.0 A10]', 94, {
    given: [emptyBoard, { Samaria: '1 Police' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'no')],
    then: [{ Samaria: '1 Police' }],
  });

  example('Rebels decide, whoever executes the Event [9.0 A10]', 104, {
    given: [emptyBoard, { Samaria: '1 Police' }],
    when: [play('British', 'A10', 'shaded')],
    then: [asked('Rebels', 'yes', 'no')],
  });

  example('only spaces with Police, and a Railway is one [ruling, Reprisals on a Railway]', 113, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Opposition'], 'Haifa–Syria': '1 Police', 'Haifa City': '1 Police', Gaza: '2 Troops' },
      { Lydda: '2 Underground Guerrillas' },
    ],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Demolish')],
    then: [asked('Rebels', 'Samaria', 'Haifa–Syria', 'Haifa City')],
  });

  example('a Demolish chit places a Guerrilla in two spaces and removes no Opposition [ruling, Reprisals on a Railway]', 128, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Opposition'], 'Haifa–Syria': '1 Police', 'Haifa City': '1 Police' }],
    when: [
      play('Rebels', 'A10', 'shaded'),
      answers('Rebels', 'yes'),
      answers('draw', 'Demolish'),
      answers('Rebels', 'Samaria', 'Haifa–Syria'),
    ],
    then: [
      { Samaria: ['1 Police', '1 Underground Guerrilla', '1 Opposition'], 'Haifa–Syria': ['1 Police', '1 Underground Guerrilla'] },
      { 'Haifa City': '1 Police' },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
      nothingAsked,
    ],
  });

  example('where Police are in one space, it is that one [5.1.3]', 146, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: '1 Troops' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Detain')],
    then: [{ Samaria: ['1 Police', '1 Opposition'], Gaza: '1 Troops' }],
  });

  example('no Guerrilla comes from the map [5.1.1]', 159, {
    given: [emptyBoard, { Syria: '14 Active Guerrillas', Samaria: '1 Police', Gaza: '1 Police' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Demolish'), answers('Rebels', 'Gaza')],
    then: [{ Syria: '14 Active Guerrillas', Gaza: ['1 Police', '1 Underground Guerrilla'], Samaria: '1 Police' }],
  });

  example('a held chit is neither used nor returned [9.0 A10]', 175, {
    given: [emptyBoard, { Samaria: '1 Police' }, hold('British', '2 Fine')],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Demolish')],
    then: [
      { Samaria: ['1 Police', '1 Underground Guerrilla'] },
      hold('British', '2 Fine'),
      poolHolds('Punishment', '2 Detain', '2 Demolish'),
    ],
  });

  example('a Detain chit does nothing on a Railway [ruling, Reprisals on a Railway]', 189, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Police', '1 Active Guerrilla'], Gaza: '1 Police', Samaria: '1 Police' }],
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Detain')],
    then: [asked('Rebels', 'Samaria', 'Gaza'), notOffered('Haifa–Syria')],
  });
});
