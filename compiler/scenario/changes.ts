/** What differs between two snapshots, a line for each place that changed, for people who follow a replay. */
import type { Locale } from '../languages/locale.js';
import type { Counts, State, TrackState } from '../../runtime/snapshot.js';

/** `Fenwick: +2 Hidden Runners`, `Unrest: 3 → 2`, in the order of the snapshot. */
export function changesBetween(
  before: State,
  after: State,
  locale: Locale,
  plural: (name: string) => string,
): string[] {
  const { say, name: named, label } = locale;
  const list = (names: readonly string[]): string => names.map(named).join(say(', '));
  const lines: string[] = [];
  const differ = (was: Counts | undefined, is: Counts | undefined): string[] => differences(was, is, locale, plural);
  if (before.card !== after.card) lines.push(say('card: {0}', after.card ?? say('none')));
  for (const [name, at] of Object.entries(after.tracks)) {
    const was = before.tracks[name];
    if (shown(was, locale) !== shown(at, locale)) {
      lines.push(`${named(name)}: ${shown(was, locale)} → ${shown(at, locale)}`);
    }
  }
  const order = list(Object.values(after.eligibility));
  if (order !== list(Object.values(before.eligibility))) lines.push(say('order of play: {0}', order));
  for (const [name, { pieces, markers }] of Object.entries(after.spaces)) {
    const was = before.spaces[name];
    push(lines, named(name), [...differ(was?.pieces, pieces), ...differ(was?.markers, markers)], locale);
  }
  for (const [name, counts] of Object.entries(after.boxes)) {
    push(lines, named(name), differ(before.boxes[name], counts), locale);
  }
  for (const name of new Set([...Object.keys(before.pools), ...Object.keys(after.pools)])) {
    push(lines, say('chits, {0}', label(name)), differ(before.pools[name], after.pools[name]), locale);
  }
  for (const name of new Set([...Object.keys(before.held), ...Object.keys(after.held)])) {
    const held = list(after.held[name] ?? []);
    if (held !== list(before.held[name] ?? [])) {
      lines.push(`${say('{0} hold', named(name))}: ${held === '' ? say('nothing') : held}`);
    }
  }
  for (const [name, cards] of Object.entries(after.seen ?? {})) {
    const fresh = cards.filter((card) => before.seen?.[name]?.includes(card) !== true);
    if (fresh.length > 0) lines.push(`${say('{0} has seen', named(name))}: ${list(fresh)}`);
  }
  for (const card of new Set([...Object.keys(before.capabilities), ...Object.keys(after.capabilities)])) {
    const side = after.capabilities[card];
    if (side !== before.capabilities[card])
      lines.push(`${card}: ${side === undefined ? say('no longer in play') : say('in play, {0}', label(side))}`);
  }
  for (const [card, side] of Object.entries(after.awaited ?? {})) {
    if (before.awaited?.[card] !== side) lines.push(`${card}: ${say('awaits its card, {0}', label(side))}`);
  }
  return lines;
}

function push(lines: string[], name: string, changes: readonly string[], { say }: Locale): void {
  if (changes.length > 0) lines.push(`${name}: ${changes.join(say(', '))}`);
}

function differences(
  before: Counts | undefined,
  after: Counts | undefined,
  { label }: Locale,
  plural: (name: string) => string,
): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const by = (after?.[name] ?? 0) - (before?.[name] ?? 0);
    const count = Math.abs(by);
    return by === 0 ? [] : [label(`${by > 0 ? '+' : '−'}${count} ${count === 1 ? name : plural(name)}`)];
  });
}

function shown(at: TrackState | undefined, { say }: Locale): string {
  if (typeof at === 'object') return say('box {0}', String(at.box));
  return at === undefined ? '?' : String(at);
}
