/** Numbers and conditions in Japanese. */
import { numberForms } from '../../surface/forms/numbers.js';
import { sayIn, type SlotKind, type WordedForm } from '../../surface/forms/words.js';
import type { Condition, Name, NounPhrase, NumberPhrase } from '../../surface/ir.js';
import { bareText, existence, more, objectText, phraseOf, whereText } from './nouns.js';
import { conditional, conjunctive, attributive, type Statement } from './verbs.js';
import { counterOf, joined, type Speech, untold, word } from './words.js';

/** `ここの細胞の数の半数（端数切り捨て）`. */
export function numberText(speech: Speech, number: NumberPhrase): string {
  const text = (of: NumberPhrase): string => numberText(speech, of);
  switch (number.kind) {
    case 'literal':
      return String(number.value);
    case 'count':
      return `${bareText(speech, { ...number.what, join: 'and' })}の数`;
    case 'named':
      return word(speech, number.name.text);
    case 'value of':
      return `${bareText(speech, number.what)}の値`;
    case 'value discarded':
      return `捨てた${bareText(speech, number.what)}の値`;
    case 'removed':
      return `除去した${bareText(speech, number.what)}の数`;
    case 'per':
      return `${unit(speech, number.what, number.every)}につき${number.count}`;
    case 'plus':
      return `${text(number.left)}に${text(number.right)}を加えた数`;
    case 'minus':
      return `${text(number.left)}から${text(number.right)}を引いた数`;
    case 'at most':
      return `${text(number.value)}（最大${text(number.bound)}）`;
    case 'if':
      return `${ifText(speech, number.condition)}${text(number.then)}、そうでなければ${text(number.otherwise)}`;
    default:
      return formText(speech, numberForms[number.kind], number);
  }
}

/** What a form of words and slots says here; `|` stands before the verb of a sentence. */
export function formText(speech: Speech, form: WordedForm, phrase: { readonly kind: string }): string {
  return sayIn('ja', form, phrase, ({ slot }, held) => said[slot](speech, held)) ?? untold(speech, phrase.kind);
}

// Each kind of slot holds what its rule reads, which the type checker cannot follow from the form.
const said: Readonly<Record<SlotKind, (speech: Speech, held: unknown) => string>> = {
  name: (speech, held) => word(speech, (held as Name).text),
  word: (speech, held) => word(speech, (held as Name).text),
  'the word': (speech, held) => word(speech, (held as Name).text),
  things: (speech, held) => objectText(speech, held as NounPhrase),
  number: (speech, held) => numberText(speech, held as NumberPhrase),
  sum: (speech, held) => numberText(speech, held as NumberPhrase),
};

/** `ここの騎兵2個`, `ここの騎兵と斥候の合計2個`: of how many one is counted. */
export function unit(speech: Speech, what: NounPhrase, every: NumberPhrase): string {
  const isSum = what.heads.length > 1 && !(every.kind === 'literal' && every.value === 1);
  const { noun } = phraseOf(speech, { ...what, quantity: null, join: isSum ? 'and' : what.join });
  const count = numberText(speech, every);
  return joined(
    `${noun}${isSum ? 'の合計' : ''}`,
    `${every.kind === 'literal' ? count : `［${count}］`}${counterOf(speech, what.heads[0]?.noun.text ?? '')}`,
  );
}

/** `出目が3以下なら`. */
export function ifText(speech: Speech, condition: Condition): string {
  return conditional(statementOf(speech, condition));
}

/** `出目が3以下である`: in front of a noun, or by itself. */
export function conditionText(speech: Speech, condition: Condition): string {
  return attributive(statementOf(speech, condition));
}

function statementOf(speech: Speech, condition: Condition): Statement {
  switch (condition.kind) {
    case 'is there': {
      const { text, ending } = existence(speech, condition.things, condition.negated);
      return { text: `${whereText(speech, condition.where)}${text}`, ending };
    }
    case 'is kind':
      return { text: `ここが${bareText(speech, condition.what)}`, ending: condition.negated ? 'ではない' : 'である' };
    case 'compare':
      return comparison(speech, condition);
    case 'more': {
      const { text, ending } = more(speech, condition.more, condition.than);
      return { text: `${whereText(speech, condition.where, 'で')}${text}`, ending };
    }
    case 'is at':
      return {
        text: `${word(speech, condition.track.text)}が${word(speech, condition.end.text)}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    case 'card is': {
      const kind = word(speech, condition.what.text);
      const card = kind.endsWith('カード') ? kind : joined(kind, 'カード');
      return {
        text: `カードが${condition.last ? '最後の' : ''}${card}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    }
    case 'in play': {
      const side = condition.side === null ? '' : `（${word(speech, condition.side.text)}）`;
      return { text: `${condition.card.text}${side}が実行中`, ending: condition.negated ? 'ではない' : 'である' };
    }
    case 'played':
      return { text: `${condition.card.text}がプレイ済み`, ending: condition.negated ? 'ではない' : 'である' };
    case 'executing':
      return {
        text: `実行する派閥が${word(speech, condition.faction.text)}`,
        ending: condition.negated ? 'ではない' : 'である',
      };
    case 'and':
    case 'or': {
      const left = statementOf(speech, condition.left);
      const right = statementOf(speech, condition.right);
      const lead = condition.kind === 'and' ? `${conjunctive(left)}、かつ` : `${attributive(left)}か、または`;
      return { text: `${lead}${right.text}`, ending: right.ending };
    }
    default:
      untold(speech, 'condition');
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
  speech: Speech,
  { left, operator, right }: Extract<Condition, { readonly kind: 'compare' }>,
): Statement {
  const [behind, ending] = comparisons[operator];
  return { text: `${numberText(speech, left)}が${numberText(speech, right)}${behind}`, ending };
}
