// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Recruit. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/recruit.yaml');

describe('Recruit', () => {
  example('Recruit selects Cities, and what is next to an Arms Cache, without a Curfew [1.10, 3.3.1]', 15, {
    given: [emptyBoard, { Lydda: '1 Arms Cache', 'Haifa City': ['1 Troops', '1 Curfew'] }],
    when: [conduct('Irgun', 'Recruit')],
    then: [
      asked(
        'Irgun',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
      ),
    ],
  });

  example('Recruit places up to two Cells at an Arms Cache, one in another City [2.3.7, 3.3.1]', 25, {
    given: [emptyBoard, { Haganah: 2, Lydda: '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Lydda', '2', 'Jerusalem City', 'Samaria', '1', 'done')],
    then: [{ Lydda: ['1 Arms Cache', '2 Underground Cells'], 'Jerusalem City': '1 Underground Cell', Samaria: '1 Underground Cell' }],
  });

  example('Recruit places two Cells at most, or none [3.3.1]', 38, {
    given: [emptyBoard, { Haganah: 2, Lydda: ['1 Arms Cache', '1 Police'] }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Lydda')],
    then: [asked('Irgun', '0', '1', '2')],
  });

  example('Recruit is on each Railway next to Haifa District [3.3.1]', 49, {
    given: [emptyBoard, { 'Haifa District': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [
      asked(
        'Irgun',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
      ),
    ],
  });

  example('Recruit is on each Railway next to Haifa City [3.3.1]', 58, {
    given: [emptyBoard, { 'Haifa City': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [asked('Irgun', 'Haifa District', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria')],
  });

  example('Recruit is on each Railway next to Tel Aviv-Jaffa [3.3.1]', 67, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [
      asked(
        'Irgun',
        'Lydda',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
      ),
    ],
  });
});
