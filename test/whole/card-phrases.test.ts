/**
 * Sixty phrases as cards of such games print them, each with the lines of the language that say the same. A phrase is read as it stands
 * and means that; or it is refused, and the first help, followed, means that; or it is refused without such a help. None means
 * anything else.
 */
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../compiler/core/meaning.js';
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { filesOf } from '../mistakes/corpus.js';

type Phrase = readonly [phrase: string, means: string];

/** What is done when the card is played. */
const deeds: readonly Phrase[] = [
  ['Add 2 Rangers to Elmwick.', 'place 2 Rangers in Elmwick'],
  ['Put a Fence in any Meadow.', 'place a Fence in a Meadow'],
  ['Place a Fold and 2 Flocks in Dunridge.', 'place a Fold in Dunridge\nplace 2 Flocks in Dunridge'],
  ['Place two Flocks in Birchcombe.', 'place 2 Flocks in Birchcombe'],
  ['Place up to three Rangers anywhere.', 'place up to 3 Rangers in any spaces'],
  ['Place one Flock in each Meadow.', 'place 1 Flock in each Meadow'],
  ['Place 1 Ranger in Alderholt or Elmwick.', 'place 1 Ranger in Alderholt or Elmwick'],
  ['Fill each Village with Rangers.', 'in each Village: [place all Rangers here]'],
  ['Remove every Flock from Dunridge.', 'remove all Flocks in Dunridge'],
  ['Remove a Ranger from any Village.', 'remove a Ranger in any Villages'],
  ['Take 1 Flock out of each Meadow.', 'in each Meadow: [remove 1 Flock here]'],
  ['Eliminate all Rangers in Villages.', 'remove all Rangers in Villages'],
  ['Remove two of your pieces.', 'remove 2 of its pieces'],
  [
    'Remove half of the Flocks in Cloverlea, rounded up.',
    'remove half of the Flocks in Cloverlea, rounded up, Flocks in Cloverlea',
  ],
  ['Drovers lose 2 Goodwill.', 'reduce Goodwill by 2'],
  ['+2 Goodwill.', 'raise Goodwill by 2'],
  ['Goodwill -1.', 'reduce Goodwill by 1'],
  ['Increase Goodwill by 1.', 'raise Goodwill by 1'],
  ['Lower Goodwill by two.', 'reduce Goodwill by 2'],
  ['Decrease Goodwill by 1 for every Fence on the map.', 'reduce Goodwill by 1 per Fence on the map'],
  ['Raise Goodwill by the number of Fences on the map.', 'raise Goodwill by the Fences on the map'],
  ['Goodwill goes up by 1.', 'raise Goodwill by 1'],
  ['Goodwill becomes 5.', 'set Goodwill to 5'],
  ['Set the Goodwill at 5.', 'set Goodwill to 5'],
  ['Move all Flocks from Dunridge to Birchcombe.', 'move all Flocks from Dunridge to Birchcombe'],
  ['Move up to two Rangers from Elmwick to Dunridge.', 'move up to 2 Rangers from Elmwick to Dunridge'],
  [
    'Drovers may move up to 3 Flocks to adjacent Meadows.',
    'Drovers may move up to 3 Flocks on the map to adjacent Meadows',
  ],
  ['Relocate 1 Ranger to Alderholt.', 'move 1 Ranger on the map to Alderholt'],
  ['Return all Flocks in the Pound to Available.', 'remove all Flocks in the Pound'],
  ['Replace 1 Flock with a Ranger in Birchcombe.', 'replace 1 Flock in Birchcombe with a Ranger'],
  ['Swap a Flock in Dunridge for a Fold.', 'replace a Flock in Dunridge with a Fold'],
  ['If there is a Fence in Cloverlea, remove it.', 'if a Fence is in Cloverlea: [remove the Fence in Cloverlea]'],
  ['If Goodwill is 5 or more, Keepers win.', 'if Goodwill is at least 5: [Keepers win]'],
  [
    'If Goodwill is at least 5 then place 1 Ranger in Elmwick.',
    'if Goodwill is at least 5: [place 1 Ranger in Elmwick]',
  ],
  ['When Goodwill is 0, Drovers win.', 'if Goodwill is 0: [Drovers win]'],
  ['Drovers win when Goodwill is 0.', 'if Goodwill is 0: [Drovers win]'],
  ['Place 1 Flock in Dunridge if no Rangers are there.', 'if no Rangers are in Dunridge: [place 1 Flock in Dunridge]'],
  [
    'If there are no Rangers in Dunridge, place 1 Flock there.',
    'if no Rangers are in Dunridge: [place 1 Flock in Dunridge]',
  ],
  ['Place 1 Ranger in Elmwick and raise Goodwill by 1.', 'place 1 Ranger in Elmwick\nraise Goodwill by 1'],
  ['Remove 1 Fence, then place 1 Flock in Cloverlea.', 'remove 1 Fence on the map\nplace 1 Flock in Cloverlea'],
  ['Raise Goodwill by 1. Place 1 Ranger in Elmwick.', 'raise Goodwill by 1\nplace 1 Ranger in Elmwick'],
  [
    'Keepers may place 1 Ranger in a Village or raise Goodwill by 1.',
    'Keepers may choose one: [place 1 Ranger in a Village, raise Goodwill by 1]',
  ],
  [
    'Drovers choose: place 1 Flock in a Meadow or remove 1 Fence on the map.',
    'Drovers choose one: [place 1 Flock in a Meadow, remove 1 Fence on the map]',
  ],
  ['Keepers execute a free Hire.', 'Keepers conduct Hire'],
  ['Keepers perform Impound in Dunridge.', 'Keepers conduct Impound in Dunridge'],
  ['Drovers conduct Graze in up to 2 Meadows.', 'Drovers conduct Graze in up to 2 Meadows'],
  ['Roll a die: on 1-3, raise Goodwill by 1.', 'roll a die\nif the roll is between 1 and 3: [raise Goodwill by 1]'],
  [
    'Roll a die. If the roll is 4 or more, remove 1 Flock in Dunridge.',
    'roll a die\nif the roll is at least 4: [remove 1 Flock in Dunridge]',
  ],
  ['Each faction removes one of its pieces.', 'each faction, in order of play: [remove 1 of its pieces]'],
  ['In every Village with Rangers, raise Goodwill by 1.', 'in each Village with Rangers: [raise Goodwill by 1]'],
  ['In all Meadows without Fences, place 1 Flock.', 'in each Meadow without Fences: [place 1 Flock here]'],
  ['For each Village with a Ranger, raise Goodwill by 1.', 'in each Village with a Ranger: [raise Goodwill by 1]'],
  ['Nothing happens.', 'nothing'],
];

