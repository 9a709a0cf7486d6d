/** Some steps are done in the middle of others, where nobody can be asked: standing rules, and what lies beyond an end. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { Act, Step, TrackId, World } from './ir.js';

/** Reports the first step of each standing rule, and of what lies beyond each end, that may ask, roll or draw. */
export function checkSilent({ standing, tracks }: Pick<World, 'standing' | 'tracks'>): readonly Diagnostic[] {
  const told = (what: string, steps: readonly Step[]): readonly Diagnostic[] => {
    const asking = firstAsking(tracks, steps);
    return asking === null ? [] : [report('RW0541', asking.span, { what })];
  };
  return [
    ...standing.flatMap(({ steps }) => told('a standing rule', steps)),
    ...tracks.flatMap(({ names, beyond }) =>
      beyond.flatMap(({ steps }) => told(`what lies beyond an end of \`${names.one}\``, steps)),
    ),
  ];
}

function firstAsking(tracks: World['tracks'], steps: readonly Step[]): Step | null {
  for (const step of steps) {
    if (asks(tracks, step)) return step;
    const inner = firstAsking(tracks, within(step.act));
    if (inner !== null) return inner;
  }
  return null;
}

function asks(tracks: World['tracks'], { may, act }: Step): boolean {
  const crosses = (track: TrackId): boolean => (tracks[track]?.crossings.length ?? 0) > 0;
  switch (act.kind) {
    case 'place pieces':
    case 'remove pieces':
    case 'replace':
    case 'move':
    case 'groups':
    case 'draw':
    case 'take chit':
    case 'resolve':
    case 'roll':
    case 'conduct':
    case 'play event':
    case 'choose one':
    case 'take box':
    case 'times':
    case 'while':
      return true;
    case 'remove markers':
      return may || (act.amount.most !== 'all' && act.where.kind !== 'here');
    case 'flip':
      return may || act.amount.least !== 'all';
    case 'in spaces':
      return may || act.amount !== 'each';
    case 'shift':
    case 'change track':
    case 'set track':
    case 'net':
      return may || crosses(act.track);
    default:
      return may;
  }
}

/** The steps that belong to an act that asks nothing by itself. */
function within(act: Act): readonly Step[] {
  switch (act.kind) {
    case 'if':
      return [...act.then, ...act.otherwise];
    case 'named':
    case 'in spaces':
    case 'for each':
    case 'steps':
    case 'until deck empty':
      return act.body;
    default:
      return [];
  }
}
