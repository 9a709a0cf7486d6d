/** The files of the cards of a small game. */
import { type Making, placeOf, rule, withoutProcedures } from './making.js';
import { bothOf, named, type Place, plainSpaces, things } from './nouns.js';
import { condition } from './numbers.js';
import { steps, terms } from './steps.js';
import { block, type Block, type Entry, type Tree, type TreeFile } from './tree.js';
import type { Card, Procedure } from './world.js';

export function cardFiles(making: Making): readonly TreeFile[] {
  const { chance, namer, world } = making;
  const withoutText: Entry[] = [];
  const files = world.cards.flatMap((card): TreeFile[] => {
    const title = chance.percent(60) ? `Card ${card.code}` : namer.name();
    if (card.isDealt && card.kind === world.cardKinds[0] && chance.percent(8)) {
      withoutText.push([card.code, title]);
      return [];
    }
    const root = block(
      ['card', card.code],
      ['title', title],
      ['kind', card.kind === world.cardKinds[0] && chance.percent(70) ? null : card.kind.one],
      [
        'capability',
        card.capability === null || card.sides.length === 0 ? null : (world.factions[card.capability]?.name ?? ''),
      ],
      ...card.sides.map((side) => [side, sideOf(making, card)] as const),
      addition(making),
    );
    return [{ path: `cards/${card.code.toLowerCase()}-${namer.file(title)}.yaml`, root }];
  });
  if (withoutText.length === 0) return files;
  return [...files, { path: 'cards/without-text.yaml', root: block(['cards without text', { entries: withoutText }]) }];
}

/** Steps that a card adds to a procedure while it is the current card; seldom. */
function addition(making: Making): readonly [string, Tree | null] {
  const { chance, namer, world } = making;
  const target = chance.any(world.procedures.filter((it) => it.class === null));
  if (target === null || chance.percent(94)) return ['event', null];
  const effect = steps(placeOf(withoutProcedures(making)), namer, 2);
  const when = chance.one(['start', 'end']);
  return [`at the ${when} of ${target.name}`, block(['title', namer.name()], rule('6'), ['effect', effect])];
}

function sideOf(making: Making, { capability }: Card): Block {
  const { chance, namer, world } = making;
  const offered = { ...making, world: { ...world, procedures: world.procedures.filter((it) => it.class !== null) } };
  const effect = steps(placeOf(offered), namer, 3);
  const title = ['title', chance.percent(50) ? 'What happens' : namer.name()] as const;
  const [kind] = world.cardKinds;
  if (capability !== null) return block(title, ['while in play', lasting(making)]);
  if (kind !== undefined && chance.percent(8)) {
    return block(title, [chance.one(['on the next card', `on the next ${kind.one}`]), lasting(making)]);
  }
  if (chance.percent(6)) return block(title, ['during the effect', lasting(making)], ['effect', effect]);
  return block(title, ['effect', effect]);
}

function lasting(making: Making): readonly Tree[] {
  return Array.from({ length: making.chance.from(1, 2) }, () => lastingItem(making)).flat();
}

/** One thing that holds while a side is in play; beside a change of rolls, a roll that it changes. */
function lastingItem(making: Making): readonly Tree[] {
  const { chance, namer, world } = making;
  const quiet = withoutProcedures(making);
  const place = placeOf(quiet);
  const own = (known: Partial<Place> = {}): readonly Tree[] => steps(placeOf(quiet, { depth: 1, ...known }), namer, 2);
  const procedure = chance.any(world.procedures.filter((it) => it.class !== null));
  const items: Tree[] = procedure === null ? [] : [...aboutProcedure(making, procedure, own)];
  const counting = chance.any(world.procedures.filter(({ counts }) => counts));
  if (counting !== null) items.push(block([`${counting.name} also counts`, terms(place)]));
  const track = chance.any(world.tracks.filter(({ boxes }) => boxes === null));
  const kind = chance.any(world.cardKinds);
  if (track !== null && kind !== null) {
    items.push(
      `each ${chance.one(['raise', 'reduction'])} of ${track.name} by ${kind.many} is 1 ${chance.one(['more', 'less'])}`,
    );
  }
  const piece = chance.any(world.pieces);
  if (piece !== null) {
    const from = chance.any(world.kinds.filter((it) => !piece.barred.includes(it)));
    if (from !== null)
      items.push(
        block([`whenever ${piece.words.many} move from a ${from.one}`, own({ group: [piece], here: world.kinds })]),
      );
    if (procedure !== null && chance.percent(20)) {
      const against = `the ${bothOf(things(place).many)} on the map`;
      const rolling = ['roll a die', block([`if the roll is more than ${against}`, own()])];
      return [
        `each roll against ${against} is 1 ${chance.one(['more', 'less'])}`,
        block([`${chance.one(['before', 'after'])} ${procedure.name}`, rolling]),
      ];
    }
  }
  const family = chance.any(world.families);
  const aspect = chance.any(family?.aspects ?? []);
  const chit = chance.any(family?.chits ?? []);
  if (aspect !== null && chit !== null) {
    const moment = chance.one(['before', 'after', 'instead of']);
    const without = { ...quiet, world: { ...quiet.world, families: [] } };
    items.push(block([`${moment} the ${aspect} of ${chit}`, steps(placeOf(without, { depth: 1 }), namer, 2)]));
  }
  const operations = world.procedures.filter((it) => it.class === 'main' && it.selects);
  if (operations.length > 0 && chance.percent(20))
    items.push(`each ${named(place, world.classes.main.one)}'s spaces is ${bounded(place)}`);
  const otherwise = track === null ? 'nothing' : `each raise of ${track.name} by ${kind?.many ?? ''} is 1 more`;
  return [chance.any(items) ?? otherwise];
}

function* aboutProcedure(
  making: Making,
  procedure: Procedure,
  own: (known?: Partial<Place>) => readonly Tree[],
): Generator<Tree> {
  const { chance, world } = making;
  const place = placeOf(withoutProcedures(making));
  const { name, quantities, alternatives, steps: named, moved, selects } = procedure;
  const quantity = chance.any(quantities);
  if (quantity !== null) yield `${name}'s ${quantity} is ${bounded(place)}`;
  if (selects) {
    yield `${name}'s spaces is ${bounded(place)}`;
    yield `${name} may not select ${plainSpaces(place)?.many ?? 'spaces'}`;
    yield block([`after each selected space of ${name}`, own({ here: world.kinds })]);
  }
  const alternative = chance.any(alternatives);
  const chooser =
    procedure.faction === null ? 'the executing faction' : (world.factions[procedure.faction]?.name ?? '');
  if (alternative !== null) yield `${chooser} must choose ${alternative} in ${name}`;
  const step = chance.any(named);
  if (step !== null) yield block([`${chance.one(['before', 'after', 'instead of'])} the ${step} of ${name}`, own()]);
  yield block([`${chance.one(['before', 'after'])} ${name}`, own()]);
  const piece = chance.any(moved);
  const kind = chance.any(world.kinds);
  if (piece !== null && kind !== null)
    yield block([`whenever ${name} moves ${piece.words.many} to a ${kind.one}`, own({ here: [kind] })]);
}

function bounded(place: Place): string {
  const { chance } = place;
  return chance.one(['1 more', '1 less', 'at most 1', '2', `1 more if ${condition(place)}`]);
}
