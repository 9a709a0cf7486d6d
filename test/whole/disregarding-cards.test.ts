/**
 * A procedure that is conducted disregarding cards: nothing applies meanwhile that they say, whichever way they say it, and all of
 * it applies to the same procedure conducted as usual. Played on both back ends.
 */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { load, save } from '../../runtime/saved-game.js';
import { answer, begin, newSession, pending, undo } from '../../runtime/session.js';
import { snapshot } from '../../runtime/snapshot.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import { type Edit, failuresOf, filesWith, inPlay, refusalOf, whileInPlay } from '../support/starter-lasting.js';
import { kinds } from '../support/ways-of-cards.js';

/** An Operation that conducts another one as if no card were in force. */
function quietly(faction: string, procedure: string, besides: readonly string[] = []): Record<string, string> {
  const steps = [`conduct ${procedure}, disregarding cards`, ...besides].map((it) => `  - ${it}\n`).join('');
  return { 'operations/quietly': `operation: Quietly\nfaction: ${faction}\nrule: "3.7"\nsteps:\n${steps}` };
}

const written = (sentence: string): string => whileInPlay(sentence.includes(': [') ? sentence : `"${sentence}"`);

describe('what a card says', () => {
  it.each(kinds)('$sentence', ({ sentence, faction, procedure, edits = [], more = {}, given, disregarded, usual }) => {
    const scenes = (
      [
        ['Quietly', disregarded],
        [procedure, usual],
      ] as const
    ).map(([name, { when, then }]) => ({
      given: [inPlay, ...given],
      when: [`${faction} conduct ${name}`, ...when],
      then,
    }));
    const lasting = { side: written(sentence), edits, more: { ...more, ...quietly(faction, procedure) } };
    expect(failuresOf(lasting, scenes)).toEqual([]);
  });
});

describe('what is no effect of a card', () => {
  it('leaves the rules of the game, which may speak of a card themselves', () => {
    const tended = `operation: Tend
faction: Keepers
rule: "3.6"
steps:
  - if H9 is in play:
      - raise Goodwill by 2
    otherwise:
      - raise Goodwill by 1
`;
    const more = { 'operations/tend': tended, ...quietly('Keepers', 'Tend') };
    const scenes = [
      { given: [inPlay, 'Goodwill is 4'], when: ['Keepers conduct Quietly'], then: ['Goodwill is 6'] },
      { given: ['Goodwill is 4'], when: ['Keepers conduct Quietly'], then: ['Goodwill is 5'] },
    ];
    expect(failuresOf({ side: whileInPlay('Keepers may not conduct Tend'), more }, scenes)).toEqual([]);
  });

  it('has a capability lost all the same', () => {
    const spend = 'operation: Spend\nfaction: Drovers\nrule: "3.6"\nsteps:\n  - reduce Goodwill by 1\n';
    const more = { 'operations/spend': spend, ...quietly('Drovers', 'Spend') };
    const scenes = [
      { given: [inPlay, 'Goodwill is 1'], when: ['Drovers conduct Quietly'], then: ['H9 is not in play'] },
      { given: [inPlay, 'Goodwill is 2'], when: ['Drovers conduct Quietly'], then: ['H9 is in play'] },
    ];
    expect(failuresOf({ side: whileInPlay('Drovers lose this capability if Goodwill is 0'), more }, scenes)).toEqual(
      [],
    );
  });

  it('regards cards again once it is over, and in what the same steps do besides', () => {
    const more = quietly('Drovers', 'Graze', ['conduct Graze']);
    const scenes = [
      {
        given: [inPlay],
        when: ['Drovers conduct Quietly', 'Drovers: Dunridge, done, Birchcombe, done'],
        then: ['Dunridge holds 1 Flock', 'Birchcombe holds 2 Flocks'],
      },
    ];
    expect(failuresOf({ side: whileInPlay('Graze places 1 more Flock'), more }, scenes)).toEqual([]);
  });

  it('reads the numbers of the sentence itself as they are before', () => {
    const more = {
      'operations/quietly': `operation: Quietly
faction: Keepers
rule: "3.7"
quantities: { wanted: 1 }
steps:
  - conduct Impound, where seized is wanted, disregarding cards
`,
    };
    const given = [inPlay, 'Dunridge holds 1 Ranger and 3 Flocks'];
    const scenes = [
      { given, when: ['Keepers conduct Quietly', 'Keepers: 2'], then: ['Dunridge holds 1 Ranger and 1 Flock'] },
    ];
    expect(failuresOf({ side: whileInPlay("Quietly's wanted is 1 more"), more }, scenes)).toEqual([]);
  });
});

