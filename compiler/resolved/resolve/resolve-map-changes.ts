/** What cards make of the map: `treat Fenwick as a Town`, `Fenwick and Harrow are adjacent`. */
import type { Change as WrittenChange, Name } from '../../surface/ir.js';
import type { Change, Condition, SpaceId, SpaceKindId } from '../ir.js';
import { meaningOf } from '../declare/symbols.js';
import type { Span } from '../../source/span.js';
import { some } from '../children.js';
import { agrees } from './agreement.js';
import { refuse, wordsAt, type Context } from './context.js';
import { isOne } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { instead, refuseName } from './unknown.js';
import { withArticle } from '../../surface/print-nouns.js';

/** Null where it was reported. */
export function resolveTreated(ctx: Context, change: Extract<WrittenChange, { kind: 'treated' }>): Change | null {
  const space = spaceOf(ctx, change.space);
  const as = kindOf(ctx, change.as);
  if (space === null || as === null) return null;
  if (ctx.symbols.declarations.spaces[space]?.kind !== as) return { kind: 'treated', space, as };
  const { spaceKinds } = ctx.symbols.declarations;
  const others = spaceKinds.flatMap(({ names }, id) => (Number(as) === id ? [] : [names.one]));
  const help = others.slice(0, 3).map((it) => instead(change.as.span, withArticle(it), `\`${it}\` is another kind`));
  const params = { space: change.space.text, kind: wordsAt(change.as.span) };
  return refuse(ctx, 'RW0467', change.as.span, params, { help });
}

/** Null where it was reported. */
export function resolveJoined(ctx: Context, change: Extract<WrittenChange, { kind: 'joined' }>): Change | null {
  const [one, other] = [spaceOf(ctx, change.space), spaceOf(ctx, change.other)];
  if (one === null || other === null) return null;
  const isAdjacent = ctx.symbols.declarations.spaces[one]?.adjacent.includes(other) === true || one === other;
  if (!isAdjacent) return { kind: 'joined', spaces: [one, other] };
  const { spaces } = ctx.symbols.declarations;
  const apart = spaces.flatMap(({ name, adjacent }, id) =>
    id === one || adjacent.some((it) => it === one) ? [] : [name],
  );
  const help = apart
    .slice(0, 3)
    .map((it) => instead(change.other.span, it, `\`${it}\` is not adjacent to \`${change.space.text}\``));
  return refuse(ctx, 'RW0469', change.other.span, { space: change.space.text, other: change.other.text }, { help });
}

function spaceOf(ctx: Context, name: Name): SpaceId | null {
  return meaningOf(ctx.symbols, name.text, 'space')?.id ?? refuseName(ctx, name, 'RW0304', ['space']);
}

/** One kind of space, and nothing more that is said of it. */
function kindOf(ctx: Context, phrase: Extract<WrittenChange, { kind: 'treated' }>['as']): SpaceKindId | null {
  const { heads, filters, quantity } = phrase;
  const [head, another] = heads;
  if (head === undefined) return null;
  const more = another?.span ?? head.adjectives[0]?.span ?? filters[0]?.span;
  if (more !== undefined) return refuse(ctx, 'RW0466', more, { words: wordsAt(more) });
  const meaning = meaningOf(ctx.symbols, head.noun.text, 'space kind');
  if (meaning === null) return refuseName(ctx, head.noun, 'RW0304', ['space kind']);
  if (quantity !== null && !isOne(quantity)) return refuseQuantity(ctx, quantity, 'a space can be');
  return agrees(ctx, phrase, ['space kind'], 'one') ? meaning.id : null;
}

/** What changes the map holds on no condition that asks for what it changes: it would ask for itself. */
export function checkMapCondition(ctx: Context, change: Change, condition: Condition, span: Span): boolean {
  if (change.kind !== 'treated' && change.kind !== 'joined') return true;
  const asks = some('condition', condition, {
    test: ({ kind }) => kind === 'of kind' || kind === 'adjacent' || kind === 'reach' || kind === 'place',
    number: ({ kind }) => kind === 'quantity',
  });
  if (asks) refuse(ctx, 'RW0550', span, {});
  return !asks;
}
