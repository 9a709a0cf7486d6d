/**
 * What is known of boundary suites changes nothing that is derived: after an edit of any file, the files of suites that are made from
 * what was known before it are those that are made from nothing, be it all at once or in shares.
 */
import { deriveBoundaries } from '../../compiler/boundaries/derive.js';
import { check } from '../../compiler/driver.js';
import { emitBoundaryTests } from '../../compiler/emit/tests-boundaries.js';
import { type Derived, deriveSuites, type IsWanted, joined } from '../../compiler/incremental/boundary-suites.js';
import { markOfText } from '../../compiler/host/verdict-record.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { randomlyEdited } from '../support/random-edit.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';
import { type Fault, holds } from './property.js';

const games = [saltmarshFiles(), readSpec(`${import.meta.dirname}/../../spec/starter`).files];
const known = games.map(derived);
let kept = 0;
let all = 0;
let refused = 0;

holds({
  name: 'what is known of boundary suites changes nothing',
  sample: 4,
  batch: 4,
  check: (seeds) => seeds.flatMap(faultsOf),
  measured: () =>
    `${kept.toLocaleString('en')} of ${all.toLocaleString('en')} files were known, ${refused} specs refused`,
});

function derived(files: readonly SourceFile[]): Derived | null {
  const { core } = check({ files, diagnostics: [] });
  return core === null ? null : deriveSuites(core, null, markOfText);
}

function faultsOf(seed: number): readonly Fault[] {
  const game = seed % games.length;
  const before = known[game]?.known ?? null;
  const { core } = check({ files: randomlyEdited(games[game] ?? [], seed), diagnostics: [] });
  if (core === null) {
    refused += 1;
    return [];
  }
  const after = deriveSuites(core, before, markOfText);
  if (after === null) return [{ seed, what: 'nothing was derived' }];
  const isOf =
    (share: number): IsWanted =>
    (_, index) =>
      index % 3 === share;
  const shares = [0, 1, 2].flatMap((share) => deriveSuites(core, before, markOfText, { isWanted: isOf(share) }) ?? []);
  if (JSON.stringify(joined(shares)) !== JSON.stringify(after))
    return [{ seed, what: 'shares come to something else' }];
  const files = Object.entries(after.known);
  all += files.length;
  kept += files.filter(([name, it]) => before?.[name] === it).length;
  const suites = deriveBoundaries(core);
  const tests = suites.flatMap((suite) => suite.tests.map(({ given, when, then }) => ({ given, when, then })));
  const told = files.flatMap(([, it]) => it?.tests.map(({ given, when, then }) => ({ given, when, then })) ?? []);
  if (inAnyOrder(tests) !== inAnyOrder(told)) return [{ seed, what: 'there are other tests' }];
  const anew = emitBoundaryTests(core.world, suites);
  const odd = anew.find((file, index) => JSON.stringify(file) !== JSON.stringify(after.files[index]));
  if (odd !== undefined) return [{ seed, what: `${odd.path} is another one` }];
  return anew.length === after.files.length ? [] : [{ seed, what: 'there are more files than are derived anew' }];
}

function inAnyOrder(tests: readonly object[]): string {
  return tests
    .map((it) => JSON.stringify(it))
    .sort()
    .join();
}
