/** What is paid and gained: by a faction that is told by the sentence, or by whoever acts, who has a track of its own. */
import type { Condition, FactionId, NumberExpr, ResourceId, Step, TrackId } from '../resolved/ir.js';
import { actsAs } from './acts-as.js';
import type { Context } from './context.js';
import type { Block, Op, Statement } from './ir.js';

/** A faction that may be the one that acts, with its track of the resource. */
interface Owner {
  readonly track: TrackId;
  /** It is the one that acts; null where that is certain. */
  readonly acts: Condition | null;
}

/**
 * All of it is paid, or nothing where there is too little; `then` is done where it is paid. Where something is, paying alone
 * is nothing to offer.
 */
export function payment(
  context: Context,
  { text, span }: Pick<Step, 'text' | 'span'>,
  { resource, by }: { readonly resource: ResourceId; readonly by: NumberExpr },
  then: Block,
): Statement {
  const forMore = then.length > 0 ? ({ forMore: true } as const) : {};
  const paid = moved(context, resource, (track): Statement => {
    const op: Op = { kind: 'shift', track, by, changes: [], sign: -1, beyond: false, crosses: false, ...forMore };
    return { text, span, rule: context.rule, by: context.by, op };
  });
  return added(context, {
    kind: 'if',
    condition: canPay(context, resource, by),
    then: [...paid, ...then],
    otherwise: [],
  });
}

/** Whoever acts has so many more, up to the end of the track. */
export function gain(
  context: Context,
  { text, span }: Pick<Step, 'text' | 'span'>,
  { resource, by }: { readonly resource: ResourceId; readonly by: NumberExpr },
): Block {
  return moved(context, resource, (track): Statement => {
    const op: Op = { kind: 'shift', track, by, changes: [], sign: 1, beyond: false, crosses: false };
    return { text, span, rule: context.rule, by: context.by, op };
  });
}

/** Whoever acts has so many. */
export function canPay(context: Context, resource: ResourceId, by: NumberExpr): Condition {
  const each = ownersOf(context, resource).map(({ track, acts }): Condition => {
    const { from = 0 } = context.world.tracks[track] ?? {};
    const value: NumberExpr = { kind: 'track', track };
    const least: NumberExpr = { kind: 'literal', value: from };
    const left: NumberExpr = from === 0 ? value : { kind: 'minus', left: value, right: least };
    const enough: Condition = { kind: 'compare', left, operator: '≥', right: by };
    return acts === null ? enough : { kind: 'and', left: acts, right: enough };
  });
  return each.reduce((left, right): Condition => ({ kind: 'or', left, right }));
}

/** The statement for the track of whoever acts. */
function moved(context: Context, resource: ResourceId, of: (track: TrackId) => Statement): Block {
  return ownersOf(context, resource).map(({ track, acts }) =>
    acts === null ? of(track) : added(context, { kind: 'if', condition: acts, then: [of(track)], otherwise: [] }),
  );
}

/** Never empty: of a faction that has none, a sentence is refused. */
function ownersOf({ world, by }: Context, resource: ResourceId): readonly Owner[] {
  return (world.resources[resource]?.tracks ?? []).flatMap((track, faction): readonly Owner[] => {
    const acts = track === null ? false : actsAs(world.factions.length, by, faction as FactionId);
    return track === null || acts === false ? [] : [{ track, acts: acts === true ? null : acts }];
  });
}

function added(context: Context, op: Op): Statement {
  return { text: '', span: null, rule: context.rule, by: context.by, op };
}
