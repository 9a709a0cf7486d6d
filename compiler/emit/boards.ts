/** What belongs to the board: tracks with something beyond an end, what chits do, standing rules, setup and deck. */
import { some } from '../core/children.js';
import type { Core, CoreAspect } from '../core/ir.js';
import type { TrackId } from '../resolved/ir.js';
import { settleAtOnce } from '../core/standing.js';
import { parametersNamed, parametersOf } from './bodies.js';
import { idOf, type IdKind, type Identifiers, moduleOf, nameFor } from './identifiers.js';
import {
  claim,
  finish,
  fromGame,
  fromRuntime,
  lineComment,
  ofType,
  parameterFor,
  runtimeType,
  type Parameter,
  usedOf,
  type Declaration,
  type Module,
  type ModuleWriter,
  withArrivals,
} from './module.js';
import { camelCase } from './names.js';
import { keyOf } from './naming.js';
import { possibility } from './possible.js';
import { citation } from './references.js';
import { type EmitScope, plainScope } from './scope.js';
import { chitQuantityFunction } from './quantities.js';
import { block } from './statements.js';
import { instead, hookCall } from './hooks.js';

function game(module: ModuleWriter, body: string): Parameter {
  return { name: parameterFor('game', body), type: runtimeType(module, 'Game') };
}

/** A function that changes the position without asking. */
function plain(
  module: ModuleWriter,
  name: string,
  doc: string,
  body: string,
  exported = true,
): Module['declarations'][number] {
  return {
    kind: 'function',
    doc,
    exported,
    generator: false,
    name,
    parameters: [game(module, body)],
    returns: 'void',
    body,
  };
}

/** `tracks.ts`; null where a track only moves. */
export function emitTracks(core: Core, ids: Identifiers): Module | null {
  if (core.beyond.length + core.crossings.length === 0) return null;
  const module = moduleOf(ids, 'tracks.ts');
  const tracks = [...new Set(core.beyond.map((beyond) => beyond.track))];
  for (const track of tracks) {
    const scope = plainScope(core, ids, module, ['steps', 'beyond', 'step']);
    const loops = core.beyond
      .filter((beyond) => beyond.track === track)
      .map((beyond) => {
        const below = beyond.end === 0;
        const name = core.world.tracks[track]?.boxes?.[beyond.end]?.name ?? String(beyond.end);
        const heading = lineComment(`Each step beyond ${name} [${citation(core.world, beyond.rule)}].`);
        return `${heading}\nfor (let step = ${below ? '-beyond' : 'beyond'}; step > 0; step -= 1) {\n${block(scope, beyond.block)}\n}`;
      });
    const names = core.world.tracks[track]?.names.one ?? '';
    module.declarations.push({
      kind: 'function',
      doc: `Shifts ${names}: positive steps go to higher boxes.`,
      exported: true,
      generator: false,
      name: nameFor(ids, keyOf.shift(track)),
      parameters: [game(module, 'game'), { name: 'steps', type: 'number' }],
      returns: 'void',
      body: `const beyond = ${fromRuntime(module, 'changeTrack')}(game, ${idOf(module, ids, 'Track', track)}, steps);\n${loops.join('\n')}`,
    });
  }
  module.declarations.push(...crossedTracks(core, ids, module));
  const what =
    core.crossings.length === 0 ? 'tracks with something beyond an end' : 'tracks that do something as they move';
  return finish(module, `${core.world.title}: ${what}.`);
}

/** A function for each track at some numbers of which something is done: it moves step by step. */
function crossedTracks(core: Core, ids: Identifiers, module: ModuleWriter): Module['declarations'] {
  const tracks = [...new Set(core.crossings.map(({ track }) => track))];
  return tracks.map((track) => {
    const key = keyOf.shift(track);
    const scope = plainScope(core, ids, module, []);
    const names = core.world.tracks[track]?.names.one ?? '';
    return {
      kind: 'function',
      doc: `Shifts ${names} step by step, up or down as far as it goes, with what is done at the numbers it passes.`,
      exported: true,
      generator: true,
      name: nameFor(ids, key),
      parameters: parametersOf(scope, key, parametersNamed(module, ['game', 'by', 'steps'])),
      returns: runtimeType(module, 'Effect'),
      body: crossingBody(core, ids, module, track),
    };
  });
}

/** The steps of such a track. */
export function crossingBody(core: Core, ids: Identifiers, module: ModuleWriter, track: TrackId): string {
  const scope = plainScope(core, ids, module, ['by', 'steps', 'left', 'before', 'now', 'arrivals']);
  const ref = idOf(module, ids, 'Track', track);
  const at = `${fromRuntime(module, 'trackAt')}(game, ${ref})`;
  const cases = core.crossings
    .filter((crossing) => crossing.track === track)
    .map(({ way, value, rule, block: steps }) => {
      const heading = lineComment(
        `${way === 'rising to' ? 'Rising to' : 'Falling below'} ${value} [${citation(core.world, rule)}].`,
      );
      const passed = way === 'rising to' ? `steps > 0 && now === ${value}` : `steps < 0 && now === ${value - 1}`;
      return `${heading}\nif (${passed}) {\n${block(scope, steps)}\n}`;
    });
  return withArrivals(
    module,
    `for (let left = Math.abs(steps); left > 0; left -= 1) {\nconst before = ${at};\n${fromRuntime(module, 'changeTrack')}(game, ${ref}, Math.sign(steps));\nconst now = ${at};\nif (now === before) return;\n${cases.join('\n')}\n}`,
  );
}

