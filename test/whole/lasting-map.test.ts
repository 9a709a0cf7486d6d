/** What a card makes of the map while it is in play: of which kind a space is, and what is adjacent to it; on both back ends. */
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../compiler/table/book.js';
import { mapText, shown } from '../../compiler/commands/play/look.js';
import { check } from '../../compiler/driver.js';
import { english } from '../../compiler/languages/locale.js';
import { putInPlay } from '../../runtime/cards.js';
import { newSession } from '../../runtime/index.js';
import { openState } from '../../runtime/view.js';
import { built } from '../support/both-back-ends.js';
import {
  type Edit,
  failuresOf,
  filesWith,
  inPlay,
  type Lasting,
  refusalOf,
  type Scene,
  type WantedLasting,
  whileInPlay,
} from '../support/starter-lasting.js';

const market = ['conduct Market Day'];

const spread = `special activity: Spread
faction: Drovers
rule: "3.6"
accompanies: [Graze]
steps:
  - place 1 Flock in a space adjacent to Elmwick
  - place 1 Flock in a space in or adjacent to a Village
`;

const build = `special activity: Build
faction: Drovers
rule: "3.6"
accompanies: [Graze]
steps:
  - place 1 Fold in a space
`;

const changes: readonly WantedLasting[] = [
  {
    sentence: 'Treat Elmwick as a Meadow.',
    scenes: [
      // Grazed like a Meadow, and counted as one.
      {
        given: [inPlay],
        when: ['Drovers conduct Graze'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge, Elmwick'],
      },
      { when: ['Drovers conduct Graze'], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
      // No Village while it is a Meadow: nobody is hired there, and Flocks come to Alderholt alone.
      { given: [inPlay], when: ['Keepers conduct Hire', 'Keepers: done'], then: ['Alderholt holds 1 Ranger'] },
      {
        when: ['Keepers conduct Hire', 'Keepers: Elmwick, done, done'],
        then: ['Elmwick holds 1 Ranger', 'Alderholt holds nothing'],
      },
      {
        given: [
          inPlay,
          'Goodwill is 5',
          'Birchcombe holds 1 Flock',
          'Cloverlea holds 1 Flock',
          'Dunridge holds 1 Flock',
        ],
        when: market,
        // One for Elmwick, which has no Flocks, less three for the others.
        then: ['Goodwill is 3'],
      },
      {
        given: ['Goodwill is 5', 'Birchcombe holds 1 Flock', 'Cloverlea holds 1 Flock', 'Dunridge holds 1 Flock'],
        when: market,
        then: ['Goodwill is 2'],
      },
    ],
  },
  {
    // What may stand there goes by the kind: a Fold, which is never in a Village, and a Fence, which is in Meadows.
    sentence: 'Treat Elmwick as a Meadow',
    more: { 'special-activities/build': build },
    scenes: [
      {
        given: [inPlay],
        when: ['Drovers conduct Build', 'Drovers: Elmwick'],
        then: ['Elmwick holds 1 Fold'],
      },
      { when: ['Drovers conduct Build'], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
      {
        given: [inPlay, 'Elmwick holds 1 Ranger', 'Birchcombe holds 1 Fence'],
        when: ['Keepers conduct Enclose'],
        then: ['Elmwick holds 1 Ranger and 1 Fence', 'Birchcombe holds 1 Fence'],
      },
      // What stands there from then stays.
      {
        given: ['Elmwick holds 1 Fold and 1 Fence'],
        when: ['Drovers conduct Build'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge', 'Elmwick holds 1 Fold and 1 Fence'],
      },
    ],
  },
  {
    // A Meadow that is a Village: a Fold there stays, none comes.
    sentence: 'Treat Birchcombe as a Village if Goodwill is at least 5',
    more: { 'special-activities/build': build },
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5', 'Dunridge holds 1 Fold'],
        when: ['Drovers conduct Build'],
        then: ['Cloverlea holds 1 Fold', 'nothing is asked'],
      },
      {
        given: [inPlay, 'Goodwill is 4', 'Dunridge holds 1 Fold'],
        when: ['Drovers conduct Build'],
        then: ['Drovers are asked: Birchcombe, Cloverlea'],
      },
      {
        given: [inPlay, 'Goodwill is 5', 'Birchcombe holds 1 Fold'],
        when: ['Keepers conduct Hire'],
        then: ['Keepers are asked: Alderholt, Birchcombe, Elmwick', 'Birchcombe holds 1 Fold'],
      },
    ],
  },
  {
    sentence: 'Elmwick and Alderholt are adjacent.',
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 1 Flock'],
        when: ['Drovers conduct Wander', 'Drovers: Alderholt'],
        then: ['Alderholt holds 1 Flock', 'Elmwick holds nothing'],
      },
      {
        given: ['Elmwick holds 1 Flock'],
        when: ['Drovers conduct Wander'],
        then: ['Drovers are asked: Cloverlea, Dunridge, done'],
      },
      // Both ways.
      {
        given: [inPlay, 'Alderholt holds 1 Flock'],
        when: ['Drovers conduct Wander', 'Drovers: Elmwick'],
        then: ['Elmwick holds 1 Flock'],
      },
    ],
  },
  {
    sentence: 'Birchcombe and Elmwick are adjacent if Goodwill is at least 5',
    more: { 'special-activities/spread': spread },
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: ['Drovers conduct Spread'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'],
      },
      {
        given: [inPlay, 'Goodwill is 4'],
        when: ['Drovers conduct Spread'],
        then: ['Drovers are asked: Cloverlea, Dunridge'],
      },
    ],
  },
  {
    // Next to a Village is what is next to a space that is treated as one.
    sentence: 'Treat Cloverlea as a Village',
    more: {
      'special-activities/spread': spread.replace('adjacent to Elmwick', 'adjacent to a Village'),
    },
    scenes: [
      {
        given: [inPlay],
        when: ['Drovers conduct Spread'],
        then: ['Drovers are asked: Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick'],
      },
      { when: ['Drovers conduct Spread'], then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'] },
    ],
  },
];

