/**
 * Errata as they are written: what was changed on one day, told by names and not by lines. A place is the way to it: what a thing
 * is called, then keys and names below it.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode } from '../../yaml/node.js';
import type { SpecFile } from '../classify-documents.js';
import type { Name } from '../ir.js';
import { sameTree, sameWords } from './alike.js';
import type { ErrataKind } from './kinds.js';
import { asMap, itemsAt, nameAt, nameOf, namesAt, textAt, valueAt } from '../read-node.js';

/** What was changed on one day, and why. */
export interface Erratum {
  readonly title: string;
  /** The edition that it makes is called so. */
  readonly date: Name;
  readonly kind: ErrataKind;
  readonly source: string;
  /** Empty where none is given. */
  readonly reason: string;
  /** The games that it is for, where it changes a board. */
  readonly games: readonly Name[];
  /** The date of an earlier one that holds no longer. */
  readonly withdraws: Name | null;
  readonly changes: readonly Change[];
  /** The spec has it in it, and `changes` lead back to the edition before. */
  readonly isReverse: boolean;
  readonly file: SpecFile;
}

/** Whether a date, such as 2026-05-14, is a day that there is. */
export function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = /^\d{4}-\d{2}-\d{2}$/u.test(date) ? date.split('-').map(Number) : [];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/** The way to a place, from the name of a thing on. */
export type Way = readonly [Name, ...Name[]];

export type Change =
  | { readonly kind: 'change'; readonly at: Way; readonly was: YamlNode; readonly now: YamlNode; readonly span: Span }
  | {
      readonly kind: 'add';
      readonly at: Way;
      readonly now: YamlNode;
      /** Null: at the end. */
      readonly beside: { readonly is: 'after' | 'before'; readonly what: YamlNode } | null;
      readonly span: Span;
    }
  /** `was`: what goes of what is there; null: all of it. */
  | { readonly kind: 'delete'; readonly at: Way; readonly was: YamlNode | null; readonly span: Span }
  | { readonly kind: 'add file'; readonly file: Name; readonly now: YamlMap; readonly span: Span };

/** What a file with errata says; what is wrong with a change is told, and the change left out. */
export function readErratum(file: SpecFile, diagnostics: Diagnostic[]): Erratum | null {
  const { root } = file;
  const date = nameAt(root, 'date');
  if (date === null || !file.sound) return null;
  if (!isDay(date.text)) diagnostics.push(report('RW0726', date.span, { date: date.text }));
  const isReverse = valueAt(root, 'reverse') !== null;
  const second = root.entries.find((it) => isReverse && ['changes', 'withdraws'].includes(keyText(it)));
  if (second !== undefined) diagnostics.push(report('RW0710', second.key.span, { key: keyText(second) }));
  return {
    title: textAt(root, 'errata'),
    date,
    // The schema allows no other.
    kind: textAt(root, 'kind') as ErrataKind,
    source: textAt(root, 'source'),
    reason: textAt(root, 'reason'),
    games: namesAt(root, 'games'),
    withdraws: nameAt(root, 'withdraws'),
    changes: itemsAt(root, isReverse ? 'reverse' : 'changes').flatMap((it) => readChange(it, diagnostics) ?? []),
    isReverse,
    file,
  };
}

const verbs = ['change', 'add to', 'delete', 'add file'] as const;

/** What stands beside each verb: the keys that must, and those that may. */
const besides: Readonly<
  Record<(typeof verbs)[number], { readonly must: readonly string[]; readonly may: readonly string[] }>
> = {
  change: { must: ['was', 'now'], may: [] },
  'add to': { must: ['now'], may: ['after', 'before'] },
  delete: { must: [], may: ['was'] },
  'add file': { must: ['now'], may: [] },
};

function readChange(node: YamlNode, diagnostics: Diagnostic[]): Change | null {
  const map = asMap(node);
  const [first] = map?.entries ?? [];
  if (map === null || first === undefined) return null;
  const verb = verbs.find((it) => it === keyText(first));
  if (verb === undefined) {
    diagnostics.push(report('RW0711', first.key.span, { key: keyText(first) }));
    return null;
  }
  const { must, may } = besides[verb];
  const given = new Set(map.entries.map(keyText));
  const lacking = must.find((it) => valueAt(map, it) === null);
  const idle = map.entries.find(
    (it) => keyText(it) !== verb && !must.includes(keyText(it)) && !may.includes(keyText(it)),
  );
  const both = given.has('after') && given.has('before');
  if (lacking !== undefined) diagnostics.push(report('RW0712', first.key.span, { verb, key: lacking }));
  if (idle !== undefined)
    diagnostics.push(report('RW0713', idle.key.span, { verb, key: keyText(idle), keys: [...must, ...may] }));
  else if (both) diagnostics.push(report('RW0713', keyOf(map, 'before'), { verb, key: 'before', keys: ['after'] }));
  if (lacking !== undefined || idle !== undefined || both) return null;
  return changeOf(verb, map, first, diagnostics);
}

function changeOf(
  verb: (typeof verbs)[number],
  map: YamlMap,
  first: YamlEntry,
  diagnostics: Diagnostic[],
): Change | null {
  const { span } = first.key;
  const [was, now] = [valueAt(map, 'was'), valueAt(map, 'now')];
  if (verb === 'add file') {
    const file = nameAt(map, verb);
    if (file === null || now === null) return null;
    if (now.kind === 'map') return { kind: 'add file', file, now, span };
    diagnostics.push(report('RW0712', now.span, { verb, key: 'now', what: 'all that the file says' }));
    return null;
  }
  const at = wayOf(valueAt(map, verb));
  if (at === null) return null;
  if (verb === 'delete') return { kind: 'delete', at, was, span };
  if (now === null) return null;
  if (verb === 'change') {
    if (was === null) return null;
    if (!sameTree(was, now, sameWords)) return { kind: 'change', at, was, now, span };
    diagnostics.push(report('RW0725', now.span, {}));
    return null;
  }
  const [after, before] = [valueAt(map, 'after'), valueAt(map, 'before')];
  const beside =
    after !== null
      ? ({ is: 'after', what: after } as const)
      : before !== null
        ? ({ is: 'before', what: before } as const)
        : null;
  return { kind: 'add', at, now, beside, span };
}

function wayOf(node: YamlNode | null): Way | null {
  const scalars = node?.kind === 'list' ? node.items : node === null ? [] : [node];
  const [first, ...others] = scalars.flatMap((it) => (it.kind === 'scalar' ? [nameOf(it)] : []));
  return first === undefined ? null : [first, ...others];
}

function keyOf(map: YamlMap, key: string): Span {
  return map.entries.find((it) => keyText(it) === key)?.key.span ?? map.span;
}

/** `C1, shaded`: a way as people are told it. */
export function wayText(way: readonly { readonly text: string }[]): string {
  return way.map(({ text }) => text).join(', ');
}
