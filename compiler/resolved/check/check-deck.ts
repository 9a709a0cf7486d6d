/** The deck can be built from the cards that there are. */
import { folded } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import type { SetupContext } from './check.js';
import type { CardKindId } from '../ir.js';
import { find } from '../declare/lookup.js';
import { missingCodes } from './missing-codes.js';

/** There are enough cards of each kind, and as many are left out as the setup says. Two cards with one code are a mistake of their own. */
export function checkDeck(context: SetupContext): void {
  const { document, declared, setup, unsound, report: record } = context;
  const { deck } = document;
  const isUnsure = declared.cards.some((card) => unsound.has(card.span.file.path));
  const codes = new Set(declared.cards.map((card) => folded(card.code.text)));
  if (deck === null || isUnsure || codes.size < declared.cards.length) return;
  const cards = cardsByKind(context);
  const needed = new Map<CardKindId, number>();
  for (const { kind, count } of setup.deck.layers.flat()) {
    needed.set(kind, (needed.get(kind) ?? 0) + count * setup.deck.piles);
  }
  let isEnough = true;
  for (const [kind, count] of needed) {
    const there = cards.get(kind) ?? 0;
    if (count <= there) continue;
    isEnough = false;
    const counted = deck.layers.flat().find(({ what }) => find(declared.tables.cardKinds, what) === kind);
    const name = declared.declarations.cardKinds[kind]?.names.one ?? '';
    record(report('RW0518', counted?.count.span ?? deck.span, { kind: name, needed: count, there }));
  }
  const all = sum(cards.values());
  const dealt = sum(needed.values());
  if (!isEnough || all - dealt === setup.deck.leftOut) return;
  const span = deck.leftOut?.span ?? deck.span;
  const missing = missingCodes(declared.declarations.cards.map(({ code }) => code));
  if (missing.length > 0 && all + missing.length - dealt === setup.deck.leftOut) {
    record(report('RW0803', span, { cards: missing }));
    return;
  }
  const help = [{ text: `write ${all - dealt}`, edits: [{ span, text: String(all - dealt) }], safe: false }];
  record(report('RW0519', span, { cards: all, dealt, leftOut: setup.deck.leftOut }, { help }));
}

/** How many cards are dealt as each kind. */
function cardsByKind({ declared, setup }: SetupContext): ReadonlyMap<CardKindId, number> {
  const counts = new Map<CardKindId, number>();
  const { cards, cardKinds } = declared.declarations;
  for (const { kind } of cards) {
    // What factions hold lies in a deck of its own.
    if (cardKinds[kind]?.held === true) continue;
    const as = setup.deck.dealtAs.find((it) => it.kind === kind)?.as ?? kind;
    counts.set(as, (counts.get(as) ?? 0) + 1);
  }
  return counts;
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
