/**
 * Resolved → Core. Writes out what a sentence leaves unsaid: who acts, what `may` makes optional, whether own
 * pieces may be taken from the map, when the spaces of a procedure are selected, at which moments another
 * procedure may be conducted, where standing rules are looked at, and what cards add to what.
 */
import type {
  AdditionalSpacesId,
  Anchor,
  Card,
  CardId,
  ChitId,
  CounterId,
  FactionId,
  NumberExpr,
  Procedure,
  ProcedureId,
  Side,
  Step,
  World,
} from '../resolved/ir.js';
import { withBars } from './bars.js';
import { aspectNeedsHere } from '../resolved/resolve/needs.js';
import { lowerAdditionalSpaces } from './additional-spaces.js';
import { allOf } from '../resolved/facts.js';
import { withLoops } from './checkpoints.js';
import { some } from './children.js';
import type { Context } from './context.js';
import type {
  Block,
  Core,
  CoreAspect,
  CoreCard,
  CoreProcedure,
  CoreQuantity,
  CoreSelection,
  CoreSide,
  HookSteps,
  Statement,
} from './ir.js';
import { added, eachSpace, lowerStep, lowerSteps, note, statement } from './lower-steps.js';
import { withOpenings } from './opens.js';
import { withOrders } from './orders.js';
import { always, never } from './possibility.js';
import { withRerolls } from './rerolls.js';
import { withStandingRules } from './standing.js';
import { capturesAt } from './captures.js';
import { speaksOfSelected } from '../resolved/resolve/speaks-of-selected.js';
import { conductedIn, movesOnce } from './survey.js';
import { withDisregard } from './disregard.js';
import { declareAccumulators } from './accumulators.js';
import { limitsOf } from './limits.js';
import { mapChangesOf } from './map-changes.js';
import { indexModifiers, hooksOf } from './modifiers.js';
import { withPossible } from './with-possible.js';
import { withWatches } from './watches.js';
import { withWeights } from './weights.js';

/** Lowers a whole game. The world must come from a run without errors. */
export function lower(world: World): Core {
  const { accompanied } = conductedIn(world);
  const base = outermost(world);
  const limits = limitsOf(world);
  const map = mapChangesOf(world);
  const core: Core = {
    world,
    tellsSteps: false,
    procedures: world.procedures.map((procedure, id) => {
      const lowered = lowerProcedure(base, procedure, id as ProcedureId, accompanied);
      return lowered.id === world.start ? withLoops(lowered) : lowered;
    }),
    additionalSpaces: world.additionalSpaces.map((it, id) => lowerAdditionalSpaces(base, it, id as AdditionalSpacesId)),
    chits: world.chits.map((chit, id) => ({
      chit: id as ChitId,
      quantities: chit.quantities.map((quantity) =>
        lowerQuantity(base, quantity, { kind: 'chit', chit: id as ChitId, name: quantity.name }),
      ),
    })),
    ...(limits.length === 0 ? {} : { limits }),
    ...(map === null ? {} : { map }),
    rolls: base.modifiers.rolls,
    aspects: world.aspects.map((_, id) => lowerAspect(base, id as CoreAspect['id'])),
    cards: world.cards.map((_, id) => lowerCard(base, id as CoreCard['id'])),
    standing: [
      ...world.standing.map((standing) => ({
        rule: standing.rule,
        block: lowerSteps({ ...base, rule: standing.rule }, standing.steps),
      })),
      ...base.modifiers.losses.map(({ rule, text, span, card, side, condition }) => {
        const ended: Statement = { ...added({ ...base, rule }, { kind: 'end side', card, side }), text, span };
        return { rule, block: [added({ ...base, rule }, { kind: 'if', condition, then: [ended], otherwise: [] })] };
      }),
    ],
    beyond: world.tracks.flatMap((track, id) =>
      track.beyond.map((beyond) => ({
        track: id as Core['beyond'][number]['track'],
        end: beyond.end,
        rule: beyond.rule,
        block: lowerSteps({ ...base, rule: beyond.rule }, beyond.steps),
      })),
    ),
    crossings: world.tracks.flatMap((track, id) =>
      track.crossings.map(({ way, value, rule, steps }) => ({
        track: id as Core['crossings'][number]['track'],
        way,
        value,
        rule,
        block: lowerSteps({ ...base, rule }, steps),
      })),
    ),
  };
  const whole = withOpenings(
    withPossible(
      withStandingRules(
        withOrders(
          withBars(withRerolls(withWeights(core, base.modifiers.weights), base.modifiers.rerolls), base.modifiers.bars),
        ),
      ),
    ),
    accompanied,
  );
  return withDisregard(withWatches(whole, base.modifiers.changed));
}

/** Where steps stand that are part of no card and no procedure. */
export function outermost(world: World): Context {
  const { accompanied: _accompanied, ...conducted } = conductedIn(world);
  return {
    world,
    rule: '',
    by: { kind: 'executing' },
    executing: { kind: 'executing' },
    procedure: null,
    lifting: false,
    cardKind: null,
    variables: new Set(),
    ...conducted,
    terms: [],
    modifiers: indexModifiers(world),
  };
}