describe('the map', () => {
  it.each(changes)('$sentence', ({ sentence, side = whileInPlay(`"${sentence}"`), scenes, ...rest }) => {
    expect(failuresOf({ side, ...rest }, scenes)).toEqual([]);
  });
});

const areas: Edit = [
  'map',
  '\nspaces:',
  '\nareas:\n  Lowland: { kinds: [Meadow], spaces: [Alderholt], rule: "1.6" }\n\nspaces:',
];

describe('sets of spaces', () => {
  const sweep = (spaces: string): string =>
    `special activity: Sweep\nfaction: Drovers\nrule: "3.6"\naccompanies: [Graze]\nsteps:\n  - place 1 Flock in ${spaces}\n`;
  const asked = (spaces: string, treated: string, plain: string): void => {
    const side = whileInPlay('treat Elmwick as a Meadow', 'treat Birchcombe as a Village');
    const when = ['Drovers conduct Sweep'];
    const scenes = [
      { given: [inPlay], when, then: [`Drovers are asked: ${treated}`] },
      { when, then: [`Drovers are asked: ${plain}`] },
    ];
    const more = { 'special-activities/sweep': sweep(spaces) };
    expect(failuresOf({ side, more, edits: [areas] }, scenes)).toEqual([]);
  };

  it.each([
    ['a Meadow', 'Cloverlea, Dunridge, Elmwick', 'Birchcombe, Cloverlea, Dunridge'],
    ['a Meadow or Alderholt', 'Alderholt, Cloverlea, Dunridge, Elmwick', 'Alderholt, Birchcombe, Cloverlea, Dunridge'],
    ['a Lowland', 'Alderholt, Cloverlea, Dunridge, Elmwick', 'Alderholt, Birchcombe, Cloverlea, Dunridge'],
    ['a space that is not a Meadow', 'Alderholt, Birchcombe', 'Alderholt, Elmwick'],
    ['a space adjacent to a Village', 'Alderholt, Birchcombe, Cloverlea, Dunridge', 'Birchcombe, Cloverlea, Dunridge'],
  ])('%s', (spaces, treated, plain) => {
    asked(spaces, treated, plain);
  });
});

