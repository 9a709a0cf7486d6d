/** The modules of additional spaces, one per file of the spec, and how procedures name them. */
import type { Core, CoreAdditionalSpaces, CoreProcedure } from '../core/ir.js';
import { number } from './expressions.js';
import { type Identifiers, moduleOf, nameFor, thing } from './identifiers.js';
import {
  finish,
  fromRuntime,
  type Module,
  type ModuleWriter,
  parameterFor,
  runtimeType,
  stringLiteral,
  usesName,
  withArrivals,
} from './module.js';
import { keyOf, modulePath } from './naming.js';
import { changed, startOf } from './quantities.js';
import { citation } from './references.js';
import { type EmitScope, plainScope } from './scope.js';
import { possibility } from './possible.js';
import { block } from './statements.js';

export function emitAdditionalSpaces(core: Core, ids: Identifiers): readonly Module[] {
  const files = [...new Set(core.additionalSpaces.map(({ file }) => file))];
  return files.map((file) => {
    const module = moduleOf(ids, modulePath(file));
    const own = core.additionalSpaces.filter((it) => it.file === file);
    core.additionalSpaces.forEach((it, id) => {
      if (it.file === file) declare(core, ids, module, it, id);
    });
    return finish(module, `${core.world.title}: ${own.map(({ name }) => name).join(', ')}: additional spaces.`);
  });
}

/** The statement that begins one conduct's account of its additional spaces; empty where a procedure has none. */
export function additionalSpaces(scope: EmitScope, procedure: CoreProcedure): string {
  const list = procedure.additional.map((id) => thing(scope.module, scope.ids, keyOf.additional(id)));
  if (list.length === 0) return '';
  return `const additional = ${fromRuntime(scope.module, 'beginAdditional')}(scope, [${list.join(', ')}]);`;
}

/** Those that a procedure may have to pay for before it can select anything, as a property. */
export function paidBefore(scope: EmitScope, core: Core, procedure: CoreProcedure): string[] {
  const priced = procedure.additional.filter((id) => (core.additionalSpaces[id]?.cost.length ?? 0) > 0);
  const list = priced.map((id) => thing(scope.module, scope.ids, keyOf.additional(id)));
  return list.length === 0 ? [] : [`additional: [${list.join(', ')}]`];
}

function declare(core: Core, ids: Identifiers, module: ModuleWriter, own: CoreAdditionalSpaces, id: number): void {
  const scope = plainScope(core, ids, module, ['by', 'arrivals']);
  const fields = [
    `name: ${stringLiteral(own.name)}`,
    `spaces: ${spacesOf(scope, own, id)}`,
    `cost: ${own.cost.length === 0 ? 'null' : costOf(scope, own)}`,
  ];
  module.declarations.push({
    kind: 'constant',
    doc: `${own.name} [${citation(core.world, own.rule)}].`,
    exported: true,
    name: nameFor(ids, keyOf.additional(id)),
    type: runtimeType(module, 'AdditionalSpaces'),
    value: `{\n${fields.join(',\n')},\n}`,
  });
}

/** How many, as a function of its own where cards change it. */
function spacesOf(scope: EmitScope, own: CoreAdditionalSpaces, id: number): string {
  const value = number(scope, own.spaces);
  if (own.changes.length === 0) return `(${usesName(value, 'game') ? 'game' : ''}) => ${value}`;
  const name = nameFor(scope.ids, keyOf.additionalSpaces(id));
  scope.module.declarations.push({
    kind: 'function',
    doc: '',
    exported: false,
    generator: false,
    name,
    parameters: [{ name: 'game', type: runtimeType(scope.module, 'Game') }],
    returns: 'number',
    body: changed(scope, 'value', startOf(scope, own.spaces), own.changes),
  });
  return name;
}

function costOf(scope: EmitScope, own: CoreAdditionalSpaces): string {
  const can = possibility(scope, own.payable);
  const body = withArrivals(scope.module, block(scope, own.cost));
  return `{\ncan: (${parameters(can)}) => ${can},\n*pay(${parameters(body)}) {\n${body}\n},\n}`;
}

/** `game, by`, as far as the text uses them. */
function parameters(text: string): string {
  if (usesName(text, 'by')) return `${parameterFor('game', text)}, by`;
  return usesName(text, 'game') ? 'game' : '';
}
