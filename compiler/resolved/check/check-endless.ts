/**
 * Whatever is done has an end: nothing comes to itself again, and each round of a loop that goes on until the deck is empty
 * takes a card from it.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { unreachable } from '../../unreachable.js';
import { some } from '../children.js';
import { againOf, isDirect } from '../direct.js';
import type { Act, NumberExpr, ProcedureId, Step, World } from '../ir.js';
import { everyStep, listsOf, openingOf, type StepParts } from '../within.js';

type Parts = StepParts & Pick<World, 'aspects'>;

/** One message for each loop that may take no card, and for each circle of what does something else. */
export function checkEndless(parts: Parts): readonly Diagnostic[] {
  return [...checkLoops(parts), ...checkCircles(parts)];
}

function checkLoops(parts: Parts): readonly Diagnostic[] {
  return everyStep(listsOf(parts)).flatMap(({ act, span }) =>
    act.kind === 'until deck empty' && !takesCard(parts, act.body, new Set())
      ? [report('RW0571', openingOf(span), {})]
      : [],
  );
}

/** Whether these steps take a card from the deck, or end the game, whatever is chosen. */
function takesCard(parts: Parts, steps: readonly Step[], entered: ReadonlySet<ProcedureId>): boolean {
  return steps.some(({ act, may }) => {
    if (may) return false;
    const all = (lists: readonly (readonly Step[])[]): boolean =>
      lists.every((list) => takesCard(parts, list, entered));
    switch (act.kind) {
      case 'reveal':
      case 'win':
      case 'lose':
      case 'draw game':
      // It takes the cards that are left.
      case 'until deck empty':
        return true;
      case 'if':
        return all([act.then, act.otherwise]);
      case 'choose one':
        return all(act.alternatives.map((it) => it.steps));
      case 'steps':
        return all([act.body]);
      case 'for each':
        return act.count.kind === 'literal' && act.count.value > 0 && all([act.body]);
      case 'conduct': {
        const [only] = act.procedures;
        if (only === undefined || act.procedures.length > 1 || entered.has(only)) return false;
        const procedure = parts.procedures[only];
        // One of a class may be impossible.
        return procedure?.class === null && takesCard(parts, procedure.steps, new Set([...entered, only]));
      }
      case 'look up': {
        const { procedure: id } = act;
        return !entered.has(id) && takesCard(parts, parts.procedures[id]?.steps ?? [], new Set([...entered, id]));
      }
      default:
        return false;
    }
  });
}

/** A node of the call graph: something that is done, and what it comes to. */
interface CallNode {
  readonly name: string;
  readonly calls: readonly Call[];
}

interface Call {
  readonly to: string;
  readonly span: Span;
}

function checkCircles(parts: Parts): readonly Diagnostic[] {
  const graph = callGraphOf(parts);
  const told = new Set<string>();
  return [...graph].flatMap(([key, { name }]) => {
    const circle = told.has(key) ? null : circleFrom(graph, key);
    if (circle === null || isBounded(circle.map(({ to }) => to))) return [];
    for (const { to } of circle) told.add(to);
    const [first, ...others] = circle;
    if (first === undefined) return [];
    const notes = others.map(({ to, span }) => ({ message: `which comes to ${graph.get(to)?.name ?? ''} at`, span }));
    return [report('RW0572', first.span, { name }, { notes })];
  });
}

/** The shortest way from a node of the graph back to itself; null where there is none. */
function circleFrom(graph: ReadonlyMap<string, CallNode>, start: string): readonly Call[] | null {
  const seen = new Set<string>();
  let ways: readonly (readonly Call[])[] = [[]];
  while (ways.length > 0) {
    const further: (readonly Call[])[] = [];
    for (const way of ways) {
      for (const call of graph.get(way.at(-1)?.to ?? start)?.calls ?? []) {
        if (call.to === start) return [...way, call];
        if (!seen.has(call.to)) further.push([...way, call]);
        seen.add(call.to);
      }
    }
    ways = further;
  }
  return null;
}

/** A circle in which each track moves one way alone ends with the tracks. */
function isBounded(keys: readonly string[]): boolean {
  return keys.every((key) => {
    const [way, track] = key.split(' ');
    if (way !== 'rising' && way !== 'falling') return false;
    return !keys.includes(`${way === 'rising' ? 'falling' : 'rising'} ${track ?? ''}`);
  });
}

function callGraphOf(parts: Parts): ReadonlyMap<string, CallNode> {
  const graph = new Map<string, CallNode>();
  const add = (key: string, name: string, lists: readonly (readonly Step[])[]): void => {
    const calls = everyStep(lists).flatMap(({ act, span }) =>
      callsOf(parts, act).map((to): Call => ({ to, span: openingOf(span) })),
    );
    graph.set(key, { name, calls });
  };
  const { aspects, cards, chits, procedures, tracks } = parts;
  /** By card that factions hold, its family. */
  const held = new Map(chits.flatMap(({ card, family }) => (card === null ? [] : [[Number(card), family] as const])));
  procedures.forEach(({ name, steps }, id) => {
    add(`procedure ${id}`, `\`${name}\``, [steps, ...doneWith(parts, id)]);
  });
  add(
    'event',
    'an Event',
    cards.flatMap(({ sides }, id) => (held.has(id) ? [] : sides.map(({ steps }) => steps))),
  );
  for (const family of new Set(held.values())) {
    const own = cards.filter((_, id) => held.get(id) === family);
    add(
      `hand ${family}`,
      'an Event of a card in hand',
      own.flatMap(({ sides }) => sides.map(({ steps }) => steps)),
    );
  }
  aspects.forEach(({ name }, id) => {
    const own = chits.flatMap(({ effects }) => effects.flatMap((it) => (it.aspect === id ? [it.steps] : [])));
    add(`aspect ${id}`, `the \`${name}\` of a chit`, [...own, ...hooksAt(parts, 'aspect', id)]);
  });
  tracks.forEach(({ names, beyond, crossings }, id) => {
    const passed = (way: 'rising to' | 'falling below') =>
      crossings.flatMap((it) => (it.way === way ? [it.steps] : []));
    const name = `what \`${names.one}\` does as it moves`;
    add(`rising ${id}`, name, passed('rising to'));
    add(`falling ${id}`, name, passed('falling below'));
    for (const { end, steps } of beyond) add(`beyond ${id} ${end}`, name, [steps]);
  });
  parts.modifiers.forEach(({ change, text }, index) => {
    if (change.kind === 'steps' && change.at.kind === 'moves') add(`moves ${index}`, `\`${text}\``, [change.steps]);
  });
  return graph;
}

