/** What cards make of a number, of a choice and of steps does not depend on which card has which text. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { putInPlay } from '../../runtime/cards.js';
import { type Decision, DONE, type Effect, type Game, newGame, type Program } from '../../runtime/index.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built } from '../support/both-back-ends.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

/** Saltmarsh with a capability of the League for each text, in this order of codes. */
function withCards(texts: readonly string[]): SourceFile[] {
  const files = saltmarshFiles().map(({ path, text }) => ({
    path,
    text: text.replace('left out: 2', `left out: ${2 + texts.length}`),
  }));
  const cards = texts.map((text, index) => ({
    path: `saltmarsh/cards/c${20 + index}.yaml`,
    text: `card: C${20 + index}
title: Custom ${index}
capability: League
unshaded:
  title: It holds
  while in play:
    - ${text}
shaded:
  title: It does not
  effect:
    - nothing
`,
  }));
  return [...files, ...cards];
}

function orders<T>(list: readonly T[]): readonly (readonly T[])[] {
  return [list, [...list].reverse(), [...list.slice(1), ...list.slice(0, 1)]];
}

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

/** A position in which the cards with these texts are in play. */
function gameWith(program: Program, texts: readonly string[], inPlay: readonly string[]): Game {
  const game = newGame(program.rules);
  program.setup(game);
  texts.forEach((text, index) => {
    const card = program.rules.cards.findIndex(({ id }) => id === `C${20 + index}`);
    if (inPlay.includes(text)) putInPlay(game, card, 0);
  });
  return game;
}

/** Carries out an effect; each question is answered by `choose`. */
function playOut(effect: Effect, choose: (asked: Decision) => number): void {
  let step = effect.next();
  while (step.done !== true) step = effect.next(choose(step.value));
}

function run(program: Program, game: Game, procedure: string, choose: (asked: Decision) => number): void {
  const index = program.rules.procedures.indexOf(procedure);
  const found = program.procedures[index];
  if (found === undefined) throw new Error(`nothing is called ${procedure}`);
  playOut(found.run(game, 0), choose);
}

const last = ({ options }: Decision): number => options.at(-1) ?? DONE;

describe('a number that several cards change', () => {
  const texts = [
    "Muster's raised is 3",
    "Muster's raised is 3 less",
    "Muster's raised is 1 more",
    "Muster's raised is at most 2",
  ];
  const expected = (inPlay: readonly string[]): number => {
    const base = inPlay.includes(texts[0] ?? '') ? 3 : 2;
    const less = inPlay.includes(texts[1] ?? '') ? 3 : 0;
    const more = inPlay.includes(texts[2] ?? '') ? 1 : 0;
    return Math.min(Math.max(0, base + more - less), inPlay.includes(texts[3] ?? '') ? 2 : Infinity);
  };

  it.each(orders(texts))('is what it is in itself or by a card, with all changes, then bounded: %s, …', (...order) => {
    const { program } = built(withCards(order));
    const troopers = (inPlay: readonly string[]): number => {
      const game = gameWith(program, order, inPlay);
      let most = 0;
      run(program, game, 'Muster', (asked) => {
        if (asked.kind === 'count') most = Math.max(...asked.options);
        return asked.kind === 'space' ? last(asked) : asked.kind === 'count' ? most : (asked.options[0] ?? DONE);
      });
      return most;
    };
    for (const inPlay of subsets(texts)) expect([inPlay, troopers(inPlay)]).toEqual([inPlay, expected(inPlay)]);
  });
});

describe('alternatives that several cards force', () => {
  const texts = ['Crown must choose Troopers in Muster', 'Crown must choose Scout in Muster'];

  it.each(orders(texts))('are left to the faction: %s, %s', (...order) => {
    const { program } = built(withCards(order));
    for (const inPlay of subsets(texts)) {
      const asked = new Set<string>();
      run(program, gameWith(program, order, inPlay), 'Muster', (decision) => {
        if (decision.kind === 'alternative')
          asked.add(decision.options.map((it) => decision.labels?.[it] ?? '').join());
        return decision.options[0] ?? DONE;
      });
      // Of one that is forced alone nobody is asked.
      expect([inPlay, [...asked]]).toEqual([inPlay, inPlay.length === 1 ? [] : ['Troopers,Scout']]);
    }
  });
});

