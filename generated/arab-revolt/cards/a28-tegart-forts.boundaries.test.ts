// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a28-tegart-forts.yaml');

describe('A28, boundaries', () => {
  // Borders and lines fortified: Rebels play it
  // let missing be 3 minus the Police in Tegart Forts: done
  // British remove missing Police in Available to Tegart Forts: more than enough are there
  boundary('British remove 3 Police on the map to Tegart Forts: none is there, and 3 more [A28]', 8, {
    given: [emptyBoard],
    when: [play('Rebels', 'A28', 'event')],
    then: [{ 'Tegart Forts': '3 Police' }, inPlay('A28')],
  });

  // Borders and lines fortified: British play it
  boundary('British remove 3 Police on the map to Tegart Forts: one too few are there, and 1 more [A28]', 8, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '2 Police' }],
    when: [play('British', 'A28', 'event')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Tegart Forts': '3 Police' }, inPlay('A28')],
  });

  boundary('British remove missing Police in Available to Tegart Forts: one too few are there [A28]', 10, {
    given: [emptyBoard, { Prison: '7 Police' }],
    when: [play('Rebels', 'A28', 'event')],
    then: [{ Prison: '7 Police', 'Tegart Forts': '2 Police' }, inPlay('A28')],
  });

  boundary('British remove missing Police in Available to Tegart Forts: just enough are there [A28]', 10, {
    given: [emptyBoard, { Prison: '6 Police' }],
    when: [play('Rebels', 'A28', 'event')],
    then: [{ Prison: '6 Police', 'Tegart Forts': '3 Police' }, inPlay('A28')],
  });

  boundary('British remove 3 Police on the map to Tegart Forts: just enough are there [A28]', 8, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '3 Police' }],
    when: [play('British', 'A28', 'event')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Tegart Forts': '3 Police' }, inPlay('A28')],
  });

  boundary('British remove 3 Police on the map to Tegart Forts: more than enough are there [A28]', 8, {
    when: [play('Rebels', 'A28', 'event'), answers('British', 'Police in Tel Aviv-Jaffa', 'Police in Haifa City', 'Police in Gaza')],
    then: [{ Gaza: 'nothing', 'Haifa City': '2 Troops', 'Tel Aviv-Jaffa': '2 Troops', 'Tegart Forts': '3 Police' }, inPlay('A28')],
  });

  boundary('British remove missing Police in Available to Tegart Forts: none is there [A28]', 10, {
    given: [emptyBoard, { Lydda: '2 Police', 'Out of Play': '7 Police' }],
    when: [play('Rebels', 'A28', 'event')],
    then: [{ Lydda: 'nothing', 'Out of Play': '7 Police', 'Tegart Forts': '2 Police' }, inPlay('A28')],
  });
});

describe('A28 in play, boundaries', () => {
  boundary('whenever Guerrillas move from a Foreign Country: the card is not in play [A28]', 12, {
    given: [emptyBoard, { Lebanon: ['1 Underground Guerrilla', '1 Base'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Sabotage')],
    then: [{ Galilee: ['1 Active Guerrilla', '1 Opposition'], Lebanon: '1 Base' }],
  });

  boundary('whenever Guerrillas move from a Foreign Country: the card is in play [A28]', 12, {
    given: [emptyBoard, { Syria: ['1 Active Guerrilla', '1 Base'] }, inPlay('A28', 'event')],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee')],
    then: [{ Galilee: '1 Active Guerrilla', Syria: '1 Base' }],
  });
});
