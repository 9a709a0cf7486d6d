// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Punishment. */
import { describe, test } from 'vitest';
import { answers, chits, conduct, emptyBoard, examplesIn, nothingAsked, poolHolds } from './suites.js';
const example = examplesIn(test, 'arab-revolt/chits-punishment.yaml');

describe('Punishment', () => {
  example('Fine removes the Sabotage of the Railway that has any [1.7.2]', 32, {
    given: [emptyBoard, { 'Haifa District': '1 Troops', 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Detain'), answers('British', 'Fine')],
    then: [{ 'Haifa–Syria': 'nothing' }, nothingAsked],
  });

  example('Punish with Detain takes a Guerrilla each to Prison and places Opposition if none [1.7.2]', 45, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Underground Guerrillas', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Active Guerrilla'] },
      { Galilee: ['1 Troops', '1 Active Guerrilla'], Gaza: ['1 Troops', '1 Base', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain', 'Samaria', 'Haifa City')],
    then: [
      { Samaria: ['1 Troops', '1 Underground Guerrilla', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Opposition'] },
      { Galilee: ['1 Troops', '1 Active Guerrilla'], Prison: '2 Guerrillas' },
      chits(1, 'Detain', 'aside'),
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('Punish with Detain where no Guerrilla is still places Opposition [5.1.3]', 64, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Base'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [{ Samaria: ['1 Troops', '1 Base', '1 Opposition'], Prison: 'nothing' }],
  });

  example('Punish with Demolish removes any Opposition and places a Guerrilla [1.7.2]', 76, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Fine'), answers('British', 'Demolish', 'Samaria', 'Haifa City')],
    then: [
      { Samaria: ['1 Troops', '1 Underground Guerrilla'], 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] },
    ],
  });

  example('Punish with Fine removes one Sabotage from an adjacent Railway [1.7.2]', 89, {
    given: [
      emptyBoard,
      { 'Haifa City': '1 Troops', Gaza: '1 Troops', 'Haifa–Syria': '2 Sabotage', 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
    ],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Fine'), answers('British', 'Fine', 'Haifa–Syria')],
    then: [
      { 'Haifa–Syria': '1 Sabotage', 'Tel Aviv-Jaffa–Haifa': '1 Sabotage', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      { 'Haifa City': '1 Troops', Gaza: '1 Troops' },
      nothingAsked,
    ],
  });
});
