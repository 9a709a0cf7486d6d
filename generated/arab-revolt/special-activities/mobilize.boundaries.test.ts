// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/mobilize.yaml');

describe('Mobilize, boundaries', () => {
  // up to 2 Districts or Foreign Countries: the most are selected
  // here is a Foreign Country or more Guerrillas than Irregulars are here: both are equal; it is one more
  // in each selected space: done
  // place 1 Base here: just enough are ready; more than enough are ready
  // in any mobilized spaces: there are such spaces
  boundary('up to 2 Districts or Foreign Countries: more spaces than may be selected, and 7 more [AR 4.3.1]', 5, {
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Lydda', 'Syria', 'done')],
    then: [{ Lydda: ['1 Police', '1 Underground Guerrilla', '1 Base'], Syria: ['2 Underground Guerrillas', '2 Bases'] }],
  });

  // in any mobilized spaces: there is no such space
  boundary('up to 2 Districts or Foreign Countries: just as many spaces as may be selected, and 1 more [AR 4.3.1]', 5, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Syria', 'Lebanon')],
    then: [{ Lebanon: '1 Base', Syria: '1 Base' }],
  });

  // place 1 Guerrilla here: more than enough are ready
  boundary('place 1 Base here: none is ready, and 1 more [AR 4.3.1]', 13, {
    given: [{ Lebanon: '2 Bases' }],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Lydda', 'Syria', 'done', 'Samaria')],
    then: [
      { Samaria: ['1 Police', '3 Underground Guerrillas', '1 Base', '1 Opposition'] },
      { Lydda: ['1 Police', '1 Underground Guerrilla', '1 Base'], Lebanon: '2 Bases' },
    ],
  });

  boundary('here is a Foreign Country or more Guerrillas than Irregulars are here: it is one less [AR 4.3.1]', 8, {
    given: [emptyBoard, { 'Haifa District': '1 Underground Irregular' }],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Syria', 'Lebanon')],
    then: [{ 'Haifa District': '1 Underground Irregular', Lebanon: '1 Base', Syria: '1 Base' }],
  });

  boundary('up to 2 Districts or Foreign Countries: no space can be selected [AR 4.3.1]', 5, {
    given: [emptyBoard, { Prison: '5 Bases' }],
    when: [conduct('Rebels', 'Mobilize')],
    then: [{ Prison: '5 Bases' }],
  });

  boundary('up to 2 Districts or Foreign Countries: one space fewer than may be selected [AR 4.3.1]', 5, {
    given: [emptyBoard, { Lebanon: '2 Bases' }],
    when: [conduct('Rebels', 'Mobilize')],
    then: [{ Lebanon: '2 Bases', Syria: '1 Base' }],
  });

  boundary('place 1 Guerrilla here: none is ready [AR 4.3.1]', 15, {
    given: [
      emptyBoard,
      { Lydda: ['2 Underground Guerrillas', '4 Active Guerrillas'], Syria: ['2 Underground Guerrillas', '2 Active Guerrillas'] },
      { Gaza: ['2 Underground Guerrillas', '2 Active Guerrillas'], Samaria: ['1 Underground Guerrilla', '1 Opposition'] },
    ],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Samaria', 'done', 'Samaria', 'Underground Guerrilla in Lydda')],
    then: [
      { Samaria: ['2 Underground Guerrillas', '1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '4 Active Guerrillas'] },
      { Gaza: ['2 Underground Guerrillas', '2 Active Guerrillas'], Syria: ['2 Underground Guerrillas', '2 Active Guerrillas'] },
    ],
  });

  boundary('place 1 Guerrilla here: just enough are ready [AR 4.3.1]', 15, {
    given: [
      emptyBoard,
      { Lydda: ['2 Underground Guerrillas', '4 Active Guerrillas'], Syria: ['2 Underground Guerrillas', '1 Active Guerrilla'] },
      { Gaza: ['2 Underground Guerrillas', '2 Active Guerrillas'], Samaria: ['1 Underground Guerrilla', '1 Opposition'] },
    ],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Syria', 'Lebanon', 'Samaria')],
    then: [
      { Samaria: ['2 Underground Guerrillas', '1 Opposition'], Lydda: ['2 Underground Guerrillas', '4 Active Guerrillas'] },
      { Gaza: ['2 Underground Guerrillas', '2 Active Guerrillas'], Lebanon: '1 Base' },
      { Syria: ['2 Underground Guerrillas', '1 Active Guerrilla', '1 Base'] },
    ],
  });
});
