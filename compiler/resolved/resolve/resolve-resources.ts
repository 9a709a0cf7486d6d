/** What factions pay and gain. */
import type { Clause, Name, NumberPhrase } from '../../surface/ir.js';
import { refuse, type Context } from './context.js';
import { resolveHowMuch, verbOf } from './how-much.js';
import { whichFaction } from './resolve-actor.js';
import { meaningOf, numbered } from '../declare/symbols.js';
import { instead, mention, refuseName } from './unknown.js';
import type { Act, FactionId, NumberExpr, Resource, ResourceId, TrackId } from '../ir.js';

/** `Crown pay 2 Marks`, `gain 1 Mark`. */
export function resolvePayment(ctx: Context, clause: Extract<Clause, { kind: 'pay' | 'gain' }>): Act | null {
  const found = resolveResource(ctx, clause.resource);
  const by = resolveHowMuch(ctx, clause.by, verbOf(clause.span, clause.kind === 'pay' ? 'gain' : 'pay'));
  if (found === null || by === null || !agrees(ctx, clause.resource, found.resource, by)) return null;
  if (!hasSome(ctx, clause.resource, found.resource, ctx.scope.actor)) return null;
  if (!isInRange(ctx, clause.by, by, found.resource)) return null;
  return { kind: clause.kind, resource: found.id, by };
}

export function resolveResource(
  ctx: Context,
  name: Name,
): { readonly id: ResourceId; readonly resource: Resource } | null {
  const id = meaningOf(ctx.symbols, name.text, 'resource')?.id;
  const resource = id === undefined ? undefined : ctx.symbols.declarations.resources[id];
  if (id === undefined || resource === undefined) {
    const other = meaningOf(ctx.symbols, name.text, 'track', 'counter');
    if (other === null) return refuseName(ctx, name, 'RW0344', ['resource']);
    const help = [mention(`a ${other.kind} is raised and reduced, such as \`raise ${name.text} by 2\``)];
    return refuse(ctx, 'RW0322', name.span, { name: name.text, is: `a ${other.kind}`, wanted: 'a resource' }, { help });
  }
  return { id, resource };
}

/** The word for one behind `1`, that for several behind any other number. */
export function agrees(ctx: Context, name: Name, { names }: Resource, by: NumberExpr): boolean {
  const isOne = by.kind === 'literal' && by.value === 1;
  const wanted = isOne ? names.one : names.many;
  if (name.text === wanted || (by.kind !== 'literal' && name.text === names.one)) return true;
  const help = [instead(name.span, wanted, `write \`${wanted}\``)];
  refuse(ctx, 'RW0482', name.span, { noun: name.text, many: !isOne }, { help });
  return false;
}

/** Some faction has it, and the one that acts, where that is told. */
function hasSome(ctx: Context, name: Name, { tracks, names }: Resource, faction: FactionId | null): boolean {
  if (faction === null || (tracks[faction] ?? null) !== null) return true;
  const of = ctx.symbols.declarations.factions[faction]?.name ?? '';
  refuse(ctx, 'RW0463', name.span, { faction: of, resource: names.many });
  return false;
}

/** Nobody pays or gains none, and nobody has more than the most that there can be. */
export function isInRange(ctx: Context, written: NumberPhrase, by: NumberExpr, { names, tracks }: Resource): boolean {
  if (by.kind !== 'literal') return true;
  if (by.value < 1) {
    refuse(ctx, 'RW0402', written.span, { asked: by.value }, { help: [mention('the least is `1`')] });
    return false;
  }
  const track = tracks.find((it): it is TrackId => it !== null);
  const { from = 0, to = 0 } = track === undefined ? {} : (ctx.symbols.declarations.tracks[track] ?? {});
  const most = to - from;
  if (by.value <= most) return true;
  const help = [instead(written.span, String(most), `write \`${most}\`, the most that can be paid`)];
  refuse(ctx, 'RW0462', written.span, { asked: by.value, resource: names.many, most }, { help });
  return false;
}

/** `the executing faction's Marks`: those of the faction that executes, or of the other; a faction that has none has 0. */
export function resolveResourceOf(
  ctx: Context,
  { of, resource: name, span }: Extract<NumberPhrase, { kind: 'resource of' }>,
): NumberExpr | null {
  const found = resolveResource(ctx, name);
  const { factions } = ctx.symbols.declarations;
  if (of === 'other' && factions.length !== 2)
    return refuse(ctx, 'RW0439', span, { factions: factions.length }, { help: [whichFaction(ctx)] });
  if (found === null) return null;
  const { tracks } = found.resource;
  const values = numbered<FactionId, TrackId | null>(tracks).map(([faction]) => {
    const track = tracks[of === 'other' ? 1 - faction : faction] ?? null;
    const value: NumberExpr = track === null ? { kind: 'literal', value: 0 } : { kind: 'track', track };
    return { faction, value };
  });
  const known = ctx.procedure?.faction ?? null;
  const certain = values.find(({ faction }) => faction === known);
  if (certain !== undefined) return certain.value;
  const [last, ...others] = values.toReversed();
  if (last === undefined) return null;
  return others.reduce(
    (otherwise, { faction, value }): NumberExpr => ({
      kind: 'if',
      condition: { kind: 'executing', faction, negated: false },
      then: value,
      otherwise,
    }),
    last.value,
  );
}
