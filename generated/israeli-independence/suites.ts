// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the words that its suites are written in. */
import { setupOf, suitesOf, wordsOf } from 'rulewright/runtime/testing';
import { program } from './index.js';

/** Pieces, with and without their states, and markers: one of them, and several. */
const things = [
  ['Egyptian army', 'Egyptian armies'],
  ['Iraqi army', 'Iraqi armies'],
  ['Jordanian army', 'Jordanian armies'],
  ['Lebanese army', 'Lebanese armies'],
  ['Syrian army', 'Syrian armies'],
] as const;

/** The names of the game. */
interface Names {
  readonly faction: 'Israelis' | 'Arab League';
  readonly space:
    | 'Egypt 4'
    | 'Egypt 3'
    | 'Egypt 2'
    | 'Egypt 1'
    | 'Iraq 4'
    | 'Iraq 3'
    | 'Iraq 2'
    | 'Iraq 1'
    | 'Jordan 4'
    | 'Jordan 3'
    | 'Jordan 2'
    | 'Jordan 1'
    | 'Lebanon 4'
    | 'Lebanon 3'
    | 'Lebanon 2'
    | 'Lebanon 1'
    | 'Syria 4'
    | 'Syria 3'
    | 'Syria 2'
    | 'Syria 1'
    | 'West Jerusalem';
  readonly box: 'Available' | 'Removed from Play';
  readonly track: never;
  readonly counter: 'Offensives Left' | 'Reserves Left';
  readonly place: never;
  readonly card:
    | 'H1'
    | 'H2'
    | 'H3'
    | 'H4'
    | 'H5'
    | 'H6'
    | 'H7'
    | 'H8'
    | 'H9'
    | 'H10'
    | 'H11'
    | 'H12'
    | 'H13'
    | 'H14'
    | 'H15'
    | 'H16'
    | 'H17'
    | 'H18'
    | 'H19'
    | 'H20'
    | 'H21'
    | 'H22'
    | 'H23'
    | 'H24';
  readonly side: never;
  readonly procedure:
    | 'Whole Game'
    | 'Game Turn'
    | 'Headline Phase'
    | 'Arab League Phase'
    | 'Slowest Armies Advance'
    | 'Offensive Phase'
    | 'Offensive'
    | 'Reserve Offensive'
    | 'Degrees of Defeat'
    | 'Degrees of Victory';
  readonly degree:
    | 'Stalemate'
    | 'Marginal Defeat'
    | 'Substantial Defeat'
    | 'Decisive Defeat'
    | 'Marginal Victory'
    | 'Substantial Victory'
    | 'Decisive Victory'
    | 'Crushing Victory';
  readonly option: 'Reserve Offensives' | 'Advanced Game';
  readonly value: 'offensives' | 'modifier' | 'advancing armies';
  readonly family: never;
  readonly chit: never;
  readonly marker: never;
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
  loses,
  chosen,
  printed,
} = wordsOf<Names>(program, things);
