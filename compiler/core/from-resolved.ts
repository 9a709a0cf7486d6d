/**
 * Resolved → Core. Writes out what a sentence leaves unsaid: who acts, what `may` makes optional, whether own
 * pieces may be taken from the map, when the spaces of a procedure are selected, at which moments another
 * procedure may be conducted, and where standing rules are looked at.
 */
import type { Act, Actor as ResolvedActor, NumberExpr, ProcedureId, Step, World } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import type { Actor, Block, Conduct, Core, CoreProcedure, Op, Range, Statement, Woven } from './ir.js';
import { flipped, moveOf, rangeOf, stagesOf } from './lower-pieces.js';
import { endingProcedures } from './endings.js';
import { possibleBlock } from './possible.js';
import { standingTriggers, triggersStanding, type Triggers } from './standing.js';
import { countRemovals } from './tallies.js';
import { accompaniedProcedures, hasMoves, speaksOfHere, speaksOfSelected } from './survey.js';

/** Where a step stands. */
interface Context {
  readonly world: World;
  readonly rule: string;
  readonly by: Actor;
  /** Own pieces may be taken from the map: in procedures that are offered, not in Events. */
  readonly lifting: boolean;
  /** Variables that enclosing steps have let or rolled. */
  readonly variables: ReadonlySet<string>;
  readonly triggers: Triggers;
  readonly ending: ReadonlySet<ProcedureId>;
  /** Condition names that some conduct of the game waives. */
  readonly waived: ReadonlySet<string>;
}

/** Lowers a whole game. The world must come from a run without errors. */
export function lower(world: World): Core {
  const base: Context = {
    world,
    rule: '',
    by: { kind: 'executing' },
    lifting: false,
    variables: new Set(),
    triggers: standingTriggers(world),
    ending: endingProcedures(world),
    waived: waivedConditions(world),
  };
  const accompanied = accompaniedProcedures(world);
  const woven = wovenByProcedure(world);
  return {
    world,
    procedures: world.procedures.map((_, id) => lowerProcedure(base, id as ProcedureId, accompanied, woven)),
    aspects: world.aspects.map((aspect, id) => {
      const chits = world.chits.flatMap((chit, index) => {
        const effect = chit.effects.find((candidate) => candidate.aspect === id);
        if (effect === undefined) return [];
        return [{ chit: index, rule: chit.rule, block: lowerSteps({ ...base, rule: chit.rule }, effect.steps) }];
      });
      const here = world.chits.some((chit) =>
        chit.effects.some((effect) => effect.aspect === id && speaksOfHere(effect.steps)),
      );
      return { id: id as Core['aspects'][number]['id'], name: aspect.name, family: aspect.family, chits, here };
    }),
    cards: world.cards.map((card, id) => {
      const ofCard = (rule: string): Context => ({ ...base, rule });
      return {
        id: id as Core['cards'][number]['id'],
        sides: card.sides.map((side) => ({
          name: side.name,
          title: side.title,
          block: lowerSteps(ofCard(side.name === 'event' ? card.code : `${card.code} ${side.name}`), side.steps),
          moves: hasMoves(side.steps),
        })),
        woven: world.weaves
          .filter((weave) => weave.card === id)
          .map((weave) => ({
            title: weave.title,
            rule: weave.rule,
            procedure: weave.procedure,
            block: lowerSteps(ofCard(weave.rule), weave.steps),
            moves: hasMoves(weave.steps),
          })),
      };
    }),
    standing: world.standing.map((standing) => ({
      rule: standing.rule,
      block: lowerSteps({ ...base, rule: standing.rule, triggers: [] }, standing.steps),
    })),
    beyond: world.tracks.flatMap((track, id) =>
      track.beyond.map((beyond) => ({
        track: id as Core['beyond'][number]['track'],
        end: beyond.end,
        rule: beyond.rule,
        block: lowerSteps({ ...base, rule: beyond.rule }, beyond.steps),
      })),
    ),
  };
}

function waivedConditions(world: World): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify([world.procedures, world.cards, world.weaves, world.chits], (key, value: unknown) => {
    if (key === 'span' || key === 'declared') return undefined;
    if (key === 'waiving' && Array.isArray(value)) for (const name of value) names.add(String(name));
    return value;
  });
  return names;
}

interface WovenByProcedure {
  readonly before: ReadonlyMap<ProcedureId, readonly Woven[]>;
  readonly after: ReadonlyMap<ProcedureId, readonly Woven[]>;
}

