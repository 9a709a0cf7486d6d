/** Messages `RW06xx`: scenarios and examples, when they are read and when they are played. */
import { either, entry, page, quoted } from './entry.js';

/** A scenario of one step, for the examples of the pages below. */
const play = (script: string, then: string, label = 'The League rallies') =>
  `scenario: First tide\nrule: "8.0"\nsteps:\n  - step: ${label}\n    script:\n      - ${script}\n    then:\n      - ${then}\n`;

interface ExampleParts {
  readonly given?: string;
  readonly when?: string;
  readonly then?: string;
}

/** A card with an example, for the pages about examples. */
const card = ({
  given = 'the board is empty',
  when = 'League play C1',
  then = 'Fenwick holds 1 Hidden Runner',
}: ExampleParts) =>
  `card: C1\ntitle: Spring Tide\nevent:\n  title: A landing\n  effect:\n    - League place 1 Runner in Fenwick\nexamples:\n  - name: a landing\n    given:\n      - ${given}\n    when:\n      - ${when}\n    then:\n      - ${then}\n`;

export const scenario = {
  RW0601: entry<{ readonly what: string; readonly name: string }>({
    severity: 'error',
    headline: ({ what, name }) => `two ${what} have the name ${quoted(name)}`,
    label: () => 'this name is taken already',
    explain: page(
      'A failing test is found by its name, so each scenario has a name of its own, and so has each step of a scenario. Add a word to one of the two, for example the turn in which the step happens.',
      `${play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners')}  - step: The League rallies\n    script:\n      - roll: 4\n    then:\n      - Resolve is 3\n`,
      `${play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners')}  - step: The League rallies again\n    script:\n      - roll: 4\n    then:\n      - Resolve is 3\n`,
    ),
  }),
  RW0602: entry<{ readonly what: string; readonly name: string }>({
    severity: 'error',
    headline: ({ what, name }) => `the ${what} ${quoted(name)} states nothing that the board should show`,
    label: () => 'needs `then` with at least one line',
    explain: page(
      'A step or an example without `then` would pass whatever the engine does. Write what the rulebook says the board shows after the step: a space, a track, a box, who is eligible.',
      'scenario: First tide\nrule: "8.0"\nsteps:\n  - step: The League rallies\n    script:\n      - League: Rise, Fenwick, done\n',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0603: entry<{ readonly name: string; readonly factions: readonly string[] }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is no faction and no kind of chance`,
    label: ({ factions }) => `should be ${either([...factions, 'draw', 'roll'])}`,
    explain: page(
      'Each line of a script says who answers: a faction by its name, or chance. What is drawn stands behind `draw`, what is rolled behind `roll`.',
      play('Leage: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0604: entry<{ readonly text: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} says nothing about the board that can be checked`,
    label: ({ expected }) => (expected === '' ? 'this form is not known' : `expected ${expected}`),
    explain: page(
      'What holds is said in a few forms, which `npx rulewright reference` lists. A space or a box `holds` everything in it, or `has` some of it. A track `is` at a number, `is at` an end or `is in box` 3. A faction `is` in a place of the order of play, `holds` chits, or has won. Chits `are drawn`, markers `are left`, a card or a space `is in play`, somebody or nothing `is asked`, an answer `is offered`.',
      play('League: Rise, Fenwick, done', 'Fenwick looks busy'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0605: entry<{ readonly kind: string; readonly name: string }>({
    severity: 'error',
    headline: ({ kind, name }) => `unknown ${kind} ${quoted(name)}`,
    label: ({ kind }) => `no ${kind} has this name`,
    explain: page(
      'The name is declared nowhere in the game. It may be misspelt, or it may be the name of another kind of thing than can stand here.',
      play('League: Rise, Fenwick, done', 'Fenwik holds 2 Runners'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0606: entry<{ readonly card: string }>({
    severity: 'error',
    headline: ({ card }) => `the card ${quoted(card)} is in the deck twice`,
    label: () => 'it stands further up already',
    explain: page(
      'The deck of a scenario lists its cards from the top. There is one of each card, so none may be listed twice.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners').replace('steps:', 'deck: [C1, C2, C1]\nsteps:'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners').replace('steps:', 'deck: [C1, C2, C3]\nsteps:'),
    ),
  }),
  RW0607: entry<{ readonly found: string; readonly most: number }>({
    severity: 'error',
    headline: ({ found }) => `${quoted(found)} is no roll of a die`,
    label: ({ most }) => `should be a number from 1 to ${most}`,
    explain: page(
      'A die shows a number from 1 to 6, or to the number of sides that the rule gives it. Several dice are answered one by one, and several rolls of one step stand in the order in which they are made, with commas between them.',
      play('roll: 7', 'Resolve is 3'),
      play('roll: 6', 'Resolve is 3'),
    ),
  }),
  RW0608: entry({
    severity: 'error',
    headline: () => 'an answer is missing',
    label: () => 'nothing stands between the commas here',
    explain: page(
      'The answers of a line have commas between them. Where two commas follow each other, or one stands at the end, an answer was left out. To end a choice, write `done`.',
      play('League: Rise, , done', 'Fenwick holds 2 Runners'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0609: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is counted twice in one sentence`,
    label: () => 'an earlier part of the sentence counts these already',
    explain: page(
      'Each part of the sentence counts pieces of its own. Where one part counts all Runners and another the hidden ones, it is not clear how many there should be. Say each kind once.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners and 1 Hidden Runner'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 1 Open Runner and 1 Hidden Runner'),
    ),
  }),
  RW0610: entry<{ readonly name: string; readonly count: number; readonly most: number }>({
    severity: 'error',
    headline: ({ name, count, most }) => `${count} ${name} cannot be there: the game has ${most}`,
    label: ({ most }) => `at most ${most}`,
    explain: page(
      'The sentence asks for more of a thing than there is in the box of the game. Correct the number, or the inventory where it is declared.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 200 Runners'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0611: entry<{ readonly track: string; readonly found: string; readonly allowed: string }>({
    severity: 'error',
    headline: ({ track, found, allowed }) => `${quoted(track)} cannot be ${found}; expected ${allowed}`,
    label: ({ allowed }) => `should be ${allowed}`,
    explain: page(
      'The track has no such number or box. Boxes are counted from the first one, which is box 1; a box with a name is also given by its name, with `is at`.',
      play('League: Rise, Fenwick, done', 'Resolve is 99'),
      play('League: Rise, Fenwick, done', 'Resolve is 3'),
    ),
  }),
  RW0612: entry({
    severity: 'error',
    headline: () => 'the scenario has no steps',
    label: () => 'nothing is played here',
    explain: page(
      'A scenario without steps plays nothing and checks nothing, so it would always pass. Write at least one step with its script and what the board shows after it.',
      'scenario: First tide\nrule: "8.0"\nsteps: []\n',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Runners'),
    ),
  }),
  RW0613: entry<{ readonly what: string; readonly where: string }>({
    severity: 'error',
    headline: ({ what, where }) => `${quoted(what)} names a state, and ${where} knows none`,
    label: () => 'say the piece without its state',
    explain: page(
      'Off the map a piece has no state: it is neither hidden nor open in a box. Count the pieces there by their plain name.',
      play('League: Rise, Fenwick, done', 'Available holds 3 Hidden Runners'),
      play('League: Rise, Fenwick, done', 'Available has 3 Runners'),
    ),
  }),
  RW0614: entry<{ readonly text: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} is nothing that an example can start from`,
    label: ({ expected }) => (expected === '' ? 'this form is not known' : `expected ${expected}`),
    explain: page(
      'An example starts from the setup, or from an empty board, and `given` says what is otherwise. A space, a box or a pool `holds` everything in it. A track or a number `is` somewhere, a faction `are` in a place of the order of play, a card or a space `is in play`.',
      card({ given: 'Fenwick looks busy' }),
      card({ given: 'Fenwick holds nothing' }),
    ),
  }),
  RW0615: entry<{ readonly what: string }>({
    severity: 'error',
    headline: ({ what }) => `two sentences give ${quoted(what)}`,
    label: () => 'this was given already',
    explain: page(
      'Each sentence of `given` says all about one thing, so the second would make the first untrue. Write one sentence with everything in it.',
      card({ given: 'Dunmoor holds 1 Depot\n      - Dunmoor holds 1 Hidden Runner' }),
      card({ given: 'the board is empty\n      - Dunmoor holds 1 Depot and 1 Hidden Runner' }),
    ),
  }),
  RW0616: entry({
    severity: 'error',
    headline: () => 'what is given must be everything that is there',
    label: () => 'should say `holds`',
    explain: page(
      'With `has` a sentence speaks of a part of what is there, and nothing says how to fill in the rest. In `given`, write `holds` with everything that is there; nothing else will be.',
      card({ given: 'Dunmoor has 1 Depot' }),
      card({ given: 'Dunmoor holds 1 Depot' }),
    ),
  }),
  RW0617: entry({
    severity: 'error',
    headline: () => 'what is Available cannot be given',
    label: () => 'follows from the rest',
    explain: page(
      'Pieces that are neither on the map nor in a box are Available, so their number follows from everything else that is given. To make pieces rare, put the others in a space that does not matter, or in a box.',
      card({ given: 'Available holds 1 Runner' }),
      card({ given: 'the board is empty\n      - Gaol holds 9 Runners' }),
    ),
  }),
  RW0618: entry<{ readonly name: string; readonly choices: string }>({
    severity: 'error',
    headline: ({ name, choices }) => `${quoted(name)} does not say which: ${choices}`,
    label: ({ choices }) => `should be ${choices}`,
    explain: page(
      'To lay out pieces it must be known exactly which they are: of a piece with states its state, and of a group the piece. Name each of them.',
      card({ given: 'Dunmoor holds 2 Runners' }),
      card({ given: 'Dunmoor holds 2 Hidden Runners' }),
    ),
  }),
  RW0619: entry<{ readonly name: string; readonly where: string; readonly why: string }>({
    severity: 'error',
    headline: ({ name, where, why }) => `${quoted(name)} cannot be in ${where} like this: ${why}`,
    label: ({ why }) => why,
    explain: page(
      'The game says in which kinds of space a piece or a marker may be, and how many of it in one space. An example may not start from a position that no game can reach. Correct the sentence, or the declaration of the piece or marker.',
      card({ given: 'Dunmoor holds 3 Depots' }),
      card({ given: 'Dunmoor holds 2 Depots' }),
    ),
  }),
  RW0620: entry<{
    readonly card: string;
    readonly found: string;
    readonly sides: readonly string[];
    readonly isWritten: boolean;
  }>({
    severity: 'error',
    headline: ({ card: code, found, isWritten }) => {
      if (!isWritten) return `the card ${quoted(code)} has no Event`;
      return found === ''
        ? `which side of the card ${quoted(code)} is not said`
        : `the card ${quoted(code)} has no side ${quoted(found)}`;
    },
    label: ({ sides }) => (sides.length === 0 ? 'it has no two sides' : `should end in ${either(sides)}`),
    explain: page(
      'A card with two sides is played with one of them, so the sentence must say which. A card with one side is named by its code alone, and one without an Event cannot be played.',
      card({ when: 'League play C1 shaded' }),
      card({ when: 'League play C1' }),
    ),
  }),
  RW0621: entry<{ readonly answer: string; readonly by: string }>({
    severity: 'error',
    headline: ({ answer, by }) => `${quoted(answer)} is no legal answer for ${by} here`,
    label: () => 'not among the legal answers',
    explain: page(
      'The scenario was played up to this answer. The engine asked a question here that this answer does not fit: the notes say what it asked, under which rule, and what may be answered. Either the script misses or repeats an answer before this one, or the rule does not say what it should. The engine asks no question that has only one legal answer.',
      '',
      '',
    ),
  }),
  RW0622: entry<{ readonly said: string; readonly asked: string }>({
    severity: 'error',
    headline: ({ said, asked }) =>
      // A faction is spoken of as several.
      `the script lets ${said} answer, but ${asked} ${asked === 'draw' || asked === 'roll' ? 'is' : 'are'} asked`,
    label: () => 'this answer comes too early or too late',
    explain: page(
      'The scenario was played up to this answer, and then somebody else had to decide. The notes say who was asked what. The answer to that question is missing in front of this one, or a rule lets the wrong faction choose.',
      '',
      '',
    ),
  }),
  RW0623: entry({
    severity: 'error',
    headline: () => 'the game is over, so nothing is asked any more',
    label: () => 'nobody asked for this answer',
    explain: page(
      'The scenario was played up to this answer, and the game had ended before it. The deck may be too short, or a rule ended the game where it should not have.',
      '',
      '',
    ),
  }),
  RW0624: entry<{ readonly expected: string; readonly found: string }>({
    severity: 'error',
    headline: ({ expected, found }) => `the script expects ${quoted(expected)}; ${found}`,
    label: ({ found }) => found,
    explain: page(
      'The scenario was played up to the end of this step, and the board does not show what the step states. Either the statement or a rule is wrong; the rulebook decides which.',
      '',
      '',
    ),
  }),
  RW0625: entry<{ readonly when: 'start' | 'answer' | 'end'; readonly detail: string }>({
    severity: 'error',
    headline: ({ when, detail }) =>
      `the game goes wrong ${{ start: 'at its start', answer: 'on this answer', end: 'when it is played on' }[when]}: ${detail}`,
    label: ({ when }) =>
      ({ start: 'before anything was asked', answer: 'the game stopped here', end: 'the script ends here' })[when],
    explain: page(
      'The scenario was played up to this place, and then the rules met a state that they should never reach: the engine failed, or, where the scenario says `checks`, a piece was lost, a limit was broken, a question had no answer, or the game went on without end. The message names the sentence that was carried out or answered last, where one was. A sentence of the spec may do what no rule forbids it; if it does what it says and the game goes wrong all the same, that is a fault of the compiler or of its runtime. Please report it then, together with the spec and this scenario.',
      '',
      '',
    ),
  }),
  RW0626: entry<{ readonly text: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} is nothing that can be done`,
    label: ({ expected }) => (expected === '' ? 'this form is not known' : `expected ${expected}`),
    explain: page(
      'Below `when` stands what is done: a faction conducts a procedure of the game, or plays a card. A procedure that belongs to no faction needs none. Answers follow on lines of their own, such as `- Crown: Fenwick, done`.',
      card({ when: 'League look around' }),
      card({ when: 'League play C1' }),
    ),
  }),
  RW0627: entry<{ readonly text: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} does not come first`,
    label: () => 'would undo what stands above it',
    explain: page(
      'The first sentence of `given` may say what the example starts from: the setup, or an empty board. Further down it would undo the sentences above it. Move it to the top, or leave it out: without it an example starts from the setup.',
      card({ given: 'Dunmoor holds 1 Depot\n      - the board is empty' }),
      card({ given: 'the board is empty\n      - Dunmoor holds 1 Depot' }),
    ),
  }),
  RW0628: entry<{ readonly card: string }>({
    severity: 'error',
    headline: ({ card: code }) => `the card ${quoted(code)} never stays in play`,
    label: () => 'no faction has it as a capability',
    explain: page(
      'Only a card that says whose `capability` it is stays in play after it has been played, and only a side that says what holds `on the next …` waits for a card. The code may be wrong, or the card lacks that key. That a card was played earlier is said by `has been played`.',
      card({ given: 'C1 is in play' }),
      card({ given: 'C2 has been played' }),
    ),
  }),
  RW0629: entry<{ readonly name: string; readonly count: number; readonly most: number }>({
    severity: 'error',
    headline: ({ name, count, most }) => `there would be ${count} ${name} in all: the game has ${most}`,
    label: ({ most }) => `at most ${most} in all`,
    explain: page(
      'Everything that is given, together with what the setup has in the other spaces and boxes, is more than the game has. Take away some, or start from `the board is empty`.',
      card({ given: 'Dunmoor holds 9 Hidden Runners' }),
      card({ given: 'the board is empty\n      - Dunmoor holds 9 Hidden Runners' }),
    ),
  }),
  RW0630: entry<{ readonly faction: string; readonly procedure: string; readonly owner: string }>({
    severity: 'error',
    headline: ({ faction, procedure, owner }) => `${faction} cannot conduct ${quoted(procedure)}: only ${owner} do`,
    label: ({ owner }) => `should be ${owner}`,
    explain: page(
      'The procedure says in its file which faction conducts it. Name that faction, or another procedure.',
      card({ when: 'League conduct Muster', then: 'nothing is asked' }),
      card({ when: 'League play C1\n      - Crown conduct Rest' }),
    ),
  }),
  RW0631: entry({
    severity: 'error',
    headline: () => 'an answer comes before anything is done',
    label: () => 'nobody asked yet',
    explain: page(
      'The first line below `when` says what is done, and the answers to the questions that it asks follow. Put what is done in front of this line.',
      card({ when: 'League: Fenwick' }),
      card({ when: 'League play C1' }),
    ),
  }),
  RW0632: entry({
    severity: 'error',
    headline: () => 'nothing is done in the example',
    label: () => 'needs at least one line',
    explain: page(
      'An example shows what a card changes, so something must be done in it: a faction plays the card, or conducts what the card has changed. Below `when`, write at least one such sentence.',
      card({}).replace('when:\n      - League play C1', 'when: []'),
      card({}),
    ),
  }),
  RW0633: entry({
    severity: 'error',
    headline: () => 'the example says twice what is asked at its end',
    label: () => 'only one question is open at a time',
    explain: page(
      'When everything is done and answered, either nothing is asked or one faction is asked one question. Keep one of the two sentences.',
      card({ then: 'nothing is asked\n      - League are asked: Fenwick, done' }),
      card({ then: 'nothing is asked' }),
    ),
  }),
  RW0634: entry({
    severity: 'error',
    headline: () => 'an example cannot conduct with such a condition',
    label: () => 'only `Limited` and spaces bound what an example conducts',
    explain: page(
      'What an example conducts by itself may be Limited, and bounded to spaces with `in`. Whatever else a rule can say of a conduct (that it waives, chooses or is accompanied by something) belongs to the rule or the card that says it: let the example play the card, or conduct the procedure that does it.',
      card({ when: 'Crown conduct Muster in Fenwick, choosing Scout' }),
      card({ when: 'League play C1\n      - Crown conduct a Limited Muster in Fenwick' }),
    ),
  }),
  RW0635: entry({
    severity: 'error',
    headline: () => 'which spaces these are depends on the board',
    label: () => 'name the spaces, or their kind',
    explain: page(
      'An example is written down for other engines too, so the spaces in which something is conducted must be known without looking at the board: by their names, by their kind, or as neighbours of such spaces. Name the spaces that are meant; the example knows its board.',
      card({ when: 'Crown conduct Muster in Towns with Troopers', then: 'nothing is asked' }),
      card({ when: 'League play C1\n      - Crown conduct Muster in Towns' }),
    ),
  }),
  RW0636: entry<{ readonly text: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} is nothing that anybody sees on the board`,
    label: () => 'should speak of what is on the board',
    explain: page(
      'Below `League see:` stand sentences about the board as that faction sees it, and below `everybody sees:` as somebody does who only watches: what spaces, boxes, pools and factions hold, where tracks stand, which cards are in play. What is asked belongs outside.',
      card({ then: 'League see:\n          - nothing is asked' }),
      card({ then: 'League see:\n          - Fenwick holds 1 Hidden Runner' }),
    ),
  }),
  RW0637: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `there is no end of ${quoted(name)}`,
    label: () => 'its supply is not limited',
    explain: page(
      'How many of a marker are left can be said where its declaration gives a `supply`. Of the others there are always enough.',
      card({ then: '1 Flooded is left' }),
      card({ then: '4 Unrest are left' }),
    ),
  }),
  RW0638: entry<{ readonly detail: string }>({
    severity: 'error',
    headline: ({ detail }) => detail,
    label: () => 'nothing goes on by itself here',
    explain: page(
      'Where a card has come to its end and no other is revealed yet, nothing is asked, and `play goes on` reveals the next one. Everywhere else play goes on when the question is answered, or has come to its end.',
      '',
      '',
    ),
  }),
  RW0641: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `there is no test ${quoted(name)}`,
    label: () => 'no example and no step of a scenario is called so',
    explain: page(
      'A ruling may name the example that shows it: the card or the rule, a colon and the name of the example, or `scenario`, the name of its file and the step. The name is that of none, so nothing shows the ruling any more. Correct the name, or name another example.',
      'rulings:\n  - ruling: Watch before Unrest\n    question: Which marker goes first?\n    decision: The Watch.\n    rules: ["1.4"]\n    example: "C1: one feld is dried"\n',
      'rulings:\n  - ruling: Watch before Unrest\n    question: Which marker goes first?\n    decision: The Watch.\n    rules: ["1.4"]\n    example: "C1: one field is dried"\n',
    ),
  }),
  RW0642: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `there is no ruling ${quoted(name)}`,
    label: () => 'no ruling has this name',
    explain: page(
      'An example or a step that shows a ruling cites it by its name, behind the word `ruling` and a comma. No ruling of the game is called so. Correct the name, or write the ruling.',
      card({}).replace('name: a landing\n', 'name: a landing\n    cites: ruling, Unrest before Watch\n'),
      card({}).replace('name: a landing\n', 'name: a landing\n    cites: ruling, Watch before Unrest\n'),
    ),
  }),
  RW0643: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `the ruling speaks of the card ${quoted(name)}, which there is not`,
    label: () => 'no card has this code',
    explain: page(
      'Behind the number of a rule a ruling may name the card whose text or tip it is about. No card of the game has this code.',
      'rulings:\n  - ruling: Which tide\n    question: Is it high or low?\n    decision: High.\n    rules: ["5.0 C99"]\n',
      'rulings:\n  - ruling: Which tide\n    question: Is it high or low?\n    decision: High.\n    rules: ["5.0 C1"]\n',
    ),
  }),
  RW0640: entry<{ readonly name: string; readonly why: string }>({
    severity: 'error',
    headline: ({ name, why }) => `the example ${quoted(name)} does not hold: ${why}`,
    label: () => 'does not hold',
    explain: page(
      'The example was played as it stands. An answer was not among those that may be given, the board shows something else than it states, or something is asked at the end of which it says nothing. Either the example or a rule is wrong; the rulebook decides which. Until then nothing that counts on the example is evidence.',
      '',
      '',
    ),
  }),
  RW0639: entry({
    severity: 'error',
    headline: () => 'what is left of a marker cannot be given',
    label: () => 'follows from the rest',
    explain: page(
      'Markers that are not on the map are left, so their number follows from the spaces that are given. To make a marker rare, put the others in spaces that do not matter.',
      card({ given: '1 Unrest is left' }),
      card({ given: 'the board is empty\n      - Dunmoor holds Unrest' }),
    ),
  }),
};
