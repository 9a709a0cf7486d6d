/** What was played, as a scenario: what was answered, card by card, and what the board showed then. */
import { optionOfName } from '../../runtime/answer-names.js';
import { optionCalled } from '../../runtime/answers.js';
import type { Choices } from '../../runtime/options.js';
import type { Ending } from '../../runtime/outcome.js';
import { over, pending } from '../../runtime/session.js';
import { copyOf, type Game } from '../../runtime/state.js';
import { currentCard } from '../../runtime/cards.js';
import { linesOf } from '../../runtime/testing/failing-scenario.js';
import { goOn, say, type ScriptedPlay, speakerOf, startScript } from '../../runtime/testing/scripted-play.js';
import type { BoardShown } from '../../runtime/testing/shown.js';
import { shownAfter } from '../../compiler/boundaries/shown-after.js';
import { printLine } from '../../compiler/scenario/lines/line.js';
import { boardLine } from '../../compiler/scenario/lines/say.js';
import { scriptLines } from '../../compiler/scenario/lines/when.js';
import { quotedForYaml, writtenForYaml } from '../../compiler/yaml/quote.js';
import type { SpecText } from '../protocol.js';
import { saidIn } from './beginning.js';
import { type OnTable, Refusal } from './game.js';

/** What was answered while one card lay there, and the position at its end. */
interface Step {
  readonly label: string;
  readonly answers: { readonly by: string; readonly label: string }[];
  end: Game;
}

/**
 * A file of the game in this folder, whose name is that of none of `paths`. Refused are a game that did not begin at the setup, and one
 * in which two options of a question are called alike, so that a script cannot say which was meant.
 */
export function scenarioText(table: OnTable, folder: string, title: string, paths: readonly string[]): SpecText {
  const { beginning, playing } = table;
  if (beginning.kind !== 'setup') throw new Refusal('only a game that began at the setup is a scenario');
  const { start, dealt } = beginning;
  const { world, program } = playing;
  const name = title.replace(/\s+/gu, ' ').trim();
  if (name === '') throw new Refusal('a scenario has a title: say what it shows');
  const play = startScript(program, { seed: start.seed, deck: dealt, options: start.options });
  let before = play.position;
  const played = stepsOf(table, play);
  // Where nothing is asked any more, the rest is done from one round to the next.
  const ended = over(play.session);
  const rounds = ended === null ? 0 : play.stops.length;
  const steps = played.map(({ label, answers, end }, index, all) => {
    const isLast = index === all.length - 1;
    while (isLast && rounds > 0 && goOn(play)) end = copyOf(play.position);
    const shown = [...shownAfter(world, [], before, end), ...(isLast && ended !== null ? endShown(ended) : [])];
    before = end;
    return [
      `  - step: ${sentence(label)}`,
      '    script:',
      ...linesOf(answers).map(
        ([by, labels]) => `      - ${writtenForYaml(by)}: [${labels.map(writtenForYaml).join(', ')}]`,
      ),
      ...Array.from({ length: isLast ? rounds : 0 }, () => `      - ${printLine(scriptLines['go on'], {})}`),
      ...(shown.length === 0 ? [] : ['    then:']),
      ...shown.map((it) => `      - ${sentence(boardLine(world, it))}`),
    ];
  });
  const lines = [
    `scenario: ${sentence(name)}`,
    'checks: invariants',
    `seed: ${start.seed}`,
    `deck: [${dealt.map(writtenForYaml).join(', ')}]`,
    ...optionLines(start.options),
    'steps:',
    ...(steps.length === 0 ? ['  - step: the start', '    script: []'] : steps.flat()),
  ];
  return { path: freePath(`${folder}/scenarios/`, name, paths), text: `${lines.join('\n')}\n` };
}

function stepsOf({ playing, played }: OnTable, play: ScriptedPlay): readonly Step[] {
  const { rules } = playing.program;
  const steps: Step[] = [];
  for (const name of saidIn(played.session)) {
    const { asked, game } = play.session;
    const question = pending(play.session);
    const option = asked === null ? null : optionOfName(rules, asked, name, true);
    if (question === null || option === null) throw new Refusal(`\`${name}\` cannot be answered in a scenario`);
    const label = question.options.find(({ value }) => value === option)?.label ?? '';
    if (optionCalled(question, label)?.value !== option) {
      throw new Refusal(`two options are called \`${label}\`, so that a script cannot say which is meant`);
    }
    const card = rules.cards[currentCard(game)];
    const title = card === undefined ? 'before the first card' : `${card.id}: ${card.title}`;
    if (steps.at(-1)?.label !== title) steps.push({ label: title, answers: [], end: game });
    const by = speakerOf(question);
    const refusal = say(play, by, label);
    if (refusal !== null) throw new Refusal(`\`${label}\` cannot be answered in a scenario: ${refusal.detail}`);
    const step = steps.at(-1);
    step?.answers.push({ by, label });
    if (step !== undefined) step.end = copyOf(play.position);
  }
  return steps;
}

function endShown({ winner, loser, isDraw, degree }: Ending): readonly BoardShown[] {
  const far = degree === null ? {} : { degree };
  if (winner !== null) return [{ winner, ...far }];
  if (loser !== null) return [{ loser, ...far }];
  return isDraw ? [{ drawn: true }] : [];
}

function optionLines(options: Choices): readonly string[] {
  const chosen = Object.entries(options).map(([name, value]) => {
    const said = typeof value === 'number' ? String(value) : value ? 'chosen' : 'not chosen';
    return `${writtenForYaml(name)}: ${said}`;
  });
  return chosen.length === 0 ? [] : [`options: { ${chosen.join(', ')} }`];
}

/** A sentence stands as it is, where YAML reads it so. */
function sentence(text: string): string {
  return /^[\p{L}\p{N}]/u.test(text) && !/: |:$| #|["\\]|^\d+$/u.test(text) ? text : quotedForYaml(text);
}

function freePath(folder: string, name: string, paths: readonly string[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/gu) ?? ['played'];
  const slug = words.join('-').slice(0, 60).replace(/-$/u, '');
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const path = `${folder}${slug}${count === 1 ? '' : `-${count}`}.yaml`;
    if (!taken.has(path)) return path;
  }
}
