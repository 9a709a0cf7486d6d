/** What each kind of number and of clause comes to: an example for each kind, written from what the form says that it means. */
import type { clauseForms } from '../../compiler/surface/forms/clauses.js';
import type { numberForms } from '../../compiler/surface/forms/numbers.js';
import type { EventCase } from './event-cases.js';
import { saltmarshSpec } from './saltmarsh-spec.js';

type Case = Omit<EventCase, 'what'>;

/** Fenwick 2, Dunmoor 5, Port Sable 4 deep; Runners have a path of three spaces; a card has a tide of 3 and lists Runners. */
export const formFiles: readonly (readonly [path: string, text: string])[] = [
  [
    'saltmarsh/map.yaml',
    [
      ['Fenwick:\n    kind: Province', 2],
      ['Dunmoor:\n    kind: Province', 5],
      ['Port Sable:\n    kind: Town', 4],
    ].reduce<string>(
      (text, [found, depth]) => text.replace(String(found), `${String(found)}\n    values: { depth: ${depth} }`),
      `${saltmarshSpec.get('saltmarsh/map.yaml') ?? ''}
paths:
  Smugglers' way: { spaces: [Harrow, Dunmoor, Fenwick], of: [Runner], rule: "1.9" }
`,
    ),
  ],
  [
    'saltmarsh/game.yaml',
    (saltmarshSpec.get('saltmarsh/game.yaml') ?? '')
      .replace('to: 3, otherwise: 0', 'to: 3, otherwise: 3')
      .replace('values:\n', 'values:\n  raiders: { of: cards, list of: pieces, rule: "5.0" }\n'),
  ],
  [
    'saltmarsh/weather.yaml',
    'table: Weather\nrule: "7.0"\nrows:\n  0 to 2: [raise Resolve by 4]\n  3 or more: [raise Resolve by 1]\n',
  ],
];

/** Resolve is set to the number. */
const is = (number: string, comesTo: number, ...given: readonly string[]): Case => ({
  effect: [`set Resolve to ${number}`],
  given,
  then: [`Resolve is ${comesTo}`],
});

const troopers = ['Fenwick holds 2 Troopers', 'Dunmoor holds 1 Trooper'];

export const numberCases: Readonly<Record<keyof typeof numberForms, Case>> = {
  literal: is('7', 7),
  count: is('the Troopers in Provinces', 3, ...troopers),
  named: is('Favour value', 4, 'Favour value is 4'),
  'resource of': is("the other faction's Marks", 4, 'Crown Marks is 2', 'Rebel Marks is 4'),
  'value of': {
    effect: ['draw 1 Favour chit', 'set Resolve to the value of the drawn Favour chit'],
    given: [],
    answers: ['draw: Salt'],
    then: ['Resolve is 2'],
  },
  'value discarded': {
    effect: ['discard 1 held Favour chit', 'set Resolve to the value of the Favour chit discarded'],
    given: ['League hold Bread and Salt'],
    answers: ['Salt'],
    then: ['Resolve is 2'],
  },
  removed: {
    effect: ['remove up to 3 Troopers on the map', 'set Resolve to the Troopers removed'],
    given: troopers,
    answers: ['Trooper in Fenwick, Trooper in Dunmoor, done'],
    then: ['Resolve is 2'],
  },
  placed: {
    effect: ['place up to 3 Troopers in Fenwick', 'set Resolve to the Troopers placed'],
    given: [],
    answers: ['2'],
    then: ['Resolve is 2'],
  },
  per: is('2 per 2 Troopers on the map', 2, ...troopers),
  plus: is('the Troopers on the map plus 2', 5, ...troopers),
  minus: is('the Troopers on the map minus 2', 1, ...troopers),
  'higher of': is('the highest of 1, the Troopers on the map and 2', 3, ...troopers),
  'lower of': is('the lowest of 4, the Troopers on the map and 5', 3, ...troopers),
  twice: is('twice the Troopers on the map plus 1', 7, ...troopers),
  times: is('the Troopers on the map times 2', 6, ...troopers),
  'divided by': is('7 divided by the Troopers on the map, rounded up', 3, ...troopers),
  'at most': is('the Troopers on the map, at most 2', 2, ...troopers),
  if: is('1 if Unrest is in Fenwick, otherwise 2', 2, 'Dunmoor holds Unrest'),
  roll: { effect: ['roll a die', 'set Resolve to the roll'], given: [], answers: ['roll: 5'], then: ['Resolve is 5'] },
  group: {
    effect: ['move any Troopers in Fenwick to Dunmoor, and for each group: [set Resolve to the group]'],
    given: ['Fenwick holds 3 Troopers'],
    answers: ['Dunmoor, 2'],
    then: ['Resolve is 2'],
  },
  'card value': is("the card's tide", 3),
  'own value': {
    effect: ['in Dunmoor: [set Resolve to its depth]'],
    given: [],
    then: ['Resolve is 5'],
  },
  total: is('the total strength of the Troopers on the map', 9, ...troopers),
  highest: is('the highest depth of the Troopers on the map', 5, ...troopers),
  lowest: is('the lowest depth of the Troopers on the map', 2, ...troopers),
  deck: is('the cards in the deck', 2, 'the deck is C2, C5'),
  half: is('half of the Troopers on the map, rounded up', 2, ...troopers),
};

