/** Looks for cases that reach the boundaries of a part, and makes each as small as it can be while it still does. */
import { type Decision, optionLabel, speakerFor } from '../../runtime/decision.js';
import { checkInvariants } from '../../runtime/invariants.js';
import { cardOf, establish, type Given, givenDiffers, setCurrentCard } from '../../runtime/testing/position.js';
import type { Program } from '../../runtime/program.js';
import { copyInto, type Game, rowAt } from '../../runtime/state.js';
import { snapshot } from '../../runtime/snapshot.js';
import type { Visit } from '../interpreter/frame.js';
import type { World } from '../resolved/ir.js';
import type { Answered, Boundary, Case, Start } from './ir.js';
import type { Sought } from './parts.js';
import { type Chance, chanceFrom, positionAt, positionBeside } from './positions.js';

/** The interpreter, and where it records what it passes. */
export interface Ground {
  readonly world: World;
  readonly program: Program;
  readonly witness: Witness;
  /** The position from which cases begin. */
  readonly start: Game;
  /** Where the case that is played begins and how far it has come: very many are played, and only the last is looked at. */
  readonly before: Game;
  readonly after: Game;
}

/** What the interpreter records of the boundaries that are sought; all else is let pass. */
export interface Witness {
  readonly visit: Visit;
  /** From here on these boundaries are sought, and no others. */
  readonly seek: (boundaries: readonly Boundary[]) => void;
  /** Forgets what was recorded. */
  readonly clear: () => void;
  readonly saw: (boundary: Boundary) => boolean;
}

export function newWitness(): Witness {
  let run = 0;
  /** By part of Core and what is recorded of it, the run in which it was recorded last. */
  const points = new Map<object, Map<string, number>>();
  return {
    visit: (at, branch) => {
      const there = points.get(at);
      if (there?.has(branch) === true) there.set(branch, run);
    },
    seek: (boundaries) => {
      points.clear();
      for (const { at, outcome } of boundaries) {
        const there = points.get(at);
        if (there === undefined) points.set(at, new Map([[outcome, -1]]));
        else there.set(outcome, -1);
      }
    },
    clear: () => {
      run += 1;
    },
    saw: ({ at, outcome }) => points.get(at)?.get(outcome) === run,
  };
}

/** How a case came out, be it in a position that cannot be; the positions are those of the ground. */
export interface Outcome {
  readonly answers: readonly Answered[];
  /** What is asked then; null where all is done. */
  readonly open: Decision | null;
}

/** A case with the boundaries that no case before it reaches. */
export interface CoveringCase {
  readonly case: Case;
  readonly reaches: readonly Boundary[];
}

/** More answers than this are no case that somebody reads. */
const mostAnswers = 10;
const perBatch = 30;
const mostBatches = 20;

/** The cases of a part, as few as are found. */
export function search(ground: Ground, part: Sought): readonly CoveringCase[] {
  const chance = chanceFrom(part.of);
  ground.witness.seek(part.boundaries);
  const cases: CoveringCase[] = [];
  let open = part.boundaries;
  let fruitless = 0;
  for (let batch = 0; batch < mostBatches && open.length > 0 && fruitless < 3; batch += 1) {
    const best = bestOf(ground, part, chance, open, cases);
    if (best === null) {
      fruitless += 1;
      continue;
    }
    const small = smaller(ground, best.case, best.reaches);
    const reaches = reachedBy(ground, small, open);
    cases.push({ case: small, reaches });
    open = open.filter((boundary) => !reaches.includes(boundary));
  }
  return cases;
}

/** Of some random cases, most of them like one that was found, the one that reaches most for its size. */
function bestOf(
  ground: Ground,
  part: Sought,
  chance: Chance,
  open: readonly Boundary[],
  cases: readonly CoveringCase[],
): CoveringCase | null {
  let best: (CoveringCase & { readonly worth: number }) | null = null;
  for (let tries = 0; tries < perBatch; tries += 1) {
    const like = chance.percent(60) ? chance.of(cases)?.case : undefined;
    const start = like?.start ?? chance.of(part.starts);
    if (start === undefined) return null;
    const { world, program } = ground;
    const given =
      like === undefined
        ? positionAt(chance, world, part.mentions)
        : positionBeside(chance, world, part.mentions, like.given);
    const again = replaying(program, chance.percent(70) ? (like?.answers ?? []) : []);
    const played = play(ground, given, start, (asked) => again(asked) ?? chance.of(asked.options) ?? null);
    if (played === null) continue;
    const reaches = open.filter((boundary) => isReached(ground, boundary));
    if (reaches.length === 0) continue;
    const found = { given, start, answers: played.answers };
    const worth = reaches.length / (4 + sizeOf(found) + (played.open === null ? 0 : 6));
    if (worth > (best?.worth ?? 0) && isSound(ground) && isAsGiven(ground.before, given))
      best = { case: found, reaches, worth };
  }
  return best;
}

