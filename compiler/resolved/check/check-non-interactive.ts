/** Some steps are done in the middle of others, where nobody acts and nobody can be asked: standing rules, and what lies beyond an end. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { unreachable } from '../../unreachable.js';
import { visit } from '../children.js';
import { againOf, isDirect } from '../direct.js';
import type { Act, Step, TrackId, World } from '../ir.js';
import { mayRunShort } from '../supplies.js';

/**
 * Reports the first step of each standing rule, and of what lies beyond each end, that may ask, roll or draw, and the first
 * that speaks of a faction that executes it.
 */
export function checkNonInteractive(
  parts: Pick<World, 'standing' | 'tracks' | 'markers' | 'spaces'>,
): readonly Diagnostic[] {
  const { standing, tracks } = parts;
  const told = (what: string, steps: readonly Step[]): readonly Diagnostic[] => {
    const asking = firstStep(steps, ({ may, act }) => may || asks(parts.tracks, act) || mayRunShort(parts, act));
    if (asking !== null) return [report('RW0541', asking.span, { what })];
    const speaking = firstStep(steps, speaksOfExecuting);
    return speaking === null ? [] : [report('RW0546', speaking.span, { what })];
  };
  return [
    ...standing.flatMap(({ steps }) => told('a standing rule', steps)),
    ...tracks.flatMap(({ names, beyond }) =>
      beyond.flatMap(({ steps }) => told(`what lies beyond an end of \`${names.one}\``, steps)),
    ),
  ];
}

/** The first of the steps, and of those within them, that is such. */
function firstStep(steps: readonly Step[], isSuch: (step: Step) => boolean): Step | null {
  let found: Step | null = null;
  visit('steps', steps, {
    step: (step) => {
      if (found === null && isSuch(step)) found = step;
      return found === null;
    },
  });
  return found;
}

/** Whether the act by itself asks somebody, rolls or draws. */
function asks(tracks: World['tracks'], act: Act): boolean {
  const crosses = (track: TrackId): boolean => (tracks[track]?.crossings.length ?? 0) > 0;
  if (isDirect(act)) return againOf(act) === 'asks';
  switch (act.kind) {
    case 'place pieces':
    case 'remove pieces':
    case 'replace':
    case 'move':
    case 'groups':
    case 'draw':
    case 'take chit':
    case 'play card':
    case 'look':
    case 'resolve':
    case 'roll':
    case 'conduct':
    case 'look up':
    case 'choose one':
    case 'take box':
    case 'times':
    case 'while':
      return true;
    case 'remove markers':
      return act.amount.most !== 'all' && act.where.kind !== 'here';
    case 'flip':
      return act.amount.least !== 'all';
    case 'in spaces':
    case 'for pieces':
      return act.amount !== 'each';
    case 'shift':
    case 'change track':
    case 'set track':
    case 'net':
      return crosses(act.track);
    case 'place marker':
    case 'turn over':
    case 'pay':
    case 'gain':
    case 'change counter':
    case 'set counter':
    case 'move chits':
    case 'let':
    case 'close box':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'nothing':
    case 'cancel':
    case 'named':
    case 'if':
    case 'for each':
    case 'by faction':
    case 'steps':
    case 'until deck empty':
    case 'error':
      return false;
    default:
      return unreachable(act);
  }
}

/** The step itself, not those within it, speaks of the executing faction, or of the other one. */
function speaksOfExecuting(step: Step): boolean {
  let found = step.actor?.kind === 'executing' || step.actor?.kind === 'other';
  visit('act', step.act, {
    steps: () => false,
    condition: ({ kind }) => {
      found ||= kind === 'executing';
    },
  });
  return found;
}
