/** From Core to suites that reach its boundaries. What must come out is what the interpreter makes of each case. */
import type { Done, Example } from '../../runtime/testing/example.js';
import { type Decision, optionLabel, speakerFor } from '../../runtime/decision.js';
import { linesOf } from '../../runtime/testing/failing-scenario.js';
import type { Stated } from '../../runtime/testing/script.js';
import { type Program, startGame } from '../../runtime/program.js';
import { type Ending, endingOf } from '../../runtime/outcome.js';
import type { BoardShown } from '../../runtime/testing/shown.js';
import type { Shown } from '../../runtime/testing/scripted-play.js';
import type { Core } from '../core/ir.js';
import { citationOf } from '../interpreter/frame.js';
import { interpret } from '../interpreter/interpret.js';
import type { Boundary, Start } from './ir.js';
import { partsOf, type Sought } from './parts.js';
import { type Ground, groundFor, newWitness, playAnew } from './plays.js';
import { type CoveringCase, replaying, search } from './search.js';
import { shownAfter } from './shown-after.js';
import type { World } from '../resolved/ir.js';
import { actionLine, boardLine, shownLine } from '../scenario/lines/say.js';
import { failureOf } from '../scenario/play-example.js';

/** A test of one case. */
export interface BoundaryTest extends Example {
  readonly name: string;
  readonly cites: string;
  /** The boundaries that it was made for. */
  readonly reaches: readonly Boundary[];
  /** The one of them that its name says. */
  readonly named: Boundary;
}

/** The tests of one part of the rules. */
export interface BoundarySuite {
  readonly of: string;
  /** The file beside which it stands, below the game's folder and without extension. */
  readonly file: string;
  readonly tests: readonly BoundaryTest[];
  /** Boundaries that no case was found for. Many can never be reached. */
  readonly missed: readonly Boundary[];
}

/** The suites of a game, in the order of the spec; the same ones for the same Core. Of the parts that are not wanted there is none. */
export function deriveBoundaries(core: Core, isWanted = (_index: number): boolean => true): readonly BoundarySuite[] {
  const ground = groundOf(core);
  return partsOf(core)
    .filter((_, index) => isWanted(index))
    .map((part) => suiteOf(ground, part));
}

/** Where the boundaries of a game are looked for. */
export function groundOf(core: Core): Ground {
  const witness = newWitness();
  const program = interpret(core, witness.visit);
  return groundFor(core.world, program, witness, startGame(program, 1, null));
}

/** The suite of one part, whatever is looked for before it and after. */
export function suiteOf(ground: Ground, part: Sought): BoundarySuite {
  const found = search(ground, part);
  const reached = new Set(found.flatMap(({ reaches }) => reaches));
  return {
    of: part.of,
    file: part.file,
    tests: found.flatMap((it) => testOf(ground, it) ?? []),
    missed: part.boundaries.filter((boundary) => !reached.has(boundary)),
  };
}

/** Null where the case does not come out the same when it is played as a test. */
function testOf(ground: Ground, { case: made, reaches }: CoveringCase): BoundaryTest | null {
  const { world, program, before, after } = ground;
  const { given, start } = made;
  const played = playAnew(ground, given, start, replaying(program, made.answers));
  const first = tellingOf(reaches);
  if (played?.isSound !== true || first === undefined) return null;
  const shown = shownAfter(world, given, before, after);
  const end = played.open === null ? endShown(endingOf(after)) : [];
  const stated = [...shown, ...end].map((data): Stated<Shown> => ({
    kind: 'stated',
    text: boardLine(world, data),
    data,
  }));
  const isAsked = played.open !== null || stated.length === 0;
  const test: BoundaryTest = {
    name: nameOf(reaches, first),
    cites: citationOf(world, first.rule),
    reaches,
    named: first,
    given: given.map((data) => ({ kind: 'stated', text: boardLine(world, data), data })),
    when: [
      doneFor(start.action),
      ...linesOf(made.answers).map(([by, labels]) => ({ kind: 'answers', by, labels }) as const),
    ],
    then: [...stated, ...(isAsked ? [questionOf(world, program, played.open)] : [])],
  };
  return failureOf(program, world, test) === null ? test : null;
}

/** The first boundary that says more than that something is done or who does it. */
function tellingOf(reaches: readonly Boundary[]): Boundary | undefined {
  return reaches.find(({ outcome, at }) => outcome !== 'done' && !('title' in at)) ?? reaches[0];
}

function nameOf(reaches: readonly Boundary[], { sentence, words }: Boundary): string {
  const others = reaches.length - 1;
  return `${sentence}: ${words}${others === 0 ? '' : `, and ${others} more`}`;
}

function doneFor(data: Start['action']): Done {
  return { kind: 'done', text: actionLine(data), data };
}

function questionOf(world: World, { rules }: Program, open: Decision | null): Stated<Shown> {
  const stated = (data: Shown): Stated<Shown> => ({ kind: 'stated', text: shownLine(world, data), data });
  if (open === null) return stated({ asked: null });
  const options = [...new Set(open.options.map((option) => optionLabel(rules, open, option)))];
  return stated({ asked: speakerFor(rules, open), options });
}

/** What a test states of the end of the game. */
function endShown({ winner, loser, isDraw, degree }: Ending): readonly BoardShown[] {
  if (isDraw) return [{ drawn: true }];
  const far = degree === null ? {} : { degree };
  if (winner !== null) return [{ winner, ...far }];
  return loser === null ? [] : [{ loser, ...far }];
}
