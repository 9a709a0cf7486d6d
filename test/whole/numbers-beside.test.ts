/**
 * A number that is made of others (a sum, a choice of two, a count of several kinds), wherever a number may stand: it is reckoned before
 * anything is done with it, in both back ends alike.
 */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { startGame } from '../../runtime/index.js';
import { playOut } from '../support/play-out.js';
import { referenceGame } from '../support/reference-game.js';

const numbers = [
  '2',
  'Resolve plus 1',
  '7 minus Resolve',
  '1 if Resolve is at least 6, otherwise 3',
  'the Runners and Unrest on the map',
  'Resolve times 2',
  'half of Resolve, rounded up',
  '1 per 2 Runners on the map',
  'Resolve, at most 3',
];

/** Those that a change may speak of and that an operator of the engine would take apart. */
const summed = ['Resolve plus 1', '7 minus Resolve', 'the Runners and Unrest on the map'];

/** What is done by a card. */
const sentences = [
  'raise Purse by N',
  'reduce Purse by N',
  'set Purse to N',
  'let hits be N minus N',
  'set Purse to N plus N',
  'set Purse to N times N',
  'set Purse to N divided by N, rounded down',
  'set Purse to 10 minus half of N, rounded up',
  'set Purse to twice N',
  'set Purse to the lower of N and N',
  'N times: [raise Purse by 1]',
  'up to N times: [raise Purse by 1]',
  'if N is more than N: [raise Purse by 1]',
  'if Resolve is at least N: [raise Purse by 1]',
  'change Purse by the net of: ["+2 for each THINGS"]',
  'in N or more spaces: [place 1 Runner here]',
  'in up to N spaces: [place 1 Runner here]',
  'place N Runners in any spaces',
  'remove up to N Runners on the map',
  'move up to N Runners on the map to Fenwick',
  'advance all Runners on the map N spaces',
  'conduct Muster, where offered is N',
  'draw N Favour chits',
];

/** What may stand behind `for each`. */
const things = [
  'Runner or Trooper on the map',
  'Runner or Depot in Gaol',
  'Runner or Unrest on the map',
  'Town or Province',
];

/** What holds while a card is in play. */
const items = [
  "Muster's offered is N more",
  "Muster's offered is N less",
  "Muster's offered is at most N",
  "Muster's offered is N less if Resolve is at least 2",
  "Muster's spaces is N more",
  "Muster's spaces is N less",
  'each roll against the Depots on the map is N more',
  'each roll against the Depots on the map is N less',
  'each reduction of Purse by Events is N less',
  'each reduction of Purse by Reckoning is N more',
];

interface Written {
  readonly text: string;
  readonly card: SourceFile;
}

function cards(): readonly Written[] {
  const filled = (frames: readonly string[]): readonly string[] =>
    frames.flatMap((frame) =>
      frame.includes('THINGS')
        ? things.map((it) => frame.replace('THINGS', it))
        : numbers.map((it) => frame.replace(/\bN\b/gu, it)),
    );
  const said = [
    ...filled(sentences).map(
      (text) => [text, `kind: Event\nevent:\n  title: What happens\n  effect:\n    - ${text}\n`] as const,
    ),
    ...filled(items).map(
      (text) =>
        [
          text,
          `capability: Crown\nkind: Event\nevent:\n  title: What holds\n  while in play:\n    - ${text}\n`,
        ] as const,
    ),
  ];
  return said.map(([text, says], index) => {
    const code = `C${100 + index}`;
    return {
      text,
      card: { path: `spec/fenland/cards/${code.toLowerCase()}.yaml`, text: `card: ${code}\ntitle: ${code}\n${says}` },
    };
  });
}

/** The game of the reference with pieces on the map and in a box, of which there are none at first. */
const game: readonly SourceFile[] = referenceGame().map(({ path, text }) => ({
  path,
  text: text
    .replace('Trooper: 12,', 'Trooper: 9,')
    .replace('Runner: 15, Depot: 6 }', 'Runner: 9, Depot: 3 }\n  Gaol: { Runner: 1, Depot: 2 }')
    .replace(
      'Fenwick: { Unrest: 1 }',
      'Fenwick: { Unrest: 1 }\n  Dunmoor: { Trooper: 2, Runner: 3 }\n  Wake: { Trooper: 1, Runner: 2, Depot: 1 }',
    ),
}));

function withCards(base: readonly SourceFile[], own: readonly Written[]): readonly SourceFile[] {
  const files = base.map(({ path, text }) => ({
    path,
    text: text.replace('left out: 2', `left out: ${2 + own.length}`),
  }));
  return [...files, ...own.map(({ card }) => card)];
}

/** Those that can be said. */
function accepted(base: readonly SourceFile[], own: readonly Written[]): readonly Written[] {
  const { diagnostics } = check({ files: withCards(base, own), diagnostics: [] });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ span }) => span.file.path));
  return own.filter(({ card }) => !wrong.has(card.path));
}

/** In which offered numbers, spaces and rolls are changed. */
const changedByCards: readonly string[] = ['Muster', 'Sally'];

/** What goes wrong when each card is played, and then each procedure. */
function faultsOf(base: readonly SourceFile[], own: readonly Written[]): readonly string[] {
  const { world, diagnostics } = check({ files: withCards(base, own), diagnostics: [] });
  if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const core = lower(world);
  const program = lockstep(linkEngine(emitEngine(core)).program, interpret(core));
  const conducted = program.procedures.filter((_, index) =>
    changedByCards.includes(world.procedures[index]?.name ?? ''),
  );
  return own.flatMap(({ text, card }) => {
    const id = world.cards.findIndex(({ code }) => card.path.endsWith(`/${code.toLowerCase()}.yaml`));
    const [side] = program.events[id] ?? [];
    try {
      for (let seed = 1; seed <= 2; seed += 1) {
        const game = startGame(program, seed, null);
        if (side !== undefined) playOut(game, side(game, 0), seed);
        for (const procedure of conducted) playOut(game, procedure.run(game, 0), seed);
      }
      return [];
    } catch (error) {
      return [`${text}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

describe('a number that is made of others', () => {
  it('is the same in each sentence', () => {
    const own = accepted(game, cards());
    expect(own.length).toBeGreaterThan(150);
    expect(faultsOf(game, own)).toEqual([]);
  });

  it.each(items)('is the same where one card alone changes what another number is: %s', (item) => {
    const own = cards().filter(({ text }) => summed.some((it) => item.replace('N', it) === text));
    expect(own.flatMap((it) => faultsOf(game, [it]))).toEqual([]);
  });

  it.each(numbers)('is the same as what a procedure offers: %s', (number) => {
    const base = game.map(({ path, text }) => ({
      path,
      text: text.replace('offered: 2', `offered: ${number}`),
    }));
    const own = accepted(
      base,
      cards().filter(({ text }) => text.startsWith("Muster's offered") || text.startsWith('conduct Muster')),
    );
    expect(own.length).toBeGreaterThan(5);
    expect(faultsOf(base, own)).toEqual([]);
  });
});
