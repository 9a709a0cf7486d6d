/** The catalogue: every message the compiler can give, by its code, with its words. */
import type { Entry } from './catalogue/entry.js';
import { accompanying } from './catalogue/accompanying.js';
import { classMessages } from './catalogue/classes.js';
import { consistency } from './catalogue/consistency.js';
import { emission } from './catalogue/emission.js';
import { consistencyOfCards } from './catalogue/consistency-of-cards.js';
import { decksOfHands } from './catalogue/consistency-of-hands.js';
import { handMessages } from './catalogue/hands.js';
import { errataMessages } from './catalogue/errata.js';
import { internal } from './catalogue/internal.js';
import { kinds } from './catalogue/kinds.js';
import { kindsOfSteps } from './catalogue/kinds-of-steps.js';
import { kindsOfLasting } from './catalogue/kinds-of-lasting.js';
import { kindsOfWording } from './catalogue/kinds-of-wording.js';
import { lint } from './catalogue/lint.js';
import { lintOfOptions } from './catalogue/lint-of-options.js';
import { loading } from './catalogue/loading.js';
import { madeUp } from './catalogue/made-up.js';
import { names } from './catalogue/names.js';
import { optionMessages } from './catalogue/options.js';
import { changesOfMap } from './catalogue/consistency-of-map.js';
import { namedNumbers } from './catalogue/consistency-of-numbers.js';
import { paths } from './catalogue/consistency-of-paths.js';
import { players } from './catalogue/players.js';
import { kindsOfResources } from './catalogue/kinds-of-resources.js';
import { scenario } from './catalogue/scenario.js';
import { sentence } from './catalogue/sentence.js';
import { shape } from './catalogue/shape.js';
import { tables } from './catalogue/tables.js';
import { tool } from './catalogue/tool.js';

const merged = {
  ...loading,
  ...shape,
  ...sentence,
  ...names,
  ...kinds,
  ...handMessages,
  ...consistencyOfCards,
  ...decksOfHands,
  ...kindsOfSteps,
  ...kindsOfLasting,
  ...kindsOfWording,
  ...kindsOfResources,
  ...consistency,
  ...accompanying,
  ...changesOfMap,
  ...namedNumbers,
  ...paths,
  ...tables,
  ...madeUp,
  ...players,
  ...optionMessages,
  ...classMessages,
  ...scenario,
  ...emission,
  ...errataMessages,
  ...lint,
  ...lintOfOptions,
  ...tool,
  ...internal,
};

export type Code = keyof typeof merged;

type ParamsByCode = { [C in Code]: (typeof merged)[C] extends Entry<infer P> ? P : never };

/** What the words of a code's message are filled in with. */
export type Params<C extends Code> = ParamsByCode[C];

export const catalogue: { readonly [C in Code]: Entry<Params<C>> } = merged;

/** True for a code that the catalogue has; `explain` and silences take codes from people. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(merged, text);
}