describe('refused', () => {
  it.each([
    ['treat Elmwick as a Village', 'RW0467'],
    ['Elmwick counts as a Village', 'RW0467'],
    ['Elmwick is adjacent to Dunridge', 'RW0469'],
    ['treat Elmwick as a Meadow or a Village', 'RW0466'],
    ['treat Elmwick as a Meadow with Flocks', 'RW0466'],
    ['treat Elmwick as a Flock', 'RW0322'],
    ['treat Pound as a Meadow', 'RW0322'],
    ['treat Elmwik as a Meadow', 'RW0304'],
    ['Elmwick and Cloverlea are adjacent', 'RW0469'],
    ['Elmwick and Elmwick are adjacent', 'RW0469'],
    ['Elmwick and Pound are adjacent', 'RW0322'],
    ['treat Elmwick as a Meadow if Flocks are in Meadows', 'RW0550'],
    ['Elmwick and Alderholt are adjacent if a Flock is adjacent to Elmwick', 'RW0550'],
  ])('%s', (sentence, code) => {
    expect(refusalOf({ side: whileInPlay(sentence) })?.code).toBe(code);
  });
});

/** One sentence of a Special Activity, its question or what comes of it, with the items in play and without. */
const doing = (steps: string): Partial<Lasting> => ({
  more: {
    'special-activities/sweep': `special activity: Sweep\nfaction: Drovers\nrule: "3.6"\naccompanies: [Graze]\nsteps:\n${steps}\n`,
  },
});
const sweeps = ['Drovers conduct Sweep'];

const fences: Edit = [
  'game',
  '\nclasses:',
  '\nstanding rules:\n  - rule: "1.3"\n    effect:\n      - in each Village with a Fence:\n          - remove the Fence here\n\nclasses:',
];

const control: Edit = [
  'game',
  '\nclasses:',
  '\ncontrol:\n  rule: "1.7"\n  by: { Drovers: Meadows with Flocks }\n\nclasses:',
];

interface Together extends Partial<Lasting> {
  readonly items: readonly string[];
  readonly scenes: readonly Scene[];
}

const together: Readonly<Record<string, Together>> = {
  'a limit of the kind holds where a space is treated as one': {
    items: ['treat Elmwick as a Meadow', 'no Meadow may hold more than 1 Flock'],
    ...doing('  - place 1 Flock in a space adjacent to Dunridge'),
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 1 Flock'],
        when: sweeps,
        then: ['Birchcombe holds 1 Flock', 'nothing is asked'],
      },
      { given: ['Elmwick holds 1 Flock'], when: sweeps, then: ['Drovers are asked: Birchcombe, Elmwick'] },
    ],
  },
  'a kind that is opened is so where a space is treated as one, and only then': {
    items: ['treat Birchcombe as a Village', 'Folds may be placed in Villages if Goodwill is 5'],
    ...doing('  - place 1 Fold in a space'),
    scenes: [
      {
        given: [inPlay, 'Goodwill is 5'],
        when: sweeps,
        then: ['Drovers are asked: Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick'],
      },
      { given: [inPlay, 'Goodwill is 4'], when: sweeps, then: ['Drovers are asked: Cloverlea, Dunridge'] },
    ],
  },
  'what is barred in spaces of the kind is barred there': {
    items: ['treat Elmwick as a Meadow', 'Flocks in Meadows may not be removed'],
    ...doing('  - remove 1 Flock on the map'),
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 1 Flock', 'Alderholt holds 1 Flock'],
        when: sweeps,
        then: ['Elmwick holds 1 Flock', 'Alderholt holds nothing'],
      },
      {
        given: ['Elmwick holds 1 Flock', 'Alderholt holds 1 Flock'],
        when: sweeps,
        then: ['Drovers are asked: Flock in Alderholt, Flock in Elmwick'],
      },
    ],
  },
  'who controls spaces of the kind controls it': {
    items: ['treat Elmwick as a Meadow'],
    edits: [control],
    ...doing('  - if Drovers control Elmwick:\n      - raise Goodwill by 1'),
    scenes: [
      { given: [inPlay, 'Elmwick holds 1 Flock', 'Goodwill is 5'], when: sweeps, then: ['Goodwill is 6'] },
      { given: ['Elmwick holds 1 Flock', 'Goodwill is 5'], when: sweeps, then: ['Goodwill is 5'] },
    ],
  },
  'the most of the spaces of the kind counts it': {
    items: ['treat Elmwick as a Meadow'],
    ...doing('  - place 1 Fold in the Meadow with the most Flocks'),
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 3 Flocks', 'Dunridge holds 2 Flocks'],
        when: sweeps,
        then: ['Elmwick holds 3 Flocks and 1 Fold'],
      },
      {
        given: ['Elmwick holds 3 Flocks', 'Dunridge holds 2 Flocks'],
        when: sweeps,
        then: ['Dunridge holds 2 Flocks and 1 Fold'],
      },
    ],
  },
  'a way goes by what is adjacent and of the kind': {
    items: ['treat Alderholt as a Meadow', 'Elmwick and Alderholt are adjacent'],
    ...doing('  - choose 1 Flock in Cloverlea:\n      - move it up to 3 spaces along Meadows or Elmwick'),
    scenes: [
      {
        given: [inPlay, 'Cloverlea holds 1 Flock'],
        when: sweeps,
        then: ['Drovers are asked: Alderholt, Birchcombe, Dunridge, Elmwick'],
      },
      {
        given: ['Cloverlea holds 1 Flock'],
        when: sweeps,
        then: ['Drovers are asked: Birchcombe, Dunridge, Elmwick'],
      },
    ],
  },
  'in or adjacent, both ways': {
    items: ['Elmwick and Alderholt are adjacent'],
    ...doing('  - remove all Flocks in or adjacent to Alderholt'),
    scenes: [
      {
        given: [inPlay, 'Elmwick holds 2 Flocks', 'Dunridge holds 1 Flock'],
        when: sweeps,
        then: ['Elmwick holds nothing', 'Dunridge holds 1 Flock'],
      },
      { given: ['Elmwick holds 2 Flocks'], when: sweeps, then: ['Elmwick holds 2 Flocks'] },
    ],
  },
};

