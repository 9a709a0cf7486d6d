/** What is read of a card, a procedure, a chit or a track: its sentences as a player reads them. */
import { effectLines, lastingLines, type Line, sideLines } from '../show/sentences.js';
import { printedOn } from '../show/values.js';
import type { ProcedureDocument, TrackDeclaration } from '../surface/documents.js';
import { type Book, titleOf } from './book.js';

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A card as it is read. */
export interface CardRead {
  readonly code: string;
  readonly title: string;
  /** What its kind is called. */
  readonly kind: string;
  /** Its file below `spec`. */
  readonly path: string;
  /** What is printed on it. */
  readonly values: readonly Fact[];
  /** The same, and whose capability it is. */
  readonly facts: readonly Fact[];
  readonly sides: readonly SideRead[];
}

/** A side of a card, or what the card does at another moment. */
export interface SideRead {
  /** Empty where it is none of the sides that are chosen from. */
  readonly name: 'event' | 'unshaded' | 'shaded' | '';
  /** What it is called, in the language of the book. */
  readonly called: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** A card by its code; one that there is not has nothing on it. */
export function cardRead(book: Book, code: string): CardRead {
  const { world, spec, locale, within } = book;
  const { say, name } = locale;
  const card = world.cards.find((it) => it.code === code);
  const document = spec.cards.find((it) => it.code.text === code);
  const current = document?.current ?? null;
  const capability = world.factions[card?.capability ?? -1]?.name ?? null;
  const values = printedOn(document?.values ?? [], locale);
  return {
    code,
    title: titleOf(book, code),
    kind: name(world.cardKinds[card?.kind ?? -1]?.names.one ?? ''),
    path: document?.code.span.file.path ?? '',
    values,
    facts: [...values, ...(capability === null ? [] : [{ label: say('Capability of'), text: name(capability) }])],
    sides: [
      ...(document?.sides ?? []).map((side) => ({
        name: side.name,
        called: say(side.name === 'event' ? 'Event' : side.name),
        title: locale.title(`${code} ${side.name}`, side.title),
        lines: sideLines(side, within),
      })),
      ...(current === null
        ? []
        : [
            {
              name: '' as const,
              called: say('while it is the current card'),
              title: '',
              lines: lastingLines(current.items, within),
            },
          ]),
      ...(document?.additions ?? []).map(({ moment, procedure, title, effect }) => ({
        name: '' as const,
        called: say(moment === 'after' ? 'at the end of {0}' : 'before {0}', name(procedure.text)),
        title,
        lines: effectLines(effect, within(null)),
      })),
    ],
  };
}

/** What a procedure requires and selects, its steps, and what declaring it changes. */
export function procedureLines(document: ProcedureDocument, { locale: { say }, within }: Book): readonly Line[] {
  const own = within(document.name.text);
  const { selection, requires, declaration } = document;
  const what = selection?.what ?? null;
  const moment = declaration?.moment ?? null;
  return [
    ...(requires === null ? [] : [{ depth: 0, text: say('requires: {0}', own.condition(requires)) }]),
    ...(what === null ? [] : [{ depth: 0, text: say('select: {0}', own.nounPhrase(what)) }]),
    ...(selection?.conditions ?? []).flatMap(({ name, condition }) =>
      condition === null ? [] : [{ depth: 1, text: `${own.name(name.text)}: ${own.condition(condition)}` }],
    ),
    ...((selection?.orNone ?? null) === null ? [] : [{ depth: 1, text: say('may select none') }]),
    ...effectLines(document.effect, own),
    ...(moment === null ? [] : [{ depth: 0, text: say('declared: {0}', own.moment(moment)) }]),
    ...(declaration === null ? [] : lastingLines(declaration.changes, within)),
  ];
}

/** What is done where a track moves past something. */
export function pastLines(
  { beyond, crossings }: TrackDeclaration,
  { locale: { say, name }, within }: Book,
): readonly { readonly when: string; readonly rule: string; readonly lines: readonly Line[] }[] {
  return [
    ...beyond.map(({ end, rule, effect }) => ({ when: say('beyond {0}', name(end.text)), rule, effect })),
    ...crossings.map(({ way, value, rule, effect }) => ({
      when: say(way === 'rising to' ? 'rising to {0}' : 'falling below {0}', value.text),
      rule,
      effect,
    })),
  ].map(({ when, rule, effect }) => ({ when, rule, lines: effectLines(effect, within(null)) }));
}
