/** What is told of a word: what it names, what the form of the language in which it stands means, and what its sentence comes to. */
import type { Hover } from 'vscode-languageserver';
import { visit } from '../core/children.js';
import type { Statement } from '../core/ir.js';
import { kindWords } from '../resolved/resolve/unknown.js';
import type { Meaning } from '../resolved/declare/symbols.js';
import { type PlainStep, plainSteps } from '../show/steps.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import * as t from '../surface/tokens.js';
import { understood } from './forms-at.js';
import { keyAt } from './keys.js';
import { rangeOf } from './places.js';
import type { View } from './workspace.js';
import { meaningsIn, phraseAt, spanOf, tokenAt, wordAt } from './words-at.js';

/** Null where nothing is known of the place. */
export function hoverAt(view: View, offset: number): Hover | null {
  const word = wordAt(view, offset);
  const named = word === null ? [] : meaningsIn(view, word.text).map((it) => nameText(view, word.text, it));
  const sentence = sentenceTexts(view, offset);
  const key = named.length === 0 && sentence === null ? keyAt(view.file, offset) : null;
  const texts = [...new Set(named), ...(key === null ? [] : [key.text]), ...(sentence?.texts ?? [])];
  const span = named.length > 0 ? word?.span : (sentence?.span ?? key?.span);
  if (texts.length === 0 || span === undefined) return null;
  return { contents: { kind: 'markdown', value: texts.join('\n\n') }, range: rangeOf(span) };
}

/** `**Muster**: a procedure, rule 3.2.1`, and where it is declared. */
function nameText({ checked }: View, word: string, meaning: Meaning): string {
  const rule = ruleOf(checked.analysis.declarations, meaning);
  const head = `**${word}**: ${kindWords(meaning.kind)}${rule}`;
  return meaning.declared === null ? head : `${head}\n\ndeclared in ${placeText(meaning.declared)}`;
}

function ruleOf(declarations: View['checked']['analysis']['declarations'], { kind, id }: Meaning): string {
  if (declarations === null) return '';
  switch (kind) {
    case 'procedure':
    case 'table':
      return ruleText(declarations.procedures[id]?.rule);
    case 'additional spaces':
      return ruleText(declarations.additionalSpaces[id]?.rule);
    case 'chit':
      return ruleText(declarations.chits[id]?.rule);
    case 'card':
      return `, “${declarations.cards[id]?.title ?? ''}”`;
    default:
      return '';
  }
}

function ruleText(rule: string | undefined): string {
  return rule === undefined || rule === '' ? '' : `, rule ${rule}`;
}

function placeText(span: Span): string {
  return `${shownPath(span.file)}:${positionOf(span.file, span.start).line}`;
}

/** The form in which the word stands, the canonical wording of its sentence, and what that comes to. */
function sentenceTexts(view: View, offset: number): { readonly texts: readonly string[]; readonly span: Span } | null {
  const { language } = view.checked.analysis;
  const phrase = phraseAt(view, offset);
  const read = phrase === null ? null : understood(language, phrase);
  if (phrase === null || read === null) return null;
  const token = tokenAt(language, phrase.source, offset);
  const isName = token?.tokenType === t.NameToken;
  const form = isName ? null : read.formAt(offset);
  const steps = stepsOf(view, phrase.span);
  const texts = [
    ...(form === null ? [] : [`\`${form.shape}\`\n\n${form.means}`]),
    ...(read.printed === phrase.source.text ? [] : [`In the usual words: \`${read.printed}\``]),
    ...(steps.length === 0 ? [] : [`What it comes to:\n\n${listOf(steps)}`]),
  ];
  return { texts, span: token === null ? phrase.span : spanOf(phrase.source, token) };
}

/** What the sentence at a place comes to; nothing where none stands there. */
export function stepsAt(view: View, offset: number): readonly PlainStep[] {
  const phrase = phraseAt(view, offset);
  return phrase === null ? [] : stepsOf(view, phrase.span);
}

/** The steps of a sentence, or of the block that it opens, as `show` has them. */
function stepsOf({ checked: { core, world } }: View, { file, start }: Span): readonly PlainStep[] {
  if (core === null || world === null) return [];
  const own: Statement[] = [];
  visit('core', core, {
    statement: (it) => {
      const isOwn = it.span?.file === file && it.span.start === start;
      if (isOwn) own.push(it);
      return !isOwn;
    },
  });
  const texts = new Map(plainSteps(world, own).map((step) => [JSON.stringify(step), step]));
  return [...texts.values()];
}

function listOf(steps: readonly PlainStep[], indent = ''): string {
  return steps
    .map(({ text, steps: below }) =>
      [`${indent}- ${text}`, ...(below.length === 0 ? [] : [listOf(below, `${indent}  `)])].join('\n'),
    )
    .join('\n');
}
