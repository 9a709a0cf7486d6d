/** What cards change, found by what they change. */
import type {
  Anchor,
  CardKindId,
  Change,
  ChangeAnchor,
  ColumnId,
  Condition,
  CounterId,
  FactionId,
  MoreOwner,
  ProcedureId,
  QuantityOwner,
  ResourceId,
  SpaceSet,
  Term,
  TrackId,
  Modifier,
  World,
} from '../resolved/ir.js';
import { capturesAt } from './captures.js';
import { inForce, isBarred, isHeld, isHere, unless } from './in-force.js';
import type {
  Accompanying,
  Actor,
  CoreRolls,
  Forced,
  Guard,
  Moved,
  Op,
  QuantityChange,
  Hook,
  Replacement,
} from './ir.js';
import { always } from './possibility.js';

/** A card's steps, and the change after which they are done. */
export interface Watching {
  readonly at: ChangeAnchor;
  readonly woven: Hook;
}

/** A moment of something with a beginning and an end. */
export type Moment =
  | { readonly kind: 'procedure'; readonly procedure: ProcedureId }
  | { readonly kind: 'aspect'; readonly chit: number; readonly aspect: number }
  | { readonly kind: 'step'; readonly procedure: ProcedureId | null; readonly name: string };

export interface Moments {
  readonly before: readonly Hook[];
  readonly instead: readonly Hook[];
  readonly after: readonly Hook[];
}

export interface ModifierIndex {
  readonly at: (moment: Moment) => Moments;
  /** What is done when a selected space of the procedure is about to be resolved, or has been. */
  readonly selected: (procedure: ProcedureId, when: 'before' | 'after') => readonly Op[];
  /** What is done when a group with such pieces has moved; with `left`, only where it has not stayed. */
  readonly moving: (columns: readonly ColumnId[], left: boolean) => readonly Op[];
  /** What is done when a step of the procedure has moved such pieces, in each space they have come to. */
  readonly arriving: (
    procedure: ProcedureId,
    columns: readonly ColumnId[],
  ) => Extract<Op, { kind: 'move' }>['arrivals'];
  readonly quantity: (owner: QuantityOwner | MoreOwner) => readonly QuantityChange[];
  readonly restrictions: (procedure: ProcedureId) => readonly { guard: Guard; text: string; spaces: SpaceSet }[];
  /** What must be so of a piece for the steps of the procedure to choose it: of those that cards bar one condition each. */
  readonly targets: (procedure: ProcedureId | null, columns: readonly ColumnId[]) => readonly Condition[];
  /** What must be so for the procedure to be conducted, as cards have it. */
  readonly bans: (procedure: ProcedureId) => readonly Condition[];
  /** What becomes of a raise (1) or a reduction (-1) of the track by the Event of a card of this kind. */
  readonly trackChanges: (track: TrackId, direction: 1 | -1, kind: CardKindId | null) => readonly QuantityChange[];
  /** Cards that leave only one of the alternatives to whoever chooses. */
  readonly forced: (
    procedure: ProcedureId | null,
    by: Actor,
    alternatives: readonly { readonly name: string | null }[],
  ) => readonly Forced[];
  /** What cards do when a sentence has changed something. */
  readonly changed: readonly Watching[];
  readonly terms: (procedure: ProcedureId) => readonly { term: Term; guard: Guard }[];
  readonly rolls: readonly CoreRolls[];
  readonly losses: readonly Loss[];
  /** What becomes of how many the sentences of the procedure place, remove or move. */
  readonly amounts: (procedure: ProcedureId) => readonly AmountBy[];
  /** What becomes of what the sentences of the procedure pay. */
  readonly costs: (procedure: ProcedureId) => readonly CostBy[];
  readonly rerolls: readonly Reroll[];
  /** What is done in place of the procedure. */
  readonly replacing: (procedure: ProcedureId) => readonly Replacement[];
  /** How far sentences of the procedure move pieces. */
  readonly distances: (procedure: ProcedureId) => readonly Distance[];
  /** What else the procedure accompanies. */
  readonly accompanying: (procedure: ProcedureId) => readonly Accompanying[];
  /** What may not be placed, removed or moved. */
  readonly bars: readonly Bar[];
  /** What counts double for procedures, or not at all. */
  readonly weights: readonly Weight[];
}

/** How often each of some things counts for a procedure. */
export interface Weight extends Omit<Extract<Change, { kind: 'weight' }>, 'kind' | 'faction'> {
  readonly guard: Guard;
}

/** What cards forbid to be done to things. */
export interface Bar extends Omit<Extract<Change, { kind: 'barred' }>, 'kind'> {
  readonly guard: Guard;
}

/** How far a card lets pieces go. */
export interface Distance {
  readonly change: Extract<Change, { kind: 'further' }>;
  readonly guard: Guard;
}

