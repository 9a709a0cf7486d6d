/**
 * The command line: reads the arguments, runs one command, and sets the exit code. Beside `bin.js` it is the only place
 * that touches the process. Each command is loaded when it is asked for.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { wrongUse, type ExitCode, type Terminal } from './commands/terminal.js';

/** Runs the command that the process was started with; the process ends by itself with the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  // Until a command has come to its end, the process must not end as if all were well.
  process.exitCode = 3;
  let isFinished = false;
  process.on('exit', () => {
    if (!isFinished) process.stderr.write(faultText('the command stopped half way', undefined));
  });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe);
  const exitCode = await run(argv.slice(2), processTerminal());
  isFinished = true;
  process.exitCode = exitCode;
  return exitCode;
}

/** Runs a command on a terminal. Never throws: a fault of rulewright itself is told there, with exit code 3. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = commandLine(terminal, (code) => {
    exitCode = code;
  });
  if (args.length === 0) {
    wrongUse(terminal, 'no command was given');
    program.outputHelp({ error: true });
    return 2;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.err(faultText(error instanceof Error ? error.message : String(error), error));
    return 3;
  }
}

function commandLine(terminal: Terminal, finish: (exitCode: ExitCode) => void): Command {
  const program = new Command('rulewright')
    .description('Compiles the rules of a board wargame, written as data, into an engine and the tests that prove it.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, getOutHasColors: () => terminal.color })
    .showHelpAfterError('(run `rulewright --help` for the commands)')
    .helpCommand(false);
  const json = (): Option => new Option('--json', 'print the result as JSON');

  program
    .command('build')
    .description('check, compile, and bring generated/ up to date')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .option('--check', 'write nothing; exit with 1 if anything would change', false)
    .addOption(json())
    .action(async (games: string[], options: { check: boolean; json?: boolean }) => {
      const { buildCommand } = await import('./commands/build.js');
      finish(await buildCommand(terminal, games, { check: options.check, json: options.json === true }));
    });

  program
    .command('check')
    .description('report everything that is wrong with a spec')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'json', 'github']).default('text'))
    .addOption(json())
    .option('--provenance', 'also list what is assumed and stated in no rulebook', false)
    .action(
      async (games: string[], options: { format: 'text' | 'json' | 'github'; json?: boolean; provenance: boolean }) => {
        const { checkCommand } = await import('./commands/check.js');
        const format = options.json === true ? 'json' : options.format;
        finish(checkCommand(terminal, games, { format, provenance: options.provenance }));
      },
    );

  program
    .command('replay')
    .description('play a scenario on the compiled engine, step by step')
    .argument('<scenario>', 'a file in the folder scenarios of a game, or its name')
    .addOption(json())
    .action(async (scenario: string, options: { json?: boolean }) => {
      const { replayCommand } = await import('./commands/replay.js');
      finish(await replayCommand(terminal, scenario, { json: options.json === true }));
    });

  program
    .command('simulate')
    .description('play seeded random games')
    .argument('<game>', 'a folder of spec/')
    .addOption(new Option('--games <count>', 'how many').argParser(wholeNumber(1)).default(1000))
    .addOption(
      new Option('--seed <seed>', 'the seed of the first game; the next ones follow')
        .argParser(wholeNumber(0))
        .default(1),
    )
    .addOption(new Option('--workers <count>', 'how many threads').argParser(wholeNumber(1)))
    .option('--invariants', 'check at every decision that nothing is lost and no limit is broken', false)
    .addOption(json())
    .action(
      async (
        game: string,
        options: { games: number; seed: number; workers?: number; invariants: boolean; json?: boolean },
      ) => {
        const { simulateCommand } = await import('./commands/simulate.js');
        const { games, seed, invariants } = options;
        const workers = options.workers ?? null;
        finish(
          await simulateCommand(terminal, game, { games, seed, workers, invariants, json: options.json === true }),
        );
      },
    );

  program
    .command('explain')
    .description('show the page of a message')
    .argument('<code>', 'the code of the message, such as RW0304')
    .addOption(json())
    .action(async (code: string, options: { json?: boolean }) => {
      const { explainCommand } = await import('./commands/explain.js');
      finish(explainCommand(terminal, code, { json: options.json === true }));
    });

  return program;
}

function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/u.test(text) && Number.isSafeInteger(value) && value >= least && value <= 0xffff_ffff) return value;
    throw new InvalidArgumentError(`It should be a whole number from ${least}.`);
  };
}

function processTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const allowsColor = env.NO_COLOR === undefined || env.NO_COLOR === '';
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    color: stdout.isTTY && allowsColor,
    watched: stderr.isTTY,
    folder: process.cwd(),
  };
}

/** A reader that has seen enough, such as `head`, closes the pipe; the command runs on to its exit code. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** The stack is shown only to who asked for it. */
function faultText(detail: string, error: unknown): string {
  const isDebugging = process.env.RULEWRIGHT_DEBUG === '1';
  const stack = isDebugging && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  return `error[RW9901]: a fault in rulewright itself: ${detail.split('\n')[0] ?? ''}
help: nothing may be wrong with the spec; please report this with the command and the spec that show it
help: run the command again with RULEWRIGHT_DEBUG=1 to see where it happened
${stack}`;
}