/** Clauses of the sequence of play, which examples of the steps of a game show. */
export type SequenceClause = 'reveal' | 'play event' | 'adjust order' | 'close';

export const clauseCases: Readonly<Record<Exclude<keyof typeof clauseForms, SequenceClause>, Case>> = {
  place: { effect: ['place 2 Troopers in Fenwick'], given: [], then: ['Fenwick holds 2 Troopers'] },
  remove: {
    effect: ['remove all Troopers in Fenwick'],
    given: troopers,
    then: ['Fenwick holds no Troopers', 'Dunmoor holds 1 Trooper'],
  },
  replace: {
    effect: ['replace all Open Runners in Fenwick with a Trooper'],
    given: ['Fenwick holds 2 Open Runners'],
    then: ['Fenwick holds 2 Troopers'],
  },
  exchange: {
    effect: ['exchange 1 Trooper in Fenwick with 1 Runner in Gaol'],
    given: ['Fenwick holds 2 Troopers', 'Gaol holds 1 Runner'],
    then: ['Fenwick holds 1 Trooper and 1 Hidden Runner', 'Gaol holds 1 Trooper'],
  },
  move: {
    effect: ['move all Troopers in Fenwick to Dunmoor'],
    given: ['Fenwick holds 2 Troopers'],
    answers: ['2'],
    then: ['Dunmoor holds 2 Troopers'],
  },
  flip: {
    effect: ['expose all Runners in Fenwick'],
    given: ['Fenwick holds 2 Hidden Runners'],
    then: ['Fenwick holds 2 Open Runners'],
  },
  'move it': {
    effect: ['for each Trooper in Fenwick: [move it to Dunmoor]'],
    given: ['Fenwick holds 2 Troopers'],
    then: ['Dunmoor holds 2 Troopers'],
  },
  'move it along': {
    effect: ["for each Trooper in Fenwick: ['move it up to 4 along any spaces, paying the depth of each']"],
    given: ['Fenwick holds 1 Trooper'],
    answers: ['Port Sable'],
    then: ['Port Sable holds 1 Trooper'],
  },
  'remove it': {
    effect: ['for each Trooper in Fenwick: [remove it]'],
    given: troopers,
    then: ['Fenwick holds nothing'],
  },
  'remove it to': {
    effect: ['for each Open Runner in Fenwick: [remove it to Gaol]'],
    given: ['Fenwick holds 2 Open Runners'],
    then: ['Gaol holds 2 Runners'],
  },
  'flip it': {
    effect: ['for each Hidden Runner in Fenwick: [flip it to Open]'],
    given: ['Fenwick holds 2 Hidden Runners'],
    then: ['Fenwick holds 2 Open Runners'],
  },
  'advance it': {
    effect: ['for each Runner in Harrow: [advance it 2 spaces]'],
    given: ['Harrow holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner'],
  },
  'retreat it': {
    effect: ['for each Runner in Fenwick: [retreat it 1 space]'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner'],
  },
  'advance listed': {
    effect: ["advance the card's raiders 1 space"],
    given: ['Harrow holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner'],
  },
  'retreat listed': {
    effect: ["retreat the card's raiders 1 space"],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner'],
  },
  advance: {
    effect: ['advance all Runners in Harrow 1 space'],
    given: ['Harrow holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner'],
  },
  retreat: {
    effect: ['retreat all Runners in Fenwick 2 spaces'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Harrow holds 1 Open Runner'],
  },
  conduct: { effect: ['conduct Rest'], given: ['Resolve is 3'], then: ['Resolve is 4'] },
  win: {
    effect: ['League win with a Triumph', 'raise Resolve by 1'],
    given: ['Resolve is 3'],
    then: ['League win with a Triumph', 'Resolve is 3'],
  },
  lose: { effect: ['Crown lose', 'raise Resolve by 1'], given: ['Resolve is 3'], then: ['Crown lose', 'Resolve is 3'] },
  'draw game': { effect: ['the game is a draw'], given: [], then: ['the game is a draw'] },
  shift: { effect: ['shift Mood 1 toward Calm'], given: ['Mood is at Angry'], then: ['Mood is in box 2'] },
  raise: { effect: ['raise Resolve by 10'], given: ['Resolve is 3'], then: ['Resolve is 12'] },
  reduce: { effect: ['reduce Resolve by 10'], given: ['Resolve is 3'], then: ['Resolve is 0'] },
  set: { effect: ['set Resolve to 5'], given: ['Resolve is 3'], then: ['Resolve is 5'] },
  draw: {
    effect: ['draw 2 Favour chits'],
    given: [],
    answers: ['draw: Salt', 'draw: Bread'],
    then: ['1 Salt is drawn', '1 Bread is drawn'],
  },
  play: {
    effect: ['play 1 held Favour chit'],
    given: ['League hold Bread and Salt'],
    answers: ['Salt'],
    then: ['1 Salt is in play', 'League hold Bread'],
  },
  'look at the top': {
    effect: ['look at the top Tiding card of the deck', 'set Resolve to the Tiding cards in the deck'],
    given: ['the Tiding deck holds Fair Wind'],
    then: ['Resolve is 1', 'the top of the Tiding deck is Fair Wind'],
  },
  'look at': {
    effect: ['look at all Tiding cards held by League'],
    given: ['League hold Fair Wind'],
    then: ['Crown has seen Fair Wind'],
  },
  hold: { effect: ['hold 1 Favour chit in the pool'], given: [], answers: ['Salt'], then: ['League hold Salt'] },
  discard: {
    effect: ['discard 1 held Favour chit'],
    given: ['League hold Bread and Salt'],
    answers: ['Salt'],
    then: ['League hold Bread'],
  },
  reshuffle: {
    effect: ['reshuffle the Tiding discard pile into the deck'],
    given: ['Fair Wind is discarded'],
    then: ['the Tiding deck holds Fair Wind'],
  },
  'set aside': {
    effect: ['set aside the Favour chit in play'],
    given: ['1 Salt is in play'],
    then: ['1 Salt is aside'],
  },
  return: {
    effect: ['return the drawn Favour chits to the pool'],
    given: ['1 Salt is drawn'],
    then: ['no Salt are drawn'],
  },
  resolve: {
    effect: ['in Fenwick: [resolve the Boon of the drawn Favour chit]'],
    given: ['1 Bread is drawn'],
    then: ['Fenwick holds Unrest'],
  },
  roll: {
    effect: ['roll 2 dice', 'set Resolve to the roll'],
    given: [],
    answers: ['roll: 5', 'roll: 6'],
    then: ['Resolve is 11'],
  },
  let: { effect: ['let twain be 2', 'raise Resolve by twain'], given: ['Resolve is 3'], then: ['Resolve is 5'] },
  'look up': { effect: ['look up Resolve in the Weather'], given: ['Resolve is 2'], then: ['Resolve is 6'] },
  pay: { effect: ['pay 3 Marks'], given: ['Crown Marks is 5'], then: ['Crown Marks is 2'] },
  gain: { effect: ['gain 3 Marks'], given: ['Crown Marks is 5'], then: ['Crown Marks is 8'] },
  cancel: {
    effect: ['cancel all shaded Rebel Capabilities'],
    given: ['C5 shaded is in play'],
    then: ['C5 is not in play'],
  },
  make: { effect: ['make Crown 1st in Line'], given: ['League are 1st in Line'], then: ['Crown are 1st in Line'] },
  nothing: { effect: ['nothing'], given: ['Resolve is 3'], then: ['Resolve is 3'] },
};
