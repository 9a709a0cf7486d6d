/** Reads what stands in the slots of a line, and has a sample for each kind of slot. */
import { report } from '../../diagnostics/report.js';
import type { CardId } from '../../resolved/ir.js';
import type { Answer } from '../ir.js';
import { parseBounded } from '../parse-conduct.js';
import {
  boxItems,
  chitItems,
  chitNames,
  numberInWords,
  pieceNames,
  spaceItems,
  splitCount,
  splitList,
  type Known,
} from '../parse-items.js';
import {
  after,
  before,
  betweenCommas,
  lookUp,
  spanOf,
  textOf,
  type Parsed,
  type Part,
  type Refused,
} from '../parts.js';
import { speakerCalled } from '../speakers.js';
import type { Table, Vocabulary } from '../vocabulary.js';
import type { Read, SlotKind } from './line.js';

/** Where a slot stands. */
export interface Filling {
  readonly part: Part;
  /** From the words before it on. */
  readonly from: Part;
  /** What stands in the slot before it, if any. */
  readonly before: Part | null;
}

type Readers = { readonly [Kind in SlotKind]: (known: Known, filling: Filling) => Parsed<Read[Kind]> };

/** The names of which a slot of a kind holds one. */
const tables = {
  space: ({ spaces }: Vocabulary) => spaces,
  box: ({ boxes }: Vocabulary) => boxes,
  track: ({ tracks }: Vocabulary) => tracks,
  counter: ({ counters }: Vocabulary) => counters,
  option: ({ optionNumbers }: Vocabulary) => optionNumbers,
  choice: ({ options }: Vocabulary) => options,
  faction: ({ factions }: Vocabulary) => factions,
  family: ({ families }: Vocabulary) => families,
  degree: ({ degrees }: Vocabulary) => degrees,
  card: ({ cards }: Vocabulary) => cards,
  'card number': ({ cardNumbers }: Vocabulary) => cardNumbers,
  'card list': ({ cardLists }: Vocabulary) => cardLists,
  procedure: ({ procedures }: Vocabulary) => procedures,
  'order place': ({ places }: Vocabulary) => places,
} satisfies Tables;
type Tables = Readonly<Partial<Record<SlotKind, (vocabulary: Vocabulary) => Table<unknown>>>>;
const tableOf: Tables = tables;

/** Whether it can stand in such a slot, as far as that is told by its being a name: quick, for most forms are not meant. */
export function mayStand({ vocabulary }: Known, kind: SlotKind, part: Part): boolean {
  // Undefined where there is no table of such names.
  return tableOf[kind]?.(vocabulary).find(textOf(part)) !== null;
}

function oneOf<T>(table: (vocabulary: Vocabulary) => Table<T>, what: string) {
  return ({ vocabulary }: Known, { part }: Filling): Parsed<T> => lookUp(table(vocabulary), what, part);
}

