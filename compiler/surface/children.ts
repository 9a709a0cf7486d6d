/** What is within the nodes of a sentence: the one list from which the Surface is walked, compared with its types. */
import { type Shapes, traversal, type Visitor } from '../traversal.js';
import { actorForms, precedenceForms, settingForms } from './forms/acting.js';
import { clauseForms } from './forms/clauses.js';
import { conditionForms } from './forms/conditions.js';
import type { Form } from './forms/form.js';
import { changeForms } from './forms/lasting.js';
import { momentForms } from './forms/moments.js';
import { filterForms, quantityForms } from './forms/nouns.js';
import { numberForms } from './forms/numbers.js';
import { openingForms } from './forms/openings.js';
import {
  isWorded,
  type Part as FormPart,
  type Performer,
  type Slot,
  type SlotKind,
  type WordedForm,
  type WordedKind,
} from './forms/words.js';
import type {
  Actor,
  Change,
  Clause,
  Condition,
  Filter,
  Head,
  Moment,
  NounPhrase,
  NumberPhrase,
  Opening,
  Precedence,
  Quantity,
  Sentence,
  Setting,
  Term,
} from './ir.js';

/** The nodes that sentences are made of. */
export interface SurfaceNodes {
  readonly sentence: Sentence;
  readonly opening: Opening;
  readonly term: Term;
  readonly change: Change;
  readonly moment: Moment;
  readonly clause: Clause;
  readonly actor: Actor;
  readonly phrase: NounPhrase;
  readonly head: Head;
  readonly quantity: Quantity;
  readonly filter: Filter;
  readonly number: NumberPhrase;
  readonly condition: Condition;
  readonly precedence: Precedence;
  readonly setting: Setting;
}

/** What a slot holds, where that is a node. */
const slotNodes = {
  name: null,
  word: null,
  'the word': null,
  'own word': null,
  'given word': null,
  names: null,
  side: null,
  chooser: null,
  who: 'actor',
  things: 'phrase',
  kind: 'phrase',
  'plain kind': 'phrase',
  number: 'number',
  sum: 'number',
  digits: 'number',
  distance: 'number',
  times: 'number',
  condition: 'condition',
  kept: 'number',
  buried: 'number',
} as const satisfies Readonly<Record<SlotKind, keyof SurfaceNodes | null>>;

type SlotNodes = typeof slotNodes;

/** The nodes in the slots of a form. */
type Within<Words extends readonly FormPart[]> = {
  readonly [
    Own in Extract<Words[number], Slot> as SlotNodes[Own['slot']] extends null ? never : Own['key']
  ]: SlotNodes[Own['slot']];
} & (Extract<Words[number], Performer> extends never ? unknown : { readonly actor: 'actor' });

type ShapesOf<Table> = {
  readonly [Kind in WordedKind<Table>]: Table[Kind] extends WordedForm<infer Words> ? Within<Words> : never;
};

/** By kind, the nodes in the slots of the forms of a table that are worded. */
function shapesOf<Table extends Readonly<Record<string, Form>>>(forms: Table): ShapesOf<Table> {
  const shapes = Object.entries<Form>(forms).flatMap(([kind, form]) => (isWorded(form) ? [[kind, within(form)]] : []));
  // Each kind with the nodes that its own words hold, as the type says.
  return Object.fromEntries(shapes) as ShapesOf<Table>;
}

function within({ words }: WordedForm): Readonly<Record<string, string>> {
  const found = words.flatMap((part): readonly (readonly [string, string])[] => {
    if (typeof part === 'string') return [];
    if ('performer' in part) return [['actor', 'actor']];
    const node = 'slot' in part ? slotNodes[part.slot] : null;
    return node === null || !('key' in part) ? [] : [[part.key, node]];
  });
  return Object.fromEntries(found);
}

