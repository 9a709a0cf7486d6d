/** The files of a small game that say what is done: the procedures of two classes, the sequence of play, additional spaces. */
import { listed, type Making, placeOf, record, rule } from './making.js';
import type { Namer } from './names.js';
import { named, type Place, spaces } from './nouns.js';
import { condition, number } from './numbers.js';
import { conducting } from './sentences.js';
import { steps } from './steps.js';
import { block, type Entry, type Tree, type TreeFile } from './tree.js';
import type { Procedure } from './world.js';

const empty = { alternatives: [], steps: [], moved: [], counts: false };

/** A procedure of one of the two classes; it conducts what was made before it. */
export function offeredFile(making: Making, ofClass: 'main' | 'companion'): TreeFile {
  const { chance, namer, world } = making;
  const name = namer.name();
  const isSelecting = chance.percent(70) && world.spaces.length > 0;
  const procedure: Procedure = {
    ...empty,
    name,
    class: ofClass,
    faction: chance.percent(75) ? chance.below(world.factions.length) : null,
    selects: isSelecting,
    quantities: chance.percent(40) ? [namer.word()] : [],
    places: chance.percent(25) ? [namer.word()] : [],
    conditions: isSelecting && chance.percent(50) ? [chance.percent(50) ? namer.word() : namer.name()] : [],
    alternatives: [],
    steps: [],
    moved: [],
  };
  const chosen = spaces(placeOf(making));
  const place = placeOf(making, {
    selected: isSelecting ? chosen.kinds : null,
    numbers: procedure.quantities,
    places: procedure.places,
    acting: procedure.faction,
    procedure,
  });
  const operations = world.procedures.filter((it) => it.class === 'main');
  const done = isSelecting ? selecting(place, namer) : steps(place, namer, 3);
  const most = chance.from(1, Math.max(1, Math.min(chosen.most, 3)));
  const root = block(
    [world.classes[ofClass].one.toLowerCase(), name],
    ['faction', procedure.faction === null ? null : (world.factions[procedure.faction]?.name ?? '')],
    rule('3'),
    ['accompanies', ofClass === 'main' ? null : operations.length === 0 ? 'any' : [chance.one(operations).name]],
    ['requires', chance.percent(20) ? condition(placeOf(making)) : null],
    ['select', isSelecting ? `up to ${most} ${most === 1 ? chosen.one : chosen.many}` : null],
    ['may select none', isSelecting && done.length > 1 && chance.percent(40) ? true : null],
    ['where', record(procedure.conditions, (it) => [it, condition(placeOf(making, { here: chosen.kinds }))])],
    [
      'quantities',
      record(procedure.quantities, (it) => [it, chance.percent(60) ? chance.from(0, 3) : number(placeOf(making))]),
    ],
    ['places', record(procedure.places, (it) => [it, spaces(placeOf(making)).many])],
    ['steps', done],
  );
  world.procedures.push(procedure);
  const folder = ofClass === 'main' ? 'operations' : 'special-activities';
  return { path: `${folder}/${namer.file(name)}.yaml`, root };
}

/** Steps of a procedure that selects: mostly with what is done in each selected space. */
function selecting(place: Place, namer: Namer): readonly Tree[] {
  const { chance } = place;
  const own = block(['in each selected space', steps({ ...place, here: place.selected, depth: 2 }, namer, 2)]);
  return [
    ...(chance.percent(25) ? steps({ ...place, selected: null }, namer, 1) : []),
    own,
    ...(chance.percent(35) ? steps(place, namer, 2) : []),
  ];
}

/** A procedure that is simply done: a phase, a turn, a whole game. */
function simple(making: Making, name: string, own: (procedure: Procedure) => readonly Tree[]): Entry {
  const { chance, namer, world } = making;
  const quantities = chance.percent(15) ? [namer.word()] : [];
  const procedure: Procedure = {
    ...empty,
    name,
    class: null,
    faction: null,
    selects: false,
    quantities,
    places: [],
    conditions: [],
    alternatives: [],
    steps: [],
    moved: [],
  };
  const entry: Entry = [
    name,
    block(rule('2'), ['quantities', record(quantities, (it) => [it, chance.from(0, 3)])], ['steps', own(procedure)]),
  ];
  world.procedures.push(procedure);
  return entry;
}

