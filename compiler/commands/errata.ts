/** `errata`: writes them from an edit, applies them to the spec, and tells players what they change. */
import { saidIn, withErrataApplied } from '../edit/errata/apply.js';
import { editedPaths, errataBetween, type Head } from '../edit/errata/write.js';
import type { ReadSpec } from '../host/read-spec.js';
import { type Replacement, replacementsOf, writeAll } from '../host/write-edits.js';
import { isDay } from '../surface/errata/erratum.js';
import { editionNames } from '../surface/from-yaml.js';
import type { SourceFile } from '../source/span.js';
import { check } from '../driver.js';
import { renderText } from '../diagnostics/render.js';
import { changelogOf } from '../show/changelog.js';
import { printChangelog } from '../show/print-changelog.js';
import { localeOf } from '../languages/languages.js';
import { countText } from '../source/count-text.js';
import { exitCodeFor } from './check.js';
import { editionFor } from './editions.js';
import { type Game, gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { onSpecs } from './rewriting.js';
import { cannotWrite, type ExitCode, type Terminal, wrongUse } from './terminal.js';

export interface NewErrataOptions extends Head {
  /** The spec as it was: a folder or a git revision. */
  readonly from: string;
  readonly dryRun: boolean;
}

/** Writes errata of what was edited since `from`, and puts the edited files back as they were then. */
export async function newErrataCommand(
  terminal: Terminal,
  name: string,
  { from, dryRun, ...head }: NewErrataOptions,
): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  if (!isDay(head.date)) return wrongUse(terminal, `\`${head.date}\` is no day such as 2026-05-14`);
  const before = editionFor(terminal, from);
  if (before === null) return 2;
  if (!before.games.includes(name)) return wrongUse(terminal, `\`${from}\` has no game \`${name}\``);
  return onSpecs(terminal, game.root, !dryRun, () => {
    const spec = soundSpecOf(terminal, game, 'an edit with errors is no edition: mend them first');
    if (spec === null) return 1;
    const old = before.read(name);
    const shown = new Map(spec.files.map(({ path, shown: is }) => [path, is]));
    const were = old.files.map((file): SourceFile => ({ ...file, shown: shown.get(file.path) ?? file.path }));
    const shared = editedPaths(were, spec.files).filter((path) => path.startsWith('boards/'));
    const others = shared.length === 0 ? [] : othersOn(terminal, shared, name);
    const unsound = others.find((it) => exitCodeFor(check(it.spec).diagnostics) !== 0);
    if (unsound !== undefined)
      return refused(terminal, `${unsound.game.name}, which is on the same board, has errors: \`check\` tells them`);
    const othersFiles = others.map((it) => it.spec.files);
    const made = errataBetween(were, spec.files, name, head, othersFiles);
    if (!made.ok) return refused(terminal, made.why);
    const { file } = made;
    const what = `${countText(made.changes, 'change')} in \`spec/${file.path}\`; ${countText(made.edited.length, 'edited file')} as in \`${from}\` again`;
    const command = ['errata new', head.date, name].join(' ');
    return write(terminal, { game, command, before: spec.files, after: [...were, file], dryRun, what });
  });
}

export interface ApplyOptions {
  readonly dryRun: boolean;
}

/** Puts the earliest errata that a spec has not in it into it; all games, where none is named, that have some. */
export async function applyErrataCommand(
  terminal: Terminal,
  name: string,
  { dryRun }: ApplyOptions,
): Promise<ExitCode> {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  return onSpecs(terminal, game.root, !dryRun, () => {
    const spec = soundSpecOf(
      terminal,
      game,
      'errata are applied where every edition can be read: mend the errors first',
    );
    if (spec === null) return 1;
    const made = withErrataApplied(spec.files);
    if (made === null) {
      terminal.out(`${name}: the spec has all errata in it\n`);
      return 0;
    }
    if (!made.ok) return refused(terminal, made.why);
    const { date, file } = made.erratum;
    if (file.file.path.startsWith('boards/')) {
      const others = othersOn(terminal, [file.file.path], name);
      const other = others.find(({ spec: { files } }) => !isSameEverywhere(files, made.files));
      if (other !== undefined)
        return refused(
          terminal,
          `an edition of ${other.game.name}, which is on the same board, would no longer be what it was`,
        );
    }
    const what = `the errata of ${date.text} are in the spec, and \`spec/${file.file.path}\` leads back`;
    const command = ['errata apply', name].join(' ');
    return write(terminal, { game, command, before: spec.files, after: made.files, dryRun, what });
  });
}

/** The spec of a game; null where it has errors, which are told. */
function soundSpecOf(terminal: Terminal, game: Game, help: string): ReadSpec | null {
  const spec = knownSpecOf(game);
  const told = check(spec).diagnostics;
  if (exitCodeFor(told) === 0) return spec;
  terminal.err(renderText(told, { color: terminal.color }));
  terminal.err(`help: ${help}\n`);
  return null;
}

/** The other games that read some of these files, with what they say. */
function othersOn(
  terminal: Terminal,
  paths: readonly string[],
  name: string,
): readonly { readonly game: Game; readonly spec: ReadSpec }[] {
  return (gamesCalled(terminal, []) ?? [])
    .filter((game) => game.name !== name)
    .map((game) => ({ game, spec: knownSpecOf(game) }))
    .filter(({ spec }) => spec.files.some(({ path }) => paths.includes(path)));
}

/** Whether each edition of another game stays what it is with files that it shares. */
function isSameEverywhere(own: readonly SourceFile[], files: readonly SourceFile[]): boolean {
  const now = own.map((file) => files.find(({ path }) => path === file.path) ?? file);
  return editionNames(own).every((name) => saidIn(own, name) === saidIn(now, name));
}

function refused(terminal: Terminal, why: string): ExitCode {
  terminal.err(`error: ${why}\n`);
  terminal.err('help: nothing was written\n');
  return 1;
}

interface Writing {
  readonly game: Game;
  readonly command: string;
  readonly before: readonly SourceFile[];
  readonly after: readonly SourceFile[];
  readonly dryRun: boolean;
  /** What was done, in words. */
  readonly what: string;
}

function write(terminal: Terminal, { game, command, before, after, dryRun, what }: Writing): ExitCode {
  const replacements: readonly Replacement[] = replacementsOf(game.root, before, after);
  for (const { path, after: text } of replacements) terminal.out(`${path}${text === null ? ' (removed)' : ''}\n`);
  if (dryRun) {
    terminal.out('nothing was written\n');
    return 0;
  }
  const refusal = writeAll(game.root, command, replacements);
  if (refusal !== null) return cannotWrite(terminal, refusal.path, refusal);
  terminal.out(`${game.name}: ${what}; \`rulewright undo\` takes it back\n`);
  terminal.out('the engine stays as it was until `rulewright build` brings `generated/` up to date\n');
  return 0;
}

export interface ChangelogOptions {
  readonly html: boolean;
  readonly lang: string;
}

/** Prints what errata have changed, the latest first, for players. */
export function changelogCommand(terminal: Terminal, name: string, { html, lang }: ChangelogOptions): ExitCode {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const spec = knownSpecOf(game);
  const { world, analysis, diagnostics } = check(spec);
  if (world === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  const locale = localeOf(lang, analysis.spec, analysis.language.vocabulary.stateVerbs);
  const changelog = changelogOf(world.title, analysis.errata.editions, { locale, language: analysis.language });
  terminal.out(printChangelog(changelog, locale, html ? 'html' : 'markdown'));
  return 0;
}
