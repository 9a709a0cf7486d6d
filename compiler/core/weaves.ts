/** What cards change, found by what they change. */
import type {
  Anchor,
  CardKindId,
  Change,
  ColumnId,
  MoreOwner,
  ProcedureId,
  QuantityOwner,
  SpaceSet,
  Term,
  TrackId,
  Weave,
  World,
} from '../resolved/ir.js';
import type { Actor, Forced, Guard, Op, QuantityChange, Woven } from './ir.js';
import { speaksOfHere } from './survey.js';

/** A moment of something with a beginning and an end. */
export type Moment =
  | { readonly kind: 'procedure'; readonly procedure: ProcedureId }
  | { readonly kind: 'aspect'; readonly chit: number; readonly aspect: number }
  | { readonly kind: 'step'; readonly procedure: ProcedureId | null; readonly name: string };

export interface Moments {
  readonly before: readonly Woven[];
  readonly instead: readonly Woven[];
  readonly after: readonly Woven[];
}

export interface Weaves {
  readonly at: (moment: Moment) => Moments;
  /** What is done when a selected space of the procedure has been resolved. */
  readonly selected: (procedure: ProcedureId) => readonly Op[];
  /** What is done when a group with such pieces has moved. */
  readonly moving: (columns: readonly ColumnId[]) => readonly Op[];
  readonly quantity: (owner: QuantityOwner | MoreOwner) => readonly QuantityChange[];
  readonly restrictions: (procedure: ProcedureId) => readonly { guard: Guard; text: string; spaces: SpaceSet }[];
  /** What becomes of a raise (1) or a reduction (-1) of the track by the Event of a card of this kind. */
  readonly trackChanges: (track: TrackId, direction: 1 | -1, kind: CardKindId | null) => readonly QuantityChange[];
  /** Cards that leave only one of the alternatives to whoever chooses. */
  readonly forced: (
    procedure: ProcedureId | null,
    by: Actor,
    alternatives: readonly { readonly name: string | null }[],
  ) => readonly Forced[];
  readonly terms: (procedure: ProcedureId) => readonly { term: Term; guard: Guard }[];
  readonly rolls: readonly {
    readonly against: Extract<Change, { kind: 'rolls' }>['against'];
    readonly changes: readonly QuantityChange[];
  }[];
}

/** The weaves of one card that hold steps, in their order: the functions of its module. */
export function stepWeaves(
  world: World,
  card: number,
): readonly (Weave & { readonly change: Extract<Change, { kind: 'steps' }> })[] {
  return world.weaves.flatMap((weave) =>
    weave.card === card && weave.change.kind === 'steps' ? [{ ...weave, change: weave.change }] : [],
  );
}

/** What the steps at an anchor are given. */
export function givenAt(world: World, anchor: Anchor): 'here' | 'group' | 'scope' | 'nothing' {
  switch (anchor.kind) {
    case 'selected':
      return 'here';
    case 'moves':
      return 'group';
    case 'aspect':
      return aspectHasHere(world, anchor.aspect) ? 'here' : 'nothing';
    case 'procedure':
    case 'step':
      return world.procedures[anchor.procedure]?.class === null ? 'nothing' : 'scope';
  }
}

/** Some chit's effect of this aspect speaks of the space in hand. */
export function aspectHasHere(world: World, aspect: number): boolean {
  return world.chits.some((chit) =>
    chit.effects.some((effect) => effect.aspect === aspect && speaksOfHere(effect.steps)),
  );
}

