/** The calls that generated suites are written in: each sentence as one of the words of `runtime/testing/words.ts`. */
import type { Done, Example } from '../../runtime/testing/example.js';
import type { Given } from '../../runtime/testing/position.js';
import type { Step } from '../../runtime/testing/scenario.js';
import type { ScriptItem } from '../../runtime/testing/script.js';
import type { Shown } from '../../runtime/testing/scripted-play.js';
import type { Holding } from '../../runtime/testing/shown.js';
import type { World } from '../resolved/ir.js';
import { ordinals, pluralIn } from './named.js';

/** A value of a suite. */
export type Value = string | number | boolean | null | readonly Value[] | Call | Fields | Entry;

/** A word with what it is given; null: the word alone. */
export interface Call {
  readonly kind: 'call';
  readonly word: string;
  readonly args: readonly Value[] | null;
}

/** A record. */
export interface Fields {
  readonly kind: 'fields';
  readonly fields: readonly (readonly [name: string, value: Value])[];
}

/** In a list, one field of a record that it shares with the entries beside it: `Fenwick: '1 Depot'`. */
export interface Entry {
  readonly kind: 'entry';
  readonly name: string;
  readonly value: Value;
}

/** Lists by their keys; what is empty is left out. */
export type Sections = readonly (readonly [key: string, items: readonly Value[]])[];

/** What is counted, each with its plural: pieces, with and without their states, and markers. */
export function thingsOf(world: World): readonly (readonly [one: string, many: string])[] {
  const plural = pluralIn(world);
  const names = [...world.pieces, ...world.markers].map((it) => it.names.one);
  return [...new Set([...names, ...world.columns.map(({ name }) => name)])].map((one) => [one, plural(one)]);
}

/** Writes examples and steps in the words of a game. */
/** What is given or so, in the names of the board. */
export type Statement = Given | Shown;

export interface Writer {
  readonly statement: (data: Statement) => Value;
  readonly example: (example: Example) => Sections;
  readonly step: (step: Step) => Sections;
}

export function writerFor(world: World): Writer {
  const stated = statementWriter(world);
  const all = (list: readonly { readonly data: Given | Shown }[]): readonly Value[] =>
    list.map(({ data }) => stated(data));
  const item = (it: ScriptItem): Call => {
    switch (it.kind) {
      case 'answers':
        return call('answers', it.by, ...it.labels);
      case 'shows':
        return call('shows', ...all(it.statements));
      case 'go on':
        return alone('goesOn');
    }
  };
  return {
    statement: stated,
    example: ({ given, when, then }) => [
      ['given', all(given)],
      ['when', when.map((it) => (it.kind === 'done' ? doneWord(it) : item(it)))],
      ['then', all(then)],
    ],
    step: ({ script, then }) => [
      ['script', script.map(item)],
      ['then', all(then)],
    ],
  };
}

function doneWord({ text, data }: Done): Call {
  if ('conducts' in data) return call('conduct', data.by, data.conducts);
  if ('within' in data) return call('conductWithin', text, data.by, fieldsOf(data.within));
  return data.side === null ? call('play', data.by, data.plays) : call('play', data.by, data.plays, data.side);
}

const inEveryRecord: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'kind']);

/** The name under which a record of a board holds what is stated, and of what it is the name. */
function entryOf(it: Given | Shown): readonly [name: string, kind: string] | null {
  if ('space' in it) return 'holds' in it ? [it.space, 'space'] : null;
  if ('box' in it) return 'holds' in it ? [it.box, 'box'] : null;
  if ('track' in it) return typeof it.is === 'number' ? [it.track, 'track'] : null;
  return 'counter' in it ? [it.counter, 'counter'] : null;
}

