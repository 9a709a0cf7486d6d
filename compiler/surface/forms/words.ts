/**
 * Forms that are words and slots in one order. Such a form is one entry: from its words come the grammar, the printer, the
 * keywords, the shape in the reference, what is read (a member of a union of the Surface), and its words in other languages.
 */
import type { Span } from '../../source/span.js';
import type { TokenType } from '../chevrotain.js';
import type { Actor, Condition, Name, NounPhrase, NumberPhrase } from '../ir.js';
import { keywordFor, keywords } from '../tokens.js';
import { type Form, type Variant } from './form.js';

/** What is read in each kind of slot. */
interface Read {
  /** A name of the game: `League`. */
  readonly name: Name;
  /** A name, or a word that the author gave; `the` may stand before it. */
  readonly word: Name;
  /** The same, printed with `the`. */
  readonly 'the word': Name;
  /** A word to which the sentence gives a meaning. */
  readonly 'given word': Name;
  /** A word, where no `the` may stand before it. */
  readonly 'own word': Name;
  /** Names with `or` between them. */
  readonly names: readonly Name[];
  /** `unshaded`, or nothing. */
  readonly side: Name | null;
  /** A faction that chooses; null for `the executing faction`. */
  readonly chooser: Name | null;
  /** `Crown`, `the executing faction`, `the other faction`. */
  readonly who: Actor;
  readonly things: NounPhrase;
  /** What something is: `a Town`. */
  readonly kind: NounPhrase;
  /** The same without filters. */
  readonly 'plain kind': NounPhrase;
  readonly number: NumberPhrase;
  /** A number without bounds and without a choice. */
  readonly sum: NumberPhrase;
  /** A whole number in digits. */
  readonly digits: NumberPhrase;
  /** `2 spaces`: how far. */
  readonly distance: NumberPhrase;
  /** `up to 3 times`. */
  readonly times: NumberPhrase;
  readonly condition: Condition;
  /** `and keep 1`, or nothing. */
  readonly kept: NumberPhrase | null;
  /** `and put 1 of them on the bottom`, or nothing. */
  readonly buried: NumberPhrase | null;
}

export type SlotKind = keyof Read;

/**
 * Of what a name in a slot can be the name, where that is told by the form alone. No track and no piece is among them: what
 * is done as these change hangs on the operations that change them, so that a further sentence is made of those.
 */
export type NamedKind = 'faction' | 'order place' | 'card value';

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

/** One thing or its opposite, each with its words; where one has none, the other's may be left out. */
export interface Flag<Key extends string = string> {
  readonly key: Key;
  readonly yes: string;
  readonly no: string;
}

/** Who acts and whether he may, in front of what is done or behind it. */
export interface Performer {
  /** Where it stands: before a verb there is no comma behind `may`. */
  readonly performer: 'in front' | 'before a verb' | 'behind';
}

/** Words of the language (`raise`, `the highest of`), a comma that may be left out, or what is filled in. */
export type Part = string | Slot | Choice | Optional | Flag | Performer;

/** A part of which a phrase holds something by a key. */
export type KeyedPart = Slot | Choice | Flag;

/** A slot of which the form alone tells the meaning: a number, or the name of something of one kind. */
type DirectSlot = Slot<string, 'number' | 'sum', null> | Slot<string, SlotKind, NamedKind>;

type DirectPart = Exclude<Part, Slot> | DirectSlot;

/** A form of words and slots. */
export interface WordedForm<
  Words extends readonly Part[] = readonly Part[],
  Direct extends boolean = boolean,
> extends Form {
  readonly words: Words;
  /** So many of the first words are read before it is known which form it is: other forms begin with them too. */
  readonly shared: number;
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
} & { readonly [Own in Extract<Words[number], Flag> as Own['key']]: boolean } & (Extract<
    Words[number],
    Performer
  > extends never
    ? unknown
    : Performed);

/** Who acts, and whether he may. */
export interface Performed {
  /** `Crown may …`, `League must …`; null where the executing faction acts. */
  readonly actor: Actor | null;
  readonly may: boolean;
}

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

export interface Entry<Words extends readonly Part[]> {
  readonly words: Words;
  /** Where the words alone do not show how it is written. */
  readonly shape?: string;
  readonly shared?: number;
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
  { words, shape, shared = 0, means, accepted, refused, variants = [], inLanguages }: Entry<Words>,
  isDirect: Direct,
  again: Again | null,
): WordedForm<Words, Direct> {
  return {
    part,
    shape: shape ?? `${shapeOf(words)}${part === 'opening' || part === 'moment' ? ':' : ''}`,
    words,
    shared,
    direct: isDirect,
    again,
    means,
    accepted,
    refused,
    variants,
    inLanguages,
  };
}

/** Makes slots of a kind, which tell nothing of what a name in them is the name of. */
function slotOf<Kind extends SlotKind>(
  slot: Kind,
  usual: string,
): <Key extends string>(key: Key, shown?: string) => Slot<Key, Kind, null> {
  return (key, shown = usual) => ({ key, slot, as: null, shown });
}

/** A number, with any bounds. */
export const number = slotOf('number', 'NUMBER');
/** A number that other words follow. */
export const sum = slotOf('sum', 'NUMBER');
export const digits = slotOf('digits', 'NUMBER');
export const distance = slotOf('distance', 'NUMBER spaces');
export const times = slotOf('times', 'up to NUMBER times');
export const condition = slotOf('condition', 'CONDITION');
export const kept = slotOf('kept', '[and keep NUMBER]');
export const buried = slotOf('buried', '[and put NUMBER of them on the bottom]');
export const word = slotOf('word', 'NAME');
export const givenWord = slotOf('given word', 'NAME');
export const ownWord = slotOf('own word', 'NAME');
export const name = slotOf('name', 'NAME');
export const names = slotOf('names', 'NAME [or NAME]');
export const side = slotOf('side', '[SIDE]');
export const chooser = slotOf('chooser', 'FACTION | the executing faction');
export const who = slotOf('who', 'FACTION | the executing faction | the other faction');
export const things = slotOf('things', 'THINGS');
export const kind = slotOf('kind', 'a KIND');
export const plainKind = slotOf('plain kind', 'KIND');

