import { describe, expect, it } from 'vitest';
import { actOf, conditionOf, declarations, resolve } from './marsh.js';

const one = { kind: 'literal', value: 1 };
const pieces = (...columns: readonly number[]) => [{ kind: 'pieces', columns }];
const holds = (things: readonly object[], negated = false) => ({ kind: 'holds', things, least: one, negated });

const bounds = { within: { tests: [{ kind: 'of kind', kinds: [1], negated: false }] } };

const accepted: readonly (readonly [string, object])[] = [
  ['cancel all shaded Crown Capabilities', { kind: 'cancel', faction: 0, side: 1 }],
  ['cancel all League Capabilities', { kind: 'cancel', faction: 1, side: null }],
  [
    'reduce Treasury by the Crown Capabilities in play',
    { kind: 'change track', track: 0, by: { kind: 'capabilities', faction: 0, side: null }, sign: -1 },
  ],
  [
    'play 1 drawn BoonFavour chit',
    { kind: 'take chit', from: { family: 0, chit: 0, places: ['drawn'] }, to: 'in play', optional: false },
  ],
  [
    'play 1 Favour chit held or in the pool',
    { kind: 'take chit', from: { family: 0, chit: null, places: ['held', 'pool'] }, to: 'in play', optional: false },
  ],
  [
    'remove 2 Troopers in Available to Gaol',
    {
      kind: 'remove pieces',
      it: false,
      amount: { least: { kind: 'literal', value: 2 }, most: { kind: 'literal', value: 2 } },
      columns: [0],
      where: { kind: 'available' },
      to: 0,
      order: [],
    },
  ],
  [
    'remove all Unrest markers on the map',
    { kind: 'remove markers', amount: { least: 'all', most: 'all' }, markers: [0], where: { kind: 'map' } },
  ],
  ['shift Mood 1 toward Uproar', { kind: 'shift', track: 1, steps: one, direction: 1 }],
  ['shift Mood 1 toward Calm', { kind: 'shift', track: 1, steps: one, direction: -1 }],
  ['reduce Treasury by 3', { kind: 'change track', track: 0, by: { kind: 'literal', value: 3 }, sign: -1 }],
  ['raise Effort by 1', { kind: 'change counter', counter: 0, by: one, sign: 1 }],
  [
    'set Effort to the value of the Favour chit in play',
    {
      kind: 'set counter',
      counter: 0,
      to: { kind: 'chit value', chits: { family: 0, chit: null, places: ['in play'] } },
    },
  ],
  [
    'raise Treasury by the Depots on the map, at most 2',
    {
      kind: 'change track',
      track: 0,
      by: {
        kind: 'at most',
        value: { kind: 'count', things: pieces(5), where: { kind: 'map' } },
        bound: { kind: 'literal', value: 2 },
      },
      sign: 1,
    },
  ],
  [
    'raise Treasury by the Towns with Unrest',
    {
      kind: 'change track',
      track: 0,
      by: {
        kind: 'count spaces',
        spaces: { tests: [{ kind: 'of kind', kinds: [1], negated: false }, holds([{ kind: 'marker', marker: 0 }])] },
      },
      sign: 1,
    },
  ],
  [
    'raise Treasury by the held Favour chits',
    {
      kind: 'change track',
      track: 0,
      by: { kind: 'count chits', chits: { family: 0, chit: null, places: ['held'] } },
      sign: 1,
    },
  ],
  ['draw 2 Favour chits', { kind: 'draw', family: 0, count: { kind: 'literal', value: 2 } }],
  [
    'play 1 drawn or held Favour chit',
    { kind: 'take chit', from: { family: 0, chit: null, places: ['drawn', 'held'] }, to: 'in play', optional: false },
  ],
  [
    'hold up to 1 Favour chit in the pool',
    { kind: 'take chit', from: { family: 0, chit: null, places: ['pool'] }, to: 'held', optional: true },
  ],
  [
    'discard 1 held Favour chit',
    { kind: 'take chit', from: { family: 0, chit: null, places: ['held'] }, to: 'pool', optional: false },
  ],
  [
    'return the drawn Favour chits to the pool',
    { kind: 'move chits', from: { family: 0, chit: null, places: ['drawn'] }, to: 'pool' },
  ],
  [
    'return all Favour chits to the pool',
    { kind: 'move chits', from: { family: 0, chit: null, places: [] }, to: 'pool' },
  ],
  [
    'set aside the Favour chit in play',
    { kind: 'move chits', from: { family: 0, chit: null, places: ['in play'] }, to: 'aside' },
  ],
  [
    'resolve the Boon of the drawn Favour chit',
    { kind: 'resolve', aspect: 0, of: { family: 0, chit: null, places: ['drawn'] } },
  ],
  ['close the Event box', { kind: 'close box', box: 0 }],
  ['League wins', { kind: 'win', faction: 1 }],
];

