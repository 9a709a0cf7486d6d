/** Prints what holds while a card is in play. */
import { unreachable } from '../unreachable.js';
import type { Change, Moment } from './ir.js';
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
    case 'restriction':
      return `${printName(change.procedure)} may not select ${printNounPhrase(change.spaces)}`;
    case 'rolls':
      return `each roll against ${printNumber(change.against)} is ${printNumber(change.by)} ${change.sign === 1 ? 'more' : 'less'}`;
    case 'track change': {
      const kinds = change.kinds.map(printName).join(' or ');
      const noun = change.verb === 'raise' ? 'raise' : 'reduction';
      return `each ${noun} of ${printName(change.track)} by ${kinds} is ${printNumber(change.by)} ${change.sign === 1 ? 'more' : 'less'}`;
    }
    case 'forced': {
      const chooser = change.faction === null ? 'the executing faction' : printName(change.faction);
      return `${chooser} must choose ${printName(change.alternative)} in ${printName(change.procedure)}`;
    }
    default:
      return unreachable(change);
  }
}

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
    case 'procedure':
      return `${moment.moment} ${printName(moment.procedure)}`;
    case 'part': {
      const when = moment.moment === 'instead' ? 'instead of' : moment.moment;
      return `${when} the ${printName(moment.part)} of ${printName(moment.of)}`;
    }
    case 'selected':
      return `after ${printNounPhrase(moment.spaces)} of ${printName(moment.procedure)}`;
    case 'moves': {
      const move = isPlural(moment.what) ? 'move' : 'moves';
      return `whenever ${printNounPhrase(moment.what, 'article')} ${move} from ${printNounPhrase(moment.from, 'article')}`;
    }
    case 'arrivals':
      return `whenever ${printName(moment.procedure)} moves ${printNounPhrase(moment.what, 'article')} to ${printNounPhrase(moment.to, 'article')}`;
    case 'terms':
      return `${printName(moment.procedure)} also counts`;
    default:
      return unreachable(moment);
  }
}
