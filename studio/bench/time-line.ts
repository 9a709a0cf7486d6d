/** Scenarios, examples and the game on the table, answer by answer. */
import { startGame } from '../../runtime/program.js';
import { begin, gameAt, type Session } from '../../runtime/session.js';
import { type Example, mistakesOfExample } from '../../runtime/testing/example.js';
import { guarded } from '../../runtime/testing/guarded.js';
import type { Mistake } from '../../runtime/testing/script.js';
import { startScript } from '../../runtime/testing/scripted-play.js';
import type { OpenState } from '../../runtime/view.js';
import type { ExamplePlan, ScenarioPlan } from '../../compiler/scenario/ir.js';
import { pluralIn, titleOf } from '../../compiler/scenario/named.js';
import { exampleFor, spanAt } from '../../compiler/scenario/play-example.js';
import { type Failure, playScenario, playSteps, startOf } from '../../compiler/scenario/play.js';
import { failureDiagnostics } from '../../compiler/scenario/report.js';
import type { Book } from '../../compiler/table/book.js';
import { onTheTable, type TimeLine } from '../protocol.js';
import { beginningAt, type Beginning, saidIn } from './beginning.js';
import { placeOf } from './citations.js';
import { type OnTable, Refusal, retold, stateSeen } from './game.js';
import { logOf, tellerOf } from './log.js';
import { type Recorder, recorderOf } from './recorder.js';
import type { Playing } from './rules.js';

/** A time line, and the game that goes on from one of its moments. */
export interface Followed {
  readonly line: TimeLine;
  readonly from: (moment: number) => { readonly beginning: Beginning; readonly said: readonly string[] };
}

export function idOfScenario({ declared }: ScenarioPlan): string {
  return declared.file.path;
}

export function idOfExample(plan: ExamplePlan): string {
  return `${plan.declared.file.path} ${titleOf(plan)}`;
}

/** What is called so; refused where nothing is. */
export function followed(playing: Playing, book: Book, table: OnTable | null, id: string): Followed {
  if (id === onTheTable) {
    if (table === null) throw new Refusal('nothing is played');
    return tableFollowed(table, book);
  }
  const scenario = playing.checked.plans.find((plan) => idOfScenario(plan) === id);
  if (scenario !== undefined) return scenarioFollowed(playing, book, scenario);
  const example = playing.checked.examples.find((plan) => idOfExample(plan) === id);
  if (example !== undefined) return exampleFollowed(playing, book, example);
  throw new Refusal(`there is no scenario or example \`${id}\``);
}

function tableFollowed(table: OnTable, book: Book): Followed {
  const { playing, beginning, played, seenBy } = table;
  const moments: OpenState[] = [];
  const { session, lines } = retold(table, ({ game }) => moments.push(stateSeen(table, game)));
  const log = logOf(playing, book, session.game, lines, seenBy);
  return {
    line: { id: onTheTable, title: book.locale.name(playing.world.title), moments, steps: [], log, failure: null },
    from: (moment) => ({ beginning, said: saidIn(played.session).slice(0, moment) }),
  };
}

function scenarioFollowed(playing: Playing, book: Book, plan: ScenarioPlan): Followed {
  const { program, world } = playing;
  const recorder = recorderOf();
  const steps: TimeLine['steps'][number][] = [];
  const start = startOf(world, plan);
  const stepped = (): void => {
    const { label, cites } = plan.steps[steps.length] ?? { label: '', cites: '' };
    steps.push({ label, cites, moment: recorder.moments.length - 1 });
  };
  let failure: Failure | null;
  try {
    const play = startScript(plan.checks === 'statements' ? program : guarded(program), start);
    ({ failure } = playSteps(recorder.watch(play), world, plan, stepped));
  } catch {
    ({ failure } = playScenario(program, world, plan));
    recorder.note(startGame(program, plan.seed, null, plan.options));
  }
  if (failure !== null) stepped();
  return {
    line: lineOf(playing, book, recorder, {
      id: idOfScenario(plan),
      title: plan.name,
      steps,
      failure: failure === null ? null : failureShown(plan, failure, recorder.moments.length - 1),
    }),
    from: (moment) => {
      const { seed, deck = null, options = {} } = start;
      return { beginning: beginningAt(program, { seed, deck, options }, 'given'), said: recorder.saidAt(moment) };
    },
  };
}

