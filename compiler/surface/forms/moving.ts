/** What goes from place to place: a form for each clause. */
import { own, same } from './form.js';

export const movingForms = {
  exchange: own('sentence', [
    'exchange QUANTITY PIECES in PLACE with QUANTITY PIECES in PLACE',
    'Pieces of two places, a box among them or none, change places: all of them, or none where so many are not there.',
    ['exchange 1 Runner in Fenwick with 1 Runner in Gaol', 'exchange 2 Troopers in Fenwick with 1 Runner in Dunmoor'],
    ['exchange 1 Runner in Fenwick', 'exchange 1 Runner in Fenwick by 1 Runner in Gaol'],
  ]),
  move: own('sentence', [
    'move QUANTITY PIECES [WHERE | from SPACES] to SPACES[, including their own][, each only once | , each at most once a turn]',
    'Moves pieces from space to space; of one such step each piece moves once, and those that take the same way are one group. With `each only once`, what has moved by such a sentence of the same procedure, card or chit does not move again by one; with `each at most once a turn`, what any sentence has moved since the turn began. The spaces are looked for once, before the first group moves. With `including their own` they may also move to the space where they are: they stay, and have moved. What one sentence moves, moves at the same time: standing rules are looked at when all has moved.',
    [
      'move any patrols on the map to the selected spaces',
      'move 1 or 2 Runners from an adjacent space with a Depot to here',
      'move any Runners here to any spaces, including their own',
      'move any Runners here to adjacent spaces, each only once',
      'move any Runners here to adjacent spaces, each at most once a turn',
    ],
    ['move 1 Runner here'],
    [
      same('Without a place, they move from the space in hand.', [
        'move 2 Runners to adjacent spaces',
        'move 2 Runners here to adjacent spaces',
      ]),
      same(
        'Without a number, all move.',
        ['move Runners here to adjacent spaces', 'move all Runners here to adjacent spaces'],
        ['move the Runners here to adjacent spaces', 'move all Runners here to adjacent spaces'],
        ['move each Runner here to adjacent spaces', 'move all Runners here to adjacent spaces'],
      ),
      same(
        '`from` is said for `in`.',
        ['move 1 Runner from Fenwick to Harrow', 'move 1 Runner in Fenwick to Harrow'],
        ['move 1 Runner from here to adjacent spaces', 'move 1 Runner here to adjacent spaces'],
        ['move all Runners from all Towns to Fenwick', 'move all Runners from Towns to Fenwick'],
      ),
      same(
        'Each piece goes to one of the spaces, whatever stands before them.',
        ['move any Runners here to any Towns', 'move any Runners here to Towns'],
        ['move any Runners here to the Towns', 'move any Runners here to Towns'],
        ['move any Runners here to the adjacent spaces', 'move any Runners here to adjacent spaces'],
        ['move any Runners here to any adjacent spaces', 'move any Runners here to adjacent spaces'],
        ['move any patrols here to selected spaces', 'move any patrols here to the selected spaces'],
        ['move any patrols here to any selected spaces', 'move any patrols here to the selected spaces'],
        ['move any patrols here to the selected space', 'move any patrols here to the selected spaces'],
        ['move 1 Runner here to a Town', 'move 1 Runner here to Towns'],
      ),
      same(
        'The comma may be left out.',
        [
          'move any Runners here to any spaces including their own',
          'move any Runners here to any spaces, including their own',
        ],
        [
          'move any Runners here to adjacent spaces each only once',
          'move any Runners here to adjacent spaces, each only once',
        ],
        [
          'move any Runners here to adjacent spaces each at most once a turn',
          'move any Runners here to adjacent spaces, each at most once a turn',
        ],
      ),
      same('`only` is `at most`.', [
        'move any Runners here to adjacent spaces, each only once a turn',
        'move any Runners here to adjacent spaces, each at most once a turn',
      ]),
      same(
        'Their own is their own space.',
        [
          'move any Runners here to any spaces, including their own space',
          'move any Runners here to any spaces, including their own',
        ],
        [
          'move any Runners here to any spaces, including their own space each only once',
          'move any Runners here to any spaces, including their own, each only once',
        ],
      ),
    ],
  ]),
};
