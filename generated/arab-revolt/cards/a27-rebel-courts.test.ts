// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A27 Rebel Courts. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, deck, emptyBoard, examplesIn, has, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a27-rebel-courts.yaml');

describe('A27 Rebel Courts', () => {
  example('a Base instead of a Guerrilla goes to Prison, in one space [9.0 A27]', 24, {
    given: [
      emptyBoard,
      inPlay('A27', 'unshaded'),
      { Samaria: ['2 Troops', '2 Bases', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Base', '2 Active Guerrillas'] },
    ],
    when: [
      conduct('British', 'Punish'),
      answers('draw', 'Detain', 'Fine'),
      answers('British', 'Detain', 'Samaria', 'yes'),
      answers('British', 'Lydda'),
    ],
    then: [
      { Samaria: ['2 Troops', '1 Base', '1 Active Guerrilla', '1 Opposition'] },
      { Lydda: ['1 Troops', '1 Base', '1 Active Guerrilla', '1 Opposition'], Prison: ['1 Base', '1 Guerrilla'] },
      nothingAsked,
    ],
  });

  example('the British may leave the first Base and take the second [9.0 A27]', 41, {
    given: [
      emptyBoard,
      inPlay('A27', 'unshaded'),
      { Samaria: ['2 Troops', '1 Base', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Base', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain', 'Samaria', 'no', 'Lydda', 'yes')],
    then: [
      { Samaria: ['2 Troops', '1 Base', '1 Opposition'], Lydda: ['1 Troops', '1 Active Guerrilla', '1 Opposition'] },
      { Prison: ['1 Base', '1 Guerrilla'] },
    ],
  });

  example('nobody is asked where no Base is [9.0 A27]', 56, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Samaria: ['2 Troops', '2 Active Guerrillas'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [{ Samaria: ['2 Troops', '1 Active Guerrilla', '1 Opposition'], Prison: '1 Guerrilla' }],
  });

  example('a Base goes where no Guerrilla is [ruling, A Base for a Guerrilla]', 69, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Samaria: ['2 Troops', '1 Base'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [asked('British', 'yes', 'no')],
  });

  example('under a Curfew a Base and a Guerrilla where Mass Detention is in play [ruling, A Base for a Guerrilla]', 81, {
    given: [
      emptyBoard,
      inPlay('A27', 'unshaded'),
      inPlay('A1', 'unshaded'),
      { Samaria: ['2 Troops', '1 Base', '3 Active Guerrillas', '1 Curfew'] },
      { Lydda: ['1 Troops', '1 Base', '3 Active Guerrillas', '1 Curfew'] },
    ],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain', 'Samaria', 'yes', 'Lydda')],
    then: [
      { Samaria: ['2 Troops', '2 Active Guerrillas', '1 Curfew', '1 Opposition'] },
      { Lydda: ['1 Troops', '1 Base', '1 Active Guerrilla', '1 Curfew', '1 Opposition'], Prison: ['1 Base', '3 Guerrillas'] },
    ],
  });

  example('the next Punish may take another Base [ruling, A Base for a Guerrilla]', 97, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Samaria: ['2 Troops', '2 Bases'] }, poolHolds('Punishment', '2 Detain')],
    when: [conduct('British', 'Punish'), answers('British', 'yes'), conduct('British', 'Punish'), answers('British', 'yes')],
    then: [{ Samaria: ['2 Troops', '1 Opposition'], Prison: '2 Bases' }],
  });

  example('only Detain takes a Base [9.0 A27]', 112, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Samaria: ['2 Troops', '1 Base', '1 Opposition'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Fine'), answers('British', 'Demolish')],
    then: [{ Samaria: ['2 Troops', '1 Base', '1 Underground Guerrilla'], Prison: 'nothing' }],
  });

  example('no Base goes to Prison while the courts are not in play [9.0 A27]', 125, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Base', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [{ Samaria: ['2 Troops', '1 Base', '1 Opposition'], Prison: '1 Guerrilla' }],
  });

  example('a Base in Prison is Available again after the Reset Phase [9.0 A27, tip]', 137, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Prison: ['1 Base', '2 Guerrillas'] }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ Prison: 'nothing' }, has('Available', '5 Bases'), inPlay('A27', 'unshaded')],
  });

  example('the shaded side is put in play [5.3]', 149, {
    given: [{ 'Political Will': 10 }],
    when: [play('British', 'A27', 'shaded')],
    then: [inPlay('A27', 'shaded'), { 'Political Will': 10 }],
  });

  example('four spaces with Opposition cost two more [9.0 A27]', 158, {
    given: [
      emptyBoard,
      inPlay('A27', 'shaded'),
      { Samaria: '1 Opposition', Lydda: '1 Opposition', Gaza: '1 Opposition', 'Haifa City': '1 Opposition', 'Political Will': 10 },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 12 }],
  });

  example('three spaces with Opposition cost one more [9.0 A27]', 172, {
    given: [
      emptyBoard,
      inPlay('A27', 'shaded'),
      { Samaria: '1 Opposition', Lydda: '1 Opposition', 'Haifa City': '1 Opposition', Gaza: ['1 Underground Guerrilla', '1 Police'] },
      { 'Political Will': 10 },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 13 }],
  });

  example('the unshaded side counts no Opposition [9.0 A27]', 186, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Samaria: '1 Opposition', Lydda: '1 Opposition', 'Political Will': 10 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('it is part of the net change before victory is judged [6.1]', 198, {
    given: [emptyBoard, inPlay('A27', 'shaded'), { Samaria: '1 Opposition', Lydda: '1 Opposition', 'Political Will': 0 }, deck('A33')],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 4 }],
  });

  example('a Base in another space is not at hand [9.0 A27]', 211, {
    given: [
      emptyBoard,
      inPlay('A27', 'unshaded'),
      poolHolds('Punishment', '1 Detain'),
      { Samaria: ['1 Troops', '1 Active Guerrilla'], Gaza: '1 Base' },
    ],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Opposition'], Gaza: '1 Base', Prison: '1 Guerrilla' }, nothingAsked],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 226, {
    when: [play('British', 'A27', 'unshaded')],
    then: [inPlay('A27', 'unshaded'), nothingAsked],
  });
});
