/** The tables in which declarations look each other up. */
import { wordsIn } from '../../surface/collect-vocabulary.js';
import type { ProcedureDocument, Spec, Words } from '../../surface/documents.js';
import type { Name } from '../../surface/ir.js';
import type {
  BoxId,
  CardKindId,
  ClassId,
  FactionId,
  MarkerId,
  OptionId,
  PieceId,
  ProcedureId,
  SpaceId,
  SpaceKindId,
  StateId,
  TrackId,
  ValueId,
} from '../ir.js';
import { tableOf, type Named, type Table } from './lookup.js';

export interface Tables {
  readonly factions: Table<FactionId>;
  readonly states: Table<StateId>;
  readonly pieces: Table<PieceId>;
  readonly markers: Table<MarkerId>;
  readonly values: Table<ValueId>;
  readonly boxes: Table<BoxId>;
  readonly options: Table<OptionId>;
  readonly tracks: Table<TrackId>;
  readonly classes: Table<ClassId>;
  readonly cardKinds: Table<CardKindId>;
  readonly spaceKinds: Table<SpaceKindId>;
  readonly spaces: Table<SpaceId>;
  readonly procedures: Table<ProcedureId>;
}

/** The tables of a spec whose procedures stand in the order of `procedures`. */
export function createTables(
  { game, map }: Pick<Spec, 'game' | 'map'>,
  procedures: readonly ProcedureDocument[],
): Tables {
  return {
    factions: tableOf(
      'RW0301',
      'the factions',
      (game?.factions ?? []).map(({ name }) => single(name)),
    ),
    states: tableOf(
      'RW0303',
      'the states',
      (game?.states ?? []).map(({ name }) => single(name)),
    ),
    pieces: tableOf(
      'RW0302',
      'the pieces',
      (game?.pieces ?? []).map((it) => worded(it.words)),
    ),
    markers: tableOf(
      'RW0305',
      'the markers',
      (game?.markers ?? []).map((it) => worded(it.words)),
    ),
    values: tableOf(
      'RW0330',
      'the values',
      (game?.values ?? []).map(({ name }) => single(name)),
    ),
    boxes: tableOf('RW0306', 'the boxes', (game?.boxes ?? []).map(single)),
    options: tableOf(
      'RW0333',
      'the options',
      (game?.options ?? []).map(({ name }) => single(name)),
    ),
    tracks: tableOf(
      'RW0307',
      'the tracks',
      (game?.tracks ?? []).map((it) => worded(it.words)),
    ),
    classes: tableOf('RW0319', 'the classes', (game?.classes ?? []).map(worded)),
    cardKinds: tableOf('RW0316', 'the kinds of card', (game?.cardKinds ?? []).map(worded)),
    spaceKinds: tableOf('RW0324', 'the kinds of space', (map?.kinds ?? []).map(worded)),
    spaces: tableOf(
      'RW0304',
      'the spaces',
      (map?.spaces ?? []).map((it) => worded(it.words)),
      map?.spacesKey ?? null,
    ),
    procedures: tableOf(
      'RW0312',
      'the procedures',
      procedures.map(({ name }) => single(name)),
    ),
  };
}

function single(name: Name): Named {
  return { names: [name] };
}

function worded(words: Words): Named {
  return { names: wordsIn(words) };
}
