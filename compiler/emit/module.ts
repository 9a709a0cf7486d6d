/**
 * One generated module while it is written: its text, and the imports that the text turned out to need. What an author wrote
 * stands in it between two marks, in comments and in texts, so that the names in it are not taken for those of the code.
 */
import { free } from './names.js';
import { isReserved, type RuntimeName, type RuntimeType } from './reserved.js';

/** Where a generated module finds the runtime, and a suite what only suites use: in the package, wherever the module is written. */
export const runtimeModule = 'rulewright/runtime';
export const suitesRuntime = 'rulewright/runtime/testing';

/** A declaration of a generated module; bodies and values are TypeScript text, with marks around the types in it. */
export type Declaration =
  | {
      readonly kind: 'constant';
      readonly doc: string;
      readonly exported: boolean;
      readonly name: string;
      readonly type: string | null;
      readonly value: string;
    }
  | {
      readonly kind: 'function';
      readonly doc: string;
      readonly exported: boolean;
      readonly generator: boolean;
      readonly name: string;
      readonly parameters: readonly Parameter[];
      readonly returns: string;
      readonly body: string;
    }
  | { readonly kind: 'type'; readonly exported: boolean; readonly name: string; readonly type: string }
  /** `export * from './ids.js'`. */
  | { readonly kind: 'export'; readonly names: readonly string[]; readonly from: string };

export type FunctionDeclaration = Extract<Declaration, { kind: 'function' }>;

export interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** A module, complete but for its layout. */
export interface Module {
  /** Relative to the game's folder, with extension: `operations/muster.ts`. */
  readonly path: string;
  readonly heading: string;
  /** In a fixed order; `type` marks names that are only types, `* as` a whole module. */
  readonly imports: readonly {
    readonly from: string;
    readonly names: readonly {
      readonly name: string;
      readonly type: boolean;
      /** What it is called in this module, where something else in it has its name. */
      readonly as?: string;
    }[];
    readonly namespace: string | null;
  }[];
  readonly declarations: readonly Declaration[];
}

export interface ModuleWriter {
  readonly path: string;
  readonly imports: Map<string, Map<string, { readonly type: boolean; readonly as: string }>>;
  readonly namespaces: Map<string, string>;
  readonly declarations: Declaration[];
  /** What each identifier stands for that comes from a name of the game. */
  readonly claimed: Map<string, string>;
}

/** A module with nothing in it. `own` are the identifiers that it will declare, each with what it stands for. */
export function newModule(path: string, own: Iterable<readonly [identifier: string, key: string]> = []): ModuleWriter {
  return { path, imports: new Map(), namespaces: new Map(), declarations: [], claimed: new Map(own) };
}

/** An identifier that stands for one thing in this module: the base, or with a mark behind it where the base is taken. */
export function claim(module: ModuleWriter, base: string, key: string): string {
  const { claimed } = module;
  const identifier = free(base, (it) => isReserved(it) || (claimed.get(it) ?? key) !== key);
  claimed.set(identifier, key);
  return identifier;
}

/** Imports a name of the runtime and returns it. */
export function fromRuntime(module: ModuleWriter, name: RuntimeName): string {
  return use(module, runtimeModule, name, false, name);
}

/** The steps, behind what remembers what has moved where they speak of it. */
export function withArrivals(module: ModuleWriter, steps: string): string {
  return usesName(steps, 'arrivals') ? `const arrivals = ${fromRuntime(module, 'newArrivals')}();\n${steps}` : steps;
}

/** Imports a type of the runtime and returns its name. */
export function runtimeType(module: ModuleWriter, name: RuntimeType): string {
  return use(module, runtimeModule, name, true, name);
}

/** Imports a reserved name of another module of the same game (`Space` of `ids.ts`) and returns it. */
export function fromGame(module: ModuleWriter, path: string, name: string): string {
  return path === module.path ? name : use(module, toGame(module, path), name, false, name);
}

/** Imports what another module of the same game declares for a thing of the game; returns what it is called here. */
export function importThing(module: ModuleWriter, path: string, name: string, key: string): string {
  if (path === module.path) return name;
  return use(module, toGame(module, path), name, false, claim(module, name, key));
}

/** Imports all of another module of the same game under one name. */
export function wholeModule(module: ModuleWriter, path: string, base: string): string {
  const name = claim(module, base, `all of ${path}`);
  module.namespaces.set(toGame(module, path), name);
  return name;
}

function toGame(module: ModuleWriter, path: string): string {
  const up = upward(module.path);
  return `${up === '' ? './' : up}${path.replace(/\.ts$/, '.js')}`;
}

function use(module: ModuleWriter, from: string, name: string, type: boolean, as: string): string {
  const names = module.imports.get(from) ?? new Map<string, { readonly type: boolean; readonly as: string }>();
  names.set(name, { type: type && names.get(name)?.type !== false, as });
  module.imports.set(from, names);
  return as;
}

