// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A15 Human Shields. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a15-human-shields.yaml');

describe('A15 Human Shields', () => {
  example('Raid may not select Railways adjacent to spaces with Curfews [9.0 A15]', 16, {
    given: [
      emptyBoard,
      inPlay('A15', 'unshaded'),
      { Lydda: ['1 Base', '1 Underground Guerrilla'], 'Jerusalem City': ['1 Police', '1 Curfew'] },
    ],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Samaria', 'Jerusalem District', 'Gaza', 'Tel Aviv-Jaffa', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa')],
  });

  example('a District with a Curfew may still be selected, and a Railway that no Curfew is adjacent to [9.0 A15]', 27, {
    given: [
      emptyBoard,
      inPlay('A15', 'unshaded'),
      { 'Haifa District': ['1 Base', '1 Underground Guerrilla'], Samaria: ['1 Police', '1 Curfew'], Lydda: ['1 Police', '1 Opposition'] },
      { 'Haifa City': '1 Opposition' },
    ],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });

  example('without Curfews every Railway may be raided [9.0 A15]', 40, {
    given: [
      emptyBoard,
      inPlay('A15', 'unshaded'),
      { 'Jerusalem District': ['1 Base', '1 Underground Guerrilla'], 'Jerusalem City': '1 Police' },
    ],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem')],
  });

  example("other Operations than Raid's may sabotage a Railway beside a Curfew [9.0 A15]", 51, {
    given: [
      emptyBoard,
      inPlay('A15', 'unshaded'),
      { 'Operations value': 1, 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla', 'Jerusalem City': ['1 Police', '1 Curfew'] },
    ],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': ['1 Active Guerrilla', '1 Sabotage'] }],
  });

  example('the Fine chit replaces the Sabotage marker with a Guerrilla [9.0 A15]', 63, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { Samaria: '2 Troops', 'Tel Aviv-Jaffa–Haifa': '3 Sabotage', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish')],
    then: [
      { Samaria: '2 Troops', 'Tel Aviv-Jaffa–Haifa': ['2 Sabotage', '1 Underground Guerrilla'], 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
    ],
  });

  example('each of the two Sabotage markers is replaced [9.0 A15]', 78, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Sabotage', 'Haifa–Syria': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish'), answers('British', 'Gaza', 'Haifa City')],
    then: [
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla' },
      has('Available', '13 Guerrillas'),
    ],
  });

  example('the British choose the adjacent Railway [9.0 A15]', 95, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { 'Jerusalem District': '1 Troops', Lydda: '1 Troops', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Sabotage', 'Haifa–Syria': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish'), answers('British', 'Lydda')],
    then: [asked('British', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa')],
  });

  example('no Guerrilla is placed if none is Available [9.0 A15, tip]', 111, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { Samaria: '1 Troops', Lebanon: '14 Underground Guerrillas', Prison: '1 Guerrilla', 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': 'nothing', Lebanon: '14 Underground Guerrillas', Prison: '1 Guerrilla' }],
  });

  example('no Guerrilla without a Sabotage marker to replace [9.0 A15]', 127, {
    given: [emptyBoard, inPlay('A15', 'shaded'), { Samaria: '1 Troops', 'Haifa–Syria': '1 Sabotage' }, poolHolds('Punishment', '2 Fine')],
    when: [conduct('British', 'Punish')],
    then: [{ Samaria: '1 Troops', 'Tel Aviv-Jaffa–Haifa': 'nothing', 'Haifa–Syria': '1 Sabotage' }],
  });

  example('the other effect of the card does not hold [9.0 A15]', 141, {
    given: [
      emptyBoard,
      inPlay('A15', 'unshaded'),
      { Samaria: '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': 'nothing' }],
  });

  example('only the chosen Railway is touched [9.0 A15; 1.7.2]', 153, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { Lydda: '1 Troops', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage', 'Egypt–Tel Aviv-Jaffa': '1 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish'), answers('British', 'Egypt–Tel Aviv-Jaffa')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' }],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 168, {
    when: [play('British', 'A15', 'unshaded')],
    then: [inPlay('A15', 'unshaded'), nothingAsked],
  });

  example('Rebels may play the shaded side, which stays in play [5.3]', 175, {
    when: [play('Rebels', 'A15', 'shaded')],
    then: [inPlay('A15', 'shaded'), nothingAsked],
  });
});
