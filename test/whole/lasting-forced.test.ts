/** What a card makes a faction choose, and the faction that has not played it: each played on both back ends. */
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import { failuresOf, filesWith, refusalOf, whileInPlay, type Edit, type Scene } from '../support/starter-lasting.js';

const onTheNext = 'effect:\n  - On the next Event, the other faction must Pass.\n';

/** The card in a whole game: who comes first takes its Event, the other one the Day of Labour. */
const played = (first: string, second: string, further: readonly string[]): Pick<Scene, 'given' | 'when'> => ({
  given: ['Goodwill is 0', 'the deck is H9, H1', `${first} are 1st to Act`],
  when: ['conduct Whole Game', `${first}: Event, Event`, `${second}: Pass`, ...further],
});

const scenes: readonly Scene[] = [
  // Who has taken the Event is first on the next card.
  { ...played('Drovers', 'Keepers', ['Drovers: Event']), then: ['Goodwill is 1', 'Drovers are asked: Event, Pass'] },
  {
    ...played('Drovers', 'Keepers', ['Drovers: Event, Pass, Elmwick']),
    then: ['Goodwill is 2', 'Elmwick holds 1 Flock', 'nothing is asked'],
  },
  {
    ...played('Keepers', 'Drovers', ['Drovers: Elmwick', 'Keepers: Event, Pass', 'Drovers: Alderholt']),
    then: ['Elmwick holds 1 Flock', 'Alderholt holds 1 Flock', 'Goodwill is 1', 'nothing is asked'],
  },
];

describe('On the next Event, the other faction must Pass.', () => {
  it('binds the faction that has not played the card, whichever that is', () => {
    expect(failuresOf({ side: onTheNext }, scenes)).toEqual([]);
  });

  it('binds nobody on the card after that', () => {
    const given = ['H9 is in play', 'player of H9 is 1', 'the deck is H1', 'Drovers are 1st to Act'];
    const then = ['H9 is not in play', 'Drovers are asked: Event, Pass'];
    expect(failuresOf({ side: onTheNext }, [{ given, when: ['conduct Whole Game', 'Drovers: Event'], then }])).toEqual(
      [],
    );
  });

  it('binds nobody where its condition does not hold', () => {
    const side = 'effect:\n  - On the next Event, the other faction must Pass if Goodwill is at least 5.\n';
    const given = ['H9 is in play', 'player of H9 is 1', 'the card is H1'];
    const when = ['Drovers conduct Turn', 'Drovers: Event'];
    expect(
      failuresOf({ side }, [
        { given: [...given, 'Goodwill is 4'], when, then: ['Drovers are asked: Event, Pass'] },
        {
          given: [...given, 'Goodwill is 5'],
          when: ['Drovers conduct Turn', 'Drovers: Event, Elmwick'],
          then: ['Elmwick holds 1 Flock'],
        },
      ]),
    ).toEqual([]);
  });

  it('notes who has played the card once, whatever several sentences say of the other faction', () => {
    const side = `effect:
  - On the next Event, the other faction must Pass if Goodwill is at least 5.
  - On the next Event, the other faction must choose Operation in Turn if Goodwill is at most 4.
`;
    const given = ['the deck is H9, H1', 'Keepers are 1st to Act', 'Elmwick holds 1 Flock'];
    const when = ['conduct Whole Game', 'Keepers: Event, Event', 'Drovers: Pass, Elmwick', 'Keepers: Event, Pass'];
    expect(
      failuresOf({ side }, [
        { given: [...given, 'Goodwill is 0'], when, then: ['Drovers are asked: Graze, Wander'] },
        {
          given: [...given, 'Goodwill is 5'],
          when: [...when, 'Drovers: Alderholt'],
          then: ['Alderholt holds 1 Flock'],
        },
      ]),
    ).toEqual([]);
  });

  it('plays the same on both back ends', () => {
    const { program } = built(filesWith({ side: onTheNext }));
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });
});

/** Another procedure that offers to pass. */
const elsewhere: Edit = [
  'sequence',
  '\n  Pass:\n',
  '\n  Rest:\n    rule: "2.4"\n    steps:\n      - choose one:\n          Pass:\n            - conduct Pass\n          Wait:\n            - raise Goodwill by 1\n\n  Pass:\n',
];

describe('what is refused', () => {
  it.each([
    ['Keepers must Pss', 'RW0314', [], 'Pass'],
    ['Keepers must Pass', 'RW0400', [elsewhere], 'Pass in Turn'],
    ['Keepers must', 'RW0202', [], ''],
    ['Keepers must not Pass', 'RW0201', [], ''],
  ] as const)('%s', (sentence, code, edits, help) => {
    const told = refusalOf({ side: whileInPlay(sentence), edits });
    expect(told?.code).toBe(code);
    expect(told?.help).toContain(help);
  });
});
