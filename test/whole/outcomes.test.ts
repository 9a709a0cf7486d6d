/** How a game ends: won, lost or drawn, to a degree or to none; told alike by examples, positions, saved games and summaries. */
import { describe, expect, it } from 'vitest';
import { outcomeText } from '../../compiler/table/outcome.js';
import { victoryRows } from '../../compiler/table/victory.js';
import { bookOf } from '../../compiler/table/book.js';
import { analyse, check } from '../../compiler/driver.js';
import { countedOutcomes, outcomeWords } from '../../compiler/simulation/outcomes.js';
import { localeOf } from '../../compiler/languages/languages.js';
import {
  begin,
  type Effect,
  endingOf,
  fullPosition,
  type Game,
  load,
  loadPosition,
  over,
  type Program,
  save,
  startGame,
} from '../../runtime/index.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';

const after = ['raise Resolve by 3'];

const cases: readonly EventCase[] = [
  {
    what: 'won to no degree',
    effect: ['League win'],
    given: [],
    then: ['League win'],
  },
  {
    what: 'won to a degree',
    effect: ['League win with a Triumph'],
    given: [],
    then: ['League win with a Triumph', 'League have won'],
  },
  {
    what: 'lost to no degree, so that nobody has won',
    effect: ['Crown lose'],
    given: [],
    then: ['Crown lose', 'nobody has won'],
  },
  {
    what: 'lost to a degree',
    effect: ['Crown loses with Stalemate'],
    given: [],
    then: ['Crown have lost with a Stalemate', 'Crown lose', 'nobody has won'],
  },
  {
    what: 'a draw',
    effect: ['the game is a draw'],
    given: [],
    then: ['the game is a draw', 'nobody has won'],
  },
  {
    what: 'the first way to end that is reached',
    effect: ['if Resolve is at least 4: [Crown lose with a Stalemate]', 'League win with a Triumph'],
    given: ['Resolve is 4'],
    then: ['Crown lose with a Stalemate'],
  },
  {
    what: 'the other way below it',
    effect: ['if Resolve is at least 4: [Crown lose with a Stalemate]', 'League win with a Triumph'],
    given: ['Resolve is 3'],
    then: ['League win with a Triumph'],
  },
  {
    what: 'over, so that nothing more is done',
    effect: ['if Resolve is 2: [the game is a draw]', ...after],
    given: ['Resolve is 2'],
    then: ['the game is a draw', 'Resolve is 2'],
  },
  {
    what: 'going on where no sentence ends it',
    effect: ['if Resolve is 2: [the game is a draw]', ...after],
    given: ['Resolve is 3'],
    then: ['nobody has won', 'Resolve is 6'],
  },
];

/** What is stated wrongly of an end, and what is told. */
const wrong: readonly (readonly [effect: string, then: string, told: string])[] = [
  ['League win', 'Crown win', 'League have won'],
  ['League win', 'League lose', 'League have won'],
  ['League win', 'League win with a Triumph', 'League have won'],
  ['League win with a Triumph', 'League win with a Stalemate', 'League have won, Triumph'],
  ['Crown lose', 'League win', 'Crown have lost'],
  ['Crown lose with a Stalemate', 'the game is a draw', 'Crown have lost, Stalemate'],
  ['the game is a draw', 'Crown lose', 'the game is a draw'],
  ['raise Resolve by 1', 'the game is a draw', 'nobody has won'],
];

const files = saltmarshWithEvents('Crown', cases, [], 0);
const { program, world, examples } = built(files);

