/** Mistakes within one scalar that YAML reads without complaint, and that change what it says. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { characterName, codePointOf, hiddenIn } from '../source/hidden.js';
import { oddLetterIn } from '../source/scripts.js';
import type { Span } from '../source/span.js';
import { spanWithin } from '../source/text.js';
import type { YamlScalar } from './node.js';
import { quotedForYaml, writtenForYaml } from './quote.js';

/** The first mistake of a key or a value; null where there is none. */
export function checkScalar(node: YamlScalar): Diagnostic | null {
  return checkPlain(node) ?? checkCut(node) ?? checkEscaped(node) ?? checkCurly(node) ?? checkLetters(node);
}

/** A letter of another alphabet within a word, which mostly looks like the right one. */
function checkLetters({ source }: YamlScalar): Diagnostic | null {
  const odd = oddLetterIn(source.text);
  if (odd === null) return null;
  const { at, letter, looksLike } = odd;
  const span = spanWithin(source, at, at + letter.length);
  const help: readonly Help[] =
    looksLike === null
      ? []
      : [{ text: `write the Latin letter \`${looksLike}\``, edits: [{ span, text: looksLike }], safe: true }];
  return report('RW0035', span, { ...odd, code: codePointOf(letter) }, { help });
}

const curly = /^(?:“[^“”]*”|”[^“”]*”|„[^“”„]*[“”]|‘[^‘’]*’|’[^‘’]*’|‚[^‘’‚]*[‘’])$/u;

/** Curly quotes round a whole text are part of it, where straight ones are not. */
function checkCurly({ style, source, raw, span }: YamlScalar): Diagnostic | null {
  if (style !== 'plain' || !curly.test(source.text)) return null;
  const inner = raw.slice(1, -1);
  const text = writtenForYaml(inner);
  const help: readonly Help[] = [
    { text: 'write it without them', edits: [{ span, text }], safe: false },
    {
      text: `if they are part of it, put it in straight quotes as a whole: \`${quotedForYaml(raw)}\``,
      edits: [],
      safe: false,
    },
  ];
  return report('RW0036', { ...span, end: span.start + 1 }, { text: source.text }, { help });
}

/** Characters that hide may be written as escapes, which are seen in the file and nowhere else. */
function checkEscaped({ style, source, raw }: YamlScalar): Diagnostic | null {
  if (style !== 'double' || !raw.includes('\\')) return null;
  const [first] = hiddenIn(source.text);
  if (first === undefined) return null;
  const span = spanWithin(source, first.at, first.at + first.character.length);
  const code = /\p{Cc}/u.test(first.character) ? 'RW0002' : 'RW0028';
  return report(code, span, { character: characterName(first.character) });
}

/** Behind an unquoted text: what a comment begins with, and what says that it is meant as one. */
const comment = /([ \t]+)(#[^\n]*)/uy;
const isMeant = /^(?: {2,}|[ \t]*\t[ \t]*)#+(?:[ \t]|$)/u;

/**
 * A comment behind an unquoted text, which may be the rest of the text. It is taken for a comment where two spaces or more
 * stand before its sign, and one after it.
 */
function checkCut({ style, span }: YamlScalar): Diagnostic | null {
  if (style !== 'plain' || span.end === span.start) return null;
  const { file, start, end } = span;
  comment.lastIndex = end;
  const [whole, gap = '', words = ''] = comment.exec(file.text) ?? [];
  if (whole === undefined || isMeant.test(whole)) return null;
  const cut: Span = { file, start: end + gap.length, end: end + whole.trimEnd().length };
  const text = `${file.text.slice(start, end)}${whole.trimEnd()}`.replace(/\s*\n\s*/gu, ' ');
  const [, sign = '', rest = ''] = /^(#+)[ \t]*(.*?)[ \t]*$/u.exec(words) ?? [];
  const help: readonly Help[] = [
    {
      text: 'put all of the text in quotes, if that is part of it',
      edits: [{ span: { file, start, end: cut.end }, text: quotedForYaml(text) }],
      safe: false,
    },
    {
      text: 'put two spaces before it and one after `#`, if it is a comment',
      edits: [{ span: { file, start: end, end: cut.end }, text: `  ${sign} ${rest}`.trimEnd() }],
      safe: false,
    },
  ];
  return report('RW0029', cut, { cut: words.trim() }, { help });
}

/** Two mistakes that YAML reads without complaint: a lost opening quote, and an item pushed into the text above it. */
function checkPlain(node: YamlScalar): Diagnostic | null {
  if (node.style !== 'plain') return null;
  const quotes = node.raw.split('"').length - 1;
  if (quotes % 2 === 1 && node.raw.endsWith('"')) {
    const { file, start, end } = node.span;
    const help: Help = {
      text: 'put a quote in front too',
      edits: [{ span: { file, start, end: start }, text: '"' }],
      safe: true,
    };
    return report('RW0019', { file, start, end }, { quote: '`"`', which: 'opening' }, { help: [help] });
  }
  const closed = /^[^[\]{}\n]*([\]}])$/u.exec(node.raw)?.[1];
  if (closed !== undefined) return withoutOpening(node, closed);
  const pushedIn = /\n( *)- /u.exec(node.raw);
  return pushedIn === null ? null : pushedInItem(node, pushedIn.index + 1, pushedIn[1] ?? '');
}

/** `League see: no Salt are drawn]`: the end of a list or block of which the beginning is lost. */
function withoutOpening({ span: { file, start, end } }: YamlScalar, bracket: string): Diagnostic {
  const text = bracket === ']' ? '[' : '{ ';
  const help: readonly Help[] = [
    { text: `put \`${text.trim()}\` in front`, edits: [{ span: { file, start, end: start }, text }], safe: false },
  ];
  return report('RW0023', { file, start, end }, { bracket, missing: false }, { help });
}

/** Words that no sentence begins with, but what opens a block of further ones. */
const opensBlock = /^(?:if|unless|for each|in each|in up to|instead of|before|after) /u;

/** An item that reads as part of the text above it: its dash is in the wrong column, or the text above lacks its own. */
function pushedInItem(node: YamlScalar, at: number, indentation: string): Diagnostic {
  const { file, start } = node.span;
  const lineStart = file.text.lastIndexOf('\n', start) + 1;
  const before = file.text.slice(lineStart, start);
  if (!/^ *- *$/u.test(before)) {
    const firstLine: Span = { file, start, end: start + node.raw.indexOf('\n') };
    const help: Help = {
      text: 'put a dash in front of it',
      edits: [{ span: { file, start, end: start }, text: '- ' }],
      safe: false,
    };
    return report('RW0006', firstLine, { what: 'the first item of a list has no dash' }, { help: [help] });
  }
  const above = node.raw.slice(0, at).trimEnd();
  const atItsEnd: Span = { file, start: start + above.length, end: start + above.length };
  if (opensBlock.test(above) && !above.includes('\n')) {
    const help = [{ text: 'end the line with a colon', edits: [{ span: atItsEnd, text: ':' }], safe: true }];
    return report('RW0026', { ...atItsEnd, start }, { line: above }, { help });
  }
  const span: Span = { file, start: start + at, end: start + at + indentation.length };
  const what = 'this item is indented further than the item above, so it reads as part of that text';
  const edits = [{ span, text: ' '.repeat(before.indexOf('-')) }];
  const colon = { span: atItsEnd, text: ':' };
  return report(
    'RW0020',
    span,
    { what },
    {
      help: [
        { text: 'put its dash below the dash above', edits, safe: false },
        { text: 'or, where it stands below that line, end the line with a colon', edits: [colon], safe: false },
      ],
    },
  );
}
