/** Saltmarsh with standing rules: each keeps a counter in step with a condition, so that a moment that is missed can be seen. */
import type { SourceFile } from '../../compiler/source/span.js';
import { filesWithLasting } from './lasting-cards.js';

/** Conditions that read each part of a position. */
export const conditions: readonly string[] = [
  '2 or more Runners are in Harrow',
  'no Hidden Runner is in Fenwick',
  'more Crown pieces than Rebel pieces are in Port Sable',
  'a Watch is in Port Sable',
  'the Unrest on the map is at least 1',
  'the spaces with Unrest is at least 2',
  'the Provinces with more Rebel pieces than Crown pieces is at least 2',
  'the Runners in Gaol is at least 1',
  'the Troopers in Available is at least 3',
  'Resolve is at most 6',
  'Mood is at Angry',
  'Favour value is at least 2',
  'the Favour chits in the pool is at most 3',
  'the drawn Favour chits is at least 1',
  'the card is a Reckoning card',
  'the card is the last Reckoning card',
  'C8 unshaded is in play',
  'C8 is in play',
  'C1 has been played',
  'the Crown Capabilities in play is at least 1',
];

/** The files of the game, in which a counter for each condition is 1 while that is so, and else 0. */
export function gameKeepingAll(): SourceFile[] {
  const names = conditions.map((_, index) => `Seen ${String.fromCharCode(97 + index)}`);
  const counters = names.map((name) => `  ${name}: { rule: "1.8" }\n`).join('');
  const rules = conditions.map(
    (condition, index) => `  - rule: "1.8"
    effect:
      - if ${condition}:
          - set ${names[index] ?? ''} to 1
        otherwise:
          - set ${names[index] ?? ''} to 0
`,
  );
  const last = 'counters: { Favour value: { rule: "1.8" } }\n';
  const more = `counters:\n  Favour value: { rule: "1.8" }\n${counters}`;
  return filesWithLasting().map((file) => {
    if (!file.path.endsWith('game.yaml')) return file;
    return { path: file.path, text: file.text.replace(last, more) + rules.join('') };
  });
}
