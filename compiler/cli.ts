/**
 * The command line: reads the arguments, runs one command, and sets the exit code. Beside `bin.js` and
 * `process-terminal.ts` it is the only place that touches the process. Each command is loaded when it is asked for.
 */
import { Command, CommanderError, Option } from 'commander';
import { ownVersion } from './host/places.js';
import { damageOf } from './host/damage.js';
import { machineFault } from './host/system-faults.js';
import { madeVisible } from './source/hidden.js';
import { wrongUse, type ExitCode, type Terminal } from './commands/terminal.js';
import type { CommandLine } from './cli/flags.js';
import { addPlayingCommands } from './cli/playing.js';
import { addPrintingCommand } from './cli/printing.js';
import { addStudyingCommands } from './cli/studying.js';
import { addWritingCommands } from './cli/writing.js';
import { processTerminal } from './process-terminal.js';

/** Runs the command that the process was started with; the process ends by itself with the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  // Until a command has come to its end, the process must not end as if all were well.
  process.exitCode = 3;
  let isFinished = false;
  let isCut = false;
  process.on('exit', () => {
    if (!isFinished) process.stderr.write(faultText('the command stopped half way', undefined));
    else if (isCut && process.exitCode === 0) process.exitCode = 1;
  });
  const onRefused = (error: Error): void => {
    const reason = unwritable(error);
    if (reason === null || isCut) return;
    isCut = true;
    process.stderr.write(`error: what is printed cannot be written: ${reason}\n`);
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', onRefused);
  let leave = (): void => undefined;
  const exitCode = await run(argv.slice(2), processTerminal(), () => {
    leave = () => process.exit();
  });
  isFinished = true;
  process.exitCode = exitCode;
  leave();
  return exitCode;
}

/**
 * Runs a command on a terminal. Never throws: what the machine refuses is told there, with exit code 1, and a fault of rulewright
 * itself with 3. `onLeaving` is told where the process is to end although a library still waits for something.
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  onLeaving: () => void = () => undefined,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const finish = (code: ExitCode): void => {
    exitCode = code;
  };
  const leave = (code: ExitCode): void => {
    finish(code);
    onLeaving();
  };
  const program = commandLine({ terminal, finish, leave });
  if (args.length === 0) {
    wrongUse(terminal, 'no command was given');
    program.outputHelp({ error: true });
    return 2;
  }
  try {
    // What hides in an argument is told with it.
    await program.parseAsync(args.map(madeVisible), { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const refused = machineFault(error);
    if (refused !== null) {
      terminal.err(`error: the machine does not allow it: ${refused}\n`);
      return 1;
    }
    const damage = damageOf(error);
    if (damage !== null) {
      terminal.err(`error: this installation of rulewright is damaged: ${damage}\nhelp: install it again\n`);
      return 1;
    }
    terminal.err(faultText(error instanceof Error ? error.message : String(error), error));
    return 3;
  }
}

function commandLine({ terminal, finish, leave }: Omit<CommandLine, 'program'>): Command {
  const program = new Command('rulewright')
    .description('Compiles the rules of a board wargame, written as data, into an engine and the tests that prove it.')
    .version(ownVersion(), '--version', 'the version of Rulewright')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, getOutHasColors: () => terminal.color })
    .showHelpAfterError('(run `rulewright --help` for the commands)')
    .helpCommand(false);
  const line = { program, terminal, finish, leave };
  addWritingCommands(line);
  addPlayingCommands(line);
  addStudyingCommands(line);
  addPrintingCommand(line);
  program
    .command('language-server')
    .description('help an editor: what is wrong as it is typed, what may follow, what a word means')
    .addOption(
      new Option('--stdio', 'speak the Language Server Protocol over standard input and output, as it always does'),
    )
    .addHelpText(
      'after',
      '\nAn editor starts it in the folder of the game, with the files below spec/ as its documents. Nobody types here.',
    )
    .action(async () => {
      const { languageServerCommand } = await import('./commands/language-server.js');
      finish(await languageServerCommand(process.stdin, process.stdout));
    });

  return program;
}

/** Why the machine does not take what is printed. Null where a reader that has seen enough, such as `head`, closed the pipe. */
function unwritable(error: NodeJS.ErrnoException): string | null {
  if (error.code === 'EPIPE') return null;
  const reason = machineFault(error);
  if (reason === null) throw error;
  return reason;
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
