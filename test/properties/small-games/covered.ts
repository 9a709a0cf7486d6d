/** Which forms of the language, and which operations of Core, the games have been made of. */
import { visit } from '../../../compiler/core/children.js';
import type { Core, Op } from '../../../compiler/core/ir.js';

import type { Analysis } from '../../../compiler/front.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { gameWords } from '../../../compiler/reference/game-words.js';

/** One for each operation; the type checker names one that is missing. */
const operations: Readonly<Record<Op['kind'], null>> = {
  place: null,
  mark: null,
  remove: null,
  unmark: null,
  'turn over': null,
  replace: null,
  move: null,
  flip: null,
  shift: null,
  'set track': null,
  'set counter': null,
  draw: null,
  'take chit': null,
  'move chits': null,
  resolve: null,
  roll: null,
  let: null,
  conduct: null,
  do: null,
  reveal: null,
  'play event': null,
  'close box': null,
  'adjust order': null,
  make: null,
  win: null,
  if: null,
  select: null,
  'each space': null,
  'choose spaces': null,
  repeat: null,
  'repeat at will': null,
  while: null,
  may: null,
  choose: null,
  'take box': null,
  net: null,
  cancel: null,
  named: null,
  woven: null,
  'until deck empty': null,
  moment: null,
  standing: null,
};

export interface Coverage {
  readonly operations: Set<string>;
  readonly forms: Set<string>;
}

/** Notes what a game is made of. */
export function cover({ operations: found, forms }: Coverage, core: Core, { spec }: Analysis): void {
  visit('core', core, { op: ({ kind }) => found.add(kind) });
  for (const form of gameWords(core.world, spec, new Map()).examples.keys()) forms.add(form);
}

/** `40 of 43 operations, 80 of 98 forms`. */
export function told({ operations: found, forms }: Coverage): string {
  const all = chapters.flatMap(({ title, forms: own }) => Object.keys(own).map((kind) => `${title}/${kind}`));
  const known = all.filter((form) => forms.has(form));
  return `${found.size} of ${Object.keys(operations).length} operations of Core, ${known.length} of ${all.length} forms`;
}

/** The forms that no game has had. */
export function missing({ forms }: Coverage): readonly string[] {
  return chapters.flatMap(({ title, forms: own }) =>
    Object.keys(own)
      .map((kind) => `${title}/${kind}`)
      .filter((form) => !forms.has(form)),
  );
}
