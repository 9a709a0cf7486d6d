/** Numbers and conditions with the words of a small game. */
import { bothOf, named, perSo, type Noun, pieces, type Place, spaces, things, where } from './nouns.js';
import type { Track } from './world.js';

/** A number, and what may be reckoned with it. */
export function number(place: Place): string {
  const { chance } = place;
  const way = chance.below(100);
  if (way < 68) return atom(place);
  if (way < 75) return `${atom(place)} plus ${atom(place)}`;
  if (way < 81) return `${atom(place)} minus ${atom(place)}`;
  if (way < 89) return `${atom(place)}, at most ${chance.from(1, 4)}`;
  if (way < 95) return `half of ${atom(place)}, rounded ${chance.one(['down', 'up'])}`;
  return `${atom(place)} if ${simple(place)}, otherwise ${atom(place)}`;
}

function atom(place: Place): string {
  const { chance, world } = place;
  const noun = things(place);
  const options = [
    String(chance.from(1, 3)),
    String(chance.from(1, 2)),
    counted(place, noun),
    `the ${bothOf(spaces(place).many)}`,
  ];
  const own = pieces(place);
  const box = chance.any(world.boxes);
  if (own !== null && world.pieces.length > 0) {
    options.push(counted(place, own), `the ${chance.one(world.pieces).words.many} in ${box ?? 'Available'}`);
  }
  const word = chance.any(place.numbers);
  if (word !== null) options.push(word, word, word);
  const track = chance.any(world.tracks);
  if (track !== null) options.push(named(place, track.name));
  const counter = chance.any(world.counters);
  if (counter !== null) options.push(named(place, counter));
  const option = chance.any(world.options.filter(({ to }) => to !== null));
  if (option !== null) options.push(named(place, option.name));
  if (place.rolled) options.push('the roll', 'the roll', 'the roll');
  if (place.group !== null) options.push('the group', 'the group');
  const removed = chance.any(place.removed);
  if (removed !== null) options.push('the pieces removed', `the ${bothOf(removed.many)} removed`);
  const family = chance.any(world.families);
  if (family !== null)
    options.push(`the value of the ${family.name} chit in play`, `the ${family.name} chits in the pool`);
  if (chance.percent(10)) options.push(`1 per ${perSo(chance.from(1, 3), noun)} ${where(place, noun)}`);
  if (chance.percent(10)) options.push(`${counted(place, noun)} plus -${chance.from(1, 2)}`);
  return chance.one(options);
}

function counted(place: Place, noun: Noun): string {
  return `the ${bothOf(noun.many)} ${where(place, noun)}`;
}

/** How much a track of so many steps may be moved. */
export function amount(place: Place, most: number): string {
  const { chance } = place;
  if (chance.percent(50)) return String(chance.from(1, Math.max(1, Math.min(most, 3))));
  const reckoned = number(place);
  return /^\d+$/u.test(reckoned) ? '1' : reckoned;
}

/** A condition, or two joined. */
export function condition(place: Place): string {
  const { chance } = place;
  const first = simple(place);
  const second = simple(place);
  // A number before `or` and one behind it would be read as a range.
  const isClear = !/\d$/u.test(first) && !/^\d/u.test(second);
  return chance.percent(80) || !isClear ? first : `${first} ${chance.one(['and', 'or'])} ${second}`;
}

function simple(place: Place): string {
  const { chance, world } = place;
  const thing = things(place);
  const spot = where(place, thing);
  const options = [
    `${thing.many} are ${spot}`,
    `no ${thing.many} are ${spot}`,
    `a ${thing.one} is ${spot}`,
    `${reckoned(place)} is ${chance.one(['', 'not ', 'at least ', 'at most ', 'more than ', 'less than '])}${chance.percent(50) ? chance.from(0, 3) : reckoned(place)}`,
    `the executing faction is ${chance.percent(50) ? 'not ' : ''}${named(place, chance.one(world.factions).name)}`,
  ];
  if (thing.most > 1) options.push(`2 or more ${thing.many} are ${spot}`);
  const [one, other] = [pieces(place), pieces(place)];
  if (one !== null && other !== null && one.many !== other.many)
    options.push(
      `more ${bothOf(one.many)} than ${bothOf(other.many)} are ${place.here === null ? 'on the map' : 'here'}`,
    );
  if (place.here !== null && place.here.length > 1)
    options.push(`here is ${chance.percent(40) ? 'not ' : ''}a ${chance.one(place.here).one}`);
  const track = chance.any(world.tracks.filter(({ boxes }) => boxes !== null));
  if (track !== null)
    options.push(
      `${named(place, track.name)} is ${chance.percent(40) ? 'not ' : ''}at ${named(place, endOf(place, track))}`,
    );
  const numbers = chance.any(world.tracks.filter(({ boxes }) => boxes === null));
  if (numbers !== null && numbers.to >= 0) {
    options.push(
      `${named(place, numbers.name)} is ${chance.one(['', 'at least '])}${chance.from(Math.max(0, numbers.from), numbers.to)}`,
    );
  }
  const option = chance.any(world.options.filter(({ to }) => to === null));
  if (option !== null) {
    const chosen = `${named(place, option.name)} is ${chance.percent(40) ? 'not ' : ''}chosen`;
    options.push(chosen, chosen);
  }
  const card = chance.any(world.cards);
  if (card !== null) {
    options.push(`the card is ${chance.one(['a', 'not a', 'the last'])} ${chance.one(world.cardKinds).one}`);
    options.push(`${card.code} has ${chance.one(['', 'not '])}been played`);
    if (card.capability !== null && card.sides.length > 0)
      options.push(`${card.code} is ${chance.one(['', 'not '])}in play`);
  }
  const family = chance.any(world.families);
  if (family !== null) options.push(`${chance.from(1, 3)} or more ${family.name} chits are in the pool`);
  return chance.one(options);
}

/** A number that is worth comparing. */
function reckoned(place: Place): string {
  const { chance } = place;
  const word = chance.any(place.numbers);
  if (place.rolled && chance.percent(50)) return 'the roll';
  if (word !== null && chance.percent(50)) return word;
  if (place.group !== null && chance.percent(50)) return 'the group';
  const counter = chance.any(place.world.counters);
  if (counter !== null && chance.percent(30)) return named(place, counter);
  return counted(place, things(place));
}

/** The name of an end of a track of boxes. */
export function endOf({ chance }: Place, { boxes }: Track): string {
  return chance.one([boxes?.at(0), boxes?.at(-1)].flatMap((box) => box ?? []));
}
