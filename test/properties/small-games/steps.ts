/** Lists of steps: sentences, and blocks with what belongs to them. */
import type { Namer } from './names.js';
import { actor, bothOf, named, type Place, plainSpaces, spaces, things } from './nouns.js';
import { condition } from './numbers.js';
import { letting, movement, type Sentence, sentence } from './sentences.js';
import { block, type Entry, type Tree } from './tree.js';

/** Between one and so many steps. */
export function steps(place: Place, namer: Namer, most: number): readonly Tree[] {
  const list: Tree[] = [];
  let at = place;
  const count = place.chance.from(1, most);
  for (let index = 0; index < count; index += 1) {
    if (at.depth > 0 && at.chance.percent(35)) {
      list.push(opened(at, namer));
      continue;
    }
    const made = at.chance.percent(7) && !at.silent ? letting(at, namer.word()) : sentence(at);
    list.push(made.text);
    at = after(at, made);
  }
  return list;
}

function after(place: Place, { gives }: Sentence): Place {
  if (gives === undefined) return place;
  return {
    ...place,
    numbers: gives.number === undefined ? place.numbers : [...place.numbers, gives.number],
    rolled: place.rolled || gives.rolled === true,
    removed: gives.removed === undefined ? place.removed : [...place.removed, gives.removed],
  };
}

const silentOpenings = ['if', 'if', 'each', 'net'] as const;
const openings = [
  ...([
    'if',
    'if',
    'if',
    'each',
    'each',
    'in',
    'in',
    'in',
    'selected',
    'selected',
    'one selected',
    'for each',
    'choose one',
  ] as const),
  ...([
    'choose one',
    'choose one',
    'actor',
    'actor',
    'times',
    'repeat',
    'while',
    'step',
    'step',
    'groups',
    'groups',
    'net',
  ] as const),
];

function opened(place: Place, namer: Namer): Tree {
  const { chance, world } = place;
  const inner = { ...place, depth: place.depth - 1 };
  const body = (known: Partial<Place> = {}): readonly Tree[] => steps({ ...inner, ...known }, namer, 2);
  const thing = things(place);
  const spot = place.here === null ? 'on the map' : 'here';
  const who = actor(place);
  const faction = chance.below(world.factions.length);
  const name = named(place, world.factions[faction]?.name ?? '');
  switch (chance.one(place.silent ? silentOpenings : openings)) {
    case 'if': {
      const then: Entry = [`if ${condition(place)}`, body()];
      return chance.percent(35) ? block(then, ['otherwise', body()]) : block(then);
    }
    case 'each': {
      const set = spaces(place);
      return block([`in each ${set.one}`, body({ here: set.kinds })]);
    }
    case 'in': {
      const { one, many, kinds, most } = spaces(place);
      const may = who.text === '' ? '' : `${who.text}${chance.percent(60) ? ' may' : ''}, `;
      const several = most < 2 ? [] : [`in up to 2 ${many}`, `in 2 ${many}`];
      const which = chance.one([
        `in 1 ${one}`,
        `in up to 1 ${one}`,
        `in any ${many}`,
        `in all ${bothOf(many)}, in any order`,
        ...several,
      ]);
      return block([`${may}${which}`, body({ here: kinds, acting: who.faction })]);
    }
    case 'selected':
      return place.selected === null
        ? sentence(place).text
        : block(['in each selected space', body({ here: place.selected })]);
    case 'one selected': {
      const kind = chance.any(place.selected ?? []);
      return kind === null ? sentence(place).text : block([`in up to 1 selected ${kind.one}`, body({ here: [kind] })]);
    }
    case 'for each': {
      const removed = chance.any(place.removed);
      const what = removed === null ? `${thing.one} ${spot}` : `${removed.one} removed`;
      return block([
        chance.one([`for each ${what}`, 'for each of 2', `for each ${plainSpaces(place)?.one ?? 'space'}`]),
        body(),
      ]);
    }
    case 'choose one':
      return chosen(place, namer, body);
    case 'actor': {
      const named = who.text === '' ? { text: name, faction } : who;
      return block([`${named.text}${chance.percent(50) ? ' may' : ''}`, body({ acting: named.faction })]);
    }
    case 'times': {
      const may = who.text === '' ? '' : `${who.text}${chance.percent(60) ? ' may' : ''}, `;
      const times = chance.one([
        'up to 2 times',
        `up to as many times as there are ${bothOf(thing.many)} ${spot}, at most 2`,
      ]);
      return block([`${may}${times}`, body({ acting: who.faction })]);
    }
    case 'repeat':
      return chance.percent(60) ? block(['2 times', body()]) : block([`${name}, 2 times`, body({ acting: faction })]);
    case 'while': {
      const loops = who.text === '' ? { text: name, faction } : who;
      return block([`while ${condition(place)}, ${loops.text} may`, body({ acting: loops.faction })]);
    }
    case 'step': {
      const word = namer.word();
      place.procedure?.steps.push(word);
      return block([`step ${word}`, body()]);
    }
    case 'groups': {
      const moving = movement(place);
      if (moving === null) return sentence(place).text;
      return block([
        `${moving.text}, and for each group`,
        body({ here: world.kinds, group: [], acting: moving.acting }),
      ]);
    }
    case 'net': {
      const track = chance.any(
        world.tracks.filter(({ boxes, crosses }) => boxes === null && !(place.silent && crosses)),
      );
      if (track === null) return sentence(place).text;
      if (place.procedure !== null) place.procedure.counts = true;
      return block([`change ${named(place, track.name)} by the net of`, terms(place)]);
    }
  }
}

function chosen(place: Place, namer: Namer, body: (known?: Partial<Place>) => readonly Tree[]): Tree {
  const { chance } = place;
  const who = actor(place);
  const opening = `${who.text === '' ? '' : `${who.text}${chance.percent(50) ? ' may' : ''} `}choose one`;
  const count = chance.from(2, 3);
  if (chance.percent(35)) {
    return block([opening, Array.from({ length: count }, () => body({ acting: who.faction })[0] ?? 'nothing')]);
  }
  const alternatives = Array.from({ length: count }, (): Entry => {
    const name = namer.name();
    place.procedure?.alternatives.push(name);
    return [name, body({ acting: who.faction })];
  });
  return block([opening, { entries: alternatives }]);
}

/** Terms of a net change. */
export function terms(place: Place): readonly Tree[] {
  const { chance } = place;
  return Array.from({ length: chance.from(1, 3) }, () => {
    const sign = chance.one(['+', '-']);
    const { one, many } = things(place);
    return chance.one([
      `${sign}1 for each ${spaces(place).one}`,
      `${sign}1 for each ${one} on the map`,
      `${sign}1 for every 2 ${many} on the map`,
      `${sign}2 if ${condition(place)}`,
    ]);
  });
}
