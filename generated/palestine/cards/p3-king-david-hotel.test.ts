// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P3 King David Hotel. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p3-king-david-hotel.yaml');

describe('P3 King David Hotel', () => {
  example('1 Terror marker is removed and the Haganah Track shifts [9.0 P3]', 15, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': ['2 Terror', '1 Sabotage'] }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ 'Haifa City': ['1 Terror', '1 Sabotage'], Haganah: 1 }, nothingAsked],
  });

  example('the executing faction chooses where the Terror marker is removed [9.0 P3; 5.1]', 27, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Terror', Gaza: '2 Terror', Samaria: '1 Sabotage' }],
    when: [play('Irgun', 'P3', 'unshaded')],
    then: [asked('Irgun', 'Haifa City', 'Gaza')],
  });

  example('without Terror on the map nothing happens [9.0 P3, tip]', 39, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '2 Sabotage' }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ 'Haifa City': '2 Sabotage', Haganah: 2 }, nothingAsked],
  });

  example('2 Terror markers are placed in a City with an Underground Cell [9.0 P3]', 51, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['2 Police', '1 Underground Cell', '1 Terror'], 'Jerusalem City': '1 Active Cell' },
      { Gaza: '1 Underground Cell' },
    ],
    when: [play('Irgun', 'P3', 'shaded')],
    then: [
      { 'Haifa City': ['2 Police', '1 Underground Cell', '3 Terror'], 'Jerusalem City': '1 Active Cell', Gaza: '1 Underground Cell' },
      { Haganah: 2 },
      nothingAsked,
    ],
  });

  example('of several Cities with an Underground Cell one is chosen [9.0 P3]', 67, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Active Cell', '1 Underground Cell'], 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Arms Cache' },
    ],
    when: [play('Irgun', 'P3', 'shaded'), answers('Irgun', 'Haifa City')],
    then: [
      { 'Haifa City': ['1 Active Cell', '1 Underground Cell', '2 Terror'], 'Tel Aviv-Jaffa': '1 Underground Cell' },
      { 'Jerusalem City': '1 Arms Cache' },
    ],
  });

  example('a City without an Underground Cell gets no Terror [9.0 P3]', 81, {
    given: [emptyBoard, { 'Haifa City': '1 Active Cell', 'Haifa–Syria': '1 Underground Cell' }],
    when: [play('British', 'P3', 'shaded')],
    then: [{ 'Haifa City': '1 Active Cell', 'Haifa–Syria': '1 Underground Cell' }, nothingAsked],
  });

  example('a result of 3 places a Terror marker instead of Sabotage [4.3.3]', 93, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror'),
      answers('roll', '3'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Terror'], Haganah: 2 }, nothingAsked],
  });

  example('a result of 2 places neither Terror nor Sabotage [4.3.3]', 108, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror'),
      answers('roll', '2'),
    ],
    then: [{ 'Haifa City': '1 Active Cell', Haganah: 2 }, nothingAsked],
  });

  example('a result of 5 places one Terror marker [4.3.3]', 123, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror'),
      answers('roll', '5'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Terror'], Haganah: 2 }, nothingAsked],
  });

  example('a result of 6 places two Terror markers and shifts the Haganah Track [4.3.3, 6.5.1]', 138, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror'),
      answers('roll', '6'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '2 Terror'], Haganah: 1 }, nothingAsked],
  });

  example('an Arms Cache makes a Terror of 4 two markers [4.3.3]', 153, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell', 'Haifa District': '1 Arms Cache' }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror'),
      answers('roll', '4'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '2 Terror'], 'Haifa District': 'nothing', Haganah: 1 }],
  });

  example('Police keep a Terror of 6 at one marker [4.3.3]', 169, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': ['1 Police', '1 Underground Cell'] }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Haifa City', 'Terror'),
      answers('roll', '6'),
    ],
    then: [{ 'Haifa City': ['1 Police', '1 Active Cell', '1 Terror'], Haganah: 2 }],
  });

  example('Terror is in one City, elsewhere Sabotage goes on as usual [4.3.3]', 183, {
    given: [
      emptyBoard,
      card('P3'),
      { Haganah: 2, Gaza: '1 Underground Cell', 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Gaza'),
      answers('roll', '6'),
      answers('Irgun', 'Haifa City', 'Terror'),
      answers('roll', '4'),
      answers('Irgun', 'Jerusalem City'),
      answers('roll', '6'),
    ],
    then: [
      { Gaza: ['1 Active Cell', '1 Sabotage'], 'Haifa City': ['1 Active Cell', '1 Terror'] },
      { 'Jerusalem City': ['1 Active Cell', '1 Sabotage'], Haganah: 2 },
      nothingAsked,
    ],
  });

  example('Terror must be declared before the roll [4.3.3]', 206, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage')],
    then: [asked('Irgun', 'Terror', 'continue')],
  });

  example('a Limited Sabotage has no Terror [2.3.4]', 218, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Limited Operation', 'Limited Operation', 'Sabotage'), answers('roll', '6')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Sabotage'], Haganah: 2 }],
  });

  example('Recruit comes with no Terror [4.1.1, 4.3.3]', 232, {
    given: [emptyBoard, card('P3'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Operation & Special Activity', 'Operation', 'Recruit', 'Haifa City', 'done')],
    then: [{ 'Haifa City': '2 Underground Cells' }, nothingAsked],
  });

  example('the Terror marker goes before the Track shifts [9.0 P3]', 245, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Terror', 'Jerusalem City': '1 Terror' }],
    when: [play('Irgun', 'P3', 'unshaded')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City'), { Haganah: 2 }],
  });

  example('the Track does not fall below 0 [6.5]', 257, {
    given: [emptyBoard, { Haganah: 0, 'Haifa City': '1 Terror' }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ Haganah: 0, 'Haifa City': 'nothing' }],
  });
});