function wovenByProcedure(world: World): WovenByProcedure {
  const before = new Map<ProcedureId, Woven[]>();
  const after = new Map<ProcedureId, Woven[]>();
  const counts = new Map<number, number>();
  for (const weave of world.weaves) {
    const index = counts.get(weave.card) ?? 0;
    counts.set(weave.card, index + 1);
    const list = weave.moment === 'before' ? before : after;
    list.set(weave.procedure, [...(list.get(weave.procedure) ?? []), { card: weave.card, when: weave.when, index }]);
  }
  return { before, after };
}

function lowerProcedure(
  base: Context,
  id: ProcedureId,
  accompanied: ReadonlySet<ProcedureId>,
  woven: WovenByProcedure,
): CoreProcedure {
  const { world } = base;
  const procedure = world.procedures[id];
  if (procedure === undefined) throw new Error(`no procedure ${String(id)}`);
  const offered = procedure.class !== null;
  const context: Context = {
    ...base,
    rule: procedure.rule,
    by: procedure.faction === null ? { kind: 'executing' } : { kind: 'faction', faction: procedure.faction },
    lifting: offered,
  };
  const selecting = procedure.selection !== null;
  const block =
    selecting || accompanied.has(id)
      ? lowerTopLevel(context, procedure.steps, selecting, accompanied.has(id))
      : lowerSteps(context, procedure.steps);
  return {
    id,
    name: procedure.name,
    rule: procedure.rule,
    file: procedure.file,
    faction: procedure.faction,
    offered,
    accompanies: procedure.accompanies,
    requires: procedure.requires,
    selection:
      procedure.selection === null
        ? null
        : {
            text: procedure.selection.text,
            most: procedure.selection.most,
            spaces: procedure.selection.spaces,
            conditions: procedure.selection.conditions.map(({ name, text, condition }) => ({
              name,
              text,
              condition,
              waivable: base.waived.has(name),
            })),
          },
    possible: selecting ? null : possibleBlock(block),
    moves: hasMoves(procedure.steps),
    block,
    before: woven.before.get(id) ?? [],
    after: woven.after.get(id) ?? [],
    mayEnd: base.ending.has(id),
  };
}

/**
 * The steps of a procedure that selects spaces or may be accompanied. Spaces are selected one by one with the
 * first `in each selected space`; where an earlier step speaks of them, all of them just before it.
 */
function lowerTopLevel(context: Context, steps: readonly Step[], selecting: boolean, interruptible: boolean): Block {
  const statements: Statement[] = [];
  let selected = !selecting;
  let momentDue = false;
  const variables = new Set(context.variables);
  for (const step of steps) {
    const inner: Context = { ...context, variables };
    const perSpace = step.act.kind === 'in spaces' && step.act.amount === 'each' ? step.act : null;
    if (!selected && speaksOfSelected(step)) {
      selected = true;
      const whole = perSpace !== null && perSpace.spaces.tests.length === 1;
      const body = whole ? lowerSteps(inner, perSpace.body) : [];
      statements.push(statement(context, step, { kind: 'select', body }));
      momentDue = false;
      if (whole) continue;
    }
    if (interruptible && momentDue && perSpace === null) statements.push(added(context, { kind: 'moment' }));
    if (perSpace !== null) {
      const body = lowerSteps(inner, perSpace.body);
      const op: Op = { kind: 'each space', spaces: perSpace.spaces, interruptible, body };
      statements.push(statement(context, step, op));
    } else {
      statements.push(...lowerStep(inner, step));
    }
    note(variables, step);
    momentDue = true;
  }
  if (interruptible && momentDue) statements.push(added(context, { kind: 'moment' }));
  return countRemovals(statements);
}

/** Lowers a list of steps; variables that they let are known to the later ones. */
function lowerSteps(context: Context, steps: readonly Step[]): Block {
  const variables = new Set(context.variables);
  const statements: Statement[] = [];
  for (const step of steps) {
    statements.push(...lowerStep({ ...context, variables }, step));
    note(variables, step);
  }
  return countRemovals(statements);
}

function note(variables: Set<string>, step: Step): void {
  if (step.act.kind === 'let') variables.add(step.act.name);
  if (step.act.kind === 'roll') variables.add('roll');
}

function statement(context: Context, step: Step, op: Op): Statement {
  return { text: step.text, rule: context.rule, by: context.by, op };
}

function added(context: Context, op: Op): Statement {
  return { text: '', rule: context.rule, by: context.by, op };
}

