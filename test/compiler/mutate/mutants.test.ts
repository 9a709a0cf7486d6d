/** What a spec is changed into, on the invented game Saltmarsh. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import { edited, type Mutant } from '../../../compiler/mutate/ir.js';
import { mutantsOf, ownersIn, spread, type MutantOptions } from '../../../compiler/mutate/mutants.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { dykes, lowland, saltmarshOnBoard } from '../../support/saltmarsh-boards.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

function mutantsIn(
  files: readonly SourceFile[],
  { all = false, of = null }: Partial<MutantOptions> = {},
): readonly Mutant[] {
  const { world, language } = analyse(files);
  if (world === null) throw new Error('the spec has errors');
  return mutantsOf(files, world, language, { all, of });
}

/** What the sentence of a card becomes. */
function becomes(sentence: string): readonly string[] {
  const files = saltmarshWith('c1-spring-tide.yaml', 'place up to cut Runners in Harrow', sentence);
  const mutants = mutantsIn(files, { of: ['C1 shaded'] });
  return mutants.filter((it) => it.sentence === sentence).flatMap(({ variants }) => variants.map((it) => it.sentence));
}

describe('a sentence of a card', () => {
  it('has each number changed by one, both ways', () => {
    expect(becomes('place 2 Runners in Harrow')).toEqual(
      expect.arrayContaining([
        'place 3 Runners in Harrow',
        'place 1 Runner in Harrow',
        'place up to 2 Runners in Harrow',
      ]),
    );
  });

  it('has numbers below 0 changed by one, and for the same above it', () => {
    expect(becomes('raise Resolve by 5 plus -2')).toEqual(
      expect.arrayContaining(['raise Resolve by 5 plus -3', 'raise Resolve by 5 plus -1', 'raise Resolve by 5 plus 2']),
    );
  });

  it('has dice changed for those with a side more or less', () => {
    expect(becomes('roll a 10-sided die')).toEqual(
      expect.arrayContaining(['roll a 11-sided die', 'roll a 9-sided die']),
    );
    expect(becomes('roll 2d10')).toEqual(expect.arrayContaining(['roll 2d11', 'roll 2d9']));
  });

  it('has names changed for their siblings, each in its own form', () => {
    const changed = becomes('place 2 Runners in Harrow');
    expect(changed).toContain('place 2 Depots in Harrow');
    expect(changed).toContain('place 2 Runners in Fenwick');
    expect(changed).not.toContain('place 2 Depot in Harrow');
    expect(becomes('shift Mood 1 toward Calm')).toContain('shift Mood 1 toward Angry');
  });

  it('has who acts changed, and whether it may', () => {
    expect(becomes('League may place 2 Runners in Harrow')).toEqual(
      expect.arrayContaining(['Crown may place 2 Runners in Harrow', 'League place 2 Runners in Harrow']),
    );
    expect(becomes('League place 2 Runners in Harrow')).toContain('League may place 2 Runners in Harrow');
  });

  it('has its verb turned round', () => {
    expect(becomes('raise Resolve by 1')).toEqual(expect.arrayContaining(['reduce Resolve by 1', 'set Resolve to 1']));
    expect(becomes('place Unrest in Harrow')).toContain('remove Unrest in Harrow');
    expect(becomes('expose all Runners on the map')).toContain('flip all Runners on the map to Hidden');
  });

  it('has the words of its form exchanged, and other forms with the same slots in its place', () => {
    expect(becomes('draw 1 Favour chit')).toEqual(
      expect.arrayContaining(['play 1 Favour chit', 'return 1 Favour chit to the pool', 'set aside 1 Favour chit']),
    );
    expect(becomes('return the drawn Favour chits')).toContain('discard the drawn Favour chits');
    expect(becomes('reduce the Resolve by half of cut, rounded up')).toContain(
      'reduce the Resolve by half of cut, rounded down',
    );
  });

  it('has filters left out and turned round', () => {
    expect(becomes('remove all Runners in Towns with Unrest and without a Watch')).toEqual(
      expect.arrayContaining([
        'remove all Runners in Towns without a Watch',
        'remove all Runners in Towns with Unrest',
        'remove all Runners in Towns with Unrest and with a Watch',
      ]),
    );
    expect(becomes('remove all Runners in or adjacent to Harrow')).toEqual(
      expect.arrayContaining(['remove all Runners in Harrow', 'remove all Runners adjacent to Harrow']),
    );
  });

  it('has roundings and bounds changed', () => {
    expect(becomes('let left be half of cut, rounded down')).toEqual(
      expect.arrayContaining(['let left be half of cut, rounded up', 'let left be cut']),
    );
    expect(becomes('reduce Resolve by the Runners in Gaol, at most 3')).toContain(
      'reduce Resolve by the Runners in Gaol',
    );
  });

  it('is left out', () => {
    expect(becomes('raise Resolve by 1')).toContain('nothing');
  });
});

