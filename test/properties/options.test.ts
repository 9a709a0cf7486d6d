/** An option does something: what is offered to a player, but for declining, can lead to another position than declining does. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import type { Core } from '../../compiler/core/ir.js';
import { check, type Checked } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { CHANCE, type Decision, factionName, optionLabel } from '../../runtime/decision.js';
import { type Program, startGame } from '../../runtime/program.js';
import { drawByChance } from '../../runtime/random.js';
import { randomPicks } from '../../runtime/testing/random-play.js';
import { checkedGame } from '../support/games.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { saltmarshOnBoard } from '../support/saltmarsh-boards.js';
import { idleIn } from './does-something.js';
import { games } from './games.js';
import { idleOptions } from './idle-options.js';
import { type Fault, holds } from './property.js';

const rooted = join(import.meta.dirname, '..', '..', 'spec');
function coreOf(files: readonly SourceFile[]): Core {
  return lowered(check({ files, diagnostics: [] }));
}

function lowered({ world, diagnostics }: Checked): Core {
  if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return lower(world);
}

interface Played {
  readonly name: string;
  readonly program: Program;
  readonly core: Core;
  /** After so many decisions the next game is played. */
  readonly most: number;
}

function linked(name: string, files: readonly SourceFile[]): Played {
  const core = coreOf(files);
  return { name, core, program: linkEngine(emitEngine(core)).program, most: 60 };
}

const played: readonly Played[] = [
  ...games.map(({ folder, program }) => {
    return { name: folder, program, core: lowered(checkedGame(folder)), most: 1000 };
  }),
  linked('the starter', readSpec(join(rooted, 'starter')).files),
  linked('the solitaire starter', readSpec(join(rooted, 'starter-solitaire')).files),
  linked('the starter for three factions', readSpec(join(rooted, 'starter-factions')).files),
  linked('Saltmarsh', saltmarshOnBoard),
  linked('Saltmarsh with additional spaces', additionalFiles()),
];

/** Plays a game at random and tells of each sentence the first decision of which something does nothing. */
function faultsIn({ name, program, core, most }: Played, seed: number, count: Counts): Fault[] {
  const found = new Map<string, string>();
  const game = startGame(program, seed, null);
  const pick = randomPicks(seed);
  let cells = game.cells.slice();
  let answers: number[] = [];
  game.onCheckpoint = () => {
    cells = game.cells.slice();
    answers = [];
  };
  const effect = program.play(game);
  let step = effect.next();
  let decisions = 0;
  while (step.done !== true && decisions < most) {
    const asked = step.value;
    let answer: number;
    if (asked.by === CHANCE) answer = drawByChance(game, asked);
    else {
      decisions += 1;
      const moment = { cells, answers: [...answers], asked };
      const idle = idleIn(program, core, moment, (policies) => {
        count.policies = Math.max(count.policies, policies);
      });
      const labels = asked.options.map((option) => optionLabel(program.rules, asked, option));
      const at = `${factionName(program.rules, asked.by)} is asked "${asked.why}" (decision ${decisions}): ${labels.join(', ')}`;
      const idleLabels = idle.options.map((option) => optionLabel(program.rules, asked, option));
      for (const label of idleLabels.filter((it) => !isAllowed(asked, it))) {
        found.set(`${asked.why} ${label}`, `${name}: ${at}: \`${label}\` does nothing`);
      }
      if (idle.alike && !isAllowed(asked, null))
        found.set(asked.why, `${name}: ${at}: it is the same whatever is chosen`);
      answer = pick(asked.options);
    }
    answers.push(answer);
    step = effect.next(answer);
  }
  count.decisions += decisions;
  return [...found.values()].map((what) => ({ seed, what }));
}

function isAllowed({ why, nth }: Decision, label: string | null): boolean {
  return idleOptions.some(
    ({ asks, option, later = false }) =>
      asks.test(why) && (!later || nth > 1) && (label === null ? option === null : option?.test(label) === true),
  );
}

/** What the engine of a game asks: what stands in quotes and ends with a rule. */
function questionsOf({ core }: Played): readonly string[] {
  const texts = [...linkEngine(emitEngine(core)).code.values()];
  return texts.flatMap((text) => [...text.matchAll(/(["'])([^\n]*?\])\1/gu)].map((it) => it[2] ?? ''));
}

it('excuses no option of a sentence that no game has', () => {
  const all = played.flatMap(questionsOf);
  expect(idleOptions.filter(({ asks }) => !all.some((why) => asks.test(why))).map(({ asks }) => asks.source)).toEqual(
    [],
  );
});

interface Counts {
  decisions: number;
  policies: number;
}

/** By game, seeds that once had a fault to show. */
const once: ReadonlyMap<string, readonly number[]> = new Map([
  ['arab-revolt', [119653, 119655, 119680]],
  ['the starter', [105656, 119740]],
  ['the starter for three factions', [105635]],
]);

describe.each(played)('$name', (game) => {
  const count: Counts = { decisions: 0, policies: 0 };

  holds({
    name: `in ${game.name}, an option does something`,
    sample: game.most > 100 ? 1 : 5,
    once: once.get(game.name) ?? [],
    batch: 1,
    check: (seeds) => seeds.flatMap((seed) => faultsIn(game, seed, count)),
    measured: () => `${count.decisions.toLocaleString('en')} decisions, at most ${count.policies} continuations`,
  });
});
