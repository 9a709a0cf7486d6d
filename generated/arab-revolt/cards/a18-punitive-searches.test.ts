// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A18 Punitive Searches. */
import { describe, test } from 'vitest';
import { answers, asked, chits, conduct, emptyBoard, examplesIn, hold, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a18-punitive-searches.yaml');

describe('A18 Punitive Searches', () => {
  example('the British choose any chit of the pool [9.0 A18]', 21, {
    given: [emptyBoard, inPlay('A18', 'unshaded'), { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [conduct('British', 'Punish')],
    then: [asked('British', 'Detain', 'Demolish', 'Fine')],
  });

  example('nothing is drawn, and the chosen chit is set aside [9.0 A18]', 31, {
    given: [emptyBoard, inPlay('A18', 'unshaded'), { Samaria: ['1 Troops', '1 Opposition'] }, hold('British', '1 Detain')],
    when: [conduct('British', 'Punish'), answers('British', 'Demolish')],
    then: [
      { Samaria: ['1 Troops', '1 Underground Guerrilla'] },
      hold('British', '1 Detain'),
      poolHolds('Punishment', '1 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  example('a held chit may be chosen as well [9.0 A18]', 46, {
    given: [emptyBoard, inPlay('A18', 'unshaded'), { Samaria: '1 Troops' }, poolHolds('Punishment', '2 Fine'), hold('British', '1 Detain')],
    when: [conduct('British', 'Punish')],
    then: [asked('British', 'Detain', 'Fine')],
  });

  example('the second Punish of General Dill still uses a held chit [5.1.2; ruling, A chit that is held and a chit that is chosen]', 58, {
    given: [
      emptyBoard,
      inPlay('A18', 'unshaded'),
      { Samaria: ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '2 Fine'),
      hold('British', '1 Demolish'),
    ],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'Punish', 'Fine', 'Punish')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'] }, hold('British'), poolHolds('Punishment', '1 Fine')],
  });

  example('a drawn Demolish chit places a Guerrilla after each selected space of Sweep [9.0 A18]', 73, {
    given: [
      emptyBoard,
      inPlay('A18', 'shaded'),
      { Samaria: ['2 Troops', '1 Underground Guerrilla', '1 Opposition'], Gaza: '1 Troops' },
      { Lydda: ['1 Police', '1 Underground Guerrilla'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Gaza', 'done'), answers('draw', 'Demolish', 'Detain')],
    then: [
      { Samaria: ['2 Troops', '1 Active Guerrilla', '1 Underground Guerrilla', '1 Opposition'], Gaza: ['1 Troops', '1 Opposition'] },
      { Lydda: ['1 Police', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('a Fine chit does nothing [9.0 A18, tip]', 90, {
    given: [
      emptyBoard,
      inPlay('A18', 'shaded'),
      { Samaria: ['2 Troops', '1 Underground Guerrilla'], 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done'), answers('draw', 'Fine')],
    then: [
      { Samaria: ['2 Troops', '1 Active Guerrilla'], 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('the chit is drawn when its space has been resolved, before the next space is [9.0 A18]', 105, {
    given: [
      emptyBoard,
      inPlay('A18', 'shaded'),
      { Samaria: ['2 Troops', '1 Underground Guerrilla'], Gaza: ['2 Troops', '1 Underground Guerrilla'] },
      hold('British', '1 Demolish'),
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Gaza', 'done')],
    then: [
      { Samaria: ['2 Troops', '1 Active Guerrilla'], Gaza: ['2 Troops', '1 Underground Guerrilla'] },
      asked('draw', 'Detain', 'Demolish', 'Fine'),
    ],
  });

  example('the chits that the British hold are not drawn [9.0 A18]', 120, {
    given: [
      emptyBoard,
      inPlay('A18', 'shaded'),
      { Samaria: '2 Troops' },
      poolHolds('Punishment', '1 Detain'),
      hold('British', '2 Demolish'),
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Opposition'] }, poolHolds('Punishment', '1 Detain'), hold('British', '2 Demolish')],
  });

  example('no chit is drawn from an empty pool [ruling, Too few chits in a pool]', 135, {
    given: [emptyBoard, inPlay('A18', 'shaded'), { Samaria: ['2 Troops', '1 Underground Guerrilla'] }, poolHolds('Punishment')],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Active Guerrilla'] }],
  });

  example('the Guerrilla comes from Available only [ruling, Own pieces taken from the map]', 147, {
    given: [
      emptyBoard,
      inPlay('A18', 'shaded'),
      { Samaria: ['2 Troops', '1 Underground Irregular'], Lebanon: '15 Underground Guerrillas' },
      poolHolds('Punishment', '2 Demolish'),
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Underground Irregular'], Lebanon: '15 Underground Guerrillas' }],
  });

  example('searches follow no other Operation than Sweep [9.0 A18]', 161, {
    given: [emptyBoard, inPlay('A18', 'shaded'), { Samaria: ['1 Troops', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: '1 Troops' }],
  });

  example('searches in a City fuel recruitment as well [9.0 A18]', 171, {
    given: [emptyBoard, inPlay('A18', 'shaded'), { 'Haifa City': ['2 Troops', '1 Underground Guerrilla'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Haifa City', 'done'), answers('draw', 'Detain')],
    then: [{ 'Haifa City': ['2 Troops', '1 Active Guerrilla', '1 Opposition'], Prison: 'nothing' }],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 184, {
    when: [play('British', 'A18', 'unshaded')],
    then: [inPlay('A18', 'unshaded'), nothingAsked],
  });

  example('Rebels may play the shaded side, which stays in play [5.3]', 191, {
    when: [play('Rebels', 'A18', 'shaded')],
    then: [inPlay('A18', 'shaded'), nothingAsked],
  });

  example('a Punish that is to use a held chit uses one of them [9.0 A12, A18]', 198, {
    given: [emptyBoard, inPlay('A18', 'unshaded'), hold('British', '1 Detain', '1 Demolish'), { Samaria: '1 Troops' }],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'Punish', 'Fine', 'Punish', 'Demolish')],
    then: [hold('British', '1 Detain'), { Samaria: ['1 Troops', '1 Underground Guerrilla'] }, nothingAsked],
  });
});
