/** From a sentence below `then` (`Fenwick holds 2 Runners and 1 Depot`) to what it expects in ids and numbers. */
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import type { World } from '../resolved/ir.js';
import type { SpannedText } from '../source/text.js';
import type { Answer, BoardExpected, Expectation, Expected } from './ir.js';
import { boxItems, chitItems, spaceItems, splitCount, splitList, type Words } from './parse-items.js';
import {
  after,
  before,
  lookUp,
  spanOf,
  textOf,
  trimmed,
  unknownName,
  wholeOf,
  type Parsed,
  type Part,
  type Refused,
} from './parts.js';
import type { Subject, Table } from './vocabulary.js';

/** What the sentence expects; refuses unknown names, forms and numbers with one message at the word. */
export function parseExpectation(known: Words, source: SpannedText): Parsed<Expectation> {
  const whole = wholeOf(source);
  const expected = parseQuestion(known, whole) ?? parseBoard(known, whole);
  return expected.ok
    ? { ok: true, value: { text: textOf(whole).replace(/\s+/gu, ' '), span: spanOf(whole), expected: expected.value } }
    : expected;
}

/** Whether it is the board that is spoken of. */
export function isBoard(expected: Expected): expected is BoardExpected {
  return !['asked', 'offered', 'question', 'cited', 'seen'].includes(expected.kind);
}

/** `nothing is asked`, `Crown are asked`, `Fenwick is not offered`; null where the sentence is about something else. */
function parseQuestion({ vocabulary }: Words, whole: Part): Parsed<Expected> | null {
  const text = textOf(whole);
  if (/^nothing is asked$/iu.test(text)) return { ok: true, value: { kind: 'asked', of: null, options: null } };
  const asked = before(whole, /\s+(?:is|are)\s+asked$/iu);
  if (asked !== null) {
    const name = textOf(asked);
    if (name === 'draw' || name === 'roll')
      return { ok: true, value: { kind: 'asked', of: { kind: name }, options: null } };
    const faction = lookUp(vocabulary.factions, 'faction', asked);
    if (!faction.ok) return faction;
    return { ok: true, value: { kind: 'asked', of: { kind: 'faction', faction: faction.value }, options: null } };
  }
  const offered = before(whole, /\s+(?:is|are)\s+(?:not\s+)?offered$/iu);
  if (offered === null) return null;
  const labels = vocabulary.labels();
  const options: Answer[] = [];
  for (const part of splitList(offered, labels)) {
    const label = lookUp(labels, 'option', part);
    if (!label.ok) return label;
    options.push({ text: textOf(part), span: spanOf(part) });
  }
  return { ok: true, value: { kind: 'offered', options, negated: /\bnot\s+offered$/iu.test(text) } };
}

/** The same of the board, of a part. */
export function parseBoard(known: Words, whole: Part): Parsed<BoardExpected> {
  if (/^nobody (?:has|have) won$/iu.test(textOf(whole))) return { ok: true, value: { kind: 'win', faction: null } };
  const counted = parseCounted(known, whole);
  if (counted !== null) return counted;
  const card = after(whole, /^the card is(?=\s)/iu);
  if (card !== null) {
    const found = lookUp(known.vocabulary.cards, 'card', card);
    return found.ok ? { ok: true, value: { kind: 'card', card: found.value } } : found;
  }
  const side = /^(?<card>\S+) (?<side>unshaded|shaded) (?=is (?:not )?(?:in play|awaiting its card)$)/iu.exec(
    textOf(whole),
  )?.groups;
  if (side?.card !== undefined && side.side !== undefined) {
    const code = { ...whole, end: whole.start + side.card.length };
    const found = lookUp(known.vocabulary.cards, 'card', code);
    if (!found.ok) return found;
    const negated = / is not /iu.test(textOf(whole));
    const kind = /in play$/iu.test(textOf(whole)) ? 'in play' : 'awaiting';
    return { ok: true, value: { kind, card: found.value, side: sideIndex(side.side), negated } };
  }
  const split = splitAtVerb(known.vocabulary.subjects, whole);
  if (split === null) return unknownForm(whole);
  const { subject, verb, rest } = split;
  const named = lookUp(known.vocabulary.subjects, 'space, box, track, faction or card', subject);
  return named.ok ? parsePredicate(known, named.value, verb, rest, whole) : named;
}

