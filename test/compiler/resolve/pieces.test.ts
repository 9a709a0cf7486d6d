import { describe, expect, it } from 'vitest';
import { actOf, resolve, mistakes } from './marsh.js';

const exactly = (value: number) => ({ least: { kind: 'literal', value }, most: { kind: 'literal', value } });
const upTo = (value: number) => ({ least: { kind: 'literal', value: 0 }, most: { kind: 'literal', value } });
const all = { least: 'all', most: 'all' };
const any = { least: { kind: 'literal', value: 0 }, most: 'all' };
const spaces = (...tests: readonly object[]) => ({ kind: 'spaces', spaces: { tests } });
const fenwick = { kind: 'named', spaces: [0] };
const towns = { kind: 'of kind', kinds: [1], negated: false };
const here = { kind: 'here' };
const holds = (columns: readonly number[], least = 1) => ({
  kind: 'holds',
  things: [{ kind: 'pieces', columns }],
  least: { kind: 'literal', value: least },
  negated: false,
});

// Columns: 0 Trooper, 1 Hidden Warden, 2 Open Warden, 3 Hidden Runner, 4 Open Runner, 5 Depot.
const accepted: readonly (readonly [string, object])[] = [
  ['place up to 2 Troopers here', { kind: 'place pieces', amount: upTo(2), pieces: [0], from: null, to: here }],
  [
    'place 1 Warden or Trooper here',
    { kind: 'place pieces', amount: exactly(1), pieces: [0, 1], from: null, to: here },
  ],
  [
    'place all Troopers from Reserve in Towns',
    { kind: 'place pieces', amount: all, pieces: [0], from: 1, to: spaces(towns) },
  ],
  ['place a Toll here', { kind: 'place marker', count: { kind: 'literal', value: 1 }, marker: 1, to: here }],
  ['place Unrest here if none', { kind: 'place marker', count: { kind: 'literal', value: 1 }, marker: 0, to: here }],
  [
    'remove 1 Runner here to Gaol',
    { kind: 'remove pieces', it: false, amount: exactly(1), columns: [3, 4], where: here, to: 0, order: [] },
  ],
  [
    'remove 1 Open League piece here',
    { kind: 'remove pieces', it: false, amount: exactly(1), columns: [4, 5], where: here, to: null, order: [] },
  ],
  [
    'remove all League pieces in Gaol',
    {
      kind: 'remove pieces',
      it: false,
      amount: all,
      columns: [3, 4, 5],
      where: { kind: 'box', box: 0 },
      to: null,
      order: [],
    },
  ],
  [
    'remove 1 or 2 patrols on the map',
    {
      kind: 'remove pieces',
      it: false,
      amount: { least: exactly(1).least, most: exactly(2).most },
      columns: [0, 1, 2],
      where: { kind: 'map' },
      to: null,
      order: [],
    },
  ],
  ['remove the Unrest here', { kind: 'remove markers', amount: all, markers: [0], where: here }],
  ['remove all Tolls on the map', { kind: 'remove markers', amount: all, markers: [1], where: { kind: 'map' } }],
  [
    'replace 1 Runner in Fenwick with a Warden',
    { kind: 'replace', amount: exactly(1), columns: [3, 4], where: spaces(fenwick), with: 1 },
  ],
  ['expose 1 Runner here', { kind: 'flip', it: false, amount: exactly(1), columns: [3, 4], where: here, state: 1 }],
  ['expose 1 Hidden Runner here', { kind: 'flip', it: false, amount: exactly(1), columns: [3], where: here, state: 1 }],
  [
    'flip all Runners and Wardens on the map to Hidden',
    { kind: 'flip', it: false, amount: all, columns: [1, 2, 3, 4], where: { kind: 'map' }, state: 0 },
  ],
  ['expose all League pieces here', { kind: 'flip', it: false, amount: all, columns: [3, 4], where: here, state: 1 }],
  [
    'move any Troopers on the map to Towns',
    {
      kind: 'move',
      it: false,
      amount: any,
      columns: [0],
      from: { kind: 'map' },
      to: { tests: [towns] },
      own: false,
      once: false,
      perTurn: false,
    },
  ],
  [
    'move any Runners here to adjacent spaces',
    {
      kind: 'move',
      it: false,
      amount: any,
      columns: [3, 4],
      from: here,
      to: { tests: [{ kind: 'adjacent', orIn: false, to: 'origin' }] },
      own: false,
      once: false,
      perTurn: false,
    },
  ],
  [
    'move 1 Runner from an adjacent space with a Depot to here',
    {
      kind: 'move',
      it: false,
      amount: exactly(1),
      columns: [3, 4],
      from: spaces({ kind: 'adjacent', orIn: false, to: 'here' }, holds([5])),
      to: { tests: [here] },
      own: false,
      once: false,
      perTurn: false,
    },
  ],
  [
    'move any Runners here to any spaces on the map, including their own',
    {
      kind: 'move',
      it: false,
      amount: any,
      columns: [3, 4],
      from: here,
      to: { tests: [] },
      own: true,
      perTurn: false,
      once: false,
    },
  ],
  [
    'remove 1 Runner in Lowland in or adjacent to here',
    {
      kind: 'remove pieces',
      it: false,
      amount: exactly(1),
      columns: [3, 4],
      where: spaces({ kind: 'of kind', kinds: [0, 1], negated: false }, { kind: 'adjacent', orIn: true, to: 'here' }),
      to: null,
      order: [],
    },
  ],
  [
    'remove 2 Open League pieces here, Runners first, Depots only when no Runners remain',
    {
      kind: 'remove pieces',
      it: false,
      amount: exactly(2),
      columns: [4, 5],
      where: here,
      to: null,
      order: [
        { kind: 'first', columns: [3, 4] },
        { kind: 'only when none', columns: [5], remaining: [3, 4] },
      ],
    },
  ],
];

describe('what sentences do to pieces and markers', () => {
  it('is told in a game without mistakes', () => {
    expect(mistakes).toEqual([]);
  });

  it.each(accepted)('resolves `%s`', (sentence, act) => {
    expect(actOf(sentence, { here: true })).toEqual(act);
  });

  it('does the sentence in each of the spaces that it counts', () => {
    const text = 'place 1 Runner in each Town';
    const place = { kind: 'place pieces', amount: exactly(1), pieces: [2], from: null, to: here };
    expect(actOf(text)).toEqual({
      kind: 'in spaces',
      amount: 'each',
      spaces: { tests: [towns] },
      afresh: false,
      body: [{ text, actor: null, may: false, act: place }],
    });
  });

  it('looks for a marker first where a space may hold several and none shall be there', () => {
    expect(actOf('place 1 Toll here if none', { here: true })).toMatchObject({
      kind: 'if',
      condition: { kind: 'is there', negated: true },
      then: [{ act: { kind: 'place marker' } }],
    });
  });

  it('does not care in which order joined nouns are written', () => {
    expect(actOf('remove 1 Depot or Runner here', { here: true })).toEqual(
      actOf('remove 1 Runner or Depot here', { here: true }),
    );
  });

  it('joins a kind of space and a space as the spaces of both', () => {
    expect(actOf('remove 1 Runner in Provinces or Port Sable')).toMatchObject({
      where: { spaces: { tests: [{ kind: 'named', spaces: [0, 1, 2] }] } },
    });
  });

  it('keeps the canonical wording of a sentence', () => {
    const { steps } = resolve('Crown may places an Unrest on Fenwick');
    expect(steps[0]).toMatchObject({
      text: 'Crown may place 1 Unrest in Fenwick',
      may: true,
      actor: { kind: 'faction', faction: 0 },
    });
  });
});
