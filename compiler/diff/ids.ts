/**
 * Which fields of Core hold ids of what. The type checker compares the list with the types, so that no field can be forgotten;
 * by it a part of one edition can be held against the same part of another, in which the same things have other ids.
 */
import type { CoreNodes } from '../core/children.js';
import type { DirectAct, DirectNumber } from '../resolved/direct.js';
import type {
  AdditionalSpacesId,
  AspectId,
  BoxId,
  CardId,
  CardKindId,
  ChitId,
  ClassId,
  ColumnId,
  CounterId,
  DegreeId,
  FactionId,
  FamilyId,
  MarkerId,
  OptionId,
  OrderBoxId,
  OrderPlaceId,
  PieceId,
  ProcedureId,
  ResourceId,
  SpaceId,
  SpaceKindId,
  StateId,
  TrackId,
  ValueId,
  World,
} from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';

/** What ids are of, by the name under which a thing is told. */
export interface IdsByKind {
  readonly faction: FactionId;
  readonly state: StateId;
  readonly piece: PieceId;
  readonly column: ColumnId;
  readonly marker: MarkerId;
  readonly box: BoxId;
  readonly track: TrackId;
  readonly resource: ResourceId;
  readonly counter: CounterId;
  readonly option: OptionId;
  readonly 'space kind': SpaceKindId;
  readonly space: SpaceId;
  readonly 'chit family': FamilyId;
  readonly chit: ChitId;
  readonly aspect: AspectId;
  readonly class: ClassId;
  readonly procedure: ProcedureId;
  readonly 'additional spaces': AdditionalSpacesId;
  readonly 'card kind': CardKindId;
  readonly card: CardId;
  readonly value: ValueId;
  readonly degree: DegreeId;
  readonly 'order place': OrderPlaceId;
  readonly 'order box': OrderBoxId;
}

export type IdKind = keyof IdsByKind;

/** What a field holds, by itself or as the items of a list. */
type Held<Field> = Field extends readonly (infer Item)[] ? Item : Field;

/** What the ids are of that a field holds; never where it holds none. */
type KindOf<Field> = {
  [Kind in IdKind]: [Extract<Held<Field>, IdsByKind[Kind]>] extends [never] ? never : Kind;
}[IdKind];

type KeysOf<Node> = Node extends unknown ? keyof Node : never;
type FieldOf<Node, Key> = Node extends unknown ? (Key extends keyof Node ? Node[Key] : never) : never;

/** The fields that hold ids, of all members of a union. */
type Fields<Node> = [Node] extends [readonly unknown[]]
  ? never
  : {
      readonly [Key in KeysOf<Node> as [EntryOf<FieldOf<Node, Key>>] extends [never] ? never : Key]: EntryOf<
        FieldOf<Node, Key>
      >;
    };

/** What the ids are of, or, of what is no node by itself, what those in its fields are of. */
type EntryOf<Field> = [KindOf<Field>] extends [never] ? Within<Plain<Field>> : KindOf<Field>;

/** Objects in a field that are no nodes; a World has ids of its own. */
type Plain<Field> = Exclude<
  Extract<Held<Field>, object>,
  number | readonly unknown[] | World | CoreNodes[Exclude<keyof CoreNodes, 'steps'>]
>;

type Within<Object> = [Object] extends [never]
  ? never
  : keyof FieldsWithin<Object> extends never
    ? never
    : FieldsWithin<Object>;

type FieldsWithin<Object> = {
  readonly [Key in KeysOf<Object> as [KindOf<FieldOf<Object, Key>>] extends [never] ? never : Key]: KindOf<
    FieldOf<Object, Key>
  >;
};

type FieldsOfKinds<Node extends { readonly kind: string }> = {
  readonly [Kind in Node['kind'] as keyof Fields<OfKind<Node, Kind>> extends never ? never : Kind]: Fields<
    OfKind<Node, Kind>
  >;
};

/** Of what means what its slots mean, the form tells what each name in it is the name of. */
type Told<Node> = Exclude<Node, DirectAct | DirectNumber>;

type IdsIn<Nodes> = {
  readonly [Name in keyof Nodes as keyof IdsOf<Told<Nodes[Name]>> extends never ? never : Name]: IdsOf<
    Told<Nodes[Name]>
  >;
};

