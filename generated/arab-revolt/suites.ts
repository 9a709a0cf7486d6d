// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the words that its suites are written in. */
import { setupOf, suitesOf, wordsOf } from 'rulewright/runtime/testing';
import { program } from './index.js';

/** Pieces, with and without their states, and markers: one of them, and several. */
const things = [
  ['Troops', 'Troops'],
  ['Police', 'Police'],
  ['Irregular', 'Irregulars'],
  ['Guerrilla', 'Guerrillas'],
  ['Base', 'Bases'],
  ['Opposition', 'Opposition'],
  ['Curfew', 'Curfews'],
  ['Sabotage', 'Sabotage'],
  ['Out of Play', 'Out of Play'],
  ['Underground Irregular', 'Underground Irregulars'],
  ['Active Irregular', 'Active Irregulars'],
  ['Underground Guerrilla', 'Underground Guerrillas'],
  ['Active Guerrilla', 'Active Guerrillas'],
] as const;

/** The names of the game. */
interface Names {
  readonly faction: 'British' | 'Rebels';
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
    | 'Haifa–Syria'
    | 'Lebanon'
    | 'Syria'
    | 'Transjordan'
    | 'Egypt';
  readonly box: 'Available' | 'Prison' | 'Out of Play' | 'Tegart Forts';
  readonly track: 'Political Will' | 'Unity';
  readonly counter: 'Operations value' | 'Courts closed' | 'Bases taken';
  readonly place: '1st Eligible' | '2nd Eligible';
  readonly card:
    | 'A1'
    | 'A2'
    | 'A3'
    | 'A4'
    | 'A5'
    | 'A6'
    | 'A7'
    | 'A8'
    | 'A9'
    | 'A10'
    | 'A11'
    | 'A12'
    | 'A13'
    | 'A14'
    | 'A15'
    | 'A16'
    | 'A17'
    | 'A18'
    | 'A19'
    | 'A20'
    | 'A21'
    | 'A22'
    | 'A23'
    | 'A24'
    | 'A25'
    | 'A26'
    | 'A27'
    | 'A28'
    | 'A29'
    | 'A30'
    | 'A31'
    | 'A32'
    | 'A33'
    | 'A34'
    | 'A35';
  readonly side: 'unshaded' | 'shaded' | 'event';
  readonly procedure:
    | 'Whole Game'
    | 'Event Card Round'
    | 'Turn'
    | 'Pass'
    | 'Choose Operations Chit'
    | 'Chit Effect'
    | 'Propaganda Round'
    | 'Political Will Phase'
    | 'Rebel Victory'
    | 'Game End'
    | 'Resources Phase'
    | 'British Resources'
    | 'Rebel Resources'
    | 'Foreign Assistance'
    | 'Support Phase'
    | 'British Support'
    | 'Rebel Support'
    | 'Redeploy Phase'
    | 'British Redeploy'
    | 'Rebel Redeploy'
    | 'Reset Phase'
    | 'Ambush'
    | 'Assault'
    | 'Deploy'
    | 'March'
    | 'Patrol'
    | 'Rally'
    | 'Sabotage'
    | 'Sweep'
    | 'Air Recon'
    | 'Coordinate'
    | 'Divide'
    | 'Mobilize'
    | 'Punish'
    | 'Raid';
  readonly family: 'Operations' | 'Punishment';
  readonly chit: '1 Op' | '2 Ops' | '3 Ops' | 'Detain' | 'Demolish' | 'Fine';
  readonly marker: 'Opposition' | 'Curfew' | 'Sabotage' | 'Out of Play';
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
