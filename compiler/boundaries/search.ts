/** Looks for cases that reach the boundaries of a part, and makes each as small as it can be while it still does. */
import { type Decision, optionLabel } from '../../runtime/decision.js';
import { type Given, givenDiffers } from '../../runtime/testing/position.js';
import type { Program } from '../../runtime/program.js';
import { snapshot } from '../../runtime/snapshot.js';
import type { Answered, Boundary, Case, Start } from './ir.js';
import type { Sought } from './parts.js';
import { type Ground, layOut, type Outcome, play, seek } from './plays.js';
import { type Chance, chanceFrom, positionAt, positionBeside } from './positions.js';

/** A case with the boundaries that no case before it reaches. */
export interface CoveringCase {
  readonly case: Case;
  readonly reaches: readonly Boundary[];
}

const perBatch = 30;
const mostBatches = 20;

/** The cases of a part, as few as are found. */
export function search(ground: Ground, part: Sought): readonly CoveringCase[] {
  const chance = chanceFrom(part.of);
  seek(ground, part.boundaries);
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
    const reached = replay(ground, small)?.reached;
    const reaches = open.filter((boundary) => reached?.has(boundary) === true);
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
    const reaches = open.filter((boundary) => played.reached.has(boundary));
    if (reaches.length === 0) continue;
    const found = { given, start, answers: played.answers };
    const worth = reaches.length / (4 + sizeOf(found) + (played.open === null ? 0 : 6));
    if (worth > (best?.worth ?? 0) && played.isSound && isAsGiven(ground, given, start))
      best = { case: found, reaches, worth };
  }
  return best;
}

function sizeOf({ given, answers }: Case): number {
  const items = given.reduce((sum, it) => sum + ('holds' in it ? 1 + it.holds.length : 1), 0);
  return items + answers.length;
}

/** Two statements may contradict each other. */
function isAsGiven(ground: Ground, given: readonly Given[], start: Start): boolean {
  layOut(ground, given, start);
  const state = snapshot(ground.before);
  return given.every((it) => givenDiffers(state, ground.before, it) === null);
}

/** The case without whatever it does not need to reach the boundaries. */
function smaller(ground: Ground, found: Case, wanted: readonly Boundary[]): Case {
  let best = found;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const given of reductionsOf(best.given)) {
      const trial = { ...best, given };
      const played = replay(ground, trial);
      if (played === null || !wanted.every((boundary) => played.reached.has(boundary))) continue;
      best = { ...trial, answers: played.answers };
      isSmaller = true;
      break;
    }
  }
  return best;
}

/** Positions with one thing less. */
export function* reductionsOf(given: readonly Given[]): Generator<readonly Given[]> {
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

/** The case with no other answers than those that are asked for; null where it is none. */
function replay(ground: Ground, { given, start, answers }: Case): Outcome | null {
  const played = play(ground, given, start, replaying(ground.program, answers));
  return played?.isSound === true ? played : null;
}
