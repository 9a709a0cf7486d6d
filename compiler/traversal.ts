/**
 * Walks trees of plain data by what their types say. A representation lists its kinds of node and, for each, the fields that
 * hold other nodes; the type checker compares that list with the types, so that no field and no new kind can be forgotten.
 */

/** By the name of each kind of node, the fields of it that hold nodes and the name of what they hold. */
export type Shapes<Nodes> = { readonly [Name in keyof Nodes]: Shape<Nodes, Nodes[Name]> };

/** Of a list, what its items are; of a union told apart by `kind`, the fields by kind; else the fields. */
type Shape<Nodes, Node> = [Node] extends [readonly (infer Item)[]]
  ? RoleOf<Nodes, Item>
  : [Node] extends [{ readonly kind: string }]
    ? { readonly [Kind in Node['kind']]: Fields<Nodes, OfKind<Node, Kind>> }
    : Fields<Nodes, Node>;

type Fields<Nodes, Node> = {
  readonly [Key in keyof Node as [RoleOf<Nodes, Node[Key]>] extends [never] ? never : Key]-?: RoleOf<Nodes, Node[Key]>;
};

/** The members of a union that may have a kind. */
export type OfKind<Node, Kind> = Node extends { readonly kind: infer Own } ? (Kind extends Own ? Node : never) : never;

/** What the type of a field may hold besides names and numbers. */
type Held<Field> = Exclude<Field, string | number | boolean | null | undefined>;

/** The name of what a field holds, by itself or as the items of a list; never where it holds no node. */
type RoleOf<Nodes, Field> = [Held<Field>] extends [never]
  ? never
  : [NameOf<Nodes, Held<Field>>] extends [never]
    ? Held<Field> extends readonly (infer Item)[]
      ? RoleOf<Nodes, Item>
      : never
    : NameOf<Nodes, Held<Field>>;

/** The name of a node by its type: that type itself, or some members of a union that `kind` tells apart. */
type NameOf<Nodes, Node> = {
  [Name in keyof Nodes]: [Node] extends [Nodes[Name]]
    ? [Nodes[Name]] extends [Node]
      ? Name
      : [Nodes[Name]] extends [{ readonly kind: string }]
        ? Name
        : never
    : never;
}[keyof Nodes];

/** What is done with each node of some kinds; one that returns `false` leaves out what is within the node. */
export type Visitor<Nodes> = { readonly [Name in keyof Nodes]?: (node: Nodes[Name]) => unknown };

/** What each node of some kinds becomes, once what is within it has become what it becomes. */
export type Change<Nodes> = { readonly [Name in keyof Nodes]?: (node: Nodes[Name]) => Nodes[Name] };

/** A question to the nodes of some kinds. */
export type Question<Nodes> = { readonly [Name in keyof Nodes]?: (node: Nodes[Name]) => boolean };

export interface Traversal<Nodes> {
  /** Visits a node and all within it, each before what is within it. */
  readonly visit: <Name extends keyof Nodes>(name: Name, node: Nodes[Name], visitor: Visitor<Nodes>) => void;
  /** As `visit`, without the node itself. */
  readonly visitWithin: <Name extends keyof Nodes>(name: Name, node: Nodes[Name], visitor: Visitor<Nodes>) => void;
  /** Whether the answer is yes for a node or for something within it. */
  readonly some: <Name extends keyof Nodes>(name: Name, node: Nodes[Name], question: Question<Nodes>) => boolean;
  /**
   * The node with what is within it changed, and then itself; what does not change is the same object as before. What is
   * within a node of which `isWhole` holds is left as it is.
   */
  readonly change: <Name extends keyof Nodes>(
    name: Name,
    node: Nodes[Name],
    change: Change<Nodes>,
    isWhole?: Question<Nodes>,
  ) => Nodes[Name];
}

