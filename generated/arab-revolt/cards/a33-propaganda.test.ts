// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A33 Propaganda!. */
import { describe, test } from 'vitest';
import { asked, card, conduct, deck, emptyBoard, examplesIn, nothingAsked, wins } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a33-propaganda.yaml');

describe('A33 Propaganda!', () => {
  example('Political Will at 0 is a Rebel victory, even at the last Propaganda card [6.1.5, 7.0.1]', 5, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14'),
      { 'Political Will': 9, Galilee: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' },
      { Lydda: '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla', Gaza: '1 Active Guerrilla' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 0 }, wins('Rebels')],
  });

  example('the net change is what counts [6.1]', 23, {
    given: [emptyBoard, card('A33'), deck('A35'), { 'Political Will': 1, Samaria: '1 Active Guerrilla', Lydda: '1 Active Guerrilla' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 2 }, nothingAsked],
  });

  example('at 1 the game goes on to the British chit [6.0, 6.1.5, 6.2.1]', 37, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14', 'A35'),
      { 'Political Will': 10, Galilee: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' },
      { Lydda: '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla', Gaza: '1 Active Guerrilla' },
    ],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, asked('British', 'Detain', 'Demolish', 'Fine', 'done')],
  });

  example('the Reset Phase clears the map, empties Prison and flips Guerrillas and Irregulars [1.3.6, 1.12, 6.5]', 55, {
    given: [
      emptyBoard,
      card('A33'),
      { Samaria: ['2 Active Guerrillas', '1 Active Irregular', '1 Police', '1 Curfew', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa–Syria': '2 Sabotage', Syria: '1 Active Guerrilla' },
      { Prison: ['2 Guerrillas', '1 Base'], 'Out of Play': '5 Troops' },
    ],
    when: [conduct('British', 'Reset Phase')],
    then: [
      { Samaria: ['2 Underground Guerrillas', '1 Underground Irregular', '1 Police', '1 Opposition'], 'Haifa City': '1 Troops' },
      { 'Haifa–Syria': 'nothing', Syria: '1 Underground Guerrilla', Prison: 'nothing', 'Out of Play': '5 Troops' },
    ],
  });
});