export function theWord<Key extends string>(key: Key, shown: string): Slot<Key, 'the word', null> {
  return { key, slot: 'the word', as: null, shown: `the ${shown}` };
}

/** A slot for the name of something that the game declares: a faction, a track. */
export function named<Key extends string, As extends NamedKind>(
  key: Key,
  shown: string,
  as: As,
): Slot<Key, 'name', As> {
  return { key, slot: 'name', shown, as };
}

/** Who acts, in front of an opening. */
export const whoActs = { performer: 'in front' } as const;
/** Who acts, in front of a verb. */
export const whoDoes = { performer: 'before a verb' } as const;
/** Who acts, at the end of an opening. */
export const whoMay = { performer: 'behind' } as const;

export function flag<Key extends string>(key: Key, yes: string, no: string): Flag<Key> {
  return { key, yes, no };
}

/** `[not]`. */
export const not = flag('negated', 'not', '');

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
  return form.words.flatMap((part) => tokensIn(part, form));
}

function tokensIn(part: Part, { part: of, words }: WordedForm): readonly TokenType[] {
  if (typeof part === 'string') return [keywordFor(part, of === 'sentence' && part === words[0])];
  return wordsOf(part).map((it) => keywordFor(it));
}

/** The words that a part may be written with, without the comma before them. */
export function wordsOf(part: Exclude<Part, string>): readonly string[] {
  if ('optional' in part) return [part.optional];
  if ('choice' in part) return Object.values(part.choice).map(withoutComma).filter(isSaid);
  return 'yes' in part ? [part.no, part.yes].filter(isSaid) : [];
}

/** Every wording that is read as these words of a form. */
export function wordingsOfPart(words: string): readonly string[] {
  const token = keywordFor(withoutComma(words));
  const comma = words.startsWith(', ') ? ', ' : '';
  return keywords.flatMap(([wording, type]) => (type === token ? [`${comma}${wording}`] : []));
}

/** Words of which a comma stands in front. */
export function withoutComma(words: string): string {
  return words.replace(/^, /u, '');
}

function isSaid(words: string): boolean {
  return words !== '';
}

/** True where a phrase holds something in the part by its key. */
export function isKeyed(part: Part): part is KeyedPart {
  return typeof part === 'object' && 'key' in part;
}

/** The tokens that forms of a table begin with, as far as these are words; who acts in front is looked at by itself. */
export function firstTokens(forms: Readonly<Record<string, Form>>): readonly TokenType[] {
  return Object.values(forms).flatMap((form) => (isWorded(form) ? firstOf(form) : []));
}

function firstOf(form: WordedForm): readonly TokenType[] {
  const first = form.words.find((part) => typeof part === 'string' || !('performer' in part));
  return first === undefined ? [] : tokensIn(first, form);
}

/** Writes a phrase in the words of its form; `print` writes what is in a slot, `performer` who acts. */
export function printWorded(
  form: WordedForm,
  phrase: object,
  print: (slot: Slot, held: unknown) => string,
  performer: (performed: Performed, where: Performer['performer']) => string = () => '',
): string {
  const printed = form.words.map((part) => {
    if (typeof part === 'string') return part;
    if ('optional' in part) return part.optional;
    // A phrase of a form in which somebody acts says who, as its type tells.
    if ('performer' in part) return performer(phrase as Performed, part.performer);
    const held = heldIn(phrase, part.key);
    if ('yes' in part) return held === true ? part.yes : part.no;
    return 'choice' in part ? (part.choice[String(held)] ?? '') : print(part, held);
  });
  return joined(printed);
}

/** The sentence of a language with its slots filled in; null where the language has none for the form. */
export function sayIn(
  language: string,
  form: WordedForm,
  phrase: object,
  say: (slot: Slot, held: unknown, behind: string) => string,
): string | null {
  const sentence = form.inLanguages[language];
  if (sentence === undefined) return null;
  return sentence.replace(/\{(\w+)\}/gu, (place, key: string, at: number) => {
    const part = form.words.filter(isKeyed).find((it) => it.key === key);
    if (part === undefined || 'yes' in part) return '';
    const held = heldIn(phrase, key);
    return 'choice' in part
      ? (part.inLanguages[language]?.[String(held)] ?? '')
      : say(part, held, sentence.slice(at + place.length));
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
    if ('performer' in part)
      return { 'in front': '[ACTOR [may],]', 'before a verb': '[ACTOR [may]]', behind: '[ACTOR] may' }[part.performer];
    if ('slot' in part) return part.shown;
    if ('optional' in part) return `[${part.optional}]`;
    const said = 'choice' in part ? Object.values(part.choice) : [part.no, part.yes];
    const ways = said.filter(isSaid).join(' | ');
    return said.every(isSaid) ? ways : `[${ways}]`;
  });
  return joined(shown);
}

/** Words one behind the other; a comma stands at the word before it, and not at the end. */
function joined(words: readonly string[]): string {
  return words
    .filter(isSaid)
    .join(' ')
    .replaceAll(/(?<!\|) (?=\[?,)/gu, '')
    .replace(/,$/u, '');
}
