/** What a sentence does: a form for each clause. */
import type { Clause } from '../surface/ir.js';
import { formsOf } from './form.js';

export const clauseForms = formsOf<Clause['kind']>('sentence', {
  place: [
    'place QUANTITY PIECES [from BOX] [in SPACES] [if none]',
    'Puts pieces from Available, or from a box, into spaces; without a place, into the space in hand. A marker is placed the same way; `if none` places it only where none is.',
    [
      'place up to 2 Troopers in Fenwick',
      'place 1 Runner here',
      'place all Troopers from Gaol in any Towns',
      'place Unrest here if none',
    ],
    ['place in Fenwick 2 Runners', 'place two Runners here', 'place 2 Runners form Gaol'],
  ],
  remove: [
    'remove QUANTITY PIECES WHERE [to BOX][, PIECES first][, PIECES only when no PIECES remain]',
    'Takes pieces or markers away, to Available or to the box that is named.',
    [
      'remove 1 Runner here to Gaol',
      'remove all Runners and Depots in Fenwick',
      'remove 2 League pieces here, Runners first, Depots only when no Runners remain',
    ],
    ['remove 1 Runner here, Runners frist', 'remove 1 Runner from Fenwick and place 1 Depot'],
  ],
  replace: [
    'replace QUANTITY PIECES WHERE with a PIECE',
    'Removes pieces to Available and places others of the same number; where none is Available they are only removed. Where all are replaced and too few are Available, the faction says where they come.',
    ['replace up to 1 Open Runner on the map with a Trooper'],
    ['replace 1 Runner here by a Trooper', 'replace 1 Runner here'],
  ],
  move: [
    'move QUANTITY PIECES [WHERE | from SPACES] to SPACES[, including their own]',
    'Moves pieces from space to space; each piece moves once, and those that take the same way are one group. The spaces are looked for once, before the first group moves. With `including their own` they may also move to the space where they are: they stay, and have moved. What one sentence moves, moves at the same time: standing rules are looked at when all has moved.',
    [
      'move any patrols on the map to the selected spaces',
      'move 1 or 2 Runners from an adjacent space with a Depot to here',
      'move any Runners here to any spaces, including their own',
    ],
    ['move 1 Runner here'],
  ],
  flip: [
    'flip QUANTITY PIECES WHERE to STATE, or VERB QUANTITY PIECES WHERE where the state declares a verb',
    'Turns pieces into another of their states.',
    ['flip all Runners on the map to Hidden', 'expose 1 Hidden Runner here', 'expose the group'],
    ['flip 1 Runner here'],
  ],
  shift: [
    'shift TRACK NUMBER toward END',
    'Moves a track with boxes so many boxes toward one of its ends.',
    ['shift Mood 1 toward Calm', 'shift Mood the Runners here toward Angry'],
    ['shift Mood toward Calm', 'shift Mood 1 Calm'],
  ],
  raise: [
    'raise TRACK by NUMBER',
    'Adds to a track or a counter, up to its end.',
    ['raise Resolve by 1'],
    ['increase Resolve by 1'],
  ],
  reduce: [
    'reduce TRACK by NUMBER',
    'Takes from a track or a counter, down to its end.',
    ['reduce Resolve by the League pieces in Gaol, at most 3'],
    ['reduce Resolve', 'reduce Resolve by half of the Depots here'],
  ],
  set: [
    'set TRACK to NUMBER',
    'Gives a track or a counter a value.',
    ['set Favour value to the value of the Favour chit in play'],
    ['set Resolve at 3'],
  ],
  draw: [
    'draw QUANTITY FAMILY chits',
    'Draws chits from the pool of the family by chance; fewer where it has fewer.',
    ['draw 2 Favour chits'],
    ['draw'],
  ],
  play: ['play 1 CHIT', 'Chooses one of these chits; it is in play.', ['play 1 drawn or held Favour chit'], ['play']],
  hold: [
    'hold 1 CHIT',
    'Chooses one of these chits; the faction holds it.',
    ['hold 1 Favour chit in the pool'],
    ['hold'],
  ],
  discard: [
    'discard 1 CHIT',
    'Chooses one of these chits; it goes back to its pool.',
    ['discard 1 held Favour chit'],
    ['discard held Favour chits from hand'],
  ],
  return: [
    'return CHITS to the pool',
    'All of these chits go back to their pool.',
    ['return all Favour chits to the pool', 'return the drawn Favour chits to the pool'],
    ['return'],
  ],
  'set aside': [
    'set aside CHIT',
    'The chit lies aside until it is returned.',
    ['set aside the Favour chit in play'],
    ['set aside'],
  ],
  resolve: [
    'resolve the EFFECT of the CHIT',
    'Does one of the effects that the chit declares, in the space in hand.',
    ['resolve the Boon of the drawn Favour chit'],
    ['resolve Boon of'],
  ],
  roll: ['roll a die', 'Rolls one die; `the roll` is what it shows.', ['roll a die'], ['roll 2 dice']],
  let: [
    'let NAME be NUMBER',
    'Remembers a number under a name, for the later steps of the same list.',
    ['let hits be half of the Troopers here, rounded down'],
    ['let hits be half of hits'],
  ],
  conduct: [
    'conduct [a] [free] [Limited] PROCEDURE [or PROCEDURE] [in SPACES] [, waiving CONDITION] [, choosing ALTERNATIVE] [, where NAME is NUMBER] [, forgoing ADDITIONAL SPACES] [, with a CLASS at any one moment]',
    'Conducts a procedure, or one of a class of them. `Limited`: in one space. `waiving`: conditions of the procedure that do not count. `where`: names of the procedure that mean something else this once. `forgoing`: additional spaces that may not be added.',
    [
      'conduct a Limited Operation in or adjacent to Fenwick',
      'conduct Muster or Forage here',
      'conduct Muster in 2 Towns, waiving presence, choosing Troopers',
      'conduct Muster, where offered is 0 and stirred spaces are Towns',
      'conduct Muster, forgoing Signal Fire and Night Oars',
      'conduct an Operation with a Special Activity at any one moment',
    ],
    ['conduct', 'conduct a Muster within Fenwick', 'conduct Muster, wher offered is 0'],
  ],
  reveal: [
    'reveal the next card',
    'The next card of the deck becomes the card in hand.',
    ['reveal the next card'],
    ['reveal the card'],
  ],
  'play event': [
    "play the card's Event",
    'Plays the Event of the card in hand; the faction chooses the side where there are two.',
    ["play the card's Event"],
    ["play the card's"],
  ],
  close: [
    'close the BOX box',
    'Nobody can take the box of the order of play this turn.',
    ['close the Event box'],
    ['close'],
  ],
  'adjust order': [
    'adjust the order of play by the boxes taken',
    'The faction in the box furthest to the left comes first; all boxes are open again.',
    ['adjust the order of play by the boxes taken'],
    ['adjust the order of play'],
  ],
  cancel: [
    'cancel all [SIDE] FACTION Capabilities',
    'Takes the capabilities in play out of play for good.',
    ['cancel all shaded Crown Capabilities'],
    ['cancell all Crown Capabilities'],
  ],
  make: [
    'make FACTION PLACE',
    'The faction takes a place in the order of play; the others keep their order.',
    ['make League 1st in Line'],
    ['make League first'],
  ],
  win: ['FACTION win', 'Ends the game.', ['League win'], ['League wins the game']],
  nothing: [
    'nothing',
    'Does nothing: for an effect that the rulebook states to be none.',
    ['nothing'],
    ['nothing happens'],
  ],
});
