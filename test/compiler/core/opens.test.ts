/** Which accompanying procedures can find a space for which others, as their effects and the selections of these tell. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { openedBy } from '../../../compiler/core/opens.js';
import { checkedGame } from '../../support/games.js';

function opened(game: string): Readonly<Record<string, readonly string[]>> {
  const { world } = checkedGame(game);
  if (world === null) throw new Error('the spec has errors');
  const core = lower(world);
  const accompanying = core.procedures.filter(({ accompanies }) => accompanies !== null);
  return Object.fromEntries(
    accompanying.map((it) => [it.name, openedBy(core, it).map((id) => core.procedures[id]?.name ?? '')]),
  );
}

describe('an accompanying procedure finds a space for another', () => {
  it('where its pieces and markers may make true what the other asks for', () => {
    expect(opened('arab-revolt')).toEqual({
      // Flips pieces, and Assault takes those that are Active.
      'Air Recon': ['Assault'],
      // Changes tracks alone.
      Coordinate: [],
      Divide: ['Deploy'],
      Mobilize: ['March', 'Rally'],
      // A chit places Guerrillas, which Patrol and Sweep may then flip.
      Punish: ['Assault', 'Deploy', 'Patrol', 'Sweep'],
      Raid: ['Ambush', 'Rally', 'Sabotage'],
    });
    expect(opened('palestine')).toEqual({
      // Where it leaves no Cells, Assault takes Arms Caches.
      'Mass Detention': ['Assault'],
      // The track that it moves takes pieces from the map; beyond its end it draws a chit, for which the others find Cells.
      Negotiate: ['Deploy', 'Patrol', 'Search'],
      Propagandize: [],
      Restore: [],
      // Without Police a space loses its Curfew, which keeps others out, and Cells hide there where they stay.
      Silence: ['Recruit', 'Rob', 'Travel'],
      Terror: [],
    });
  });
});
