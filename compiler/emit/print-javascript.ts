/**
 * Modules → JavaScript that is run as it is made, and read by nobody: without types, comments and layout, so that neither the
 * printer nor the compiler of TypeScript has to be loaded.
 */
import { unreachable } from '../unreachable.js';
import { atOnce, type Declaration, type Module, untyped } from './module.js';

/** The module as a file that is imported, with effects as generators or, where answers come at once, as plain functions. */
export function moduleText({ imports, declarations }: Module, form: 'generators' | 'at once' = 'generators'): string {
  const imported = imports.flatMap(({ from, names, namespace }) => {
    const values = names.filter(({ type }) => !type).map(({ name, as = name }) => `${name} as ${as}`);
    if (namespace !== null) return [`import * as ${namespace} from ${JSON.stringify(from)};`];
    return values.length === 0 ? [] : [`import { ${values.join(', ')} } from ${JSON.stringify(from)};`];
  });
  const code = declarations.flatMap((it) => codeOf(form === 'generators' ? it : answeredAtOnce(it), 'export '));
  return [...imported, ...code].map((line) => `${line}\n`).join('');
}

function answeredAtOnce(declaration: Declaration): Declaration {
  if (declaration.kind === 'constant') return { ...declaration, value: atOnce(declaration.value) };
  if (declaration.kind !== 'function') return declaration;
  return { ...declaration, generator: false, body: atOnce(declaration.body) };
}

/**
 * The module as the body of a function of its `exports` and of `require`, which returns what is exported by another module. As
 * modules import each other, what is imported is taken when the module is run, and again by the function that is returned, once
 * all modules have been run.
 */
export function functionText({ imports, declarations }: Module): string {
  const imported = imports.flatMap(({ from, names, namespace }) =>
    namespace === null
      ? names.flatMap(({ name, type, as = name }) => (type ? [] : [[as, `${required(from)}.${name}`] as const]))
      : [[namespace, required(from)] as const],
  );
  const lines = [
    '"use strict";',
    ...declarations.flatMap((it) => (it.kind === 'function' && it.exported ? exportsOf(it.name) : [])),
    ...imported.map(([name]) => `var ${name};`),
    'const module = () => {',
    ...imported.map(([name, value]) => `${name} = ${value};`),
    ...declarations.flatMap((it) => (it.kind === 'export' ? passedOn(it) : [])),
    '};',
    'module();',
    ...declarations.flatMap((it) => [
      ...(it.kind === 'export' ? [] : codeOf(it, '')),
      ...(it.kind === 'constant' && it.exported ? exportsOf(it.name) : []),
    ]),
    'return module;',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function required(from: string): string {
  return `require(${JSON.stringify(from)})`;
}

function exportsOf(name: string): readonly string[] {
  return [`exports.${name} = ${name};`];
}

function passedOn({ names, from }: Extract<Declaration, { kind: 'export' }>): readonly string[] {
  if (names.length === 0) return [`Object.assign(exports, ${required(from)});`];
  return names.map((name) => `exports.${name} = ${required(from)}.${name};`);
}

/** A declaration, `before` which stands what makes it known outside where it is; a type leaves nothing. */
function codeOf(declaration: Declaration, before: string): readonly string[] {
  switch (declaration.kind) {
    case 'constant': {
      const { name, value, exported } = declaration;
      return [`${exported ? before : ''}const ${name} = ${untyped(value)};`];
    }
    case 'function': {
      const { name, parameters, body, generator, exported } = declaration;
      const head = `function${generator ? '*' : ''} ${name}(${parameters.map((it) => it.name).join(', ')})`;
      return [`${exported ? before : ''}${head} {\n${untyped(body)}\n}`];
    }
    case 'export': {
      const { names, from } = declaration;
      return [`export ${names.length === 0 ? '*' : `{ ${names.join(', ')} }`} from ${JSON.stringify(from)};`];
    }
    case 'type':
      return [];
    default:
      return unreachable(declaration);
  }
}
