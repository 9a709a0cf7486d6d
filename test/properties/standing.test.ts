/**
 * Standing rules hold at every moment: between any two sentences that are carried out in random games, looking at them
 * changes nothing. They are carried out by themselves here, so that it is seen whether lowering put a look where one is needed.
 */
import { visit } from '../../compiler/core/children.js';
import { lower } from '../../compiler/core/from-resolved.js';
import type { Core } from '../../compiler/core/ir.js';
import { check, type Checked } from '../../compiler/driver.js';
import { interpret, standingRulesOf } from '../../compiler/interpreter/interpret.js';
import type { World } from '../../compiler/resolved/ir.js';
import { copyOf, type Game, type Program } from '../../runtime/index.js';
import { playRandomly } from '../../runtime/testing/index.js';
import { checkedGame } from '../support/games.js';
import { conditions, gameKeepingAll } from '../support/standing-rules.js';
import { type Fault, holds } from './property.js';

let looks = 0;

/** The game, which throws where a standing rule has something to do before a sentence is carried out, or at the end. */
function watched(name: string, world: World): readonly [name: string, program: Program] {
  const core = lower(world);
  const keepStandingRules = standingRulesOf(core);
  const isNoMoment = noMomentsIn(core);
  let played: Game | null = null;
  const lookAt = (when: string): void => {
    if (played === null) return;
    looks += 1;
    const copy = copyOf(played);
    keepStandingRules(copy);
    const before = played.cells;
    if (copy.cells.some((value, cell) => value !== before[cell]))
      throw new Error(`${when} a standing rule has something to do`);
  };
  let last = 'the beginning';
  const program = interpret(core, (at, way) => {
    if (way !== 'done' || !('text' in at) || isNoMoment.has(at)) return;
    lookAt(`after ${last}`);
    last = `"${String(at.text)}"`;
  });
  const watching: Program = {
    ...program,
    *play(game) {
      played = game;
      last = 'the beginning';
      yield* program.play(game);
      lookAt('at the end');
      played = null;
    },
  };
  return [name, watching];
}

/** The looks themselves, with what is done in them, and what comes between the groups of a movement that is one moment. */
function noMomentsIn(core: Core): ReadonlySet<object> {
  const found = new Set<object>();
  const add = (node: object): void => void found.add(node);
  for (const { block } of core.standing) visit('block', block, { statement: add });
  visit('core', core, {
    statement: (statement) => {
      if (statement.op.kind === 'standing') add(statement);
      if (statement.op.kind === 'move' && !statement.op.whole) statement.op.body?.forEach(add);
    },
  });
  return found;
}

function worldOf({ world, diagnostics }: Checked): World {
  if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return world;
}

const keeping = worldOf(check({ files: gameKeepingAll(), diagnostics: [] }));
// Each rule in a game of its own, so that none is looked at by the way.
const alone = keeping.standing.slice(-conditions.length).map((rule) => ({ ...keeping, standing: [rule] }));
const games = [
  ...['arab-revolt', 'palestine'].map((game) => watched(game, worldOf(checkedGame(game)))),
  ...alone.map((world, index) => watched(`if ${conditions[index] ?? ''}`, world)),
];

holds({
  name: 'standing rules hold at every moment',
  sample: 4,
  batch: 2,
  check: (seeds) =>
    seeds.flatMap((seed) =>
      games.flatMap(([name, program]): readonly Fault[] => {
        const { crashed } = playRandomly(program, seed);
        return crashed === undefined ? [] : [{ seed, what: `${name}: ${crashed}` }];
      }),
    ),
  measured: () => `${looks.toLocaleString('en')} looks`,
});
