/**
 * What is known of verdicts changes none of them: after an edit, those that are taken over are those that playing all again
 * comes to, and so they are after a second edit, judged by what was known after the first.
 */
import { check, type Checked } from '../../compiler/driver.js';
import { markOfText } from '../../compiler/host/verdict-record.js';
import { judge, type KnownVerdicts } from '../../compiler/incremental/verdicts.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { edited, type Edit } from '../../compiler/mutate/ir.js';
import { mutantsOf } from '../../compiler/mutate/mutants.js';
import { type Verdict, verdictsOn } from '../../compiler/scenario/verdicts.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { filesOfGames, ofSeed } from './games-of-seeds.js';
import { type Fault, holds } from './property.js';

const games = filesOfGames.map(createGame);
let played = 0;
let all = 0;

holds({
  name: 'what is known of verdicts changes none of them',
  sample: 8,
  batch: 4,
  check: (seeds) => seeds.flatMap(faultsOf),
  measured: () => `${played.toLocaleString('en')} of ${all.toLocaleString('en')} verdicts were found by playing`,
});

interface Game {
  readonly files: readonly SourceFile[];
  readonly first: () => KnownVerdicts;
  readonly edits: () => readonly (readonly Edit[])[];
}

function createGame(files: readonly SourceFile[]): Game {
  let first: KnownVerdicts | null = null;
  let edits: readonly (readonly Edit[])[] | null = null;
  return {
    files,
    first: () => (first ??= judged(check({ files, diagnostics: [] }), null)?.known ?? fail()),
    edits: () => (edits ??= editsOf(files)),
  };
}

function editsOf(files: readonly SourceFile[]): readonly (readonly Edit[])[] {
  const { world, analysis } = check({ files, diagnostics: [] });
  if (world === null) return fail();
  const mutants = mutantsOf(files, world, analysis.language, { all: true, of: null });
  return mutants.flatMap(({ variants }) => variants.map((variant) => variant.edits));
}

function faultsOf(seed: number): readonly Fault[] {
  const game = ofSeed(games, seed);
  const edits = game.edits();
  // Neighbouring seeds change what lies far apart.
  const one = edits[(seed * 7919) % edits.length] ?? [];
  const two = edits[(seed * 104_729 + 1) % edits.length] ?? [];
  const once = changed(game.files, one);
  const after = compared(once, game.first());
  const twice = after.known === null ? { found: [], known: null } : compared(changed(game.files, two), after.known);
  return [...after.found, ...twice.found].map((what) => ({ seed, what }));
}

/** What taking over gets wrong of a spec, and what is known then; null where it has errors. */
function compared(
  files: readonly SourceFile[],
  before: KnownVerdicts,
): { readonly found: readonly string[]; readonly known: KnownVerdicts | null } {
  const checked = check({ files, diagnostics: [] });
  const own = judged(checked, before);
  const { core, world, examples, plans } = checked;
  if (own === null || core === null || world === null) return { found: [], known: null };
  const plain = verdictsOn(interpret(core), world, { examples, scenarios: plans });
  played += own.touched?.again.length ?? 0;
  all += plain.length;
  const found = plain.flatMap((verdict, index) => {
    const [expected, taken] = [toldOf(verdict), toldOf(own.verdicts[index])];
    return expected === taken ? [] : [`playing comes to \`${expected}\`, taking over to \`${taken}\``];
  });
  return { found, known: own.known };
}

function judged({ core, examples, plans }: Checked, before: KnownVerdicts | null): ReturnType<typeof judge> | null {
  return core === null ? null : judge(core, { examples, scenarios: plans }, before, markOfText);
}

function toldOf(verdict: Verdict | undefined): string {
  return verdict === undefined ? 'nothing' : JSON.stringify([verdict.name, verdict.failures]);
}

function changed(files: readonly SourceFile[], edits: readonly Edit[]): readonly SourceFile[] {
  return files.map((file) => {
    const own = edits.filter(({ path }) => path === file.path);
    return own.length === 0 ? file : { ...file, text: edited(file.text, own) };
  });
}

function fail(): never {
  throw new Error('the spec has errors');
}
