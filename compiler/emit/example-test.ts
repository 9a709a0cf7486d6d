/** Emits one test that plays an example: a position, what is done, what is answered, and what the board shows then. */
import { callStatement, type Plain, quoted } from './lay-out.js';
import { safeComment } from './module.js';

export interface ExampleTest {
  readonly title: string;
  /** Lines above what is played. */
  readonly comments: readonly string[];
  readonly given: readonly Statement[];
  readonly when: readonly Item[];
  readonly then: readonly Statement[];
}

/** What is done, answers, statements between two answers, or null where play goes on. */
export type Item = Statement | Answers | { readonly shows: readonly Statement[] } | null;

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
export function exampleTest({ title, comments, given, when, then }: ExampleTest): string {
  const indent = ' '.repeat(6);
  const stated = (method: string, { text, data }: Statement): string =>
    callStatement(indent, `play.${method}`, [text, data as Plain]);
  const shown = (statements: readonly Statement[]): string[] => statements.map((it) => stated('shows', it));
  const done = (item: Item): string[] => {
    if (item === null) return [`${indent}play.goesOn();`];
    if ('shows' in item) return shown(item.shows);
    if ('labels' in item) return [callStatement(indent, 'play.answers', [item.by, ...item.labels])];
    return [stated('when', item)];
  };
  const parts = [given.map((it) => stated('given', it)), when.flatMap(done), shown(then)];
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
