/** Prints noun phrases and their filters. */
import { filterForms, quantityForms } from './forms/nouns.js';
import type { Filter, Head, Name, NounPhrase, NumberPhrase, Quantity } from './ir.js';
import { printForm } from './print-forms.js';
import { printDivisor, printNumber } from './print-numbers.js';
import { isProperName } from './proper-name.js';
import { generalAdjectives, generalNouns, keywordOf } from './tokens.js';

/** `number`: one of something is `1`, which is easy to find and to change; `article`: it is `a`, where the number is no choice. */
export type One = 'number' | 'article';

const cardSides: readonly string[] = ['unshaded', 'shaded'];

/** Adjectives that single out what has been spoken of, and so read with `the`. */
const definite: readonly string[] = ['selected', 'drawn', 'held', 'other'];

/** `up to 2 Fens or Towns with Troopers`. */
export function printNounPhrase(phrase: NounPhrase, one: One = 'number'): string {
  const { filters } = phrase;
  return (
    `${articleOf(phrase)}${printNounPhraseBare(phrase, one)}`.trim() ||
    filters.map((filter) => printFilter(filter)).join(' ')
  );
}

/** The same without `the`, for where another word is in its place. */
export function printNounPhraseBare({ quantity, own, heads, join, filters }: NounPhrase, one: One = 'number'): string {
  const [pool, ...behindPool] = filters;
  const elsewhere = pool !== undefined && isPool(pool) ? placesBefore(heads) : null;
  if (elsewhere !== null && pool !== undefined) {
    // A place among the adjectives and a filter are two places: `1 Fate chit held or in the pool`.
    const [words, noun] = elsewhere;
    const printed = `${printHead(noun)} ${words} or ${printFilter(pool)}`;
    const rest = behindPool.map((filter) => ` ${printFilter(filter)}`).join('');
    return quantity === null ? `${printed}${rest}` : withQuantity(quantity, `${printed}${rest}`, one);
  }
  const nouns = heads.map(printHead).join(` ${join} `);
  const filtered = [
    nouns,
    ...filters.map((filter, index) => `${joinsLast(filters, index) ? 'and ' : ''}${printFilter(filter)}`),
  ].join(' ');
  if (quantity === null) return filtered;
  return own === true ? withQuantity(quantity, `of its ${filtered}`, 'number') : withQuantity(quantity, filtered, one);
}

/** A filter behind a noun, or the place in a condition. */
export function printFilter(filter: Filter, one: One = 'article'): string {
  switch (filter.kind) {
    case 'in':
      return placeName(filter.place) === 'play' ? 'in play' : `in ${printIn(filter.place, one)}`;
    case 'adjacent to':
    case 'in or adjacent to':
      return `${filter.kind} ${printNounPhrase(filter.place, one)}`;
    case 'with':
      return `with ${filter.things.map(printThing).join(' and ')}`;
    case 'without':
      return `without ${filter.things.map(printThing).join(' or ')}`;
    case 'with value':
      return `with ${printName(filter.value)} ${printNumber(filter.number)}${printBound(filter)}`;
    case 'with the highest':
      return `with the ${filter.how} ${printName(filter.value)}`;
    case 'with the most':
      return `with the ${filter.how} ${printNounPhrase(filter.what)}`;
    case 'with more':
      return `with ${printMore(filter)}`;
    default:
      return printForm(filterForms[filter.kind], filter);
  }
}

function printBound({ bound, most }: Extract<Filter, { kind: 'with value' }>): string {
  if (bound === 'to') return most === null ? '' : ` to ${printNumber(most)}`;
  return bound === 'exactly' ? '' : ` ${bound}`;
}

/** What stands beside another noun. */
function printThing(thing: NounPhrase): string {
  return printNounPhrase(thing, 'article');
}

/** `more Runners and Depots than Troopers`. */
export function printMore({ more, than }: { readonly more: NounPhrase; readonly than: NounPhrase }): string {
  return `more ${printNounPhraseBare(more, 'article')} than ${printNounPhraseBare(than, 'article')}`;
}

function articleOf(phrase: NounPhrase): string {
  return phrase.quantity === null && (phrase.definite || isDefinite(phrase)) ? 'the ' : '';
}

/** A name; one that equals a keyword is quoted. */
export function printName({ text }: Name): string {
  return keywordOf(text) === null ? text : `"${text}"`;
}

/** True where `are` and `remain` read right. */
export function isPlural({ quantity, heads, join }: NounPhrase): boolean {
  if (join === 'and') return true;
  if (quantity !== null && (quantity.kind === 'exactly' || quantity.kind === 'up to')) {
    return !(quantity.count.kind === 'literal' && quantity.count.value === 1);
  }
  if (quantity?.kind === 'between' || quantity?.kind === 'at least' || quantity?.kind === 'all') return true;
  if (quantity?.kind === 'each') return false;
  return heads.some((head) => head.noun.text.endsWith('s'));
}

/** `a Fen`, `an Island`, and, as they are spoken, `a Unit` and `an Hour`. */
export function withArticle(noun: string): string {
  return `${articleFor(noun)} ${noun}`;
}