describe('what is no sentence', () => {
  /** Each change as its line reads afterwards. */
  const linesOf = (owner: string, kinds: readonly string[]): readonly string[] => {
    const files = saltmarshFiles();
    const own = mutantsIn(files, { all: true }).filter((it) => it.owner === owner && kinds.includes(it.kind));
    return own.flatMap(({ path, line, variants }) => {
      const text = files.find((file) => file.path === path)?.text ?? '';
      return variants.map(({ edits }) => (edited(text, edits).split('\n')[line - 1] ?? '').trim());
    });
  };

  it('has its numbers changed by one, and its names changed for their siblings', () => {
    expect(linesOf('Bread', ['number'])).toEqual(
      expect.arrayContaining(['count: 3', 'count: 1', 'value: 2', 'value: 0']),
    );
    expect(linesOf('Muster', ['noun'])).toContain('faction: League');
    expect(linesOf('map', ['noun'])).toContain('kind: Town');
  });

  it('has entries and items left out', () => {
    expect(linesOf('pieces', ['entry'])).toEqual(
      expect.arrayContaining([
        'Depot: { plural: Depots, faction: League, inventory: 4, never in: [Causeway], values: { strength: 2 }, rule: "1.2" }',
        'Depot: { plural: Depots, faction: League, inventory: 4, at most: 2, values: { strength: 2 }, rule: "1.2" }',
      ]),
    );
    expect(linesOf('markers', ['entry'])).toContain('Unrest: { in: [Province], at most: 1, supply: 4, rule: "1.4" }');
  });

  it('has what comes first come second', () => {
    expect(linesOf('setup', ['order'])).toContain('order of play: [Crown, League]');
  });

  it('has a piece of the setup moved, so that there are as many', () => {
    const files = saltmarshFiles();
    const text = files.find(({ path }) => path.endsWith('setup.yaml'))?.text ?? '';
    const moved = mutantsIn(files, { of: ['setup'] }).filter(({ kind }) => kind === 'setup');
    const lines = moved.flatMap(({ variants }) => variants.map(({ edits }) => edited(text, edits).split('\n')));
    expect(lines.map((it) => it.filter((line) => !text.includes(line)).map((line) => line.trim()))).toContainEqual([
      'Fenwick: { Trooper: 1, Runner: 2, Unrest: 1 }',
      'Port Sable: { Trooper: 3, Scout: 1, Watch: 1 }',
    ]);
  });
});

describe('what is done one after another', () => {
  it('has neighbours exchanged, and terms and alternatives left out', () => {
    const changes = mutantsIn(saltmarshFiles(), { all: true }).map(({ owner, kind, variants: [variant] }) => {
      return `${owner}, ${kind}: ${variant?.from ?? ''}`;
    });
    expect(changes).toContain('Whisper, order: draw 1 Favour chit … in up to 1 heard space:');
    expect(changes.filter((it) => it === 'Reckoning Round, term: the term')).toHaveLength(2);
    expect(changes.filter((it) => it === 'Muster, removed: the alternative')).toHaveLength(2);
  });
});

describe('a condition', () => {
  it('is denied', () => {
    const sentences = mutantsIn(saltmarshFiles()).flatMap(({ variants }) => variants.map((it) => it.sentence));
    expect(sentences).toContain('if C3 is in play');
  });
});

