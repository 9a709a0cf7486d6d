/** Cards that stay in play: what they change, and what is wrong with a mistake in them. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import type { Modifier, World } from '../../../compiler/resolved/ir.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const forage = `operation: Forage
faction: League
rule: "3.3"
select: up to 2 Provinces or Towns
quantities:
  offered: 2
  taken: offered minus 1
places:
  stirred: spaces with Unrest
steps:
  - step sowing:
      - draw offered Favour chits
      - return the drawn Favour chits to the pool
  - in each selected space:
      - step harvest:
          - remove up to taken Runners here
  - in any stirred spaces:
      - place 1 Runner here
`;

const additional = `additional spaces:
  Signal Fire:
    rule: "3.4"
    for: [Forage]
`;

const chits = (text: string) => text.replace('    value: 1\n', '    value: 1\n    quantities:\n      sown: 1\n');

/** Fog, as a capability with one item in play on its unshaded side. */
const fog = (item: string) => `card: C3
title: Fog
capability: Crown
box: Fog bank
counters: [Fog lifted]
unshaded:
  title: Thick
  while in play:
    - ${item}
shaded:
  title: Thin
  effect:
    - set Fog lifted to 1
    - remove 1 Trooper in Available to Fog bank
    - roll a die
    - if the roll plus 1 is more than the Depots on the map:
        - raise Resolve by 1
`;

function filesWith(item: string, change: (text: string) => string = (text) => text): SourceFile[] {
  const files = saltmarshFiles().map(({ path, text }) => {
    if (path.endsWith('without-text.yaml')) return { path, text: text.replace(/  C3: Fog.*\n/u, '') };
    return path.endsWith('chits.yaml')
      ? { path, text: chits(text).replace('place Unrest here if none', 'place sown Runners here') }
      : { path, text };
  });
  files.push({ path: 'saltmarsh/operations/forage.yaml', text: change(forage) });
  files.push({ path: 'saltmarsh/additional-spaces.yaml', text: change(additional) });
  files.push({ path: 'saltmarsh/cards/c3-fog.yaml', text: change(fog(item)) });
  return files;
}

function worldWith(item: string): World {
  const { world, diagnostics } = analyse(filesWith(item));
  expect(diagnostics.map((it) => `${it.code} ${it.message}`)).toEqual([]);
  if (world === null) throw new Error('no world');
  return world;
}

function modifierOf(item: string): Modifier {
  const modifier = worldWith(item).modifiers.find((it) => it.when.kind === 'in play');
  if (modifier === undefined) throw new Error('no modifier');
  return modifier;
}

const literal = (value: number) => ({ kind: 'literal', value });

