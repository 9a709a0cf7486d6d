/** Walks the statements of Core. Where the game is over, nothing more is done. */
import { awaitCard, cancelCard, cardInPlay, currentCard, deckLength, putInPlay } from '../../runtime/cards.js';
import { CHANCE, decision, DONE, type Effect, NOBODY } from '../../runtime/decision.js';
import { watched } from '../../runtime/events.js';
import {
  checkpoint,
  type Game,
  loopBegun,
  markersAt,
  roundsLeft,
  rowAt,
  setCounter,
  trackAt,
} from '../../runtime/state.js';
import { isOver } from '../../runtime/outcome.js';
import type { Block, CoreProcedure, CoreSide, Op, Statement } from '../core/ir.js';
import type { World } from '../resolved/ir.js';
import { lonePlayer } from '../resolved/players.js';
import { kindIn } from './map.js';
import { openTurn, placeMarker, removeMarker, setTrack, turnMarkers } from './board.js';
import { drawChits, moveChits, playCard, takeChit } from './chits.js';
import { doDirect } from './direct.js';
import { endGame } from './outcomes.js';
import { conduct, moment } from './conduct.js';
import { isTrue } from './conditions.js';
import { applies, capabilities, changed, chitOf, chitPlace, number, passesAll, placesOf } from './expressions.js';
import {
  actorOf,
  boundsOf,
  type Frame,
  frameOf,
  FREE,
  type Group,
  groupOf,
  hereOf,
  type Machine,
  newFrame,
  nothingMoved,
  type PieceInHand,
  type Scope,
  whyOf,
  whyOfBlock,
  inHand,
  spaceOf,
} from './frame.js';
import { look } from './looking.js';
import { amountOf } from './extremes.js';
import { movedIn, moveGroup, reached, branchesOf } from './move.js';
import { closeBox, takeBox } from './order.js';
import { type Choice, flip, place, removeInStages, replace } from './pieces.js';
import { isPossible } from './possible.js';
import { agrees, choose } from './questions.js';
import { choosePieces, eachPiece } from './piece-loops.js';
import { chooseSpaces, eachSpace, select } from './space-loops.js';
import { shift } from './tracks.js';
import { isReplaced, runHook, runHooks, withMoments } from './hooks.js';
import { usualSides } from '../surface/dice.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Carries out a procedure. */
export function* runProcedure(
  machine: Machine,
  game: Game,
  procedure: CoreProcedure,
  by: number,
  scope: Scope = FREE,
  variables: Frame['variables'] = new Map(),
): Effect {
  const frame = { ...frameOf(machine, game, procedure, by, scope), variables };
  if (procedure.beginsTurn) openTurn(machine.world, game);
  if (procedure.opening !== undefined && (yield* perform(frame, procedure.opening))) return;
  const doer = procedure.faction ?? by;
  if (yield* isReplaced(frame, procedure, doer)) return;
  if (yield* runHooks(frame, procedure.before, doer)) return;
  if (yield* perform(frame, procedure.block)) return;
  yield* runHooks(frame, procedure.after, doer);
}

/** The numbers of a table of results that is done by itself. */
export function unentered({ tables }: World, procedure: number): Frame['variables'] {
  const entries = tables.find((it) => it.procedure === procedure)?.entries ?? [];
  return new Map(entries.map(({ name }) => [name, 0]));
}

/** The numbers that a table of results is given, by what its rows call them. */
function enteredWith(
  frame: Frame,
  { procedure, numbers = [] }: Extract<Op, { readonly kind: 'do' }>,
): Map<string, number> {
  const table = frame.machine.world.tables.find((it) => it.procedure === procedure);
  return new Map(numbers.map((it, index) => [table?.entries[index]?.name ?? '', number(frame, it)]));
}

/**
 * Carries out the procedure that plays a whole game, which nobody executes but who plays alone: from its beginning, or from
 * the round at whose top the position was.
 */
export function* runSequence(machine: Machine, game: Game, procedure: CoreProcedure): Effect {
  const by = lonePlayer(machine.world.factions) ?? NOBODY;
  const begun = loopBegun(game);
  const from = begun === 0 ? 0 : procedure.block.findIndex(({ loop }) => loop === begun);
  yield* runProcedure(machine, game, { ...procedure, block: procedure.block.slice(from) }, by);
}

/** Carries out a side of a card. */
export function* runSide(machine: Machine, game: Game, card: number, index: number, by: number): Effect {
  const side: CoreSide = rowAt(rowAt(machine.core.cards, card).sides, index);
  machine.visit?.(side, 'played');
  machine.visit?.(side, `by ${by}`);
  if (side.lasting === 'during') putInPlay(game, card, index);
  if (yield* perform(newFrame(machine, game, by), side.block)) return;
  if (side.lasting === 'during') cancelCard(game, card);
  if (side.lasting === 'at once') putInPlay(game, card, index);
  if (side.lasting === 'on the next card') awaitCard(game, card, index);
  if (side.settles) yield* settle(machine, game);
}

