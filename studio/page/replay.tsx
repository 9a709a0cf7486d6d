/** Replaying: scenarios and examples with their verdicts, and one of them as a time line with the board at each moment. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { onTheTable, type PlayListed, type TimeLine } from '../protocol.js';
import type { Actions } from './actions.js';
import { Beside, Board } from './board-panel.js';
import { Find } from './find.js';
import { Log } from './log.js';
import type { State } from './state.js';

export function Replay({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const { shown, timeLine, moment } = state;
  const [pointed, setPointed] = useState<number | null>(null);
  const at = pointed ?? moment;
  const board = timeLine?.moments[at];
  return (
    <main class="replay">
      <Plays state={state} actions={actions} />
      {timeLine === null || shown === null || board === undefined ? (
        <p class="hint">Choose a scenario or an example: it is played here, step by step.</p>
      ) : (
        <>
          <div
            class="board-place"
            role="region"
            aria-label="The board at this moment"
            tabIndex={0}
            onMouseLeave={() => {
              setPointed(null);
            }}
          >
            <Line timeLine={timeLine} at={moment} actions={actions} />
            <Board shown={shown} state={board} />
            <Beside shown={shown} state={board} />
          </div>
          <div
            class="right"
            onMouseLeave={() => {
              setPointed(null);
            }}
          >
            <Failure timeLine={timeLine} actions={actions} />
            <Log
              lines={timeLine.log}
              current={at}
              around={moment}
              onPoint={setPointed}
              onChoose={(it) => void actions.branch(it)}
              onPlace={({ path, line }) => {
                if (path !== null) actions.edit(path, line);
              }}
            />
          </div>
        </>
      )}
    </main>
  );
}

const signs = { holds: '✓', fails: '✗', 'not played': '–' } as const;

function Plays({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const [wanted, setWanted] = useState('');
  const { plays, timeLine, playsAre, table } = state;
  const isWanted = ({ title, path, verdict }: PlayListed): boolean =>
    `${title} ${path} ${verdict}`.toLowerCase().includes(wanted.toLowerCase());
  const item = (id: string, verdict: PlayListed['verdict'], title: string, why: string): JSX.Element => (
    <li key={id} class={verdict.replace(' ', '-')}>
      <button type="button" aria-current={timeLine?.id === id} title={why} onClick={() => void actions.replay(id)}>
        <span role="img" aria-label={verdict}>
          {signs[verdict]}
        </span>{' '}
        {title}
      </button>
    </li>
  );
  const failing = plays.filter(({ verdict }) => verdict === 'fails').length;
  return (
    <nav class="plays" aria-label="Scenarios and examples">
      <Find what="scenarios and examples" placeholder="Find" wanted={wanted} onWanted={setWanted} />
      <p role="status">
        {playsAre === 'stopped'
          ? 'They were stopped as they were played'
          : plays.length === 0
            ? 'They are being played…'
            : `${plays.length - failing} of ${plays.length} hold${playsAre === 'old' ? '; they are being played again…' : ''}`}
      </p>
      {table === null ? null : <ul>{item(onTheTable, 'not played', 'The game on the table', '')}</ul>}
      {(['scenario', 'example'] as const).map((kind) => (
        <section key={kind}>
          <h3>{kind === 'scenario' ? 'Scenarios' : 'Examples'}</h3>
          <ul>
            {plays
              .filter((it) => it.kind === kind && isWanted(it))
              .map((it) => item(it.id, it.verdict, it.title, it.why))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Line({
  timeLine: { title, moments, steps },
  at,
  actions,
}: {
  readonly timeLine: TimeLine;
  readonly at: number;
  readonly actions: Actions;
}): JSX.Element {
  const last = moments.length - 1;
  const step = steps.find(({ moment }) => moment >= at) ?? steps.at(-1);
  const go = (moment: number): void => {
    actions.goTo(Math.min(last, Math.max(0, moment)));
  };
  return (
    <section class="time-line" aria-label="Time line">
      <h2>{title}</h2>
      <div class="slider">
        <button
          type="button"
          aria-label="A step back"
          onClick={() => {
            go(at - 1);
          }}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max={last}
          value={at}
          aria-label="Moment"
          aria-valuetext={`${at} of ${last}${step === undefined ? '' : `: ${step.label}`}`}
          onInput={({ currentTarget }) => {
            go(Number(currentTarget.value));
          }}
        />
        <button
          type="button"
          aria-label="A step on"
          onClick={() => {
            go(at + 1);
          }}
        >
          ▶
        </button>
        <output>
          {at} / {last}
        </output>
        <button type="button" onClick={() => void actions.branch(at)}>
          Play from here
        </button>
      </div>
      {steps.length === 0 ? null : (
        <div class="step">
          <select
            aria-label="Step"
            value={String(step === undefined ? 0 : steps.indexOf(step))}
            onChange={({ currentTarget }) => {
              go(steps[Number(currentTarget.value)]?.moment ?? 0);
            }}
          >
            {steps.map(({ label, cites }, index) => (
              <option key={index} value={String(index)}>
                {cites === '' ? label : `${label} [${cites}]`}
              </option>
            ))}
          </select>
        </div>
      )}
    </section>
  );
}

function Failure({
  timeLine: { failure },
  actions,
}: {
  readonly timeLine: TimeLine;
  readonly actions: Actions;
}): JSX.Element | null {
  if (failure === null) return null;
  const { expected, actual, place, moment } = failure;
  return (
    <section class="failure" aria-label="Failure">
      <h3>It does not hold</h3>
      <dl>
        <dt>Expected</dt>
        <dd>{expected}</dd>
        <dt>But</dt>
        <dd>{actual}</dd>
      </dl>
      <button
        type="button"
        onClick={() => {
          actions.goTo(moment);
        }}
      >
        Show the moment
      </button>
      {place.path === null ? null : (
        <button
          type="button"
          onClick={() => {
            actions.edit(place.path ?? '', place.line);
          }}
        >
          Go to the line
        </button>
      )}
    </section>
  );
}
