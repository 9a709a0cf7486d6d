/** Writes a representation down for people: one line for what fits on one, spans as the place and the text that they cover. */
import { positionOf, type Span } from '../../compiler/source/span.js';

const widest = 110;

/** Plain data as indented text; `null` is written out, so that what is absent shows. */
export function tell(value: unknown): string {
  return `${block(value, '')}\n`;
}

function block(value: unknown, margin: string): string {
  const line = inline(value);
  return line.length + margin.length <= widest || !isNested(value) ? line : spread(value, margin);
}

/** A list by items, a record by fields; the first stands where the text is, the others below it. */
function spread(value: object, margin: string): string {
  if (Array.isArray(value)) return value.map((item) => `- ${block(item, `${margin}  `)}`).join(`\n${margin}`);
  const fields = Object.entries(value).map(([key, of]: [string, unknown]) => {
    const line = `${key}: ${inline(of)}`;
    if (line.length + margin.length <= widest || !isNested(of)) return line;
    const inner = Array.isArray(of) ? margin : `${margin}  `;
    return `${key}:\n${inner}${spread(of, inner)}`;
  });
  return fields.join(`\n${margin}`);
}

function inline(value: unknown): string {
  if (typeof value === 'string') return /^\p{L}[^:,{}[\]#"]*$/u.test(value) ? value : JSON.stringify(value);
  if (!isNested(value)) return isSpan(value) ? place(value) : String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const fields = Object.entries(value).map(([key, of]) => `${key}: ${inline(of)}`);
  return `{ ${fields.join(', ')} }`;
}

/** A list or a record of more than a place. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isSpan(value);
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'file' in value && 'start' in value && 'end' in value;
}

/** `5:7 "place 1 Runner in Harrow"`; of a text of several lines the first. */
function place({ file, start, end }: Span): string {
  const { line, column } = positionOf(file, start);
  const [first = '', ...more] = file.text.slice(start, end).split('\n');
  return `${line}:${column} ${JSON.stringify(more.length === 0 ? first : `${first} ...`)}`;
}
