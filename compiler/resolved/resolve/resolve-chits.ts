/** Chits: `the held Favour chits`, `1 Favour chit in the pool`; and cards that are held: `1 Tiding card in hand`. */
import type { Filter, Head, NounPhrase } from '../../surface/ir.js';
import { agrees, type Grammatical } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { refuseOwn } from './resolve-own.js';
import { meaningOf, wordsOf } from '../declare/symbols.js';
import { nearest } from '../../diagnostics/nearest.js';
import { instead, kindOf, refuseName, similar } from './unknown.js';
import { hasHands } from '../held-cards.js';
import type { ChitId, ChitPlace, ChitSelector, FamilyId } from '../ir.js';

/** True for a phrase whose noun is `chit` or `chits`, or cards of a kind that is held. */
export function speaksOfChits(ctx: Context, phrase: NounPhrase): boolean {
  return phrase.heads.every(({ noun }) => nounOf(ctx, noun.text) !== null);
}

/** A noun that means chits, or cards that are held. */
interface ChitNoun {
  readonly of: 'chits' | 'cards';
  /** The family or the chit that is one word with it: `Favour` of `Favour chit`, `Tiding` of `Tidings`; empty where there is none. */
  readonly joined: string;
  /** The noun without it. */
  readonly noun: string;
}

/** Null for other nouns. */
function nounOf(ctx: Context, noun: string): ChitNoun | null {
  const [, joined = '', own] = /^(?:(.+) )?(chits?|cards?)$/u.exec(noun) ?? [];
  const kinds = heldKinds(ctx);
  if (own?.startsWith('chit') === true) return { of: 'chits', joined, noun: own };
  if (kinds.length === 0) return null;
  const kind = ctx.symbols.declarations.cardKinds[meaningOf(ctx.symbols, noun, 'card kind')?.id ?? -1];
  if (kind !== undefined) return kind.held ? { of: 'cards', joined: kind.names.one, noun } : null;
  return own === undefined ? null : { of: 'cards', joined, noun: own };
}

/** Whether they are cards that factions hold. */
export function isOfCards(ctx: Context, { family }: ChitSelector): boolean {
  return hasHands(ctx.symbols.declarations, family);
}

/** The names of the kinds of card that are held. */
export function heldKinds(ctx: Context): readonly string[] {
  return ctx.symbols.declarations.cardKinds.flatMap(({ held, names }) => (held ? [names.one] : []));
}

/** Resolves a phrase that speaks of chits or of cards that are held; empty places where it does not say where they are. */
export function resolveChits(ctx: Context, phrase: NounPhrase, said?: Grammatical): ChitSelector | null {
  const [head, second] = phrase.heads;
  if (head === undefined) return null;
  if (phrase.own === true) return refuseOwn(ctx, phrase);
  const own = nounOf(ctx, head.noun.text);
  if (own === null) return refuseName(ctx, head.noun, 'RW0310', ['family'], ['chits']);
  if (second !== undefined)
    return refuse(ctx, 'RW0415', second.span, {
      name: second.noun.text,
      is: 'of another family',
      first: `the ${own.of} before it`,
    });
  const places: ChitPlace[] = [];
  const { joined, noun } = own;
  let family: FamilyId | null = meaningOf(ctx.symbols, joined, 'family')?.id ?? null;
  let chit: ChitId | null = family === null ? (meaningOf(ctx.symbols, joined, 'chit')?.id ?? null) : null;
  if (joined !== '' && family === null && chit === null) return refuseFamily(ctx, { ...head.noun, text: joined }, noun);
  for (const adjective of head.adjectives) {
    const place = placeWords.get(adjective.text);
    const meaning = meaningOf(ctx.symbols, adjective.text, 'family', 'chit');
    if (place !== undefined) {
      // `drawn or held` is one word; a chit is not drawn and held at once.
      const [before] = head.adjectives.filter((it) => placeWords.has(it.text) && it.span.start < adjective.span.start);
      if (before !== undefined)
        return refuse(ctx, 'RW0416', adjective.span, {
          filter: adjective.text,
          what: `${own.of} that are ${before.text}`,
        });
      places.push(place);
    } else if (meaning?.kind === 'family' && family === null) family = meaning.id;
    else if (meaning?.kind === 'chit' && chit === null) chit = meaning.id;
    else return refuseFamily(ctx, adjective, noun);
  }
  const [first, more] = phrase.filters;
  const stray = places.length > 0 && !head.elsewhere ? first : more;
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: `${own.of} that are elsewhere` });
  const filtered = each(phrase.filters, (it) => placeOf(ctx, it, own.of));
  if (filtered === null || !agrees(ctx, phrase, ['card kind'], said)) return null;
  const kind = chit === null ? undefined : ctx.symbols.declarations.chits[chit];
  if (kind !== undefined && family !== null && kind.family !== family)
    return refuse(ctx, 'RW0320', head.span, { name: kind.name, noun });
  family ??= kind?.family ?? null;
  if (family === null && own.of === 'cards') family = onlyDeck(ctx, head);
  if (family === null)
    return own.of === 'cards'
      ? null
      : refuse(ctx, 'RW0310', head.noun.span, { name: head.noun.text }, { help: familyHelp(ctx, head) });
  const { faction, name } = ctx.symbols.declarations.families[family] ?? { faction: null, name: '' };
  if ((faction === null) !== (own.of === 'cards')) return refuse(ctx, 'RW0320', head.span, { name, noun });
  const holder = phrase.filters.flatMap((it) => (it.kind === 'held by' ? [holderOf(ctx, it)] : []))[0];
  if (holder === null) return null;
  return { family, chit, places: [...places, ...filtered], ...(holder === undefined ? {} : { holder }) };
}

