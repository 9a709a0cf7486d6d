/** The modules of procedures: one per file of the spec, and `procedures.ts`, which lists them by class. */
import type { Core, CoreProcedure, CoreSelection, Possible, Replacement } from '../core/ir.js';
import { additionalSpaces, paidBefore } from './additional-spaces.js';
import { options, property } from './arguments.js';
import { parametersNamed, parametersOf } from './bodies.js';
import { hookFunction } from './effects.js';
import { condition, guardName, guardTest, id, runtime, tests } from './expressions.js';
import { idOf, type Identifiers, moduleOf, nameFor, thing } from './identifiers.js';
import {
  finish,
  leadingNames,
  usesName,
  lineComment,
  ofType,
  runtimeType,
  stringLiteral,
  type Declaration,
  type FunctionDeclaration,
  type Module,
  type ModuleWriter,
  usedOf,
  withArrivals,
} from './module.js';
import { keyOf, modulePath } from './naming.js';
import { citation, entriesOf } from './references.js';
import type { RuntimeType } from './reserved.js';
import { type EmitScope, plainScope } from './scope.js';
import { changed, placeFunction, quantityFunction, startOf } from './quantities.js';
import { part, possibility } from './possible.js';
import { block } from './statements.js';
import { effect, hookCall, hookName } from './hooks.js';

export function emitProcedures(core: Core, ids: Identifiers): Module[] {
  const byFile = new Map<string, CoreProcedure[]>();
  for (const procedure of core.procedures)
    byFile.set(procedure.file, [...(byFile.get(procedure.file) ?? []), procedure]);
  const files = [...byFile].map(([file, procedures]) => emitFile(core, ids, file, procedures));
  return [...files, emitClasses(core, ids)];
}

function emitFile(core: Core, ids: Identifiers, file: string, procedures: readonly CoreProcedure[]): Module {
  const module = moduleOf(ids, modulePath(file));
  for (const procedure of procedures) {
    module.declarations.push(...(procedure.offered ? offered : simple)(core, ids, module, procedure));
  }
  const [first] = procedures;
  const heading =
    procedures.length === 1 && first !== undefined
      ? `${first.name} [${citation(core.world, first.rule)}].`
      : `${procedures.map((procedure) => procedure.name).join(', ')}.`;
  return finish(module, `${core.world.title}: ${heading}`);
}

/** What the steps of a procedure can see. */
export function procedureScope(
  core: Core,
  ids: Identifiers,
  module: ModuleWriter,
  procedure: CoreProcedure,
): EmitScope {
  return {
    ...plainScope(core, ids, module, ['by', 'scope', 'selected', 'additional', 'arrivals']),
    procedure,
    limit: hasFixedLimit(procedure) ? 'limit()' : 'limit(game)',
  };
}

/** A procedure that is simply done: its quantities, then a generator function. */
function simple(core: Core, ids: Identifiers, module: ModuleWriter, procedure: CoreProcedure): Declaration[] {
  const scope = procedureScope(core, ids, module, procedure);
  const quantities = procedure.quantities.map((quantity) => quantityFunction(scope, procedure, quantity));
  const key = keyOf.procedure(procedure.id);
  const done: Declaration = {
    kind: 'function',
    doc: `${procedure.name} [${citation(core.world, procedure.rule)}].`,
    exported: true,
    generator: true,
    name: nameFor(ids, key),
    parameters: parametersOf(
      scope,
      key,
      parametersNamed(module, ['game', 'by', ...entriesOf(core.world, procedure.id)]),
    ),
    returns: runtimeType(module, 'Effect'),
    body: procedureBody(core, ids, module, procedure),
  };
  return [...quantities, done];
}

