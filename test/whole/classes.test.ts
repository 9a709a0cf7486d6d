/** Files of the classes that a game declares: their first key, whatever the class is called, and what is refused of it. */
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { analyse, check } from '../../compiler/driver.js';
import { find } from '../../compiler/show/find.js';
import { english } from '../../compiler/languages/locale.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { withArticle } from '../../compiler/surface/print-nouns.js';
import { holdAll } from '../properties/small-games/hold.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { saltmarshFiles, saltmarshWith } from '../support/saltmarsh-spec.js';

/** The files of a game whose two classes are called otherwise, in every place that names them. */
function called(files: readonly SourceFile[], one: string, other: string): SourceFile[] {
  const named = (text: string, from: string, to: string): string =>
    text
      .replace(new RegExp(`^${from.toLowerCase()}:`, 'gmu'), () => `${JSON.stringify(to.toLowerCase())}:`)
      .replace(new RegExp(`^  ${from}: \\{ plural: [\\w ]+,`, 'gmu'), () => `  ${JSON.stringify(to)}: {`)
      .replace(new RegExp(`\\ban? ${from}\\b`, 'gu'), () => withArticle(to))
      .replace(new RegExp(`\\b${from}\\b(?!:)`, 'gu'), () => to);
  return files.map(({ path, text }) => ({
    path,
    text: named(named(text, 'Operation', one), 'Special Activity', other),
  }));
}

const pairs: readonly (readonly [one: string, other: string])[] = [
  ['Offensive', 'Ruse'],
  ['Foray', 'Hour of Rest'],
  ['Übergriff', 'Élan'],
  ['作戦', '特別活動'],
  ['2nd Strike', '3rd Try'],
  ['__proto__', 'Constructor'],
  ['toString', 'hasOwnProperty'],
  ["Miller's Gambit", 'Half-Way'],
  ['Null', 'TRUE'],
  ['Straße', 'İnce'],
  ['Σίσυφος', 'Набег'],
  ['raid', 'Special Raid'],
];

const told = (files: readonly SourceFile[]): readonly Diagnostic[] => check({ files, diagnostics: [] }).diagnostics;
const codes = (files: readonly SourceFile[]): string[] =>
  told(files).map(({ code, span }) => `${code} ${span.file.text.slice(span.start, span.end)}`);

describe('a class', () => {
  it.each(pairs)('may be called %s, the other one %s: its examples keep their verdicts', (one, other) => {
    const files = called(additionalFiles(), one, other);
    const { program, world, examples } = built(files);
    expect(world.classes.map(({ names }) => names.one)).toEqual([one, other]);
    expect(world.procedures.filter((it) => it.class === 0).map(({ name }) => name)).toEqual([
      'Muster',
      'Rise',
      'Sortie',
    ]);
    expect(examples.length).toBeGreaterThan(20);
    expect(failuresOf(program, world, examples)).toEqual([]);
    expect(find(world, `${one} Muster`, english(new Map())).map(({ called: it }) => it)).toEqual([
      `${one.toLowerCase()} Muster`,
    ]);
  });

  it('type-checks, loads and plays, whatever it is called', { timeout: 120_000 }, () => {
    const candidates = pairs.map(([one, other], index) => ({
      name: `game-${index}`,
      files: called(saltmarshFiles(), one, other),
    }));
    expect(holdAll(candidates)).toMatchObject({ accepted: pairs.length, failures: [] });
  });

  it.each([
    ['Offensive', 'an'],
    ['Foray', 'a'],
    ['Union', 'a'],
    ['Hour', 'an'],
    ['House', 'a'],
    ['Élan', 'an'],
  ])('has the article before it that it is spoken with: %s', (name, article) => {
    expect(withArticle(name)).toBe(`${article} ${name}`);
  });

  it('may be one of many, and may have none of its procedures declared where that is allowed', () => {
    const many = '  Special Activity: { plural: Special Activities, rule: "4.0" }\n';
    const empty = '  Foray: { plural: Forays }  # allow RW0821: the next printing has some\n';
    const files = saltmarshWith('game.yaml', many, `${many}${empty}`);
    const conducted = files.map(({ path, text }) => ({
      path,
      text: path.endsWith('c2-neap-tide.yaml') ? text.replace('place 1 Trooper in Fenwick', 'conduct a Foray') : text,
    }));
    expect(told(conducted)).toEqual([]);
    expect(holdAll([{ name: 'empty-class', files: conducted }])).toMatchObject({ accepted: 1, failures: [] });
  });

  it('tells its files by their first key in whatever line', () => {
    const files = saltmarshWith('rise.yaml', 'operation: Rise\nfaction: League', 'faction: League\noperation: Rise');
    expect(told(files)).toEqual([]);
  });

  it('is told by its own name and by no other', () => {
    const files = saltmarshWith(
      'game.yaml',
      'Operation: { plural: Operations,',
      'Operation: { plural: Operations, aliases: [Op],',
    );
    const aliased = files.map(({ path, text }) => ({ path, text: text.replace(/^operation: Rise$/mu, 'op: Rise') }));
    expect(codes(aliased)).toEqual(['RW0112 op']);
  });
});

/** A file of a procedure with this first key. */
function procedure(key: string, name: string): SourceFile {
  return {
    path: `saltmarsh/raids/${name.toLowerCase().replace(' ', '-')}.yaml`,
    text: `${key}: ${name}\nrule: "3.1"\nsteps:\n  - raise Resolve by 1\n`,
  };
}

const raid = (key: string): SourceFile => procedure(key, 'Night Raid');

