/** Messages `RW06xx`: scenarios, when they are read and when they are played. */
import { either, entry, quoted } from './entry.js';

const page = (what: string, wrong: string, right: string) => ({ what, wrong, right });

/** A scenario of one step, for the examples of the pages below. */
const play = (script: string, then: string, label = 'The League rallies') =>
  `scenario: First tide\nrule: "8.0"\nsteps:\n  - step: ${label}\n    script:\n      - ${script}\n    then:\n      - ${then}\n`;

export const scenario = {
  RW0601: entry<{ readonly what: string; readonly name: string }>({
    severity: 'error',
    headline: ({ what, name }) => `two ${what} have the name ${quoted(name)}`,
    label: () => 'this name is taken already',
    explain: page(
      'A failing test is found by its name, so each scenario has a name of its own, and so has each step of a scenario. Add a word to one of the two, for example the turn in which the step happens.',
      `${play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells')}  - step: The League rallies\n    script:\n      - roll: 4\n    then:\n      - Resolve is 3\n`,
      `${play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells')}  - step: The League rallies again\n    script:\n      - roll: 4\n    then:\n      - Resolve is 3\n`,
    ),
  }),
  RW0602: entry<{ readonly step: string }>({
    severity: 'error',
    headline: ({ step }) => `the step ${quoted(step)} states nothing that the board should show`,
    label: () => 'needs `then` with at least one line',
    explain: page(
      'A step without `then` would pass whatever the engine does. Write what the rulebook says the board shows after the step: a space, a track, a box, who is eligible.',
      'scenario: First tide\nrule: "8.0"\nsteps:\n  - step: The League rallies\n    script:\n      - League: Rise, Fenwick, done\n',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0603: entry<{ readonly name: string; readonly factions: readonly string[] }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is no faction and no kind of chance`,
    label: ({ factions }) => `a line of a script starts with ${either([...factions, 'draw', 'roll'])}`,
    explain: page(
      'Each line of a script says who answers: a faction by its name, or chance. What is drawn stands behind `draw`, what is rolled behind `roll`.',
      play('Leage: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0604: entry<{ readonly text: string }>({
    severity: 'error',
    headline: ({ text }) => `${quoted(text)} says nothing about the board that can be checked`,
    label: () => 'this form is not known',
    explain: page(
      'What the board should show is said in a few forms. A space or a box `holds` everything in it, or `has` some of it. A track `is` at a number, `is at` an end or `is in box` 3. A faction `is` in a place of the order of play, or `holds` chits. `the card is` the one in play.',
      play('League: Rise, Fenwick, done', 'Fenwick looks busy'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0605: entry<{ readonly kind: string; readonly name: string }>({
    severity: 'error',
    headline: ({ kind, name }) => `unknown ${kind} ${quoted(name)}`,
    label: ({ kind }) => `no ${kind} has this name`,
    explain: page(
      'The name is declared nowhere in the game. It may be misspelt, or it may be the name of another kind of thing than can stand here.',
      play('League: Rise, Fenwick, done', 'Fenwik holds 2 Cells'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0606: entry<{ readonly card: string }>({
    severity: 'error',
    headline: ({ card }) => `the card ${quoted(card)} is in the deck twice`,
    label: () => 'it stands further up already',
    explain: page(
      'The deck of a scenario lists its cards from the top. There is one of each card, so none may be listed twice.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells').replace('steps:', 'deck: [C1, C2, C1]\nsteps:'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells').replace('steps:', 'deck: [C1, C2, C3]\nsteps:'),
    ),
  }),
  RW0607: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `${quoted(found)} is no roll of a die`,
    label: () => 'should be a number from 1 to 6',
    explain: page(
      'A die shows a number from 1 to 6. Several rolls of one step stand in the order in which they are made, with commas between them.',
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
      play('League: Rise, , done', 'Fenwick holds 2 Cells'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0609: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is counted twice in one sentence`,
    label: () => 'an earlier part of the sentence counts these already',
    explain: page(
      'Each part of the sentence counts pieces of its own. Where one part counts all Cells and another the hidden ones, it is not clear how many there should be. Say each kind once.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells and 1 Hidden Cell'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 1 Open Cell and 1 Hidden Cell'),
    ),
  }),
  RW0610: entry<{ readonly name: string; readonly count: number; readonly most: number }>({
    severity: 'error',
    headline: ({ name, count, most }) => `${count} ${name} cannot be there: the game has ${most}`,
    label: ({ most }) => `at most ${most}`,
    explain: page(
      'The sentence asks for more of a thing than there is in the box of the game. Correct the number, or the inventory where it is declared.',
      play('League: Rise, Fenwick, done', 'Fenwick holds 200 Cells'),
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0611: entry<{ readonly track: string; readonly found: string; readonly allowed: string }>({
    severity: 'error',
    headline: ({ track, found, allowed }) => `${quoted(track)} cannot be ${found}: it has ${allowed}`,
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
      play('League: Rise, Fenwick, done', 'Fenwick holds 2 Cells'),
    ),
  }),
  RW0613: entry<{ readonly what: string; readonly where: string }>({
    severity: 'error',
    headline: ({ what, where }) => `${quoted(what)} names a state, and ${where} knows none`,
    label: () => 'say the piece without its state',
    explain: page(
      'Off the map a piece has no state: it is neither hidden nor open in a box. Count the pieces there by their plain name.',
      play('League: Rise, Fenwick, done', 'Available holds 3 Hidden Cells'),
      play('League: Rise, Fenwick, done', 'Available has 3 Cells'),
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
    headline: ({ said, asked }) => `the script lets ${said} answer, but ${asked} is asked`,
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
  RW0625: entry<{ readonly detail: string }>({
    severity: 'error',
    headline: ({ detail }) => `the engine failed on this answer: ${detail}`,
    label: () => 'the engine stopped here',
    explain: page(
      'The compiled rules met a state that they should never reach. That is a fault of the compiler or of its runtime, not of the scenario. Please report it together with the spec and this scenario.',
      '',
      '',
    ),
  }),
};
