/**
 * Saltmarsh: a small game by hand, in the shape of generated code. The Crown (troopers, scouts) looks for the League
 * (runners, depots); a card is revealed, each faction takes a box; a Reckoning card counts.
 */
import {
  adjustOrder,
  changeTrack,
  checkpoint,
  chitIn,
  chooseSpace,
  closeBox,
  conduct,
  conductWithin,
  currentCard,
  deckLength,
  drawChits,
  type Effect,
  factionAt,
  flipAll,
  FREE,
  type Game,
  inOrAdjacent,
  inPlay,
  isLastCardOfKind,
  isOver,
  markersAt,
  markersOn,
  moveChits,
  moveGroup,
  newArrivals,
  piecesAt,
  place,
  type Program,
  putInPlay,
  remove,
  removeFromBox,
  removeMarkers,
  replace,
  revealCard,
  type Scope,
  scopeOf,
  setChitsAt,
  setCountAt,
  setCounter,
  setDeck,
  setFactionAt,
  setInBox,
  setMarkersAt,
  setTrack,
  shuffle,
  spacesWhere,
  takeBox,
  takeChit,
  trackAt,
  trackValue,
  win,
  ask,
  DONE,
  ASIDE,
  DRAWN,
  HELD,
  IN_PLAY,
  POOL,
} from '../../runtime/index.js';
import * as t from './saltmarsh-tables.js';
import { operations, specials, stormable } from './saltmarsh-procedures.js';

function* playEvent(game: Game, by: number, card: number, side: number): Effect {
  switch (card) {
    case 0:
      putInPlay(game, card, side);
      return;
    case 1: {
      if (side === 0) {
        changeTrack(game, t.Resolve, 2);
        return;
      }
      const here = yield* chooseSpace(game, by, 'in 1 space with Open Runners [S2 dark]', {
        among: spacesWhere(game, (space) => stormable(game, space)),
      });
      if (here !== DONE)
        yield* replace(game, by, 'replace up to 2 Troopers [S2 dark]', {
          pieces: [t.Troopers],
          in: [here],
          atMost: 2,
          with: t.Runner,
        });
      return;
    }
    case 2:
      yield* conduct(
        game,
        side === 0 ? t.Crown : t.League,
        'conduct a Limited Operation in or adjacent to Dunmoor [S3]',
        {
          procedures: operations,
          scope: scopeOf({ limit: 1, within: inOrAdjacent(game, [t.Dunmoor]) }),
          optional: true,
        },
      );
      return;
    case 3:
      if (side === 0) {
        yield* removeFromBox(game, by, 'return up to 2 pieces in Gaol [S4]', {
          pieces: [t.Runner, t.Depot],
          from: t.Gaol,
          atMost: 2,
        });
      } else {
        yield* place(game, by, 'place 2 pieces from Overseas [S4 dark]', {
          pieces: [t.Trooper, t.Scout],
          from: t.Overseas,
          in: t.PortSable,
          count: 2,
        });
      }
      return;
    case 4:
      removeMarkers(game, t.Shut, 1, t.Outmere);
      yield* place(game, by, 'place up to 3 Runners or Scouts [S5]', {
        pieces: [t.Runner, t.Scout],
        in: t.Fenwick,
        atMost: 3,
      });
      return;
    case 5:
      if (side === 0) flipAll(game, t.Runners, t.ToOpenRunners, t.rules.layout.everySpace);
      else
        yield* remove(game, t.Crown, 'Crown removes 2 Crown pieces [S6 dark]', {
          pieces: t.CrownPieces,
          in: t.rules.layout.everySpace,
          count: 2,
        });
      return;
  }
}

function* playTurn(game: Game, by: number, card: number): Effect {
  if (by === t.League) {
    yield* drawChits(game, 'draw 2 Orders [2.2]', { family: t.Orders, count: trackAt(game, t.Accord) === 0 ? 1 : 2 });
    const order = yield* takeChit(game, by, 'play 1 drawn Order [2.2]', {
      family: t.Orders,
      from: [DRAWN],
      to: IN_PLAY,
    });
    moveChits(game, t.Orders, [DRAWN], POOL);
    setCounter(game, t.Reach, order === DONE ? 1 : (t.rules.chits[order]?.value ?? 0));
  }
  const box = yield* takeBox(game, by, 'take an open box [2.3]');
  if (box === t.EventBox) {
    const sides = t.rules.cards[card]?.sides ?? [];
    const side = yield* ask(game, by, 'side', 'choose a side [2.4]', sides.length === 2 ? [0, 1] : [0], sides);
    yield* playEvent(game, by, card, side);
  } else {
    const limited = box === t.LimitedBox && by === t.Crown;
    const scope: Scope = limited ? scopeOf({ limit: 1 }) : FREE;
    yield* conduct(game, by, 'conduct an Operation [2.5]', {
      procedures: operations,
      scope,
      ...(box === t.FullBox ? { accompaniment: specials } : {}),
      optional: true,
    });
  }
  if (by === t.League) {
    const played = chitIn(game, t.Orders, IN_PLAY);
    if (played === 1)
      yield* remove(game, t.Crown, 'Crown may remove 1 Open Runner [1.5]', {
        pieces: [t.OpenRunners],
        in: t.rules.layout.everySpace,
        atMost: 1,
      });
    moveChits(game, t.Orders, [IN_PLAY], ASIDE);
  }
}

