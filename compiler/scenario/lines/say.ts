/** Prints what is given, done and so on the board, in names, as the lines that say it. */
import type { Action } from '../../../runtime/testing/example.js';
import type { Given } from '../../../runtime/testing/position.js';
import type { Shown } from '../../../runtime/testing/scripted-play.js';
import type { BoardShown, Holding } from '../../../runtime/testing/shown.js';
import type { World } from '../../resolved/ir.js';
import { ordinals, pluralIn } from '../named.js';
import { boardLines, givenLines } from './board.js';
import { printLine } from './line.js';
import { colonLines, questionLines } from './then.js';
import { everybody } from './slots.js';
import { actionLines } from './when.js';

/** The line that gives or expects it of the board. */
export function boardLine(world: World, it: Given | BoardShown): string {
  if ('board' in it) return printLine(it.board === 'empty' ? givenLines['empty board'] : givenLines.setup, {});
  if ('deck' in it) {
    return it.deck.length === 0
      ? printLine(givenLines['empty deck'], {})
      : printLine(givenLines.deck, { cards: it.deck.join(', ') });
  }
  if ('printed' in it) {
    const { printed, on, is } = it;
    if (typeof is === 'number')
      return printLine(givenLines['printed number'], { value: printed, card: on, is: String(is) });
    const pieces = is.length === 0 ? 'nothing' : listed(is);
    return printLine(givenLines['printed list'], { value: printed, card: on, pieces });
  }
  if ('space' in it) return printLine(boardLines.space, { space: it.space, ...contents(world, it) });
  if ('box' in it) return printLine(boardLines.box, { box: it.box, ...contents(world, it) });
  if ('pool' in it) return printLine(boardLines.pool, { family: it.pool, ...contents(world, it) });
  if ('faction' in it) return printLine(boardLines.held, { faction: it.faction, ...contents(world, it) });
  if ('track' in it) {
    const { is } = it;
    const at = typeof is === 'object' ? `in box ${is.box}` : typeof is === 'string' ? `at ${is}` : String(is);
    return printLine(boardLines.track, { track: it.track, at });
  }
  if ('counter' in it) return printLine(boardLines.counter, { counter: it.counter, is: String(it.is) });
  if ('option' in it) {
    const { option, is } = it;
    if (typeof is === 'number') return printLine(boardLines.option, { option, is: String(is) });
    return printLine(boardLines.chosen, { option, negated: negatedIf(!is) });
  }
  if ('knows' in it) return printLine(boardLines['has seen'], { faction: it.knows, chits: namesOf(it.cards) });
  if ('deckEnd' in it)
    return printLine(boardLines['deck end'], { end: it.deckEnd, family: it.of, chits: namesOf(it.cards) });
  if ('chit' in it) {
    const noun = world.chits.some(({ name, card }) => name === it.chit && card !== null) ? 'card' : 'chit';
    const chits = it.count === 1 ? `the ${it.chit} ${noun}` : `${countOf(it.count)} ${it.chit} ${noun}s`;
    return printLine(boardLines.chit, { chits, number: numberOf(it.count), lies: it.lies });
  }
  if ('left' in it) {
    const markers = `${countOf(it.is)} ${it.is === 1 ? it.left : pluralIn(world)(it.left)}`;
    return printLine(boardLines.left, { markers, number: numberOf(it.is) });
  }
  if ('played' in it) return printLine(boardLines.played, { card: it.played, negated: negatedIf(!it.is) });
  if ('open' in it) return printLine(boardLines.open, { space: it.open, negated: negatedIf(!it.is) });
  if ('place' in it) {
    const place = world.orderPlaces[ordinals.indexOf(it.place)]?.name ?? it.place;
    return printLine(boardLines.order, { faction: it.is, place });
  }
  if ('card' in it) return printLine(boardLines.card, { card: it.card });
  if ('winner' in it) {
    if (it.winner === null) return printLine(boardLines['not won'], {});
    return endLine({ faction: it.winner, how: 'win', degree: it.degree });
  }
  if ('loser' in it) return endLine({ faction: it.loser, how: 'lose', degree: it.degree });
  if ('drawn' in it) return printLine(boardLines.drawn, {});
  if ('awaiting' in it) {
    const negated = negatedIf(!it.is);
    return printLine(boardLines.awaiting, { card: it.awaiting, side: sideOf(it.side), negated });
  }
  const negated = negatedIf(!it.isInPlay);
  return printLine(boardLines['in play'], { card: it.capability, side: sideOf(it.side), negated });
}

