/**
 * Positions in which two editions offer or do something else: derived tests of each edition played on the other, then a directed
 * search around what has changed, then pairs of random games. All is bounded, follows from the editions alone, and is counted.
 */
import { groundOf, suiteOf } from '../boundaries/derive.js';
import type { Answered, Start } from '../boundaries/ir.js';
import { partsOf as soughtIn, type Sought } from '../boundaries/parts.js';
import { type Chance, chanceFrom, positionAt } from '../boundaries/positions.js';
import { type Mentions, mentionsIn } from '../boundaries/mentions.js';
import { reductionsOf } from '../boundaries/search.js';
import type { Given } from '../../runtime/testing/position.js';
import { linesOf } from '../../runtime/testing/failing-scenario.js';
import { interpret } from '../interpreter/interpret.js';
import type { Core } from '../core/ir.js';
import { actionLine, boardLine } from '../scenario/lines/say.js';
import type { Modifier } from '../resolved/ir.js';
import type { Comparison } from './compare.js';
import { type Choose, type Pair, type Parting, partingOf, partingOfGames, playerOf } from './play-pair.js';
import { changedRows, renamedWorld } from './touched.js';

export interface Situation {
  readonly given: readonly string[];
  readonly when: readonly string[];
  /** What each edition offers or shows then. */
  readonly old: string;
  readonly fresh: string;
  readonly found: 'by a derived test' | 'by search' | 'in a game';
}

/** What was looked at, for where nothing was found. */
export interface Searched {
  readonly parts: readonly string[];
  readonly tests: number;
  readonly positions: number;
  readonly games: number;
}

export interface Situations {
  /** The shortest first. */
  readonly found: readonly Situation[];
  readonly searched: Searched;
}

export interface LookingOptions {
  /** Pairs of random games, played where nothing else finds anything. */
  readonly games: number;
  readonly onProgress: (text: string) => void;
}

/** No more parts are searched, and no more situations told of one. */
const mostParts = 12;
const mostOfPart = 2;
const mostTold = 8;
const positionsOfPart = 60;
const playsOfPosition = 8;
const mostDecisions = 4_000;

export function situationsOf(comparison: Comparison, { games, onProgress }: LookingOptions): Situations {
  const { old, fresh, renames } = comparison;
  const cores = { old: { ...old.core, world: renamedWorld(old.world, renames) }, fresh: fresh.core };
  const pair: Pair = {
    old: playerOf(interpret(cores.old)),
    fresh: playerOf(interpret(cores.fresh)),
    renamed: renames.text,
  };
  const told: Situation[] = [];
  const all = [cores.fresh, cores.old].map((core) => ({ core, parts: soughtIn(core) }));
  const searched: string[] = [];
  const inPlay = putInPlay(comparison);
  let [tests, positions, played] = [0, 0, 0];
  const lookFor = (wanted: (sought: Sought) => boolean, also: readonly Given[]): void => {
    const more = also.length === 0 ? null : mentionsIn(cores.fresh, lastingOf(comparison));
    const sought = all.map(({ core, parts }) => ({
      core,
      parts: parts.filter(wanted).map((it) => (more === null ? it : { ...it, mentions: joined(it.mentions, more) })),
    }));
    const names = [...new Set(sought.flatMap(({ parts }) => parts.map(({ of }) => of)))];
    for (const name of names.filter((it) => !searched.includes(it)).slice(0, mostParts - searched.length))
      lookAt(name, sought, also);
  };
  const lookAt = (name: string, sought: typeof all, also: readonly Given[]): void => {
    searched.push(name);
    onProgress(`looks for situations: ${name}`);
    const own: Situation[] = [];
    for (const { core, parts } of sought) {
      const ground = groundOf(core);
      for (const part of parts.filter(({ of }) => of === name)) {
        for (const test of suiteOf(ground, part).tests) {
          tests += 1;
          const [done, ...said] = test.when;
          if (done?.kind !== 'done' || 'within' in done.data) continue;
          const labels = said.flatMap((it) => (it.kind === 'answers' ? it.labels : []));
          const given = withAlso(
            also,
            test.given.map(({ data }) => data),
          );
          const found = partingOf(pair, given, done.data, inTurn(labels));
          if (found !== null) own.push(situationOf(cores.fresh, given, done.data, found, 'by a derived test'));
        }
      }
    }
    for (const { core, parts } of own.length > 0 ? [] : sought) {
      const chance = chanceFrom(`diff ${name}`);
      for (const part of parts.filter(({ of }) => of === name)) {
        for (let at = 0; at < positionsOfPart && own.length < mostOfPart; at += 1) {
          positions += 1;
          const found = searchedAt(pair, core, part, chance, also);
          if (found !== null) own.push(situationOf(cores.fresh, found.given, found.action, found.parting, 'by search'));
        }
      }
    }
    told.push(...distinct(own).slice(0, mostOfPart));
  };
  lookFor(wantedParts(comparison), []);
  // What a rule changes elsewhere shows where that is done.
  if (told.length === 0 && comparison.parts.length > 0) lookFor(touchedParts(comparison), inPlay);
  // Where a game begins otherwise, that is told of what is declared.
  for (let seed = 1; seed <= games && told.length === 0 && !comparison.isDeclared; seed += 1) {
    onProgress(`looks for situations: game ${seed} of ${games}`);
    played += 1;
    const found = partingOfGames(pair, seed, atRandom(chanceFrom(`game ${seed}`)), mostDecisions);
    if (found !== null) told.push(inGame(seed, found));
  }
  return {
    found: distinct(told).slice(0, mostTold),
    searched: { parts: searched, tests, positions, games: played },
  };
}

