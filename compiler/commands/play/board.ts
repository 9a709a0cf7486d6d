/** The board as text: 80 columns, a line for each space that holds something. */
import { paddedTo, widthOf } from '../../source/width.js';
import type { Counts, State, TrackState } from '../../../runtime/snapshot.js';
import type { Tongue } from '../../languages/tongue.js';
import { wrapped } from '../../show/wrap.js';

export interface Words {
  /** The title of a card by its code. */
  readonly title: (code: string) => string;
  readonly plural: (name: string) => string;
  readonly tongue: Tongue;
}

/** Everything on the board. */
export function boardText(state: State, words: Words): string {
  const { say, name: named, label } = words.tongue;
  const titleOf = (code: string): string => words.tongue.title(code, words.title(code));
  const filled = Object.entries(state.spaces).map(([name, { pieces, markers }]): [string, string] => [
    named(name),
    [countsText(pieces, words), countsText(markers, words)].filter((text) => text !== '').join(say('; ')),
  ]);
  const empty = filled.flatMap(([name, text]) => (text === '' ? [name] : []));
  const boxes = Object.entries(state.boxes).map(([name, counts]): [string, string] => [
    named(name),
    orNothing(countsText(counts, words), words),
  ]);
  const pools = Object.entries(state.pools).map(([name, counts]): [string, string] => [
    say('{0} chits', label(name)),
    orNothing(chitsText(counts, words), words),
  ]);
  const held = Object.entries(state.held).map(([name, chits]): [string, string] => [
    say('{0} hold', named(name)),
    chits.map(named).join(say(', ')),
  ]);
  const capabilities = Object.entries(state.capabilities).map(([code, side]): [string, string] => [
    say('{0} in play', code),
    `${titleOf(code)}${say(', ')}${label(side)}`,
  ]);
  const awaited = Object.entries(state.awaited ?? {}).map(([code, side]): [string, string] => [
    say('{0} awaited', code),
    `${titleOf(code)}${say(', ')}${label(side)}`,
  ]);
  const spaces = filled.filter(([, text]) => text !== '');
  return [
    summaryText(state, words),
    rows([...spaces, ...(empty.length === 0 ? [] : [[say('nothing in'), empty.join(say(', '))] as [string, string]])]),
    rows([...boxes, ...pools, ...held, ...capabilities, ...awaited]),
  ].join('\n');
}

/** The card in hand, the tracks and the order of play. */
export function summaryText(state: State, words: Words): string {
  const { say, name: named, label, title } = words.tongue;
  const card = state.card === null ? say('no card') : `${state.card} ${title(state.card, words.title(state.card))}`;
  const tracks = Object.entries(state.tracks).map(([name, at]) => `${named(name)} ${trackText(at, words)}`);
  const order = Object.entries(state.eligibility).map(([place, faction]) => `${label(place)} ${named(faction)}`);
  const taken = Object.entries(state.taken ?? {}).map(([box, by]) => `${named(box)} ${named(by)}`);
  return rows([
    [say('Card'), card],
    [say('Tracks'), tracks.join(say(', '))],
    [say('Order'), order.join(say(', '))],
    ...(taken.length === 0 ? [] : [[say('Boxes'), taken.join(say(', '))] as [string, string]]),
  ]);
}

function trackText(at: TrackState, { tongue }: Words): string {
  return typeof at === 'object' ? tongue.say('in box {0} ({1})', String(at.box), String(at.value)) : String(at);
}

function countsText(counts: Counts, { plural, tongue }: Words): string {
  return Object.entries(counts)
    .map(([name, count]) => tongue.count(count, name, plural(name)))
    .join(tongue.say(', '));
}

/** A chit may be called by a number, so that `2 × 3 Fish` needs the sign. */
function chitsText(counts: Counts, { tongue }: Words): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${tongue.name(name)}`)
    .join(tongue.say(', '));
}

function orNothing(text: string, { tongue }: Words): string {
  return text === '' ? tongue.say('nothing') : text;
}

/** Names in a column, what belongs to them beside it. */
function rows(entries: readonly (readonly [string, string])[]): string {
  const width = Math.min(24, Math.max(0, ...entries.map(([name]) => widthOf(name)))) + 2;
  return entries
    .flatMap(([name, text]) => {
      const first = widthOf(name) + 2 > width ? `${name}  ` : paddedTo(width, name);
      return wrapped(text, `  ${first}`, ' '.repeat(width + 2));
    })
    .join('\n');
}