function failureShown(plan: ScenarioPlan, { step, what }: Failure, moment: number): TimeLine['failure'] {
  const [first] = failureDiagnostics(plan, { step, what });
  const place = placeOf(step.cites === '' ? plan.rule : step.cites, first?.span ?? step.span);
  const told = [first?.message ?? '', ...(first?.notes ?? []).map(({ message }) => message)].join('\n');
  switch (what.kind) {
    case 'differences': {
      const expected = what.differences.map(({ expectation }) => expectation.text).join('\n');
      return { moment, expected, actual: what.differences.map(({ found }) => found).join('\n'), place };
    }
    case 'answer':
      return { moment, expected: `${what.by}: ${what.said.text}`, actual: told, place };
    case 'stands still':
    case 'fault':
      return { moment, expected: step.label, actual: told, place };
  }
}

function exampleFollowed(playing: Playing, book: Book, plan: ExamplePlan): Followed {
  const example = exampleFor(playing.world, plan);
  const { recorder, mistake } = recorded(playing, example);
  if (recorder.moments.length === 0) recorder.note(startGame(playing.program, 1, null));
  return {
    line: lineOf(playing, book, recorder, {
      id: idOfExample(plan),
      title: titleOf(plan),
      steps: [],
      failure: mistake === null ? null : mistakeShown(plan, example, mistake, recorder.moments.length - 1),
    }),
    from: (moment) => {
      const action = recorder.moments[moment]?.play ?? 0;
      return { beginning: beginningInExample(idOfExample(plan), action), said: recorder.saidAt(moment) };
    },
  };
}

/** One of the actions of the example that is called so. */
export function beginningInExample(id: string, action: number): Beginning {
  const begins = (playing: Playing): Session | null => {
    const plan = playing.checked.examples.find((it) => idOfExample(it) === id);
    return plan === undefined ? null : actionOf(recorded(playing, exampleFor(playing.world, plan)).recorder, action);
  };
  return { kind: 'example', id, action, begins };
}

type MistakeFound = Pick<Mistake, 'found'> & { readonly place: Mistake['place'] | null };

function recorded(
  { program, world }: Playing,
  example: Example,
): { readonly recorder: Recorder; readonly mistake: MistakeFound | null } {
  const recorder = recorderOf();
  try {
    const [mistake = null] = mistakesOfExample(program, example, pluralIn(world), recorder.watchFromStart);
    return { recorder, mistake };
  } catch (error) {
    return { recorder, mistake: { place: null, found: error instanceof Error ? error.message : String(error) } };
  }
}

/** One of the actions of an example, where chance decides by itself; null where it is not come to. */
function actionOf({ plays }: Recorder, action: number): Session | null {
  const session = plays[action]?.session;
  const cells = session?.history[0]?.cells;
  if (session === undefined || cells === undefined) return null;
  const { program, game } = session;
  return begin(program, 'seed', { ...gameAt(program, cells), printed: game.printed });
}

function mistakeShown(
  plan: ExamplePlan,
  example: Example,
  { place, found }: MistakeFound,
  last: number,
): TimeLine['failure'] {
  const span = place === null ? null : spanAt(plan, place);
  return {
    moment: place === null ? last : Math.min(momentOf(example, place), last),
    expected: place === null ? plan.name : expectedAt(example, place),
    actual: found,
    place: placeOf(plan.cites === '' ? plan.of.name : plan.cites, span ?? plan.declared),
  };
}

/** What is said at a place of an example. */
function expectedAt({ given, when, then }: Example, { part, index, inner = 0 }: Mistake['place']): string {
  if (part !== 'when') return (part === 'given' ? given : then)[index]?.text ?? '';
  const item = when[index];
  switch (item?.kind) {
    case 'answers':
      return `${item.by}: ${item.labels.join(', ')}`;
    case 'shows':
      return item.statements[inner]?.text ?? '';
    case 'done':
      return item.text;
    default:
      return '';
  }
}

/** At which moment a place of an example is come to: the given position is the first, and each action and answer makes one. */
function momentOf({ when }: Example, { part, index }: Mistake['place']): number {
  if (part === 'given') return 0;
  const before = part === 'when' ? when.slice(0, index + 1) : when;
  return before.reduce((sum, item) => {
    if (item.kind === 'answers') return sum + item.labels.length;
    return item.kind === 'shows' ? sum : sum + 1;
  }, 0);
}

function lineOf(
  playing: Playing,
  book: Book,
  { moments, log }: Recorder,
  rest: Omit<TimeLine, 'moments' | 'log'>,
): TimeLine {
  const tell = tellerOf(playing, book);
  return {
    ...rest,
    moments: moments.map(({ state }) => state),
    log: log.flatMap(({ line, moment }) => (/: |^card /u.test(line) ? [{ ...tell(line), moment }] : [])),
  };
}
