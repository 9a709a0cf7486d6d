// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of the rules. */
import { describe, test } from 'vitest';
import {
  answers,
  are,
  asked,
  card,
  chits,
  conduct,
  deck,
  emptyBoard,
  examplesIn,
  hold,
  is,
  notOffered,
  nothingAsked,
  offered,
  open,
  played,
  poolHolds,
  wins,
} from './suites.js';
const example = examplesIn(test, 'arab-revolt/rules.yaml');

describe('the rules', () => {
  example('1.2: the pieces of the game', 12, {
    given: [emptyBoard],
    when: [conduct(null, 'Reset Phase')],
    then: [{ Available: ['15 Troops', '9 Police', '6 Irregulars', '15 Guerrillas', '5 Bases'] }],
  });

  example('1.3: four Foreign Countries lie beside Palestine', 22, {
    given: [emptyBoard, open('Transjordan'), open('Egypt')],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '3 Ops'), answers('Rebels', 'Rally')],
    then: [asked('Rebels', 'Lebanon', 'Syria', 'Transjordan', 'Egypt')],
  });

  example('1.3.1: Districts, Cities, Railways and Foreign Countries can hold forces', 37, {
    given: [
      emptyBoard,
      { Galilee: '1 Underground Guerrilla', 'Haifa District': '1 Underground Guerrilla', Samaria: '1 Underground Guerrilla' },
      { Lydda: '1 Underground Guerrilla', 'Jerusalem District': '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' },
      { 'Haifa City': '1 Underground Guerrilla', 'Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Jerusalem City': '1 Underground Guerrilla' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla', Lebanon: '1 Underground Guerrilla' },
      { Syria: '1 Underground Guerrilla', 'Operations value': 1 },
    ],
    when: [conduct('Rebels', 'March')],
    then: [
      asked(
        'Rebels',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
        'Lebanon',
        'Syria',
      ),
    ],
  });

  example('1.3.2: Rebel pieces in each of the six Districts affect Victory', 64, {
    given: [
      emptyBoard,
      { 'Political Will': 20, Galilee: '1 Underground Guerrilla', 'Haifa District': '1 Underground Guerrilla' },
      { Samaria: '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', 'Jerusalem District': '1 Underground Guerrilla' },
      { Gaza: '1 Underground Guerrilla' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11 }],
  });

  example('1.3.2: so does Opposition in Districts [6.1.2, 7.1]', 78, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: '1 Opposition', 'Haifa District': '1 Opposition', Samaria: '1 Opposition', Lydda: '1 Opposition' },
      { 'Jerusalem District': '1 Opposition', Gaza: '1 Opposition' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 13 }],
  });

  example('1.3.2: Deploy places a Curfew in a District', 93, {
    given: [emptyBoard, { Gaza: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Gaza')],
    then: [{ Gaza: ['1 Troops', '1 Underground Irregular', '1 Curfew'] }],
  });

  example('1.3.3: Rebel pieces in each of the three Cities affect Victory, whatever number is printed there', 106, {
    given: [
      emptyBoard,
      { 'Political Will': 15, 'Haifa City': '1 Underground Guerrilla', 'Tel Aviv-Jaffa': '1 Underground Guerrilla' },
      { 'Jerusalem City': '1 Underground Guerrilla' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 14 }],
  });

  example('1.3.3: so does Opposition in Cities [6.1.2, 7.1]', 117, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': '1 Opposition', 'Tel Aviv-Jaffa': '1 Opposition', 'Jerusalem City': '1 Opposition' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('1.3.3: Deploy places a Curfew in a City', 129, {
    given: [emptyBoard, { 'Jerusalem City': '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Jerusalem City')],
    then: [{ 'Jerusalem City': ['1 Troops', '1 Underground Irregular', '1 Curfew'] }],
  });

  example('1.3.4: each of the four Railways counts towards Victory', 142, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Egypt–Tel Aviv-Jaffa': '1 Sabotage', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Sabotage', 'Haifa–Syria': '1 Sabotage' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 10 }],
  });

  example('1.3.4: a Railway is adjacent to all spaces that it touches', 154, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Troops' }],
    when: [conduct('British', 'Sweep')],
    then: [asked('British', 'Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa')],
  });

  example('1.3.4: Sabotage on a Railway does not affect movement', 162, {
    given: [
      emptyBoard,
      { Samaria: '1 Underground Guerrilla', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '2 Sabotage'], Gaza: '1 Police', 'Operations value': 1 },
    ],
    when: [
      conduct('Rebels', 'March'),
      answers('Rebels', 'Tel Aviv-Jaffa–Haifa'),
      conduct('British', 'Patrol'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Haifa City', 'done'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Gaza', 'Tel Aviv-Jaffa–Haifa'),
      answers('British', 'done'),
    ],
    then: [{ 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Active Guerrilla', '2 Sabotage'], 'Haifa City': '1 Troops' }],
  });

  example('1.3.5: what is adjacent to Galilee', 183, {
    given: [emptyBoard, open('Transjordan'), { Galilee: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Haifa District', 'Samaria', 'Haifa–Syria', 'Lebanon', 'Syria', 'Transjordan', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa District', 193, {
    given: [emptyBoard, { 'Haifa District': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Samaria', 202, {
    given: [emptyBoard, open('Transjordan'), { Samaria: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa', 'Transjordan', 'done')],
  });

  example('1.3.5: what is adjacent to Lydda', 212, {
    given: [emptyBoard, { Lydda: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [
      asked(
        'Rebels',
        'Samaria',
        'Jerusalem District',
        'Gaza',
        'Tel Aviv-Jaffa',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'done',
      ),
    ],
  });

  example('1.3.5: what is adjacent to Jerusalem District', 221, {
    given: [emptyBoard, open('Transjordan'), { 'Jerusalem District': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'Transjordan', 'done')],
  });

  example('1.3.5: what is adjacent to Gaza', 231, {
    given: [emptyBoard, open('Transjordan'), open('Egypt'), { Gaza: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'Transjordan', 'Egypt', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa City', 242, {
    given: [emptyBoard, { 'Haifa City': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa', 251, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('1.3.5: what is adjacent to Jerusalem City', 260, {
    given: [emptyBoard, { 'Jerusalem City': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem', 'done')],
  });

  example('1.3.5: what is adjacent to Egypt–Tel Aviv-Jaffa', 269, {
    given: [emptyBoard, open('Egypt'), { 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Gaza', 'Tel Aviv-Jaffa', 'Egypt', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa–Jerusalem', 279, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa–Haifa', 288, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa–Syria', 297, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Haifa District', 'Haifa City', 'Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Lebanon', 306, {
    given: [emptyBoard, { Lebanon: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Syria', 315, {
    given: [emptyBoard, open('Transjordan'), { Syria: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Haifa–Syria', 'Lebanon', 'Transjordan', 'done')],
  });

  example('1.3.5: what is adjacent to Transjordan', 325, {
    given: [emptyBoard, open('Transjordan'), { Transjordan: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Samaria', 'Jerusalem District', 'Gaza', 'Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Egypt', 335, {
    given: [emptyBoard, open('Egypt'), { Egypt: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Gaza', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('1.3.6: a Guerrilla that a Detain chit removes goes to Prison', 348, {
    given: [emptyBoard, { Samaria: ['2 Underground Guerrillas', '1 Troops'], Prison: '1 Base' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [{ Prison: ['1 Guerrilla', '1 Base'], Samaria: ['1 Underground Guerrilla', '1 Troops', '1 Opposition'] }],
  });

  example('1.3.7: Lebanon and Syria begin in play, Transjordan and Egypt Out of Play', 363, {
    when: [conduct(null, 'Event Card Round')],
    then: [open('Lebanon'), open('Syria'), open('Transjordan', false), open('Egypt', false), asked('draw', '1 Op', '2 Ops', '3 Ops')],
  });

  example('1.3.7: Rally, March and Mobilize may select a Foreign Country', 372, {
    given: [emptyBoard, { Syria: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [
      conduct('Rebels', 'Rally'),
      conduct('Rebels', 'Mobilize'),
      answers('Rebels', 'Syria', 'done'),
      conduct('Rebels', 'March'),
      answers('Rebels', 'Lebanon', '1', 'done'),
    ],
    then: [{ Syria: ['1 Base', '1 Underground Guerrilla'], Lebanon: '1 Underground Guerrilla' }],
  });

  example('1.3.7: no British Special Activity is in a Foreign Country', 386, {
    given: [
      emptyBoard,
      { Syria: '2 Underground Guerrillas', 'Haifa–Syria': '1 Underground Guerrilla', Galilee: '1 Underground Guerrilla' },
      { Samaria: '1 Underground Guerrilla' },
    ],
    when: [conduct('British', 'Air Recon'), answers('British', 'Haifa–Syria')],
    then: [asked('British', 'Galilee', 'Samaria', 'done')],
  });

  example('1.4: Troops, Police and Irregulars are British pieces, Guerrillas and Bases Rebel pieces', 401, {
    given: [
      emptyBoard,
      { Galilee: ['1 Troops', '1 Police', '1 Underground Irregular', '1 Active Irregular', '2 Bases', '1 Active Guerrilla'] },
      { Samaria: '1 Underground Irregular', Lydda: ['1 Police', '1 Troops', '1 Base', '1 Underground Guerrilla'] },
      { Gaza: ['1 Active Irregular', '1 Base'] },
    ],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Galilee', 'Samaria')],
  });

  example('1.4.1: what is removed from the map is Available, but for what goes to Prison', 415, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Police', '1 Underground Guerrilla'] },
      { Gaza: ['1 Troops', '1 Underground Guerrilla'], 'Operations value': 1 },
    ],
    when: [
      conduct('British', 'Assault'),
      conduct('Rebels', 'Ambush'),
      conduct('British', 'Punish'),
      answers('draw', 'Detain', 'Fine'),
      answers('British', 'Detain', 'Gaza', 'done'),
    ],
    then: [
      { Samaria: '1 Troops', Lydda: '1 Active Guerrilla', Gaza: ['1 Troops', '1 Opposition'] },
      { Available: ['13 Troops', '9 Police', '6 Irregulars', '13 Guerrillas', '5 Bases'], Prison: '1 Guerrilla' },
    ],
  });

  example('1.4.1: a Rebel piece in Prison is not taken in place of one that is Available', 434, {
    given: [emptyBoard, { Samaria: '1 Opposition', Prison: '15 Guerrillas', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally')],
    then: [{ Samaria: '1 Opposition', Prison: '15 Guerrillas' }, nothingAsked],
  });

  example('1.4.2: a Railway holds no Base and more than one Sabotage', 449, {
    given: [emptyBoard, { 'Haifa–Syria': ['2 Underground Guerrillas', '2 Sabotage'], 'Operations value': 1 }],
    when: [conduct('Rebels', 'Pass'), conduct('Rebels', 'Sabotage')],
    then: [{ 'Haifa–Syria': ['1 Active Guerrilla', '1 Underground Guerrilla', '3 Sabotage'] }, nothingAsked],
  });

  example('1.4.2: a space with two Bases is not offered for a third by a Pass [2.3.3]', 460, {
    given: [
      emptyBoard,
      { Samaria: ['2 Bases', '1 Underground Guerrilla'], Lydda: ['1 Base', '1 Underground Guerrilla'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Pass')],
    then: [asked('Rebels', 'Lydda', 'Gaza', 'done')],
  });

  example('1.4.2: nor by Mobilize [4.3.1]', 471, {
    given: [
      emptyBoard,
      { Samaria: ['2 Bases', '1 Underground Guerrilla'], Lydda: ['1 Base', '1 Underground Guerrilla'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Mobilize')],
    then: [notOffered('Samaria'), offered('Lydda')],
  });

  example('1.4.3: a Guerrilla and an Irregular are placed Underground', 486, {
    given: [emptyBoard, { Samaria: '1 Active Guerrilla', Lydda: '1 Active Irregular', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally'), conduct('British', 'Deploy'), answers('British', 'Irregular', 'done')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Lydda: ['1 Active Irregular', '1 Underground Irregular'] }],
  });

  example('1.4.3: what replaces a piece is Underground, too', 499, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [{ Samaria: '1 Underground Irregular' }],
  });

  example('1.4.3: moving does not change Active and Underground', 509, {
    given: [emptyBoard, { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Lydda', '1 Underground Guerrilla', '1 Active Guerrilla')],
    then: [{ Lydda: ['1 Active Guerrilla', '1 Underground Guerrilla'] }],
  });

  example('1.4.3: a Base is Active', 519, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Base'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: '1 Troops' }],
  });

  example('1.5: two Factions play, each once a round', 531, {
    given: [emptyBoard, card('A14'), are('British', '1st Eligible')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Limited Operation', 'Fine'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Event', 'Pass'),
    ],
    then: [are('British', '1st Eligible'), are('Rebels', '2nd Eligible'), nothingAsked],
  });

  example('1.7.1: there are two of each', 553, {
    when: [conduct('British', 'Punish')],
    then: [poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'), asked('draw', 'Detain', 'Demolish', 'Fine')],
  });

  example('1.7.1: the chit that is used is set aside, the other returns to the pool', 559, {
    given: [emptyBoard, { Samaria: '1 Troops', Lydda: '1 Police' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Fine'), answers('British', 'Demolish')],
    then: [chits(1, 'Demolish', 'aside'), hold('British'), poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine')],
  });

  example('1.7.1: both that are drawn return where a held chit is used', 572, {
    given: [emptyBoard, hold('British', '1 Detain'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Fine'), answers('British', 'Detain')],
    then: [chits(1, 'Detain', 'aside'), hold('British'), poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine')],
  });

  example('1.8.1: there are three of each', 593, {
    when: [conduct('Rebels', 'Choose Operations Chit')],
    then: [poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops'), asked('draw', '1 Op', '2 Ops', '3 Ops')],
  });

  example('1.8.1: the chit that is used is set aside after the turn', 599, {
    given: [emptyBoard, card('A14')],
    when: [conduct('Rebels', 'Turn'), answers('draw', '3 Ops', '2 Ops'), answers('Rebels', '2 Ops', 'Event', 'Pass')],
    then: [chits(1, '2 Ops', 'aside'), hold('Rebels'), poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops')],
  });

  example('1.8.2: the British may leave the effect of a 2 Ops chit', 614, {
    given: [emptyBoard, chits(1, '2 Ops', 'in play'), { Samaria: '1 Active Guerrilla', Lydda: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [asked('British', 'Active Guerrilla in Samaria', 'Active Guerrilla in Lydda', 'done')],
  });

  example('1.8.2: a 1 Op chit has the value 1', 624, {
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op', '3 Ops'), answers('Rebels', '1 Op')],
    then: [{ 'Operations value': 1 }],
  });

  example('1.8.2: a 2 Ops chit has the value 2', 631, {
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '2 Ops', '1 Op'), answers('Rebels', '2 Ops')],
    then: [{ 'Operations value': 2 }],
  });

  example('1.8.2: a 3 Ops chit has the value 3', 638, {
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '3 Ops', '1 Op'), answers('Rebels', '3 Ops')],
    then: [{ 'Operations value': 3 }],
  });

  example('1.9: there is no limit to the Sabotage on a Railway, which counts once', 648, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa–Syria': ['1 Underground Guerrilla', '1 Police', '15 Sabotage'], 'Operations value': 1 },
    ],
    when: [conduct('Rebels', 'Sabotage'), conduct(null, 'Political Will Phase')],
    then: [{ 'Haifa–Syria': ['1 Active Guerrilla', '1 Police', '16 Sabotage'], 'Political Will': 14 }],
  });

  example('1.10: Political Will is never greater than 20', 663, {
    given: [emptyBoard, { 'Political Will': 19 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  example('1.10: Political Will is never lower than 0', 671, {
    given: [
      emptyBoard,
      deck('A33'),
      { 'Political Will': 1, Galilee: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' },
      { Lydda: '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla', Gaza: '1 Active Guerrilla' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 0 }, wins('Rebels')],
  });

  example('1.10: the marker is moved during the Campaign as well', 687, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Underground Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '1 Police'] },
      { Gaza: ['1 Underground Guerrilla', '1 Police'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Samaria', 'Lydda', 'Gaza')],
    then: [{ 'Political Will': 9 }],
  });

  example('1.12: a Curfew stays where Troops leave while others come [3.2.3]', 706, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew'], Lydda: ['1 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Lydda', 'done', 'Samaria', 'Lydda')],
    then: [{ Samaria: ['1 Troops', '1 Curfew'], Lydda: ['1 Troops', '1 Curfew'] }],
  });

  example('1.12: a Curfew goes where no others come', 718, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Lydda', 'done', 'Samaria')],
    then: [{ Samaria: 'nothing', Lydda: '1 Troops' }],
  });

  example('1.12: with all three out Deploy can only take one away [3.2.1]', 728, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Curfew'], Lydda: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Curfew'], Galilee: '1 Police' },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Galilee', 'Police', '1', 'Samaria', 'Police', '1', 'done')],
    then: [asked('British', 'Samaria', 'done')],
  });

  example('2.1: everything is where the setup has it', 747, {
    given: [card('A14')],
    when: [conduct(null, 'Event Card Round')],
    then: [
      { Lebanon: '1 Underground Guerrilla', Syria: ['1 Base', '2 Underground Guerrillas'] },
      { Galilee: ['1 Underground Guerrilla', '1 Police'], 'Haifa City': ['2 Troops', '1 Police'] },
      { 'Haifa District': ['1 Underground Guerrilla', '2 Troops', '1 Police'] },
      { Samaria: ['1 Opposition', '1 Base', '2 Underground Guerrillas', '1 Police'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'] },
      { Lydda: ['1 Underground Guerrilla', '1 Police'], 'Jerusalem City': ['2 Troops', '1 Police'] },
      { 'Jerusalem District': ['1 Underground Guerrilla', '2 Troops', '1 Police'], Gaza: '1 Police', 'Egypt–Tel Aviv-Jaffa': 'nothing' },
      { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Tel Aviv-Jaffa–Haifa': 'nothing', 'Haifa–Syria': 'nothing' },
      open('Transjordan', false),
      open('Egypt', false),
      { Available: ['3 Bases', '6 Guerrillas', '6 Irregulars'], Prison: 'nothing', 'Out of Play': '5 Troops' },
      is('Unity', { box: 3, value: 1 }),
      { 'Political Will': 18 },
      are('Rebels', '1st Eligible'),
      are('British', '2nd Eligible'),
      hold('British'),
      hold('Rebels'),
      poolHolds('Punishment', '2 Detain', '2 Demolish', '2 Fine'),
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops'),
      asked('draw', '1 Op', '2 Ops', '3 Ops'),
    ],
  });

  example('2.2: play begins by revealing the top card', 785, {
    given: [deck('A14', 'A13', 'A35')],
    when: [conduct(null, 'Whole Game')],
    then: [card('A14'), asked('draw', '1 Op', '2 Ops', '3 Ops')],
  });

  example('2.3: the First Eligible chooses first', 796, {
    given: [card('A13'), are('British', '1st Eligible')],
    when: [conduct(null, 'Event Card Round')],
    then: [asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('2.3: what the First Eligible did limits the Second Eligible', 804, {
    given: [emptyBoard, card('A13'), are('British', '1st Eligible')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Operation & Special Activity', 'Fine'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op'),
    ],
    then: [asked('Rebels', 'Limited Operation', 'Event')],
  });

  example('2.3.1: the Rebels start 1st Eligible', 820, {
    given: [card('A13')],
    when: [conduct(null, 'Event Card Round'), answers('draw', '1 Op', '3 Ops')],
    then: [are('Rebels', '1st Eligible'), are('British', '2nd Eligible'), asked('Rebels', '1 Op', '3 Ops')],
  });

  example('2.3.2: the First Eligible may take any of the three boxes', 833, {
    given: [card('A13'), are('British', '1st Eligible')],
    when: [conduct('British', 'Turn')],
    then: [asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('2.3.2: in each box the action may be forgone', 841, {
    given: [card('A13')],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity')],
    then: [asked('British', 'Operation', 'Pass')],
  });

  example('2.3.4: the chit is drawn before a box is chosen', 853, {
    given: [card('A13')],
    when: [conduct('Rebels', 'Turn'), answers('draw', '1 Op', '3 Ops'), answers('Rebels', '3 Ops')],
    then: [chits(1, '3 Ops', 'in play'), asked('Rebels', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('2.3.4: after a Rebel Pass the British carry out the effect of the chit', 863, {
    given: [emptyBoard, card('A14'), { 'Haifa–Syria': '2 Active Guerrillas' }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '3 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Pass'),
      answers('British', '1'),
    ],
    then: [{ 'Haifa–Syria': '1 Active Guerrilla' }, chits(1, '2 Ops', 'aside')],
  });

  example('2.3.4: after an Event as well', 876, {
    given: [emptyBoard, card('A14'), { 'Haifa–Syria': '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Turn'), answers('draw', '2 Ops', '3 Ops'), answers('Rebels', '3 Ops', 'Event', 'Event', 'unshaded')],
    then: [asked('British', '0', '1')],
  });

  example('2.3.5: a Limited Sweep moves Troops from several spaces to one', 891, {
    given: [emptyBoard, card('A14'), { Galilee: '1 Troops', Lydda: '1 Troops', Samaria: '1 Underground Guerrilla' }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Sweep', 'Samaria'),
      answers('British', 'Galilee', 'Lydda'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('2.3.6: the cylinder farther left is First Eligible', 909, {
    given: [emptyBoard, card('A14'), are('British', '1st Eligible')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Operation & Special Activity', 'Fine'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Event', 'Pass'),
    ],
    then: [are('Rebels', '1st Eligible'), are('British', '2nd Eligible')],
  });

  example('2.3.7: after both have acted the next card is revealed', 926, {
    given: [emptyBoard, deck('A14', 'A13', 'A35')],
    when: [
      conduct(null, 'Whole Game'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Pass'),
      answers('British', 'Limited Operation', 'Fine'),
      answers('British', 'Event'),
    ],
    then: [played('A14'), card('A13'), are('British', '1st Eligible'), asked('British', 'Event', 'Pass')],
  });

  example('2.4: a Propaganda card is a Propaganda Round, and no Faction acts', 944, {
    given: [emptyBoard, deck('A33', 'A14', 'A35'), { 'Political Will': 5 }],
    when: [conduct(null, 'Whole Game')],
    then: [card('A33'), { 'Political Will': 11 }, asked('British', 'Detain', 'Demolish', 'Fine', 'done')],
  });

  example('3.1: a British Operation is in up to three spaces, a Rebel Operation in as many as its chit says', 961, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Active Guerrillas'], Lydda: ['1 Troops', '2 Active Guerrillas'] },
      { Gaza: ['1 Troops', '2 Active Guerrillas'], Galilee: ['1 Troops', '2 Active Guerrillas'], 'Operations value': 2 },
    ],
    when: [
      conduct('British', 'Assault'),
      answers('British', 'Samaria', 'Lydda', 'Gaza'),
      conduct('Rebels', 'Rally'),
      answers('Rebels', 'Gaza', 'Galilee'),
    ],
    then: [
      { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Active Guerrilla'] },
      { Gaza: ['1 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] },
      { Galilee: ['1 Troops', '2 Active Guerrillas', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example('3.1: a space is selected only once for an Operation', 980, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Active Guerrillas'], Lydda: ['1 Troops', '1 Active Guerrilla'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria')],
    then: [asked('British', 'Lydda', 'Gaza', 'done')],
  });

  example('3.1: the executing Faction chooses the enemy pieces, and affects them to the maximum extent possible', 991, {
    given: [emptyBoard, { Samaria: ['2 Police', '1 Active Irregular', '1 Underground Guerrilla'], 'Operations value': 1 }],
    when: [conduct('Rebels', 'Ambush')],
    then: [asked('Rebels', 'Police in Samaria', 'Active Irregular in Samaria')],
  });

  example('3.2: the British choose from four', 1007, {
    given: [emptyBoard, card('A14'), { Samaria: ['2 Troops', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Sweep', 'Assault')],
  });

  example('3.2.1: Police may be chosen where all are out', 1020, {
    given: [emptyBoard, { Samaria: '9 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Police', 'done')],
    then: [{ Samaria: '9 Police' }, nothingAsked],
  });

  example('3.3: the Rebels choose from four', 1037, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Police', '1 Underground Guerrilla'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Limited Operation', 'Limited Operation'),
    ],
    then: [asked('Rebels', 'Rally', 'March', 'Sabotage', 'Ambush')],
  });

  example('3.3.2: a space with Guerrillas that have marched is no origin', 1052, {
    given: [emptyBoard, { 'Operations value': 3, Samaria: '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Samaria', 'Lydda')],
    then: [offered('Gaza'), notOffered('Lydda')],
  });

  example('4.1: a Special Activity that comes first finds a space for its Operation [ruling, An Operation needs a space]', 1072, {
    given: [emptyBoard, are('Rebels', '1st Eligible'), card('A14'), { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: '1 Police' }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush'),
      answers('Rebels', 'Galilee', 'done'),
    ],
    then: [{ Syria: '1 Base', Galilee: '1 Active Guerrilla' }],
  });

  example('4.1: where it finds none after all, the Operation selects none [ruling, An Operation needs a space]', 1088, {
    given: [emptyBoard, are('Rebels', '1st Eligible'), card('A14'), { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: '1 Police' }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush'),
      answers('Rebels', 'Haifa–Syria', 'done'),
    ],
    then: [{ Syria: '1 Base', 'Haifa–Syria': '1 Underground Guerrilla', Galilee: '1 Police' }],
  });

  example('4.1: an Operation that no Special Activity can help is not chosen [ruling, An Operation needs a space]', 1105, {
    given: [
      emptyBoard,
      are('Rebels', '1st Eligible'),
      card('A14'),
      { Syria: '2 Bases', Lydda: '1 Underground Guerrilla', Galilee: '1 Police' },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation'),
    ],
    then: [notOffered('Ambush')],
  });

  example('4.1: nor is it in a Limited Operation, which has none [2.3.5]', 1120, {
    given: [emptyBoard, are('Rebels', '1st Eligible'), card('A14'), { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: '1 Police' }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Limited Operation', 'Limited Operation'),
    ],
    then: [notOffered('Ambush')],
  });

  example('4.1: a space is selected only once for a Special Activity', 1134, {
    given: [emptyBoard, { Samaria: '3 Underground Guerrillas', Galilee: '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' }],
    when: [conduct('British', 'Air Recon'), answers('British', 'Samaria')],
    then: [asked('British', 'Galilee', 'Gaza', 'done')],
  });

  example('4.1: one Special Activity accompanies an Operation', 1145, {
    given: [
      emptyBoard,
      card('A14'),
      { Samaria: ['2 Troops', '2 Active Guerrillas'], Lydda: ['2 Troops', '2 Active Guerrillas'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Special Activity', 'Punish'),
      answers('draw', 'Detain', 'Fine'),
      answers('British', 'Detain', 'Samaria', 'Lydda'),
    ],
    then: [asked('British', 'Samaria', 'Lydda')],
  });

  example('4.1: it may come after the Operation', 1160, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: '1 Underground Guerrilla' }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Samaria'),
    ],
    then: [asked('British', 'Special Activity', 'done')],
  });

  example('4.1.1: Divide accompanies no Assault', 1176, {
    given: [
      emptyBoard,
      card('A14'),
      { Samaria: ['1 Troops', '1 Underground Irregular', '1 Active Guerrilla'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Air Recon')],
  });

  example('4.1.1: Mobilize accompanies no Sabotage', 1188, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Base', '1 Police', '2 Underground Guerrillas'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Sabotage'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Coordinate', 'Raid')],
  });

  example('4.1.1: Mobilize accompanies no Ambush', 1200, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Base', '1 Police', '2 Underground Guerrillas'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Coordinate', 'Raid')],
  });

  example('4.1.1: Raid accompanies no March', 1212, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Base', '1 Police', '2 Underground Guerrillas'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'March'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Mobilize', 'Coordinate')],
  });

  example('4.1.1: Divide accompanies no Sweep', 1224, {
    given: [
      emptyBoard,
      card('A14'),
      { Samaria: ['1 Troops', '1 Underground Irregular', '1 Active Guerrilla'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Sweep'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Air Recon')],
  });

  example('4.2: the British choose from three', 1240, {
    given: [
      emptyBoard,
      card('A14'),
      { Samaria: ['1 Troops', '1 Underground Irregular', '1 Active Guerrilla'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });

  example('4.2.2: a space where no Guerrilla can be replaced any more is not selected', 1256, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Galilee: '1 Underground Irregular', Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Galilee')],
    then: [{ Galilee: '1 Active Irregular', Samaria: '2 Underground Irregulars' }, nothingAsked],
  });

  example('4.2.2: the Irregular that has just come serves in its own space [ruling, Divide space by space]', 1269, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Galilee: '1 Underground Irregular', Samaria: '1 Active Guerrilla', Lydda: '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Galilee', 'Samaria')],
    then: [{ Galilee: '1 Active Irregular', Samaria: '1 Active Irregular', Lydda: '1 Underground Irregular' }],
  });

  example('4.2.3: Air Recon is in up to two spaces', 1287, {
    given: [emptyBoard, { Samaria: '2 Underground Guerrillas', Lydda: '2 Underground Guerrillas', Gaza: '2 Underground Guerrillas' }],
    when: [conduct('British', 'Air Recon'), answers('British', 'Samaria', 'Gaza')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Lydda: '2 Underground Guerrillas' },
      { Gaza: ['1 Active Guerrilla', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example('4.2.3: Air Recon selects only where Guerrillas are Underground', 1301, {
    given: [
      emptyBoard,
      { Samaria: '1 Underground Guerrilla', Lydda: '1 Active Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla', Gaza: '1 Police' },
    ],
    when: [conduct('British', 'Air Recon')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });

  example('4.3: the Rebels choose from three', 1316, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Base', '1 Police', '2 Underground Guerrillas'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '3 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Rally'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Mobilize', 'Coordinate', 'Raid')],
  });

  example('4.3.1: Guerrillas may be placed although no space is selected [ruling, Mobilize without a space]', 1331, {
    given: [emptyBoard, { Lydda: '1 Opposition' }],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'done', 'Lydda')],
    then: [{ Lydda: ['1 Underground Guerrilla', '1 Opposition'], Syria: 'nothing' }],
  });

  example('4.3.3: where no Guerrilla has been moved in, nothing can be performed', 1346, {
    given: [
      emptyBoard,
      { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: '1 Base', Samaria: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee', 'done')],
    then: [{ Galilee: ['1 Base', '1 Underground Guerrilla'], Samaria: ['1 Underground Guerrilla', '1 Police'] }, nothingAsked],
  });

  example('4.3.3: a Guerrilla that has moved into one space does not move on into the next [ruling, A piece moves once]', 1359, {
    given: [
      emptyBoard,
      { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: ['1 Base', '1 Active Guerrilla'], 'Haifa District': '1 Police' },
    ],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee', 'done', 'Haifa District')],
    then: [{ Syria: '1 Base', Galilee: ['1 Base', '1 Underground Guerrilla'], 'Haifa District': ['1 Active Guerrilla', '1 Police'] }],
  });

  example('5.2: the British may select either text', 1384, {
    given: [card('A14')],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Event')],
    then: [asked('British', 'unshaded', 'shaded')],
  });

  example('5.2: the Rebels may select either text', 1392, {
    given: [card('A14')],
    when: [conduct('Rebels', 'Turn'), answers('draw', '1 Op', '3 Ops'), answers('Rebels', '1 Op', 'Event', 'Event')],
    then: [asked('Rebels', 'unshaded', 'shaded')],
  });

  example('6.0: the phases in their order', 1406, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14', 'A35'),
      { 'Political Will': 10 },
      is('Unity', { box: 4, value: 1 }),
      { Samaria: ['1 Active Guerrilla', '1 Base', '1 Active Irregular'], 'Haifa–Syria': '1 Active Guerrilla' },
      { Lydda: ['1 Police', '1 Curfew'], Prison: '1 Guerrilla' },
    ],
    when: [
      conduct(null, 'Propaganda Round'),
      answers('British', 'Detain'),
      answers('roll', '1'),
      answers('Rebels', 'Unity'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done'),
      answers('British', 'Divide'),
      answers('roll', '1'),
      answers('Rebels', 'Mobilize', 'Lebanon', 'done'),
      answers('British', 'done'),
      answers('Rebels', 'Lebanon'),
    ],
    then: [
      { 'Political Will': 11 },
      is('Unity', { box: 4, value: 1 }),
      { Samaria: ['1 Underground Guerrilla', '1 Base', '1 Underground Irregular'], Lebanon: ['1 Base', '1 Underground Guerrilla'] },
      { 'Haifa–Syria': 'nothing', Lydda: '1 Police', Prison: 'nothing' },
      hold('British', '1 Detain'),
      nothingAsked,
    ],
  });

  example('6.0: the Redeploy Phase comes before the Reset Phase', 1439, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14', 'A35'),
      { Samaria: ['1 Police', '1 Active Irregular'], Gaza: '1 Active Guerrilla', 'Haifa–Syria': '1 Sabotage', Prison: '1 Guerrilla' },
    ],
    when: [
      conduct(null, 'Propaganda Round'),
      answers('British', 'done'),
      answers('roll', '1'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done'),
      answers('British', 'done'),
      answers('Rebels', 'done'),
    ],
    then: [{ Gaza: '1 Active Guerrilla', 'Haifa–Syria': '1 Sabotage', Prison: '1 Guerrilla' }, asked('British', 'Samaria', 'done')],
  });

  example('6.4.2: a Base in a Foreign Country is enough', 1482, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Active Guerrilla', Syria: '1 Base' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [{ 'Haifa–Syria': 'nothing', Syria: ['1 Base', '1 Active Guerrilla'] }],
  });

  example('6.5: the next card is revealed', 1495, {
    given: [emptyBoard, deck('A33', 'A14', 'A35')],
    when: [
      conduct(null, 'Whole Game'),
      answers('British', 'done'),
      answers('roll', '1'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done'),
      answers('Rebels', 'done'),
      answers('draw', '1 Op', '3 Ops'),
    ],
    then: [card('A14'), asked('Rebels', '1 Op', '3 Ops')],
  });

  example('6.6: there are three boxes between Centralized and Decentralized', 1513, {
    given: [emptyBoard, is('Unity', 'Centralized'), { Samaria: ['2 Troops', '2 Bases'], Lydda: ['1 Troops', '1 Base'] }],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria'), answers('British', 'Lydda')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('6.6.2: at Decentralized and in the box beside it Divide strikes in two spaces', 1530, {
    given: [
      emptyBoard,
      is('Unity', { box: 2, value: 2 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria', 'Gaza')],
    then: [
      { Samaria: ['1 Active Irregular', '1 Underground Irregular'], Gaza: ['1 Active Irregular', '1 Underground Irregular'] },
      { 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('7.0.1: at 0 before the check of a Propaganda Round nobody has won', 1554, {
    given: [
      emptyBoard,
      { 'Political Will': 1, Samaria: ['1 Underground Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '1 Police'] },
      { Gaza: ['1 Underground Guerrilla', '1 Police'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Samaria', 'Lydda', 'Gaza'), conduct('British', 'Pass')],
    then: [{ 'Political Will': 0 }, asked('British', 'Detain', 'Demolish', 'Fine')],
  });
});