/** What holds while the card is in play. */
const lasting: readonly Phrase[] = [
  ['Impound cannot select Dunridge.', 'Impound may not select Dunridge'],
  ['Impound may not be conducted in Villages.', 'Impound may not select Villages'],
  ['Drovers cannot conduct Graze.', 'Drovers may not conduct Graze'],
  ['Keepers are not allowed to conduct Hire.', 'Keepers may not conduct Hire'],
  ['Folds can be placed in Villages.', 'Folds may be placed in Villages'],
  ['A Meadow may hold at most 3 Flocks.', 'no Meadow may hold more than 3 Flocks'],
  ['Each time a Fold is placed, reduce Goodwill by 1.', 'whenever a Fold is placed: [reduce Goodwill by 1]'],
];

/** More of them, each of which is read or helped. */
const further: readonly Phrase[] = [
  ['Place 2 Flocks in any one Meadow.', 'place 2 Flocks in a Meadow'],
  ['Remove up to 2 Flocks from a single Meadow.', 'remove up to 2 Flocks in a Meadow'],
  ['Goodwill is reduced by 2.', 'reduce Goodwill by 2'],
  ['Goodwill is increased by one.', 'raise Goodwill by 1'],
  ['Goodwill is set to 3.', 'set Goodwill to 3'],
  ['Move all Flocks in Dunridge into Birchcombe.', 'move all Flocks in Dunridge to Birchcombe'],
  ['Send 2 Flocks to Dunridge.', 'move 2 Flocks on the map to Dunridge'],
  ['Put all Rangers in Elmwick back in Available.', 'remove all Rangers in Elmwick'],
  [
    'If at least 2 Meadows have Fences, raise Goodwill by 1.',
    'if 2 or more Meadows have Fences: [raise Goodwill by 1]',
  ],
  ['Place 1 Flock each in Cloverlea and Dunridge.', 'place 1 Flock in each of Cloverlea and Dunridge'],
  ['For every 2 Rangers on the map, raise Goodwill by 1.', 'raise Goodwill by 1 per 2 Rangers on the map'],
  ['Remove at most thre Flocks in Dunridge.', 'remove up to 3 Flocks in Dunridge'],
  ['Remove at most three Flocks in Dunridge.', 'remove up to 3 Flocks in Dunridge'],
  [
    'If fewer than 3 Rangers are in Elmwick, raise Goodwill by 1.',
    'if the Rangers in Elmwick are less than 3: [raise Goodwill by 1]',
  ],
  [
    'If there are more than two Fences on the map, raise Goodwill by 1.',
    'if the Fences on the map are more than 2: [raise Goodwill by 1]',
  ],
  [
    'If Keepers have fewer than 3 Rangers on the map, raise Goodwill by 1.',
    'if the Keeper Rangers on the map are less than 3: [raise Goodwill by 1]',
  ],
  [
    'If Keepers have more than 3 pieces in Dunridge, raise Goodwill by 1.',
    'if the Keeper pieces in Dunridge are more than 3: [raise Goodwill by 1]',
  ],
  ['Each Fence on the map raises Goodwill by 1.', 'raise Goodwill by 1 per Fence on the map'],
  ['Each Meadow with a Fence reduces Goodwill by one.', 'reduce Goodwill by 1 per Meadow with a Fence'],
];
const furtherLasting: readonly Phrase[] = [['Graze may select 1 additional space.', 'Graze may select 1 more space']];

