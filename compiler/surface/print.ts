/**
 * Prints what was parsed in its canonical wording: of several wordings that mean the same, always one. Reading a printed
 * sentence gives the tree that was printed, spans apart.
 */
import { usualSides } from './dice.js';
import type { Clause, Conduct, LookUp, MoveItAlong, NumberPhrase, Opening, Precedence, Sentence, Term } from './ir.js';
import { precedenceForms, settingForms } from './forms/acting.js';
import { clauseForms } from './forms/clauses.js';
import { openingForms } from './forms/openings.js';
import { printForm, printPerformer } from './print-forms.js';
import { printCondition, printDivisor, printNumber } from './print-numbers.js';
import { isPlural, printFilter, printName, printNounPhrase, printNounPhraseBare, withArticle } from './print-nouns.js';

export { printCondition, printNumber } from './print-numbers.js';
export { printChange, printMoment } from './print-lasting.js';
export { printNounPhrase } from './print-nouns.js';

/** For each verb that a state declares, the state; a change to such a state is printed with its verb. */
export type StateVerbs = ReadonlyMap<string, string>;

const noVerbs: StateVerbs = new Map();

/** `Crown may place up to 2 Troopers in Fenwick`. */
export function printSentence({ actor, may, clause }: Sentence, verbs: StateVerbs = noVerbs): string {
  const performer = printPerformer({ actor, may });
  return performer === '' ? printClause(clause, verbs) : `${performer} ${printClause(clause, verbs)}`;
}

/** `in each selected space`: the key of a block. */
export function printOpening(opening: Opening, verbs: StateVerbs = noVerbs): string {
  switch (opening.kind) {
    case 'for each':
      if (opening.count.kind === 'count') return `for each ${printNounPhraseBare(opening.count.what)}`;
      if (opening.count.kind === 'removed' || opening.count.kind === 'placed')
        return `for each ${printNounPhraseBare(opening.count.what)} ${opening.count.kind}`;
      if (opening.count.kind === 'per' && opening.count.count === 1)
        return `for every ${printDivisor(opening.count.every)}${printNounPhraseBare(opening.count.what)}`;
      return `for each of ${printNumber(opening.count)}`;
    case 'actor':
      return printPerformer(opening);
    case 'groups':
      return `${printSentence(opening.move, verbs)}, and for each group`;
    default:
      return printForm(openingForms[opening.kind], opening);
  }
}

/** `+1 for every 2 Fens without Unrest`. */
export function printTerm(term: Term): string {
  const amount = `${term.sign === 1 ? '+' : '-'}${term.amount}`;
  if (term.kind === 'if') return `${amount} if ${printCondition(term.condition)}`;
  const rate = term.every === 1 ? 'for each' : `for every ${term.every}`;
  return `${amount} ${rate} ${printNounPhraseBare(term.what)}`;
}

function printClause(clause: Clause, verbs: StateVerbs): string {
  switch (clause.kind) {
    case 'place': {
      const from = clause.from === null ? '' : ` from ${printNounPhrase(clause.from, 'article')}`;
      const to = clause.to === null ? '' : ` ${printPlace('in', clause.to)}`;
      return `place ${printSeveral(clause)}${from}${to}${clause.ifNone ? ' if none' : ''}`;
    }
    case 'remove': {
      const to = clause.to === null ? '' : ` to ${printNounPhrase(clause.to, 'article')}`;
      return `remove ${printSeveral(clause)}${to}${clause.order.map((it) => `, ${printPrecedence(it)}`).join('')}`;
    }
    case 'replace':
      return `replace ${printNounPhrase(clause.what)} with ${printNounPhrase(clause.with, 'article')}`;
    case 'exchange':
      return `exchange ${printNounPhrase(clause.what)} with ${printNounPhrase(clause.with)}`;
    case 'roll':
      return `roll ${printDice(clause)}`;
    case 'move': {
      const from = clause.from === null ? '' : ` from ${printNounPhrase(clause.from, 'article')}`;
      const own = clause.own ? ', including their own' : '';
      const once = clause.once ? ', each only once' : clause.perTurn ? ', each at most once a turn' : '';
      return `move ${printNounPhrase(clause.what)}${from} to ${printNounPhrase(clause.to, 'article')}${own}${once}`;
    }
    case 'flip': {
      const verb = [...verbs].find(([, state]) => state === clause.state.text)?.[0];
      const what = printNounPhrase(clause.what);
      return verb === undefined ? `flip ${what} to ${printName(clause.state)}` : `${verb} ${what}`;
    }
    case 'conduct':
      return printConduct(clause);
    case 'move it along':
      return printMoveAlong(clause);
    case 'look up':
      return printLookUp(clause);
    case 'close':
      return `close the ${printName(clause.box)}${clause.box.text.endsWith(' box') ? '' : ' box'}`;
    case 'win':
    case 'lose': {
      const degree = clause.degree === null ? '' : ` with ${withArticle(printName(clause.degree))}`;
      return `${printName(clause.faction)} ${clause.kind}${degree}`;
    }
    default:
      return printForm(clauseForms[clause.kind], clause);
  }
}

