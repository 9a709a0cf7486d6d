/** Numbers and conditions in Japanese. */
import { actorForms } from '../../surface/forms/acting.js';
import { numberForms } from '../../surface/forms/numbers.js';
import { sayIn, type SlotKind, type WordedForm } from '../../surface/forms/words.js';
import type { Actor, Condition, Name, NounPhrase, NumberPhrase } from '../../surface/ir.js';
import { bareText, existence, more, nounText, objectText, phraseOf, whereText } from './nouns.js';
import { conditional, conjunctive, attributive, type Statement } from './verbs.js';
import { counterOf, joined, type TranslationContext, untranslated, word } from './words.js';

/** `ここの細胞の数の半数（端数切り捨て）`. */
export function numberText(context: TranslationContext, number: NumberPhrase): string {
  const text = (of: NumberPhrase): string => numberText(context, of);
  switch (number.kind) {
    case 'literal':
      return String(number.value);
    case 'count':
      return `${bareText(context, { ...number.what, join: 'and' })}の数`;
    case 'named':
      return word(context, number.name.text);
    case 'value of':
      return `${bareText(context, number.what)}の値`;
    case 'value discarded':
      return `捨てた${bareText(context, number.what)}の値`;
    case 'removed':
      return `除去した${bareText(context, number.what)}の数`;
    case 'placed':
      return `配置した${bareText(context, number.what)}の数`;
    case 'per':
      return `${unit(context, number.what, number.every)}につき${number.count}`;
    case 'plus':
      return `${text(number.left)}に${text(number.right)}を加えた数`;
    case 'minus':
      return `${text(number.left)}から${text(number.right)}を引いた数`;
    case 'higher of':
      return `${number.of.map(text).join('と')}のうち大きい方`;
    case 'lower of':
      return `${number.of.map(text).join('と')}のうち小さい方`;
    case 'times':
      return `${text(number.left)}に${text(number.right)}を掛けた数`;
    case 'divided by':
      return `${text(number.left)}を${text(number.right)}で割った数（端数切り${number.rounding === 'down' ? '捨て' : '上げ'}）`;
    case 'twice':
      return `${text(number.of)}の2倍`;
    case 'at most':
      return `${text(number.value)}（最大${text(number.bound)}）`;
    case 'if':
      return `${ifText(context, number.condition)}${text(number.then)}、そうでなければ${text(number.otherwise)}`;
    default:
      return formText(context, numberForms[number.kind], number);
  }
}

/** What a form of words and slots says here; `|` stands before the verb of a sentence. */
export function formText(context: TranslationContext, form: WordedForm, phrase: { readonly kind: string }): string {
  return (
    sayIn('ja', form, phrase, ({ slot }, held, behind) => {
      // In front of a particle of the form there is none of the noun's own.
      if (slot === 'things' && /^[をがはにの]/u.test(behind)) return nounText(context, held as NounPhrase);
      return slotText[slot](context, held);
    }) ?? untranslated(context, phrase.kind)
  );
}

// Each kind of slot holds what its rule reads, which the type checker cannot follow from the form.
export const slotText: Readonly<Record<SlotKind, (context: TranslationContext, held: unknown) => string>> = {
  name: (context, held) => word(context, (held as Name).text),
  word: (context, held) => word(context, (held as Name).text),
  'own word': (context, held) => word(context, (held as Name).text),
  distance: (context, held) => `${numberText(context, held as NumberPhrase)}スペース`,
  'given word': (context, held) => word(context, (held as Name).text),
  'the word': (context, held) => word(context, (held as Name).text),
  names: (context, held) => (held as readonly Name[]).map(({ text }) => word(context, text)).join('または'),
  side: (context, held) => (held === null ? '' : word(context, (held as Name).text)),
  chooser: (context, held) =>
    held === null ? (actorForms.executing.inLanguages.ja ?? '') : word(context, (held as Name).text),
  who: (context, held) => whoText(context, held as Actor),
  things: (context, held) => objectText(context, held as NounPhrase),
  kind: (context, held) => bareText(context, held as NounPhrase),
  'plain kind': (context, held) => bareText(context, held as NounPhrase),
  number: (context, held) => numberText(context, held as NumberPhrase),
  sum: (context, held) => numberText(context, held as NumberPhrase),
  digits: (context, held) => numberText(context, held as NumberPhrase),
  times: (context, held) => timesText(context, held as NumberPhrase),
  condition: (context, held) => conditionText(context, held as Condition),
  buried: (context, held) =>
    held === null ? '' : `、うち${numberText(context, held as NumberPhrase)}枚を一番下に置き`,
  kept: (context, held) => (held === null ? '' : `残すのは${numberText(context, held as NumberPhrase)}枚として、`),
};