function* playReckoning(game: Game): Effect {
  const last = isLastCardOfKind(game, 'Reckoning');
  for (const here of t.rules.layout.everySpace) {
    if (!inPlay(game, here)) continue;
    if (piecesAt(game, here, t.LeaguePieces) > piecesAt(game, here, t.CrownPieces)) changeTrack(game, t.Resolve, -1);
    if (markersAt(game, t.Wreckage, here) > 0) changeTrack(game, t.Resolve, -2);
  }
  changeTrack(game, t.Resolve, trackValue(game, t.Accord) - Math.floor(markersOn(game, t.Unrest) / 2));
  if (trackAt(game, t.Resolve) === 0) win(game, t.League);
  else if (last) win(game, t.Crown);
  if (isOver(game)) return;
  const arrivals = newArrivals();
  while (
    (yield* moveGroup(game, t.Crown, 'Crown must move Troopers from Roads [6.2]', {
      pieces: [t.Troopers],
      arrivals,
      from: [t.SableRoad],
      to: () => [t.PortSable],
      count: 99,
      must: true,
    })) !== null
  );
  moveChits(game, t.Orders, [ASIDE], POOL);
  yield* takeChit(game, t.Crown, 'Crown holds 1 Edict [6.3]', {
    family: t.Edicts,
    from: [POOL, ASIDE],
    to: HELD,
    optional: true,
  });
  moveChits(game, t.Edicts, [ASIDE], POOL);
  for (const here of t.rules.layout.everySpace) removeMarkers(game, t.Wreckage, Infinity, here);
  yield* removeFromBox(game, t.League, 'return all pieces in Gaol [6.4]', {
    pieces: [t.Runner, t.Depot],
    from: t.Gaol,
    count: 99,
  });
  flipAll(game, [t.OpenRunners, t.OpenScouts], [t.HiddenRunners, t.HiddenScouts], t.rules.layout.everySpace);
}

export const saltmarsh: Program = {
  rules: t.rules,
  setup(game) {
    setCountAt(game, t.PortSable, t.Troopers, 4);
    setCountAt(game, t.Fenwick, t.Troopers, 2);
    setCountAt(game, t.Fenwick, t.HiddenScouts, 1);
    setCountAt(game, t.Harrow, t.HiddenRunners, 3);
    setCountAt(game, t.Harrow, t.Depots, 1);
    setCountAt(game, t.Dunmoor, t.HiddenRunners, 2);
    setCountAt(game, t.Reedholm, t.HiddenRunners, 1);
    setMarkersAt(game, t.Unrest, t.Harrow, 1);
    setMarkersAt(game, t.Shut, t.Outmere, 1);
    setInBox(game, t.Overseas, t.Trooper, 3);
    setInBox(game, t.Overseas, t.Scout, 1);
    setTrack(game, t.Resolve, 12);
    setTrack(game, t.Accord, 2);
    t.rules.chits.forEach((chit, index) => {
      setChitsAt(game, index, POOL, chit.count);
    });
    setFactionAt(game, 0, t.League);
    setFactionAt(game, 1, t.Crown);
  },
  deal(game) {
    const events = shuffle(game, [0, 1, 2, 3, 4, 5]);
    setDeck(game, [...events.slice(0, 2), 6, ...events.slice(2, 4), 7, ...events.slice(4), 8]);
  },
  *play(game) {
    for (;;) {
      checkpoint(game, 1);
      if (deckLength(game) === 0 || isOver(game)) return;
      const card = revealCard(game);
      if (t.rules.cards[card]?.kind === 'Reckoning') {
        yield* playReckoning(game);
        continue;
      }
      if (card === 4) closeBox(game, t.LimitedBox);
      yield* playTurn(game, factionAt(game, 0), currentCard(game));
      yield* playTurn(game, factionAt(game, 1), currentCard(game));
      adjustOrder(game);
    }
  },
  events: Object.fromEntries(
    t.rules.cards.flatMap(({ sides }, card) =>
      sides.length === 0
        ? []
        : [[card, sides.map((_, side) => (game: Game, by: number) => playEvent(game, by, card, side))]],
    ),
  ),
  procedures: [...operations, ...specials.procedures]
    .sort((left, right) => left.id - right.id)
    .map((procedure) => ({ run: (game: Game, by: number) => procedure.run(game, FREE, by) })),
  conduct: (game, by, why, bounds) =>
    conductWithin(game, by, why, { ...bounds, offered: [...operations, ...specials.procedures] }),
};