function isReached({ witness }: Ground, boundary: Boundary): boolean {
  return witness.saw(boundary);
}

function sizeOf({ given, answers }: Case): number {
  const items = given.reduce((sum, it) => sum + ('holds' in it ? 1 + it.holds.length : 1), 0);
  return items + answers.length;
}

/** Two statements may contradict each other. */
function isAsGiven(game: Game, given: readonly Given[]): boolean {
  const state = snapshot(game);
  return given.every((it) => givenDiffers(state, game, it) === null);
}

/** The case without whatever it does not need to reach the boundaries. */
function smaller(ground: Ground, found: Case, wanted: readonly Boundary[]): Case {
  let best = found;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const given of reductionsOf(best.given)) {
      const trial = { ...best, given };
      const answers = replay(ground, trial);
      if (answers === null || !wanted.every((boundary) => isReached(ground, boundary)) || !isSound(ground)) continue;
      best = { ...trial, answers };
      isSmaller = true;
      break;
    }
  }
  return best;
}

/** Positions with one thing less. */
function* reductionsOf(given: readonly Given[]): Generator<readonly Given[]> {
  for (const [index, it] of given.entries()) {
    if ('board' in it) continue;
    yield given.filter((_, at) => at !== index);
  }
  for (const [index, it] of given.entries()) {
    if (!('holds' in it)) continue;
    for (const [item, [count, ...names]] of it.holds.entries()) {
      if (it.holds.length > 1)
        yield withHolds(
          given,
          index,
          it.holds.filter((_, at) => at !== item),
        );
      if (count > 1)
        yield withHolds(
          given,
          index,
          it.holds.map((own, at) => (at === item ? [count - 1, ...names] : own)),
        );
    }
  }
}

function withHolds(
  given: readonly Given[],
  index: number,
  holds: Extract<Given, { holds: unknown }>['holds'],
): readonly Given[] {
  return given.map((it, at) => (at === index && 'holds' in it ? { ...it, holds } : it));
}

/** Answers that are given where they are asked for; those to questions that are not asked are left out. */
export function replaying({ rules }: Program, answers: readonly Answered[]): (asked: Decision) => number | null {
  let next = 0;
  return (asked) => {
    for (; next < answers.length; next += 1) {
      const said = answers[next];
      const option = asked.options.find((it) => optionLabel(rules, asked, it) === said?.label);
      if (option === undefined) continue;
      next += 1;
      return option;
    }
    return null;
  };
}

/** The answers of a case that are asked for; null where it is none. */
function replay(ground: Ground, { given, start, answers }: Case): readonly Answered[] | null {
  return play(ground, given, start, replaying(ground.program, answers))?.answers ?? null;
}

function reachedBy(ground: Ground, found: Case, open: readonly Boundary[]): readonly Boundary[] {
  return replay(ground, found) === null || !isSound(ground) ? [] : open.filter((boundary) => isReached(ground, boundary));
}

/** The position that the case which was played last has come to can be. */
export function isSound({ after }: Ground): boolean {
  return checkInvariants(after) === null;
}

/** Plays a case up to its end, to the first question without an answer, or as far as anybody reads. Null where it is none. */
export function play(
  ground: Ground,
  given: readonly Given[],
  start: Start,
  choose: (asked: Decision) => number | null,
): Outcome | null {
  const { program, witness, after: game, before } = ground;
  copyInto(game, ground.start);
  try {
    establish(game, given);
    if (checkInvariants(game) !== null) return null;
    if ('plays' in start.action && !given.some((it) => 'card' in it))
      setCurrentCard(game, cardOf(game, start.action.plays));
    copyInto(before, game);
    game.onCheckpoint = () => {
      throw new Error('a game is no case');
    };
    witness.clear();
    const effect = effectOf(program, game, start);
    const answers: Answered[] = [];
    for (let step = effect.next(); ;) {
      const open = step.done === true ? null : step.value;
      if (open === null) return { answers, open };
      const option = answers.length === mostAnswers ? null : choose(open);
      if (option === null) return { answers, open };
      const label = optionLabel(program.rules, open, option);
      const alike = open.options.filter(
        (it) => optionLabel(program.rules, open, it).toLowerCase() === label.toLowerCase(),
      );
      if (alike.length > 1) return null;
      answers.push({ by: speakerFor(program.rules, open), label });
      step = effect.next(option);
    }
  } catch {
    // What cannot be laid out, or cannot be begun by itself, is no case.
    return null;
  }
}

function effectOf({ procedures, events }: Program, game: Game, { what, by }: Start) {
  if (what.kind === 'procedure') return rowAt(procedures, what.procedure).run(game, by);
  return rowAt(events[what.card] ?? [], what.side)(game, by);
}
