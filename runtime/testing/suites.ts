/**
 * Declares the tests of generated suites. A test that fails says what was expected and what came instead, and points at the
 * line of the spec that says so.
 */
import type { Program } from '../program.js';
import { type Example, mistakesOfExample } from './example.js';
import {
  playScenarioToEnd,
  type ScenarioPlay,
  mistakesOfStep,
  type Start,
  startScenario,
  type Step,
} from './scenario.js';
import type { Mistake, Stated } from './script.js';
import type { Shown } from './scripted-play.js';
import type { Given } from './position.js';
import type { Names } from './names.js';
import { type Board, boardReader, type Things } from './board.js';
import { pluralsOf } from './shown.js';
import { frameAt, type SpecLine } from './spec-frame.js';

/** Declares one test, as the `test` of a test runner does. */
export type Declare = (title: string, body: () => void) => void;

/** An example as suites write it: boards beside statements, and nothing of what is empty. */
interface WrittenExample<N extends Names> {
  readonly given?: readonly (Stated<Given> | Board<N>)[];
  readonly when: Example['when'];
  readonly then?: readonly (Stated<Shown> | Board<N>)[];
}

interface WrittenStep<N extends Names> {
  readonly script?: Step['script'];
  readonly then?: readonly (Stated<Shown> | Board<N>)[];
}

/** What declares the tests of one program's suites. */
export function suitesOf<N extends Names>(program: Program, things: Things) {
  const plural = pluralsOf(things);
  const { stated } = boardReader(program, things);
  const mistakesOf = ({ given = [], when, then = [] }: WrittenExample<N>): readonly Mistake[] =>
    mistakesOfExample(program, { given: stated(given), when, then: stated(then) }, plural);

  return {
    /** Examples that are written in a file of the spec, each with the line of its name. */
    examplesIn: (declare: Declare, file: string) => (title: string, line: number, example: WrittenExample<N>) => {
      declare(title, () => {
        refuse(mistakesOf(example), { file, line }, true);
      });
    },
    /** Cases derived from sentences of a file, each with the line of its sentence. */
    boundariesIn: (declare: Declare, file: string) => (title: string, line: number, example: WrittenExample<N>) => {
      declare(title, () => {
        refuse(mistakesOf(example), { file, line }, false);
      });
    },
    /** The steps of a scenario, each with the line of its name. */
    scenarioIn: (declare: Declare, file: string, start: Start) => {
      let scenario: ScenarioPlay | null = null;
      const begun = (): ScenarioPlay => (scenario ??= startScenario(program, start));
      return {
        step: (title: string, line: number, { script = [], then = [] }: WrittenStep<N>) => {
          declare(title, () => {
            refuse(mistakesOfStep(begun(), title, { script, then: stated(then) }, plural), { file, line }, true);
          });
        },
        playsToEnd: (title: string) => {
          declare(title, () => {
            playScenarioToEnd(begun(), start.seed);
          });
        },
      };
    },
  };
}

/** `isWritten`: the parts of the test are written at its line, and not derived from what stands there. */
function refuse(mistakes: readonly Mistake[], at: SpecLine, isWritten: boolean): void {
  if (mistakes.length === 0) return;
  const texts = mistakes.map(({ place, text, found }) => {
    const [label = ''] = found.split('\n');
    return isWritten ? `${text}\n${frameAt(at, place, label)}` : text;
  });
  throw failed(
    (isWritten ? texts : [...texts, frameAt(at, null, 'the sentence that this is derived from')]).join('\n\n'),
  );
}

/** An error that says no more than its message: where the runtime throws it is of no use to whoever reads it. */
export function failed(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