type IdsOf<Node> = [Node] extends [{ readonly kind: string }]
  ? FieldsOfKinds<Node>
  : [Node] extends [readonly unknown[]]
    ? unknown
    : Fields<Node>;

/** By the name of each kind of node, of a union by kind, what the ids in its fields are of. */
export const idsInCore: IdsIn<CoreNodes> = {
  procedure: {
    faction: 'faction',
    id: 'procedure',
    accompanies: 'procedure',
    additional: 'additional spaces',
    openedBy: 'procedure',
  },
  limit: { piece: 'piece' },
  accompanying: { host: 'procedure' },
  treated: { as: 'space kind', space: 'space' },
  joined: { spaces: 'space' },
  chit: { chit: 'chit' },
  rolls: { procedure: 'procedure' },
  aspect: { id: 'aspect', family: 'chit family' },
  effect: { chit: 'chit' },
  card: { id: 'card' },
  beyond: { track: 'track' },
  crossing: { track: 'track' },
  guard: { card: 'card', declared: 'procedure' },
  cardGuard: { card: 'card' },
  actor: { faction: { faction: 'faction' }, ordinal: { place: 'order place' } },
  op: {
    place: { pieces: 'piece', from: 'box', placedAs: 'column' },
    conduct: { procedures: 'procedure', accompanied: { procedures: 'procedure' } },
    shift: { track: 'track' },
    draw: { family: 'chit family' },
    replace: { with: 'piece', columns: 'column' },
    resolve: { aspect: 'aspect' },
    cancel: { faction: 'faction' },
    win: { faction: 'faction', degree: 'degree' },
    lose: { faction: 'faction', degree: 'degree' },
    flip: { to: 'column', columns: 'column' },
    move: { columns: 'column' },
    remove: { to: 'box' },
    named: { declares: 'procedure' },
    mark: { marker: 'marker' },
    unmark: { marker: 'marker' },
    'turn over': { to: 'marker', marker: 'marker' },
    'set track': { track: 'track' },
    'set counter': { counter: 'counter' },
    do: { procedure: 'procedure' },
    'close box': { box: 'order box' },
    'each piece': { columns: 'column' },
    'choose pieces': { columns: 'column' },
    net: { track: 'track' },
    'end side': { card: 'card' },
  },
  supply: { marker: { marker: 'marker' }, pieces: { stores: { piece: 'piece', from: 'box' } } },
  stage: { columns: 'column', remaining: 'column' },
  moved: { columns: 'column' },
  arrival: { columns: 'column' },
  forced: { faction: 'faction' },
  box: { box: 'order box' },
  possible: {
    'with a piece': { columns: 'column' },
    'can place': { pieces: 'piece', from: 'box' },
    'can mark': { marker: 'marker' },
    'with a group': { columns: 'column' },
    'in the group': { columns: 'column' },
    'can resolve': { aspect: 'aspect' },
  },
  moveWays: { columns: 'column' },
  number: {
    track: { track: 'track' },
    'value discarded': { family: 'chit family' },
    removed: { columns: 'column' },
    placed: { columns: 'column' },
    counter: { counter: 'counter' },
    option: { option: 'option' },
    'values of spaces': { value: 'value' },
    'values of pieces': { value: 'value' },
    'value of it': { value: 'value' },
    capabilities: { faction: 'faction' },
  },
  condition: {
    executing: { faction: 'faction' },
    'in play': { card: 'card' },
    'it is listed': { list: 'value' },
    'it has moved': { columns: 'column' },
    'it is': { columns: 'column' },
    'track at': { track: 'track' },
    'card is': { cardKind: 'card kind' },
    'is current': { card: 'card' },
    played: { card: 'card' },
    'in place': { place: 'order place', faction: 'faction' },
    chosen: { option: 'option' },
  },
  test: {
    value: { value: 'value' },
    place: { procedure: 'procedure' },
    named: { spaces: 'space' },
    'of kind': { or: 'space', kinds: 'space kind' },
    reach: { cost: 'value' },
  },
  controller: { faction: 'faction' },
  where: { box: { box: 'box' } },
  thing: { marker: { marker: 'marker' }, pieces: { columns: 'column' } },
  chits: { chit: 'chit', family: 'chit family' },
  holder: { faction: { faction: 'faction' }, ordinal: { place: 'order place' } },
  owner: { procedure: { procedure: 'procedure' }, selection: { procedure: 'procedure' }, chit: { chit: 'chit' } },
};
