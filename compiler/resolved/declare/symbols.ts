/**
 * Symbols: what each word of a game means. One word may mean several things (a marker and an Operation may share a
 * name); the place where it stands decides, so every look-up asks for the kinds that may stand there.
 */
import type { Span } from '../../source/span.js';
import type { Declarations, DeclaredChit, DeclaredProcedure } from './declarations.js';
import type {
  AdditionalSpacesId,
  AspectId,
  BoxId,
  CardId,
  CardKindId,
  ChitId,
  ClassId,
  CounterId,
  DegreeId,
  FactionId,
  FamilyId,
  MarkerId,
  Names,
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
} from '../ir.js';

/** What each kind of word is an id of. Groups and areas are known by their place in the list. */
export interface IdOf {
  readonly faction: FactionId;
  readonly state: StateId;
  readonly piece: PieceId;
  readonly group: number;
  readonly marker: MarkerId;
  /** What is printed on things of one kind. */
  readonly 'piece value': ValueId;
  readonly 'space value': ValueId;
  readonly 'card value': ValueId;
  /** Kinds of piece that a card lists. */
  readonly 'card list': ValueId;
  /** How far the game is won or lost. */
  readonly degree: DegreeId;
  readonly box: BoxId;
  readonly track: TrackId;
  /** The index of the box on its track. */
  readonly 'track end': number;
  readonly resource: ResourceId;
  readonly counter: CounterId;
  /** An optional rule that is chosen or not. */
  readonly option: OptionId;
  /** One that is a number. */
  readonly 'option number': OptionId;
  readonly 'order place': OrderPlaceId;
  readonly 'order box': OrderBoxId;
  readonly class: ClassId;
  readonly 'space kind': SpaceKindId;
  readonly area: number;
  readonly space: SpaceId;
  readonly family: FamilyId;
  readonly aspect: AspectId;
  readonly chit: ChitId;
  readonly 'card kind': CardKindId;
  readonly card: CardId;
  readonly procedure: ProcedureId;
  /** A table of results is a procedure that is given a number. */
  readonly table: ProcedureId;
  readonly 'additional spaces': AdditionalSpacesId;
}

export type Kind = keyof IdOf;

/** `both` where one wording serves for one and for many. */
export type Form = 'one' | 'many' | 'both';

export type Meaning = { [K in Kind]: MeaningOf<K> }[Kind];

export interface MeaningOf<K extends Kind> {
  readonly kind: K;
  readonly id: IdOf[K];
  readonly form: Form;
  readonly declared: Span | null;
}

export interface Symbols {
  readonly declarations: Declarations;
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  readonly words: ReadonlyMap<Kind, readonly string[]>;
  /** The verbs that states declare, each with its state's name. */
  readonly verbs: ReadonlyMap<string, string>;
  /** Every space, in the order of the map. */
  readonly spaces: readonly SpaceId[];
}

