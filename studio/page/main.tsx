/** The page of the studio: a game that is edited, played, replayed and read. */
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Bench } from '../protocol.js';
import { type Actions, actionsOn } from './actions.js';
import { benchIn } from './bench.js';
import { Cards } from './cards.js';
import { Edit } from './edit.js';
import { Numbers } from './numbers.js';
import { Play } from './play.js';
import { Replay } from './replay.js';
import { clientWith, type StudioClient } from './server.js';
import { isChanged, type State, type Store, storeOf, views } from './state.js';
import { tongues } from './tongues.js';
import { WithCode } from './with-code.js';

const start: Omit<State, 'game'> = {
  view: 'play',
  language: 'en',
  shown: null,
  errors: { diagnostics: [], sound: true },
  table: null,
  settings: { seed: 1 },
  plays: [],
  playsAre: 'known',
  files: new Map(),
  path: null,
  line: null,
  timeLine: null,
  moment: 0,
  fault: '',
  said: '',
  renamed: null,
  isServed: true,
  isMoving: false,
  isHalted: false,
  isBusy: false,
  simulated: null,
};

function Studio({
  store,
  actions,
  bench,
}: {
  readonly store: Store;
  readonly actions: Actions;
  readonly bench: Bench;
}): JSX.Element {
  const [state, setState] = useState(store.get());
  useEffect(
    () =>
      store.subscribe(() => {
        setState(store.get());
      }),
    [store],
  );
  const { view, shown, fault, said, isServed, isBusy } = state;
  return (
    <>
      <Bar state={state} actions={actions} />
      {fault === '' ? null : (
        <p class="fault" role="alert">
          <WithCode text={fault} />
        </p>
      )}
      {isBusy ? (
        <p class="busy" role="status">
          Still working…{' '}
          <button type="button" onClick={() => void actions.stop()}>
            Stop
          </button>{' '}
          What is typed is kept, and the game goes on where it stands.
        </p>
      ) : null}
      {isServed ? null : (
        <p class="fault" role="status">
          The studio is not running any more. You can go on; what you write is kept in this browser until it runs again.
        </p>
      )}
      {shown === null || shown.madeUp === '' ? null : <p class="made-up no-print">Made up: {shown.madeUp}</p>}
      {view === 'play' ? <Play state={state} actions={actions} /> : null}
      {view === 'replay' ? <Replay state={state} actions={actions} /> : null}
      {view === 'edit' ? <Edit state={state} actions={actions} bench={bench} /> : null}
      {view === 'numbers' ? <Numbers state={state} actions={actions} /> : null}
      {view === 'cards' ? <Cards state={state} actions={actions} bench={bench} /> : null}
      <div class="unseen" role="log" aria-live="polite" aria-label="What happened">
        {said}
      </div>
    </>
  );
}

function Bar({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const { view, shown, language, game, files, errors } = state;
  const unsaved = [...files.values()].filter(isChanged).length;
  const broken = errors.diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <header class="bar no-print">
      <h1>{shown?.title ?? game}</h1>
      <nav aria-label="Views">
        {views.map((it) => (
          <button
            key={it.view}
            type="button"
            aria-current={view === it.view ? 'page' : undefined}
            onClick={() => {
              actions.show(it.view);
            }}
          >
            {it.title}
            {it.view === 'edit' && unsaved > 0 ? ` (${unsaved} unsaved)` : ''}
          </button>
        ))}
      </nav>
      {broken === 0 ? null : (
        <span class="state" role="status">
          {broken === 1 ? '1 error' : `${broken} errors`}: the last rules without errors are played
        </span>
      )}
      {(shown?.languages.length ?? 0) < 2 ? null : (
        <label>
          Language{' '}
          <select
            aria-label="Language"
            value={language}
            onChange={({ currentTarget }) => void actions.speak(currentTarget.value)}
          >
            {shown?.languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {tongues[code] ?? code}
              </option>
            ))}
          </select>
        </label>
      )}
      <a href={`./${location.hash}`} class="games">
        All games
      </a>
    </header>
  );
}

function Games({ client }: { readonly client: StudioClient }): JSX.Element {
  const [games, setGames] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    client.games().then(setGames, (error: unknown) => {
      setFault(error instanceof Error ? error.message : String(error));
    });
  }, [client]);
  return (
    <main class="game-list">
      <h1>Rulewright Studio</h1>
      {fault === '' ? null : (
        <p role="alert">
          <WithCode text={fault} />
        </p>
      )}
      <ul>
        {games?.map((game) => (
          <li key={game}>
            <a href={`?game=${encodeURIComponent(game)}${location.hash}`}>{game}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

const place = document.getElementById('studio');
const client = clientWith(location.hash.slice(1));
const game = new URLSearchParams(location.search).get('game');
if (place !== null && game === null) {
  render(<Games client={client} />, place);
} else if (place !== null && game !== null) {
  const store = storeOf({ ...start, game });
  const inWorker = benchIn(
    () => new Worker('worker.js', { type: 'module' }),
    (isBusy) => {
      store.set({ isBusy });
    },
  );
  const actions = actionsOn(store, inWorker, client);
  render(<Studio store={store} actions={actions} bench={inWorker.bench} />, place);
  void actions.begin();
}