/** A list's name of its items, or the names of the fields, by kind where there are kinds. */
type Names = string | Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The traversal of a representation by its list of nodes. */
export function traversal<Nodes>(shapes: Shapes<Nodes>): Traversal<Nodes> {
  // What follows takes nodes apart by the names in the list, which the type checker has compared with their types.
  const names = new Map(Object.entries(shapes as Readonly<Record<string, Names>>));

  const partsOf = (name: string, node: object): readonly (readonly [key: string, role: string])[] => {
    const shape = names.get(name) ?? {};
    if (typeof shape === 'string') return Object.keys(node).map((key) => [key, shape]);
    const ofKind = 'kind' in node && typeof node.kind === 'string' ? shape[node.kind] : undefined;
    return Object.entries(typeof ofKind === 'object' ? ofKind : shape).flatMap(([key, role]) =>
      typeof role === 'string' ? [[key, role] as const] : [],
    );
  };

  /** A node may be in a list of such nodes; a list that is a node itself is not taken apart here. */
  const isList = (role: string, held: object): held is readonly object[] =>
    Array.isArray(held) && typeof names.get(role) !== 'string';

  const visitAt = (name: string, node: object, visitor: Visits): void => {
    if (visitor[name]?.(node) !== false) visitWithin(name, node, visitor);
  };

  const visitWithin = (name: string, node: object, visitor: Visits): void => {
    for (const [key, role] of partsOf(name, node)) visitHeld(role, fieldOf(node, key), visitor);
  };

  const visitHeld = (role: string, held: unknown, visitor: Visits): void => {
    if (typeof held !== 'object' || held === null) return;
    if (!isList(role, held)) visitAt(role, held, visitor);
    else for (const item of held) visitHeld(role, item, visitor);
  };

  const someAt = (name: string, node: object, question: Questions): boolean =>
    question[name]?.(node) === true ||
    partsOf(name, node).some(([key, role]) => someHeld(role, fieldOf(node, key), question));

  const someHeld = (role: string, held: unknown, question: Questions): boolean => {
    if (typeof held !== 'object' || held === null) return false;
    return isList(role, held) ? held.some((item) => someHeld(role, item, question)) : someAt(role, held, question);
  };

  const changeAt = (name: string, node: object, changes: Changes, isWhole: Questions): object => {
    let changed = node;
    for (const [key, role] of isWhole[name]?.(node) === true ? [] : partsOf(name, node)) {
      const held = fieldOf(node, key);
      const now = changeHeld(role, held, changes, isWhole);
      if (now !== held) changed = withField(changed, key, now);
    }
    return changes[name]?.(changed) ?? changed;
  };

  const changeHeld = (role: string, held: unknown, changes: Changes, isWhole: Questions): unknown => {
    if (typeof held !== 'object' || held === null) return held;
    if (!isList(role, held)) return changeAt(role, held, changes, isWhole);
    const now = held.map((item) => changeHeld(role, item, changes, isWhole));
    return now.every((item, index) => item === held[index]) ? held : now;
  };

  return {
    visit: (name, node, visitor) => {
      visitHeld(String(name), node, visitor as Visits);
    },
    visitWithin: (name, node, visitor) => {
      visitWithin(String(name), node as object, visitor as Visits);
    },
    some: (name, node, question) => someHeld(String(name), node, question as Questions),
    change: (name, node, changes, isWhole = {}) =>
      changeHeld(String(name), node, changes as Changes, isWhole as Questions) as typeof node,
  };
}

type Visits = Readonly<Record<string, ((node: object) => unknown) | undefined>>;
type Questions = Readonly<Record<string, ((node: object) => boolean) | undefined>>;
type Changes = Readonly<Record<string, ((node: object) => object) | undefined>>;

function fieldOf(node: object, key: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[key];
}

function withField(node: object, key: string, value: unknown): object {
  if (!Array.isArray(node)) return { ...node, [key]: value };
  const items: readonly unknown[] = node;
  return items.map((item, index) => (String(index) === key ? value : item));
}
