/** What is said of a saved game that is taken up. */

/** That a game of other rules goes on, and which cards of its deck are not there any more. */
export function goesOnText(gone: readonly string[]): string {
  const without = gone.length === 0 ? '' : `, without ${gone.join(', ')}, which the deck no longer has`;
  return `it was saved under other rules and goes on under those of now: nothing that it met has changed${without}`;
}
