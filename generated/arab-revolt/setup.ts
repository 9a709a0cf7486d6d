// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: setup. */
import {
  type Game,
  POOL,
  setChitsAt,
  setCountAt,
  setDeck,
  setFactionAt,
  setInBox,
  setMarkersAt,
  setTrack,
  shuffle,
} from 'rulewright/runtime';
import { Box, Card, Chit, Column, Faction, Marker, OrderPlace, Piece, Space, Track } from './ids.js';
import { keepStandingRules } from './standing.js';

/** Sets up the board [AR 2.1]. */
export function setup(game: Game): void {
  setTrack(game, Track.PoliticalWill, 18);
  setTrack(game, Track.Unity, 2);
  setFactionAt(game, OrderPlace.FirstEligible, Faction.Rebels);
  setFactionAt(game, OrderPlace.SecondEligible, Faction.British);
  setChitsAt(game, Chit.OneOp, POOL, 3);
  setChitsAt(game, Chit.TwoOps, POOL, 3);
  setChitsAt(game, Chit.ThreeOps, POOL, 3);
  setChitsAt(game, Chit.Detain, POOL, 2);
  setChitsAt(game, Chit.Demolish, POOL, 2);
  setChitsAt(game, Chit.Fine, POOL, 2);
  setInBox(game, Box.OutOfPlay, Piece.Troops, 5);
  // Lebanon
  setCountAt(game, Space.Lebanon, Column.UndergroundGuerrilla, 1);
  // Syria
  setCountAt(game, Space.Syria, Column.Base, 1);
  setCountAt(game, Space.Syria, Column.UndergroundGuerrilla, 2);
  // Galilee
  setCountAt(game, Space.Galilee, Column.UndergroundGuerrilla, 1);
  setCountAt(game, Space.Galilee, Column.Police, 1);
  // Haifa City
  setCountAt(game, Space.HaifaCity, Column.Troops, 2);
  setCountAt(game, Space.HaifaCity, Column.Police, 1);
  // Haifa District
  setCountAt(game, Space.HaifaDistrict, Column.UndergroundGuerrilla, 1);
  setCountAt(game, Space.HaifaDistrict, Column.Troops, 2);
  setCountAt(game, Space.HaifaDistrict, Column.Police, 1);
  // Samaria
  setCountAt(game, Space.Samaria, Column.Base, 1);
  setCountAt(game, Space.Samaria, Column.UndergroundGuerrilla, 2);
  setCountAt(game, Space.Samaria, Column.Police, 1);
  setMarkersAt(game, Marker.Opposition, Space.Samaria, 1);
  // Tel Aviv-Jaffa
  setCountAt(game, Space.TelAvivJaffa, Column.Troops, 2);
  setCountAt(game, Space.TelAvivJaffa, Column.Police, 1);
  // Lydda
  setCountAt(game, Space.Lydda, Column.UndergroundGuerrilla, 1);
  setCountAt(game, Space.Lydda, Column.Police, 1);
  // Jerusalem City
  setCountAt(game, Space.JerusalemCity, Column.Troops, 2);
  setCountAt(game, Space.JerusalemCity, Column.Police, 1);
  // Jerusalem District
  setCountAt(game, Space.JerusalemDistrict, Column.UndergroundGuerrilla, 1);
  setCountAt(game, Space.JerusalemDistrict, Column.Troops, 2);
  setCountAt(game, Space.JerusalemDistrict, Column.Police, 1);
  // Gaza
  setCountAt(game, Space.Gaza, Column.Police, 1);
  // Transjordan
  setMarkersAt(game, Marker.OutOfPlay, Space.Transjordan, 1);
  // Egypt
  setMarkersAt(game, Marker.OutOfPlay, Space.Egypt, 1);
  keepStandingRules(game);
}

/** Prepares the deck [AR 2.1]. */
export function deal(game: Game): void {
  const eventCards = shuffle(game, [
    Card.A1,
    Card.A2,
    Card.A3,
    Card.A4,
    Card.A5,
    Card.A6,
    Card.A7,
    Card.A8,
    Card.A9,
    Card.A10,
    Card.A11,
    Card.A12,
    Card.A13,
    Card.A14,
    Card.A15,
    Card.A16,
    Card.A17,
    Card.A18,
    Card.A19,
    Card.A20,
    Card.A21,
    Card.A22,
    Card.A23,
    Card.A24,
    Card.A25,
    Card.A26,
    Card.A27,
    Card.A28,
    Card.A29,
    Card.A30,
    Card.A31,
    Card.A32,
  ]);
  const propagandaCards = shuffle(game, [Card.A33, Card.A34, Card.A35]);
  const deck: number[] = [];
  for (let pile = 0; pile < 3; pile += 1) {
    deck.push(...shuffle(game, eventCards.splice(0, 4)));
    deck.push(...shuffle(game, [...eventCards.splice(0, 2), ...propagandaCards.splice(0, 1)]));
  }
  setDeck(game, deck);
}
