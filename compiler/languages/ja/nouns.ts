/** Noun phrases in Japanese: what narrows a noun stands before it, how many behind it. */
import type { Filter, Head, NounPhrase, NumberPhrase, Quantity } from '../../surface/ir.js';
import { unit, numberText } from './numbers.js';
import { attributive, conjunctive, type Ending, type Statement } from './verbs.js';
import { counterOf, isAlive, joined, type TranslationContext, untranslated, word } from './words.js';

export interface CountedNoun {
  /** With all that stands before it. */
  readonly noun: string;
  /** `最大2個`; empty where the noun says it all. */
  readonly amount: string;
}

/** `騎兵がいる州` and `最大2箇所`; `lead` stands before the noun itself. */
export function phraseOf(context: TranslationContext, phrase: NounPhrase, lead = ''): CountedNoun {
  const { quantity, heads, filters } = phrase;
  if (isHere(phrase)) return { noun: 'ここ', amount: '' };
  const elsewhere = isElsewhere(phrase);
  const before = modifiers(context, elsewhere ? filters.slice(1) : filters);
  const joint = phrase.join === 'and' ? 'と' : 'または';
  const named = heads.length === 0 ? word(context, 'spaces') : '';
  const own = heads
    .map((head) => headText(context, head, quantity?.kind === 'each', elsewhere ? 'または入れ物の' : ''))
    .join(joint);
  const all = quantity?.kind === 'all' ? '全ての' : '';
  const whose = phrase.own === true ? '自派閥の' : '';
  const noun = joined(before, `${lead}${all}${whose}${named}${own}`);
  return { noun, amount: amountOf(context, quantity, heads[0]?.noun.text ?? 'spaces') };
}

/** `細胞を最大2個`. */
export function objectText(context: TranslationContext, phrase: NounPhrase): string {
  const { noun, amount } = phraseOf(context, phrase);
  return `${noun}を${amount}`;
}

/** `騎兵がいる州最大2箇所`: in front of a particle. */
export function nounText(context: TranslationContext, phrase: NounPhrase): string {
  if (phrase.quantity?.kind === 'any') return phraseOf(context, phrase, '任意の数の').noun;
  const { noun, amount } = phraseOf(context, phrase);
  return joined(noun, amount);
}

/** The noun, however many: `ここの細胞`. */
export function bareText(context: TranslationContext, phrase: NounPhrase): string {
  return phraseOf(context, { ...phrase, quantity: null }).noun;
}

/** `ここに騎兵がいる`, `細胞がない`: that something is there, or that nothing of it is. */
export function existence(context: TranslationContext, things: readonly NounPhrase[], isDenied = false): Statement {
  const none = isDenied || things.some(({ quantity }) => quantity?.kind === 'no');
  const alive = things.every(({ heads }) => heads.every((head) => isAliveHead(context, head)));
  const ending: Ending = alive ? (none ? 'いない' : 'いる') : none ? 'ない' : 'ある';
  if (none) return { text: `${things.map((thing) => bareText(context, thing)).join('または')}が`, ending };
  const said = things.map((thing) => (isSingle(thing) ? { ...thing, quantity: null } : thing));
  const [only, ...others] = said;
  if (only !== undefined && others.length === 0) {
    const { noun, amount } = phraseOf(context, only);
    return { text: `${noun}が${amount}`, ending };
  }
  return { text: `${said.map((thing) => nounText(context, thing)).join('と')}が`, ending };
}

/** Where something is, in front of a verb: `ここに`, `マップ上に`. */
export function whereText(context: TranslationContext, where: Filter, particle = 'に'): string {
  switch (where.kind) {
    case 'here':
      return `ここ${particle}`;
    case 'on the map':
      return `マップ上${particle}`;
    case 'in':
      return `${nounText(context, where.place)}${particle}`;
    case 'adjacent to':
      return `${nounText(context, where.place)}に隣接するスペース${particle}`;
    case 'in or adjacent to':
      return `${nounText(context, where.place)}またはその隣接スペース${particle}`;
    default:
      return untranslated(context, `place ${where.kind}`);
  }
}

