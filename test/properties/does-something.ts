/**
 * Whether an option does something.
 *
 * From the last checkpoint a game is played on twice, once with the option and once with declining, up to the next
 * checkpoint. Both runs are otherwise answered by one policy, which ranks every option of every sentence, those of dice and
 * draws too, and takes the one of the highest rank: so a question of which only the options differ is answered alike as long
 * as it can be. What a run then answers to the sentence of the decision itself (another space after the one that is looked
 * at) the other run answers as well, from the decision on, and declines where it has no more to answer: an option that does
 * nothing is not to pass for what is chosen after it. The option does something where, under some policy, the positions differ
 * at the end, or where both runs begin to be asked the same up to the end. The log does not count, nor does the generator.
 *
 * What an option does may be done anyway later (a Raid's free Operation, by the Operation that the Raid interrupts). So an
 * option that comes to nothing in that way is looked at once more on the interpreter: it does something, too, where the step
 * that asks leaves another position than it found.
 *
 * Where nothing declines, the option is compared with leaving the choice out: the answer is DONE though it is not offered,
 * which every engine takes as "nothing is chosen". There the answers must also differ among each other.
 */
import { CHANCE, DECLINE, type Decision, DONE, PAUSE } from '../../runtime/decision.js';
import { GENERATOR_CELLS } from '../../runtime/layout.js';
import type { Program } from '../../runtime/program.js';
import { type Game, newGame } from '../../runtime/state.js';
import type { Core, Statement } from '../../compiler/core/ir.js';
import { interpret } from '../../compiler/interpreter/interpret.js';

/** Told from all else in Core by what only a statement has. */
function isStatement(value: object): value is Statement {
  return 'op' in value && 'by' in value && 'text' in value && 'rule' in value;
}

/** How many policies are tried before an option is taken to do nothing. */
export const mostPolicies = 60;

/** How often an option is chosen again of one sentence. */
const mostTimes = 20;

/** How many of them are tried on the interpreter. */
const mostOnInterpreter = 12;

/** A decision of a game: the position at the last checkpoint, and the answers since. */
export interface Moment {
  readonly cells: Int32Array;
  readonly answers: readonly number[];
  readonly asked: Decision;
}

/** The option that declines; null where something must be chosen. */
export function declining({ kind, options, labels }: Decision): number | null {
  if (options.includes(DONE)) return DONE;
  // Of several kinds of piece, none of one may mean more of another.
  if (kind === 'count') return labels === null && options.includes(0) ? 0 : null;
  return kind === 'alternative' && labels?.length === 2 && labels[1] === DECLINE ? 1 : null;
}

/** The options of a decision that do nothing; `alike` where it is the same whichever option is taken. */
export interface Idle {
  readonly options: readonly number[];
  readonly alike: boolean;
}

/** What of a decision does nothing. How many policies it took to see that an option does something is told to `tried`. */
export function idleIn(program: Program, core: Core, moment: Moment, tried: (policies: number) => void): Idle {
  const { asked } = moment;
  const decline = declining(asked);
  const options = asked.options.filter((option) => {
    if (option === decline) return false;
    const needed = policiesNeeded(program, moment, option, decline ?? DONE);
    if (needed !== null) tried(needed);
    return needed === null && !changesAtOnce(core, moment, option);
  });
  const alike = decline === null && options.length === 0 && isAllAlike(program, moment) && !differAtOnce(core, moment);
  return { options, alike };
}

/**
 * Whether an option comes to the same as declining, whatever follows; also where it cannot be told. What may be conducted
 * after it, or paid for, may as well come first, and is left aside.
 */
export function isIdle(program: Program, moment: Moment, option: number, policies: number): boolean {
  const decline = declining(moment.asked) ?? DONE;
  for (let policy = 0; policy < policies; policy += 1) {
    const taken = playOn(program, moment, option, policy, null, uninterrupted);
    const declined = playWithout(program, moment, option, decline, policy, taken.same, uninterrupted);
    if (declined === null) return true;
    if (!isSame(taken.cells, declined.cells)) return false;
  }
  return true;
}

/**
 * Whether an option is a time spent on nothing, of steps that are done up to so many times: the step that asks leaves the position as
 * it found it, whatever is chosen in it. What the times that are left come to is not of the option.
 */
export function isIdleTime(core: Core, moment: Moment, option: number): boolean {
  for (let policy = 0; policy < mostOnInterpreter; policy += 1) {
    const { before, after, isRepeated } = playStep(core, moment, option, policy);
    if (!isRepeated || !isSame(before, after)) return false;
  }
  return true;
}

