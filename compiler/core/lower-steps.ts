/** Steps of any kind, written out. Blocks are lowered with the variables that enclosing steps have let. */
import { actsAs } from './acts-as.js';
import { isDirect } from '../resolved/direct.js';
import type {
  Act,
  Actor as ResolvedActor,
  Alternative,
  Amount,
  ColumnId,
  ProcedureId,
  SpaceSet,
  Step,
  TrackId,
} from '../resolved/ir.js';
import { isOfHand } from '../resolved/held-cards.js';
import { unreachable } from '../unreachable.js';
import { withCards } from './amounts.js';
import { change } from './children.js';
import type { Context } from './context.js';
import { furtherWays } from './further.js';
import type { Actor, Block, Conduct, Op, Range, Statement, Hook } from './ir.js';
import { flipped, moveOf, rangeOf, stagesOf } from './lower-pieces.js';
import { always } from './possibility.js';
import { gain, payment } from './resources.js';
import { declareAccumulators } from './accumulators.js';
import { declarableAt } from './modifiers.js';
import { usualSides } from '../surface/dice.js';

/** Lowers a list of steps, from the beginning of which `the Depots removed` counts. */
export function lowerSteps(context: Context, steps: readonly Step[]): Block {
  return declareAccumulators(lowerPart(context, steps));
}

/** Lowers steps that count with those around them; variables that they let are known to the later ones. */
function lowerPart(context: Context, steps: readonly Step[]): Block {
  const variables = new Set(context.variables);
  const statements: Statement[] = [];
  for (const [index, written] of steps.entries()) {
    const inner = { ...context, variables };
    const { act } = written.act.kind === 'pay' ? withCards(inner, written) : written;
    if (act.kind === 'pay' && !written.may) {
      const then = lowerPart(inner, steps.slice(index + 1));
      return [...statements, payment(actingIn(inner, written), written, act, then)];
    }
    statements.push(...lowerStep(inner, written));
    note(variables, written);
  }
  return statements;
}

/** What a step binds for the later ones. */
export function note(variables: Set<string>, step: Step): void {
  if (step.act.kind === 'let') variables.add(step.act.name);
  if (step.act.kind === 'roll') variables.add('roll');
}

export function statement(context: Context, step: Step, op: Op): Statement {
  return { text: step.text, span: step.span, rule: context.rule, by: context.by, op: inHandOf(context, op) };
}

/** The hands that the operation speaks of, outside its blocks, are those of whoever acts. */
function inHandOf({ world, by }: Context, op: Op): Op {
  if (by.kind === 'executing' || world.families.every(({ faction }) => faction !== null)) return op;
  return change('op', op, {
    chits: (it) => (isOfHand(world, it) && it.holder === undefined ? { ...it, holder: by } : it),
  });
}

/** Steps in each of the spaces; `core/orders.ts` finds out what there may be too little of. */
export function eachSpace(spaces: SpaceSet, body: Block, interruptible = false): Op {
  return { kind: 'each space', spaces, interruptible, wants: [], bringsBack: false, body };
}

/** A statement that the compiler adds. */
export function added(context: Context, op: Op): Statement {
  return { text: '', span: null, rule: context.rule, by: context.by, op };
}

export function lowerStep(outer: Context, written: Step): Statement[] {
  const step = withCards(outer, written);
  return furtherWays(outer, step).reduce<Statement[]>(
    (otherwise, { condition, step: further }) => [
      added(outer, { kind: 'if', condition, then: lowerOnce(outer, further), otherwise }),
    ],
    lowerOnce(outer, step),
  );
}

function lowerOnce(outer: Context, step: Step): Statement[] {
  const context = actingIn(outer, step);
  const op = lowerAct(context, step);
  return Array.isArray(op) ? op : [statement(context, step, op)];
}

/** The context with who acts in the step. */
function actingIn(context: Context, { actor }: Step): Context {
  return actor === null ? context : { ...context, by: actorOf(context, actor) };
}

