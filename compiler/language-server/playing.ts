/** Plays the examples and scenarios of a game, of which only those that rest on what has changed, and lets an editor be answered in between. */
import type { Checked } from '../driver.js';
import { markOfText } from '../host/verdict-record.js';
import { whileWanted } from '../host/while-wanted.js';
import { type Judged, judging, type KnownVerdicts } from '../incremental/verdicts.js';
import { interpret } from '../interpreter/interpret.js';
import { type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';

/** What can be played of a spec without errors. */
export function trialsIn({ core, world, examples, plans }: Checked): readonly Trial[] {
  return core === null || world === null ? [] : trialsOf(world, { examples, scenarios: plans });
}

/** Plays all that is not known `before`; null where it no longer `goesOn`, or there is an error. */
export async function playedWhile(
  { core, examples, plans }: Checked,
  before: KnownVerdicts | null,
  goesOn: () => boolean,
): Promise<Judged | null> {
  if (core === null) return null;
  return whileWanted(judging(core, { examples, scenarios: plans }, before, markOfText), goesOn);
}

/** Plays some at once, those of which `isMeant` holds. */
export function verdictsOf(checked: Checked, isMeant: (trial: Trial) => boolean): readonly Verdict[] {
  const { core } = checked;
  if (core === null) return [];
  const program = interpret(core);
  return trialsIn(checked)
    .filter(isMeant)
    .map(({ play }) => play(program));
}