/** The parts of the rules that have changed, and where something that is declared has, those that speak of it. */
function wantedParts({ parts, changes, fresh }: Comparison): (sought: Sought) => boolean {
  const names = new Set(
    parts.flatMap(({ old, fresh: now }) => {
      const part = now ?? old;
      if (part === null) return [];
      // What a side changes elsewhere is sought where its card is in play.
      return part.sort === 'side' || part.sort === 'card in hand'
        ? [part.name, `${part.name.replace(/ .*$/u, '')} in play`]
        : [part.name];
    }),
  );
  const { world } = fresh;
  const idsOf = (sort: string, list: readonly string[]): readonly number[] =>
    changes.flatMap((it) =>
      it.sort === sort && it.ways.includes('changed') ? [list.indexOf(it.name)].filter((id) => id >= 0) : [],
    );
  const columns = idsOf(
    'piece',
    world.pieces.map((it) => it.names.one),
  ).flatMap((id) => world.pieces[id]?.columns ?? []);
  const spoken = {
    columns,
    markers: idsOf(
      'marker',
      world.markers.map((it) => it.names.one),
    ),
    tracks: idsOf(
      'track',
      world.tracks.map((it) => it.names.one),
    ),
    spaces: idsOf(
      'space',
      world.spaces.map((it) => it.name),
    ),
    families: idsOf(
      'chit',
      world.chits.map((it) => it.name),
    ).flatMap((id) => world.chits[id]?.family ?? []),
    options: idsOf(
      'option',
      world.options.map((it) => it.name),
    ),
  } as const;
  const ways = Object.entries(spoken) as (readonly [keyof typeof spoken, readonly number[]])[];
  return ({ of, mentions }) => names.has(of) || ways.some(([sort, ids]) => ids.some((id) => mentions[sort].has(id)));
}

/** What a position is to have besides; what it says of the same itself is left out. */
function withAlso(also: readonly Given[], given: readonly Given[]): readonly Given[] {
  const keyOf = (it: Given): string => JSON.stringify(Object.entries(it)[0]);
  const stated = new Set(also.map(keyOf));
  return also.length === 0 ? given : [...given.filter((it) => !stated.has(keyOf(it))), ...also];
}

/** What sides that have changed hold while they are in play. */
function lastingOf({ parts, fresh: { world } }: Comparison): readonly Modifier[] {
  const sides = new Set(parts.flatMap(({ fresh: part }) => (part?.sort === 'side' ? [`${part.row} ${part.at}`] : [])));
  return world.modifiers.filter(({ card, when }) => when.kind === 'in play' && sides.has(`cards ${card} ${when.side}`));
}

/** These sides, in play. */
function putInPlay(comparison: Comparison): readonly Given[] {
  const { world } = comparison.fresh;
  const found = lastingOf(comparison).flatMap(({ card: id, when }): Given[] => {
    const card = world.cards[id];
    const side = when.kind === 'in play' ? card?.sides[when.side] : undefined;
    return card === undefined || side === undefined ? [] : [{ capability: card.code, side: side.name, isInPlay: true }];
  });
  return [...new Map(found.map((it) => [JSON.stringify(it), it])).values()];
}

function joined(one: Mentions, other: Mentions): Mentions {
  const both = <Item>(left: ReadonlySet<Item>, right: ReadonlySet<Item>): ReadonlySet<Item> =>
    new Set([...left, ...right]);
  return {
    ...one,
    columns: both(one.columns, other.columns),
    markers: both(one.markers, other.markers),
    tracks: both(one.tracks, other.tracks),
    spaces: both(one.spaces, other.spaces),
    kinds: both(one.kinds, other.kinds),
  };
}

