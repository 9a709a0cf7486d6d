/** Plays cases and tells which boundaries they reach. Most are like one before: what has been played is remembered, and not played again. */
import { type Decision, type Effect, optionLabel, speakerFor } from '../../runtime/decision.js';
import { checkInvariants } from '../../runtime/invariants.js';
import { cardOf, establish, type Given, setCurrentCard } from '../../runtime/testing/position.js';
import type { Program } from '../../runtime/program.js';
import { copyInto, copyOf, type Game, rowAt } from '../../runtime/state.js';
import type { Visit } from '../interpreter/frame.js';
import type { World } from '../resolved/ir.js';
import type { Answered, Boundary, Start } from './ir.js';

/** The interpreter, where it records what it passes, and what has been played. */
export interface Ground {
  readonly world: World;
  readonly program: Program;
  readonly witness: Witness;
  /** The position from which cases begin. */
  readonly start: Game;
  /** Where the case that was played last begins and how far it has come: very many are played, and few are looked at. */
  readonly before: Game;
  readonly after: Game;
  /** By what is done and what is given, the beginning of each case of the part that boundaries are sought of. */
  readonly moments: Map<Start, Map<string, Moment>>;
}

/** What the interpreter records of the boundaries that are sought; all else is let pass. */
export interface Witness {
  readonly visit: Visit;
  /** From here on these boundaries are sought, and no others. */
  readonly seek: (boundaries: readonly Boundary[]) => void;
  /** Forgets what was recorded. */
  readonly clear: () => void;
  readonly seen: () => ReadonlySet<Boundary>;
}

export function newWitness(): Witness {
  /** By part of Core and what is recorded of it. */
  const points = new Map<object, Map<string, Boundary[]>>();
  const seen = new Set<Boundary>();
  return {
    visit: (at, branch) => {
      for (const boundary of points.get(at)?.get(branch) ?? []) seen.add(boundary);
    },
    seek: (boundaries) => {
      points.clear();
      for (const boundary of boundaries) {
        const there = points.get(boundary.at) ?? new Map<string, Boundary[]>();
        points.set(boundary.at, there.set(boundary.outcome, [...(there.get(boundary.outcome) ?? []), boundary]));
      }
    },
    clear: () => {
      seen.clear();
    },
    seen: () => new Set(seen),
  };
}

/** What a case is played on. */
export function groundFor(world: World, program: Program, witness: Witness, start: Game): Ground {
  return { world, program, witness, start, before: copyOf(start), after: copyOf(start), moments: new Map() };
}

/** From here on these boundaries are sought. */
export function seek({ witness, moments }: Ground, boundaries: readonly Boundary[]): void {
  witness.seek(boundaries);
  moments.clear();
}

/** A moment of a case: what is asked then, null where all is done, and what comes of each answer that has been given. */
interface Moment {
  readonly open: Decision | null;
  readonly then: Map<number, Moment>;
  /** Null as long as no case has ended here. */
  end: End | null;
}

interface End {
  readonly reached: ReadonlySet<Boundary>;
  /** The position can be. */
  readonly isSound: boolean;
}

/** How a case came out. */
export interface Outcome extends End {
  readonly answers: readonly Answered[];
  /** What is asked then; null where all is done. */
  readonly open: Decision | null;
}

/** More answers than this are no case that somebody reads. */
const mostAnswers = 10;

/** Plays a case up to its end, to the first question without an answer, or as far as anybody reads. Null where it is none. */
export function play(
  ground: Ground,
  given: readonly Given[],
  start: Start,
  choose: (asked: Decision) => number | null,
): Outcome | null {
  const { rules } = ground.program;
  const answers: Answered[] = [];
  try {
    const line = lineOf(ground, given, start);
    for (;;) {
      const { open } = line.moment();
      const option = open === null || answers.length === mostAnswers ? null : choose(open);
      if (open === null || option === null) return { answers, open, ...line.end() };
      const label = optionLabel(rules, open, option);
      const alike = open.options.filter((it) => optionLabel(rules, open, it).toLowerCase() === label.toLowerCase());
      if (alike.length > 1) return null;
      answers.push({ by: speakerFor(rules, open), label });
      line.take(option);
    }
  } catch {
    // What cannot be laid out, or cannot be begun by itself, is no case.
    return null;
  }
}

/** The same, so that the positions of the ground are those of this case. */
export function playAnew(ground: Ground, ...more: Tail<Parameters<typeof play>>): Outcome | null {
  return play({ ...ground, moments: new Map() }, ...more);
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never;

/** A case as it is gone through. */
interface Line {
  readonly moment: () => Moment;
  readonly take: (option: number) => void;
  readonly end: () => End;
}

/** Goes along what is remembered, and begins to play where that ends. */
function lineOf(ground: Ground, given: readonly Given[], start: Start): Line {
  const { witness, after, moments } = ground;
  const begun = moments.get(start) ?? new Map<string, Moment>();
  moments.set(start, begun);
  const key = keyOf(given);
  const said: number[] = [];
  let effect: Effect | null = null;
  const played = (): Moment => {
    let step;
    if (effect === null) {
      effect = effectOf(ground, given, start);
      step = effect.next();
      for (const option of said) step = effect.next(option);
    } else step = effect.next(said.at(-1) ?? 0);
    return { open: step.done === true ? null : step.value, then: new Map(), end: null };
  };
  let at = begun.get(key);
  let keep = (moment: Moment): unknown => begun.set(key, moment);
  const moment = (): Moment => {
    if (at === undefined) keep((at = played()));
    return at;
  };
  return {
    moment,
    take: (option) => {
      const { then } = moment();
      said.push(option);
      at = then.get(option);
      keep = (next) => then.set(option, next);
    },
    end: () => {
      const here = moment();
      if (here.end !== null) return here.end;
      if (effect === null) played();
      return (here.end = { reached: witness.seen(), isSound: checkInvariants(after) === null });
    },
  };
}

/** What is given is true in whatever order it stands. */
function keyOf(given: readonly Given[]): string {
  return given
    .map((it) => JSON.stringify(it))
    .sort()
    .join();
}

/** What is done, in the position that is laid out for it. */
function effectOf(ground: Ground, given: readonly Given[], start: Start): Effect {
  const { program, witness, after: game } = ground;
  layOut(ground, given, start);
  game.onCheckpoint = () => {
    throw new Error('a game is no case');
  };
  witness.clear();
  const { what, by } = start;
  if (what.kind === 'procedure') return rowAt(program.procedures, what.procedure).run(game, by);
  return rowAt(program.events[what.card] ?? [], what.side)(game, by);
}

/** Makes the positions of the ground that in which a case begins; one that cannot be throws. */
export function layOut({ start, before, after }: Ground, given: readonly Given[], { action }: Start): void {
  copyInto(after, start);
  establish(after, given);
  if (checkInvariants(after) !== null) throw new Error('the position cannot be');
  if ('plays' in action && !given.some((it) => 'card' in it)) setCurrentCard(after, cardOf(after, action.plays));
  copyInto(before, after);
}
