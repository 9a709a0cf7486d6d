/**
 * Wordings that are not read, for the language has no sentence that says just the same, with the lines that are proposed in their
 * place. Each of these lines can be read.
 */
import type { Diagnostic, Help } from '../../diagnostics/diagnostic.js';
import type { YamlScalar } from '../../yaml/node.js';
import { quotedForYaml } from '../../yaml/quote.js';
import type { Language } from '../vocabulary.js';
import { readAs, type ReadLine } from './read.js';
import type { PlainWording } from './wording.js';

type AdvisedWording = Pick<PlainWording, 'pattern' | 'lines'> & { readonly advice: string };

const advisedWordings: readonly AdvisedWording[] = [
  {
    // `move any Runners from Fenwick to Towns, then remove 1 of those that moved`
    advice: 'what has moved this turn is taken in hand',
    pattern:
      /^(?<move>(?:.+ )?[Mm]oves? (?:any|all|up to \S+|\S+) (?:.+?) (?:from|in|here).*?)(?:;|,? and|,)? then (?<may>may )?removes? (?<count>up to \d+|\d+) of (?:those|the ones) (?:that|which) (?:have )?moved$/du,
    lines: ({ at, text }) => {
      const may = text('may') === '' ? '' : 'may, ';
      const [things, has] = /\b1$/u.test(text('count')) ? ['piece', 'has'] : ['pieces', 'have'];
      return [
        { kind: 'sentence', text: [at('move')] },
        {
          kind: 'block',
          opening: [may, 'choose ', at('count'), ` ${things} that ${has} moved this turn on the map`],
          body: [{ kind: 'sentence', text: ['remove it'] }],
          otherwise: null,
        },
      ];
    },
  },
];

/** The refusal of a sentence, with the lines that say it first, where there are such. */
export function advised(
  language: Language,
  { source, span }: Pick<YamlScalar, 'source' | 'span'>,
  diagnostic: Diagnostic,
): { readonly ok: false; readonly diagnostic: Diagnostic } {
  const help = advisedWordings.flatMap(({ advice, ...wording }): readonly Help[] => {
    const lines = readAs(language, source, wording);
    if (lines === null) return [];
    const before = span.file.text.slice(span.file.text.lastIndexOf('\n', span.start - 1) + 1, span.start);
    // Only behind the dash of its own line other lines can follow.
    if (!/^ *- $/u.test(before))
      return [
        {
          text: `${advice}: ${written(lines, 0)
            .map((it) => `\`${it.trim()}\``)
            .join(' ')}`,
          edits: [],
          safe: false,
        },
      ];
    const [first = '', ...others] = written(lines, before.length - 2);
    const text = [first.trimStart().replace(/^- /u, ''), ...others].join('\n');
    return [{ text: advice, edits: [{ span, text }], safe: false }];
  });
  return { ok: false, diagnostic: { ...diagnostic, help: [...help, ...diagnostic.help] } };
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