/** `chits.ts`; null where no chit does anything. */
export function emitChits(core: Core, ids: Identifiers): Module | null {
  if (core.aspects.length === 0) return null;
  const module = moduleOf(ids, 'chits.ts');
  for (const aspect of core.aspects) {
    const scope = aspectScope(core, ids, module, aspect);
    const key = keyOf.aspect(aspect.id);
    const rules = [...new Set(aspect.chits.map((chit) => citation(core.world, chit.rule)))].join(', ');
    module.declarations.push({
      kind: 'function',
      doc: `${aspect.name} of a ${core.world.families[aspect.family]?.name ?? ''} chit [${rules}]; without a chit, nothing.`,
      exported: true,
      generator: true,
      name: nameFor(ids, key),
      parameters: parametersOf(scope, key, parametersNamed(module, aspectParameters(aspect))),
      returns: runtimeType(module, 'Effect'),
      body: aspectBody(core, ids, module, aspect),
    });
    if (isForeseen(core, aspect)) module.declarations.push(possibleFunction(scope, aspect));
  }
  const scope = plainScope(core, ids, module, ['space']);
  const numbers = core.chits.flatMap(({ chit, quantities }) =>
    quantities.map((quantity) => chitQuantityFunction(scope, chit, quantity)),
  );
  module.declarations.push(...usedOf(numbers, module.declarations));
  return finish(module, `${core.world.title}: what chits do.`);
}

function aspectScope(core: Core, ids: Identifiers, module: ModuleWriter, aspect: CoreAspect): EmitScope {
  return { ...plainScope(core, ids, module, ['by', 'chit', 'space']), here: aspect.here ? 'space' : null };
}

function aspectParameters({ here }: CoreAspect): readonly string[] {
  return ['game', 'by', 'chit', ...(here ? ['space'] : [])];
}

/** What the chits of an aspect do. */
export function aspectBody(core: Core, ids: Identifiers, module: ModuleWriter, aspect: CoreAspect): string {
  const scope = aspectScope(core, ids, module, aspect);
  const cases = aspect.chits
    .filter((chit) => chit.block.length + chit.before.length + chit.instead.length + chit.after.length > 0)
    .map((chit) => {
      const before = chit.before.map((woven) => hookCall(scope, 'by', woven, null));
      const after = chit.after.map((woven) => hookCall(scope, 'by', woven, null));
      const body = [...before, instead(scope, 'by', chit), ...after].join('\n');
      return `case ${idOf(module, ids, 'Chit', chit.chit)}: {\n${body}\nbreak;\n}`;
    });
  return withArrivals(module, `switch (chit) {\n${cases.join('\n')}\n}`);
}

/** Whether something is offered only where a chit's effect of this aspect can change anything. */
function isForeseen(core: Core, { id }: CoreAspect): boolean {
  return some('core', core, { possible: (possible) => possible.kind === 'can resolve' && possible.aspect === id });
}

/** Whether what the chits of an aspect do can change anything. */
export function possibleBody(core: Core, ids: Identifiers, module: ModuleWriter, aspect: CoreAspect): string {
  const scope = aspectScope(core, ids, module, aspect);
  const cases = aspect.chits
    .filter(({ possible }) => possible.kind !== 'never')
    .map(
      ({ chit, possible }) =>
        `case ${idOf(scope.module, scope.ids, 'Chit', chit)}:\nreturn ${possibility(scope, possible)};`,
    );
  return `switch (chit) {\n${cases.join('\n')}\ndefault:\nreturn false;\n}`;
}

function possibleFunction(scope: EmitScope, aspect: CoreAspect): Declaration {
  const { core, ids, module } = scope;
  const key = keyOf.possibleAspect(aspect.id);
  return {
    kind: 'function',
    doc: `Whether the ${aspect.name} of a chit can change anything.`,
    exported: true,
    generator: false,
    name: nameFor(ids, key),
    parameters: parametersOf(scope, key, parametersNamed(module, aspectParameters(aspect))),
    returns: 'boolean',
    body: possibleBody(core, ids, module, aspect),
  };
}

