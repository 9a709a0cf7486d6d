/** What has moved this turn: asked of pieces in hand and of movements, in both back ends, and forgotten when a turn begins. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import {
  fullPosition,
  GENERATOR_CELLS,
  loadPosition,
  newGame,
  POOL,
  setChitsAt,
  setCountAt,
  setFactionAt,
  setMovedAt,
} from '../../runtime/index.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec, saltmarshWith } from '../support/saltmarsh-spec.js';

/** Runners go from Dunmoor to Sable Road, Depots from Harrow to Fenwick. */
const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '').replace(
  'assumed:',
  `paths:
  Coast Road: { spaces: [Dunmoor, Fenwick, Port Sable, Sable Road], of: [Runner], rule: "1.9" }
  Salt Way: { spaces: [Harrow, Dunmoor, Fenwick], of: [Depot], rule: "1.9" }
assumed:`,
);
const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '')
  .replace('play: Whole Game\n', 'play: Whole Game\nturn: Rest\n')
  .replace('values:\n', 'values:\n  raiders: { of: cards, list of: pieces, rule: "1.9" }\n');

const once = 'advance all Runners on the map 1 space, each at most once a turn';

const cases: readonly EventCase[] = [
  {
    what: 'what has advanced does not advance again',
    effect: [once, once],
    given: ['Dunmoor holds 2 Open Runners'],
    then: ['Dunmoor holds nothing', 'Fenwick holds 2 Open Runners'],
  },
  {
    what: 'what has advanced advances where nothing is said',
    effect: [once, 'advance all Runners on the map 1 space'],
    given: ['Dunmoor holds 1 Open Runner'],
    then: ['Fenwick holds nothing', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'in a new turn nothing has moved',
    effect: [once, 'conduct Rest', once],
    given: ['Dunmoor holds 1 Open Runner'],
    then: ['Fenwick holds nothing', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'what stays at its end has not moved',
    effect: [once, 'for each Runner on the map that has not moved this turn: [retreat it 2 spaces]'],
    given: ['Dunmoor holds 1 Open Runner', 'Sable Road holds 1 Open Runner'],
    then: ['Fenwick holds 2 Open Runners', 'Sable Road holds nothing'],
  },
  {
    what: 'of pieces that are alike those are known that have moved',
    effect: [
      'choose 1 Runner in Dunmoor: [advance it 1 space]',
      'for each Runner in Fenwick that has moved this turn: [remove it to Gaol]',
    ],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 2 Open Runners'],
    then: ['Fenwick holds 2 Open Runners', 'Gaol holds 1 Runner'],
  },
  {
    what: 'the piece in hand has moved or not',
    effect: [
      once,
      'for each Runner on the map: [{if it has moved this turn: [flip it to Hidden], otherwise: [remove it]}]',
    ],
    given: ['Dunmoor holds 2 Open Runners', 'Sable Road holds 1 Open Runner'],
    then: ['Fenwick holds 2 Hidden Runners', 'Sable Road holds nothing'],
  },
  {
    what: 'what is turned has moved still',
    effect: [once, 'flip all Runners in Fenwick to Hidden', once],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner'],
    then: ['Fenwick holds 1 Hidden Runner', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'a movement leaves what has moved',
    effect: [
      'choose 1 Runner in Dunmoor: [advance it 1 space]',
      'move all Runners in Fenwick to Port Sable, each at most once a turn',
    ],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'a movement makes what it moves have moved',
    effect: ['move all Runners in Dunmoor to Fenwick', once],
    given: ['Dunmoor holds 1 Open Runner', 'Sable Road holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner'],
  },
  {
    what: 'one in hand moves once',
    effect: [
      'for each Runner in Fenwick: [move it to Port Sable]',
      'for each Runner on the map: ["move it to Fenwick, at most once a turn"]',
    ],
    given: ['Fenwick holds 1 Open Runner', 'Sable Road holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner', 'Port Sable holds 1 Open Runner', 'Sable Road holds nothing'],
  },
  {
    what: 'only what has not moved is offered',
    effect: [
      'choose 1 Runner in Dunmoor: [advance it 1 space]',
      'choose 1 Runner on the map: ["advance it 1 space, at most once a turn"]',
    ],
    given: ['Dunmoor holds 1 Open Runner', 'Port Sable holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner', 'Sable Road holds 1 Open Runner'],
  },
  {
    what: 'one that comes from elsewhere has not moved',
    effect: [once, 'remove all Runners in Fenwick', 'place 1 Runner in Fenwick', once],
    given: ['Dunmoor holds 1 Open Runner'],
    then: ['Fenwick holds nothing', 'Port Sable holds 1 Hidden Runner'],
  },
  {
    what: 'those that leave are those that have not moved',
    effect: ['choose 1 Runner in Dunmoor: [advance it 1 space]', 'remove 1 Runner in Fenwick', once],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner', 'Port Sable holds nothing'],
  },
  {
    what: 'what the card lists advances once',
    effect: ["advance the card's raiders 1 space, each at most once a turn", once],
    given: ['Dunmoor holds 1 Open Runner', 'Harrow holds 1 Depot'],
    then: ['Fenwick holds 1 Open Runner', 'Dunmoor holds 1 Depot'],
  },
];

const others = [
  ['saltmarsh/map.yaml', map],
  ['saltmarsh/game.yaml', game],
] as const;

const files = saltmarshWithEvents('League', cases, others, 0).map(({ path, text }) =>
  text.includes("card's raiders")
    ? { path, text: text.replace('event:', 'values: { raiders: [Runner, Depot] }\nevent:') }
    : { path, text },
);
const { program, world, examples } = built(files);

describe('what has moved this turn', () => {
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('$what', ({ what }) => {
    const example = examples.find(({ name }) => name === what);
    expect(example).toBeDefined();
    expect(failures.get(what)).toBeUndefined();
  });

  it('is a part of the position, which is whole in names', () => {
    const at = newGame(program.rules);
    program.rules.chits.forEach(({ count }, chit) => {
      setChitsAt(at, chit, POOL, count);
    });
    program.rules.factions.forEach((_, faction) => {
      setFactionAt(at, faction, faction);
    });
    setCountAt(at, 1, 0, 2);
    setMovedAt(at, 1, 0, 1);
    const loaded = loadPosition(program, fullPosition(at));
    expect(loaded.cells.slice(GENERATOR_CELLS)).toEqual(at.cells.slice(GENERATOR_CELLS));
  });

  it('has no place in the position of a game that does not ask', () => {
    const plain = built(saltmarshWith('game.yaml', 'play: Whole Game\n', 'play: Whole Game\nturn: Rest\n'));
    expect(plain.program.rules.layout.size).toBe(
      built(saltmarshWith('game.yaml', 'play: Whole Game\n', 'play: Whole Game\n')).program.rules.layout.size,
    );
  });
});

/** The codes of a spec with this step, and with this in place of the turn. */
function mistakes(step: string, turn: string): readonly string[] {
  const event = { what: 'nothing', effect: [step], given: [], then: ['Resolve is 0'] };
  const own = game.replace('turn: Rest\n', turn);
  const all = saltmarshWithEvents('League', [event], [others[0], ['saltmarsh/game.yaml', own]], 0);
  // Where the game names no turn, a procedure called Turn is one.
  const named = turn === '' ? all.map((it) => ({ ...it, text: it.text.replaceAll(/\bTurn\b/gu, 'Round') })) : all;
  const { diagnostics } = check({ files: named, diagnostics: [] });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

describe('a sentence that asks what has moved', () => {
  it.each([
    ['remove all Runners that have moved this turn in Fenwick', 'RW0416'],
    ['in each Town that has not moved this turn: [place 1 Runner here]', 'RW0416'],
    ['if it has moved this turn: [raise Resolve by 1]', 'RW0490'],
  ])('is refused at its word: %s', (step, code) => {
    expect(mistakes(step, 'turn: Rest\n')).toEqual([code]);
  });

  it.each([
    [`in 1 Town: ["${once}", "${once}"]`, '', 'RW0493'],
    [once, 'turn: Whole Game\n', 'RW0494'],
    [once, 'turn: Muster\n', 'RW0494'],
    [once, 'turn: Rset\n', 'RW0312'],
  ])('needs a turn, which is told once: %s, %s', (step, turn, code) => {
    expect(mistakes(step, turn)).toEqual([code]);
  });
});
