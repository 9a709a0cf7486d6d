// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A9 Hajj Amin al-Husayni. */
import { describe, test } from 'vitest';
import { answers, asked, card, chits, conduct, emptyBoard, examplesIn, has, is, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a9-hajj-amin-al-husayni.yaml');

describe('A9 Hajj Amin al-Husayni', () => {
  example('Syria or Lebanon, as the executing faction selects [9.0 A9]', 17, {
    given: [emptyBoard, { Syria: ['2 Bases', '1 Underground Guerrilla'], Lebanon: '1 Base', Egypt: '1 Base', Galilee: '1 Base' }],
    when: [play('Rebels', 'A9', 'unshaded')],
    then: [asked('Rebels', 'Syria', 'Lebanon')],
  });

  example('all Bases go from one of them, and the Track shifts [9.0 A9]', 29, {
    given: [emptyBoard, { Syria: ['2 Bases', '1 Underground Guerrilla'], Lebanon: '1 Base', Galilee: '1 Base' }],
    when: [play('British', 'A9', 'unshaded'), answers('British', 'Syria')],
    then: [
      { Syria: '1 Underground Guerrilla', Lebanon: '1 Base', Galilee: '1 Base' },
      has('Available', '3 Bases'),
      is('Unity', { box: 2, value: 2 }),
      nothingAsked,
    ],
  });

  example('the country with a Base has to be taken [ruling, A place where an Event does something]', 46, {
    given: [emptyBoard, { Syria: '1 Underground Guerrilla', Lebanon: '1 Base' }],
    when: [play('British', 'A9', 'unshaded')],
    then: [{ Syria: '1 Underground Guerrilla', Lebanon: 'nothing', Prison: 'nothing' }, is('Unity', { box: 2, value: 2 })],
  });

  example('without a Base in either the Track still shifts [5.1.3]', 59, {
    given: [emptyBoard, { Syria: '1 Underground Guerrilla', Transjordan: '1 Base' }],
    when: [play('British', 'A9', 'unshaded')],
    then: [{ Syria: '1 Underground Guerrilla', Transjordan: '1 Base' }, is('Unity', { box: 2, value: 2 })],
  });

  example('at Decentralized the shift raises Political Will [6.6.4]', 71, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Political Will': 10 }],
    when: [play('British', 'A9', 'unshaded')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('with a Base in a Foreign Country the Track shifts 1 step [9.0 A9]', 82, {
    given: [emptyBoard, { Syria: '2 Bases', Egypt: '1 Base' }],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [is('Unity', { box: 4, value: 1 }), { Syria: '2 Bases' }],
  });

  example('Guerrillas in a Foreign Country and Bases in Palestine shift nothing [9.0 A9]', 93, {
    given: [emptyBoard, { Syria: '2 Underground Guerrillas', Galilee: '1 Base' }],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('Rebels conduct an Operation in as many spaces as their chit says [9.0 A9]', 103, {
    given: [
      emptyBoard,
      chits(1, '2 Ops', 'in play'),
      { 'Operations value': 2, Syria: '1 Base', Samaria: '1 Opposition', Gaza: '1 Opposition', Lydda: '1 Opposition' },
    ],
    when: [play('Rebels', 'A9', 'shaded'), answers('Rebels', 'Rally', 'Samaria', 'Syria', '2')],
    then: [
      is('Unity', { box: 4, value: 1 }),
      { Samaria: ['1 Underground Guerrilla', '1 Opposition'], Syria: ['1 Base', '2 Underground Guerrillas'], Gaza: '1 Opposition' },
      chits(1, '2 Ops', 'in play'),
      nothingAsked,
    ],
  });

  example('the Operation does not need a Base in a Foreign Country [9.0 A9]', 123, {
    given: [emptyBoard, chits(1, '1 Op', 'in play'), { 'Operations value': 1, Samaria: ['1 Underground Guerrilla', '1 Police'] }],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [asked('Rebels', 'Rally', 'March', 'Sabotage', 'Ambush', 'done')],
  });

  example('Rebels may leave the Operation [9.0 A9]', 134, {
    given: [emptyBoard, chits(1, '1 Op', 'in play'), { 'Operations value': 1, Lebanon: '1 Base' }],
    when: [play('Rebels', 'A9', 'shaded'), answers('Rebels', 'done')],
    then: [{ Lebanon: '1 Base' }, is('Unity', { box: 4, value: 1 })],
  });

  example('no Operation without an Operations chit [ruling, An Operation with the chit in play]', 147, {
    given: [emptyBoard, { 'Operations value': 2, Lebanon: ['1 Base', '1 Underground Guerrilla'] }],
    when: [play('British', 'A9', 'shaded')],
    then: [is('Unity', { box: 4, value: 1 }), { Lebanon: ['1 Base', '1 Underground Guerrilla'] }, nothingAsked],
  });

  example("the Operation goes with the chit of the Rebels' turn [9.0 A9]", 159, {
    given: [emptyBoard, card('A9'), { Lebanon: '1 Base', Samaria: '1 Opposition', Gaza: '1 Opposition', Lydda: '1 Opposition' }],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '1 Op'),
      answers('Rebels', '2 Ops', 'Event', 'Event', 'shaded', 'Rally', 'Samaria', 'Gaza'),
    ],
    then: [
      { Samaria: ['1 Underground Guerrilla', '1 Opposition'], Gaza: ['1 Underground Guerrilla', '1 Opposition'], Lydda: '1 Opposition' },
      is('Unity', { box: 4, value: 1 }),
      chits(1, '2 Ops', 'aside'),
    ],
  });

  example('the Bases go before Unity shifts [9.0 A9]', 178, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { Syria: '1 Base', Lebanon: '1 Base' }],
    when: [play('British', 'A9', 'unshaded')],
    then: [asked('British', 'Lebanon', 'Syria'), is('Unity', { box: 3, value: 1 })],
  });

  example('Unity has shifted before the Operation [9.0 A9]', 190, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      chits(1, '2 Ops', 'in play'),
      { 'Operations value': 2, Syria: ['1 Base', '1 Underground Guerrilla'] },
    ],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [asked('Rebels', 'Rally', 'March', 'done'), is('Unity', { box: 4, value: 1 })],
  });
});
