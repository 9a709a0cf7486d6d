/**
 * A standing rule is looked at again and again, until it finds nothing to do. So what it adds or takes away must end what it
 * waits for, and no two of its changes may undo each other.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { some } from '../children.js';
import { againOf, isDirect } from '../direct.js';
import { type Fact, factsOf, factsOfSpaces, isExcluded } from '../facts.js';
import type { ChitId, CounterId, FamilyId, MarkerId, PieceId, Step, TrackId, Where, World } from '../ir.js';
import { unreachable } from '../../unreachable.js';

type Parts = Pick<World, 'standing' | 'tracks' | 'markers' | 'columns'>;

/** A change that a step makes where all the facts are so. */
interface Change {
  readonly step: Step;
  /** What is changed, and how: changes of one thing in two ways undo each other. */
  readonly thing: Thing;
  readonly way: string;
  /** It may be done again where it has been done before. */
  readonly again: boolean;
  readonly facts: readonly Fact[];
}

type Thing =
  | { readonly kind: 'marker'; readonly marker: MarkerId }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'piece'; readonly piece: PieceId }
  | { readonly kind: 'counter'; readonly counter: CounterId }
  | { readonly kind: 'chits'; readonly family: FamilyId; readonly chit: ChitId | null }
  | { readonly kind: 'other'; readonly name: string };

/** One message for the first step of each standing rule that comes to no rest. */
export function checkStanding(parts: Parts): readonly Diagnostic[] {
  const earlier: Change[] = [];
  return parts.standing.flatMap(({ steps }) => {
    const found: Diagnostic[] = [];
    for (const change of changesIn(parts, steps, [])) {
      const other = earlier.find((it) => undoEachOther(it, change, parts.columns));
      earlier.push(change);
      if (found.length > 0) continue;
      const { step } = change;
      if (change.again && !change.facts.some((fact) => isOf(fact, change.thing, parts.columns)))
        found.push(report('RW0544', step.span, {}));
      else if (other !== undefined) {
        const notes = [{ message: 'the other way round here', span: other.step.span }];
        found.push(report('RW0545', step.span, {}, { notes }));
      }
    }
    return found;
  });
}

function changesIn(parts: Parts, steps: readonly Step[], facts: readonly Fact[]): readonly Change[] {
  return steps.flatMap((step) => changesOf(parts, step, facts));
}

