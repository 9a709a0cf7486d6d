/** Sentences: each clause of the language with the words of a small game. */
import {
  actor,
  type Actor,
  markerNoun,
  named,
  type Noun,
  pieceNoun,
  pieces,
  type Place,
  plainSpaces,
  quantified,
  where,
} from './nouns.js';
import { withArticle } from '../../../compiler/surface/print-nouns.js';
import { amount, endOf, number } from './numbers.js';
import type { Procedure } from './world.js';

/** A sentence, and what it makes known to those after it. */
export interface Sentence {
  readonly text: string;
  readonly gives?: { readonly number?: string; readonly rolled?: true; readonly removed?: Noun };
}

type Maker = (place: Place) => Sentence | null;

/** One sentence that can stand here. */
export function sentence(place: Place): Sentence {
  const makers = place.silent ? silentMakers : allMakers;
  for (let tries = 0; tries < 20; tries += 1) {
    const made = place.chance.one(makers)(place);
    if (made !== null) return made;
  }
  return { text: 'nothing' };
}

/** `let hits be …`, with a word that nothing else has. */
export function letting(place: Place, word: string): Sentence {
  return { text: `let ${word} be ${number(place)}`, gives: { number: word } };
}

/** With who acts in front, who may do it or does it. */
function acted(place: Place, clause: string): string {
  const { text } = actor(place);
  if (text === '') return clause;
  return `${text} ${place.chance.percent(35) ? 'may ' : ''}${clause}`;
}

/** Where something is put that can be in spaces of these kinds. */
function target(place: Place, noun: Noun): string | null {
  const { chance, world, here } = place;
  if (here !== null && here.some((kind) => noun.kinds.includes(kind)) && chance.percent(75)) return 'here';
  const space = chance.any(world.spaces.filter(({ kind }) => noun.kinds.includes(kind)));
  const set = plainSpaces(place, noun.kinds);
  if (space === null || set === null) return null;
  const { one, many, most } = set;
  const options = [`in ${named(place, space.name)}`, `in 1 ${one}`, `in each ${one}`, `in any ${many}`];
  if (most > 1) options.push(`in up to 2 ${many}`);
  return chance.one(options);
}

const place: Maker = (at) => {
  const { chance, world } = at;
  const piece = chance.any(world.pieces);
  if (piece === null) return null;
  const noun = pieceNoun(world, piece);
  const to = target(at, noun);
  if (to === null) return null;
  const box = chance.any(world.boxes);
  const from = box !== null && chance.percent(12) ? ` from ${named(at, box)}` : '';
  return { text: acted(at, `place ${quantified(at, noun, null)}${from} ${to}`) };
};

const mark: Maker = (at) => {
  const { chance, world } = at;
  const marker = chance.any(world.markers);
  if (marker === null) return null;
  const noun = markerNoun(marker);
  const { one, many, most } = noun;
  const isHere = at.here?.some((kind) => noun.kinds.includes(kind)) === true;
  const space = chance.any(world.spaces.filter(({ kind }) => noun.kinds.includes(kind)));
  if (!isHere && space === null) return null;
  const spot = isHere
    ? 'here'
    : at.silent
      ? `in each ${chance.one(noun.kinds).one}`
      : `in ${named(at, space?.name ?? '')}`;
  const options = [`place a ${one} ${spot} if none`, `place a ${one} ${spot}`, `place 1 ${one} ${spot}`];
  if (most > 1) options.push(`place 2 ${many} ${spot}`);
  return { text: chance.one(options) };
};

const remove: Maker = (at) => {
  const { chance, world } = at;
  const what = pieces(at);
  const [one, other] = [chance.any(world.pieces), chance.any(world.pieces)];
  if (what === null || one === null || other === null) return null;
  const box = chance.any(world.boxes);
  if (box !== null && chance.percent(8)) {
    return { text: acted(at, `remove ${quantified(at, pieceNoun(world, one), `in ${named(at, box)}`)}`) };
  }
  const to = box !== null && chance.percent(25) ? ` to ${named(at, box)}` : '';
  if (one !== other && chance.percent(15)) {
    const both: Noun = {
      one: `${one.words.one} or ${other.words.one}`,
      many: `${one.words.many} or ${other.words.many}`,
      most: one.inventory + other.inventory,
      kinds: world.kinds,
    };
    const tail = chance.percent(60)
      ? `${one.words.many} first`
      : `${one.words.many} only when no ${other.words.many} remain`;
    return {
      text: acted(at, `remove ${quantified(at, both, at.here === null ? 'on the map' : 'here')}${to}, ${tail}`),
      gives: { removed: both },
    };
  }
  return { text: acted(at, `remove ${quantified(at, what, where(at, what))}${to}`), gives: { removed: what } };
};

const unmark: Maker = (at) => {
  const marker = at.chance.any(at.world.markers);
  if (marker === null) return null;
  const noun = markerNoun(marker);
  const spot = where(at, noun);
  return {
    text: spot === 'here' && at.chance.percent(50) ? `remove the ${noun.one} here` : `remove all ${noun.many} ${spot}`,
  };
};