function whoText(context: TranslationContext, actor: Actor): string {
  return 'name' in actor ? word(context, actor.name.text) : (actorForms[actor.kind].inLanguages.ja ?? '');
}

/** `最大3回`. */
function timesText(context: TranslationContext, most: NumberPhrase): string {
  if (most.kind === 'at most') return `${timesText(context, most.value)}（最大${numberText(context, most.bound)}回）`;
  return most.kind === 'count' ? `${bareText(context, most.what)}の数の回数まで` : `最大${numberText(context, most)}回`;
}

/** `ここの騎兵2個`, `ここの騎兵と斥候の合計2個`: of how many one is counted. */
export function unit(context: TranslationContext, what: NounPhrase, every: NumberPhrase): string {
  const isSum = what.heads.length > 1 && !(every.kind === 'literal' && every.value === 1);
  const { noun } = phraseOf(context, { ...what, quantity: null, join: isSum ? 'and' : what.join });
  const count = numberText(context, every);
  return joined(
    `${noun}${isSum ? 'の合計' : ''}`,
    `${every.kind === 'literal' ? count : `［${count}］`}${counterOf(context, what.heads[0]?.noun.text ?? '')}`,
  );
}

/** `出目が3以下なら`. */
export function ifText(context: TranslationContext, condition: Condition): string {
  return conditional(statementOf(context, condition));
}

/** `出目が3以下である`: in front of a noun, or by itself. */
export function conditionText(context: TranslationContext, condition: Condition): string {
  return attributive(statementOf(context, condition));
}

function statementOf(context: TranslationContext, condition: Condition): Statement {
  switch (condition.kind) {
    case 'is there': {
      const { text, ending } = existence(context, condition.things, condition.negated);
      return { text: `${whereText(context, condition.where)}${text}`, ending };
    }
    case 'is kind':
      return { text: `ここが${bareText(context, condition.what)}`, ending: condition.negated ? 'ではない' : 'である' };
    case 'it is':
      return { text: `それが${bareText(context, condition.what)}`, ending: condition.negated ? 'ではない' : 'である' };
    case 'it has moved':
      return { text: 'それがこの手番に移動して', ending: condition.negated ? 'いない' : 'いる' };
    case 'it is in':
      return { text: `それが${nounText(context, condition.spaces)}に`, ending: condition.negated ? 'ない' : 'ある' };
    case 'compare':
      return comparison(context, condition);
    case 'more': {
      const { text, ending } = more(context, condition.more, condition.than);
      return { text: `${whereText(context, condition.where, 'で')}${text}`, ending };
    }
    case 'is at':
      return {
        text: `${word(context, condition.track.text)}が${word(context, condition.end.text)}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    case 'card is': {
      const kind = word(context, condition.what.text);
      const card = kind.endsWith('カード') ? kind : joined(kind, 'カード');
      return {
        text: `カードが${condition.nth === null ? '' : { first: '最初の', last: '最後の' }[condition.nth]}${card}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    }
    case 'in play': {
      const side = condition.side === null ? '' : `（${word(context, condition.side.text)}）`;
      return { text: `${condition.card.text}${side}が実行中`, ending: condition.negated ? 'ではない' : 'である' };
    }
    case 'played':
      return { text: `${condition.card.text}がプレイ済み`, ending: condition.negated ? 'ではない' : 'である' };
    case 'chosen':
      return {
        text: `${word(context, condition.option.text)}が採用されて`,
        ending: condition.negated ? 'いない' : 'いる',
      };
    case 'executing':
      return {
        text: `実行する派閥が${word(context, condition.faction.text)}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    case 'and':
    case 'or': {
      const left = statementOf(context, condition.left);
      const right = statementOf(context, condition.right);
      const lead = condition.kind === 'and' ? `${conjunctive(left)}、かつ` : `${attributive(left)}か、または`;
      return { text: `${lead}${right.text}`, ending: right.ending };
    }
    default:
      untranslated(context, 'condition');
      return { text: '', ending: 'ある' };
  }
}

const comparisons = {
  is: ['', 'である'],
  'is not': ['', 'ではない'],
  'is at least': ['以上', 'である'],
  'is at most': ['以下', 'である'],
  'is more than': ['を', '超える'],
  'is less than': ['未満', 'である'],
} as const;

function comparison(
  context: TranslationContext,
  { left, operator, right }: Extract<Condition, { readonly kind: 'compare' }>,
): Statement {
  const [behind, ending] = comparisons[operator];
  return { text: `${numberText(context, left)}が${numberText(context, right)}${behind}`, ending };
}
