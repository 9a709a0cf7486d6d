/** The catalogue of messages: every code has its page, stands with its owner, and is given by some check. */
import { describe, expect, it } from 'vitest';
import { catalogue, isCode, type Code } from '../../compiler/diagnostics/catalogue.js';
import { filesIn } from './sources.js';

/** The two digits of each file's codes. */
const owners: Readonly<Record<string, string>> = {
  loading: '00',
  shape: '01',
  sentence: '02',
  names: '03',
  kinds: '04',
  'kinds-of-steps': '04',
  'kinds-of-lasting': '04',
  'kinds-of-wording': '04',
  'kinds-of-resources': '04',
  consistency: '05',
  'consistency-of-numbers': '05',
  'consistency-of-paths': '05',
  accompanying: '05',
  'consistency-of-map': '05',
  'consistency-of-hands': '05',
  'consistency-of-cards': '05',
  hands: '04',
  tables: '05',
  'made-up': '05',
  players: '05',
  options: '05',
  classes: '05',
  scenario: '06',
  emission: '07',
  errata: '07',
  lint: '08',
  'lint-of-options': '08',
  tool: '09',
  internal: '99',
};

/** Codes whose mistake cannot be shown as the text of a file: it lies in bytes, in the system, in a game as it is played, in us. */
const withoutExample: Readonly<Record<string, string>> = {
  RW0003: 'a file of more than a million bytes',
  RW0004: 'a file that the system does not let anyone read',
  RW0030: 'a folder without files',
  RW0031: 'a link to a folder',
  RW0032: 'the name of a file',
  RW0033: 'more files than a spec has',
  RW0034: 'the name of a file',
  RW0037: 'more mistakes than anybody fixes at once',
  RW0220: 'more sentences that cannot be read than anybody fixes at once',
  RW0221: 'more sentences that mean nothing than anybody fixes at once',
  RW0400: 'two procedures that offer the same',
  RW0449: 'a procedure that takes any number',
  RW0458: 'a procedure in which several sentences say a number',
  RW0476: 'a table with columns and a sentence that looks it up',
  RW0477: 'a game without any card',
  RW0493: 'a game without any turn',
  RW0499: 'a game without an order of play for all',
  RW0439: 'a game of another number of factions than that of the examples',
  RW0501: 'a file that is missing',
  RW0502: 'two files of one kind',
  RW0522: 'the names of two files',
  RW0720: 'an edition that a command asks for',
  RW0721: 'two files',
  RW0723: 'two files',
  RW0468: 'a procedure that moves pieces to adjacent spaces',
  RW0553: 'a procedure that accompanies others',
  RW0554: 'a procedure that accompanies others',
  RW0555: 'a procedure that accompanies others',
  RW0574: 'two files, one of which is made up',
  RW0575: 'a game in which nobody plays a faction',
  RW0576: 'a game in which nobody plays a faction',
  RW0578: 'a deck and the file of the game',
  RW0585: 'a deck and the file of the game',
  RW0586: 'two cards',
  RW0621: 'an answer that was not needed, while a game is played',
  RW0622: 'an answer that is not among those allowed, while a game is played',
  RW0623: 'answers that a step lacks, while a game is played',
  RW0624: 'a board that is another than expected, while a game is played',
  RW0625: 'a fault of the engine, while a game is played',
  RW0638: 'a game that does not go on by itself, while it is played',
  RW0640: 'an example that does not hold, while it is played',
  RW0803: 'a card whose file is missing',
  RW0819: 'what is refused only by a strict check',
  RW0901: 'an entry for a command that is not asked for here',
  RW9901: 'a fault of the compiler',
  RW0818: 'a table and the sentence that looks something up in it, which are two files',
};

const files = filesIn('compiler/diagnostics/catalogue', '.ts');
const codes: Code[] = Object.keys(catalogue).filter(isCode);

describe('the catalogue', () => {
  it('has each code once, in the file that owns its group', () => {
    const stated = files.flatMap(({ path, text }) => {
      const owner = owners[path.replace(/^.*\/|\.ts$/gu, '')];
      return [...text.matchAll(/^ {2}(RW\d+): /gmu)].map(([, code = '']) => ({ owner, code }));
    });
    expect(stated.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(stated.filter(({ owner, code }) => !/^RW\d{4}$/u.test(code) || code.slice(2, 4) !== owner)).toEqual([]);
  });

  it('has no code that no check gives', () => {
    const others = filesIn('compiler', '.ts').filter(({ path }) => !path.startsWith('compiler/diagnostics/catalogue'));
    const text = others.map((file) => file.text).join('\n');
    expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
  });

  it('explains each code in words', () => {
    const mute = codes.filter((code) => catalogue[code].explain.what.trim().split(' ').length < 6);
    expect(mute).toEqual([]);
  });

  it('shows for each code that a text can have one that is wrong and one that is right', () => {
    const bare = codes.filter((code) => catalogue[code].explain.wrong === '' || catalogue[code].explain.right === '');
    expect(bare.filter((code) => !(code in withoutExample))).toEqual([]);
    expect(Object.keys(withoutExample).filter((code) => !bare.some((it) => it === code))).toEqual([]);
  });
});
