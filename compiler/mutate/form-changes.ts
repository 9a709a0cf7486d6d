/** Changes of what a form of words and slots says: others of its words, and other forms with the same slots in its place. */
import { covering, type Span } from '../source/span.js';
import type { Form } from '../surface/forms/form.js';
import { heldIn, isWorded, type Part, wordingsOfPart, type WordedForm } from '../surface/forms/words.js';
import { textOf, type Change, type Patch, type Way } from './change.js';
import type { Kind } from './ir.js';

/** What is read by one form of a table. */
interface Phrase {
  readonly kind: string;
  readonly span: Span;
}

type FormTable = Readonly<Record<string, Form>>;

/** The changes of a phrase, each of this kind. */
export function formChanges(kind: Kind, forms: FormTable, phrase: Phrase): readonly Change[] {
  const form = forms[phrase.kind];
  if (form === undefined || !isWorded(form)) return [];
  const gaps = gapsOf(form, phrase);
  if (gaps === null) return [];
  const alternatives = [
    ...otherWords(gaps, phrase),
    ...siblingsOf(form, phrase, forms).map((other) => inWordsOf(gaps, other)),
  ];
  return alternatives.map((way) => ({ kind, alternatives: [way] }));
}

/** A stretch between slots, with the parts of the form that stand there. */
interface Gap {
  readonly span: Span;
  readonly parts: readonly Exclude<Part, { readonly slot: unknown }>[];
}

/** The stretches before, between and behind the slots; null where a slot has no place. */
function gapsOf({ words }: WordedForm, phrase: Phrase): readonly Gap[] | null {
  const gaps: Gap[] = [];
  let [start, parts]: [number, Gap['parts']] = [phrase.span.start, []];
  for (const part of words) {
    const slot = typeof part === 'object' && 'slot' in part ? placeOf(heldIn(phrase, part.key)) : undefined;
    if (slot === null) return null;
    if (slot === undefined) {
      // A slot in which nothing is said is looked over.
      if (typeof part === 'string' || !('slot' in part)) parts = [...parts, part];
      continue;
    }
    gaps.push({ span: { ...phrase.span, start, end: slot.start }, parts });
    [start, parts] = [slot.end, []];
  }
  return [...gaps, { span: { ...phrase.span, start }, parts }];
}

/** Where something that is held was read; undefined where nothing is held. */
function placeOf(held: unknown): Span | null | undefined {
  if (held === null) return undefined;
  const list: readonly unknown[] = Array.isArray(held) ? held : [held];
  const spans = list.flatMap((it) => (isPlaced(it) ? [it.span] : []));
  return spans.length === list.length && spans.length > 0 ? spans.reduce(covering) : null;
}

function isPlaced(held: unknown): held is { readonly span: Span } {
  return typeof held === 'object' && held !== null && 'span' in held;
}

/** Each other wording of a choice, and the opposite of what may be denied. */
function otherWords(gaps: readonly Gap[], phrase: Phrase): readonly Way[] {
  return gaps.flatMap(({ span, parts }) =>
    parts.flatMap((part, index) => {
      if (typeof part === 'string' || !('key' in part)) return [];
      const held = String(heldIn(phrase, part.key));
      const alternatives: Readonly<Record<string, string>> =
        'choice' in part ? part.choice : { true: part.yes, false: part.no };
      // Where a choice says nothing, as nearly everywhere, there is no word to exchange.
      if ('choice' in part && alternatives[held] === '') return [];
      const before = parts[index - 1];
      return Object.entries(alternatives).flatMap(([value, words]) =>
        value === held
          ? []
          : [exchange(span, alternatives[held] ?? '', words, typeof before === 'string' ? before : '')],
      );
    }),
  );
}

/** Puts words in the place of others; where there are none, behind those before them. */
function exchange(gap: Span, own: string, other: string, before: string): Way {
  const found = own === '' ? placeIn(gap, before) : placeIn(gap, own);
  if (found === null) return [];
  if (own !== '') return [{ ...found, text: other }];
  return [{ start: found.end, end: found.end, text: other.startsWith(',') ? other : ` ${other}` }];
}

/** Where the words stand, in any wording; the start of the stretch for no words. */
function placeIn({ file, start, end }: Span, words: string): Omit<Patch, 'text'> | null {
  if (words === '') return { start, end: start };
  const text = file.text.slice(start, end);
  for (const wording of wordingsOfPart(words)) {
    const at = text.indexOf(wording);
    if (at >= 0) return { start: start + at, end: start + at + wording.length };
  }
  return null;
}

/** The forms that speak of the same: the same kinds of slots in the same order, and nothing to choose among. */
function siblingsOf(form: WordedForm, phrase: Phrase, forms: FormTable): readonly WordedForm[] {
  const own = slotsOf(form, (key) => heldIn(phrase, key) !== null);
  if (own === null || own === '') return [];
  return Object.values(forms).filter((it): it is WordedForm => it !== form && isWorded(it) && slotsOf(it) === own);
}

/** The kinds of its slots in which something is said; null where other things than words and slots stand in it. */
function slotsOf({ words }: WordedForm, isSaid: (key: string) => boolean = () => true): string | null {
  const parts = words.filter((part) => saidBy(part) === null);
  const slots = parts.flatMap((part) => (typeof part === 'object' && 'slot' in part ? [part] : []));
  if (slots.length < parts.length) return null;
  return slots.flatMap(({ key, slot }) => (isSaid(key) ? [slot] : [])).join();
}

/** The words that a part always says; null where it is no such part. */
function saidBy(part: Part): string | null {
  if (typeof part === 'string') return part;
  return 'optional' in part ? part.optional : null;
}

/** The words of another form around the same slots, where they are others. */
function inWordsOf(gaps: readonly Gap[], other: WordedForm): Way {
  const texts: string[] = [''];
  for (const part of other.words) {
    const said = saidBy(part);
    if (said === null) texts.push('');
    else texts[texts.length - 1] = `${texts.at(-1) ?? ''} ${said}`.trim();
  }
  return gaps.flatMap(({ span, parts }, index) => {
    const text = texts[index] ?? '';
    if (parts.flatMap((part) => saidBy(part) ?? []).join(' ') === text) return [];
    const said = textOf(span);
    const start = span.start + (said.length - said.trimStart().length);
    const end = start + said.trim().length;
    return [{ start, end, text: start === end && text !== '' ? ` ${text} ` : text }];
  });
}
