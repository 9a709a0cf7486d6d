/** The command by which a game is printed. */
import { InvalidArgumentError, Option } from 'commander';
import type { PrintOptions } from '../commands/print.js';
import { chromiumSurroundings } from '../process-terminal.js';
import { mostBleed, type Paper, papers, usualBleed } from '../print/papers.js';
import { type CommandLine, dryRun, edition, lang } from './flags.js';

const names = papers.map(({ name }) => name.toLowerCase());

export function addPrintingCommand({ program, terminal, finish }: CommandLine): void {
  program
    .command('print')
    .description('print a sheet of all cards and a booklet of the rules, as pages and, by a Chromium, as PDF')
    .argument('[what...]', 'folders of spec/, and `cards` or `booklet`; all games, and both, where none is named')
    .addOption(
      new Option('--paper <paper>', `what it is printed on: ${names.join(' or ')}`)
        .argParser(paperNamed)
        .default(papers[0], papers[0].name.toLowerCase()),
    )
    .addOption(
      new Option('--bleed <mm>', 'how far each card is printed beyond its edge, in millimetres')
        .argParser(bleedOf)
        .default(usualBleed),
    )
    .option('--out <folder>', 'where files go, as `GAME-cards.html` and `GAME-booklet.html`', 'print')
    .option('--no-pdf', 'write no PDF, also where a Chromium is installed')
    .addOption(edition())
    .addOption(lang())
    .addOption(dryRun())
    .addHelpText(
      'after',
      '\nFiles that `print` has written are written anew, and no others. RULEWRIGHT_CHROMIUM names the browser that prints PDF.',
    )
    .action(async (what: string[], options: Omit<PrintOptions, 'what' | 'surroundings'>) => {
      const { printable, printCommand } = await import('../commands/print.js');
      const named = printable.filter((it) => what.includes(it));
      const games = what.filter((it) => !printable.some((one) => one === it));
      finish(
        await printCommand(terminal, games, {
          ...options,
          what: named.length === 0 ? printable : named,
          surroundings: chromiumSurroundings(),
        }),
      );
    });
}

function paperNamed(text: string): Paper {
  const paper = papers.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (paper !== undefined) return paper;
  throw new InvalidArgumentError(`It should be ${names.join(' or ')}.`);
}

function bleedOf(text: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)(?: ?mm)?$/u.exec(text) ?? [];
  const bleed = Number(number);
  if (number !== undefined && bleed <= mostBleed) return bleed;
  throw new InvalidArgumentError(`It should be a number of millimetres from 0 to ${mostBleed}.`);
}
