/**
 * What the compiler remembers of files changes nothing that it makes of them: after an edit of any file, a check that takes up what
 * another process knew of the files before comes to what a check from nothing comes to.
 */
import { check, type Checked } from '../../compiler/driver.js';
import { packed, unpacked } from '../../compiler/host/packed-data.js';
import { type Memory, memoryOf, recall } from '../../compiler/incremental/memory.js';
import { textWithoutPlaces } from '../../compiler/source/without-places.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { randomlyEdited } from '../support/random-edit.js';
import { filesOfGames, ofSeed } from './games-of-seeds.js';
import { type Fault, holds } from './property.js';

/** What is known of each game in another process, as it is kept. */
const kept = new Map<readonly SourceFile[], Buffer>();
let recalled = 0;
let read = 0;
let refused = 0;

holds({
  name: 'what is remembered of files changes nothing',
  sample: 8,
  batch: 10,
  check: (seeds) => seeds.flatMap(faultsOf),
  measured: () =>
    `${recalled.toLocaleString('en')} of ${read.toLocaleString('en')} files were remembered, ${refused} specs refused`,
});

function faultsOf(seed: number): readonly Fault[] {
  const files = ofSeed(filesOfGames, seed);
  // Each seed shows the files elsewhere, so that no file is known from the seed before.
  const place = `remembered ${seed}`;
  const edited = randomlyEdited(shownAt(place, files), seed);
  const memory = memoryBefore(files, place);
  recalled += recall(memory, edited).files;
  read += edited.length;
  const remembered = check({ files: edited, diagnostics: [] });
  // Files that are shown elsewhere are others, of which nothing is known.
  const anew = check({ files: shownAt(`anew ${seed}`, edited), diagnostics: [] });
  if (anew.core === null) refused += 1;
  const [one, other] = [toldOf(anew), toldOf(remembered)];
  return one === other ? [] : [{ seed, what: `from nothing: ${differing(one, other)}` }];
}

let checks = 0;

holds({
  name: 'what was made of files before changes nothing in the same process',
  sample: 4,
  batch: 7,
  check: (seeds) => seeds.flatMap(faultsOfTyping),
  measured: () => `${checks.toLocaleString('en')} checks, one after another`,
});

/** One file is edited, then another, as it is typed; in between another number is declared. */
function faultsOfTyping(seed: number): readonly Fault[] {
  const place = `typed ${seed}`;
  const files = shownAt(place, ofSeed(filesOfGames, seed));
  const once = randomlyEdited(files, seed);
  const twice = randomlyEdited(once, seed + 1_000);
  return [files, once, withOneDeclared(files, seed), twice].flatMap((written, at) => {
    checks += 1;
    const typed = toldOf(check({ files: written, diagnostics: [] }));
    const anew = toldOf(check({ files: shownAt(`anew ${seed} ${at}`, written), diagnostics: [] }));
    return anew === typed ? [] : [{ seed, what: `text ${at}, from nothing: ${differing(anew, typed)}` }];
  });
}

/** A number of a file that declares becomes 1: the words of the game stay, and sentences that have had a meaning may have none. */
function withOneDeclared(files: readonly SourceFile[], seed: number): readonly SourceFile[] {
  const declaring = files.filter(({ path }) => path.endsWith('/game.yaml'));
  const file = declaring[seed % declaring.length];
  const numbers = [...(file?.text.matchAll(/(?<=^[^#'"]*[:[] ?(?:\w+: )?)\d+(?=[\s,}\]]|$)/gmu) ?? [])];
  const { index: at = 0, 0: number = '' } = numbers[(seed * 7) % numbers.length] ?? {};
  return files.map((it) =>
    it === file ? { ...it, text: `${it.text.slice(0, at)}1${it.text.slice(at + number.length)}` } : it,
  );
}

function memoryBefore(files: readonly SourceFile[], place: string): Memory {
  const bytes = kept.get(files) ?? packed(memoryOf(files, check({ files, diagnostics: [] }).analysis));
  kept.set(files, bytes);
  const memory = unpacked(bytes) as Memory;
  for (const { file } of memory.files) Object.assign(file, { shown: `${place}/${file.path}` });
  return memory;
}

function shownAt(place: string, files: readonly SourceFile[]): readonly SourceFile[] {
  return files.map((file) => ({ ...file, shown: `${place}/${file.path}` }));
}

/** All that the stages up to the lints make, and all that is told with its places. */
function toldOf({ core, plans, examples, diagnostics }: Checked): string {
  const told = JSON.stringify([diagnostics, plans, examples], (key, value: unknown) =>
    key === 'file' && typeof value === 'object' && value !== null && 'path' in value ? value.path : value,
  );
  return `${told.replaceAll(/(?:remembered|anew|typed) \d+(?: \d+)?\//gu, '')}\n${core === null ? '' : textWithoutPlaces(core)}`;
}

/** From where two texts differ. */
function differing(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `\`${one.slice(Math.max(0, at - 40), at + 80)}\`, remembered: \`${other.slice(Math.max(0, at - 40), at + 80)}\``;
}
