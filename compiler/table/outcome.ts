/** How a game has ended, in the language of the player. */
import type { Ending } from '../../runtime/outcome.js';
import type { Locale } from '../languages/locale.js';
import { withArticle } from '../surface/print-nouns.js';

/** `League win with a Triumph`; null where the game has no outcome. */
export function outcomeText({ say, name, code }: Locale, outcome: Ending | null): string {
  if (outcome === null) return say('nobody wins');
  const { winner, loser, isDraw, degree } = outcome;
  if (isDraw) return say('the game is a draw');
  const faction = winner ?? loser;
  if (faction === null) return say('nobody wins');
  if (degree === null) return say(winner === null ? '{0} lose' : '{0} win', name(faction));
  const far = code === 'en' ? withArticle(degree) : name(degree);
  return say(winner === null ? '{0} lose with {1}' : '{0} win with {1}', name(faction), far);
}
