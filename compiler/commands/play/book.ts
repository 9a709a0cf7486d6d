/** What can be told of a game to whoever plays it. */
import { plainly, type Within } from '../../languages/plain.js';
import type { Tongue } from '../../languages/tongue.js';
import type { World } from '../../resolved/ir.js';
import { pluralIn } from '../../scenario/named.js';
import { askerOf, type Asker } from './asking.js';
import type { Spec } from '../../surface/documents.js';
import type { StateVerbs } from '../../surface/print.js';

export interface Book {
  readonly world: World;
  readonly spec: Spec;
  readonly tongue: Tongue;
  /** The tongue for the sentences of a procedure or a chit. */
  readonly within: Within;
  readonly ask: Asker;
  readonly plural: (name: string) => string;
}

export function bookOf(world: World, spec: Spec, verbs: StateVerbs, tongue: Tongue): Book {
  return {
    world,
    spec,
    tongue,
    within: plainly(tongue, spec),
    ask: askerOf(spec, verbs, tongue),
    plural: pluralIn(world),
  };
}

/** The title of a card by its code. */
export function titleOf({ world, tongue }: Book, code: string): string {
  const card = world.cards.find((it) => it.code === code);
  return tongue.title(code, card?.title ?? '');
}