/** A change of an amount, and what a card makes of it. */
export interface AmountBy {
  readonly change: Extract<Change, { kind: 'amount' }>;
  readonly by: QuantityChange;
}

/** What a card makes of how much of a resource is paid. */
export interface CostBy {
  readonly resource: ResourceId;
  readonly by: QuantityChange;
}

/** A faction may have a die rolled again, where the counter is 0. */
export interface Reroll extends Pick<Modifier, 'rule' | 'text' | 'span'> {
  readonly guard: Guard;
  readonly faction: FactionId;
  readonly counter: CounterId;
}

/** A capability that is lost as soon as the condition holds. */
export interface Loss extends Pick<Modifier, 'rule' | 'text' | 'span' | 'card'> {
  readonly side: number;
  readonly condition: Condition;
}

/** The hooks of one card, the modifiers that hold steps, in their order: the functions of its module. */
export function hooksOf(
  world: World,
  card: number,
): readonly (Modifier & { readonly change: Extract<Change, { kind: 'steps' }> })[] {
  return world.modifiers.flatMap((modifier) =>
    modifier.card === card && modifier.change.kind === 'steps' ? [{ ...modifier, change: modifier.change }] : [],
  );
}

export function indexModifiers(world: World): ModifierIndex {
  const steps = world.cards.flatMap((_, card) =>
    hooksOf(world, card).map((modifier, index) => ({ modifier, woven: hookOf(world, modifier, index) })),
  );
  const anchored = [
    ...declaredSteps(world),
    ...steps.map(({ modifier, woven }): Anchored => ({ at: modifier.change.at, woven })),
  ];
  return {
    at: (moment) => {
      const of = (when: 'before' | 'instead' | 'after'): Hook[] =>
        anchored.flatMap(({ at, woven }) => (isAt(at, moment, when) ? [woven] : []));
      return { before: of('before'), instead: of('instead'), after: of('after') };
    },
    selected: (procedure, when) =>
      steps.flatMap(({ modifier, woven }) => {
        const anchor = modifier.change.at;
        if (anchor.kind !== 'selected' || anchor.procedure !== procedure || anchor.moment !== when) return [];
        return [
          {
            kind: 'woven',
            woven,
            spaces: anchor.spaces.tests.length === 0 ? null : anchor.spaces,
            left: false,
            moved: null,
          } as const,
        ];
      }),
    moving: (columns, left) =>
      steps.flatMap(({ modifier, woven }) => {
        const anchor = modifier.change.at;
        if (anchor.kind !== 'moves' || !anchor.columns.some((column) => columns.includes(column))) return [];
        return [{ kind: 'woven', woven, spaces: anchor.from, left, moved: movedOf(anchor, columns) } as const];
      }),
    arriving: (procedure, columns) =>
      steps.flatMap(({ modifier, woven }) => {
        const anchor = modifier.change.at;
        if (anchor.kind !== 'arrivals' || anchor.procedure !== procedure) return [];
        if (!anchor.columns.some((column) => columns.includes(column))) return [];
        return [{ woven, columns: anchor.columns, least: anchor.least, spaces: anchor.to }];
      }),
    quantity: (owner) => inOrder(world, changesOf(world, owner)),
    restrictions: (procedure) =>
      world.modifiers.flatMap((modifier) =>
        modifier.change.kind === 'restriction' && modifier.change.procedure === procedure
          ? [{ guard: guardOf(modifier), text: modifier.text, spaces: modifier.change.spaces }]
          : [],
      ),
    targets: (procedure, columns) =>
      world.modifiers.flatMap((modifier) => {
        const { change } = modifier;
        if (change.kind !== 'targets' || change.procedure !== procedure) return [];
        const barred = columns.filter((column) => change.columns.includes(column));
        if (barred.length === 0) return [];
        const which = isBarred(barred, columns, change.spaces);
        return [unless(inForce(guardOf(modifier)), ...(which === null ? [] : [which]))];
      }),
    bans: (procedure) =>
      world.modifiers.flatMap((modifier) => {
        const { change } = modifier;
        if (change.kind !== 'ban' || change.procedure !== procedure) return [];
        const executes: Condition = { kind: 'executing', faction: change.faction, negated: false };
        const { faction } = world.procedures[procedure] ?? { faction: null };
        return [unless(inForce(guardOf(modifier)), ...(faction === null ? [executes] : []))];
      }),
    trackChanges: (track, direction, kind) =>
      world.modifiers.flatMap((modifier) => {
        const { change } = modifier;
        if (change.kind !== 'track change' || change.track !== track || change.direction !== direction) return [];
        if (kind === null || !change.kinds.includes(kind)) return [];
        return [changeBy(modifier, change.how, change.by)];
      }),
    forced: (procedure, by, alternatives) =>
      world.modifiers.flatMap((modifier): readonly Forced[] => {
        const { change } = modifier;
        if (change.kind !== 'forced' || change.procedure !== procedure) return [];
        const to = alternatives.findIndex(({ name }) => name === change.alternative);
        if (to === -1) return [];
        const certain = by.kind === 'faction' ? by.faction : null;
        const { text } = modifier;
        return forcedBy(world, change, guardOf(modifier)).flatMap(({ faction, guard }) => {
          if (faction !== null && certain !== null && faction !== certain) return [];
          return [{ guard, text, to, faction: certain === null ? faction : null }];
        });
      }),
    changed: steps.flatMap(({ modifier, woven }) => {
      const { at } = modifier.change;
      return at.kind === 'placed' || at.kind === 'removed' || at.kind === 'passed' ? [{ at, woven }] : [];
    }),
    terms: (procedure) =>
      world.modifiers.flatMap((modifier) =>
        modifier.change.kind === 'terms' && modifier.change.procedure === procedure
          ? modifier.change.terms.map((term) => ({ term, guard: guardOf(modifier) }))
          : [],
      ),
    rolls: rollsOf(world),
    losses: world.modifiers.flatMap(lossOf),
    amounts: (procedure) =>
      world.modifiers.flatMap((modifier): readonly AmountBy[] => {
        const { change } = modifier;
        if (change.kind !== 'amount' || change.procedure !== procedure) return [];
        return [{ change, by: changeBy(modifier, change.how, change.by) }];
      }),
    costs: (procedure) =>
      world.modifiers.flatMap((modifier): readonly CostBy[] => {
        const { change } = modifier;
        if (change.kind !== 'cost' || change.procedure !== procedure) return [];
        const { resource, how, by, spaces } = change;
        const changed = changeBy(modifier, how, by);
        const guard = spaces === null ? changed.guard : onlyWhere(isHere(spaces), changed.guard);
        return [{ resource, by: { ...changed, guard } }];
      }),
    replacing: (procedure) =>
      steps.flatMap(({ modifier, woven }) => {
        const { at } = modifier.change;
        if (at.kind !== 'conduct' || at.procedure !== procedure) return [];
        return [{ woven, may: at.may, possible: always }];
      }),
    distances: (procedure) =>
      world.modifiers.flatMap((modifier): readonly Distance[] => {
        const { change } = modifier;
        return change.kind === 'further' && change.procedure === procedure
          ? [{ change, guard: guardOf(modifier) }]
          : [];
      }),
    accompanying: (procedure) =>
      world.modifiers.flatMap((modifier): readonly Accompanying[] => {
        const { change, text } = modifier;
        if (change.kind !== 'accompany' || change.procedure !== procedure) return [];
        return [{ text, condition: inForce(guardOf(modifier)), host: change.host }];
      }),
    bars: world.modifiers.flatMap((modifier): readonly Bar[] => {
      const { change } = modifier;
      return change.kind === 'barred' ? [{ ...change, guard: guardOf(modifier) }] : [];
    }),
    weights: world.modifiers.flatMap((modifier): readonly Weight[] => {
      const { change } = modifier;
      if (change.kind !== 'weight') return [];
      const { faction, ...weight } = change;
      const guard = guardOf(modifier);
      if (faction === null) return [{ ...weight, guard }];
      return [{ ...weight, guard: onlyWhere({ kind: 'executing', faction, negated: false }, guard) }];
    }),
    rerolls: world.modifiers.flatMap((modifier): readonly Reroll[] => {
      const { change, rule, text, span } = modifier;
      if (change.kind !== 'reroll' || change.counter === undefined) return [];
      return [{ guard: guardOf(modifier), faction: change.faction, counter: change.counter, rule, text, span }];
    }),
  };
}

