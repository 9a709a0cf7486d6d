/** Ranges of numbers are checked before the grammar sees them: `2 or 1 Runners` reads well and means nothing. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import type { IToken } from './chevrotain.js';
import { Integer, Or, To } from './tokens.js';

/** The message on the first range that is none: `2 or 1`, `1 or 4`, `3 to 2`. */
export function checkRanges(source: SpannedText, tokens: readonly IToken[]): Diagnostic | null {
  for (const [index, join] of tokens.entries()) {
    const least = tokens[index - 1];
    const most = tokens[index + 1];
    if (least?.tokenType !== Integer || most?.tokenType !== Integer) continue;
    const from = Number(least.image);
    const to = Number(most.image);
    const wrong = (join.tokenType === Or && to !== from + 1) || (join.tokenType === To && to <= from);
    if (!wrong) continue;
    const end = most.startOffset + most.image.length;
    const span = spanWithin(source, least.startOffset, end);
    const [smaller, larger] = from < to ? [from, to] : [to, from];
    const help: Help[] =
      smaller === larger
        ? [
            {
              text: `leave out the second number: \`${smaller}\``,
              edits: [{ span, text: String(smaller) }],
              safe: false,
            },
          ]
        : [`${smaller} ${larger === smaller + 1 ? 'or' : 'to'} ${larger}`].map((text) => ({
            text: `write \`${text}\``,
            edits: [{ span, text }],
            safe: false,
          }));
    return report('RW0217', span, { found: source.text.slice(least.startOffset, end) }, { help });
  }
  return null;
}
