/** What cards change: while a side of them is in play, and while they are the current card. */
import type { Span } from '../../source/span.js';
import { unreachable } from '../../unreachable.js';
import type { AdditionDocument, CardDocument, Lasting, LastingList } from '../../surface/documents.js';
import { printChange, printMoment } from '../../surface/print.js';
import type { Anchor, CardId, Change, Condition, CounterId, FactionId, Modifier, Procedure, Step } from '../ir.js';
import { idOf } from '../declare/lookup.js';
import { meaningOf } from '../declare/symbols.js';
import { refuse, type Context } from './context.js';
import { resolveConditional, resolveMoment, resolveMoreTerms } from './resolve-lasting.js';
import { contextOf, stepsOf, type Resolving } from './resolving.js';

/** The modifiers of all cards, in the order of the cards; within a card in its own order. */
export function resolveModifiers(resolving: Resolving, procedures: readonly Procedure[]): readonly Modifier[] {
  return resolving.declared.cards.flatMap((card, index) => {
    const id = index as CardId;
    const lasting = card.sides.flatMap(({ lasting: list }, side) =>
      list === null
        ? []
        : list.items.flatMap((item) => modifierOf({ ...resolving, procedures }, card, { id, side }, list, item)),
    );
    const current =
      card.current?.items.flatMap((item) => currentOf({ ...resolving, procedures }, card, id, item)) ?? [];
    return [...lasting, ...current, ...card.additions.flatMap((it) => additionOf(resolving, id, it))];
  });
}

/** What resolving works on, and what has been resolved by then. */
interface WithProcedures extends Resolving {
  readonly procedures: readonly Procedure[];
}

interface Place {
  readonly id: CardId;
  /** Which side of the card. */
  readonly side: number;
}

function modifierOf(
  resolving: WithProcedures,
  card: CardDocument,
  { id, side }: Place,
  list: LastingList,
  item: Lasting,
): readonly Modifier[] {
  const isLasting = !list.during && list.next === null && list.until === null;
  const player = markAt(resolving, card.code.span);
  const change = changeOf(resolving, list.frame, item, { capability: isLasting ? card : null, player });
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
function currentOf(resolving: WithProcedures, card: CardDocument, id: CardId, item: Lasting): readonly Modifier[] {
  const change = changeOf(resolving, card.current?.frame ?? '', item, { capability: null, player: null });
  if (change === null) return [];
  const text = item.kind === 'change' ? printChange(item.change) : printMoment(item.moment);
  return [
    { card: id, when: { kind: 'current' }, title: card.title, rule: card.code.text, text, ...change, span: item.span },
  ];
}

/** What is known of the card where the item holds. */
interface Holding {
  /** The card that stays in play with it; null where it does not. */
  readonly capability: CardDocument | null;
  /** The counter that tells who has played it; null where nobody need have. */
  readonly player: CounterId | null;
}

function changeOf(
  resolving: WithProcedures,
  frame: string,
  item: Lasting,
  { capability, player }: Holding,
): { readonly change: Change; readonly condition?: Condition } | null {
  const context = contextOf(resolving, `${frame}, sentence ${item.number}`);
  switch (item.kind) {
    case 'change': {
      const resolved = resolveConditional(context, item.change, ownerOf(resolving, capability));
      if (resolved === null) return null;
      const { change } = resolved;
      const counter = markAt(resolving, item.span);
      if (change.kind === 'reroll' && counter !== null) return { ...resolved, change: { ...change, counter } };
      if (change.kind !== 'forced' || change.faction !== 'other') return resolved;
      if (player === null) return refuse(context, 'RW0479', item.span, {});
      return { ...resolved, change: { ...change, player } };
    }
    case 'terms': {
      const change = resolveMoreTerms(context, item);
      return change === null ? null : { change };
    }
    case 'steps': {
      const anchored = resolveMoment(context, item.moment, resolving.procedures);
      // Without the moment nothing is known of what its steps may speak of.
      if (anchored === null) return null;
      const { at, only, surroundings } = anchored;
      const own = stepsOf(resolving, item.effect, surroundings);
      if (at.kind === 'conduct') return insteadOf(context, resolving, at, own);
      const mark = markAt(resolving, item.span);
      const steps = mark === null ? own : [onceATurn(item, mark, own)];
      if (only === undefined) return { change: { kind: 'steps', at, steps } };
      const condition: Condition = { kind: 'executing', faction: only, negated: false };
      return { change: { kind: 'steps', at, steps: [guarded(item, condition, steps)] } };
    }
    default:
      return unreachable(item);
  }
}

/** Steps in place of a procedure: where they begin with `may`, whoever conducts it says whether they are. */
function insteadOf(
  context: Context,
  { declared }: Resolving,
  at: Extract<Anchor, { kind: 'conduct' }>,
  steps: readonly Step[],
): { readonly change: Change; readonly condition?: Condition } | null {
  const [first, ...further] = steps;
  const { factions, procedures } = declared.declarations;
  const conductor = procedures[at.procedure]?.faction ?? null;
  const faction = first?.actor?.kind === 'faction' ? first.actor.faction : null;
  const asked = faction ?? conductor;
  // Nobody is asked for a faction that nobody plays: its own sentence is told of.
  const isPlayed = asked === null ? factions.every((it) => it.isPlayed) : factions[asked]?.isPlayed === true;
  if (first?.may !== true || further.length > 0 || !isPlayed) return { change: { kind: 'steps', at, steps } };
  const change: Change = { kind: 'steps', at: { ...at, may: true }, steps: [{ ...first, may: false }] };
  if (faction === null || faction === conductor) return { change };
  if (conductor === null) return { change, condition: { kind: 'executing', faction, negated: false } };
  const procedure = procedures[at.procedure]?.name ?? '';
  return refuse(context, 'RW0497', first.span, {
    procedure,
    faction: factions[faction]?.name ?? '',
  });
}

/** Whose capability the card is. */
function ownerOf({ symbols }: Resolving, card: CardDocument | null): FactionId | null {
  const name = card?.capability?.text;
  return name === undefined ? null : (meaningOf(symbols, name, 'faction')?.id ?? null);
}

/** The counter that is declared at this place: that tells whether an item has been done this turn, or who has played a card. */
function markAt({ declared }: Resolving, place: Span): CounterId | null {
  const found = declared.declarations.counters.findIndex((it) => it.declared === place);
  return found === -1 ? null : (found as CounterId);
}

/** The steps, where they have not been done this turn; that they are is noted. */
function onceATurn(item: Extract<Lasting, { kind: 'steps' }>, counter: CounterId, steps: readonly Step[]): Step {
  const none = { kind: 'literal', value: 0 } as const;
  const condition: Condition = { kind: 'compare', left: { kind: 'counter', counter }, operator: '=', right: none };
  const act = { kind: 'set counter', counter, to: { kind: 'literal', value: 1 } } as const;
  const noted: Step = { text: printMoment(item.moment), span: item.span, actor: null, may: false, act };
  return guarded(item, condition, [noted, ...steps]);
}

/** Steps that are done where the condition holds. */
function guarded(
  { moment, span }: Extract<Lasting, { kind: 'steps' }>,
  condition: Condition,
  then: readonly Step[],
): Step {
  const act = { kind: 'if', condition, then, otherwise: [] } as const;
  return { text: printMoment(moment), span, actor: null, may: false, act };
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