const replace: Maker = (at) => {
  const what = pieces(at);
  const other = at.chance.any(at.world.pieces);
  if (what === null || other === null) return null;
  const spot = at.here === null ? 'on the map' : 'here';
  return { text: acted(at, `replace ${quantified(at, what, null)} ${spot} with a ${other.words.one}`) };
};

/** A movement, which may open a block, with the pieces that move and the kinds of space where they arrive. */
export function movement(at: Place): { readonly text: string; readonly acting: Actor['faction'] } | null {
  const { chance, world } = at;
  const piece = chance.any(world.pieces);
  if (piece === null) return null;
  const noun = chance.percent(70) ? pieceNoun(world, piece) : (pieces(at) ?? pieceNoun(world, piece));
  const space = chance.any(world.spaces.filter(({ kind }) => noun.kinds.includes(kind)));
  const set = plainSpaces(at, noun.kinds);
  if (space === null || set === null) return null;
  const destinations = [`to ${named(at, space.name)}`, `to ${set.many}`, 'to any spaces'];
  if (at.here !== null) destinations.push('to adjacent spaces', 'to adjacent spaces', 'to adjacent spaces');
  if (at.selected !== null && at.here === null) destinations.push('to the selected spaces', 'to the selected spaces');
  const own = chance.percent(8) ? ', including their own' : '';
  const once = chance.percent(12) ? ', each only once' : '';
  const isHere = at.here?.some((kind) => noun.kinds.includes(kind)) === true;
  const who = actor(at);
  const may = who.text !== '' && chance.percent(35) ? 'may ' : '';
  const start = who.text === '' ? 'move' : `${who.text} ${may}move`;
  at.procedure?.moved.push(piece);
  const acting = who.faction;
  if (isHere && chance.percent(30))
    return { text: `${start} ${quantified(at, noun, 'from adjacent spaces')} to here${once}`, acting };
  const origin = isHere ? 'here' : chance.one(['on the map', `in ${set.many}`, `from ${set.many}`]);
  return { text: `${start} ${quantified(at, noun, origin)} ${chance.one(destinations)}${own}${once}`, acting };
}

const move: Maker = (at) => movement(at);

const flip: Maker = (at) => {
  const { chance, world } = at;
  const piece = chance.any(world.pieces.filter(({ states }) => states.length > 1));
  if (piece === null) return null;
  const state = chance.one(piece.states);
  const verb = world.states.find(({ name }) => name === state)?.verb ?? null;
  const moved = at.group ?? [];
  if (moved.length > 0 && moved.every(({ states }) => states.includes(state)) && chance.percent(40)) {
    return { text: verb === null ? `flip the group to ${state}` : `${verb} the group` };
  }
  const noun = pieceNoun(world, piece);
  const before = chance.one(piece.states.filter((it) => it !== state));
  const from = chance.percent(40) ? { ...noun, one: `${before} ${noun.one}`, many: `${before} ${noun.many}` } : noun;
  const what = quantified(at, from, where(at, from));
  if (verb !== null && chance.percent(60)) return { text: acted(at, `${verb} ${what}`) };
  return { text: acted(at, `flip ${what} to ${named(at, state)}`) };
};

const turnOver: Maker = (at) => {
  const marker = at.chance.any(at.world.markers.filter(({ other }) => other !== null));
  const other = marker?.other ?? null;
  if (marker === null || other === null) return null;
  const noun = markerNoun(marker);
  return { text: `flip all ${noun.many} ${where(at, noun)} to ${named(at, other)}` };
};

const shift: Maker = (at) => {
  const track = at.chance.any(at.world.tracks.filter(({ boxes }) => boxes !== null));
  if (track === null) return null;
  const by = at.silent ? '1' : amount(at, (track.boxes?.length ?? 2) - 1);
  return { text: `shift ${named(at, track.name)} ${by} toward ${named(at, endOf(at, track))}` };
};

const change: Maker = (at) => {
  const { chance, world } = at;
  const tracks = world.tracks.filter(({ boxes, crosses }) => boxes === null && !(at.silent && crosses));
  const track = chance.any(tracks);
  const counter = chance.any(world.counters);
  if (counter !== null && (track === null || chance.percent(30))) {
    const called = named(at, counter);
    return {
      text: chance.one([
        `raise ${called} by ${amount(at, 3)}`,
        `reduce ${called} by ${amount(at, 3)}`,
        `set ${called} to ${number(at)}`,
      ]),
    };
  }
  if (track === null) return null;
  const called = named(at, track.name);
  const by = amount(at, track.to - track.from);
  const value = Math.max(0, track.from);
  const set = value > track.to ? [] : [`set ${called} to ${chance.from(value, track.to)}`];
  return { text: chance.one([`raise ${called} by ${by}`, `reduce ${called} by ${by}`, ...set]) };
};

