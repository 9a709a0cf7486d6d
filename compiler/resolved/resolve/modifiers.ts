/** What cards change: while a side of them is in play, and while they are the current card. */
import { unreachable } from '../../unreachable.js';
import type { AdditionDocument, CardDocument, Lasting, LastingList } from '../../surface/documents.js';
import { printChange, printMoment } from '../../surface/print.js';
import type { CardId, Change, Condition, Modifier } from '../ir.js';
import { idOf } from '../declare/lookup.js';
import { resolveConditional, resolveMoment, resolveMoreTerms } from './resolve-lasting.js';
import { contextOf, stepsOf, type Resolving } from './resolving.js';

/** The modifiers of all cards, in the order of the cards; within a card in its own order. */
export function resolveModifiers(resolving: Resolving): readonly Modifier[] {
  return resolving.declared.cards.flatMap((card, index) => {
    const id = index as CardId;
    const lasting = card.sides.flatMap(({ lasting: list }, side) =>
      list === null ? [] : list.items.flatMap((item) => modifierOf(resolving, card, { id, side }, list, item)),
    );
    const current = card.current?.items.flatMap((item) => currentOf(resolving, card, id, item)) ?? [];
    return [...lasting, ...current, ...card.additions.flatMap((it) => additionOf(resolving, id, it))];
  });
}

interface Place {
  readonly id: CardId;
  /** Which side of the card. */
  readonly side: number;
}

function modifierOf(
  resolving: Resolving,
  card: CardDocument,
  { id, side }: Place,
  list: LastingList,
  item: Lasting,
): readonly Modifier[] {
  const change = changeOf(resolving, list.frame, item);
  const document = card.sides[side];
  if (change === null || document === undefined) return [];
  return [
    {
      card: id,
      when: { kind: 'in play', side },
      title: document.title,
      rule: document.name === 'event' ? card.code.text : `${card.code.text} ${document.name}`,
      text: item.kind === 'change' ? printChange(item.change) : printMoment(item.moment),
      ...change,
      span: item.span,
    },
  ];
}

/** What holds while it is the current card. */
function currentOf(resolving: Resolving, card: CardDocument, id: CardId, item: Lasting): readonly Modifier[] {
  const change = changeOf(resolving, card.current?.frame ?? '', item);
  if (change === null) return [];
  const text = item.kind === 'change' ? printChange(item.change) : printMoment(item.moment);
  return [
    { card: id, when: { kind: 'current' }, title: card.title, rule: card.code.text, text, ...change, span: item.span },
  ];
}

function changeOf(
  resolving: Resolving,
  frame: string,
  item: Lasting,
): { readonly change: Change; readonly condition?: Condition } | null {
  const context = contextOf(resolving, `${frame}, sentence ${item.number}`);
  switch (item.kind) {
    case 'change':
      return resolveConditional(context, item.change);
    case 'terms': {
      const change = resolveMoreTerms(context, item);
      return change === null ? null : { change };
    }
    case 'steps': {
      const anchored = resolveMoment(context, item.moment);
      // Without the moment nothing is known of what its steps may speak of.
      if (anchored === null) return null;
      const steps = stepsOf(resolving, item.effect, anchored.surroundings);
      return { change: { kind: 'steps', at: anchored.at, steps } };
    }
    default:
      return unreachable(item);
  }
}

/** `at the end of ...`, while the card is the current one. */
function additionOf(resolving: Resolving, card: CardId, it: AdditionDocument): readonly Modifier[] {
  const { declared, diagnostics } = resolving;
  const procedure = idOf(diagnostics, declared.tables.procedures, it.procedure);
  const steps = stepsOf(resolving, it.effect, {
    procedure: procedure === null ? null : (declared.declarations.procedures[procedure] ?? null),
  });
  if (procedure === null) return [];
  return [
    {
      card,
      when: { kind: 'current' },
      title: it.title,
      rule: it.rule,
      text: `at the ${it.moment === 'before' ? 'start' : 'end'} of ${it.procedure.text}`,
      change: { kind: 'steps', at: { kind: 'procedure', procedure, moment: it.moment }, steps },
      span: it.span,
    },
  ];
}