describe('a game', () => {
  const failures = new Map(failuresOf(program, world, examples));
  it.each(cases)('is $what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });

  it.each(wrong)('that ends by `%s` is not one in which `%s`', (effect, then, told) => {
    const one = built(
      saltmarshWithEvents('Crown', [{ what: 'an end', effect: [effect], given: [], then: [then] }], [], 0),
    );
    const failure = failuresOf(one.program, one.world, one.examples).find(([name]) => name.includes('an end'));
    expect(failure?.[1]).toContain(told);
  });
});

/** The program in which nothing is done but the Event of the case. */
function withEvent(what: string): Program {
  const code = `C${40 + cases.findIndex((it) => it.what === what)}`;
  const card = program.rules.cards.findIndex(({ id }) => id === code);
  const play = (game: Game): Effect => (program.events[card]?.[0] ?? (() => program.play(game)))(game, 0);
  return { ...program, play };
}

describe('the end of a game', () => {
  const ends = [
    ['won to no degree', { winner: 'League', loser: null, isDraw: false, degree: null }],
    ['won to a degree', { winner: 'League', loser: null, isDraw: false, degree: 'Triumph' }],
    ['lost to a degree', { winner: null, loser: 'Crown', isDraw: false, degree: 'Stalemate' }],
    ['a draw', { winner: null, loser: null, isDraw: true, degree: null }],
  ] as const;

  it.each(ends)('is told and kept: %s', (what, ending) => {
    const own = withEvent(what);
    const session = begin(own, 'seed', startGame(own, 7, null), { seed: 7, deck: null, options: {} });
    expect(over(session)).toEqual(ending);
    const loaded = load(own, JSON.parse(JSON.stringify(save(session))));
    expect(loaded.ok ? over(loaded.session) : loaded.message).toEqual(ending);
    const again = loadPosition(own, fullPosition(session.game));
    expect(endingOf(again)).toEqual(ending);
  });

  it('is counted by way and degree, each way that the rules tell and at last that nobody wins', () => {
    const lost = { winner: null, loser: 'Crown', isDraw: false, degree: 'Stalemate' };
    const rows = countedOutcomes(world, [{ outcome: lost, games: 12 }]);
    expect(rows.map((it) => `${outcomeWords(it)}: ${it.games}`)).toEqual([
      'Crown lost: 0',
      'Crown lost, Stalemate: 12',
      'won by League: 0',
      'won by League, Triumph: 0',
      'drawn: 0',
      'won by nobody: 0',
    ]);
  });

  it('is said to the player, and so is how it can come', () => {
    const sequence = 'saltmarsh/sequence.yaml';
    const ending = files.map((it) =>
      it.path === sequence ? { ...it, text: it.text.replace('- League win\n', '- Crown lose with a Stalemate\n') } : it,
    );
    const { spec, language } = analyse(ending);
    const locale = localeOf('en', spec, language.vocabulary.stateVerbs);
    expect(ends.map(([, ending]) => outcomeText(locale, ending))).toEqual([
      'League win',
      'League win with a Triumph',
      'Crown lose with a Stalemate',
      'the game is a draw',
    ]);
    const rows = victoryRows(bookOf(world, spec, language.vocabulary.stateVerbs, locale));
    expect(rows.map(([how]) => how)).toContain('Crown lose with a Stalemate');
    const japanese = localeOf('ja', spec, language.vocabulary.stateVerbs);
    expect(outcomeText(japanese, ends[2][1])).toBe('Crownの敗北（Stalemate）');
  });
});

describe('a sentence that ends the game wrongly', () => {
  it.each([
    ['League win with a Truimph', ['RW0331'], 'Truimph'],
    ['League lose with a Fenwick', ['RW0322'], 'Fenwick'],
    ['Crown may lose', ['RW0486'], 'Crown may lose'],
    ['Crown the game is a draw', ['RW0486'], 'Crown'],
    ['Crwon lose', ['RW0301'], 'Crwon'],
  ])('is refused once, at its word: %s', (sentence, codes, marks) => {
    const one = saltmarshWithEvents(
      'Crown',
      [{ what: 'x', effect: [sentence], given: [], then: ['Resolve is 0'] }],
      [],
      0,
    );
    const errors = check({ files: one, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual(codes);
    expect(errors.map(({ span }) => span.file.text.slice(span.start, span.end))).toEqual([marks]);
  });
});
