/** Judges mutants: does the check refuse them, does a test notice them? */
import type { Program } from '../../runtime/program.js';
import { lower } from '../core/from-resolved.js';
import { emitEngine } from '../emit/emit-engine.js';
import type { Module } from '../emit/module.js';
import { plansOf } from '../scenario/plans.js';
import { analyse, type Analysis } from '../driver.js';
import type { World } from '../resolved/ir.js';
import { holds, type Trial, trialsOf, type Verdict as TestVerdict } from '../scenario/verdicts.js';
import { shownPath, type SourceFile } from '../source/span.js';
import { keyText, type YamlNode } from '../yaml/node.js';
import { parseYaml } from '../yaml/parse.js';
import { edited, type Mutant, type Variant, type Verdict } from './ir.js';
import { alike, alikeButForNames, bare, type Code } from './same-code.js';

/** An engine that runs, and its code by module, without comments. */
export interface Linked {
  readonly program: Program;
  readonly code: Code;
}

/** What judging needs of the machine. */
export interface Machine {
  readonly link: (engine: readonly Module[]) => Linked;
  /** Runs some work, and throws where it takes longer than a test ever does. */
  readonly within: <T>(work: () => T) => T;
}

/** An example or a scenario. */
interface Test {
  /** What it says, in one text: as long as that is the same, it says the same of an engine. */
  readonly script: string;
  readonly name: string;
  /** The file it stands in, as people are told it. */
  readonly path: string;
  readonly play: Trial['play'];
}

export interface Judge {
  readonly judge: (mutant: Mutant) => Verdict;
  /** What each test that is played says, by its name. */
  readonly tests: ReadonlyMap<string, string>;
  /** How those come out that do not hold on the spec as it is, and are not played. */
  readonly broken: readonly TestVerdict[];
}

/** Takes a spec without errors, as it was analysed; tests that have mistakes are left out. */
export function createJudge(files: readonly SourceFile[], { world, analysis }: Sound, machine: Machine): Judge {
  const engineFiles = withoutTests(files);
  const base = machine.link(emitEngine(lower(world)));
  const known = bare(base.code);
  const all = testsOf(world, analysis);
  const played = all.map((test) => ({ test, verdict: machine.within(() => test.play(base.program)) }));
  const order = createOrder(played.filter(({ verdict }) => holds(verdict)).map(({ test }) => test));
  return {
    tests: new Map(order.tests.map(({ name, script }) => [name, script])),
    broken: played.map(({ verdict }) => verdict).filter((verdict) => !holds(verdict)),
    judge: (mutant) =>
      judged(mutant, engineFiles, machine, ({ code, program }) => {
        const found = bare(code);
        if (alike(known, found)) return { kind: 'same' };
        const test = failing(order.of(mutant), program, machine);
        if (test === null) return { kind: alikeButForNames(known, found) ? 'same' : 'survived' };
        order.noticed(mutant, test);
        return { kind: 'failed', test: test.name };
      }),
  };
}

/** The tests, those first that are likeliest to notice a change. */
interface Order {
  readonly tests: readonly Test[];
  readonly of: (mutant: Mutant) => readonly Test[];
  readonly noticed: (mutant: Mutant, test: Test) => void;
}

/** Those of the same file, then those that have noticed most of the same owner's changes, then of all changes. */
function createOrder(tests: readonly Test[]): Order {
  const counts = new Map<string, number>();
  const keyOf = (owner: string, { name }: Test): string => `${owner}\0${name}`;
  const add = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    tests,
    of: ({ owner, path }) => {
      const weight = (test: Test): number => {
        const own = test.path === path ? 1e9 : 0;
        return own + 1e4 * (counts.get(keyOf(owner, test)) ?? 0) + (counts.get(keyOf('', test)) ?? 0);
      };
      const weighed = tests.map((test) => ({ test, weight: weight(test) }));
      return weighed.sort((a, b) => b.weight - a.weight).map(({ test }) => test);
    },
    noticed: ({ owner }, test) => {
      add(keyOf(owner, test));
      add(keyOf('', test));
    },
  };
}

/** What came of an engine. */
type Outcome =
  | { readonly kind: 'same' | 'survived' }
  | { readonly kind: 'failed'; readonly test: string }
  | { readonly kind: 'fault'; readonly reason: string };

