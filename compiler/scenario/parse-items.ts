/** Lists of what is somewhere: `2 Hidden Runners, 1 Depot and Unrest`, `nothing`. */
import { report } from '../diagnostics/report.js';
import type { ChitId, PieceId, World } from '../resolved/ir.js';
import type { Symbols } from '../resolved/declare/symbols.js';
import { numberWord } from '../surface/lexer.js';
import type { Language } from '../surface/parse.js';
import type { BoxItem, ChitItem, SpaceItem } from './ir.js';
import { after, lookUp, spanOf, textOf, trimmed, unknownName, type Parsed, type Part, type Refused } from './parts.js';
import type { Noun, Table, Vocabulary } from './vocabulary.js';

/** What sentences about the board are read with. */
export interface Words {
  readonly world: World;
  readonly vocabulary: Vocabulary;
}

export interface Known extends Words {
  /** What sentences of the rules are read with. */
  readonly sentences: { readonly language: Language; readonly symbols: Symbols };
}

/** What lies in a space: pieces, with or without their state, and markers. */
export function spaceItems({ world, vocabulary }: Words, list: Part): Parsed<readonly SpaceItem[]> {
  return parseItems(list, vocabulary.nouns, 'piece or marker', ({ count, thing, name }): Understood<SpaceItem> => {
    const disagrees = disagreement(count, thing, name);
    if (disagrees !== null) return disagrees;
    if (thing.kind === 'marker') {
      const most = world.markers[thing.marker]?.supply ?? Number.POSITIVE_INFINITY;
      return {
        ok: true,
        most,
        covers: [`marker ${thing.marker}`],
        item: { kind: 'marker', count, marker: thing.marker, span: spanOf(name) },
      };
    }
    const covers = thing.columns.map((column) => `column ${column}`);
    return {
      ok: true,
      most: inventoryOf(world, thing),
      covers,
      item: { kind: 'pieces', count, columns: thing.columns, span: spanOf(name) },
    };
  });
}

/** What lies in a box off the map, where pieces have no state and there are no markers. */
export function boxItems({ world, vocabulary }: Words, list: Part, box: string): Parsed<readonly BoxItem[]> {
  return parseItems(list, vocabulary.nouns, 'piece', ({ count, thing, name }): Understood<BoxItem> => {
    const disagrees = disagreement(count, thing, name);
    if (disagrees !== null) return disagrees;
    if (thing.kind === 'marker')
      return unknownName(
        'piece',
        name,
        world.pieces.map(({ names }) => names.many),
      );
    if (thing.withState) {
      return { ok: false, diagnostic: report('RW0613', spanOf(name), { what: textOf(name), where: box }) };
    }
    const covers = thing.pieces.map((piece) => `piece ${piece}`);
    return {
      ok: true,
      most: inventoryOf(world, thing),
      covers,
      item: { count, pieces: thing.pieces, span: spanOf(name) },
    };
  });
}

/** Kinds of piece, as a card lists them: each once, and none with a number. */
export function pieceNames({ nouns }: Vocabulary, list: Part): Parsed<readonly PieceId[]> {
  const named: PieceId[] = [];
  if (/^nothing$/iu.test(textOf(list))) return { ok: true, value: named };
  for (const part of splitList(list, nouns)) {
    const noun = lookUp(nouns, 'piece', part);
    if (!noun.ok) return noun;
    const { value: thing } = noun;
    if (thing.kind === 'marker' || thing.withState) return unknownName('piece', part, nouns.names);
    if (thing.pieces.some((it) => named.includes(it)))
      return { ok: false, diagnostic: report('RW0609', spanOf(part), { name: textOf(part) }) };
    named.push(...thing.pieces);
  }
  return { ok: true, value: named };
}

/** Chits without a number, each named once; `nothing`. */
export function chitNames({ chits }: Vocabulary, list: Part): Parsed<readonly ChitId[]> {
  const named: ChitId[] = [];
  if (/^nothing$/iu.test(textOf(list))) return { ok: true, value: named };
  for (const part of splitList(list, chits)) {
    const chit = lookUp(chits, 'chit', part);
    if (!chit.ok) return chit;
    if (named.includes(chit.value))
      return { ok: false, diagnostic: report('RW0609', spanOf(part), { name: textOf(part) }) };
    named.push(chit.value);
  }
  return { ok: true, value: named };
}