/** `../` for each folder that the module lies in. */
export function upward(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** The finished module, with the imports that its text turned out to need. */
export function finish(module: ModuleWriter, heading: string): Module {
  const used = namesIn(module.declarations);
  const named = [...module.imports].map(([from, names]) => ({
    from,
    names: [...names]
      .filter(([, { as }]) => used.has(as))
      .map(([name, { type, as }]) => ({ name, type, ...(as === name ? {} : { as }) }))
      .sort((left, right) => (left.name < right.name ? -1 : 1)),
    namespace: null,
  }));
  const whole = [...module.namespaces].map(([from, namespace]) => ({ from, names: [], namespace }));
  const imports = [...named.filter(({ names }) => names.length > 0), ...whole].sort((left, right) =>
    placeOf(left.from) < placeOf(right.from) ? -1 : 1,
  );
  return { path: module.path, heading, imports, declarations: module.declarations.map(unmarkedDeclaration) };
}

/** Imports are in order of these: that of the package stands before those of the game. */
function placeOf(from: string): string {
  return from === runtimeModule ? '' : from;
}

/** Every identifier in the code of the declarations but those of members. */
function namesIn(declarations: readonly Declaration[]): ReadonlySet<string> {
  const code = declarations.map((it) => {
    if (it.kind === 'constant') return `${it.type ?? ''}\n${it.value}`;
    if (it.kind === 'type') return it.type;
    return it.kind === 'function' ? [...it.parameters.map(({ type }) => type), it.returns, it.body].join('\n') : '';
  });
  return new Set(
    code
      .join('\n')
      .replace(authored, '')
      .match(/(?<!(?<!\.)\.)[$_\p{ID_Start}][$\p{ID_Continue}]*(?![$\p{ID_Continue}:])/gu) ?? [],
  );
}

function unmarkedDeclaration(declaration: Declaration): Declaration {
  if (declaration.kind === 'constant') return { ...declaration, value: unmarked(declaration.value) };
  return declaration.kind === 'function' ? { ...declaration, body: unmarked(declaration.body) } : declaration;
}

/** A documentation comment; text that would end it early is broken up. */
export function docComment(text: string): string {
  const lines = safeComment(text).split('\n');
  if (lines.length === 1) return `/** ${lines[0] ?? ''} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** A test of a space as a lambda. */
export function spaceTest(variable: string, text: string): string {
  return `(${usesName(text, variable) ? variable : ''}) => ${text}`;
}

/** The marks around what an author wrote: characters that Unicode leaves to whoever uses them. */
const opening = '\uE000';
const closing = '\uE001';
const authored = /\uE000[^\uE001]*\uE001/gu;
/** The marks around types within code. */
const typeOpening = '\uE002';
const typeClosing = '\uE003';
const marks = /[\uE000-\uE003]/gu;

/** The type of a variable that is declared within code, behind its name. */
export function ofType(type: string): string {
  return `: ${typeOpening}${type}${typeClosing}`;
}

/** A value of which the type checker knows each part as it is. */
export function asConst(value: string): string {
  return `${value} ${typeOpening}as const${typeClosing}`;
}

/** The code of a finished module as TypeScript. */
export function typed(code: string): string {
  return code.replace(marks, '');
}

/** The code of a finished module as JavaScript, without comments: each of them is on lines of its own. */
export function untyped(code: string): string {
  return code.replace(/:? \uE002[^\uE003]*\uE003/gu, '').replace(/^\/\/.*(?:\n|$)/gmu, '');
}

/**
 * Code of effects, as JavaScript, with plain functions in place of generators, which the runtime has as well: see its `at-once.ts`.
 * Texts stay as they are; comments are gone before, for a quote in one begins no text.
 */
export function atOnce(code: string): string {
  return untyped(code).replace(/("(?:[^"\\]|\\.)*")|\byield\* |^\*(?=\w+\()/gmu, (_, text?: string) => text ?? '');
}

/** A comment on a line of its own. */
export function lineComment(text: string): string {
  const line = safeComment(text)
    .replace(/\s*\n\s*/gu, ' ')
    .replace(marks, ' ');
  return `// ${opening}${line}${closing}`;
}

/** Author text in a comment: nothing in it ends the comment or the line. */
export function safeComment(text: string): string {
  return text.replace(/\*\//gu, '*\u200b/').replace(/[\u2028\u2029\r]/gu, ' ');
}

/** Author text as a string literal. */
export function stringLiteral(text: string): string {
  const literal = JSON.stringify(text).replace(
    /[\u2028\u2029\uE000-\uE003]/gu,
    (it) => `\\u${it.charCodeAt(0).toString(16)}`,
  );
  return `${opening}${literal}${closing}`;
}

/** The text without the marks around what an author wrote. */
export function unmarked(text: string): string {
  return text.replace(/[\uE000\uE001]/gu, '');
}

/** The parameter's name, marked with an underscore where the body does not use it. */
export function parameterFor(name: string, body: string): string {
  return usesName(body, name) ? name : `_${name}`;
}

/** Parameters of what others call as they will, up to the last one that the text uses. */
export function leadingNames(names: readonly string[], text: string): string[] {
  const used = names.map((name) => usesName(text, name));
  const count = used.lastIndexOf(true) + 1;
  return names.slice(0, count).map((name, index) => (used[index] === true ? name : `_${name}`));
}

/** Whether code uses a name; what an author wrote in it does not count, nor keys, nor what only begins or ends like it. */
export function usesName(text: string, name: string): boolean {
  if (!text.includes(name)) return false;
  const pattern =
    uses.get(name) ?? new RegExp(`(?<!(?<!\\.)\\.|[$\\p{ID_Continue}])${name}(?![$\\p{ID_Continue}:])`, 'u');
  uses.set(name, pattern);
  return pattern.test(text.replace(authored, ''));
}

/** By name, how a use of it looks: to make that takes longer than to look for it, and the same names are looked for again and again. */
const uses = new Map<string, RegExp>();

/** Those of the functions that the declarations, or others that these use, call. */
export function usedOf(
  functions: readonly FunctionDeclaration[],
  declarations: readonly Declaration[],
): FunctionDeclaration[] {
  const codeOf = (it: Declaration): string => ('body' in it ? it.body : 'value' in it ? it.value : '');
  const code = declarations.map(codeOf).join('\n');
  const used = functions.filter(({ name }) => usesName(code, name));
  const others = functions.filter((it) => !used.includes(it));
  const further = used.length === 0 ? [] : usedOf(others, used);
  return functions.filter((it) => used.includes(it) || further.includes(it));
}
