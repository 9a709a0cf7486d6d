/** Chits: `the held Favour chits`, `1 Favour chit in the pool`. */
import type { Filter, NounPhrase } from '../../surface/ir.js';
import { agrees, type Grammatical } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { meaningOf, wordsOf } from '../declare/symbols.js';
import { instead, kindOf, refuseName, similar } from './unknown.js';
import type { ChitId, ChitPlace, ChitSelector, FamilyId } from '../ir.js';

/** True for a phrase whose noun is `chit` or `chits`. */
export function speaksOfChits(phrase: NounPhrase): boolean {
  return phrase.heads.every(({ noun }) => joinedFamily(noun.text) !== null);
}

/** `Favour` of `Favour chit`, which is one word to the scanner where an alternative is called so too; null for other nouns. */
function joinedFamily(noun: string): string | null {
  if (noun === 'chit' || noun === 'chits') return '';
  const end = noun.endsWith(' chit') ? ' chit' : noun.endsWith(' chits') ? ' chits' : null;
  return end === null ? null : noun.slice(0, -end.length);
}

/** Resolves a phrase that speaks of chits; empty places where it does not say where they are. */
export function resolveChits(ctx: Context, phrase: NounPhrase, said?: Grammatical): ChitSelector | null {
  const [head, second] = phrase.heads;
  if (head === undefined) return null;
  if (!speaksOfChits(phrase)) return refuseName(ctx, head.noun, 'RW0310', ['family'], ['chits']);
  if (second !== undefined)
    return refuse(ctx, 'RW0415', second.span, {
      name: second.noun.text,
      is: 'of another family',
      first: 'the chits before it',
    });
  const places: ChitPlace[] = [];
  const joined = joinedFamily(head.noun.text) ?? '';
  const noun = joined === '' ? head.noun.text : head.noun.text.slice(joined.length + 1);
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
        return refuse(ctx, 'RW0416', adjective.span, { filter: adjective.text, what: `chits that are ${before.text}` });
      places.push(place);
    } else if (meaning?.kind === 'family' && family === null) family = meaning.id;
    else if (meaning?.kind === 'chit' && chit === null) chit = meaning.id;
    else return refuseFamily(ctx, adjective, noun);
  }
  const [first, more] = phrase.filters;
  const stray = places.length > 0 && !head.elsewhere ? first : more;
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'chits that are elsewhere' });
  const filtered = each(phrase.filters, (it) => placeOf(ctx, it));
  if (filtered === null || !agrees(ctx, phrase, [], said)) return null;
  const kind = chit === null ? undefined : ctx.symbols.declarations.chits[chit];
  if (kind !== undefined && family !== null && kind.family !== family)
    return refuse(ctx, 'RW0320', head.span, { name: kind.name, noun });
  family ??= kind?.family ?? null;
  if (family === null)
    return refuse(ctx, 'RW0310', head.noun.span, { name: head.noun.text }, { help: familyHelp(ctx, head) });
  return { family, chit, places: [...places, ...filtered] };
}

const placeWords = new Map<string, ChitPlace>([
  ['drawn', 'drawn'],
  ['held', 'held'],
]);

function placeOf(ctx: Context, filter: Filter): ChitPlace | null {
  switch (filter.kind === 'in' && isBare(filter.place) ? filter.place.heads[0]?.noun.text : undefined) {
    case 'pool':
      return 'pool';
    case 'play':
    case 'in play':
      return 'in play';
    default:
      return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'chits' });
  }
}

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
