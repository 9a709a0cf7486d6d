/** Ranges of numbers are checked before the grammar sees them: `2 or 1 Runners` reads well and means nothing. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { Span } from '../source/span.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import type { IToken } from './chevrotain.js';
import { Integer, isNegative, Or, To } from './tokens.js';

/** The message on the first range that is none: `2 or 1`, `1 or 4`, `3 to 2`. */
export function checkRanges(source: SpannedText, tokens: readonly IToken[]): Diagnostic | null {
  for (const [index, join] of tokens.entries()) {
    const least = tokens[index - 1];
    const most = tokens[index + 1];
    if (least === undefined || most === undefined || !isNumber(least) || !isNumber(most)) continue;
    const from = Number(least.image);
    const to = Number(most.image);
    const wrong = (join.tokenType === Or && to !== from + 1) || (join.tokenType === To && to <= from);
    if (!wrong) continue;
    const end = most.startOffset + most.image.length;
    const span = spanWithin(source, least.startOffset, end);
    const help = meant(join.tokenType === Or, Math.min(from, to), Math.max(from, to), span);
    return report('RW0217', span, { found: source.text.slice(least.startOffset, end) }, { help });
  }
  return null;
}

function isNumber(token: IToken): boolean {
  return token.tokenType === Integer || isNegative(token);
}

/** What can be meant. `0 to 2` says that 1 is among them, which `2 or 0` does not: there it is told and not written in. */
function meant(isOr: boolean, smaller: number, larger: number, span: Span): readonly Help[] {
  const instead = (before: string, text: string): Help[] => [
    { text: `${before} \`${text}\``, edits: [{ span, text }], safe: false },
  ];
  if (smaller === larger) return instead('leave out the second number:', String(smaller));
  if (!isOr || larger === smaller + 1) return instead('write', `${smaller} ${isOr ? 'or' : 'to'} ${larger}`);
  const text = `\`${smaller} to ${larger}\` is each number from ${smaller} to ${larger}; \`or\` joins two that follow each other`;
  return [{ text, edits: [], safe: false }];
}
