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

/** The members of a union that have something of a type among their fields, or among those of the items of a list. */
export type Holding<Node, What> = Node extends unknown ? (Has<Node, What> extends true ? Node : never) : never;

type Has<Node, What> = true extends { readonly [Key in keyof Node]-?: IsOrHas<Node[Key], What> }[keyof Node]
  ? true
  : false;

type IsOrHas<Field, What> = [What] extends [Field]
  ? true
  : Field extends readonly (infer Item)[]
    ? true extends { readonly [Key in keyof Item]-?: [What] extends [Item[Key]] ? true : false }[keyof Item]
      ? true
      : false
    : false;

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

/** A field of a node that is looked into: the name of what it holds, and whether that may stand in a list. */
interface Part {
  readonly key: string;
  readonly role: string;
  readonly mayBeList: boolean;
}

/** Of a node, the fields that lead to what is looked for; of a node that is a list, what its items are. */
interface Way {
  readonly items: string | null;
  readonly fields: readonly Part[];
  readonly fieldsOfKind: ReadonlyMap<string, readonly Part[]>;
}

/** The ways to all nodes of some names. */
type Ways = ReadonlyMap<string, Way>;

/** The traversal of a representation by its list of nodes. */
export function traversal<Nodes>(shapes: Shapes<Nodes>): Traversal<Nodes> {
  // What follows takes nodes apart by the names in the list, which the type checker has compared with their types.
  const names = new Map(Object.entries(shapes as Readonly<Record<string, Names>>));
  const known = new Map<string, Ways>();

  /** The ways to the nodes of which a visitor speaks: it is led past all that holds none of them. */
  const waysTo = (visitor: object): Ways => {
    const wanted = Object.keys(visitor);
    const key = wanted.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = waysAmong(names, leadingTo(names, wanted));
    known.set(key, ways);
    return ways;
  };

  const visitAt = (name: string, node: object, visitor: Visits, ways: Ways): void => {
    if (visitor[name]?.(node) !== false) visitParts(name, node, visitor, ways);
  };

  const visitParts = (name: string, node: object, visitor: Visits, ways: Ways): void => {
    const way = ways.get(name);
    if (way === undefined) return;
    if (way.items !== null) for (const item of node as Items) visitHeld(way.items, item, true, visitor, ways);
    else for (const it of fieldsOf(way, node)) visitHeld(it.role, fieldOf(node, it.key), it.mayBeList, visitor, ways);
  };

  const visitHeld = (role: string, held: unknown, mayBeList: boolean, visitor: Visits, ways: Ways): void => {
    if (typeof held !== 'object' || held === null) return;
    if (!mayBeList || !Array.isArray(held)) visitAt(role, held, visitor, ways);
    else for (const item of held as Items) visitHeld(role, item, true, visitor, ways);
  };

  const someAt = (name: string, node: object, question: Questions, ways: Ways): boolean => {
    if (question[name]?.(node) === true) return true;
    const way = ways.get(name);
    if (way === undefined) return false;
    const { items } = way;
    if (items !== null) return (node as Items).some((item) => someHeld(items, item, true, question, ways));
    return fieldsOf(way, node).some((it) => someHeld(it.role, fieldOf(node, it.key), it.mayBeList, question, ways));
  };

  const someHeld = (role: string, held: unknown, mayBeList: boolean, question: Questions, ways: Ways): boolean => {
    if (typeof held !== 'object' || held === null) return false;
    return mayBeList && Array.isArray(held)
      ? (held as Items).some((item) => someHeld(role, item, true, question, ways))
      : someAt(role, held, question, ways);
  };

  const changeAt = (name: string, node: object, { changes, isWhole, ways }: Changing): object => {
    const way = isWhole[name]?.(node) === true ? undefined : ways.get(name);
    const changing = { changes, isWhole, ways };
    let changed = node;
    if (way !== undefined && way.items !== null) changed = changeItems(way.items, node as Items, changing);
    else if (way !== undefined)
      for (const { key, role, mayBeList } of fieldsOf(way, node)) {
        const held = fieldOf(node, key);
        const now = changeHeld(role, held, mayBeList, changing);
        if (now !== held) changed = { ...changed, [key]: now };
      }
    return changes[name]?.(changed) ?? changed;
  };

  const changeItems = (role: string, items: Items, changing: Changing): Items => {
    const now = items.map((item) => changeHeld(role, item, true, changing));
    return now.every((item, index) => item === items[index]) ? items : now;
  };

  const changeHeld = (role: string, held: unknown, mayBeList: boolean, changing: Changing): unknown => {
    if (typeof held !== 'object' || held === null) return held;
    return mayBeList && Array.isArray(held)
      ? changeItems(role, held as Items, changing)
      : changeAt(role, held, changing);
  };

  const mayBeList = (name: string): boolean => typeof names.get(name) !== 'string';
  return {
    visit: (name, node, visitor) => {
      const asked = String(name);
      visitHeld(asked, node, mayBeList(asked), visitor as Visits, waysTo(visitor));
    },
    visitWithin: (name, node, visitor) => {
      visitParts(String(name), node as object, visitor as Visits, waysTo(visitor));
    },
    some: (name, node, question) => {
      const asked = String(name);
      return someHeld(asked, node, mayBeList(asked), question as Questions, waysTo(question));
    },
    change: (name, node, changes, isWhole = {}) => {
      const asked = String(name);
      const changing = { changes: changes as Changes, isWhole: isWhole as Questions, ways: waysTo(changes) };
      return changeHeld(asked, node, mayBeList(asked), changing) as typeof node;
    },
  };
}