describe('what holds while a card is in play', () => {
  it('names the side of the card, and says its words', () => {
    const modifier = modifierOf("Forage's spaces is at most 1");
    expect(modifier).toMatchObject({ when: { kind: 'in play', side: 0 }, title: 'Thick', rule: 'C3 unshaded' });
    expect(modifier.text).toBe("Forage's spaces is at most 1");
  });

  const world = worldWith("Forage's spaces is at most 1");
  const procedure = world.procedures.findIndex((it) => it.name === 'Forage');
  const chit = world.chits.findIndex((it) => it.name === 'Bread');
  const aspect = world.aspects.findIndex((it) => it.name === 'Boon');
  const operations = (faction: string | null): number[] =>
    world.procedures.flatMap(({ class: own, faction: by }, id) => {
      const isOperation = own !== null && world.classes[own]?.names.one === 'Operation';
      return isOperation && (faction === null || (by !== null && world.factions[by]?.name === faction)) ? [id] : [];
    });

  it.each([
    [
      "Forage's spaces is at most 1",
      { kind: 'quantity', of: { kind: 'selection', procedure }, how: 'at most', by: literal(1), condition: null },
    ],
    [
      "each Rebel Operation's spaces is 1 less",
      { kind: 'quantity', of: { kind: 'selections', procedures: operations('League') }, how: 'less', by: literal(1) },
    ],
    [
      "each Operation's spaces is at most 2 if Resolve is 3",
      { of: { kind: 'selections', procedures: operations(null) }, condition: { kind: 'compare' } },
    ],
    ["Signal Fire's spaces is 0", { of: { kind: 'additional', additional: 0 }, how: 'is', by: literal(0) }],
    [
      "Forage's taken is 2 more if Resolve is 3",
      {
        of: { kind: 'procedure', procedure, name: 'taken' },
        how: 'more',
        by: literal(2),
        condition: { kind: 'compare' },
      },
    ],
    [
      "Bread's sown is Fog lifted less if Unrest is here",
      {
        of: { kind: 'chit', chit, name: 'sown' },
        how: 'less',
        by: { kind: 'counter' },
        condition: { kind: 'is there' },
      },
    ],
    [
      'Forage may not select Provinces with Unrest',
      { kind: 'restriction', procedure, spaces: { tests: [{ kind: 'of kind' }, { kind: 'holds' }] } },
    ],
    ['each roll against the Depots on the map is 1 less', { kind: 'rolls', by: literal(1), sign: -1 }],
    [
      'each reduction of Resolve by Events or Fixed Events is 1 less',
      { kind: 'track change', direction: -1, kinds: [0, 1], by: literal(1), how: 'less' },
    ],
    ['Crown must choose Pass in Turn', { kind: 'forced', faction: 0, alternative: 'Pass' }],
    ['the executing faction must choose Pass in Turn', { kind: 'forced', faction: null }],
  ])('changes what it speaks of: %s', (item, change) => {
    expect(modifierOf(item).change).toMatchObject(change);
  });

  it.each([
    ['before Forage', { kind: 'procedure', procedure, moment: 'before' }],
    ['after Forage', { kind: 'procedure', procedure, moment: 'after' }],
    ['before the Boon of Bread', { kind: 'aspect', chit, aspect, moment: 'before' }],
    ['instead of the Boon of Bread', { kind: 'aspect', chit, aspect, moment: 'instead' }],
    ['instead of the harvest of Forage', { kind: 'step', procedure, name: 'harvest', moment: 'instead' }],
    [
      'after each selected Town of Forage',
      { kind: 'selected', procedure, spaces: { tests: [{ kind: 'of kind', kinds: [1] }] } },
    ],
    ['whenever Runners move from a Haven', { kind: 'moves', columns: [3, 4], from: { tests: [{ kind: 'of kind' }] } }],
  ])('does its steps %s', (moment, at) => {
    expect(modifierOf(`${moment}:\n        - raise Resolve by 1`).change).toMatchObject({ kind: 'steps', at });
  });

  it('counts further terms of a net change', () => {
    const { change } = modifierOf('Reckoning Round also counts:\n        - "-1 for every 2 Towns with Unrest"');
    expect(change).toMatchObject({ kind: 'terms', terms: [{ sign: -1, amount: 1, every: 2 }] });
  });

  it.each([
    ['before Forage', 'draw offered Favour chits'],
    ['instead of the harvest of Forage', 'remove up to taken Runners here'],
    ['before the Boon of Bread', 'place sown Runners here'],
    ['after each selected space of Forage', 'place 1 Runner here'],
    ['whenever Runners move from a Haven', 'expose the group'],
  ])('speaks %s of what is at hand there: %s', (moment, sentence) => {
    expect(modifierOf(`${moment}:\n        - ${sentence}`).text).toBe(moment);
  });
});

describe('a spec with named numbers, sets of spaces and steps', () => {
  const world = worldWith('before Forage:\n        - nothing');

  it('keeps those of a procedure and of a chit', () => {
    const forage = world.procedures.find((it) => it.name === 'Forage');
    expect(forage?.quantities).toMatchObject([
      { name: 'offered', value: literal(2) },
      { name: 'taken', value: { kind: 'minus', left: { kind: 'quantity', of: { name: 'offered' } } } },
    ]);
    expect(forage?.places).toMatchObject([{ name: 'stirred', spaces: { tests: [{ kind: 'holds' }] } }]);
    expect(forage?.steps).toMatchObject([{ act: { kind: 'named', name: 'sowing' } }, {}, {}]);
    expect(world.chits[0]?.quantities).toEqual([{ name: 'sown', value: literal(1) }]);
  });

  it('has the boxes and the counters of its cards behind those of the game', () => {
    expect(world.boxes.map((it) => it.name)).toEqual(['Gaol', 'Fog bank']);
    expect(world.counters.map((it) => it.name)).toEqual(['Favour value', 'Fog lifted']);
  });

  it('leaves no trace of a card whose file is gone', () => {
    const { world: without } = analyse(saltmarshFiles());
    expect(without?.boxes.map((it) => it.name)).toEqual(['Gaol']);
    const changing = without?.modifiers.map((it) => without.cards[it.card]?.code);
    expect([...new Set(changing)]).toEqual(['C5', 'C10']);
  });
});

type Mistake = readonly [item: string, code: string, marks: string, help: string | null];

