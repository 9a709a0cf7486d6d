/** What somebody asks to be shown while playing: a card, a space, a track, a box, a procedure or a chit, by its name. */
import type { OpenState } from '../../../runtime/view.js';
import { folded } from '../../diagnostics/nearest.js';
import { find } from '../../show/find.js';
import { effectLines, type Line, marginsOf } from '../../show/sentences.js';
import { printedOn } from '../../show/values.js';
import { wrapped } from '../../show/wrap.js';
import { type Book, titleOf } from '../../table/book.js';
import { cardRead, pastLines, procedureLines } from '../../table/reading.js';
import { contentsText, countsText, trackText } from './board.js';
import { type Row, rows } from './rows.js';

/** The text of what is called so, each thing on its own; null where nothing is. */
export function shown(what: string, state: OpenState, book: Book): string | null {
  const wanted = folded(what);
  const isCalled = (...names: readonly string[]): boolean =>
    names.some((name) => folded(name) === wanted || folded(book.locale.name(name)) === wanted);
  const { world } = book;
  const found = [
    ...world.spaces
      .filter(({ name, aliases }) => isCalled(name, ...aliases))
      .map(({ name }) => spaceText(name, state, book)),
    ...world.tracks
      .filter(({ names }) => isCalled(names.one, names.many, ...names.aliases))
      .map(({ names }) => trackPage(names.one, state, book)),
    ...Object.keys(state.boxes)
      .filter((name) => isCalled(name))
      .map((name) => boxText(name, state, book)),
    ...find(world, what, book.locale).flatMap(({ kind, id }) => {
      if (kind === 'card') return [cardText(world.cards[id]?.code ?? '', state, book)];
      if (kind === 'procedure') return [procedureText(id, book)];
      return kind === 'chit' ? [chitText(id, book)] : [];
    }),
  ];
  return found.length === 0 ? null : found.join('\n\n');
}

/** A card with the titles and the texts of its sides. */
export function cardText(code: string, state: OpenState, book: Book): string {
  const { world, locale } = book;
  const { say, name } = locale;
  const card = world.cards.find((it) => it.code === code);
  const kind = world.cardKinds[card?.kind ?? -1]?.names.one ?? '';
  const inPlay = state.capabilities[code];
  const facts = [
    say('{0} card', name(kind)),
    ...(inPlay === undefined ? [] : [say('in play, {0}', locale.label(inPlay))]),
    ...(state.card === code ? [say('in hand')] : state.played.includes(code) ? [say('has been played')] : []),
  ];
  const { sides, values: printed } = cardRead(book, code);
  const values = printed.length === 0 ? [] : [rows(printed.map(({ label, text }): Row => [label, text]))];
  const texts = sides.flatMap(({ called, title, lines }) => [
    ...wrapped(title === '' ? `${called}:` : `${called}: ${title}`, '  ', '    '),
    ...lineTexts(lines, '    '),
  ]);
  const text = [...values, ...texts];
  return [
    ...wrapped(`${code} ${titleOf(book, code)}${say(', ')}${facts.join(say(', '))}`, '', '  '),
    ...(text.length === 0 ? [`  ${say('no text')}`] : text),
  ].join('\n');
}

function spaceText(space: string, state: OpenState, book: Book): string {
  const { locale } = book;
  const { say, name } = locale;
  const stated = book.spec.map?.spaces.find((it) => it.words.one.text === space)?.values ?? [];
  const holds = contentsText(state, space, book);
  return [
    `${name(space)}${say(', ')}${name(kindOf(space, state, book))}`,
    rows([
      ...printedOn(stated, locale).map(({ label, text }): Row => [label, text]),
      [say('holds'), holds === '' ? say('nothing') : holds],
      [say('adjacent to'), neighboursOf(space, state, book)],
    ]),
  ].join('\n');
}

/** Every space by its kind, with what is adjacent to it. */
export function mapText(state: OpenState, book: Book): string {
  const { world, locale } = book;
  const kinds = world.spaceKinds.flatMap(({ names }): readonly string[] => {
    const spaces = world.spaces.filter((space) => kindOf(space.name, state, book) === names.one);
    if (spaces.length === 0) return [];
    const list = spaces.map(({ name }): Row => [locale.name(name), neighboursOf(name, state, book)]);
    return [`${locale.name(names.many)}\n${rows(list)}`];
  });
  return [locale.say('each space with those that are adjacent to it'), ...kinds].join('\n');
}

