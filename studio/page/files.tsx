/** The files of the game, and what is declared in them, by what is looked for. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Bench, NameDeclared } from '../protocol.js';
import type { Actions, Viewed } from './actions.js';
import { answerOr } from './bench.js';
import { Find } from './find.js';
import { isIn } from './messages.js';
import { isChanged } from './state.js';

/** Files by their folders. */
export function Files({ state: { files, path, errors }, actions, bench }: Viewed): JSX.Element {
  const [wanted, setWanted] = useState('');
  const paths = [...files.keys()].filter((it) => it.toLowerCase().includes(wanted.toLowerCase())).sort();
  const folders = [...new Set(paths.map((it) => it.slice(0, it.lastIndexOf('/'))))];
  return (
    <nav class="files" aria-label="Files">
      <Find what="files" placeholder="Find a file or a name" wanted={wanted} onWanted={setWanted} />
      {folders.map((folder) => (
        <section key={folder}>
          <h3>{folder}</h3>
          <ul>
            {paths
              .filter((it) => it.slice(0, it.lastIndexOf('/')) === folder)
              .map((it) => {
                const file = files.get(it);
                const isBroken = errors.diagnostics.some((one) => one.severity === 'error' && isIn(one, it));
                return (
                  <li key={it}>
                    <button
                      type="button"
                      aria-current={it === path}
                      onClick={() => {
                        actions.edit(it);
                      }}
                    >
                      {it.slice(it.lastIndexOf('/') + 1)}
                      {file !== undefined && isChanged(file) ? <span class="unsaved"> (unsaved)</span> : ''}
                      {isBroken ? <span class="broken"> ✗ error</span> : ''}
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
      <Names of={wanted} actions={actions} bench={bench} />
    </nav>
  );
}

/** Fewer letters are in too many names. */
const leastLetters = 2;

/** The names that hold what is looked for, each of which leads to where it is declared. */
function Names({
  of,
  actions,
  bench,
}: {
  readonly of: string;
  readonly actions: Actions;
  readonly bench: Bench;
}): JSX.Element | null {
  const [found, setFound] = useState<readonly NameDeclared[]>([]);
  useEffect(() => {
    let isWanted = true;
    const asking = of.trim().length < leastLetters ? Promise.resolve([]) : answerOr(bench.names(of.trim()), []);
    void asking.then((names) => {
      if (isWanted) setFound(names);
    });
    return () => {
      isWanted = false;
    };
  }, [of]);
  if (found.length === 0) return null;
  return (
    <section>
      <h3>Names</h3>
      <ul>
        {found.map(({ name, kind, path, line }, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => {
                actions.edit(path, line);
              }}
            >
              {name}
              <small>
                {kind}, {path}:{line}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
