/** Which forms of the language, and which operations of Core, the games have been made of. */
import { operationKinds, visit } from '../../../compiler/core/children.js';
import type { Core } from '../../../compiler/core/ir.js';

import type { Analysis } from '../../../compiler/driver.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { gameWords } from '../../../compiler/reference/game-words.js';

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
  return `${found.size} of ${operationKinds.length} operations of Core, ${known.length} of ${all.length} forms`;
}

/** The forms that no game has had. */
export function missing({ forms }: Coverage): readonly string[] {
  return chapters.flatMap(({ title, forms: own }) =>
    Object.keys(own)
      .map((kind) => `${title}/${kind}`)
      .filter((form) => !forms.has(form)),
  );
}