/** The text of the file with the edits of a message's first help. */
function mended({ help: [first] }: Diagnostic): string {
  return (first?.edits ?? []).reduce(
    (text, { span, text: to }) => `${text.slice(0, span.start)}${to}${text.slice(span.end)}`,
    first?.edits[0]?.span.file.text ?? '',
  );
}

describe('a first key', () => {
  it('that no class has is told once for the class, and its procedures are known all the same', () => {
    const files = saltmarshWith('c2-neap-tide.yaml', 'place 1 Trooper in Fenwick', 'conduct a Sortie or Muster');
    const found = told([...files, procedure('sortie', 'Night Raid'), procedure('sortie', 'Day Raid')]);
    expect(found.map(({ code }) => code)).toEqual(['RW0112']);
    expect(found[0]?.message).toMatch(
      /^`sortie` is neither a kind of file nor a class of the game: expected a key `operation`, /u,
    );
    expect(found[0]?.help.map(({ text }) => text)).toEqual([
      "declare the class in the game's file, below `classes`: `Sortie: { plural: Sorties }`; its files begin with `sortie`",
    ]);
  });

  it('is accepted when the class is declared as the message says', () => {
    const files = saltmarshWith('game.yaml', 'classes:\n', 'classes:\n  Sortie: { plural: Sorties }\n');
    expect(told([...files, raid('sortie')]).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each([
    ['Operation', 'operation'],
    ['oepration', 'operation'],
    ['special activty', 'special activity'],
    ['Special-Activity', 'special activity'],
  ])('that is nearly one is mended: %s', (written, meant) => {
    const [first, ...others] = told([...saltmarshFiles(), raid(written)]);
    expect(others).toEqual([]);
    expect(first?.code).toBe('RW0112');
    expect(first === undefined ? '' : mended(first)).toBe(raid(meant).text);
  });

  it('is quoted in the help where YAML needs that', () => {
    const files = called(saltmarshFiles(), 'Ready: Go', 'Null');
    const near = told([...files, raid('nulll')])[0];
    expect(near === undefined ? '' : mended(near)).toBe(raid('"null"').text);
  });

  it('of a procedure is not taken for that of a card', () => {
    const [first] = told([...saltmarshFiles(), raid('cart')]);
    expect(first?.help.map(({ text }) => text)).toEqual([
      "declare the class in the game's file, below `classes`: `Cart: { plural: Carts }`; its files begin with `cart`",
    ]);
  });

  it('of no class is not told of where nobody knows the classes', () => {
    const files = saltmarshFiles();
    expect(codes(files.filter(({ path }) => !path.endsWith('game.yaml')))).toEqual(['RW0501 ']);
    expect(codes(saltmarshWith('game.yaml', 'cites: SM', '\tcites: SM')).map((it) => it.slice(0, 6))).toEqual([
      'RW0008',
    ]);
  });

  it('is the one key of its file that the schema does not name', () => {
    const strays = saltmarshWith(
      'rise.yaml',
      'faction: League',
      'faction: League\n__proto__: x\nconstructor: x\nspecial activity: Whisper',
    );
    expect(codes(strays)).toEqual(['RW0101 __proto__', 'RW0101 constructor', 'RW0101 special activity']);
    expect(told(strays)[0]?.message).toBe('unknown key `__proto__` in an Operation');
  });

  it('needs a name behind it', () => {
    expect(
      codes([...saltmarshFiles(), { ...raid('operation'), text: raid('operation').text.replace(' Night Raid', '') }]),
    ).toEqual(['RW0110 operation']);
  });

  it('of a file that cannot be read keeps the name of its procedure', () => {
    const files = called(saltmarshFiles(), '2nd Strike', 'Ruse');
    const broken = files.map(({ path, text }) => ({
      path,
      text: path.endsWith('rise.yaml') ? text.replace('faction', '\tfaction') : text,
    }));
    expect(codes(broken).map((it) => it.slice(0, 6))).toEqual(['RW0008']);
  });
});

describe('the name of a class', () => {
  const withClass = (name: string): SourceFile[] =>
    saltmarshWith('game.yaml', 'classes:\n', `classes:\n  ${name}: { rule: "4.0" }\n`);

  it.each([
    'Card',
    'map',
    'Game',
    'Table',
    'Scenario',
    'Cards without Text',
    'Rule',
    'Steps',
    'Where',
    'Made Up',
    'Spaces',
  ])('is none that means something else at the top of a file: %s', (name) => {
    expect(codes(withClass(name)).filter((it) => !it.startsWith('RW0503'))).toEqual([`RW0583 ${name}`]);
  });

  it('is no other class but for its case', () => {
    expect(codes(withClass('OPERATION'))).toEqual(['RW0503 Operation']);
  });

  it('leads to a warning where no file has it', () => {
    expect(codes(withClass('Foray'))).toEqual(['RW0821 Foray']);
  });

  it('is not read from anything but a game that is sound enough', () => {
    const listed = saltmarshWith('game.yaml', '  Special Activity: { plural: Special Activities, rule: "4.0" }\n', '');
    const [first, ...others] = analyse(listed).diagnostics;
    expect([first?.code, others]).toEqual(['RW0112', []]);
  });
});

describe('a class that changes while files stay as they are', () => {
  it('changes what they are each time', () => {
    const files = saltmarshFiles();
    const game = files.findIndex(({ path }) => path.endsWith('game.yaml'));
    const before = files[game];
    if (before === undefined) throw new Error('there is no game');
    const renamed = files.with(game, { ...before, text: before.text.replace('  Operation:', '  Foray:') });
    expect(codes(files)).toEqual([]);
    expect(codes(renamed)).toContain('RW0112 operation');
    expect(codes(files)).toEqual([]);
  });
});
