/** The modules of cards, one per card with an effect, and `cards/index.ts`, which plays the Event of the current card. */
import type { Core, CoreCard } from '../core/ir.js';
import { type Around, hookFunction, sideFunction } from './effects.js';
import { idOf, type Identifiers, moduleOf, sideOf } from './identifiers.js';
import {
  finish,
  fromGame,
  fromRuntime,
  runtimeType,
  stringLiteral,
  wholeModule,
  type Module,
  type ModuleWriter,
} from './module.js';
import { unreachable } from '../unreachable.js';
import { camelCase } from './names.js';
import { keyOf, modulePath } from './naming.js';
import { citation } from './references.js';

export function emitCards(core: Core, ids: Identifiers): Module[] {
  const written = core.cards.filter((card) => card.sides.length + card.woven.length > 0);
  return [...written.map((card) => emitCard(core, ids, card)), emitIndex(core, ids, written)];
}

function emitCard(core: Core, ids: Identifiers, card: CoreCard): Module {
  const { world } = core;
  const declared = world.cards[card.id];
  if (declared === undefined) throw new Error(`no card ${card.id}`);
  const module = moduleOf(ids, modulePath(declared.file));
  card.sides.forEach((side, index) => {
    const doc = `${declared.code} ${side.name}: ${side.title}.`;
    const around = standing(module, ids, card, index);
    module.declarations.push(sideFunction(core, ids, module, { name: side.name, doc, steps: side, around }));
  });
  card.woven.forEach((woven, index) => {
    const doc = `${woven.title}: ${woven.text} [${citation(world, woven.rule)}].`;
    module.declarations.push(hookFunction(core, ids, module, { key: keyOf.woven(card.id, index), doc, steps: woven }));
  });
  return finish(module, `${declared.code} ${declared.title}.`);
}

/** What puts a side in play, before or after its steps, and out of it again. */
function standing(module: ModuleWriter, ids: Identifiers, { id, sides }: CoreCard, side: number): Around {
  const { lasting, settles } = sides[side] ?? { lasting: null, settles: false };
  if (lasting === null) return { first: '', last: '' };
  const card = idOf(module, ids, 'Card', id);
  const name = sideOf(module, sides[side]?.name ?? null);
  const settled = settles ? `\n${fromGame(module, 'standing.ts', 'keepStandingRules')}(game);` : '';
  switch (lasting) {
    case 'at once':
      return { first: '', last: `${fromRuntime(module, 'putInPlay')}(game, ${card}, ${name});${settled}` };
    case 'on the next card':
      return { first: '', last: `${fromRuntime(module, 'awaitCard')}(game, ${card}, ${name});` };
    case 'during':
      return {
        first: `${fromRuntime(module, 'putInPlay')}(game, ${card}, ${name});`,
        last: `${fromRuntime(module, 'cancelCard')}(game, ${card});${settled}`,
      };
    default:
      return unreachable(lasting);
  }
}

function emitIndex(core: Core, ids: Identifiers, written: readonly CoreCard[]): Module {
  const module = moduleOf(ids, 'cards/index.ts');
  const playable = written.filter((card) => card.sides.length > 0);
  const rows = playable.map((card) => {
    const declared = core.world.cards[card.id];
    const name = wholeModule(module, modulePath(declared?.file ?? ''), camelCase(declared?.code ?? ''));
    return `[${idOf(module, ids, 'Card', card.id)}]: [${card.sides.map((side) => `${name}.${side.name}`).join(', ')}],`;
  });
  const names = playable.map(
    (card) =>
      `[${idOf(module, ids, 'Card', card.id)}]: [${card.sides.map((side) => stringLiteral(side.name)).join(', ')}],`,
  );
  const game = { name: 'game', type: runtimeType(module, 'Game') };
  const effectType = runtimeType(module, 'Effect');
  const current = fromRuntime(module, 'currentCard');
  const table = (entries: readonly string[]): string => `{\n${entries.join('\n')}\n}`;
  module.declarations.push(
    { kind: 'type', exported: false, name: 'Play', type: `(game: ${game.type}, by: number) => ${effectType}` },
    {
      kind: 'constant',
      doc: 'The sides of each card that has a text.',
      exported: true,
      name: 'events',
      type: 'Readonly<Record<number, readonly Play[]>>',
      value: table(rows),
    },
    {
      kind: 'constant',
      doc: '',
      exported: false,
      name: 'names',
      type: 'Readonly<Record<number, readonly string[]>>',
      value: table(names),
    },
    {
      kind: 'function',
      doc: 'Whether the card in hand has an Event to play.',
      exported: true,
      generator: false,
      name: 'hasEvent',
      parameters: [game],
      returns: 'boolean',
      body: `return events[${current}(game)] !== undefined;`,
    },
    {
      kind: 'function',
      doc: 'Plays the Event of the card in hand; of two sides, `by` chooses one.',
      exported: true,
      generator: true,
      name: 'playEvent',
      parameters: [game, { name: 'by', type: 'number' }, { name: 'why', type: 'string' }],
      returns: effectType,
      body: `const choices = events[${current}(game)];
if (choices === undefined) return;
const side = yield* ${fromRuntime(module, 'chooseSide')}(game, by, why, names[${current}(game)] ?? []);
const effect = choices[side];
if (effect !== undefined) yield* ${fromRuntime(module, 'watched')}(game, by, side, effect(game, by));`,
    },
  );
  return finish(module, `${core.world.title}: the Events.`);
}
