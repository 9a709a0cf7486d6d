// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: the words that its suites are written in. */
import { setupOf, suitesOf, wordsOf } from 'rulewright/runtime/testing';
import { program } from './index.js';

/** Pieces, with and without their states, and markers: one of them, and several. */
const things = [
  ['Troops', 'Troops'],
  ['Police', 'Police'],
  ['Cell', 'Cells'],
  ['Arms Cache', 'Arms Caches'],
  ['Curfew', 'Curfews'],
  ['Sabotage', 'Sabotage'],
  ['Terror', 'Terror'],
  ['Underground Cell', 'Underground Cells'],
  ['Active Cell', 'Active Cells'],
] as const;

/** The names of the game. */
interface Names {
  readonly faction: 'British' | 'Irgun';
  readonly space:
    | 'Galilee'
    | 'Haifa District'
    | 'Samaria'
    | 'Lydda'
    | 'Jerusalem District'
    | 'Gaza'
    | 'Haifa City'
    | 'Tel Aviv-Jaffa'
    | 'Jerusalem City'
    | 'Egypt–Tel Aviv-Jaffa'
    | 'Tel Aviv-Jaffa–Jerusalem'
    | 'Tel Aviv-Jaffa–Haifa'
    | 'Haifa–Syria';
  readonly box: 'Available' | 'Prison' | 'Haganah 3' | 'Haganah 4' | 'Out of the Game';
  readonly track: 'Political Will' | 'Haganah';
  readonly counter: never;
  readonly place: '1st Eligible' | '2nd Eligible';
  readonly card:
    | 'P1'
    | 'P2'
    | 'P3'
    | 'P4'
    | 'P5'
    | 'P6'
    | 'P7'
    | 'P8'
    | 'P9'
    | 'P10'
    | 'P11'
    | 'P12'
    | 'P13'
    | 'P14'
    | 'P15'
    | 'P16'
    | 'P17'
    | 'P18'
    | 'P19'
    | 'P20'
    | 'P21'
    | 'P22'
    | 'P23'
    | 'P24'
    | 'P25'
    | 'P26'
    | 'P27'
    | 'P28'
    | 'P29'
    | 'P30'
    | 'P31'
    | 'P32'
    | 'P33'
    | 'P34'
    | 'P35';
  readonly side: 'unshaded' | 'shaded' | 'event';
  readonly procedure:
    | 'Whole Game'
    | 'Event Card Round'
    | 'Turn'
    | 'Pass'
    | 'Propaganda Round'
    | 'Political Will Phase'
    | 'Irgun Victory'
    | 'Game End'
    | 'Resource Phase'
    | 'Expropriations'
    | 'British Intel'
    | 'Haganah Cooperation'
    | 'Redeploy Phase'
    | 'British Redeploy'
    | 'Irgun Redeploy'
    | 'Reset Phase'
    | 'Assault'
    | 'Deploy'
    | 'Patrol'
    | 'Recruit'
    | 'Rob'
    | 'Sabotage'
    | 'Search'
    | 'Travel'
    | 'Mass Detention'
    | 'Negotiate'
    | 'Propagandize'
    | 'Restore'
    | 'Silence'
    | 'Terror';
  readonly family: 'Intel';
  readonly chit: 'Intel 0' | 'Intel 1' | 'Intel 2';
  readonly marker: 'Curfew' | 'Sabotage' | 'Terror';
  readonly thing: (typeof things)[number][number];
}

export const setupIn = setupOf<Names>(program, things);
export const { examplesIn, boundariesIn, scenarioIn } = suitesOf<Names>(program, things);
export const {
  emptyBoard,
  setup,
  deck,
  has,
  hold,
  have,
  poolHolds,
  poolHas,
  chits,
  is,
  left,
  are,
  open,
  card,
  played,
  inPlay,
  notInPlay,
  awaiting,
  notAwaiting,
  wins,
  nobodyWins,
  asked,
  nothingAsked,
  offered,
  notOffered,
  question,
  cited,
  sees,
  play,
  conduct,
  conductWithin,
  answers,
  shows,
  goesOn,
} = wordsOf<Names>(program, things);
