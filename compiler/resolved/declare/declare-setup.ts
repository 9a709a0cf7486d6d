/** The setup in ids and numbers. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Counted, DeckDeclaration, Holding, SetupDocument } from '../../surface/documents.js';
import type { Declarations } from './declarations.js';
import type { CardKindId, MarkerId, PieceId, Setup } from '../ir.js';
import { find, idOf, idOrFirst, idsOf, unknown, type Table } from './lookup.js';
import type { Tables } from './tables.js';

/** The box that every game has, for pieces that are ready to be placed. */
export const available = 'Available';

/** Where everything starts; names that stand for nothing go to `diagnostics` and are left out. */
export function declareSetup(
  setup: SetupDocument,
  declarations: Pick<Declarations, 'tracks'>,
  tables: Tables,
  diagnostics: Diagnostic[],
): Setup {
  return {
    rule: setup.rule,
    tracks: startsOf(setup, declarations, tables, diagnostics),
    order: idsOf(diagnostics, tables.factions, setup.order),
    available: setup.boxes
      .filter((it) => it.place.text === available)
      .flatMap((it) => counted(it.things, tables.pieces, diagnostics)),
    boxes: setup.boxes
      .filter((it) => it.place.text !== available)
      .flatMap((it) => {
        const box = find(tables.boxes, it.place);
        if (box !== null) return counted(it.things, tables.pieces, diagnostics).map((piece) => ({ box, ...piece }));
        diagnostics.push(unknown('RW0306', it.place, [available, ...tables.boxes.ids.keys()], tables.boxes.note));
        return [];
      }),
    spaces: setup.spaces.flatMap((it) => {
      const space = idOf(diagnostics, tables.spaces, it.place);
      return space === null ? [] : [{ space, ...holding(it, tables, diagnostics) }];
    }),
    deck: deckOf(setup.deck, tables, diagnostics),
    span: setup.span,
  };
}

/** By track: the value, or the place of the box. A track that the setup leaves out starts at its lowest. */
function startsOf(
  setup: SetupDocument,
  { tracks }: Pick<Declarations, 'tracks'>,
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly number[] {
  const starts = tracks.map((track) => track.from);
  for (const { track, at } of setup.tracks) {
    const id = idOf(diagnostics, tables.tracks, track);
    const boxes = id === null ? null : (tracks[id]?.boxes ?? null);
    if (id === null) continue;
    if ('value' in at) {
      // The setup counts boxes from 1, as people do.
      starts[id] = boxes === null ? at.value : at.value - 1;
    } else {
      const names = (boxes ?? []).map((box) => box.name ?? '');
      const box = names.indexOf(at.text);
      if (box === -1) diagnostics.push(unknown('RW0308', at, names, tables.tracks.note));
      else starts[id] = box;
    }
  }
  return starts;
}

function counted(
  things: readonly Counted[],
  pieces: Table<PieceId>,
  diagnostics: Diagnostic[],
): readonly { readonly piece: PieceId; readonly count: number }[] {
  return things.flatMap(({ what, count }) => {
    const piece = idOf(diagnostics, pieces, what);
    return piece === null ? [] : [{ piece, count: count.value }];
  });
}

function holding(
  { things }: Holding,
  tables: Tables,
  diagnostics: Diagnostic[],
): Pick<Setup['spaces'][number], 'pieces' | 'markers'> {
  const pieces: { piece: PieceId; count: number }[] = [];
  const markers: { marker: MarkerId; count: number }[] = [];
  for (const { what, count } of things) {
    const piece = find(tables.pieces, what);
    const marker = find(tables.markers, what);
    if (piece !== null) {
      pieces.push({ piece, count: count.value });
    } else if (marker !== null) {
      markers.push({ marker, count: count.value });
    } else {
      const candidates = [...tables.pieces.ids.keys(), ...tables.markers.ids.keys()];
      diagnostics.push(unknown('RW0321', what, candidates, tables.pieces.note));
    }
  }
  return { pieces, markers };
}

function deckOf(deck: DeckDeclaration | null, tables: Tables, diagnostics: Diagnostic[]): Setup['deck'] {
  if (deck === null) return { piles: 0, layers: [], dealtAs: [], onlyWith: [], leftOut: 0 };
  const [first, ...others] = deck.kinds;
  const as = idOrFirst(diagnostics, tables.cardKinds, first ?? null);
  return {
    piles: deck.piles?.value ?? 0,
    layers: deck.layers.map((layer) =>
      layer.flatMap(({ what, count }): { kind: CardKindId; count: number }[] => {
        const kind = idOf(diagnostics, tables.cardKinds, what);
        return kind === null ? [] : [{ kind, count: count.value }];
      }),
    ),
    dealtAs: idsOf(diagnostics, tables.cardKinds, others).map((kind) => ({ kind, as })),
    onlyWith: deck.onlyWith.flatMap((it) => {
      const kind = idOf(diagnostics, tables.cardKinds, it.kind);
      const option = idOf(diagnostics, tables.options, it.option);
      return kind === null || option === null ? [] : [{ kind, option }];
    }),
    leftOut: deck.leftOut?.value ?? 0,
  };
}
