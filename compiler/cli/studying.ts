/** The commands that tell of a game what it is made of and how far it is proved. */
import { Option } from 'commander';
import { processorTime } from '../process-terminal.js';
import type { DiffOptions, diffFormats, failLevels } from '../commands/diff.js';
import { type CommandLine, edition, json, lang, onceForEach, wholeNumber } from './flags.js';

export function addStudyingCommands({ program, terminal, finish }: CommandLine): void {
  program
    .command('show')
    .description('show a card, a procedure, a chit or an option as a player reads it, in plain steps, and its tests')
    .argument('<what...>', 'such as `card C1`, `C1`, `operation Muster` or `chit Salt`')
    .option('--game <game>', 'only look in this folder of spec/')
    .option('--run', 'play its examples and show which hold', false)
    .addOption(edition())
    .addOption(json())
    .addOption(lang())
    .action(
      async (
        what: string[],
        options: { game?: string; run: boolean; edition: string | null; json?: boolean; lang: string },
      ) => {
        const { showCommand } = await import('../commands/show.js');
        const { game = null, lang: code } = options;
        finish(await showCommand(terminal, what, { ...options, game, json: options.json === true, lang: code }));
      },
    );

  program
    .command('diff')
    .description('tell what has changed in meaning between two editions of the rules, and in which situations')
    .argument('<old>', 'a folder that holds `spec/` or is one game, an edition, or a git revision')
    .argument('[new]', 'the same; what is checked out where it is left out')
    .addOption(
      new Option('--game <game>', 'only this folder of spec/; once for each').argParser(onceForEach).default([], 'all'),
    )
    .addOption(
      new Option('--format <format>', 'how to print it; markdown: for a comment on a pull request')
        .choices(['text', 'json', 'markdown'] satisfies (typeof diffFormats)[number][])
        .default('text'),
    )
    .addOption(json().conflicts('format'))
    .option('--all', 'also tell of other layouts and comments', false)
    .option('--no-search', 'do not look for situations in which the editions do something else')
    .addOption(
      new Option('--games <count>', 'pairs of random games, played where nothing else shows a situation')
        .argParser(wholeNumber(0))
        .default(20)
        .conflicts('search'),
    )
    .addOption(
      new Option('--rates <games>', 'play so many random games of both, and tell how much more often each ends')
        .argParser(wholeNumber(1))
        .default(0, 'none'),
    )
    .addOption(
      new Option('--fail-on <level>', 'exit with 1 where an unchanged test breaks, or where what is played changes')
        .choices(['none', 'breaking', 'meaning'] satisfies (typeof failLevels)[number][])
        .default('none'),
    )
    .action(async (old: string, fresh: string | undefined, options: DiffFlags) => {
      const { diffCommand } = await import('../commands/diff.js');
      const { game: only, json: isJson, format } = options;
      finish(
        await diffCommand(terminal, old, fresh ?? null, {
          ...options,
          only,
          format: isJson === true ? 'json' : format,
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
      const { boundariesCommand, coverageCommand } = await import('../commands/coverage.js');
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
      const { traceCommand } = await import('../commands/trace.js');
      const { html = null, strict } = options;
      finish(traceCommand(terminal, games, { html, strict, json: options.json === true }));
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
        const { mutateCommand } = await import('../commands/mutate.js');
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
      const { evidenceCommand } = await import('../commands/evidence.js');
      const { workers = null, json: isJson = false } = options;
      const today = new Date().toISOString().slice(0, 10);
      finish(await evidenceCommand(terminal, games, { ...options, workers, json: isJson, today }));
    });

  program
    .command('reference')
    .description('print the reference of the language as Markdown')
    .argument('[game]', 'a folder of spec/, to add its words and sentences')
    .action(async (game: string | undefined) => {
      const { referenceCommand } = await import('../commands/reference.js');
      finish(referenceCommand(terminal, game ?? null));
    });

  program
    .command('explain')
    .description('show the page of a message')
    .argument('<code>', 'the code of the message, such as RW0304')
    .addOption(json())
    .action(async (code: string, options: { json?: boolean }) => {
      const { explainCommand } = await import('../commands/explain.js');
      finish(explainCommand(terminal, code, { json: options.json === true }));
    });
}

interface DiffFlags extends Omit<DiffOptions, 'only'> {
  readonly game: readonly string[];
  readonly json?: boolean;
}
