/** What a card lets accompany further procedures while it is in play, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failuresOf, inPlay, type Lasting, refusalOf, type Scene, whileInPlay } from '../support/starter-lasting.js';

const special = (name: string, hosts: string, sentence: string): string =>
  `special activity: ${name}\nfaction: Drovers\nrule: "3.6"\naccompanies: [${hosts}]\nsteps:\n  - ${sentence}\n`;

const more = {
  'special-activities/shelter': special('Shelter', 'Graze', 'place 1 Fold in Dunridge'),
  'special-activities/haggle': special('Haggle', 'Graze', 'raise Goodwill by 2'),
};

const wander = (...answers: readonly string[]): readonly string[] => [
  'Drovers conduct Turn',
  `Drovers: ${['Day of Labour', 'Operation', 'Wander', ...answers].join(', ')}`,
];

const played = (lasting: Partial<Lasting>, scenes: readonly Scene[]): void => {
  expect(failuresOf({ side: '', more, ...lasting }, scenes)).toEqual([]);
};

describe('Shelter may accompany Wander', () => {
  const sentence = '"Shelter may accompany Wander."';

  it('is conducted at a moment of it while the card is in play, and else not', () => {
    const given = ['Birchcombe holds 1 Flock', 'Dunridge holds 1 Ranger'];
    played({ side: whileInPlay(sentence) }, [
      {
        given: [inPlay, ...given],
        when: wander('Special Activity', 'Dunridge'),
        then: ['Dunridge holds 1 Flock, 1 Fold and 1 Ranger'],
      },
      { given: [inPlay, ...given], when: wander(), then: ['Drovers are asked: Birchcombe, Special Activity'] },
      { given, when: wander('Dunridge'), then: ['Dunridge holds 1 Flock and 1 Ranger', 'nothing is asked'] },
    ]);
  });

  it('comes first where it finds a space for what has none', () => {
    const drive = special('Drive', 'Graze', 'place 1 Flock in Dunridge');
    const side = whileInPlay('Drive may accompany Wander');
    const given = ['Birchcombe holds 1 Fence', 'Cloverlea holds 1 Fence'];
    const when = ['Drovers conduct Turn', 'Drovers: Day of Labour, Operation'];
    played({ side, more: { 'special-activities/drive': drive } }, [
      { given: [inPlay, ...given], when, then: ['Drovers are asked: Graze, Wander'] },
      {
        given: [inPlay, ...given],
        when: [...when, 'Drovers: Wander, Elmwick'],
        then: ['Elmwick holds 1 Flock', 'Dunridge holds nothing'],
      },
      { given, when, then: ['Drovers are asked: Dunridge, Special Activity'] },
    ]);
  });

  it('holds on a condition, which is asked at each moment', () => {
    const given = [inPlay, 'Birchcombe holds 1 Flock'];
    played({ side: whileInPlay('Shelter may accompany Wander if Goodwill is at least 5') }, [
      { given: [...given, 'Goodwill is 5'], when: wander(), then: ['Drovers are asked: Birchcombe, Special Activity'] },
      { given: [...given, 'Goodwill is 4'], when: wander('Dunridge'), then: ['Dunridge holds 1 Flock'] },
    ]);
  });
});

describe('refused', () => {
  it.each([
    ['Shelter may accompany Graze', 'RW0555'],
    ['Graze may accompany Wander', 'RW0552'],
    ['Shelter may accompany Haggle', 'RW0553'],
    ['Shelter may accompany Pass', 'RW0553'],
    ['Shelter may accompany Hire', 'RW0554'],
    ['Shelter may accompany Flocks', 'RW0322'],
    ['Sheltr may accompany Wander', 'RW0312'],
  ])('%s', (sentence, code) => {
    expect(refusalOf({ side: whileInPlay(sentence), more })?.code).toBe(code);
  });

  it('tells what to write where another faction conducts it', () => {
    const told = refusalOf({ side: whileInPlay('"Enclose may accompany Wander."') });
    expect(told).toEqual({
      code: 'RW0554',
      message: '`Enclose` is conducted by `Keepers`, `Wander` by `Drovers`',
      help: 'for what Keepers may do when it is over, write `after Wander: [Keepers may conduct Enclose]`',
    });
    // The Keepers enclose when the Drovers have wandered, and else nobody is asked.
    const given = ['Birchcombe holds 1 Flock and 1 Ranger', 'Dunridge holds 1 Ranger'];
    const when = ['Drovers conduct Wander', 'Drovers: Dunridge'];
    played({ side: whileInPlay('after Wander: [Keepers may conduct Enclose]'), more: {} }, [
      { given: [inPlay, ...given], when, then: ['Keepers are asked: Enclose, done'] },
      { given, when, then: ['Dunridge holds 1 Flock and 1 Ranger', 'nothing is asked'] },
    ]);
  });
});
