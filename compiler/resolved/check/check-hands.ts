/** Cards that factions hold lie in decks of their own, and are told apart by their titles. */
import { report } from '../../diagnostics/report.js';
import { find } from '../declare/lookup.js';
import { type StepParts, visitParts } from '../within.js';
import type { CheckContext, SetupContext } from './check.js';

/** A kind that is held is not dealt into the deck of the sequence of play. */
export function checkDeckOfHands({ document, declared, report: record }: SetupContext): void {
  const { deck } = document;
  if (deck === null) return;
  const dealt = [
    ...deck.kinds,
    ...deck.onlyWith.map(({ kind }) => kind),
    ...deck.layers.flat().map(({ what }) => what),
  ];
  const seen = new Set<number>();
  for (const name of dealt) {
    const kind = find(declared.tables.cardKinds, name);
    if (kind === null || seen.has(kind) || declared.declarations.cardKinds[kind]?.held !== true) continue;
    seen.add(kind);
    record(report('RW0585', name.span, { kind: name.text }));
  }
}

/** Of a kind that nobody holds no number can be in a hand. */
export function checkHandLimits({ game, report: record }: CheckContext): void {
  for (const { one, isHeld, handLimit } of game.cardKinds) {
    if (isHeld || handLimit === null) continue;
    const help = [{ text: 'write `held by: each faction` beside it, or leave the limit out', edits: [], safe: false }];
    record(report('RW0591', handLimit.span, { kind: one.text }, { help }));
  }
}

/** No card that is held has the title of another, or of a chit. */
export function checkHeldTitles({ declared, report: record }: CheckContext): void {
  const first = new Map<string, (typeof declared.declarations.chits)[number]>();
  for (const it of declared.declarations.chits) {
    const other = first.get(it.name);
    if (other === undefined) {
      first.set(it.name, it);
    } else if (it.card !== null) {
      const notes = [{ message: 'the other is at', span: other.declared }];
      record(report('RW0586', it.declared, { title: it.name, code: it.rule }, { notes }));
    }
  }
}

/** Some sentence lets a faction look at cards that are hidden, so that a position keeps what each has seen. */
export function letsLook(parts: StepParts): boolean {
  let looks = false;
  visitParts(parts, {
    act: ({ kind }) => {
      looks ||= kind === 'look';
    },
  });
  return looks;
}