/** What is done before, within and after a procedure beside its own steps. */
function doneWith(parts: Parts, id: number): readonly (readonly Step[])[] {
  const costs = parts.additionalSpaces.flatMap(({ procedures, cost }) =>
    procedures.some((it) => Number(it) === id) ? [cost] : [],
  );
  const declared = parts.procedures.flatMap(({ declaration }) =>
    declaration !== null && Number(declaration.procedure) === id ? declaration.changes.map(({ steps }) => steps) : [],
  );
  return [...costs, ...declared, ...hooksAt(parts, 'procedure', id)];
}

/** What cards do at the moments of a procedure, or of an aspect of chits. */
function hooksAt({ modifiers }: Parts, of: 'procedure' | 'aspect', id: number): readonly (readonly Step[])[] {
  return modifiers.flatMap(({ change }) => {
    if (change.kind !== 'steps') return [];
    const { at } = change;
    if (at.kind !== 'aspect' && !('procedure' in at)) return [];
    const own = at.kind === 'aspect' ? ['aspect', Number(at.aspect)] : ['procedure', Number(at.procedure)];
    return own[0] === of && own[1] === id ? [change.steps] : [];
  });
}

/** The keys of what an act comes to. */
function callsOf(parts: Parts, act: Act): readonly string[] {
  // No name in such an act is that of something that is done, so that only what asks can come to more: to Events.
  if (isDirect(act)) return againOf(act) === 'asks' ? ['event'] : [];
  switch (act.kind) {
    case 'conduct': {
      const companions = parts.procedures.flatMap((it, id) =>
        act.accompanied !== null && it.class === act.accompanied ? [id] : [],
      );
      return [...act.procedures, ...companions].map((id) => `procedure ${id}`);
    }
    case 'look up':
      return [`procedure ${act.procedure}`];
    case 'play card':
      return [`hand ${act.from.family}`];
    case 'resolve':
      return [`aspect ${act.aspect}`];
    case 'shift': {
      const ends = [...ways(parts, act.steps, act.direction)];
      return ends.map((way) => `beyond ${act.track} ${way > 0 ? (parts.tracks[act.track]?.to ?? 0) : 0}`);
    }
    case 'change track':
      return ways(parts, act.by, act.sign).map((way) => `${way > 0 ? 'rising' : 'falling'} ${act.track}`);
    case 'set track':
    case 'net':
      return [`rising ${act.track}`, `falling ${act.track}`];
    case 'move':
    case 'groups': {
      const { columns } = act.kind === 'move' ? act : act.move;
      return parts.modifiers.flatMap(({ change }, index) => {
        const isMet =
          change.kind === 'steps' && change.at.kind === 'moves' && change.at.columns.some((it) => columns.includes(it));
        return isMet ? [`moves ${index}`] : [];
      });
    }
    case 'pay':
    case 'gain':
    case 'place pieces':
    case 'place marker':
    case 'remove pieces':
    case 'remove markers':
    case 'turn over':
    case 'replace':
    case 'flip':
    case 'change counter':
    case 'set counter':
    case 'draw':
    case 'take chit':
    case 'move chits':
    case 'look':
    case 'roll':
    case 'let':
    case 'close box':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'nothing':
    case 'cancel':
    case 'named':
    case 'if':
    case 'in spaces':
    case 'for each':
    case 'for pieces':
    case 'by faction':
    case 'choose one':
    case 'take box':
    case 'steps':
    case 'times':
    case 'while':
    case 'until deck empty':
    case 'error':
      return [];
    default:
      return unreachable(act);
  }
}

/** Which ways a track may be moved: both by a number that may be below 0. */
function ways({ tracks }: Pick<Parts, 'tracks'>, by: NumberExpr, sign: 1 | -1): readonly (1 | -1)[] {
  const mayBeNegative = some('number', by, {
    number: (it) => {
      if (it.kind === 'literal') return it.value < 0;
      if (it.kind === 'per') return it.count < 0;
      if (it.kind === 'track') return (tracks[it.track]?.from ?? 0) < 0;
      return signedKinds.includes(it.kind);
    },
  });
  return mayBeNegative ? [sign, sign > 0 ? -1 : 1] : [sign];
}

/** Numbers that may be below 0 without being written so. */
const signedKinds: readonly NumberExpr['kind'][] = [
  ...(['minus', 'variable', 'quantity', 'value of it', 'card value', 'values of spaces', 'values of pieces'] as const),
];
