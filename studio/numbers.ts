/** A worker of the page that simulates games: it is told once what is wanted, and ended by whoever wants no more. */
import { simulateGames } from './numbers/playing.js';
import type { Wanted } from './numbers/report.js';

/** The part of a worker's own scope that is used. */
interface Scope {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = ({ data }) => {
  simulateGames(
    data as Wanted,
    () => performance.now(),
    (report) => {
      scope.postMessage(report);
    },
  );
};
