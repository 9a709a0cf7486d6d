/** What came of the mutants, by owner and in all. */
import type { Mutant, Variant, Verdict } from './ir.js';

export interface Judged {
  readonly mutant: Mutant;
  readonly verdict: Verdict;
}

export interface Score {
  readonly owner: string;
  /** Refused by the check. */
  readonly refused: number;
  /** Failed by a test. */
  readonly failed: number;
  readonly survived: number;
  /** Not counted: the engine is the same, or the change is no sentence. */
  readonly same: number;
  /** What is noticed of what is something else, from 0 to 1; null where nothing is. */
  readonly score: number | null;
  /** The same without what the check refuses. */
  readonly testScore: number | null;
}

export interface Survivor {
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
  readonly total: Score;
  readonly survivors: readonly Survivor[];
}

export function reportOf(judged: readonly Judged[]): MutationReport {
  const byOwner = new Map<string, Judged[]>();
  for (const it of judged) byOwner.set(it.mutant.owner, [...(byOwner.get(it.mutant.owner) ?? []), it]);
  return {
    owners: [...byOwner].map(([owner, own]) => scoreOf(owner, own)),
    total: scoreOf('all', judged),
    survivors: judged.flatMap(({ mutant, verdict }) => {
      if (verdict.kind !== 'survived') return [];
      const { owner, kind, path, line, sentence } = mutant;
      const { variant } = verdict;
      return [{ owner, kind, file: path, line, sentence, change: changeText(variant), becomes: variant.sentence }];
    }),
  };
}

function scoreOf(owner: string, judged: readonly Judged[]): Score {
  const count = (kind: Verdict['kind']): number => judged.filter(({ verdict }) => verdict.kind === kind).length;
  const [refused, failed, survived] = [count('refused'), count('failed'), count('survived')];
  const share = (noticed: number): number | null => (noticed + survived === 0 ? null : noticed / (noticed + survived));
  const same = count('same') + count('unreadable');
  return { owner, refused, failed, survived, same, score: share(refused + failed), testScore: share(failed) };
}

/** `2` → `3`, and the like. */
function changeText({ from, to }: Variant): string {
  if (from === '') return `\`${to}\` put in`;
  if (to === '') return from.startsWith('the sentence') ? `${from} left out` : `\`${from}\` left out`;
  return `\`${from}\` → \`${to}\``;
}

/** As text: a line for each owner, its survivors below it, and the total. */
export function printReport({ owners, total, survivors }: MutationReport): string {
  const lines = owners.flatMap((score) => [
    scoreLine(score),
    ...survivors
      .filter(({ owner }) => owner === score.owner)
      .flatMap(({ file, line, sentence, change, becomes }) => [
        `    ${file}:${line}: ${change}`,
        `      ${sentence}`,
        `      ${becomes}`,
      ]),
  ]);
  return `${[...lines, '', scoreLine(total)].join('\n')}\n`;
}

function scoreLine({ owner, refused, failed, survived, score, testScore }: Score): string {
  const noticed = refused + failed;
  const percent = (share: number | null): string => (share === null ? 'none' : `${(100 * share).toFixed(1)} %`);
  return `${owner}: ${percent(score)} noticed (${noticed} of ${noticed + survived}: ${refused} by the check, ${failed} by tests; by tests alone ${percent(testScore)})`;
}
