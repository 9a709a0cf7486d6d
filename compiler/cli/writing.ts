/** The commands by which a spec is written and proved. */
import { Option } from 'commander';
import type { CheckFormat } from '../commands/check.js';
import type { NewErrataOptions } from '../commands/errata.js';
import { errataKinds } from '../surface/errata/kinds.js';
import { languages } from '../languages/codes.js';
import { type StarterKind, starterKinds } from '../host/checkout.js';
import { type CommandLine, dryRun, edition, json, lang } from './flags.js';

export function addWritingCommands({ program, terminal, finish }: CommandLine): void {
  program
    .command('build')
    .description('check, compile, and bring generated/ up to date')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .option('--check', 'write nothing; exit with 1 if anything would change', false)
    .addOption(edition())
    .addOption(json())
    .addOption(
      new Option('--watch', 'go on: after each change below spec/ play what it touches and build, until Ctrl+C')
        .default(false)
        .conflicts(['check', 'json', 'edition']),
    )
    .action(
      async (games: string[], options: { check: boolean; edition: string | null; json?: boolean; watch: boolean }) => {
        if (options.watch) {
          const { watchCommand } = await import('../commands/watch.js');
          finish(await watchCommand(terminal, games));
          return;
        }
        const { buildCommand } = await import('../commands/build.js');
        finish(await buildCommand(terminal, games, { ...options, json: options.json === true }));
      },
    );

  program
    .command('check')
    .description('report everything that is wrong with a spec, and examples that do not hold')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .addOption(
      new Option('--format <format>', 'how to print it; sarif: for code scanning')
        .choices(['text', 'json', 'github', 'sarif'] satisfies CheckFormat[])
        .default('text'),
    )
    .addOption(edition())
    .addOption(json().conflicts('format'))
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
          edition: string | null;
          json?: boolean;
          provenance: boolean;
          strict: boolean;
          play: boolean;
          lang?: string;
          fix: boolean;
          dryRun: boolean;
        },
      ) => {
        const { checkCommand } = await import('../commands/check.js');
        const format = options.json === true ? 'json' : options.format;
        finish(await checkCommand(terminal, games, { ...options, format, lang: options.lang ?? null }));
      },
    );

  program
    .command('test')
    .description('run the examples, scenarios and boundaries of a game on its compiled engine')
    .argument('[game]', 'a folder of spec/; all where none is named')
    .argument('[what...]', 'only those of a card, a procedure, a rule, a family of chits, or a scenario')
    .addOption(edition())
    .addOption(json())
    .action(async (game: string | undefined, what: string[], options: { edition: string | null; json?: boolean }) => {
      const { testCommand } = await import('../commands/test.js');
      finish(await testCommand(terminal, game ?? null, { ...options, what, json: options.json === true }));
    });

  program
    .command('fmt')
    .description('bring sentences into their canonical wording, and put layout right where it is wrong')
    .argument('[game...]', 'folders of spec/; all where none is named')
    .option('--check', 'write nothing; name the files that would change, and exit with 1 if there are any', false)
    .addOption(dryRun())
    .addOption(json())
    .action(async (games: string[], options: { check: boolean; dryRun: boolean; json?: boolean }) => {
      const { fmtCommand } = await import('../commands/fmt.js');
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
        const { renameCommand } = await import('../commands/rename.js');
        const { plural = null, kind = null, dryRun: isDry, json: isJson = false } = options;
        const names = [old, fresh, game ?? null] as const;
        finish(await renameCommand(terminal, names, { plural, kind, dryRun: isDry, json: isJson }));
      },
    );

  const errata = program
    .command('errata')
    .helpCommand(false)
    .description('write errata, apply them to the spec, tell players of them');
  errata
    .command('new')
    .description('write errata from an edit of the spec, which is then as it was before the edit')
    .argument('<date>', 'the day from which they hold: 2026-05-14; the edition is called so')
    .argument('<game>', 'a folder of spec/')
    .requiredOption('--title <title>', 'what they are called, for players')
    .addOption(new Option('--kind <kind>', 'what they are').choices(errataKinds).makeOptionMandatory())
    .requiredOption('--source <source>', 'where they are printed')
    .option('--reason <reason>', 'why', '')
    .option('--from <edition>', 'the spec before the edit: a git revision, or a folder', 'HEAD')
    .addOption(dryRun())
    .action(async (date: string, game: string, options: Omit<NewErrataOptions, 'date'>) => {
      const { newErrataCommand } = await import('../commands/errata.js');
      finish(await newErrataCommand(terminal, game, { date, ...options }));
    });
  errata
    .command('apply')
    .description('put the earliest errata that a spec has not in it into it; their file then leads back')
    .argument('<game>', 'a folder of spec/')
    .addOption(dryRun())
    .action(async (game: string, options: { dryRun: boolean }) => {
      const { applyErrataCommand } = await import('../commands/errata.js');
      finish(await applyErrataCommand(terminal, game, options));
    });
  errata
    .command('changelog')
    .description('print for players what errata have changed, as Markdown')
    .argument('<game>', 'a folder of spec/')
    .option('--html', 'as a page', false)
    .addOption(lang())
    .action(async (game: string, options: { html: boolean; lang: string }) => {
      const { changelogCommand } = await import('../commands/errata.js');
      finish(changelogCommand(terminal, game, options));
    });

  program
    .command('undo')
    .description('take back what the last `fmt`, `check --fix`, `rename` or `errata` wrote, byte for byte')
    .addOption(dryRun())
    .action(async (options: { dryRun: boolean }) => {
      const { undoCommand } = await import('../commands/undo.js');
      finish(await undoCommand(terminal, options));
    });

  program
    .command('new')
    .description('lay out the spec of a new game, small and whole, to be changed')
    .argument('<name>', 'the folder of spec/ to make, such as `salt-road`')
    .addOption(new Option('--kind <kind>', 'a game of another kind than for two factions').choices(starterKinds))
    .addOption(json())
    .action(async (name: string, options: { kind?: StarterKind; json?: boolean }) => {
      const { newCommand } = await import('../commands/new.js');
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
      const { initCommand } = await import('../commands/init.js');
      finish(initCommand(terminal, { kind: null, json: false, ...given, game: game ?? null }));
    });
}
