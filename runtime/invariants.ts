/** What holds in every position, whatever was played. */
import { awaitedSide, deckLength, hasBeenPlayed } from './cards.js';
import { brokenKnown } from './known-cards.js';
import { brokenOptions } from './options.js';
import { brokenOutcome } from './outcome.js';
import {
  available,
  chitsAt,
  countAt,
  type Game,
  inBox,
  inPlay,
  markersAt,
  markersOn,
  movedAt,
  numberAt,
  piecesAt,
  read,
  rowAt,
  trackAt,
} from './state.js';

/** Null where the position is sound, else a sentence that names the first thing that is not. */
export function checkInvariants(game: Game): string | null {
  return (
    brokenPieces(game) ??
    brokenMarkers(game) ??
    brokenTracks(game) ??
    brokenChits(game) ??
    brokenKnown(game) ??
    brokenOrder(game) ??
    brokenDeck(game) ??
    brokenOptions(game)
  );
}

function brokenPieces(game: Game): string | null {
  const { spaces, pieces, columns, boxes, layout } = game.rules;
  for (let space = 0; space < spaces.length; space += 1) {
    const open = inPlay(game, space);
    for (let column = 0; column < columns.length; column += 1) {
      const count = countAt(game, space, column);
      const moved = movedAt(game, space, column);
      if (moved >= 0 && moved <= count && (open || count === 0)) continue;
      const where = `${rowAt(columns, column).name} in ${rowAt(spaces, space).name}`;
      if (count < 0) return `${count} ${where}`;
      return moved < 0 || moved > count
        ? `${moved} of ${count} ${where} that have moved`
        : `${count} ${where}, which is not in play`;
    }
    for (let piece = 0; piece < pieces.length; piece += 1) {
      const here = piecesAt(game, space, rowAt(pieces, piece).columns);
      if (here > numberAt(layout.standing, piece * spaces.length + space)) {
        return `${here} ${rowAt(pieces, piece).name} in ${rowAt(spaces, space).name}, more than may stand there`;
      }
    }
  }
  for (let piece = 0; piece < pieces.length; piece += 1) {
    for (let box = 0; box < boxes.length; box += 1) {
      const count = inBox(game, box, piece);
      if (count < 0) return `${count} ${rowAt(pieces, piece).name} in ${rowAt(boxes, box)}`;
    }
    if (available(game, piece) < 0) return `more ${rowAt(pieces, piece).name} in use than there are`;
  }
  return null;
}

function brokenMarkers(game: Game): string | null {
  const { spaces, markers, layout } = game.rules;
  for (let marker = 0; marker < markers.length; marker += 1) {
    const row = rowAt(markers, marker);
    for (let space = 0; space < spaces.length; space += 1) {
      const count = markersAt(game, marker, space);
      if (count < 0 || count > numberAt(layout.bearing, marker * spaces.length + space)) {
        return `${count} ${row.name} in ${rowAt(spaces, space).name}`;
      }
      if (count > 0 && !row.closes && !inPlay(game, space)) {
        return `${row.name} in ${rowAt(spaces, space).name}, which is not in play`;
      }
    }
    if (markersOn(game, marker) > row.supply) return `more ${row.name} on the map than there are`;
  }
  return null;
}

function brokenTracks(game: Game): string | null {
  for (let track = 0; track < game.rules.tracks.length; track += 1) {
    const row = rowAt(game.rules.tracks, track);
    const raw = trackAt(game, track);
    if (raw < row.from || raw > row.to) return `${row.name} at ${raw}`;
  }
  return null;
}

function brokenChits(game: Game): string | null {
  for (let chit = 0; chit < game.rules.chits.length; chit += 1) {
    const row = rowAt(game.rules.chits, chit);
    let total = 0;
    for (let place = 0; place < game.rules.layout.chitPlaces; place += 1) {
      const count = chitsAt(game, chit, place);
      if (count < 0) return `${count} of the chit ${row.name}`;
      total += count;
    }
    if (total !== row.count) return `${total} instead of ${row.count} of the chit ${row.name}`;
  }
  return null;
}

function brokenOrder(game: Game): string | null {
  const { order, factions, layout } = game.rules;
  const seen: number[] = [];
  for (let place = 0; place < order.places.length; place += 1) {
    const faction = read(game.cells, layout.orderPlaces + place);
    if (faction < 0 || faction >= factions.length || seen.includes(faction))
      return `the order of play at ${rowAt(order.places, place)}`;
    seen.push(faction);
  }
  for (let box = 0; box < order.boxes.length; box += 1) {
    const taken = read(game.cells, layout.orderBoxes + box);
    if (taken < -1 || taken > factions.length) return `the box ${rowAt(order.boxes, box)}`;
  }
  return null;
}

function brokenDeck(game: Game): string | null {
  const { cells, rules } = game;
  const { cards, layout } = rules;
  const length = deckLength(game);
  if (length < 0 || length > cards.length) return `a deck of ${length} cards`;
  const seen = new Uint8Array(cards.length);
  for (let place = 0; place < length; place += 1) {
    const card = read(cells, layout.deck + place);
    if (card < 0 || card >= cards.length) return `card ${card} in the deck`;
    if (seen[card] === 1) return `card ${rowAt(cards, card).id} twice in the deck`;
    if (hasBeenPlayed(game, card)) return `card ${rowAt(cards, card).id} in the deck though played`;
    seen[card] = 1;
  }
  const current = read(cells, layout.currentCard);
  if (current < 0 || current > cards.length) return `card ${current - 1} in hand`;
  for (let card = 0; card < cards.length; card += 1) {
    // Of a long deck most cards are nowhere.
    if (cells[layout.played + card] === 0 && cells[layout.cardSides + card] === 0 && awaitedSide(game, card) === 0)
      continue;
    const { id, sides, onNext } = rowAt(cards, card);
    const played = read(cells, layout.played + card);
    const side = read(cells, layout.cardSides + card);
    const awaited = awaitedSide(game, card);
    if (played < 0 || played > 1) return `card ${id} played ${played} times`;
    if (side < 0 || side > sides.length) return `side ${side} of card ${id} in play`;
    if (awaited !== 0 && (onNext?.[awaited - 1] ?? []).length === 0) return `side ${awaited} of card ${id} awaited`;
  }
  return brokenOutcome(game);
}
