/**
 * Forms that are words and slots in one order. Such a form is one entry: from its words come the grammar, the printer, the
 * keywords, the shape in the reference, what is read (a member of a union of the Surface), and its words in other languages.
 */
import type { Span } from '../../source/span.js';
import type { TokenType } from '../chevrotain.js';
import type { Name, NounPhrase, NumberPhrase } from '../ir.js';
import { keywordFor, wordingOf } from '../tokens.js';
import { type Form, type Variant } from './form.js';

/** What is read in each kind of slot. */
interface Read {
  /** A name of the game: `League`. */
  readonly name: Name;
  /** A name, or a word that the author gave; `the` may stand before it. */
  readonly word: Name;
  /** The same, printed with `the`. */
  readonly 'the word': Name;
  readonly things: NounPhrase;
  readonly number: NumberPhrase;
  /** A number without bounds and without a choice. */
  readonly sum: NumberPhrase;
}

export type SlotKind = keyof Read;

/** Of what a name in a slot can be the name, where that is told by the form alone. */
export type NamedKind = 'faction' | 'order place' | 'track';

/** A place that is filled in. */
export interface Slot<
  Key extends string = string,
  Kind extends SlotKind = SlotKind,
  As extends NamedKind | null = NamedKind | null,
> {
  readonly key: Key;
  readonly slot: Kind;
  /** Of what a name is the name; null where that is not so, or is told by hand. */
  readonly as: As;
  /** How the reference writes it: `TRACK`. */
  readonly shown: string;
}

/** One of several wordings, which says one of several things. */
export interface Choice<Key extends string = string, Value extends string = string> {
  readonly key: Key;
  readonly choice: Readonly<Record<Value, string>>;
  /** What it is in other languages, by value. */
  readonly inLanguages: Readonly<Record<string, Readonly<Record<Value, string>>>>;
}

/** Words that are printed, and may be left out where they are read. */
export interface Optional {
  readonly optional: string;
}

/** Words of the language (`raise`, `the highest of`), a comma that may be left out, or what is filled in. */
export type Part = string | Slot | Choice | Optional;

/** A slot of which the form alone tells the meaning: a number, or the name of something of one kind. */
type DirectSlot = Slot<string, 'number' | 'sum', null> | Slot<string, SlotKind, NamedKind>;

type DirectPart = Exclude<Part, Slot> | DirectSlot;

/** A form of words and slots. */
export interface WordedForm<
  Words extends readonly Part[] = readonly Part[],
  Direct extends boolean = boolean,
> extends Form {
  readonly words: Words;
  /** Means what its slots mean: it is resolved, lowered and said in plain words slot by slot. */
  readonly direct: Direct;
  /** Of what is done and means what its slots mean: what comes of doing it again; null for all else. */
  readonly again: Again | null;
  /** By the code of a language, its sentence with `{key}` for each slot. */
  readonly inLanguages: Readonly<Record<string, string>>;
}

/** Somebody is asked or chance decides; the same over again changes nothing more; or it goes on from where it is. */
export type Again = 'asks' | 'settles' | 'goes on';

/** What is read by a form of this kind. */
type PhraseOf<Kind, Words extends readonly Part[]> = {
  readonly kind: Kind;
  readonly span: Span;
} & { readonly [Own in Extract<Words[number], Slot> as Own['key']]: Read[Own['slot']] } & {
  readonly [Own in Extract<Words[number], Choice> as Own['key']]: keyof Own['choice'];
};

/** What is read by the forms of a table that are worded. */
export type PhrasesOf<Table> = {
  [Kind in keyof Table]: Table[Kind] extends WordedForm<infer Words> ? PhraseOf<Kind, Words> : never;
}[keyof Table];

/** The kinds of a table whose forms are worded. */
export type WordedKind<Table> = {
  [Kind in keyof Table]: Table[Kind] extends WordedForm ? Kind : never;
}[keyof Table];

/** The kinds of a table whose forms mean what their slots mean. */
export type DirectKind<Table> = {
  [Kind in keyof Table]: Table[Kind] extends WordedForm<readonly Part[], true> ? Kind : never;
}[keyof Table];

interface Entry<Words extends readonly Part[]> {
  readonly words: Words;
  readonly means: string;
  readonly accepted: Form['accepted'];
  readonly refused: readonly string[];
  readonly variants?: readonly Variant[];
  readonly inLanguages: Readonly<Record<string, string>>;
}

/** A form of which the meaning is resolved by hand. */
export function worded<const Words extends readonly Part[]>(
  part: Form['part'],
  entry: Entry<Words>,
): WordedForm<Words, false> {
  return formOf(part, entry, false, null);
}

/** A number that means what its slots mean. */
export function directNumber<const Words extends readonly DirectPart[]>(entry: Entry<Words>): WordedForm<Words, true> {
  return formOf('number', entry, true, null);
}

