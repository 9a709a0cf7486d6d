/** Every step of a game with what is known where it stands. Steps that are never reached are left out: what keeps them is told. */
import { blocksOf, eachOp } from '../core/children.js';
import type { Block, Op, Statement } from '../core/ir.js';
import { isDirect } from '../resolved/direct.js';
import type { NumberExpr, SpaceTest } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { supposing, truthOf } from './conditions.js';
import { rootsOf, type Facts, type Root } from './facts.js';
import { anything, isSame, joined, type Interval } from './interval.js';
import { intervalOf } from './numbers.js';
import { mayBeginAgain, selectable, within } from './possible.js';
import { openScene, type Scene } from './scene.js';
import { candidates } from './spaces.js';

export interface Visit {
  readonly statement: Statement;
  readonly scene: Scene;
  readonly root: Root;
}

type See = (statement: Statement, scene: Scene) => void;

/** The steps in the order in which they are written. */
export function visitsOf(facts: Facts): readonly Visit[] {
  return rootsOf(facts.core).flatMap((root) => {
    const scene = withRanges(rootScene(facts, root), root);
    const visits: Visit[] = [];
    visitBlock(scene, root.block, (statement, at) => visits.push({ statement, scene: at, root }));
    return visits;
  });
}

function rootScene(facts: Facts, { procedure }: Root): Scene {
  const open = openScene(facts);
  const selection = procedure === null ? null : (facts.core.procedures[procedure]?.selection ?? null);
  if (selection === null) return open;
  const { here, known } = selectable(open, selection);
  return { ...open, selected: here, selecting: known };
}

/** After so many rounds a number that still grows may be anything. */
const mostRounds = 4;

/** The ranges of all that the steps let, whatever way is taken through them. */
function withRanges(scene: Scene, { block, given }: Root): Scene {
  if (lettings(block).length === 0) return scene;
  let ranges: ReadonlyMap<string, Interval> = new Map(given.map((name) => [name, anything]));
  for (let round = 0; round < mostRounds; round += 1) {
    const found = new Map(ranges);
    visitBlock({ ...scene, variables: ranges, ranges }, block, ({ op }, at) => {
      if (op.kind !== 'let') return;
      const before = found.get(op.name);
      const value = letBy(at, op);
      found.set(op.name, before === undefined ? value : joined(before, value));
    });
    const growing = [...found].filter(([name, range]) => !isSame(ranges.get(name) ?? anything, range));
    ranges = found;
    if (growing.length === 0) return { ...scene, variables: ranges, ranges };
  }
  const unknown = new Map(lettings(block).map((name) => [name, anything]));
  return { ...scene, variables: unknown, ranges: unknown };
}

/** What is let; a count of what happens grows from there on. */
function letBy(scene: Scene, { value, counts }: Extract<Op, { kind: 'let' }>): Interval {
  return counts === undefined ? intervalOf(scene, value) : { least: 0, most: Infinity };
}

function visitBlock(scene: Scene, block: Block, see: See): void {
  let at = scene;
  for (const statement of block) {
    const { op } = statement;
    see(statement, at);
    visitOp(at, op, see);
    at = after(at, op);
  }
}

/** What is known when the operation is done. */
function after(scene: Scene, op: Op): Scene {
  const known = knownAfter(scene, changeBy(scene, op));
  if (scene.ranges.size === 0) return { ...scene, known };
  if (op.kind === 'let') return { ...scene, known, variables: new Map(scene.variables).set(op.name, letBy(scene, op)) };
  return { ...scene, known, variables: blocksOf(op).reduce(anywhere, scene).variables };
}

/** The scene somewhere in a block that is done again and again: what is let there may have any of its values. */
function anywhere(scene: Scene, block: Block): Scene {
  if (scene.ranges.size === 0) return scene;
  const variables = new Map(scene.variables);
  for (const name of lettings(block)) variables.set(name, scene.ranges.get(name) ?? anything);
  return { ...scene, variables };
}

/** The names that are let somewhere within. */
function lettings(block: Block): readonly string[] {
  const names: string[] = [];
  eachOp(block, (op) => {
    if (op.kind === 'let') names.push(op.name);
  });
  return names;
}

