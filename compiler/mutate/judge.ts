/** Judges mutants: does the check refuse them, does a test notice them? */
import type { Program } from '../../runtime/program.js';
import { lower } from '../core/from-resolved.js';
import { emitEngine } from '../emit/emit-engine.js';
import type { Module } from '../emit/module.js';
import { analyse, type Analysis } from '../front.js';
import type { World } from '../resolved/ir.js';
import { planExamples } from '../scenario/examples-from-yaml.js';
import { planScenarios } from '../scenario/from-yaml.js';
import { playScenario } from '../scenario/play.js';
import { exampleFailure } from '../scenario/play-example.js';
import type { SourceFile } from '../source/span.js';
import { keyText, type YamlNode } from '../yaml/node.js';
import { parseYaml } from '../yaml/parse.js';
import { edited, type Mutant, type Variant, type Verdict } from './ir.js';

/** An engine that runs, and its code by module, without comments. */
export interface Linked {
  readonly program: Program;
  readonly code: ReadonlyMap<string, string>;
}

/** What judging needs of the machine. */
export interface Machine {
  readonly link: (engine: readonly Module[]) => Linked;
  /** Runs some work, and throws where it takes longer than a test ever does. */
  readonly within: <T>(work: () => T) => T;
}

/** An example of a card or a scenario. */
interface Test {
  readonly name: string;
  readonly card: string | null;
  readonly fails: (program: Program) => boolean;
}

export interface Judge {
  readonly judge: (mutant: Mutant) => Verdict;
  /** How many tests are played. */
  readonly tests: number;
  /** Tests that fail on the spec as it is, and are not played. */
  readonly broken: readonly string[];
}

/** Takes a spec without errors, as it was analysed; tests that have slips are left out. */
export function createJudge(files: readonly SourceFile[], { world, analysis }: Sound, machine: Machine): Judge {
  const bare = files.flatMap(withoutTests);
  const base = machine.link(emitEngine(lower(world)));
  const known = new Map([...base.code].map(([path, code]) => [path, bareCode(code)]));
  const all = testsOf(world, analysis);
  const broken = all.filter(({ fails }) => machine.within(() => fails(base.program)));
  const tests = all.filter((test) => !broken.includes(test));
  return {
    tests: tests.length,
    broken: broken.map(({ name }) => name),
    judge: (mutant) => {
      const own = tests.filter(({ card }) => card === mutant.card);
      const order = [...own, ...tests.filter((test) => !own.includes(test))];
      return judged(mutant, bare, machine, (linked) => {
        const isSame = [...linked.code].every(([path, code]) => known.get(path) === bareCode(code));
        return isSame ? { isSame } : { isSame, failed: failing(order, linked.program, machine) };
      });
    },
  };
}

/** What came of an engine: the first test that fails on it, null where none does. */
type Outcome = { readonly isSame: true } | { readonly isSame: false; readonly failed: string | null };

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
    const { world, diagnostics } = analyse(changed(files, variant));
    const error = diagnostics.find(({ severity }) => severity === 'error');
    if (world === null) {
      // What cannot even be read says nothing about the tests.
      if (error === undefined || !/^RW0[012]/u.test(error.code)) code ??= error?.code ?? 'RW0501';
      continue;
    }
    const outcome = outcomeOf(world, machine, test);
    if (outcome.isSame) isSame = true;
    else
      return outcome.failed === null
        ? { kind: 'survived', variant }
        : { kind: 'failed', test: outcome.failed, variant };
  }
  if (code !== null) return { kind: 'refused', code };
  return { kind: isSame ? 'same' : 'unreadable' };
}

/** An engine that cannot be made or linked is noticed as surely as one that fails. */
function outcomeOf(world: World, machine: Machine, test: (linked: Linked) => Outcome): Outcome {
  let linked: Linked;
  try {
    linked = machine.link(emitEngine(lower(world)));
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return { isSame: false, failed: `the engine cannot be made: ${reason}` };
  }
  return test(linked);
}

function failing(tests: readonly Test[], program: Program, machine: Machine): string | null {
  for (const { name, fails } of tests) {
    try {
      if (machine.within(() => fails(program))) return name;
    } catch {
      return name;
    }
  }
  return null;
}

function testsOf(world: World, { examples, scenarios }: Analysis): readonly Test[] {
  const shown = planExamples(world, examples).plans.map((plan): Test => {
    const card = world.cards[plan.card]?.code ?? null;
    return { name: `${card ?? ''}: ${plan.name}`, card, fails: (it) => exampleFailure(it, world, plan) !== null };
  });
  const played = planScenarios(world, scenarios).plans.map((plan): Test => {
    return { name: plan.name, card: null, fails: (it) => !playScenario(it, world, plan).ok };
  });
  return [...shown, ...played];
}

function changed(files: readonly SourceFile[], { edits }: Variant): readonly SourceFile[] {
  return files.map((file) => {
    const own = edits.filter(({ path }) => path === file.path);
    return own.length === 0 ? file : { ...file, text: edited(file.text, own) };
  });
}

/** Examples and scenarios stay as they are; without them a spec is read much faster. */
function withoutTests(file: SourceFile): readonly SourceFile[] {
  const root: YamlNode | null = parseYaml(file).root;
  const entries = root?.kind === 'map' ? root.entries : [];
  const first = entries[0] === undefined ? '' : keyText(entries[0]);
  if (first === 'scenario' || first === 'rules' || first === 'rulings' || first === 'language') return [];
  const last = entries[entries.length - 1];
  const isCard = first === 'card' && last !== undefined && keyText(last) === 'examples';
  return [isCard ? { ...file, text: file.text.slice(0, last.key.span.start) } : file];
}

/** Code without what a change of words alone changes: the questions, which quote their sentence, and the fingerprint. */
function bareCode(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)* \[[^\]"\n]*\]"/gu, '""')
    .replace(/'(?:[^'\\\n]|\\.)* \[[^\]'\n]*\]'/gu, '""')
    .replace(/fingerprint: (?:"[^"]*"|'[^']*')/u, '');
}