describe('the mutants of a spec', () => {
  it('are each a change that gives the sentence that they tell', () => {
    const files = saltmarshFiles();
    const mutants = mutantsIn(files).filter(({ kind, sentence }) => kind !== 'entry' && !/^[\w ]+: /u.test(sentence));
    expect(mutants.length).toBeGreaterThan(20);
    for (const { path, line, variants, kind } of mutants) {
      const text = files.find((file) => file.path === path)?.text ?? '';
      for (const { sentence, edits } of variants) {
        const changed = edited(text, edits).split('\n')[line - 1];
        expect(edited(text, edits)).not.toBe(text);
        if (kind !== 'removed' && kind !== 'order') expect(changed).toContain(sentence);
      }
    }
  });

  it('are those of cards alone, unless all is asked for', () => {
    const files = saltmarshFiles();
    expect(mutantsIn(files).every(({ card }) => card !== null)).toBe(true);
    const owners = new Set(mutantsIn(files, { all: true }).map(({ owner }) => owner));
    for (const owner of [
      'C1 shaded',
      'Muster',
      'Reckoning Round',
      'Bread',
      'setup',
      'pieces',
      'map',
      'standing rules',
    ]) {
      expect(owners).toContain(owner);
    }
  });

  it('are those of what is named, in any case, where something is named', () => {
    const files = saltmarshFiles();
    const owners = mutantsIn(files, { of: ['c1', 'muster'] }).map(({ owner }) => owner);
    expect([...new Set(owners)]).toEqual(['C1 unshaded', 'C1 shaded', 'Muster']);
    expect(ownersIn(mutantsIn(files, { all: true }))).toEqual(
      expect.arrayContaining(['C1', 'C1 shaded', 'Muster', 'Bread', 'setup', 'map']),
    );
  });

  it('take two adjacent spaces apart on both sides, and join others', () => {
    const files = saltmarshFiles();
    const pairs = mutantsIn(files, { all: true }).filter(({ kind }) => kind === 'map');
    expect(pairs.filter(({ sentence }) => sentence.endsWith('are adjacent'))).toHaveLength(7);
    expect(pairs.map(({ sentence }) => sentence)).toContain('Fenwick and Harrow are not adjacent');
    for (const { variants } of pairs) {
      const [variant] = variants;
      const map = files.find(({ path }) => path.endsWith('map.yaml'));
      if (variant === undefined || map === undefined) throw new Error('nothing is changed');
      const changed = { ...map, text: edited(map.text, variant.edits) };
      const { diagnostics } = analyse(files.map((file) => (file === map ? changed : file)));
      expect(diagnostics.map(({ code }) => code).filter((code) => /^RW0[012]/u.test(code))).toEqual([]);
    }
  });

  it('take spaces of the board apart, also from those of the map itself', () => {
    const pairsOf = (files: readonly SourceFile[]) =>
      mutantsIn(files, { of: ['map'] })
        .filter(({ kind, sentence }) => kind === 'map' && sentence.endsWith('are adjacent'))
        .map(({ path, sentence, variants: [variant] }) => ({
          path,
          sentence,
          edited: variant?.edits.map((edit) => edit.path),
        }));
    const [board, own] = [lowland.path, 'saltmarsh/map.yaml'];
    const ofSaltmarsh = pairsOf(saltmarshOnBoard);
    expect(ofSaltmarsh).toHaveLength(7);
    expect(ofSaltmarsh).toContainEqual({
      path: board,
      sentence: 'Fenwick and Dunmoor are adjacent',
      edited: [board, board],
    });
    expect(ofSaltmarsh).toContainEqual({ path: own, sentence: 'Skerries and Harrow are adjacent', edited: [own] });
    expect(pairsOf([...dykes, lowland]).map(({ sentence }) => sentence)).toEqual([
      'Fenwick and Dunmoor are adjacent',
      'Fenwick and Long Dyke are adjacent',
      'Dunmoor and Harrow are adjacent',
    ]);
  });

  it('are taken from all over where only some are asked for', () => {
    expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 4, 7]);
    expect(spread([1, 2], 3)).toEqual([1, 2]);
  });
});
