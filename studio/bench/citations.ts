/** Where the sentence stands that asks something or is told in the log. */
import { visit } from '../../compiler/core/children.js';
import type { Core } from '../../compiler/core/ir.js';
import { citationOf } from '../../compiler/interpreter/frame.js';
import { positionOf, type Span } from '../../compiler/source/span.js';
import type { Place } from '../protocol.js';

/** By the words of a question or of the log, and the rule that these cite. */
export type Citations = (asks: string, rule: string) => Place;

export function citationsOf(core: Core): Citations {
  const { world } = core;
  const spans = new Map<string, Span>();
  const note = (key: string, span: Span | null): void => {
    if (span !== null && !spans.has(key)) spans.set(key, span);
  };
  const noteSentence = (text: string, rule: string, span: Span | null): void => {
    note(keyOf(text, citationOf(world, rule)), span);
  };
  visit('core', core, {
    statement: ({ text, rule, span }) => {
      noteSentence(text, rule, span);
    },
  });
  for (const { text, rule, span } of world.modifiers) noteSentence(text, rule, span);
  for (const { rule, selection, declared } of world.procedures) {
    if (selection !== null) noteSentence(`select ${selection.text}`, rule, selection.span);
    note(citationOf(world, rule), declared);
  }
  for (const { code, sides, declared } of world.cards) {
    for (const side of sides) note(`${code} ${side.name}`, side.declared);
    note(code, declared);
  }
  for (const { rule, declared } of world.chits) note(citationOf(world, rule), declared);
  return (asks, rule) => {
    // Steps that may be left are asked for together with the first thing that is done in them.
    const wordings = [asks, ...[...asks.matchAll(/: /gu)].map(({ index }) => asks.slice(0, index)).reverse()];
    const [sentence] = wordings.flatMap((text) => spans.get(keyOf(text, rule)) ?? []);
    return placeOf(rule, sentence ?? spans.get(rule) ?? null);
  };
}

function keyOf(text: string, rule: string): string {
  return `${text} [${rule}]`;
}

export function placeOf(rule: string, span: Span | null): Place {
  if (span === null) return { rule, path: null, line: null };
  return { rule, path: span.file.path, line: positionOf(span.file, span.start).line };
}
