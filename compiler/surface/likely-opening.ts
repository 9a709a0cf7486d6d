/** What an opening was meant to be that cannot be read, or that cannot open what stands below it. */
import type { Help } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { offsetIn, spanWithin, standingAlone, type SpannedText } from '../source/text.js';
import type { Opening } from './ir.js';
import { parseOpening } from './parse.js';
import type { Language } from './vocabulary.js';

/** The opening that one which cannot be read becomes without a word that is doubled, or where its message is obeyed; null where neither mends it. */
export function likelyOpening(language: Language, source: SpannedText): Opening | null {
  const once = parseOpening(language, standingAlone(source.text.replace(/(?<!\S)(\S+) \1(?!\S)/u, '$1')));
  if (once.ok) return once.value;
  const read = parseOpening(language, source);
  const [edit, second] = read.ok ? [] : (read.diagnostic.help[0]?.edits ?? []);
  if (edit === undefined || second !== undefined || edit.span.file !== source.file) return null;
  const [start, end] = [offsetIn(source, edit.span.start), offsetIn(source, edit.span.end)];
  if (start < 0 || end < start) return null;
  const mended = standingAlone(source.text.slice(0, start) + edit.text + source.text.slice(end));
  const parsed = parseOpening(language, mended);
  return parsed.ok ? parsed.value : null;
}

/** Below these stands a block with a name for each alternative. */
const ofAlternatives = ['choose any one', 'choose one', 'take an open box'].map((wording) => wording.split(' '));

/** `choose onne`: the help that makes it open a block of alternatives, where one of its last words is misspelt; null where none is. */
export function misspeltAlternatives(source: SpannedText): Help | null {
  const words = [...source.text.matchAll(/\S+/gu)].map(({ index, 0: text }) => ({ index, text }));
  for (const wording of ofAlternatives) {
    const own = words.slice(-wording.length);
    const odd = wording.flatMap((text, at) => (own[at]?.text === text ? [] : [{ written: own[at], text }]));
    const [only, second] = odd;
    if (only?.written === undefined || second !== undefined) continue;
    const { index, text } = only.written;
    if (nearest(text, [only.text], 1).length === 0) continue;
    const edits = [{ span: spanWithin(source, index, index + text.length), text: only.text }];
    return { text: `write \`${only.text}\``, edits, safe: false };
  }
  return null;
}
