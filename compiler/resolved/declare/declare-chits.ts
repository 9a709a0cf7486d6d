/** Gives ids to the families of chits, their aspects and their kinds, in the order of the files' paths. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { ChitsDocument } from '../../surface/documents.js';
import type { Name } from '../../surface/ir.js';
import type { Declarations, DeclaredCard, DeclaredChit } from './declarations.js';
import type { CardId, FamilyId } from '../ir.js';
import { ownNames } from './declare-procedures.js';
import { idOrFirst } from './lookup.js';
import type { Tables } from './tables.js';

export type ChitDeclarations = Pick<Declarations, 'families' | 'aspects' | 'chits'>;

/** The declarations of all chits, and of the cards that are held; names that stand for nothing go to `diagnostics`. */
export function declareChits(
  documents: readonly ChitsDocument[],
  { cardKinds, cards }: Pick<Declarations, 'cardKinds' | 'cards'>,
  tables: Tables,
  diagnostics: Diagnostic[],
): ChitDeclarations {
  const own = ownChits(documents, tables, diagnostics);
  const held = cardKinds.flatMap(({ names, held: isHeld, declared }, kind) =>
    isHeld ? [{ name: names.one, kind, declared }] : [],
  );
  return {
    ...own,
    families: [
      ...own.families,
      ...held.map(({ name, declared }) => ({
        name,
        faction: null,
        rule: '',
        drawn: 'held' as const,
        open: [],
        declared,
      })),
    ],
    chits: [
      ...own.chits,
      ...held.flatMap(({ kind }, index) =>
        cards.flatMap((card, id) => {
          const family = (own.families.length + index) as FamilyId;
          return Number(card.kind) === kind ? [heldCard(card, id as CardId, family)] : [];
        }),
      ),
    ],
  };
}

/** A card as what lies in its deck and in hands: there is one of it. */
function heldCard({ title, code, declared }: DeclaredCard, card: CardId, family: FamilyId): DeclaredChit {
  return { name: title, family, count: 1, value: 0, card, rule: code, quantityNames: [], declared };
}

function ownChits(documents: readonly ChitsDocument[], tables: Tables, diagnostics: Diagnostic[]): ChitDeclarations {
  return {
    families: documents.map((it) => ({
      name: it.family.text,
      faction: idOrFirst(diagnostics, tables.factions, it.faction),
      rule: it.rule,
      drawn: it.drawn,
      open: it.open,
      declared: it.family.span,
    })),
    aspects: documents.flatMap((it, index) =>
      aspectsOf(it).map((aspect) => ({ name: aspect.text, family: index as FamilyId })),
    ),
    chits: documents.flatMap((it, index) =>
      it.kinds.map((kind) => ({
        name: kind.name.text,
        family: index as FamilyId,
        count: kind.count?.value ?? 1,
        value: kind.value,
        card: null,
        rule: kind.rule === '' ? it.rule : kind.rule,
        quantityNames: ownNames(kind.quantities),
        declared: kind.span,
      })),
    ),
  };
}

/** The aspects of a family: each name once, at the first chit that has it. */
export function aspectsOf(document: ChitsDocument): readonly Name[] {
  const first = new Map<string, Name>();
  for (const { effects } of document.kinds) {
    for (const { aspect } of effects) if (!first.has(aspect.text)) first.set(aspect.text, aspect);
  }
  return [...first.values()];
}