/** Carries out one statement after another; true where the game is over. */
export function* perform(frame: Frame, block: Block): Effect<boolean> {
  for (const statement of block) {
    frame.machine.visit?.(statement, 'done');
    yield* step(frame, statement);
    if (isOver(frame.game)) return true;
    frame.machine.visit?.(statement, 'over');
  }
  return false;
}

function* step(frame: Frame, statement: Statement): Effect {
  const { game, machine } = frame;
  const { world, core, visit } = machine;
  const { op } = statement;
  const by = actorOf(frame, statement.by);
  const choiceOf = (range: Of<'place'>['range']): Choice => ({
    by,
    why: whyOf(frame, statement),
    ...boundsOf(frame, range, number),
    at: op,
  });
  switch (op.kind) {
    case 'place':
      yield* place(frame, op, choiceOf(op.range));
      return;
    case 'mark': {
      const here = hereOf(frame);
      const before = markersAt(game, op.marker, here);
      const count = number(frame, op.count);
      placeMarker(world, game, op.marker, count, here, kindIn(frame, here));
      if (count > 0) visit?.(op, markersAt(game, op.marker, here) - before < count ? 'not all' : 'all');
      return;
    }
    case 'unmark': {
      const count = op.count === 'all' ? Infinity : number(frame, op.count);
      for (const space of placesOf(frame, op.where)) {
        const amount = amountOf(markersAt(game, op.marker, space), count);
        if (amount !== null) visit?.(op, amount);
        removeMarker(game, op.marker, count, space);
      }
      return;
    }
    case 'turn over':
      for (const space of placesOf(frame, op.where))
        turnMarkers(world, game, op.marker, op.to, space, kindIn(frame, space));
      return;
    case 'remove':
      yield* removeInStages(frame, op, choiceOf(op.range));
      return;
    case 'replace':
      yield* replace(frame, op, choiceOf(op.range));
      return;
    case 'move':
      yield* move(frame, statement, op, by);
      return;
    case 'flip':
      yield* flip(frame, op, choiceOf(op.range));
      return;
    case 'shift': {
      const own = number(frame, op.by);
      // A computed number of 0, or below it, skips modifiers.
      const isNone = own <= 0 && op.by.kind !== 'literal';
      const amount = isNone ? own : changed(frame, own, op.changes);
      yield* shift(frame, op, op.sign * amount, by);
      return;
    }
    case 'set track': {
      const to = number(frame, op.to);
      if (op.crosses) yield* shift(frame, op, to - trackAt(game, op.track), by);
      else setTrack(world, game, op.track, to);
      return;
    }
    case 'set counter':
      setCounter(game, op.counter, number(frame, op.to));
      return;
    case 'draw':
      yield* drawChits(
        frame,
        op,
        number(frame, op.count),
        chitPlace(frame, op.family, op.to, by),
        whyOf(frame, statement),
      );
      return;
    case 'take chit':
      yield* takeChit(frame, op, by, whyOf(frame, statement));
      return;
    case 'move chits':
      moveChits(frame, op, by);
      return;
    case 'look':
      yield* look(frame, op, by, whyOf(frame, statement));
      return;
    case 'play card':
      yield* playCard(frame, op, by, whyOf(frame, statement), playEvent);
      return;
    case 'resolve': {
      const chit = chitOf(frame, op.of);
      const aspect = rowAt(core.aspects, op.aspect);
      const effect = aspect.chits.find((candidate) => candidate.chit === chit);
      if (effect === undefined) return;
      visit?.(effect, 'resolved');
      const alone = newFrame(machine, game, by);
      const inner = aspect.here ? { ...alone, here: hereOf(frame) } : alone;
      yield* withMoments(inner, effect, by);
      return;
    }
    case 'roll': {
      let shown = 0;
      const faces = Array.from({ length: op.sides ?? usualSides }, (_, below) => below + 1);
      for (let die = 0; die < (op.dice ?? 1); die += 1)
        shown += yield decision(CHANCE, 'roll', whyOf(frame, statement), faces, null, null);
      frame.variables.set('roll', shown);
      return;
    }
    case 'let':
      frame.variables.set(op.name, number(frame, op.value));
      return;
    case 'conduct': {
      const isDone = yield* conduct(frame, op, by, whyOf(frame, statement));
      visit?.(op, isDone ? 'conducted' : 'not conducted');
      return;
    }
    case 'do':
      yield* runProcedure(machine, game, rowAt(core.procedures, op.procedure), by, FREE, enteredWith(frame, op));
      return;
    case 'close box':
      closeBox(game, op.box);
      return;
    case 'win':
    case 'lose':
    case 'draw game':
      endGame(game, op);
      return;
    case 'if': {
      const isSo = isTrue(frame, op.condition);
      visit?.(op, isSo ? 'then' : 'otherwise');
      yield* perform(frame, isSo ? op.then : op.otherwise);
      return;
    }
    case 'select':
      yield* select(frame, statement, op, by);
      return;
    case 'each space':
      yield* eachSpace(frame, statement, op, by);
      return;
    case 'choose spaces':
      yield* chooseSpaces(frame, statement, op, by);
      return;
    case 'each piece':
      yield* eachPiece(frame, op);
      return;
    case 'choose pieces':
      yield* choosePieces(frame, statement, op, by);
      return;
    case 'repeat':
      for (let left = roundsOf(frame, statement, number(frame, op.count)); left > 0; left -= 1) {
        takeNote(frame, statement, left);
        visit?.(op, 'a time');
        if (yield* perform(frame, op.body)) return;
      }
      return;
    case 'repeat at will':
      yield* repeatAtWill(frame, statement, op, by);
      return;
    case 'while':
      for (;;) {
        takeNote(frame, statement);
        if (!isTrue(frame, op.condition) || !(yield* isWilling(frame, statement, op, by))) return;
        if (yield* perform(frame, op.body)) return;
      }
    case 'may':
      if (yield* isWilling(frame, statement, op, by)) yield* perform(frame, op.body);
      return;
    case 'choose': {
      const taken = yield* chooseAlternative(frame, statement, op, by);
      const alternative = op.alternatives[taken];
      if (alternative === undefined) return;
      visit?.(alternative, 'taken');
      yield* perform(frame, alternative.block);
      return;
    }
    case 'take box': {
      const box = yield* takeBox(game, by, whyOf(frame, statement));
      const alternative = op.alternatives.find((it) => it.box === box);
      if (alternative === undefined) return;
      visit?.(alternative, 'taken');
      yield* perform(frame, alternative.block);
      return;
    }
    case 'net': {
      let net = 0;
      for (const entry of op.terms) {
        if (entry.guard !== null && !applies(frame, entry.guard)) continue;
        visit?.(entry, 'counts');
        const { sign, amount, every, of } = entry.term;
        net += sign * amount * Math.floor(number(frame, of) / every);
      }
      yield* shift(frame, op, net, by);
      return;
    }
    case 'cancel':
      for (const card of capabilities(frame, op.faction, op.side)) cancelCard(game, card);
      return;
    case 'end side':
      if (cardInPlay(game, op.card) === op.side + 1) cancelCard(game, op.card);
      return;
    case 'named':
      yield* withMoments(frame, op, by);
      return;
    case 'woven': {
      const ofGroup = op.woven.given.some(({ kind }) => kind === 'group');
      const at = ofGroup ? groupOf(frame).from : spaceOf(frame);
      const isThere = op.spaces === null || at === null || passesAll(frame, op.spaces, at);
      const hasMoved = !op.left || groupOf(frame).from !== groupOf(frame).to;
      const { moved } = op;
      const isEnough = moved === null || movedIn(groupOf(frame), moved.columns) >= number(frame, moved.least);
      if (isThere && hasMoved && isEnough) yield* runHook(frame, op.woven, by);
      return;
    }
    case 'until deck empty':
      while (deckLength(game) > 0) {
        takeNote(frame, statement);
        if (yield* perform(frame, op.body)) return;
      }
      return;
    case 'moment':
      yield* moment(frame);
      return;
    case 'standing':
      yield* settle(machine, game);
      return;
    default:
      yield* doDirect(frame, op, { by, why: whyOf(frame, statement) });
  }
}

