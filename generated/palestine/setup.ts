// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: setup. */
import { type Game, POOL, setChitsAt, setCountAt, setDeck, setFactionAt, setTrack, shuffle } from 'rulewright/runtime';
import { Card, Chit, Column, Faction, OrderPlace, Space, Track } from './ids.js';
import { keepStandingRules } from './standing.js';

/** Sets up the board [P 2.1]. */
export function setup(game: Game): void {
  setTrack(game, Track.PoliticalWill, 18);
  setTrack(game, Track.Haganah, 4);
  setFactionAt(game, OrderPlace.FirstEligible, Faction.Irgun);
  setFactionAt(game, OrderPlace.SecondEligible, Faction.British);
  setChitsAt(game, Chit.Intel0, POOL, 3);
  setChitsAt(game, Chit.Intel1, POOL, 3);
  setChitsAt(game, Chit.Intel2, POOL, 3);
  // Galilee
  setCountAt(game, Space.Galilee, Column.UndergroundCell, 1);
  setCountAt(game, Space.Galilee, Column.Troops, 2);
  // Haifa District
  setCountAt(game, Space.HaifaDistrict, Column.UndergroundCell, 1);
  // Haifa City
  setCountAt(game, Space.HaifaCity, Column.UndergroundCell, 1);
  setCountAt(game, Space.HaifaCity, Column.Troops, 2);
  setCountAt(game, Space.HaifaCity, Column.Police, 1);
  // Samaria
  setCountAt(game, Space.Samaria, Column.UndergroundCell, 1);
  setCountAt(game, Space.Samaria, Column.Troops, 2);
  // Tel Aviv-Jaffa
  setCountAt(game, Space.TelAvivJaffa, Column.UndergroundCell, 1);
  setCountAt(game, Space.TelAvivJaffa, Column.Troops, 2);
  setCountAt(game, Space.TelAvivJaffa, Column.Police, 1);
  // Lydda
  setCountAt(game, Space.Lydda, Column.ArmsCache, 1);
  setCountAt(game, Space.Lydda, Column.UndergroundCell, 1);
  // Jerusalem District
  setCountAt(game, Space.JerusalemDistrict, Column.ArmsCache, 1);
  setCountAt(game, Space.JerusalemDistrict, Column.UndergroundCell, 1);
  // Jerusalem City
  setCountAt(game, Space.JerusalemCity, Column.UndergroundCell, 1);
  setCountAt(game, Space.JerusalemCity, Column.Troops, 2);
  setCountAt(game, Space.JerusalemCity, Column.Police, 1);
  // Gaza
  setCountAt(game, Space.Gaza, Column.UndergroundCell, 1);
  setCountAt(game, Space.Gaza, Column.Troops, 2);
  keepStandingRules(game);
}

/** Prepares the deck [P 2.1]. */
export function deal(game: Game): void {
  const eventCards = shuffle(game, [
    Card.P1,
    Card.P2,
    Card.P3,
    Card.P4,
    Card.P5,
    Card.P6,
    Card.P7,
    Card.P8,
    Card.P9,
    Card.P10,
    Card.P11,
    Card.P12,
    Card.P13,
    Card.P14,
    Card.P15,
    Card.P16,
    Card.P17,
    Card.P18,
    Card.P19,
    Card.P20,
    Card.P21,
    Card.P22,
    Card.P23,
    Card.P24,
    Card.P25,
    Card.P26,
    Card.P27,
    Card.P28,
    Card.P29,
    Card.P30,
    Card.P31,
    Card.P32,
  ]);
  const propagandaCards = shuffle(game, [Card.P33, Card.P34, Card.P35]);
  const deck: number[] = [];
  for (let pile = 0; pile < 3; pile += 1) {
    deck.push(...shuffle(game, eventCards.splice(0, 4)));
    deck.push(...shuffle(game, [...eventCards.splice(0, 2), ...propagandaCards.splice(0, 1)]));
  }
  setDeck(game, deck);
}
