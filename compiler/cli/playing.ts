/** The commands by which a game is played. */
import { Option } from 'commander';
import { openProcessInput } from '../process-terminal.js';
import { type CommandLine, chosen, edition, json, lang, onceForEach, portNumber, wholeNumber } from './flags.js';

export function addPlayingCommands({ program, terminal, finish }: CommandLine): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('<game>', 'a folder of spec/')
    .addOption(
      new Option('--seed <seed>', 'what the deck and the dice follow from')
        .argParser(wholeNumber(0))
        .default(null, '1, or that of the saved game'),
    )
    .option('--as <faction>', 'play this faction; the others play by chance')
    .addOption(new Option('--against <opponent>', 'let the other factions play by chance').choices(['random']))
    .option('--load <file>', 'take up a saved game, with its seed and its options; the file is left as it is')
    .option('--upto', 'take up one in which something differs as far as all is alike', false)
    .addOption(edition())
    .addOption(chosen())
    .addOption(lang())
    .action(
      async (
        game: string,
        options: {
          seed: number | null;
          edition: string | null;
          as?: string;
          against?: 'random';
          load?: string;
          upto: boolean;
          option: readonly string[];
          lang: string;
        },
      ) => {
        const [{ playCommand }, keyboard] = await Promise.all([
          import('../commands/play.js'),
          import('../host/keyboard.js'),
        ]);
        const openInput = terminal.openInput ?? (() => openProcessInput(keyboard));
        const { seed, edition: wanted, as = null, against, load = null, upto, option, lang: code } = options;
        const alone = against !== undefined || as !== null;
        finish(
          await playCommand(terminal, openInput, game, {
            seed,
            edition: wanted,
            as,
            alone,
            load,
            upto,
            option,
            lang: code,
          }),
        );
      },
    );

  program
    .command('studio')
    .description('edit, play and replay a game in a browser, on a page of this machine')
    .argument('[game]', 'a folder of spec/; it can be chosen on the page too')
    .addOption(new Option('--port <port>', 'where the page is').argParser(portNumber))
    .option('--no-open', 'print the address and open no browser')
    .action(async (game: string | undefined, { port, open }: { port?: number; open: boolean }) => {
      const { studioCommand } = await import('../commands/studio.js');
      finish(await studioCommand(terminal, game ?? null, { port: port ?? null, open }));
    });

  program
    .command('saves')
    .helpCommand(false)
    .description('tell which saved games go on under the rules of now')
    .command('check')
    .description(
      'tell of each saved game in a folder whether it goes on, or up to which answer and by which errata no further',
    )
    .argument('<folder>', 'where they are, in folders below it too')
    .addOption(json())
    .action(async (folder: string, options: { json?: boolean }) => {
      const { checkSavesCommand } = await import('../commands/saves.js');
      finish(checkSavesCommand(terminal, folder, options.json === true));
    });

  program
    .command('replay')
    .description('play a scenario on the compiled engine, step by step')
    .argument(
      '<scenario>',
      'a file in the folder scenarios of a game, or its name; or any file that says which `game` it is of',
    )
    .addOption(edition())
    .addOption(json())
    .addOption(lang())
    .addOption(chosen())
    .action(
      async (
        scenario: string,
        options: { edition: string | null; json?: boolean; lang: string; option: readonly string[] },
      ) => {
        const { replayCommand } = await import('../commands/replay.js');
        finish(await replayCommand(terminal, scenario, { ...options, json: options.json === true }));
      },
    );

  const simulating = program
    .command('simulate')
    .helpCommand(false)
    .description('play seeded games, at random or between players, and tell how they ended')
    .argument('<game>', 'a folder of spec/')
    .addOption(new Option('--games <count>', 'how many').argParser(wholeNumber(1)).default(1000))
    .addOption(
      new Option('--seed <seed>', 'the seed of the first game; the next ones follow')
        .argParser(wholeNumber(0))
        .default(1),
    )
    .addOption(new Option('--workers <count>', 'how many threads').argParser(wholeNumber(1)))
    .addOption(
      new Option(
        '--seat <seat>',
        'who plays a faction, `FACTION=PLAYER[:PLAYOUTS]`: random, greedy, mc, mcts; once for each',
      )
        .argParser(onceForEach)
        .default([], 'all at random'),
    )
    .option('--versus <edition>', 'play the same seeds in another edition too, and tell how they differ')
    .option('--shard <shard>', 'play one part of the games, `2/8`, for `simulate merge`')
    .option(
      '--resume <file>',
      'keep what has been played in a file, and go on from there when the command is given again',
    )
    .option(
      '--queue <address>',
      'give the games to workers through a Redis, `redis://HOST:6379`, and go on with what it has of them',
    )
    .option('--fresh', 'forget what has been kept of these games, and play them anew', false)
    .option('--csv', 'print the rates as a table', false)
    .option('--cards', 'tell of each side of each card how often it was taken and came to nothing', false)
    .option('--check-interpreter', 'hold every question and position against a reference interpreter', false)
    .option('--invariants', 'check after every sentence that nothing is lost and no limit is broken', false)
    .option(
      '--save <folder>',
      'as --invariants, and write the shortest game that goes wrong there, made short, for replay',
    )
    .addOption(edition())
    .addOption(chosen())
    .addOption(json())
    .action(async (game: string, options: SimulateFlags) => {
      const { simulateCommand } = await import('../commands/simulate.js');
      const { games, seed, cards, option, checkInterpreter: interpreter } = options;
      // What is saved is checked when it is replayed, so it has to be looked for in the same way.
      const invariants = options.invariants || options.save !== undefined;
      const workers = options.workers ?? null;
      finish(
        await simulateCommand(terminal, game, {
          games,
          edition: options.edition,
          seed,
          save: options.save ?? null,
          workers,
          invariants,
          interpreter,
          cards,
          option,
          seat: options.seat,
          versus: options.versus ?? null,
          shard: options.shard ?? null,
          resume: options.resume ?? null,
          queue: options.queue ?? null,
          fresh: options.fresh,
          csv: options.csv,
          json: options.json === true,
        }),
      );
    });

  simulating
    .command('merge')
    .description('add up what was printed by `simulate --shard 1/8 --json` and the others')
    .argument('<part...>', 'a file for each part; one given twice counts once')
    .option('--csv', 'print the rates as a table', false)
    .addOption(json())
    .action(async (parts: readonly string[], _own: object, command: { optsWithGlobals: () => MergeFlags }) => {
      const { mergeCommand } = await import('../commands/parts.js');
      const { csv, json: asJson = false } = command.optsWithGlobals();
      finish(mergeCommand(terminal, parts, { csv, json: asJson }));
    });

  program
    .command('worker')
    .description('play what `simulate --queue` gives out, until it is interrupted')
    .requiredOption('--queue <address>', 'the Redis through which it is given out: `redis://HOST:6379`')
    .addOption(new Option('--workers <count>', 'how many threads').argParser(wholeNumber(1)))
    .action(async ({ queue, workers }: { queue: string; workers?: number }) => {
      const { workerCommand } = await import('../commands/queue/worker.js');
      finish(await workerCommand(terminal, { queue, workers: workers ?? null }));
    });

  program
    .command('kit')
    .description('write the examples and scenarios of a game as JSON, to check an engine written elsewhere')
    .argument('<game>', 'a folder of spec/')
    .option('--out <folder>', 'where to write it, as `<game>.json`')
    .addOption(edition())
    .addOption(json().conflicts('out'))
    .action(async (game: string, options: { out?: string; edition: string | null; json?: boolean }) => {
      const { kitCommand } = await import('../commands/kit.js');
      finish(
        await kitCommand(terminal, game, {
          out: options.out ?? null,
          edition: options.edition,
          json: options.json === true,
        }),
      );
    });
}

interface MergeFlags {
  readonly csv: boolean;
  readonly json?: boolean;
}

interface SimulateFlags {
  readonly seat: readonly string[];
  readonly versus?: string;
  readonly shard?: string;
  readonly resume?: string;
  readonly queue?: string;
  readonly fresh: boolean;
  readonly csv: boolean;
  readonly edition: string | null;
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
