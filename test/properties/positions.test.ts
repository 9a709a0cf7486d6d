/**
 * A position is all there is: at every decision of a random game, taking an answer back and giving it again, saving and
 * loading, and going on from the last checkpoint come to the same position, question, options and log as plain play.
 */
import { join } from 'node:path';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { randomPicks } from '../../runtime/testing/random-play.js';
import {
  answer,
  answerByChance,
  begin,
  type ChanceMode,
  gameAt,
  load,
  newSession,
  over,
  pending,
  type Program,
  retrace,
  save,
  type Session,
  undo,
} from '../../runtime/index.js';
import { saltmarshOnBoard } from '../support/saltmarsh-boards.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { gameWithSequence, sequences } from '../support/sequences.js';
import { games } from './games.js';
import { type Fault, holds } from './property.js';

/** All that can be seen of a game in progress. */
interface Seen {
  readonly cells: string;
  readonly asked: string;
  readonly log: readonly string[];
}

function seen(session: Session): Seen {
  return {
    cells: session.game.cells.join(),
    asked: JSON.stringify([pending(session), over(session)]),
    log: (session.game.log ?? []).slice(),
  };
}

/** Where what is seen differs from plain play; null where it does not. `from` is how much of the log is not there. */
function differs(plain: Seen, other: Seen, from = 0): string | null {
  if (plain.asked !== other.asked) return `asks ${other.asked} instead of ${plain.asked}`;
  if (plain.cells !== other.cells) return 'is in another position';
  const log = plain.log.slice(from);
  return log.join('\n') === other.log.join('\n') ? null : `tells ${other.log.join('; ')} instead of ${log.join('; ')}`;
}

const mostDecisions = 400;

/** Plays a game at random, and tells the first way in which it cannot be taken up as it was. */
function faultIn(program: Program, seed: number, chance: ChanceMode): string | null {
  const session = newSession(program, { seed, chance });
  const pick = randomPicks(seed);
  let before = seen(session);
  for (let count = 1; session.asked !== null && count <= mostDecisions; count += 1) {
    const option = pick(session.asked.options);
    const given = `answer ${count}, ${option} to "${session.asked.why}"`;
    const byChance = pending(session)?.by === 'chance';
    answer(session, option);
    const after = seen(session);
    const again = byChance ? null : takenBack(session, option, before, after);
    const fault = again ?? savedAndLoaded(program, session, after) ?? goneOn(program, session, after);
    if (fault !== null) return `${given}: ${fault}`;
    before = after;
  }
  return null;
}

function takenBack(session: Session, option: number, before: Seen, after: Seen): string | null {
  undo(session);
  const undone = differs(before, seen(session));
  if (undone !== null) return `taken back, it ${undone}`;
  answer(session, option);
  const repeated = differs(after, seen(session));
  return repeated === null ? null : `taken back and given again, it ${repeated}`;
}

function savedAndLoaded(program: Program, session: Session, after: Seen): string | null {
  const saved = save(session);
  const loaded = load(program, JSON.parse(JSON.stringify(saved)));
  if (!loaded.ok) return `saved, it is not loaded: ${loaded.message}`;
  const difference = differs(after, seen(loaded.session));
  if (difference !== null) return `loaded, it ${difference}`;
  return JSON.stringify(save(loaded.session)) === JSON.stringify(saved) ? null : 'loaded and saved, it is another';
}

function goneOn(program: Program, session: Session, after: Seen): string | null {
  const last = session.history.at(-1);
  if (last === undefined) return 'it has no history';
  const again = begin(program, session.chance, gameAt(program, last.cells));
  retrace(again, last.answers);
  answerByChance(again);
  const difference = differs(after, seen(again), last.logged);
  return difference === null ? null : `from the last checkpoint, it ${difference}`;
}
/** Both back ends of a game as one program. */
function built(files: readonly SourceFile[]): Program {
  const { world, diagnostics } = check({ files, diagnostics: [] });
  if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const core = lower(world);
  return lockstep(linkEngine(emitEngine(core)).program, interpret(core));
}

const rooted = join(import.meta.dirname, '..', '..', 'spec');
const played: readonly (readonly [string, Program])[] = [
  ...games.map(({ folder, program }) => [folder, program] as const),
  ['the starter', built(readSpec(join(rooted, 'starter')).files)],
  ['the solitaire starter', built(readSpec(join(rooted, 'starter-solitaire')).files)],
  ['the starter for three factions', built(readSpec(join(rooted, 'starter-factions')).files)],
  ['Saltmarsh', built(saltmarshOnBoard)],
  ['additional spaces', built(additionalFiles())],
  ...Object.entries(sequences).map(([name, steps]) => [name, built(gameWithSequence(steps))] as const),
];

holds({
  name: 'a position is all there is',
  sample: 1,
  batch: 1,
  check: (seeds) =>
    seeds.flatMap((seed) =>
      played.flatMap(([name, program]): readonly Fault[] => {
        const chance = seed % 2 === 0 ? 'ask' : 'seed';
        const what = faultIn(program, seed, chance);
        return what === null ? [] : [{ seed, what: `${name}, chance by ${chance}: ${what}` }];
      }),
    ),
});