const shapes: Shapes<SurfaceNodes> = {
  sentence: { actor: 'actor', clause: 'clause' },
  opening: {
    ...shapesOf(openingForms),
    'for each': { count: 'number' },
    actor: { actor: 'actor' },
    groups: { move: 'sentence' },
  },
  term: { each: { what: 'phrase' }, if: { condition: 'condition' } },
  change: {
    barred: { what: 'phrase', where: 'phrase' },
    ...shapesOf(changeForms),
    if: { change: 'change', condition: 'condition' },
    quantity: { by: 'number', condition: 'condition' },
    'class quantity': { by: 'number', condition: 'condition' },
  },
  moment: {
    ...shapesOf(momentForms),
    moves: { what: 'phrase', from: 'phrase' },
    arrivals: { what: 'phrase', to: 'phrase' },
    changes: { what: 'phrase', where: 'phrase' },
    'first change': { what: 'phrase', where: 'phrase' },
  },
  clause: {
    ...shapesOf(clauseForms),
    place: { what: 'phrase', also: 'phrase', from: 'phrase', to: 'phrase' },
    remove: { what: 'phrase', also: 'phrase', to: 'phrase', order: 'precedence' },
    replace: { what: 'phrase', with: 'phrase' },
    exchange: { what: 'phrase', with: 'phrase' },
    roll: { dice: 'number', sides: 'number' },
    move: { what: 'phrase', from: 'phrase', to: 'phrase' },
    flip: { what: 'phrase' },
    conduct: { where: 'filter', settings: 'setting' },
    'move it along': { most: 'number', through: 'phrase', stopping: 'phrase' },
    'look up': { value: 'number', across: 'number', by: 'number' },
    close: {},
    win: {},
    lose: {},
  },
  actor: shapesOf(actorForms),
  phrase: { quantity: 'quantity', heads: 'head', filters: 'filter' },
  head: {},
  quantity: {
    ...shapesOf(quantityForms),
    exactly: { count: 'number' },
    'up to': { count: 'number' },
    'at least': { count: 'number' },
    between: { least: 'number', most: 'number' },
  },
  filter: {
    ...shapesOf(filterForms),
    in: { place: 'phrase' },
    'adjacent to': { place: 'phrase' },
    'in or adjacent to': { place: 'phrase' },
    with: { things: 'phrase' },
    without: { things: 'phrase' },
    'with the highest': {},
    'with the most': { what: 'phrase' },
    'with value': { number: 'number', most: 'number' },
    'with more': { more: 'phrase', than: 'phrase' },
  },
  number: {
    ...shapesOf(numberForms),
    literal: {},
    count: { what: 'phrase' },
    named: {},
    'value of': { what: 'phrase' },
    'value discarded': { what: 'phrase' },
    removed: { what: 'phrase' },
    placed: { what: 'phrase' },
    per: { every: 'number', what: 'phrase' },
    plus: { left: 'number', right: 'number' },
    minus: { left: 'number', right: 'number' },
    'higher of': { of: 'number' },
    'lower of': { of: 'number' },
    twice: { of: 'number' },
    times: { left: 'number', right: 'number' },
    'divided by': { left: 'number', right: 'number' },
    'at most': { value: 'number', bound: 'number' },
    if: { condition: 'condition', then: 'number', otherwise: 'number' },
  },
  condition: {
    ...shapesOf(conditionForms),
    'is there': { things: 'phrase', where: 'filter' },
    compare: { left: 'number', right: 'number' },
    more: { more: 'phrase', than: 'phrase', where: 'filter' },
    'card is': {},
    and: { left: 'condition', right: 'condition' },
    or: { left: 'condition', right: 'condition' },
  },
  precedence: {
    ...shapesOf(precedenceForms),
    'only when none': { what: 'phrase', remaining: 'phrase' },
  },
  setting: shapesOf(settingForms),
};

export const { visit } = traversal<SurfaceNodes>(shapes);

export type SurfaceVisitor = Visitor<SurfaceNodes>;
