/** The commands by which a game is played. */
import { Option } from 'commander';
import { openProcessInput } from '../process-terminal.js';
import {
  type CommandLine,
  chosen,
  edition,
  json,
  lang,
  onceForEach,
  portNumber,
  pointsOf100,
  risingNumbers,
  wholeNumber,
} from './flags.js';

export function addPlayingCommands({ program, terminal, finish, leave }: CommandLine): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('<game>', 'a folder of spec/')
    .addOption(
      new Option('--seed <seed>', 'what the deck and the dice follow from')
        .argParser(wholeNumber(0))
        .default(null, '1, or that of the saved game'),
    )
    .option('--as <faction>', 'play this faction; the others play by chance, or as `--against` says')
    .option('--against <player>', 'who plays the other factions: random, greedy, mc:N, mcts:N playouts, or mcts:500ms')
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
          against?: string;
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
        const { seed, edition: wanted, as = null, against = null, load = null, upto, option, lang: code } = options;
        finish(
          await playCommand(terminal, openInput, game, {
            seed,
            edition: wanted,
            as,
            against,
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
        'who plays a faction, `FACTION=PLAYER[:BUDGET]`: random, greedy, mc, mcts; a budget is a number of playouts, or 500ms for each answer; once for each',
      )
        .argParser(onceForEach)
        .default([], 'all at random'),
    )
    .option('--versus <edition>', 'play the same seeds in another edition too, and tell how they differ')
    .addOption(
      new Option(
        '--precision <points>',
        'play no more games than it takes until each rate, or each difference, is known within so many points of 100',
      ).argParser(pointsOf100),
    )
    .option('--vary <number>', 'play one number of the spec in each value, "C1 shaded at most 1..5", on the same seeds')
    .option('--effects', 'tell what each side of each card changes: each game is played again without it', false)
    .option('--leads', 'count how often the lead changes', false)
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
    .option('--html', 'print a page with plots', false)
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
          html: options.html,
          json: options.json === true,
          effects: options.effects,
          leads: options.leads,
          precision: options.precision ?? null,
          vary: options.vary ?? null,
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
    .command('balance')
    .description('measure how strong the players are, how a game ends between equals, and which cards matter')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .addOption(new Option('--games <count>', 'for each comparison').argParser(wholeNumber(2)).default(20))
    .addOption(new Option('--seed <seed>', 'the seed of the first game').argParser(wholeNumber(0)).default(1))
    .addOption(
      new Option('--budgets <playouts>', 'of the tree search, from the fewest to the most')
        .argParser(risingNumbers)
        .default([10, 40, 160], '10,40,160'),
    )
    .addOption(new Option('--workers <count>', 'how many threads').argParser(wholeNumber(1)))
    .addOption(new Option('--html', 'as a page with plots').conflicts('json'))
    .addOption(edition())
    .addOption(chosen())
    .addOption(json())
    .action(async (games: readonly string[], options: BalanceFlags) => {
      const { balanceCommand } = await import('../commands/balance.js');
      const { html = false, json: asJson = false, workers = null, ...others } = options;
      const format = html ? 'html' : asJson ? 'json' : 'text';
      finish(await balanceCommand(terminal, games, { ...others, workers, format }));
    });

  program
    .command('worker')
    .description('play what `simulate --queue` gives out, until it is interrupted')
    .requiredOption('--queue <address>', 'the Redis through which it is given out: `redis://HOST:6379`')
    .addOption(new Option('--workers <count>', 'how many threads').argParser(wholeNumber(1)))
    .action(async ({ queue, workers }: { queue: string; workers?: number }) => {
      const { workerCommand } = await import('../commands/queue/worker.js');
      // A timer of the queue's library goes on while Redis is away.
      leave(await workerCommand(terminal, { queue, workers: workers ?? null }));
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

interface BalanceFlags {
  readonly games: number;
  readonly seed: number;
  readonly budgets: readonly number[];
  readonly workers?: number;
  readonly html?: boolean;
  readonly json?: boolean;
  readonly edition: string | null;
  readonly option: readonly string[];
}

interface SimulateFlags {
  readonly effects: boolean;
  readonly leads: boolean;
  readonly precision?: number;
  readonly vary?: string;
  readonly seat: readonly string[];
  readonly versus?: string;
  readonly shard?: string;
  readonly resume?: string;
  readonly queue?: string;
  readonly fresh: boolean;
  readonly csv: boolean;
  readonly html: boolean;
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
