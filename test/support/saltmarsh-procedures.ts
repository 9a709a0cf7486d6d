/** What the factions of Saltmarsh conduct: operations, and the special activities that accompany them. */
import {
  adjacentTo,
  cardInPlay,
  changeTrack,
  chooseSpace,
  counter,
  countAt,
  drawChits,
  flip,
  flipGroup,
  type Game,
  hasCandidate,
  markersAt,
  moveChits,
  moveGroup,
  newArrivals,
  pause,
  piecesAt,
  piecesOn,
  place,
  placeable,
  placeMarkers,
  type Procedure,
  remove,
  removeMarkers,
  rollDie,
  selectSpace,
  setCounter,
  spacesWhere,
  takeChit,
  ask,
  DONE,
  ASIDE,
  DRAWN,
  HELD,
  IN_PLAY,
  POOL,
} from '../../runtime/index.js';
import * as t from './saltmarsh-tables.js';

function kindOf(space: number): number {
  return t.rules.spaces[space]?.kind ?? -1;
}

function isHome(space: number): boolean {
  return kindOf(space) === t.Province || kindOf(space) === t.City;
}

const muster: Procedure = {
  id: 0,
  name: 'Muster',
  faction: t.Crown,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: 3, eligible: musterable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    for (;;) {
      const here = yield* selectSpace(game, by, 'Muster in up to 3 spaces [3.1]', {
        scope,
        selected,
        limit: () => 3,
        eligible: musterable,
      });
      if (here === DONE) break;
      selected.push(here);
      const what = yield* ask(game, by, 'alternative', 'choose one [3.1]', [0, 1], MUSTERED);
      if (what === 0)
        yield* place(game, by, 'place up to 2 Troopers [3.1]', {
          pieces: [t.Trooper],
          in: here,
          atMost: 2,
          lift: true,
        });
      else yield* place(game, by, 'place 1 Scout [3.1]', { pieces: [t.Scout], in: here, count: 1, lift: true });
    }
    const here = yield* chooseSpace(game, by, 'in 1 selected space, place a Watch [3.1]', {
      among: selected,
      optional: true,
    });
    if (here !== DONE && placeMarkers(game, t.Watch, 1, here) === 0) removeMarkers(game, t.Watch, Infinity, here);
    yield* pause(game, scope);
  },
};
const MUSTERED = ['2 Troopers', 'a Scout'];

function musterable(game: Game, space: number): boolean {
  return isHome(space) && piecesAt(game, space, t.CrownPieces) > piecesAt(game, space, t.LeaguePieces);
}

const ride: Procedure = {
  id: 1,
  name: 'Ride',
  faction: t.Crown,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: 2, eligible: ridable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    for (;;) {
      const here = yield* selectSpace(game, by, 'Ride to up to 2 spaces [3.2]', {
        scope,
        selected,
        limit: () => 2,
        eligible: ridable,
      });
      if (here === DONE) break;
      selected.push(here);
    }
    const arrivals = newArrivals();
    for (;;) {
      const group = yield* moveGroup(game, by, 'move any Troopers or Scouts to the selected spaces [3.2]', {
        pieces: t.CrownPieces,
        arrivals,
        from: spacesWhere(game, (space) => ridable(game, space)),
        to: () => selected,
        atMost: 99,
      });
      if (group === null) break;
    }
    yield* pause(game, scope);
    for (const here of selected) {
      const most = Math.floor(countAt(game, here, t.Troopers) / 2);
      yield* flip(game, by, 'activate 1 Runner per 2 Troopers [3.2]', {
        pieces: t.Runners,
        to: t.ToOpenRunners,
        in: [here],
        count: most,
      });
    }
  },
};

function ridable(_game: Game, space: number): boolean {
  return kindOf(space) !== t.Haven;
}

