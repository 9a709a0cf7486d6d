/** Cards have their sides, and stand in files that are named for them. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { mention } from '../resolve/unknown.js';
import type { CardDocument, SideDocument } from '../../surface/documents.js';
import type { CheckContext } from './check.js';
import { find } from '../declare/lookup.js';

/** A card has one Event, or two sides; a card of a kind that is not dealt as an Event has none. */
export function checkCardSides(context: CheckContext): void {
  for (const card of context.declared.cards) {
    if (card.written && !context.unsound.has(card.span.file.path)) checkCard(context, card);
  }
}

function checkCard(context: CheckContext, card: CardDocument): void {
  const code = card.code.text;
  const frame = { context: `card ${code}` };
  const dealt = isDealt(context, card);
  const [first] = card.sides;
  if (first === undefined) {
    // What is printed on it, or what it changes while it is the current card, may be all that it says.
    const says = card.values.length + card.additions.length > 0 || card.current !== null;
    if (dealt !== true || says) return;
    const missing = '`event`, nor `unshaded` and `shaded`';
    const help = [advice('write `event`, or both `unshaded` and `shaded`, each with a title and an effect')];
    context.report(report('RW0515', card.span, { code, missing, has: null }, { ...frame, help }));
    return;
  }
  if (dealt === false) {
    const why = `a \`${card.kind?.text ?? ''}\` card is not dealt as an Event`;
    context.report(report('RW0516', first.key, { code, side: first.name, why }, frame));
    return;
  }
  const others = card.sides.slice(1);
  if (first.name === 'event') {
    const [tooMuch] = others;
    if (tooMuch === undefined) return;
    context.report(report('RW0516', tooMuch.key, { code, side: tooMuch.name, why: 'it has `event`' }, frame));
  } else if (others.length === 0) {
    const other = counterpart(first);
    const help = [
      advice(`write \`${other}\` beside it, with a title and an effect`),
      { text: 'or call it `event`, if it is the only one', edits: [{ span: first.key, text: 'event' }], safe: false },
    ];
    const params = { code, missing: `\`${other}\``, has: `\`${first.name}\`` };
    context.report(report('RW0515', first.key, params, { ...frame, help }));
  }
}

function advice(text: string): Help {
  return { text, edits: [], safe: false };
}

function counterpart(side: SideDocument): SideDocument['name'] {
  return side.name === 'unshaded' ? 'shaded' : 'unshaded';
}

/** True for a card that is dealt as an Event and false for one that is not; null where that is unknown. */
function isDealt({ spec, declared }: CheckContext, card: CardDocument): boolean | null {
  const { cardKinds } = declared.tables;
  const kind = card.kind === null ? cardKinds.first : find(cardKinds, card.kind);
  if (kind !== null && declared.declarations.cardKinds[kind]?.held === true) return true;
  const { kinds = [], onlyWith = [] } = spec.setup?.deck ?? {};
  // What is dealt only with an option is an Event like any other.
  const dealt = [...kinds, ...onlyWith.map((it) => it.kind)].map((name) => find(cardKinds, name));
  if (kind === null || dealt.length === 0 || dealt.includes(null)) return null;
  return dealt.includes(kind);
}

/** Each side does something, and what holds while a card is in play stands on a capability. */
export function checkCardEffects(context: CheckContext): void {
  for (const card of context.declared.cards) {
    if (context.unsound.has(card.span.file.path)) continue;
    const code = card.code.text;
    for (const side of card.sides) {
      const frame = { context: `card ${code}` };
      if (side.effect === null && side.lasting === null)
        context.report(report('RW0102', side.key, { key: 'effect', where: `\`${side.name}\`` }, frame));
      for (const span of side.furtherLists) {
        const notes = side.lasting === null ? [] : [{ message: 'the first one is', span: side.lasting.span }];
        context.report(report('RW0528', span, { code }, { ...frame, notes }));
      }
      const lasts = side.lasting?.next === null && side.lasting.until === null && !side.lasting.during;
      if (lasts && card.capability === null) {
        const notes = [{ message: 'the card begins at', span: card.span }];
        const [faction] = context.declared.declarations.factions;
        const whose = faction === undefined ? '' : `, for example \`capability: ${faction.name}\``;
        const help = [
          mention(`say whose capability it is at the margin${whose}`),
          mention('or put what the card does at once under `effect`'),
        ];
        context.report(report('RW0526', side.lasting.span, { code }, { ...frame, notes, help }));
      }
    }
  }
}

/** A card of which only the title is known is dealt and does nothing: a game that is said to be complete has none. */
export function checkCardsWritten({ declared, game, report: record }: CheckContext): void {
  const unwritten = declared.cards.filter(({ written }) => !written);
  if (game.complete === null || unwritten.length === 0) return;
  const notes = unwritten.map(({ code, span }) => ({ message: `the title of ${code.text} alone is at`, span }));
  record(report('RW0529', game.complete, { cards: unwritten.map(({ code }) => code.text) }, { notes }));
}

/** The name of a card's file begins with the card's code. */
export function checkCardFiles({ declared, report: record }: CheckContext): void {
  for (const card of declared.cards) {
    if (!card.written) continue;
    const file = card.file.slice(card.file.lastIndexOf('/') + 1);
    const code = card.code.text.toLowerCase();
    if (file === code || file.startsWith(`${code}-`)) continue;
    const shown = card.span.file.path.slice(card.span.file.path.lastIndexOf('/') + 1);
    record(report('RW0517', card.span, { code: card.code.text, file: shown }, { help: helpFor(card, file) }));
  }
}

function helpFor(card: CardDocument, file: string) {
  const meant = file.split('-')[0]?.toUpperCase() ?? '';
  if (!/^[A-Z]{1,3}\d{1,3}$/u.test(meant)) return [];
  return [{ text: `the file's name says \`${meant}\``, edits: [{ span: card.span, text: meant }], safe: false }];
}