function visitOp(scene: Scene, op: Op, see: See): void {
  if (isDirect(op)) return;
  const unknown: Scene = { ...scene, known: [] };
  switch (op.kind) {
    case 'if': {
      const truth = truthOf(scene, op.condition);
      if (truth !== false) visitBlock(supposing(scene, op.condition, true), op.then, see);
      if (truth !== true) visitBlock(supposing(scene, op.condition, false), op.otherwise, see);
      return;
    }
    case 'while': {
      const again = anywhere(unknown, op.body);
      if (truthOf(again, op.condition) !== false) visitBlock(supposing(again, op.condition, true), op.body, see);
      return;
    }
    case 'may':
      visitBlock(scene, op.body, see);
      return;
    case 'repeat':
      if (intervalOf(scene, op.count).most > 0) visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'repeat at will':
      if (intervalOf(scene, op.most).most > 0) visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'choose':
      for (const { block } of op.alternatives) if (mayBeginAgain(scene, block)) visitBlock(scene, block, see);
      return;
    case 'take box':
      for (const { block } of op.alternatives) visitBlock(scene, block, see);
      return;
    case 'named': {
      const isFirst = op.before.length + op.instead.length + op.declares.length === 0;
      visitBlock(isFirst ? scene : unknown, op.block, see);
      return;
    }
    case 'select':
      visitSelected(scene, op.body, see);
      return;
    case 'each space':
    case 'choose spaces': {
      const inSpace = within(anywhere(scene, op.body), op.spaces);
      if (inSpace.here.length === 0) return;
      // What an earlier space has changed may be what is known of this one.
      const change = isOnce(op) ? 'none' : elsewhere(scene, op);
      visitBlock({ ...inSpace, known: knownAfter(inSpace, change) }, op.body, see);
      return;
    }
    case 'move': {
      if (op.body === null) return;
      const here = candidates({ ...unknown, origin: originsOf(scene, op) }, op.to);
      if (here.length > 0) visitBlock({ ...anywhere(unknown, op.body), here }, op.body, see);
      return;
    }
    case 'until deck empty':
      visitBlock(anywhere(unknown, op.body), op.body, see);
      return;
    case 'place':
    case 'mark':
    case 'remove':
    case 'unmark':
    case 'turn over':
    case 'replace':
    case 'flip':
    case 'shift':
    case 'set track':
    case 'set counter':
    case 'draw':
    case 'take chit':
    case 'move chits':
    case 'resolve':
    case 'roll':
    case 'let':
    case 'conduct':
    case 'do':
    case 'close box':
    case 'win':
    case 'net':
    case 'cancel':
    case 'woven':
    case 'moment':
    case 'standing':
      return;
    default:
      unreachable(op);
  }
}

/** The body of a selection, in a space just selected. */
function visitSelected(scene: Scene, body: Block, see: See): void {
  if (scene.selected.length > 0)
    visitBlock({ ...anywhere(scene, body), here: scene.selected, known: scene.selecting }, body, see);
}

/** The spaces that pieces may come from. */
export function originsOf(scene: Scene, { from }: Extract<Op, { kind: 'move' }>): readonly number[] {
  if (from.kind === 'here') return scene.here;
  return from.kind === 'spaces' ? candidates(scene, from.spaces) : scene.facts.world.spaces.map((_, id) => id);
}

/** What happens to what is in spaces: nothing, something leaves, or anything. */
type SpaceChange = 'none' | 'leaving' | 'any';

function most(changes: readonly SpaceChange[]): SpaceChange {
  if (changes.includes('any')) return 'any';
  return changes.includes('leaving') ? 'leaving' : 'none';
}

/** Where something may have left a space, what was absent is absent still. */
function knownAfter({ known }: Scene, change: SpaceChange): readonly SpaceTest[] {
  if (change === 'none') return known;
  return change === 'any' ? [] : known.filter((test) => test.kind === 'holds' && test.negated);
}

/** What the operation does to any space. */
function changeBy(scene: Scene, op: Op): SpaceChange {
  switch (op.kind) {
    case 'let':
    case 'roll':
    case 'set counter':
    case 'draw':
    case 'take chit':
    case 'move chits':
      return 'none';
    case 'remove':
      return op.where.kind === 'box' || op.where.kind === 'available' ? 'none' : 'leaving';
    case 'unmark':
      return 'leaving';
    case 'standing':
      return changeByAll(
        scene,
        scene.facts.core.standing.flatMap(({ block }) => block),
      );
    case 'shift':
      return op.beyond || op.crosses ? 'any' : 'none';
    case 'set track':
    case 'net':
      return op.crosses ? 'any' : 'none';
    case 'if':
      return changeByAll(scene, [...op.then, ...op.otherwise]);
    case 'may':
    case 'repeat':
    case 'each space':
    case 'choose spaces':
      return changeByAll(scene, op.body);
    case 'choose':
      return changeByAll(
        scene,
        op.alternatives.flatMap(({ block }) => block),
      );
    default:
      return 'any';
  }
}

function changeByAll(scene: Scene, block: Block): SpaceChange {
  return most(block.map(({ op }) => changeBy(scene, op)));
}

/** What the operation does to other spaces than the one in hand. */
function elsewhere(scene: Scene, op: Op): SpaceChange {
  const elsewhereIn = (block: Block): SpaceChange => most(block.map((it) => elsewhere(scene, it.op)));
  switch (op.kind) {
    case 'place':
      return op.lift ? 'leaving' : 'none';
    case 'mark':
      return 'none';
    case 'remove':
    case 'unmark':
    case 'turn over':
    case 'replace':
    case 'flip':
      return op.where.kind === 'here' ? 'none' : changeBy(scene, op);
    case 'if':
      return elsewhereIn([...op.then, ...op.otherwise]);
    case 'may':
    case 'repeat':
      return elsewhereIn(op.body);
    case 'each space':
      return op.interruptible ? 'any' : elsewhereIn(op.body);
    case 'choose spaces':
      return elsewhereIn(op.body);
    case 'choose':
      return elsewhereIn(op.alternatives.flatMap(({ block }) => block));
    default:
      return changeBy(scene, op);
  }
}

/** The block is done in one space at most, or each time in one of those that are there then. */
function isOnce(op: Extract<Op, { kind: 'each space' | 'choose spaces' }>): boolean {
  return op.kind === 'choose spaces' && (op.again || (op.range.most !== 'all' && isOne(op.range.most)));
}

function isOne(number: NumberExpr): boolean {
  return number.kind === 'literal' && number.value <= 1;
}
