/** `mutate`: changes a spec one atom at a time and tells which changes no test notices. */
import { renderText } from '../diagnostics/render.js';
import { analyse } from '../front.js';
import { judgeAll, judgeOf } from '../host/mutate.js';
import { readSpec } from '../host/read-spec.js';
import { mutantsOf, ownersIn, spread } from '../mutate/mutants.js';
import { printReport, reportOf } from '../mutate/report.js';
import { gamesCalled } from './games.js';
import { progressOn, secondsText, wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface MutateOptions {
  /** Also what is no card's. */
  readonly all: boolean;
  /** At most so many mutants, from all over the spec; null: all. */
  readonly limit: number | null;
  readonly workers: number;
  readonly json: boolean;
}

/** `what` names cards by their codes, sides (`C1 shaded`), procedures or chits; all where nothing is named. Exits with 1 where a change goes unnoticed. */
export async function mutateCommand(
  terminal: Terminal,
  name: string,
  what: readonly string[],
  options: MutateOptions,
): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { files } = readSpec(game.folder);
  const { world, language, diagnostics } = analyse(files);
  if (world === null) {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    terminal.err(renderText(errors, { color: terminal.color }));
    return 1;
  }
  const isNamed = what.length > 0;
  const chosen = mutantsOf(files, world, language, { all: options.all, of: isNamed ? what : null });
  if (chosen.length === 0 && isNamed) {
    const [first = ''] = what;
    return wrongUse(terminal, `there is nothing to change in \`${what.join(' ')}\``, first, ownersIn(files));
  }
  const mutants = options.limit === null ? chosen : spread(chosen, options.limit);
  const judge = judgeOf(files);
  for (const test of judge.broken)
    terminal.err(`warning: the test "${test}" fails on the spec as it is, and is left out\n`);

  const progress = progressOn(terminal);
  const started = performance.now();
  const verdicts = await judgeAll(judge, {
    files,
    mutants,
    workers: options.workers,
    onVerdict: (judged) => {
      progress.show(`${judged} of ${mutants.length} changes`);
    },
  });
  progress.end();
  const seconds = performance.now() - started;
  const report = reportOf(
    mutants.flatMap((mutant, index) => {
      const verdict = verdicts[index];
      return verdict === undefined ? [] : [{ mutant, verdict }];
    }),
  );
  if (options.json) terminal.out(`${JSON.stringify({ game: game.name, tests: judge.tests, ...report }, null, 2)}\n`);
  else terminal.out(printReport(report));
  terminal.err(`${mutants.length} changes, ${judge.tests} tests, ${secondsText(seconds)}\n`);
  return report.survivors.length > 0 ? 1 : 0;
}