/** A procedure that is offered among others: its limit and test of spaces, then the record with `can` and `run`. */
function offered(core: Core, ids: Identifiers, module: ModuleWriter, procedure: CoreProcedure): Declaration[] {
  const tests = spaceTests(procedureScope(core, ids, module, procedure), procedure);
  const scope: EmitScope = { ...procedureScope(core, ids, module, procedure), selectable: tests.selectable };
  const declarations: Declaration[] = [];
  const selecting =
    procedure.selection === null
      ? []
      : [limitFunction(scope, procedure.selection), eligibleFunction(scope, procedure.selection, tests.own)];
  declarations.push(...procedure.quantities.map((quantity) => quantityFunction(scope, procedure, quantity)));
  const places = procedure.places.map((place) => placeFunction(scope, place));
  const faction = procedure.faction === null ? '-1' : id(scope, 'Faction', procedure.faction);
  const can = canExpression(core, scope, procedure, tests.foreseen);
  const body = bodyOf(scope, procedure);
  const { woven } = procedure;
  const fields = [
    `id: ${id(scope, 'ProcedureId', procedure.id)}`,
    `name: ${stringLiteral(procedure.name)}`,
    `faction: ${faction}`,
    `accompanies: ${accompanies(ids, module, procedure)}`,
    ...alsoAccompanies(scope, procedure),
    ...(woven === null ? [] : [declaredField(scope, procedure)]),
    ...openedField(scope, procedure),
    `can: (${parameters(recordParameters, can)}) => ${can}`,
    woven === null
      ? `*run(${parameters(recordParameters, body)}) {\n${body}\n}`
      : '*run() {\n// All that it does is done where it is declared.\n}',
  ];
  declarations.push({
    kind: 'constant',
    doc: `${procedure.name} [${citation(core.world, procedure.rule)}].`,
    exported: true,
    name: nameFor(ids, keyOf.procedure(procedure.id)),
    type: runtimeType(module, 'Procedure'),
    value: `{\n${fields.join(',\n')},\n}`,
  });
  // Nothing else can ask for its sets of spaces, nor for what it selects.
  declarations.splice(-1, 0, ...usedOf(places, declarations));
  declarations.unshift(...usedOf(selecting, declarations));
  for (const [index, it] of (woven ?? []).entries()) {
    const doc = `${it.title}: ${it.text} [${citation(core.world, it.rule)}].`;
    declarations.push(hookFunction(core, ids, module, { key: keyOf.declared(procedure.id, index), doc, steps: it }));
  }
  return declarations;
}

/** Which procedures may find it a space, and whether it lacks nothing else. */
function openedField(scope: EmitScope, { openedBy, requires }: CoreProcedure): string[] {
  if (openedBy.length === 0) return [];
  const list = openedBy.map((other) => id(scope, 'ProcedureId', other));
  const parts = [
    ...(requires === null ? [] : [part(condition(scope, requires))]),
    `(scope.limit ?? ${scope.limit}) > 0`,
  ];
  const lacks = parts.join(' && ');
  return [`opened: { by: [${list.join(', ')}], lacks: (${parameters(recordParameters, lacks)}) => ${lacks} }`];
}

/** Where it may be declared: what it selects, or any space that is in hand there. */
function declaredField(scope: EmitScope, { selection }: CoreProcedure): string {
  return selection === null ? `declared: ${runtime(scope, 'ANYWHERE')}` : 'declared: { limit, eligible }';
}

function accompanies(ids: Identifiers, module: ModuleWriter, procedure: CoreProcedure): string {
  if (procedure.accompanies === 'any') return 'null';
  const list = (procedure.accompanies ?? []).map((other) => idOf(module, ids, 'ProcedureId', other));
  return `[${list.join(', ')}]`;
}

/** What it accompanies besides, as cards have it. */
function alsoAccompanies(scope: EmitScope, procedure: CoreProcedure): string[] {
  const tests = (procedure.alsoAccompanies ?? []).map(
    ({ text, condition: holds, host }) =>
      `${lineComment(text)}\n(host === ${id(scope, 'ProcedureId', host)} && ${part(condition(scope, holds))})`,
  );
  if (tests.length === 0) return [];
  return [`alsoAccompanies: (game, host) =>\n${tests.join(' ||\n')}`];
}

/** Whether the most spaces are a number that nothing changes. */
function hasFixedLimit({ selection }: CoreProcedure): boolean {
  return selection !== null && selection.most.kind === 'literal' && selection.changes.length === 0;
}

function limitFunction(scope: EmitScope, selection: CoreSelection): FunctionDeclaration {
  const body = changed(scope, 'most', startOf(scope, selection.most), selection.changes);
  return {
    kind: 'function',
    doc: `How many spaces at most: ${selection.text}.`,
    exported: false,
    generator: false,
    name: 'limit',
    parameters: scope.limit === 'limit()' ? [] : parametersNamed(scope.module, ['game']),
    returns: 'number',
    body,
  };
}

