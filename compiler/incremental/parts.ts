/**
 * A game in parts: what is declared, and each of its rules apart. What was found out by playing holds for as long as the parts do
 * that the play came to, so that after an edit only what rests on it is played again.
 */
import { type Program, startGame } from '../../runtime/program.js';
import type { Core } from '../core/ir.js';
import { declaredOnly } from '../resolved/declared-only.js';
import type { World } from '../resolved/ir.js';
import { textWithoutPlaces } from '../source/without-places.js';

/** The lists of Core whose rows are parts. */
const lists = [
  'procedures',
  'additionalSpaces',
  'chits',
  'rolls',
  'aspects',
  'cards',
  'standing',
  'beyond',
  'crossings',
] as const;

type List = (typeof lists)[number];

/** One row of one list: `cards 12`. */
export type PartKey = `${List} ${number}`;

export interface Parts {
  /** What is declared, and how many rows each list has: where this has changed, nothing holds that was found out before. */
  readonly declared: () => string;
  /** The same, without what no play comes to. */
  readonly declaredForPlay: () => string;
  readonly keys: readonly PartKey[];
  /** All that a part says but for where it stands in its file; null where there is no such part. */
  readonly textOf: (key: string) => string | null;
}

/** Texts are made when they are asked for. */
export function partsOf(core: Core): Parts {
  const rows = new Map<string, object>(
    lists.flatMap((list) => core[list].map((row, index): [PartKey, object] => [keyOf(list, index), row])),
  );
  const textOf = (key: string): string | null => {
    const row = rows.get(key);
    return row === undefined ? null : textOfRow(row);
  };
  const { world, limits, map, tellsSteps } = core;
  const lengths = lists.map((list) => core[list].length);
  const textWith = (things: object): string =>
    textWithoutPlaces([things, limits ?? null, map ?? null, tellsSteps, lengths]);
  return {
    declared: () => textWith(declaredOnly(world)),
    declaredForPlay: () => textWith(playedOf(world)),
    keys: [...rows.keys()] as PartKey[],
    textOf,
  };
}

/** What is declared, without what no play comes to: the titles of cards, and what is known of where things are taken from. */
function playedOf(world: World): object {
  const {
    title: _title,
    edition: _edition,
    provenance: _provenance,
    assumed: _assumed,
    ...declared
  } = declaredOnly(world);
  const cards = declared.cards.map(({ title: _, sides, ...card }) => ({
    ...card,
    sides: sides.map(({ title: __, ...side }) => side),
  }));
  return { ...declared, cards };
}

/** What is played and what is derived each ask for the same rows of a Core. */
const texts = new WeakMap<object, string>();

function textOfRow(row: object): string {
  const text = texts.get(row) ?? textWithoutPlaces(row);
  texts.set(row, text);
  return text;
}

function keyOf(list: List, index: number): PartKey {
  return `${list} ${index}`;
}

/** A Core that notes which of its parts are looked at. */
export interface Witness {
  readonly core: Core;
  /** The parts that were looked at since the last call, in the order in which they were first. */
  readonly take: () => readonly PartKey[];
}

export function witnessOf(core: Core): Witness {
  const seen = new Set<PartKey>();
  const noted = <Row extends object>(list: List, rows: readonly Row[]): readonly Row[] =>
    rows.map((row, index) => {
      const key = keyOf(list, index);
      const note = (): void => {
        seen.add(key);
      };
      return new Proxy(row, {
        get: (target, name): unknown => (note(), Reflect.get(target, name)),
        has: (target, name) => (note(), Reflect.has(target, name)),
        ownKeys: (target) => (note(), Reflect.ownKeys(target)),
      });
    });
  const witnessed: Core = {
    ...core,
    world: declaredOnly(core.world),
    procedures: noted('procedures', core.procedures),
    additionalSpaces: noted('additionalSpaces', core.additionalSpaces),
    chits: noted('chits', core.chits),
    rolls: noted('rolls', core.rolls),
    aspects: noted('aspects', core.aspects),
    cards: noted('cards', core.cards),
    standing: noted('standing', core.standing),
    beyond: noted('beyond', core.beyond),
    crossings: noted('crossings', core.crossings),
  };
  const take = (): readonly PartKey[] => {
    const taken = [...seen];
    seen.clear();
    return taken;
  };
  return { core: witnessed, take };
}

/** What a game looks at as it begins. That an interpreter has been made before is of no account: it is made of what is declared. */
export function partsOfBeginning({ take }: Witness, program: Program): readonly PartKey[] {
  take();
  startGame(program, 1, null);
  return take();
}

/** Which card, procedure or chit a part is of, in the order of the game's files; null for what has no name. */
export function nameOf({ world, ...core }: Core, key: string): string | null {
  const [list, place = ''] = key.split(' ');
  const index = Number(place);
  switch (list as List) {
    case 'cards': {
      const id = core.cards[index]?.id;
      return id === undefined ? null : (world.cards[id]?.code ?? null);
    }
    case 'procedures':
      return core.procedures[index]?.name ?? null;
    case 'additionalSpaces':
      return core.additionalSpaces[index]?.name ?? null;
    case 'chits': {
      const id = core.chits[index]?.chit;
      return id === undefined ? null : (world.chits[id]?.name ?? null);
    }
    case 'aspects':
      return world.aspects[index]?.name ?? null;
    default:
      return null;
  }
}