function lowerQuantity(
  context: Context,
  { name, value }: Procedure['quantities'][number],
  owner: Parameters<Context['modifiers']['quantity']>[0],
): CoreQuantity {
  const overridden = owner.kind === 'procedure' && context.overridden.has(name);
  const changes = context.modifiers.quantity(owner);
  const given = overridden ? (context.overridden.get(name) ?? []) : [];
  const said = [value, ...given, ...changes.flatMap(({ how, by }) => (how === 'is' ? by : []))];
  const isSigned = said.some(saysBelowZero);
  return { name, value, changes, overridden, ...(isSigned ? { signed: true } : {}) };
}

/** A number in digits below 0, in one of the cases if there are several. */
function saysBelowZero(number: NumberExpr): boolean {
  return some('number', number, { number: (it) => it.kind === 'literal' && it.value < 0 });
}

function lowerAspect(base: Context, id: CoreAspect['id']): CoreAspect {
  const aspect = base.world.aspects[id];
  if (aspect === undefined) throw new Error(`no aspect ${String(id)}`);
  const chits = base.world.chits.flatMap((chit, index) => {
    const effect = chit.effects.find((candidate) => candidate.aspect === id);
    if (effect === undefined) return [];
    const moments = base.modifiers.at({ kind: 'aspect', chit: index, aspect: id });
    return [
      {
        chit: index as ChitId,
        rule: chit.rule,
        block: lowerSteps({ ...base, rule: chit.rule }, effect.steps),
        possible: always,
        ...moments,
      },
    ];
  });
  return { id, name: aspect.name, family: aspect.family, chits, here: aspectNeedsHere(base.world, id) };
}

/** Something of the position is forgotten when a turn begins. */
function endsWithTurn({ marksMoves, cards }: World): boolean {
  return marksMoves || cards.some(({ sides }) => sides.some(({ until }) => until === 'turn'));
}

/** How long the side is in play; null where it never is. */
function lastingOf({ capability }: Card, { during, next, until }: Side): CoreSide['lasting'] {
  if (during) return 'during';
  if (next !== null) return 'on the next card';
  return capability === null && until === null ? null : 'at once';
}

function lowerCard(base: Context, id: CoreCard['id']): CoreCard {
  const card = base.world.cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return {
    id,
    sides: card.sides.map((side, index) => ({
      name: side.name,
      title: side.title,
      block: [
        ...playersNoted(base, id, index),
        ...lowerSteps(
          { ...base, rule: side.name === 'event' ? card.code : `${card.code} ${side.name}`, cardKind: card.kind },
          side.steps,
        ),
      ],
      movesOnce: movesOnce(side.steps),
      lasting: lastingOf(card, side),
      settles: false,
    })),
    woven: hooksOf(base.world, id).map((modifier) => {
      const { at, steps } = modifier.change;
      return lowerHook({ ...base, rule: modifier.rule }, modifier, at, steps);
    }),
  };
}

/** Who plays the side is noted for what it says of the other faction. */
function playersNoted(base: Context, card: CardId, side: number): Block {
  const { factions, modifiers } = base.world;
  const players = modifiers.flatMap(({ card: of, when, change }): readonly CounterId[] => {
    const isItsOwn = of === card && when.kind === 'in play' && when.side === side;
    return isItsOwn && change.kind === 'forced' && change.player !== undefined ? [change.player] : [];
  });
  const [counter] = players;
  const [first, ...others] = factions.map((_, id): NumberExpr => ({ kind: 'literal', value: id + 1 }));
  if (counter === undefined || first === undefined) return [];
  const to = others.reduce((otherwise, then, index): NumberExpr => {
    const condition = { kind: 'executing', faction: (index + 1) as FactionId, negated: false } as const;
    return { kind: 'if', condition, then, otherwise };
  }, first);
  return [added(base, { kind: 'set counter', counter, to })];
}

/** Steps that are added to something; the numbers that they are given are known to them. */
function lowerHook(
  context: Context,
  { title, text }: { readonly title: string; readonly text: string },
  at: Anchor,
  steps: readonly Step[],
): HookSteps {
  const given = capturesAt(context.world, at, steps);
  const variables = new Set(given.flatMap((it) => (it.kind === 'number' ? [it.name] : [])));
  return {
    title,
    rule: context.rule,
    text,
    given,
    block: lowerSteps({ ...context, variables }, steps),
    movesOnce: movesOnce(steps),
  };
}

