/** Plays the examples and scenarios of a game, one after another, so that an editor is answered in between. */
import { setImmediate } from 'node:timers/promises';
import type { Checked } from '../driver.js';
import { interpret } from '../interpreter/interpret.js';
import { type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';

/** What can be played of a spec without errors. */
export function trialsIn({ core, world, examples, plans }: Checked): readonly Trial[] {
  return core === null || world === null ? [] : trialsOf(world, { examples, scenarios: plans });
}

/** Plays all; null where it no longer `goesOn`. */
export async function verdictsWhile(checked: Checked, goesOn: () => boolean): Promise<readonly Verdict[] | null> {
  const { core } = checked;
  if (core === null) return [];
  const program = interpret(core);
  const verdicts: Verdict[] = [];
  for (const { play } of trialsIn(checked)) {
    verdicts.push(play(program));
    await setImmediate();
    if (!goesOn()) return null;
  }
  return verdicts;
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
