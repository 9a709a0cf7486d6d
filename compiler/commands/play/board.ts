/** The board as text: 80 columns, a line for each space that holds something. */
import type { Counts, State, TrackState } from '../../../runtime/snapshot.js';
import { wrapped } from '../../show/wrap.js';

export interface Words {
  /** The title of a card by its code. */
  readonly title: (code: string) => string;
  readonly plural: (name: string) => string;
}

/** Everything on the board. */
export function boardText(state: State, words: Words): string {
  const filled = Object.entries(state.spaces).map(([name, { pieces, markers }]): [string, string] => [
    name,
    [countsText(pieces, words), countsText(markers, words)].filter((text) => text !== '').join('; '),
  ]);
  const empty = filled.flatMap(([name, text]) => (text === '' ? [name] : []));
  const boxes = Object.entries(state.boxes).map(([name, counts]): [string, string] => [
    name,
    orNothing(countsText(counts, words)),
  ]);
  const pools = Object.entries(state.pools).map(([name, counts]): [string, string] => [
    `${name} chits`,
    orNothing(chitsText(counts)),
  ]);
  const held = Object.entries(state.held).map(([name, chits]): [string, string] => [`${name} hold`, chits.join(', ')]);
  const capabilities = Object.entries(state.capabilities).map(([code, side]): [string, string] => [
    `${code} in play`,
    `${words.title(code)}, ${side}`,
  ]);
  const awaited = Object.entries(state.awaited ?? {}).map(([code, side]): [string, string] => [
    `${code} awaited`,
    `${words.title(code)}, ${side}`,
  ]);
  const spaces = filled.filter(([, text]) => text !== '');
  return [
    summaryText(state, words),
    rows([...spaces, ...(empty.length === 0 ? [] : [['nothing in', empty.join(', ')] as [string, string]])]),
    rows([...boxes, ...pools, ...held, ...capabilities, ...awaited]),
  ].join('\n');
}

/** The card in hand, the tracks and the order of play. */
export function summaryText(state: State, words: Words): string {
  const card = state.card === null ? 'no card' : `${state.card} ${words.title(state.card)}`;
  const tracks = Object.entries(state.tracks).map(([name, at]) => `${name} ${trackText(at)}`);
  const order = Object.entries(state.eligibility).map(([place, faction]) => `${place} ${faction}`);
  const taken = Object.entries(state.taken ?? {}).map(([box, by]) => `${box} ${by}`);
  return rows([
    ['Card', card],
    ['Tracks', tracks.join(', ')],
    ['Order', order.join(', ')],
    ...(taken.length === 0 ? [] : [['Boxes', taken.join(', ')] as [string, string]]),
  ]);
}

function trackText(at: TrackState): string {
  return typeof at === 'object' ? `in box ${at.box} (${at.value})` : String(at);
}

function countsText(counts: Counts, { plural }: Words): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${count === 1 ? name : plural(name)}`)
    .join(', ');
}

/** A chit may be called by a number, so that `2 × 3 Fish` needs the sign. */
function chitsText(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}

function orNothing(text: string): string {
  return text === '' ? 'nothing' : text;
}

/** Names in a column, what belongs to them beside it. */
function rows(entries: readonly (readonly [string, string])[]): string {
  const width = Math.min(24, Math.max(0, ...entries.map(([name]) => name.length))) + 2;
  return entries
    .flatMap(([name, text]) => {
      const first = name.length + 2 > width ? `${name}  ` : name.padEnd(width);
      return wrapped(text, `  ${first}`, ' '.repeat(width + 2));
    })
    .join('\n');
}