describe('cards that contradict each other', () => {
  const codes = (...texts: readonly string[]): readonly string[] => {
    const { diagnostics } = check({ files: withCards(texts), diagnostics: [] });
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  };

  it.each([
    ['RW0547', ["Muster's raised is 3", "Muster's raised is 4"]],
    ['RW0547', ["Muster's spaces is 1", "each Crown Operation's spaces is 2"]],
    [
      'RW0548',
      [
        'instead of the gathering of Rise:\n        - nothing',
        'instead of the gathering of Rise:\n        - place 1 Runner here',
      ],
    ],
    [
      'RW0548',
      ['instead of the Boon of Salt:\n        - nothing', 'instead of the Boon of Salt:\n        - place Unrest here'],
    ],
  ])('are refused by %s', (code, texts) => {
    expect(codes(...texts)).toEqual([code]);
  });

  it.each([
    [["Muster's raised is 3", "Muster's raised is 3"]],
    [["Muster's raised is 3", "Muster's raised is 4 if C20 is not in play"]],
    [["Muster's raised is 3 if Resolve is at least 4", "Muster's raised is 4 if Resolve is less than 4"]],
    [["Muster's raised is 3", "Muster's spaces is 3"]],
    [['instead of the Boon of Salt:\n        - nothing', 'instead of the Boon of Bread:\n        - nothing']],
  ])('are not those of %j', (texts) => {
    expect(codes(...texts)).toEqual([]);
  });
});

describe('a number of which so many count as one', () => {
  // A card of Saltmarsh takes 1 from it, too.
  const marked = (declared: string, ...texts: readonly string[]): readonly string[] => {
    const files = withCards(texts).map(({ path, text }) => ({
      path,
      text: path.endsWith('operations/muster.yaml')
        ? text
            .replace('raised: 2', `raised: ${declared}`)
            .replace(
              '- place up to raised Troopers',
              '- let hits be 1 per raised Runners here\n            - place up to hits Troopers',
            )
        : text,
    }));
    const { diagnostics } = check({ files, diagnostics: [] });
    return diagnostics
      .filter(({ severity, code }) => severity === 'error' && !code.startsWith('RW06'))
      .map(({ code, span }) => `${code} ${span.file.text.slice(span.start, span.end)}`);
  };

  it.each([
    ['0', [], 'raised'],
    ['2', ["Muster's raised is 0"], "Muster's raised is 0"],
    ['2', ["Muster's raised is at most 0"], "Muster's raised is at most 0"],
    ['3', ["Muster's raised is 2 less"], "Muster's raised is 2 less"],
    ['3', ["Muster's raised is 1 less", "Muster's raised is 1 less"], "Muster's raised is 1 less"],
    ['4', ["Muster's raised is 2 less", "Muster's raised is 1"], "Muster's raised is 2 less"],
    [
      '2',
      ['before Rise:\n        - Crown may conduct Muster where raised is 0'],
      'Crown may conduct Muster where raised is 0',
    ],
  ])('may not come to 0: %s, %j', (declared, texts, place) => {
    expect(marked(declared, ...texts)).toEqual([`RW0549 ${place}`]);
  });

  it.each([
    ['2', []],
    ['3', ["Muster's raised is 1 less"]],
    ['4', ["Muster's raised is 1 less", "Muster's raised is 1 less"]],
    ['2', ["Muster's raised is 2", "Muster's raised is 2 more"]],
  ])('may be anything else: %s, %j', (declared, texts) => {
    expect(marked(declared, ...texts)).toEqual([]);
  });

  it('may be 0 where nothing counts by it', () => {
    expect(check({ files: withCards(["Muster's raised is 0"]), diagnostics: [] }).world).not.toBeNull();
  });
});