const mistakes: readonly Mistake[] = [
  ["Forag's spaces is at most 1", 'RW0312', 'Forag', 'Forage'],
  ["each Rebl Operation's spaces is 1", 'RW0301', 'Rebl', 'Rebel'],
  ["each Rebel Operaton's spaces is 1", 'RW0319', 'Operaton', 'Operation'],
  ["each Rebel Operation's offered is 1", 'RW0325', 'offered', null],
  ["each Special Activity's spaces is 1", 'RW0426', 'Special Activity', null],
  ["Signal Fire's cost is 1", 'RW0325', 'cost', null],
  ["Signal Fyre's spaces is 1", 'RW0312', 'Signal Fyre', 'Signal Fire'],
  ["Forage's takn is 1 more", 'RW0325', 'takn', 'taken'],
  ["Bread's taken is 1 more", 'RW0325', 'taken', null],
  ["Fog bank's spaces is 1", 'RW0322', 'Fog bank', null],
  ["Whisper's spaces is at most 1", 'RW0426', 'Whisper', null],
  ["Forage's taken is 1 more if Unrest is here", 'RW0414', 'here', null],
  ['each reduction of Resolv by Events is 1 less', 'RW0307', 'Resolv', 'Resolve'],
  ['each reduction of Mood by Events is 1 less', 'RW0420', 'Mood', null],
  ['each reduction of Favour value by Events is 1 less', 'RW0322', 'Favour value', null],
  ['each raise of Resolve by Fixed Evnts is 1 less', 'RW0316', 'Fixed Evnts', 'Fixed Events'],
  ['Crown must choose Pas in Turn', 'RW0314', 'Pas', 'Pass'],
  ['Crwn must choose Pass in Turn', 'RW0301', 'Crwn', 'Crown'],
  ['Crown must choose Pass in Trn', 'RW0312', 'Trn', 'Turn'],
  ['Forage may not select Provnces', 'RW0304', 'Provnces', 'Provinces'],
  ['Forage may not select 2 Provinces', 'RW0404', '2', null],
  ['Forage may not selct Provinces', 'RW0201', 'selct', 'select'],
  ['before Forrage:\n        - nothing', 'RW0312', 'Forrage', 'Forage'],
  ['before the Bon of Bread:\n        - nothing', 'RW0311', 'Bon', 'Boon'],
  ['instead of the harvst of Forage:\n        - nothing', 'RW0327', 'harvst', 'harvest'],
  ['instead of the harvest of Harrow:\n        - nothing', 'RW0322', 'Harrow', null],
  ['whenever Resolve falls to 40 or less:\n        - nothing', 'RW0445', '40', null],
  ['before Fixed Event:\n        - nothing', 'RW0427', 'Fixed Event', null],
  ['after each Town of Forage:\n        - nothing', 'RW0435', 'Town', 'selected '],
  ['Forage also counts:\n        - "-1 for each Town with Unrest"', 'RW0436', 'Forage', null],
  ['Reckoning Round also counts:\n        - "-1 for each Twon with Unrest"', 'RW0304', 'Twon', 'Town'],
  ['befre Forage:\n        - nothing', 'RW0201', 'befre', 'before'],
  ['before Forage:\n        - raise Resolve by hits', 'RW0409', 'hits', null],
  ['before the harvest of Forage:\n        - raise Resolve by the roll', 'RW0411', 'the roll', null],
  ['before the harvest of Forage:\n        - raise Resolve by hits', 'RW0409', 'hits', null],
];

function told(files: readonly SourceFile[]): unknown[] {
  return analyse(files).diagnostics.map(({ code, span, help }) => {
    const marks = span.file.text.slice(span.start, span.end);
    return [code, marks, help[0]?.edits[0]?.text ?? null];
  });
}

describe('a mistake in what holds while a card is in play', () => {
  it.each(mistakes)('`%s` gives %s at "%s"', (item, code, marks, help) => {
    expect(told(filesWith(item))).toEqual([[code, marks, help]]);
  });

  const item = "Forage's spaces is 1";
  const whole: readonly (readonly [string, string, string, string, string])[] = [
    ['a card that is no capability', 'capability: Crown\n', '', 'RW0526', 'while in play'],
    ['a side that waits for a card that there is not', 'while in play', 'on the next Evnt', 'RW0316', 'Evnt'],
    [
      'a side that says twice when it holds',
      '\nshaded:',
      '\n  on the next card:\n    - before Forage:\n        - nothing\nshaded:',
      'RW0528',
      'on the next card',
    ],
    ['a side that does nothing', `  while in play:\n    - ${item}\n`, '', 'RW0102', 'unshaded'],
    ['a number named like a word of the language', 'offered: 2', 'offered: 2\n  more: 3', 'RW0527', 'more'],
    ['a step that is named twice', 'step harvest', 'step sowing', 'RW0527', 'sowing'],
    ['a number that is named in two words', 'offered: 2', 'offered: 2\n  very many: 3', 'RW0106', 'very many'],
    ['a box that the game has', 'box: Fog bank', 'box: Gaol', 'RW0503', 'Gaol'],
    ['additional spaces named like a procedure', 'Signal Fire', 'Rise', 'RW0503', 'Rise'],
    ['additional spaces of what selects none', '[Forage]', '[Whisper]', 'RW0426', 'Whisper'],
    ['additional spaces of two factions', '[Forage]', '[Forage, Muster]', 'RW0437', 'Muster'],
    ['additional spaces for what there is not', '[Forage]', '[Forrage]', 'RW0312', 'Forrage'],
    ['a set of spaces misspelt', 'in any stirred spaces', 'in any stired spaces', 'RW0320', 'stired'],
  ];
  it.each(whole)('%s', (_mistake, before, after, code, marks) => {
    const found = told(filesWith(item, (text) => text.replace(before, after)));
    expect(found.map((it) => (Array.isArray(it) ? it.slice(0, 2) : it))).toContainEqual([code, marks]);
  });
});
