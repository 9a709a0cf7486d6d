/**
 * A question as somebody at a table would put it: the sentence that asks, with the space and the numbers that it is about
 * now. An engine asks with the canonical wording of a sentence and its rule; by both it is found again.
 */
import type { Pending } from '../../runtime/session.js';
import {
  hasAmount,
  type Numerals,
  numeralsOf,
  openingWithAmount,
  sentenceWithAmount,
  withAmount,
} from '../languages/amounts.js';
import { plainly, type Within } from '../languages/plain.js';
import type { Locale } from '../languages/locale.js';
import type { Effect, Lasting, Spec } from '../surface/documents.js';
import type { Filter, NounPhrase, Opening, Sentence, Step } from '../surface/ir.js';
import { printNounPhrase, printOpening, printSentence, type StateVerbs } from '../surface/print.js';

/** What a question is about, as `Pending` has it. */
export type Asked = Pick<Pending, 'by' | 'asks' | 'rule' | 'space' | 'nth' | 'most'>;

/** Puts a question into words: `place up to 2 Troopers in Fenwick`, `select up to 3 Provinces (2 of 3)`. */
export type Asker = (asked: Asked) => string;

export function askerOf(spec: Spec, verbs: StateVerbs, locale: Locale): Asker {
  const found = sentencesOf(spec, verbs);
  const told: Telling = { locale, within: plainly(locale, spec), numerals: numeralsOf(spec), numbers: numbersOf(spec) };
  return (asked) => {
    const { say, name } = locale;
    const at = found.get(keyOf(asked.asks, asked.rule)) ?? found.get(asked.asks);
    const text = at === undefined ? locale.asks(asked.asks) : textOf(told, at, asked);
    const step =
      asked.nth === null || asked.most === null ? '' : ` (${say('{0} of {1}', String(asked.nth), String(asked.most))})`;
    if (asked.space === null || (at !== undefined && inHand(at).some((part) => speaksOfHere(part.tree)))) {
      return `${text}${step}`;
    }
    const isMoved = at?.parts.some(isMove) === true;
    return `${say(isMoved ? '{0}, from {1}' : '{0}, in {1}', text, name(asked.space))}${step}`;
  };
}

interface Telling {
  readonly locale: Locale;
  readonly within: Within;
  readonly numerals: Numerals;
  /** Names of numbers that have one on the board or in a procedure. */
  readonly numbers: ReadonlySet<string>;
}

type Part =
  | { readonly kind: 'sentence'; readonly tree: Sentence }
  | { readonly kind: 'opening'; readonly tree: Opening }
  | { readonly kind: 'select'; readonly tree: NounPhrase };

/** One sentence, or what may be left with the first thing that is done in it. */
interface AskingSentence {
  readonly parts: readonly Part[];
  /** The procedure or chit whose names it uses. */
  readonly owner: string | null;
}

/** The parts in which `here` is the current space: what is done in a space that is chosen speaks of that one. */
function inHand({ parts }: AskingSentence): readonly Part[] {
  const [first] = parts;
  return first?.kind === 'opening' && first.tree.kind === 'in' ? [first] : parts;
}

function textOf(told: Telling, found: AskingSentence, { by, space, most }: Asked): string {
  const { locale, within, numerals } = told;
  const own = within(found.owner);
  const ofHand = inHand(found);
  const texts = found.parts.map((part, index) => {
    const { kind, tree } = part;
    // Only the first part asks: the number is its own.
    const amount = index === 0 ? most : null;
    const here = <T extends object>(it: T): T => (space === null || !ofHand.includes(part) ? it : inSpace(it, space));
    switch (kind) {
      case 'sentence':
        return own.sentence(here(withoutActor(numbered(told, tree, amount), by)));
      case 'opening': {
        const opening = here(amount === null ? tree : openingWithAmount(numerals, tree, amount));
        // What is done with each group is of no matter to who chooses it.
        if (opening.kind === 'groups') return own.sentence(withoutActor(opening.move, by));
        return own.opening(openingWithoutActor(opening, by));
      }
      case 'select':
        return locale.say(
          'select {0}',
          own.nounPhrase(here(amount === null ? tree : withAmount(numerals, tree, amount))),
        );
    }
  });
  return texts.filter((text) => text !== '').join(': ');
}

