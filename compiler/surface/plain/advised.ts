/**
 * Wordings that are not read, for the language has no sentence that says just the same, with the lines that are proposed in their
 * place. Each of these lines can be read.
 */
import type { Help } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../source/span.js';
import type { SpannedText } from '../../source/text.js';
import { quotedForYaml } from '../../yaml/quote.js';
import type { Language } from '../vocabulary.js';
import { readAs, type ReadLine } from './read.js';
import type { PlainWording } from './wordings.js';

type AdvisedWording = Pick<PlainWording, 'pattern' | 'lines'> & { readonly advice: string };

const advisedWordings: readonly AdvisedWording[] = [
  {
    // `move any Runners from Fenwick to Towns, then remove 1 of those that moved`
    advice: 'what has moved this turn is taken in hand',
    pattern:
      /^(?<move>(?:.+ )?[Mm]oves? (?:any|all|up to \S+|\S+) (?<what>.+?) (?:from|in|here).*?)(?:;|,? and|,)? then (?<may>may )?removes? (?<count>up to \d+|\d+) of (?:those|the ones) (?:that|which) (?:have )?moved$/du,
    lines: ({ at, text }) => {
      const may = text('may') === '' ? '' : 'may, ';
      const has = text('count') === '1' ? 'has' : 'have';
      return [
        { kind: 'sentence', text: [at('move')] },
        {
          kind: 'block',
          opening: [may, 'choose ', at('count'), ' ', at('what'), ` that ${has} moved this turn on the map`],
          body: [{ kind: 'sentence', text: ['remove it'] }],
          otherwise: null,
        },
      ];
    },
  },
];

/** Help for a sentence that cannot be read; null where no such wording fits. The item stands at `span`. */
export function advisedFor(language: Language, source: SpannedText, span: Span): Help | null {
  for (const { advice, ...wording } of advisedWordings) {
    const lines = readAs(language, source, wording);
    if (lines === null) continue;
    const lineStart = span.file.text.lastIndexOf('\n', span.start - 1) + 1;
    const column = span.start - lineStart;
    const [first = '', ...others] = written(lines, Math.max(0, column - 2));
    const text = [first.trimStart().replace(/^- /u, ''), ...others].join('\n');
    return { text: advice, edits: [{ span, text }], safe: false };
  }
  return null;
}

/** The lines as items of a list. */
function written(lines: readonly ReadLine[], column: number): readonly string[] {
  return lines.flatMap((line) => {
    const indent = ' '.repeat(column);
    const { text } = line.source;
    const item = /: |["#]|^[^\p{L}\d]/u.test(text) ? quotedForYaml(text) : text;
    if (line.kind === 'sentence') return [`${indent}- ${item}`];
    return [`${indent}- ${item}:`, ...written(line.body, column + 4)];
  });
}
