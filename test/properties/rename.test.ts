/** A renamed thing is renamed everywhere: the spec is sound and means the same, and with the old name back it is the same to the byte. */
import { check } from '../../compiler/driver.js';
import { rename, type Renamed } from '../../compiler/edit/rename/rename.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { filesWithEdits } from '../../compiler/source/edit.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { specAt } from '../support/every-spec.js';
import { type Chance, chanceOf } from './small-games/chance.js';
import { holds } from './property.js';

type Files = readonly SourceFile[];

/** What may stand in the way of a name, as its author is told it. */
const reasons = [
  /^several things are called/u,
  /is made of other names/u,
  /^the code of a card/u,
  // The name of a class is the key of its files.
  /cannot be read: `[\w ]+` is neither a kind of file nor a class of the game/u,
];

let tried = 0;
let renamed = 0;

/** Everything that has a name, in the words of the game and in those that its procedures, sentences and examples have for themselves. */
function namesIn(files: Files): readonly string[] {
  const { analysis, examples } = check({ files, diagnostics: [] });
  const { declarations, language } = analysis;
  const own = [...(declarations?.procedures ?? []), ...(declarations?.chits ?? [])].flatMap(
    ({ quantityNames }) => quantityNames,
  );
  const steps = (declarations?.procedures ?? []).flatMap(({ namedSteps, placeNames }) => [
    ...namedSteps,
    ...placeNames,
  ]);
  return [
    ...language.vocabulary.names,
    ...language.vocabulary.stateVerbs.keys(),
    ...[...own, ...steps].map(({ name }) => name),
    ...examples.slice(0, 5).map(({ name }) => name),
  ];
}

/** Of as many as the old one: a noun is told to be many by its last letter. */
function newName(old: string, chance: Chance): string {
  const name = /\p{Lu}/u.test(old) ? chance.one(['Xanthic', 'Xanthic Quill', 'Zorn']) : 'xanthic';
  return old.endsWith('s') ? `${name}s` : name;
}

function withNames(files: Files, { names, prose }: Renamed): Files {
  return filesWithEdits(files, [...names, ...prose]);
}

function meaningOf(files: Files): string | null {
  const { core } = check({ files, diagnostics: [] });
  return core === null ? null : fingerprintOf(core);
}

function faultOf(seed: number): string | null {
  const { name: game, files } = specAt(seed - 1);
  const meaning = meaningOf(files);
  if (meaning === null) return null;
  const chance = chanceOf(seed);
  const old = chance.one(namesIn(files));
  const fresh = newName(old, chance);
  tried += 1;
  const there = rename([{ game, files }], { old, fresh, plural: null, kind: null, game: null });
  if (!there.ok) return reasons.some((it) => it.test(there.why)) ? null : `${game}: ${old}: ${there.why}`;
  renamed += 1;
  const then = withNames(files, there);
  if (meaningOf(then) !== meaning) return `${game}: ${old} as ${fresh} means something else`;
  const [, plural = null] = there.kind === 'state' || there.becomes.size < 2 ? [] : [...there.becomes.keys()];
  const isVerb = there.kind === 'verb';
  const back = rename([{ game, files: then }], {
    old: fresh,
    fresh: old,
    plural: isVerb ? null : plural,
    kind: null,
    game,
  });
  if (!back.ok) return `${game}: ${old} as ${fresh}, and not back: ${back.why}`;
  const again = withNames(then, back);
  const other = again.find(({ text }, index) => text !== files[index]?.text);
  return other === undefined ? null : `${game}: ${old} as ${fresh} and back leaves ${other.path} changed`;
}

holds({
  name: 'a thing that is renamed and renamed back leaves every byte, and means the same between',
  sample: 6,
  batch: 4,
  check: (seeds) => {
    const faults = seeds.flatMap((seed) => {
      const what = faultOf(seed);
      return what === null ? [] : [{ seed, what }];
    });
    const [first] = seeds;
    // Where hardly any name could be renamed nothing would be held.
    if (first !== undefined && tried > 12 && renamed * 2 < tried)
      faults.push({ seed: first, what: `only ${renamed} of ${tried} names were renamed` });
    return faults;
  },
  measured: () => `${renamed} of ${tried} names renamed`,
});
