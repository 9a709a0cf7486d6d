/** What a game declares, as things with facts in words and names: the type checker compares the facts with what the World has. */
import type { World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { IdKind } from './ids.js';
import type { Naming } from './named.js';

/** Something that a game declares: what it is, what it is called, and what is said of it. */
export interface Thing {
  readonly kind: ThingKind;
  readonly name: string;
  /** What is printed beside the name, and means nothing; empty where nothing is. */
  readonly title: string;
  /** The rule that it cites; empty where it cites none. */
  readonly rule: string;
  readonly facts: readonly Fact[];
  /** Null where it stands in no place of its own. */
  readonly declared: Span | null;
}

/** `adjacent: Fenwick`. A fact of a list is told by its items, of which only those that differ are told. */
export interface Fact {
  readonly label: string;
  readonly items: readonly string[];
}

/** `text`: of no meaning, or told elsewhere. */
type FactOf<Row, Value> = readonly [label: string, of: (value: Value, naming: Naming, row: Row) => Said] | null;
type Said = string | number | boolean | null | readonly string[];
type Facts<Row> = { readonly [Key in keyof Row]-?: FactOf<Row, Row[Key]> };

type Lists = { readonly [Key in keyof World as World[Key] extends readonly object[] ? Key : never]: World[Key] };
type RowOf<Key extends keyof Lists> = Lists[Key][number];

interface Listing<Row> {
  readonly kind: ThingKind;
  /** What ids of it are of; null where nothing has an id of it. */
  readonly idKind: IdKind | null;
  readonly facts: Facts<Row>;
  readonly title?: (row: Row) => string;
  readonly rule?: (row: Row) => string;
}

export type ThingKind = IdKind | 'group of pieces' | 'area' | 'path' | 'table' | 'setup' | 'game';

const plain =
  () =>
  (value: Said): Said =>
    value;

const ids =
  (kind: IdKind) =>
  (held: readonly number[], naming: Naming): readonly string[] =>
    held.map((id) => naming(kind, id)).sort();
const inOrder =
  (kind: IdKind) =>
  (held: readonly number[], naming: Naming): string =>
    held.map((id) => naming(kind, id)).join(', ');
const id =
  (kind: IdKind) =>
  (held: number | null, naming: Naming): string | null =>
    held === null ? null : naming(kind, held);

/** By list of the World, what is said of its rows; what rules do is told of the rules. */
const listings: { readonly [Key in keyof Lists]: Listing<RowOf<Key>> | null } = {
  factions: {
    kind: 'faction',
    idKind: 'faction',
    facts: { name: null, adjective: null, isPlayed: ['played', plain()], declared: null },
  },
  states: { kind: 'state', idKind: 'state', facts: { name: null, verb: null, declared: null } },
  pieces: {
    kind: 'piece',
    idKind: 'piece',
    facts: {
      names: null,
      faction: ['faction', id('faction')],
      inventory: ['inventory', plain()],
      columns: ['states', inOrder('column')],
      placedAs: null,
      mostPerSpace: ['at most in a space', plain()],
      barred: ['not in', ids('space kind')],
      openedByCards: null,
      declared: null,
    },
  },
  columns: {
    kind: 'column',
    idKind: 'column',
    facts: { name: null, piece: ['piece', id('piece')], state: ['state', id('state')] },
  },
  groups: {
    kind: 'group of pieces',
    idKind: null,
    facts: { names: null, pieces: ['pieces', ids('piece')], declared: null },
  },
  values: {
    kind: 'value',
    idKind: 'value',
    facts: {
      name: null,
      of: ['of', plain()],
      from: null,
      to: null,
      numbers: [
        'values',
        (numbers, naming, { of }) => numbers.map((number, at) => `${naming(valued[of], at)} ${number}`),
      ],
      lists: [
        'lists',
        (lists, naming, { of }) =>
          (lists ?? []).map((list, at) => `${naming(valued[of], at)}: ${ids('piece')(list, naming).join(', ')}`),
      ],
      declared: null,
    },
  },
  degrees: { kind: 'degree', idKind: 'degree', facts: { name: null, declared: null } },
  lifted: null,
  markers: {
    kind: 'marker',
    idKind: 'marker',
    facts: {
      names: null,
      supply: ['how many', plain()],
      mostPerSpace: ['at most in a space', plain()],
      kinds: ['in', ids('space kind')],
      other: ['other side', id('marker')],
      sides: null,
      closes: ['closes a space', plain()],
      declared: null,
    },
  },
  boxes: { kind: 'box', idKind: 'box', facts: { name: null, declared: null } },
  resources: {
    kind: 'resource',
    idKind: 'resource',
    facts: {
      names: null,
      tracks: ['tracks', (tracks, naming) => tracks.flatMap((it) => (it === null ? [] : [naming('track', it)]))],
      declared: null,
    },
  },
  tracks: {
    kind: 'track',
    idKind: 'track',
    facts: {
      names: null,
      from: ['from', plain()],
      to: ['to', plain()],
      boxes: [
        'boxes',
        (boxes) => (boxes === null ? null : boxes.map(({ name, value }) => `${name ?? ''} ${value}`.trim()).join(', ')),
      ],
      beyond: null,
      crossings: null,
      declared: null,
    },
  },
  options: {
    kind: 'option',
    idKind: 'option',
    facts: {
      name: null,
      isNumber: ['a number', plain()],
      from: ['from', plain()],
      to: ['to', plain()],
      otherwise: ['otherwise', plain()],
      declared: null,
    },
  },
  counters: { kind: 'counter', idKind: 'counter', facts: { name: null, declared: null } },
  orderPlaces: { kind: 'order place', idKind: 'order place', facts: { name: null, declared: null } },
  orderBoxes: { kind: 'order box', idKind: 'order box', facts: { name: null, declared: null } },
  classes: { kind: 'class', idKind: 'class', facts: { names: null, declared: null } },
  spaceKinds: { kind: 'space kind', idKind: 'space kind', facts: { names: null, drawn: null, declared: null } },
  areas: {
    kind: 'area',
    idKind: null,
    facts: { names: null, kinds: ['kinds', ids('space kind')], spaces: ['spaces', ids('space')], declared: null },
  },
  spaces: {
    kind: 'space',
    idKind: 'space',
    facts: {
      name: null,
      aliases: null,
      kind: ['kind', id('space kind')],
      treatedAs: null,
      adjacent: ['adjacent to', ids('space')],
      joined: null,
      at: null,
      declared: null,
    },
  },
  paths: {
    kind: 'path',
    idKind: null,
    facts: { name: null, spaces: ['spaces', inOrder('space')], pieces: ['of', ids('piece')], declared: null },
  },
  families: {
    kind: 'chit family',
    idKind: 'chit family',
    rule: ({ rule }) => rule,
    facts: {
      name: null,
      faction: ['faction', id('faction')],
      rule: null,
      drawn: ['what is drawn is', plain()],
      open: ['open', plain()],
      declared: null,
    },
  },
  aspects: {
    kind: 'aspect',
    idKind: 'aspect',
    facts: { name: null, family: ['of', id('chit family')] },
  },
  chits: {
    kind: 'chit',
    idKind: 'chit',
    rule: ({ rule }) => rule,
    facts: {
      name: null,
      family: ['of', id('chit family')],
      count: ['how many', plain()],
      value: ['value', plain()],
      card: null,
      rule: null,
      quantities: null,
      effects: null,
      declared: null,
    },
  },
  cardKinds: {
    kind: 'card kind',
    idKind: 'card kind',
    facts: { names: null, held: ['held', plain()], handLimit: ['hand limit', plain()], declared: null },
  },
  cards: {
    kind: 'card',
    idKind: 'card',
    title: ({ title }) => title,
    facts: {
      code: null,
      title: null,
      kind: ['kind', id('card kind')],
      written: ['has a text', plain()],
      capability: ['capability of', id('faction')],
      sides: ['sides', (sides) => sides.map(({ name }) => name)],
      file: null,
      declared: null,
    },
  },
  procedures: null,
  tables: {
    kind: 'table',
    idKind: null,
    facts: {
      procedure: ['steps', id('procedure')],
      entries: [
        'entries',
        (entries) =>
          entries.map(
            ({ name, ranges }) =>
              `${name}: ${ranges.map(({ least, most }) => `${least ?? ''}–${most ?? ''}`).join(', ')}`,
          ),
      ],
      declared: null,
    },
  },
  additionalSpaces: null,
  standing: null,
  modifiers: null,
  assumed: null,
};

const valued = { pieces: 'piece', spaces: 'space', cards: 'card' } as const;

/** The lists of the World whose rows are things, in the order in which they are told. */
export const thingKinds: readonly ThingKind[] = Object.values(listings).flatMap((it) => it?.kind ?? []);

/** Every thing of a game, with what its names are under `naming`; of a kind, those with lower ids first. */
export function thingsOf(world: World, naming: Naming): readonly Thing[] {
  return [
    ...Object.entries(listings).flatMap(([key, listing]) => rowsOf(world, key, listing, naming)),
    ...setupOf(world, naming),
    gameOf(world, naming),
  ];
}

type AnyRow = Readonly<Record<string, unknown>>;

/** Each list has the listing of its own rows, as the type of `listings` says. */
function rowsOf(world: World, key: string, listing: unknown, naming: Naming): readonly Thing[] {
  if (listing === null) return [];
  const { kind, idKind, facts, title, rule } = listing as Listing<AnyRow>;
  const rows = (world as unknown as Readonly<Record<string, readonly AnyRow[]>>)[key] ?? [];
  const told = Object.entries<FactOf<AnyRow, unknown>>(facts);
  return rows.flatMap((row, at): Thing[] => {
    // A card that is held is told as a card.
    if (kind === 'chit' && row.card !== null) return [];
    const { names, declared } = row as { names?: { one: string }; declared?: Span };
    const own =
      kind === 'table' ? naming('procedure', Number(row.procedure)) : (names?.one ?? String(row.name ?? row.code));
    return [
      {
        kind,
        name: idKind === null ? own : naming(idKind, at),
        title: title?.(row) ?? '',
        rule: rule?.(row) ?? '',
        facts: told.flatMap(([field, fact]) =>
          fact === null ? [] : [factOf(fact[0], fact[1](row[field], naming, row))],
        ),
        declared: declared ?? null,
      },
    ];
  });
}

function factOf(label: string, said: Said): Fact {
  if (said === null) return { label, items: [] };
  if (typeof said === 'boolean') return { label, items: [said ? 'yes' : 'no'] };
  return { label, items: typeof said === 'object' ? said : [String(said)] };
}

/** The setup as one thing for each place that it fills. */
function setupOf(world: World, naming: Naming): readonly Thing[] {
  const { setup } = world;
  const thing = (name: string, items: readonly string[]): Thing => ({
    kind: 'setup',
    name,
    title: '',
    rule: setup.rule,
    facts: [{ label: 'holds', items }],
    declared: setup.span,
  });
  const one = (name: string, label: string, text: string): Thing => ({
    ...thing(name, []),
    facts: [{ label, items: [text] }],
  });
  const pieces = (held: readonly { readonly piece: number; readonly count: number }[]): readonly string[] =>
    held.map(({ piece, count }) => `${count} ${naming('piece', piece)}`).sort();
  const { deck } = setup;
  return [
    ...setup.tracks.map((value, track) => {
      const box = world.tracks[track]?.boxes?.[value];
      return one(
        naming('track', track),
        'begins at',
        box === undefined ? String(value) : (box.name ?? String(box.value)),
      );
    }),
    ...(setup.order.length === 0 ? [] : [one('the order of play', 'is', inOrder('faction')(setup.order, naming))]),
    thing('Available', pieces(setup.available)),
    ...world.boxes.flatMap((_, box) => {
      const held = setup.boxes.filter((it) => Number(it.box) === box);
      return held.length === 0 ? [] : [thing(naming('box', box), pieces(held))];
    }),
    ...setup.spaces.map((it) =>
      thing(naming('space', it.space), [
        ...pieces(it.pieces),
        ...it.markers.map(({ marker, count }) => `${count} ${naming('marker', marker)}`).sort(),
      ]),
    ),
    {
      ...thing('the deck', []),
      facts: [
        factOf('piles', deck.piles),
        factOf(
          'each pile from the top',
          deck.layers
            .map((layer) => layer.map(({ kind, count }) => `${count} ${naming('card kind', kind)}`).join(' and '))
            .join(', then '),
        ),
        factOf(
          'dealt alike',
          deck.dealtAs.map(({ kind, as }) => `${naming('card kind', kind)} as ${naming('card kind', as)}`),
        ),
        factOf(
          'only with',
          deck.onlyWith.map(({ kind, option }) => `${naming('card kind', kind)} with ${naming('option', option)}`),
        ),
        factOf('left out', deck.leftOut),
      ],
    },
  ];
}

function gameOf(world: World, naming: Naming): Thing {
  return {
    kind: 'game',
    name: world.name,
    title: world.title,
    rule: '',
    facts: [
      factOf('begins with', naming('procedure', world.start)),
      factOf('a turn is', world.turn === null ? null : naming('procedure', world.turn)),
      factOf('may be taken from the map', ids('piece')(world.lifted, naming)),
    ],
    declared: null,
  };
}