/** Carries out the standing rules until nothing in the position changes any more. */
export function* settle(machine: Machine, game: Game): Effect {
  const { core, spare } = machine;
  if (core.standing.length === 0) return;
  const before = spare.pop() ?? new Int32Array(game.cells.length);
  let isEnded = false;
  do {
    before.set(game.cells);
    for (const { block } of core.standing) isEnded ||= yield* perform(newFrame(machine, game, NOBODY), block);
  } while (!isEnded && !isSame(game.cells, before));
  spare.push(before);
}

/** A loop of its own, since a long deck has many cells. */
function isSame(cells: Int32Array, before: Int32Array): boolean {
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] !== before[cell]) return false;
  return true;
}

/** The top of a round of a loop of the sequence, with the rounds left of one that is done so many times. */
function takeNote({ game }: Frame, { loop }: Statement, left = 0): void {
  if (loop !== undefined) checkpoint(game, loop, left);
}

/** How many rounds are to be done: of a loop within which the game was taken up, those that were left. */
function roundsOf({ game }: Frame, { loop }: Statement, all: number): number {
  return loop === undefined ? all : roundsLeft(game, loop, all);
}

/** Whether the steps can begin and the actor likes to. */
function* isWilling(frame: Frame, statement: Statement, op: Of<'may' | 'while'>, by: number): Effect<boolean> {
  if (!isPossible(frame, op.possible)) {
    frame.machine.visit?.(op, 'not possible');
    return false;
  }
  const isWanted = yield* agrees(by, whyOfBlock(frame, statement, op.body), { space: spaceOf(frame) });
  frame.machine.visit?.(op, isWanted ? 'yes' : 'no');
  return isWanted;
}

