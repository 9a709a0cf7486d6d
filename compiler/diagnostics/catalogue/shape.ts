/** Messages `RW01xx`: keys and kinds of value, before any sentence is read. */
import { either, entry, page, quoted } from './entry.js';

export const shape = {
  RW0101: entry<{ readonly key: string; readonly where: string }>({
    severity: 'error',
    headline: ({ key, where }) => `unknown key ${quoted(key)} in ${where}`,
    label: () => 'no key has this name here',
    explain: page(
      'Each block of a spec file has its own keys, and nothing else may stand in it, so that a misspelt restriction is never silently ignored. Correct the spelling, or move the key to the block it belongs to.',
      'card: C1\ntitel: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0102: entry<{ readonly key: string; readonly where: string }>({
    severity: 'error',
    headline: ({ key, where }) => `the key ${quoted(key)} is missing from ${where}`,
    label: ({ key }) => `needs ${quoted(key)} as well`,
    explain: page(
      'Some keys of a block must be there: without them the rest cannot be understood. Add the key with its value.',
      'card: C1\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0103: entry<{ readonly expected: string; readonly found: string }>({
    severity: 'error',
    headline: ({ expected, found }) => `expected ${expected}, found ${found}`,
    label: ({ expected }) => `should be ${expected}`,
    explain: page(
      'The value has another form than its key asks for: a text where a list belongs, or a block where a number belongs. A list has one item per line, each starting with a dash; a block has lines of `key: value`.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect: place 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0104: entry<{ readonly value: string; readonly allowed: readonly string[] }>({
    severity: 'error',
    headline: ({ value, allowed }) =>
      allowed.length <= 6
        ? `${quoted(value)} is not one of ${either(allowed.map(quoted))}`
        : `${quoted(value)} is not one of the ${allowed.length} values allowed here`,
    label: () => 'not a value of this key',
    explain: page(
      'Only a few words may stand here, and this is none of them. The message lists them, and proposes the nearest one when there is one.',
      '      - { name: Angry, value: 2, provenance: asumed, note: printed on the track alone }\n',
      '      - { name: Angry, value: 2, provenance: assumed, note: printed on the track alone }\n',
    ),
  }),
  RW0105: entry<{ readonly found: string; readonly allowed: string }>({
    severity: 'error',
    headline: ({ found, allowed }) => `${found} is out of range: expected ${allowed}`,
    label: ({ allowed }) => `should be ${allowed}`,
    explain: page(
      'A number stands here that is too small, too large, or not a whole number. The message says which numbers are possible.',
      'pieces:\n  Trooper: { plural: Troopers, aliases: [Soldier], faction: Crown, inventory: -8,',
      'pieces:\n  Trooper: { plural: Troopers, aliases: [Soldier], faction: Crown, inventory: 8,',
    ),
  }),
  RW0106: entry<{ readonly value: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ value, expected }) => `${quoted(value)} is not ${expected}`,
    label: ({ expected }) => `should be ${expected}`,
    explain: page(
      'The text has another form than its key asks for, for example a rule number without its dots. The message says what it should look like.',
      'card: C1\ntitle: Spring tide\nrule: three\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nrule: "3.1"\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0107: entry<{ readonly found: string; readonly allowed: string }>({
    severity: 'error',
    headline: ({ found, allowed }) => `${found}, expected ${allowed}`,
    label: ({ allowed }) => `should have ${allowed}`,
    explain: page(
      'A list, a block or a text is shorter or longer than makes sense here. The message says how many entries or characters it may have.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect: []\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0108: entry<{ readonly value: string }>({
    severity: 'error',
    headline: ({ value }) => `${quoted(value)} stands twice in this list`,
    label: () => 'listed here again',
    explain: page(
      'Each item of this list may stand in it once. The second one adds nothing, so another item was probably meant.',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow, Fenwick]\n',
      '  Dunmoor:\n    kind: Province\n    adjacent: [Fenwick, Harrow]\n',
    ),
  }),
  RW0109: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => what,
    label: () => 'does not go with the rest',
    explain: page(
      'Some keys of a block go together and others exclude each other: a card has either one event or two sides. Keep those that belong together.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\nunshaded:\n  title: High water\n  effect:\n    - remove 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0110: entry<{ readonly what: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ what, expected }) => `${what} is empty: expected ${expected}`,
    label: () => 'nothing follows',
    explain: page(
      'The key is there, but no value follows it. Either the value was forgotten, or the lines below should be indented so that they belong to it.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0111: entry<{ readonly raw: string; readonly reads: string }>({
    severity: 'error',
    headline: ({ raw, reads }) => `expected text, found ${reads} ${quoted(raw)}; quote it`,
    label: ({ reads }) => `reads as ${reads}`,
    explain: page(
      'A name, an id or a rule number is text. Without quotes, YAML reads some of them as numbers and changes them: `007` becomes 7, and `3.10` becomes 3.1. Put quotes around it.',
      'card: C1\ntitle: 1936\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
      'card: C1\ntitle: "1936"\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0112: entry<{ readonly word: string | null; readonly keys: readonly string[] }>({
    severity: 'error',
    headline: ({ word, keys }) =>
      `${word === null ? 'nothing says what kind of file this is' : `${quoted(word)} is neither a kind of file nor a class of the game`}: expected a key ${either(keys.map(quoted))}`,
    label: () => 'none of those keys is here',
    explain: page(
      "The first thing read in a file is which kind it is: a card, a map, or a procedure of one of the classes that the game declares, whose files begin with the name of the class in lower case. One of the keys listed in the message tells. Add it, correct its spelling, or declare the class below `classes` in the game's file.",
      'crad: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - place 1 Runner in Fenwick\n',
    ),
  }),
  RW0113: entry<{ readonly version: string; readonly own: string }>({
    severity: 'error',
    headline: ({ version, own }) =>
      `the game is written for version ${version} of the language, and this Rulewright reads ${own}`,
    label: () => 'not read by this Rulewright',
    explain: {
      what: 'What sentences mean may change from one version of the language to another: while the first number is 0, with each second number; later with the first alone. A game says which it is written for, so that no other meaning is taken for its own. Nothing else is told of the game, for it may follow from that. Install a Rulewright of that version, or bring the game up to date as the changelog tells, then change the number.',
      wrong: 'edition: "1"\nwritten for: "0.2"\n',
      right: 'edition: "1"\n',
    },
  }),
  RW0120: entry({
    severity: 'error',
    headline: () => '`otherwise` does not follow an `if`',
    label: () => 'needs an `if` as the key before it',
    explain: page(
      '`otherwise` says what happens when the condition of an `if` does not hold. It stands directly below the steps of that `if`, indented like the word `if` itself and without a dash.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n    - otherwise:\n        - place 1 Runner in Harrow\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n      otherwise:\n        - place 1 Runner in Harrow\n',
    ),
  }),
  RW0121: entry<{ readonly first: string; readonly second: string }>({
    severity: 'error',
    headline: ({ first, second }) => `${quoted(second)} opens a second block in the step that ${quoted(first)} begins`,
    label: () => 'needs a dash in front',
    explain: page(
      'A step of a list has one opening with its steps below it. Two openings are two steps, each with a dash in front, so that a reader sees which comes first.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n      if Unrest is in Harrow:\n        - place 1 Runner in Harrow\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n    - if Unrest is in Harrow:\n        - place 1 Runner in Harrow\n',
    ),
  }),
  RW0122: entry<{ readonly opening: string }>({
    severity: 'error',
    headline: ({ opening }) => `the steps below ${quoted(opening)} need dashes`,
    label: () => 'each step starts with a dash',
    explain: page(
      'Below an opening stands a list: each of its steps starts with a dash. Only `choose one` and `take an open box` have names below them in place of a list.',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        Crown may:\n          - place 1 Trooper in Fenwick\n',
      'card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - if Unrest is in Fenwick:\n        - Crown may:\n            - place 1 Trooper in Fenwick\n',
    ),
  }),
  RW0123: entry({
    severity: 'error',
    headline: () => 'the boxes that may be taken are keys, each with its steps below it',
    label: () => 'needs the names of boxes below it',
    explain: page(
      'Who takes a box of the order of play does what stands below that box. So each box is a key, and its steps are a list below the key.',
      'procedures:\n  Night:\n    rule: "2.2"\n    steps:\n      - take an open box:\n          - conduct Muster\n',
      'procedures:\n  Night:\n    rule: "2.2"\n    steps:\n      - take an open box:\n          Event:\n            - conduct Muster\n',
    ),
  }),
};
