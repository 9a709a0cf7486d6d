/** What has changed between two editions: things, rules and tests by their names, each with the ways in which it changed. */
import { pageOf, type Sources } from '../show/page.js';
import { plainSteps, type PlainStep } from '../show/steps.js';
import { english } from '../languages/locale.js';
import { belowGame, gameFolder } from '../source/game-folder.js';
import { positionOf, shownPath, type SourceFile, type Span } from '../source/span.js';
import type { Edition } from './edition.js';
import type { Change, FactChange, Place, Replaced, Way } from './ir.js';
import { type Differing, differingLines } from './lines.js';
import { nameIn } from './named.js';
import { at, linesOf, type RulePart, rulePartsOf, type SaidLine } from './parts.js';
import { type Renames, renamesBetween } from './renames.js';
import { testChanges } from './test-changes.js';
import { type Fact, type Thing, thingsOf } from './things.js';

/** What is compared, and what has changed. */
export interface Comparison {
  readonly old: Edition;
  readonly fresh: Edition;
  readonly renames: Renames;
  readonly changes: readonly Change[];
  /** The rules that do something else, those that are gone and those that are new; each with its part. */
  readonly parts: readonly ChangedPart[];
  /** What is declared has changed in a way that play can come to. */
  readonly isDeclared: boolean;
}

export interface ChangedPart {
  readonly old: RulePart | null;
  readonly fresh: RulePart | null;
}

export function compare(old: Edition, fresh: Edition): Comparison {
  const renames = renamesBetween(old, fresh);
  const raw: typeof renames.naming = (kind, id) => nameIn(fresh.world, kind, id);
  const sides: Sides = {
    old: { edition: old, parts: rulePartsOf(old, renames.naming, renames.text) },
    fresh: { edition: fresh, parts: rulePartsOf(fresh, raw, (text) => text) },
    renames,
  };
  const things = thingChanges(sides, thingsOf(old.world, renames.naming), thingsOf(fresh.world, raw));
  const rules = ruleChanges(sides, things.comeAndGone);
  const changes = [
    ...things.changes,
    ...rules.changes,
    ...renames.all.flatMap((it) => (it.kind === 'name' ? [renamedName(it.from, it.to)] : [])),
    ...numberedRules(sides),
    ...testChanges(old, fresh, renames),
  ];
  return {
    old,
    fresh,
    renames,
    changes: [...changes, ...fileChanges(sides, changes)],
    parts: rules.parts,
    isDeclared: things.isDeclared,
  };
}

interface Side {
  readonly edition: Edition;
  readonly parts: readonly RulePart[];
}

interface Sides {
  readonly old: Side;
  readonly fresh: Side;
  readonly renames: Renames;
}

const nothing: Omit<Change, 'sort' | 'name' | 'ways'> = {
  replaced: [],
  facts: [],
  sentences: [],
  steps: [],
  rules: [],
  place: null,
};

interface ThingChanges {
  readonly changes: readonly Change[];
  /** `card C1`: what is new, and what is gone under its old name. */
  readonly comeAndGone: ReadonlySet<string>;
  readonly isDeclared: boolean;
}

function thingChanges(sides: Sides, old: readonly Thing[], fresh: readonly Thing[]): ThingChanges {
  const keyOf = ({ kind, name }: Thing): string => `${kind} ${name}`;
  const before = new Map(old.map((it) => [keyOf(it), it]));
  const after = new Map(fresh.map((it) => [keyOf(it), it]));
  const gone = old.filter((it) => !after.has(keyOf(it)));
  const come = fresh.filter((it) => !before.has(keyOf(it)));
  const wasCalled = new Map(sides.renames.all.map(({ kind, from, to }) => [`${kind} ${to}`, from]));
  const stays = fresh.flatMap((it): Change[] => {
    const was = before.get(keyOf(it));
    if (was === undefined || isDerived(it)) return [];
    const replaced = [
      ...replacedBy('renamed', wasCalled.get(keyOf(it)) ?? it.name, it.name),
      ...replacedBy('retitled', was.title, it.title),
      ...replacedBy('renumbered', was.rule, it.rule),
      ...replacedBy('moved', pathOf(was.declared), pathOf(it.declared)),
    ];
    const facts = factChanges(was.facts, it.facts);
    const own: Way[] = facts.length === 0 ? [] : ['changed'];
    const ways = [...own, ...replaced.map(({ way }) => way)];
    return ways.length === 0
      ? []
      : [{ ...nothing, sort: it.kind, name: it.name, ways, replaced, facts, place: placeOf(it.declared) }];
  });
  const orders = orderChanges(old, fresh, keyOf);
  const told = (it: Thing, way: 'added' | 'deleted'): Change[] => {
    if (isDerived(it)) return [];
    const { edition, parts } = way === 'added' ? sides.fresh : sides.old;
    const own = parts.filter(({ owner }) => owner === keyOf(it));
    const sign = way === 'added' ? '+' : '-';
    const name = it.title === '' ? it.name : `${it.name} ${it.title}`;
    const facts = it.facts.map(({ label, items }) =>
      way === 'added' ? { label, gone: [], come: items } : { label, gone: items, come: [] },
    );
    return [
      {
        ...nothing,
        sort: it.kind,
        name,
        ways: [way],
        facts: facts.filter((fact) => fact.gone.length + fact.come.length > 0),
        sentences: own.flatMap((part) =>
          linesOf(edition, parts, part).map(({ text }) => ({ sign, line: text }) as const),
        ),
        steps: own.flatMap((part) => stepsOf(edition, part).map((line) => ({ sign, line }) as const)),
        rules: it.rule === '' ? [] : [it.rule],
        place: placeOf(it.declared),
      },
    ];
  };
  const changes = [...gone.flatMap((it) => told(it, 'deleted')), ...come.flatMap((it) => told(it, 'added')), ...stays];
  const hasFacts = fresh.some((it) => factChanges(before.get(keyOf(it))?.facts ?? [], it.facts).length > 0);
  return {
    changes: [...changes, ...orders],
    comeAndGone: new Set([...gone, ...come].map(keyOf)),
    isDeclared: hasFacts || gone.length + come.length + orders.length > 0,
  };
}

