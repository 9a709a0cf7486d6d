/** `coverage`: which branches of the rules no passing example and no passing scenario takes, by card and sentence. */
import { deriveBoundaries } from '../boundaries/derive.js';
import { lower } from '../core/from-resolved.js';
import { renderText } from '../diagnostics/render.js';
import { check } from '../driver.js';
import { type Branch, coveredBy } from '../interpreter/coverage.js';
import { proving, type Tally, tallyOf, tallyText, trialsOf, unproving } from '../scenario/verdicts.js';
import { escaped } from '../source/escape-html.js';
import { tellFailing } from './failing.js';
import { gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import type { ExitCode, Terminal } from './terminal.js';

/** What was taken, and of the tests that took it how many hold. */
interface Covered {
  /** What the rulebook prints: taken by tests of that alone. */
  readonly printed: Figure;
  /** What is made up, with its own tests; null where nothing is. */
  readonly madeUp: Figure | null;
  /** What is made up or known by title only, in words; empty where all is known. */
  readonly text: string;
}

interface Figure {
  readonly branches: readonly Branch[];
  readonly tests: Tally;
}

export type CoverageFormat = 'text' | 'json' | 'html';

/**
 * `least`: the share of what the rulebook prints, in percent, below which it is a finding; null where none is asked for. An example or a scenario that
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
  const { world, plans, examples, diagnostics } = check(knownSpecOf(game));
  if (world === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  const { branches, verdicts } = coveredBy(lower(world), trialsOf(world, { examples, scenarios: plans }));
  const [sound, others] = [proving(world, verdicts), unproving(world, verdicts)];
  const { text, things } = world.provenance;
  const printed: Figure = { branches: branches.filter(({ isMadeUp }) => !isMadeUp), tests: tallyOf(sound) };
  const invented: Figure = { branches: branches.filter(({ isMadeUp }) => isMadeUp), tests: tallyOf(others) };
  const found: Covered = { printed, madeUp: things.length === 0 ? null : invented, text };
  terminal.out(
    {
      text: () => textOf(name, found),
      json: () => jsonOf(name, found),
      html: () => htmlOf(world.title, found),
    }[format](),
  );
  const isSound = tellFailing(terminal, verdicts);
  if (least === null || percentTaken(printed.branches) >= least) return isSound ? 0 : 1;
  terminal.err(`${name}: examples and scenarios take fewer of the branches of the rules than ${least} %\n`);
  return 1;
}

/** The boundaries of the rules that no case was found for: those that can never be reached, and others. */
export function boundariesCommand(terminal: Terminal, name: string, json: boolean): ExitCode {
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { world, diagnostics } = check(knownSpecOf(game));
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

/** The share that is taken, or would be shown by the owner's data as it is now by what is made up. */
function percentTaken(branches: readonly Branch[]): number {
  const open = missed(branches).filter(({ restsOnMadeUp }) => !restsOnMadeUp);
  return (100 * (branches.length - open.length)) / Math.max(1, branches.length);
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
function wordsOf({ sentence, number, branch, rule, restsOnMadeUp }: Branch): string {
  const which = number === 1 ? '' : ` (number ${number})`;
  const cited = rule === '' ? '' : ` [${rule}]`;
  return `${sentence}${which}: ${branch}${cited}${restsOnMadeUp ? '; rests on what is made up' : ''}`;
}

function textOf(name: string, { printed, madeUp, text }: Covered): string {
  const of = madeUp === null ? 'the branches of the rules' : 'the branches of the printed rules';
  const head = `${name}: ${tallyText(printed.tests)}; they take ${shareOf(printed.branches)} of ${of}\n`;
  const resting = restingText(printed);
  const own = `${head}${resting === '' ? '' : `  ${resting}\n`}${untakenOf(printed)}`;
  if (madeUp === null) return text === '' ? own : `${own}  ${text}\n`;
  return `${own}  ${text}: ${tallyText(madeUp.tests)}; all tests take ${shareOf(madeUp.branches)} of the branches of that\n${untakenOf(madeUp)}`;
}

/** `16 more of them rest on what is made up`; empty where none does. */
function restingText({ branches }: Figure): string {
  const count = branches.filter(({ restsOnMadeUp }) => restsOnMadeUp).length;
  return count === 0 ? '' : `${count} more of them ${count === 1 ? 'rests' : 'rest'} on what is made up`;
}

function untakenOf({ branches }: Figure): string {
  const lines = partsOf(branches).flatMap((part) => {
    const untaken = missed(part.branches);
    if (untaken.length === 0) return [];
    return [`${part.of}: ${shareOf(part.branches)}`, ...untaken.map((branch) => `  ${wordsOf(branch)}`)];
  });
  return lines.map((line) => `  ${line}\n`).join('');
}

function jsonOf(name: string, { printed, madeUp, text }: Covered): string {
  const figure = ({ branches, tests }: Figure) => ({
    ...tests,
    total: branches.length,
    taken: branches.length - missed(branches).length,
    branches: branches.map(({ of, rule, sentence, number, branch, taken, restsOnMadeUp }) => ({
      ...{ of, rule, sentence, branch, number, taken },
      ...(restsOnMadeUp ? { restsOnMadeUp } : {}),
    })),
  });
  const others = text === '' ? {} : { madeUp: { what: text, ...(madeUp === null ? {} : figure(madeUp)) } };
  return `${JSON.stringify({ game: name, ...figure(printed), ...others }, null, 2)}\n`;
}

function htmlOf(title: string, { printed, madeUp, text }: Covered): string {
  const style = 'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto}.missed{color:#a00}.taken{color:#555}';
  const others =
    text === ''
      ? ''
      : madeUp === null
        ? `<p>${escaped(text)}</p>\n`
        : `<h2>Made up</h2><p>${escaped(text)}: ${escaped(tallyText(madeUp.tests))}; all tests take ${shareOf(madeUp.branches)} of the branches of that.</p>\n${partsIn(madeUp)}\n`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}: branches taken</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1><p>${escaped(tallyText(printed.tests))}; they take ${shareOf(printed.branches)} of the branches of the ${madeUp === null ? '' : 'printed '}rules.</p>
${partsIn(printed)}
${others}</body></html>
`;
}

function partsIn({ branches, tests }: Figure): string {
  const rows = partsOf(branches).map((part) => {
    const items = part.branches.map(
      (branch) =>
        `<li class="${branch.taken === 0 ? 'missed' : 'taken'}">${escaped(wordsOf(branch))} – ${branch.taken}</li>`,
    );
    const open = missed(part.branches).length > 0 ? ' open' : '';
    return `<details${open}><summary>${escaped(part.of)}: ${shareOf(part.branches)}</summary><ul>${items.join('')}</ul></details>`;
  });
  const failing = tests.failing.map((test) => `<p class="missed">${escaped(test)} does not hold.</p>\n`);
  return `${failing.join('')}${rows.join('\n')}`;
}