/** Chits by their names. */
export function chitItems({ world, vocabulary }: Words, list: Part): Parsed<readonly ChitItem[]> {
  return parseItems(list, vocabulary.chits, 'chit', ({ count, thing, name }) => {
    const most = world.chits[thing]?.count ?? 0;
    return { ok: true, most, covers: [`chit ${thing}`], item: { count, chits: [thing], span: spanOf(name) } };
  });
}

/** `2 Runner`, `1 Runners`: a noun agrees with its number, as it does in a sentence. None may be called either. */
function disagreement(count: number, { form, other }: Noun, name: Part): Refused | null {
  if (form === 'both' || count === 0 || (form === 'one') === (count === 1)) return null;
  const span = spanOf(name);
  const help = [{ text: `write \`${other}\``, edits: [{ span, text: other }], safe: true }];
  return { ok: false, diagnostic: report('RW0482', span, { noun: textOf(name), many: count > 1 }, { help }) };
}

function inventoryOf(world: World, { pieces }: Extract<Noun, { kind: 'pieces' }>): number {
  return pieces.reduce((sum, piece) => sum + (world.pieces[piece]?.inventory ?? 0), 0);
}

interface Counted<T> {
  readonly count: number;
  readonly thing: T;
  readonly name: Part;
}

/** What an item comes to: `most` is how many there can be, `covers` what it counts. */
type Understood<I> =
  { readonly ok: true; readonly item: I; readonly most: number; readonly covers: readonly string[] } | Refused;

function parseItems<T, I>(
  list: Part,
  nouns: Table<T>,
  kind: string,
  understand: (counted: Counted<T>) => Understood<I>,
): Parsed<readonly I[]> {
  const items: I[] = [];
  if (/^nothing$/iu.test(textOf(list))) return { ok: true, value: items };
  const covered = new Set<string>();
  for (const part of splitList(list, nouns)) {
    const { count, name } = splitCount(part, nouns);
    const thing = lookUp(nouns, kind, name);
    if (!thing.ok) return numberInWords(part) ?? thing;
    const understood = understand({ count, thing: thing.value, name });
    if (!understood.ok) return understood;
    if (understood.covers.some((it) => covered.has(it))) {
      return { ok: false, diagnostic: report('RW0609', spanOf(name), { name: textOf(name) }) };
    }
    if (count > understood.most) {
      const diagnostic = report('RW0610', spanOf(part), { name: textOf(name), count, most: understood.most });
      return { ok: false, diagnostic };
    }
    for (const it of understood.covers) covered.add(it);
    items.push(understood.item);
  }
  return { ok: true, value: items };
}

/** Cuts at commas and at `and`; where a name has such a word in it, the longest name wins. */
export function splitList<T>(list: Part, nouns: Table<T>): Part[] {
  const text = textOf(list);
  const cuts = [...text.matchAll(/\s*,\s*and\s+|\s*,\s*|\s+and\s+/giu)].map((it) => ({
    start: list.start + it.index,
    end: list.start + it.index + it[0].length,
  }));
  const parts: Part[] = [];
  let { start } = list;
  while (start < list.end || parts.length === 0) {
    const ends = [...cuts.filter((cut) => cut.start >= start), { start: list.end, end: list.end }];
    const known = ends.findLast((end) => {
      const part = trimmed({ ...list, start, end: end.start });
      return nouns.find(textOf(splitCount(part, nouns).name)) !== null;
    });
    const cut = known ?? ends[0] ?? { start: list.end, end: list.end };
    parts.push(trimmed({ ...list, start, end: cut.start }));
    if (cut.end <= start) break;
    start = cut.end;
  }
  return parts;
}

/** Of what is no name: `two Runners`, which the sentences of rules refuse too. */
export function numberInWords(part: Part): Refused | null {
  const [written = ''] = textOf(part).split(/\s/u);
  const diagnostic = numberWord(part.source, part.start, written.toLowerCase());
  return diagnostic === null ? null : { ok: false, diagnostic };
}

/** `2 Runners`, `a Runner`, `no Runners`; a name without a number stands for one. */
export function splitCount<T>(
  part: Part,
  nouns: Table<T>,
): { readonly count: number; readonly name: Part; readonly isCounted: boolean } {
  const text = textOf(part);
  const number = /^(\d+|an?|no)(?=\s)/iu.exec(text)?.[1];
  // A name that starts with a number, such as that of a chit, is a whole name first.
  if (number === undefined || nouns.find(text) !== null) return { count: 1, name: part, isCounted: false };
  const name = after(part, /^\S+(?=\s)/u) ?? part;
  const count = /^\d+$/u.test(number) ? Number(number) : number.toLowerCase() === 'no' ? 0 : 1;
  return { count, name, isCounted: true };
}
