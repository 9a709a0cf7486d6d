// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, inPlay, is, nothingAsked, poolHolds, wins } from './suites.js';
const boundary = boundariesIn(test, 'arab-revolt/propaganda.yaml');

describe('Propaganda Round, boundaries', () => {
  // conduct Resources Phase: done
  // conduct Support Phase: done
  // conduct Redeploy Phase: done
  // conduct Reset Phase: done
  boundary('conduct Political Will Phase: done, and 4 more [AR 6.0]', 5, {
    given: [emptyBoard],
    when: [
      conduct('Rebels', 'Propaganda Round'),
      answers('British', 'Demolish'),
      answers('roll', '5'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done', 'done'),
    ],
    then: [
      { 'Political Will': 20, 'Operations value': 1 },
      hold('British', '1 Demolish'),
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
    ],
  });
});

describe('Political Will Phase, boundaries', () => {
  // change Political Will by the net of: to one before the end of the track
  // -1 for each Railway with Sabotage: none is there
  // +1 for every 2 Railways without Sabotage: none is there
  // -2 for each City or District with more Rebel pieces than British pieces: both are equal; it is one less
  // +1 for every 2 Cities or Districts without Rebel pieces or Opposition: none is there; one is there
  // -1 for each District with a Base: none is there; one is there
  // conduct Rebel Victory: done
  // conduct Game End: done
  boundary('in each Railway with more Guerrillas than British pieces: both are equal, and 11 more [AR 6.1]', 14, {
    when: [conduct('Rebels', 'Political Will Phase')],
    then: [{ 'Political Will': 19 }],
  });

  boundary('change Political Will by the net of: past the end of the track [AR 6.1]', 16, {
    given: [{ 'Political Will': 20 }],
    when: [conduct('Rebels', 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  // in each Railway with more Guerrillas than British pieces: it is one less; it is one more
  // place 1 Sabotage here: placed
  // change Political Will by the net of: just to the end of the track
  // -1 for each Railway with Sabotage: one is there
  // +1 for every 2 Railways without Sabotage: one is there
  boundary('in each Railway with more Guerrillas than British pieces: there is such a space, and 6 more [AR 6.1]', 14, {
    given: [
      emptyBoard,
      { 'Haifa City': '2 Underground Irregulars', 'Tel Aviv-Jaffa–Haifa': ['2 Underground Guerrillas', '2 Active Guerrillas', '3 Troops'] },
      { 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] },
    ],
    when: [conduct('Rebels', 'Political Will Phase')],
    then: [
      { 'Haifa City': '2 Underground Irregulars', 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] },
      { 'Tel Aviv-Jaffa–Haifa': ['3 Troops', '2 Underground Guerrillas', '2 Active Guerrillas', '1 Sabotage'], 'Political Will': 20 },
    ],
  });

  // -1 for every 2 spaces with Opposition: one is there
  boundary('-1 for every 2 spaces with Opposition: none is there, and 1 more [AR 6.1]', 16, {
    given: [inPlay('A27', 'shaded')],
    when: [conduct('Rebels', 'Political Will Phase')],
    then: [{ 'Political Will': 19 }],
  });

  // -2 for each City or District with more Rebel pieces than British pieces: it is one more
  boundary('change Political Will by the net of: by nothing, and 1 more [AR 6.1]', 16, {
    given: [
      emptyBoard,
      { 'Haifa District': ['2 Underground Irregulars', '4 Active Irregulars', '1 Base'], 'Jerusalem District': '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Political Will Phase')],
    then: [{ 'Haifa District': ['2 Underground Irregulars', '4 Active Irregulars', '1 Base'], 'Jerusalem District': '1 Active Guerrilla' }],
  });
});

describe('Rebel Victory, boundaries', () => {
  // if Political Will is 0: both are equal
  // Rebels win: done
  boundary('if Political Will is 0: it is so, and 2 more [AR 6.1.5]', 29, {
    given: [emptyBoard, { 'Political Will': 0 }],
    when: [conduct('British', 'Rebel Victory')],
    then: [{ 'Political Will': 0 }, wins('Rebels')],
  });

  // if Political Will is 0: it is one more
  boundary('if Political Will is 0: it is not so, and 1 more [AR 6.1.5]', 29, {
    given: [emptyBoard, { 'Political Will': 1 }],
    when: [conduct('Rebels', 'Rebel Victory')],
    then: [{ 'Political Will': 1 }],
  });
});

describe('Game End, boundaries', () => {
  boundary('if the card is the last Propaganda card: it is not so [AR 6.1.6]', 35, {
    when: [conduct('Rebels', 'Game End')],
    then: [nothingAsked],
  });
});

describe('Resources Phase, boundaries', () => {
  // conduct Rebel Resources: done
  // conduct Foreign Assistance: done
  boundary('conduct British Resources: done, and 2 more [AR 6.2]', 41, {
    when: [
      conduct('British', 'Resources Phase'),
      answers('British', 'Detain'),
      answers('roll', '6'),
      answers('draw', '2 Ops'),
      answers('Rebels', 'done'),
    ],
    then: [{ 'Operations value': 2 }, hold('British', '1 Detain'), poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine')],
  });
});

describe('British Resources, boundaries', () => {
  boundary('return all Punishment chits to the pool: done [AR 6.2.1]', 48, {
    given: [emptyBoard],
    when: [conduct('British', 'British Resources'), answers('British', 'done')],
    then: [nothingAsked],
  });
});

describe('Rebel Resources, boundaries', () => {
  // roll a die: done
  // return all Operations chits to the pool: done
  // if the roll is at most the Bases on the map: it is one less
  // Rebels may choose one: done; "Unity" is chosen
  // shift Unity 1 toward Centralized: to one before the end of the track
  boundary('if the roll is at most the Bases on the map: it is so, and 6 more [AR 6.2.2]', 57, {
    when: [conduct('Rebels', 'Rebel Resources'), answers('roll', '1'), answers('Rebels', 'Unity')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  // if the roll is at most the Bases on the map: it is one more
  boundary('if the roll is at most the Bases on the map: it is not so, and 1 more [AR 6.2.2]', 57, {
    given: [emptyBoard],
    when: [conduct('British', 'Rebel Resources'), answers('roll', '1')],
    then: [nothingAsked],
  });

  // Rebels may choose one: "Operations chit" is chosen
  boundary('if the roll is at most the Bases on the map: both are equal, and 1 more [AR 6.2.2]', 57, {
    when: [conduct('Rebels', 'Rebel Resources'), answers('roll', '2'), answers('Rebels', 'Operations chit', '2 Ops')],
    then: [hold('Rebels', '1 2 Ops'), poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops')],
  });

  boundary('Rebels may choose one: "Unity" is not possible [AR 6.2.2]', 58, {
    given: [is('Unity', 'Centralized')],
    when: [conduct('Rebels', 'Rebel Resources'), answers('roll', '1'), answers('Rebels', 'done')],
    then: [is('Unity', 'Centralized')],
  });
});

describe('Foreign Assistance, boundaries', () => {
  // set Operations value to the value of the drawn Operations chit: done
  // return the drawn Operations chits to the pool: done
  boundary('Rebels may conduct Rally in Foreign Countries, waiving presence: declined, and 2 more [AR 6.2.3]', 71, {
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '1 Op'), answers('Rebels', 'done')],
    then: [{ 'Operations value': 1 }],
  });

  boundary('Rebels may conduct Rally in Foreign Countries, waiving presence: conducted [AR 6.2.3]', 71, {
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '1 Op'), answers('Rebels', 'Rally', 'Syria', 'done')],
    then: [{ 'Operations value': 1 }],
  });
});

describe('Support Phase, boundaries', () => {
  // conduct Rebel Support: done
  boundary('conduct British Support: done, and 1 more [AR 6.3]', 77, {
    when: [conduct('Rebels', 'Support Phase'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });
});

describe('British Support, boundaries', () => {
  // British may conduct Divide: declined
  boundary('British may conduct Divide: none of them can be conducted, and 1 more [AR 6.3.1]', 83, {
    when: [conduct('Rebels', 'British Support')],
    then: [nothingAsked],
  });

  boundary('British may conduct Divide: conducted [AR 6.3.1]', 83, {
    given: [emptyBoard, { Galilee: '1 Active Irregular' }],
    when: [conduct('Rebels', 'British Support'), answers('British', 'Divide'), answers('roll', '2')],
    then: [{ Galilee: '1 Active Irregular' }],
  });
});

describe('Rebel Support, boundaries', () => {
  boundary('Rebels may conduct Mobilize: declined [AR 6.3.2]', 88, {
    when: [conduct('British', 'Rebel Support'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });

  boundary('Rebels may conduct Mobilize: conducted [AR 6.3.2]', 88, {
    when: [conduct('British', 'Rebel Support'), answers('Rebels', 'Mobilize', 'done', 'done')],
    then: [nothingAsked],
  });
});

describe('Redeploy Phase, boundaries', () => {
  // conduct Rebel Redeploy: done
  boundary('conduct British Redeploy: done, and 1 more [AR 6.4]', 93, {
    given: [emptyBoard],
    when: [conduct('British', 'Redeploy Phase')],
    then: [nothingAsked],
  });
});

describe('British Redeploy, boundaries', () => {
  // move any Police on the map to Railways or Cities: nothing can move
  // let dismissed be half of the Irregulars on the map, rounded down: done; nothing is left over
  // remove up to dismissed Irregulars on the map: more than enough are there
  boundary('move all Troops in Railways to Cities: nothing can move, and 4 more [AR 6.4.1]', 100, {
    given: [emptyBoard, { Lydda: '2 Active Irregulars' }],
    when: [conduct('British', 'British Redeploy'), answers('British', 'done')],
    then: [{ Lydda: '2 Active Irregulars' }],
  });

  boundary('let dismissed be half of the Irregulars on the map, rounded down: something is left over [AR 6.4.1]', 102, {
    given: [emptyBoard, { Lydda: '1 Active Irregular' }],
    when: [conduct('British', 'British Redeploy')],
    then: [{ Lydda: '1 Active Irregular' }],
  });

  boundary('move any Police on the map to Railways or Cities: a group moves [AR 6.4.1]', 101, {
    when: [
      conduct('British', 'British Redeploy'),
      answers('British', 'Haifa City', 'Jerusalem City', 'Gaza', 'Tel Aviv-Jaffa–Haifa', 'Jerusalem District', 'Haifa City', 'done'),
    ],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Underground Guerrilla'], Gaza: 'nothing', 'Jerusalem City': ['2 Troops', '2 Police'] },
      { 'Tel Aviv-Jaffa–Haifa': '1 Police' },
    ],
  });

  boundary('move all Troops in Railways to Cities: a group moves [AR 6.4.1]', 100, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '4 Troops' }],
    when: [conduct('Rebels', 'British Redeploy'), answers('British', 'Haifa City', '4')],
    then: [{ 'Haifa City': '4 Troops', 'Tel Aviv-Jaffa–Haifa': 'nothing' }],
  });
});

describe('Rebel Redeploy, boundaries', () => {
  // move all Guerrillas in Railways and Cities to spaces with a Base: nothing can move; none is there; one is there
  boundary('if a Base is on the map: it is so, and 3 more [AR 6.4.2]', 109, {
    when: [conduct('British', 'Rebel Redeploy')],
    then: [nothingAsked],
  });

  // if a Base is on the map: none is there
  // move all Guerrillas in Railways and Cities to Foreign Countries: a group moves
  boundary('if a Base is on the map: it is not so, and 2 more [AR 6.4.2]', 109, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Rebel Redeploy'), answers('Rebels', 'Syria')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing', Syria: '1 Active Guerrilla' }],
  });

  // move all Guerrillas in Railways and Cities to spaces with a Base: a group moves
  boundary('if a Base is on the map: one is there, and 1 more [AR 6.4.2]', 109, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla', Lydda: '1 Base' }],
    when: [conduct('Rebels', 'Rebel Redeploy')],
    then: [{ Lydda: ['1 Underground Guerrilla', '1 Base'], 'Tel Aviv-Jaffa–Haifa': 'nothing' }],
  });

  boundary('move all Guerrillas in Railways and Cities to Foreign Countries: nothing can move [AR 6.4.2]', 112, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Rebel Redeploy')],
    then: [nothingAsked],
  });
});

describe('Reset Phase, boundaries', () => {
  // remove all Sabotage on the map: none is there
  // remove all Rebel pieces in Prison: none is there
  // flip all Guerrillas and Irregulars on the map to Underground: none is there
  boundary('remove all Curfews on the map: none is there, and 3 more [AR 6.5]', 117, {
    when: [conduct('Rebels', 'Reset Phase')],
    then: [nothingAsked],
  });

  // remove all Rebel pieces in Prison: some are there
  // flip all Guerrillas and Irregulars on the map to Underground: some are there
  boundary('remove all Curfews on the map: some are there, and 2 more [AR 6.5]', 117, {
    given: [emptyBoard, { Samaria: ['1 Active Irregular', '1 Curfew'], Prison: '1 Base' }],
    when: [conduct('Rebels', 'Reset Phase')],
    then: [{ Samaria: '1 Underground Irregular', Prison: 'nothing' }],
  });

  boundary('remove all Sabotage on the map: some are there [AR 6.5]', 118, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing' }],
  });
});
