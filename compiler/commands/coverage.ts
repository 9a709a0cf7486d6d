/** `coverage`: which branches of the rules no passing example and no passing scenario takes, by card and sentence. */
import { deriveBoundaries } from '../boundaries/derive.js';
import { lower } from '../core/from-resolved.js';
import { renderText } from '../diagnostics/render.js';
import { check } from '../driver.js';
import { readSpec } from '../host/read-spec.js';
import { type Branch, coveredBy } from '../interpreter/coverage.js';
import { proving, type Tally, tallyOf, tallyText, trialsOf } from '../scenario/verdicts.js';
import { escaped } from '../source/escape-html.js';
import { tellFailing } from './failing.js';
import { gamesCalled } from './games.js';
import type { ExitCode, Terminal } from './terminal.js';

/** What was taken, and of the tests that took it how many hold. */
interface Covered {
  readonly branches: readonly Branch[];
  readonly tests: Tally;
  /** What of the game is made up; nothing of it is counted. */
  readonly madeUp: string;
}

export type CoverageFormat = 'text' | 'json' | 'html';

/**
 * `least`: the share, in percent, below which it is a finding; null where none is asked for. An example or a scenario that
 * does not hold takes nothing, and is a finding too.
 */
export function coverageCommand(
  terminal: Terminal,
  name: string,
  format: CoverageFormat,
  least: number | null,
): ExitCode {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { world, plans, examples, diagnostics } = check(readSpec(game.folder, game.from));
  if (world === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  const { branches, verdicts } = coveredBy(lower(world), trialsOf(world, { examples, scenarios: plans }));
  const found: Covered = { branches, tests: tallyOf(proving(world, verdicts)), madeUp: world.provenance.text };
  terminal.out(
    {
      text: () => textOf(name, found),
      json: () => jsonOf(name, found),
      html: () => htmlOf(world.title, found),
    }[format](),
  );
  const isSound = tellFailing(terminal, verdicts);
  if (least === null || percentOf(branches) >= least) return isSound ? 0 : 1;
  terminal.err(`${name}: examples and scenarios take fewer of the branches of the rules than ${least} %\n`);
  return 1;
}

/** The boundaries of the rules that no case was found for: those that can never be reached, and others. */
export function boundariesCommand(terminal: Terminal, name: string, json: boolean): ExitCode {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { world, diagnostics } = check(readSpec(game.folder, game.from));
  if (world === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  const suites = deriveBoundaries(lower(world));
  const reached = suites.reduce((sum, { tests }) => sum + tests.reduce((own, it) => own + it.reaches.length, 0), 0);
  const missing = suites.flatMap((suite) =>
    suite.missed.map(({ sentence, words }) => ({ of: suite.of, sentence, words })),
  );
  const tests = suites.reduce((sum, suite) => sum + suite.tests.length, 0);
  if (json) {
    const report = { game: name, boundaries: reached + missing.length, reached, tests, missed: missing };
    terminal.out(`${JSON.stringify(report, null, 2)}\n`);
    return 0;
  }
  terminal.out(
    `${name}: ${tests} derived tests come to ${reached} of ${reached + missing.length} boundaries; not to\n`,
  );
  for (const { of, sentence, words } of missing) terminal.out(`  ${of}: ${sentence}: ${words}\n`);
  return 0;
}

function percentOf(branches: readonly Branch[]): number {
  return (100 * (branches.length - missed(branches).length)) / Math.max(1, branches.length);
}

/** The branches of one card's side, procedure or chit. */
interface Part {
  readonly of: string;
  readonly branches: readonly Branch[];
}

function partsOf(branches: readonly Branch[]): readonly Part[] {
  const names = [...new Set(branches.map(({ of }) => of))];
  return names.map((of) => ({ of, branches: branches.filter((branch) => branch.of === of) }));
}

function missed(branches: readonly Branch[]): readonly Branch[] {
  return branches.filter(({ taken }) => taken === 0);
}

function shareOf(branches: readonly Branch[]): string {
  const taken = branches.length - missed(branches).length;
  return `${taken} of ${branches.length} (${((100 * taken) / Math.max(1, branches.length)).toFixed(1)} %)`;
}

/** `if Unrest is here, the second: otherwise`. */
function wordsOf({ sentence, number, branch, rule }: Branch): string {
  const which = number === 1 ? '' : ` (number ${number})`;
  const cited = rule === '' ? '' : ` [${rule}]`;
  return `${sentence}${which}: ${branch}${cited}`;
}

function textOf(name: string, { branches, tests, madeUp }: Covered): string {
  const lines = partsOf(branches).flatMap((part) => {
    const untaken = missed(part.branches);
    if (untaken.length === 0) return [];
    return [`${part.of}: ${shareOf(part.branches)}`, ...untaken.map((branch) => `  ${wordsOf(branch)}`)];
  });
  const head = `${name}: ${tallyText(tests)}; they take ${shareOf(branches)} of the branches of the rules\n`;
  const note = madeUp === '' ? '' : `  ${madeUp}: nothing of that is counted\n`;
  return `${head}${note}${lines.map((line) => `  ${line}\n`).join('')}`;
}

function jsonOf(name: string, { branches, tests, madeUp }: Covered): string {
  const taken = branches.length - missed(branches).length;
  return `${JSON.stringify({ game: name, ...tests, ...(madeUp === '' ? {} : { madeUp }), total: branches.length, taken, branches }, null, 2)}\n`;
}

function htmlOf(title: string, { branches, tests, madeUp }: Covered): string {
  const rows = partsOf(branches).map((part) => {
    const items = part.branches.map(
      (branch) =>
        `<li class="${branch.taken === 0 ? 'missed' : 'taken'}">${escaped(wordsOf(branch))} – ${branch.taken}</li>`,
    );
    const open = missed(part.branches).length > 0 ? ' open' : '';
    return `<details${open}><summary>${escaped(part.of)}: ${shareOf(part.branches)}</summary><ul>${items.join('')}</ul></details>`;
  });
  const style = 'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto}.missed{color:#a00}.taken{color:#555}';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}: branches taken</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(tallyText(tests))}; they take ${shareOf(branches)} of the branches of the rules.${madeUp === '' ? '' : ` ${escaped(madeUp)}: nothing of that is counted.`}</p>
${tests.failing.map((test) => `<p class="missed">${escaped(test)} does not hold.</p>\n`).join('')}${rows.join('\n')}
</body></html>
`;
}
