// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, card, chits, conduct, emptyBoard, hold, is, nothingAsked, poolHolds } from './suites.js';
const boundary = boundariesIn(test, 'arab-revolt/sequence.yaml');

describe('Event Card Round, boundaries', () => {
  // conduct Turn: done
  // adjust the order of play by the boxes taken: done
  boundary('if the card is a Mandatory Event: it is not so, and 3 more [AR 2.3]', 15, {
    when: [
      conduct('Rebels', 'Event Card Round'),
      answers('draw', '2 Ops', '3 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Operation & Special Activity', 'Pass', 'Detain'),
    ],
    then: [
      { 'Operations value': 2 },
      hold('British', '1 Detain'),
      poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops'),
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, '2 Ops', 'aside'),
    ],
  });

  // close the Event box: done
  // play the card's Event: done
  boundary('if the card is a Mandatory Event: it is so, and 2 more [AR 2.3]', 15, {
    given: [card('A24')],
    when: [
      conduct('Rebels', 'Event Card Round'),
      answers('British', 'done', 'Troops in Tel Aviv-Jaffa', 'Troops in Tel Aviv-Jaffa', 'Troops in Haifa District'),
      answers('draw', '3 Ops', '3 Ops'),
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'Ambush', 'Jerusalem District'),
    ],
    then: [
      { 'Haifa District': ['1 Troops', '1 Police', '1 Underground Guerrilla'], 'Jerusalem District': ['2 Troops', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa': '1 Police', 'Out of Play': '8 Troops', 'Operations value': 3 },
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '2 3 Ops'),
      chits(1, '3 Ops', 'in play'),
      asked('Rebels', 'Galilee', 'Haifa District', 'Samaria', 'Lydda', 'done', 'Special Activity'),
    ],
  });
});

describe('Turn, boundaries', () => {
  // conduct Choose Operations Chit: done
  // take an open box: done
  // choose one: done; "Event" is not possible; "Pass" is chosen
  // conduct Pass: done
  // if the executing faction is Rebels: it is so
  // conduct Chit Effect: done
  boundary('if the executing faction is Rebels: it is so, and 8 more [AR 2.3.2]', 27, {
    when: [conduct('Rebels', 'Turn'), answers('draw', '1 Op', '3 Ops'), answers('Rebels', '1 Op', 'Event', 'Jerusalem District')],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'], 'Operations value': 1 },
      poolHolds('Operations', '2 1 Op', '3 2 Ops', '3 3 Ops'),
      chits(1, '1 Op', 'aside'),
    ],
  });

  // choose one: done
  // conduct Pass: done
  boundary('choose one: "Pass" is chosen, and 2 more [AR 2.3.2]', 46, {
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Pass', 'Jerusalem District'),
    ],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'], 'Operations value': 1 },
      poolHolds('Operations', '2 1 Op', '3 2 Ops', '3 3 Ops'),
      chits(1, '1 Op', 'aside'),
    ],
  });

  // choose one: done
  // conduct Pass: done
  boundary('choose one: "Pass" is chosen, and 2 more [AR 2.3.2]', 31, {
    when: [conduct('Rebels', 'Turn'), answers('draw', '2 Ops', '2 Ops'), answers('Rebels', 'Limited Operation', 'Pass', 'Samaria')],
    then: [
      { Samaria: ['1 Police', '2 Underground Guerrillas', '2 Bases', '1 Opposition'], 'Operations value': 2 },
      poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops'),
      chits(1, '2 Ops', 'aside'),
    ],
  });

  // if the executing faction is Rebels: it is not so
  boundary('if the executing faction is Rebels: it is not so, and 1 more [AR 2.3.2]', 27, {
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Pass', 'Fine')],
    then: [hold('British', '1 Fine'), poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine')],
  });

  // conduct an Operation with a Special Activity at any one moment: conducted
  boundary('choose one: "Operation" is chosen, and 1 more [AR 2.3.2]', 46, {
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '1 Op'),
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'March', 'Lydda', 'Tel Aviv-Jaffa–Jerusalem', 'done'),
    ],
    then: [
      { Lydda: '1 Police', 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla', 'Operations value': 1 },
      poolHolds('Operations', '2 1 Op', '3 2 Ops', '3 3 Ops'),
      chits(1, '1 Op', 'aside'),
    ],
  });

  // if the executing faction is Rebels: it is so
  // conduct an Operation: conducted
  boundary('choose one: "Limited Operation" is chosen, and 2 more [AR 2.3.2]', 31, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Guerrilla', '1 Active Irregular'] }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '3 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'Ambush'),
      answers('British', '1'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Operations value': 2 },
      poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops'),
      chits(1, '2 Ops', 'aside'),
    ],
  });
});

describe('Pass, boundaries', () => {
  // in up to 1 District or Foreign Country with a Guerrilla: more spaces than may be selected; the most are selected; none is there; one is
  //   there
  // place 1 Base here: just enough are ready
  boundary('if the executing faction is British: it is not so, and 5 more [AR 2.3.3]', 57, {
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Police', '2 Underground Guerrillas', '2 Bases', '1 Opposition'] }],
  });

  boundary('place 1 Base here: more than enough are ready [AR 2.3.3]', 61, {
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Jerusalem District')],
    then: [{ 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'] }],
  });

  boundary('if the executing faction is British: it is so [AR 2.3.3]', 57, {
    when: [conduct('British', 'Pass'), answers('British', 'Fine')],
    then: [hold('British', '1 Fine'), poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine')],
  });

  boundary('in up to 1 District or Foreign Country with a Guerrilla: just as many spaces as may be selected [AR 2.3.3]', 60, {
    given: [emptyBoard, { Samaria: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Underground Guerrilla', '1 Base'] }],
  });

  boundary('in up to 1 District or Foreign Country with a Guerrilla: there is no such space [AR 2.3.3]', 60, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Pass')],
    then: [nothingAsked],
  });

  boundary('hold 1 Punishment chit in the pool: no such chit is there [AR 2.3.3]', 58, {
    given: [emptyBoard, poolHolds('Punishment')],
    when: [conduct('British', 'Pass')],
    then: [nothingAsked],
  });
});

describe('Choose Operations Chit, boundaries', () => {
  // draw 2 Operations chits: too few chits are left
  // play 1 drawn or held Operations chit: no such chit is there
  // return the drawn Operations chits to the pool: done
  // set Operations value to the value of the Operations chit in play: done
  boundary('if Unity is at Decentralized: it is not so, and 4 more [AR 2.3.4]', 66, {
    given: [poolHolds('Operations')],
    when: [conduct('Rebels', 'Choose Operations Chit')],
    then: [nothingAsked],
  });

  // draw 1 Operations chit: too few chits are left
  boundary('if Unity is at Decentralized: it is so, and 1 more [AR 2.3.4]', 66, {
    given: [poolHolds('Operations'), is('Unity', 'Decentralized')],
    when: [conduct('Rebels', 'Choose Operations Chit')],
    then: [is('Unity', 'Decentralized')],
  });
});

describe('Chit Effect, boundaries', () => {
  // resolve the Effect of the Operations chit in play: done
  // set aside the Operations chit in play: done
  boundary('if Unity is not at Centralized: it is so, and 2 more [AR 1.8.2]', 78, {
    when: [conduct('British', 'Chit Effect')],
    then: [nothingAsked],
  });

  boundary('if Unity is not at Centralized: it is not so [AR 1.8.2]', 78, {
    given: [emptyBoard, is('Unity', 'Centralized')],
    when: [conduct('British', 'Chit Effect')],
    then: [is('Unity', 'Centralized')],
  });
});
