// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Negotiate. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, hold } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/negotiate.yaml');

describe('Negotiate', () => {
  example('Negotiate needs a roll above the Haganah Track [4.2.2, 6.5.1]', 13, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '3')],
    then: [{ Haganah: 1 }, hold('British')],
  });

  example('a roll that equals the Haganah Track is too low [4.2.2]', 24, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '2')],
    then: [{ Haganah: 2 }],
  });

  example('each Terror marker on the map adds 1 to the roll [4.2.2]', 34, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Terror', Samaria: ['1 Terror', '1 Sabotage'] }],
    when: [conduct('British', 'Negotiate'), answers('roll', '1')],
    then: [{ Haganah: 1 }],
  });

  example('at 0 Negotiate draws an Intel Chit [4.2.2, 6.5.4]', 46, {
    given: [emptyBoard, { Haganah: 0 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '1'), answers('draw', 'Intel 2')],
    then: [{ Haganah: 0 }, hold('British', '1 Intel 2')],
  });
});
