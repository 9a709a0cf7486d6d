/** What the names of a game name: the thing behind a wording, with all that it is called. */
import type { Analysis } from '../../driver.js';
import type { Declarations } from '../../resolved/declare/declarations.js';
import { createSymbols, type Kind, type Meaning, meaningsOf } from '../../resolved/declare/symbols.js';
import { type OwnNameKind, ownNames } from '../../resolved/declare/own-names.js';
import type { Plans } from '../../scenario/verdicts.js';
import type { Span } from '../../source/span.js';
import { spanWithin } from '../../source/text.js';
import { thirdPerson } from '../../surface/forms/keywords.js';
import { givenName } from '../../surface/given-name.js';

/** What its author named, by what `--kind` calls it; a name that sentences give for themselves is not declared anywhere else. */
export type ThingKind = Kind | OwnKind;

type OwnKind = OwnNameKind | 'path' | 'verb' | 'title of a card' | 'example';

export interface Thing {
  readonly kind: ThingKind;
  /** Where it is declared; several places where names of several owners are one to the author. */
  readonly declared: readonly Span[];
  /** The wordings that change together with the one that was asked for, which is the first. */
  readonly forms: Forms;
  /** Wordings that stay. */
  readonly aliases: readonly string[];
}

export type Forms =
  /** One word for one and for many, or one wording of several. */
  | { readonly kind: 'single'; readonly name: string }
  | { readonly kind: 'counted'; readonly one: string; readonly many: string }
  /** What a state does as a verb: `expose`, `exposes`. */
  | { readonly kind: 'verb'; readonly verb: string };

/** Everything that is called so, each thing once. */
export function thingsCalled(
  name: string,
  { phrases, declarations, language }: Analysis,
  played: Plans,
): readonly Thing[] {
  if (declarations === null) return [];
  const declared = meaningsOf(createSymbols(declarations), name).filter(
    (it) => it.kind !== 'state' || declarations.states[it.id]?.name === name,
  );
  const byPlace = new Map<string, Meaning[]>();
  for (const it of declared) {
    const key = it.declared === null ? it.kind : `${it.declared.file.path} ${it.declared.start}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), it]);
  }
  const things = [...byPlace.values()].flatMap((of) => thingOf(name, declarations, of));
  const lets = phrases.flatMap(({ source }) =>
    givenName(source.text) === name ? [spanWithin(source, 0, source.text.length)] : [],
  );
  const found = [...things, ...thingsNamedWithin(name, declarations, lets, played)];
  if (found.length > 0 || !language.vocabulary.names.includes(name)) return found;
  // What else is a word of the game is the name of an alternative of an effect.
  return [{ kind: 'alternative', declared: [], forms: { kind: 'single', name }, aliases: [] }];
}

function thingOf(name: string, declarations: Declarations, meanings: readonly Meaning[]): readonly Thing[] {
  const [first] = meanings;
  if (first === undefined) return [];
  const declared = meanings.flatMap((it) => it.declared ?? []);
  const names = namesOf(declarations, first);
  const isCounted = names !== null && names.one !== names.many && names.one === name;
  const forms: Forms = isCounted ? { kind: 'counted', one: names.one, many: names.many } : { kind: 'single', name };
  const all = names === null ? [] : [names.one, names.many, ...names.aliases];
  const changing = isCounted ? [names.one, names.many] : [name];
  return [{ kind: first.kind, declared, forms, aliases: [...new Set(all)].filter((it) => !changing.includes(it)) }];
}

/** The wordings of what is counted; null where a thing has one name. */
function namesOf(d: Declarations, meaning: Meaning): Declarations['pieces'][number]['names'] | null {
  switch (meaning.kind) {
    case 'piece':
      return d.pieces[meaning.id]?.names ?? null;
    case 'group':
      return d.groups[meaning.id]?.names ?? null;
    case 'marker':
      return d.markers[meaning.id]?.names ?? null;
    case 'track':
      return d.tracks[meaning.id]?.names ?? null;
    case 'resource':
      return d.resources[meaning.id]?.names ?? null;
    case 'class':
      return d.classes[meaning.id]?.names ?? null;
    case 'space kind':
      return d.spaceKinds[meaning.id]?.names ?? null;
    case 'area':
      return d.areas[meaning.id]?.names ?? null;
    case 'card kind':
      return d.cardKinds[meaning.id]?.names ?? null;
    case 'space': {
      const space = d.spaces[meaning.id];
      return space === undefined ? null : { one: space.name, many: space.name, aliases: space.aliases };
    }
    default:
      return null;
  }
}

/** Names that procedures, chits, examples and sentences have for themselves. */
function thingsNamedWithin(name: string, d: Declarations, lets: readonly Span[], played: Plans): readonly Thing[] {
  const names = ownNames(d);
  const own: Readonly<Record<OwnKind, readonly { readonly name: string; readonly declared: Span }[]>> = {
    ...names,
    'named number': [...names['named number'], ...lets.map((declared) => ({ name, declared }))],
    path: d.paths,
    verb: d.states.flatMap(({ verb, declared }) => (verb === null ? [] : [{ name: verb, declared }])),
    'title of a card': d.chits.filter(({ card }) => card !== null),
    example: [
      ...played.examples,
      ...played.scenarios,
      ...played.scenarios.flatMap(({ steps }) => steps.map(({ label, span }) => ({ name: label, declared: span }))),
    ],
  };
  return Object.entries(own).flatMap(([kind, all]): readonly Thing[] => {
    const declared = all.filter((it) => it.name === name).map((it) => it.declared);
    const forms: Forms = kind === 'verb' ? { kind: 'verb', verb: name } : { kind: 'single', name };
    // The keys of the record are its kinds.
    return declared.length === 0 ? [] : [{ kind: kind as OwnKind, declared, forms, aliases: [] }];
  });
}

/** What each wording becomes. */
export function renamings(forms: Forms, name: string, plural: string): ReadonlyMap<string, string> {
  switch (forms.kind) {
    case 'single':
      return new Map([[forms.name, name]]);
    case 'counted':
      return new Map([
        [forms.one, name],
        [forms.many, plural],
      ]);
    case 'verb':
      return new Map([
        [forms.verb, name],
        [thirdPerson(forms.verb), thirdPerson(name)],
      ]);
  }
}
