/** What is wrong with the texts, or warned of, each with its place and with what is to be done. */
import type { JSX } from 'preact';
import type { JsonDiagnostic } from '../../compiler/diagnostics/json.js';
import type { Actions, Viewed } from './actions.js';
import { WithCode } from './with-code.js';

export function isIn({ file }: JsonDiagnostic, path: string): boolean {
  return file === path || file.endsWith(`/${path}`);
}

/** No more are listed at once. */
const mostListed = 100;

export function Problems({ state: { errors, path }, actions, bench }: Viewed): JSX.Element {
  const { diagnostics } = errors;
  const safe = diagnostics.filter(
    (it) => path !== null && isIn(it, path) && it.help.some((help) => help.safe === true),
  );
  return (
    <section class="problems" aria-label="Messages">
      <h3>Messages</h3>
      <p role="status">
        {diagnostics.length === 0
          ? 'Nothing is wrong.'
          : diagnostics.length === 1
            ? '1 message'
            : `${diagnostics.length} messages`}
      </p>
      {path === null || safe.length < 2 ? null : (
        <button type="button" class="quiet" onClick={() => void actions.typeEdits(bench.mendings(path))}>
          Mend the {safe.length} of this file that have one safe mending
        </button>
      )}
      <ul>
        {diagnostics.slice(0, mostListed).map((it, index) => (
          <Message key={index} of={it} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

function Message({ of, actions }: { readonly of: JsonDiagnostic; readonly actions: Actions }): JSX.Element {
  const { severity, message, context = '', file, line, help, notes = [] } = of;
  const goTo = (at: string, to: number): void => {
    actions.edit(at.replace(/^(?:.*\/)?spec\//u, ''), to);
  };
  return (
    <li class={severity}>
      <button
        type="button"
        onClick={() => {
          goTo(file, line);
        }}
      >
        <b>{severity}</b> <WithCode text={message} />
        <small>
          {file}:{line}
          {context === '' ? '' : ` ${context}`}
        </small>
        {help.map(({ text }, at) => (
          <small key={at} class="help">
            <WithCode text={text} />
          </small>
        ))}
        {notes.map((note, at) =>
          note.file === undefined ? (
            <small key={at}>
              <WithCode text={note.text} />
            </small>
          ) : null,
        )}
      </button>
      {notes.map((note, at) =>
        note.file === undefined ? null : (
          <button
            key={at}
            type="button"
            onClick={() => {
              goTo(note.file ?? file, note.line ?? 1);
            }}
          >
            <small>
              <WithCode text={note.text} /> {note.file}:{note.line}
            </small>
          </button>
        ),
      )}
    </li>
  );
}
