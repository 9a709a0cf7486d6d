/** What nouns stand for. A form for each. */
import { own, same } from './form.js';

export const nounForms = {
  things: own('sentence', [
    '[ADJECTIVE] PIECES',
    'Pieces by their name, in a state, or of a faction; `pieces` are of every kind. A noun agrees with its number: `1 Runner`, `2 Runners`; without a number it stands for more than one, or has `a` or `the` before it.',
    ['remove 1 Hidden Runner here', 'remove 2 League pieces here'],
    ['remove 1 Hiden Runner her'],
    [
      same(
        'A faction or a state that the pieces have anyway may be said.',
        ['remove 1 League Runner here', 'remove 1 Runner here'],
        ['remove all League Runners here', 'remove all Runners here'],
        ['remove all Open Troopers here', 'remove all Troopers here'],
        ['remove 1 Open Trooper here', 'remove 1 Trooper here'],
        ['remove 1 League Hidden Runner here', 'remove 1 Hidden Runner here'],
      ),
      same(
        '`pieces` in a state are those that can be in it.',
        ['remove all Moored pieces here', 'remove all Moored Barges here'],
        ['remove 1 Moored piece here', 'remove 1 Moored Barge here'],
      ),
      same(
        '`and` may stand between what is said of a noun, or be left out.',
        [
          'remove all Runners in Towns with Troopers without Depots',
          'remove all Runners in Towns with Troopers and without Depots',
        ],
        [
          'remove all Runners in spaces adjacent to Fenwick adjacent to Harrow',
          'remove all Runners in spaces adjacent to Fenwick and adjacent to Harrow',
        ],
        [
          'remove all Runners in spaces with Troopers with Unrest',
          'remove all Runners in spaces with Troopers and Unrest',
        ],
        ['remove all Runners in Fenwick and adjacent to Dunmoor', 'remove all Runners in Fenwick adjacent to Dunmoor'],
        ['remove all Runners here and adjacent to Dunmoor', 'remove all Runners here adjacent to Dunmoor'],
        [
          'remove all Runners in or adjacent to Fenwick in or adjacent to Harrow',
          'remove all Runners in or adjacent to Fenwick and in or adjacent to Harrow',
        ],
      ),
      same(
        '`markers` may stand behind the name of a marker.',
        ['remove all Unrest markers here', 'remove all Unrest here'],
        ['place 1 Unrest marker here', 'place 1 Unrest here'],
      ),
    ],
  ]),
  own: own('sentence', [
    'QUANTITY of its PIECES',
    'Of the pieces that are named those of the faction that acts, whichever that is. Without a place those here, or on the map where no space is in hand. A faction that has no such pieces does nothing.',
    [
      'remove 1 of its pieces in Fenwick',
      'the executing faction may move 2 of its pieces in Fenwick to adjacent spaces',
    ],
    ['remove 1 of it pieces in Fenwick', 'remove of its pieces in Fenwick'],
    [
      same(
        'It is said in other words.',
        ['Crown remove 1 of their pieces in Fenwick', 'Crown remove 1 of its pieces in Fenwick'],
        ['remove 1 of its own pieces in Fenwick', 'remove 1 of its pieces in Fenwick'],
        ['remove all its pieces in Fenwick', 'remove all of its pieces in Fenwick'],
      ),
      same(
        'It may be said of pieces that are of that faction anyway.',
        ['Crown remove 2 of its Troopers in Fenwick', 'Crown remove 2 Troopers in Fenwick'],
        ['Crown remove 1 of its Troopers in Fenwick', 'Crown remove 1 Trooper in Fenwick'],
      ),
    ],
  ]),
  and: own('sentence', [
    'THINGS and THINGS',
    'All of them: `all Runners and Depots`, `the Runners and Depots`, `in Fenwick and Dunmoor`. A number belongs to one noun, and so each has its own: `1 Runner and 2 Depots`.',
    [
      'remove all Runners and Depots here',
      'remove 1 Runner and 2 Depots here',
      'place 1 Runner in Fenwick and Dunmoor',
    ],
    ['remove 1 Runner and and 2 Depots here'],
  ]),
  or: own('sentence', [
    'THINGS or THINGS',
    'A choice among them, in any mix: `2 Runners or Depots`, `2 Provinces or Towns`. What stands behind joined nouns, and an adjective of the language before them such as `adjacent`, is said of all of them; a state or a faction is said of its own noun alone.',
    ['remove 2 Runners or Depots here', 'remove 1 Hidden Runner or Hidden Warden here'],
    ['remove 2 Runners or or Depots here'],
    [
      same('`and/or` is any mix of them.', ['remove 2 Runners and/or Depots here', 'remove 2 Runners or Depots here']),
      same('An adjective of the language may be said again.', [
        'move any Runners here to adjacent Towns or adjacent Provinces',
        'move any Runners here to adjacent Towns or Provinces',
      ]),
    ],
  ]),
};
