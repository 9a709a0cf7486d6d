/** Numbers and conditions in plain words. */
import type { Condition, NumberExpr, QuantityOwner, SpaceTest, World } from '../resolved/ir.js';
import { numberForms } from '../surface/forms/numbers.js';
import { type NamedKind, printWorded, type WordedForm } from '../surface/forms/words.js';
import { unreachable } from '../unreachable.js';
import { chitWords, columnWords, listed, spaceWords, testWords, thingWords, whereWords } from './nouns.js';

export function numberWords(world: World, number: NumberExpr): string {
  const words = (of: NumberExpr): string => numberWords(world, of);
  switch (number.kind) {
    case 'literal':
      return String(number.value);
    case 'count':
      return `the number of ${thingWords(world, number.things, 'and')} ${whereWords(world, number.where)}`;
    case 'count spaces':
      return `the number of ${spaceWords(world, number.spaces)}`;
    case 'count chits':
      return `the number of ${chitWords(world, number.chits)}`;
    case 'variable':
      return number.name;
    case 'track':
      return world.tracks[number.track]?.names.one ?? '';
    case 'counter':
      return world.counters[number.counter]?.name ?? '';
    case 'option':
      return world.options[number.option]?.name ?? '';
    case 'roll':
      return 'the roll';
    case 'group size':
      return 'the number of pieces in the group';
    case 'chit value':
      return `the value of the ${chitWords(world, number.chits, false)}`;
    case 'values of spaces':
      return `the ${number.how} ${world.values[number.value]?.name ?? ''} of ${spaceWords(world, number.spaces)}`;
    case 'values of pieces': {
      const pieces = thingWords(world, [number.pieces], 'and');
      return `the ${number.how} ${world.values[number.value]?.name ?? ''} of ${pieces} ${whereWords(world, number.where)}`;
    }
    case 'quantity':
      return quantityWords(world, number.of);
    case 'capabilities': {
      const side = number.side === null ? '' : `${sideName(number.side)} `;
      return `the number of ${side}${world.factions[number.faction]?.adjective ?? ''} Capabilities in play`;
    }
    case 'value discarded':
      return `the value of what was discarded of the ${world.families[number.family]?.name ?? ''} chits by now`;
    case 'removed':
    case 'placed':
      return `the number of ${number.columns === null ? 'pieces' : columnWords(world, number.columns, true, 'and')} ${number.kind} by now`;
    case 'value of it':
      return `the ${world.values[number.value]?.name ?? ''} of the piece in hand`;
    case 'per':
      return isOne(number.every)
        ? `${number.count} for each of ${words(number.of)}`
        : `${number.count} for every ${words(number.every)} of ${words(number.of)}`;
    case 'plus':
      return `${words(number.left)} plus ${words(number.right)}`;
    case 'minus':
      return `${words(number.left)} minus ${words(number.right)}`;
    case 'times':
      return `${words(number.left)} times ${words(number.right)}`;
    case 'divided by':
      return `${words(number.left)} divided by ${words(number.right)}, rounded ${number.rounding}`;
    case 'column': {
      const column = `the column that has ${words(number.of)}`;
      return number.shift === null ? column : `${column}, and ${words(number.shift)} further to the right`;
    }
    case 'at most':
      return `${words(number.value)}, but no more than ${words(number.bound)}`;
    case 'if':
      return `${words(number.then)} if ${conditionWords(world, number.condition)}, otherwise ${words(number.otherwise)}`;
    default:
      return directWords(world, numberForms[number.kind], number);
  }
}

/** What means what its slots mean, in the words of its form. */
export function directWords(world: World, form: WordedForm, meant: object): string {
  return printWorded(form, meant, ({ as }, held) =>
    as === null ? numberWords(world, held as NumberExpr) : (namesOf[as](world, Number(held)) ?? ''),
  );
}

const namesOf: Readonly<Record<NamedKind, (world: World, id: number) => string | undefined>> = {
  faction: ({ factions }, id) => factions[id]?.name,
  'order place': ({ orderPlaces }, id) => orderPlaces[id]?.name,
  'card value': ({ values }, id) => values[id]?.name,
};