function changesOf(world: World, owner: QuantityOwner | MoreOwner): readonly QuantityChange[] {
  return world.modifiers.flatMap((modifier) => {
    const { change } = modifier;
    if (change.kind !== 'quantity' || !isOf(change.of, owner)) return [];
    return [
      { guard: guardOf(modifier), text: modifier.text, how: change.how, by: change.by, condition: change.condition },
    ];
  });
}

/**
 * First what cards say that the number is, a card that holds for its own Event alone after those that stay in play, since that
 * takes precedence; then what they add and take away, then the most that they allow.
 */
function inOrder(world: World, changes: readonly QuantityChange[]): readonly QuantityChange[] {
  const placeOf = ({ how, guard }: QuantityChange): number => {
    if (how === 'at most') return 3;
    if (how !== 'is') return 2;
    const side = guard.when.kind === 'in play' ? world.cards[guard.card]?.sides[guard.when.side] : undefined;
    return side?.during === true ? 1 : 0;
  };
  return [...changes].sort((one, other) => placeOf(one) - placeOf(other));
}

/** What must be in a group of such pieces; null where any piece of them is one. */
function movedOf({ columns, least }: Extract<Anchor, { kind: 'moves' }>, moving: readonly ColumnId[]): Moved | null {
  const isAny = least.kind === 'literal' && least.value === 1 && moving.every((column) => columns.includes(column));
  return isAny ? null : { columns, least };
}