describe('with other rules', () => {
  it.each(Object.entries(together))('%s', (_, { items, scenes, ...rest }) => {
    expect(failuresOf({ side: whileInPlay(...items), ...rest }, scenes)).toEqual([]);
  });
});

describe('for how long', () => {
  it('looks at the standing rules when the card comes into play, and lets what was done stand', () => {
    const side = whileInPlay('treat Cloverlea as a Village');
    const scenes: readonly Scene[] = [
      {
        given: ['Cloverlea holds 1 Fence', 'Birchcombe holds 1 Fence'],
        when: ['Drovers play H9'],
        then: ['Cloverlea holds nothing', 'Birchcombe holds 1 Fence'],
      },
    ];
    expect(failuresOf({ side, edits: [fences] }, scenes)).toEqual([]);
  });

  it('looks at them again when the turn is over for which it held', () => {
    const side = 'for the rest of the turn:\n  - treat Elmwick as a Meadow\n';
    const fence = doing('  - place 1 Fence in Elmwick').more ?? {};
    const scenes: readonly Scene[] = [
      { when: ['Drovers play H9', ...sweeps], then: ['Elmwick holds 1 Fence'] },
      {
        when: ['Drovers play H9', ...sweeps, 'Keepers conduct Turn', 'Keepers: Event, Pass'],
        then: ['Elmwick holds nothing'],
      },
    ];
    expect(failuresOf({ side, edits: [fences], more: fence }, scenes)).toEqual([]);
  });

  it('gives the map back when the card leaves play', () => {
    const side = 'for the rest of the turn:\n  - treat Elmwick as a Meadow\n  - Elmwick and Alderholt are adjacent\n';
    const after = doing('  - place 1 Flock in a space adjacent to a Village').more ?? {};
    const scenes: readonly Scene[] = [
      {
        given: [],
        when: ['Drovers play H9', 'Drovers conduct Sweep'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Elmwick'],
      },
      {
        given: [],
        when: ['Drovers play H9', 'Keepers conduct Turn', 'Keepers: Event, Pass', 'Drovers conduct Sweep'],
        then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'],
      },
    ];
    expect(failuresOf({ side, more: after }, scenes)).toEqual([]);
  });

  it('holds of several sentences on one space the one that is in force', () => {
    const items = ['treat Elmwick as a Meadow if Goodwill is 5', 'treat Elmwick as a Moor if Goodwill is less than 5'];
    const moor: Edit = ['map', '\nspaces:', '  Moor: { plural: Moors, rule: "1.6" }\n\nspaces:'];
    const asked = (goodwill: number, spaces: string): Scene => ({
      given: [inPlay, `Goodwill is ${goodwill}`],
      when: sweeps,
      then: [`Drovers are asked: ${spaces}`],
    });
    const scenes = [
      asked(5, 'Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick'),
      asked(4, 'Alderholt, Birchcombe, Cloverlea, Dunridge'),
      asked(6, 'Alderholt, Birchcombe, Cloverlea, Dunridge, Elmwick'),
    ];
    const rest = doing('  - place 1 Flock in a Meadow or a Village');
    expect(failuresOf({ side: whileInPlay(...items), edits: [moor], ...rest }, scenes)).toEqual([]);
    expect(refusalOf({ side: whileInPlay('treat Elmwick as a Meadow', items[1] ?? ''), edits: [moor] })?.code).toBe(
      'RW0551',
    );
  });
});

describe('warnings', () => {
  const warned = (item: string, steps: string): readonly string[] => {
    const files = filesWith({ side: whileInPlay(item), ...doing(steps) });
    const told = check({ files, diagnostics: [] }).diagnostics.map(({ code }) => code);
    return told.filter((code) => ['RW0806', 'RW0807', 'RW0808'].includes(code));
  };

  it.each([
    ['here is a Meadow', 'treat Elmwick as a Meadow', 'treat Alderholt as a Meadow', ['RW0807']],
    ['here is a Village', 'treat Elmwick as a Meadow', 'treat Alderholt as a Meadow', ['RW0807']],
  ])('tell that in Elmwick %s always or never, where no card changes that', (condition, changing, other, told) => {
    const steps = `  - in Elmwick:\n      - if ${condition}:\n          - raise Goodwill by 1`;
    expect([warned(changing, steps), warned(other, steps)]).toEqual([[], told]);
  });

  it('tell of spaces that no card makes adjacent', () => {
    const steps = '  - remove 1 Flock in a Village adjacent to Alderholt';
    expect(warned('Elmwick and Alderholt are adjacent', steps)).toEqual([]);
    expect(warned('Elmwick and Birchcombe are adjacent', steps)).toEqual(['RW0808', 'RW0806']);
  });
});

describe('what is said of spaces elsewhere', () => {
  const refused = (items: readonly string[], steps: string): string | undefined =>
    refusalOf({ side: whileInPlay(...items), ...doing(steps) })?.code;

  it('may speak of what only a card lets be there', () => {
    const fold = '  - place 1 Fold in Elmwick';
    expect(refused(['treat Elmwick as a Meadow'], fold)).toBeUndefined();
    expect(refused(['treat Alderholt as a Meadow'], fold)).toBe('RW0407');
  });

  it('counts on two spaces of a kind only where no card changes that', () => {
    const both = '  - remove 1 Flock from both Villages';
    expect(refused(['Elmwick and Alderholt are adjacent'], both)).toBeUndefined();
    expect(refused(['treat Elmwick as a Meadow'], both)).toBe('RW0404');
  });

  it('takes a space for one of its kind only where no card changes that', () => {
    const twice = '  - place 1 Flock in a Village or Elmwick';
    expect(refused(['Elmwick and Alderholt are adjacent'], twice)).toBe('RW0485');
    expect(refused(['treat Elmwick as a Meadow'], twice)).toBeUndefined();
  });
});

it('shows whoever plays the map as it is', () => {
  const files = filesWith({ side: whileInPlay('treat Elmwick as a Meadow', 'Elmwick and Alderholt are adjacent') });
  const { world, analysis } = check({ files, diagnostics: [] });
  if (world === null) throw new Error('it does not compile');
  const verbs = analysis.language.vocabulary.stateVerbs;
  const book = bookOf(world, analysis.spec, verbs, english(verbs));
  const { game } = newSession(built(files).program, { seed: 1 });
  const before = openState(game);
  expect(shown('Elmwick', before, book)).toBe(
    'Elmwick, Village\n  holds        1 Ranger\n  adjacent to  Cloverlea, Dunridge',
  );
  putInPlay(
    game,
    world.cards.findIndex(({ code }) => code === 'H9'),
    0,
  );
  expect(shown('Elmwick', openState(game), book)).toBe(
    'Elmwick, Meadow\n  holds        1 Ranger\n  adjacent to  Cloverlea, Dunridge, Alderholt',
  );
  expect(mapText(openState(game), book)).toContain('Villages\n  Alderholt  Birchcombe, Cloverlea, Elmwick');
  expect(mapText(before, book)).toContain(
    'Villages\n  Alderholt  Birchcombe, Cloverlea\n  Elmwick    Cloverlea, Dunridge',
  );
});
