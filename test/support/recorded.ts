/** Examples and steps in the order in which they are told, for tests of what plays them. */
import type { Action, Done, Example } from '../../runtime/testing/example.js';
import type { Given } from '../../runtime/testing/position.js';
import type { ScriptItem, Stated } from '../../runtime/testing/script.js';
import type { Shown } from '../../runtime/testing/scripted-play.js';

export interface Recorder {
  given(text: string, data: Given): void;
  when(text: string, data: Action): void;
  answers(by: string, ...labels: string[]): void;
  /** What is so after the last answer, or before the next. */
  shows(text: string, data: Shown): void;
}

/** What the body tells, as an example. */
export function recorded(body: (play: Recorder) => void): Example {
  const given: Stated<Given>[] = [];
  const when: (Done | ScriptItem)[] = [];
  let then: Stated<Shown>[] = [];
  const goOn = (item: Done | ScriptItem): void => {
    if (then.length > 0) when.push({ kind: 'shows', statements: then });
    then = [];
    when.push(item);
  };
  body({
    given(text, data) {
      given.push({ kind: 'stated', text, data });
    },
    when(text, data) {
      goOn({ kind: 'done', text, data });
    },
    answers(by, ...labels) {
      goOn({ kind: 'answers', by, labels });
    },
    shows(text, data) {
      then.push({ kind: 'stated', text, data });
    },
  });
  return { given, when, then };
}
