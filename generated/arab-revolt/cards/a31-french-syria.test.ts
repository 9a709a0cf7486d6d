// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A31 French Syria. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, nothingAsked, open, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a31-french-syria.yaml');

describe('A31 French Syria', () => {
  example('all Rebel pieces in one of the two go to Prison [9.0 A31]', 17, {
    given: [
      emptyBoard,
      { Syria: ['1 Base', '2 Underground Guerrillas', '1 Active Guerrilla'], Lebanon: ['1 Base', '1 Underground Guerrilla'] },
      { Galilee: ['1 Base', '1 Active Guerrilla'], Transjordan: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A31', 'unshaded'), answers('British', 'Syria')],
    then: [
      { Syria: 'nothing', Lebanon: ['1 Base', '1 Underground Guerrilla'], Galilee: ['1 Base', '1 Active Guerrilla'] },
      { Transjordan: '1 Underground Guerrilla', Prison: ['1 Base', '3 Guerrillas'] },
    ],
  });

  example('Syria or Lebanon, as the executing faction says [9.0 A31]', 34, {
    given: [emptyBoard, { Syria: '2 Underground Guerrillas', Lebanon: '1 Base', Transjordan: '1 Underground Guerrilla' }],
    when: [play('Rebels', 'A31', 'unshaded')],
    then: [asked('Rebels', 'Syria', 'Lebanon')],
  });

  example('only Lebanon has Rebel pieces [ruling, A place where an Event does something]', 45, {
    given: [emptyBoard, { Lebanon: '1 Base', Egypt: '1 Active Guerrilla' }],
    when: [play('Rebels', 'A31', 'unshaded')],
    then: [{ Lebanon: 'nothing', Egypt: '1 Active Guerrilla', Prison: '1 Base' }, nothingAsked],
  });

  example('neither has Rebel pieces [5.1.3]', 58, {
    given: [emptyBoard, { Galilee: ['1 Base', '1 Active Guerrilla'] }],
    when: [play('British', 'A31', 'unshaded')],
    then: [{ Galilee: ['1 Base', '1 Active Guerrilla'], Prison: 'nothing' }],
  });

  example('Bases in Prison are Available again after the Reset Phase [9.0 A31, tip]', 68, {
    given: [emptyBoard, { Syria: '2 Bases' }],
    when: [play('British', 'A31', 'unshaded'), conduct('British', 'Reset Phase')],
    then: [{ Syria: 'nothing', Prison: 'nothing' }, has('Available', '5 Bases')],
  });

  example('a Guerrilla in each Foreign Country, from Prison, then Available [9.0 A31]', 80, {
    given: [emptyBoard, { Prison: ['1 Guerrilla', '1 Base'] }],
    when: [play('British', 'A31', 'shaded')],
    then: [
      { Lebanon: '1 Underground Guerrilla', Syria: '1 Underground Guerrilla' },
      has('Transjordan', '0 Guerrillas'),
      has('Egypt', '0 Guerrillas'),
      { Prison: '1 Base' },
      has('Available', '13 Guerrillas'),
    ],
  });

  example('Transjordan and Egypt too, if they are in play [9.0 A30]', 94, {
    given: [emptyBoard, open('Transjordan'), open('Egypt'), { Prison: '5 Guerrillas' }],
    when: [play('Rebels', 'A31', 'shaded')],
    then: [
      { Lebanon: '1 Underground Guerrilla', Syria: '1 Underground Guerrilla', Transjordan: '1 Underground Guerrilla' },
      { Egypt: '1 Underground Guerrilla', Prison: '1 Guerrilla' },
      has('Available', '10 Guerrillas'),
    ],
  });

  example('the last Guerrilla goes where the executing faction says [ruling, The order of spaces where pieces or markers run out]', 110, {
    given: [emptyBoard, { Gaza: '14 Underground Guerrillas', Prison: '1 Guerrilla' }],
    when: [play('Rebels', 'A31', 'shaded'), answers('Rebels', 'Syria')],
    then: [{ Syria: '1 Underground Guerrilla', Lebanon: 'nothing', Gaza: '14 Underground Guerrillas', Prison: 'nothing' }, nothingAsked],
  });
});
