/** An engine of plain functions, whose questions are answered at once, plays the games that its generators play. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { compileEngine, importAtOnce, importProgram } from '../../compiler/host/load-engine.js';
import {
  answerAtOnce,
  CHANCE,
  type Decision,
  drawByChance,
  even,
  logAnswer,
  type Playable,
  playerOf,
  playSeated,
  startGame,
} from '../../runtime/index.js';
import { choicesFor, randomPicks } from '../../runtime/testing/random-play.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { checkedGame } from '../support/games.js';
import { filesWithLasting } from '../support/lasting-cards.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { movesFiles } from '../support/saltmarsh-moves.js';
import { saltmarshFiles, saltmarshWith } from '../support/saltmarsh-spec.js';
import { starter } from '../support/starter-card.js';

function coreOf(files: readonly SourceFile[]) {
  const { world } = check({ files, diagnostics: [] });
  return world === null ? null : lower(world);
}

const games = [
  ['Saltmarsh', () => coreOf(saltmarshFiles())],
  ['Saltmarsh with lasting cards', () => coreOf(filesWithLasting())],
  ['Saltmarsh with additional spaces', () => coreOf(additionalFiles())],
  [
    'Saltmarsh with more ways to move',
    () => coreOf([...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 3'), ...movesFiles]),
  ],
  // A name may hold what a text in the code begins with, and stands in comments as it is.
  [
    'the starter, a name of which holds a quote',
    () => coreOf(starter.map((it) => ({ ...it, text: it.text.replaceAll('Birchcombe', 'Birch"combe') }))),
  ],
  ['arab-revolt', () => checkedGame('arab-revolt').core],
  ['palestine', () => checkedGame('palestine').core],
  ['israeli-independence', () => checkedGame('israeli-independence').core],
] as const;

/** All that is asked in a random game, what its log says, and the position at its end. */
function played(program: Playable, seed: number) {
  const game = startGame(program, seed, null, choicesFor(program, seed));
  game.log = [];
  const asked: Decision[] = [];
  const pick = randomPicks(seed);
  const isWhole = answerAtOnce(
    game,
    (it) => program.play(it),
    (question) => {
      asked.push({ ...question, options: [...question.options] });
      const option = question.by === CHANCE ? drawByChance(game, question) : pick(question.options);
      logAnswer(game, question, option);
      return option;
    },
  );
  return { isWhole, asked, log: game.log, cells: [...game.cells] };
}

describe.each(games)('%s, answered at once', (_name, core) => {
  const lowered = core();
  if (lowered === null) throw new Error('the spec has errors');
  const folder = compileEngine('.', emitEngine(lowered));

  it('asks, logs and does the same', async () => {
    const [generators, plain] = [await importProgram(folder), await importAtOnce(folder)];
    for (let seed = 1; seed <= 12; seed += 1) {
      const game = played(plain, seed);
      expect(game).toEqual(played(generators, seed));
      expect(game.isWhole).toBe(true);
    }
  });

  it('is left where it is enough, and can be played anew', async () => {
    const plain = await importAtOnce(folder);
    const game = startGame(plain, 1, null);
    let asked = 0;
    const play = () =>
      answerAtOnce(
        game,
        (it) => plain.play(it),
        () => {
          asked += 1;
          return null;
        },
      );
    expect([play(), asked, game.answer]).toEqual([false, 1, null]);
    expect([play(), asked, game.answer]).toEqual([false, 2, null]);
  });

  it('is thought through alike by who plays it', async () => {
    const seated = (program: Playable) => {
      const players = program.rules.factions.map((_, faction) =>
        playerOf(faction === 0 ? { kind: 'mcts', budget: 2 } : { kind: 'mc', budget: 1 }, even),
      );
      return playSeated(program, { seed: 1, players, choices: choicesFor(program, 1) });
    };
    expect(seated(await importAtOnce(folder))).toEqual(seated(await importProgram(folder)));
  });
});