/** A spec without errors. */
export interface Sound {
  readonly world: World;
  readonly analysis: Analysis;
}

/** The first variant that the check accepts and that makes another engine decides. */
function judged(
  mutant: Mutant,
  files: readonly SourceFile[],
  machine: Machine,
  test: (linked: Linked) => Outcome,
): Verdict {
  let code: string | null = null;
  let isSame = false;
  for (const variant of mutant.variants) {
    const found = worldOf(changed(files, variant));
    if (found.kind === 'refused') {
      // What cannot even be read says nothing about the tests.
      if (!/^RW0[012]/u.test(found.code)) code ??= found.code;
      continue;
    }
    const outcome = found.kind === 'fault' ? found : outcomeOf(found.world, machine, test);
    if (outcome.kind === 'same') isSame = true;
    else return { ...outcome, variant };
  }
  if (code !== null) return { kind: 'refused', code };
  return { kind: isSame ? 'same' : 'unreadable' };
}

type CheckResult =
  | { readonly kind: 'accepted'; readonly world: World }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'fault'; readonly reason: string };

function worldOf(files: readonly SourceFile[]): CheckResult {
  try {
    const { world, diagnostics } = analyse(files);
    if (world !== null) return { kind: 'accepted', world };
    const error = diagnostics.find(({ severity }) => severity === 'error');
    return { kind: 'refused', code: error?.code ?? 'RW0501' };
  } catch (fault) {
    return { kind: 'fault', reason: `the check fails: ${reasonOf(fault)}` };
  }
}

function outcomeOf(world: World, machine: Machine, test: (linked: Linked) => Outcome): Outcome {
  let linked: Linked;
  try {
    linked = machine.link(emitEngine(lower(world)));
  } catch (fault) {
    return { kind: 'fault', reason: `the engine cannot be made: ${reasonOf(fault)}` };
  }
  return test(linked);
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

/** So many tests are watched as one: to watch for a loop without end takes longer than many a test. */
const watchedTogether = 25;

/** The first test that does not hold, or that is at work when the time is up. */
function failing(tests: readonly Test[], program: Program, machine: Machine): Test | null {
  let current: Test | null = null;
  const fails = (test: Test): boolean => {
    current = test;
    try {
      return !holds(test.play(program));
    } catch {
      return true;
    }
  };
  for (let first = 0; first < tests.length; first += watchedTogether) {
    const together = tests.slice(first, first + watchedTogether);
    try {
      const failed = machine.within(() => together.find(fails));
      if (failed !== undefined) return failed;
    } catch {
      return current;
    }
  }
  return null;
}

function testsOf(world: World, analysis: Analysis): readonly Test[] {
  return trialsOf(world, plansOf(world, analysis)).map((trial): Test => {
    const { plan, play } = trial;
    const name = trial.kind === 'scenario' ? plan.name : trial.name;
    return { name, path: shownPath(plan.declared.file), script: scriptOf(plan), play };
  });
}

/** The plan without the places that it was read from. */
function scriptOf(plan: object): string {
  return JSON.stringify(plan, (key, value: unknown) => (key === 'span' || key === 'declared' ? undefined : value));
}

function changed(files: readonly SourceFile[], { edits }: Variant): readonly SourceFile[] {
  return files.map((file) => {
    const own = edits.filter(({ path }) => path === file.path);
    return own.length === 0 ? file : { ...file, text: edited(file.text, own) };
  });
}

/** Kinds of file that an engine is not made of. */
const aside: readonly string[] = ['scenario', 'rules', 'rulings', 'language', 'equivalents', 'errata'];

/** What an engine is made of: examples and scenarios stay as they are, and without them a spec is read much faster. */
export function withoutTests(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.flatMap((file) => {
    const root: YamlNode | null = parseYaml(file).root;
    const entries = root?.kind === 'map' ? root.entries : [];
    const first = entries[0] === undefined ? '' : keyText(entries[0]);
    if (aside.includes(first)) return [];
    const last = entries[entries.length - 1];
    const hasExamples = last !== undefined && keyText(last) === 'examples';
    return [hasExamples ? { ...file, text: file.text.slice(0, last.key.span.start) } : file];
  });
}
