/** Everything of a spec that is printed as a sentence or a part of one, each with the text that stands in the file. */
import type { CardDocument, Effect, LastingList, NamedNumber, Spec } from '../surface/documents.js';
import type {
  Change,
  Condition,
  Moment,
  Name,
  NounPhrase,
  NumberPhrase,
  Opening,
  Sentence,
  Step,
  Term,
} from '../surface/ir.js';

/** `text` is null where the file holds no text that an engine asks with. */
export type Phrase = { readonly text: string | null } & (
  | { readonly kind: 'sentence'; readonly tree: Sentence }
  | { readonly kind: 'opening'; readonly tree: Opening }
  | { readonly kind: 'term'; readonly tree: Term }
  | { readonly kind: 'change'; readonly tree: Change }
  | { readonly kind: 'moment'; readonly tree: Moment }
  | { readonly kind: 'condition'; readonly tree: Condition }
  | { readonly kind: 'number'; readonly tree: NumberPhrase }
  | { readonly kind: 'select'; readonly tree: NounPhrase }
);

export interface Walked {
  readonly phrases: readonly Phrase[];
  /** Names that steps give: of alternatives, of steps, of what is let. */
  readonly alternatives: readonly Name[];
  readonly own: readonly Name[];
}

/** In the order of the documents. */
export function walk(spec: Spec): Walked {
  const phrases: Phrase[] = [];
  const alternatives: Name[] = [];
  const own: Name[] = [];
  const into = { phrases, alternatives, own };
  for (const { effect } of spec.game?.standing ?? []) walkEffect(effect, into);
  for (const { beyond, crossings } of spec.game?.tracks ?? [])
    for (const { effect } of [...beyond, ...crossings]) walkEffect(effect, into);
  for (const procedure of spec.procedures) {
    const { requires, selection, quantities, places, effect } = procedure;
    if (requires !== null) phrases.push({ kind: 'condition', tree: requires, text: null });
    const what = selection?.what ?? null;
    if (selection !== null && what !== null) phrases.push({ kind: 'select', tree: what, text: selection.text });
    for (const { name, condition } of selection?.conditions ?? []) {
      own.push(name);
      if (condition !== null) phrases.push({ kind: 'condition', tree: condition, text: null });
    }
    walkQuantities(quantities, into);
    own.push(...places.map(({ name }) => name));
    walkEffect(effect, into);
    const { declaration } = procedure;
    if (declaration === null) continue;
    if (declaration.moment !== null) phrases.push({ kind: 'moment', tree: declaration.moment, text: null });
    walkItems(declaration.changes, into);
  }
  for (const { spaces, cost } of spec.additionalSpaces) {
    const value = spaces?.value ?? null;
    if (value !== null) phrases.push({ kind: 'number', tree: value, text: null });
    if (cost !== null) walkEffect(cost, into);
  }
  for (const { kinds } of spec.chits) {
    for (const { quantities, effects } of kinds) {
      walkQuantities(quantities, into);
      for (const { effect } of effects) walkEffect(effect, into);
    }
  }
  for (const card of spec.cards) walkCard(card, into);
  return into;
}

interface Into {
  readonly phrases: Phrase[];
  readonly alternatives: Name[];
  readonly own: Name[];
}

function walkQuantities(quantities: readonly NamedNumber[], { phrases, own }: Into): void {
  for (const { name, value } of quantities) {
    own.push(name);
    if (value !== null && value.kind !== 'literal') phrases.push({ kind: 'number', tree: value, text: null });
  }
}

function walkCard({ sides, additions, current, boxes, counters }: CardDocument, into: Into): void {
  into.own.push(...boxes, ...counters);
  for (const { effect, lasting } of sides) {
    if (effect !== null) walkEffect(effect, into);
    if (lasting !== null) walkItems(lasting.items, into);
  }
  for (const { effect } of additions) walkEffect(effect, into);
  if (current !== null) walkItems(current.items, into);
}

function walkItems(items: LastingList['items'], into: Into): void {
  for (const item of items) {
    if (item.kind === 'change') into.phrases.push({ kind: 'change', tree: item.change, text: null });
    else into.phrases.push({ kind: 'moment', tree: item.moment, text: null });
    if (item.kind === 'steps') walkEffect(item.effect, into);
    if (item.kind === 'terms')
      into.phrases.push(...item.terms.map((tree): Phrase => ({ kind: 'term', tree, text: null })));
  }
}

function walkEffect({ steps }: Effect, into: Into): void {
  walkSteps(steps, into);
}

function walkSteps(steps: readonly Step[], into: Into): void {
  for (const step of steps) {
    if (step.kind === 'sentence') {
      into.phrases.push({ kind: 'sentence', tree: step.sentence, text: step.text });
      if (step.sentence.clause.kind === 'let') into.own.push(step.sentence.clause.name);
      continue;
    }
    into.phrases.push({ kind: 'opening', tree: step.opening, text: step.text });
    if (step.opening.kind === 'step') into.own.push(step.opening.name);
    const { body } = step;
    if (body.kind === 'steps') walkSteps(body.steps, into);
    else if (body.kind === 'terms') {
      into.phrases.push(...body.terms.map(({ term, text }): Phrase => ({ kind: 'term', tree: term, text })));
    } else {
      for (const alternative of body.alternatives) {
        if (alternative.name !== null) into.alternatives.push(alternative.name);
        walkSteps(alternative.steps, into);
      }
    }
    walkSteps(step.otherwise ?? [], into);
  }
}
