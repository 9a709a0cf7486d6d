// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A24 Tensions in Europe. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, has, play, played, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a24-tensions-in-europe.yaml');

describe('A24 Tensions in Europe', () => {
  example('the British act before the 1st Eligible, and nobody may take the Event box [5.4]', 14, {
    given: [emptyBoard, card('A24'), { Samaria: ['4 Troops', '1 Police'] }, poolHolds('Punishment')],
    when: [conduct(null, 'Event Card Round'), answers('draw', '1 Op', '2 Ops'), answers('Rebels', '1 Op')],
    then: [
      { Samaria: ['1 Troops', '1 Police'], 'Out of Play': '3 Troops' },
      asked('Rebels', 'Limited Operation', 'Operation & Special Activity'),
    ],
  });

  example('the British may Punish, then 3 Troops of their choice go to Out of Play [9.0 A24]', 29, {
    given: [
      emptyBoard,
      played('A33'),
      { Samaria: ['3 Troops', '1 Active Guerrilla'], Gaza: ['2 Troops', '2 Police', '1 Active Guerrilla'], 'Haifa–Syria': '1 Troops' },
      { Lydda: ['1 Active Irregular', '1 Active Guerrilla'] },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [
      play('Rebels', 'A24', 'event'),
      answers('British', 'Punish', 'Gaza', 'done'),
      answers('British', 'Troops in Gaza', 'Troops in Haifa–Syria', 'Troops in Gaza'),
    ],
    then: [
      { Samaria: ['3 Troops', '1 Active Guerrilla'], Gaza: ['2 Police', '1 Opposition'], 'Haifa–Syria': 'nothing' },
      { Lydda: ['1 Active Irregular', '1 Active Guerrilla'], 'Out of Play': '3 Troops', Prison: '1 Guerrilla' },
      poolHolds('Punishment', '1 Detain'),
    ],
  });

  example('after the Munich Conference the British may Punish twice and 5 Troops go [9.0 A24, tip]', 51, {
    given: [
      emptyBoard,
      played('A34'),
      { Samaria: ['3 Troops', '3 Active Guerrillas'], Gaza: ['4 Troops', '1 Police'], 'Out of Play': '1 Troops' },
      poolHolds('Punishment', '2 Detain'),
    ],
    when: [
      play('Rebels', 'A24', 'event'),
      answers('British', 'Punish', 'Samaria', 'done'),
      answers('British', 'Punish', 'Samaria', 'done'),
      answers('British', 'Troops in Gaza', 'Troops in Gaza', 'Troops in Gaza', 'Troops in Samaria', 'Troops in Gaza'),
    ],
    then: [
      { Samaria: ['2 Troops', '1 Active Guerrilla', '1 Opposition'], Gaza: '1 Police', 'Out of Play': '6 Troops', Prison: '2 Guerrillas' },
      poolHolds('Punishment'),
    ],
  });

  example('the British may leave out either Punish [9.0 A24]', 71, {
    given: [emptyBoard, played('A34'), { Samaria: ['6 Troops', '1 Active Guerrilla'] }],
    when: [play('British', 'A24', 'event'), answers('British', 'done')],
    then: [asked('British', 'Punish', 'done'), { Samaria: ['6 Troops', '1 Active Guerrilla'], 'Out of Play': 'nothing' }],
  });

  example('a Punish that is left out does not spare the Troops [9.0 A24]', 84, {
    given: [emptyBoard, played('A35'), { Samaria: ['6 Troops', '1 Active Guerrilla'] }],
    when: [play('British', 'A24', 'event'), answers('British', 'done')],
    then: [{ Samaria: ['3 Troops', '1 Active Guerrilla'], 'Out of Play': '3 Troops' }],
  });

  example('fewer Troops than 3 all go, none from Available [5.1.3]', 96, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Police'], Gaza: '1 Troops' }, poolHolds('Punishment')],
    when: [play('British', 'A24', 'event')],
    then: [{ Samaria: '1 Police', Gaza: 'nothing', 'Out of Play': '2 Troops' }, has('Available', '13 Troops')],
  });

  example('no Troops on the map [5.1.3]', 110, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Active Guerrilla'] }],
    when: [play('British', 'A24', 'event')],
    then: [
      { 'Out of Play': 'nothing', Samaria: ['1 Police', '1 Active Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('a Curfew leaves with the last British piece [1.12]', 121, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Curfew'], Gaza: ['1 Troops', '1 Police', '1 Curfew'] }, poolHolds('Punishment')],
    when: [play('Rebels', 'A24', 'event')],
    then: [{ Samaria: 'nothing', Gaza: ['1 Police', '1 Curfew'] }],
  });

  example('after the Munich Conference no fewer than 5 Troops go [9.0 A24]', 133, {
    given: [emptyBoard, played('A34'), poolHolds('Punishment'), { Samaria: '4 Troops', Gaza: '4 Troops' }],
    when: [play('Rebels', 'A24', 'event'), answers('British', 'Troops in Gaza', 'Troops in Gaza')],
    then: [asked('British', 'Troops in Samaria', 'Troops in Gaza')],
  });
});
