/** Every name that an author can give a number gets an identifier, also one that looks like what the compiler makes up. */
import { describe, expect, it } from 'vitest';
import { free } from '../../../compiler/emit/names.js';
import { isReserved } from '../../../compiler/emit/reserved.js';

describe('a name that generated code cannot have', () => {
  it.each(['otherSpace', 'furtherOtherSpace', 'agree', 'eval', 'arguments', 'game', 'space'])(
    '%s gets a mark behind it, and that one is free',
    (name) => {
      expect(isReserved(name)).toBe(true);
      expect(free(name, isReserved)).toBe(`${name}_`);
    },
  );
});
