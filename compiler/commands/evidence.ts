/** `evidence`: the figures that tell how far a green run means that the rules hold, of each game, in one table. */
import { failureOf } from '../scenario/play-example.js';
import { type BoundarySuite, deriveBoundaries } from '../boundaries/derive.js';
import type { Core } from '../core/ir.js';
import { renderText } from '../diagnostics/render.js';
import { check, type Checked } from '../driver.js';
import { emitEngine } from '../emit/emit-engine.js';
import { compileEngine, importProgram } from '../host/load-engine.js';
import { simulate } from '../host/simulate.js';
import { coveredBy } from '../interpreter/coverage.js';
import { interpret } from '../interpreter/interpret.js';
import { lockstep } from '../interpreter/lockstep.js';
import type { World } from '../resolved/ir.js';
import {
  holding,
  proving,
  type Share,
  tallyOf,
  trialsOf,
  unproving,
  type Verdict,
  verdictsOn,
} from '../scenario/verdicts.js';
import { isMadeUpPart } from '../surface/made-up.js';
import { traceOf } from '../trace/from-world.js';
import { tellFailing } from './failing.js';
import { type Game, gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { type Mutation, mutationOf } from './mutate.js';
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

/** The figures of one game: of what the rulebook prints, and of what is made up where something is. */
interface Figures extends Parted {
  readonly game: string;
  /** `resting`: those of the open ones that only tests of what is made up cite. */
  readonly rules: {
    readonly tested: number;
    readonly notPlayable: number;
    readonly open: number;
    readonly resting: number;
  };
  /** Those that both back ends play alike to the end. */
  readonly randomGames: Share;
  /** The examples and scenarios that do not hold. */
  readonly failing: readonly string[];
  /** What is made up or known by title only, in words; left out where all is known. */
  readonly unknown?: string;
  /** Left out where nothing is made up. */
  readonly madeUp?: Parted;
}

/** What is told of the printed rules and of what is made up apart. */
interface Parted {
  /** Those that hold on both back ends alike. */
  readonly examples: Share;
  readonly scenarios: Share;
  readonly boundaryTests: Share;
  /** Ways of the rules that examples and scenarios take; of the printed ones, those that rest on what is made up too. */
  readonly branches: Share;
  /** Boundaries that derived tests come to. */
  readonly boundaries: Share;
  readonly mutation: {
    readonly noticed: Share;
    readonly explained: number;
    readonly unexplained: number;
    /** Changes that nothing has judged. */
    readonly open: number;
  };
}

/** The least share of changes that tests and check must notice. */
const leastNoticed = 0.95;

/**
 * Exits with 1 where of what the rulebook prints something does not hold, a branch is not taken, a rule is open that does not rest
 * on what is made up, or too many changes go unnoticed. What is made up is told apart, and judged by nothing.
 */
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
    const checked = check(knownSpecOf(game));
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
  const engine = compileEngine(game.root, modules);
  const pair = lockstep(await importProgram(engine), interpret(core));
  const { provenance } = world;
  const suites = deriveBoundaries(core);
  const own = { examples, scenarios: plans };
  const { branches } = coveredBy(core, trialsOf(world, own));
  const verdicts = verdictsOn(pair, world, own);
  const sound = proving(world, verdicts);
  const played = tallyOf(sound);
  const madeUp = provenance.text === '' ? {} : { madeUp: holding(verdicts) };
  const { rules } = traceOf(
    { folder: game.name, world, ...holding(sound), ...madeUp, tests: played, modules },
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
  const mutations = await mutationOf(game, { workers, isJudging: options.mutate, progress });
  const partOf = (isMadeUp: boolean): Parted => {
    const tally = isMadeUp ? tallyOf(unproving(world, verdicts)) : played;
    const derived = suites.filter(({ file, of }) => isMadeUpPart(provenance, file, of) === isMadeUp);
    const tests = derived.flatMap((suite) => suite.tests);
    const ways = branches.filter((branch) => branch.isMadeUp === isMadeUp);
    return {
      examples: tally.examples,
      scenarios: tally.scenarios,
      boundaryTests: share(tests, (test) => failureOf(pair, world, test) === null),
      branches: share(ways, ({ taken, restsOnMadeUp }) => taken > 0 || restsOnMadeUp),
      boundaries: boundariesOf(derived),
      mutation: mutationFigures(isMadeUp ? mutations.madeUp : mutations.printed),
    };
  };
  const figures: Figures = {
    game: game.name,
    rules: {
      tested: statusOf('complete'),
      notPlayable: statusOf('not playable'),
      open: statusOf('open'),
      resting: rules.filter(({ restsOnMadeUp }) => restsOnMadeUp === true).length,
    },
    ...partOf(false),
    randomGames: { count: finished, of: options.games },
    failing: played.failing,
    ...(provenance.text === '' ? {} : { unknown: provenance.text }),
    ...(provenance.things.length === 0 ? {} : { madeUp: partOf(true) }),
  };
  return { figures, verdicts };
}

function share<Item>(items: readonly Item[], isSuch: (item: Item) => boolean): Share {
  return { count: items.filter(isSuch).length, of: items.length };
}

function boundariesOf(suites: readonly BoundarySuite[]): Share {
  const count = suites.reduce((sum, { tests }) => sum + tests.reduce((own, it) => own + it.reaches.length, 0), 0);
  return { count, of: count + suites.reduce((sum, { missed }) => sum + missed.length, 0) };
}

function mutationFigures({ report: { total, survivors, explained }, open }: Mutation): Parted['mutation'] {
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
  return (
    whole &&
    rules.open === rules.resting &&
    open === 0 &&
    unexplained === 0 &&
    noticed.count >= leastNoticed * noticed.of
  );
}

/** As a table of Markdown, a column for each game; what is made up has rows of its own. */
function tableOf(figures: readonly Figures[], today: string): string {
  const isMadeUp = figures.some(({ madeUp }) => madeUp !== undefined);
  /** A row of what the rulebook prints and, where some game has that, one of what is made up. */
  const both = (name: string, of: (part: Parted) => string): readonly Row[] => [
    [name, of],
    ...(isMadeUp
      ? [['– of what is made up', ({ madeUp }: Figures) => (madeUp === undefined ? '' : of(madeUp))] as const]
      : []),
  ];
  const rows: readonly Row[] = [
    ...(figures.some(({ unknown }) => unknown !== undefined)
      ? [['made up', ({ unknown = 'nothing' }: Figures) => unknown] as const]
      : []),
    ['rules of the rulebook: tested, not playable, open', ({ rules }) => rulesText(rules)],
    ...both('examples that hold', ({ examples }) => text(examples)),
    ...both('scenarios that hold', ({ scenarios }) => text(scenarios)),
    ...both('branches of the rules that these take', ({ branches }) => text(branches)),
    ...both('derived boundary tests that hold', ({ boundaryTests }) => text(boundaryTests)),
    ...both('boundaries that these come to', ({ boundaries }) => text(boundaries)),
    ['random games that both back ends play alike', ({ randomGames }) => text(randomGames)],
    ...both('changes of the spec that are noticed', ({ mutation }) => mutationText(mutation)),
    ...both('unnoticed, of which nothing can be seen', ({ mutation }) => String(mutation.explained)),
    ...both('unnoticed and not explained', ({ mutation }) => String(mutation.unexplained)),
  ];
  return [
    `| ${today} | ${figures.map(({ game }) => game).join(' | ')} |`,
    `| --- | ${figures.map(() => '---').join(' | ')} |`,
    ...rows.map(([name, of]) => `| ${name} | ${figures.map(of).join(' | ')} |`),
    '',
  ].join('\n');
}

type Row = readonly [name: string, of: (figures: Figures) => string];

function rulesText({ tested, notPlayable, open, resting }: Figures['rules']): string {
  return `${tested}, ${notPlayable}, ${open}${resting === 0 ? '' : ` (${resting} rest on what is made up)`}`;
}

function text({ count, of }: Share): string {
  return `${count} of ${of}`;
}

function mutationText({ noticed, open }: Parted['mutation']): string {
  if (noticed.of === 0) return `not judged (${open})`;
  const percent = ((100 * noticed.count) / noticed.of).toFixed(1);
  return `${percent} % of ${noticed.of}${open === 0 ? '' : ` (${open} not judged)`}`;
}