function changesOf(parts: Parts, step: Step, facts: readonly Fact[]): readonly Change[] {
  const { act } = step;
  const change = (thing: Thing, way: string, again = false, more: readonly Fact[] = []): Change => ({
    step,
    thing,
    way,
    again,
    facts: [...facts, ...more],
  });
  const other = (name: string, way: string, again = false): Change => change({ kind: 'other', name }, way, again);
  if (isDirect(act)) {
    // Nobody can be asked in a standing rule, which is another message.
    const again = againOf(act);
    return again === 'asks' ? [] : [other(act.kind, JSON.stringify(act), again === 'goes on')];
  }
  switch (act.kind) {
    case 'if':
      return [
        ...changesIn(parts, act.then, [...facts, ...factsOf(act.condition, true)]),
        ...changesIn(parts, act.otherwise, [...facts, ...factsOf(act.condition, false)]),
      ];
    case 'by faction':
      return act.cases.flatMap((it) => changesOf(parts, it.step, facts));
    case 'in spaces':
      return changesIn(parts, act.body, [...facts, ...factsOfSpaces(act.spaces)]);
    case 'for each':
    case 'for pieces':
    case 'named':
    case 'steps':
      return changesIn(parts, act.body, facts);
    case 'place marker': {
      const marker = parts.markers[act.marker];
      const isEndless = marker?.mostPerSpace === null && marker.supply === null;
      return [change({ kind: 'marker', marker: act.marker }, 'placed', isEndless, thereIn(act.to))];
    }
    case 'remove markers': {
      const { most } = act.amount;
      return act.markers.map((marker) => {
        const there = parts.markers[marker]?.mostPerSpace ?? Infinity;
        const isOfAll = most === 'all' || (most.kind === 'literal' && most.value >= there);
        return change({ kind: 'marker', marker }, 'removed', !isOfAll, thereIn(act.where));
      });
    }
    case 'turn over': {
      const there = thereIn(act.where);
      return [
        change({ kind: 'marker', marker: act.marker }, 'removed', false, there),
        change({ kind: 'marker', marker: act.to }, 'placed', false, there),
      ];
    }
    case 'flip': {
      const pieces = new Set(act.columns.flatMap((column) => parts.columns[column]?.piece ?? []));
      return [...pieces].map((piece) =>
        change({ kind: 'piece', piece }, `state ${act.state}`, false, thereIn(act.where)),
      );
    }
    case 'shift':
    case 'change track': {
      const way = (act.kind === 'shift' ? act.direction : act.sign) > 0 ? 'raised' : 'reduced';
      return [change({ kind: 'track', track: act.track }, way, true)];
    }
    case 'set track':
      return [change({ kind: 'track', track: act.track }, `set to ${JSON.stringify(act.to)}`)];
    case 'set counter':
      return [change({ kind: 'counter', counter: act.counter }, `set to ${JSON.stringify(act.to)}`)];
    case 'move chits':
      return [change({ kind: 'chits', family: act.from.family, chit: act.from.chit }, act.to)];
    case 'pay':
    case 'gain':
      return [other(`resource ${act.resource}`, act.kind, true)];
    case 'close box':
      return [other(`box ${act.box}`, 'closed')];
    // A number without an end, and what goes on from where it is.
    case 'change counter':
    case 'net':
    case 'until deck empty':
      return [other(act.kind, '', true)];
    case 'cancel':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'let':
    case 'nothing':
    case 'error':
      return [];
    // Nobody can be asked in a standing rule, which is another message.
    case 'place pieces':
    case 'remove pieces':
    case 'replace':
    case 'move':
    case 'groups':
    case 'draw':
    case 'take chit':
    case 'play card':
    case 'look':
    case 'resolve':
    case 'roll':
    case 'conduct':
    case 'look up':
    case 'choose one':
    case 'take box':
    case 'times':
    case 'while':
      return [];
    default:
      return unreachable(act);
  }
}

function thereIn(where: Where): readonly Fact[] {
  return where.kind === 'spaces' ? factsOfSpaces(where.spaces) : [];
}

/** Two changes of one thing in different ways, where it is not sure that one or the other is not to be done. */
function undoEachOther(left: Change, right: Change, columns: World['columns']): boolean {
  if (JSON.stringify(left.thing) !== JSON.stringify(right.thing) || left.way === right.way) return false;
  const others = (change: Change): readonly Fact[] => change.facts.filter((fact) => !isOf(fact, change.thing, columns));
  const isInSpaces = left.thing.kind === 'marker' || left.thing.kind === 'piece';
  return !isExcluded(others(left), others(right), isInSpaces);
}

/** The fact is about the thing itself. */
function isOf({ name, node }: Fact, thing: Thing, columns: World['columns']): boolean {
  switch (thing.kind) {
    case 'marker':
      return some(name, node, { thing: (it) => it.kind === 'marker' && it.marker === thing.marker });
    case 'piece':
      return some(name, node, {
        thing: (it) => it.kind === 'pieces' && it.columns.some((column) => columns[column]?.piece === thing.piece),
      });
    case 'track':
      return some(name, node, {
        number: (number) => number.kind === 'track' && number.track === thing.track,
        condition: (condition) => condition.kind === 'track at' && condition.track === thing.track,
      });
    case 'counter':
      return some(name, node, { number: (number) => number.kind === 'counter' && number.counter === thing.counter });
    case 'chits':
      return some(name, node, { chits: ({ family }) => family === thing.family });
    case 'other':
      return false;
    default:
      return unreachable(thing);
  }
}
