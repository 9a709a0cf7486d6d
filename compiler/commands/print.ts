/** `print`: a sheet of all cards and a booklet of the rules, as pages and, by a Chromium that is installed, as PDF. */
import { join, resolve } from 'node:path';
import { renderText } from '../diagnostics/render.js';
import { check } from '../driver.js';
import { findChromium, printedAsPdf, type Pdf, type Surroundings } from '../host/chromium.js';
import { refusalToReplace, writePage, writePdf } from '../host/printed-files.js';
import { localeOf } from '../languages/languages.js';
import { bookletOf } from '../print/booklet.js';
import { documentText } from '../print/document.js';
import { bookletDocument, cardsDocument } from '../print/documents.js';
import { cardsOf } from '../print/cards.js';
import type { PageNumbers } from '../print/booklet-pages.js';
import { layoutOf, type Paper } from '../print/papers.js';
import { pagesOf } from '../print/pdf.js';
import { type Book, bookOf } from '../table/book.js';
import { exitCodeFor } from './check.js';
import { type Game, gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { cannotWrite, type ExitCode, type Terminal } from './terminal.js';

export const printable = ['cards', 'booklet'] as const;
export type Printable = (typeof printable)[number];

export interface PrintOptions {
  readonly what: readonly Printable[];
  readonly paper: Paper;
  /** In millimetres, on each side of a card. */
  readonly bleed: number;
  readonly lang: string;
  /** Null for the newest. */
  readonly edition: string | null;
  /** The folder that files are written to. */
  readonly out: string;
  readonly pdf: boolean;
  readonly dryRun: boolean;
  readonly surroundings: Surroundings;
}

/** Something to print; its contents name the pages that are known. */
interface Job {
  /** Where it goes, without `.html`. */
  readonly file: string;
  readonly told: string;
  readonly html: (pages?: PageNumbers) => string;
  readonly hasContents: boolean;
}

/** Prints the named games, or all. Exits with 1 where a spec has errors, or a PDF that could be printed was not. */
export async function printCommand(
  terminal: Terminal,
  names: readonly string[],
  options: PrintOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names, options.edition);
  if (games === null) {
    if (names.length > 0) terminal.err('help: beside games, `cards` and `booklet` can be named\n');
    return 2;
  }
  const jobs: Job[] = [];
  for (const game of games) {
    const own = jobsOf(terminal, game, options);
    if (own === null) return 1;
    jobs.push(...own);
  }
  const chromium = options.pdf ? findChromium(options.surroundings) : null;
  const files = jobs.flatMap(({ file }) => [`${file}.html`, ...(chromium === null ? [] : [`${file}.pdf`])]);
  for (const file of files) {
    const refusal = refusalToReplace(resolve(terminal.folder, file));
    if (refusal === null) continue;
    const exitCode = cannotWrite(terminal, file, refusal);
    terminal.err('help: nothing was written; name another folder with `--out FOLDER`\n');
    return exitCode;
  }
  if (options.dryRun) {
    terminal.out(`${files.join('\n')}\nnothing was written\n`);
    return 0;
  }
  let exitCode: ExitCode = 0;
  for (const job of jobs) exitCode = worse(exitCode, await print(terminal, job, chromium));
  if (options.pdf && chromium === null) {
    terminal.err(
      'no PDF was printed, for no Chromium is in the path: open the page in a browser and print it, or name one in RULEWRIGHT_CHROMIUM\n',
    );
  }
  return exitCode;
}

/** What is to be printed of a game; null, after saying why, where its spec has errors. */
function jobsOf(terminal: Terminal, game: Game, options: PrintOptions): readonly Job[] | null {
  const { world, analysis, diagnostics } = check(knownSpecOf(game));
  if (world === null || exitCodeFor(diagnostics) !== 0) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return null;
  }
  const { lang, edition, out } = options;
  const verbs = analysis.language.vocabulary.stateVerbs;
  const book = bookOf(world, analysis.spec, verbs, localeOf(lang, analysis.spec, verbs));
  const ending = [...(edition === null ? [] : [encodeURIComponent(edition)]), ...(lang === 'en' ? [] : [lang])].map(
    (it) => `-${it}`,
  );
  return options.what.map((what) => ({
    file: join(out, `${game.name}-${what}${ending.join('')}`),
    ...(what === 'cards' ? cardsJob(book, options) : bookletJob(book, analysis.rulings, options)),
  }));
}

function cardsJob(book: Book, { paper, bleed }: PrintOptions): Omit<Job, 'file'> {
  const cards = cardsOf(book);
  const layout = layoutOf(paper, bleed);
  const isTurned = layout.width > layout.height;
  const bled = bleed === 0 ? 'without bleed' : `with ${bleed} mm of bleed`;
  return {
    told: `${cards.cards.length} cards, ${layout.places.length} to a sheet of ${paper.name}${isTurned ? ' that is turned' : ''}, ${bled}`,
    html: () => documentText(cardsDocument(cards, paper, bleed)),
    hasContents: false,
  };
}

function bookletJob(book: Book, rulings: Parameters<typeof bookletOf>[1], { paper }: PrintOptions): Omit<Job, 'file'> {
  const booklet = bookletOf(book, rulings);
  return {
    told: `${booklet.chapters.length} chapters, on ${paper.name}`,
    html: (pages) => documentText(bookletDocument(booklet, paper, pages)),
    hasContents: true,
  };
}

async function print(terminal: Terminal, job: Job, chromium: string | null): Promise<ExitCode> {
  const page = `${job.file}.html`;
  const refusal = writePage(resolve(terminal.folder, page), job.html());
  if (refusal !== null) return cannotWrite(terminal, page, refusal);
  terminal.out(`${page}: ${job.told}\n`);
  if (chromium === null) return 0;
  const pdf = await pdfOf(job, chromium);
  if (!pdf.ok) {
    terminal.err(`error: \`${chromium}\` has printed no PDF: ${pdf.why}\n`);
    terminal.err('help: open the page in a browser and print it, or name another Chromium in RULEWRIGHT_CHROMIUM\n');
    return 1;
  }
  const file = `${job.file}.pdf`;
  const cut = writePdf(resolve(terminal.folder, file), pdf.bytes);
  if (cut !== null) return cannotWrite(terminal, file, cut);
  const count = pagesOf(pdf.bytes.toString('latin1')).sizes.length;
  terminal.out(`${file}: ${count === 1 ? '1 page' : `${count} pages`}\n`);
  return 0;
}

/** What has contents is printed twice, since only a browser knows on which page a chapter begins. */
async function pdfOf({ html, hasContents }: Job, chromium: string): Promise<Pdf> {
  const first = await printedAsPdf(chromium, html());
  if (!first.ok || !hasContents) return first;
  return printedAsPdf(chromium, html(pagesOf(first.bytes.toString('latin1')).numbers));
}

function worse(one: ExitCode, other: ExitCode): ExitCode {
  return one === 0 ? other : one;
}
