/** Prints what the forms of words and slots have read. */
import { actorForms } from './forms/acting.js';
import { type Performed, type Performer, printWorded, type SlotKind, type WordedForm } from './forms/words.js';
import type { Actor, Condition, Name, NounPhrase, NumberPhrase } from './ir.js';
import { printName, printNounPhrase, printNounPhraseBare } from './print-nouns.js';
import { printCondition, printNumber } from './print-numbers.js';

/** Writes what a form of words and slots has read. */
export function printForm(form: WordedForm, phrase: object): string {
  return printWorded(form, phrase, ({ slot }, held) => printSlot[slot](held), printPerformerIn);
}

/** `Crown may`. */
export function printPerformer({ actor, may }: Performed): string {
  return [...(actor === null ? [] : [printActor(actor)]), ...(may ? ['may'] : [])].join(' ');
}

/** Who acts, with the comma that keeps it apart from what it stands in front of; a verb needs none behind `may`. */
function printPerformerIn(performed: Performed, where: Performer['performer']): string {
  const printed = printPerformer(performed);
  const isApart = where === 'in front' || (where === 'before a verb' && !performed.may);
  return isApart && printed !== '' ? `${printed},` : printed;
}

function printActor(actor: Actor): string {
  return printForm(actorForms[actor.kind], actor);
}

// Each kind of slot holds what its rule reads, which the type checker cannot follow from the form.
const printSlot: Readonly<Record<SlotKind, (held: unknown) => string>> = {
  name: (held) => printName(held as Name),
  word: (held) => printName(held as Name),
  'own word': (held) => printName(held as Name),
  'given word': (held) => printName(held as Name),
  'the word': (held) => `the ${printName(held as Name)}`,
  names: (held) => (held as readonly Name[]).map(printName).join(' or '),
  side: (held) => (held as Name | null)?.text ?? '',
  chooser: (held) => (held === null ? 'the executing faction' : printName(held as Name)),
  who: (held) => printActor(held as Actor),
  things: (held) => printNounPhrase(held as NounPhrase),
  kind: (held) => printNounPhrase(held as NounPhrase, 'article'),
  'plain kind': (held) => printNounPhrase(held as NounPhrase, 'article'),
  number: (held) => printNumber(held as NumberPhrase),
  sum: (held) => printNumber(held as NumberPhrase),
  digits: (held) => printNumber(held as NumberPhrase),
  distance: (held) => `${printNumber(held as NumberPhrase)} ${isOne(held as NumberPhrase) ? 'space' : 'spaces'}`,
  times: (held) => `up to ${printTimes(held as NumberPhrase)}`,
  condition: (held) => printCondition(held as Condition),
  buried: (held) => (held === null ? '' : `and put ${printNumber(held as NumberPhrase)} of them on the bottom`),
  kept: (held) => (held === null ? '' : `and keep ${printNumber(held as NumberPhrase)}`),
};

function isOne(number: NumberPhrase): boolean {
  return number.kind === 'literal' && number.value === 1;
}

function printTimes(most: NumberPhrase): string {
  if (most.kind === 'at most') return `${printTimes(most.value)}, at most ${printNumber(most.bound)}`;
  return most.kind === 'count'
    ? `as many times as there are ${printNounPhraseBare(most.what)}`
    : `${printNumber(most)} times`;
}