function lowerStep(outer: Context, step: Step): Statement[] {
  const context: Context = step.actor === null ? outer : { ...outer, by: actorOf(outer, step.actor) };
  const op = lowerAct(context, step);
  if (Array.isArray(op)) return op;
  const result = [statement(context, step, op)];
  if (triggersStanding(context.triggers, op, context.world)) result.push(added(context, { kind: 'standing' }));
  return result;
}

function actorOf(context: Context, actor: ResolvedActor): Actor {
  switch (actor.kind) {
    case 'faction':
    case 'ordinal':
      return actor;
    case 'executing':
      return context.by;
    case 'other':
      return { kind: 'other', than: context.by };
    default:
      return unreachable(actor);
  }
}

function lowerAct(context: Context, step: Step): Op | Statement[] {
  const { act, may } = step;
  const inMay = (op: Op): Op => {
    if (!may) return op;
    const block = [statement(context, step, op)];
    return { kind: 'may', possible: possibleBlock(block), body: block };
  };
  switch (act.kind) {
    case 'place pieces':
      return lowerPlace(context, step, act);
    case 'place marker': {
      const op: Op = { kind: 'mark', marker: act.marker, count: act.count };
      if (act.to.kind !== 'spaces') return inMay(op);
      return inMay({
        kind: 'each space',
        spaces: act.to.spaces,
        interruptible: false,
        body: [statement(context, step, op)],
      });
    }
    case 'remove pieces':
      return {
        kind: 'remove',
        range: rangeOf(act.amount, may),
        stages: stagesOf(act),
        where: act.where,
        to: act.to,
      };
    case 'remove markers': {
      const count = act.amount.most;
      const ops: Op[] = act.markers.map((marker) => ({ kind: 'unmark', marker, count, where: act.where }));
      const [only] = ops;
      if (ops.length === 1 && only !== undefined) return inMay(only);
      return ops.map((op) => statement(context, step, op));
    }
    case 'replace':
      return {
        kind: 'replace',
        range: rangeOf(act.amount, may),
        columns: act.columns,
        where: act.where,
        with: act.with,
      };
    case 'move':
      return moveOf(act, may, null);
    case 'groups':
      return moveOf(act.move, may, lowerSteps(context, act.body));
    case 'flip': {
      const to = act.columns.map((column) => flipped(context.world, column, act.state));
      return { kind: 'flip', range: rangeOf(act.amount, may), columns: act.columns, to, where: act.where };
    }
    case 'shift': {
      const beyond = (context.world.tracks[act.track]?.beyond.length ?? 0) > 0;
      return inMay({ kind: 'shift', track: act.track, by: act.steps, sign: act.direction, beyond });
    }
    case 'change track': {
      return inMay({ kind: 'shift', track: act.track, by: act.by, sign: act.sign, beyond: false });
    }
    case 'set track':
      return inMay({ kind: 'set track', track: act.track, to: act.to });
    case 'change counter': {
      const left = { kind: 'counter', counter: act.counter } as const;
      return inMay({
        kind: 'set counter',
        counter: act.counter,
        to: { kind: act.sign > 0 ? 'plus' : 'minus', left, right: act.by },
      });
    }
    case 'set counter':
      return inMay({ kind: 'set counter', counter: act.counter, to: act.to });
    case 'draw':
      return inMay({ kind: 'draw', family: act.family, count: act.count });
    case 'take chit':
      return { kind: 'take chit', from: act.from, to: act.to, optional: act.optional || may };
    case 'move chits':
      return inMay({ kind: 'move chits', from: act.from, to: act.to });
    case 'resolve':
      return inMay({ kind: 'resolve', aspect: act.aspect, of: act.of });
    case 'roll':
      return { kind: 'roll', declares: !context.variables.has('roll') };
    case 'let':
      return { kind: 'let', name: act.name, value: act.value, declares: !context.variables.has(act.name) };
    case 'conduct':
      return lowerConduct(context, act, may, inMay);
    case 'reveal':
      return { kind: 'reveal' };
    case 'play event':
      return inMay({ kind: 'play event' });
    case 'close box':
      return { kind: 'close box', box: act.box };
    case 'adjust order':
      return { kind: 'adjust order' };
    case 'win':
      return { kind: 'win', faction: act.faction };
    case 'nothing':
      return [];
    case 'if':
      return {
        kind: 'if',
        condition: act.condition,
        then: lowerSteps(context, act.then),
        otherwise: lowerSteps(context, act.otherwise),
      };
    case 'in spaces': {
      const body = lowerSteps(context, act.body);
      if (act.amount === 'each') return inMay({ kind: 'each space', spaces: act.spaces, interruptible: false, body });
      return { kind: 'choose spaces', spaces: act.spaces, range: rangeOf(act.amount, may), body };
    }
    case 'for each':
      return { kind: 'repeat', count: act.count, body: lowerSteps(context, act.body) };
    case 'choose one':
      return {
        kind: 'choose',
        optional: may,
        alternatives: act.alternatives.map((alternative) => {
          const block = lowerSteps(context, alternative.steps);
          const label = alternative.name ?? alternative.steps.map((inner) => inner.text).join('; ');
          return { name: alternative.name, label, possible: possibleBlock(block), block };
        }),
      };
    case 'take box':
      return {
        kind: 'take box',
        alternatives: act.alternatives.map(({ box, steps }) => ({ box, block: lowerSteps(context, steps) })),
      };
    case 'steps': {
      const body = lowerSteps(context, act.body);
      return may ? { kind: 'may', possible: possibleBlock(body), body } : [...body];
    }
    case 'times': {
      const body = lowerSteps(context, act.body);
      return { kind: 'repeat at will', most: act.most, possible: possibleBlock(body), body };
    }
    case 'net':
      return { kind: 'net', track: act.track, terms: act.terms };
    case 'until deck empty':
      return { kind: 'until deck empty', body: lowerSteps(context, act.body) };
    case 'error':
      throw new Error('an erroneous sentence reached lowering');
    default:
      return unreachable(act);
  }
}