const chits: Maker = (at) => {
  const { chance, world } = at;
  const family = chance.any(world.families);
  if (family === null) return null;
  const aspect = chance.any(family.aspects);
  const { name } = family;
  const options = [
    acted(at, `draw ${chance.one([`1 ${name} chit`, `2 ${name} chits`])}`),
    acted(at, `play 1 drawn or held ${name} chit`),
    acted(at, `hold 1 ${name} chit in the pool`),
    acted(at, `discard 1 held ${name} chit`),
    acted(at, `discard up to 1 held ${name} chit`),
    `return all ${name} chits to the pool`,
    `return the drawn ${name} chits to the pool`,
    `set aside the ${name} chit in play`,
  ];
  if (aspect !== null)
    options.push(
      `resolve the ${aspect} of the drawn ${name} chit`,
      `resolve the ${aspect} of the ${name} chit in play`,
    );
  return { text: chance.one(options) };
};

const roll: Maker = ({ chance }) => ({
  text: chance.one(['roll a die', 'roll a die', 'roll 2 dice', 'roll a 10-sided die', 'roll 2 4-sided dice']),
  gives: { rolled: true },
});

const conduct: Maker = (at) => {
  const found = at.chance.any(at.world.procedures);
  return found === null ? null : { text: conducting(at, found) };
};

/** `conduct Muster in 2 Towns, waiving presence`. */
export function conducting(at: Place, conducted: Procedure): string {
  const { chance, world } = at;
  const operations = world.procedures.filter((it) => it.class === 'main');
  const isOpen = operations.some(({ faction }) => faction === null || at.acting === null || faction === at.acting);
  if (isOpen && chance.percent(30)) {
    const limited = operations.every(({ selects }) => selects) && chance.percent(40) ? 'Limited ' : '';
    const companion = world.procedures.some((it) => it.class === 'companion') && chance.percent(40);
    const { main, companion: other } = world.classes;
    const one = limited === '' ? withArticle(named(at, main.one)) : `a ${limited}${named(at, main.one)}`;
    return `conduct ${one}${companion ? ` with ${withArticle(named(at, other.one))} at any one moment` : ''}`;
  }
  const isOffered = conducted.class !== null;
  const by =
    conducted.faction !== null && conducted.faction !== at.acting
      ? `${world.factions[conducted.faction]?.name ?? ''} `
      : '';
  const may = by !== '' && chance.percent(40) ? 'may ' : '';
  const parts = [`${by}${may}conduct ${named(at, conducted.name)}`];
  const space = chance.any(world.spaces);
  if (conducted.selects && space !== null && chance.percent(30))
    parts.push(at.here === null ? ` in ${named(at, space.name)}` : ' here');
  const tails: string[] = [];
  const waived = chance.any(conducted.conditions);
  if (waived !== null && chance.percent(40)) tails.push(`waiving ${waived}`);
  const choice = chance.any(conducted.alternatives);
  if (isOffered && choice !== null && chance.percent(35)) tails.push(`choosing ${choice}`);
  const quantity = chance.any(conducted.quantities);
  const set = chance.any(conducted.places);
  if (isOffered && quantity !== null && chance.percent(40)) tails.push(`where ${quantity} is ${chance.from(1, 3)}`);
  else if (isOffered && set !== null && chance.percent(40)) {
    tails.push(`where ${set} spaces are ${plainSpaces({ ...at, places: [], here: null })?.many ?? 'spaces'}`);
  }
  const added = chance.any(world.additional.filter(({ of }) => of === conducted));
  if (added !== null && chance.percent(25)) tails.push(`forgoing ${added.name}`);
  if (isOffered && world.cards.length > 0 && chance.percent(8)) tails.push('disregarding cards');
  return [...parts, ...tails.map((tail) => `, ${tail}`)].join('');
}

const win: Maker = (at) =>
  at.chance.percent(4) ? { text: `${named(at, at.chance.one(at.world.factions).name)} win` } : null;

const order: Maker = (at) => {
  const { chance, world } = at;
  if (world.order === null && chance.percent(98)) return null;
  const { places, boxes } = world.order ?? { places: ['1st'], boxes: ['Event'] };
  return {
    text: chance.one([
      `make ${named(at, chance.one(world.factions).name)} ${named(at, chance.one(places))}`,
      `close the ${named(at, chance.one(boxes))} box`,
      'adjust the order of play by the boxes taken',
    ]),
  };
};

const cancel: Maker = (at) => {
  const { chance, world } = at;
  const card = chance.any(world.cards.filter(({ capability, sides }) => capability !== null && sides.length > 0));
  if (card === null) return null;
  const side = card.sides.length > 1 ? chance.one(['', 'shaded ', 'unshaded ']) : '';
  return { text: `cancel all ${side}${world.factions[card.capability ?? 0]?.adjective ?? ''} Capabilities` };
};

const event: Maker = (at) =>
  at.chance.percent(2) && at.world.deck !== null ? { text: "play the card's Event" } : null;

const silentMakers: readonly Maker[] = [mark, unmark, unmark, turnOver, change, change, shift];

const allMakers: readonly Maker[] = [
  ...[
    place,
    place,
    place,
    remove,
    remove,
    remove,
    move,
    move,
    replace,
    flip,
    flip,
    change,
    change,
    shift,
    shift,
    mark,
    mark,
  ],
  ...[unmark, turnOver, chits, chits, chits, roll, conduct, conduct, order, cancel, win, event],
];
