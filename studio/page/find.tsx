/** The box in which what is looked for is typed. */
import type { JSX } from 'preact';

export interface FindProps {
  /** What can be found: `files`. */
  readonly what: string;
  readonly placeholder: string;
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
}

export function Find({ what, placeholder, wanted, onWanted }: FindProps): JSX.Element {
  return (
    <input
      type="search"
      placeholder={placeholder}
      aria-label={`Find ${what}`}
      value={wanted}
      onInput={({ currentTarget }) => {
        onWanted(currentTarget.value);
      }}
    />
  );
}
