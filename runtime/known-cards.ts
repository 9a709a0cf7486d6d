/**
 * What is known of cards that are hidden: which factions have seen each where it lies now, and which lie at the top or the bottom
 * of their deck. All else of a deck has no order: chance decides as its cards are drawn or looked at.
 */
import { HELD, POOL, type Rules } from './rules.js';
import { chitsAt, type Game, indexOf, read, rowAt } from './state.js';

/** Whether the faction has seen the card where it lies; false in a game whose rules let nobody look. */
export function hasSeen({ rules, cells }: Game, faction: number, chit: number): boolean {
  return rules.looks === true && (read(cells, rules.layout.seen + chit) & (1 << faction)) !== 0;
}

/** The faction has seen the card. */
export function see({ rules, cells }: Game, faction: number, chit: number): void {
  cells[rules.layout.seen + chit] = read(cells, rules.layout.seen + chit) | (1 << faction);
}

/** Nobody knows any longer where the card lies. */
export function unsee({ rules, cells }: Game, chit: number): void {
  cells[rules.layout.seen + chit] = 0;
}

/** Where in its deck the card lies: 1 at the top, 2 below it, -1 at the bottom; 0 where chance decides. */
export function depthOf({ rules, cells }: Game, chit: number): number {
  return rules.looks === true ? read(cells, rules.layout.depths + chit) : 0;
}

export function setDepth({ rules, cells }: Game, chit: number, depth: number): void {
  cells[rules.layout.depths + chit] = depth;
}

/** The cards whose place at an end of the deck is fixed, those nearer to the top first. */
export function cardsAtEnd(game: Game, family: number, end: 'top' | 'bottom'): readonly number[] {
  const found: number[] = [];
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    if (rowAt(game.rules.chits, chit).family !== family || chitsAt(game, chit, POOL) === 0) continue;
    const depth = depthOf(game, chit);
    if (end === 'top' ? depth > 0 : depth < 0) found.push(chit);
  }
  return found.sort((left, right) => depthOf(game, left) - depthOf(game, right));
}

/** Of a deck, the names of the cards whose place is fixed, those nearer to the top first; null for one that is hidden. */
export interface KnownDeck {
  readonly top: readonly (string | null)[];
  readonly bottom: readonly (string | null)[];
}

/** What is known of hidden cards, as a snapshot tells it. */
export interface KnownCards {
  /** By faction, the hidden cards that it has seen where they lie; absent where there are none. */
  readonly seen?: Readonly<Record<string, readonly string[]>>;
  /** By kind of card, the ends of its deck as far as they are fixed; absent where none is. */
  readonly decks?: Readonly<Record<string, KnownDeck>>;
}

/** What is known of hidden cards: by a faction, by who only watches (null), or by all together. */
export function knownCards(game: Game, viewer: number | null | 'all'): KnownCards {
  const { rules } = game;
  if (rules.looks !== true || viewer === null) return {};
  const seen = rules.factions.flatMap((name, faction): [string, string[]][] => {
    if (viewer !== 'all' && viewer !== faction) return [];
    const own = rules.chits.flatMap((chit, id) => (hasSeen(game, faction, id) ? [chit.name] : []));
    return own.length === 0 ? [] : [[name, own]];
  });
  const name = (chit: number): string | null =>
    viewer === 'all' || hasSeen(game, viewer, chit) ? rowAt(rules.chits, chit).name : null;
  const decks = rules.chitFamilies.flatMap((kind, family): [string, KnownDeck][] => {
    const top = withoutLast(cardsAtEnd(game, family, 'top').map(name));
    const bottom = withoutLast(cardsAtEnd(game, family, 'bottom').map(name).reverse()).reverse();
    return top.length + bottom.length === 0 ? [] : [[kind, { top, bottom }]];
  });
  return {
    ...(seen.length === 0 ? {} : { seen: Object.fromEntries(seen) }),
    ...(decks.length === 0 ? {} : { decks: Object.fromEntries(decks) }),
  };
}

/** How many hidden cards lie behind the last one that is known, nobody can tell. */
function withoutLast(names: readonly (string | null)[]): (string | null)[] {
  const last = names.findLastIndex((name) => name !== null);
  return names.slice(0, last + 1);
}

/** Puts down what is known: the other way of `knownCards` for all together. A name that is none is a fault. */
export function layKnown(game: Game, { seen = {}, decks = {} }: KnownCards): void {
  const { rules } = game;
  for (const { top, bottom } of Object.values(decks)) {
    top.forEach((name, index) => {
      setDepth(game, called(rules, name), index + 1);
    });
    bottom.forEach((name, index) => {
      setDepth(game, called(rules, name), index - bottom.length);
    });
  }
  for (const [faction, names] of Object.entries(seen))
    for (const name of names) see(game, indexOf(rules.factions, faction), called(rules, name));
}

function called({ chits }: Rules, name: string | null): number {
  return indexOf(
    chits.map((it) => it.name),
    name ?? '',
  );
}

/** What cannot be: a card that is known where it is not hidden, or a gap at an end of a deck; null where all is sound. */
export function brokenKnown(game: Game): string | null {
  const { rules } = game;
  if (rules.looks !== true) return null;
  for (let chit = 0; chit < rules.chits.length; chit += 1) {
    const { name, family, card } = rowAt(rules.chits, chit);
    const depth = depthOf(game, chit);
    const isInDeck = chitsAt(game, chit, POOL) > 0;
    if (depth !== 0 && (!isInDeck || card === undefined)) return `${name} at ${depth} of a deck`;
    if (depth !== 0) {
      const end = cardsAtEnd(game, family, depth > 0 ? 'top' : 'bottom');
      const index = depth > 0 ? depth - 1 : end.length + depth;
      if (end[index] !== chit) return `${name} at ${depth} of its deck, which has a gap`;
    }
    const mask = read(game.cells, rules.layout.seen + chit);
    const holder = rules.factions.findIndex((_, faction) => chitsAt(game, chit, HELD + faction) > 0);
    const isHidden = card !== undefined && (holder !== -1 || depth !== 0);
    const isOwn = holder !== -1 && hasSeen(game, holder, chit);
    if (mask < 0 || mask >= 1 << rules.factions.length || (mask !== 0 && !isHidden) || isOwn)
      return `${name} seen by ${mask}`;
  }
  return null;
}