/** Whether a change of one owner's number changes that of another: itself, or one of several. */
function isOf(changed: QuantityOwner | MoreOwner, owner: QuantityOwner | MoreOwner): boolean {
  if (changed.kind === 'selections') return owner.kind === 'selection' && changed.procedures.includes(owner.procedure);
  return JSON.stringify(changed) === JSON.stringify(owner);
}

interface Anchored {
  readonly at: Anchor;
  readonly woven: Hook;
}

/** What procedures that are declared do at the steps of others. It comes before what cards do there. */
function declaredSteps(world: World): Anchored[] {
  return world.procedures.flatMap(({ declaration }, id) =>
    (declaration?.changes ?? []).map(({ at, steps, text }, index) => ({
      at,
      woven: { guard: { declared: id as ProcedureId }, index, given: capturesAt(world, at, steps), text },
    })),
  );
}

/** The procedures that may be declared just before a named step. */
export function declarableAt(world: World, procedure: ProcedureId | null, step: string): readonly ProcedureId[] {
  return world.procedures.flatMap(({ declaration }, id) =>
    declaration !== null && declaration.procedure === procedure && declaration.step === step ? [id as ProcedureId] : [],
  );
}

function isAt(anchor: Anchor, moment: Moment, when: 'before' | 'instead' | 'after'): boolean {
  if (anchor.kind === 'procedure')
    return moment.kind === 'procedure' && anchor.procedure === moment.procedure && anchor.moment === when;
  if (anchor.kind === 'step') {
    return (
      moment.kind === 'step' &&
      anchor.procedure === moment.procedure &&
      anchor.name === moment.name &&
      anchor.moment === when
    );
  }
  if (anchor.kind !== 'aspect' || moment.kind !== 'aspect') return false;
  return anchor.chit === moment.chit && anchor.aspect === moment.aspect && anchor.moment === when;
}

/** Whom the card forces, and when: the other faction is either of the two, where the other one has played the card. */
function forcedBy(
  world: World,
  { faction, player }: Extract<Change, { kind: 'forced' }>,
  guard: Guard,
): readonly Pick<Forced, 'faction' | 'guard'>[] {
  if (faction !== 'other') return [{ faction, guard }];
  if (player === undefined) return [];
  return world.factions.map((_, id) => {
    const right = { kind: 'literal', value: world.factions.length - id } as const;
    const isOther: Condition = { kind: 'compare', left: { kind: 'counter', counter: player }, operator: '=', right };
    return { faction: id as FactionId, guard: onlyWhere(isOther, guard) };
  });
}

/** When what the modifier says applies. */
export function guardOf(modifier: Modifier): Guard {
  const { card, when, condition } = modifier;
  return condition === undefined ? { card, when } : { card, when, condition };
}

/** The guard, which holds only where this does as well. */
function onlyWhere(left: Condition, guard: Guard): Guard {
  const { condition: right } = guard;
  return { ...guard, condition: right === undefined ? left : { kind: 'and', left, right } };
}

/** What a card makes of a number, on no condition but that it is in force. */
function changeBy(modifier: Modifier, how: QuantityChange['how'], by: QuantityChange['by']): QuantityChange {
  return { guard: guardOf(modifier), text: modifier.text, how, by, condition: null };
}

function hookOf(world: World, modifier: ReturnType<typeof hooksOf>[number], index: number): Hook {
  const { at, steps } = modifier.change;
  return { guard: guardOf(modifier), index, given: capturesAt(world, at, steps), text: modifier.text };
}

function lossOf(modifier: Modifier): readonly Loss[] {
  const { change, rule, text, span, card, when } = modifier;
  if (change.kind !== 'loss' || when.kind !== 'in play') return [];
  const condition: Condition = { kind: 'and', left: isHeld(guardOf(modifier)), right: change.condition };
  return [{ rule, text, span, card, side: when.side, condition }];
}

function rollsOf(world: World): readonly CoreRolls[] {
  const entries = new Map<string, Omit<CoreRolls, 'changes'> & { readonly changes: QuantityChange[] }>();
  for (const modifier of world.modifiers) {
    const { change } = modifier;
    if (change.kind !== 'rolls') continue;
    const { against, procedure } = change;
    const key = JSON.stringify([against, procedure]);
    const entry = entries.get(key) ?? { against, ...(procedure === undefined ? {} : { procedure }), changes: [] };
    entry.changes.push(changeBy(modifier, change.sign > 0 ? 'more' : 'less', change.by));
    entries.set(key, entry);
  }
  return [...entries.values()];
}
