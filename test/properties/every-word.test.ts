/**
 * Every word of a sentence counts. Each form of the reference, in each place where its nouns may stand, and each sentence
 * of each game has its words left out, doubled, replaced, put in and exchanged. What is then accepted means something else,
 * unless the reference declares the change as a variant; and it prints as it is written, or in such a variant, with the
 * same meaning.
 */
import { rewordings } from '../support/rewordings.js';
import { declaredEdits, isDeclared, isPrinted, type Words } from '../support/same-wording.js';
import { allCases as cases, type Case, reference } from '../support/sentences-of-all.js';
import { holds, type Fault } from './property.js';

const edits = declaredEdits(reference.speaker);
/** A seed takes every so many of the changes of one sentence. */
const stride = 401;
let changes = 0;
let accepted = 0;

holds({
  name: 'every word of a sentence counts',
  sample: cases.length,
  batch: 20,
  check: (seeds) => seeds.flatMap((seed) => check(seed)),
  measured: () => `${changes.toLocaleString('en')} changes of ${cases.length} sentences, ${accepted} accepted`,
});

/** A class of one procedure is another name for it. */
function isOfOneClass({ symbols: { declarations } }: Words, one: string, other: string): boolean {
  const only = declarations.classes.flatMap(({ names }, id) => {
    const [first, ...more] = declarations.procedures.filter((it) => it.class === id);
    return first === undefined || more.length > 0 ? [] : [[names.one, first.name] as const];
  });
  const named = (text: string): string => only.reduce((so, [kind, name]) => so.replaceAll(kind, name), text);
  return named(one) === named(other);
}

function check(seed: number): readonly Fault[] {
  const own = cases[seed % cases.length];
  if (own === undefined) return [];
  const turn = Math.floor(seed / cases.length) % stride;
  return faultsOf(own, turn).map((what) => ({ seed, what }));
}

function faultsOf({ game, part, text, owner }: Case, turn: number): readonly string[] {
  const { speaker: own, words } = game;
  const meant = own.meaning(part, text, owner);
  if (!meant.ok) return [`\`${text}\` is refused: ${meant.refused?.message ?? 'it cannot be read'}`];
  const faults = meant.printed === text ? [] : [`\`${text}\` is printed as \`${meant.printed}\``];
  for (const { text: changed, isOrder } of rewordings(own.language, text, words, { turn, stride })) {
    changes += 1;
    const other = own.meaning(part, changed, owner);
    if (!other.ok) continue;
    accepted += 1;
    const isSaid = isOrder || isDeclared(edits, own, text, changed) || isOfOneClass(own, text, changed);
    if (other.core === meant.core && !isSaid) faults.push(`\`${changed}\` means what \`${text}\` means`);
    const again = own.meaning(part, other.printed, owner);
    if (!again.ok) faults.push(`\`${changed}\` is printed as \`${other.printed}\`, which is refused`);
    else if (again.core !== other.core)
      faults.push(`\`${changed}\` is printed as \`${other.printed}\`, which is another rule`);
    else if (again.printed !== other.printed) faults.push(`\`${other.printed}\` is printed as \`${again.printed}\``);
    if (!isPrinted(edits, own, changed, other.printed))
      faults.push(`\`${changed}\` is printed as \`${other.printed}\`, which the reference does not declare`);
  }
  return faults;
}
