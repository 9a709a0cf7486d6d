/** Prints numbers and conditions. */
import { conditionForms } from './forms/conditions.js';
import { numberForms } from './forms/numbers.js';
import type { Condition, Filter, NumberPhrase } from './ir.js';
import { printForm } from './print-forms.js';
import {
  isPlural,
  printFilter,
  printName,
  printNounPhrase,
  printNounPhraseBare,
  printMore,
  withArticle,
} from './print-nouns.js';

/** `half of the Runners here, rounded down`. */
export function printNumber(number: NumberPhrase): string {
  switch (number.kind) {
    case 'literal':
      return String(number.value);
    case 'count':
      return `the ${printNounPhraseBare(number.what)}`;
    case 'named':
      return printName(number.name);
    case 'value of':
      return `the value of ${printNounPhrase(number.what)}`;
    case 'value discarded':
      return `the value of the ${printNounPhraseBare(number.what)} discarded`;
    case 'removed':
    case 'placed':
      return `the ${printNounPhraseBare(number.what)} ${number.kind}`;
    case 'per':
      return `${number.count} per ${printDivisor(number.every)}${printNounPhraseBare(number.what)}`;
    case 'plus':
    case 'minus':
      return `${printNumber(number.left)}${isRounded(number.left) ? ',' : ''} ${number.kind} ${printNumber(number.right)}`;
    case 'higher of':
    case 'lower of': {
      const last = number.of.at(-1);
      const before = number.of.slice(0, -1).map(printNumber).join(', ');
      const which = { 'higher of': ['higher', 'highest'], 'lower of': ['lower', 'lowest'] }[number.kind];
      return `the ${which[number.of.length > 2 ? 1 : 0]} of ${before} and ${last === undefined ? '' : printNumber(last)}`;
    }
    case 'times':
      return `${printNumber(number.left)}${isRounded(number.left) ? ',' : ''} times ${printNumber(number.right)}`;
    case 'divided by': {
      const divided = `${printNumber(number.left)}${isRounded(number.left) ? ',' : ''} divided by`;
      return `${divided} ${printNumber(number.right)}, rounded ${number.rounding}`;
    }
    case 'twice':
      return `twice ${printNumber(number.of)}`;
    case 'at most':
      return `${printNumber(number.value)}, at most ${printNumber(number.bound)}`;
    case 'if':
      return `${printNumber(number.then)} if ${printCondition(number.condition)}, otherwise ${printNumber(number.otherwise)}`;
    default:
      return printForm(numberForms[number.kind], number);
  }
}

/** `more Runners than Troopers are here`. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'is there':
      return printIsThere(condition);
    case 'compare':
      return `${printNumber(condition.left)} ${printOperator(condition.left, condition.operator)} ${printNumber(condition.right)}`;
    case 'more':
      return `${printMore(condition)} are ${printFilter(condition.where)}`;
    case 'card is': {
      const kind = printName(condition.what);
      const card = condition.nth === null ? withArticle(kind) : `the ${condition.nth} ${kind}`;
      return `the card is ${not(condition.negated)}${card}`;
    }
    case 'and':
    case 'or': {
      const left = printCondition(condition.left);
      const right = printCondition(condition.right);
      // Two numbers with `or` between them would be a range.
      const isRange = /\d$/u.test(left) && /^-?\d/u.test(right);
      const comma = isRange || (endsInNoun(condition.left) && severalAtStart(right)) ? ',' : '';
      return `${left}${comma} ${condition.kind} ${right}`;
    }
    default:
      return printForm(conditionForms[condition.kind], condition);
  }
}

/** True where the words end with how it is rounded. */
function isRounded({ kind }: NumberPhrase): boolean {
  return kind === 'half' || kind === 'divided by';
}

/** `2 `, `sight `; nothing for 1. */
export function printDivisor(every: NumberPhrase): string {
  return every.kind === 'literal' && every.value === 1 ? '' : `${printNumber(every)} `;
}

function printIsThere({ things, negated, where }: Extract<Condition, { kind: 'is there' }>): string {
  const [only] = things;
  const subject = things.map((thing) => printNounPhrase(thing, 'article')).join(' and ');
  const isOne = only !== undefined && things.length === 1 && !isPlural(only);
  return `${subject} ${isOne ? 'is' : 'are'} ${not(negated)}${printFilter(where)}`;
}

function printOperator(left: NumberPhrase, operator: string): string {
  const plural = (left.kind === 'count' || left.kind === 'removed' || left.kind === 'placed') && isPlural(left.what);
  return plural ? operator.replace(/^is/u, 'are') : operator;
}

function not(negated: boolean): string {
  return negated ? 'not ' : '';
}

/** True where the condition's last word is a noun that an `or` behind it would continue. */
function endsInNoun(condition: Condition): boolean {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return endsInNoun(condition.right);
    case 'is there':
    case 'more':
      return endsInPlace(condition.where);
    case 'is kind':
    case 'compare':
      return true;
    default:
      return false;
  }
}

function endsInPlace(where: Filter): boolean {
  return where.kind !== 'here' && where.kind !== 'on the map';
}

/** True where several nouns come before the verb, of which the first could be taken for the end of what is before. */
function severalAtStart(printed: string): boolean {
  // `that are` is no verb of the condition.
  const beforeVerb = printed.split(/(?<! that) (?:is|are|has) /u, 1)[0] ?? '';
  return / (?:or|and) |,/u.test(beforeVerb);
}
