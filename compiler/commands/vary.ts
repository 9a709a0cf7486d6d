/** `simulate --vary`: one number of the spec in each of several values, on the same seeds. */
import { simulate } from '../host/simulate.js';
import type { Tally } from '../simulation/tally.js';
import { type Varied, variedIn } from '../mutate/varied.js';
import { csvTable } from '../plots/csv.js';
import { outcomeWords } from '../simulation/outcomes.js';
import { seatNames } from '../simulation/seating.js';
import { seatsText } from './parts.js';
import {
  type Counts,
  countsOf,
  type Difference,
  differencesOf,
  pointWords,
  type Rate,
  ratesOf,
  rateWords,
} from '../simulation/counts.js';
import { type Laid, type Table, tableFrom, versusOf } from './table.js';
import { interruptionOf, progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';
import { threadsFor } from './threads.js';

export interface VaryOptions extends Pick<Laid, 'invariants' | 'option' | 'seat'> {
  readonly games: number;
  readonly seed: number;
  readonly workers: number | null;
  readonly json: boolean;
  readonly csv: boolean;
}

/** What came of one value. */
interface Point {
  readonly value: number;
  readonly games: number;
  readonly outcomes: readonly Rate[];
  /** Against the number that the spec has; empty for that one. */
  readonly differences: readonly Difference[];
}

/** Plays each value against the spec as it is. Exits with 2 where the text names no number, 1 where a value makes no game or a game went wrong. */
export async function varyCommand(
  terminal: Terminal,
  table: Table,
  text: string,
  options: VaryOptions,
): Promise<ExitCode> {
  const { world, language, found, game } = table;
  const varied = variedIn(found.files, world, language, text);
  if (typeof varied === 'string') return wrongUse(terminal, varied);
  const workers = threadsFor(terminal, options.workers);
  const progress = progressOn(terminal);
  const interruption = interruptionOf(terminal);
  const points: Point[] = [];
  let failed = 0;
  for (const value of varied.values) {
    const other =
      value === varied.own ? null : tableFrom(terminal, game, { ...found, files: varied.filesWith(value) }, options);
    if (typeof other === 'number') {
      progress.end();
      terminal.err(`with ${value} at ${varied.path}:${varied.line} the spec cannot be played\n`);
      interruption.end();
      return 1;
    }
    const tally = await simulate({
      engine: table.engine,
      firstSeed: options.seed,
      games: options.games,
      workers,
      invariants: options.invariants,
      events: false,
      choices: table.choices,
      core: null,
      seats: table.seats,
      versus: other === null ? null : versusOf(other),
      onProgress: (played) => {
        progress.show(`${value}: ${played} of ${options.games} games`);
      },
      isStopped: interruption.isStopped,
    });
    if (interruption.isStopped()) break;
    failed += tally.failed;
    points.push(pointOf(table, value, tally, other !== null));
  }
  interruption.end();
  progress.end();
  const seats = seatNames(world, table.seating);
  if (options.json) {
    const { owner, path, line, own, values } = varied;
    const varies = { owner, path, line, own, values };
    terminal.out(
      `${JSON.stringify({ game: game.name, seats, varies, points, isInterrupted: isCut(varied, points) }, null, 2)}\n`,
    );
  } else if (options.csv) terminal.out(csvOfPoints(points));
  else {
    terminal.out(`${game.name}: ${text}, ${options.games} games of the same seeds for each value\n`);
    terminal.out(`  ${varied.path}:${varied.line} has ${varied.own}\n  seats: ${seatsText(seats)}\n`);
    printPoints(terminal, points, varied.own);
  }
  if (isCut(varied, points))
    terminal.err(`interrupted: ${points.length} of ${varied.values.length} values were played\n`);
  return failed > 0 || isCut(varied, points) ? 1 : 0;
}

function isCut({ values }: Varied, points: readonly Point[]): boolean {
  return points.length < values.length;
}

/** Of a value that the spec has not, the games of the second edition. */
function pointOf({ world }: Table, value: number, tally: Tally, isOther: boolean): Point {
  if (!isOther) {
    const counts = countsOf(world, tally, {});
    return { value, games: counts.games, outcomes: ratesOf(counts), differences: [] };
  }
  const differences = differencesOf(world, tally.pairs);
  const outcomes = differences.map(({ winner, loser, isDraw, degree, both, second }) => ({
    ...{ winner, loser, isDraw, degree },
    games: both + second,
  })) satisfies Counts['outcomes'];
  const games = tally.pairs.reduce((sum, pair) => sum + pair.games, 0);
  return { value, games, outcomes: ratesOf({ games, outcomes }), differences };
}

/** For each way to end that came to be, a row for each value. */
function printPoints(terminal: Terminal, points: readonly Point[], own: number): void {
  for (const [index, way] of (points[0]?.outcomes ?? []).entries()) {
    if (points.every(({ outcomes }) => outcomes[index]?.games === 0)) continue;
    terminal.out(`  ${outcomeWords(way)}\n`);
    for (const { value, outcomes, differences } of points) {
      const rate = outcomes[index];
      const difference = differences[index];
      const against =
        difference === undefined
          ? ''
          : `, ${pointWords(difference.difference, difference.low, difference.high)} points more often than with ${own}`;
      if (rate !== undefined) terminal.out(`    ${String(value).padStart(4)}  ${rateWords(rate)}${against}\n`);
    }
  }
}

/** A row for each value and way to end. */
function csvOfPoints(points: readonly Point[]): string {
  const rows = points.flatMap(({ value, games, outcomes, differences }) =>
    outcomes.map((it, index) => {
      const { difference = 0, low = 0, high = 0 } = differences[index] ?? {};
      return [value, outcomeWords(it), it.games, games, it.rate, it.low, it.high, difference, low, high];
    }),
  );
  const against = ['difference', 'difference low', 'difference high'];
  return csvTable(['value', 'outcome', 'games', 'of', 'rate', 'low', 'high', ...against], rows);
}