/** `2 Watches are left`, `no Salt is aside`; null where the sentence is about something else. */
function parseCounted({ world, vocabulary }: Words, whole: Part): Parsed<BoardExpected> | null {
  const left = before(whole, /\s+(?:is|are)\s+left$/iu);
  if (left !== null) {
    const { count, name } = splitCount(left, vocabulary.markers);
    const marker = lookUp(vocabulary.markers, 'marker', name);
    if (!marker.ok) return marker;
    const supply = world.markers[marker.value]?.supply ?? null;
    if (supply === null) return refused(report('RW0637', spanOf(name), { name: textOf(name) }));
    if (count > supply) return refused(tooMany(left, name, count, supply));
    return { ok: true, value: { kind: 'left', marker: marker.value, count } };
  }
  const lies = (['drawn', 'in play', 'aside'] as const).find((place) => isAt(whole, place));
  const lying = before(whole, /\s+(?:is|are)\s+(?:drawn|in play|aside)$/iu);
  if (lies === undefined || lying === null) return null;
  const { count, name, isCounted } = splitCount(lying, vocabulary.chits);
  const bare = after(name, /^the(?=\s.+\schits?$)/iu) ?? name;
  const own = before(bare, /\s+chits?$/iu) ?? bare;
  const chit = vocabulary.chits.find(textOf(own));
  // Spaces and cards are in play too.
  if (chit === null) return isCounted ? unknownName('chit', own, vocabulary.chits.names) : null;
  const most = world.chits[chit]?.count ?? 0;
  if (count > most) return refused(tooMany(lying, own, count, most));
  return { ok: true, value: { kind: 'chit', chit, lies, count } };
}

function isAt(whole: Part, place: string): boolean {
  return new RegExp(`\\s(?:is|are)\\s+${place}$`, 'iu').test(textOf(whole));
}

function tooMany(counted: Part, name: Part, count: number, most: number): Diagnostic {
  return report('RW0610', spanOf(counted), { name: textOf(name), count, most });
}

function refused(diagnostic: Diagnostic): Refused {
  return { ok: false, diagnostic };
}

function parsePredicate(known: Words, subject: Subject, verb: Verb, rest: Part, whole: Part): Parsed<BoardExpected> {
  const exactly = verb === 'hold';
  switch (subject.kind) {
    case 'space':
    case 'box':
    case 'pool':
      if (subject.kind === 'space' && verb === 'be') return parseOpen(subject, rest, whole);
      return verb === 'hold' || verb === 'have' ? parseContents(known, subject, exactly, rest) : unknownForm(whole);
    case 'faction':
      if (verb === 'win') return { ok: true, value: { kind: 'win', faction: subject.id } };
      if (verb === 'be') {
        const place = lookUp(known.vocabulary.places, 'place in the order of play', withoutThe(rest));
        return place.ok ? { ok: true, value: { kind: 'order', place: place.value, faction: subject.id } } : place;
      }
      if (verb === 'have' && /^won$/iu.test(textOf(rest)))
        return { ok: true, value: { kind: 'win', faction: subject.id } };
      return parseContents(known, subject, exactly, rest);
    case 'track':
      return verb === 'be' ? parseTrack(known, subject, rest) : unknownForm(whole);
    case 'card':
      if (verb === 'be') return parseInPlay(subject, rest, whole);
      return verb === 'have' ? parsePlayed(subject, rest, whole) : unknownForm(whole);
    case 'counter':
      return verb === 'be' ? parseCounter(known, subject, rest) : unknownForm(whole);
  }
}

type Container = Extract<Subject, { kind: 'space' | 'box' | 'pool' | 'faction' }>;

function parseContents(known: Words, subject: Container, exactly: boolean, rest: Part): Parsed<BoardExpected> {
  switch (subject.kind) {
    case 'space': {
      const items = spaceItems(known, rest);
      return items.ok ? { ok: true, value: { kind: 'space', space: subject.id, exactly, items: items.value } } : items;
    }
    case 'box': {
      const items = boxItems(known, rest, textOfBox(known.world, subject));
      return items.ok ? { ok: true, value: { kind: 'box', box: subject.id, exactly, items: items.value } } : items;
    }
    case 'pool': {
      const items = chitItems(known, rest);
      return items.ok ? { ok: true, value: { kind: 'pool', family: subject.id, exactly, items: items.value } } : items;
    }
    case 'faction': {
      const items = chitItems(known, rest);
      return items.ok ? { ok: true, value: { kind: 'held', faction: subject.id, exactly, items: items.value } } : items;
    }
  }
}

function textOfBox(world: World, subject: Extract<Subject, { kind: 'box' }>): string {
  return subject.id === 'available' ? 'Available' : (world.boxes[subject.id]?.name ?? '');
}

/** `18`, `at Calm`, `in box 3`. */
function parseTrack({ world }: Words, subject: Extract<Subject, { kind: 'track' }>, rest: Part): Parsed<BoardExpected> {
  const track = world.tracks[subject.id];
  if (track === undefined) return unknownForm(rest);
  const name = track.names.one;
  const text = textOf(rest);
  const wrong = (found: string, allowed: string): Parsed<BoardExpected> => ({
    ok: false,
    diagnostic: report('RW0611', spanOf(rest), { track: name, found, allowed }),
  });
  const at = (place: number): Parsed<BoardExpected> => ({
    ok: true,
    value: { kind: 'track', track: subject.id, at: place },
  });

  if (track.boxes === null) {
    const allowed = `a number from ${track.from} to ${track.to}`;
    if (!/^-?\d+$/u.test(text)) return wrong(text, allowed);
    const value = Number(text);
    return value >= track.from && value <= track.to ? at(value) : wrong(text, allowed);
  }
  const named = track.boxes.flatMap((box) => (box.name === null ? [] : [box.name]));
  const ends = named.map((end) => ` or \`at ${end}\``).join('');
  const allowed = `\`in box 1\` to \`in box ${track.boxes.length}\`${ends}`;
  const numbered = /^in box (\d+)$/iu.exec(text)?.[1];
  if (numbered !== undefined) {
    const index = Number(numbered) - 1;
    return index >= 0 && index < track.boxes.length ? at(index) : wrong(`in box ${numbered}`, allowed);
  }
  const end = after(rest, /^at(?=\s)/iu);
  if (end === null) return wrong(text, allowed);
  const found = lookUp(tableOf(named), `place of ${name}`, end);
  if (!found.ok) return found;
  return at(track.boxes.findIndex((box) => box.name === found.value));
}

