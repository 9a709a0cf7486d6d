/** What is printed on the card in hand: as its file has it, or as an example states it. */
import { currentCard } from '../../runtime/cards.js';
import { rowAt } from '../../runtime/state.js';
import type { Frame } from './frame.js';

/** 0 where there is no card. */
export function printedNumber(frame: Frame, value: number): number {
  const said = statedOn(frame, value);
  if (typeof said === 'number') return said;
  return rowAt(frame.machine.world.values, value).numbers[read(frame, value)] ?? 0;
}

export function printedList(frame: Frame, value: number): readonly number[] {
  const said = statedOn(frame, value);
  if (said instanceof Array) return said;
  return rowAt(frame.machine.world.values, value).lists?.[read(frame, value)] ?? [];
}

function statedOn({ game }: Frame, value: number): number | readonly number[] | null {
  const card = currentCard(game);
  for (const it of game.printed ?? []) if (it.card === card && it.value === value) return it.is;
  return null;
}

/** The card in hand, of which it is told that its file was read. */
function read({ game, machine }: Frame, value: number): number {
  const card = currentCard(game);
  const declared = machine.world.cards[card];
  if (declared !== undefined) machine.visit?.(declared, `printed ${value}`);
  return card;
}