function endLine({
  faction,
  how,
  degree,
}: {
  faction: string;
  how: 'win' | 'lose';
  degree: string | undefined;
}): string {
  if (degree !== undefined) return printLine(boardLines['won far'], { faction, how, degree });
  return printLine(how === 'win' ? boardLines.won : boardLines.lost, { faction });
}

/** The line that expects it. */
export function shownLine(world: World, it: Shown): string {
  if ('asked' in it) {
    if (it.asked === null) return printLine(questionLines['nothing asked'], {});
    const isChance = it.asked === 'roll' || it.asked === 'draw';
    const held = { by: it.asked, number: isChance ? 'one' : 'many' } as const;
    if (it.options === undefined) return printLine(questionLines.asked, held);
    return `${printLine(colonLines['all asked'], held)}: ${it.options.join(', ')}`;
  }
  if ('offered' in it) {
    const number = numberOf(it.offered.length);
    return printLine(questionLines.offered, { options: listed(it.offered), number, negated: negatedIf(!it.is) });
  }
  if ('question' in it) return `${printLine(colonLines.question, {})}: ${it.question}`;
  if ('cited' in it) return `${printLine(colonLines.cited, {})}: ${it.cited}`;
  if ('seenBy' in it) {
    const held = { by: it.seenBy ?? everybody, number: it.seenBy === null ? 'one' : 'many' } as const;
    const shows = it.shows.map(([, shown]) => boardLine(world, shown));
    return `${printLine(colonLines.seen, held)}: [${shows.join(', ')}]`;
  }
  return boardLine(world, it);
}

/** The line that says what is done. What bounds a conduct is a sentence of the rules, and printed as one. */
export function actionLine(it: Exclude<Action, { readonly within: unknown }>): string {
  if ('conducts' in it) return printLine(actionLines.conduct, { by: it.by, procedure: it.conducts });
  const side = it.side === 'unshaded' || it.side === 'shaded' ? it.side : 'only';
  return printLine(actionLines.play, { by: it.by, card: it.plays, side });
}

function numberOf(count: number): 'one' | 'many' {
  return count === 1 ? 'one' : 'many';
}

function countOf(count: number): string {
  return count === 0 ? 'no' : String(count);
}

function negatedIf(isNegated: boolean): 'yes' | 'no' {
  return isNegated ? 'yes' : 'no';
}

/** The only side of a card has no name in lines. */
function sideOf(side: string | null): 'any' | 'unshaded' | 'shaded' {
  return side === 'unshaded' || side === 'shaded' ? side : 'any';
}

interface Contents {
  readonly extent: 'exactly' | 'part';
  readonly items: string;
}

function contents(
  world: World,
  it: { readonly holds: readonly Holding[] } | { readonly has: readonly Holding[] },
): Contents {
  const holds = 'holds' in it ? it.holds : it.has;
  const isChit = (name: string): boolean => world.chits.some((chit) => chit.name === name);
  const items = holds.map(([count, ...names]) => {
    const [one, many] = nameOf(world, names);
    if (count === 1 && isChit(one)) return one;
    return `${countOf(count)} ${count === 1 ? one : many}`;
  });
  return { extent: 'holds' in it ? 'exactly' : 'part', items: items.length === 0 ? 'nothing' : listed(items) };
}

/** What is counted together: a piece in all of its states, or a set of pieces. */
function nameOf(world: World, names: readonly string[]): readonly [one: string, many: string] {
  const [only = ''] = names;
  if (names.length === 1) return [only, pluralIn(world)(only)];
  const isAll = (pieces: readonly number[]): boolean => {
    const columns = pieces.flatMap(
      (id) => world.pieces[id]?.columns.map((column) => world.columns[column]?.name) ?? [],
    );
    const own = pieces.map((id) => world.pieces[id]?.names.one);
    return columns.join('\n') === names.join('\n') || own.join('\n') === names.join('\n');
  };
  const piece = world.pieces.find((_, id) => isAll([id]));
  const group = piece ?? world.groups.find(({ pieces }) => isAll(pieces));
  if (group !== undefined) return [group.names.one, group.names.many];
  const faction = world.factions.find((_, id) =>
    isAll(world.pieces.flatMap((it, index) => (it.faction === id ? [index] : []))),
  );
  return faction === undefined ? [only, only] : [`${faction.adjective} piece`, `${faction.adjective} pieces`];
}

function namesOf(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : listed(names);
}

/** `Fenwick, Dunmoor and Harrow`. */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
