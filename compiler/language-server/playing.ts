/** Plays the examples and scenarios of a game, of which only those that rest on what has changed, and lets an editor be answered in between. */
import { setImmediate } from 'node:timers/promises';
import type { Checked } from '../driver.js';
import { markOfText } from '../host/verdict-record.js';
import { type Judged, judging, type KnownVerdicts } from '../incremental/verdicts.js';
import { interpret } from '../interpreter/interpret.js';
import { type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';

/** For so long, in milliseconds, it is played before anything else is answered. */
const atOnce = 30;

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
  const all = judging(core, { examples, scenarios: plans }, before, markOfText);
  for (let since = performance.now(); ;) {
    const next = all.next();
    if (next.done === true) return next.value;
    if (performance.now() - since < atOnce) continue;
    await setImmediate();
    if (!goesOn()) return null;
    since = performance.now();
  }
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