function modifiers(context: TranslationContext, filters: readonly Filter[]): string {
  const statements: Statement[] = [];
  let place = '';
  for (const filter of filters) {
    switch (filter.kind) {
      case 'here':
        place += 'ここの';
        break;
      case 'on the map':
        place += 'マップ上の';
        break;
      case 'in':
        place += isNamed(filter.place, 'play') ? '実行中の' : `${nounText(context, filter.place)}の`;
        break;
      case 'adjacent to':
        statements.push({ text: `${nounText(context, filter.place)}に隣`, ending: '接する' });
        break;
      case 'in or adjacent to':
        // A place that is said with a statement of its own would take that of this noun for its own.
        if (filter.place.filters.length === 0) place += `${nounText(context, filter.place)}またはその隣接スペースの`;
        else statements.push({ text: `${nounText(context, filter.place)}またはその隣接スペース`, ending: 'である' });
        break;
      case 'with':
        statements.push(existence(context, filter.things));
        break;
      case 'without':
        statements.push(existence(context, filter.things, true));
        break;
      case 'with value': {
        const upper = filter.most === null ? '' : `から${numberText(context, filter.most)}`;
        const bound = { exactly: '', to: '', 'or more': '以上', 'or less': '以下' }[filter.bound];
        statements.push({
          text: `${word(context, filter.value.text)}が${numberText(context, filter.number)}${upper}${bound}`,
          ending: 'である',
        });
        break;
      }
      case 'with the highest': {
        const most = filter.how === 'highest' ? '最も大きい' : '最も小さい';
        statements.push({ text: `${word(context, filter.value.text)}が${most}もの`, ending: 'である' });
        break;
      }
      case 'with the most':
        statements.push({
          text: `${bareText(context, filter.what)}が${filter.how === 'most' ? '最も多い' : '最も少ない'}もの`,
          ending: 'である',
        });
        break;
      case 'that have moved':
        statements.push({ text: 'この手番に移動して', ending: filter.negated ? 'いない' : 'いる' });
        break;
      case 'in hand':
        place += '手札の';
        break;
      case 'held by':
        place += `${word(context, filter.faction.text)}の手札の`;
        break;
      case 'controlled by': {
        const who = filter.faction === null ? '実行している勢力' : word(context, filter.faction.text);
        statements.push({ text: `${who}が掌握して`, ending: filter.negated ? 'いない' : 'いる' });
        break;
      }
      case 'with more':
        statements.push(more(context, filter.more, filter.than));
        break;
      case 'that are':
        statements.push({ text: bareText(context, filter.what), ending: filter.negated ? 'ではない' : 'である' });
        break;
      default:
        untranslated(context, 'filter');
    }
  }
  const [last] = statements.slice(-1);
  if (last === undefined) return place;
  const leading = statements.slice(0, -1).map((it) => `${conjunctive(it)}、`);
  return `${leading.join('')}${attributive(last)}${place === '' ? '' : `、${place}`}`;
}

/** `騎兵よりも細胞が多い`. */
export function more(context: TranslationContext, what: NounPhrase, than: NounPhrase): Statement {
  return { text: `${bareText(context, than)}よりも${bareText(context, what)}が`, ending: '多い' };
}

/** `1 chit held or in the pool`: a place among the adjectives and the pool are two places. */
function isElsewhere({ heads, filters }: NounPhrase): boolean {
  const [filter] = filters;
  return heads[0]?.elsewhere === true && filter?.kind === 'in' && isNamed(filter.place, 'pool');
}

/** Adjectives that stand before 各; the others belong to the noun. */
const leading: readonly string[] = ['selected', 'drawn', 'held', 'other', 'unshaded', 'shaded'];

function headText(context: TranslationContext, { adjectives, noun }: Head, isEach: boolean, place: string): string {
  const first = adjectives.filter(({ text }) => leading.includes(text)).map(({ text }) => leadingText(context, text));
  const own = adjectives.filter(({ text }) => !leading.includes(text)).map(({ text }) => word(context, text));
  return joined(`${first.join('または')}${place}`, isEach ? '各' : '', ...own, word(context, noun.text));
}

/** `網掛けの`, `選択した`. */
function leadingText(context: TranslationContext, adjective: string): string {
  const text = word(context, adjective);
  return adjective === 'unshaded' || adjective === 'shaded' ? `${text}の` : text;
}

function amountOf(context: TranslationContext, quantity: Quantity | null, noun: string): string {
  const counter = counterOf(context, noun);
  switch (quantity?.kind) {
    case undefined:
    case 'all':
    case 'each':
    case 'no':
      return '';
    case 'both':
    case 'each of':
      return 'それぞれ';
    case 'all but':
      return `${numberText(context, quantity.count)}${counter}を残してすべて`;
    case 'any':
      return '任意の数';
    case 'either':
      return 'いずれか一方';
    case 'exactly':
      return counted(context, quantity.count, counter, '');
    case 'up to':
      return counted(context, quantity.count, counter, '最大');
    case 'at least':
      return `${numberText(context, quantity.count)}${counter}以上`;
    case 'between':
      return `${numberText(context, quantity.least)}～${numberText(context, quantity.most)}${counter}`;
    default:
      return untranslated(context, 'quantity');
  }
}

function counted(context: TranslationContext, count: NumberPhrase, counter: string, most: '' | '最大'): string {
  switch (count.kind) {
    case 'literal':
      return `${most}${count.value}${counter}`;
    case 'named':
      return `${most}［${numberText(context, count)}］${counter}`;
    case 'per':
      return `${unit(context, count.what, count.every)}につき${most}${count.count}${counter}`;
    case 'count':
      return most === '' ? `${bareText(context, count.what)}と同数` : `${bareText(context, count.what)}の数まで`;
    default:
      return `${numberText(context, count)}に等しい数${most === '' ? 'だけ' : 'まで'}`;
  }
}

function isHere({ quantity, heads, filters }: NounPhrase): boolean {
  const [head] = heads;
  if (quantity !== null) return false;
  if (head === undefined) return filters.length === 1 && filters[0]?.kind === 'here';
  return heads.length === 1 && head.noun.text === 'here' && head.adjectives.length === 0 && filters.length === 0;
}

function isNamed({ heads }: NounPhrase, name: string): boolean {
  return heads.length === 1 && heads[0]?.noun.text === name;
}

/** Pieces of a faction are spoken of as the faction is. */
function isAliveHead(context: TranslationContext, { adjectives, noun }: Head): boolean {
  return isAlive(context, noun.text) || adjectives.some(({ text }) => isAlive(context, text));
}

/** `a Depot`: that there is one needs no number. */
export function isSingle({ quantity }: NounPhrase): boolean {
  return quantity?.kind === 'exactly' && quantity.count.kind === 'literal' && quantity.count.value === 1;
}