/** Which tests of a space a procedure makes. */
interface SpaceTests {
  /** What can change something there, as a part of the procedure's own test; empty where it stands elsewhere. */
  readonly own: string;
  /** The test before the procedure begins, and the one in the course of it. */
  readonly foreseen: string;
  readonly selectable: string;
}

/** What can change something is a part of the procedure's own test where it is the same from the beginning. */
function spaceTests(scope: EmitScope, { selection }: CoreProcedure): SpaceTests {
  const eligible = 'eligible';
  if (selection === null) return { own: '', foreseen: eligible, selectable: eligible };
  const inner: EmitScope = { ...scope, here: 'space', taken: new Set([...scope.taken, 'space']) };
  if (JSON.stringify(selection.foreseen) === JSON.stringify(selection.possible)) {
    const own = selection.possible.kind === 'always' ? '' : possibility(inner, selection.possible);
    return { own, foreseen: eligible, selectable: eligible };
  }
  const words = eligibleExpression(inner, selection, '');
  const given = leadingNames(spaceTestNames, words).map((name) => name.replace(/^_/u, ''));
  const both = (possible: Possible, arrivals: EmitScope['arrivals']): string => {
    if (possible.kind === 'always') return eligible;
    const test = possibility({ ...inner, arrivals }, possible);
    // Before it has begun, nothing has moved.
    const known = given.map((name) =>
      name === 'arrivals' && arrivals === null ? runtime(scope, 'NO_ARRIVALS') : name,
    );
    const text = words === 'true' ? test : `${eligible}(${known.join(', ')}) && ${part(test)}`;
    return `(${parameters(['game', 'space'], text)}) => ${text}`;
  };
  return { own: '', foreseen: both(selection.foreseen, null), selectable: both(selection.possible, 'arrivals') };
}

/** What a test of a space is given. */
const spaceTestNames = ['game', 'space', 'scope', 'arrivals', 'by'];

/** What the functions of a procedure are given. */
const recordParameters = ['game', 'scope', 'by'];

/** The test of a procedure's own words, and of what can change something as far as that is a part of it. */
function eligibleExpression(inner: EmitScope, selection: CoreSelection, own: string): string {
  const first =
    selection.spaces.tests.length === 0
      ? []
      : [`${lineComment(selection.text)}\n${tests(inner, selection.spaces, 'space')}`];
  const rest = selection.conditions.map(({ name, text, condition: what, waivable }) => {
    const test = condition(inner, what);
    const waived = `scope.waiving.includes(${stringLiteral(name)}) || `;
    return `${lineComment(`${name}: ${text}`)}\n(${waivable ? waived : ''}${test})`;
  });
  const forbidden = selection.restrictions.map(
    ({ guard, text, spaces: set }) =>
      `${lineComment(`${guardName(inner, guard)}: ${text}`)}\n!(${guardTest(inner, guard)} && ${tests(inner, set, 'space')})`,
  );
  const changing = own === '' ? [] : [`// something can be done\n${part(own)}`];
  const all = [...first, ...rest, ...forbidden, ...changing].join(' &&\n');
  return all === '' ? 'true' : all;
}

function eligibleFunction(scope: EmitScope, selection: CoreSelection, own: string): FunctionDeclaration {
  const inner: EmitScope = { ...scope, here: 'space', taken: new Set([...scope.taken, 'space']) };
  const expression = eligibleExpression(inner, selection, own);
  const types: Readonly<Record<string, RuntimeType>> = { game: 'Game', scope: 'Scope', arrivals: 'Arrivals' };
  const names = leadingNames(spaceTestNames, expression);
  const parameters = names.map((name) => {
    const type = types[name.replace(/^_/, '')];
    return { name, type: type === undefined ? 'number' : runtimeType(scope.module, type) };
  });
  return {
    kind: 'function',
    doc: 'Whether a space may be selected.',
    exported: false,
    generator: false,
    name: 'eligible',
    parameters,
    returns: 'boolean',
    body: `return (\n${expression}\n);`,
  };
}

