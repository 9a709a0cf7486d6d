/**
 * From files whose first key is `table`: a table of results is a procedure that is given a number, with a condition on it for each
 * row, one behind the other; of a table of columns also the place of a column, with a condition on it for each cell of the row.
 */
import type { Span } from '../source/span.js';
import type { YamlMap } from '../yaml/node.js';
import type { Effect, ProcedureDocument } from './documents.js';
import type { TableRange, TableRow } from './table-document.js';
import type { Condition, Name, NumberPhrase, Step } from './ir.js';
import { entriesAt, nameAt, nameOf, namesAt, textAt, valueAt } from './read-node.js';
import type { SentenceReader } from './read-sentences.js';

/** What the number is called in the conditions, and of a table of columns the place of its column from the left. */
export const lookedUp = 'the number looked up';
export const columnLookedUp = 'the column looked up';

export function readTable(root: YamlMap, file: string, sentences: SentenceReader): ProcedureDocument | null {
  const name = nameAt(root, 'table');
  if (name === null) return null;
  const columns = valueAt(root, 'columns') === null ? null : namesAt(root, 'columns').map(rangeOf);
  const rows = entriesAt(root, 'rows').map(({ key, value, span }): TableRow => {
    const range = rangeOf(nameOf(key));
    const frame = `${name.text}, row ${range.numbers.text}`;
    const cells = value?.kind === 'list' ? value.items : [];
    const effects =
      columns === null
        ? [sentences.effect(value, span, frame)]
        : cells.map((cell, index) =>
            sentences.effect(cell, span, `${frame}, column ${columns[index]?.numbers.text ?? index + 1}`),
          );
    return { ...range, effects };
  });
  return {
    name,
    class: null,
    faction: null,
    rule: textAt(root, 'rule'),
    accompanies: null,
    requires: null,
    quantities: [],
    places: [],
    selection: null,
    effect: effectOf(name, columns, rows),
    declaration: null,
    table: { columns, rows },
    file,
    span: name.span,
  };
}

const unread = { least: null, most: null, isRead: false };

/** `3`, `4 to 6`, `9 or less`, `10 or more`. */
function rangeOf(numbers: Name): TableRange {
  return { numbers, ...rangeIn(numbers.text) };
}

function rangeIn(text: string): Omit<TableRange, 'numbers'> {
  const [, first = '', words = '', second = ''] =
    /^(-?\d{1,4})(?: (or more|or less)| to (-?\d{1,4}))?$/u.exec(text) ?? [];
  if (first === '') return unread;
  const number = Number(first);
  if (words === 'or more') return { least: number, most: null, isRead: true };
  if (words === 'or less') return { least: null, most: number, isRead: true };
  return { least: number, most: second === '' ? number : Number(second), isRead: true };
}

function effectOf(name: Name, columns: readonly TableRange[] | null, rows: readonly TableRow[]): Effect {
  const ranges = [...rows, ...(columns ?? [])];
  const complete =
    ranges.every(({ isRead }) => isRead) && rows.every(({ effects }) => effects.every((it) => it.complete));
  const steps = inTurn(
    rows.map((row, index) => ({
      number: String(index + 1),
      text: `if ${lookedUp} is ${row.numbers.text}`,
      condition: conditionOf(row),
      steps: columns === null ? row.effects.flatMap((it) => it.steps) : cellsOf(columns, row, index + 1),
    })),
  );
  return { steps, complete, frame: name.text, span: name.span };
}

/** The steps of a row, by the place of the column. */
function cellsOf(columns: readonly TableRange[], { numbers, effects }: TableRow, row: number): readonly Step[] {
  const { span } = numbers;
  return inTurn(
    effects.map(({ steps }, index) => ({
      number: `${row}.${index + 1}`,
      text: `if ${columnLookedUp} is ${columns[index]?.numbers.text ?? ''}`,
      condition: compared(columnLookedUp, 'is', index + 1, span),
      steps,
    })),
  );
}

interface Case {
  readonly number: string;
  readonly text: string;
  readonly condition: Condition;
  readonly steps: readonly Step[];
}

/** One case behind the other, each where none before it holds. */
function inTurn(cases: readonly Case[]): readonly Step[] {
  return cases.toReversed().reduce<readonly Step[]>((others, { number, text, condition, steps }) => {
    const { span } = condition;
    const opening = { kind: 'if', condition, span } as const;
    const body = { kind: 'steps', steps } as const;
    const otherwise = others.length === 0 ? null : others;
    return [{ kind: 'block', number, opening, text, body, otherwise, span }];
  }, []);
}

function conditionOf({ numbers: { span }, least, most }: TableRange): Condition {
  if (least !== null && least === most) return compared(lookedUp, 'is', least, span);
  const atLeast = least === null ? null : compared(lookedUp, 'is at least', least, span);
  const atMost = most === null ? null : compared(lookedUp, 'is at most', most, span);
  if (atLeast !== null && atMost !== null) return { kind: 'and', left: atLeast, right: atMost, span };
  return atLeast ?? atMost ?? compared(lookedUp, 'is', 0, span);
}

function compared(
  name: string,
  operator: Extract<Condition, { readonly kind: 'compare' }>['operator'],
  value: number,
  span: Span,
): Condition {
  const left: NumberPhrase = { kind: 'named', name: { text: name, span }, span };
  return { kind: 'compare', left, operator, right: { kind: 'literal', value, span }, span };
}
