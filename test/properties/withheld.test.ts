/**
 * What is withheld does nothing: the same game with every option offered that its sentences name is played in step with the
 * real one, and whatever the real one leaves out comes to the same as declining.
 */
import { describe } from 'vitest';
import { change } from '../../compiler/core/children.js';
import { lower } from '../../compiler/core/from-resolved.js';
import type { Block, Core, Possible } from '../../compiler/core/ir.js';
import { askedFor, beginningWithChit, isAny } from '../../compiler/core/possible.js';
import { all, always } from '../../compiler/core/possibility.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { CHANCE, type Decision, DONE, type Effect, factionName, optionLabel } from '../../runtime/decision.js';
import { GENERATOR_CELLS } from '../../runtime/layout.js';
import { type Program, startGame } from '../../runtime/program.js';
import { drawByChance } from '../../runtime/random.js';
import { choicesFor, randomPicks } from '../../runtime/testing/random-play.js';
import { type Game, newGame } from '../../runtime/state.js';
import { declining, isIdle, isIdleTime, type Moment } from './does-something.js';
import { games } from './games.js';
import { type Fault, holds } from './property.js';
import { checkedGame } from '../support/games.js';

/** The game with every option offered, whatever it does; what a chit is needed for is left. */
function offeringAll(core: Core): Core {
  const beginning = (block: Block): Possible => {
    const chits = beginningWithChit(block);
    return chits === null ? always : isAny(chits);
  };
  return change('core', core, {
    selection: (selection) => ({ ...selection, possible: always, foreseen: always }),
    procedure: (procedure) => ({ ...procedure, possible: always }),
    op: (op) => {
      switch (op.kind) {
        case 'choose spaces':
          // Nobody could come to an end of placing all that there is.
          return op.again && op.range.most === 'all' ? op : { ...op, possible: always };
        case 'may':
          // What is turned over first is the price of what follows.
          return op.body[0]?.op.kind === 'flip' ? op : { ...op, possible: always };
        case 'repeat at will':
        case 'while':
          return { ...op, possible: beginning(op.body) };
        case 'choose':
          return {
            ...op,
            alternatives: op.alternatives.map((it) => ({
              ...it,
              possible: all(askedFor(it.name, it.nameable), beginning(it.block)),
            })),
          };
        default:
          return op;
      }
    },
  });
}

/** A game in progress, which can be gone through again from its last checkpoint. */
interface Running {
  readonly program: Program;
  readonly game: Game;
  readonly effect: Effect;
  asked: Decision | null;
  cells: Int32Array;
  answers: number[];
}

function started(program: Program, seed: number): Running {
  // From seed to seed another way of choosing the optional rules.
  const game = startGame(program, seed, null, choicesFor(program, seed * 9));
  const running: Running = {
    program,
    game,
    effect: program.play(game),
    asked: null,
    cells: game.cells.slice(),
    answers: [],
  };
  game.onCheckpoint = () => {
    running.cells = game.cells.slice();
    running.answers = [];
  };
  running.asked = running.effect.next().value ?? null;
  return running;
}

function give(running: Running, answer: number): void {
  running.answers.push(answer);
  running.asked = running.effect.next(answer).value ?? null;
}

/** The same, with another answer to what is asked now. */
function tried(
  { program, cells, answers }: Running,
  option: number,
): { readonly game: Game; readonly asked: Decision | null } {
  const game = newGame(program.rules);
  game.cells.set(cells);
  const effect = program.play(game);
  let step = effect.next();
  for (const answer of [...answers, option]) step = effect.next(answer);
  return { game, asked: step.value ?? null };
}

function momentOf({ cells, answers }: Running, asked: Decision): Moment {
  return { cells, answers: [...answers], asked };
}

function isSamePosition(left: Game, right: Game): boolean {
  for (let cell = GENERATOR_CELLS; cell < left.cells.length; cell += 1) {
    if (left.cells[cell] !== right.cells[cell]) return false;
  }
  return true;
}