// Procedures: 0 Game, 1 Incite, 2 Muster, 3 Parley.
const conducted: readonly (readonly [string, object])[] = [
  ['conduct Muster', { procedures: [2], limited: false, within: null, most: null }],
  ['conduct a Limited Operation', { procedures: [1, 2], limited: true, within: null, most: null }],
  ['conduct Muster or Incite', { procedures: [2, 1] }],
  [
    'conduct Muster in up to 1 Town',
    { within: { tests: [{ kind: 'of kind', kinds: [1], negated: false }] }, most: one },
  ],
  [
    'conduct Incite in or adjacent to Fenwick',
    {
      within: { tests: [{ kind: 'adjacent', orIn: true, to: { tests: [{ kind: 'named', spaces: [0] }] } }] },
      most: null,
    },
  ],
  ['conduct Incite here', { within: { tests: [{ kind: 'here' }] } }],
  ['conduct Muster in Towns, waiving presence', { waiving: ['presence'] }],
  ['conduct Muster, disregarding cards', { disregardsCards: true }],
  ['conduct Muster, forgoing Signal Fire', { forgoing: ['Signal Fire'] }],
  ['conduct Muster, choosing Wardens', { choosing: 'Wardens' }],
  ['conduct an Operation with a Special Activity at any one moment', { procedures: [1, 2], accompanied: 1 }],
];

const conditions: readonly (readonly [string, object])[] = [
  [
    'Unrest is here',
    { kind: 'is there', things: [{ kind: 'marker', marker: 0 }], where: { kind: 'here' }, least: one, negated: false },
  ],
  [
    'no Runners are on the map',
    { kind: 'is there', things: pieces(3, 4), where: { kind: 'map' }, least: one, negated: true },
  ],
  [
    '2 or more Depots are on the map',
    {
      kind: 'is there',
      things: pieces(5),
      where: { kind: 'map' },
      least: { kind: 'literal', value: 2 },
      negated: false,
    },
  ],
  [
    'League pieces or Unrest are here',
    {
      kind: 'is there',
      things: [...pieces(3, 4, 5), { kind: 'marker', marker: 0 }],
      where: { kind: 'here' },
      least: one,
      negated: false,
    },
  ],
  ['here is a Town', { kind: 'here is', test: { kind: 'of kind', kinds: [1], negated: false } }],
  ['here is not a Town', { kind: 'here is', test: { kind: 'of kind', kinds: [1], negated: true } }],
  [
    'more Runners than Troopers are here',
    {
      kind: 'compare',
      left: { kind: 'count', things: pieces(3, 4), where: { kind: 'here' } },
      operator: '>',
      right: { kind: 'count', things: pieces(0), where: { kind: 'here' } },
    },
  ],
  [
    'Treasury is at most 3',
    { kind: 'compare', left: { kind: 'track', track: 0 }, operator: '≤', right: { kind: 'literal', value: 3 } },
  ],
  ['Mood is at Calm', { kind: 'track at', track: 1, box: 0, negated: false }],
  ['Mood is not at Uproar', { kind: 'track at', track: 1, box: 2, negated: true }],
  ['the card is a Reckoning', { kind: 'card is', cardKind: 1, nth: null, negated: false }],
  ['C2 shaded is in play', { kind: 'in play', card: 1, side: 1, negated: false }],
  ['C1 has been played', { kind: 'played', card: 0, negated: false }],
  ['the executing faction is League', { kind: 'executing', faction: 1, negated: false }],
];

