/** What YAML allows and specs do not, found among the tokens: further documents, directives, anchors and tags. */
import type { CST } from 'yaml';
import type { Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { SourceFile, Span } from '../source/span.js';
import { restOfLine } from './lines.js';
import { quotedForYaml } from './quote.js';
import { blanking, type Mistake } from './mistake.js';

/** The first of them in the file, or null. */
export function findRefused(file: SourceFile, tokens: readonly CST.Token[]): Mistake | null {
  let documents = 0;
  for (const token of tokens) {
    if (token.type === 'directive') {
      const span = restOfLine(file, token.offset);
      return { diagnostic: report('RW0014', span, { directive: token.source }), repair: null };
    }
    if (token.type !== 'document') continue;
    documents += 1;
    if (documents > 1) return secondDocument(file, token);
    const found = findInToken(file, token);
    if (found !== null) return found;
  }
  return null;
}

/** Marks the line of dashes or dots before it; where there is none the document's first line. */
function secondDocument(file: SourceFile, document: CST.Document): Mistake {
  const start = document.start.find((token) => token.type === 'doc-start')?.offset;
  const dots = file.text.lastIndexOf('\n...', document.offset);
  const at = start ?? (dots === -1 ? document.offset : dots + 1);
  return {
    diagnostic: report('RW0015', { file, start: at, end: Math.min(at + 3, file.text.length) }, {}),
    repair: null,
  };
}

function findInToken(file: SourceFile, token: CST.Token | null | undefined): Mistake | null {
  if (token === null || token === undefined) return null;
  if (token.type === 'document') return findInMarks(file, token.start) ?? findInToken(file, token.value);
  if (!('items' in token)) return null;
  for (const item of token.items) {
    const found =
      findInMarks(file, item.start) ??
      findInToken(file, item.key) ??
      findInMarks(file, item.sep ?? []) ??
      findInToken(file, item.value);
    if (found !== null) return found;
  }
  return null;
}

/** The mark stands alone behind its key, and what it marks is indented below. */
function opensBlock({ text }: SourceFile, mark: Span, rest: Span): boolean {
  if (rest.end > mark.end || text.charAt(mark.start - 1) !== ' ') return false;
  const indentAt = (from: number): number => /^ */u.exec(text.slice(from))?.[0].length ?? 0;
  const line = text.lastIndexOf('\n', mark.start) + 1;
  const below = text.indexOf('\n', mark.end) + 1;
  return below > 0 && (indentAt(below) > indentAt(line) || text.startsWith('- ', below + indentAt(below)));
}

function findInMarks(file: SourceFile, marks: readonly CST.SourceToken[]): Mistake | null {
  const mark = marks.find((token) => token.type === 'anchor' || token.type === 'tag');
  if (mark === undefined) return null;
  const span: Span = { file, start: mark.offset, end: mark.offset + mark.source.length };
  const whole = restOfLine(file, mark.offset);
  const help: readonly Help[] = [
    opensBlock(file, span, whole)
      ? { text: 'take it away', edits: [{ span: { ...span, start: span.start - 1 }, text: '' }], safe: false }
      : {
          text: 'quote it if it is text',
          edits: [{ span: whole, text: quotedForYaml(file.text.slice(whole.start, whole.end)) }],
          safe: false,
        },
  ];
  const diagnostic =
    mark.type === 'anchor'
      ? report('RW0010', span, { name: mark.source.slice(1) }, { help })
      : report('RW0013', span, { tag: mark.source }, { help });
  return { diagnostic, repair: blanking(span, whole) };
}
