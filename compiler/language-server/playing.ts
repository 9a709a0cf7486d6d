/** Plays the examples and scenarios of a game, of which only those that rest on what has changed, and lets an editor be answered in between. */
import { setImmediate } from 'node:timers/promises';
import type { Checked } from '../driver.js';
import { markOfText } from '../host/verdict-record.js';
import { judge, type KnownVerdicts } from '../incremental/verdicts.js';
import { interpret } from '../interpreter/interpret.js';
import { type Trial, trialsOf, type Verdict } from '../scenario/verdicts.js';

export interface Played {
  readonly verdicts: readonly Verdict[];
  /** What need not be played again. */
  readonly known: KnownVerdicts;
}

/** So many are played before anything else is answered. */
const together = 60;

/** What can be played of a spec without errors. */
export function trialsIn({ core, world, examples, plans }: Checked): readonly Trial[] {
  return core === null || world === null ? [] : trialsOf(world, { examples, scenarios: plans });
}

/** Plays all that is not known `before`; null where it no longer `goesOn`, or there is an error. */
export async function playedWhile(
  { core, examples, plans }: Checked,
  before: KnownVerdicts | null,
  goesOn: () => boolean,
): Promise<Played | null> {
  if (core === null) return null;
  const verdicts: Verdict[] = [];
  let grounds: KnownVerdicts['grounds'] = {};
  let known: KnownVerdicts | null = before;
  for (let from = 0; from <= examples.length; from += together) {
    const isLast = from + together > examples.length;
    const some = { examples: examples.slice(from, from + together), scenarios: isLast ? plans : [] };
    const judged = judge(core, some, before, markOfText);
    verdicts.push(...judged.verdicts);
    grounds = { ...grounds, ...judged.known.grounds };
    known = { ...judged.known, grounds };
    await setImmediate();
    if (!goesOn()) return null;
  }
  return known === null ? null : { verdicts, known };
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
