/** What factions pay and gain: a form for each. */
import { name, sum, worded } from './words.js';

export const resourceForms = {
  pay: worded('sentence', {
    words: ['pay', sum('by'), name('resource', 'RESOURCE')],
    means:
      'Who acts pays so many: all of them, or none where there are too few. What stands below it in the same list is done only where it was paid, and so `may`, an alternative and a space are not offered where they begin with what cannot be paid, nor where what is paid for can do nothing.',
    accepted: ['pay 2 Marks', 'Crown pay 1 Mark', 'League may pay the Runners here Marks'],
    refused: ['pay Marks', 'pay 2 Marks to Crown'],
    inLanguages: { ja: '{resource}を{by}|支払う' },
  }),
  gain: worded('sentence', {
    words: ['gain', sum('by'), name('resource', 'RESOURCE')],
    means: 'Who acts has so many more, at most as many as there can be.',
    accepted: ['gain 2 Marks', 'Crown gain 1 Mark'],
    refused: ['gain Marks', 'gain 2 Marks from Crown'],
    inLanguages: { ja: '{resource}を{by}|得る' },
  }),
};
