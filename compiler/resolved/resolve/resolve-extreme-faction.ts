/** `the faction with the fewest pieces`: which faction does it follows from the position; of several, whoever acts says which. */
import type { Span } from '../../source/span.js';
import type { NounPhrase, Opening } from '../../surface/ir.js';
import { allOf } from '../facts.js';
import { meaningOf, numbered } from '../declare/symbols.js';
import { refuse, wordsAt, type Context } from './context.js';
import { isNamedInMany } from './agreement.js';
import { resolveCount } from './resolve-number.js';
import { resolveResource } from './resolve-resources.js';
import { refuseQuantity } from './resolve-spaces.js';
import { resolveThings } from './resolve-things.js';
import type { Act, Condition, Faction, FactionId, NumberExpr, Step } from '../ir.js';

/** A faction that may be the one, with how much it has. */
interface Candidate {
  readonly faction: FactionId;
  readonly name: string;
  readonly has: NumberExpr;
}

/** A choice among the factions of which none has fewer, or more; null where it was reported. */
export function resolveExtremeFaction(
  ctx: Context,
  { span }: { readonly span: Span },
  opening: Extract<Opening, { kind: 'extreme faction' }>,
  body: readonly Step[],
): Act | null {
  const candidates = candidatesOf(ctx, opening.what);
  if (candidates === null) return null;
  if (candidates.length < 2) {
    const [only] = candidates;
    return refuse(ctx, 'RW0444', opening.what.span, { faction: only?.name ?? null });
  }
  const operator = opening.how === 'fewest' ? '≤' : '≥';
  return {
    kind: 'choose one',
    any: false,
    alternatives: candidates.map(({ faction, name, has }) => {
      const others = candidates.filter((it) => it.faction !== faction);
      const is = allOf(others.map((it): Condition => ({ kind: 'compare', left: has, operator, right: it.has })));
      const own: Step = {
        text: name,
        span,
        actor: { kind: 'faction', faction },
        may: false,
        act: { kind: 'steps', body },
      };
      const act: Act = is === null ? own.act : { kind: 'if', condition: is, then: [own], otherwise: [] };
      return { name, steps: [{ text: name, span, actor: null, may: false, act }] };
    }),
  };
}

/** Each faction that somebody plays and that has such things. */
function candidatesOf(ctx: Context, what: NounPhrase): readonly Candidate[] | null {
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'are counted');
  const factions = numbered<FactionId, Faction>(ctx.symbols.declarations.factions).filter(([, it]) => it.isPlayed);
  const [head] = what.heads;
  if (head !== undefined && meaningOf(ctx.symbols, head.noun.text, 'resource') !== null) {
    const [filter] = what.filters;
    const stray = filter ?? what.heads[1] ?? head.adjectives[0];
    if (stray !== undefined)
      return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'a resource' });
    const found = resolveResource(ctx, head.noun);
    if (found === null || !isNamedInMany(ctx, head.noun, 'resource')) return null;
    return factions.flatMap(([faction, { name }]): readonly Candidate[] => {
      const track = found.resource.tracks[faction] ?? null;
      return track === null ? [] : [{ faction, name, has: { kind: 'track', track } }];
    });
  }
  if (resolveThings(ctx, what, 'pieces') === null) return null;
  // What is wrong with the words is told once, whoever has such pieces.
  const all = resolveCount(
    ctx,
    what.filters.length > 0 ? what : { ...what, filters: [{ kind: 'on the map', span: what.span }] },
  );
  if (all?.kind !== 'count') return null;
  const { columns, pieces } = ctx.symbols.declarations;
  const { things, where } = all;
  const counted = things.flatMap((it) => (it.kind === 'pieces' ? it.columns : []));
  return factions.flatMap(([faction, { name }]): readonly Candidate[] => {
    const own = counted.filter((it) => pieces[columns[it]?.piece ?? -1]?.faction === faction);
    if (own.length === 0) return [];
    return [{ faction, name, has: { kind: 'count', things: [{ kind: 'pieces', columns: own }], where } }];
  });
}