/** A piece in a state comes and goes with its piece. */
function isDerived({ kind }: Thing): boolean {
  return kind === 'column';
}

/** Kinds of which those that stay are declared in another order. */
function orderChanges(
  old: readonly Thing[],
  fresh: readonly Thing[],
  keyOf: (thing: Thing) => string,
): readonly Change[] {
  const there = new Set(fresh.map(keyOf));
  const were = new Set(old.map(keyOf));
  const kinds = [...new Set(fresh.map(({ kind }) => kind))].filter((kind) => kind !== 'setup' && kind !== 'column');
  return kinds.flatMap((kind): Change[] => {
    const before = old.filter((it) => it.kind === kind && there.has(keyOf(it)));
    const after = fresh.filter((it) => it.kind === kind && were.has(keyOf(it)));
    const at = after.findIndex((it, index) => it.name !== before[index]?.name);
    const first = after[at];
    if (first === undefined) return [];
    const listed = (things: readonly Thing[]): string =>
      things
        .slice(at, at + 3)
        .map(({ name }) => name)
        .join(', ');
    const replaced: Replaced = { way: 'moved', from: listed(before), to: listed(after) };
    const name = 'order of declaration';
    return [{ ...nothing, sort: kind, name, ways: ['moved'], replaced: [replaced], place: placeOf(first.declared) }];
  });
}

interface RuleChanges {
  readonly changes: readonly Change[];
  readonly parts: readonly ChangedPart[];
}

function ruleChanges(sides: Sides, comeAndGone: ReadonlySet<string>): RuleChanges {
  const { old, fresh, renames } = sides;
  const before = new Map(old.parts.map((it) => [it.key, it]));
  const after = new Map(fresh.parts.map((it) => [it.key, it]));
  const changes: Change[] = [];
  const parts: ChangedPart[] = [];
  const isToldOfOwner = ({ owner }: RulePart): boolean => owner !== null && comeAndGone.has(owner);
  for (const part of old.parts) {
    if (after.has(part.key)) continue;
    parts.push({ old: part, fresh: null });
    if (!isToldOfOwner(part)) changes.push(wholePart(old, part, 'deleted'));
  }
  for (const part of fresh.parts) {
    const was = before.get(part.key);
    if (was === undefined) {
      parts.push({ old: null, fresh: part });
      if (!isToldOfOwner(part)) changes.push(wholePart(fresh, part, 'added'));
      continue;
    }
    const isSame = renames.said(was.own) === part.own && sameFacts(was.facts, part.facts);
    if (!isSame) parts.push({ old: was, fresh: part });
    const change = partChange(sides, was, part, isSame);
    if (change !== null) changes.push(change);
  }
  return { changes, parts };
}