function canExpression(core: Core, scope: EmitScope, procedure: CoreProcedure, foreseen: string): string {
  const by = executorOf(scope, procedure);
  const parts: string[] = [];
  if (procedure.selection !== null) {
    const selecting = options(
      'scope',
      `limit: ${scope.limit}`,
      property('eligible', foreseen),
      ...paidBefore(scope, core, procedure),
    );
    const found = `${runtime(scope, 'hasCandidate')}(game, ${by}, ${selecting})`;
    const { alone } = procedure.selection;
    if (alone.kind === 'never') parts.push(found);
    else {
      const none = `${runtime(scope, 'needsNone')}(scope, ${scope.limit})`;
      const without = alone.kind === 'always' ? '' : `${part(possibility({ ...scope, arrivals: null }, alone))} && `;
      parts.push(`(${found} || (${without}${none}))`);
    }
  } else if (procedure.possible.kind !== 'always') {
    parts.push(part(possibility({ ...scope, arrivals: null }, procedure.possible)));
  }
  const own = parts.join(' && ') || 'true';
  const able = (procedure.instead ?? []).reduceRight((rest, { woven, may, possible }) => {
    const test = part(possibility({ ...scope, arrivals: null }, possible));
    return may ? `(${test} || ${rest})` : `(${guardTest(scope, woven.guard)} ? ${test} : ${rest})`;
  }, own);
  const all = [...(procedure.requires === null ? [] : [part(condition(scope, procedure.requires))]), able];
  return all.filter((it) => it !== 'true').join(' && ') || 'true';
}

/** Who conducts it. */
function executorOf(scope: EmitScope, { faction }: CoreProcedure): string {
  return faction === null ? 'by' : id(scope, 'Faction', faction);
}

/** What a procedure that is not offered does. */
export function procedureBody(core: Core, ids: Identifiers, module: ModuleWriter, procedure: CoreProcedure): string {
  return bodyOf(procedureScope(core, ids, module, procedure), procedure);
}

function bodyOf(scope: EmitScope, procedure: CoreProcedure): string {
  const by = executorOf(scope, procedure);
  const parts: string[] = [];
  if (procedure.beginsTurn) parts.push(`${runtime(scope, 'beginTurn')}(game);`);
  if (procedure.opening !== undefined) parts.push(block(scope, procedure.opening));
  for (const it of procedure.instead ?? []) parts.push(replacement(scope, by, it));
  const steps = [
    ...procedure.before.map((woven) => hookCall(scope, by, woven, null)),
    block(scope, procedure.block),
    ...procedure.after.map((woven) => hookCall(scope, by, woven, null)),
  ];
  const done = withArrivals(scope.module, steps.filter((part) => part !== '').join('\n'));
  // Where the game ends before any are selected, nothing asks for them.
  if (usesName(done, 'selected')) parts.push(`const selected${ofType('number[]')} = [];`);
  if (usesName(done, 'additional')) parts.push(additionalSpaces(scope, procedure));
  parts.push(done);
  return parts.filter((part) => part !== '').join('\n');
}

/** What is done in place of the procedure, and its end. */
function replacement(scope: EmitScope, by: string, { woven, may, possible }: Replacement): string {
  const { guard, text } = woven;
  const rule = 'card' in guard ? (scope.world.cards[guard.card]?.code ?? '') : '';
  const asked = `yield* ${runtime(scope, 'agree')}(game, ${by}, ${stringLiteral(`${text} [${citation(scope.world, rule)}]`)})`;
  const able = part(possibility({ ...scope, arrivals: null }, possible));
  const test = may ? `${able} && (${asked})` : guardTest(scope, guard);
  return `${lineComment(hookName(scope, woven))}\nif (${test}) {\n${effect(scope, by, woven)}\nreturn;\n}`;
}

function parameters(names: readonly string[], text: string): string {
  return leadingNames(names, text).join(', ');
}

function emitClasses(core: Core, ids: Identifiers): Module {
  const module = moduleOf(ids, 'procedures.ts');
  core.world.classes.forEach((declared, index) => {
    const members = core.procedures.filter((procedure) => core.world.procedures[procedure.id]?.class === index);
    const list = members.map((member) => thing(module, ids, keyOf.procedure(member.id)));
    module.declarations.push({
      kind: 'constant',
      doc: `Every ${declared.names.one}.`,
      exported: true,
      name: nameFor(ids, keyOf.class(index)),
      type: `readonly ${runtimeType(module, 'Procedure')}[]`,
      value: `[${list.join(', ')}]`,
    });
  });
  return finish(module, `${core.world.title}: the procedures by class.`);
}
