/** What is printed on pieces, spaces and cards is a number of the sentences that speak of it, in both back ends. */
import { describe, expect, it } from 'vitest';
import type { Block, Statement } from '../../compiler/core/ir.js';
import { visit } from '../../compiler/core/children.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshFiles, saltmarshSpec, saltmarshWith } from '../support/saltmarsh-spec.js';

/** Fenwick 2, Dunmoor 5, Port Sable 4; nothing is printed on the others. A card on which nothing is printed has a tide of 3. */
const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '')
  .replace('Fenwick:\n    kind: Province', 'Fenwick:\n    values: { depth: 2 }\n    kind: Province')
  .replace('Dunmoor:\n    kind: Province', 'Dunmoor:\n    values: { depth: 5 }\n    kind: Province')
  .replace('Port Sable:\n    kind: Town', 'Port Sable:\n    values: { depth: 4 }\n    kind: Town');
const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '').replace('to: 3, otherwise: 0', 'to: 3, otherwise: 3');

const cases: readonly EventCase[] = [
  {
    what: 'a number of the card in hand',
    effect: ["set Resolve to the card's tide"],
    given: [],
    then: ['Resolve is 3'],
  },
  {
    what: 'a number of the space in hand',
    effect: ['in each of Fenwick and Port Sable: [raise Resolve by its depth]'],
    given: ['Resolve is 1'],
    then: ['Resolve is 7'],
  },
  {
    what: 'what is printed on several spaces, all together',
    effect: ['set Resolve to the total depth of the Provinces'],
    given: [],
    then: ['Resolve is 7'],
  },
  {
    what: 'what is printed on each piece that is there',
    effect: ['set Resolve to the total strength of the Troopers and Runners in Fenwick'],
    given: ['Fenwick holds 2 Troopers and 1 Open Runner', 'Dunmoor holds 1 Trooper'],
    then: ['Resolve is 7'],
  },
  {
    what: 'what is printed on the space of each piece, once for each',
    effect: ['set Resolve to the total depth of the Troopers on the map'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 1 Trooper', 'Harrow holds 1 Trooper'],
    then: ['Resolve is 9'],
  },
  {
    what: 'the highest that any of them has',
    effect: ['set Resolve to the highest depth of the Runners on the map'],
    given: ['Fenwick holds 2 Open Runners', 'Port Sable holds 1 Open Runner'],
    then: ['Resolve is 4'],
  },
  {
    what: 'the lowest that any of them has',
    effect: ['set Resolve to the lowest depth of the Runners on the map'],
    given: ['Fenwick holds 2 Open Runners', 'Port Sable holds 1 Open Runner'],
    then: ['Resolve is 2'],
  },
  {
    what: 'nothing, where there is none of them',
    effect: ['set Resolve to the lowest depth of the Runners on the map'],
    given: ['Resolve is 5'],
    then: ['Resolve is 0'],
  },
  {
    what: 'spaces with just so much',
    effect: ['remove all Troopers in spaces with depth 2'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper'],
    then: ['Fenwick holds no Troopers', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper'],
  },
  {
    what: 'spaces with a number between two',
    effect: ['remove all Troopers in spaces with depth 3 to 4'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper'],
    then: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds no Troopers'],
  },
  {
    what: 'spaces with so much at least',
    effect: ['remove all Troopers in spaces with depth 4 or more'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper'],
    then: ['Fenwick holds 1 Trooper', 'Dunmoor holds no Troopers', 'Port Sable holds no Troopers'],
  },
  {
    what: 'spaces with so much at most',
    effect: ['remove all Troopers in spaces with depth 4 or less'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper'],
    then: ['Fenwick holds no Troopers', 'Dunmoor holds 1 Trooper', 'Port Sable holds no Troopers'],
  },
  {
    what: 'spaces with the number that was found before',
    effect: [
      'let deepest be the highest depth of the Troopers on the map',
      'remove all Troopers in spaces with depth deepest',
    ],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 2 Troopers'],
    then: ['Fenwick holds 1 Trooper', 'Dunmoor holds no Troopers'],
  },
];

describe('what is printed on things', () => {
  const { program, world, examples } = built(
    saltmarshWithEvents(
      'Crown',
      cases,
      [
        ['saltmarsh/map.yaml', map],
        ['saltmarsh/game.yaml', game],
      ],
      0,
    ),
  );
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('is $what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });
});

/** What is wrong, where it stands, and the codes that it gives. */
const slips: readonly (readonly [
  what: string,
  file: string,
  before: string,
  after: string,
  codes: readonly string[],
])[] = [
  ['a piece that lacks one', 'game.yaml', 'values: { strength: 3 }, ', '', ['RW0532']],
  ['a number beyond its range', 'game.yaml', 'strength: 3', 'strength: 9', ['RW0533']],
  ['a list for a number', 'game.yaml', 'strength: 3', 'strength: [Runner]', ['RW0533']],
  ['a name with a slip', 'game.yaml', '{ strength: 3 }', '{ strenght: 3 }', ['RW0330']],
  ['one of another kind of thing', 'game.yaml', '{ strength: 3 }', '{ strength: 3, depth: 1 }', ['RW0531']],
  [
    'one without a range',
    'game.yaml',
    'strength: { of: pieces, from: 1, to: 4,',
    'strength: { of: pieces,',
    ['RW0530'],
  ],
  ['a range that is turned round', 'game.yaml', 'from: -2, to: 3', 'from: 3, to: -2', ['RW0530']],
  [
    'a list of spaces',
    'game.yaml',
    'depth: { of: spaces, from: 0, to: 5, otherwise: 0,',
    'depth: { of: spaces, list of: pieces,',
    ['RW0530'],
  ],
  ['a meaning beyond its range', 'game.yaml', 'to: 5, otherwise: 0', 'to: 5, otherwise: 7', ['RW0530']],
];

describe('what is printed wrongly on things', () => {
  it.each(slips)('is told once: %s', (_what, file, before, after, codes) => {
    const { diagnostics } = check({ files: saltmarshWith(file, before, after), diagnostics: [] });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a card that is dealt as an Event', () => {
  const card = (values: string): readonly string[] => {
    const text = `card: C1\ntitle: Spring Tide\n${values}`;
    const files = saltmarshFiles().map((file) => (file.path.includes('/c1-') ? { ...file, text } : file));
    const { diagnostics } = check({ files, diagnostics: [] });
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  };

  it('may say no more than what is printed on it', () => {
    expect(card('values: { tide: 2 }\n')).toEqual([]);
  });

  it('may say no more than what holds while it is the current card, or what it adds to a procedure', () => {
    expect(card('while it is the current card:\n  - Muster may not select Towns\n')).toEqual([]);
    const added = 'title: High water\n  rule: "5.1"\n  effect: [raise Resolve by 1]\n';
    expect(card(`at the start of Muster:\n  ${added}`)).toEqual([]);
  });

  it('says something', () => {
    expect(card('')).toEqual(['RW0515']);
  });
});

/** Sentences that speak of what is not printed there. */
const meaningless: readonly (readonly [sentence: string, code: string])[] = [
  ["raise Resolve by the card's depth", 'RW0322'],
  ['raise Resolve by the total tide of the Towns', 'RW0322'],
  ['raise Resolve by the total strength of the Towns', 'RW0322'],
  ['raise Resolve by the total depth of the Unrest on the map', 'RW0488'],
  ['raise Resolve by the total strength of the Runners in Gaol', 'RW0488'],
  ['raise Resolve by its depth', 'RW0414'],
  ['remove all Runners in spaces with strength 2', 'RW0322'],
];

describe('a sentence that asks for what is not printed', () => {
  it.each(meaningless)('is refused at its word: %s', (sentence, code) => {
    const files = saltmarshWithEvents(
      'Crown',
      [{ what: 'nothing', effect: [sentence], given: [], then: ['Resolve is 0'] }],
      [],
      0,
    );
    const { diagnostics } = check({ files, diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((it) => it.code)).toEqual([code]);
  });
});

describe('a standing rule that speaks of the card in hand or of the deck', () => {
  it.each(["the card's tide is 3", 'the cards in the deck is at most 2'])(
    'is looked at when a card is revealed: %s',
    (condition) => {
      const ruled = saltmarshWith(
        'game.yaml',
        'standing rules:\n',
        `standing rules:\n  - rule: "1.4"\n    effect:\n      - if ${condition}:\n          - remove all Unrest on the map\n`,
      );
      const { world, diagnostics } = check({ files: ruled, diagnostics: [] });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(world).not.toBeNull();
      if (world !== null) expect(afterReveal(lower(world))).toContain('standing');
    },
  );
});

/** What is done next where a card is revealed. */
function afterReveal(core: ReturnType<typeof lower>): readonly string[] {
  const next: string[] = [];
  const look = (block: Block): void => {
    block.forEach(({ op }: Statement, index) => {
      if (op.kind === 'reveal') next.push(block[index + 1]?.op.kind ?? 'nothing');
    });
  };
  visit('core', core, { block: look });
  return next;
}