/** `standing.ts`; null where there are no standing rules. */
export function emitStanding(core: Core, ids: Identifiers): Module | null {
  if (core.standing.length === 0) return null;
  const module = moduleOf(ids, 'standing.ts');
  // What is done to come to rest is no moment of its own.
  const scope: EmitScope = { ...plainScope(core, ids, module, []), tellsSteps: false };
  const bodies = core.standing.map(
    (standing) => `${lineComment(`[${citation(core.world, standing.rule)}]`)}\n${block(scope, standing.block)}`,
  );
  const doc = 'Brings the position in line with the rules that hold at every moment.';
  if (settleAtOnce(core)) module.declarations.push(plain(module, 'keepStandingRules', doc, bodies.join('\n')));
  else {
    const again = `${fromRuntime(module, 'untilAtRest')}(game, lookOnce);`;
    const once = plain(module, 'lookOnce', 'Looks at each rule once.', bodies.join('\n'), false);
    module.declarations.push(plain(module, 'keepStandingRules', doc, again), once);
  }
  return finish(module, `${core.world.title}: standing rules.`);
}

/** `setup.ts`: the position at the start, and the deck. */
export function emitSetup(core: Core, ids: Identifiers): Module {
  const { world } = core;
  const module = moduleOf(ids, 'setup.ts');
  const ref = (kind: IdKind, index: number): string => idOf(module, ids, kind, index);
  const lines: string[] = [];
  world.setup.tracks.forEach((value, track) =>
    lines.push(`${fromRuntime(module, 'setTrack')}(game, ${ref('Track', track)}, ${value});`),
  );
  world.setup.order.forEach((faction, place) =>
    lines.push(
      `${fromRuntime(module, 'setFactionAt')}(game, ${ref('OrderPlace', place)}, ${ref('Faction', faction)});`,
    ),
  );
  world.chits.forEach((chit, index) =>
    lines.push(
      `${fromRuntime(module, 'setChitsAt')}(game, ${ref('Chit', index)}, ${fromRuntime(module, 'POOL')}, ${chit.count});`,
    ),
  );
  for (const { box, piece, count } of world.setup.boxes) {
    lines.push(`${fromRuntime(module, 'setInBox')}(game, ${ref('Box', box)}, ${ref('Piece', piece)}, ${count});`);
  }
  for (const { space, pieces, markers } of world.setup.spaces) {
    lines.push(lineComment(world.spaces[space]?.name ?? ''));
    for (const { piece, count } of pieces) {
      const column = world.pieces[piece]?.placedAs ?? -1;
      lines.push(
        `${fromRuntime(module, 'setCountAt')}(game, ${ref('Space', space)}, ${ref('Column', column)}, ${count});`,
      );
    }
    for (const { marker, count } of markers)
      lines.push(
        `${fromRuntime(module, 'setMarkersAt')}(game, ${ref('Marker', marker)}, ${ref('Space', space)}, ${count});`,
      );
  }
  if (core.standing.length > 0) lines.push(`${fromGame(module, 'standing.ts', 'keepStandingRules')}(game);`);
  const rule = citation(world, world.setup.rule);
  module.declarations.push(
    plain(module, 'setup', `Sets up the board [${rule}].`, lines.join('\n')),
    plain(module, 'deal', `Prepares the deck [${rule}].`, deck(core, ids, module)),
  );
  return finish(module, `${world.title}: setup.`);
}

function deck(core: Core, ids: Identifiers, module: ModuleWriter): string {
  const { world } = core;
  const { deck: plan } = world.setup;
  const shuffle = fromRuntime(module, 'shuffle');
  const dealtAs = (kind: number): number => plan.dealtAs.find((entry) => entry.kind === kind)?.as ?? kind;
  const kinds = [...new Set(plan.layers.flat().map((part) => part.kind))];
  const name = (kind: number): string =>
    claim(module, camelCase(`${world.cardKinds[kind]?.names.one ?? ''} cards`), `cards ${kind}`);
  const stacks = kinds.map((kind) => {
    const cards = world.cards.flatMap((card, index) =>
      dealtAs(card.kind) === kind ? [idOf(module, ids, 'Card', index)] : [],
    );
    const shuffled = `${shuffle}(game, [${cards.join(', ')}])`;
    const option = plan.onlyWith.find((it) => it.kind === kind)?.option;
    if (option === undefined) return `const ${name(kind)} = ${shuffled};`;
    const isChosen = `${fromRuntime(module, 'optionAt')}(game, ${idOf(module, ids, 'Option', option)}) === 1`;
    return `const ${name(kind)} = ${isChosen} ? ${shuffled} : [];`;
  });
  const layers = plan.layers.map((layer) => {
    const parts = layer.map((part) => `...${name(part.kind)}.splice(0, ${part.count})`);
    const [only] = layer;
    const cards =
      layer.length === 1 && only !== undefined
        ? `${name(only.kind)}.splice(0, ${only.count})`
        : `[${parts.join(', ')}]`;
    return `deck.push(...${shuffle}(game, ${cards}));`;
  });
  return `${stacks.join('\n')}\nconst deck${ofType('number[]')} = [];\nfor (let pile = 0; pile < ${plan.piles}; pile += 1) {\n${layers.join('\n')}\n}\n${fromRuntime(module, 'setDeck')}(game, deck);`;
}