/** Both are asked the same, of which the second may leave out options; for what it leaves out it may offer to pay for more. */
function isMatched(full: { readonly game: Game; readonly asked: Decision | null }, real: Running): boolean {
  const [left, right] = [full.asked, real.asked];
  if (!isSamePosition(full.game, real.game)) return false;
  if (left === null || right === null) return left === right;
  return (
    left.by === right.by &&
    left.kind === right.kind &&
    left.why === right.why &&
    right.options.every((option) => option < DONE || left.options.includes(option))
  );
}

/** The game in which every option is offered. */
interface Offering {
  readonly core: Core;
  readonly program: Program;
}

const mostUnmatched = 200;

/** How many continuations are looked at of each option that is withheld. */
const mostPolicies = 8;

function faultsIn(
  { core, program: full }: Offering,
  real: Program,
  name: string,
  seed: number,
  count: { withheld: number },
): Fault[] {
  const found = new Map<string, string>();
  const [all, some] = [started(full, seed), started(real, seed)];
  const pick = randomPicks(seed);
  const chance = (asked: Decision): number => drawByChance(some.game, asked);
  let unmatched = 0;
  while (all.asked !== null && found.size === 0) {
    const { asked } = all;
    if (isMatched(all, some)) {
      unmatched = 0;
      const options = (some.asked?.options ?? []).filter((option) => asked.options.includes(option));
      if (asked.by !== CHANCE)
        note(
          asked,
          asked.options.filter((option) => !options.includes(option)),
        );
      const answer = some.asked === null ? DONE : asked.by === CHANCE ? chance(asked) : pick(options);
      give(all, answer);
      give(some, answer);
      continue;
    }
    unmatched += 1;
    if (unmatched > mostUnmatched) {
      found.set('lost', `${name}: "${asked.why}" cannot be matched with "${some.asked?.why ?? 'the end'}"`);
      break;
    }
    // The real one has left the question out, or has taken the only option that does something.
    const matching = asked.options.filter((option) => isMatched(tried(all, option), some));
    const taken = matching.length === 1 ? matching[0] : undefined;
    const answer = taken ?? declining(asked);
    // Where it has gone on through several such questions, both can no longer be compared.
    if (answer === null || matching.length > 1) break;
    if (asked.by !== CHANCE) {
      const left = asked.options.filter((option) => option !== taken);
      note(asked, left);
    }
    give(all, answer);
  }
  return [...found.values()].map((what) => ({ seed, what }));

  function note(asked: Decision, withheld: readonly number[]): void {
    const moment = momentOf(all, asked);
    const decline = declining(asked);
    for (const option of withheld) {
      if (option === decline || option < DONE) continue;
      // Exactly so many are chosen: what does nothing would stand for one that does something [AR 5.1.3].
      if (decline === null && asked.why === 'in 2 spaces with Police [A10 shaded]') continue;
      count.withheld += 1;
      if (isIdle(full, moment, option, mostPolicies) || isIdleTime(core, moment, option)) continue;
      const label = optionLabel(full.rules, asked, option);
      const offered = asked.options.map((it) => optionLabel(full.rules, asked, it)).join(', ');
      const key = `${asked.why} ${asked.kind}`;
      if (found.has(key)) continue;
      found.set(
        key,
        `${name}: ${factionName(full.rules, asked.by)} is not offered \`${label}\` where "${asked.why}" asks (${offered}), card ${String(all.game.cells[all.game.rules.layout.currentCard])}`,
      );
    }
  }
}

/** By game, seeds that once had a fault to show. */
const once: ReadonlyMap<string, readonly number[]> = new Map([
  ['arab-revolt', [103758]],
  ['palestine', [100008, 103861]],
]);

describe.each(games)('$folder', ({ folder, program }) => {
  const { world } = checkedGame(folder);
  if (world === null) throw new Error('the spec has errors');
  const core = offeringAll(lower(world));
  const full: Offering = { core, program: linkEngine(emitEngine(core)).program };
  const count = { withheld: 0 };

  holds({
    name: `in ${folder}, what is withheld does nothing`,
    sample: 4,
    once: once.get(folder) ?? [],
    batch: 1,
    check: (seeds) => seeds.flatMap((seed) => faultsIn(full, program, folder, seed, count)),
    measured: () => `${count.withheld.toLocaleString('en')} options withheld`,
  });
});
