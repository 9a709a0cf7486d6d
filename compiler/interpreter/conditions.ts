/** Conditions, by their definitions. */
import { cardInPlay, currentCard, deckLength, hasBeenPlayed } from '../../runtime/cards.js';
import { rowAt, trackAt } from '../../runtime/state.js';
import { isRoll } from '../resolved/facts.js';
import type { Condition, NumberExpr } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { chosenOf } from './board.js';
import { changed, countOf, number, passes } from './expressions.js';
import { amountOf, gapOf, holds } from './extremes.js';
import { printedList } from './printed.js';
import { actorOf, type Frame, hereOf, inHand, type Machine, recordBoundary } from './frame.js';

export function isTrue(frame: Frame, condition: Condition): boolean {
  const { game, machine } = frame;
  const { world } = machine;
  switch (condition.kind) {
    case 'is there': {
      const count = countOf(frame, condition.things, condition.where);
      const least = number(frame, condition.least);
      recordBoundary(frame, condition, amountOf(count, least));
      return count >= least !== condition.negated;
    }
    case 'here is':
      return passes(frame, condition.test, hereOf(frame));
    case 'it is listed': {
      const { piece } = rowAt(world.columns, inHand(frame).column);
      return printedList(frame, condition.list).includes(piece) !== condition.negated;
    }
    case 'it has moved':
      return inHand(frame).moved !== condition.negated;
    case 'it is':
      return (condition.columns as readonly number[]).includes(inHand(frame).column) !== condition.negated;
    case 'compare': {
      const left = number(frame, condition.left);
      const added = isRoll(condition.left) ? addedToRoll(frame, condition.right) : 0;
      const right = number(frame, condition.right);
      recordBoundary(frame, condition, gapOf(left + added, right));
      return holds(left + added, condition.operator, right);
    }
    case 'track at':
      return (trackAt(game, condition.track) === condition.box) !== condition.negated;
    case 'card is': {
      const card = currentCard(game);
      const isKind = card !== -1 && rowAt(machine.world.cards, card).kind === condition.cardKind;
      return (
        (isKind && (condition.nth === null || isNth(frame, condition.cardKind, condition.nth))) !== condition.negated
      );
    }
    case 'is current':
      return (counts(machine, condition) && currentCard(game) === condition.card) !== condition.negated;
    case 'in play': {
      const at = cardInPlay(game, condition.card);
      const isThere = condition.side === null ? at !== 0 : at === condition.side + 1;
      return (counts(machine, condition) && isThere) !== condition.negated;
    }
    case 'played':
      return hasBeenPlayed(game, condition.card) !== condition.negated;
    case 'executing':
      return (frame.by === condition.faction) !== condition.negated;
    case 'in place':
      return (actorOf(frame, { kind: 'ordinal', place: condition.place }) === condition.faction) !== condition.negated;
    case 'chosen':
      return chosenOf(game, condition.option) > 0 !== condition.negated;
    case 'and':
      return isTrue(frame, condition.left) && isTrue(frame, condition.right);
    case 'or':
      return isTrue(frame, condition.left) || isTrue(frame, condition.right);
    default:
      return unreachable(condition);
  }
}

/** What a card does does not count while cards are disregarded; where the card is counts always. */
function counts({ regardsCards }: Machine, { ofEffect }: { readonly ofEffect?: true }): boolean {
  return regardsCards || ofEffect !== true;
}

/** What cards add to a roll that is held against this number, in the steps at hand. */
function addedToRoll(frame: Frame, against: NumberExpr): number {
  const wanted = JSON.stringify(against);
  let sum = 0;
  for (const { against: own, procedure, changes } of frame.machine.core.rolls) {
    const isOf = procedure === undefined || procedure === frame.procedure?.id;
    if (isOf && JSON.stringify(own) === wanted) sum += changed(frame, 0, changes, true);
  }
  return sum;
}

/** No other card of the kind has been played, or none is left in the deck. */
function isNth({ game, machine }: Frame, kind: number, nth: 'first' | 'last'): boolean {
  const { deck } = game.rules.layout;
  const such = machine.world.cards.flatMap((card, id) => (card.kind === kind ? [id] : []));
  if (nth === 'first') return such.every((card) => card === currentCard(game) || !hasBeenPlayed(game, card));
  const left = new Set(game.cells.subarray(deck, deck + deckLength(game)));
  return such.every((card) => !left.has(card));
}
