/** Messages `RW08xx`: what is allowed but should be looked at. */
import { entry, quoted } from './entry.js';

const card =
  'card: C1\ntitle: Spring Tide\nevent:\n  title: A landing\n  effect:\n    - League place 1 Runner in Fenwick\n';

/** A card of which nothing else is to be said. */
const effect = (sentences: string): string =>
  `card: C1\ntitle: Spring Tide\nevent:\n  title: A landing\n  effect:\n    - ${sentences}\nexamples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick holds 3 Hidden Runners\n`;

/** A card that stays in play, with an example. */
const lasting = (when: string, then: string): string =>
  `card: C1\ntitle: Spring Tide\ncapability: Crown\nevent:\n  title: Boats\n  while in play:\n    - Muster's raised is 1 more\nexamples:\n  - name: the boats bring more\n    given:\n      - the board is empty\n      - C1 is in play\n      - Fenwick holds 1 Trooper\n    when:\n      - ${when}\n    then:\n      - ${then}\n`;

export const lint = {
  RW0801: entry<{ readonly card: string; readonly side: string }>({
    severity: 'warning',
    headline: ({ card, side }) => `no example plays ${card}${side === 'event' ? '' : ` ${side}`}`,
    label: () => 'not shown by an example',
    explain: {
      what: "Nothing checks that this side of the card does what the rulebook says. Below `examples` in the card's file, write what is given, what is done and what the board shows then; each example becomes a test. A side that stays in play is also shown by an example in which it is given to be in play.",
      wrong: card,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
    },
  }),
  RW0815: entry<{ readonly what: string }>({
    severity: 'warning',
    headline: ({ what }) => `no example ${what}`,
    label: () => 'not shown by an example',
    explain: {
      what: 'Nothing checks that this does what the rulebook says. What holds while a side is in play is shown by an example in which the side is in play and that conducts what it changes; a procedure, the effect of a chit or of a track by an example or a step of a scenario that does it; a standing rule by one that cites it. Where no example is of use, `# allow RW0815:` and the reason silence the warning.',
      wrong: lasting('Crown conduct Rest', 'nobody has won'),
      right: lasting('Crown conduct Muster\n      - Crown: Troopers, 3', 'Fenwick holds 4 Troopers'),
    },
  }),
  RW0802: entry<{ readonly card: string }>({
    severity: 'warning',
    headline: ({ card: code }) => `an example is left out, because ${code} has no text here`,
    label: () => 'this card has no file',
    explain: {
      what: 'The example speaks of a card whose file is not in this spec, or of which only the name is known, so it cannot be played. The other examples are. Write the card, or remove the example.',
      wrong: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n  - name: a landing in the season\n    given:\n      - C3 is in play\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
    },
  }),
  RW0803: entry<{ readonly cards: readonly string[] }>({
    severity: 'warning',
    headline: ({ cards }) =>
      `there is no file for ${cards.join(', ')}, so as many fewer cards are left out of the deck`,
    label: () => 'counts the missing cards too',
    explain: {
      what: 'Cards are numbered without gaps, and the number of cards that are left out of the deck comes out right only if the missing ones are counted. The deck is dealt from the cards that are there. Write the missing cards, or name them under `cards without text`.',
      wrong: '',
      right: '',
    },
  }),
  RW0804: entry<{ readonly code: string }>({
    severity: 'warning',
    headline: ({ code }) => `nothing gives ${code} here, so this comment allows nothing`,
    label: () => 'allows nothing',
    explain: {
      what: 'A comment `# allow RW0806: why` silences that one warning on its own line, or on the line below where it stands alone. There is none any more, so the comment only misleads whoever reads it. Remove it, or move it to the line that is meant.',
      wrong: effect('place 1 Runner in Fenwick  # allow RW0806: the rulebook says so'),
      right: effect('place 1 Runner in Fenwick'),
    },
  }),
  RW0805: entry<{ readonly why: string }>({
    severity: 'warning',
    headline: ({ why }) => `this comment cannot allow anything as it stands: ${why}`,
    label: () => 'expected `# allow RW0806: why`',
    explain: {
      what: 'A warning is silenced where somebody has looked at it and says why it may stay: `# allow`, the code of the warning, a colon and the reason. Only codes from RW0801 on to RW0899 can be allowed, and not those about such comments; an error never can.',
      wrong: effect('in each space without Unrest:\n        - remove the Unrest here  # allow RW0806'),
      right: effect(
        'in each space without Unrest:\n        - remove the Unrest here  # allow RW0806: kept as a reminder',
      ),
    },
  }),
  RW0806: entry<{ readonly why: string }>({
    severity: 'warning',
    headline: ({ why }) => `this can never do anything: ${why}`,
    label: () => 'does nothing on any board',
    explain: {
      what: 'Whatever is on the board, this step changes nothing: it asks for none, or speaks of spaces that no space of the map is, of pieces or markers that can never be there, or of what is not allowed to stand there. What is known of the space in hand counts too, such as what the filter of the block around it says. Mostly a word is another than was meant.',
      wrong: effect('in each space without Unrest:\n        - remove the Unrest here'),
      right: effect('in each space with Unrest:\n        - remove the Unrest here'),
    },
  }),
  RW0807: entry<{ readonly part: boolean; readonly holds: boolean }>({
    severity: 'warning',
    headline: ({ part, holds }) =>
      `${part ? 'a part of the condition' : 'the condition'} ${holds ? 'always' : 'never'} holds`,
    label: ({ holds }) => (holds ? 'is so on every board' : 'is so on no board'),
    explain: {
      what: 'The condition is the same on every board, so that nothing is decided by it. It compares numbers whose ranges do not meet or cannot differ (a die shows 1 to 6, a track goes from one end to the other, there are so many pieces), asks of a space what its kind or the block around it has said already, or says one thing and its opposite.',
      wrong: effect('roll a die\n    - if the roll is at least 7:\n        - place 1 Runner in Fenwick'),
      right: effect('roll a die\n    - if the roll is at least 6:\n        - place 1 Runner in Fenwick'),
    },
  }),
  RW0808: entry<{ readonly what: string; readonly why: string }>({
    severity: 'warning',
    headline: ({ what, why }) => `nobody can ever choose ${quoted(what)}: ${why}`,
    label: () => 'an option that nobody has',
    explain: {
      what: 'An alternative that can begin on no board is offered to nobody, and a procedure that nothing conducts, or that can never begin, is never carried out. Either what it asks for is not what was meant, or the step that should lead to it is missing.',
      wrong: effect(
        'choose one:\n        - in up to 1 space with Unrest and without Unrest:\n            - place 1 Runner here\n        - place 1 Runner in Fenwick',
      ),
      right: effect(
        'choose one:\n        - in up to 1 space with Unrest:\n            - place 1 Runner here\n        - place 1 Runner in Fenwick',
      ),
    },
  }),
  RW0809: entry({
    severity: 'warning',
    headline: () => 'this choice has no answer on any board',
    label: () => 'no alternative can ever begin',
    explain: {
      what: 'None of the alternatives can begin, whatever is on the board, so nobody is asked and nothing is done. Look at what each of them asks for.',
      wrong: effect(
        'choose one:\n        - in up to 1 space with Unrest and without Unrest:\n            - place 1 Runner here\n        - in up to 1 space with Depots and without Depots:\n            - place 1 Runner here',
      ),
      right: effect(
        'choose one:\n        - in up to 1 space with Unrest:\n            - place 1 Runner here\n        - in up to 1 space with Depots:\n            - place 1 Runner here',
      ),
    },
  }),
  RW0810: entry<{ readonly name: string }>({
    severity: 'warning',
    headline: ({ name }) => `nothing reads ${quoted(name)}`,
    label: () => 'has no effect',
    explain: {
      what: 'A number is let, rolled or counted here and no step asks for it afterwards, so the sentence changes nothing that matters. A step that should use it is missing or uses another name. A roll that the rulebook asks for and uses nowhere may stay with a comment that allows it.',
      wrong: effect('let cut be the Runners on the map\n    - place 1 Runner in Fenwick'),
      right: effect('let cut be the Runners on the map\n    - place up to cut Runners in Fenwick'),
    },
  }),
  RW0811: entry<{ readonly why: string }>({
    severity: 'warning',
    headline: ({ why }) => `the answer does not matter: ${why}`,
    label: () => 'decides nothing',
    explain: {
      what: 'Both ways of this question do the same, or nothing at all, or end in the same sentence, which then belongs once after the question. Mostly one of them was copied and should say something else.',
      wrong: effect(
        'if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n      otherwise:\n        - place 1 Runner in Fenwick',
      ),
      right: effect(
        'if Unrest is in Fenwick:\n        - place 1 Runner in Fenwick\n      otherwise:\n        - place 2 Runners in Fenwick',
      ),
    },
  }),
  RW0812: entry<{ readonly why: string }>({
    severity: 'warning',
    headline: ({ why }) => `this sentence says nothing here: ${why}`,
    label: () => 'has no effect',
    explain: {
      what: '`nothing` is written where a list would be empty; beside other steps it does nothing. A step after a faction has won is never done. `each only once` keeps pieces from moving again: where only one movement says so, and it is done once, no piece would. Remove the sentence, or put it where it counts.',
      wrong: effect('place 1 Runner in Fenwick\n    - nothing'),
      right: effect('place 1 Runner in Fenwick'),
    },
  }),
  RW0813: entry<{ readonly family: string }>({
    severity: 'warning',
    headline: ({ family }) => `there may be no ${family} chit here, and nothing says what then`,
    label: () => 'must be done and may be impossible',
    explain: {
      what: 'What cannot be done in full is done as far as it can be: that is the rule for pieces, markers, tracks and spaces, and no sentence needs to say it. It does not say what the value or the effect of a chit is that could not be taken. Later steps need this one, and neither a condition nor what the procedure requires makes sure that there is one. Say `if` there is one, require it, or allow it with the reason why there always is.',
      wrong: effect('draw 1 Favour chit\n    - raise Resolve by the value of the drawn Favour chit'),
      right: effect(
        'if the Favour chits in the pool is at least 1:\n        - draw 1 Favour chit\n        - raise Resolve by the value of the drawn Favour chit',
      ),
    },
  }),
  RW0814: entry<{ readonly least: number; readonly there: number }>({
    severity: 'warning',
    headline: ({ least, there }) => `at least ${least} must be taken, and there are never more than ${there}`,
    label: () => 'can never be done in full',
    explain: {
      what: 'What cannot be done in full is done as far as it can be, so this is carried out; but it asks for more than there can ever be there, whatever is on the board. Mostly the number is wrong, or the place is. Where as many as there are is meant, `all` says so.',
      wrong: effect('remove 3 Depots in Fenwick'),
      right: effect('remove 2 Depots in Fenwick'),
    },
  }),
  RW0816: entry<{ readonly card: string }>({
    severity: 'warning',
    headline: ({ card: code }) => `of ${code} only the title is known, so nothing happens when it is played`,
    label: () => 'has no text',
    explain: {
      what: 'The card is dealt and can be played, and does nothing. Write its file in the folder of cards and take it off this list. When every card is written, `complete: true` in the file of the game makes a card without text an error.',
      wrong: '  C3: Fog\n',
      right: '  C3: Fog  # allow RW0816: a test needs none\n',
    },
  }),
  RW0817: entry<{ readonly card: string }>({
    severity: 'warning',
    headline: ({ card: code }) => `this example neither plays ${code} nor has it in play`,
    label: () => 'shows something else',
    explain: {
      what: 'An example stands in the file of what it shows, because `show`, `trace` and the generated tests speak of it there. This one stands in the file of a card and shows what happens without it. Move it to `examples` at the end of the file of the procedure, chits or phase that it is about. Where the card matters because it is absent, name its code behind `cites`.',
      wrong: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick holds 3 Hidden Runners and 2 Troopers and 1 Unrest\n  - name: a quiet month\n    when:\n      - conduct Rest\n    then:\n      - Resolve is 7\n`,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick holds 3 Hidden Runners and 2 Troopers and 1 Unrest\n`,
    },
  }),
  RW0818: entry<{ readonly table: string; readonly missing: string }>({
    severity: 'warning',
    headline: ({ table, missing }) => `${missing} may be looked up in ${table}, and no row has it`,
    label: () => 'nothing would be done',
    explain: {
      what: 'A number that no row of the table has does nothing. Add a row for it, let the first or the last row be `9 or less` or `10 or more`, or bound the number, `at most 9`.',
      wrong: '',
      right: '',
    },
  }),
  RW0819: entry<{ readonly what: string; readonly why: string }>({
    severity: 'error',
    headline: ({ what, why }) => `${what} is no fact of the game: ${why}`,
    label: () => 'made up',
    explain: {
      what: 'What is made up, and a card of which only the title is known, lets a game be played of which not all is known. It proves nothing, and `check --strict` refuses it. Write what the game has in its place and leave the key `made up` out, or check without `--strict`.',
      wrong: '',
      right: '',
    },
  }),
  RW0821: entry<{ readonly name: string; readonly key: string }>({
    severity: 'warning',
    headline: ({ name, key }) => `nothing is of the class ${quoted(name)}: no file begins with ${quoted(key)}`,
    label: () => 'without any procedure',
    explain: {
      what: 'A game declares its classes of procedures, and each procedure of a class has a file of its own that begins with the name of the class in lower case. This class has none, so that what conducts one of it can do nothing. Write the files, leave the class out, or allow it with the reason why it may stay.',
      wrong: 'classes:\n  Foray: { plural: Forays, rule: "3.0" }\n  Operation: {',
      right: 'classes:\n  Operation: {',
    },
  }),
};
