/** Capabilities in play: `the Crown Capabilities in play`, `all shaded Crown Capabilities`. */
import type { NounPhrase } from '../../surface/ir.js';
import { agrees, type Grammatical } from './agreement.js';
import { refuse, wordsAt, type Context } from './context.js';
import { refuseOwn } from './resolve-own.js';
import { refuseQuantity } from './resolve-spaces.js';
import { meaningOf, wordsOf } from '../declare/symbols.js';
import { instead, refuseName } from './unknown.js';
import type { Act, FactionId } from '../ir.js';

export interface Capabilities {
  readonly faction: FactionId;
  /** The index of the side; null: whatever their side. */
  readonly side: number | null;
}

/** The index of each side on a card that has two. */
const sides: ReadonlyMap<string, number> = new Map([
  ['unshaded', 0],
  ['shaded', 1],
]);

/** True for a phrase whose noun is `Capabilities`. */
export function speaksOfCapabilities({ heads }: NounPhrase): boolean {
  return heads.every(({ noun }) => noun.text === 'Capabilities' || noun.text === 'Capability');
}

/** Resolves whose capabilities are meant, and of which side; its quantity is left to the caller. */
export function resolveCapabilities(ctx: Context, phrase: NounPhrase, said?: Grammatical): Capabilities | null {
  const [head, second] = phrase.heads;
  if (head === undefined) return null;
  if (phrase.own === true) return refuseOwn(ctx, phrase);
  if (second !== undefined)
    return refuse(ctx, 'RW0415', second.span, { name: 'Capabilities', is: 'of another kind', first: 'those before' });
  let faction: FactionId | null = null;
  let side: number | null = null;
  for (const adjective of head.adjectives) {
    const place = sides.get(adjective.text);
    const meaning = meaningOf(ctx.symbols, adjective.text, 'faction');
    const isSecond = place === undefined ? faction !== null : side !== null;
    if (isSecond && (place !== undefined || meaning !== null))
      return refuse(ctx, 'RW0320', adjective.span, { name: adjective.text, noun: head.noun.text });
    if (place !== undefined) side = place;
    else if (meaning !== null) faction = meaning.id;
    else if (ctx.symbols.meanings.has(adjective.text))
      return refuse(ctx, 'RW0320', adjective.span, { name: adjective.text, noun: head.noun.text });
    else return refuseName(ctx, adjective, 'RW0301', ['faction']);
  }
  const stray = phrase.filters.find((it) => wordsAt(it.span) !== 'in play');
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'capabilities' });
  if (!agrees(ctx, phrase, [], said)) return null;
  if (faction !== null) return { faction, side };
  const help = wordsOf(ctx.symbols, ['faction'])
    .slice(0, 4)
    .map((word) => instead(head.noun.span, `${word} ${head.noun.text}`, `say whose, for example \`${word}\``));
  return refuse(ctx, 'RW0434', head.noun.span, {}, { help });
}

/** `cancel all shaded Crown Capabilities`. */
export function resolveCancelling(ctx: Context, what: NounPhrase): Act | null {
  const [head] = what.heads;
  if (head !== undefined && !speaksOfCapabilities(what))
    return refuse(ctx, 'RW0424', head.noun.span, { verb: 'cancel', what: 'anything but Capabilities' });
  const capabilities = resolveCapabilities(ctx, what);
  if (what.quantity !== null && what.quantity.kind !== 'all')
    return refuseQuantity(ctx, what.quantity, 'are cancelled');
  return capabilities === null ? null : { kind: 'cancel', ...capabilities };
}
