/**
 * Properties: what holds for whatever is written or played, looked for with seeded cases. `npm test` checks the same few
 * seeds of each every time; `npm run test:long` goes on from seed to seed for as long as it is given, and can be taken up again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

export interface Property {
  /** What holds, as a sentence. */
  readonly name: string;
  /** How many seeds `npm test` checks, from 1 on; all properties together take at most 20 seconds there. */
  readonly sample: number;
  /** Seeds that once had a fault to show: `npm test` checks them as well. */
  readonly once?: readonly number[];
  /** How many seeds one call of `check` takes. */
  readonly batch: number;
  /** The seeds of which the property does not hold, each with the smallest case that shows it. */
  readonly check: (seeds: readonly number[]) => readonly Fault[] | Promise<readonly Fault[]>;
  /** What has been looked at so far, for the figures of a long run: `1,204 decisions`. */
  readonly measured?: () => string;
}

export interface Fault {
  readonly seed: number;
  /** What is wrong, and the case that shows it, ready to be pasted into a test. */
  readonly what: string;
}

/** Where a long run keeps how far each property has come. */
const recordFolder = join(import.meta.dirname, '..', '..', '.test-long');
const secondsBetweenReports = 10;

/** Declares the test of a property: its fixed sample, or, in a long run, one seed after another until the time is up. */
export function holds(property: Property): void {
  const minutes = Number(process.env.RULEWRIGHT_LONG_MINUTES ?? '0');
  if (minutes > 0) {
    it(property.name, { timeout: (minutes + 10) * 60_000 }, async () => {
      await runLong(property, minutes);
    });
    return;
  }
  it(property.name, async () => {
    const found = await faultsFrom(property, 1, property.sample);
    for (const seed of property.once ?? []) found.push(...(await faultsFrom(property, seed, 1)));
    expect(found).toEqual([]);
  });
}

async function faultsFrom(property: Property, first: number, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let from = first; from < first + count; from += property.batch) {
    const faults = await property.check(seedsFrom(from, Math.min(property.batch, first + count - from)));
    found.push(...faults.map(({ seed, what }) => `seed ${seed}: ${what}`));
  }
  return found;
}

async function runLong(property: Property, minutes: number): Promise<void> {
  const from = firstSeed(property);
  const start = performance.now();
  let next = from;
  let reported = start;
  for (;;) {
    const found = await faultsFrom(property, next, property.batch);
    if (found.length > 0) print(property, `${found.length} faults; take it up again with --from ${next}`);
    expect(found).toEqual([]);
    next += property.batch;
    remember(property, next);
    const now = performance.now();
    const isOver = now - start >= minutes * 60_000;
    if (isOver || now - reported >= secondsBetweenReports * 1000) {
      reported = now;
      const measured = property.measured === undefined ? '' : `, ${property.measured()}`;
      print(property, `seeds ${from} to ${next - 1} hold${measured}, ${Math.round((now - start) / 1000)} s`);
    }
    if (isOver) return;
  }
}

function seedsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The seed that was asked for, else the one after the last that was checked. */
function firstSeed(property: Property): number {
  const asked = process.env.RULEWRIGHT_LONG_FROM ?? '';
  if (asked !== '') return Number(asked);
  try {
    return Number(readFileSync(recordOf(property), 'utf8'));
  } catch {
    return 1;
  }
}

function remember(property: Property, next: number): void {
  mkdirSync(recordFolder, { recursive: true });
  writeFileSync(recordOf(property), `${next}\n`);
}

function recordOf({ name }: Property): string {
  return join(recordFolder, `${name.replace(/[^a-z0-9]+/giu, '-')}.txt`);
}

function print({ name }: Property, text: string): void {
  process.stdout.write(`${name}: ${text}\n`);
}