function lowerProcedure(
  base: Context,
  procedure: Procedure,
  id: ProcedureId,
  accompanied: ReadonlySet<ProcedureId>,
): CoreProcedure {
  const conducting: Context['by'] =
    procedure.faction === null ? { kind: 'executing' } : { kind: 'faction', faction: procedure.faction };
  const context: Context = {
    ...base,
    rule: procedure.rule,
    by: conducting,
    executing: conducting,
    procedure: id,
    lifting: procedure.class !== null,
    terms: base.modifiers.terms(id),
  };
  const selecting = procedure.selection !== null;
  const block =
    selecting || accompanied.has(id)
      ? lowerTopLevel(context, procedure.steps, selecting, accompanied.has(id))
      : lowerSteps(context, procedure.steps);
  const { before, after } = base.modifiers.at({ kind: 'procedure', procedure: id });
  const instead = base.modifiers.replacing(id);
  const accompanying = base.modifiers.accompanying(id);
  return {
    id,
    name: procedure.name,
    rule: procedure.rule,
    file: procedure.file,
    faction: procedure.faction,
    offered: procedure.class !== null,
    accompanies: procedure.accompanies,
    ...(accompanying.length === 0 ? {} : { alsoAccompanies: accompanying }),
    requires: allOf([...(procedure.requires === null ? [] : [procedure.requires]), ...base.modifiers.bans(id)]),
    selection: procedure.selection === null ? null : lowerSelection(context, procedure.selection, id),
    additional: base.world.additionalSpaces.flatMap((it, index) =>
      it.procedures.includes(id) ? [index as AdditionalSpacesId] : [],
    ),
    quantities: procedure.quantities.map((quantity) =>
      lowerQuantity(base, quantity, { kind: 'procedure', procedure: id, name: quantity.name }),
    ),
    places: procedure.places,
    openedBy: [],
    possible: always,
    movesOnce: movesOnce(procedure.steps),
    beginsTurn: base.world.turn === id && endsWithTurn(base.world),
    block,
    ...(instead.length === 0 ? {} : { instead }),
    before,
    after,
    woven:
      procedure.declaration?.changes.map(({ at, steps, text }) =>
        lowerHook({ ...context, procedure: null }, { title: procedure.name, text }, at, steps),
      ) ?? null,
  };
}

function lowerSelection(
  context: Context,
  selection: NonNullable<Procedure['selection']>,
  procedure: ProcedureId,
): CoreSelection {
  return {
    text: selection.text,
    most: selection.most,
    changes: context.modifiers.quantity({ kind: 'selection', procedure }),
    spaces: selection.spaces,
    restrictions: context.modifiers.restrictions(procedure),
    conditions: selection.conditions.map(({ name, text, condition }) => ({
      name,
      text,
      condition,
      waivable: context.waived.has(name),
    })),
    possible: always,
    foreseen: always,
    orNone: selection.orNone,
    alone: never,
  };
}

/**
 * The steps of a procedure that selects spaces or may be accompanied. Spaces are selected one by one with the
 * first `in each selected space`; where an earlier step speaks of them, all of them just before it. What cards
 * do when a selected space has been resolved comes at the end of the last steps done in each, or else of all steps.
 */
function lowerTopLevel(context: Context, steps: readonly Step[], selecting: boolean, interruptible: boolean): Block {
  const statements: Statement[] = [];
  const perSpaceSteps = steps.filter((step) => step.act.kind === 'in spaces' && step.act.amount === 'each');
  const last = perSpaceSteps[perSpaceSteps.length - 1];
  const [first] = perSpaceSteps;
  const { procedure } = context;
  const atEach = (when: 'before' | 'after'): Block =>
    procedure === null ? [] : context.modifiers.selected(procedure, when).map((op) => added(context, op));
  const opening = atEach('before');
  const closing = atEach('after');
  let selected = !selecting;
  let momentDue = false;
  const variables = new Set(context.variables);
  for (const step of steps) {
    const inner: Context = { ...context, variables };
    const perSpace = step.act.kind === 'in spaces' && step.act.amount === 'each' ? step.act : null;
    const body =
      perSpace === null
        ? []
        : [...(step === first ? opening : []), ...lowerSteps(inner, perSpace.body), ...(step === last ? closing : [])];
    if (!selected && speaksOfSelected(step)) {
      selected = true;
      momentDue = false;
      if (perSpace !== null && perSpace.spaces.tests.length === 1) {
        statements.push(statement(context, step, { kind: 'select', body }));
        continue;
      }
      statements.push(added(context, { kind: 'select', body: [] }));
    }
    if (interruptible && momentDue && perSpace === null) statements.push(added(context, { kind: 'moment' }));
    if (perSpace === null) {
      statements.push(...lowerStep(inner, step));
    } else {
      const op = eachSpace(perSpace.spaces, body, interruptible);
      statements.push(statement(context, step, op));
    }
    note(variables, step);
    momentDue = true;
  }
  if (interruptible && momentDue) statements.push(added(context, { kind: 'moment' }));
  const alone = [...opening, ...closing];
  if (last === undefined && alone.length > 0) {
    statements.push(added(context, eachSpace({ tests: [{ kind: 'selected' }] }, alone)));
  }
  return declareAccumulators(statements);
}
