/** Finds what somebody asks to be shown: a card by code or title, a procedure, additional spaces, a chit or an option by name. */
import { folded } from '../diagnostics/nearest.js';
import type { Locale } from '../languages/locale.js';
import type { World } from '../resolved/ir.js';

export interface Match {
  readonly kind: 'card' | 'procedure' | 'additional spaces' | 'chit' | 'option';
  readonly id: number;
  /** How it is asked for, kind included: `chit Salt`. */
  readonly called: string;
}

interface Entry extends Match {
  /** Words that may stand before the name. */
  readonly kinds: readonly string[];
  readonly names: readonly string[];
}

/** Everything that answers to the words, in any case; those of the kind where the words name one first. */
export function find(world: World, words: string, locale: Locale): readonly Match[] {
  const entries = entriesOf(world, locale);
  const wanted = folded(words);
  const named = entries.filter(({ names }) => names.some((name) => folded(name) === wanted));
  if (named.length > 0) return named;
  return entries.filter(({ kinds, names }) =>
    kinds.some((kind) => names.some((name) => `${folded(kind)} ${folded(name)}` === wanted)),
  );
}

/** Every name that can be asked for, alone and with its kind. */
export function namesIn(world: World, locale: Locale): readonly string[] {
  const entries = entriesOf(world, locale);
  return [
    ...entries.flatMap(({ names }) => names),
    ...entries.flatMap(({ kinds, names }) => kinds.flatMap((kind) => names.map((name) => `${kind} ${name}`))),
  ];
}

function entriesOf(world: World, locale: Locale): readonly Entry[] {
  const both = (name: string): readonly string[] => [...new Set([name, locale.name(name)])];
  const cards = world.cards.map(({ code, title }, id): Entry => {
    return {
      kind: 'card',
      id,
      called: `card ${code}`,
      kinds: ['card'],
      names: [...new Set([code, title, locale.title(code, title)])],
    };
  });
  const procedures = world.procedures.map((procedure, id): Entry => {
    const own = procedure.class === null ? null : (world.classes[procedure.class]?.names.one ?? null);
    const kinds = own === null ? ['phase', 'procedure'] : [own.toLowerCase(), 'procedure'];
    return { kind: 'procedure', id, called: `${kinds[0] ?? ''} ${procedure.name}`, kinds, names: both(procedure.name) };
  });
  const chits = world.chits.flatMap(({ name, card }, id): Entry[] => {
    // What is a card is found as one.
    if (card !== null) return [];
    return [{ kind: 'chit', id, called: `chit ${name}`, kinds: ['chit'], names: both(name) }];
  });
  const additional = world.additionalSpaces.map(({ name }, id): Entry => {
    const kind = 'additional spaces';
    return { kind, id, called: `${kind} ${name}`, kinds: [kind], names: [name] };
  });
  const options = world.options.map(({ name }, id): Entry => {
    return { kind: 'option', id, called: `option ${name}`, kinds: ['option'], names: both(name) };
  });
  return [...cards, ...procedures, ...additional, ...chits, ...options];
}
