/** One generated module while it is written: its text, and the imports that the text turned out to need. */

/** A declaration of a generated module; bodies and values are TypeScript text. */
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
    readonly names: readonly { readonly name: string; readonly type: boolean }[];
    readonly namespace: string | null;
  }[];
  readonly declarations: readonly Declaration[];
}

export interface ModuleWriter {
  readonly path: string;
  readonly imports: Map<string, Map<string, boolean>>;
  readonly namespaces: Map<string, string>;
  readonly declarations: Declaration[];
}

export function newModule(path: string): ModuleWriter {
  return { path, imports: new Map(), namespaces: new Map(), declarations: [] };
}

/** Imports a name of the runtime and returns it. */
export function fromRuntime(module: ModuleWriter, name: string): string {
  return use(module, `${upward(module.path)}../../runtime/index.js`, name, false);
}

/** Imports a type of the runtime and returns its name. */
export function runtimeType(module: ModuleWriter, name: string): string {
  return use(module, `${upward(module.path)}../../runtime/index.js`, name, true);
}

/** Imports a name of another module of the same game (`ids.ts`) and returns it. */
export function fromGame(module: ModuleWriter, path: string, name: string): string {
  return path === module.path ? name : use(module, toGame(module, path), name, false);
}

/** Imports all of another module of the same game under one name. */
export function wholeModule(module: ModuleWriter, path: string, name: string): string {
  module.namespaces.set(toGame(module, path), name);
  return name;
}

function toGame(module: ModuleWriter, path: string): string {
  const up = upward(module.path);
  return `${up === '' ? './' : up}${path.replace(/\.ts$/, '.js')}`;
}

function use(module: ModuleWriter, from: string, name: string, type: boolean): string {
  const names = module.imports.get(from) ?? new Map<string, boolean>();
  names.set(name, type && names.get(name) !== false);
  module.imports.set(from, names);
  return name;
}

/** `../` for each folder that the module lies in. */
export function upward(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** The finished module. */
export function finish(module: ModuleWriter, heading: string): Module {
  const named = [...module.imports].map(([from, names]) => ({
    from,
    names: [...names].map(([name, type]) => ({ name, type })).sort((left, right) => (left.name < right.name ? -1 : 1)),
    namespace: null,
  }));
  const whole = [...module.namespaces].map(([from, namespace]) => ({ from, names: [], namespace }));
  const imports = [...named, ...whole].sort((left, right) => (left.from < right.from ? -1 : 1));
  return { path: module.path, heading, imports, declarations: module.declarations };
}

/** A documentation comment; text that would end it early is broken up. */
export function docComment(text: string): string {
  const lines = safeComment(text).split('\n');
  if (lines.length === 1) return `/** ${lines[0] ?? ''} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** A comment on a line of its own. */
export function lineComment(text: string): string {
  return `// ${safeComment(text).replace(/\s*\n\s*/g, ' ')}`;
}

/** Author text in a comment: nothing in it ends the comment or the line. */
export function safeComment(text: string): string {
  return text.replace(/\*\//g, '*\u200b/').replace(/[\u2028\u2029\r]/g, ' ');
}

/** Author text as a string literal. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The parameter's name, marked with an underscore where the body does not use it. */
export function parameterFor(name: string, body: string): string {
  return usesName(body, name) ? name : `_${name}`;
}

/** Whether TypeScript text uses a name, its comments and strings aside; a lambda's own parameter is no use of it. */
export function usesName(text: string, name: string): boolean {
  const bare = text.replace(/\/\/.*$/gm, '').replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "''");
  return new RegExp(`(?<![.\\w])${name}\\b`).test(bare);
}
