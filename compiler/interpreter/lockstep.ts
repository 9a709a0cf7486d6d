/**
 * Two back ends as one program: both play every step, the second on a position of its own, and the first difference
 * between them is thrown. Whatever plays a program (random games, sessions, examples, scenarios) so compares the two.
 */
import { type Decision, type Effect, factionName, optionLabel } from '../../runtime/decision.js';
import { GENERATOR_CELLS } from '../../runtime/layout.js';
import type { Program } from '../../runtime/program.js';
import { difference as positionDifference } from './position-difference.js';
import { type Game, newGame, rowAt } from '../../runtime/state.js';

/** The first difference between two back ends, with the sentence last asked. */
export class Divergence extends Error {}

/** The program `first`, held at every decision and at every end against `second`. */
export function lockstep(first: Program, second: Program): Program {
  const plain = (game: Game, left: (game: Game) => void, right: (game: Game) => void): void => {
    const shadow = shadowOf(second, game);
    left(game);
    right(shadow);
    refuseDifference(game, shadow, 'the beginning');
  };
  return {
    rules: first.rules,
    setup: (game) => {
      plain(
        game,
        (it) => {
          first.setup(it);
        },
        (it) => {
          second.setup(it);
        },
      );
    },
    deal: (game) => {
      plain(
        game,
        (it) => {
          first.deal(it);
        },
        (it) => {
          second.deal(it);
        },
      );
    },
    play: (game) =>
      both(
        second,
        game,
        (it) => first.play(it),
        (it) => second.play(it),
      ),
    events: Object.fromEntries(
      Object.entries(first.events).map(([card, sides]) => [
        card,
        sides.map((side, index) => {
          const other = second.events[Number(card)]?.[index];
          if (other === undefined) throw new Divergence(`only one knows a text of card ${card}`);
          return (game: Game, by: number) =>
            both(
              second,
              game,
              (it) => side(it, by),
              (it) => other(it, by),
            );
        }),
      ]),
    ),
    conduct: (game, by, why, bounds) =>
      both(
        second,
        game,
        (it) => first.conduct(it, by, why, bounds),
        (it) => second.conduct(it, by, why, bounds),
      ),
    procedures: first.procedures.map((procedure, index) => {
      const other = rowAt(second.procedures, index);
      return {
        run: (game, by) =>
          both(
            second,
            game,
            (it) => procedure.run(it, by),
            (it) => other.run(it, by),
          ),
      };
    }),
  };
}

function shadowOf(second: Program, game: Game): Game {
  const shadow = newGame(second.rules);
  shadow.cells.set(game.cells);
  shadow.printed = game.printed;
  return shadow;
}

/** Runs both effects side by side; the decisions that are yielded are those of the first. */
function* both(
  second: Program,
  game: Game,
  startFirst: (game: Game) => Effect,
  startSecond: (game: Game) => Effect,
): Effect {
  const shadow = shadowOf(second, game);
  const isRead = game.log !== null;
  const log = (game.log ??= []);
  const shadowLog: string[] = (shadow.log = []);
  const left = startFirst(game);
  const right = startSecond(shadow);
  let logged = log.length;
  let last = 'the beginning';
  let step = left.next();
  let other = right.next();
  for (;;) {
    const [leftAsks, rightAsks] = [asked(step), asked(other)];
    refuseOtherLog(log, logged, shadowLog, last);
    refuseOtherQuestion(game, shadow, leftAsks, rightAsks, last);
    refuseDifference(game, shadow, last);
    if (leftAsks === null) return;
    if (!isRead) log.length = 0;
    shadowLog.length = 0;
    const answer = yield leftAsks;
    last = `${leftAsks.why}: ${optionLabel(game.rules, leftAsks, answer)}`;
    // Whoever answers for chance has used the generator of the first position.
    shadow.cells.set(game.cells.subarray(0, GENERATOR_CELLS));
    logged = log.length;
    step = left.next(answer);
    other = right.next(answer);
  }
}

function asked(step: IteratorResult<Decision, void>): Decision | null {
  return step.done === true ? null : step.value;
}

function refuseOtherLog(log: readonly string[], from: number, other: readonly string[], last: string): void {
  const own = log.slice(from);
  const at = Math.max(own.length, other.length);
  for (let line = 0; line < at; line += 1) {
    if (own[line] !== other[line]) refuse(last, 'does', own[line] ?? 'nothing more', other[line] ?? 'nothing more');
  }
}

function refuseOtherQuestion(
  game: Game,
  shadow: Game,
  left: Decision | null,
  right: Decision | null,
  last: string,
): void {
  const isSame =
    left === null || right === null
      ? left === right
      : left.by === right.by &&
        left.kind === right.kind &&
        left.why === right.why &&
        left.space === right.space &&
        left.nth === right.nth &&
        left.most === right.most &&
        isSameList(left.options, right.options) &&
        isSameList(left.labels, right.labels) &&
        isSameList(left.weights, right.weights);
  if (!isSame) refuse(last, 'asks', told(game, left), told(shadow, right));
}

function isSameList<Item>(left: readonly Item[] | null, right: readonly Item[] | null): boolean {
  if (left === null || right === null) return left === right;
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** `Crown, space, "select up to 2 spaces [SM 3.1]": Fenwick, done`. */
function told({ rules }: Game, decision: Decision | null): string {
  if (decision === null) return 'nothing';
  const { by, kind, why, options, labels, weights, space, nth, most } = decision;
  const named = options.map((option) => optionLabel(rules, decision, option)).join(', ');
  const details = [
    labels === null ? '' : ` labels ${labels.join(', ')}`,
    weights === null ? '' : ` weights ${weights.join(', ')}`,
    ` space ${space}, ${nth} of ${most}`,
  ];
  return `${factionName(rules, by)}, ${kind}, "${why}": ${named}${details.join('')}`;
}

function refuseDifference(game: Game, shadow: Game, last: string): void {
  const { cells } = game;
  const other = shadow.cells;
  if (cells.length !== other.length) throw new Divergence('the positions are not of the same game');
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] !== other[cell]) {
      const [own, others] = positionDifference(game, shadow);
      refuse(last, 'has', own, others);
    }
  }
}

function refuse(last: string, verb: string, own: string, other: string): never {
  throw new Divergence(`after "${last}", the engine ${verb} ${own}; the interpreter ${verb} ${other}`);
}
