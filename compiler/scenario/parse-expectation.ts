/** From a sentence about the board (`Fenwick holds 2 Runners and 1 Depot`) to what it expects in ids and numbers. */
import { report } from '../diagnostics/report.js';
import type { Help } from '../diagnostics/diagnostic.js';
import type { World } from '../resolved/ir.js';
import type { SpannedText } from '../source/text.js';
import type { Expectation, Expected } from './ir.js';
import { boxItems, chitItems, spaceItems, type Known } from './parse-items.js';
import { after, lookUp, spanOf, textOf, trimmed, wholeOf, type Parsed, type Part, type Refused } from './parts.js';
import type { Subject, Table } from './vocabulary.js';

/** What the sentence expects; refuses unknown names, forms and numbers with one message at the word. */
export function parseExpectation(known: Known, source: SpannedText): Parsed<Expectation> {
  const whole = wholeOf(source);
  const expected = parseBoard(known, whole);
  return expected.ok
    ? { ok: true, value: { text: textOf(whole).replace(/\s+/gu, ' '), span: spanOf(whole), expected: expected.value } }
    : expected;
}

/** The same, of a part. */
export function parseBoard(known: Known, whole: Part): Parsed<Expected> {
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

function parsePredicate(known: Known, subject: Subject, verb: Verb, rest: Part, whole: Part): Parsed<Expected> {
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
    case 'chit':
      return verb === 'be' ? parseLies(subject, rest, whole) : unknownForm(whole);
  }
}

type Container = Extract<Subject, { kind: 'space' | 'box' | 'pool' | 'faction' }>;

function parseContents(known: Known, subject: Container, exactly: boolean, rest: Part): Parsed<Expected> {
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
function parseTrack({ world }: Known, subject: Extract<Subject, { kind: 'track' }>, rest: Part): Parsed<Expected> {
  const track = world.tracks[subject.id];
  if (track === undefined) return unknownForm(rest);
  const name = track.names.one;
  const text = textOf(rest);
  const wrong = (found: string, allowed: string): Parsed<Expected> => ({
    ok: false,
    diagnostic: report('RW0611', spanOf(rest), { track: name, found, allowed }),
  });
  const at = (place: number): Parsed<Expected> => ({
    ok: true,
    value: { kind: 'track', track: subject.id, at: place },
  });

  if (track.boxes === null) {
    if (!/^-?\d+$/u.test(text)) return wrong(text, `numbers from ${track.from} to ${track.to}`);
    const value = Number(text);
    return value >= track.from && value <= track.to
      ? at(value)
      : wrong(text, `numbers from ${track.from} to ${track.to}`);
  }
  const named = track.boxes.flatMap((box) => (box.name === null ? [] : [box.name]));
  const allowed = `boxes from 1 to ${track.boxes.length}${named.length === 0 ? '' : `, and the ends ${named.join(' and ')}`}`;
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
function parseInPlay(subject: Extract<Subject, { kind: 'card' }>, rest: Part, whole: Part): Parsed<Expected> {
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
function parsePlayed(subject: Extract<Subject, { kind: 'card' }>, rest: Part, whole: Part): Parsed<Expected> {
  const found = /^(not )?been played$/iu.exec(textOf(rest));
  if (found === null) return unknownForm(whole);
  return { ok: true, value: { kind: 'played', card: subject.id, negated: found[1] !== undefined } };
}

/** `in play`, `not in play`. */
function parseOpen(subject: Extract<Subject, { kind: 'space' }>, rest: Part, whole: Part): Parsed<Expected> {
  const found = /^(not )?in play$/iu.exec(textOf(rest));
  if (found === null) return unknownForm(whole);
  return { ok: true, value: { kind: 'open', space: subject.id, negated: found[1] !== undefined } };
}

function parseCounter({ world }: Known, { id }: Extract<Subject, { kind: 'counter' }>, rest: Part): Parsed<Expected> {
  const text = textOf(rest);
  if (/^\d{1,4}$/u.test(text)) return { ok: true, value: { kind: 'counter', counter: id, is: Number(text) } };
  const track = world.counters[id]?.name ?? '';
  return {
    ok: false,
    diagnostic: report('RW0611', spanOf(rest), { track, found: text, allowed: 'whole numbers from 0' }),
  };
}

/** `in play`, `drawn`, `aside`. */
function parseLies(subject: Extract<Subject, { kind: 'chit' }>, rest: Part, whole: Part): Parsed<Expected> {
  const lies = (['in play', 'drawn', 'aside'] as const).find((place) => place === textOf(rest).toLowerCase());
  return lies === undefined ? unknownForm(whole) : { ok: true, value: { kind: 'chit', chit: subject.id, lies } };
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
