/** What differs between two snapshots, a line for each place that changed, for people who follow a replay. */
import type { Counts, State, TrackState } from '../../runtime/snapshot.js';

/** `Fenwick: +2 Hidden Runner`, `Unrest: 3 → 2`, in the order of the snapshot. */
export function changesBetween(before: State, after: State): string[] {
  const lines: string[] = [];
  if (before.card !== after.card) lines.push(`card: ${after.card ?? 'none'}`);
  for (const [name, at] of Object.entries(after.tracks)) {
    const was = before.tracks[name];
    if (shown(was) !== shown(at)) lines.push(`${name}: ${shown(was)} → ${shown(at)}`);
  }
  const order = Object.values(after.eligibility).join(', ');
  if (order !== Object.values(before.eligibility).join(', ')) lines.push(`order of play: ${order}`);
  for (const [name, { pieces, markers }] of Object.entries(after.spaces)) {
    const was = before.spaces[name];
    push(lines, name, [...differences(was?.pieces, pieces), ...differences(was?.markers, markers)]);
  }
  for (const [name, counts] of Object.entries(after.boxes)) push(lines, name, differences(before.boxes[name], counts));
  for (const name of new Set([...Object.keys(before.pools), ...Object.keys(after.pools)])) {
    push(lines, `chits, ${name}`, differences(before.pools[name], after.pools[name]));
  }
  for (const name of new Set([...Object.keys(before.held), ...Object.keys(after.held)])) {
    const held = (after.held[name] ?? []).join(', ');
    if (held !== (before.held[name] ?? []).join(', ')) lines.push(`${name} hold: ${held === '' ? 'nothing' : held}`);
  }
  for (const card of new Set([...Object.keys(before.capabilities), ...Object.keys(after.capabilities)])) {
    const side = after.capabilities[card];
    if (side !== before.capabilities[card])
      lines.push(`${card}: ${side === undefined ? 'no longer in play' : `in play, ${side}`}`);
  }
  for (const [card, side] of Object.entries(after.awaited ?? {})) {
    if (before.awaited?.[card] !== side) lines.push(`${card}: awaits its card, ${side}`);
  }
  return lines;
}

function push(lines: string[], name: string, changes: readonly string[]): void {
  if (changes.length > 0) lines.push(`${name}: ${changes.join(', ')}`);
}

function differences(before: Counts | undefined, after: Counts | undefined): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const by = (after?.[name] ?? 0) - (before?.[name] ?? 0);
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${Math.abs(by)} ${name}`];
  });
}

function shown(at: TrackState | undefined): string {
  if (typeof at === 'object') return `box ${at.box}`;
  return at === undefined ? '?' : String(at);
}
