/** How many a sentence speaks of, told as a number: its nouns agree with it. */
import type { Spec, Words } from '../surface/documents.js';
import type { Clause, Name, NounPhrase, Opening, Quantity, Sentence } from '../surface/ir.js';

/** By a word for one, the word for several, and the other way round. */
export interface Numerals {
  readonly one: ReadonlyMap<string, string>;
  readonly many: ReadonlyMap<string, string>;
}

export function numeralsOf({ game, map }: Spec): Numerals {
  const words: readonly Words[] = [
    ...[...(game?.pieces ?? []), ...(game?.groups ?? []), ...(game?.markers ?? [])].map((it) => it.words),
    ...(game?.classes ?? []),
    ...(map?.kinds ?? []),
  ];
  const pairs = [
    ...words.flatMap(({ one, many }) => (many === null ? [] : [[one.text, many.text] as const])),
    ...['piece', 'space', 'marker', 'chit', 'card'].map((noun) => [noun, `${noun}s`] as const),
  ];
  return { one: new Map(pairs.map(([one, many]) => [many, one])), many: new Map(pairs) };
}

/** The nouns of a phrase in the form that its number wants, where that is a plain one. */
export function agreeing({ one, many }: Numerals, phrase: NounPhrase): NounPhrase {
  const { quantity } = phrase;
  if (quantity === null || !('count' in quantity) || quantity.count.kind !== 'literal') return phrase;
  const form = quantity.count.value === 1 ? one : many;
  const noun = ({ text, span }: Name): Name => ({ text: form.get(text) ?? text, span });
  return { ...phrase, heads: phrase.heads.map((head) => ({ ...head, noun: noun(head.noun) })) };
}

/** The phrase with the number that counts now in place of its own; what leaves no choice stays as it is. */
export function withAmount(numerals: Numerals, phrase: NounPhrase, most: number): NounPhrase {
  const { quantity } = phrase;
  const count = { kind: 'literal', value: most, span: phrase.span } as const;
  const limited: Quantity | null =
    quantity?.kind === 'exactly' || quantity?.kind === 'up to' ? { ...quantity, count } : quantity;
  return agreeing(numerals, { ...phrase, quantity: limited });
}

/** The sentence with the number that counts now. */
export function sentenceWithAmount(numerals: Numerals, sentence: Sentence, most: number): Sentence {
  const { clause } = sentence;
  if (!hasAmount(clause)) return sentence;
  return { ...sentence, clause: { ...clause, what: withAmount(numerals, clause.what, most) } };
}

/** The opening of a block with the number that counts now. */
export function openingWithAmount(numerals: Numerals, opening: Opening, most: number): Opening {
  switch (opening.kind) {
    case 'in':
      return { ...opening, spaces: withAmount(numerals, opening.spaces, most) };
    case 'groups':
      return { ...opening, move: sentenceWithAmount(numerals, opening.move, most) };
    case 'times':
      return { ...opening, most: { kind: 'literal', value: most, span: opening.span } };
    default:
      return opening;
  }
}

type Amounted = Extract<Clause, { readonly what: NounPhrase }>;

/** The clause says how many of something. */
export function hasAmount(clause: Clause): clause is Amounted {
  return 'what' in clause && 'heads' in clause.what;
}
