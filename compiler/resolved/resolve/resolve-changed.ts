/** Moments at which a sentence has changed something: `whenever a Depot is placed`, `whenever Resolve falls to 3 or less`. */
import type { Moment } from '../../surface/ir.js';
import { meaningOf } from '../declare/symbols.js';
import { refuse, wordsAt, type Context } from './context.js';
import { isOne } from './resolve-joined.js';
import { type Anchored, nothingInHand, resolveMoved } from './moments.js';
import { resolveNumber } from './resolve-number.js';
import { resolveKind } from './resolve-spaces.js';
import { resolveThings, thingsOf } from './resolve-things.js';
import { namingTurn } from './resolve-turn.js';
import { refuseName } from './unknown.js';

type Changing = Extract<Moment, { readonly kind: 'changes' | 'first change' | 'falls' | 'rises' }>;

/** The moment with what its steps may speak of; null where it was reported. */
export function resolveChanged(ctx: Context, moment: Changing): Anchored | null {
  if (moment.kind === 'falls' || moment.kind === 'rises') return resolvePassed(ctx, moment);
  const { what, how, where } = moment;
  const things = resolveThings(ctx, what, 'pieces or markers');
  const spaces = where === null ? null : resolveKind(ctx, where);
  if (things === null || (where !== null && spaces === null)) return null;
  if (moment.kind === 'first change' && ctx.symbols.declarations.turn === null)
    return refuse(ctx, 'RW0493', moment.span, { words: wordsAt(moment.span) }, { help: [namingTurn] });
  const least = resolveMoved(ctx, what);
  if (least === null) return null;
  const each = what.quantity !== null && isOne(what.quantity) && moment.kind === 'changes';
  return {
    at: { kind: how, things: thingsOf(things), spaces, least, each },
    surroundings: { ...nothingInHand, here: how === 'placed' },
  };
}

function resolvePassed(ctx: Context, moment: Extract<Changing, { readonly kind: 'falls' | 'rises' }>): Anchored | null {
  const { track: name, to: written, kind: way } = moment;
  const meaning = meaningOf(ctx.symbols, name.text, 'track');
  if (meaning === null) return refuseName(ctx, name, 'RW0307', ['track']);
  const to = resolveNumber(ctx, written);
  const track = ctx.symbols.declarations.tracks[meaning.id];
  if (to === null || track === undefined) return null;
  const [least, most] = way === 'falls' ? [track.from, track.to - 1] : [track.from + 1, track.to];
  const range = track.boxes === null ? `${least} to ${most}` : null;
  const isOnIt = to.kind === 'literal' && to.value >= least && to.value <= most;
  if (range === null || !isOnIt) return refuse(ctx, 'RW0445', written.span, { track: name.text, way, range });
  return { at: { kind: 'passed', track: meaning.id, way, to }, surroundings: nothingInHand };
}
