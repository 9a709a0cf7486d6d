/** Core → the modules of the engine, in path order. */
import type { Core } from '../core/ir.js';
import { emitAdditionalSpaces } from './additional-spaces.js';
import { emitChits, emitSetup, emitStanding, emitTracks } from './boards.js';
import { emitCards } from './cards.js';
import { fingerprintOf } from './fingerprint.js';
import { emitIds, identifiersOf } from './identifiers.js';
import { finish, fromGame, fromRuntime, newModule, runtimeType, type Module, type ModuleWriter } from './module.js';
import { camelCase } from './names.js';
import { procedureModule } from './references.js';
import { emitPieces, emitSpaces, emitTables } from './tables.js';
import { emitProcedures } from './procedures.js';
import { emitRolls } from './quantities.js';

/** Everything that plays the game, before the formatter. The output is a function of the Core alone. */
export function emitEngine(core: Core): readonly Module[] {
  const ids = identifiersOf(core.world);
  const files = [
    emitIds(ids),
    emitPieces(core, ids),
    emitSpaces(core, ids),
    ...[emitTracks(core, ids), emitChits(core, ids), emitStanding(core, ids), emitRolls(core, ids)].filter(
      (file) => file !== null,
    ),
    emitSetup(core, ids),
    ...emitProcedures(core, ids),
    ...emitAdditionalSpaces(core, ids),
    ...emitCards(core, ids),
    emitTables(core, ids, fingerprintOf(core)),
    emitIndex(core),
  ];
  return files.sort((left, right) => (left.path < right.path ? -1 : 1));
}

function emitIndex(core: Core): Module {
  const { world } = core;
  const module = newModule('index.ts');
  const start = world.procedures[world.start]?.name ?? '';
  const run = fromGame(module, procedureModule(world, world.start), camelCase(start));
  const fields = [
    `rules: ${fromGame(module, 'tables.ts', 'rules')}`,
    `setup: ${fromGame(module, 'setup.ts', 'setup')}`,
    `deal: ${fromGame(module, 'setup.ts', 'deal')}`,
    `events: ${fromGame(module, 'cards/index.ts', 'events')}`,
    `procedures: [${world.procedures.map((procedure, id) => procedureEntry(core, module, procedure.name, id)).join(', ')}]`,
    `conduct: (game, by, why, bounds) => ${fromRuntime(module, 'conductWithin')}(game, by, why, bounds, [${offered(core, module)}])`,
    // Who plays alone executes all there is; else the sequence of play is nobody's.
    `play: (game) => ${run}(game, ${world.factions.length === 1 ? '0' : fromRuntime(module, 'NOBODY')})`,
  ];
  module.declarations.push(
    {
      kind: 'constant',
      doc: `${world.title}, to be played through the runtime.`,
      exported: true,
      name: 'program',
      type: runtimeType(module, 'Program'),
      value: `{\n${fields.join(',\n')},\n}`,
    },
    { kind: 'export', names: [], from: './ids.js' },
    { kind: 'export', names: ['rules'], from: './tables.js' },
  );
  return finish(module, `${world.title}: the engine.`);
}

/** The procedures of every class. */
function offered({ world }: Core, module: ModuleWriter): string {
  return world.classes.map(({ names }) => `...${fromGame(module, 'procedures.ts', camelCase(names.many))}`).join(', ');
}

/** How a host runs one procedure by itself. */
function procedureEntry(core: Core, module: ModuleWriter, name: string, id: number): string {
  const file = core.procedures[id]?.file ?? '';
  const imported = fromGame(module, `${file}.ts`, camelCase(name));
  if (core.procedures[id]?.offered !== true) return `{ run: ${imported} }`;
  return `{ run: (game, by) => ${imported}.run(game, by, ${fromRuntime(module, 'FREE')}) }`;
}