/** One group, or as many as the mover likes; the body is done where each arrives. */
function* move(frame: Frame, statement: Statement, op: Of<'move'>, by: number): Effect {
  const { least, most } = op.group === null ? { least: 1, most: Infinity } : boundsOf(frame, op.group, number);
  const groups: Group[] = [];
  const ways = branchesOf(frame, op);
  // Each movement has pieces move once; what is moved only once is remembered from one to the next.
  const moving: Frame = op.once ? frame : { ...frame, moved: nothingMoved(op.perTurn) };
  for (;;) {
    const choice: Choice = { by, why: whyOf(frame, statement), least, most, at: op };
    const group: Group | null = yield* moveGroup(moving, op, ways, choice);
    if (group === null) break;
    if (op.it) follow(inHand(frame), group);
    groups.push(group);
    frame.machine.visit?.(op, 'a group');
    if (op.body !== null && (yield* perform({ ...frame, group, here: group.to }, op.body))) return;
    if (op.group !== null) break;
  }
  for (const { woven, columns, least: enough, spaces: where } of op.arrivals) {
    for (const here of reached(frame, groups, columns, number(frame, enough))) {
      if (!passesAll({ ...frame, here }, where, here)) continue;
      if (yield* runHooks({ ...frame, here }, [woven], by)) return;
    }
  }
}

function follow(piece: PieceInHand, { to }: Group): void {
  piece.space = to;
  piece.moved = true;
}

/** The Event of the current card; of two sides, the faction chooses one. */
export function* playEvent({ game, machine }: Frame, by: number, why: string): Effect {
  const id = currentCard(game);
  const sides = machine.core.cards[id]?.sides ?? [];
  if (sides.length === 0) return;
  const options = sides.map((_, index) => index);
  const names = sides.map(({ name }) => name);
  const side = yield* choose(game, by, 'side', why, options, names);
  yield* watched(game, by, side, runSide(machine, game, id, side, by));
}

function* repeatAtWill(frame: Frame, statement: Statement, op: Of<'repeat at will'>, by: number): Effect {
  const { visit } = frame.machine;
  const [only] = op.body;
  const most = number(frame, op.most);
  for (let left = roundsOf(frame, statement, most); left > 0; left -= 1) {
    takeNote(frame, statement, left);
    // What is conducted can itself be declined, so nobody is asked twice.
    if (op.body.length === 1 && only?.op.kind === 'conduct') {
      const actor = actorOf(frame, only.by);
      const again = yield* conduct(frame, { ...only.op, optional: true }, actor, whyOf(frame, only));
      visit?.(only.op, again ? 'conducted' : 'not conducted');
      visit?.(op, again ? 'again' : 'no more');
      if (!again || isOver(frame.game)) return;
      continue;
    }
    if (!isPossible(frame, op.possible)) {
      visit?.(op, 'not possible');
      return;
    }
    const again = yield* agrees(by, whyOfBlock(frame, statement, op.body), {
      space: spaceOf(frame),
      most,
      done: most - left,
    });
    visit?.(op, again ? 'again' : 'no more');
    if (!again) return;
    if (yield* perform(frame, op.body)) return;
  }
}

/** The index of the alternative that is taken; DONE where none can be, or it is declined. */
function* chooseAlternative(frame: Frame, statement: Statement, op: Of<'choose'>, by: number): Effect<number> {
  const free = op.alternatives.flatMap((alternative, index) => {
    if (isPossible(frame, alternative.possible)) return [index];
    frame.machine.visit?.(alternative, 'not possible');
    return [];
  });
  // Cards that force what is possible leave nothing else, and no way to decline.
  const forcing = op.forced.filter(
    ({ guard, faction, to }) => applies(frame, guard) && (faction === null || faction === by) && free.includes(to),
  );
  for (const it of forcing) frame.machine.visit?.(it, 'forces');
  const options = forcing.length === 0 ? free : free.filter((index) => forcing.some(({ to }) => to === index));
  if (options.length === 0) return DONE;
  if (op.optional && forcing.length === 0) options.push(DONE);
  const labels = op.alternatives.map(({ label }) => label);
  return yield* choose(frame.game, by, 'alternative', whyOf(frame, statement), options, labels, {
    space: spaceOf(frame),
  });
}
