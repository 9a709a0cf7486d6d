/** Emits one test that plays an example: a position, what is done, what is answered, and what the board shows then. */
import { callStatement, type Plain, quoted } from './lay-out.js';
import { safeComment } from './module.js';

export interface ExampleTest {
  readonly title: string;
  /** Lines above what is played. */
  readonly comments: readonly string[];
  readonly given: readonly Statement[];
  readonly when: readonly (Statement | Answers)[];
  readonly then: readonly Statement[];
  readonly asked: Statement | null;
}

/** A sentence with what it comes to. */
export interface Statement {
  readonly text: string;
  readonly data: object | null;
}

export interface Answers {
  readonly by: string;
  readonly labels: readonly string[];
}

/** The test, laid out, two columns in. */
export function exampleTest({ title, comments, given, when, then, asked }: ExampleTest): string {
  const indent = ' '.repeat(6);
  const stated = (method: string, { text, data }: Statement): string =>
    callStatement(indent, `play.${method}`, [text, data as Plain]);
  const answered = ({ by, labels }: Answers): string => callStatement(indent, 'play.answers', [by, ...labels]);
  const parts = [
    given.map((it) => stated('given', it)),
    when.map((it) => ('labels' in it ? answered(it) : stated('when', it))),
    [...then.map((it) => stated('shows', it)), ...(asked === null ? [] : [stated('asks', asked)])],
  ];
  const body = parts.filter((part) => part.length > 0).map((part) => part.join('\n'));
  return [
    `  test(${quoted(title)}, () => {`,
    ...comments.map((line) => `    // ${safeComment(line).replace(/\s*\n\s*/g, ' ')}`),
    '    example(program, (play) => {',
    body.join('\n\n'),
    '    });',
    '  });',
  ].join('\n');
}
