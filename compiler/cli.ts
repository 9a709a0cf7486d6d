/**
 * The command line: reads the arguments, runs one command, and sets the exit code. Beside `bin.js` and
 * `process-terminal.ts` it is the only place that touches the process. Each command is loaded when it is asked for.
 */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { languages } from './languages/codes.js';
import { type StarterKind, starterKinds } from './host/checkout.js';
import { ownVersion } from './host/places.js';
import { machineFault } from './host/system-faults.js';
import { madeVisible } from './source/hidden.js';
import type { CheckFormat } from './commands/check.js';
import { wrongUse, type ExitCode, type Terminal } from './commands/terminal.js';
import { openProcessInput, processorTime, processTerminal } from './process-terminal.js';

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
  const exitCode = await run(argv.slice(2), processTerminal());
  isFinished = true;
  process.exitCode = exitCode;
  return exitCode;
}

/** Runs a command on a terminal. Never throws: what the machine refuses is told there, with exit code 1, and a fault of rulewright itself with 3. */
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
    terminal.err(faultText(error instanceof Error ? error.message : String(error), error));
    return 3;
  }
}

function commandLine(terminal: Terminal, finish: (exitCode: ExitCode) => void): Command {
  const program = new Command('rulewright')
    .description('Compiles the rules of a board wargame, written as data, into an engine and the tests that prove it.')
    .version(ownVersion(), '--version', 'the version of Rulewright')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, getOutHasColors: () => terminal.color })
    .showHelpAfterError('(run `rulewright --help` for the commands)')
    .helpCommand(false);
  const dryRun = (): Option => new Option('--dry-run', 'write nothing; tell what would change').default(false);
  const json = (): Option => new Option('--json', 'print the result as JSON');
  const lang = (): Option => new Option('--lang <language>', 'the language to speak').choices(languages).default('en');
  const chosen = (): Option =>
    new Option('--option <option>', 'choose an optional rule, `NAME` or `NAME=NUMBER`; once for each')
      .argParser((given: string, before: readonly string[]) => [...before, given])
      .default([], 'as they are by default');

  program
    .command('build')
    .description('check, compile, and bring generated/ up to date')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .option('--check', 'write nothing; exit with 1 if anything would change', false)
    .addOption(json())
    .addOption(
      new Option('--watch', 'go on: after each change below spec/ play what it touches and build, until Ctrl+C')
        .default(false)
        .conflicts(['check', 'json']),
    )
    .action(async (games: string[], options: { check: boolean; json?: boolean; watch: boolean }) => {
      if (options.watch) {
        const { watchCommand } = await import('./commands/watch.js');
        finish(await watchCommand(terminal, games));
        return;
      }
      const { buildCommand } = await import('./commands/build.js');
      finish(await buildCommand(terminal, games, { check: options.check, json: options.json === true }));
    });

  program
    .command('check')
    .description('report everything that is wrong with a spec, and examples that do not hold')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .addOption(
      new Option('--format <format>', 'how to print it; sarif: for code scanning')
        .choices(['text', 'json', 'github', 'sarif'] satisfies CheckFormat[])
        .default('text'),
    )
    .addOption(json())
    .option('--provenance', 'also list what is assumed, made up and stated in no rulebook', false)
    .option('--strict', 'also refuse what is made up, and cards of which only the title is known', false)
    .option('--no-play', 'do not play the examples and scenarios')
    .option('--fix', 'first make the fixes that cannot change what was meant, and tell them', false)
    .addOption(new Option('--dry-run', 'with --fix: write nothing; tell what would be fixed').default(false))
    .addOption(new Option('--lang <language>', 'say how much can be said in a language').choices(languages.slice(1)))
    .action(
      async (
        games: string[],
        options: {
          format: CheckFormat;
          json?: boolean;
          provenance: boolean;
          strict: boolean;
          play: boolean;
          lang?: string;
          fix: boolean;
          dryRun: boolean;
        },
      ) => {
        const { checkCommand } = await import('./commands/check.js');
        const format = options.json === true ? 'json' : options.format;
        const { provenance, strict, play, lang = null, fix, dryRun: isDry } = options;
        finish(await checkCommand(terminal, games, { format, provenance, strict, play, lang, fix, dryRun: isDry }));
      },
    );

  program
    .command('test')
    .description('run the examples, scenarios and boundaries of a game on its compiled engine')
    .argument('[game]', 'a folder of spec/; all where none is named')
    .argument('[what...]', 'only those of a card, a procedure, a rule, a family of chits, or a scenario')
    .addOption(json())
    .action(async (game: string | undefined, what: string[], options: { json?: boolean }) => {
      const { testCommand } = await import('./commands/test.js');
      finish(await testCommand(terminal, game ?? null, { what, json: options.json === true }));
    });

  program
    .command('fmt')
    .description('bring sentences into their canonical wording, and put layout right where it is wrong')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .option('--check', 'write nothing; name the files that would change, and exit with 1 if there are any', false)
    .addOption(dryRun())
    .addOption(json())
    .action(async (games: string[], options: { check: boolean; dryRun: boolean; json?: boolean }) => {
      const { fmtCommand } = await import('./commands/fmt.js');
      finish(await fmtCommand(terminal, games, { ...options, json: options.json === true }));
    });

  program
    .command('rename')
    .description('give a thing another name everywhere it stands, in every file of its game')
    .argument('<old>', 'what it is called, in quotes where that is several words')
    .argument('<new>', 'what it is to be called')
    .argument('[game]', 'the folder of spec/ that it is of; left out where one game has the name')
    .option('--plural <name>', 'what several of them are to be called, where that does not follow')
    .option('--kind <kind>', 'what it is, such as `piece`, where several things have the name')
    .addOption(dryRun())
    .addOption(json())
    .action(
      async (
        old: string,
        fresh: string,
        game: string | undefined,
        options: { plural?: string; kind?: string; dryRun: boolean; json?: boolean },
      ) => {
        const { renameCommand } = await import('./commands/rename.js');
        const { plural = null, kind = null, dryRun: isDry, json: isJson = false } = options;
        const names = [old, fresh, game ?? null] as const;
        finish(await renameCommand(terminal, names, { plural, kind, dryRun: isDry, json: isJson }));
      },
    );

  program
    .command('undo')
    .description('take back what the last `fmt`, `check --fix` or `rename` wrote, byte for byte')
    .addOption(dryRun())
    .action(async (options: { dryRun: boolean }) => {
      const { undoCommand } = await import('./commands/undo.js');
      finish(await undoCommand(terminal, options));
    });

  program
    .command('new')
    .description('lay out the spec of a new game, small and whole, to be changed')
    .argument('<name>', 'the folder of spec/ to make, such as `salt-road`')
    .addOption(new Option('--kind <kind>', 'a game of another kind than for two factions').choices(starterKinds))
    .addOption(json())
    .action(async (name: string, options: { kind?: StarterKind; json?: boolean }) => {
      const { newCommand } = await import('./commands/new.js');
      finish(newCommand(terminal, name, { kind: options.kind ?? null, json: options.json === true }));
    });

  program
    .command('init')
    .description('lay out a repository of rules here: package.json, CI, editor settings; what is there is left')
    .argument('[name]', 'the folder of a game to begin with, such as `salt-road`')
    .addOption(new Option('--kind <kind>', 'a game of another kind than for two factions').choices(starterKinds))
    .addOption(dryRun())
    .addOption(json())
    .action(async (game: string | undefined, given: { kind?: StarterKind; dryRun: boolean; json?: boolean }) => {
      const { initCommand } = await import('./commands/init.js');
      finish(initCommand(terminal, { kind: null, json: false, ...given, game: game ?? null }));
    });

  program
    .command('replay')
    .description('play a scenario on the compiled engine, step by step')
    .argument(
      '<scenario>',
      'a file in the folder scenarios of a game, or its name; or any file that says which `game` it is of',
    )
    .addOption(json())
    .addOption(lang())
    .addOption(chosen())
    .action(async (scenario: string, options: { json?: boolean; lang: string; option: readonly string[] }) => {
      const { replayCommand } = await import('./commands/replay.js');
      finish(await replayCommand(terminal, scenario, { ...options, json: options.json === true }));
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
    .option('--cards', 'tell of each side of each card how often it was taken and came to nothing', false)
    .option('--check-interpreter', 'hold every question and position against a reference interpreter', false)
    .option('--invariants', 'check after every sentence that nothing is lost and no limit is broken', false)
    .option(
      '--save <folder>',
      'as --invariants, and write the shortest game that goes wrong there, made short, for replay',
    )
    .addOption(chosen())
    .addOption(json())
    .action(async (game: string, options: SimulateFlags) => {
      const { simulateCommand } = await import('./commands/simulate.js');
      const { games, seed, cards, option, checkInterpreter: interpreter } = options;
      // What is saved is checked when it is replayed, so it has to be looked for in the same way.
      const invariants = options.invariants || options.save !== undefined;
      const workers = options.workers ?? null;
      finish(
        await simulateCommand(terminal, game, {
          games,
          seed,
          save: options.save ?? null,
          workers,
          invariants,
          interpreter,
          cards,
          option,
          json: options.json === true,
        }),
      );
    });

  program
    .command('coverage')
    .description('tell which branches of the rules no example and no scenario takes')
    .argument('<game>', 'a folder of spec/')
    .addOption(new Option('--html', 'as a page').conflicts('json'))
    .addOption(
      new Option('--least <percent>', 'exit with 1 where fewer of the printed rules are taken').argParser(
        wholeNumber(0),
      ),
    )
    .addOption(
      new Option('--boundaries', 'tell which boundaries no derived suite comes to').conflicts(['html', 'least']),
    )
    .addOption(json())
    .action(async (game: string, options: { html?: boolean; json?: boolean; least?: number; boundaries?: boolean }) => {
      const { boundariesCommand, coverageCommand } = await import('./commands/coverage.js');
      if (options.boundaries === true) {
        finish(boundariesCommand(terminal, game, options.json === true));
        return;
      }
      const format = options.html === true ? 'html' : options.json === true ? 'json' : 'text';
      finish(coverageCommand(terminal, game, format, options.least ?? null));
    });

  program
    .command('trace')
    .description('tell of each numbered rule where it is written, what it became and what tests it')
    .argument('[game...]', 'folders of spec/ that list their rules; all such where none is named')
    .option('--html <file>', 'also write it as a page that can be searched')
    .option(
      '--strict',
      'exit with 1 where a rule has no spec or no test that cites it, and neither a reason nor something made up in place of a fact',
      false,
    )
    .addOption(json())
    .action(async (games: string[], options: { html?: string; strict: boolean; json?: boolean }) => {
      const { traceCommand } = await import('./commands/trace.js');
      const { html = null, strict } = options;
      finish(traceCommand(terminal, games, { html, strict, json: options.json === true }));
    });

  program
    .command('kit')
    .description('write the examples and scenarios of a game as JSON, to check an engine written elsewhere')
    .argument('<game>', 'a folder of spec/')
    .option('--out <folder>', 'where to write it, as `<game>.json`')
    .addOption(json().conflicts('out'))
    .action(async (game: string, options: { out?: string; json?: boolean }) => {
      const { kitCommand } = await import('./commands/kit.js');
      finish(await kitCommand(terminal, game, { out: options.out ?? null, json: options.json === true }));
    });

  program
    .command('play')
    .description('play a game in the terminal')
    .argument('<game>', 'a folder of spec/')
    .addOption(
      new Option('--seed <seed>', 'what the deck and the dice follow from').argParser(wholeNumber(0)).default(1),
    )
    .option('--as <faction>', 'play this faction; the others play by chance')
    .addOption(new Option('--against <opponent>', 'let the other factions play by chance').choices(['random']))
    .option('--load <file>', 'take up a saved game')
    .addOption(chosen())
    .addOption(lang())
    .action(
      async (
        game: string,
        options: {
          seed: number;
          as?: string;
          against?: 'random';
          load?: string;
          option: readonly string[];
          lang: string;
        },
      ) => {
        const [{ playCommand }, keyboard] = await Promise.all([
          import('./commands/play.js'),
          import('./host/keyboard.js'),
        ]);
        const openInput = terminal.openInput ?? (() => openProcessInput(keyboard));
        const { seed, as = null, against, load = null, option, lang: code } = options;
        const alone = against !== undefined || as !== null;
        finish(await playCommand(terminal, openInput, game, { seed, as, alone, load, option, lang: code }));
      },
    );

  program
    .command('show')
    .description('show a card, a procedure, a chit or an option as a player reads it, in plain steps, and its tests')
    .argument('<what...>', 'such as `card C1`, `C1`, `operation Muster` or `chit Salt`')
    .option('--game <game>', 'only look in this folder of spec/')
    .option('--run', 'play its examples and show which hold', false)
    .addOption(json())
    .addOption(lang())
    .action(async (what: string[], options: { game?: string; run: boolean; json?: boolean; lang: string }) => {
      const { showCommand } = await import('./commands/show.js');
      const { game = null, run: isRun, lang: code } = options;
      finish(await showCommand(terminal, what, { game, run: isRun, json: options.json === true, lang: code }));
    });

  program
    .command('mutate')
    .description('change the spec one atom at a time and list the changes that no test notices')
    .argument('<game>', 'a folder of spec/')
    .argument(
      '[what...]',
      'cards by their codes, sides (`"C1 shaded"`), procedures or chits; all cards where none is named',
    )
    .option('--all', 'also change procedures, chits, the setup and the map', false)
    .addOption(new Option('--limit <count>', 'at most so many changes, from all over').argParser(wholeNumber(1)))
    .addOption(
      new Option(
        '--workers <count>',
        'how many threads; as many as there are processors where it is left out',
      ).argParser(wholeNumber(1)),
    )
    .option('--fresh', 'judge every change anew, also those that an earlier run judged', false)
    .addOption(json())
    .action(
      async (
        game: string,
        what: string[],
        options: { all: boolean; limit?: number; workers?: number; fresh: boolean; json?: boolean },
      ) => {
        const { mutateCommand } = await import('./commands/mutate.js');
        const { limit = null, workers = null, json: isJson = false } = options;
        finish(await mutateCommand(terminal, game, what, { ...options, limit, workers, json: isJson, processorTime }));
      },
    );

  program
    .command('evidence')
    .description('print the figures that tell how far the tests hold the rules')
    .argument('[game...]', 'folders of spec/; all games where none is named')
    .addOption(
      new Option('--games <count>', 'random games that both back ends play').argParser(wholeNumber(1)).default(500),
    )
    .option('--mutate', 'judge the changes of the spec that no run of `mutate` has judged', false)
    .addOption(
      new Option(
        '--workers <count>',
        'how many threads; as many as there are processors where it is left out',
      ).argParser(wholeNumber(1)),
    )
    .addOption(json())
    .action(async (games: string[], options: { games: number; mutate: boolean; workers?: number; json?: boolean }) => {
      const { evidenceCommand } = await import('./commands/evidence.js');
      const { workers = null, json: isJson = false } = options;
      const today = new Date().toISOString().slice(0, 10);
      finish(await evidenceCommand(terminal, games, { ...options, workers, json: isJson, today }));
    });

  program
    .command('reference')
    .description('print the reference of the language as Markdown')
    .argument('[game]', 'a folder of spec/, to add its words and sentences')
    .action(async (game: string | undefined) => {
      const { referenceCommand } = await import('./commands/reference.js');
      finish(referenceCommand(terminal, game ?? null));
    });

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

interface SimulateFlags {
  readonly option: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly workers?: number;
  readonly invariants: boolean;
  readonly checkInterpreter: boolean;
  readonly cards: boolean;
  readonly save?: string;
  readonly json?: boolean;
}

function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/u.test(text) && Number.isSafeInteger(value) && value >= least && value <= 0xffff_ffff) return value;
    throw new InvalidArgumentError(`It should be a whole number from ${least}.`);
  };
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