function partChange(sides: Sides, was: RulePart, part: RulePart, isSame: boolean): Change | null {
  const { old, fresh, renames } = sides;
  const [before, after] = [linesOf(old.edition, old.parts, was), linesOf(fresh.edition, fresh.parts, part)];
  const sentences = differingLines(before, after, ({ text }, of) => (of === 'old' ? renames.text(text) : text));
  const isProcedure = part.sort === 'procedure' || part.sort === 'additional spaces';
  const own = renames.all.find(({ kind, to }) => isProcedure && kind === part.sort && to === part.name);
  const replaced = [
    ...replacedBy('renamed', own?.from ?? part.name, part.name),
    ...replacedBy('retitled', was.title, part.title),
    ...(part.owner === null ? replacedBy('moved', pathOf(was.declared), pathOf(part.declared)) : []),
    ...(part.sort === 'chit effect' ? [] : replacedBy('renumbered', was.rule, part.rule)),
  ];
  const facts = factChanges(was.facts, part.facts);
  const raw = sentences.length > 0 || (isSame && replaced.length > 0) ? [] : rawLines(sides, was, part, isSame);
  const way: Way[] = isSame ? (sentences.length + raw.length > 0 ? ['reworded'] : []) : ['changed'];
  const ways = [...way, ...replaced.map((it) => it.way)];
  if (ways.length === 0) return null;
  const steps = isSame
    ? []
    : differingLines(stepsOf(old.edition, was), stepsOf(fresh.edition, part), (text, of) =>
        of === 'old' ? renames.text(text) : text,
      );
  const first = sentences.find(({ sign }) => sign === '+')?.line.span ?? null;
  const firstRaw = raw.find(({ sign }) => sign === '+')?.line.span ?? null;
  return {
    ...nothing,
    sort: part.sort,
    name: part.name,
    ways,
    replaced,
    facts,
    sentences: [...sentences, ...raw].map(toldLine),
    steps: steps,
    rules: [...new Set([was.rule, part.rule])].filter((it) => it !== ''),
    place: placeOf(first ?? firstRaw ?? part.declared),
  };
}

function toldLine({ sign, line }: Differing<SaidLine>): Differing<string> {
  return { sign, line: line.text };
}

/**
 * Where no sentence differs, the lines of the file do: `force: 2`, or one sentence that stands for two lines. Of a part that says
 * the same only steps are looked at, and not how they are laid out.
 */
function rawLines(
  { old, fresh, renames }: Sides,
  was: RulePart,
  part: RulePart,
  isSame: boolean,
): readonly Differing<SaidLine>[] {
  const isStep = ({ text }: SaidLine): boolean => !isSame || /^(?:- |otherwise)/u.test(text);
  const [before, after] = [fileLines(old.parts, was).filter(isStep), fileLines(fresh.parts, part).filter(isStep)];
  const words = (lines: readonly SaidLine[]): string => lines.map(({ text }) => text).join(' ');
  if (isSame && renames.text(words(before)).replace(/\s+/gu, ' ') === words(after).replace(/\s+/gu, ' ')) return [];
  return differingLines(before, after, ({ text }, of) => (of === 'old' ? renames.text(text) : text));
}