/** Collects every word that `declarations` give a meaning to. */
export function createSymbols(declarations: Declarations): Symbols {
  const meanings = new Map<string, Meaning[]>();
  const words = new Map<Kind, string[]>();

  function add<K extends Kind>(word: string, kind: K, id: IdOf[K], declared: Span | null, form: Form = 'both'): void {
    // A mapped type cannot follow the generic kind, so the pair is stated here once.
    const meaning = { kind, id, form, declared } as Meaning;
    const key = oneForm(word);
    const known = meanings.get(key);
    if (known === undefined) meanings.set(key, [meaning]);
    else known.push(meaning);
    const ofKind = words.get(kind);
    if (ofKind === undefined) words.set(kind, [word]);
    else ofKind.push(word);
  }

  function addNames<K extends Kind>(names: Names, kind: K, id: IdOf[K], declared: Span): void {
    if (names.one === names.many) {
      add(names.one, kind, id, declared);
    } else {
      add(names.one, kind, id, declared, 'one');
      add(names.many, kind, id, declared, 'many');
    }
    for (const alias of names.aliases) add(alias, kind, id, declared);
  }

  const d = declarations;
  for (const [id, it] of numbered<FactionId, (typeof d.factions)[number]>(d.factions)) {
    add(it.name, 'faction', id, it.declared);
    if (it.adjective !== it.name) add(it.adjective, 'faction', id, it.declared);
  }
  for (const [id, it] of numbered<StateId, (typeof d.states)[number]>(d.states)) {
    add(it.name, 'state', id, it.declared);
    if (it.verb !== null) add(it.verb, 'state', id, it.declared);
  }
  for (const [id, it] of numbered<PieceId, (typeof d.pieces)[number]>(d.pieces))
    addNames(it.names, 'piece', id, it.declared);
  for (const [id, it] of numbered<number, (typeof d.groups)[number]>(d.groups))
    addNames(it.names, 'group', id, it.declared);
  for (const [id, it] of numbered<ValueId, (typeof d.values)[number]>(d.values))
    add(it.name, valueKind(it), id, it.declared);
  for (const [id, it] of numbered<DegreeId, (typeof d.degrees)[number]>(d.degrees))
    add(it.name, 'degree', id, it.declared);
  for (const [id, it] of numbered<MarkerId, (typeof d.markers)[number]>(d.markers))
    addNames(it.names, 'marker', id, it.declared);
  for (const [id, it] of numbered<BoxId, (typeof d.boxes)[number]>(d.boxes)) add(it.name, 'box', id, it.declared);
  for (const [id, it] of numbered<TrackId, (typeof d.tracks)[number]>(d.tracks)) {
    addNames(it.names, 'track', id, it.declared);
    it.boxes?.forEach((box, index) => {
      if (box.name !== null) add(box.name, 'track end', index, it.declared);
    });
  }
  for (const [id, it] of numbered<ResourceId, (typeof d.resources)[number]>(d.resources))
    addNames(it.names, 'resource', id, it.declared);
  for (const [id, it] of numbered<CounterId, (typeof d.counters)[number]>(d.counters))
    add(it.name, 'counter', id, it.declared);
  for (const [id, it] of numbered<OptionId, (typeof d.options)[number]>(d.options))
    add(it.name, it.isNumber ? 'option number' : 'option', id, it.declared);
  for (const [id, it] of numbered<OrderPlaceId, (typeof d.orderPlaces)[number]>(d.orderPlaces))
    add(it.name, 'order place', id, it.declared);
  for (const [id, it] of numbered<OrderBoxId, (typeof d.orderBoxes)[number]>(d.orderBoxes))
    add(it.name, 'order box', id, it.declared);
  for (const [id, it] of numbered<ClassId, (typeof d.classes)[number]>(d.classes))
    addNames(it.names, 'class', id, it.declared);
  for (const [id, it] of numbered<SpaceKindId, (typeof d.spaceKinds)[number]>(d.spaceKinds))
    addNames(it.names, 'space kind', id, it.declared);
  for (const [id, it] of numbered<number, (typeof d.areas)[number]>(d.areas))
    addNames(it.names, 'area', id, it.declared);
  for (const [id, it] of numbered<SpaceId, (typeof d.spaces)[number]>(d.spaces)) {
    for (const word of [it.name, ...it.aliases]) add(word, 'space', id, it.declared, 'one');
  }
  for (const [id, it] of numbered<FamilyId, (typeof d.families)[number]>(d.families))
    add(it.name, 'family', id, it.declared);
  for (const [id, it] of numbered<AspectId, (typeof d.aspects)[number]>(d.aspects)) add(it.name, 'aspect', id, null);
  for (const [id, it] of numbered<ChitId, (typeof d.chits)[number]>(d.chits)) {
    // A card is not called by its title in sentences.
    if (it.card === null) add(it.name, 'chit', id, it.declared);
  }
  for (const [id, it] of numbered<CardKindId, (typeof d.cardKinds)[number]>(d.cardKinds))
    addNames(it.names, 'card kind', id, it.declared);
  for (const [id, it] of numbered<CardId, (typeof d.cards)[number]>(d.cards)) add(it.code, 'card', id, it.declared);
  for (const [id, it] of numbered<ProcedureId, (typeof d.procedures)[number]>(d.procedures))
    add(it.name, it.isTable ? 'table' : 'procedure', id, it.declared);
  for (const [id, it] of numbered<AdditionalSpacesId, (typeof d.additionalSpaces)[number]>(d.additionalSpaces))
    add(it.name, 'additional spaces', id, it.declared);
  const verbs = new Map(d.states.flatMap((it) => (it.verb === null ? [] : [[it.verb, it.name] as const])));
  const spaces = numbered<SpaceId, unknown>(d.spaces).map(([id]) => id);
  return { declarations, meanings, words, verbs, spaces };
}

const valueKinds = { pieces: 'piece value', spaces: 'space value', cards: 'card value' } as const;

function valueKind({
  of,
  lists,
}: Declarations['values'][number]): 'card list' | (typeof valueKinds)[keyof typeof valueKinds] {
  return lists === null ? valueKinds[of] : 'card list';
}

/** What `word` means as one of `kinds`: the first kind that has it wins. Null where it means none of them. */
export function meaningOf<K extends Kind>(
  symbols: Symbols,
  word: string,
  ...kinds: readonly K[]
): MeaningFor<K> | null {
  const known = meaningsOf(symbols, word);
  for (const kind of kinds) {
    const found = known.find((it): it is MeaningFor<K> & Meaning => it.kind === kind);
    if (found !== undefined) return found;
  }
  return null;
}

type MeaningFor<K extends Kind> = Extract<Meaning, { readonly kind: K }>;

/** All that `word` means, whatever the kind. */
export function meaningsOf(symbols: Symbols, word: string): readonly Meaning[] {
  return symbols.meanings.get(oneForm(word)) ?? [];
}

/** The word in one Unicode form; most words have no other, and looking first is quicker. */
function oneForm(word: string): string {
  return /^[ -~]*$/.test(word) ? word : word.normalize('NFC');
}

/** Every word of the kinds, in the order of their declarations. */
export function wordsOf(symbols: Symbols, kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => symbols.words.get(kind) ?? []);
}

/** The items of a list of declarations with their ids, which are their places in it. */
export function numbered<I extends number, T>(list: readonly T[]): (readonly [I, T])[] {
  // An id is a place in its list and is made nowhere else.
  return list.map((item, index) => [index as I, item] as const);
}

/** The id of a procedure: its place among the declarations. */
export function procedureIdOf({ declarations }: Symbols, procedure: DeclaredProcedure): ProcedureId {
  return declarations.procedures.indexOf(procedure) as ProcedureId;
}

/** The id of a chit: its place among the declarations. */
export function chitIdOf({ declarations }: Symbols, chit: DeclaredChit): ChitId {
  return declarations.chits.indexOf(chit) as ChitId;
}
