/** Which accompanying procedures can find a space for which others, as their effects and the selections of these tell. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { openedBy } from '../../../compiler/core/opens.js';
import { check } from '../../../compiler/driver.js';
import { readSpec } from '../../../compiler/host/read-spec.js';

function opened(game: string): Readonly<Record<string, readonly string[]>> {
  const { world } = check(readSpec(join(import.meta.dirname, '..', '..', '..', 'spec', game)));
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
      // Flips pieces, and the selections count them in either state.
      'Air Recon': [],
      // Changes tracks alone.
      Coordinate: [],
      Divide: ['Deploy'],
      Mobilize: ['March', 'Rally'],
      Punish: ['Assault', 'Deploy'],
      Raid: ['Ambush', 'Rally', 'Sabotage'],
    });
    expect(opened('palestine')).toEqual({
      'Mass Detention': [],
      // The track that it moves takes pieces from the map.
      Negotiate: ['Deploy'],
      Propagandize: [],
      Restore: [],
      // Without Police a space loses its Curfew, which keeps others out.
      Silence: ['Recruit', 'Rob'],
      Terror: [],
    });
  });
});
