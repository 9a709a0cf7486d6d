/**
 * What a faction may not know, drawn anew: the order of the deck and which cards were left out of it, what lies in the hands and
 * pools of others, and the dice to come. What comes of it follows from what the faction knows and from the dice alone.
 */
import type { Playable } from '../at-once.js';
import { currentCard, deckLength, hasBeenPlayed, setDeck } from '../cards.js';
import { depthOf, hasSeen, setDepth } from '../known-cards.js';
import { seedGenerator } from '../random.js';
import { POOL } from '../rules.js';
import { chitsAt, copyOf, type Game, read, rowAt, setChitsAt } from '../state.js';
import { hiddenFrom } from '../view.js';
import { type Dice, mixed } from './dice.js';

/** How often a deck is dealt until as many cards of each kind lie on top of it as have been played. */
const mostDeals = 64;
const seeds = 2 ** 31;

/** Draws anew, in a position that is the caller's own, what the faction (its index) may not know. */
export function redraw(program: Playable, game: Game, faction: number, dice: Dice): void {
  redrawDeck(program, game, dice);
  for (let family = 0; family < game.rules.chitFamilies.length; family += 1) redrawChits(game, family, faction, dice);
  seedGenerator(game, dice(seeds));
}

function redrawDeck(program: Playable, game: Game, dice: Dice): void {
  const { cards, layout } = game.rules;
  const left = deckLength(game);
  if (left === 0) return;
  const kinds = kindsLeft(program, game, left, dice);
  const hidden = mixed(
    dice,
    cards.flatMap((_, card) => (hasBeenPlayed(game, card) || card === currentCard(game) ? [] : [card])),
  );
  const deck = kinds.flatMap((kind) => {
    const at = hidden.findIndex((card) => rowAt(cards, card).kind === kind);
    return at === -1 ? [] : hidden.splice(at, 1);
  });
  const now = [...game.cells.subarray(layout.deck, layout.deck + left)];
  // Where a deck was laid by hand, its own cards are mixed.
  const own = mixed(
    dice,
    now.sort((one, other) => one - other),
  );
  setDeck(game, deck.length === left ? deck : own);
}

/** The kinds of the cards that are left, the top first, as the deal lets them lie; in any order where it does not tell. */
function kindsLeft(program: Playable, game: Game, left: number, dice: Dice): readonly string[] {
  const { cards, layout } = game.rules;
  const dealt = copyOf(game);
  const kindOf = (card: number): string => rowAt(cards, card).kind;
  for (let deals = 0; deals < mostDeals; deals += 1) {
    seedGenerator(dealt, dice(seeds));
    program.deal(dealt);
    const whole = [...dealt.cells.subarray(layout.deck, layout.deck + deckLength(dealt))].map(kindOf);
    const gone = whole.slice(0, Math.max(0, whole.length - left)).sort();
    const played = cards.flatMap(({ kind }, card) => (hasBeenPlayed(game, card) && whole.includes(kind) ? [kind] : []));
    if (gone.length !== played.length || whole.length < left) break;
    if (played.sort().every((kind, index) => kind === gone[index])) return whole.slice(whole.length - left);
  }
  const now = [...game.cells.subarray(layout.deck, layout.deck + left)].map(kindOf);
  return mixed(dice, now.sort());
}

/** A place that a hidden chit lies in, with what others know of it. */
interface Slot {
  readonly place: number;
  readonly depth: number;
  readonly seen: number;
}

function redrawChits(game: Game, family: number, faction: number, dice: Dice): void {
  const { chits, looks, layout } = game.rules;
  const isHidden = hiddenFrom(game, faction);
  const kinds: number[] = [];
  const slots: Slot[] = [];
  for (let chit = 0; chit < chits.length; chit += 1) {
    if (rowAt(chits, chit).family !== family || hasSeen(game, faction, chit)) continue;
    const seen = looks === true ? read(game.cells, layout.seen + chit) : 0;
    for (let place = 0; place < layout.chitPlaces; place += 1) {
      if (place !== POOL && !isHidden(family, place, chit)) continue;
      for (let count = chitsAt(game, chit, place); count > 0; count -= 1) {
        kinds.push(chit);
        slots.push({ place, depth: depthOf(game, chit), seen });
      }
    }
  }
  if (slots.every(({ place, depth }) => place === POOL && depth === 0)) return;
  slots.sort((one, other) => one.place - other.place || one.depth - other.depth || one.seen - other.seen);
  for (const chit of kinds) for (const { place } of slots) setChitsAt(game, chit, place, 0);
  mixed(dice, kinds).forEach((chit, index) => {
    const { place, depth, seen } = slots[index] ?? { place: POOL, depth: 0, seen: 0 };
    setChitsAt(game, chit, place, chitsAt(game, chit, place) + 1);
    if (looks !== true) return;
    setDepth(game, chit, depth);
    game.cells[layout.seen + chit] = seen;
  });
}
