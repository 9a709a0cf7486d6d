import fc from 'fast-check';
import { inspect, isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../../compiler/host/packed-data.js';

const hostile = fc.constantFrom('__proto__', 'constructor', 'toString', 'a', '', '0', '\ud800', '𐐷', 'a\0b', '"');

/** Plain data of every kind. */
const { data } = fc.letrec((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, undefined, true, false, NaN, Infinity, -Infinity, -0, 0, 127, 128, 2 ** 53, -1, 0.1, 1e300),
    fc.maxSafeInteger(),
    fc.double(),
    fc.string({ unit: 'binary' }),
    hostile,
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(hostile, tie('data'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(fc.tuple(tie('data'), tie('data')), { maxLength: 3 }).map((entries) => new Map(entries)),
    fc.array(tie('data'), { maxLength: 3 }).map((items) => new Set(items)),
  ),
}));

describe('packed data', () => {
  it('is what it was', () => {
    fc.assert(
      fc.property(data, (value) => {
        const again = unpacked(packed(value));
        expect(isDeepStrictEqual(again, deserialize(serialize(value))), inspect(again)).toBe(true);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('is one thing again where it was one, and holds itself where it did', () => {
    const shared = { name: 'a' };
    const round: unknown[] = [shared];
    round.push(round, new Map([[shared, round]]));
    const again = unpacked(packed(round)) as [object, unknown[], Map<object, unknown>];
    expect(again[1]).toBe(again);
    expect(again[2].get(again[0])).toBe(again);
    expect(again[0]).toEqual(shared);
  });

  it.each([
    ['a function', () => 1],
    ['a date', new Date(0)],
    ['a big number', 1n],
    ['what has a class', /a/u],
  ])('is not made of %s', (_, value) => {
    expect(() => packed({ value })).toThrow('no plain data');
  });
});
