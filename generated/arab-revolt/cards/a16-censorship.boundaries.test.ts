// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a16-censorship.yaml');

describe('A16 unshaded, boundaries', () => {
  // cancel all shaded British Capabilities: done
  boundary('Repression hidden: British play it, and 1 more [A16 unshaded]', 4, {
    when: [play('British', 'A16', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('Repression hidden: Rebels play it [A16 unshaded]', 4, {
    when: [play('Rebels', 'A16', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('A16 shaded, boundaries', () => {
  // Foreign newspapers: British play it
  boundary('reduce Political Will by the British Capabilities in play: by nothing, and 1 more [A16 shaded]', 10, {
    when: [play('British', 'A16', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Foreign newspapers: Rebels play it [A16 shaded]', 8, {
    when: [play('Rebels', 'A16', 'shaded')],
    then: [nothingAsked],
  });
});
