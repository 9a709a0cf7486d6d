/** From Surface: gives everything that a game names its id, in an order that depends on the spec alone. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CardDocument, GameDocument, ProcedureDocument, Spec } from '../../surface/documents.js';
import { declareAdditionalSpaces } from '../resolve/additional-spaces.js';
import { declareCards, orderCards } from './declare-cards.js';
import { declareChits } from './declare-chits.js';
import { declareGame } from './declare-game.js';
import { declareMap } from './declare-map.js';
import { declareProcedures, orderProcedures } from './declare-procedures.js';
import { declareSetup } from './declare-setup.js';
import { declareTables } from './declare-tables.js';
import { declareValues, statedBy } from './declare-values.js';
import type { Declarations } from './declarations.js';
import type { ProcedureId, Setup } from '../ir.js';
import { idOf, idOrFirst } from './lookup.js';
import { createTables, type Tables } from './tables.js';
import { playerMarks, turnMarks } from './turn-marks.js';

export interface Declared {
  readonly declarations: Declarations;
  readonly tables: Tables;
  /** The documents of procedures and cards in the order of their ids. */
  readonly procedures: readonly ProcedureDocument[];
  readonly cards: readonly CardDocument[];
  readonly start: ProcedureId;
  /** Null where the spec has none. */
  readonly setup: Setup | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Declares what `spec` names; a name that stands for nothing is reported and left out. */
export function declare(spec: Spec, game: GameDocument): Declared {
  const diagnostics: Diagnostic[] = [];
  const procedures = orderProcedures(spec.procedures, game);
  const cards = orderCards(spec.cards);
  const tables = createTables(spec, procedures);
  const { map, setup } = spec;
  const ofGame = declareGame(game, cards, tables, diagnostics);
  const declaredCards = declareCards(cards, tables, diagnostics);
  const declarations: Declarations = {
    ...ofGame,
    // What a card brings along comes behind what the game has, in the order of the cards.
    boxes: [...ofGame.boxes, ...broughtAlong(cards, 'boxes')],
    counters: [...ofGame.counters, ...broughtAlong(cards, 'counters'), ...turnMarks(cards), ...playerMarks(cards)],
    ...(map === null
      ? { spaceKinds: [], areas: [], spaces: [], paths: [], spacesKey: null }
      : declareMap(map, cards, tables, diagnostics)),
    values: declareValues(game, statedBy(game, map, cards), tables, diagnostics),
    ...declareChits(spec.chits, { ...ofGame, cards: declaredCards }, tables, diagnostics),
    cards: declaredCards,
    procedures: declareProcedures(procedures, tables, diagnostics),
    tables: declareTables(procedures),
    turn: game.turn === null ? turnOf(procedures, game) : idOf(diagnostics, tables.procedures, game.turn),
    additionalSpaces: declareAdditionalSpaces(spec.additionalSpaces, procedures, tables, diagnostics),
  };
  return {
    declarations,
    tables,
    procedures,
    cards,
    start: idOrFirst(diagnostics, tables.procedures, game.play),
    setup: setup === null ? null : declareSetup(setup, declarations, tables, diagnostics),
    diagnostics,
  };
}

/** Where the game does not say what a turn is, the procedure that is called so; null where there is none. */
function turnOf(procedures: readonly ProcedureDocument[], { play }: GameDocument): ProcedureId | null {
  const found = procedures.findIndex(({ name, class: ofClass }) => name.text === 'Turn' && ofClass === null);
  return found === -1 || play?.text === 'Turn' ? null : (found as ProcedureId);
}

function broughtAlong(cards: readonly CardDocument[], what: 'boxes' | 'counters'): Declarations['boxes'] {
  return cards.flatMap((card) => card[what].map((name) => ({ name: name.text, declared: name.span })));
}
