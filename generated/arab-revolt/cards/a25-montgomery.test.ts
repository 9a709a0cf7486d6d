// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A25 Montgomery. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a25-montgomery.yaml');

describe('A25 Montgomery', () => {
  example('a Limited Operation in or adjacent to Haifa District [9.0 A25]', 14, {
    given: [
      emptyBoard,
      { 'Haifa District': ['1 Troops', '1 Active Guerrilla'], Galilee: ['1 Troops', '1 Active Guerrilla'] },
      { Samaria: ['1 Troops', '1 Active Guerrilla'], 'Haifa City': ['1 Police', '1 Active Guerrilla'] },
      { 'Haifa–Syria': ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Active Guerrilla'] },
      { Lydda: ['1 Troops', '1 Active Guerrilla'], 'Tel Aviv-Jaffa': ['1 Police', '1 Active Guerrilla'] },
    ],
    when: [play('British', 'A25', 'unshaded'), answers('British', 'Assault')],
    then: [asked('British', 'Haifa District', 'Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa')],
  });

  example('Sweep in Samaria, then Punish in Haifa District and Samaria [8.0, Montgomery]', 31, {
    given: [
      emptyBoard,
      { Samaria: ['2 Underground Guerrillas', '1 Opposition'], 'Haifa District': ['2 Troops', '1 Opposition'] },
      { 'Tel Aviv-Jaffa–Haifa': '2 Troops', 'Jerusalem District': ['4 Troops', '1 Opposition'] },
    ],
    when: [
      play('British', 'A25', 'unshaded'),
      answers('British', 'Sweep', 'Samaria'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', '2', 'Jerusalem District', '2', 'done'),
      answers('British', 'Punish'),
      answers('draw', 'Fine', 'Demolish'),
      answers('British', 'Demolish', 'Haifa District', 'Samaria'),
    ],
    then: [
      { Samaria: ['4 Troops', '2 Active Guerrillas', '1 Underground Guerrilla'] },
      { 'Haifa District': ['2 Troops', '1 Underground Guerrilla'], 'Jerusalem District': ['2 Troops', '1 Opposition'] },
      { 'Tel Aviv-Jaffa–Haifa': 'nothing' },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
    ],
  });

  example('Punish too in or adjacent to Haifa District [9.0 A25]', 52, {
    given: [
      emptyBoard,
      { 'Haifa District': '1 Troops', Galilee: '1 Troops', Samaria: '1 Troops', 'Haifa City': '1 Troops', 'Haifa–Syria': '1 Troops' },
      { Lydda: '1 Troops', 'Jerusalem City': '1 Troops' },
    ],
    when: [
      play('British', 'A25', 'unshaded'),
      answers('British', 'done', 'Punish'),
      answers('draw', 'Detain', 'Demolish'),
      answers('British', 'Detain'),
    ],
    then: [asked('British', 'Haifa District', 'Galilee', 'Samaria', 'Haifa City')],
  });

  example('the British decide when the Rebels execute it [5.1]', 70, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A25', 'unshaded')],
    then: [asked('British', 'Patrol', 'Sweep', 'Assault', 'done')],
  });

  example('the British may do neither [9.0 A25]', 79, {
    given: [emptyBoard, { 'Haifa City': ['2 Troops', '1 Active Guerrilla'] }],
    when: [play('British', 'A25', 'unshaded'), answers('British', 'done', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Active Guerrilla'] }, poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine')],
  });

  example('no Punish where the only Troops are elsewhere [5.1.3]', 90, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '1 Active Guerrilla'], Lydda: ['2 Troops', '1 Active Guerrilla'] }],
    when: [play('British', 'A25', 'unshaded'), answers('British', 'Assault')],
    then: [{ 'Haifa City': '2 Police', Lydda: ['2 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('the same Guerrilla marches and then sabotages [9.0 A25, tip]', 103, {
    given: [emptyBoard, { 'Haifa City': '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', 'Operations value': 3 }],
    when: [play('Rebels', 'A25', 'shaded'), answers('Rebels', 'March', 'Haifa–Syria'), answers('Rebels', 'Sabotage')],
    then: [
      { 'Haifa City': 'nothing', 'Haifa–Syria': ['1 Active Guerrilla', '1 Sabotage'], Lydda: '1 Underground Guerrilla' },
      nothingAsked,
    ],
  });

  example('a March out of the area [ruling, Where an Operation takes place]', 119, {
    given: [emptyBoard, { Samaria: '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' }],
    when: [play('Rebels', 'A25', 'shaded'), answers('Rebels', 'March', 'Lydda')],
    then: [{ Samaria: 'nothing', Lydda: '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' }],
  });

  example("the Rebels' Limited Operations are in or adjacent to Haifa District [9.0 A25, tip]", 132, {
    given: [
      emptyBoard,
      { 'Haifa District': '1 Underground Guerrilla', Galilee: '1 Underground Guerrilla', Samaria: '1 Underground Guerrilla' },
      { 'Haifa City': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', 'Tel Aviv-Jaffa': '1 Underground Guerrilla' },
      { Syria: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A25', 'shaded'), answers('Rebels', 'Sabotage', 'Haifa District'), answers('Rebels', 'Sabotage')],
    then: [
      { 'Haifa District': ['1 Active Guerrilla', '1 Opposition'] },
      asked('Rebels', 'Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa'),
    ],
  });

  example('the Rebels may stop after the first [9.0 A25]', 152, {
    given: [emptyBoard, { 'Haifa City': '2 Underground Guerrillas' }],
    when: [play('Rebels', 'A25', 'shaded'), answers('Rebels', 'Sabotage'), answers('Rebels', 'done')],
    then: [{ 'Haifa City': ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Opposition'] }],
  });

  example(
    'each Limited Operation that an Event grants is in one space [ruling, A Limited Operation that an Event grants to the Rebels]',
    163,
    {
      given: [
        emptyBoard,
        { 'Haifa City': '1 Underground Guerrilla', Galilee: '1 Underground Guerrilla', Samaria: '1 Underground Guerrilla' },
        { 'Operations value': 3 },
      ],
      when: [play('Rebels', 'A25', 'shaded'), answers('Rebels', 'Sabotage', 'Haifa City'), answers('Rebels', 'Sabotage', 'Galilee')],
      then: [
        { 'Haifa City': ['1 Active Guerrilla', '1 Opposition'], Galilee: ['1 Active Guerrilla', '1 Opposition'] },
        { Samaria: '1 Underground Guerrilla' },
        nothingAsked,
      ],
    },
  );

  example('no Punish without a chit [ruling, Too few chits in a pool]', 180, {
    given: [emptyBoard, { Samaria: '1 Troops' }, poolHolds('Punishment')],
    when: [play('British', 'A25', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: '1 Troops' }, nothingAsked],
  });

  example('Punish with the last chit of the pool [ruling, Too few chits in a pool]', 192, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }, poolHolds('Punishment', '1 Demolish')],
    when: [play('British', 'A25', 'unshaded'), answers('British', 'done', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'] }, poolHolds('Punishment')],
  });
});
