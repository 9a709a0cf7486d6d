/** What a sentence is made of at a place: the form of the language in which a word stands, and the wording that is canonical. */
import { actorForms, precedenceForms, settingForms } from '../surface/forms/acting.js';
import { clauseForms } from '../surface/forms/clauses.js';
import { conditionForms } from '../surface/forms/conditions.js';
import type { Form } from '../surface/forms/form.js';
import { changeForms } from '../surface/forms/lasting.js';
import { momentForms } from '../surface/forms/moments.js';
import { filterForms, quantityForms } from '../surface/forms/nouns.js';
import { numberForms } from '../surface/forms/numbers.js';
import { openingForms, termForms } from '../surface/forms/openings.js';
import type { Language } from '../surface/parse.js';
import { readPart } from '../surface/read-part.js';
import { type SurfaceNodes, visit } from '../surface/children.js';
import type { SourcePhrase } from '../surface/read-steps.js';
import type { Span } from '../source/span.js';
import { isWithin } from './words-at.js';

/** A sentence that could be read. */
export interface Understood {
  /** In canonical wording. */
  readonly printed: string;
  /** The form of the smallest part of it around a place; null where none is. */
  readonly formAt: (offset: number) => Form | null;
}

type Forms = Readonly<Record<string, Form>>;

/** Null where it cannot be read. */
export function understood(
  language: Language,
  { part, source }: Pick<SourcePhrase, 'part' | 'source'>,
): Understood | null {
  const read = readPart(language, part, source, (name, tree, printed): Understood => ({
    printed,
    formAt: (offset) => formAt(name, tree, offset),
  }));
  return read.ok ? read.value : null;
}

function formAt<Name extends keyof SurfaceNodes>(name: Name, tree: SurfaceNodes[Name], offset: number): Form | null {
  let found: Form | null = null;
  const see =
    (forms: Forms) =>
    ({ kind, span }: { readonly kind: string; readonly span: Span }): void => {
      // A part is visited behind what it is within, so that the last is the smallest.
      if (isWithin(span, offset)) found = forms[kind] ?? found;
    };
  visit(name, tree, {
    clause: see(clauseForms),
    actor: see(actorForms),
    opening: see(openingForms),
    quantity: see(quantityForms),
    filter: see(filterForms),
    precedence: see(precedenceForms),
    number: see(numberForms),
    condition: see(conditionForms),
    setting: see(settingForms),
    term: see(termForms),
    change: see(changeForms),
    moment: see(momentForms),
  });
  return found;
}