export function indexWeaves(world: World): Weaves {
  const steps = world.cards.flatMap((_, card) =>
    stepWeaves(world, card).map((weave, index) => ({ weave, woven: wovenOf(weave, index) })),
  );
  const anchored = (test: (anchor: Anchor) => boolean): Woven[] =>
    steps.flatMap(({ weave, woven }) => (test(weave.change.at) ? [woven] : []));
  return {
    at: (moment) => {
      const of = (when: 'before' | 'instead' | 'after'): Woven[] => anchored((anchor) => isAt(anchor, moment, when));
      return { before: of('before'), instead: of('instead'), after: of('after') };
    },
    selected: (procedure) =>
      steps.flatMap(({ weave, woven }) => {
        const anchor = weave.change.at;
        if (anchor.kind !== 'selected' || anchor.procedure !== procedure) return [];
        return [
          {
            kind: 'woven',
            woven,
            given: 'here',
            spaces: anchor.spaces.tests.length === 0 ? null : anchor.spaces,
          } as const,
        ];
      }),
    moving: (columns) =>
      steps.flatMap(({ weave, woven }) => {
        const anchor = weave.change.at;
        if (anchor.kind !== 'moves' || !anchor.columns.some((column) => columns.includes(column))) return [];
        return [{ kind: 'woven', woven, given: 'group', spaces: anchor.from } as const];
      }),
    quantity: (owner) =>
      world.weaves.flatMap((weave) => {
        const { change } = weave;
        if (change.kind !== 'quantity' || !isOf(change.of, owner)) return [];
        return [
          { guard: guardOf(weave), text: weave.text, how: change.how, by: change.by, condition: change.condition },
        ];
      }),
    restrictions: (procedure) =>
      world.weaves.flatMap((weave) =>
        weave.change.kind === 'restriction' && weave.change.procedure === procedure
          ? [{ guard: guardOf(weave), text: weave.text, spaces: weave.change.spaces }]
          : [],
      ),
    trackChanges: (track, direction, kind) =>
      world.weaves.flatMap((weave) => {
        const { change } = weave;
        if (change.kind !== 'track change' || change.track !== track || change.direction !== direction) return [];
        return kind !== null && change.kinds.includes(kind)
          ? [
              {
                guard: guardOf(weave),
                text: weave.text,
                how: change.sign > 0 ? 'more' : 'less',
                by: change.by,
                condition: null,
              } as const,
            ]
          : [];
      }),
    forced: (procedure, by, alternatives) =>
      world.weaves.flatMap((weave): readonly Forced[] => {
        const { change } = weave;
        if (change.kind !== 'forced' || change.procedure !== procedure) return [];
        const to = alternatives.findIndex(({ name }) => name === change.alternative);
        const certain = by.kind === 'faction' ? by.faction : null;
        if (to === -1 || (change.faction !== null && certain !== null && change.faction !== certain)) return [];
        const faction = certain === null ? change.faction : null;
        return [{ guard: guardOf(weave), text: weave.text, to, faction }];
      }),
    terms: (procedure) =>
      world.weaves.flatMap((weave) =>
        weave.change.kind === 'terms' && weave.change.procedure === procedure
          ? weave.change.terms.map((term) => ({ term, guard: guardOf(weave) }))
          : [],
      ),
    rolls: rollsOf(world),
  };
}

/** Whether a change of one owner's number changes that of another: itself, or one of several. */
function isOf(changed: QuantityOwner | MoreOwner, owner: QuantityOwner | MoreOwner): boolean {
  if (changed.kind === 'selections') return owner.kind === 'selection' && changed.procedures.includes(owner.procedure);
  return JSON.stringify(changed) === JSON.stringify(owner);
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

function guardOf(weave: Weave): Guard {
  return { card: weave.card, when: weave.when };
}

function wovenOf(weave: Weave, index: number): Woven {
  return { guard: guardOf(weave), index, text: weave.text };
}

function rollsOf(world: World): Weaves['rolls'] {
  const byNumber = new Map<string, { against: Weaves['rolls'][number]['against']; changes: QuantityChange[] }>();
  for (const weave of world.weaves) {
    const { change } = weave;
    if (change.kind !== 'rolls') continue;
    const key = JSON.stringify(change.against);
    const entry = byNumber.get(key) ?? { against: change.against, changes: [] };
    entry.changes.push({
      guard: guardOf(weave),
      text: weave.text,
      how: change.sign > 0 ? 'more' : 'less',
      by: change.by,
      condition: null,
    });
    byNumber.set(key, entry);
  }
  return [...byNumber.values()];
}
