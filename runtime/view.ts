/** What one faction may know of a game in progress. */
import { type Pending, pending, type Session } from './session.js';
import { snapshotFor, type State } from './snapshot.js';

export interface View {
  readonly state: State;
  /** What the faction is asked; null while another decides. */
  readonly pending: Pending | null;
}

/**
 * The game as a faction (its index or name) may see it: no order of the deck, no generator, no chits that another
 * faction has drawn, no question put to another. A faction that is none throws a RangeError.
 */
export function view(session: Session, faction: number | string): View {
  const { factions, chitOwners } = session.program.rules;
  const index = typeof faction === 'number' ? faction : factions.indexOf(faction);
  if (factions[index] === undefined) throw new RangeError(`no faction is called \`${faction}\``);
  const isHidden = (family: number): boolean => {
    const owner = chitOwners?.[family] ?? -1;
    return owner !== -1 && owner !== index;
  };
  return {
    state: snapshotFor(session.game, isHidden),
    pending: session.asked !== null && session.asked.by === index ? pending(session) : null,
  };
}