it('offers what only a card keeps from being done', () => {
  const scenes = [
    {
      given: [inPlay],
      when: ['Drovers conduct Turn', 'Drovers: Day of Labour'],
      then: ['Drovers are asked: Operation, Pass'],
    },
    {
      given: [inPlay],
      when: ['Drovers conduct Turn', 'Drovers: Day of Labour, Operation'],
      then: ['Drovers are asked: Birchcombe, Cloverlea, Dunridge'],
    },
  ];
  const side = whileInPlay('Drovers may not conduct Graze', 'Drovers may not conduct Wander');
  expect(failuresOf({ side, more: quietly('Drovers', 'Graze') }, scenes)).toEqual([]);
});

const everything = whileInPlay(
  'Graze places 1 more Flock',
  "Impound's seized is 1 more",
  'Graze may not select Dunridge',
  'no Meadow may hold more than 2 Flocks',
  'Folds may be placed in Villages',
  'Flocks in Cloverlea may not be removed',
  'whenever a Flock is placed: [reduce Goodwill by 1]',
);

const often: Edit = ['operations/graze', 'up to 2 Meadows', 'up to 2 spaces'];
const game = filesWith({
  side: everything,
  edits: [often],
  more: quietly('Drovers', 'Graze', ['raise Goodwill by 1']),
});

it('plays whole games alike on both back ends, with every position looked at', () => {
  const { program } = built(game);
  const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
  expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
});

it('goes on in the middle of it where a game is taken back or loaded, as it would have gone on', () => {
  const { program } = built(game);
  let inTheMiddle = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const session = newSession(program, seed);
    for (let count = 0; pending(session) !== null && count < 40; count += 1) {
      if (!session.game.regardsCards) inTheMiddle += 1;
      const question = pending(session);
      const first = question?.options[(seed * 7 + count * 3) % question.options.length];
      if (first === undefined) break;
      const before = snapshot(session.game);
      const saved = load(program, save(session));
      answer(session, first.value);
      undo(session);
      expect(pending(session)).toEqual(question);
      expect(snapshot(session.game)).toEqual(before);
      if (!saved.ok) throw new Error(saved.message);
      expect(pending(saved.session)).toEqual(question);
      expect(saved.session.game.regardsCards).toBe(session.game.regardsCards);
      answer(session, first.value);
    }
  }
  expect(inTheMiddle).toBeGreaterThan(10);
});

it('regards cards in a game that is begun elsewhere while another one is in the middle of it', () => {
  const { program } = built(game);
  const session = newSession(program, 3);
  expect(begin(program, 'seed', session.game).game.regardsCards).toBe(true);
});

describe('what is refused', () => {
  const refused = (steps: string): ReturnType<typeof refusalOf> =>
    refusalOf({
      side: whileInPlay('Graze places 1 more Flock'),
      more: { 'operations/quietly': `operation: Quietly\nfaction: Drovers\nrule: "3.7"\nsteps:\n  - ${steps}\n` },
    });

  it('is said of a procedure that is offered among others', () => {
    expect(refused('conduct Pass, disregarding cards')).toMatchObject({
      code: 'RW0470',
      message: '`Pass` is of no class, so `disregarding cards` cannot be said of one conduct',
    });
  });

  it('is said once, and in these words', () => {
    expect(refused('conduct Graze, disregarding cards, disregarding cards')?.code).toBe('RW0204');
    expect(refused('conduct Graze, disregarding card')?.help).toContain('disregarding cards');
    expect(refused('conduct Graze, ignoring cards')?.help).toContain('disregarding cards');
  });

  it('means something only in a game with cards', () => {
    const files = [
      {
        path: 'walk/game.yaml',
        text: 'game: Walk\ntitle: Walk\ncites: W\nedition: "1"\nplay: Whole Game\nfactions:\n  Walkers: { adjective: Walker, rule: "1" }\ntracks:\n  Miles: { from: 0, to: 5, rule: "1" }\nclasses:\n  Operation: { plural: Operations, rule: "1" }\n',
      },
      {
        path: 'walk/map.yaml',
        text: 'map: The Way\nrule: "1"\nkinds:\n  Field: { plural: Fields, rule: "1" }\nspaces:\n  Home: { kind: Field, adjacent: [] }\n',
      },
      {
        path: 'walk/setup.yaml',
        text: 'setup: Home\nrule: "1"\ntracks:\n  Miles: 0\n',
      },
      {
        path: 'walk/sequence.yaml',
        text: 'procedures:\n  Whole Game:\n    rule: "1"\n    steps:\n      - conduct Step, disregarding cards\n      - Walkers win\n',
      },
      {
        path: 'walk/operations/step.yaml',
        text: 'operation: Step\nfaction: Walkers\nrule: "1"\nsteps:\n  - raise Miles by 1\n',
      },
    ];
    const { diagnostics } = check({ files, diagnostics: [] });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(['RW0477']);
    const [help] = errors[0]?.help ?? [];
    const [edit] = help?.edits ?? [];
    const { text } = files.find(({ path }) => path === edit?.span.file.path) ?? { text: '' };
    expect(edit === undefined ? '' : text.slice(edit.span.start, edit.span.end)).toBe(', disregarding cards');
  });
});