function lowerPlace(context: Context, step: Step, act: Extract<Act, { kind: 'place pieces' }>): Op {
  const { world, by } = context;
  const own = (piece: number): boolean => by.kind === 'faction' && world.pieces[piece]?.faction === by.faction;
  const lift =
    context.lifting && act.from === null && act.pieces.every((piece) => own(piece) && world.lifted.includes(piece));
  const place = (range: Range): Op => ({ kind: 'place', range, pieces: act.pieces, from: act.from, lift });
  if (act.to.kind !== 'spaces') return place(rangeOf(act.amount, step.may));
  const [only] = act.to.spaces.tests;
  if (act.to.spaces.tests.length === 1 && only?.kind === 'named' && only.spaces.length === 1) {
    const body = [statement(context, step, place(rangeOf(act.amount, step.may)))];
    return { kind: 'each space', spaces: act.to.spaces, interruptible: false, body };
  }
  // Into spaces of the actor's choice: one piece after another.
  const one = { kind: 'literal', value: 1 } as const;
  const { most } = act.amount;
  const count: NumberExpr =
    most !== 'all'
      ? most
      : {
          kind: 'count',
          things: [{ kind: 'pieces', columns: act.pieces.flatMap((piece) => world.pieces[piece]?.placedAs ?? []) }],
          where: act.from === null ? { kind: 'available' } : { kind: 'box', box: act.from },
        };
  const exact = !step.may && act.amount.least === act.amount.most;
  const least = exact ? one : ({ kind: 'literal', value: 0 } as const);
  const choose: Op = {
    kind: 'choose spaces',
    spaces: act.to.spaces,
    range: { least, most: one },
    body: [statement(context, step, place({ least: one, most: one }))],
  };
  return { kind: 'repeat', count, body: [statement(context, step, choose)] };
}

function lowerConduct(
  context: Context,
  act: Extract<Act, { kind: 'conduct' }>,
  may: boolean,
  inMay: (op: Op) => Op,
): Op {
  const { world } = context;
  const [first] = act.procedures;
  if (first !== undefined && act.procedures.every((id) => world.procedures[id]?.class === null)) {
    return inMay({ kind: 'do', procedure: first, mayEnd: context.ending.has(first) });
  }
  const conduct: Conduct = {
    kind: 'conduct',
    procedures: act.procedures,
    most: act.limited ? { kind: 'literal', value: 1 } : act.most,
    within: act.within,
    waiving: act.waiving,
    choosing: act.choosing,
    accompanied:
      act.accompanied === null
        ? null
        : {
            label: world.classes[act.accompanied]?.names.one ?? '',
            procedures: world.procedures.flatMap((procedure, id) =>
              procedure.class === act.accompanied ? [id as ProcedureId] : [],
            ),
          },
    optional: may,
  };
  return conduct;
}
