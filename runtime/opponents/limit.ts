/** How long a player thinks about an answer. */

/** Begins to count, and returns whether another round may follow so many. */
export type Limit = () => (rounds: number) => boolean;

export function forPlayouts(most: number): Limit {
  return () => (rounds) => rounds < most;
}

/** For so many milliseconds of a clock. */
export function forTime(most: number, clock: () => number): Limit {
  return () => {
    const end = clock() + most;
    return () => clock() < end;
  };
}
