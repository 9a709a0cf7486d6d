/** Cards that factions hold: drawn, kept, played and discarded, reshuffled, counted; and hidden from others. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import {
  ASIDE,
  fullPosition,
  handOf,
  loadPosition,
  logAnswer,
  POOL,
  setChitsAt,
  startGame,
  stateSeenBy,
} from '../../runtime/index.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { withEffect, type Position } from '../support/starter-sentence.js';

const kinds = `card kinds:
  Event: { plural: Events, rule: "4.0" }
  Ploy: { plural: Ploys, held by: each faction, rule: "4.1" }
`;

/** Ploys of Keepers and Drovers: two are written, two are known by their titles. */
const ploys = (files: readonly SourceFile[]): SourceFile[] => [
  ...files.map(({ path, text }) => ({
    path,
    text: text.replace(/card kinds:\n.*\n/u, kinds),
  })),
  {
    path: 'starter/cards/p1-whistle.yaml',
    text: 'card: P1\ntitle: Whistle\nkind: Ploy\nevent:\n  title: Whistle\n  effect:\n    - raise Goodwill by 1\n',
  },
  {
    path: 'starter/cards/p2-open-gate.yaml',
    text: 'card: P2\ntitle: Open Gate\nkind: Ploy\nevent:\n  title: Open Gate\n  effect:\n    - reduce Goodwill by 2\n    - draw 1 card\n',
  },
  { path: 'starter/ploys.yaml', text: 'cards without text:\n  P3: Old Dog\n  P4: New Dog\nkind: Ploy\n' },
];

const filesFor = (effect: string, position: Position): SourceFile[] => ploys(withEffect(effect, position));

/** What does not come out as stated; null where all does. */
function failureOf(effect: string, position: Position): string | null {
  const { program, world, examples } = built(filesFor(effect, position));
  const [failure] = failuresOf(
    program,
    world,
    examples.filter(({ name }) => name === 'it is so'),
  );
  return failure?.[1] ?? null;
}

