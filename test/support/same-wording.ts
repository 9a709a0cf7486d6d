/**
 * Whether the reference declares that two wordings mean the same. Each pair of a variant shows a change of some words
 * beside others; such a change, in words of the same classes beside a word of the same class, is declared.
 */
import { standingAlone } from '../../compiler/source/text.js';
import { chapters } from '../../compiler/reference/forms.js';
import { wordingOf, type Pair } from '../../compiler/surface/forms/form.js';
import { meaningsOf, type Symbols } from '../../compiler/resolved/declare/symbols.js';
import type { IToken } from '../../compiler/surface/chevrotain.js';
import { scan } from '../../compiler/surface/lexer.js';
import type { Language } from '../../compiler/surface/parse.js';
import { Integer, NameToken, Noun, SignedInteger, Word } from '../../compiler/surface/tokens.js';

/** The words of a game, by which names are told apart. */
export interface Words {
  readonly language: Language;
  readonly symbols: Symbols;
}

/** A word: `is` tells it from every other, `class` says what may stand in its place in a variant. */
interface Worded {
  readonly is: string;
  readonly class: string;
}

/** Words that become others, and what stands before and behind them. */
interface Edit {
  readonly removed: readonly string[];
  readonly inserted: readonly string[];
  readonly left: string;
  readonly right: string;
  /** The words that are gone, and those that have come, wherever they stand. */
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** Every pair of the reference, read in the words of its own game. */
export function declaredEdits(words: Words): readonly Edit[] {
  const pairs = chapters.flatMap(({ forms }) =>
    Object.values(forms).flatMap(({ variants }) => variants.flatMap((variant): readonly Pair[] => variant.pairs)),
  );
  return pairs.flatMap(([written, same]) => {
    const own = wordsOf(words, wordingOf(written).text);
    const other = wordsOf(words, wordingOf(same).text);
    return [editOf(own, other), editOf(own.map(uncounted), other.map(uncounted))].flatMap((edit): readonly Edit[] => {
      if (edit === null) return [];
      const { removed, inserted, gone, come } = edit;
      return [edit, { ...edit, removed: inserted, inserted: removed, gone: come, come: gone }];
    });
  });
}

/** As if the noun had the same word for one and for more: `each Troops`, `all Troops`. */
function uncounted({ is, class: own }: Worded): Worded {
  return { is: is.replace(/ (?:one|many)$/u, ' both'), class: own };
}

/** Whether the second text is the first in a declared variant, or in several of them. */
export function isDeclared(edits: readonly Edit[], words: Words, one: string, other: string): boolean {
  const edit = editOf(wordsOf(words, one), wordsOf(words, other));
  return edit === null || isExplained(edits, edit);
}

function isExplained(edits: readonly Edit[], edit: Edit): boolean {
  const { removed, inserted, left, right } = edit;
  if (removed.length === 0 && inserted.length === 0) return true;
  const direct = edits.some(
    (it) => isSame(it.removed, removed) && isSame(it.inserted, inserted) && (it.left === left || it.right === right),
  );
  if (direct) return true;
  if (removed.length > 0 && inserted.length > 0)
    return isExplained(edits, { ...edit, inserted: [] }) && isExplained(edits, { ...edit, removed: [] });
  // Several words that are put in, or left out, each for itself.
  const several = removed.length > 0 ? removed : inserted;
  return several.slice(1).some((next, index) => {
    const parts = [several.slice(0, index + 1), several.slice(index + 1)] as const;
    const [first, second] = parts.map((part): Pick<Edit, 'removed' | 'inserted'> =>
      removed.length > 0 ? { removed: part, inserted: [] } : { removed: [], inserted: part },
    );
    if (first === undefined || second === undefined) return false;
    const before = contextOf({ is: '', class: several[index] ?? '' }, left);
    const behind = contextOf({ is: '', class: next }, right);
    return (
      isExplained(edits, { ...edit, ...first, left, right: behind }) &&
      isExplained(edits, { ...edit, ...second, left: before, right })
    );
  });
}

/**
 * Whether a text is printed as another in declared variants, wherever their words stand: order is a variant of its own,
 * since every word is still there.
 */
export function isPrinted(edits: readonly Edit[], words: Words, written: string, printed: string): boolean {
  const one = wordsOf(words, written);
  const other = wordsOf(words, printed);
  const removed = without(one, other);
  const inserted = without(other, one);
  return isMadeOf(edits, removed, inserted);
}

/** The words of the first that the second has no counterpart of. */
function without(one: readonly Worded[], other: readonly Worded[]): readonly string[] {
  const left = other.map((it) => it.is);
  return one.flatMap((word) => {
    const at = left.indexOf(word.is);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [word.class];
  });
}

function isMadeOf(edits: readonly Edit[], removed: readonly string[], inserted: readonly string[]): boolean {
  if (removed.length === 0 && inserted.length === 0) return true;
  return edits.some((edit) => {
    if (edit.gone.length === 0 && edit.come.length === 0) return false;
    const gone = subtracted(removed, edit.gone);
    const come = subtracted(inserted, edit.come);
    return gone !== null && come !== null && isMadeOf(edits, gone, come);
  });
}

/** The list without the items of another; null where it lacks one of them. */
function subtracted(list: readonly string[], items: readonly string[]): readonly string[] | null {
  const left = [...list];
  for (const item of items) {
    const at = left.indexOf(item);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

/** What becomes what between the words that are the same at the beginning and at the end; null where all are. */
function editOf(one: readonly Worded[], other: readonly Worded[]): Edit | null {
  const isAlike = (a: Worded | undefined, b: Worded | undefined): boolean =>
    a !== undefined && b !== undefined && (a.is === b.is || isAlias(a, b) || isAlias(b, a));
  let start = 0;
  while (isAlike(one[start], other[start])) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && isAlike(one.at(-1 - end), other.at(-1 - end))) end += 1;
  const removed = one.slice(start, one.length - end).map((it) => it.class);
  const inserted = other.slice(start, other.length - end).map((it) => it.class);
  if (removed.length === 0 && inserted.length === 0) return null;
  const left = contextOf(one[start - 1], 'START');
  const right = contextOf(one[one.length - end], 'END');
  return { removed, inserted, left, right, gone: without(one, other), come: without(other, one) };
}

/** Beside a change, one noun or name is as good as another. */
function contextOf(word: Worded | undefined, none: string): string {
  if (word === undefined) return none;
  return /^(?:THING|PIECES|SPACES|CARDS|SPACE|FACTION|STATE|BOX|FAMILY|PROCEDURE|NAME|chits?|Capability|Capabilities)\b/u.test(
    word.class,
  )
    ? 'NAME'
    : word.class;
}

/** `Rebel Base`, another name of the `Base`, which is the word for one and for more. */
function isAlias(name: Worded, other: Worded): boolean {
  return name.is.endsWith(' both') && uncounted(other).is === name.is;
}

function wordsOf({ language, symbols }: Words, text: string): readonly Worded[] {
  const scanned = scan(language, standingAlone(text));
  return scanned.ok ? scanned.tokens.flatMap((token) => apart(symbols, token).map((it) => wordOf(symbols, it))) : [];
}

/** `Favour chits`, `Reckoning card`: one word to the scanner where something is called so is taken for the two that it is elsewhere. */
function apart(symbols: Symbols, token: IToken): readonly IToken[] {
  const [, family, noun] = /^(.+) (chits?|card)$/u.exec(token.image) ?? [];
  if (token.tokenType !== NameToken || family === undefined || noun === undefined) return [token];
  const kinds = noun === 'card' ? ['card kind'] : ['family', 'chit'];
  if (!meaningsOf(symbols, family).some(({ kind }) => kinds.includes(kind))) return [token];
  return [
    { ...token, image: family },
    { ...token, tokenType: Noun, image: noun },
  ];
}

const generalNouns: ReadonlyMap<string, string> = new Map([
  ['piece', 'PIECES one'],
  ['pieces', 'PIECES many'],
  ['marker', 'THING one'],
  ['markers', 'THING many'],
  ['space', 'SPACES one'],
  ['spaces', 'SPACES many'],
]);

function wordOf(symbols: Symbols, { tokenType, image }: IToken): Worded {
  switch (tokenType) {
    case NameToken: {
      const meanings = meaningsOf(symbols, image);
      const is = meanings.map(({ kind, id, form }) => `${kind} ${String(id)} ${form}`).join(', ');
      return { is: is === '' ? image : is, class: classOf(symbols, image) };
    }
    case Noun:
      return { is: onlyMarker(symbols, image) ?? image, class: generalNouns.get(image) ?? image };
    case Integer:
      return { is: withoutZeros(image), class: withoutZeros(image) === '1' ? 'ONE' : 'NUMBER' };
    case SignedInteger:
      return { is: withoutZeros(image), class: 'SIGNED' };
    case Word:
      return { is: image, class: 'NUMBER' };
    default:
      return { is: tokenType.name, class: tokenType.name };
  }
}

/** A 0 in front of a number is declared to say nothing of each; as a change of one number into another it would declare any. */
function withoutZeros(image: string): string {
  return image.replace(/^([+-]?)0+(?=\d)/u, '$1');
}

/** In a game with one kind of marker, `marker` is that one. */
function onlyMarker(symbols: Symbols, noun: string): string | null {
  if (!/^markers?$/u.test(noun) || symbols.declarations.markers.length !== 1) return null;
  return `marker 0 ${noun === 'marker' ? 'one' : 'many'}`;
}

/** The first of these kinds that the name has. */
const classes = [
  [['piece', 'group', 'marker'], 'THING'],
  [['space kind', 'area'], 'SPACES'],
  [['space'], 'SPACE'],
  [['faction'], 'FACTION'],
  [['state'], 'STATE'],
  [['box'], 'BOX'],
  [['family', 'chit'], 'FAMILY'],
  [['procedure', 'class'], 'PROCEDURE'],
  [['card kind'], 'CARDS'],
] as const;

function classOf(symbols: Symbols, image: string): string {
  const meanings = meaningsOf(symbols, image);
  for (const [kinds, name] of classes) {
    const found = meanings.find(({ kind }) => kinds.some((it) => it === kind));
    if (found === undefined) continue;
    const isCounted = name === 'THING' || name === 'SPACES' || name === 'CARDS';
    return isCounted ? `${name} ${found.form}` : name;
  }
  return 'NAME';
}