const starter: readonly SourceFile[] = filesOf('starter').files;
const path = 'starter/cards/h9-one-more.yaml';

/** The game with a card on which these lines stand. */
function withCard(kind: 'deed' | 'lasting', lines: string): readonly SourceFile[] {
  const list = lines
    .split('\n')
    .map((line) => `    - ${line.includes(': [') ? line : quotedWhereNeeded(line)}`)
    .join('\n');
  const [key, more] = kind === 'deed' ? ['effect', ''] : ['while in play', 'capability: Keepers\n'];
  const text = `card: H9\ntitle: One more\n${more}event:\n  title: One more\n  ${key}:\n${list}\n`;
  return [...starter.map((it) => ({ ...it, text: it.text.replace('left out: 0', 'left out: 1') })), { path, text }];
}

function quotedWhereNeeded(line: string): string {
  return /^[+-]|: /u.test(line) ? JSON.stringify(line) : line;
}

type Outcome =
  | 'read'
  | 'helped'
  | 'refused'
  | 'helped to another refusal'
  | 'means something else'
  | 'means nothing that was said to be meant';

function outcomeOf(kind: 'deed' | 'lasting', [phrase, means]: Phrase): Outcome {
  const meant = meaningIn(withCard(kind, means));
  if (meant === null) return 'means nothing that was said to be meant';
  const files = withCard(kind, phrase);
  const { core, diagnostics } = check({ files, diagnostics: [] });
  if (core !== null) return meaningOf(core) === meant ? 'read' : 'means something else';
  const edits = diagnostics.find(({ severity }) => severity === 'error')?.help[0]?.edits ?? [];
  if (edits.length === 0) return 'refused';
  const mended = meaningIn(
    files.map((file) => (file.path === path ? { ...file, text: withEdits({ ...file }, edits) } : file)),
  );
  if (mended === null) return 'helped to another refusal';
  return mended === meant ? 'helped' : 'means something else';
}

function meaningIn(files: readonly SourceFile[]): string | null {
  const { core } = check({ files, diagnostics: [] });
  return core === null ? null : meaningOf(core);
}

describe('phrases of cards', () => {
  const outcomes = [
    ...deeds.map((it) => [it[0], outcomeOf('deed', it)] as const),
    ...lasting.map((it) => [it[0], outcomeOf('lasting', it)] as const),
  ];
  const those = (outcome: Outcome): readonly string[] =>
    outcomes.flatMap(([phrase, own]) => (own === outcome ? [phrase] : []));

  it('are sixty', () => {
    expect(outcomes).toHaveLength(60);
    expect(those('means nothing that was said to be meant')).toEqual([]);
  });

  it('mean what they say, or are refused', () => {
    expect(those('means something else')).toEqual([]);
    expect(those('helped to another refusal')).toEqual([]);
  });

  it('are read or helped to be read, but for some', () => {
    expect([those('read').length, those('helped').length]).toEqual([12, 40]);
    expect(those('refused')).toEqual([
      'Fill each Village with Rangers.',
      'Remove two of your pieces.',
      'Remove half of the Flocks in Cloverlea, rounded up.',
      'Drovers lose 2 Goodwill.',
      'If there is a Fence in Cloverlea, remove it.',
      'Remove 1 Fence, then place 1 Flock in Cloverlea.',
      'Drovers choose: place 1 Flock in a Meadow or remove 1 Fence on the map.',
      'Each time a Fold is placed, reduce Goodwill by 1.',
    ]);
  });

  // Each time it may be done or not; `per` does all of it at once, or none.
  it.each([
    'For each Ranger in Elmwick, Keepers may raise Goodwill by 1.',
    'For each Ranger in Elmwick, may raise Goodwill by 1.',
  ])('are not helped to another rule: %s', (phrase) => {
    expect(outcomeOf('deed', [phrase, 'Keepers may raise Goodwill by 1 per Ranger in Elmwick'])).toBe('refused');
  });

  it('are not helped where they count what is of others', () => {
    const phrase = 'If Drovers have fewer than 3 Rangers on the map, raise Goodwill by 1.';
    expect(outcomeOf('deed', [phrase, 'raise Goodwill by 1'])).toBe('refused');
  });

  it('are read or helped, where habit says more of them', () => {
    const told = [
      ...further.map((it) => [it[0], outcomeOf('deed', it)]),
      ...furtherLasting.map((it) => [it[0], outcomeOf('lasting', it)]),
    ];
    expect(told.filter(([, outcome]) => outcome !== 'read' && outcome !== 'helped')).toEqual([]);
  });
});