/** The sentence with the number that counts now; where none is known, without one that only a step before it has let. */
function numbered({ numerals, numbers }: Telling, sentence: Sentence, amount: number | null): Sentence {
  if (amount !== null) return sentenceWithAmount(numerals, sentence, amount);
  const { clause } = sentence;
  if (!hasAmount(clause)) return sentence;
  const { quantity } = clause.what;
  if (quantity === null || !('count' in quantity) || quantity.count.kind !== 'named') return sentence;
  if (numbers.has(quantity.count.name.text)) return sentence;
  return { ...sentence, clause: { ...clause, what: { ...clause.what, quantity: null } } };
}

/** Who is asked is named in front of the question. */
function withoutActor(sentence: Sentence, by: string): Sentence {
  const { actor } = sentence;
  return actor?.kind === 'faction' && actor.name.text === by ? { ...sentence, actor: null } : sentence;
}

function openingWithoutActor(opening: Opening, by: string): Opening {
  if (!('actor' in opening) || opening.actor?.kind !== 'faction' || opening.actor.name.text !== by) return opening;
  return opening.kind === 'actor' ? opening : { ...opening, actor: null };
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `here` as a filter, or as the place of a sentence. */
function isHere(value: Node): boolean {
  if (value.kind === 'here') return true;
  return 'noun' in value && isNode(value.noun) && value.noun.text === 'here';
}

function speaksOfHere(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(speaksOfHere);
  if (!isNode(value)) return false;
  return isHere(value) || Object.entries(value).some(([key, child]) => key !== 'span' && speaksOfHere(child));
}

/** The same with the current space by its name. */
function inSpace<T extends object>(tree: T, space: string): T {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isNode(value)) return value;
    const { span } = value as unknown as Filter;
    const noun = { text: space, span };
    const head = { adjectives: [], noun, span };
    if (value.kind === 'here') return { kind: 'in', place: { quantity: null, heads: [head], filters: [], span }, span };
    if (isHere(value)) return head;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, key === 'span' ? child : replaced(child)]),
    );
  };
  return replaced(tree) as T;
}

function isMove({ kind, tree }: Part): boolean {
  if (kind === 'sentence') return tree.clause.kind === 'move';
  return kind === 'opening' && tree.kind === 'groups';
}

function keyOf(asks: string, rule: string): string {
  return `${asks} [${rule}]`;
}

function numbersOf({ game, procedures, chits }: Spec): ReadonlySet<string> {
  const quantities = [...procedures, ...chits.flatMap(({ kinds }) => kinds)].flatMap((it) => it.quantities);
  const names = [
    ...(game?.counters ?? []),
    ...(game?.tracks ?? []).flatMap(({ words }) => [words.one, ...words.aliases]),
    ...quantities.map(({ name }) => name),
  ];
  return new Set(names.map(({ text }) => text));
}

