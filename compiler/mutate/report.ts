/** What came of the mutants: by owner, by kind and in all. */
import type { Equivalent } from './equivalents.js';
import { explains } from './equivalents.js';
import type { Mutant, Variant, Verdict } from './ir.js';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

export interface Score {
  /** An owner, a kind, or `all`. */
  readonly of: string;
  /** Refused by the check. */
  readonly refused: number;
  /** Failed by a test. */
  readonly failed: number;
  readonly survived: number;
  /** Not noticed, and explained: nothing that can be seen changes. Not counted. */
  readonly explained: number;
  /** Not counted: the engine is the same, or the change cannot be read. */
  readonly same: number;
  /** The check accepts it and no engine can be made of it. Not counted. */
  readonly faults: number;
  /** What is noticed of what is something else, from 0 to 1; null where nothing is. */
  readonly score: number | null;
  /** The same without what the check refuses. */
  readonly testScore: number | null;
}

export interface ReportedMutant {
  readonly owner: string;
  readonly kind: string;
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
  readonly change: string;
  readonly becomes: string;
}

export interface MutationReport {
  readonly owners: readonly Score[];
  readonly kinds: readonly Score[];
  readonly total: Score;
  readonly survivors: readonly ReportedMutant[];
  readonly explained: readonly (ReportedMutant & { readonly because: string })[];
  readonly faults: readonly (ReportedMutant & { readonly reason: string })[];
}

export function reportOf(judged: readonly Judged[], equivalents: readonly Equivalent[] = []): MutationReport {
  const because = ({ mutant, verdict }: Judged): string | null =>
    verdict.kind !== 'survived'
      ? null
      : (equivalents.find((it) => explains(it, mutant, verdict.variant))?.because ?? null);
  const explained = new Map(
    judged.flatMap((it) => {
      const reason = because(it);
      return reason === null ? [] : [[it, reason]];
    }),
  );
  const by = (nameOf: (mutant: Mutant) => string): Score[] => {
    const groups = new Map<string, Judged[]>();
    for (const it of judged) {
      const name = nameOf(it.mutant);
      const group = groups.get(name) ?? [];
      group.push(it);
      groups.set(name, group);
    }
    return [...groups].map(([name, own]) => scoreOf(name, own, explained));
  };
  return {
    owners: by(({ owner }) => owner),
    kinds: by(({ kind }) => kind),
    total: scoreOf('all', judged, explained),
    survivors: judged.flatMap((it) =>
      it.verdict.kind === 'survived' && !explained.has(it) ? [found(it.mutant, it.verdict.variant)] : [],
    ),
    explained: judged.flatMap((it) =>
      it.verdict.kind === 'survived' && explained.has(it)
        ? [{ ...found(it.mutant, it.verdict.variant), because: explained.get(it) ?? '' }]
        : [],
    ),
    faults: judged.flatMap(({ mutant, verdict }) =>
      verdict.kind === 'fault' ? [{ ...found(mutant, verdict.variant), reason: verdict.reason }] : [],
    ),
  };
}

/** The entries that explain none of the mutants, though their owner's were all judged. */
export function stale(equivalents: readonly Equivalent[], judged: readonly Judged[]): readonly Equivalent[] {
  return equivalents.filter(
    (it) => !judged.some(({ mutant, verdict }) => verdict.kind === 'survived' && explains(it, mutant, verdict.variant)),
  );
}

function found({ owner, kind, path, line, sentence }: Mutant, variant: Variant): ReportedMutant {
  return { owner, kind, file: path, line, sentence, change: changeText(variant), becomes: variant.sentence };
}

function scoreOf(of: string, judged: readonly Judged[], explained: ReadonlyMap<Judged, string>): Score {
  const count = (kind: Verdict['kind']): number => judged.filter(({ verdict }) => verdict.kind === kind).length;
  const ofNothing = judged.filter((it) => explained.has(it)).length;
  const [refused, failed, survived] = [count('refused'), count('failed'), count('survived') - ofNothing];
  const share = (noticed: number): number | null => (noticed + survived === 0 ? null : noticed / (noticed + survived));
  return {
    of,
    refused,
    failed,
    survived,
    explained: ofNothing,
    same: count('same') + count('unreadable'),
    faults: count('fault'),
    score: share(refused + failed),
    testScore: share(failed),
  };
}

/** `2` → `3`, and the like. */
function changeText({ from, to }: Variant): string {
  if (from === '') return `\`${to}\` put in`;
  if (to === '') return /^the (?:sentence|term|alternative)/u.test(from) ? `${from} left out` : `\`${from}\` left out`;
  return `\`${from}\` → \`${to}\``;
}

/** As text: a line for each owner, its survivors below it; what is explained; faults; a line for each kind, and the total. */
export function printReport({ owners, kinds, total, survivors, explained, faults }: MutationReport): string {
  const lines = owners.flatMap((score) => [
    scoreLine(score),
    ...survivors.filter(({ owner }) => owner === score.of).flatMap((it) => foundLines(it)),
  ]);
  const because = explained.flatMap((it) => [...foundLines(it), `      because ${it.because}`]);
  if (because.length > 0) lines.push('', 'unnoticed, and explained:', ...because);
  const broken = faults.flatMap((it) => [...foundLines(it), `      ${it.reason}`]);
  if (broken.length > 0) lines.push('', 'accepted by the check, and no engine can be made:', ...broken);
  return `${[...lines, '', ...kinds.map(scoreLine), '', scoreLine(total)].join('\n')}\n`;
}

function foundLines({ file, line, sentence, change, becomes }: ReportedMutant): readonly string[] {
  return [`    ${file}:${line}: ${change}`, `      ${sentence}`, `      ${becomes}`];
}

function scoreLine({ of, refused, failed, survived, explained, same, faults, score, testScore }: Score): string {
  const noticed = refused + failed;
  const percent = (share: number | null): string => (share === null ? 'none' : `${(100 * share).toFixed(1)} %`);
  const aside = [
    [explained, 'explained'],
    [same, 'the same'],
    [faults, 'faults'],
  ].flatMap(([count, what]) => (count === 0 ? [] : [`; ${count} ${what}`]));
  return `${of}: ${percent(score)} noticed (${noticed} of ${noticed + survived}: ${refused} by the check, ${failed} by tests; by tests alone ${percent(testScore)}${aside.join('')})`;
}
