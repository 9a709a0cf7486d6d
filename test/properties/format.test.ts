/**
 * `fmt` changes how a spec is written and nothing else: sentences that were worded otherwise and laid out otherwise come back to the
 * canonical ones, what the spec means stays, and so does each comment; a spec that was formatted stays as it is.
 */
import { standingAlone } from '../../compiler/source/text.js';
import { check } from '../../compiler/driver.js';
import { format } from '../../compiler/edit/format.js';
import { untilSettled } from '../../compiler/edit/settle.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { edited, type Edit } from '../../compiler/source/edit.js';
import { sameFile } from '../../compiler/source/same-file.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { classifyDocuments } from '../../compiler/surface/classify-documents.js';
import { reprinted } from '../../compiler/surface/read-part.js';
import { commentsIn } from '../../compiler/yaml/comments.js';
import { scalarsIn } from '../../compiler/yaml/respell.js';
import { specAt } from '../support/every-spec.js';
import { type Chance, chanceOf } from './small-games/chance.js';
import { holds } from './property.js';

type Files = readonly SourceFile[];

let reworded = 0;

const formatted = (files: Files): Files => untilSettled(files, (now) => format(now).edits).files;

const markOf = (files: Files): string | null => {
  const { core } = check({ files, diagnostics: [] });
  return core === null ? null : fingerprintOf(core);
};

/** Every comment, without blanks at its end. */
const commentsOf = (files: Files): readonly string[] =>
  files.flatMap((file) => commentsIn(file).map(({ start, end }) => file.text.slice(start, end).trimEnd()));

/** The spec as somebody else would have written it down: sentences in other words, styles and layout, with comments. */
function rewritten(given: Files, chance: Chance): Files {
  const files = given.map(sameFile);
  const { phrases, language } = check({ files, diagnostics: [] }).analysis;
  const spoken = new Map(phrases.map(({ source, part }) => [source, part]));
  return classifyDocuments(files, []).files.map(({ file, root }) => {
    const edits = scalarsIn(root).flatMap(({ scalar, stands, isInFlow }): readonly Edit[] => {
      const { source, span, style } = scalar;
      const part = spoken.get(source);
      if (part === undefined || style !== 'plain' || span.end - span.start !== source.text.length) return [];
      if (isInFlow || !chance.percent(20)) return [];
      const words = otherWords(source.text, chance);
      const isSame = reprinted(language, part, standingAlone(words)) === reprinted(language, part, source);
      const text = isSame ? words : source.text;
      reworded += 1;
      return [
        { span, text: stands === 'as a key' ? inQuotes(text) : inOtherStyle(text, indentOf(file, span.start), chance) },
      ];
    });
    return { ...file, text: edited(file.text, edits).text };
  });
}

function otherWords(text: string, chance: Chance): string {
  const words = text.split(' ');
  const at = chance.below(words.length);
  return chance.one([
    `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    words.with(at, `${words[at] ?? ''} `).join(' '),
    text.replace(/\b1\b/u, 'a'),
    text.replace(/\bthe (?=[A-Z])/u, ''),
    text.replace(/^place /u, 'Place '),
  ]);
}

function inOtherStyle(text: string, indent: string, chance: Chance): string {
  const [first = '', ...rest] = text.trimEnd().split(' ');
  const folded = rest.length === 0 ? first : `${first}\n${indent}    ${rest.join(' ').trimStart()}`;
  return chance.one([
    text.trimEnd(),
    `${text.trimEnd()}  # as it is said`,
    inQuotes(text),
    `'${text.replaceAll("'", "''")}' # 'quoted'`,
    `>-\n${indent}    ${folded}`,
    `|\n${indent}    ${text.trim()}`,
    `${text.trim()} \t`,
  ]);
}

function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;
}

function indentOf({ text }: SourceFile, at: number): string {
  return /^ */u.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
}

function firstDifference(one: Files, other: Files): string {
  const lines = one.flatMap(({ path, text }, index) => {
    const otherLines = other[index]?.text.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, at) => (line === otherLines[at] ? [] : [`${path}:${at + 1}: ${line} | ${otherLines[at] ?? ''}`]));
  });
  return lines[0] ?? 'nothing';
}

function faultOf(seed: number): string | null {
  const { name, files } = specAt(seed - 1);
  const mark = markOf(files);
  // A small game that is refused says nothing.
  if (mark === null) return null;
  const clean = formatted(files);
  if (markOf(clean) !== mark) return `${name}: another meaning when it was formatted`;
  if (commentsOf(clean).join('\n') !== commentsOf(files).join('\n')) return `${name}: other comments`;
  if (format(clean).edits.length > 0) return `${name}: not as it is to be, once it was formatted`;
  const other = rewritten(clean, chanceOf(seed));
  const changed = markOf(other);
  // What is refused in other words, though it is printed alike, is left alone.
  if (changed === null) return null;
  if (changed !== mark) return `${name}: the test has changed what it means`;
  const back = formatted(other);
  if (markOf(back) !== mark) return `${name}: another meaning`;
  if (commentsOf(back).join('\n') !== commentsOf(other).join('\n'))
    return `${name}: other comments, once it was reworded`;
  const left = format(back).edits;
  if (left.length > 0) return `${name}: formatted twice it is ${JSON.stringify(left[0]?.text)}`;
  const texts = (of: Files): string =>
    classifyDocuments(of.map(sameFile), [])
      .files.flatMap(({ root }) => scalarsIn(root).map(({ scalar }) => scalar.source.text.trim().replace(/\s+/gu, ' ')))
      .join('\n');
  return texts(back) === texts(clean) ? null : `${name}: not the canonical words: ${firstDifference(clean, back)}`;
}

holds({
  name: 'formatting gives the canonical sentences, and keeps the meaning and every comment',
  sample: 6,
  batch: 3,
  check: (seeds) =>
    seeds.flatMap((seed) => {
      const what = faultOf(seed);
      return what === null ? [] : [{ seed, what }];
    }),
  measured: () => `${reworded} sentences written otherwise`,
});