const storm: Procedure = {
  id: 2,
  name: 'Storm',
  faction: t.Crown,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: 3, eligible: stormable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    for (;;) {
      const here = yield* selectSpace(game, by, 'Storm up to 3 spaces [3.3]', {
        scope,
        selected,
        limit: () => 3,
        eligible: stormable,
      });
      if (here === DONE) break;
      selected.push(here);
      const hits = countAt(game, here, t.Troopers);
      const runners = yield* remove(game, by, 'remove Open Runners [3.3]', {
        pieces: [t.OpenRunners],
        in: [here],
        count: hits,
      });
      if (piecesAt(game, here, t.Runners) > 0 || runners === hits) continue;
      const left = hits - runners;
      const depots = yield* remove(game, by, 'remove Depots [3.3]', { pieces: [t.Depots], in: [here], count: left });
      for (let i = 0; i < depots; i += 1) {
        if (changeTrack(game, t.Accord, -1) !== 0) changeTrack(game, t.Resolve, 1);
      }
    }
    yield* pause(game, scope);
  },
};

export function stormable(game: Game, space: number): boolean {
  return countAt(game, space, t.Troopers) > 0 && piecesAt(game, space, t.LeaguePieces) > 0;
}

/** Accompanies any Crown operation. */
const question: Procedure = {
  id: 3,
  name: 'Question',
  faction: t.Crown,
  accompanies: [0, 1, 2],
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: 2, eligible: questionable }),
  *run(game, scope, by) {
    yield* drawChits(game, 'draw 2 Edicts [4.1]', { family: t.Edicts, count: 2 });
    const edict = yield* takeChit(game, by, 'play 1 Edict [4.1]', {
      family: t.Edicts,
      from: [DRAWN, HELD],
      to: IN_PLAY,
    });
    moveChits(game, t.Edicts, [DRAWN], POOL);
    const selected: number[] = [];
    for (;;) {
      const here = yield* selectSpace(game, by, 'Question in up to 2 spaces [4.1]', {
        scope,
        selected,
        limit: () => 2,
        eligible: questionable,
      });
      if (here === DONE) break;
      selected.push(here);
      if (edict === t.Seize) {
        yield* remove(game, by, 'remove 1 Runner to Gaol [4.1]', {
          pieces: t.Runners,
          in: [here],
          count: 1,
          to: t.Gaol,
        });
        if (cardInPlay(game, 0) !== 2) placeMarkers(game, t.Unrest, 1, here);
      } else if (edict === t.Levy) {
        removeMarkers(game, t.Unrest, Infinity, here);
        yield* place(game, t.League, 'place 1 Runner [4.1]', { pieces: [t.Runner], in: here, count: 1, lift: true });
      }
    }
    moveChits(game, t.Edicts, [IN_PLAY], ASIDE);
  },
};

function questionable(game: Game, space: number): boolean {
  return isHome(space) && countAt(game, space, t.Troopers) > 0;
}

const rally: Procedure = {
  id: 4,
  name: 'Rally',
  faction: t.League,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: counter(game, t.Reach), eligible: rallyable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    const limit = (): number => counter(game, t.Reach);
    for (;;) {
      const here = yield* selectSpace(game, by, 'Rally in spaces [3.4]', {
        scope,
        selected,
        limit,
        eligible: rallyable,
      });
      if (here === DONE) break;
      selected.push(here);
      const most = countAt(game, here, t.Depots) > 0 ? 2 : 1;
      yield* place(game, by, 'place up to 2 Runners [3.4]', { pieces: [t.Runner], in: here, atMost: most, lift: true });
    }
    const unruly = selected.filter((here) => countAt(game, here, t.Depots) > 0);
    const here = yield* chooseSpace(game, by, 'place Unrest in 1 selected space [3.4]', {
      among: unruly,
      optional: true,
    });
    if (here !== DONE) placeMarkers(game, t.Unrest, 1, here);
    yield* pause(game, scope);
  },
};

