/**
 * `test`: runs the suites of a game on its compiled engine, without vitest: examples, scenarios, and the boundaries that are
 * derived from the rules.
 */
import { partsOf } from '../boundaries/parts.js';
import type { Core } from '../core/ir.js';
import { toJson } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { check } from '../driver.js';
import { emitEngine } from '../emit/emit-engine.js';
import { loadProgram } from '../host/load-engine.js';
import { recallGame, rememberGame } from '../host/memory-record.js';
import { keepSuites, readSuites } from '../host/suites-record.js';
import { markOfText } from '../host/verdict-record.js';
import { derivingSuites, type DerivedTest } from '../incremental/boundary-suites.js';
import { titleOf } from '../scenario/named.js';
import { failureOf } from '../scenario/play-example.js';
import { holds, type Plans, trialsOf } from '../scenario/verdicts.js';
import { exitCodeFor } from './check.js';
import { type Game, gamesCalled, recordName, specOf } from './games.js';
import { progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';

/** How the tests of one game came out. */
interface Tested {
  readonly game: string;
  readonly passed: number;
  /** What does not hold of examples and scenarios, or is wrong with the spec. */
  readonly told: readonly Diagnostic[];
  /** Boundaries that do not come out as an interpreter of the rules makes them. */
  readonly boundaries: readonly { readonly name: string; readonly why: string }[];
  /** Tests that do not hold; of a spec with errors none was run. */
  readonly failed: number;
  /** What there is to be named, where something was named and nothing is called so. */
  readonly known: readonly string[] | null;
}

export interface TestOptions {
  /** Null for the newest. */
  readonly edition: string | null;
  /** Cards, procedures, rules or scenarios whose tests are run; all where none is named. */
  readonly what: readonly string[];
  readonly json: boolean;
}

export async function testCommand(terminal: Terminal, name: string | null, options: TestOptions): Promise<ExitCode> {
  const games = gamesCalled(terminal, name === null ? [] : [name], options.edition);
  if (games === null) return 2;
  const results: Tested[] = [];
  for (const game of games) {
    const tested = await testGame(terminal, game, options.what);
    if (tested.known !== null) {
      const [what = ''] = options.what;
      return wrongUse(terminal, `nothing in ${game.name} that has tests is called \`${what}\``, what, tested.known);
    }
    results.push(tested);
    if (!options.json) print(terminal, tested);
  }
  if (options.json) terminal.out(`${JSON.stringify({ games: results.map(asJson) }, null, 2)}\n`);
  const sum = (of: (it: Tested) => number): number => results.reduce((so, it) => so + of(it), 0);
  if (!options.json) terminal.out(`${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed\n`);
  return results.every(({ failed, told }) => failed === 0 && exitCodeFor(told) === 0) ? 0 : 1;
}

async function testGame(terminal: Terminal, game: Game, what: readonly string[]): Promise<Tested> {
  const { name, root } = game;
  const spec = specOf(game);
  const recalled = recallGame(root, recordName(game), spec.files);
  const { core, world, plans, examples, analysis, diagnostics } = check(spec);
  rememberGame(root, recordName(game), spec.files, analysis, recalled);
  const none = { game: name, passed: 0, told: [], boundaries: [], failed: 0, known: null };
  if (core === null || world === null) return { ...none, told: diagnostics };
  const progress = progressOn(terminal);
  const deriving = (file: string): void => {
    progress.show(`${name}: derives tests of ${file}`);
  };
  const chosen = chosenOf(game, core, { examples, scenarios: plans }, { what, deriving });
  progress.end();
  if (chosen.count === 0 && what.length > 0) return { ...none, known: chosen.known() };

  const program = await loadProgram(root, emitEngine(core));
  let run = 0;
  const counted = <Result>(result: Result): Result => {
    run += 1;
    progress.show(`${name}: ${run} of ${chosen.count} tests`);
    return result;
  };
  const verdicts = trialsOf(world, chosen.plans).map(({ play }) => counted(play(program)));
  const boundaries = chosen.boundaries.flatMap((test) => {
    const failure = counted(failureOf(program, world, test));
    return failure === null ? [] : [{ name: test.name, why: failure.why }];
  });
  progress.end();
  const failing = verdicts.filter((it) => !holds(it));
  const failed = failing.length + boundaries.length;
  return { ...none, passed: run - failed, failed, told: failing.flatMap(({ failures }) => failures), boundaries };
}

/** What is wanted of the tests, and who hears of each file whose boundary tests are derived. */
interface Wanted {
  readonly what: readonly string[];
  readonly deriving: (file: string) => void;
}

/** The tests of what is named. */
function chosenOf(
  game: Game,
  core: Core,
  { examples, scenarios }: Plans,
  { what, deriving }: Wanted,
): {
  readonly plans: Plans;
  readonly boundaries: readonly DerivedTest[];
  readonly count: number;
  /** What there is to be named. */
  readonly known: () => readonly string[];
} {
  const wanted = what.map((it) => it.toLowerCase());
  const isWanted = (...names: readonly string[]): boolean =>
    wanted.length === 0 || names.some((it) => wanted.includes(it.toLowerCase()));
  const ownerOf = (of: string): string => of.replace(/ (?:event|unshaded|shaded)$/u, '');
  const isOfWanted = ({ of }: { readonly of: string }): boolean => isWanted(of, ownerOf(of));
  const plans: Plans = {
    examples: examples.filter((plan) => isWanted(plan.of.name, titleOf(plan))),
    scenarios: scenarios.filter(({ name, slug }) => isWanted(name, slug)),
  };
  const before = readSuites(game.root, recordName(game));
  const files = derivingSuites(core, before, markOfText, (sought) => sought.some(isOfWanted));
  let file = files.next();
  for (; file.done !== true; file = files.next()) deriving(file.value);
  const suites = Object.entries(file.value.known);
  // What is known of files that are not wanted now is worth more than what is new of one of them.
  if (wanted.length === 0 && suites.some(([of, it]) => before?.[of] !== it))
    keepSuites(game.root, recordName(game), file.value.known);
  const boundaries = suites.flatMap(([, it]) => it?.tests ?? []).filter(isOfWanted);
  const known = (): readonly string[] => {
    const parts = partsOf(core).map(({ of }) => ownerOf(of));
    return [...new Set([...examples.map(({ of }) => of.name), ...scenarios.map(({ slug }) => slug), ...parts])];
  };
  const count = plans.examples.length + plans.scenarios.length + boundaries.length;
  return { plans, boundaries, count, known };
}

function print(terminal: Terminal, { game, passed, failed, told, boundaries }: Tested): void {
  if (told.length > 0) terminal.out(renderText(told, { color: terminal.color }));
  for (const { name, why } of boundaries) terminal.out(`boundary does not hold: ${name}\n  ${why}\n`);
  if (passed + failed > 0) terminal.out(`${game}: ${passed} of ${passed + failed} tests hold\n`);
}

function asJson({ game, passed, failed, told, boundaries }: Tested): object {
  return { game, passed, failed, ...toJson(told), boundaries };
}