/** The deck of which a card without a name is: the only one. */
function onlyDeck(ctx: Context, head: Head): FamilyId | null {
  const kinds = heldKinds(ctx);
  const [only, second] = kinds;
  if (only !== undefined && second === undefined) return meaningOf(ctx.symbols, only, 'family')?.id ?? null;
  const help = kinds.map((kind) => {
    const text = `${kind} ${head.noun.text}`;
    return instead(head.noun.span, text, `write \`${text}\``);
  });
  return refuse(ctx, 'RW0471', head.noun.span, { kinds }, { help });
}

function holderOf(ctx: Context, { faction }: Extract<Filter, { kind: 'held by' }>): ChitSelector['holder'] | null {
  const meaning = meaningOf(ctx.symbols, faction.text, 'faction');
  if (meaning === null) return refuseName(ctx, faction, 'RW0301', ['faction']);
  return { kind: 'faction', faction: meaning.id };
}

const placeWords = new Map<string, ChitPlace>([
  ['drawn', 'drawn'],
  ['held', 'held'],
]);

function placeOf(ctx: Context, filter: Filter, of: ChitNoun['of']): ChitPlace | null {
  if (of === 'cards' && (filter.kind === 'in hand' || filter.kind === 'held by')) return 'held';
  const place = filter.kind === 'in' && isBare(filter.place) ? filter.place.heads[0]?.noun.text : undefined;
  const places = filterPlaces[of];
  const what = of === 'chits' ? of : 'cards that are held';
  const written = wordsAt(filter.span);
  const found = places.get(place ?? '');
  if (found !== undefined) return found;
  const meant = nearest(
    written,
    [...places.keys()].map((it) => `in the ${it}`),
    1,
  );
  const help = meant.map((text) => instead(filter.span, text, `write \`${text}\``));
  return refuse(ctx, 'RW0416', filter.span, { filter: written, what }, { help });
}

const filterPlaces: Readonly<Record<ChitNoun['of'], ReadonlyMap<string, ChitPlace>>> = {
  chits: new Map([
    ['pool', 'pool'],
    ['play', 'in play'],
    ['in play', 'in play'],
  ]),
  cards: new Map([
    ['deck', 'pool'],
    ['discard pile', 'aside'],
  ]),
};

/** One noun, with nothing before it but an article, and nothing behind it. */
function isBare({ quantity, heads, filters }: NounPhrase): boolean {
  const [only, second] = heads;
  return second === undefined && quantity === null && filters.length === 0 && only?.adjectives.length === 0;
}

function refuseFamily(ctx: Context, adjective: NounPhrase['heads'][number]['noun'], noun: string): null {
  if (kindOf(ctx, adjective.text) === null) return refuseName(ctx, adjective, 'RW0310', ['family']);
  return refuse(
    ctx,
    'RW0320',
    adjective.span,
    { name: adjective.text, noun },
    { help: similar(ctx, adjective, wordsOf(ctx.symbols, ['family']), ['family']) },
  );
}

/** The families that could stand before the noun. */
function familyHelp(ctx: Context, head: NounPhrase['heads'][number]) {
  return wordsOf(ctx.symbols, ['family'])
    .slice(0, 4)
    .map((family) =>
      instead(head.noun.span, `${family} ${head.noun.text}`, `say which family, for example \`${family}\``),
    );
}
