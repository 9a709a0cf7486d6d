/** Core → the modules of the engine, in path order. */
import type { Core, CoreProcedure } from '../core/ir.js';
import { lonePlayer } from '../resolved/players.js';
import { emitLimits } from './limits.js';
import { emitAdditionalSpaces } from './additional-spaces.js';
import { givenTo } from './bodies.js';
import { emitChits, emitSetup, emitStanding, emitTracks } from './boards.js';
import { emitCards } from './cards.js';
import { fingerprintOf } from './fingerprint.js';
import { emitIds, type Identifiers, identifiersOf, moduleOf, thing } from './identifiers.js';
import { finish, fromGame, fromRuntime, leadingNames, runtimeType, type Module, type ModuleWriter } from './module.js';
import { emitMapChanges, mapFields } from './map-changes.js';
import { keyOf } from './naming.js';
import { withMadeUp } from './made-up.js';
import { emitPieces, emitSpaces, emitTables } from './tables.js';
import { emitProcedures } from './procedures.js';
import { emitRolls } from './quantities.js';
import { reached } from './reached.js';
import { entriesOf } from './references.js';
import { plainScope } from './scope.js';

/** Everything that plays the game, before the formatter. The output is a function of the Core alone. */
export function emitEngine(whole: Core): readonly Module[] {
  const core = reached(whole);
  const ids = identifiersOf(core);
  const files = [
    emitPieces(core, ids),
    emitSpaces(core, ids),
    ...[
      emitTracks(core, ids),
      emitChits(core, ids),
      emitStanding(core, ids),
      emitRolls(core, ids),
      emitLimits(core, ids),
      emitMapChanges(core, ids),
    ].filter((file) => file !== null),
    emitSetup(core, ids),
    ...emitProcedures(core, ids),
    ...emitAdditionalSpaces(core, ids),
    ...emitCards(core, ids),
    emitTables(core, ids, fingerprintOf(whole)),
    emitIndex(core, ids),
  ];
  // Rules may name a side of a card that nobody has written yet.
  const withSides = files.some(({ imports }) =>
    imports.some(({ from, names }) => from.endsWith('/ids.js') && names.some(({ name }) => name === 'Side')),
  );
  return [emitIds(ids, withSides), ...files]
    .map((file) => withMadeUp(core.world, file))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

function emitIndex(core: Core, ids: Identifiers): Module {
  const { world } = core;
  const module = moduleOf(ids, 'index.ts');
  const alone = lonePlayer(world.factions);
  const run = thing(module, ids, keyOf.procedure(world.start));
  const begun = givenTo(plainScope(core, ids, module, []), keyOf.procedure(world.start), [
    ['game', 'game'],
    ['by', alone === null ? fromRuntime(module, 'NOBODY') : String(alone)],
  ]);
  const rules = fromGame(module, 'tables.ts', 'rules');
  const besides = [
    ...(core.limits === undefined ? [] : [`mostStanding: ${fromGame(module, 'limits.ts', 'mostStanding')}`]),
    ...mapFields(core, module),
  ];
  const fields = [
    `rules: ${besides.length === 0 ? rules : `{ ...${rules}, ${besides.join(', ')} }`}`,
    `setup: ${fromGame(module, 'setup.ts', 'setup')}`,
    `deal: ${fromGame(module, 'setup.ts', 'deal')}`,
    `events: ${fromGame(module, 'cards/index.ts', 'events')}`,
    `procedures: [${core.procedures.map((procedure) => procedureEntry(core, ids, module, procedure)).join(', ')}]`,
    `conduct: (game, by, why, bounds) => ${fromRuntime(module, 'conductWithin')}(game, by, why, { ...bounds, offered: [${offered(core, ids, module)}] })`,
    // Who plays alone executes all there is; else the sequence of play is nobody's.
    `play: (${leadingNames(['game'], begun).join(', ')}) => ${run}(${begun})`,
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
  const index = finish(module, `${world.title}: the engine.`);
  // The lists of procedures are made when they are loaded, and procedures speak of these lists: they are loaded first, so that
  // each procedure is there before them.
  const isList = ({ from }: Module['imports'][number]): boolean => from === './procedures.js';
  return { ...index, imports: [...index.imports.filter(isList), ...index.imports.filter((it) => !isList(it))] };
}

/** The procedures of every class. */
function offered({ world }: Core, ids: Identifiers, module: ModuleWriter): string {
  return world.classes.map((_, id) => `...${thing(module, ids, keyOf.class(id))}`).join(', ');
}

/** How a host runs one procedure by itself. */
function procedureEntry(core: Core, ids: Identifiers, module: ModuleWriter, { id, offered }: CoreProcedure): string {
  const imported = thing(module, ids, keyOf.procedure(id));
  const entries = entriesOf(core.world, id);
  if (entries.length > 0) {
    // Only a sentence that looks something up has numbers for it.
    const given = givenTo(plainScope(core, ids, module, []), keyOf.procedure(id), [
      ['game', 'game'],
      ['by', 'by'],
      ...entries.map((name): [string, string] => [name, '0']),
    ]);
    return `{ run: (${leadingNames(['game', 'by'], given).join(', ')}) => ${imported}(${given}) }`;
  }
  if (!offered) return `{ run: ${imported} }`;
  return `{ run: (game, by) => ${imported}.run(game, ${fromRuntime(module, 'FREE')}, by) }`;
}