/** A named quantity with what it is by itself: `detained (1)`. */
function quantityWords(world: World, of: QuantityOwner): string {
  if (of.kind === 'selection') return `the spaces that ${world.procedures[of.procedure]?.name ?? ''} may select`;
  const owner = of.kind === 'chit' ? world.chits[of.chit] : world.procedures[of.procedure];
  const value = owner?.quantities.find(({ name }) => name === of.name)?.value;
  return value === undefined ? of.name : `${of.name} (${numberWords(world, value)})`;
}

/** ` shaded`; nothing for the side of a card that has one only. */
export function sideOf(world: World, card: number, side: number): string {
  const sides = world.cards[card]?.sides ?? [];
  return sides.length < 2 ? '' : ` ${sides[side]?.name ?? ''}`;
}

export function sideName(side: number): string {
  return side === 0 ? 'unshaded' : 'shaded';
}

const comparisons = {
  '=': 'is',
  '≠': 'is not',
  '≥': 'is at least',
  '≤': 'is at most',
  '>': 'is more than',
  '<': 'is less than',
} as const;

export function conditionWords(world: World, condition: Condition): string {
  switch (condition.kind) {
    case 'is there': {
      const things = thingWords(world, condition.things);
      const where = whereWords(world, condition.where);
      if (condition.negated) return `there are no ${things} ${where}`;
      return `there ${isOne(condition.least) ? 'are' : `are at least ${numberWords(world, condition.least)}`} ${things} ${where}`;
    }
    case 'here is':
      return `this space is ${kindOf(world, condition.test)}`;
    case 'it is listed':
      return `the card in hand ${condition.negated ? 'does not list' : 'lists'} the piece in hand under ${world.values[condition.list]?.name ?? ''}`;
    case 'it has moved':
      return `the piece in hand has ${condition.negated ? 'not ' : ''}moved this turn`;
    case 'it is':
      return `the piece in hand is ${condition.negated ? 'not ' : ''}one of the ${columnWords(world, condition.columns)}`;
    case 'compare':
      return `${numberWords(world, condition.left)} ${comparisons[condition.operator]} ${numberWords(world, condition.right)}`;
    case 'track at': {
      const track = world.tracks[condition.track];
      const box = track?.boxes?.[condition.box]?.name ?? String(condition.box);
      return `${track?.names.one ?? ''} is ${condition.negated ? 'not ' : ''}at ${box}`;
    }
    case 'card is': {
      const kind = world.cardKinds[condition.cardKind]?.names.one ?? '';
      return `the card is ${condition.negated ? 'not ' : ''}${condition.nth === null ? 'a card of the kind ' : `the ${condition.nth} `}${kind}`;
    }
    case 'is current':
      return `${world.cards[condition.card]?.code ?? ''} is ${condition.negated ? 'not ' : ''}the card in hand`;
    case 'in play': {
      const side = condition.side === null ? '' : sideOf(world, condition.card, condition.side);
      return `${world.cards[condition.card]?.code ?? ''}${side} is ${condition.negated ? 'not ' : ''}in play`;
    }
    case 'played':
      return `${world.cards[condition.card]?.code ?? ''} has ${condition.negated ? 'not ' : ''}been played`;
    case 'in place':
      return `${world.factions[condition.faction]?.name ?? ''} is ${condition.negated ? 'not ' : ''}${world.orderPlaces[condition.place]?.name ?? ''}`;
    case 'executing':
      return `the executing faction is ${condition.negated ? 'not ' : ''}${world.factions[condition.faction]?.name ?? ''}`;
    case 'chosen':
      return `${world.options[condition.option]?.name ?? ''} is ${condition.negated ? 'not ' : ''}chosen`;
    case 'and':
    case 'or':
      return `${conditionWords(world, condition.left)} ${condition.kind} ${conditionWords(world, condition.right)}`;
    default:
      return unreachable(condition);
  }
}

/** `a Town`, `no Causeway`. */
function kindOf(world: World, test: SpaceTest): string {
  if (test.kind !== 'of kind') return `one ${testWords(world, test)}`;
  const kinds = test.kinds.map((kind) => world.spaceKinds[kind]?.names.one ?? '');
  const others = (test.or ?? []).map((space) => world.spaces[space]?.name ?? '');
  return `${test.negated ? 'no' : 'a'} ${listed([...kinds, ...others], 'or')}`;
}

function isOne(number: NumberExpr): boolean {
  return number.kind === 'literal' && number.value === 1;
}
