/** Pieces that go along paths of the map, in both back ends, and paths that are not declared rightly. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec, saltmarshWith } from '../support/saltmarsh-spec.js';

/** Runners go from Dunmoor to Sable Road, Depots from Harrow to Fenwick; at most 2 Depots are in a space. */
const paths = `paths:
  Coast Road: { spaces: [Dunmoor, Fenwick, Port Sable, Sable Road], of: [Runner], rule: "1.9" }
  Salt Way: { spaces: [Harrow, Dunmoor, Fenwick], of: [Depot], rule: "1.9" }
`;
const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '').replace('assumed:', `${paths}assumed:`);
const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '').replace(
  'values:\n',
  'values:\n  raiders: { of: cards, list of: pieces, rule: "1.9" }\n',
);

const cases: readonly EventCase[] = [
  {
    what: 'towards its end',
    effect: ['choose 1 Runner on the map: [advance it 1 space]'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Fenwick holds nothing', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'towards its beginning',
    effect: ['choose 1 Runner on the map: [retreat it 1 space]'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner'],
  },
  {
    what: 'no further than its end',
    effect: ['choose 1 Runner on the map: [advance it 5 spaces]'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Sable Road holds 1 Open Runner'],
  },
  {
    what: 'not past its beginning, and so it is not offered there',
    effect: ['choose 1 Runner on the map: [retreat it 1 space]'],
    given: ['Dunmoor holds 1 Open Runner', 'Port Sable holds 1 Open Runner'],
    then: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner', 'Port Sable holds nothing'],
  },
  {
    what: 'all of them, each from where it is',
    effect: ['advance all Runners on the map 1 space'],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 2 Open Runners', 'Sable Road holds 1 Open Runner'],
    then: [
      'Dunmoor holds nothing',
      'Fenwick holds 1 Open Runner',
      'Port Sable holds 2 Open Runners',
      'Sable Road holds 1 Open Runner',
    ],
  },
  {
    what: 'each kind along its own path',
    effect: ['advance all Runners and Depots in Dunmoor 1 space'],
    given: ['Dunmoor holds 1 Open Runner and 1 Depot', 'Fenwick holds 1 Depot'],
    then: ['Dunmoor holds nothing', 'Fenwick holds 1 Open Runner and 2 Depots'],
  },
  {
    what: 'not where there is no room',
    effect: ['advance all Depots in Dunmoor 1 space'],
    given: ['Dunmoor holds 1 Depot', 'Fenwick holds 2 Depots'],
    then: ['Dunmoor holds 1 Depot', 'Fenwick holds 2 Depots'],
  },
  {
    what: 'not from beside its path',
    effect: ['advance all Runners on the map 1 space'],
    given: ['Harrow holds 1 Open Runner'],
    then: ['Harrow holds 1 Open Runner'],
  },
  {
    what: 'one that is chosen',
    effect: ['League, retreat 1 Runner on the map 1 space'],
    given: ['Fenwick holds 1 Open Runner', 'Port Sable holds 1 Open Runner'],
    answers: ['Open Runner in Port Sable'],
    then: ['Fenwick holds 2 Open Runners', 'Port Sable holds nothing'],
  },
  {
    what: 'those that the card in hand lists',
    effect: ["advance the card's raiders 1 space"],
    given: ['Dunmoor holds 1 Open Runner and 1 Depot'],
    then: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Depot'],
  },
];

describe('a piece goes along its path', () => {
  const by = 'League';
  const own = cases.map((it) => ({ ...it, effect: it.effect.map((line) => line.replace(/^League, /u, '')) }));
  const files = saltmarshWithEvents(
    by,
    own,
    [
      ['saltmarsh/map.yaml', map],
      ['saltmarsh/game.yaml', game],
    ],
    0,
  );
  // The card that advances what it lists lists Depots; the others list nothing.
  const listing = files.map(({ path, text }) =>
    text.includes("card's raiders")
      ? { path, text: text.replace('event:', 'values: { raiders: [Depot] }\nevent:') }
      : { path, text },
  );
  const { program, world, examples } = built(listing);
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('$what', ({ what }) => {
    const example = examples.find(({ name }) => name.includes(what));
    expect(example).toBeDefined();
    expect(failures.get(example?.name ?? '')).toBeUndefined();
  });
});

/** What is wrong with the paths of a map, and the codes that it gives. */
const slips: readonly (readonly [what: string, before: string, after: string, codes: readonly string[]])[] = [
  ['spaces that are not adjacent', '[Harrow, Dunmoor, Fenwick]', '[Harrow, Fenwick]', ['RW0535']],
  ['a piece on two of them', 'of: [Depot]', 'of: [Depot, Runner]', ['RW0536']],
  ['a space that comes twice', '[Harrow, Dunmoor, Fenwick]', '[Harrow, Dunmoor, Harrow]', ['RW0537']],
  ['a space where the piece may never stand', 'of: [Depot]', 'of: [Depot, Trooper]', []],
  ['a space of that name that is none', '[Harrow, Dunmoor, Fenwick]', '[Harrow, Dunmoor, Fenwik]', ['RW0304']],
  ['a piece that is none', 'of: [Depot]', 'of: [Depott]', ['RW0302']],
];

describe('the paths of a map', () => {
  it.each(slips)('are told once of: %s', (_what, before, after, codes) => {
    const files = saltmarshWith('map.yaml', 'assumed:', `${paths.replace(before, after)}assumed:`);
    const { diagnostics } = check({ files, diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(codes);
  });

  it('are told of a piece that may never stand in one of their spaces', () => {
    const own = paths.replace('[Harrow, Dunmoor, Fenwick]', '[Fenwick, Sable Road]');
    const { diagnostics } = check({ files: saltmarshWith('map.yaml', 'assumed:', `${own}assumed:`), diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['RW0538']);
  });

  it('make their spaces adjacent where these list nothing', () => {
    const text = map.replace('    kind: Causeway\n    adjacent: [Fenwick, Port Sable]\n', '    kind: Causeway\n');
    const files = [...saltmarshSpec].map(([path, own]) => ({ path, text: path.endsWith('map.yaml') ? text : own }));
    const { diagnostics } = check({ files, diagnostics: [] });
    // Fenwick lists Sable Road, and is not beside it on the path.
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['RW0504']);
  });

  it('are no reason to leave out what is adjacent to a space beside them', () => {
    const text = map.replace('    adjacent:\n      - Harrow\n', '');
    const files = [...saltmarshSpec].map(([path, own]) => ({ path, text: path.endsWith('map.yaml') ? text : own }));
    const { diagnostics } = check({ files, diagnostics: [] });
    expect(diagnostics.map(({ code }) => code)).toContain('RW0102');
  });
});

describe('a sentence about a path', () => {
  it.each([
    ['advance all Troopers on the map 1 space', 'RW0492'],
    ['choose 1 Trooper on the map: [advance it 1 space]', 'RW0492'],
    ['advance it 1 space', 'RW0490'],
    ["advance the card's tide 1 space", 'RW0322'],
    ['advance all Runners on the map 0 spaces', 'RW0402'],
  ])('is refused at its word: %s', (sentence, code) => {
    const event = { what: 'nothing', effect: [sentence], given: [], then: ['Resolve is 0'] };
    const files = saltmarshWithEvents('Crown', [event], [['saltmarsh/map.yaml', map]], 0);
    const { diagnostics } = check({ files, diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((it) => it.code)).toEqual([code]);
  });
});

/** What is wrong with Saltmarsh when its sequence of play does this behind the card that it reveals. */
function mistakesBehindTheCard(step: string): readonly string[] {
  const files = saltmarshWith(
    'sequence.yaml',
    '          - reveal the next card\n',
    `          - reveal the next card\n          - ${step}\n`,
  ).map((file) => {
    if (file.path === 'saltmarsh/map.yaml') return { ...file, text: map };
    return file.path === 'saltmarsh/game.yaml' ? { ...file, text: game } : file;
  });
  const { diagnostics } = check({ files, diagnostics: [] });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

describe('the sequence of play, in which nobody acts', () => {
  it.each([
    'advance all Runners on the map 1 space',
    "advance the card's raiders 1 space",
    'for each Runner in Fenwick: [retreat it 1 space]',
    'for each Runner in Fenwick: [flip it to Open]',
    'for each Runner in Fenwick: [remove it]',
  ])('does what leaves no choice: %s', (step) => {
    expect(mistakesBehindTheCard(step)).toEqual([]);
  });

  it.each([
    'advance 1 Runner on the map 1 space',
    'choose 1 Runner on the map: [advance it 1 space]',
    'for each Runner in Fenwick: [move it to an adjacent space]',
  ])('asks who chooses: %s', (step) => {
    expect(mistakesBehindTheCard(step)).toEqual(['RW0543']);
  });
});
