// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A32 Aerial Policing. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a32-aerial-policing.yaml');

describe('A32 Aerial Policing', () => {
  example('Air Recon Activates two Guerrillas in each of two spaces [9.0 A32]', 13, {
    given: [
      emptyBoard,
      { Galilee: '3 Underground Guerrillas', 'Haifa–Syria': '2 Underground Guerrillas', Lydda: '2 Underground Guerrillas' },
      { 'Haifa City': '2 Underground Guerrillas' },
    ],
    when: [play('British', 'A32', 'unshaded'), answers('British', 'Air Recon', 'Galilee', 'Haifa–Syria')],
    then: [
      { Galilee: ['2 Active Guerrillas', '1 Underground Guerrilla'], 'Haifa–Syria': '2 Active Guerrillas' },
      { Lydda: '2 Underground Guerrillas', 'Haifa City': '2 Underground Guerrillas' },
      nothingAsked,
    ],
  });

  example('one where there is but one [5.1.3]', 30, {
    given: [emptyBoard, { Galilee: ['1 Underground Guerrilla', '1 Base'] }],
    when: [play('Rebels', 'A32', 'unshaded'), answers('British', 'Air Recon')],
    then: [{ Galilee: ['1 Active Guerrilla', '1 Base'] }],
  });

  example('the British may leave it [9.0 A32]', 40, {
    given: [emptyBoard, { Galilee: '2 Underground Guerrillas' }],
    when: [play('Rebels', 'A32', 'unshaded'), answers('British', 'done')],
    then: [{ Galilee: '2 Underground Guerrillas' }],
  });

  example('Air Recon without the Event Activates one [4.2.3; 9.0 A32]', 50, {
    given: [emptyBoard, { Galilee: '2 Underground Guerrillas' }],
    when: [conduct('British', 'Air Recon')],
    then: [{ Galilee: ['1 Active Guerrilla', '1 Underground Guerrilla'] }],
  });

  example('a Troop from each space with a Base goes to a City [9.0 A32]', 59, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '2 Troops'], Lydda: ['2 Bases', '1 Troops', '1 Police'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
      { Galilee: ['1 Base', '1 Police', '1 Underground Irregular'] },
    ],
    when: [play('Rebels', 'A32', 'shaded'), answers('Rebels', 'Haifa City', 'Jerusalem City')],
    then: [
      { Samaria: ['1 Base', '1 Troops'], Lydda: ['2 Bases', '1 Police'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
      { Galilee: ['1 Base', '1 Police', '1 Underground Irregular'], 'Haifa City': '1 Troops', 'Jerusalem City': '1 Troops' },
    ],
  });

  example('the executing faction says to which City [5.1]', 77, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Troops', '1 Curfew'], 'Haifa City': '1 Police' }],
    when: [play('British', 'A32', 'shaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('Air Recon selects Districts and Railways [4.2.3]', 87, {
    given: [
      emptyBoard,
      { Galilee: '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla', 'Haifa City': '1 Underground Guerrilla' },
      { Syria: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A32', 'unshaded'), answers('British', 'Air Recon')],
    then: [asked('British', 'Galilee', 'Haifa–Syria')],
  });

  example('a Troop leaves a City with a Base, too [9.0 A32]', 100, {
    given: [emptyBoard, { 'Haifa City': ['2 Troops', '1 Base'] }],
    when: [play('Rebels', 'A32', 'shaded'), answers('Rebels', 'Jerusalem City')],
    then: [{ 'Haifa City': ['1 Troops', '1 Base'], 'Jerusalem City': '1 Troops' }],
  });
});
