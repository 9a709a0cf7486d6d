/** What has changed, as a comment on a request to change it: short, with the details folded up. What a spec says is shown and never read as markup. */
import { countText } from '../source/count-text.js';
import type { Differing } from './lines.js';
import { factText } from './print-text.js';
import { type GameDiff, ratesLines, searchedText, summaryOf, type ToldChange, type Unsound } from './report.js';
import type { Situation } from './situations.js';

/** `unsound` are the games that were not compared, since their rules have errors. */
export function printMarkdown(
  diffs: readonly GameDiff[],
  unsound: readonly Unsound[],
  old: string,
  fresh: string,
): string {
  const games = [...diffs.map(gameLines), ...unsound.map((it) => unsoundLines(it, old, fresh))];
  return `${[`## Rules: ${shown(old)} → ${shown(fresh)}`, ...games.flatMap((lines) => ['', ...lines])].join('\n')}\n`;
}

function unsoundLines(unsound: Unsound, old: string, fresh: string): readonly string[] {
  const editions = [
    { errors: unsound.old.length, called: old },
    { errors: unsound.fresh.length, called: fresh },
  ].filter(({ errors }) => errors > 0);
  const told = editions.map(({ errors, called }) => `${countText(errors, 'error')} in ${shown(called)}`);
  return [`### ${shown(unsound.game)}`, '', `Not compared: its rules have ${told.join(', and ')}.`];
}

function gameLines(diff: GameDiff): readonly string[] {
  const { game, changes, tests, situations, rates } = diff;
  const { breaking, touched, all } = tests;
  return [
    `### ${shown(game)}`,
    '',
    `${shown(summaryOf(diff))}.`,
    ...(changes.length === 0 ? [] : ['', ...changes.flatMap(changeLines)]),
    ...(touched === 0
      ? []
      : [
          '',
          `${touched} of ${all} tests come to what has changed, ${breaking.length === 0 ? 'and all of them hold' : `${breaking.length} of them ${breaking.length === 1 ? 'does' : 'do'} not hold any more`}.`,
        ]),
    ...(breaking.length === 0
      ? []
      : folded(
          countText(breaking.length, 'test'),
          breaking.map(
            ({ name, step, why, place }) =>
              `- ${shown(name)}${step === '' ? '' : `, step ${shown(step)}`} (${shown(place.file)}:${place.line}): ${shown(why.split('\n')[0] ?? '')}`,
          ),
        )),
    ...(situations === null
      ? []
      : [
          '',
          ...situations.found.slice(0, 1).flatMap(situationLines),
          ...moreSituations(situations.found.slice(1)),
          '',
          `${shown(searchedText(situations))}.`,
        ]),
    ...(rates === null
      ? []
      : [
          '',
          `How much more often games end so, in ${countText(rates.games, 'random game')} of both (95 % interval):`,
          ...ratesLines(rates).map((line) => `- ${shown(line)}`),
        ]),
  ];
}

function changeLines({
  sort,
  name,
  ways,
  replaced,
  facts,
  sentences,
  steps,
  rules,
  place,
  tests,
}: ToldChange): readonly string[] {
  const at = place === null ? '' : ` (${shown(place.file)}:${place.line})`;
  const cites = rules.length === 0 ? '' : ` ${shown(`[${rules.join(', ')}]`)}`;
  const noun = name.startsWith(sort) ? '' : `${sort} `;
  const details = [
    ...replaced.map((it) => `- ${it.way}: ${shown(it.from)} → ${shown(it.to)}`),
    ...facts.map((it) => `- ${shown(it.label)}: ${shown(factText(it.gone))} → ${shown(factText(it.come))}`),
    ...code(sentences),
    ...(steps.length === 0 ? [] : ['', 'In plain steps:', ...code(steps)]),
    ...(tests.length === 0
      ? []
      : ['', `${countText(tests.length, 'test')} ${tests.length === 1 ? 'comes' : 'come'} to it.`]),
  ];
  const head = `<strong>${ways.join(', ')}</strong>: ${shown(`${noun}${name}`)}${cites}${at}`;
  return details.length === 0 ? [`- ${head}`] : folded(head, details);
}

function folded(summary: string, lines: readonly string[]): readonly string[] {
  return ['<details>', `<summary>${summary}</summary>`, '', ...lines, '', '</details>', ''];
}

/** A block that is fenced by more backticks than stand in it. */
function code(lines: readonly Differing<string>[]): readonly string[] {
  if (lines.length === 0) return [];
  const longest = Math.max(2, ...lines.flatMap(({ line }) => (line.match(/`+/gu) ?? []).map((it) => it.length)));
  const fence = '`'.repeat(longest + 1);
  return [
    '',
    `${fence}diff`,
    ...lines.map(({ sign, line }) => `${sign} ${line.trimStart().replace(/\s+/gu, ' ')}`),
    fence,
  ];
}

function situationLines({ given, when, old, fresh }: Situation): readonly string[] {
  return [
    `Given ${shown(given.join('; '))}; when ${shown(when.join('; '))}:`,
    '',
    `- old: ${shown(old)}`,
    `- new: ${shown(fresh)}`,
    '',
  ];
}

function moreSituations(found: readonly Situation[]): readonly string[] {
  return found.length === 0 ? [] : folded(countText(found.length, 'more situation'), found.flatMap(situationLines));
}

/**
 * Text in which nothing is markup, be it HTML or Markdown, for both read such references; nobody is called by it, no request is
 * named, and it stays on its line.
 */
function shown(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/[&<>"'\\`*_[\]|~!]/gu, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/@|(?<!&)#/gu, (character) => `${character}${apart}`)
    .replace(/:\/\//gu, `:${apart}//`);
}

/** What nobody sees and what keeps a name from being one. */
const apart = '<!-- -->';