function rallyable(game: Game, space: number): boolean {
  if (kindOf(space) === t.Road || markersAt(game, t.Watch, space) > 0) return false;
  return piecesAt(game, space, t.LeaguePieces) > 0 || markersAt(game, t.Unrest, space) > 0;
}

const march: Procedure = {
  id: 5,
  name: 'March',
  faction: t.League,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: counter(game, t.Reach), eligible: marchable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    const limit = (): number => counter(game, t.Reach);
    const arrivals = newArrivals();
    for (;;) {
      const here = yield* selectSpace(game, by, 'March from spaces [3.5]', {
        scope,
        selected,
        limit,
        eligible: marchable,
      });
      if (here === DONE) break;
      selected.push(here);
      for (;;) {
        const group = yield* moveGroup(game, by, 'move any Runners to adjacent spaces [3.5]', {
          pieces: t.Runners,
          arrivals,
          from: [here],
          to: (from) => adjacentTo(game, [from]),
          atMost: 99,
          pairsOnce: true,
        });
        if (group === null) break;
        const seen = kindOf(group.to) === t.Road || markersAt(game, t.Watch, group.to) > 0;
        if (seen && group.size + piecesAt(game, group.to, t.CrownPieces) > 3)
          flipGroup(game, group, t.Runners, t.ToOpenRunners);
      }
    }
    yield* pause(game, scope);
  },
};

function marchable(game: Game, space: number): boolean {
  return piecesAt(game, space, t.Runners) > 0;
}

const wreck: Procedure = {
  id: 6,
  name: 'Wreck',
  faction: t.League,
  accompanies: null,
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: counter(game, t.Reach), eligible: wreckable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    const limit = (): number => counter(game, t.Reach);
    for (;;) {
      const here = yield* selectSpace(game, by, 'Wreck in spaces [3.6]', {
        scope,
        selected,
        limit,
        eligible: wreckable,
      });
      if (here === DONE) break;
      selected.push(here);
      yield* flip(game, by, 'activate 1 Hidden Runner [3.6]', {
        pieces: [t.HiddenRunners],
        to: [t.OpenRunners],
        in: [here],
        count: 1,
      });
      placeMarkers(game, kindOf(here) === t.Road ? t.Wreckage : t.Unrest, 1, here);
    }
    yield* pause(game, scope);
  },
};

function wreckable(game: Game, space: number): boolean {
  return kindOf(space) !== t.Haven && countAt(game, space, t.HiddenRunners) > 0;
}

/** Accompanies Rally and March. */
const entrench: Procedure = {
  id: 7,
  name: 'Entrench',
  faction: t.League,
  accompanies: [4, 5],
  can: (game, scope, by) => hasCandidate(game, by, { scope, limit: 2, eligible: entrenchable }),
  *run(game, scope, by) {
    const selected: number[] = [];
    for (;;) {
      const here = yield* selectSpace(game, by, 'Entrench in up to 2 spaces [4.2]', {
        scope,
        selected,
        limit: () => 2,
        eligible: entrenchable,
      });
      if (here === DONE) break;
      selected.push(here);
      yield* place(game, by, 'place a Depot [4.2]', { pieces: [t.Depot], in: here, count: 1, lift: true });
    }
  },
};

function entrenchable(game: Game, space: number): boolean {
  return kindOf(space) !== t.Road && countAt(game, space, t.HiddenRunners) > 0 && placeable(game, [t.Depot], space) > 0;
}

/** Accompanies any League operation. */
const whisper: Procedure = {
  id: 8,
  name: 'Whisper',
  faction: t.League,
  accompanies: null,
  can: () => true,
  *run(game) {
    setCounter(game, t.Reach, counter(game, t.Reach) + 1);
    const roll = yield* rollDie(game, 'roll for Accord [4.3]');
    if (roll <= piecesOn(game, [t.Depots])) changeTrack(game, t.Accord, 1);
  },
};

export const operations = [muster, ride, storm, rally, march, wreck];
export const specials = { label: 'Special Activity', procedures: [question, entrench, whisper] };