/** As cards have it. */
function kindOf(space: string, state: OpenState, { world }: Book): string {
  const printed = world.spaces.find((it) => it.name === space)?.kind;
  return state.treatedAs?.[space] ?? world.spaceKinds[printed ?? -1]?.names.one ?? '';
}

function neighboursOf(space: string, state: OpenState, { world, locale }: Book): string {
  const adjacent = world.spaces.find(({ name }) => name === space)?.adjacent ?? [];
  const names = [...adjacent.map((it) => world.spaces[it]?.name ?? ''), ...(state.joined?.[space] ?? [])].map(
    locale.name,
  );
  return names.length === 0 ? locale.say('nothing') : names.join(locale.say(', '));
}

/** Where a track stands, its boxes, and what is done where it moves past something. */
function trackPage(track: string, state: OpenState, book: Book): string {
  const { world, spec, locale } = book;
  const { say, name } = locale;
  const row = world.tracks.find(({ names }) => names.one === track);
  const document = spec.game?.tracks.find(({ words }) => words.one.text === track);
  const at = state.tracks[track];
  const boxes = row?.boxes ?? null;
  const range =
    boxes === null
      ? say('{0} to {1}', String(row?.from ?? 0), String(row?.to ?? 0))
      : boxes
          .map((box, index) => `${index + 1}${box.name === null ? '' : ` ${name(box.name)}`} (${box.value})`)
          .join(say(', '));
  const done = document === undefined ? [] : pastLines(document, book);
  return [
    name(track),
    rows([
      [say('stands at'), at === undefined ? '' : trackText(at, book)],
      [say(boxes === null ? 'runs from' : 'boxes'), range],
    ]),
    ...done.flatMap(({ when, lines }) => [...wrapped(`${when}:`, '  ', '    '), ...lineTexts(lines, '    ')]),
  ].join('\n');
}

function boxText(box: string, state: OpenState, book: Book): string {
  const { say, name } = book.locale;
  const holds = countsText(state.boxes[box] ?? {}, book);
  return [name(box), rows([[say('holds'), holds === '' ? say('nothing') : holds]])].join('\n');
}

/** Who conducts a procedure, where, and its steps. */
function procedureText(id: number, book: Book): string {
  const { world, spec, locale } = book;
  const { say, name } = locale;
  const procedure = world.procedures[id];
  const document = spec.procedures.find((it) => it.name.text === procedure?.name);
  if (procedure === undefined || document === undefined) return '';
  const kind = procedure.class === null ? [] : [name(world.classes[procedure.class]?.names.one ?? '')];
  const faction = procedure.faction === null ? [] : [name(world.factions[procedure.faction]?.name ?? '')];
  const heading = [name(procedure.name), ...kind, ...faction].join(say(', '));
  return [
    ...wrapped(`${heading} [${cited(procedure.rule, book)}]`, '', '  '),
    ...lineTexts(procedureLines(document, book), '  '),
  ].join('\n');
}

/** How many of a chit there are, and what it does. */
function chitText(id: number, book: Book): string {
  const { world, spec, locale } = book;
  const { say, name } = locale;
  const chit = world.chits[id];
  const family = world.families[chit?.family ?? -1];
  const document = spec.chits.flatMap(({ kinds }) => kinds).find((it) => it.name.text === chit?.name);
  if (chit === undefined || family === undefined) return '';
  const heading = `${name(chit.name)}${say(', ')}${say('{0} chit', name(family.name))}`;
  return [
    ...wrapped(`${heading} [${cited(chit.rule, book)}]`, '', '  '),
    rows([
      [say('Drawn by'), name(world.factions[family.faction ?? -1]?.name ?? '')],
      [say('How many'), String(chit.count)],
      ...(chit.value === 0 ? [] : [[say('Value'), String(chit.value)] as const]),
    ]),
    ...(document?.effects ?? []).flatMap(({ aspect, effect }) => [
      `  ${name(aspect.text)}:`,
      ...lineTexts(effectLines(effect, book.within(chit.name)), '    '),
    ]),
  ].join('\n');
}

function lineTexts(lines: readonly Line[], indent: string): readonly string[] {
  return lines.flatMap((line) => wrapped(line.text, ...marginsOf(line, indent)));
}

function cited(rule: string, { world }: Book): string {
  return `${world.cites}\u00A0${rule}`;
}
