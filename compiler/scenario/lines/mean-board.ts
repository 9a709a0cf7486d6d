/** What the lines about the board mean, in ids and numbers. */
import { report } from '../../diagnostics/report.js';
import type { TrackId, World } from '../../resolved/ir.js';
import type { BoardExpected } from '../ir.js';
import { lookUp, helpInDigits, spanOf, textOf, type Parsed, type Part } from '../parts.js';
import type { Table } from '../vocabulary.js';
import { boardLines } from './board.js';
import { partOf, scanLine } from './divide.js';
import { formsToRead, type Meanings } from './read.js';

type BoardLines = typeof boardLines;

const meanings: Meanings<BoardLines, BoardExpected> = {
  space: ({ space, extent, items }) => so({ kind: 'space', space, exactly: extent === 'exactly', items }),
  box: ({ box, extent, items }) => so({ kind: 'box', box, exactly: extent === 'exactly', items }),
  won: ({ faction }) => so({ kind: 'end', how: { kind: 'win', faction } }),
  'won far': ({ faction, how, degree }) => so({ kind: 'end', how: { kind: how, faction, degree } }),
  lost: ({ faction }) => so({ kind: 'end', how: { kind: 'lose', faction } }),
  drawn: () => so({ kind: 'end', how: { kind: 'draw game' } }),
  'not won': () => so({ kind: 'end', how: null }),
  held: ({ faction, extent, items }) => so({ kind: 'held', faction, exactly: extent === 'exactly', items }),
  pool: ({ family, extent, items }) => so({ kind: 'pool', family, exactly: extent === 'exactly', items }),
  'has seen': ({ faction, chits }) => so({ kind: 'has seen', faction, chits }),
  'deck end': ({ end, family, chits }) => so({ kind: 'deck end', end, family, chits }),
  chit: ({ chits, lies }) => so({ kind: 'chit', lies, ...chits }),
  left: ({ markers }) => so({ kind: 'left', ...markers }),
  card: ({ card }) => so({ kind: 'card', card }),
  open: ({ space, negated }) => so({ kind: 'open', space, negated: negated === 'yes' }),
  'in play': ({ card, side, negated }) => so({ kind: 'in play', card, side: sides[side], negated: negated === 'yes' }),
  awaiting: ({ card, side, negated }) => so({ kind: 'awaiting', card, side: sides[side], negated: negated === 'yes' }),
  played: ({ card, negated }) => so({ kind: 'played', card, negated: negated === 'yes' }),
  order: ({ faction, place }, { known, at }) => {
    const { name = '', isPlayed = true } = known.world.factions[faction] ?? {};
    if (isPlayed) return so({ kind: 'order', place, faction });
    return { ok: false, diagnostic: report('RW0576', spanOf(at('faction')), { faction: name }) };
  },
  track: ({ track, at }, { known }) => placeOn(known.world, track, at),
  counter: ({ counter, is }, { known }) => {
    const text = textOf(is);
    if (/^\d{1,4}$/u.test(text)) return so({ kind: 'counter', counter, is: Number(text) });
    const track = known.world.counters[counter]?.name ?? '';
    const params = { track, found: text, allowed: 'a whole number from 0' };
    return { ok: false, diagnostic: report('RW0611', spanOf(is), params, { help: helpInDigits(is) }) };
  },
  option: ({ option, is }, { known }) => {
    const text = textOf(is);
    const { name = '', from = 0, to = 0 } = known.world.options[option] ?? {};
    const value = Number(text);
    if (/^\d+$/u.test(text) && value >= from && value <= to) return so({ kind: 'option', option, is: value });
    const params = { track: name, found: text, allowed: `a number from ${from} to ${to}` };
    return { ok: false, diagnostic: report('RW0611', spanOf(is), params, { help: helpInDigits(is) }) };
  },
  chosen: ({ option, negated }) => so({ kind: 'chosen', option, negated: negated === 'yes' }),
};

/** The forms of lines about the board. */
export const boardForms = formsToRead(boardLines, meanings);

/** By how a line names a side, which it is; any of them. */
const sides = { any: null, unshaded: 0, shaded: 1 } as const;

function so(value: BoardExpected): Parsed<BoardExpected> {
  return { ok: true, value };
}

/** `18`, `at Calm`, `in box 3`. */
function placeOn({ tracks }: World, id: TrackId, place: Part): Parsed<BoardExpected> {
  const track = tracks[id];
  if (track === undefined) throw new Error('a track is read that is none');
  const name = track.names.one;
  const text = textOf(place);
  const wrong = (found: string, allowed: string): Parsed<BoardExpected> => ({
    ok: false,
    diagnostic: report('RW0611', spanOf(place), { track: name, found, allowed }, { help: helpInDigits(place) }),
  });
  const at = (index: number): Parsed<BoardExpected> => so({ kind: 'track', track: id, at: index });

  if (track.boxes === null) {
    const allowed = `a number from ${track.from} to ${track.to}`;
    if (!/^-?\d+$/u.test(text)) return wrong(text, allowed);
    const value = Number(text);
    return value >= track.from && value <= track.to ? at(value) : wrong(text, allowed);
  }
  const named = track.boxes.flatMap((box) => (box.name === null ? [] : [box.name]));
  const ends = named.map((end) => ` or \`at ${end}\``).join('');
  const allowed = `\`in box 1\` to \`in box ${track.boxes.length}\`${ends}`;
  const number = behind(place, 'in', 'box');
  if (number !== null && /^\d+$/u.test(textOf(number))) {
    const index = Number(textOf(number)) - 1;
    return index >= 0 && index < track.boxes.length ? at(index) : wrong(`in box ${textOf(number)}`, allowed);
  }
  const end = behind(place, 'at');
  if (end === null) return wrong(text, allowed);
  const found = lookUp(tableOf(named), `place of ${name}`, end);
  return found.ok ? at(track.boxes.findIndex((box) => box.name === found.value)) : found;
}

/** What stands behind the words; null where they are not there or nothing is behind them. */
function behind(part: Part, ...words: readonly string[]): Part | null {
  const line = scanLine(part);
  const isThere = words.every((word, index) => line.words[index]?.text === word);
  return isThere && line.words.length > words.length ? partOf(line, words.length, line.words.length) : null;
}

function tableOf(names: readonly string[]): Table<string> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return { names, find: (name) => known.get(name.toLowerCase()) ?? null };
}
