/** Numbers that procedures and chits name, against what they are made of and where they stand. */
import { entry, page, quoted } from './entry.js';

export const namedNumbers = {
  RW0558: entry<{ readonly circle: readonly string[] }>({
    severity: 'error',
    headline: ({ circle: [name = '', ...others] }) =>
      `${quoted(name)} is made of ${[...others, name].map(quoted).join(', which is made of ')}`,
    label: () => 'is never reckoned to its end',
    explain: page(
      'A number that a procedure or a chit names may be made of others that it names. In the end there are numbers that are made of none: one that is made of itself has no value.',
      'procedures:\n  Levy:\n    rule: "3.1"\n    quantities:\n      tithe: half of due, rounded up\n      due: tithe plus 1\n    steps:\n      - raise Resolve by tithe\n',
      'procedures:\n  Levy:\n    rule: "3.1"\n    quantities:\n      tithe: half of due, rounded up\n      due: the Runners on the map\n    steps:\n      - raise Resolve by tithe\n',
    ),
  }),
  RW0549: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} can be 0 here, and it says how many count as one`,
    label: () => 'should leave it at least 1',
    explain: page(
      'Behind `per` stands how many of something count as one, and none of them cannot. So such a number is at least 1 where it is declared, whatever all cards that can be in play take from it, and where a sentence conducts a procedure with another one.',
      'procedures:\n  Levy:\n    rule: "3.1"\n    quantities:\n      tithe: 0\n    steps:\n      - raise Resolve by 1 per tithe Runners on the map\n',
      'procedures:\n  Levy:\n    rule: "3.1"\n    quantities:\n      tithe: 2\n    steps:\n      - raise Resolve by 1 per tithe Runners on the map\n',
    ),
  }),
};
