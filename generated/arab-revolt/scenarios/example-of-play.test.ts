// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The example of play [AR 8.0], step by step. */
import { describe, test } from 'vitest';
import { answers, are, card, has, hold, is, scenarioIn } from '../suites.js';
const { step } = scenarioIn(test, 'arab-revolt/scenarios/example-of-play.yaml', {
  seed: 1,
  deck: [
    'A13',
    'A14',
    'A10',
    'A11',
    'A23',
    'A25',
    'A33',
    'A3',
    'A4',
    'A5',
    'A6',
    'A34',
    'A7',
    'A9',
    'A12',
    'A17',
    'A35',
    'A19',
    'A20',
    'A21',
    'A22',
  ],
});

describe('The example of play', () => {
  // 8.0, Arab Investigation Centres, the Rebel turn
  step('8.0 A13: Rebels Rally and Mobilize', 6, {
    script: [
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '3 Ops', 'Operation & Special Activity', 'Operation', 'Rally'),
      answers('Rebels', 'Special Activity', 'Mobilize', 'Galilee', 'Lydda', 'Samaria'),
      answers('Rebels', 'Galilee', '2', 'Lydda', '2', 'Jerusalem District'),
      answers('Rebels', 'Lydda'),
    ],
    then: [
      { Galilee: ['1 Base', '3 Underground Guerrillas', '1 Police'] },
      { Lydda: ['1 Base', '3 Underground Guerrillas', '1 Police', '1 Opposition'] },
      { Samaria: ['1 Base', '3 Underground Guerrillas', '1 Police', '1 Opposition'] },
      { 'Jerusalem District': ['2 Underground Guerrillas', '2 Troops', '1 Police'] },
      has('Available', '0 Guerrillas'),
      has('Available', '1 Base'),
      has('Available', '6 Irregulars'),
      { 'Political Will': 18 },
    ],
  });

  // 8.0, Arab Investigation Centres, the British turn
  step('8.0 A13: British Limited Sweep', 24, {
    script: [answers('British', 'Limited Operation', 'Limited Operation', 'Sweep', 'Jerusalem District', 'Jerusalem City', '2')],
    then: [
      { 'Jerusalem District': ['2 Active Guerrillas', '4 Troops', '1 Police'], 'Jerusalem City': '1 Police' },
      are('British', '1st Eligible'),
      card('A13'),
    ],
  });

  // 8.0, Arab Ladies of Jerusalem, the British turn
  step('8.0 A14: British Assault and Air Recon', 34, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Special Activity', 'Air Recon', 'Haifa District', 'Lydda'),
      answers('British', 'Haifa District', 'Jerusalem District'),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police'], 'Jerusalem District': ['4 Troops', '1 Police'] },
      { Lydda: ['1 Base', '2 Underground Guerrillas', '1 Active Guerrilla', '1 Police', '1 Opposition'] },
      has('Available', '3 Guerrillas'),
    ],
  });

  // 8.0, Arab Ladies of Jerusalem, the Rebel turn and the effect of the 2 Ops chit
  step('8.0 A14: Rebels Limited March', 46, {
    script: [
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'March'),
      answers(
        'Rebels',
        'Samaria',
        'Haifa District',
        '1 Underground Guerrilla',
        'Tel Aviv-Jaffa–Haifa',
        '1 Underground Guerrilla',
        'Jerusalem District',
      ),
      answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Jerusalem', '1 Underground Guerrilla', '0 Active Guerrilla'),
      answers('Rebels', 'Egypt–Tel Aviv-Jaffa', '1 Underground Guerrilla', '0 Active Guerrilla', 'Gaza'),
      answers('British', '1'),
    ],
    then: [
      { Samaria: ['1 Base', '1 Police', '1 Opposition'], 'Haifa District': ['1 Underground Guerrilla', '2 Troops', '1 Police'] },
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla', 'Jerusalem District': ['1 Underground Guerrilla', '4 Troops', '1 Police'] },
      { Lydda: ['1 Base', '1 Police', '1 Opposition'], 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla', Gaza: '1 Police' },
      has('Available', '4 Guerrillas'),
      are('Rebels', '1st Eligible'),
    ],
  });

  // 8.0, Ex-Black and Tans, the Rebel turn
  step('8.0 A10: Rebels play the shaded Event', 67, {
    script: [
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '3 Ops', 'Event', 'Event', 'shaded', 'yes'),
      answers('draw', 'Detain'),
      answers('Rebels', 'Tel Aviv-Jaffa', 'Jerusalem City'),
    ],
    then: [
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Opposition'], 'Jerusalem City': ['1 Police', '1 Opposition'], Prison: 'nothing' },
    ],
  });

  // 8.0, Ex-Black and Tans, the British turn
  step('8.0 A10: British Patrol and Punish', 79, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity', 'Punish'),
      answers('draw', 'Fine', 'Detain'),
      answers('British', 'Detain', 'Haifa District', 'Jerusalem District'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem'),
      answers('British', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', '2 Troops', '0 Police'),
      answers('British', 'Tel Aviv-Jaffa', 'Egypt–Tel Aviv-Jaffa', '1 Troops', '0 Police'),
      answers('British', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', '1 Troops', '0 Police', 'done'),
      answers('British', 'Assault', 'Tel Aviv-Jaffa–Haifa'),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Opposition'], 'Jerusalem District': ['4 Troops', '1 Police', '1 Opposition'] },
      { Prison: '2 Guerrillas', 'Haifa City': '1 Police', 'Tel Aviv-Jaffa': ['1 Police', '1 Opposition'] },
      { 'Tel Aviv-Jaffa–Haifa': '2 Troops', 'Egypt–Tel Aviv-Jaffa': ['1 Troops', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa–Jerusalem': ['1 Troops', '1 Active Guerrilla'] },
      are('Rebels', '1st Eligible'),
    ],
  });

  // 8.0, Italian Aid, the Mandatory Event
  step('8.0 A11: Rebels Rally twice by Italian Aid', 101, {
    script: [answers('Rebels', 'Rally', 'Tel Aviv-Jaffa', 'Rally', 'Jerusalem City')],
    then: [
      { 'Tel Aviv-Jaffa': ['1 Underground Guerrilla', '1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Underground Guerrilla', '1 Police', '1 Opposition'] },
    ],
  });

  // 8.0, Italian Aid, the Rebel turn and the effect of the 3 Ops chit
  step('8.0 A11: Rebels Ambush, then Raid', 109, {
    script: [
      answers('draw', '2 Ops', '3 Ops'),
      answers(
        'Rebels',
        '3 Ops',
        'Operation & Special Activity',
        'Operation',
        'Ambush',
        'Galilee',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'done',
      ),
      answers('Rebels', 'Special Activity', 'Raid'),
      answers('Rebels', 'Haifa–Syria', 'Syria', '1 Underground Guerrilla', 'Sabotage'),
      answers('Rebels', 'Samaria', '1 Underground Guerrilla', '0 Active Guerrilla', 'Ambush'),
      answers('British', 'Active Guerrilla in Tel Aviv-Jaffa'),
    ],
    then: [
      { 'Political Will': 17, Galilee: ['1 Base', '1 Underground Guerrilla', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa': ['1 Underground Irregular', '1 Opposition'], 'Jerusalem City': ['1 Active Guerrilla', '1 Opposition'] },
      { 'Haifa–Syria': ['1 Active Guerrilla', '1 Sabotage'], Syria: ['1 Base', '1 Underground Guerrilla'] },
      { Samaria: ['1 Base', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  // 8.0, Italian Aid, the British turn
  step('8.0 A11: British Limited Deploy', 127, {
    script: [answers('British', 'Limited Operation', 'Deploy', 'Jerusalem District', 'Irregular', 'Jerusalem District')],
    then: [
      { 'Jerusalem District': ['1 Underground Irregular', '4 Troops', '1 Police', '1 Opposition', '1 Curfew'] },
      are('British', '1st Eligible'),
    ],
  });

  // 8.0, al-Hajj Muhammad, the British turn
  step('8.0 A23: British Divide, then Deploy', 135, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy'),
      answers('British', 'Special Activity', 'Divide', 'Activate Irregulars', 'Jerusalem District', 'Active Guerrilla in Jerusalem City'),
      answers('British', 'Tel Aviv-Jaffa', 'Police', '2', 'Haifa District', 'Police', '2', 'Jerusalem District', 'Irregular'),
      answers('British', 'Jerusalem District'),
    ],
    then: [
      { 'Jerusalem City': ['1 Underground Irregular', '1 Opposition'] },
      { 'Tel Aviv-Jaffa': ['1 Underground Irregular', '2 Police', '1 Opposition'] },
      { 'Haifa District': ['2 Troops', '3 Police', '1 Opposition'] },
      { 'Jerusalem District': ['1 Active Irregular', '1 Underground Irregular', '4 Troops', '1 Police'] },
      has('Available', '0 Police'),
      has('Available', '2 Irregulars'),
    ],
  });

  // 8.0, al-Hajj Muhammad, the Rebel turn and the effect of the 2 Ops chit
  step('8.0 A23: Rebels play the shaded Event and fail', 150, {
    script: [
      answers('draw', '2 Ops', '2 Ops'),
      answers('Rebels', 'Event', 'Event', 'shaded'),
      answers('roll', '5'),
      answers('British', 'Active Guerrilla in Haifa–Syria'),
    ],
    then: [{ 'Haifa–Syria': '1 Sabotage' }, is('Unity', { box: 3, value: 1 }), are('Rebels', '1st Eligible')],
  });

  // 8.0, Montgomery, the Rebel turn
  step('8.0 A25: Rebels Coordinate, then Rally', 162, {
    script: [
      answers('draw', '1 Op', '1 Op'),
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'Rally', 'Special Activity', 'Coordinate'),
      answers('roll', '2'),
      answers('Rebels', 'Lydda', '2', 'Galilee', '2', 'Galilee'),
    ],
    then: [
      is('Unity', { box: 4, value: 1 }),
      { Lydda: ['1 Base', '2 Underground Guerrillas', '1 Police', '1 Opposition'] },
      { Galilee: ['1 Base', '3 Underground Guerrillas', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  // 8.0, Montgomery, the British turn
  step('8.0 A25: British play the unshaded Event: Sweep and Punish', 174, {
    script: [
      answers('British', 'Event', 'Event', 'unshaded'),
      answers('British', 'Sweep', 'Samaria', 'Tel Aviv-Jaffa–Haifa', '2', 'Jerusalem District', '2', 'done'),
      answers('British', 'Punish'),
      answers('draw', 'Fine', 'Demolish'),
      answers('British', 'Demolish', 'Haifa District', 'Samaria'),
    ],
    then: [
      { Samaria: ['1 Base', '1 Underground Guerrilla', '1 Active Guerrilla', '4 Troops'] },
      { 'Haifa District': ['1 Underground Guerrilla', '2 Troops', '3 Police'] },
      { 'Jerusalem District': ['1 Active Irregular', '1 Underground Irregular', '2 Troops', '1 Police'] },
      { 'Tel Aviv-Jaffa–Haifa': 'nothing' },
      has('Available', '0 Guerrillas'),
      { 'Political Will': 17 },
      are('British', '1st Eligible'),
    ],
  });

  // 8.0, Propaganda, Political Will and Resources
  step('8.0 A33: Political Will Phase and British Resources', 191, {
    script: [answers('British', 'Fine')],
    then: [{ 'Political Will': 10 }, hold('British', '1 Fine')],
  });

  // 8.0, Propaganda, Resources
  step('8.0 A33: Rebel Resources', 199, {
    script: [answers('roll', '2'), answers('Rebels', 'Unity'), answers('draw', '2 Ops'), answers('Rebels', 'done')],
    then: [is('Unity', 'Centralized'), hold('Rebels')],
  });

  // 8.0, Propaganda, Support
  step('8.0 A33: Support Phase', 210, {
    script: [
      answers('British', 'Divide'),
      answers('roll', '6'),
      answers('Rebels', 'Mobilize', 'Haifa District', 'done'),
      answers('Rebels', 'Galilee', 'Underground Guerrilla in Lebanon', 'Lydda', 'Underground Guerrilla in Syria', 'done'),
    ],
    then: [
      is('Unity', 'Centralized'),
      { 'Haifa District': ['1 Base', '1 Underground Guerrilla', '2 Troops', '3 Police'] },
      { Galilee: ['1 Base', '4 Underground Guerrillas', '1 Active Guerrilla', '1 Opposition'] },
      { Lydda: ['1 Base', '3 Underground Guerrillas', '1 Police', '1 Opposition'], Lebanon: 'nothing', Syria: '1 Base' },
    ],
  });

  // 8.0, Propaganda, Redeploy and Reset
  step('8.0 A33: Redeploy and Reset', 225, {
    script: [
      answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'done'),
      answers('British', 'Underground Irregular in Tel Aviv-Jaffa', 'Underground Irregular in Jerusalem City'),
      answers('Rebels', 'Egypt–Tel Aviv-Jaffa', 'Samaria', 'Syria'),
    ],
    then: [
      card('A33'),
      { Galilee: ['1 Base', '5 Underground Guerrillas', '1 Opposition'] },
      { 'Haifa District': ['1 Base', '1 Underground Guerrilla', '2 Troops', '3 Police'] },
      { Samaria: ['1 Base', '3 Underground Guerrillas', '4 Troops'] },
      { Lydda: ['1 Base', '3 Underground Guerrillas', '1 Police', '1 Opposition'] },
      { 'Jerusalem District': ['2 Underground Irregulars', '2 Troops', '1 Police'], Gaza: '1 Police', 'Haifa City': '1 Police' },
      { 'Tel Aviv-Jaffa': ['2 Troops', '2 Police', '1 Opposition'], 'Jerusalem City': '1 Opposition', 'Egypt–Tel Aviv-Jaffa': 'nothing' },
      { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Tel Aviv-Jaffa–Haifa': 'nothing', 'Haifa–Syria': 'nothing', Lebanon: 'nothing' },
      { Syria: ['1 Base', '1 Underground Guerrilla'], Prison: 'nothing', Available: ['2 Guerrillas', '4 Irregulars'] },
      { 'Out of Play': '5 Troops', 'Political Will': 10 },
      is('Unity', 'Centralized'),
      hold('British', '1 Fine'),
      are('British', '1st Eligible'),
    ],
  });
});