function actorOf(context: Context, actor: ResolvedActor): Actor {
  switch (actor.kind) {
    case 'faction':
    case 'ordinal':
      return actor;
    case 'executing':
      return context.executing;
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
    return { kind: 'may', possible: always, body: block };
  };
  if (isDirect(act)) return inMay(act);
  switch (act.kind) {
    case 'place pieces':
      return lowerPlace(context, step, act);
    case 'place marker': {
      const op: Op = { kind: 'mark', marker: act.marker, count: act.count };
      if (act.to.kind !== 'spaces') return inMay(op);
      return inMay(eachSpace(act.to.spaces, [statement(context, step, op)]));
    }
    case 'remove pieces':
      return {
        kind: 'remove',
        range: rangeOf(act.amount, may),
        stages: stagesOf(act),
        where: act.where,
        to: act.to,
        it: act.it,
      };
    case 'remove markers': {
      const ops = act.markers.map((marker) => lowerUnmark(context, step, marker, act));
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
      return lowerMove(context, act, may, null);
    case 'groups':
      return lowerMove(context, act.move, may, lowerSteps(context, act.body));
    case 'flip': {
      const to = act.columns.map((column) => flipped(context.world, column, act.state));
      return { kind: 'flip', range: rangeOf(act.amount, may), columns: act.columns, to, where: act.where, it: act.it };
    }
    case 'shift': {
      const beyond = (context.world.tracks[act.track]?.beyond.length ?? 0) > 0;
      return inMay({
        kind: 'shift',
        track: act.track,
        by: act.steps,
        changes: [],
        sign: act.direction,
        beyond,
        crosses: crosses(context, act.track),
      });
    }
    case 'change track': {
      const changes = context.modifiers.trackChanges(act.track, act.sign, context.cardKind);
      return inMay({
        kind: 'shift',
        track: act.track,
        by: act.by,
        changes,
        sign: act.sign,
        beyond: false,
        crosses: crosses(context, act.track),
      });
    }
    case 'set track':
      return inMay({ kind: 'set track', track: act.track, to: act.to, crosses: crosses(context, act.track) });
    case 'pay': {
      const paid = payment(context, step, act, []);
      return may ? { kind: 'may', possible: always, body: [paid] } : [paid];
    }
    case 'gain': {
      const gained = gain(context, step, act);
      return may ? { kind: 'may', possible: always, body: gained } : [...gained];
    }
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
    case 'draw': {
      const to = act.to ?? context.world.families[act.family]?.drawn ?? 'drawn';
      return inMay({ kind: 'draw', family: act.family, count: act.count, to });
    }
    case 'take chit':
      return { kind: 'take chit', from: act.from, to: act.to, optional: act.optional || may, tallies: [] };
    case 'move chits':
      return inMay({ kind: 'move chits', from: act.from, to: act.to });
    case 'look':
      return inMay({ ...act });
    case 'play card':
      return { kind: 'play card', from: act.from, optional: act.optional || may };
    case 'resolve':
      return inMay({ kind: 'resolve', aspect: act.aspect, of: act.of });
    case 'roll':
      return {
        kind: 'roll',
        ...(act.dice === 1 ? {} : { dice: act.dice }),
        ...(act.sides === usualSides ? {} : { sides: act.sides }),
        declares: !context.variables.has('roll'),
      };
    case 'let':
      return { kind: 'let', name: act.name, value: act.value, declares: !context.variables.has(act.name) };
    case 'conduct':
      return lowerConduct(context, act, may, inMay);
    case 'look up':
      return inMay({ kind: 'do', procedure: act.procedure, numbers: act.numbers });
    case 'close box':
      return inMay({ kind: 'close box', box: act.box });
    case 'turn over':
      return inMay({ kind: 'turn over', marker: act.marker, to: act.to, where: act.where });
    case 'win':
    case 'lose':
    case 'draw game':
      return act;
    case 'nothing':
      return [];
    case 'cancel':
      return inMay({ kind: 'cancel', faction: act.faction, side: act.side });
    case 'named':
      return lowerNamed(context, act);
    case 'if':
      return {
        kind: 'if',
        condition: act.condition,
        then: lowerPart(context, act.then),
        otherwise: lowerPart(context, act.otherwise),
      };
    case 'in spaces': {
      const body = lowerSteps(context, act.body);
      if (act.amount === 'each') return inMay(eachSpace(act.spaces, body));
      return chosen(act.spaces, rangeOf(act.amount, may), { afresh: act.afresh, again: false }, body);
    }
    case 'for pieces': {
      const { amount, columns, where } = act;
      const body = lowerSteps(context, act.body);
      if (amount === 'each') return inMay({ kind: 'each piece', columns, where, body });
      const chosen = barring(context, columns, body);
      return { kind: 'choose pieces', columns, where, range: rangeOf(amount, may), possible: always, body: chosen };
    }
    case 'for each':
      return inMay({ kind: 'repeat', count: act.count, body: lowerSteps(context, act.body) });
    case 'choose one':
      return {
        kind: 'choose',
        optional: may,
        any: act.any,
        forced: context.modifiers.forced(context.procedure, context.by, act.alternatives),
        alternatives: act.alternatives.map((alternative) => {
          const block = lowerPart(context, alternative.steps);
          const label = alternative.name ?? alternative.steps.map((inner) => inner.text).join('; ');
          const nameable = alternative.name !== null && mayBeAskedFor(context, act.alternatives);
          return { name: alternative.name, label, nameable, possible: always, block };
        }),
      };
    case 'by faction':
      return act.cases.flatMap(({ faction, step: own }): readonly Statement[] => {
        const acts = actsAs(context.world.factions.length, context.by, faction);
        const then = acts === false ? [] : lowerStep(context, { ...own, may });
        if (acts === true || acts === false) return then;
        return [added(context, { kind: 'if', condition: acts, then, otherwise: [] })];
      });
    case 'take box':
      return {
        kind: 'take box',
        alternatives: act.alternatives.map(({ box, steps }) => ({ box, block: lowerSteps(context, steps) })),
      };
    case 'steps': {
      const body = lowerPart(context, act.body);
      return may ? { kind: 'may', possible: always, body } : [...body];
    }
    case 'times': {
      const body = lowerSteps(context, act.body);
      return { kind: 'repeat at will', most: act.most, possible: always, body };
    }
    case 'while': {
      const body = lowerPart(context, act.body);
      return { kind: 'while', condition: act.condition, possible: always, body };
    }
    case 'net':
      return {
        kind: 'net',
        track: act.track,
        crosses: crosses(context, act.track),
        terms: [...act.terms.map((term) => ({ term, guard: null })), ...context.terms],
      };
    case 'until deck empty':
      return { kind: 'until deck empty', body: lowerSteps(context, act.body) };
    case 'error':
      throw new Error('an erroneous sentence reached lowering');
    default:
      return unreachable(act);
  }
}

/** The steps, with pieces that no card keeps from being chosen. */
function barring(context: Context, columns: readonly ColumnId[], body: Block): Block {
  return context.modifiers
    .targets(context.procedure, columns)
    .reduceRight(
      (then: Block, condition): Block => [added(context, { kind: 'if', condition, then, otherwise: [] })],
      body,
    );
}

/** Whether something is done at some numbers of the track. */
function crosses({ world }: Context, track: TrackId): boolean {
  return (world.tracks[track]?.crossings.length ?? 0) > 0;
}

/** Some conduct may ask for one of these by name, which leaves out the others: in a procedure that is offered. */
function mayBeAskedFor({ world, procedure, chosen }: Context, alternatives: readonly Alternative[]): boolean {
  const isOffered = procedure !== null && (world.procedures[procedure]?.class ?? null) !== null;
  return isOffered && alternatives.some(({ name }) => name !== null && chosen.has(name));
}

/** Markers leave without a question where all go or one space is in hand; else space after space is chosen. */
function lowerUnmark(
  context: Context,
  step: Step,
  marker: Extract<Op, { kind: 'unmark' }>['marker'],
  { amount, where }: Extract<Act, { kind: 'remove markers' }>,
): Op {
  if (amount.most === 'all' || where.kind === 'here') return { kind: 'unmark', marker, count: amount.most, where };
  const op: Op = { kind: 'unmark', marker, count: one, where: { kind: 'here' } };
  const spaces = where.kind === 'spaces' ? where.spaces : { tests: [] };
  return oneByOne(context, step, spaces, amount, op);
}

const one = { kind: 'literal', value: 1 } as const;

/** One after another, each in a space of the actor's choice. */
function oneByOne(context: Context, step: Step, spaces: SpaceSet, amount: Amount, op: Op): Op {
  return chosen(spaces, rangeOf(amount, step.may), { afresh: true, again: true }, [statement(context, step, op)]);
}

function chosen(
  spaces: SpaceSet,
  range: Range,
  how: { readonly afresh: boolean; readonly again: boolean },
  body: Block,
): Op {
  return { kind: 'choose spaces', spaces, range, ...how, possible: always, body };
}

function lowerPlace(context: Context, step: Step, act: Extract<Act, { kind: 'place pieces' }>): Op {
  const { world, by } = context;
  const own = (piece: number): boolean => by.kind === 'faction' && world.pieces[piece]?.faction === by.faction;
  // Only a number can be short of Available: `all` and `any` are of what lies there.
  const lift =
    context.lifting &&
    act.from === null &&
    act.amount.most !== 'all' &&
    act.pieces.every((piece) => own(piece) && world.lifted.includes(piece));
  const placedAs = act.pieces.flatMap((piece) => world.pieces[piece]?.placedAs ?? []);
  const { pieces, from } = act;
  const place = (range: Range): Op => ({ kind: 'place', range, pieces, from, lift, placedAs, tallies: [] });
  if (act.to.kind !== 'spaces') return place(rangeOf(act.amount, step.may));
  const [only] = act.to.spaces.tests;
  if (act.to.spaces.tests.length === 1 && only?.kind === 'named' && only.spaces.length === 1) {
    const body = [statement(context, step, place(rangeOf(act.amount, step.may)))];
    return eachSpace(act.to.spaces, body);
  }
  return oneByOne(context, step, act.to.spaces, act.amount, place({ least: one, most: one }));
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
    return inMay({ kind: 'do', procedure: first });
  }
  const conduct: Conduct = {
    kind: 'conduct',
    procedures: act.procedures,
    least: act.least,
    most: act.limited ? { kind: 'literal', value: 1 } : act.most,
    within: act.within,
    values: act.values,
    places: act.places,
    waiving: act.waiving,
    choosing: act.choosing,
    forgoing: act.forgoing,
    ...(act.disregardsCards === true ? { disregardsCards: true } : {}),
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

/** Steps with a name. What comes after them and speaks of a number that only they give belongs to their end. */
function lowerNamed(context: Context, act: Extract<Act, { kind: 'named' }>): Op {
  const { procedure, variables, modifiers, world } = context;
  const { before, instead, after } = modifiers.at({ kind: 'step', procedure, name: act.name });
  const isClosing = ({ given }: Hook): boolean => given.some((it) => it.kind === 'number' && !variables.has(it.name));
  return {
    kind: 'named',
    block: lowerPart(context, act.body),
    declares: declarableAt(world, procedure, act.name),
    before,
    instead,
    closing: after.filter(isClosing),
    after: after.filter((it) => !isClosing(it)),
  };
}

/**
 * A movement with a body, which is done where each group arrives: what cards do whenever such pieces move, then the steps' own,
 * which find the group as the cards left it. Without a body it is done in one go.
 */
function lowerMove(context: Context, act: Extract<Act, { kind: 'move' }>, may: boolean, body: Block | null): Op {
  const { procedure, modifiers } = context;
  const woven = modifiers.moving(act.columns, act.own).map((op) => added(context, op));
  const whole = woven.length === 0 ? body : [...woven, ...(body ?? [])];
  const arriving = procedure === null ? [] : modifiers.arriving(procedure, act.columns);
  return moveOf(act, may, body !== null, whole, arriving);
}
