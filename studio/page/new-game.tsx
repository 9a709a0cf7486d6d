/** How a new game is set up: its seed, its optional rules, who plays, and who looks on. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type GameShown, type NewGame, seatOf } from '../protocol.js';
import { type Chosen, choicesIn, OptionFields } from './option-fields.js';
import { Seat } from './seat.js';

export function NewGamePanel({
  shown: { factions, players, options },
  settings,
  onStart,
}: {
  readonly shown: GameShown;
  readonly settings: NewGame;
  readonly onStart: (settings: NewGame) => void;
}): JSX.Element {
  const [seed, setSeed] = useState(String(settings.seed + 1));
  const [seats, setSeats] = useState(settings.seats ?? {});
  const [seenBy, setSeenBy] = useState<string>(settings.seenBy === undefined ? 'all' : (settings.seenBy ?? ''));
  const [chosen, setChosen] = useState<Chosen>({});
  const start = (event: Event): void => {
    event.preventDefault();
    onStart({
      seed: Number(seed),
      seats,
      options: choicesIn(chosen),
      ...(seenBy === 'all' ? {} : { seenBy: seenBy === '' ? null : seenBy }),
    });
  };
  return (
    <form class="new-game" aria-label="New game" onSubmit={start}>
      <label>
        Seed{' '}
        <input
          type="number"
          min="0"
          max="4294967295"
          step="1"
          required
          value={seed}
          onInput={({ currentTarget }) => {
            setSeed(currentTarget.value);
          }}
        />
      </label>
      {players.map((faction) => (
        <Seat
          key={faction}
          faction={faction}
          skill={seatOf(seats, faction)}
          here="here"
          onSkill={(skill) => {
            const { [faction]: _, ...others } = seats;
            setSeats(skill === null ? others : { ...others, [faction]: skill });
          }}
        />
      ))}
      <label>
        Seen by{' '}
        <select
          aria-label="Seen by"
          value={seenBy}
          onChange={({ currentTarget }) => {
            setSeenBy(currentTarget.value);
          }}
        >
          <option value="all">all lies open</option>
          <option value="">who only watches</option>
          {factions.map((faction) => (
            <option key={faction} value={faction}>
              {faction}
            </option>
          ))}
        </select>
      </label>
      <OptionFields options={options} chosen={chosen} usual="as usual" onChoose={setChosen} />
      <button type="submit" class="main">
        Start
      </button>
    </form>
  );
}