/** `in play`, `unshaded in play`, `not in play`, `awaiting its card`. */
function parseInPlay(subject: Extract<Subject, { kind: 'card' }>, rest: Part, whole: Part): Parsed<BoardExpected> {
  const awaiting = /^(not )?awaiting its card$/iu.exec(textOf(rest).replace(/\s+/gu, ' '));
  if (awaiting !== null)
    return { ok: true, value: { kind: 'awaiting', card: subject.id, side: null, negated: awaiting[1] !== undefined } };
  const found = /^(not )?in play(?: (unshaded|shaded|as its event))?$/iu.exec(textOf(rest).replace(/\s+/gu, ' '));
  if (found === null) return unknownForm(whole);
  const side = found[2] === undefined ? null : sideIndex(found[2]);
  return { ok: true, value: { kind: 'in play', card: subject.id, side, negated: found[1] !== undefined } };
}

function sideIndex(side: string): number {
  return Number(side.toLowerCase() === 'shaded');
}

/** `been played`, `not been played`. */
function parsePlayed(subject: Extract<Subject, { kind: 'card' }>, rest: Part, whole: Part): Parsed<BoardExpected> {
  const found = /^(not )?been played$/iu.exec(textOf(rest));
  if (found === null) return unknownForm(whole);
  return { ok: true, value: { kind: 'played', card: subject.id, negated: found[1] !== undefined } };
}

/** `in play`, `not in play`. */
function parseOpen(subject: Extract<Subject, { kind: 'space' }>, rest: Part, whole: Part): Parsed<BoardExpected> {
  const found = /^(not )?in play$/iu.exec(textOf(rest));
  if (found === null) return unknownForm(whole);
  return { ok: true, value: { kind: 'open', space: subject.id, negated: found[1] !== undefined } };
}

function parseCounter(
  { world }: Words,
  { id }: Extract<Subject, { kind: 'counter' }>,
  rest: Part,
): Parsed<BoardExpected> {
  const text = textOf(rest);
  if (/^\d{1,4}$/u.test(text)) return { ok: true, value: { kind: 'counter', counter: id, is: Number(text) } };
  const track = world.counters[id]?.name ?? '';
  return {
    ok: false,
    diagnostic: report('RW0611', spanOf(rest), { track, found: text, allowed: 'a whole number from 0' }),
  };
}

type Verb = 'hold' | 'have' | 'be' | 'win';

const verbs: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ['holds', 'hold'],
  ['hold', 'hold'],
  ['has', 'have'],
  ['have', 'have'],
  ['is', 'be'],
  ['are', 'be'],
  ['wins', 'win'],
  ['win', 'win'],
]);

/** Splits at the verb that follows a known name, or else at the first verb, so that the name can be found unknown. */
function splitAtVerb(
  subjects: Table<Subject>,
  whole: Part,
): { readonly subject: Part; readonly verb: Verb; readonly rest: Part } | null {
  let first: { readonly subject: Part; readonly verb: Verb; readonly rest: Part } | null = null;
  for (const found of textOf(whole).matchAll(/(?<=\s)(?:holds?|has|have|is|are|wins?)(?=\s|$)/giu)) {
    const verb = verbs.get(found[0].toLowerCase());
    if (verb === undefined) continue;
    const start = whole.start + found.index;
    const split = {
      subject: trimmed({ ...whole, end: start }),
      verb,
      rest: trimmed({ ...whole, start: start + found[0].length }),
    };
    if (subjects.find(textOf(split.subject)) !== null) return split;
    first ??= split;
  }
  return first;
}

function unknownForm(whole: Part): Refused {
  const help: Help = {
    text: 'write, for example, `<space> holds 2 <pieces> and 1 <marker>`, `<box> has no <pieces>`, `<track> is 3`, `<faction> are <place in the order of play>` or `the card is <code>`',
    edits: [],
    safe: false,
  };
  return { ok: false, diagnostic: report('RW0604', spanOf(whole), { text: textOf(whole) }, { help: [help] }) };
}

function tableOf(names: readonly string[]): Table<string> {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  return { names, find: (name) => known.get(name.toLowerCase()) ?? null };
}

function withoutThe(part: Part): Part {
  return after(part, /^the(?=\s)/iu) ?? part;
}
