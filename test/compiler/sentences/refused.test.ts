import { describe, expect, it } from 'vitest';
import { createLanguage, parseSentence } from '../../../compiler/surface/parse.js';
import { refusalOf, type Part } from './saltmarsh.js';
import { standingAlone } from '../../../compiler/source/text.js';

/** A refused text, the code of its message, the words it marks, and its first help. */
const refused: readonly (readonly [Part, string, string, string, string | undefined])[] = [
  [
    'noun phrase',
    'up to Operations value spaces',
    'RW0204',
    'value',
    'leave out `value` if it says nothing more: it is no word of the language',
  ],
  ['sentence', 'move it up to 1 spaces along Towns', 'RW0201', 'spaces', 'write `space`'],
  ['sentence', 'move it up to 2 space along Towns', 'RW0201', 'space', 'write `spaces`'],
  ['sentence', 'retreat it 1 spaces', 'RW0201', 'spaces', 'write `space`'],
  ['change', 'Troopers may move 2 space instead of 1 during Muster', 'RW0201', 'space', 'write `spaces`'],
  ['sentence', 'plce 2 Runners in Fenwick', 'RW0203', 'plce', 'write `place`'],
  ['sentence', 'Crown plce 2 Runners here', 'RW0203', 'plce', 'write `place`'],
  [
    'sentence',
    'place the',
    'RW0202',
    '',
    'for example: `place up to 2 Runners in Fenwick` or `place all Troopers in Fenwick`',
  ],
  [
    'sentence',
    'place in Fenwick 2 Runners',
    'RW0201',
    'in',
    'for example: `place up to 2 Runners in Fenwick` or `place all Troopers in Fenwick`',
  ],
  [
    'sentence',
    'place 2 Runners in',
    'RW0202',
    '',
    'for example: `place up to 2 Runners in Fenwick` or `place all Troopers in Fenwick`',
  ],
  ['sentence', 'place up 2 Troopers in Harrow', 'RW0201', 'up', 'write `up to`'],
  [
    'sentence',
    'place 2 Troopers in Harrow then remove 1',
    'RW0204',
    'then',
    'write what comes next as a sentence on its own line',
  ],
  ['sentence', 'place 2 Runners heer', 'RW0204', 'heer', 'write `here`'],
  ['sentence', 'place 2 Runners form Fenwick', 'RW0204', 'form', 'write `from`'],
  ['sentence', 'place 2 Runners inn Harrow', 'RW0204', 'inn', 'write `in`'],
  ['sentence', 'remove 2 Active Runners form Fenwick', 'RW0204', 'form', 'write `from`'],
  ['sentence', 'Crown May place 2 Runners', 'RW0206', 'May', 'write `may`'],
  ['sentence', 'PLACE 2 Runners', 'RW0206', 'PLACE', 'write `place`'],
  ['sentence', 'EXPOSE 1 Runner here', 'RW0206', 'EXPOSE', 'write `expose`'],
  ['sentence', 'place two Runners here', 'RW0211', 'two', 'write `2`'],
  ['sentence', 'place 1–2 Runners here', 'RW0205', '–', 'write `or` instead'],
  ['sentence', 'place 1-3 Runners here', 'RW0214', '1-3', 'write `1 to 3`'],
  ['sentence', 'place 2 or 1 Runners here', 'RW0217', '2 or 1', 'write `1 or 2`'],
  [
    'sentence',
    'place 1 or 4 Runners here',
    'RW0217',
    '1 or 4',
    '`1 to 4` is each number from 1 to 4; `or` joins two that follow each other',
  ],
  ['sentence', 'place 2\u00a0Runners here', 'RW0205', '\u00a0', 'write an ordinary space instead'],
  ['sentence', 'pla\u00adce 2 Runners here', 'RW0205', '\u00ad', 'leave out the soft hyphen'],
  ['sentence', 'place 2 Runners in “Fenwick”', 'RW0205', '“', 'leave out the curly quote'],
  ['sentence', 'place 2 Runners in “place”', 'RW0205', '“', 'write `"` instead'],
  ['sentence', 'remove 1 Runner in a Depot’s space', 'RW0205', '’', "write `'` instead"],
  ['sentence', 'place 2 Runners here!', 'RW0215', '!', 'leave out the `!`'],
  ['sentence', 'place 2 Runners here..', 'RW0205', '.', 'write one sentence per line, each as an item of the list'],
  [
    'sentence',
    'place 2 Runners here; remove 1 Runner here',
    'RW0205',
    ';',
    'write one sentence per line, each as an item of the list',
  ],
  ['sentence', 'place "Any', 'RW0208', '"', undefined],
  ['sentence', 'place "" here', 'RW0208', '""', undefined],
  [
    'sentence',
    ' ',
    'RW0209',
    ' ',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  ['sentence', 'place 99999999999 Runners', 'RW0216', '99999999999', undefined],
  ['sentence', 'expose 1 Runner and 2 Depots here', 'RW0213', 'and 2', 'write a sentence for each quantity'],
  [
    'sentence',
    'reduce Supply by half of the Depots here',
    'RW0207',
    'half of the Depots here',
    'write `, rounded down` behind the half',
  ],
  ['sentence', 'let hits be half of hits', 'RW0207', 'half of hits', 'write `, rounded down` behind the half'],
  ['sentence', 'reduce Supply by Depots here', 'RW0201', 'Depots', 'write `the Depots`'],
  ['sentence', 'reduce Supply the Depots here', 'RW0201', 'the', 'write `by the`'],
  ['sentence', 'reduce Supply', 'RW0202', '', 'for example: `reduce Supply by the Runners here, at most 3`'],
  ['sentence', 'kill 1 Runner here', 'RW0203', 'kill', 'write `remove`'],
  ['sentence', 'increase Supply by 1', 'RW0203', 'increase', 'write `raise`'],
  ['sentence', 'add 1 Runner here', 'RW0203', 'add', 'write `place`'],
  ['sentence', 'select 1 Runner here', 'RW0202', '', 'for example: `hold 1 Fate chit in the pool`'],
  ['sentence', 'conduct a Muster within Fenwick', 'RW0204', 'within', 'write `in`'],
  ['sentence', 'place 1 Runner in or adjcent to Fenwick', 'RW0201', 'adjcent', 'write `in or adjacent to`'],
  ['sentence', 'remove 1 Runner here, Runners frist', 'RW0201', 'frist', 'write `first`'],
  ['sentence', 'remove 1 Runner here, Depots only wen no Runners remain', 'RW0201', 'wen', 'write `only when no`'],
  ['sentence', 'move 1 Runner Fenwick', 'RW0201', 'Fenwick', 'write `to Fenwick`'],
  ['sentence', 'move 1 Runner here', 'RW0201', 'here', 'write `to here`'],
  ['sentence', 'flip 1 Runner here', 'RW0202', '', 'for example: `flip all Runners on the map to Hidden`'],
  ['sentence', 'shift Resolve toward Firm', 'RW0201', 'toward', 'for example: `shift Resolve 1 toward Firm`'],
  ['sentence', 'shift Resolve 1 Firm', 'RW0201', 'Firm', 'write `toward Firm`'],
  ['sentence', 'conduct', 'RW0202', '', 'for example: `conduct Muster` or `conduct Muster or Forage here`'],
  [
    'sentence',
    'Crown',
    'RW0202',
    'Crown',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  [
    'sentence',
    'Crown may',
    'RW0202',
    '',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  ['sentence', 'reveal the card', 'RW0203', 'reveal', 'write `reveal the next card`'],
  ['sentence', 'adjust the order of play', 'RW0203', 'adjust', 'write `adjust the order of play by the boxes taken`'],
  ['sentence', 'replace 1 Runner here', 'RW0202', '', 'for example: `replace 1 Runner here with a Trooper`'],
  ['sentence', 'replace 1 Runner here by a Trooper', 'RW0201', 'by', 'write `with`'],
  ['sentence', 'draw', 'RW0202', '', 'for example: `draw 2 Fate chits`'],
  ['sentence', 'resolve Omen of', 'RW0202', '', 'for example: `resolve the Omen of the drawn Fate chit`'],
  [
    'sentence',
    'place 1 Runner here if Unrest is here',
    'RW0204',
    'if',
    'open a block with it, and write the sentence below: `if 2 or more Runners are here:`',
  ],
  [
    'sentence',
    'place 1 Runner here unless Unrest is here',
    'RW0204',
    'unless',
    'open a block with `if`, and say what must not be: `if no Runners are here:`',
  ],
  ['sentence', 'place exactly 2 Runners here', 'RW0204', 'exactly', 'leave out `exactly`'],
  [
    'sentence',
    'remove 1 Runner from Fenwick and place 1 Depot',
    'RW0204',
    'and',
    'write what comes next as a sentence on its own line',
  ],
  // The first word is no verb, not the one behind it.
  ['sentence', 'Lower Supply by 1, up to the Runners here', 'RW0203', 'Lower', 'perhaps `reduce` is meant'],
  [
    'sentence',
    'skip the next Event',
    'RW0203',
    'skip',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  // What comes before is no sentence, so what comes next is none either.
  [
    'sentence',
    'conduct Muster in and adjacent to Fenwick',
    'RW0201',
    'and',
    '`in or adjacent to` means the space and those around it',
  ],
  [
    'sentence',
    'remove all and place 1 Depot',
    'RW0201',
    'and',
    'for example: `remove 1 Runner here` or `remove all Runners in Fenwick`',
  ],
  ['sentence', 'place 1 Runner %here', 'RW0205', '%', 'leave it out'],
  [
    'sentence',
    'place 2.5 Runners',
    'RW0205',
    '.',
    'numbers are whole; of a half it is said which way it is rounded: `half of hits, rounded down`',
  ],
  [
    'sentence',
    'remove 2 Runners without Troopers and Depots',
    'RW0204',
    'and',
    'where neither of them is there, write `or`',
  ],
  [
    'sentence',
    'toString',
    'RW0203',
    'toString',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  ['sentence', '__proto__ 2 Runners', 'RW0205', '_', 'leave it out'],
  ['sentence', 'place 2 😀 Runners', 'RW0205', '😀', 'leave it out'],
  [
    'sentence',
    'in Fenwick place 2 Runners',
    'RW0203',
    'in',
    'this opens a block: end the line with a colon, and put the steps below it',
  ],
  ['sentence', 'roll 2 Runners', 'RW0201', 'Runners', 'for example: `roll a die`'],
  ['sentence', 'place 1 Runner at Fenwick', 'RW0204', 'at', 'write `in`'],
  ['sentence', 'place 1 Runner within Fenwick', 'RW0204', 'within', 'write `in`'],
  [
    'sentence',
    'remove remove',
    'RW0201',
    'remove',
    'for example: `remove 1 Runner here` or `remove all Runners in Fenwick`',
  ],
  [
    'sentence',
    'up to 3 times',
    'RW0203',
    'up to',
    'this opens a block: end the line with a colon, and put the steps below it',
  ],
  [
    'sentence',
    'activate 1 Runner here',
    'RW0203',
    'activate',
    'for example: `place up to 2 Runners in Fenwick` or `Crown may remove 1 Runner here`',
  ],
  ['sentence', 'exposs 1 Runner here', 'RW0203', 'exposs', 'write `expose`'],
  ['sentence', 'Crown shall place 1 Runner here', 'RW0203', 'shall', 'write `must`'],
  ['sentence', 'set Supply at 3', 'RW0201', 'at', 'write `to`'],
  ['sentence', 'place 2 Runners in Fenwick, Harrow', 'RW0204', ',', 'write `and`'],
  ['opening', 'if', 'RW0202', '', 'for example: `if 2 or more Runners are in Fenwick` or `if no Runners are here`'],
  ['opening', 'if Unrest here', 'RW0201', 'here', 'write `is here`'],
  [
    'opening',
    'if Unrest is',
    'RW0202',
    '',
    'for example: `if 2 or more Runners are in Fenwick` or `if no Runners are here`',
  ],
  ['opening', 'if half of hits is 2', 'RW0207', 'half of hits', 'write `, rounded down` behind the half'],
  ['opening', 'iff Unrest is here', 'RW0203', 'iff', 'write `if`'],
  ['opening', 'when Unrest is here', 'RW0203', 'when', 'write `if`'],
  ['opening', 'in each selcted space', 'RW0201', 'selcted', 'write `selected`'],
  ['opening', 'in', 'RW0202', '', 'for example: `in each Town with Runners` or `in up to 2 Towns without Runners`'],
  ['opening', 'for each', 'RW0202', '', 'for example: `for each Runner removed`'],
  ['opening', 'choose on', 'RW0201', 'on', 'write `choose one`'],
  ['opening', 'choose two', 'RW0211', 'two', 'write `2`'],
  ['opening', 'upto 3 times', 'RW0203', 'upto', 'write `up to`'],
  ['opening', 'up to times', 'RW0201', 'times', 'for example: `up to 3 times`'],
  ['opening', 'Crown can', 'RW0204', 'can', 'write `may`'],
  ['opening', 'IF Unrest is here', 'RW0206', 'IF', 'write `if`'],
  ['opening', 'take an opne box', 'RW0201', 'opne', 'write `take an open box`'],
  ['opening', 'change Supply by net of', 'RW0201', 'by', 'for example: `change Supply by the net of`'],
  ['opening', 'until the deck is emty', 'RW0201', 'emty', 'write `until the deck is empty`'],
  [
    'opening',
    'repeat 3 times',
    'RW0204',
    'repeat',
    'leave out `repeat` if it says nothing more: it is no word of the language',
  ],
  ['opening', 'in all Towns, in any ordre', 'RW0201', 'ordre', 'write `in any order`'],
  ['change', "each Crown Operation's spaces is at mots 1", 'RW0201', 'mots', 'write `at most`'],
  ['change', "Muster's spaces is at mots 1", 'RW0201', 'mots', 'write `at most`'],
  ['change', 'Muster may not selct Towns', 'RW0201', 'selct', 'write `may not select`'],
  [
    'change',
    'each roll against the Depots on the map is 1',
    'RW0202',
    '',
    "for example: `Muster's spaces is at most 1` or `Muster may not select Towns with Runners`",
  ],
  ['change', 'Crown must chose stirred in Muster', 'RW0201', 'chose', 'write `choose`'],
  ['change', 'each reducton of Supply by Omens is 1 less', 'RW0201', 'reducton', 'write `each reduction of`'],
  ['change', 'place 1 Runner here', 'RW0201', 'place', 'steps stand below a moment: `before Muster:`'],
  ['moment', 'befor Muster', 'RW0201', 'befor', 'write `before`'],
  [
    'moment',
    'instead of Muster',
    'RW0201',
    'Muster',
    'for example: `before Muster` or `after each selected Town of Muster`',
  ],
  [
    'moment',
    'after each selected Town',
    'RW0202',
    '',
    'for example: `before Muster` or `after each selected Town of Muster`',
  ],
  ['moment', 'when Runners move from a Fen', 'RW0201', 'when', 'write `whenever`'],
  ['sentence', 'conduct Muster, wher offered is 0', 'RW0201', 'wher', 'write `where`'],
  ['sentence', 'cancell all Crown Capabilities', 'RW0203', 'cancell', 'write `cancel`'],
  ['opening', 'if the card is Reckoning', 'RW0201', 'Reckoning', 'write `a Reckoning`'],
  ['opening', 'if Supply > 3', 'RW0205', '>', 'write `is more than` or `is at least`'],
  ['opening', 'foreach Depot removed', 'RW0203', 'foreach', 'write `for each`'],
  [
    'term',
    '2 for each Town',
    'RW0201',
    '2',
    'for example: `-2 for each Town with Runners` or `+1 for every 2 Towns without Runners`',
  ],
  [
    'term',
    '-2 each Town',
    'RW0201',
    'each',
    'for example: `-2 for each Town with Runners` or `+1 for every 2 Towns without Runners`',
  ],
  ['term', '–2 for each Town', 'RW0205', '–', 'write `-` instead'],
  [
    'condition',
    'Unrest is here and',
    'RW0202',
    '',
    'for example: `no Runners are here` or `more Runners than Troopers are here`',
  ],
  ['noun phrase', 'up to', 'RW0202', '', 'for example: `up to 2 Towns with Runners`'],
  ['noun phrase', '2 Fens wiht Runners', 'RW0204', 'wiht', 'write `with`'],
  ['number', 'half hits', 'RW0207', 'half hits', 'write `, rounded down` behind the half'],
];

describe('a sentence that cannot be read', () => {
  it.each(refused)('%s: %s gives %s at "%s"', (part, text, code, marked, help) => {
    const diagnostic = refusalOf(part, text);
    const { start, end } = diagnostic.span;
    expect([diagnostic.code, text.slice(start, end), diagnostic.help[0]?.text]).toEqual([code, marked, help]);
  });

  it('says what was expected, after what, and what was found', () => {
    expect(refusalOf('sentence', 'place in Fenwick 2 Runners').message).toBe(
      'expected a quantity or a piece after `place`, found `in`',
    );
  });

  it('says at the end of the text what is missing', () => {
    const diagnostic = refusalOf('sentence', 'place 2 Runners in ');
    expect(diagnostic.message).toBe('the sentence ends after `in`, where a quantity or a space should follow');
    expect(diagnostic.span).toMatchObject({ start: 18, end: 18 });
  });

  it('shows valid sentences that begin like the refused one', () => {
    const help = refusalOf('sentence', 'shift Resolve toward Firm').help.map((it) => it.text);
    expect(help).toContain('for example: `shift Resolve 1 toward Firm`');
  });
});

/** Texts with a mistake that is safe to fix, and the fixed text. */
const fixed: readonly (readonly [string, string])[] = [
  ['PLACE 2 Runners in Fenwick', 'place 2 Runners in Fenwick'],
  ['place two Runners here', 'place 2 Runners here'],
  ['place 1–2 Runners here', 'place 1 or 2 Runners here'],
  ['place 1 — 4 Runners here', 'place 1 to 4 Runners here'],
  ['place 1-3 Runners here', 'place 1 to 3 Runners here'],
  ['place\u00a02\u00a0Runners here', 'place 2 Runners here'],
  ['pla\u00adce 2 Run\u200bners here', 'place 2 Runners here'],
  ['place 2 Runners in “Fenwick”', 'place 2 Runners in Fenwick'],
  ['place 2 Runners in “place”', 'place 2 Runners in "place"'],
  ['remove 1 Runner in a Depot’s space', "remove 1 Runner in a Depot's space"],
  ['place 2 Runners here!', 'place 2 Runners here'],
];

describe('a mistake that is safe to fix', () => {
  it.each(fixed)('%s becomes %s', (text, expected) => {
    const help = refusalOf('sentence', text).help[0];
    expect(help?.safe).toBe(true);
    const edits = [...(help?.edits ?? [])].sort((a, b) => b.span.start - a.span.start);
    const result = edits.reduce(
      (fixing, edit) => fixing.slice(0, edit.span.start) + edit.text + fixing.slice(edit.span.end),
      text,
    );
    expect(result).toBe(expected);
  });
});

describe('a name of several words, one of them misspelt and the rest a name of its own', () => {
  it('is proposed whole', () => {
    const language = createLanguage({ names: ['Great Muster', 'Muster'], stateVerbs: new Map(), samples: new Map() });
    const text = 'conduct a Grat Muster';
    const parsed = parseSentence(language, standingAlone(text));
    expect(parsed.ok ? [] : parsed.diagnostic.help.map((it) => it.text)).toContain('write `Great Muster`');
  });
});
