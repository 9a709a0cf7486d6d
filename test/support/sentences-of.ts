/** Every sentence of a game, and every part of one that stands by itself, with whose it is and as it is printed. */
import type { Part } from '../../compiler/surface/complain.js';
import type { Effect, Lasting, Spec } from '../../compiler/surface/documents.js';
import type { Step } from '../../compiler/surface/ir.js';
import {
  printChange,
  printCondition,
  printMoment,
  printNounPhrase,
  printNumber,
  printOpening,
  printSentence,
  printTerm,
  type StateVerbs,
} from '../../compiler/surface/print.js';
import type { Owner } from './meaning.js';

export interface Spoken {
  readonly part: Part;
  readonly text: string;
  readonly owner: Owner;
}

/** The sentences of a spec, each once for each owner. Each may speak of every number that some sentence gives. */
export function sentencesOf(spec: Spec, verbs: StateVerbs): readonly Spoken[] {
  const spoken = new Map<string, Spoken>();
  const numbers = new Set<string>();
  const nobody = { procedure: null, chit: null };
  const say = (part: Part, text: string, owner: Whose): void => {
    const key = `${part} ${text} ${owner.procedure ?? ''} ${owner.chit ?? ''}`;
    spoken.set(key, { part, text, owner: { ...owner, numbers: [] } });
  };
  const saySteps = (steps: readonly Step[], owner: Whose): void => {
    for (const step of steps) {
      if (step.kind === 'sentence') {
        const { clause } = step.sentence;
        if (clause.kind === 'let') numbers.add(clause.name.text);
        say('sentence', printSentence(step.sentence, verbs), owner);
        continue;
      }
      say('opening', printOpening(step.opening, verbs), owner);
      for (const inner of listsIn(step)) saySteps(inner, owner);
      if (step.body.kind === 'terms') for (const { term } of step.body.terms) say('term', printTerm(term), owner);
    }
  };
  const sayEffect = ({ steps }: Effect, owner: Whose): void => {
    saySteps(steps, owner);
  };
  const sayLasting = (items: readonly Lasting[]): void => {
    for (const item of items) {
      if (item.kind === 'change') say('change', printChange(item.change), nobody);
      else say('moment', printMoment(item.moment), nobody);
      if (item.kind === 'terms') for (const term of item.terms) say('term', printTerm(term), nobody);
      if (item.kind === 'steps') sayEffect(item.effect, hostOf(item.moment));
    }
  };
  for (const { name, requires, selection, quantities, effect, declaration, table } of spec.procedures) {
    const owner = { procedure: name.text, chit: null };
    if (requires !== null) say('condition', printCondition(requires), owner);
    const what = selection?.what ?? null;
    if (what !== null) say('noun phrase', printNounPhrase(what), owner);
    for (const { condition } of selection?.conditions ?? [])
      if (condition !== null) say('condition', printCondition(condition), owner);
    for (const { value } of quantities) if (value !== null) say('number', printNumber(value), owner);
    for (const own of table === null ? [effect] : table.rows.flatMap(({ effects }) => effects)) sayEffect(own, owner);
    for (const item of declaration?.changes ?? []) if (item.kind === 'steps') sayEffect(item.effect, owner);
  }
  for (const { name, effects } of spec.chits.flatMap(({ kinds }) => kinds))
    for (const { effect } of effects) sayEffect(effect, { procedure: null, chit: name.text });
  for (const { sides, additions } of spec.cards) {
    for (const { effect, lasting } of sides) {
      if (effect !== null) sayEffect(effect, nobody);
      sayLasting(lasting?.items ?? []);
    }
    for (const { procedure, effect } of additions) sayEffect(effect, { procedure: procedure.text, chit: null });
  }
  for (const { effect } of spec.game?.standing ?? []) sayEffect(effect, nobody);
  for (const { beyond, crossings } of spec.game?.tracks ?? [])
    for (const { effect } of [...beyond, ...crossings]) sayEffect(effect, nobody);
  return [...spoken.values()].map((it) => ({ ...it, owner: { ...it.owner, numbers: [...numbers] } }));
}

type Whose = Omit<Owner, 'numbers'>;

/** The procedure or the chit at a moment of which steps are done. */
function hostOf(moment: Extract<Lasting, { readonly kind: 'steps' }>['moment']): Whose {
  const host = moment.kind === 'part' ? moment.of.text : 'procedure' in moment ? moment.procedure.text : null;
  return { procedure: host, chit: host };
}

function listsIn({ body, otherwise }: Extract<Step, { kind: 'block' }>): readonly (readonly Step[])[] {
  const below =
    body.kind === 'steps'
      ? [body.steps]
      : body.kind === 'alternatives'
        ? body.alternatives.map(({ steps }) => steps)
        : [];
  return otherwise === null ? below : [...below, otherwise];
}