/** Every sentence that an engine may ask with, by its wording and by that with its rule. */
function sentencesOf(spec: Spec, verbs: StateVerbs): ReadonlyMap<string, AskingSentence> {
  const found = new Map<string, AskingSentence>();
  const note = (text: string, rule: string, at: AskingSentence): void => {
    for (const key of [keyOf(text, rule), text]) if (!found.has(key)) found.set(key, at);
  };
  const cites = spec.game?.cites ?? '';
  const cited = (rule: string): string => (/^\d/u.test(rule) ? `${cites} ${rule}` : rule);
  const effect = ({ steps }: Effect, rule: string, owner: string | null): void => {
    for (const [text, parts] of steps.flatMap((step) => askingIn(step, verbs)))
      note(text, cited(rule), { parts, owner });
  };
  const items = (list: readonly Lasting[], rule: string): void => {
    for (const item of list) {
      if (item.kind !== 'steps') continue;
      const { moment } = item;
      effect(
        item.effect,
        rule,
        moment.kind === 'part' ? moment.of.text : 'procedure' in moment ? moment.procedure.text : null,
      );
    }
  };
  for (const { name, rule, effect: steps, selection, declaration } of spec.procedures) {
    effect(steps, rule, name.text);
    if (declaration !== null) items(declaration.changes, rule);
    const what = selection?.what ?? null;
    if (selection === null || what === null) continue;
    const parts: readonly Part[] = [{ kind: 'select', tree: what }];
    for (const text of [selection.text, printNounPhrase(what)])
      note(`select ${text}`, cited(rule), { parts, owner: name.text });
  }
  for (const { code, sides, additions, current } of spec.cards) {
    if (current !== null) items(current.items, code.text);
    for (const side of sides) {
      const rule = side.name === 'event' ? code.text : `${code.text} ${side.name}`;
      if (side.effect !== null) effect(side.effect, rule, null);
      if (side.lasting !== null) items(side.lasting.items, rule);
    }
    for (const addition of additions) effect(addition.effect, addition.rule, addition.procedure.text);
  }
  for (const { rule: familyRule, kinds } of spec.chits) {
    for (const { name, rule, effects } of kinds) {
      for (const it of effects) effect(it.effect, rule === '' ? familyRule : rule, name.text);
    }
  }
  for (const { rule, cost } of spec.additionalSpaces) if (cost !== null) effect(cost, rule, null);
  for (const { crossings } of spec.game?.tracks ?? []) for (const it of crossings) effect(it.effect, it.rule, null);
  return found;
}

type Worded = readonly (readonly [wording: string, parts: readonly Part[]])[];

/** Steps of files that stay as they are ask with the same words, edit after edit. */
const worded = new WeakMap<StateVerbs, WeakMap<Step, Worded>>();

/** What a step and those below it ask with, each with its wording. */
function askingIn(step: Step, verbs: StateVerbs): Worded {
  const known = worded.get(verbs) ?? new WeakMap<Step, Worded>();
  worded.set(verbs, known);
  const found = known.get(step) ?? askingAnew(step, verbs);
  known.set(step, found);
  return found;
}

function askingAnew(step: Step, verbs: StateVerbs): Worded {
  const text = wordingOf(step, verbs);
  const part: Part =
    step.kind === 'sentence' ? { kind: 'sentence', tree: step.sentence } : { kind: 'opening', tree: step.opening };
  if (step.kind === 'sentence') return [[text, [part]]];
  const { body } = step;
  const inner =
    body.kind === 'steps' ? body.steps : body.kind === 'terms' ? [] : body.alternatives.flatMap(({ steps }) => steps);
  const [first] = body.kind === 'steps' ? body.steps : [];
  const then: Part | null =
    first === undefined
      ? null
      : first.kind === 'sentence'
        ? { kind: 'sentence', tree: first.sentence }
        : { kind: 'opening', tree: first.opening };
  // A choice of spaces tells what is done there.
  const isTold = step.opening.kind === 'in' && then?.kind === 'sentence' && then.tree.clause.kind !== 'let';
  return [
    [text, isTold ? [part, then] : [part]],
    ...(first === undefined || then === null ? [] : [[`${text}: ${wordingOf(first, verbs)}`, [part, then]] as const]),
    ...[...inner, ...(step.otherwise ?? [])].flatMap((it) => askingIn(it, verbs)),
  ];
}

function wordingOf(step: Step, verbs: StateVerbs): string {
  return step.kind === 'sentence' ? printSentence(step.sentence, verbs) : printOpening(step.opening, verbs);
}