/** After how many policies it shows that the option does something; null where it never does. */
function policiesNeeded(program: Program, moment: Moment, option: number, decline: number): number | null {
  for (let policy = 0; policy < mostPolicies; policy += 1) {
    const taken = playOn(program, moment, option, policy, null);
    const declined = playWithout(program, moment, option, decline, policy, taken.same);
    if (declined === null || !isAlike(moment, taken, declined)) return policy + 1;
  }
  return null;
}

/** The run without the option, but with what was answered to its sentence after it; null where it cannot be left out. */
function playWithout(
  program: Program,
  moment: Moment,
  option: number,
  decline: number,
  policy: number,
  same: readonly number[],
  offered: Offered = withoutPayment,
): Run | null {
  const [first, ...rest] = same;
  const isOffered = first !== undefined && first !== option && moment.asked.options.includes(first);
  try {
    return isOffered
      ? playOn(program, moment, first, policy, rest, offered)
      : playOn(program, moment, decline, policy, same, offered);
  } catch {
    return null;
  }
}

function isAllAlike(program: Program, moment: Moment): boolean {
  const [first, ...others] = moment.asked.options;
  if (first === undefined) return true;
  for (let policy = 0; policy < mostPolicies; policy += 1) {
    const taken = playOn(program, moment, first, policy, null);
    // What is chosen next of the same sentence may make up for the option, be it by the policy or as it was after the
    // first. Where several are chosen one after another, nothing does when the same is chosen on and on.
    const runs = others.flatMap((option) =>
      [null, taken.same, ...(moment.asked.nth > 0 ? [onAndOn(option)] : [])].map((same) =>
        playOn(program, moment, option, policy, same),
      ),
    );
    if (runs.some((run) => !isAlike(moment, run, taken))) return false;
  }
  return true;
}

/** The option as the answer to all that is asked next of its sentence. */
function onAndOn(option: number): readonly number[] {
  return Array.from({ length: mostTimes }, () => option);
}

interface Run {
  /** The position at the end. */
  readonly cells: Int32Array;
  /** What was answered to the sentence of the decision later. */
  readonly same: readonly number[];
  /** What was asked later, and a hash of the position at each question. */
  readonly asked: readonly string[];
  readonly hashes: readonly number[];
}

/** The positions are the same at the end, and where both runs, past the sentence itself, begin to be asked the same up to the end. */
function isAlike({ asked }: Moment, left: Run, right: Run): boolean {
  if (!isSame(left.cells, right.cells)) return false;
  let common = 0;
  const most = Math.min(left.asked.length, right.asked.length);
  while (common < most && left.asked.at(-1 - common) === right.asked.at(-1 - common)) common += 1;
  while (common > 0 && left.asked.at(-common) === asked.why) common -= 1;
  return common === 0 || left.hashes.at(-common) === right.hashes.at(-common);
}

/** Plays from the moment to the next checkpoint; `same` are the answers to the sentence of the decision, where they are given. */
function playOn(
  program: Program,
  moment: Moment,
  option: number,
  policy: number,
  same: readonly number[] | null,
  offered: Offered = withoutPayment,
): Run {
  const game = gameOf(program, moment);
  let checkpoints = 0;
  const ends: Int32Array[] = [];
  game.onCheckpoint = () => {
    checkpoints += 1;
    if (checkpoints === 2) ends.push(game.cells.slice());
  };
  const effect = program.play(game);
  let step = effect.next();
  for (const answer of [...moment.answers, option]) step = effect.next(answer);
  const given = same === null ? null : [...same];
  const later: number[] = [];
  const asked: string[] = [];
  const hashes: number[] = [];
  let isOver = false;
  let last = option;
  while (step.done !== true && ends.length === 0) {
    const question: Decision = step.value;
    asked.push(question.why);
    hashes.push(hashOf(game));
    // What is asked in another turn has nothing to do with the decision, nor have the choices of a sentence that begins anew.
    const isAnew = question.nth === 1 && last >= DONE && isSameSentence(moment, question);
    isOver ||= question.kind === 'box' || isAnew;
    const isSame = !isOver && isSameSentence(moment, question);
    let answer = chosenBy(policy, offered(question, isSame));
    if (isSame) {
      if (given !== null) {
        const next = given.shift();
        answer = next !== undefined && question.options.includes(next) ? next : (declining(question) ?? answer);
      }
      later.push(answer);
      last = answer;
    }
    step = effect.next(answer);
  }
  return { cells: ends[0] ?? game.cells, same: later, asked, hashes };
}

