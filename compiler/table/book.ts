/** What can be told of a game to whoever plays it. */
import { plainly, type Within } from '../languages/plain.js';
import type { Locale } from '../languages/locale.js';
import type { World } from '../resolved/ir.js';
import { pluralIn } from '../scenario/named.js';
import { askerOf, type Asker } from './asking.js';
import type { Spec } from '../surface/documents.js';
import type { StateVerbs } from '../surface/print.js';

export interface Book {
  readonly world: World;
  readonly spec: Spec;
  readonly locale: Locale;
  /** The locale for the sentences of a procedure or a chit. */
  readonly within: Within;
  readonly ask: Asker;
  readonly plural: (name: string) => string;
}

export function bookOf(world: World, spec: Spec, verbs: StateVerbs, locale: Locale): Book {
  return {
    world,
    spec,
    locale,
    within: plainly(locale, spec),
    ask: askerOf(spec, verbs, locale),
    plural: pluralIn(world),
  };
}

/** The title of a card by its code. */
export function titleOf({ world, locale }: Book, code: string): string {
  const card = world.cards.find((it) => it.code === code);
  return locale.title(code, card?.title ?? '');
}
