/**
 * Which names of one edition are those of another: of a thing that is gone and a thing that is new, of the same kind, of which the
 * same is said but for names; and of what steps give names to, where the steps are the same but for them.
 */
import type { Edition } from './edition.js';
import { givenMark, nameIn, type Naming } from './named.js';
import { type RulePart, rulePartsOf } from './parts.js';
import { type Thing, type ThingKind, thingsOf } from './things.js';

export interface Rename {
  /** `name`: one that steps give, to a number, a set of spaces, a condition or an alternative. */
  readonly kind: ThingKind | 'procedure' | 'additional spaces' | 'name';
  readonly from: string;
  readonly to: string;
}

export interface Renames {
  readonly all: readonly Rename[];
  /** How the things of the old edition are called in the new one. */
  readonly naming: Naming;
  /** The new name of a thing of the old edition. */
  readonly nameOf: (kind: Rename['kind'], name: string) => string;
  /** A sentence of the old edition with the new names. */
  readonly text: (text: string) => string;
  /** What a part of the old edition says, with the new names that steps give. */
  readonly said: (own: string) => string;
}

export function renamesBetween(old: Edition, fresh: Edition): Renames {
  const gone = namesOnlyIn(old, fresh);
  const added = namesOnlyIn(fresh, old);
  const [before, after] = [signaturesIn(old, gone), signaturesIn(fresh, added)];
  const things = [...before.keys()].flatMap((signature) => {
    const [olds, news] = [before.get(signature) ?? [], after.get(signature) ?? []];
    // As many are gone as are new: they keep their order. Else nobody can say which is which.
    if (olds.length !== news.length) return [];
    return olds.flatMap((it, index): Rename[] => {
      const to = news[index];
      return to === undefined ? [] : [{ kind: it.kind, from: it.name, to: to.name }];
    });
  });
  const known = renamesOf(old, things);
  const local = localRenames(
    rulePartsOf(old, known.naming, known.text),
    rulePartsOf(
      fresh,
      (kind, id) => nameIn(fresh.world, kind, id),
      (text) => text,
    ),
  );
  return renamesOf(old, [...things, ...local]);
}

function renamesOf({ world }: Edition, all: readonly Rename[]): Renames {
  const byName = new Map(all.map(({ kind, from, to }) => [`${kind} ${from}`, to]));
  const words = new Map(all.map(({ from, to }) => [from, to]));
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((it) => it.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  const anyOf = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu');
  const nameOf: Renames['nameOf'] = (kind, name) => byName.get(`${kind} ${name}`) ?? name;
  return {
    all,
    naming: (kind, id) => nameOf(kind, nameIn(world, kind, id)),
    nameOf,
    said: (own) => own.replace(givenName, (name) => JSON.stringify(`${givenMark}${nameOf('name', plain(name))}`)),
    text: (text) => (words.size === 0 ? text : text.replace(anyOf, (word) => words.get(word) ?? word)),
  };
}

type Named = Pick<Rename, 'kind'> & { readonly name: string };

/** By `space Fenwick`, the names that one edition has and the other has not. */
function namesOnlyIn(one: Edition, other: Edition): ReadonlyMap<string, string> {
  const there = new Set(namedIn(other).map(({ kind, name }) => `${kind} ${name}`));
  const own = namedIn(one).map(({ kind, name }) => [`${kind} ${name}`, name] as const);
  return new Map(own.filter(([called]) => !there.has(called)));
}

function namedIn(edition: Edition): readonly Named[] {
  const naming: Naming = (kind, id) => nameIn(edition.world, kind, id);
  const things = thingsOf(edition.world, naming).filter(({ kind }) => kind !== 'setup' && kind !== 'game');
  return [
    ...things,
    ...edition.world.procedures.map(({ name }): Named => ({ kind: 'procedure', name })),
    ...edition.world.additionalSpaces.map(({ name }): Named => ({ kind: 'additional spaces', name })),
  ];
}

/** By what is said of them, the things whose names the other edition has not; their names, wherever they stand, are left out. */
function signaturesIn(edition: Edition, only: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Named[]> {
  if (only.size === 0) return new Map();
  const raw: Naming = (kind, id) => nameIn(edition.world, kind, id);
  const hidden: Naming = (kind, id) => (only.has(`${kind} ${raw(kind, id)}`) ? `?` : raw(kind, id));
  const parts = rulePartsOf(edition, hidden, (text) => withoutNames(text, only));
  const owners = rulePartsOf(edition, raw, (text) => text);
  const ownOf = (of: string): readonly string[] =>
    parts.flatMap(({ own, name }, index) => {
      const { owner, key } = owners[index] ?? { owner: null, key: '' };
      return owner === of ? [`${name.replace(/^.*\?/u, '')} ${own}`] : key === of ? [own] : [];
    });
  const found = new Map<string, Named[]>();
  const note = (kind: Named['kind'], name: string, said: unknown): void => {
    const of = `${kind} ${name}`;
    if (!only.has(of)) return;
    const signature = JSON.stringify([kind, said, ownOf(of)]);
    found.set(signature, [...(found.get(signature) ?? []), { kind, name }]);
  };
  const names = namedIn(edition);
  const things = thingsOf(edition.world, hidden).filter(({ kind }) => kind !== 'setup' && kind !== 'game');
  for (const [index, { kind, name }] of names.entries()) note(kind, name, saidOf(things[index]));
  return found;
}

/** Of a card of which only the title is known, the title tells which it is. */
function saidOf(thing: Thing | undefined): unknown {
  if (thing === undefined) return null;
  const sorted = thing.facts.map(({ label, items }) => [label, [...items].sort()]);
  const isUnwritten =
    thing.kind === 'card' && thing.facts.some((it) => it.label === 'has a text' && it.items[0] === 'no');
  return [sorted, isUnwritten ? thing.title : ''];
}

function withoutNames(text: string, only: ReadonlyMap<string, string>): string {
  return [...only.values()].reduce((so, name) => so.replaceAll(name, '?'), text);
}

/** A name that steps give, in the text of a part. */
const givenName = new RegExp(`"${givenMark}(?:[^"\\\\]|\\\\.)*"`, 'gu');

/**
 * Names that steps give, where parts are the same but for such names: each stands for one other throughout, the old nowhere in the
 * new edition and the new nowhere in the old.
 */
function localRenames(old: readonly RulePart[], fresh: readonly RulePart[]): readonly Rename[] {
  const stringsOf = (parts: readonly RulePart[]): ReadonlySet<string> =>
    new Set(parts.flatMap(({ own }) => own.match(givenName) ?? []));
  const [before, after] = [stringsOf(old), stringsOf(fresh)];
  const byKey = new Map(fresh.map((part) => [part.key, part]));
  const pairs = new Map<string, string>();
  const clashing = new Set<string>();
  for (const { key, own } of old) {
    const now = byKey.get(key)?.own;
    if (now === undefined || now === own || now.replace(givenName, '""') !== own.replace(givenName, '""')) continue;
    const [from, to] = [own.match(givenName) ?? [], now.match(givenName) ?? []];
    for (const [index, name] of from.entries()) {
      const other = to[index] ?? name;
      if (name === other) continue;
      if (after.has(name) || before.has(other) || (pairs.get(name) ?? other) !== other) clashing.add(name);
      pairs.set(name, other);
    }
  }
  return [...pairs].flatMap(([from, to]): Rename[] =>
    clashing.has(from) ? [] : [{ kind: 'name', from: plain(from), to: plain(to) }],
  );
}

function plain(text: string): string {
  return String(JSON.parse(text)).slice(givenMark.length);
}