/** The names of the nodes that hold a node of a wanted name, however deep, with the wanted names. */
function leadingTo(names: ReadonlyMap<string, Names>, wanted: readonly string[]): ReadonlySet<string> {
  const leading = new Set(wanted);
  for (let before = -1; before < leading.size;) {
    before = leading.size;
    for (const [name, shape] of names) if (rolesIn(shape).some((role) => leading.has(role))) leading.add(name);
  }
  return leading;
}

function rolesIn(shape: Names): readonly string[] {
  if (typeof shape === 'string') return [shape];
  return Object.values(shape).flatMap((held) => (typeof held === 'string' ? [held] : Object.values(held)));
}

/** The ways through the nodes of these names. */
function waysAmong(names: ReadonlyMap<string, Names>, leading: ReadonlySet<string>): Ways {
  // A node may be in a list of such nodes; a list that is a node itself is not taken apart in the place where it is held.
  const partsOf = (fields: Readonly<Record<string, unknown>>): readonly Part[] =>
    Object.entries(fields).flatMap(([key, role]) =>
      typeof role === 'string' && leading.has(role)
        ? [{ key, role, mayBeList: typeof names.get(role) !== 'string' }]
        : [],
    );
  const ways = new Map<string, Way>();
  for (const [name, shape] of names) {
    if (!leading.has(name)) continue;
    if (typeof shape === 'string') {
      if (leading.has(shape)) ways.set(name, { items: shape, fields: [], fieldsOfKind: new Map() });
      continue;
    }
    const kinds = Object.entries(shape).flatMap(([kind, fields]) =>
      typeof fields === 'object' ? [[kind, partsOf(fields)] as const] : [],
    );
    ways.set(name, { items: null, fields: partsOf(shape), fieldsOfKind: new Map(kinds) });
  }
  return ways;
}

function fieldsOf({ fields, fieldsOfKind }: Way, node: object): readonly Part[] {
  const kind = 'kind' in node && typeof node.kind === 'string' ? fieldsOfKind.get(node.kind) : undefined;
  return kind ?? fields;
}

type Items = readonly unknown[];

type Visits = Readonly<Record<string, ((node: object) => unknown) | undefined>>;
type Questions = Readonly<Record<string, ((node: object) => boolean) | undefined>>;
type Changes = Readonly<Record<string, ((node: object) => object) | undefined>>;

interface Changing {
  readonly changes: Changes;
  readonly isWhole: Questions;
  readonly ways: Ways;
}

function fieldOf(node: object, key: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[key];
}
