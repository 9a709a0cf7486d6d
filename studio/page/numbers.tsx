/** Numbers: games that are simulated under the rules as they are, or read from a file, and plots of what came of them. */
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { byChance } from '../../compiler/simulation/seating.js';
import { outcomeWords } from '../../compiler/simulation/outcomes.js';
import { csvOf } from '../../compiler/plots/csv.js';
import { barPlot, dotPlot, type Plot } from '../../compiler/plots/plots.js';
import { endingsPlot, lengthsPlot, outcomesPlot, playedPlot } from '../../compiler/simulation/plots.js';
import type { Report } from '../numbers/report.js';
import { type GameShown, seatOf, type Seats } from '../protocol.js';
import type { Actions } from './actions.js';
import { download, pngOf } from './download.js';
import { type Chosen, choicesIn, OptionFields } from './option-fields.js';
import { NumberField, Seat } from './seat.js';
import type { Simulated, State } from './state.js';
import { WithCode } from './with-code.js';

export function Numbers({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const { shown, simulated } = state;
  return (
    <main class="numbers">
      {shown === null ? (
        <p role="status">The rules are read…</p>
      ) : (
        <Settings shown={shown} state={state} actions={actions} />
      )}
      <div class="plots" role="region" aria-label="Results" tabIndex={0}>
        {simulated === null ? (
          <p class="hint">
            Games are played by the rules as they stand, also by those that are not saved; you can go on playing and
            editing meanwhile.
          </p>
        ) : (
          <Progress simulated={simulated} actions={actions} />
        )}
        {simulated?.report === null || simulated === null ? null : <Results report={simulated.report} />}
      </div>
    </main>
  );
}

/** At most so many games, which take hours where players think. */
const mostGames = 1_000_000;

function Settings({
  shown,
  state: { simulated },
  actions,
}: {
  readonly shown: GameShown;
  readonly state: State;
  readonly actions: Actions;
}): JSX.Element {
  const [games, setGames] = useState('200');
  const [firstSeed, setFirstSeed] = useState('1');
  const [seats, setSeats] = useState<Seats>({});
  const [chosen, setChosen] = useState<Chosen>({});
  const file = useRef<HTMLInputElement>(null);
  const start = (event: Event): void => {
    event.preventDefault();
    const options = choicesIn(chosen);
    void actions.simulate({ games: Number(games), firstSeed: Number(firstSeed), seats, options });
  };
  return (
    <form class="new-game" aria-label="Simulate" onSubmit={start}>
      <NumberField label="Games" value={games} least={1} most={mostGames} onInput={setGames} />
      <NumberField label="First seed" value={firstSeed} least={0} most={4_000_000_000} onInput={setFirstSeed} />
      {shown.players.map((faction) => (
        <Seat
          key={faction}
          faction={faction}
          skill={seatOf(seats, faction) ?? byChance}
          onSkill={(skill) => {
            setSeats({ ...seats, [faction]: skill ?? byChance });
          }}
        />
      ))}
      <OptionFields options={shown.options} chosen={chosen} usual="each in turn" onChoose={setChosen} />
      <button type="submit" class="main" disabled={simulated?.isRunning === true}>
        Simulate
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Open a file
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="A file of simulated games"
        class="hidden"
        onChange={({ currentTarget }) => {
          const [read] = currentTarget.files ?? [];
          void read?.text().then((text) => {
            actions.openReport(read.name, text);
          });
          currentTarget.value = '';
        }}
      />
    </form>
  );
}

function Progress({
  simulated: { report, of, isRunning, file },
  actions,
}: {
  readonly simulated: Simulated;
  readonly actions: Actions;
}): JSX.Element {
  const played = report?.games ?? 0;
  const told = `${played} of ${of} games`;
  if (isRunning) {
    return (
      <p class="progress">
        <progress aria-label={told} max={of} value={played} /> {told}{' '}
        <button type="button" onClick={actions.stopSimulating}>
          Stop
        </button>
      </p>
    );
  }
  return (
    <p class="progress" role="status">
      {file === null
        ? played < of
          ? `Stopped: ${told} were played`
          : `${told} were played`
        : `${file}: ${played} games`}
    </p>
  );
}

function Results({ report }: { readonly report: Report }): JSX.Element {
  const { game, seats, outcomes, finished, crashed, decisions, problems } = report;
  const [way, setWay] = useState(0);
  const plots = useMemo(
    () => ({ ended: outcomesPlot(report), lengths: lengthsPlot(report), played: playedPlot(report) }),
    [report],
  );
  const endings = useMemo(() => endingsPlot(report, way), [report, way]);
  return (
    <>
      <p>
        {Object.entries(seats)
          .map(([faction, player]) => `${faction}: ${player}`)
          .join(', ')}
        . {finished} came to their end
        {finished === 0 ? '' : `, of ${Math.round(decisions / report.games)} decisions on average`}.{' '}
        <button
          type="button"
          class="quiet"
          onClick={() => {
            download(
              `${game}-games.json`,
              new Blob([`${JSON.stringify(report, null, 2)}\n`], { type: 'application/json' }),
            );
          }}
        >
          Save all as JSON
        </button>
      </p>
      {crashed === 0 ? null : (
        <section class="failure" aria-label="Games that went wrong">
          <h3>{crashed === 1 ? 'One game' : `${crashed} games`} went wrong</h3>
          <ul>
            {problems.slice(0, 10).map(({ seed, message }) => (
              <li key={seed}>
                seed {seed}: <WithCode text={message} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlotShown name={`${game}-ends`} plot={plots.ended} draw={barPlot} />
      {plots.lengths === null ? null : <PlotShown name={`${game}-lengths`} plot={plots.lengths} draw={barPlot} />}
      {endings === null ? null : (
        <section>
          <label>
            Where a side was played, games{' '}
            <select
              value={String(way)}
              onChange={({ currentTarget }) => {
                setWay(Number(currentTarget.value));
              }}
            >
              {outcomes.map((it, index) => (
                <option key={index} value={String(index)}>
                  {outcomeWords(it)}
                </option>
              ))}
            </select>
          </label>
          <PlotShown name={`${game}-cards-${way + 1}`} plot={endings} draw={dotPlot} />
        </section>
      )}
      {plots.played === null ? null : <PlotShown name={`${game}-played`} plot={plots.played} draw={barPlot} />}
    </>
  );
}

function PlotShown({
  name,
  plot,
  draw,
}: {
  readonly name: string;
  readonly plot: Plot;
  readonly draw: (plot: Plot) => string;
}): JSX.Element {
  const svg = useMemo(() => draw(plot), [plot, draw]);
  return (
    <figure class="plot-shown">
      {/* Every text in it is escaped by whoever draws it. */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>
        {plot.says}.{' '}
        <span class="saves">
          Save as{' '}
          <button
            type="button"
            class="quiet"
            onClick={() => {
              download(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }));
            }}
          >
            SVG
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              void pngOf(svg).then((png) => {
                if (png !== null) download(`${name}.png`, png);
              });
            }}
          >
            PNG
          </button>
          <button
            type="button"
            class="quiet"
            onClick={() => {
              download(`${name}.csv`, new Blob([csvOf(plot)], { type: 'text/csv' }));
            }}
          >
            CSV
          </button>
        </span>
      </figcaption>
    </figure>
  );
}
