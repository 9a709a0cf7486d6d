/**
 * The verdicts of examples and scenarios, of which only those are found anew that rest on what has changed. One that holds is
 * known by its own text, by what is declared, and by the texts of the parts that its play came to; nothing else can change it.
 */
import type { Core } from '../core/ir.js';
import { interpret } from '../interpreter/interpret.js';
import { holds, type Plans, type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';
import { textWithoutPlaces } from '../source/without-places.js';
import { nameOf, type PartKey, partsOf, partsOfBeginning, witnessOf } from './parts.js';

/** The parts that a verdict rests on, each with the step of a scenario at which the play first came to it; of an example 0. */
export type Grounds = readonly (readonly [key: PartKey, step: number])[];

/** What is known of a game from the last time that it was played. Marks stand for texts. */
export interface KnownVerdicts {
  /** Of what is declared. */
  readonly declared: string;
  /** Of each part. */
  readonly marks: Readonly<Partial<Record<PartKey, string>>>;
  /** Of the verdicts that hold while all this is so, by the mark of the plan. */
  readonly grounds: Readonly<Partial<Record<string, Grounds>>>;
}

export interface Judged {
  /** One for each plan, examples first. */
  readonly verdicts: readonly Verdict[];
  readonly known: KnownVerdicts;
  /** What has been touched since; null where nothing was known. */
  readonly touched: Touched | null;
}

/** What an edit comes to. */
export interface Touched {
  /** What is declared has changed, so that all was played again. */
  readonly isDeclared: boolean;
  /** Cards, procedures and chits that do something else than they did, be it by what cards make of them. */
  readonly names: readonly string[];
  /** The rules that these cite, and those whose own examples were played again. */
  readonly rules: readonly string[];
  /** What was played again: what rests on something that has changed, and what has changed itself. */
  readonly again: readonly Again[];
}

export interface Again {
  readonly verdict: Verdict;
  /** The index of the first step of a scenario that rests on what has changed; of an example 0. */
  readonly from: number;
}

/** Plays what rests on something that has changed. `markOf` makes a short text that stands for a long one. */
export function judge(...given: Parameters<typeof judging>): Judged {
  const all = judging(...given);
  for (;;) {
    const next = all.next();
    if (next.done === true) return next.value;
  }
}

/** The same, one plan after another: whoever asks for the next may do something else in between. */
export function* judging(
  core: Core,
  plans: Plans,
  before: KnownVerdicts | null,
  markOf: (text: string) => string,
): Generator<Verdict, Judged> {
  const { declaredForPlay, keys, textOf } = partsOf(core);
  const declared = markOf(declaredForPlay());
  const marks: Partial<Record<string, string>> = Object.fromEntries(
    keys.map((key) => [key, markOf(textOf(key) ?? '')]),
  );
  const changed = new Set(before === null ? [] : keys.filter((key) => before.marks[key] !== marks[key]));
  const isDeclared = before !== null && before.declared !== declared;
  const stands = (grounds: Grounds): boolean => !isDeclared && grounds.every(([key]) => !changed.has(key));

  const witness = witnessOf(core);
  const program = interpret(witness.core);
  // How a game begins is the same for all that is played, and is looked at where something is.
  let begin: readonly PartKey[] | null = null;
  const play = (trial: Trial): { readonly verdict: Verdict; readonly parts: Grounds } => {
    begin ??= partsOfBeginning(witness, program);
    const parts = new Map<PartKey, number>(begin.map((key) => [key, 0]));
    let step = 0;
    const onStep = (): void => {
      for (const key of witness.take()) if (!parts.has(key)) parts.set(key, step);
      step += 1;
    };
    witness.take();
    const verdict = trial.play(program, onStep);
    onStep();
    return { verdict, parts: [...parts] };
  };

  const grounds: Record<string, Grounds> = {};
  const again: Again[] = [];
  const verdictOn = (trial: Trial): Verdict => {
    const mark = markOfPlan(trial.plan, markOf);
    const old = before?.grounds[mark];
    if (old !== undefined && stands(old)) {
      grounds[mark] = old;
      return trial.holding;
    }
    const { verdict, parts } = play(trial);
    if (holds(verdict)) grounds[mark] = parts;
    const steps = [...(old ?? []), ...parts].flatMap(([key, step]) => (changed.has(key) ? [step] : []));
    again.push({ verdict, from: steps.length === 0 ? 0 : Math.min(...steps) });
    return verdict;
  };
  const verdicts: Verdict[] = [];
  for (const trial of trialsOf(witness.core.world, plans)) {
    const verdict = verdictOn(trial);
    verdicts.push(verdict);
    yield verdict;
  }
  const known: KnownVerdicts = { declared, marks, grounds };
  if (before === null) return { verdicts, known, touched: null };
  const own = isDeclared ? [] : [...changed];
  const names = distinct(own.flatMap((key) => nameOf(core, key) ?? []));
  const touched: Touched = {
    isDeclared,
    names,
    rules: distinct([
      ...own.flatMap((key) => rulesIn(textOf(key) ?? '')).filter((rule) => !names.some((it) => rule.startsWith(it))),
      ...again.flatMap(({ verdict: { plan, kind } }) =>
        kind === 'example' && plan.of.kind === 'rules' ? [plan.of.name] : [],
      ),
    ]),
    again,
  };
  return { verdicts, known, touched };
}

/** A plan that stays as it is says the same. */
const marksOfPlans = new WeakMap<Trial['plan'], string>();

/** What a plan is known by, which stands for its text. */
export function markOfPlan(plan: Trial['plan'], markOf: (text: string) => string): string {
  const mark = marksOfPlans.get(plan) ?? markOf(textWithoutPlaces(plan));
  marksOfPlans.set(plan, mark);
  return mark;
}

/** The numbers of the rules that a part cites, as its text has them. */
function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(/"rule":"((?:[^"\\]|\\.)+)"/gu)].map(([, rule = '']) => rule);
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