/** Reads each kind of slot; refuses with one message at the word. */
export const slotReaders: Readers = {
  space: oneOf(tables.space, 'space'),
  box: oneOf(tables.box, 'box'),
  track: oneOf(tables.track, 'track'),
  counter: oneOf(tables.counter, 'counter'),
  option: oneOf(tables.option, 'option with a number'),
  choice: oneOf(tables.choice, 'option that is chosen or not'),
  faction: oneOf(tables.faction, 'faction'),
  family: oneOf(tables.family, 'family of chits'),
  degree: oneOf(tables.degree, 'degree of victory or defeat'),
  card: oneOf(tables.card, 'card'),
  'card number': oneOf(tables['card number'], 'value of cards'),
  'card list': oneOf(tables['card list'], 'value of cards'),
  procedure: oneOf(tables.procedure, 'procedure'),
  'order place': oneOf(tables['order place'], 'place in the order of play'),
  speaker: ({ world, vocabulary }, { part }) => speakerCalled(world, vocabulary, part),
  viewer: ({ vocabulary }, { part }) =>
    textOf(part).toLowerCase() === everybody
      ? { ok: true, value: null }
      : lookUp({ ...vocabulary.factions, names: [...vocabulary.factions.names, everybody] }, 'faction', part),
  'things in a space': (known, { part }) => spaceItems(known, part),
  'things in a box': (known, { part, before: box }) => boxItems(known, part, box === null ? '' : textOf(box)),
  chits: (known, { part }) => chitItems(known, part),
  'listed chits': ({ vocabulary }, { part }) => chitNames(vocabulary, part),
  'counted chits': countedChits,
  'counted markers': countedMarkers,
  cards: ({ vocabulary }, { part }) => {
    const cards: CardId[] = [];
    for (const code of betweenCommas(part)) {
      const card = lookUp(vocabulary.cards, 'card', code);
      if (!card.ok) return card;
      if (cards.includes(card.value)) return refused(report('RW0606', spanOf(code), { card: textOf(code) }));
      cards.push(card.value);
    }
    return { ok: true, value: cards };
  },
  'listed pieces': ({ vocabulary }, { part }) => pieceNames(vocabulary, part),
  options: ({ vocabulary }, { part }) => {
    const labels = vocabulary.labels();
    const options: Answer[] = [];
    for (const option of splitList(part, labels)) {
      const label = lookUp(labels, 'option', option);
      if (!label.ok) return label;
      options.push({ text: textOf(option), span: spanOf(option) });
    }
    return { ok: true, value: options };
  },
  conduct: (known, { from, before: by }) =>
    parseBounded(known, by === null ? null : known.vocabulary.factions.find(textOf(by)), from),
  'place on a track': (_, { part }) => ({ ok: true, value: part }),
  amount: (_, { part }) => ({ ok: true, value: part }),
};

/** Whether what only a form can read may be meant by it: anything stands in such a slot, and most of it is no number. */
export function looksRight(kind: SlotKind, part: Part): boolean {
  if (kind === 'amount') return /^-?\d+$/u.test(textOf(part));
  return kind !== 'place on a track' || /^(?:-?\d+|in box .+|at .+)$/iu.test(textOf(part));
}

/** Who sees what all may know. */
export const everybody = 'everybody';

/** `2 Bread`, `no Salt`, `the Bread chit`, `2 Bread chits`. */
function countedChits({ world, vocabulary }: Known, { part }: Filling): Parsed<Read['counted chits']> {
  const { count, name } = splitCount(part, vocabulary.chits);
  const bare = after(name, /^the(?=\s.+\s(?:chits?|cards?)$)/iu) ?? name;
  const own = before(bare, /\s+(?:chits?|cards?)$/iu) ?? bare;
  const chit = lookUp(vocabulary.chits, 'chit', own);
  if (!chit.ok) return numberInWords(part) ?? chit;
  const most = world.chits[chit.value]?.count ?? 0;
  return count > most ? tooMany(part, own, count, most) : { ok: true, value: { chit: chit.value, count } };
}

/** `2 Watches`, `a Watch`, `no Watches`. */
function countedMarkers({ world, vocabulary }: Known, { part }: Filling): Parsed<Read['counted markers']> {
  const { count, name } = splitCount(part, vocabulary.markers);
  const marker = lookUp(vocabulary.markers, 'marker', name);
  if (!marker.ok) return numberInWords(part) ?? marker;
  const supply = world.markers[marker.value]?.supply ?? null;
  if (supply === null) return refused(report('RW0637', spanOf(name), { name: textOf(name) }));
  return count > supply ? tooMany(part, name, count, supply) : { ok: true, value: { marker: marker.value, count } };
}

function tooMany(counted: Part, name: Part, count: number, most: number): Refused {
  return refused(report('RW0610', spanOf(counted), { name: textOf(name), count, most }));
}

function refused(diagnostic: Refused['diagnostic']): Refused {
  return { ok: false, diagnostic };
}
