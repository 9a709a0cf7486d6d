/** Nouns agree with their number, and no word is said twice. */
import type { Help } from '../../diagnostics/diagnostic.js';
import type { Filter, Head, Name, NounPhrase, Quantity } from '../../surface/ir.js';
import { articleFor } from '../../surface/print-nouns.js';
import { refuse, wordsAt, type Context } from './context.js';
import { isOne, wording } from './resolve-joined.js';
import { resolveNumber } from './resolve-number.js';
import { meaningOf, type Form, type Kind } from '../declare/symbols.js';
import { instead, mention } from './unknown.js';

/** How many the words before a noun stand for: `any number` where either word for it reads right. */
export type Grammatical = 'one' | 'many' | 'any number';

/** The general nouns of the language, each with its word for one. */
const general: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  (
    [
      ['piece', 'pieces'],
      ['space', 'spaces'],
      ['marker', 'markers'],
      ['chit', 'chits'],
      ['card', 'cards'],
      ['Capability', 'Capabilities'],
    ] as const
  ).flatMap((pair) => [[pair[0], pair] as const, [pair[1], pair] as const]),
);

/**
 * Whether each noun of the phrase has the word that its number asks for; a word of `kinds` is meant. `said` is what words
 * around the phrase say: `for each` stands for one. A proper name of a space is one, whatever is said.
 */
export function agrees(ctx: Context, phrase: NounPhrase, kinds: readonly Kind[], said?: Grammatical): boolean {
  const number = said ?? numberOf(phrase);
  if (!isCountKnown(ctx, phrase.quantity)) return false;
  if (phrase.quantity?.kind === 'either' && (phrase.heads.length < 2 || phrase.join === 'and'))
    return refuseEither(ctx, phrase, phrase.quantity);
  if (phrase.quantity?.kind === 'each of' && !kinds.includes('space')) {
    const help = [instead(phrase.quantity.span, 'each', 'write `each`')];
    refuse(ctx, 'RW0404', phrase.quantity.span, { quantity: 'each of', use: 'that are no spaces are meant' }, { help });
    return false;
  }
  if (phrase.quantity?.kind === 'both' && !kinds.includes('space')) {
    const help = [instead(phrase.quantity.span, 'all', 'write `all`')];
    refuse(ctx, 'RW0404', phrase.quantity.span, { quantity: 'both', use: 'that are no spaces are meant' }, { help });
    return false;
  }
  const [again] = phrase.filters.filter((it, index) =>
    phrase.filters.some((other, place) => place < index && isSame(other, it)),
  );
  if (again !== undefined) {
    const help = [instead({ ...again.span, start: again.span.start - 1 }, '', 'leave it out')];
    refuse(ctx, 'RW0485', again.span, { word: wordsAt(again.span) }, { help });
    return false;
  }
  return phrase.heads.every((head) => {
    const { noun } = head;
    const isProper = meaningOf(ctx.symbols, noun.text, ...kinds)?.kind === 'space';
    if (isProper || number === 'any number' || number === null) return isOnce(ctx, head);
    const form = formOf(ctx, noun.text, kinds);
    if (form === 'both' || form === number) return isOnce(ctx, head);
    const other = otherForm(ctx, noun.text, kinds, number);
    const isSure =
      number === 'one' ? !mayHaveLostNumber(phrase) && !mayJoinOthers(phrase, head) : isSeveral(phrase, said);
    const edits = isSure ? inForm(ctx, phrase, kinds, number) : [];
    const help: Help[] = other === null ? [] : [wording(`write \`${other}\``, ...edits)];
    if (phrase.quantity === null && said === undefined && number === 'many')
      help.push(edits.length > 0 ? articleHelp(head) : mention(articleHelp(head).text));
    refuse(ctx, 'RW0482', noun.span, { noun: noun.text, many: number === 'many' }, { help });
    return false;
  });
}

/** True of `a Depot or Scouts` and `a Depot and/or Scouts`, where `and` may have been meant as well as `Scout`. */
function mayJoinOthers({ heads, join, span }: NounPhrase, head: Head): boolean {
  return (join === 'or' && heads[0] !== head) || wordsAt(span).includes(' and/or ');
}

/** True behind `per` and `every`, where a number may stand and none does: `per 3 Scouts` without it is no `per Scout`. */
function mayHaveLostNumber({ quantity, span: { file, start } }: NounPhrase): boolean {
  return quantity === null && /\b(?:per|every)\s+$/u.test(file.text.slice(Math.max(0, start - 20), start));
}

/**
 * True where the words around the phrase leave no doubt that its noun is of the wrong number: `with Depot`, `Depot are here`. `Depot is here`
 * may have lost `a` or `no`, and `remove Depot` a number.
 */
function isSeveral({ quantity, span: { file, start, end } }: NounPhrase, said: Grammatical | undefined): boolean {
  if (quantity !== null || said !== undefined) return true;
  const [before, behind] = [file.text.slice(Math.max(0, start - 20), start), file.text.slice(end, end + 20)];
  return /\b(?:with|without|more|than)\s+$/u.test(before) || /^\s+are\b/u.test(behind);
}