function gameOf(program: Program, { cells }: Moment): Game {
  const game = newGame(program.rules);
  game.cells.set(cells);
  return game;
}

function isSameSentence({ asked }: Moment, { by, why, kind, labels }: Decision): boolean {
  const isSame = by !== CHANCE && why === asked.why && kind === asked.kind;
  return isSame && (kind !== 'alternative' || labels?.join() === asked.labels?.join());
}

/** What of a later question is answered at random: `isSame` where its sentence is that of the decision. */
type Offered = (question: Decision, isSame: boolean) => Decision;

/** Nobody pays for another space to make up for one in which nothing is done. */
function withoutPayment(question: Decision, isSame: boolean): Decision {
  return isSame ? { ...question, options: question.options.filter((option) => option >= PAUSE) } : question;
}

/** Nothing is conducted or paid for in between. */
function uninterrupted(question: Decision): Decision {
  const options = question.options.filter((option) => option >= DONE);
  const isMoment = question.kind === 'alternative' && question.labels?.[1] === DECLINE && question.labels[0] !== 'yes';
  return { ...question, options: isMoment ? [1] : options };
}

/** Under some policy, the step that asks leaves another position than it found. */
function changesAtOnce(core: Core, moment: Moment, option: number): boolean {
  for (let policy = 0; policy < mostOnInterpreter; policy += 1) {
    const { before, after } = playStep(core, moment, option, policy);
    if (!isSame(before, after)) return true;
  }
  return false;
}

/** The positions that the step which asks leaves are not all the same. */
function differAtOnce(core: Core, moment: Moment): boolean {
  const ends = moment.asked.options.map((option) => playStep(core, moment, option, 0).after);
  return ends.some((end) => !isSame(end, ends[0] ?? end));
}

/** The position at the decision, and where the step is over that asks; what else that step asks of the same is declined. `isRepeated`: within steps that are done up to so many times. */
function playStep(
  core: Core,
  moment: Moment,
  option: number,
  policy: number,
): { readonly before: Int32Array; readonly after: Int32Array; readonly isRepeated: boolean } {
  const open: Statement[] = [];
  let own: Statement | null = null;
  const after: Int32Array[] = [];
  const program = interpret(core, (at, way) => {
    if (!isStatement(at)) return;
    if (way === 'done') open.push(at);
    if (way !== 'over') return;
    open.length = open.lastIndexOf(at);
    if (at === own) after.push(game.cells.slice());
  });
  const game = gameOf(program, moment);
  const effect = program.play(game);
  let step = effect.next();
  for (const answer of moment.answers) step = effect.next(answer);
  const before = game.cells.slice();
  own = open.at(-1) ?? null;
  const isRepeated = open.slice(0, -1).some(({ op }) => op.kind === 'repeat at will');
  step = effect.next(option);
  while (step.done !== true && after.length === 0) {
    const question: Decision = step.value;
    const decline = isSameSentence(moment, question) ? declining(question) : null;
    step = effect.next(decline ?? chosenBy(policy, question));
  }
  return { before, after: after[0] ?? game.cells, isRepeated };
}

/** The option of the highest rank under a policy; the first policy declines whatever it can, others now and then. */
function chosenBy(policy: number, question: Decision): number {
  const isDeclining =
    policy === 0 || (policy % 3 === 1 && question.by !== CHANCE && rankOf(policy, question.why, 77) % 2 === 0);
  const decline = isDeclining ? declining(question) : null;
  if (decline !== null) return decline;
  let best = question.options[0] ?? DONE;
  let highest = -1;
  for (const option of question.options) {
    const rank = rankOf(policy, question.why, option);
    if (rank > highest) [best, highest] = [option, rank];
  }
  return best;
}

function rankOf(policy: number, sentence: string, option: number): number {
  let mixed = Math.imul(policy + 1, 0x9e3779b1) ^ Math.imul(option + 7, 0x85ebca6b);
  for (let i = 0; i < sentence.length; i += 1) mixed = Math.imul(mixed ^ sentence.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

function hashOf({ cells }: Game): number {
  let mixed = 0;
  for (let cell = GENERATOR_CELLS; cell < cells.length; cell += 1) {
    mixed = (Math.imul(mixed ^ (cells[cell] ?? 0), 0x01000193) + 0x7f4a7c15) | 0;
  }
  return mixed;
}

/** The generator aside. */
function isSame(left: Int32Array, right: Int32Array): boolean {
  for (let cell = GENERATOR_CELLS; cell < left.length; cell += 1) if (left[cell] !== right[cell]) return false;
  return true;
}
