/** From a sentence that an example starts from (`Fenwick holds 2 Hidden Runners`, `C1 has been played`) to what it makes true. */
import { either } from '../diagnostics/catalogue/entry.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import type { CardId, ColumnId, PieceId, Side, World } from '../resolved/ir.js';
import type { SpannedText } from '../source/text.js';
import type { BoardExpected, Fact, Given } from './ir.js';
import { boardLines, givenLines } from './lines/board.js';
import { boardForms } from './lines/mean-board.js';
import { formsToRead, readLine, type Meanings, type ReadForm } from './lines/read.js';
import type { Known } from './parse-items.js';
import { helpInDigits, spanOf, textOf, wholeOf, type Parsed, type Part, type Refused } from './parts.js';

const alone: Meanings<typeof givenLines, Fact> = {
  'empty board': () => ({ ok: true, value: { kind: 'empty board' } }),
  setup: () => ({ ok: true, value: { kind: 'setup' } }),
  'empty deck': () => ({ ok: true, value: { kind: 'deck', cards: [] } }),
  deck: ({ cards }) => ({ ok: true, value: { kind: 'deck', cards } }),
  'printed number': ({ value, card, is }, { known: { world } }) => {
    const { name = '', from = 0, to = 0 } = world.values[value] ?? {};
    const text = textOf(is);
    const number = Number(text);
    if (/^-?\d+$/u.test(text) && number >= from && number <= to)
      return { ok: true, value: { kind: 'printed', value, card, is: number } };
    const what = `the ${name} of ${world.cards[card]?.code ?? ''}`;
    return refused(
      report(
        'RW0611',
        spanOf(is),
        { track: what, found: text, allowed: `a number from ${from} to ${to}` },
        { help: helpInDigits(is) },
      ),
    );
  },
  'printed list': ({ value, card, pieces }) => ({ ok: true, value: { kind: 'printed', value, card, is: pieces } }),
};

/** What can only be expected is read, so that it is told why it cannot be given; who has won is no line of a position. */
const forms: readonly ReadForm<Fact>[] = [
  ...formsToRead(givenLines, alone),
  ...boardForms.filter(({ form }) => form.places.includes('given') || form === boardLines.left).map(exact),
];

/** What the sentence makes true; refuses what cannot be given and what is not exact, with one message at the word. */
export function parseGiven(known: Known, source: SpannedText): Parsed<Given> {
  const whole = wholeOf(source);
  const fact = readLine(known, forms, whole, 'RW0614');
  return fact.ok
    ? { ok: true, value: { text: textOf(whole).replace(/\s+/gu, ' '), span: spanOf(whole), fact: fact.value } }
    : fact;
}

function exact({ form, mean }: ReadForm<BoardExpected>): ReadForm<Fact> {
  return {
    form,
    mean: (held, found) => {
      const board = mean(held, found);
      return board.ok ? exactly(found.known.world, board.value, found.whole) : board;
    },
  };
}

/** Refuses what tells only a part, or what is not enough to lay out pieces. */
function exactly(world: World, expected: BoardExpected, whole: Part): Parsed<Fact> {
  switch (expected.kind) {
    case 'end':
      throw new Error('who has won is no line of a position');
    case 'left':
      return refused(report('RW0639', spanOf(whole), {}));
    case 'space':
    case 'box':
    case 'held':
    case 'pool': {
      if (!expected.exactly) return refused(report('RW0616', spanOf(whole), {}));
      if (expected.kind === 'box' && expected.box === 'available') return refused(report('RW0617', spanOf(whole), {}));
      const vague = vagueItem(world, expected);
      return vague === null ? { ok: true, value: expected } : refused(vague);
    }
    case 'in play':
    case 'awaiting':
      return exactSide(world, expected, whole);
    default:
      return { ok: true, value: expected };
  }
}

function vagueItem(world: World, expected: Extract<BoardExpected, { readonly items: unknown }>): Diagnostic | null {
  for (const item of expected.items) {
    const names =
      'columns' in item
        ? item.columns.map((column) => columnName(world, column))
        : 'pieces' in item
          ? item.pieces.map((piece) => pieceName(world, piece))
          : [];
    if (names.length < 2 || item.count === 0) continue;
    const { span } = item;
    const help = names.map((name): Help => ({ text: `write \`${name}\``, edits: [{ span, text: name }], safe: false }));
    return report(
      'RW0618',
      span,
      { name: span.file.text.slice(span.start, span.end), choices: either(names) },
      { help },
    );
  }
  return null;
}

/** The plural of a piece in one of its states. */
function columnName(world: World, id: ColumnId): string {
  const column = world.columns[id];
  if (column === undefined) return '';
  const state = column.state === null ? '' : `${world.states[column.state]?.name ?? ''} `;
  return `${state}${pieceName(world, column.piece)}`;
}

function pieceName(world: World, piece: PieceId): string {
  return world.pieces[piece]?.names.many ?? '';
}

function exactSide(
  world: World,
  expected: Extract<BoardExpected, { kind: 'in play' | 'awaiting' }>,
  whole: Part,
): Parsed<Fact> {
  const card = world.cards[expected.card];
  if (card === undefined || expected.negated) return { ok: true, value: expected };
  const side = expected.side ?? (card.sides.length === 1 ? 0 : null);
  const lasts = ({ next, until }: Side): boolean => next !== null || (until !== null && expected.kind === 'in play');
  const waits = card.sides.some((it, index) => lasts(it) && (side === null || side === index));
  if (!waits && (card.capability === null || expected.kind === 'awaiting'))
    return refused(report('RW0628', spanOf(whole), { card: card.code }));
  if (side !== null && side < card.sides.length) return { ok: true, value: { ...expected, side } };
  return refused(sideDiagnostic(world, expected.card, '', whole));
}

/** Why a side is none; `found` is empty where none is said. */
export function sideDiagnostic(world: World, id: CardId, found: string, part: Part): Diagnostic {
  const card = world.cards[id];
  const sides = (card?.sides ?? []).map(({ name }) => name).filter((name) => name !== 'event');
  return report('RW0620', spanOf(part), { card: card?.code ?? '', found, sides, isWritten: card?.sides.length !== 0 });
}

function refused(diagnostic: Diagnostic): Refused {
  return { ok: false, diagnostic };
}
