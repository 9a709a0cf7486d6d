/** Classes of procedures of which there is none: what conducts one of them does nothing. */
import { keyOfClass } from '../surface/file-classes.js';
import type { Linting } from './lint.js';

export function lintEmptyClasses({ facts: { world }, record }: Linting): void {
  world.classes.forEach(({ names: { one }, declared }, id) => {
    if (world.procedures.every((it) => it.class !== id))
      record('RW0821', declared, { name: one, key: keyOfClass(one) });
  });
}