const told = (effect: string): readonly string[] =>
  check({ files: filesFor(effect, { given: [], then: ['nobody has won'] }), diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`);

const deck = 'the Ploy deck holds';

/** What does not come out as stated where a hand holds so many Ploys at most. */
function failureAtLimit(limit: number, effect: string, position: Position): string | null {
  const files = filesFor(effect, position).map(({ path, text }) => ({
    path,
    text: text.replace('held by: each faction', `held by: each faction, hand limit: ${limit}`),
  }));
  const { program, world, examples } = built(files);
  const [failure] = failuresOf(
    program,
    world,
    examples.filter(({ name }) => name === 'it is so'),
  );
  return failure?.[1] ?? null;
}

/** Only a game in which somebody may look keeps what is known of its cards. */
const lookLater = '\n- if Goodwill is 9:\n    - look at the top Ploy of the deck';

describe('cards that are held', () => {
  it('are drawn to the hand of whoever draws', () => {
    const given = ['Keepers hold nothing', 'Drovers hold Whistle', `${deck} Open Gate`];
    const drovers = ['Drovers hold Whistle and Open Gate', 'Keepers hold nothing', `${deck} nothing`];
    expect(failureOf('- draw 1 Ploy card', { given, then: drovers })).toBe(null);
    expect(failureOf('- draw 1 Ploy', { given, then: drovers })).toBe(null);
    const keepers = ['Drovers hold Whistle', 'Keepers hold Open Gate'];
    expect(failureOf('- Keepers draw 1 card', { given, then: keepers })).toBe(null);
    expect(failureOf('- Keepers:\n    - draw 1 card', { given, then: keepers })).toBe(null);
  });

  it('are fewer where the deck has fewer, and none where it is empty: nothing is reshuffled by itself', () => {
    const given = [`${deck} Open Gate`, 'Whistle is discarded'];
    expect(failureOf('- draw 3 cards', { given, then: ['Drovers hold Open Gate', 'Whistle is discarded'] })).toBe(null);
    const empty = [`${deck} nothing`, 'Drovers hold Whistle'];
    expect(failureOf('- draw 1 card', { given: empty, then: ['Drovers hold Whistle'] })).toBe(null);
  });

  it('are drawn for a choice, and what is not kept is discarded', () => {
    const given = [`${deck} Whistle and Open Gate`, 'Drovers hold Old Dog'];
    const answers = ['draw: Whistle', 'Drovers: Open Gate'];
    const then = ['Drovers hold Old Dog and Open Gate', 'Whistle is discarded', `${deck} nothing`];
    expect(failureOf('- Draw 2 cards and keep 1.', { given, answers, then })).toBe(null);
    const other = ['Drovers hold Old Dog and Whistle', 'Open Gate is discarded'];
    expect(
      failureOf('- draw 2 cards and keep 1', { given, answers: ['draw: Whistle', 'Drovers: Whistle'], then: other }),
    ).toBe(null);
    const alone = { given: [`${deck} Whistle`, 'Drovers hold nothing'], then: ['Drovers hold Whistle'] };
    expect(failureOf('- draw 2 cards and keep 1', alone)).toBe(null);
  });

  it('may be drawn or not', () => {
    const given = [`${deck} Whistle and Open Gate`, 'Drovers hold nothing'];
    const effect = '- Drovers may draw 2 cards and keep 1';
    expect(
      failureOf(effect, {
        given,
        answers: ['Drovers: done'],
        then: ['Drovers hold nothing', `${deck} Whistle and Open Gate`],
      }),
    ).toBe(null);
    const answers = ['Drovers: yes', 'draw: Whistle', 'Drovers: Open Gate'];
    expect(failureOf(effect, { given, answers, then: ['Drovers hold Open Gate', 'Whistle is discarded'] })).toBe(null);
    const empty = { given: [`${deck} nothing`, 'Drovers hold nothing'], then: ['nothing is asked'] };
    expect(failureOf('- Drovers may draw 1 card', empty)).toBe(null);
  });

  it('are discarded by whoever holds them', () => {
    const given = ['Drovers hold Whistle and Old Dog', 'Keepers hold Open Gate'];
    const then = ['Drovers hold Whistle', 'Keepers hold Open Gate', 'Old Dog is discarded'];
    expect(failureOf('- discard 1 card', { given, answers: ['Drovers: Old Dog'], then })).toBe(null);
    expect(failureOf('- discard 1 Ploy card from hand', { given, answers: ['Drovers: Old Dog'], then })).toBe(null);
    expect(failureOf('- discard all Ploys', { given, then: ['Drovers hold nothing', 'Keepers hold Open Gate'] })).toBe(
      null,
    );
    expect(
      failureOf('- Keepers discard 1 card', { given, then: ['Keepers hold nothing', 'Open Gate is discarded'] }),
    ).toBe(null);
  });

  it('are discarded down to so many', () => {
    const given = ['Drovers hold Whistle, Open Gate and Old Dog', 'Keepers hold New Dog'];
    const answers = ['Drovers: Old Dog, Whistle'];
    const then = ['Drovers hold Open Gate', 'Whistle is discarded', 'Old Dog is discarded', 'Keepers hold New Dog'];
    expect(failureOf('- discard all but 1 Ploy in hand', { given, answers, then })).toBe(null);
    expect(failureOf('- discard down to 1 Ploy in hand', { given, answers, then })).toBe(null);
    expect(failureOf('- discard down to 1 card', { given, answers, then })).toBe(null);
    const few = { given, then: ['Drovers hold Whistle, Open Gate and Old Dog', 'nothing is asked'] };
    expect(failureOf('- discard down to 3 Ploys in hand', few)).toBe(null);
    const each = { given, answers: ['Drovers: Old Dog, Whistle'], then: [...then, 'nothing is asked'] };
    expect(failureOf('- each faction, in order of play:\n    - discard down to 1 Ploy in hand', each)).toBe(null);
    expect(told('- discard down to 0 Ploys in hand')).toEqual(['RW0402: a quantity of 0 means nothing here']);
  });

  it('are no more in a hand than its limit: what a draw brings above it is discarded at once', () => {
    const given = ['Drovers hold Whistle', `${deck} Open Gate and Old Dog`];
    const both = ['draw: Open Gate', 'Drovers: Whistle'];
    const then = ['Drovers hold Open Gate and Old Dog', 'Whistle is discarded'];
    expect(failureAtLimit(2, '- draw 2 Ploys', { given, answers: both, then })).toBe(null);
    const one = { given, answers: both, then: ['Drovers hold Open Gate', 'Whistle is discarded', `${deck} Old Dog`] };
    expect(failureAtLimit(1, '- draw 1 Ploy', one)).toBe(null);
    const below = { given, answers: ['draw: Open Gate'], then: ['Drovers hold Whistle and Open Gate'] };
    expect(failureAtLimit(2, '- draw 1 Ploy', below)).toBe(null);
    const kept = {
      given,
      answers: ['draw: Old Dog', 'Drovers: Old Dog, Whistle'],
      then: ['Drovers hold Old Dog', 'Whistle is discarded', 'Open Gate is discarded'],
    };
    expect(failureAtLimit(1, '- draw 2 Ploys and keep 1', kept)).toBe(null);
    const taken = { given, answers: ['Drovers: Old Dog', 'Drovers: Whistle'], then: ['Drovers hold Old Dog'] };
    expect(failureAtLimit(1, '- hold 1 Ploy in the deck', taken)).toBe(null);
    const others = { given: [...given, 'Keepers hold New Dog'], answers: ['draw: Old Dog', 'Keepers: New Dog'] };
    const keepers = ['Keepers hold Old Dog', 'Drovers hold Whistle', 'New Dog is discarded'];
    expect(failureAtLimit(1, '- Keepers draw 1 Ploy', { ...others, then: keepers })).toBe(null);
  });

  it('are looked at, on top of their deck', () => {
    const given = ['the top of the Ploy deck is Old Dog and Whistle', 'Drovers hold Open Gate'];
    const top = 'the top of the Ploy deck is Old Dog';
    const one = [top, 'Drovers has seen Old Dog', 'Keepers has seen nothing', `${deck} Old Dog, Whistle and New Dog`];
    expect(
      failureOf('- look at the top Ploy of the deck', { given, then: [`${top} and Whistle`, ...one.slice(1)] }),
    ).toBe(null);
    const chance = { given: ['Drovers hold Open Gate'], answers: ['draw: Old Dog'], then: one };
    expect(failureOf('- look at the top card of the deck', chance)).toBe(null);
    const both = [
      'Drovers has seen Old Dog and Whistle',
      'Drovers see: [the top of the Ploy deck is Old Dog and Whistle]',
    ];
    const hidden = [
      'Keepers see: [the top of the Ploy deck is nothing, Drovers has seen nothing]',
      'everybody sees: [Drovers has seen nothing]',
    ];
    expect(failureOf('- look at the top 2 Ploys of the deck', { given, then: [...both, ...hidden] })).toBe(null);
    const few = { given: [`${deck} Whistle`], then: ['Drovers has seen Whistle', 'nothing is asked'] };
    expect(failureOf('- look at the top 3 Ploys of the deck', few)).toBe(null);
  });

  it('are drawn in the order in which they were looked at, and then by chance', () => {
    const given = ['the top of the Ploy deck is Old Dog', 'Drovers hold nothing', 'Drovers has seen Old Dog'];
    const then = ['Drovers hold Old Dog', 'Drovers has seen nothing', 'the top of the Ploy deck is nothing'];
    expect(failureOf(`- draw 1 Ploy${lookLater}`, { given, then })).toBe(null);
    const more = { given, answers: ['draw: Whistle'], then: ['Drovers hold Old Dog and Whistle'] };
    expect(failureOf(`- draw 2 Ploys${lookLater}`, more)).toBe(null);
    const last = ['the bottom of the Ploy deck is Old Dog', `${deck} Old Dog and Whistle`, 'Drovers hold nothing'];
    expect(
      failureOf(`- draw 1 Ploy${lookLater}`, { given: last, then: ['Drovers hold Whistle', 'nothing is asked'] }),
    ).toBe(null);
  });

  it('are put back in the order of whoever looks, or on the bottom', () => {
    const given = ['the top of the Ploy deck is Old Dog, Whistle and New Dog', 'Keepers has seen Whistle'];
    const order = {
      given,
      answers: ['Drovers: Whistle'],
      then: ['the top of the Ploy deck is Whistle, Old Dog and New Dog', 'Keepers has seen nothing'],
    };
    expect(failureOf('- look at the top 2 Ploys of the deck and put them back in any order', order)).toBe(null);
    const kept = {
      given,
      answers: ['Drovers: Old Dog'],
      then: ['the top of the Ploy deck is Old Dog, Whistle and New Dog', 'Drovers has seen Old Dog and Whistle'],
    };
    expect(failureOf('- look at the top 2 Ploys of the deck and put them back in any order', kept)).toBe(null);
    const sunk = {
      given,
      answers: ['Drovers: Old Dog'],
      then: ['the top of the Ploy deck is Whistle and New Dog', 'the bottom of the Ploy deck is Old Dog'],
    };
    expect(failureOf('- look at the top 2 Ploys of the deck and put 1 of them on the bottom', sunk)).toBe(null);
  });

  it('are looked at in a hand, all of them or so many by chance', () => {
    const given = ['Keepers hold Whistle and Old Dog', 'Drovers hold New Dog'];
    const all = ['Drovers has seen Whistle and Old Dog', 'Keepers hold Whistle and Old Dog', 'nothing is asked'];
    expect(failureOf("- look at all Ploys in Keepers' hand", { given, then: all })).toBe(null);
    expect(failureOf("- look at Keepers' hand", { given, then: all })).toBe(null);
    const seen = [
      'Drovers has seen Old Dog',
      'Drovers see: [Keepers hold Old Dog]',
      'everybody sees: [Keepers hold nothing]',
    ];
    const chance = { given, answers: ['draw: Old Dog'], then: seen };
    expect(failureOf("- look at 1 Ploy in Keepers' hand at random", chance)).toBe(null);
    expect(failureOf("- look at all Ploys in Drovers' hand", { given, then: ['Drovers has seen nothing'] })).toBe(null);
  });

  it('are not offered to be looked at where nothing would be seen that is not known', () => {
    const given = ['Keepers hold Whistle'];
    const effect = "- Drovers may look at all Ploys in Keepers' hand";
    expect(failureOf(effect, { given, answers: ['Drovers: yes'], then: ['Drovers has seen Whistle'] })).toBe(null);
    expect(failureOf(effect, { given, answers: ['Drovers: done'], then: ['Drovers has seen nothing'] })).toBe(null);
    expect(failureOf(effect, { given: [...given, 'Drovers has seen Whistle'], then: ['nothing is asked'] })).toBe(null);
    expect(failureOf(effect, { given: ['Keepers hold nothing'], then: ['nothing is asked'] })).toBe(null);
    const top = '- Drovers may look at the top Ploy of the deck';
    const known = ['the top of the Ploy deck is Whistle', 'Drovers has seen Whistle'];
    expect(failureOf(top, { given: known, then: ['nothing is asked'] })).toBe(null);
    expect(
      failureOf(`${top} and put 1 of them on the bottom`, {
        given: known,
        answers: ['Drovers: yes'],
        then: ['the bottom of the Ploy deck is Whistle'],
      }),
    ).toBe(null);
  });

  it('are known where they lie until they move or are shuffled', () => {
    const given = ['Keepers hold Whistle and Old Dog', 'Drovers has seen Whistle and Old Dog', 'New Dog is discarded'];
    const then = ['Drovers has seen Old Dog', 'Whistle is discarded'];
    expect(failureOf(`- Keepers discard 1 Ploy${lookLater}`, { given, answers: ['Keepers: Whistle'], then })).toBe(
      null,
    );
    const top = ['the top of the Ploy deck is Open Gate', 'Drovers has seen Open Gate', 'Whistle is discarded'];
    const shuffled = ['Drovers has seen nothing', 'the top of the Ploy deck is nothing'];
    const looks = `- reshuffle the Ploy discard pile${lookLater}`;
    expect(failureOf(looks, { given: top, then: shuffled })).toBe(null);
    const none = {
      given: top.slice(0, 2),
      then: ['Drovers has seen Open Gate', 'the top of the Ploy deck is Open Gate'],
    };
    expect(failureOf(looks, none)).toBe(null);
  });

  it('are not looked at where they are not hidden, or it is not said which', () => {
    expect(told('- look at the top 0 Ploys of the deck')).toEqual(['RW0402: a quantity of 0 means nothing here']);
    expect(told('- look at all Ploys in hand')).toEqual([
      'RW0581: `all Ploys in hand` are not cards in the hand of another',
    ]);
    expect(told("- look at 1 Ploy in Keepers' hand")).toEqual([
      "RW0594: which of `1 Ploy in Keepers' hand` is not said",
    ]);
    expect(told("- look at all Ploys in Keepers' hand at random").map((it) => it.slice(0, 6))).toEqual(['RW0594']);
    expect(told("- look at all Events in Keepers' hand")).toHaveLength(1);
    expect(told('- look at the top 2 Ploys of the deck and put 3 of them on the bottom')).toEqual([
      'RW0593: of 2 cards, 3 cannot be put on the bottom',
    ]);
  });

  it('are played, which does the Event and discards the card', () => {
    const given = ['Goodwill is 5', 'Drovers hold Whistle and Open Gate', `${deck} Old Dog`];
    const then = ['Goodwill is 3', 'Drovers hold Whistle and Old Dog', 'Open Gate is discarded', 'P2 has been played'];
    expect(failureOf('- play 1 card from hand', { given, answers: ['Drovers: Open Gate'], then })).toBe(null);
    const whistle = ['Goodwill is 6', 'Drovers hold Open Gate', 'Whistle is discarded', 'the card is H9'];
    expect(
      failureOf('- play 1 Ploy', { given: [...given, 'the card is H9'], answers: ['Drovers: Whistle'], then: whistle }),
    ).toBe(null);
    const titled = ['Goodwill is 5', 'Drovers hold nothing', 'Old Dog is discarded'];
    expect(failureOf('- play 1 card', { given: ['Goodwill is 5', 'Drovers hold Old Dog'], then: titled })).toBe(null);
  });

  it('need not be played, and are not asked for where there are none', () => {
    const given = ['Goodwill is 5', 'Drovers hold Whistle'];
    const effect = '- Drovers may play 1 card from hand';
    expect(failureOf(effect, { given, answers: ['Drovers: done'], then: ['Drovers hold Whistle'] })).toBe(null);
    expect(failureOf(effect, { given: ['Drovers hold nothing'], then: ['nothing is asked'] })).toBe(null);
  });

  it('are reshuffled from the discard pile', () => {
    const given = [`${deck} Old Dog`, 'Whistle is discarded', 'Drovers hold Open Gate'];
    const then = [`${deck} Whistle and Old Dog`, 'Drovers hold Open Gate'];
    expect(
      failureOf('- reshuffle the discard pile into the deck', { given: [...given, 'Keepers hold New Dog'], then }),
    ).toBe(null);
    const effect = '- if the cards in the deck is 0:\n    - reshuffle the discard pile';
    expect(told(effect)).toEqual([]);
  });

  it('are counted in hands, in the deck and in the discard pile', () => {
    const given = [
      'Goodwill is 0',
      'Drovers hold Whistle and Old Dog',
      'Keepers hold Open Gate',
      'New Dog is discarded',
    ];
    const becomes = (effect: string, goodwill: number): void => {
      expect(failureOf(`- ${effect}`, { given, then: [`Goodwill is ${goodwill}`] }), effect).toBe(null);
    };
    becomes('raise Goodwill by the cards in hand', 2);
    becomes('raise Goodwill by the held Ploy cards', 2);
    becomes("raise Goodwill by the Ploy cards in Keepers' hand", 1);
    becomes('raise Goodwill by the Ploys held by Drovers', 2);
    becomes('raise Goodwill by the Ploy cards in the discard pile', 1);
    becomes('raise Goodwill by the Ploy cards in the deck', 0);
    becomes('raise Goodwill by 3 if 2 or more cards are in hand', 3);
    becomes("raise Goodwill by 3 if 2 or more cards are in Keepers' hand", 0);
  });

  it('are refused where it is not said, or cannot be, what is meant', () => {
    expect(told('- set aside 1 card')).toEqual(['RW0472: cards of a hand are not what is meant by `set aside`']);
    expect(told('- draw 2 cards and keep 2')).toEqual(['RW0473: of 2 cards, 2 to keep leaves no choice']);
    expect(told('- set Goodwill to the Ploys')).toEqual([
      'RW0421: where the cards are is not said: expected `in hand`, `in the deck` or `in the discard pile`',
    ]);
    expect(told('- reshuffle the cards')).toEqual(['RW0474: `the cards` is no discard pile']);
    expect(told('- reshuffle the Ploy held discard pile into the deck')).toEqual([
      'RW0474: `the Ploy held discard pile` is no discard pile',
    ]);
    expect(told('- discard 1 card held by Keepers')).toEqual(['RW0475: nobody but `Keepers` sees these cards']);
    expect(told('- place 1 Ranger in hand')).toHaveLength(1);
    expect(told('- draw 5 cards')).toEqual(['RW0401: 5 cards are asked for, but the game has only 4']);
  });

  it('need a faction that acts, whose hand it is', () => {
    const position = { given: [], then: ['nobody has won'] };
    const files = filesFor('- nothing', position).map(({ path, text }) => ({
      path,
      text: text.replace('- reveal the next card', '- draw 1 card\n          - reveal the next card'),
    }));
    const errors = check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(['RW0543']);
  });

  it('are never the card whose Event the sequence of play plays', () => {
    const event = '\nevent:\n  title: Sun\n  effect:\n    - raise Goodwill by 1\n';
    const files = filesFor('- raise Goodwill by 1', { given: [], then: ['nobody has won'] }).map(({ path, text }) => ({
      path,
      text: path.includes('/cards/h')
        ? `${/^card: .*\ntitle: .*$/mu.exec(text)?.[0] ?? ''}${/\nkind: Market/u.exec(text)?.[0] ?? event}\n`
        : text.replace('- reveal the next card', "- reveal the next card\n          - play the card's Event"),
    }));
    const errors = check({ files, diagnostics: [] }).diagnostics.filter(({ code }) => code === 'RW0543');
    expect(errors).toEqual([]);
  });

  it('are not dealt into the deck of the sequence, and no two have one title', () => {
    const changed = (from: string, to: string): readonly string[] => {
      const files = filesFor('- nothing', { given: [], then: ['nobody has won'] });
      const texts = files.map(({ path, text }) => ({ path, text: text.replace(from, to) }));
      return check({ files: texts, diagnostics: [] })
        .diagnostics.filter(({ severity }) => severity === 'error')
        .map(({ code, message }) => `${code} ${message}`);
    };
    expect(changed('kinds: [Event]', 'kinds: [Event, Ploy]')).toContain(
      'RW0585 `Ploy` cards are held, and lie in a deck of their own',
    );
    expect(changed('P4: New Dog', 'P4: Old Dog')).toEqual(['RW0586 `P4` has the title of something else, `Old Dog`']);
  });

  it('are hidden from all but whoever holds them: others know how many there are', () => {
    const { program } = built(filesFor('- draw 2 cards and keep 1', { given: [], then: ['nobody has won'] }));
    const game = startGame(program, 1, null);
    const { rules } = program;
    const chit = (name: string): number => rules.chits.findIndex((it) => it.name === name);
    for (const [name, place] of [
      ['Whistle', handOf(0)],
      ['Open Gate', handOf(1)],
      ['Old Dog', ASIDE],
    ] as const) {
      setChitsAt(game, chit(name), POOL, 0);
      setChitsAt(game, chit(name), place, 1);
    }
    const keepers = stateSeenBy(game, 'Keepers');
    expect(keepers.held).toEqual({ Keepers: ['Whistle'] });
    expect(keepers.hands).toEqual({ Ploy: { deck: 1, held: { Keepers: 1, Drovers: 1 } } });
    expect(keepers.pools).toEqual({ Ploy: { 'Open Gate': 1, 'New Dog': 1 }, aside: { 'Old Dog': 1 } });
    expect(stateSeenBy(game, null).held).toEqual({});
    const full = fullPosition(game);
    expect(full.held).toEqual({ Keepers: ['Whistle'], Drovers: ['Open Gate'] });
    const loaded = loadPosition(program, full);
    expect(fullPosition(loaded)).toEqual(full);
  });

  it('are drawn and kept without a word of them in the log', () => {
    const { program, world } = built(filesFor('- draw 2 cards and keep 1', { given: [], then: ['nobody has won'] }));
    const game = startGame(program, 1, null);
    game.log = [];
    const play = program.events[world.cards.findIndex(({ code }) => code === 'H9')]?.[0];
    const effect = play?.(game, 1);
    let step = effect?.next();
    while (step?.done === false) {
      logAnswer(game, step.value, step.value.options[0] ?? 0);
      step = effect?.next(step.value.options[0] ?? 0);
    }
    expect(game.log.filter((line) => line.endsWith(': a card'))).toHaveLength(3);
    expect(game.log.join()).not.toMatch(/Whistle|Open Gate|Old Dog|New Dog/u);
  });
});
