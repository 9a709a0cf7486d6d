/** From Core to suites that reach its boundaries. What must come out is what the interpreter makes of each case. */
import { example, type Deed } from '../../runtime/example.js';
import { type Decision, optionLabel, speakerFor } from '../../runtime/decision.js';
import { linesOf } from '../../runtime/failing-scenario.js';
import type { Given } from '../../runtime/position.js';
import { type Program, startGame } from '../../runtime/program.js';
import { winnerOf } from '../../runtime/state.js';
import type { BoardShown } from '../../runtime/shown.js';
import type { Shown } from '../../runtime/testing.js';
import type { Core } from '../core/ir.js';
import { citationOf } from '../interpreter/frame.js';
import { interpret } from '../interpreter/interpret.js';
import type { Boundary, Start } from './ir.js';
import { partsOf } from './parts.js';
import { type Found, type Ground, newWitness, play, replaying, search } from './search.js';
import { sentenceFor, shownAfter, type Told } from './sentences.js';

/** A test of one case. */
export interface BoundaryTest {
  readonly name: string;
  readonly cites: string;
  /** The boundaries that it was made for. */
  readonly reaches: readonly Boundary[];
  readonly given: readonly Told<Given>[];
  readonly when: Told<Deed>;
  readonly answers: readonly { readonly by: string; readonly labels: readonly string[] }[];
  readonly then: readonly Told<Shown>[];
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

/** The suites of a game, in the order of the spec; the same ones for the same Core. */
export function deriveBoundaries(core: Core): readonly BoundarySuite[] {
  const witness = newWitness();
  const program = interpret(core, witness.visit);
  const ground: Ground = { world: core.world, program, witness, start: startGame(program, 1, null) };
  return partsOf(core).map((part) => {
    const found = search(ground, part);
    const reached = new Set(found.flatMap(({ reaches }) => reaches));
    return {
      of: part.of,
      file: part.file,
      tests: found.flatMap((it) => testOf(ground, part.of, it) ?? []),
      missed: part.boundaries.filter((boundary) => !reached.has(boundary)),
    };
  });
}

/** Null where the case does not come out the same when it is played as a test. */
function testOf(ground: Ground, of: string, { case: made, reaches }: Found): BoundaryTest | null {
  const { world, program } = ground;
  const { given, start } = made;
  const played = play(ground, given, start, replaying(program, made.answers));
  const first = tellingOf(reaches);
  if (played === null || first === undefined) return null;
  const shown = shownAfter(world, given, played.before, played.after);
  const winner = played.open === null ? winnerOf(played.after) : -1;
  const end: readonly BoardShown[] = winner === -1 ? [] : [{ winner: world.factions[winner]?.name ?? '' }];
  const stated = [...shown, ...end].map((data): Told<Shown> => ({ text: sentenceFor(world, data), data }));
  const isAsked = played.open !== null || stated.length === 0;
  const test: BoundaryTest = {
    name: nameOf(of, reaches, first),
    cites: citationOf(world, first.rule),
    reaches,
    given: given.map((data) => ({ text: sentenceFor(world, data), data })),
    when: { text: deedText(start.deed), data: start.deed },
    answers: linesOf(made.answers).map(([by, labels]) => ({ by, labels })),
    then: [...stated, ...(isAsked ? [questionOf(program, played.open)] : [])],
  };
  return boundaryFailure(program, test) === null ? test : null;
}

/** The first boundary that says more than that something is done or who does it. */
function tellingOf(reaches: readonly Boundary[]): Boundary | undefined {
  return reaches.find(({ told, at }) => told !== 'done' && !('title' in at)) ?? reaches[0];
}

function nameOf(of: string, reaches: readonly Boundary[], { sentence, words }: Boundary): string {
  const others = reaches.length - 1;
  return `${of}: ${sentence}: ${words}${others === 0 ? '' : `, and ${others} more`}`;
}

function deedText(deed: Start['deed']): string {
  if ('conducts' in deed) return `${deed.by ?? ''} conduct ${deed.conducts}`;
  return `${deed.by} play ${deed.plays}${deed.side === null || deed.side === 'event' ? '' : ` ${deed.side}`}`;
}

function questionOf({ rules }: Program, open: Decision | null): Told<Shown> {
  if (open === null) return { text: 'nothing is asked', data: { asked: null } };
  const asked = speakerFor(rules, open);
  const options = [...new Set(open.options.map((option) => optionLabel(rules, open, option)))];
  const verb = asked === 'roll' || asked === 'draw' ? 'is' : 'are';
  return { text: `${asked} ${verb} asked: ${options.join(', ')}`, data: { asked, options } };
}

/** Plays a test as the generated one does: why it does not hold, or null where it holds. */
export function boundaryFailure(program: Program, test: BoundaryTest): string | null {
  try {
    example(program, (it) => {
      for (const { text, data } of test.given) it.given(text, data);
      it.when(test.when.text, test.when.data);
      for (const { by, labels } of test.answers) it.answers(by, ...labels);
      for (const { text, data } of test.then) it.shows(text, data);
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
