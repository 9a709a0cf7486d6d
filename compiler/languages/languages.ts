/** The languages there are, beside that of the specs themselves. */
import type { Spec } from '../surface/documents.js';
import type { StateVerbs } from '../surface/print.js';
import { japanese, translatePhrase } from './ja/japanese.js';
import { nameTable, namesOf, ownNames } from './names.js';
import { english, type Locale } from './locale.js';
import { walk } from './walk.js';

/** The language with this code, one of those in `codes`, for the names of a spec. */
export function localeOf(code: string, spec: Spec, verbs: StateVerbs): Locale {
  return code === 'ja' ? japanese(spec, nameTable(spec, documentOf(spec, code)), verbs) : english(verbs);
}

/** How much of a game can be said in a language. */
export interface Coverage {
  readonly language: string;
  readonly sentences: { readonly said: number; readonly all: number };
  readonly names: { readonly said: number; readonly all: number };
  readonly titles: { readonly said: number; readonly all: number };
  /** Names that have none there. */
  readonly unnamed: readonly string[];
  /** What sentences have no pattern for, with how many of them. */
  readonly gaps: Readonly<Record<string, number>>;
}

/** Counts each wording of a sentence once, and every name that stands in one, also those of numbers and steps. */
export function coverageOf(spec: Spec, code: string): Coverage {
  const names = nameTable(spec, documentOf(spec, code));
  const printed = new Map(
    walk(spec).phrases.map((said) => [JSON.stringify(said.tree, withoutSpans), translatePhrase(names, said)]),
  );
  const gaps: Record<string, number> = {};
  for (const told of printed.values()) for (const gap of told.gaps) gaps[gap] = (gaps[gap] ?? 0) + 1;
  const things = [...new Set([...namesOf(spec).flatMap(({ wordings: [first = ''] }) => first), ...ownNames(spec)])];
  const unnamed = things.filter((name) => !names.called.has(name));
  const codes = spec.cards.map(({ code: card }) => card.text);
  return {
    language: code,
    sentences: { said: [...printed.values()].filter((told) => told.gaps.size === 0).length, all: printed.size },
    names: { said: things.length - unnamed.length, all: things.length },
    titles: { said: codes.filter((card) => names.titles.has(card)).length, all: codes.length },
    unnamed,
    gaps,
  };
}

function documentOf(spec: Spec, code: string): Spec['languages'][number] | null {
  return spec.languages.find(({ language }) => language.text === code) ?? null;
}

function withoutSpans(key: string, value: unknown): unknown {
  return key === 'span' ? undefined : value;
}
