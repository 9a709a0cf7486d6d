/** What a part of Core speaks of, so that positions can be made of that and of little else. */
import type { CoreNodes } from '../core/children.js';
import { facetsOf } from '../core/direct.js';
import { changedBy } from '../core/effects.js';
import type { Core } from '../core/ir.js';
import { type DirectAct, type DirectNumber, isDirect, namesIn } from '../resolved/direct.js';
import type { World } from '../resolved/ir.js';
import type { NamedKind } from '../surface/forms/words.js';

/** What positions are made of: ids by what they are of, and the numbers that are written. */
const sorts = [
  'columns',
  'markers',
  'tracks',
  'boxes',
  'counters',
  'options',
  'spaces',
  'kinds',
  'families',
  'cards',
  'cardKinds',
  'numbers',
] as const;

type Sort = (typeof sorts)[number];

export interface Mentions extends Readonly<Record<Sort, ReadonlySet<number>>> {
  readonly reveals: boolean;
  readonly readsOrder: boolean;
}

/** The fields of a node, of whatever kind it is, that hold ids. */
type IdFields<Node> = Node extends readonly unknown[]
  ? never
  : Node extends object
    ? { [Key in keyof Node]-?: HoldsId<Exclude<Node[Key], null | undefined>> extends true ? Key : never }[keyof Node]
    : never;

type HoldsId<Field> = true extends (Field extends readonly (infer Item)[] ? IsId<Exclude<Item, null>> : IsId<Field>)
  ? true
  : false;

/** An id is a number that is more than a number. */
type IsId<Field> = Field extends number ? (number extends Field ? false : Field extends object ? true : false) : false;

/** Of what means what its slots mean, the form tells what each name in it is the name of. */
type IdField = IdFields<Exclude<CoreNodes[keyof CoreNodes], DirectAct | DirectNumber>>;

type Sets = Readonly<Record<Sort, Set<number>>>;
type Note = Sort | ((core: Core, id: number, sets: Sets, look: (node: unknown) => void) => void) | null;

const column: Note = ({ world }, piece, { columns }) => {
  for (const it of world.pieces[piece]?.columns ?? []) columns.add(it);
};
const procedure: Note = ({ procedures }, id, _, look) => {
  look(procedures[id]);
};

/** By each field of Core that holds ids, what is noted of them; null where positions are not made of such things. */
const noted: Readonly<Record<IdField, Note>> = {
  columns: 'columns',
  remaining: 'columns',
  pieces: column,
  piece: column,
  with: column,
  marker: 'markers',
  track: 'tracks',
  box: 'boxes',
  from: 'boxes',
  to: null,
  counter: 'counters',
  option: 'options',
  space: 'spaces',
  spaces: 'spaces',
  or: 'spaces',
  kinds: 'kinds',
  as: 'kinds',
  family: 'families',
  card: 'cards',
  cardKind: 'cardKinds',
  value: 'numbers',
  procedure,
  procedures: procedure,
  aspect: ({ aspects }, id, _, look) => {
    look(aspects[id]);
  },
  additional: ({ additionalSpaces }, id, _, look) => {
    look(additionalSpaces[id]);
  },
  accompanies: null,
  chit: null,
  cost: null,
  declared: null,
  declares: null,
  degree: null,
  faction: null,
  host: null,
  id: null,
  list: null,
  openedBy: null,
  place: null,
  placedAs: null,
};

/** By what a name in a slot is the name of. */
const notedNames: Readonly<Record<NamedKind, Note>> = {
  faction: null,
  'order place': null,
  'card value': null,
};

const notes: ReadonlyMap<string, Note> = new Map(Object.entries(noted));

function isAct(node: object): node is DirectAct {
  return 'kind' in node && isDirect({ kind: String(node.kind) });
}

/** Of all that is below the values, and of the procedures that they do or conduct. */
export function mentionsIn(core: Core, values: readonly unknown[]): Mentions {
  const sets = Object.fromEntries(sorts.map((sort) => [sort, new Set<number>()])) as Record<Sort, Set<number>>;
  let reveals = false;
  let readsOrder = false;
  const seen = new Set<object>();
  const look = (root: unknown): void => {
    if (typeof root !== 'object' || root === null || seen.has(root)) return;
    seen.add(root);
    const own = ownMentions(core.world, root);
    if (own.reveals) reveals = true;
    if (own.readsOrder) readsOrder = true;
    for (const [note, id] of own.noted)
      if (typeof note === 'string') sets[note].add(id);
      else note(core, id, sets, look);
  };
  for (const value of values) look(value);
  return { ...sets, reveals, readsOrder };
}

/** What is below a value, in the order in which it stands there, without what it leads to. */
interface OwnMentions {
  readonly noted: readonly (readonly [Exclude<Note, null>, number])[];
  readonly reveals: boolean;
  readonly readsOrder: boolean;
}

/** Many parts of a game lead to the same procedures. */
const known = new WeakMap<World, WeakMap<object, OwnMentions>>();

function ownMentions(world: World, root: object): OwnMentions {
  const ofWorld = known.get(world) ?? new WeakMap<object, OwnMentions>();
  known.set(world, ofWorld);
  const own = ofWorld.get(root) ?? mentionsBelow(world, root);
  ofWorld.set(root, own);
  return own;
}

function mentionsBelow(world: World, root: object): OwnMentions {
  const noted: (readonly [Exclude<Note, null>, number])[] = [];
  let reveals = false;
  let readsOrder = false;
  const seen = new Set<object>();
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (Array.isArray(node)) {
      for (const item of node) look(item);
      return;
    }
    const names = namesIn(node);
    if (isAct(node)) {
      if (changedBy(world, node).has('deck')) reveals = true;
      if (facetsOf(node).reads(world, node).includes('order of play')) readsOrder = true;
    }
    for (const [key, value] of Object.entries(node)) {
      const as = names.get(key);
      const note = (as === undefined ? notes.get(key) : notedNames[as]) ?? null;
      for (const id of Array.isArray(value) ? (value as unknown[]) : [value])
        if (note !== null && typeof id === 'number') noted.push([note, id]);
      if (key === 'kind' && value === 'until deck empty') reveals = true;
      if (key === 'kind' && value === 'ordinal') readsOrder = true;
      if (key !== 'span') look(value);
    }
  };
  look(root);
  return { noted, reveals, readsOrder };
}