/** What comes to something else by what has changed, and what speaks of the same things as a standing rule or a track's end. */
function touchedParts(comparison: Comparison): (sought: Sought) => boolean {
  const { old, renames, parts, fresh } = comparison;
  const rows = changedRows(comparison);
  const names = new Set(
    [...rows].flatMap((row): readonly string[] => {
      const id = Number(row.slice(row.indexOf(' ') + 1));
      if (row.startsWith('procedures ')) return [renames.naming('procedure', id)];
      if (row.startsWith('additionalSpaces ')) return [renames.naming('additional spaces', id)];
      if (row.startsWith('chits ')) {
        const chit = old.core.chits[id]?.chit;
        return chit === undefined
          ? []
          : old.core.aspects.map(({ id: of }) => `${renames.naming('aspect', of)} of ${renames.naming('chit', chit)}`);
      }
      return [];
    }),
  );
  const spoken = parts.flatMap(({ fresh: part }) => {
    const [list = '', at = ''] = (part?.row ?? '').split(' ');
    const own = { standing: fresh.core.standing, beyond: fresh.core.beyond, crossings: fresh.core.crossings };
    const row = list in own ? own[list as keyof typeof own][Number(at)] : undefined;
    return row === undefined ? [] : [mentionsIn(fresh.core, [row])];
  });
  return ({ of, mentions }) =>
    names.has(of) ||
    spoken.some((it) =>
      (['markers', 'tracks'] as const).some((sort) => [...it[sort]].some((id) => mentions[sort].has(id))),
    );
}

interface Found {
  readonly given: readonly Given[];
  readonly action: Start['action'];
  readonly parting: Parting;
}

/** Tries some plays of a position; where the editions part, the position without whatever is not needed for that. */
function searchedAt(
  pair: Pair,
  { world }: Core,
  { starts, mentions }: Sought,
  chance: Chance,
  also: readonly Given[],
): Found | null {
  const start = chance.of(starts);
  if (start === undefined) return null;
  const { action } = start;
  let given: readonly Given[] = withAlso(also, positionAt(chance, world, mentions));
  for (let tries = 0; tries < playsOfPosition; tries += 1) {
    const parting = partingOf(pair, given, action, atRandom(chance));
    if (parting === null) continue;
    let best = parting;
    for (let isSmaller = true; isSmaller;) {
      isSmaller = false;
      for (const fewer of reductionsOf(given)) {
        const again = partingOf(pair, fewer, action, inTurn(parting.answers.map(({ label }) => label)));
        if (again === null) continue;
        [given, best, isSmaller] = [fewer, again, true];
        break;
      }
    }
    return { given, action, parting: best };
  }
  return null;
}

/** Answers that are given where they are asked for; those that are not are left out. */
function inTurn(labels: readonly string[]): Choose {
  let next = 0;
  return (offered) => {
    for (; next < labels.length; next += 1) {
      const label = labels[next];
      if (label === undefined || !offered.includes(label)) continue;
      next += 1;
      return label;
    }
    return null;
  };
}

function atRandom(chance: Chance): Choose {
  return (labels) => chance.of(labels) ?? null;
}

function situationOf(
  { world }: Core,
  given: readonly Given[],
  action: Start['action'],
  { answers, old, fresh }: Parting,
  found: Situation['found'],
): Situation {
  return {
    given: given.length === 0 ? ['the setup'] : given.map((it) => boardLine(world, it)),
    when: [actionLine(action), ...answerLines(answers)],
    old,
    fresh,
    found,
  };
}

function answerLines(answers: readonly Answered[]): readonly string[] {
  return linesOf(answers).map(([by, labels]) => `${by}: ${labels.join(', ')}`);
}

/** A whole game is too long to be told: its last answers are. */
function inGame(seed: number, { answers, old, fresh }: Parting): Situation {
  return {
    given: [`the random game ${seed}, after ${answers.length} answers`],
    when: answerLines(answers.slice(-3)),
    old,
    fresh,
    found: 'in a game',
  };
}

/** Each once, the shortest first. */
function distinct(situations: readonly Situation[]): readonly Situation[] {
  const lengthOf = ({ given, when }: Situation): number => [...given, ...when].join(' ').length;
  const once = new Map(situations.map((it) => [JSON.stringify([it.given, it.when]), it]));
  return [...once.values()].toSorted((one, other) => lengthOf(one) - lengthOf(other));
}
