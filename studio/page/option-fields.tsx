/** The optional rules of a game, each with what is chosen of it. */
import type { JSX } from 'preact';
import type { Choices } from '../../runtime/options.js';
import type { GameShown } from '../protocol.js';

/** By option, which of its values; what is left as it is has none. */
export type Chosen = Readonly<Record<string, string>>;

export function OptionFields({
  options,
  chosen,
  usual,
  onChoose,
}: {
  readonly options: GameShown['options'];
  readonly chosen: Chosen;
  /** What is said of an option of which nothing is chosen. */
  readonly usual: string;
  readonly onChoose: (chosen: Chosen) => void;
}): JSX.Element {
  return (
    <>
      {options.map(({ name, values }) => (
        <label key={name}>
          {name}{' '}
          <select
            aria-label={name}
            value={chosen[name] ?? ''}
            onChange={({ currentTarget }) => {
              onChoose({ ...chosen, [name]: currentTarget.value });
            }}
          >
            <option value="">{usual}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

export function choicesIn(chosen: Chosen): Choices {
  const made = Object.entries(chosen).filter(([, value]) => value !== '');
  return Object.fromEntries(
    made.map(([name, value]) => [name, /^\d+$/u.test(value) ? Number(value) : value === 'chosen']),
  );
}