/** Whether the number that a quantity names has a value: a misspelt `each` or `the` is read as the name of one. */
export function isCountKnown(ctx: Context, quantity: Quantity | null): boolean {
  if (quantity === null || !('count' in quantity) || quantity.count.kind !== 'named') return true;
  return resolveNumber(ctx, quantity.count) !== null;
}

/** `either` stands before two nouns or more with `or` between them. */
function refuseEither(ctx: Context, { heads }: NounPhrase, { span }: Quantity): boolean {
  const help = heads.length < 2 ? [instead(span, '1', 'write `1`, and leave `either` out')] : [];
  refuse(ctx, 'RW0404', span, { quantity: 'either', use: 'of one kind are meant' }, { help });
  return false;
}

/** Whether a name stands in the word for one of what it names. */
export function isNamedInOne(ctx: Context, name: Name, kind: Kind): boolean {
  return isInForm(ctx, name, kind, 'one');
}

/** Whether a name stands in the word for more than one of what it names. */
export function isNamedInMany(ctx: Context, name: Name, kind: Kind): boolean {
  return isInForm(ctx, name, kind, 'many');
}

function isInForm(ctx: Context, name: Name, kind: Kind, form: 'one' | 'many'): boolean {
  const own = formOf(ctx, name.text, [kind]);
  if (own === 'both' || own === form) return true;
  const other = otherForm(ctx, name.text, [kind], form);
  const help = other === null ? [] : [instead(name.span, other, `write \`${other}\``)];
  refuse(ctx, 'RW0482', name.span, { noun: name.text, many: form === 'many' }, { help });
  return false;
}

/** Edits that put each noun of the phrase in its form for one or for more than one. */
export function inForm(
  ctx: Context,
  { heads }: NounPhrase,
  kinds: readonly Kind[],
  form: 'one' | 'many',
): readonly Help['edits'][number][] {
  return heads.flatMap(({ noun }) => {
    const own = formOf(ctx, noun.text, kinds);
    const other = own === form || own === 'both' ? null : otherForm(ctx, noun.text, kinds, form);
    return other === null ? [] : [{ span: noun.span, text: other }];
  });
}

/** The same words, whatever the space between them. */
function isSame(one: Filter, other: Filter): boolean {
  const words = ({ span }: Filter): string => wordsAt(span).replace(/\s+/gu, ' ');
  return one.kind === other.kind && (one.kind === 'here' || words(one) === words(other));
}

function articleHelp({ span, adjectives, noun }: Head): Help {
  const article = articleFor((adjectives[0] ?? noun).text);
  return instead(span, `${article} ${wordsAt(span)}`, `write \`${article}\` in front for one`);
}

/** Null where nothing is said and `the` stands before it: both words read right. */
function numberOf({ quantity, definite }: NounPhrase): Grammatical | null {
  if (quantity === null) return definite ? null : 'many';
  switch (quantity.kind) {
    case 'exactly':
    case 'up to':
      return isOne({ ...quantity, kind: 'exactly' }) || isOnePer(quantity) ? 'one' : 'many';
    case 'all but':
      return isOne({ ...quantity, kind: 'exactly' }) ? 'one' : 'many';
    case 'each':
    case 'each of':
    case 'either':
      return 'one';
    case 'no':
      return 'any number';
    default:
      return 'many';
  }
}

/** `1 Runner per 2 Depots`. */
function isOnePer(quantity: Extract<Quantity, { kind: 'exactly' | 'up to' }>): boolean {
  return quantity.count.kind === 'per' && quantity.count.count === 1;
}

/** No adjective stands twice before the noun. */
function isOnce(ctx: Context, { adjectives }: Head): boolean {
  const again = adjectives.find((it, index) => adjectives.findIndex(({ text }) => text === it.text) < index);
  if (again === undefined) return true;
  const help = [instead({ ...again.span, end: again.span.end + 1 }, '', `leave out \`${again.text}\``)];
  refuse(ctx, 'RW0485', again.span, { word: again.text }, { help });
  return false;
}

function formOf(ctx: Context, noun: string, kinds: readonly Kind[]): Form {
  const pair = general.get(noun);
  if (pair !== undefined) return noun === pair[0] ? 'one' : 'many';
  return meaningOf(ctx.symbols, noun, ...kinds)?.form ?? 'both';
}

/** The word for one, or for more than one, of what `noun` names. */
function otherForm(ctx: Context, noun: string, kinds: readonly Kind[], form: Form): string | null {
  const pair = general.get(noun);
  if (pair !== undefined) return pair[form === 'one' ? 0 : 1];
  const meaning = meaningOf(ctx.symbols, noun, ...kinds);
  if (meaning === null) return null;
  const words = ctx.symbols.words.get(meaning.kind) ?? [];
  const isOther = (word: string): boolean => {
    const other = meaningOf(ctx.symbols, word, meaning.kind);
    return other?.id === meaning.id && other.form === form;
  };
  return words.find(isOther) ?? null;
}