/** `move it up to 4 along any spaces, paying the depth of each`. */
function printMoveAlong({ most, through, cost, stopping, perTurn }: MoveItAlong): string {
  const isOne = most.kind === 'literal' && most.value === 1;
  const unit = cost !== null ? '' : isOne ? ' space' : ' spaces';
  const paying = cost === null ? '' : `, paying the ${printName(cost)} of each`;
  const stops = stopping === null ? '' : `, stopping in ${printNounPhrase(stopping)}`;
  const once = perTurn ? ', at most once a turn' : '';
  return `move it up to ${printNumber(most)}${unit} along ${printNounPhrase(through)}${paying}${stops}${once}`;
}

/** `a die`, `an 8-sided die`, `2 10-sided dice`; a die has 6 sides where nothing is said of them. */
function printDice({ dice, sides }: Extract<Clause, { readonly kind: 'roll' }>): string {
  const size = sides === null || isLiterally(sides, usualSides) ? '' : `${printNumber(sides)}-sided `;
  return isLiterally(dice, 1) ? withArticle(`${size}die`) : `${printNumber(dice)} ${size}dice`;
}

function isLiterally(number: NumberPhrase, value: number): boolean {
  return number.kind === 'literal' && number.value === value;
}

/** `look up the roll and hits in the Weather, shifted 1 column to the right`. */
function printLookUp({ value, across, table, by, toLeft }: LookUp): string {
  const column = across === null ? '' : ` and ${printNumber(across)}`;
  const looked = `look up ${printNumber(value)}${column} in the ${printName(table)}`;
  if (by === null) return looked;
  const isOne = by.kind === 'literal' && by.value === 1;
  return `${looked}, shifted ${printNumber(by)} ${isOne ? 'column' : 'columns'} to the ${toLeft ? 'left' : 'right'}`;
}

/** `1 Runner and 2 Depots`. */
function printSeveral({ what, also }: Extract<Clause, { kind: 'place' | 'remove' }>): string {
  return [what, ...also].map((it) => printNounPhrase(it)).join(' and ');
}

function printPlace(preposition: string, place: Parameters<typeof printNounPhrase>[0]): string {
  const text = printNounPhrase(place, 'article');
  return text === 'here' ? 'here' : `${preposition} ${text}`;
}

function printConduct(conduct: Conduct): string {
  const names = conduct.what.map((it) => `${conduct.limited.includes(it) ? 'Limited ' : ''}${printName(it)}`);
  const listed = names.join(' or ');
  const where = conduct.where === null ? '' : ` ${printFilter(conduct.where, 'number')}`;
  const waiving =
    conduct.waiving.length === 0 ? '' : `, waiving ${conduct.waiving.map((name) => name.text).join(' and ')}`;
  const choosing = conduct.choosing === null ? '' : `, choosing ${printName(conduct.choosing)}`;
  const settings =
    conduct.settings.length === 0
      ? ''
      : `, where ${conduct.settings.map((it) => printForm(settingForms[it.kind], it)).join(' and ')}`;
  const forgoing = conduct.forgoing.length === 0 ? '' : `, forgoing ${conduct.forgoing.map(printName).join(' and ')}`;
  const disregarding = conduct.disregarding === null ? '' : ', disregarding cards';
  const comma = conduct.where === null ? '' : ',';
  const companion =
    conduct.accompanied === null
      ? ''
      : `${comma} with ${withArticle(printName(conduct.accompanied))} at any one moment`;
  return `conduct ${conduct.article ? withArticle(listed) : listed}${where}${waiving}${choosing}${settings}${forgoing}${disregarding}${companion}`;
}

function printPrecedence(precedence: Precedence): string {
  if (precedence.kind === 'first') return printForm(precedenceForms.first, precedence);
  const what = printNounPhrase(precedence.what);
  const remain = isPlural(precedence.remaining) ? 'remain' : 'remains';
  return `${what} only when no ${printNounPhrase(precedence.remaining)} ${remain}`;
}
