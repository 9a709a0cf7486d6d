/** Prints what holds while a card is in play. */
import { changeForms } from './forms/lasting.js';
import { momentForms } from './forms/moments.js';
import type { Change, Moment } from './ir.js';
import { printForm } from './print-forms.js';
import { isPlural, printName, printNounPhrase } from './print-nouns.js';
import { printCondition, printNumber } from './print-numbers.js';

/** `Muster's spaces is at most 1`. */
export function printChange(change: Change): string {
  switch (change.kind) {
    case 'quantity':
      return `${printName(change.of)}${printQuantityChange(change)}`;
    case 'class quantity': {
      const faction = change.faction === null ? '' : `${printName(change.faction)} `;
      return `each ${faction}${printName(change.of)}${printQuantityChange(change)}`;
    }
    case 'barred': {
      const where =
        change.where === null ? '' : ` ${change.verb === 'place' ? 'in' : 'from'} ${printNounPhrase(change.where)}`;
      return `${printNounPhrase(change.what)} ${barredVerbs[change.verb]}${where}`;
    }
    case 'if':
      return `${printChange(change.change)} if ${printCondition(change.condition)}`;
    default:
      return printForm(changeForms[change.kind], change);
  }
}

const barredVerbs = { place: 'may not be placed', remove: 'may not be removed', move: 'may not move' } as const;

type QuantityChange = Extract<Change, { readonly kind: 'quantity' | 'class quantity' }>;

/** `'s spaces is at most 1 if Unrest is here`. */
function printQuantityChange(change: QuantityChange): string {
  const quantity = change.quantity.text === 'spaces' ? 'spaces' : printName(change.quantity);
  const condition = change.condition === null ? '' : ` if ${printCondition(change.condition)}`;
  return `'s ${quantity} is ${printHow(change)}${condition}`;
}

function printHow({ how, by }: QuantityChange): string {
  const number = printNumber(by);
  if (how === 'is') return number;
  return how === 'at most' ? `at most ${number}` : `${number} ${how}`;
}

/** `instead of the warrant of Muster`. */
export function printMoment(moment: Moment): string {
  switch (moment.kind) {
    case 'moves': {
      const move = isPlural(moment.what) ? 'move' : 'moves';
      return `whenever ${printNounPhrase(moment.what, 'article')} ${move} from ${printNounPhrase(moment.from, 'article')}`;
    }
    case 'arrivals':
      return `whenever ${printName(moment.procedure)} moves ${printNounPhrase(moment.what, 'article')} to ${printNounPhrase(moment.to, 'article')}`;
    case 'changes':
    case 'first change': {
      const first = moment.kind === 'changes' ? 'whenever' : 'the first time each turn that';
      const place = moment.where === null ? '' : printNounPhrase(moment.where, 'article');
      const where = place === '' ? '' : ` ${moment.how === 'placed' ? 'in' : 'from'} ${place}`;
      const is = isPlural(moment.what) ? 'are' : 'is';
      return `${first} ${printNounPhrase(moment.what, 'article')} ${is} ${moment.how}${where}`;
    }
    default:
      return printForm(momentForms[moment.kind], moment);
  }
}
