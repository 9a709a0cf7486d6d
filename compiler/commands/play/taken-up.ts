/** What is said of a saved game that is taken up, or is not. */
import { blameOf, type Parting } from '../saves/parting.js';

/** That a game of other rules goes on, and which cards of its deck are not there any more. */
export function goesOnText(gone: readonly string[]): string {
  const without = gone.length === 0 ? '' : `, without ${gone.join(', ')}, which the deck no longer has`;
  return `it was saved under other rules and goes on under those of now: nothing that it met has changed${without}`;
}

/** Why it does not go on, each a line: the errata and their reason. */
export function partingLines(parting: Parting): readonly string[] {
  const reason = parting.by?.erratum.reason ?? '';
  return [blameOf(parting), reason === '' ? '' : `the reason given: ${reason}`].filter((it) => it !== '');
}
