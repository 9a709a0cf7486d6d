/** Gives ids to cards, in the natural order of their codes: C2 before C10. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CardDocument } from '../../surface/documents.js';
import type { Name } from '../../surface/ir.js';
import type { DeclaredCard } from './declarations.js';
import type { CardKindId } from '../ir.js';
import { idOf, idOrFirst, idsOf } from './lookup.js';
import type { Tables } from './tables.js';

/** The cards in the order of their ids. */
export function orderCards(cards: readonly CardDocument[]): readonly CardDocument[] {
  const keyed = cards.map((card) => ({ card, key: keyOf(card.code.text) }));
  return keyed.sort((a, b) => compare(a.key, b.key)).map(({ card }) => card);
}

/** The declarations of cards that stand in the order of their ids. */
export function declareCards(
  cards: readonly CardDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly DeclaredCard[] {
  return cards.map((it) => ({
    code: it.code.text,
    title: it.title,
    kind: idOrFirst(diagnostics, tables.cardKinds, it.kind),
    written: it.written,
    capability: it.capability === null ? null : idOf(diagnostics, tables.factions, it.capability),
    sides: it.sides.map((side) => ({
      name: side.name,
      title: side.title,
      next: kindsOf(side.lasting?.next ?? null, tables, diagnostics),
      until: side.lasting?.until === 'turn' ? 'turn' : kindsOf(side.lasting?.until ?? null, tables, diagnostics),
      during: side.lasting?.during ?? false,
      declared: side.key,
    })),
    file: it.file,
    declared: it.span,
  }));
}

/** The kinds of card that are named; null where none is. */
function kindsOf(
  named: readonly Name[] | 'any' | null,
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly CardKindId[] | null {
  if (named === null) return null;
  return named === 'any' ? [...new Set(tables.cardKinds.ids.values())] : idsOf(diagnostics, tables.cardKinds, named);
}

interface Key {
  readonly letters: string;
  readonly number: number;
  readonly rest: string;
}

function keyOf(code: string): Key {
  const [, letters = code, digits = '', rest = ''] = /^(\D*)(\d*)(.*)$/su.exec(code) ?? [];
  return { letters, number: digits === '' ? 0 : Number(digits), rest };
}

function compare(a: Key, b: Key): number {
  return order(a.letters, b.letters) || a.number - b.number || order(a.rest, b.rest);
}

/** By code units, so that the machine's language makes no difference. */
function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
