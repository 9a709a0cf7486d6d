/** What is done with the piece in hand: a form for each clause. */
import { same } from './form.js';
import { kind, name, worded } from './words.js';

export const inHandForms = {
  'move it': worded('sentence', {
    words: ['move it to', kind('to', 'SPACES')],
    means: 'Moves the piece in hand to one of these spaces, in which it may stand; `here` is that space from then on.',
    accepted: ['move it to an adjacent space', 'move it to Fenwick'],
    refused: ['move it Fenwick', 'move it to'],
    variants: [
      same(
        'It goes to one of the spaces, whatever stands before them.',
        ['move it to adjacent spaces', 'move it to an adjacent space'],
        ['move it to any adjacent spaces', 'move it to an adjacent space'],
        ['move it to the adjacent spaces', 'move it to an adjacent space'],
        ['move it to 1 adjacent space', 'move it to an adjacent space'],
      ),
    ],
    inLanguages: { ja: 'それを{to}へ|移動させる' },
  }),
  'remove it': worded('sentence', {
    words: ['remove it'],
    means: 'Takes the piece in hand away, to Available.',
    accepted: ['remove it'],
    refused: ['remove it here'],
    inLanguages: { ja: 'それを|除去する' },
  }),
  'remove it to': worded('sentence', {
    words: ['remove it to', name('box', 'BOX')],
    means: 'Takes the piece in hand away, to the box that is named.',
    accepted: ['remove it to Gaol'],
    refused: ['remove it to', 'remove it in Gaol'],
    inLanguages: { ja: 'それを除去して{box}に|置く' },
  }),
  'flip it': worded('sentence', {
    words: ['flip it to', name('state', 'STATE')],
    means: 'Turns the piece in hand into another of its states.',
    accepted: ['flip it to Hidden'],
    refused: ['flip it Hidden', 'flip it'],
    inLanguages: { ja: 'それを{state}に|する' },
  }),
};
