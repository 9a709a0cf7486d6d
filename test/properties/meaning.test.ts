/** The mark that a saved game carries: another one with each change of a spec that makes another engine, and with no other. */
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { edited, type Variant } from '../../compiler/mutate/ir.js';
import { mutantsOf } from '../../compiler/mutate/mutants.js';
import { alike, alikeButForNames, bare, type Code } from '../../compiler/mutate/same-code.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';
import { holds } from './property.js';

const files = saltmarshFiles();
/** The mark and the code of a spec; null where it is refused. */
function markAndCode(spec: readonly SourceFile[]): readonly [string, Code] | null {
  const { core } = check({ files: spec, diagnostics: [] });
  return core === null ? null : [fingerprintOf(core), bare(linkEngine(emitEngine(core)).code)];
}

const { analysis, world } = check({ files, diagnostics: [] });
const own = markAndCode(files);
if (world === null || own === null) throw new Error('the spec has errors');
const variants = mutantsOf(files, world, analysis.language, { all: true, of: null })
  .flatMap((mutant) => mutant.variants.slice(0, 1))
  // What a group is made of gives names to constants alone, where no sentence speaks of it.
  .filter(({ sentence }) => !sentence.startsWith('groups'));
const [mark, code] = own;

let looked = 0;

function faultOf({ edits, sentence }: Variant): string | null {
  const changed = files.map(({ path, text }): SourceFile => {
    const here = edits.filter((it) => it.path === path);
    return { path, text: edited(text, here) };
  });
  const other = markAndCode(changed);
  if (other === null) return null;
  looked += 1;
  const [otherMark, otherCode] = other;
  const isSame = alike(code, otherCode) || alikeButForNames(code, otherCode);
  if ((mark === otherMark) === isSame) return null;
  return `${sentence}: ${isSame ? 'another mark for the same engine' : 'the same mark for another engine'}`;
}

holds({
  name: 'a saved game is marked with what the rules mean',
  sample: 8,
  batch: 4,
  check: (seeds) =>
    seeds.flatMap((seed) => {
      const variant = variants[(seed * 389) % variants.length];
      const what = variant === undefined ? null : faultOf(variant);
      return what === null ? [] : [{ seed, what }];
    }),
  measured: () => `${looked} changes`,
});