/** A clause that means what its slots mean. */
export function directClause<const Words extends readonly DirectPart[]>(
  entry: Entry<Words> & { readonly again: Again },
): WordedForm<Words, true> {
  return formOf('sentence', entry, true, entry.again);
}

function formOf<Words extends readonly Part[], Direct extends boolean>(
  part: Form['part'],
  { words, means, accepted, refused, variants = [], inLanguages }: Entry<Words>,
  isDirect: Direct,
  again: Again | null,
): WordedForm<Words, Direct> {
  return {
    part,
    shape: shapeOf(words),
    words,
    direct: isDirect,
    again,
    means,
    accepted,
    refused,
    variants,
    inLanguages,
  };
}

/** A slot for a number, with any bounds. */
export function number<Key extends string>(key: Key): Slot<Key, 'number', null> {
  return { key, slot: 'number', as: null, shown: 'NUMBER' };
}

/** A slot for a number that other words follow. */
export function sum<Key extends string>(key: Key): Slot<Key, 'sum', null> {
  return { key, slot: 'sum', as: null, shown: 'NUMBER' };
}

export function word<Key extends string>(key: Key, shown: string): Slot<Key, 'word', null> {
  return { key, slot: 'word', as: null, shown };
}

export function theWord<Key extends string>(key: Key, shown: string): Slot<Key, 'the word', null> {
  return { key, slot: 'the word', as: null, shown: `the ${shown}` };
}

export function name<Key extends string>(key: Key, shown: string): Slot<Key, 'name', null> {
  return { key, slot: 'name', as: null, shown };
}

/** A slot for the name of something that the game declares: a faction, a track. */
export function named<Key extends string, As extends NamedKind>(
  key: Key,
  shown: string,
  as: As,
): Slot<Key, 'name', As> {
  return { key, slot: 'name', shown, as };
}

export function things<Key extends string>(key: Key, shown: string): Slot<Key, 'things', null> {
  return { key, slot: 'things', as: null, shown };
}

export function oneOf<Key extends string, const Values extends Readonly<Record<string, string>>>(
  key: Key,
  choice: Values,
  inLanguages: Choice<Key, keyof Values & string>['inLanguages'],
): Choice<Key, keyof Values & string> {
  return { key, choice, inLanguages };
}

export function isWorded(form: Form): form is WordedForm {
  return 'words' in form;
}

/** The tokens of the words of a form, in their order. */
export function tokensOf(form: WordedForm): readonly TokenType[] {
  return form.words.flatMap((part, index) => {
    if (typeof part === 'string') return [keywordFor(part, form.part === 'sentence' && index === 0)];
    if ('optional' in part) return [keywordFor(part.optional)];
    return 'choice' in part ? Object.values(part.choice).map((words) => keywordFor(words)) : [];
  });
}

/** The tokens that forms of a table begin with, as far as they are worded. */
export function firstTokens(forms: Readonly<Record<string, Form>>): readonly TokenType[] {
  return Object.values(forms).flatMap((form) => (isWorded(form) ? tokensOf(form).slice(0, 1) : []));
}

/** Writes a phrase in the words of its form; `print` writes what is in a slot. */
export function printWorded(form: WordedForm, phrase: object, print: (slot: Slot, held: unknown) => string): string {
  const printed = form.words.map((part) => {
    if (typeof part === 'string') return wordingOf(keywordFor(part)) ?? part;
    if ('optional' in part) return part.optional;
    const held = heldIn(phrase, part.key);
    return 'choice' in part ? (part.choice[String(held)] ?? '') : print(part, held);
  });
  return joined(printed);
}

/** The sentence of a language with its slots filled in; null where the language has none for the form. */
export function sayIn(
  language: string,
  form: WordedForm,
  phrase: object,
  say: (slot: Slot, held: unknown) => string,
): string | null {
  const sentence = form.inLanguages[language];
  if (sentence === undefined) return null;
  return sentence.replace(/\{(\w+)\}/gu, (_, key: string) => {
    const part = form.words.find((it) => typeof it === 'object' && 'key' in it && it.key === key);
    if (part === undefined || typeof part === 'string' || 'optional' in part) return '';
    const held = heldIn(phrase, key);
    return 'choice' in part ? (part.inLanguages[language]?.[String(held)] ?? '') : say(part, held);
  });
}

/** What a phrase holds in a slot of its form. */
export function heldIn(phrase: object, key: string): unknown {
  return (phrase as Readonly<Record<string, unknown>>)[key];
}

/** `raise TRACK by NUMBER`, `half of NUMBER, rounded down | rounded up`. */
function shapeOf(words: readonly Part[]): string {
  const shown = words.map((part) => {
    if (typeof part === 'string') return part;
    if ('optional' in part) return `[${part.optional}]`;
    return 'choice' in part ? Object.values(part.choice).join(' | ') : part.shown;
  });
  return joined(shown);
}

/** Words one behind the other; a comma stands at the word before it. */
function joined(words: readonly string[]): string {
  return words.join(' ').replaceAll(' ,', ',');
}