/** Returns what writes a statement about a game's board, or about what is asked on it. */
function statementWriter(world: World): (data: Given | Shown) => Value {
  const spaces = new Set(world.spaces.map(({ name }) => name));
  const { holding, inSpace } = countWriter(world);
  const whole = (name: string, counts: readonly Value[]): Entry => {
    const [only = 'nothing'] = counts;
    return { kind: 'entry', name, value: counts.length > 1 ? counts : only };
  };
  const asData = (text: string, it: object): Fields => fieldsOf({ kind: 'stated', text, data: fieldsOf(it) });
  const sided = (word: string, card: string, side: string | null): Call =>
    side === null ? call(word, card) : call(word, card, side);

  return function write(it): Value {
    if ('board' in it) return alone(it.board === 'empty' ? 'emptyBoard' : 'setup');
    if ('deck' in it) return call('deck', ...it.deck);
    if ('printed' in it) return call('printed', it.printed, it.on, it.is);
    // Every record has fields of these names already.
    const [name, kind] = entryOf(it) ?? ['', ''];
    if (inEveryRecord.has(name)) return asData(`the ${kind} ${name}`, it);
    if ('space' in it) {
      return 'holds' in it ? whole(it.space, it.holds.map(inSpace)) : call('has', it.space, ...it.has.map(inSpace));
    }
    if ('box' in it) {
      if (spaces.has(it.box)) return asData(`the box ${it.box}`, it);
      return 'holds' in it ? whole(it.box, it.holds.map(holding)) : call('has', it.box, ...it.has.map(holding));
    }
    if ('faction' in it) {
      return 'holds' in it
        ? call('hold', it.faction, ...it.holds.map(holding))
        : call('have', it.faction, ...it.has.map(holding));
    }
    if ('pool' in it) {
      return 'holds' in it
        ? call('poolHolds', it.pool, ...it.holds.map(holding))
        : call('poolHas', it.pool, ...it.has.map(holding));
    }
    if ('knows' in it) return call('hasSeen', it.knows, ...it.cards);
    if ('deckEnd' in it) return call('deckEnd', it.deckEnd, it.of, ...it.cards);
    if ('chit' in it) return call('chits', it.count, it.chit, it.lies);
    if ('track' in it) {
      if (typeof it.is === 'number') return { kind: 'entry', name: it.track, value: it.is };
      return call('is', it.track, typeof it.is === 'string' ? it.is : fieldsOf(it.is));
    }
    if ('counter' in it) return { kind: 'entry', name: it.counter, value: it.is };
    if ('option' in it) return it.is === true ? call('chosen', it.option) : call('chosen', it.option, it.is);
    if ('left' in it) return call('left', it.is, it.left);
    if ('place' in it) return call('are', it.is, world.orderPlaces[ordinals.indexOf(it.place)]?.name ?? it.place);
    if ('open' in it) return it.is ? call('open', it.open) : call('open', it.open, false);
    if ('card' in it) return call('card', it.card);
    if ('played' in it) return it.is ? call('played', it.played) : call('played', it.played, false);
    if ('capability' in it) return sided(it.isInPlay ? 'inPlay' : 'notInPlay', it.capability, it.side);
    if ('awaiting' in it) return sided(it.is ? 'awaiting' : 'notAwaiting', it.awaiting, it.side);
    if ('winner' in it) {
      if (it.winner === null) return alone('nobodyWins');
      return it.degree === undefined ? call('wins', it.winner) : call('wins', it.winner, it.degree);
    }
    if ('loser' in it) return it.degree === undefined ? call('loses', it.loser) : call('loses', it.loser, it.degree);
    if ('drawn' in it) return alone('draw');
    if ('asked' in it)
      return it.asked === null ? alone('nothingAsked') : call('asked', it.asked, ...(it.options ?? []));
    if ('offered' in it) return call(it.is ? 'offered' : 'notOffered', ...it.offered);
    if ('question' in it) return call('question', it.question);
    if ('cited' in it) return call('cited', it.cited);
    return call('sees', it.seenBy, ...it.shows.map(([, shown]) => write(shown)));
  };
}

/** Returns what writes `2 Depots`; where several things are counted together, a list of the number and their names. */
function countWriter(world: World): Readonly<Record<'holding' | 'inSpace', (holding: Holding) => Value>> {
  const things = thingsOf(world);
  const plurals = new Map(things);
  const singular = new Map([
    ...things.map(([one, many]) => [many, one] as const),
    ...things.map(([one]) => [one, one] as const),
  ]);
  const pieces = world.pieces.map(({ names, columns }) => ({
    name: names.one,
    columns: columns.map((column) => world.columns[column]?.name ?? ''),
  }));
  const counted = (count: number, name: string): string => {
    const many = plurals.get(name) ?? name;
    return `${count} ${count === 1 || singular.get(many) !== name ? name : many}`;
  };
  const holding = ([count, ...names]: Holding): Value =>
    names.length === 1 ? counted(count, names[0] ?? '') : [count, ...names];
  const inSpace = (holds: Holding): Value => {
    const [count, ...names] = holds;
    const piece = pieces.find(({ columns }) => columns.length > 1 && columns.join('\n') === names.join('\n'));
    return piece === undefined || names.includes(piece.name) ? holding(holds) : counted(count, piece.name);
  };
  return { holding, inSpace };
}

/** A word with its arguments. */
export function call(word: string, ...args: readonly Value[]): Call {
  return { kind: 'call', word, args };
}

/** A word alone. */
export function alone(word: string): Call {
  return { kind: 'call', word, args: null };
}

/** Plain data as a record; what is undefined is left out. */
export function fieldsOf(data: Readonly<Record<string, Value | undefined>> | object): Fields {
  const fields = Object.entries(data as Readonly<Record<string, Value | undefined>>);
  return { kind: 'fields', fields: fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])) };
}
