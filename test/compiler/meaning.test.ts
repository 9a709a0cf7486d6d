/** What a game means: what may change in a spec without making a saved game another, and what may not. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../support/saltmarsh-spec.js';

function coreOf(files: readonly SourceFile[]) {
  const { core, diagnostics } = check({ files, diagnostics: [] });
  if (core === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return core;
}

const markOf = (files: readonly SourceFile[]): string => fingerprintOf(coreOf(files));

/** The files with every occurrence of a word replaced in all of them. */
const renamed = (word: string, by: string): SourceFile[] =>
  saltmarshFiles().map(({ path, text }) => ({ path, text: text.replaceAll(word, by) }));

const saltmarsh = saltmarshFiles();
const mark = markOf(saltmarsh);

describe('the meaning of a game', () => {
  it.each<readonly [string, SourceFile[]]>([
    ['the title of the game', saltmarshWith('game.yaml', 'Saltmarsh: a small war', 'Saltmarsh')],
    ['the title of a card', saltmarshWith('c1-spring-tide.yaml', 'title: Spring Tide', 'title: Flood')],
    ['the title of a side', saltmarshWith('c1-spring-tide.yaml', 'title: High water', 'title: Ebb')],
    ['a comment', saltmarshWith('game.yaml', 'factions:\n', '# Who plays.\nfactions:\n')],
    ['the number of a rule', saltmarshWith('rise.yaml', 'rule: "3.2"', 'rule: "3.4"')],
    ['another word for a thing', saltmarshWith('game.yaml', 'aliases: [Soldier]', 'aliases: [Soldier, Guard]')],
    ['another wording', saltmarshWith('c10-reckoning.yaml', 'place 1 Depot in Dunmoor', 'place a Depot in Dunmoor')],
    ['the name of a space', renamed('Skerries', 'Rocks')],
    ['the name of a piece', renamed('Trooper', 'Pikeman')],
    ['the name of a number', renamed('cut', 'fallen')],
    ['the name of an alternative', renamed('Troopers:', 'Men:')],
    ['the name of a step', renamed('dusk', 'evening')],
    ['an example', saltmarshWith('c2-neap-tide.yaml', 'name: a month without fog', 'name: no fog')],
    ['a ruling', saltmarshWith('rulings.yaml', 'decision: The Watch.', 'decision: The Watch goes first.')],
    [
      'a translation',
      [
        ...saltmarsh,
        { path: 'saltmarsh/languages/ja.yaml', text: 'language: ja\nnames:\n  Fenwick: { name: フェンウィック }\n' },
      ],
    ],
    [
      'a test that what is done there makes anyway',
      saltmarshWith('c1-spring-tide.yaml', 'with Troopers and Unrest:', 'with Troopers:'),
    ],
  ])('is the same with %s changed', (_what, files) => {
    expect(markOf(files)).toBe(mark);
  });

  it('is the same where a selection asks for what is done in the spaces anyway', () => {
    const clearing = (select: string): SourceFile[] => [
      ...saltmarsh,
      {
        path: 'saltmarsh/operations/clear.yaml',
        text: `operation: Clear\nfaction: Crown\nrule: "3.9"\nselect: ${select}\nsteps:\n  - in each selected space:\n      - remove Unrest here\n`,
      },
    ];
    expect(markOf(clearing('up to 1 space with Troopers and Unrest'))).toBe(
      markOf(clearing('up to 1 space with Troopers')),
    );
    expect(markOf(clearing('up to 1 space with Troopers and Unrest'))).not.toBe(
      markOf(clearing('up to 1 space with Unrest')),
    );
  });

  it.each<readonly [string, SourceFile[]]>([
    // The spaces are told when the choice begins: what is done in one may bring Unrest into another.
    [
      'what several spaces are asked for at the beginning',
      saltmarshWith('c1-spring-tide.yaml', 'up to 1 space with', 'up to 2 spaces with'),
    ],
    ['a number in a sentence', saltmarshWith('sequence.yaml', 'raise Resolve by 1', 'raise Resolve by 2')],
    ['who acts', saltmarshWith('c10-reckoning.yaml', 'League place 1 Depot', 'Crown place 1 Depot')],
    ['what may be left', saltmarshWith('c10-reckoning.yaml', 'League place 1 Depot', 'League may place 1 Depot')],
    [
      'an inventory',
      saltmarsh.map((file) =>
        file.path.endsWith('game.yaml') || file.path.endsWith('setup.yaml')
          ? {
              path: file.path,
              text: file.text.replace('inventory: 8', 'inventory: 9').replace('{ Trooper: 4', '{ Trooper: 5'),
            }
          : file,
      ),
    ],
    ['a limit', saltmarshWith('game.yaml', 'at most: 2, never in: [Causeway]', 'at most: 3, never in: [Causeway]')],
    ['where the game starts', saltmarshWith('setup.yaml', 'Resolve: 6', 'Resolve: 7')],
    ['the order of play', saltmarshWith('setup.yaml', '[League, Crown]', '[Crown, League]')],
    [
      'the deck',
      saltmarshWith(
        'setup.yaml',
        '    - { Event: 2 }\n    - { Event: 1, Reckoning: 1 }',
        '    - { Event: 1 }\n    - { Event: 2, Reckoning: 1 }',
      ),
    ],
    ['the value of a chit', saltmarshWith('chits.yaml', 'value: 2', 'value: 3')],
    ['the kind of a card', saltmarshWith('c2-neap-tide.yaml', 'kind: Fixed Event', 'kind: Event')],
    ['which name is meant', saltmarshWith('muster.yaml', 'quantities:\n  raised: 2', 'quantities:\n  raised: 3')],
  ])('is another with %s changed', (_what, files) => {
    expect(markOf(files)).not.toBe(mark);
  });
});
