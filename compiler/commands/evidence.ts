/** `evidence`: the figures that tell how far a green run means that the rules hold, of each game, in one table. */
import { failureOf } from '../scenario/play-example.js';
import { type BoundarySuite, deriveBoundaries } from '../boundaries/derive.js';
import type { Core } from '../core/ir.js';
import { renderText } from '../diagnostics/render.js';
import { check, type Checked } from '../driver.js';
import { emitEngine } from '../emit/emit-engine.js';
import { compileEngine, importProgram } from '../host/load-engine.js';
import { readSpec } from '../host/read-spec.js';
import { simulate } from '../host/simulate.js';
import { coveredBy } from '../interpreter/coverage.js';
import { interpret } from '../interpreter/interpret.js';
import { lockstep } from '../interpreter/lockstep.js';
import type { MutationReport } from '../mutate/report.js';
import type { World } from '../resolved/ir.js';
import { holding, proving, type Share, tallyOf, trialsOf, type Verdict, verdictsOn } from '../scenario/verdicts.js';
import { isMadeUpPart } from '../surface/made-up.js';
import { traceOf } from '../trace/from-world.js';
import { tellFailing } from './failing.js';
import { type Game, gamesCalled } from './games.js';
import { mutationOf } from './mutate.js';
import { progressOn, secondsText, type ExitCode, type Progress, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';

export interface EvidenceOptions {
  /** How many random games are held against the interpreter. */
  readonly games: number;
  /** Null: as many as there are processors. */
  readonly workers: number | null;
  /** Whether changes of the spec that no earlier run judged are judged now. */
  readonly mutate: boolean;
  readonly json: boolean;
  /** The day that the figures are of: `2026-01-31`. */
  readonly today: string;
}

/** The figures of one game. */
interface Figures {
  readonly game: string;
  /** What of the game is made up, and so left out of the figures; left out where all is known. */
  readonly madeUp?: string;
  readonly rules: { readonly tested: number; readonly notPlayable: number; readonly open: number };
  /** Those that hold on both back ends alike. */
  readonly examples: Share;
  readonly scenarios: Share;
  readonly boundaryTests: Share;
  /** Ways of the rules that examples and scenarios take. */
  readonly branches: Share;
  /** Boundaries that derived tests come to. */
  readonly boundaries: Share;
  /** Those that both back ends play alike to the end. */
  readonly randomGames: Share;
  readonly mutation: {
    readonly noticed: Share;
    readonly explained: number;
    readonly unexplained: number;
    /** Changes that nothing has judged. */
    readonly open: number;
  };
  /** The examples and scenarios that do not hold. */
  readonly failing: readonly string[];
}

/** The least share of changes that tests and check must notice. */
const leastNoticed = 0.95;

/** Exits with 1 where something does not hold, a branch is not taken, a rule is open, or too many changes go unnoticed. */
export async function evidenceCommand(
  terminal: Terminal,
  names: readonly string[],
  options: EvidenceOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const started = performance.now();
  const progress = progressOn(terminal);
  const figures: Figures[] = [];
  const workers = threadsFor(terminal, options.workers);
  const verdicts: Verdict[] = [];
  for (const game of games) {
    const checked = check(readSpec(game.folder, game.from));
    const { world, core, diagnostics } = checked;
    if (world === null || core === null) {
      terminal.err(renderText(diagnostics, { color: terminal.color }));
      return 1;
    }
    const found = await figuresOf(progress, game, { ...checked, world, core }, { ...options, workers });
    figures.push(found.figures);
    verdicts.push(...found.verdicts);
  }
  progress.end();
  tellFailing(terminal, verdicts);
  if (options.json) terminal.out(`${JSON.stringify({ date: options.today, games: figures }, null, 2)}\n`);
  else terminal.out(tableOf(figures, options.today));
  terminal.err(`${secondsText(performance.now() - started)}\n`);
  return figures.every(isSound) ? 0 : 1;
}

type Known = Checked & { readonly world: World; readonly core: Core };

async function figuresOf(
  progress: Progress,
  game: Game,
  known: Known,
  options: EvidenceOptions & { readonly workers: number },
): Promise<{ readonly figures: Figures; readonly verdicts: readonly Verdict[] }> {
  const { world, core, examples, plans, analysis } = known;
  const { workers } = options;
  progress.show(`${game.name}: examples, scenarios and boundaries`);
  const modules = emitEngine(core);
  const engine = await compileEngine(modules);
  const pair = lockstep(await importProgram(engine), interpret(core));
  const { provenance } = world;
  // What comes of what is made up shows nothing of the game.
  const suites = deriveBoundaries(core).map((suite) =>
    isMadeUpPart(provenance, suite.file, suite.of) ? unproved(suite) : suite,
  );
  const tests = suites.flatMap((suite) => suite.tests);
  const own = { examples, scenarios: plans };
  const { branches } = coveredBy(core, trialsOf(world, own));
  const verdicts = verdictsOn(pair, world, own);
  const sound = proving(world, verdicts);
  const played = tallyOf(sound);
  const { rules } = traceOf(
    { folder: game.name, world, ...holding(sound), tests: played, modules },
    analysis.spec.rules,
    analysis.spec.citations,
  );
  const statusOf = (wanted: string): number => rules.filter(({ status }) => status === wanted).length;
  const { finished } = await simulate({
    engine,
    core,
    games: options.games,
    firstSeed: 1,
    workers,
    invariants: true,
    events: false,
    choices: {},
    isStopped: () => false,
    onProgress: (played) => {
      progress.show(`${game.name}: ${played} of ${options.games} random games`);
    },
  });
  const { report, open } = await mutationOf(game, { workers, isJudging: options.mutate, progress });
  const figures: Figures = {
    game: game.name,
    ...(provenance.text === '' ? {} : { madeUp: provenance.text }),
    rules: { tested: statusOf('complete'), notPlayable: statusOf('not playable'), open: statusOf('open') },
    examples: played.examples,
    scenarios: played.scenarios,
    boundaryTests: share(tests, (test) => failureOf(pair, test) === null),
    branches: share(branches, ({ taken }) => taken > 0),
    boundaries: boundariesOf(suites),
    randomGames: { count: finished, of: options.games },
    mutation: mutationFigures(report, open),
    failing: played.failing,
  };
  return { figures, verdicts };
}

/** With nothing that it shows. */
function unproved(suite: BoundarySuite): BoundarySuite {
  const missed = [...suite.tests.flatMap(({ reaches }) => reaches), ...suite.missed];
  return { ...suite, tests: [], missed };
}

function share<Item>(items: readonly Item[], isSuch: (item: Item) => boolean): Share {
  return { count: items.filter(isSuch).length, of: items.length };
}

function boundariesOf(suites: readonly BoundarySuite[]): Share {
  const count = suites.reduce((sum, { tests }) => sum + tests.reduce((own, it) => own + it.reaches.length, 0), 0);
  return { count, of: count + suites.reduce((sum, { missed }) => sum + missed.length, 0) };
}

function mutationFigures({ total, survivors, explained }: MutationReport, open: number): Figures['mutation'] {
  const { refused, failed, survived } = total;
  return {
    noticed: { count: refused + failed, of: refused + failed + survived },
    explained: explained.length,
    unexplained: survivors.length,
    open,
  };
}

function isSound({ rules, mutation, ...shares }: Figures): boolean {
  const { examples, scenarios, boundaryTests, branches, randomGames } = shares;
  const whole = [examples, scenarios, boundaryTests, branches, randomGames].every(({ count, of }) => count === of);
  const { noticed, unexplained, open } = mutation;
  return whole && rules.open === 0 && open === 0 && unexplained === 0 && noticed.count >= leastNoticed * noticed.of;
}

/** As a table of Markdown, a column for each game. */
function tableOf(figures: readonly Figures[], today: string): string {
  const rows: readonly (readonly [string, (of: Figures) => string])[] = [
    ...(figures.some(({ madeUp }) => madeUp !== undefined)
      ? [['made up, and so not counted', ({ madeUp }: Figures) => madeUp ?? 'nothing'] as const]
      : []),
    ['rules of the rulebook: tested, not playable, open', ({ rules: r }) => `${r.tested}, ${r.notPlayable}, ${r.open}`],
    ['examples that hold', ({ examples }) => text(examples)],
    ['scenarios that hold', ({ scenarios }) => text(scenarios)],
    ['branches of the rules that these take', ({ branches }) => text(branches)],
    ['derived boundary tests that hold', ({ boundaryTests }) => text(boundaryTests)],
    ['boundaries that these come to', ({ boundaries }) => text(boundaries)],
    ['random games that both back ends play alike', ({ randomGames }) => text(randomGames)],
    ['changes of the spec that are noticed', ({ mutation }) => mutationText(mutation)],
    ['unnoticed, of which nothing can be seen', ({ mutation }) => String(mutation.explained)],
    ['unnoticed and not explained', ({ mutation }) => String(mutation.unexplained)],
  ];
  return [
    `| ${today} | ${figures.map(({ game }) => game).join(' | ')} |`,
    `| --- | ${figures.map(() => '---').join(' | ')} |`,
    ...rows.map(([name, of]) => `| ${name} | ${figures.map(of).join(' | ')} |`),
    '',
  ].join('\n');
}

function text({ count, of }: Share): string {
  return `${count} of ${of}`;
}

function mutationText({ noticed, open }: Figures['mutation']): string {
  if (noticed.of === 0) return `not judged (${open})`;
  const percent = ((100 * noticed.count) / noticed.of).toFixed(1);
  return `${percent} % of ${noticed.of}${open === 0 ? '' : ` (${open} not judged)`}`;
}
