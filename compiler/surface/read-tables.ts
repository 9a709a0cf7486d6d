/**
 * From files whose first key is `table`: a table of results is a procedure that is given a number, with a condition on it for each
 * row, one behind the other.
 */
import type { Span } from '../source/span.js';
import type { YamlMap } from '../yaml/node.js';
import type { Effect, ProcedureDocument, TableRow } from './documents.js';
import type { Condition, Name, NumberPhrase, Step } from './ir.js';
import { entriesAt, nameAt, nameOf, textAt } from './read-node.js';
import type { SentenceReader } from './read-sentences.js';

/** What the number is called in the conditions. */
export const lookedUp = 'the number looked up';

export function readTable(root: YamlMap, file: string, sentences: SentenceReader): ProcedureDocument | null {
  const name = nameAt(root, 'table');
  if (name === null) return null;
  const rows = entriesAt(root, 'rows').map(({ key, value, span }): TableRow => {
    const numbers = nameOf(key);
    const effect = sentences.effect(value, span, `${name.text}, row ${numbers.text}`);
    return { numbers, ...rangeIn(numbers.text), effect };
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
    effect: effectOf(name, rows),
    declaration: null,
    table: rows,
    file,
    span: name.span,
  };
}

const unread = { least: null, most: null, isRead: false };

/** `3`, `4 to 6`, `9 or less`, `10 or more`. */
function rangeIn(text: string): Pick<TableRow, 'least' | 'most' | 'isRead'> {
  const [, first = '', words = '', second = ''] =
    /^(-?\d{1,4})(?: (or more|or less)| to (-?\d{1,4}))?$/u.exec(text) ?? [];
  if (first === '') return unread;
  const number = Number(first);
  if (words === 'or more') return { least: number, most: null, isRead: true };
  if (words === 'or less') return { least: null, most: number, isRead: true };
  return { least: number, most: second === '' ? number : Number(second), isRead: true };
}

function effectOf(name: Name, rows: readonly TableRow[]): Effect {
  const complete = rows.every(({ effect, isRead }) => effect.complete && isRead);
  const steps = rows.toReversed().reduce<readonly Step[]>((others, row, index) => {
    const text = `if ${lookedUp} is ${row.numbers.text}`;
    const span = row.numbers.span;
    const opening = { kind: 'if', condition: conditionOf(row), span } as const;
    const body = { kind: 'steps', steps: row.effect.steps } as const;
    const otherwise = others.length === 0 ? null : others;
    return [{ kind: 'block', number: String(rows.length - index), opening, text, body, otherwise, span }];
  }, []);
  return { steps, complete, frame: name.text, span: name.span };
}

function conditionOf({ numbers: { span }, least, most }: TableRow): Condition {
  if (least !== null && least === most) return compared('is', least, span);
  const atLeast = least === null ? null : compared('is at least', least, span);
  const atMost = most === null ? null : compared('is at most', most, span);
  if (atLeast !== null && atMost !== null) return { kind: 'and', left: atLeast, right: atMost, span };
  return atLeast ?? atMost ?? compared('is', 0, span);
}

function compared(
  operator: Extract<Condition, { readonly kind: 'compare' }>['operator'],
  value: number,
  span: Span,
): Condition {
  const left: NumberPhrase = { kind: 'named', name: { text: lookedUp, span }, span };
  return { kind: 'compare', left, operator, right: { kind: 'literal', value, span }, span };
}