function fileLines(parts: readonly RulePart[], { declared: { file, start } }: RulePart): readonly SaidLine[] {
  const starts = parts.flatMap(({ declared }) => (declared.file.path === file.path ? [declared.start] : []));
  const end = starts.reduce((least, it) => (it > start && it < least ? it : least), file.text.length);
  const lines: SaidLine[] = [];
  for (let from = start; from < end;) {
    const next = file.text.indexOf('\n', from);
    const to = next === -1 ? end : Math.min(next, end);
    const text = file.text.slice(from, to);
    if (text.startsWith('examples:')) break;
    const depth = text.length - text.trimStart().length;
    if (!/^\s*(?:#.*)?$/u.test(text))
      lines.push({ text: text.trim(), depth, span: { file, start: from + depth, end: to } });
    from = to + 1;
  }
  return lines;
}

function wholePart({ edition, parts }: Side, part: RulePart, way: 'added' | 'deleted'): Change {
  const sign = way === 'added' ? '+' : '-';
  return {
    ...nothing,
    sort: part.sort,
    name: part.name,
    ways: [way],
    sentences: linesOf(edition, parts, part).map(({ text }) => ({ sign, line: text })),
    steps: stepsOf(edition, part).map((line) => ({ sign, line })),
    rules: part.rule === '' ? [] : [part.rule],
    place: placeOf(part.declared),
  };
}

/** What a part comes to, in plain steps, one line for each. */
function stepsOf(edition: Edition, part: RulePart): readonly string[] {
  return flat(plainOf(edition, part), 0);
}

function flat(steps: readonly PlainStep[], depth: number): readonly string[] {
  return steps.flatMap((it) => [`${'  '.repeat(depth)}${it.text}`, ...flat(it.steps, depth + 1)]);
}

function plainOf(edition: Edition, { sort, row, at: place }: RulePart): readonly PlainStep[] {
  const { world, core } = edition;
  const index = Number(row.slice(row.indexOf(' ') + 1));
  switch (sort) {
    case 'side':
      return at(pageOf(sourcesOf(edition), { kind: 'card', id: index, called: '' }).parts, place).plain;
    case 'card in hand': {
      const { parts } = pageOf(sourcesOf(edition), { kind: 'card', id: index, called: '' });
      return parts.slice(at(core.cards, index).sides.length).flatMap(({ plain }) => plain);
    }
    case 'procedure':
      return pageOf(sourcesOf(edition), { kind: 'procedure', id: index, called: '' }).parts.flatMap(
        ({ plain }) => plain,
      );
    case 'additional spaces':
      return pageOf(sourcesOf(edition), { kind: 'additional spaces', id: index, called: '' }).parts.flatMap(
        ({ plain }) => plain,
      );
    case 'chit effect':
      return plainSteps(world, at(at(core.aspects, index).chits, place).block);
    case 'standing rule':
      return plainSteps(world, at(core.standing, index).block);
    case 'end of a track':
      return plainSteps(world, at(core.beyond, index).block);
    case 'number of a track':
      return plainSteps(world, at(core.crossings, index).block);
    case 'chit numbers':
      return [];
  }
}

/** Pages without the tests, which are told apart. */
function sourcesOf({ world, core, analysis }: Edition): Sources {
  const locale = english(analysis.language.vocabulary.stateVerbs);
  return { world, core, analysis, examples: [], scenarios: [], locale };
}

/** The list of the rules of the rulebook. */
function numberedRules({ old, fresh }: Sides): readonly Change[] {
  const before = new Map(old.edition.analysis.spec.rules.map((it) => [it.number.text, it]));
  const after = new Map(fresh.edition.analysis.spec.rules.map((it) => [it.number.text, it]));
  const change = (name: string, way: Way, span: Span, replaced: readonly Replaced[] = []): Change => ({
    ...nothing,
    sort: 'rule',
    name,
    ways: [way],
    replaced,
    place: placeOf(span),
  });
  return [
    ...[...before].flatMap(([number, it]) => (after.has(number) ? [] : [change(number, 'deleted', it.number.span)])),
    ...[...after].flatMap(([number, it]) => {
      const was = before.get(number);
      if (was === undefined) return [change(number, 'added', it.number.span)];
      const replaced = replacedBy('retitled', was.title, it.title);
      return replaced.length === 0 ? [] : [change(number, 'retitled', it.number.span, replaced)];
    }),
  ];
}

function renamedName(from: string, to: string): Change {
  return { ...nothing, sort: 'name', name: to, ways: ['renamed'], replaced: replacedBy('renamed', from, to) };
}

/** Files of which nothing else is told, though they say something else. */
function fileChanges({ old, fresh, renames }: Sides, changes: readonly Change[]): readonly Change[] {
  const keyOf = ({ path }: SourceFile): string => within(path);
  const before = new Map(old.edition.files.map((it) => [keyOf(it), it]));
  const told = new Set(changes.flatMap(({ place }) => (place === null ? [] : [place.file])));
  return fresh.edition.files.flatMap((file): Change[] => {
    const was = before.get(keyOf(file));
    if (
      was === undefined ||
      renames.text(was.text) === file.text ||
      was.text === file.text ||
      told.has(shownPath(file))
    )
      return [];
    return [
      {
        ...nothing,
        sort: 'file',
        name: within(file.path),
        ways: ['reformatted'],
        place: placeAt(file, firstDifference(was.text, file.text)),
      },
    ];
  });
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function replacedBy(way: Way, from: string, to: string): readonly Replaced[] {
  return from === to ? [] : [{ way, from, to }];
}

function factChanges(old: readonly Fact[], fresh: readonly Fact[]): readonly FactChange[] {
  const before = new Map(old.map(({ label, items }) => [label, items]));
  return fresh.flatMap(({ label, items }): FactChange[] => {
    const were = before.get(label) ?? [];
    const gone = were.filter((it) => !items.includes(it));
    const come = items.filter((it) => !were.includes(it));
    return gone.length + come.length === 0 ? [] : [{ label, gone, come }];
  });
}

function sameFacts(old: readonly Fact[], fresh: readonly Fact[]): boolean {
  return factChanges(old, fresh).length === 0 && factChanges(fresh, old).length === 0;
}

/** The path below the folder of the game, or of the board. */
function pathOf(span: Span | null): string {
  return span === null ? '' : within(span.file.path);
}

/** The folder of a game may be called otherwise in each edition. */
function within(path: string): string {
  return gameFolder(path) === 'boards' ? path : belowGame(path);
}

function placeOf(span: Span | null): Place | null {
  return span === null ? null : placeAt(span.file, span.start);
}

function placeAt(file: SourceFile, offset: number): Place {
  return { file: shownPath(file), line: positionOf(file, offset).line };
}