describe('other sentences', () => {
  it.each(accepted)('resolves `%s`', (sentence, act) => {
    expect(actOf(sentence)).toEqual(act);
  });

  it.each(conducted)('resolves `%s`', (sentence, act) => {
    expect(actOf(sentence, { here: true })).toMatchObject({ kind: 'conduct', ...act });
  });

  it.each(conditions)('resolves `if %s`', (condition, resolved) => {
    expect(conditionOf(condition, { here: true })).toEqual(resolved);
  });
});

describe('blocks', () => {
  it('give the sentences inside a space in hand', () => {
    const { steps, diagnostics } = resolve(
      '- in each Province with more Runners than Troopers:\n    - place Unrest here\n',
    );
    expect(diagnostics).toEqual([]);
    expect(steps).toMatchObject([
      {
        text: 'in each Province with more Runners than Troopers',
        act: { kind: 'in spaces', amount: 'each', body: [{ act: { kind: 'place marker', to: { kind: 'here' } } }] },
      },
    ]);
  });

  it('remember what was removed, rolled and named before', () => {
    const { diagnostics } = resolve(
      [
        '- let hits be the Troopers in Fenwick',
        '- roll a die',
        '- in Fenwick:',
        '    - remove up to hits Runners here',
        '- if the pieces removed is at least 2:',
        '    - raise Treasury by the roll',
        '',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
  });

  it('remember what was discarded', () => {
    const { steps, diagnostics } = resolve(
      [
        '- let gone be half of the held Favour chits, rounded down',
        '- discard gone held Favour chits',
        '- raise Treasury by the value of the Favour chits discarded',
        '',
      ].join('\n'),
    );
    expect(diagnostics).toEqual([]);
    expect(steps).toMatchObject([
      {},
      { act: { kind: 'for each', count: { kind: 'variable', name: 'gone' }, body: [{ act: { kind: 'take chit' } }] } },
      { act: { kind: 'change track', by: { kind: 'value discarded', family: 0 } } },
    ]);
  });

  it('may be done again and again only by one who may stop', () => {
    const body = ':\n    - remove 1 Runner in Fenwick\n';
    const { steps } = resolve(`- while Runners are in Fenwick, Crown may${body}`);
    expect(steps).toMatchObject([{ may: true, act: { kind: 'while', body: [{ act: { kind: 'remove pieces' } }] } }]);
    for (const opening of ['while Runners are in Fenwick', 'while Runners are in Fenwick, Crown must']) {
      const { diagnostics } = resolve(`- ${opening}${body}`);
      expect(diagnostics.map(({ code, help: [help] }) => [code, help?.edits, help?.choice?.length])).toEqual([
        ['RW0461', [], 1],
      ]);
    }
  });

  it('forget at their end the quantities that were named in them', () => {
    const { diagnostics } = resolve('- in Fenwick:\n    - let hits be the Troopers here\n- raise Treasury by hits\n');
    expect(diagnostics.map((it) => it.code)).toEqual(['RW0450']);
  });

  it('know the pieces that move together', () => {
    const { steps, diagnostics } = resolve(
      '- move any Runners in Fenwick to adjacent spaces, and for each group:\n    - if the group is more than 2:\n        - expose the group\n',
    );
    expect(diagnostics).toEqual([]);
    expect(steps).toMatchObject([
      {
        act: {
          kind: 'groups',
          body: [
            {
              act: {
                kind: 'if',
                then: [{ act: { kind: 'flip', it: false, columns: [3, 4], where: { kind: 'group' } } }],
              },
            },
          ],
        },
      },
    ]);
  });

  it('speak of selected spaces in a procedure that selects', () => {
    const { steps, diagnostics } = resolve('- in each selected Town:\n    - place 1 Trooper here\n', {
      within: 'Muster',
    });
    expect(diagnostics).toEqual([]);
    expect(steps).toMatchObject([{ act: { spaces: { tests: [{ kind: 'of kind' }, { kind: 'selected' }] } } }]);
  });

  it.each([
    ['in 2 Towns', { least: { kind: 'literal', value: 2 }, most: { kind: 'literal', value: 2 } }],
    ['in up to 2 Towns', { least: null, most: { kind: 'literal', value: 2 } }],
    ['in all Towns', { least: null, most: 'all' }],
    ['in any Towns', { least: null, most: null }],
    ['in a Town', { least: one, most: one }],
  ])('bound what is conducted: `conduct Muster %s`', (where, expected) => {
    expect(actOf(`conduct Muster ${where}`)).toMatchObject({ kind: 'conduct', within: bounds.within, ...expected });
  });

  it('give names of a procedure another meaning for once', () => {
    expect(actOf('conduct Muster, where offered is 0 and stirred spaces are Towns')).toMatchObject({
      values: [{ name: 'offered', value: { kind: 'literal', value: 0 } }],
      places: [{ name: 'stirred', spaces: bounds.within }],
    });
  });

  it('speak of the names of the procedure that they are in, and of no other', () => {
    const { steps, diagnostics } = resolve('- draw offered Favour chits\n- in any stirred spaces:\n    - nothing\n', {
      within: 'Muster',
    });
    const procedure = declarations.procedures.findIndex((it) => it.name === 'Muster');
    expect(diagnostics).toEqual([]);
    expect(steps).toMatchObject([
      { act: { kind: 'draw', count: { kind: 'quantity', of: { kind: 'procedure', procedure, name: 'offered' } } } },
      { act: { kind: 'in spaces', spaces: { tests: [{ kind: 'place', procedure, name: 'stirred' }] } } },
    ]);
    expect(resolve('raise Treasury by offered').diagnostics.map((it) => it.code)).toEqual(['RW0409']);
  });

  it('say whether the order of spaces is a choice', () => {
    const amountOf = (opening: string) => actOf(`- ${opening}:\n    - nothing\n`);
    expect(amountOf('in all Towns')).toMatchObject({ amount: 'each' });
    expect(amountOf('in all Towns, in any order')).toMatchObject({ amount: { least: 'all', most: 'all' } });
    expect(amountOf('in up to 2 Towns')).toMatchObject({ afresh: false });
    expect(amountOf('in up to 2 Towns, one after another')).toMatchObject({ afresh: true });
    expect(amountOf('in either Fenwick or Dunmoor')).toMatchObject({ amount: { least: one, most: one } });
  });

  it('do steps several times, and give steps a name', () => {
    expect(actOf('- 2 times:\n    - roll a die\n')).toMatchObject({
      kind: 'for each',
      count: { kind: 'literal', value: 2 },
    });
    expect(actOf('- step warrant:\n    - roll a die\n')).toMatchObject({
      kind: 'named',
      name: 'warrant',
      body: [{ act: { kind: 'roll' } }],
    });
  });

  it('count the terms of a net change', () => {
    const { steps } = resolve(
      '- change Treasury by the net of:\n    - "-2 for each Town with Unrest"\n    - "+1 for every 3 Wardens on the map"\n',
    );
    expect(steps).toMatchObject([
      {
        act: {
          kind: 'net',
          track: 0,
          terms: [
            { sign: -1, amount: 2, every: 1, of: { kind: 'count spaces' }, text: '-2 for each Town with Unrest' },
            { sign: 1, amount: 1, every: 3, of: { kind: 'count' }, text: '+1 for every 3 Wardens on the map' },
          ],
        },
      },
    ]);
  });

  it('let one step be wrong and resolve the others, and tell every fault of all of them once', () => {
    const { steps, diagnostics } = resolve(
      '- place 1 Runner in Fenwik\n- in Harow:\n    - remove 1 Trooopr here\n    - roll a die\n',
    );
    expect(diagnostics.map((it) => it.code)).toEqual(['RW0304', 'RW0304', 'RW0321']);
    expect(steps).toMatchObject([
      { act: { kind: 'error', reported: diagnostics[0] } },
      { act: { kind: 'error', reported: diagnostics[1] } },
    ]);
  });

  it('do not miss what a sentence that could not be read would have made known', () => {
    expect(resolve('raise Treasury by hits', { complete: false }).diagnostics).toEqual([]);
    expect(resolve('raise Treasury by the roll', { complete: false }).diagnostics).toEqual([]);
  });
});