/** The sequence of play: phases, a turn, and the procedure that plays a whole game. */
export function sequenceFile(making: Making, play: string): TreeFile {
  const { chance, namer } = making;
  const phases = Array.from({ length: chance.from(0, 2) }, () =>
    simple(making, namer.name(), (procedure) =>
      steps(placeOf(making, { numbers: procedure.quantities, procedure }), namer, 3),
    ),
  );
  const turn = namer.name();
  const turnEntry = simple(making, turn, (procedure) => turnSteps(making, procedure));
  const names = phases.map(([name]) => name);
  const game = simple(making, play, () => gameSteps(making, turn, names));
  const entries = [...phases, turnEntry, game];
  return {
    path: chance.one(['sequence.yaml', 'sequence.yaml', 'procedures.yaml', 'play.yaml', `${namer.file('turns')}.yaml`]),
    root: block(['procedures', { entries: chance.percent(30) ? entries : [...entries].reverse() }]),
  };
}

function turnSteps(making: Making, procedure: Procedure): readonly Tree[] {
  const { chance, namer, world } = making;
  const place = placeOf(making, { procedure });
  const operation = chance.any(world.procedures.filter((it) => it.class === 'main'));
  const hasEvents = world.cards.some(({ sides }) => sides.length > 0) && world.deck !== null;
  const acts = [
    ...(operation === null ? [] : [conducting(place, operation)]),
    ...(hasEvents ? ["play the card's Event"] : []),
    'nothing',
  ];
  const box = (name: string): Entry => [name, chance.percent(70) ? [chance.one(acts)] : steps(place, namer, 2)];
  if (world.order !== null && chance.percent(70))
    return [block(['take an open box', { entries: world.order.boxes.map(box) }])];
  const before = chance.percent(40) ? steps(place, namer, 2) : [];
  if (acts.length === 1 || chance.percent(25)) return [...before, chance.one(acts)];
  const alternatives = acts.map((it): Entry => {
    const name = namer.name();
    procedure.alternatives.push(name);
    return [name, [it]];
  });
  return [...before, block(['choose one', { entries: alternatives }])];
}

function gameSteps(making: Making, turn: string, phases: readonly string[]): readonly Tree[] {
  const { chance, namer, world } = making;
  const place = placeOf(making);
  const inOrder = world.order !== null && chance.percent(80);
  const turns: Tree[] = inOrder
    ? world.order.places.map((it) => block([`the ${it} faction`, [`conduct ${turn}`]]))
    : world.factions.map(({ name }) => block([named(place, name), [`conduct ${turn}`]]));
  // Mostly a faction is told to act: nobody executes the sequence itself.
  const acting = (list: readonly Tree[]): readonly Tree[] =>
    chance.percent(95) ? [block([named(place, chance.one(world.factions).name), list])] : list;
  const rounds: Tree[] = [...turns, ...phases.flatMap((name) => acting([`conduct ${name}`]))];
  if (world.order !== null) rounds.push('adjust the order of play by the boxes taken');
  const winner = chance.percent(50) ? [`${named(place, chance.one(world.factions).name)} win`] : [];
  if (world.deck === null || chance.percent(5)) {
    return [...(chance.percent(60) ? [block([`${chance.from(2, 3)} times`, rounds])] : rounds), ...winner];
  }
  const kind = chance.one(world.cardKinds).one;
  const told = chance.percent(40)
    ? [block([`if the card is a ${kind}`, acting(steps(place, namer, 1))], ['otherwise', rounds])]
    : rounds;
  return [block(['until the deck is empty', ['reveal the next card', ...told]]), ...winner];
}

export function additionalFile(making: Making): TreeFile | null {
  const { chance, namer, world } = making;
  const of = chance.any(world.procedures.filter((it) => it.class !== null && it.selects));
  if (of === null || chance.percent(75)) return null;
  const name = namer.name();
  world.additional.push({ name, of });
  const track = chance.any(world.tracks.filter(({ boxes, from, to }) => boxes === null && to - from > 1));
  const cost = track === null || chance.percent(40) ? null : [`reduce ${track.name} by 1`];
  const root = block([
    'additional spaces',
    block([
      name,
      block(
        rule('3'),
        ['for', listed([of.name])],
        ['spaces', chance.percent(50) ? chance.from(1, 2) : null],
        ['cost', cost],
      ),
    ]),
  ]);
  return { path: `${namer.file('additional-spaces')}.yaml`, root };
}
