/** A game that goes wrong, written as a scenario that `replay` plays. */
import type { Choices } from '../options.js';
import type { FailingGame, ScriptAnswer } from './shrink.js';

/** The text of the scenario's file, for the game of a folder below `spec`: it holds once nothing goes wrong any more. */
export function failingScenario(
  game: string,
  { seed, deck, options, message, isEndless, answers }: FailingGame,
): string {
  const name = `Random game ${seed} of ${game}`;
  const last = answers.at(-1);
  const where =
    last === undefined
      ? 'before anything is answered'
      : `after answer ${answers.length}, "${last.by}: ${last.label}", to: ${last.why}`;
  const told = [
    `${name} goes wrong: ${message}.`,
    `This shows ${isEndless ? 'when it is played on at random ' : ''}${where}`,
  ];
  return [
    ...told.map((line) => `# ${line.replace(/\s+/gu, ' ')}`),
    `scenario: ${quoted(name)}`,
    `game: ${quoted(game)}`,
    `checks: ${isEndless ? 'end' : 'invariants'}`,
    `seed: ${seed}`,
    `deck: [${deck.map(quoted).join(', ')}]`,
    ...optionsIn(options),
    'steps:',
    `  - step: ${quoted(answers.length === 0 ? 'the start' : `up to answer ${answers.length}`)}`,
    answers.length === 0 ? '    script: []' : '    script:',
    ...linesOf(answers).map(([by, labels]) => `      - ${quoted(by)}: [${labels.map(quoted).join(', ')}]`),
    '',
  ].join('\n');
}

/** `options: { "Reserve": 2, "Advanced Game": chosen }`; nothing in a game without options. */
function optionsIn(options: Choices): readonly string[] {
  const chosen = Object.entries(options).map(([name, value]) => {
    const said = typeof value === 'number' ? String(value) : value ? 'chosen' : 'not chosen';
    return `${quoted(name)}: ${said}`;
  });
  return chosen.length === 0 ? [] : [`options: { ${chosen.join(', ')} }`];
}

/** What a test says of such a game: the scenario, and how it is played. */
export function failureText(game: string, failing: FailingGame): string {
  const file = fileOf(game, failing.seed);
  const how = `save what follows as ${file}, then: npx rulewright replay ${file}`;
  return `a random game goes wrong; ${how}\n\n${failingScenario(game, failing)}`;
}

/** What the file is called. */
export function fileOf(game: string, seed: number): string {
  return `${game}-seed-${seed}.yaml`;
}

/** The answers that the same speaker gives one after the other are one line. */
export function linesOf(answers: readonly Pick<ScriptAnswer, 'by' | 'label'>[]): [by: string, labels: string[]][] {
  const lines: [by: string, labels: string[]][] = [];
  for (const { by, label } of answers) {
    const line = lines.at(-1);
    if (line?.[0] === by) line[1].push(label);
    else lines.push([by, [label]]);
  }
  return lines;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