/** The article before a word. */
export function articleFor(word: string): 'a' | 'an' {
  const plain = word.normalize('NFD');
  const isSilent = /^(?:hours?\b|hono(?:u?r|ra)|honest|heir)/iu.test(plain);
  const isVowel = /^(?:[aeiou]|8|1[18](?!\d))/iu.test(plain) && !/^(?:uni(?:[^nm]|$)|us[aeiou]|eu|one\b)/iu.test(plain);
  return isSilent || isVowel ? 'an' : 'a';
}

function printHead({ adjectives, noun }: Head): string {
  const words = adjectives.map(({ text }) =>
    generalAdjectives.includes(text) || cardSides.includes(text) ? text : printName({ text, span: noun.span }),
  );
  const text = words.join(' ').replace(/\bdrawn held\b/u, 'drawn or held');
  const printed = isGeneralNoun(noun.text) ? noun.text : printName(noun);
  const theGroup = noun.text === 'group' && adjectives.length === 0 ? 'the group' : printed;
  return text === '' ? theGroup : `${text} ${printed}`;
}

const chitPlaces: readonly string[] = ['drawn', 'held'];

/** The places that the adjectives of one noun say, and the noun without them; null where they say none. */
function placesBefore(heads: readonly Head[]): readonly [words: string, noun: Head] | null {
  const [head] = heads;
  if (head?.elsewhere !== true) return null;
  const places = head.adjectives.filter(({ text }) => chitPlaces.includes(text));
  const adjectives = head.adjectives.filter((it) => !places.includes(it));
  return [places.map(({ text }) => text).join(' or '), { ...head, adjectives }];
}

function isPool(filter: Filter): boolean {
  return filter.kind === 'in' && placeName(filter.place) === 'pool';
}

function isGeneralNoun(text: string): boolean {
  return generalNouns.includes(text) || text === 'here';
}

function withQuantity(quantity: Quantity, nouns: string, one: One): string {
  switch (quantity.kind) {
    case 'between':
      return `${printNumber(quantity.least)} ${isNext(quantity.least, quantity.most) ? 'or' : 'to'} ${printNumber(quantity.most)} ${nouns}`;
    case 'at least':
      return `${printNumber(quantity.count)} or more ${nouns}`;
    case 'exactly':
      if (one === 'article' && isOne(quantity.count)) return withArticle(nouns);
      return counted('', quantity.count, nouns);
    case 'up to':
      return counted('up to ', quantity.count, nouns);
    default:
      return `${printForm(quantityForms[quantity.kind], quantity)} ${nouns}`;
  }
}

/** Some numbers are said around the noun: `1 Runner per 2 Depots here`, `as many Runners as there are Depots here`. */
function counted(upTo: string, count: NumberPhrase, nouns: string): string {
  if (count.kind === 'per') {
    return `${upTo}${count.count} ${nouns} per ${printDivisor(count.every)}${printNounPhraseBare(count.what)}`;
  }
  if (count.kind === 'count') return `${upTo}as many ${nouns} as there are ${printNounPhraseBare(count.what)}`;
  return `${upTo}${printNumber(count)}${count.kind === 'half' ? ',' : ''} ${nouns}`;
}

function isOne(count: NumberPhrase): boolean {
  return count.kind === 'literal' && count.value === 1;
}

function isNext(least: NumberPhrase, most: NumberPhrase): boolean {
  return least.kind === 'literal' && most.kind === 'literal' && most.value === least.value + 1;
}

/** Of which sort a filter is: those of one sort are joined by `and`, and so are those that a place before them could have. */
const sorts: Readonly<Record<Filter['kind'], 'what is there' | 'where it is' | 'what it is' | null>> = {
  with: 'what is there',
  without: 'what is there',
  'with more': 'what is there',
  'with the highest': 'what is there',
  'with the most': 'what is there',
  'with value': 'what is there',
  'controlled by': 'what is there',
  'adjacent to': 'where it is',
  'in or adjacent to': 'where it is',
  'that are': 'what it is',
  'that have moved': null,
  in: null,
  here: null,
  'on the map': null,
  'in hand': null,
  'held by': null,
};

/** `with Troopers and without Depots`, `adjacent to Fenwick and adjacent to Harrow`, `adjacent to Towns and with Troopers`. */
function joinsLast(filters: readonly Filter[], index: number): boolean {
  const [before, own] = [filters[index - 1], filters[index]];
  if (before === undefined || own === undefined) return false;
  const sort = sorts[own.kind];
  if (sort !== 'what it is' && sort !== null && sort === sorts[before.kind]) return true;
  // Without `and` it would be said of the place before it.
  const isTaken = 'place' in before && (before.place.quantity !== null || !isProperName(before.place.heads));
  return isTaken && placeName(before.place) !== 'here' && sort !== null;
}

function isDefinite({ heads, filters }: NounPhrase): boolean {
  const adjective = heads[0]?.adjectives[0]?.text;
  if (adjective !== undefined && definite.includes(adjective)) return true;
  return filters.some((filter) => filter.kind === 'in' && placeName(filter.place) === 'play');
}

/** `the pool`, `the deck`; a place that is a name has no article. */
function printIn(place: NounPhrase, one: One): string {
  const name = placeName(place);
  return name === 'pool' || name === 'deck' || name === 'discard pile' ? `the ${name}` : printNounPhrase(place, one);
}

function placeName({ quantity, heads, filters }: NounPhrase): string | null {
  const only = heads[0];
  if (only === undefined || quantity !== null || heads.length > 1 || filters.length > 0 || only.adjectives.length > 0)
    return null;
  return only.noun.text;
}
