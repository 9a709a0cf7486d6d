/** Steps that cards, or procedures that are declared, add to something: where they apply, and how they are called. */
import type { Block, Capture, Moved, Op, Statement, Hook } from '../core/ir.js';
import type { SpaceSet } from '../resolved/ir.js';
import { guardName, guardTest, hereOf, listOf, number, operand, runtime, tests, variable } from './expressions.js';
import { options } from './arguments.js';
import { givenTo } from './bodies.js';
import { captureName } from './effects.js';
import { moduleFor, thing } from './identifiers.js';
import { lineComment, stringLiteral } from './module.js';
import { citation, hookKey, procedureThing, unlessOver } from './references.js';
import { type EmitScope, freshName, withTaken } from './scope.js';
import { block, boundIn } from './statements.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Added steps, where they apply: `where` tests the current space or the origin of the group. */
export function hookCall(
  scope: EmitScope,
  by: string,
  woven: Hook,
  where: SpaceSet | null,
  group: Pick<Of<'woven'>, 'left' | 'moved'> = { left: false, moved: null },
): string {
  const place = woven.given.some(({ kind }) => kind === 'group') ? `${scope.group}.from` : scope.here;
  const tested = where === null || place === null ? [] : [tests(scope, where, place)];
  const left = group.left ? [`${scope.group}.from !== ${scope.group}.to`] : [];
  const enough = group.moved === null ? [] : [movedTest(scope, group.moved)];
  const all = [guardTest(scope, woven.guard), ...left, ...enough, ...tested.filter((it) => it !== 'true')];
  const condition = all.join(' && ');
  const steps = effect(scope, by, woven);
  const body = scope.endings.withinHook(woven) ? `{\n${steps}\n}` : steps;
  return `${lineComment(hookName(scope, woven))}\nif (${condition}) ${body}`;
}

function movedTest(scope: EmitScope, { columns, least }: Moved): string {
  return `${runtime(scope, 'movedIn')}(${scope.group}, ${listOf(scope, columns)}) >= ${operand(scope, least)}`;
}

export function hookName(scope: EmitScope, { guard, text }: Hook): string {
  return `${guardName(scope, guard)}: ${text}`;
}

/** The call of added steps. */
export function effect(scope: EmitScope, by: string, woven: Hook): string {
  const { guard, index, given } = woven;
  const key = hookKey(guard, index);
  // What it calls them in its own module.
  const there = { ...scope, module: moduleFor(scope.ids, key) };
  const passed = givenTo(scope, key, [
    ['game', 'game'],
    ['by', by],
    ...given.map((it) => [captureName(there, it), argument(scope, guard, it)] as const),
  ]);
  const call = `yield* ${thing(scope.module, scope.ids, key)}(${passed});`;
  return scope.endings.withinHook(woven) ? `${call}\n${unlessOver(scope)}` : call;
}

function argument(scope: EmitScope, guard: Hook['guard'], given: Capture): string {
  switch (given.kind) {
    case 'here':
      return hereOf(scope);
    case 'group':
      return scope.group;
    case 'scope':
      // What is declared has bounds of its own: none.
      return 'declared' in guard ? runtime(scope, 'FREE') : 'scope';
    case 'number':
      return variable(scope, given.name);
  }
}

/** The steps that cards may replace: the first card in play that does so, else the steps themselves. */
export function instead(
  scope: EmitScope,
  by: string,
  op: { readonly block: Block; readonly instead: readonly Hook[]; readonly closing?: readonly Hook[] },
): string {
  const closing = (op.closing ?? []).map((woven) => hookCall(scope, by, woven, null));
  const own = [block(scope, op.block), ...closing].join('\n');
  if (op.instead.length === 0) return own;
  const cases = op.instead.map(
    (woven) =>
      `if (${guardTest(scope, woven.guard)}) {\n${lineComment(hookName(scope, woven))}\n${effect(scope, by, woven)}\n}`,
  );
  return `${cases.join(' else ')} else {\n${own}\n}`;
}

/** Steps with a name: what may be declared before them, and what cards do before, instead of and after them. */
export function named(scope: EmitScope, statement: Statement, op: Of<'named'>, by: string): string {
  const steps = instead(scope, by, op);
  // Numbers that only these steps give end with them.
  const ends = op.instead.length === 0 && boundIn(scope, op.block).length > 0;
  return [
    ...op.declares.map((procedure) => declare(scope, statement, procedure)),
    ...op.before.map((woven) => hookCall(scope, by, woven, null)),
    ends ? `{\n${steps}\n}` : steps,
    ...op.after.map((woven) => hookCall(scope, by, woven, null)),
  ].join('\n');
}

function declare(scope: EmitScope, statement: Statement, procedure: Of<'named'>['declares'][number]): string {
  const { world } = scope;
  const name = world.procedures[procedure]?.name ?? '';
  const why = stringLiteral(
    `declare ${name} here [${citation(world, world.procedures[procedure]?.rule ?? statement.rule)}]`,
  );
  const record = procedureThing(scope, procedure);
  return `${lineComment(`${name} may be declared here`)}\nyield* ${runtime(scope, 'declare')}(game, ${why}, ${options('scope', `procedure: ${record}`, `in: ${hereOf(scope)}`)});`;
}

/** The statements after a movement: what is done in each space that its groups have come to. */
export function arrivals(scope: EmitScope, op: Of<'move'>, by: string, groups: string): string {
  return op.arrivals
    .map(({ woven, columns, least, spaces }) => {
      const space = freshName(scope, 'space', 'reached', 'other');
      const inner = { ...withTaken(scope, space), here: space };
      const list = `${runtime(scope, 'spacesReached')}(game, ${groups}, ${listOf(scope, columns)}, ${number(scope, least)})`;
      return `for (const ${space} of ${list}) {\n${hookCall(inner, by, woven, spaces)}\n}`;
    })
    .join('\n');
}
