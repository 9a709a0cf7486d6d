/** Tracks that do something as they move: past an end, or at the numbers that they pass. */
import type { Effect } from '../../runtime/decision.js';
import { trackAt } from '../../runtime/state.js';
import type { Op } from '../core/ir.js';
import { endsOf, moveTrack } from './board.js';
import { shiftedOf } from './extremes.js';
import { type Frame, newFrame, recordBoundary } from './frame.js';
import { perform } from './statements.js';

type Track = Extract<Op, { kind: 'shift' }>['track'];

/** Moves a track up, or down where `by` is negative, with all that is done on the way. */
export function* shift(
  frame: Frame,
  op: { readonly track: Track; readonly crosses: boolean; readonly beyond?: boolean },
  by: number,
  actor: number,
): Effect {
  const { machine, game } = frame;
  const before = trackAt(game, op.track);
  let past = 0;
  if (op.crosses && op.beyond !== true) yield* cross(frame, op.track, by, actor);
  else past = moveTrack(machine.world, game, op.track, by);
  recordBoundary(frame, op, shiftedOf(by, before, trackAt(game, op.track), endsOf(machine.world, op.track)));
  if (op.beyond !== true) return;
  for (const beyond of machine.core.beyond) {
    const count = beyond.track === op.track ? (beyond.end === 0 ? -past : past) : 0;
    for (let done = 0; done < count; done += 1)
      if (yield* perform(newFrame(machine, game, actor), beyond.block)) return;
  }
}

/** Step by step, as far as the track goes; what is done at a number may itself move the track. */
function* cross({ machine, game }: Frame, track: Track, by: number, actor: number): Effect {
  const direction = by < 0 ? -1 : 1;
  for (let left = Math.abs(by); left > 0; left -= 1) {
    const before = trackAt(game, track);
    moveTrack(machine.world, game, track, direction);
    const now = trackAt(game, track);
    if (now === before) return;
    for (const crossing of machine.core.crossings) {
      if (crossing.track !== track) continue;
      const isPassed =
        crossing.way === 'rising to'
          ? direction > 0 && now === crossing.value
          : direction < 0 && now === crossing.value - 1;
      if (isPassed && (yield* perform(newFrame(machine, game, actor), crossing.block))) return;
    }
  }
}
