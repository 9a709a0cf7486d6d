/** A small game of which some things are made up: it is played as any other, everything says so, and nothing of it is proof. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check, compile } from '../../compiler/driver.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';

const folder = join(import.meta.dirname, '..', 'support', 'long-march');
const march = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({
    path: `long-march/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(folder, name), 'utf8'),
  }));

const rules = `rules:
  "1.0": { title: The March, not playable: tells the story }
  "2.0": Columns
  "3.0": Turns
  "4.0": Offensives
  "5.0": Mist
`;

/** Two cards, a piece and the map's last space are made up; the Mist has an example of its own, and cites a rule. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'cards/b1-mist.yaml': (text) =>
    `${text.replace('title: Mist\n', 'title: Mist\nmade up: nobody has seen the card\n')}at the start of Turn:
  title: Nobody sees
  rule: "5.0"
  effect:
    - nothing
examples:
  - name: nothing comes of it
    cites: "5.0"
    when:
      - Garrison play B1
    then:
      - North Border holds 1 North Column
`,
  'cards/b2-rain.yaml': (text) => text.replace('\n', '\nmade up: its numbers are ours\n'),
  'game.yaml': (text) => text.replace('South Column: {', 'South Column: { made up: its value is ours,'),
  'map.yaml': (text) => text.replace('Citadel: {', 'Citadel: { made up: its name is ours,'),
};

function changed(files: readonly SourceFile[]): SourceFile[] {
  return files.map((file) => {
    const change = changes[file.path.replace('long-march/', '')];
    return change === undefined ? file : { ...file, text: change(file.text) };
  });
}

const files = [...changed(march), { path: 'long-march/rules.yaml', text: rules }];
const banner = '2 of 4 cards are made up, 1 of 2 pieces is made up, 1 of 7 spaces is made up';

/** What is told of the game with these files instead of those of the same path. */
function told(...others: readonly SourceFile[]): readonly string[] {
  const kept = files.filter(({ path }) => others.every((other) => other.path !== path));
  return check({ files: [...kept, ...others], diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message, span }) => `${code} ${message} (${span.file.path.replace('long-march/', '')})`);
}

const file = (name: string): SourceFile => files.find(({ path }) => path.endsWith(name)) ?? { path: name, text: '' };

describe('a game of which some things are made up', () => {
  it('is sound', () => {
    expect(told()).toEqual([]);
  });

  it('says so at the head of what is made from it, and nowhere else', async () => {
    const { output } = await compile({ files, diagnostics: [] });
    const heads = new Map(
      [...printModules(output?.engine ?? []), ...(output?.tests ?? [])].map(({ path, text }) => [
        path,
        text.slice(0, text.indexOf('*/')).replaceAll(/\s+\*?\s*/gu, ' '),
      ]),
    );
    expect(heads.get('index.ts')).toContain(`Of this game, ${banner}.`);
    expect(heads.get('cards/b1-mist.ts')).toContain('Made up: card B1 (nobody has seen the card).');
    expect(heads.get('cards/b1-mist.test.ts')).toContain('Made up: card B1 (nobody has seen the card).');
    expect(heads.get('pieces.ts')).toContain('Made up: piece South Column (its value is ours).');
    expect(heads.get('spaces.ts')).toContain('Made up: space Citadel (its name is ours).');
    expect([...heads].filter(([, head]) => head.includes('ade up')).map(([path]) => path)).toHaveLength(6);
  });

  it('is the game it is: what is made up is no part of what saved games are of', () => {
    const known = files.map((it) => ({ ...it, text: it.text.replace(/made up: [^,\n]*(?:, |\n)/gu, '') }));
    const marks = [files, known].map((it) => {
      const { core } = check({ files: it, diagnostics: [] });
      return core === null ? null : [core.world.provenance.text, fingerprintOf(core)];
    });
    expect(marks.map((it) => it?.[0])).toEqual([banner, '']);
    expect(marks[0]?.[1]).toBe(marks[1]?.[1]);
  });
});

describe('what is made up beside the fact', () => {
  it.each<readonly [string, SourceFile, readonly string[]]>([
    [
      'a card',
      {
        path: 'long-march/cards/b1-other.yaml',
        text: file('b2-rain.yaml')
          .text.replace(/B2/u, 'B1')
          .replace(/made up.*\n/u, ''),
      },
      ['RW0574 `B1` is known, so what was made up in its stead goes (cards/b1-mist.yaml)'],
    ],
    [
      'a setup',
      { path: 'long-march/setup-of-ours.yaml', text: file('setup.yaml').text.replace('\n', '\nmade up: it is ours\n') },
      ['RW0574 `setup` is known, so what was made up in its stead goes (setup-of-ours.yaml)'],
    ],
    [
      'a procedure among others',
      {
        path: 'long-march/more.yaml',
        text: 'procedures:\n  Turn:\n    made up: it is ours\n    rule: "3.0"\n    steps: [nothing]\n',
      },
      ['RW0574 `Turn` is known, so what was made up in its stead goes (more.yaml)'],
    ],
    [
      'a table beside a procedure of its name',
      {
        path: 'long-march/table.yaml',
        text: 'table: Turn\nmade up: it is ours\nrule: "3.0"\nrows:\n  0 or more: [nothing]\n',
      },
      ['RW0574 `Turn` is known, so what was made up in its stead goes (table.yaml)'],
    ],
  ])('is an error: %s', (_what, other, messages) => {
    expect(told(other)).toEqual(messages);
  });
});

describe('what commands say of it', () => {
  let checkout: TestCheckout;
  beforeEach(() => {
    checkout = checkoutOfSaltmarsh(files);
  });
  afterEach(() => {
    checkout.remove();
  });
  const told = (...args: readonly string[]) => ran(args, { cwd: checkout.root });

  it.each([
    ['check', ['check', 'long-march']],
    ['build', ['build', 'long-march']],
    ['simulate', ['simulate', 'long-march', '--games', '2', '--workers', '1']],
    ['simulate as data', ['simulate', 'long-march', '--games', '2', '--workers', '1', '--json']],
    ['play', ['play', 'long-march']],
    ['show', ['show', 'B3']],
    ['show as data', ['show', 'B3', '--json']],
    ['kit', ['kit', 'long-march']],
    ['kit as data', ['kit', 'long-march', '--json']],
    ['coverage', ['coverage', 'long-march']],
    ['trace', ['trace', 'long-march']],
  ])('%s tells how much is made up', async (_what, args) => {
    const { exitCode, out } = await told(...args);
    expect(exitCode).toBe(0);
    expect(out).toContain(banner);
  });

  it('replay tells it of a scenario', async () => {
    checkout.write(
      'spec/long-march/scenarios/march.yaml',
      'scenario: The march\nrule: "3.0"\nseed: 1\ndeck: [B4, B1, B2, B3]\nsteps:\n  - step: The first turn\n    script: []\n    then:\n      - the card is B4\n',
    );
    expect((await told('replay', 'march')).out).toContain(banner);
  });

  it('a scenario may be made up too, and is proof of nothing', async () => {
    checkout.write(
      'spec/long-march/scenarios/march.yaml',
      'scenario: The march\nmade up: nobody has played it so\nrule: "1.0"\nsteps:\n  - step: The first turn\n    script: []\n    then:\n      - nobody has won\n',
    );
    const { exitCode, out } = await told('check', 'long-march');
    expect(exitCode).toBe(0);
    expect(out).toContain('1 of 1 scenario is made up');
    expect((await told('replay', 'march')).exitCode).toBe(0);
    expect((await told('trace', 'long-march')).out).toContain('0 of 0 scenarios hold');
  });

  it('show tells of a card why it is made up', async () => {
    expect((await told('show', 'B1')).out).toMatch(/^Made up +nobody has seen the card$/mu);
  });

  it('check lists each with what is assumed', async () => {
    const { out } = await told('check', 'long-march', '--provenance');
    expect(out.split('\n').filter((line) => line.startsWith('made up'))).toEqual([
      'made up: card B1 (nobody has seen the card) --> spec/long-march/cards/b1-mist.yaml:3',
      'made up: card B2 (its numbers are ours) --> spec/long-march/cards/b2-rain.yaml:2',
      'made up: piece South Column (its value is ours) --> spec/long-march/game.yaml:21',
      'made up: space Citadel (its name is ours) --> spec/long-march/map.yaml:14',
    ]);
  });

  it('a strict check refuses each', async () => {
    const { exitCode, out } = await told('check', 'long-march', '--strict');
    expect(exitCode).toBe(1);
    expect([...out.matchAll(/RW0819\]?: (.*)/gu)].map(([, message]) => message)).toEqual([
      'card B1 is no fact of the game: nobody has seen the card',
      'card B2 is no fact of the game: its numbers are ours',
      'piece South Column is no fact of the game: its value is ours',
      'space Citadel is no fact of the game: its name is ours',
    ]);
  });

  it('trace takes no rule for stated or tested by it', async () => {
    const { out } = await told('trace', 'long-march');
    expect(out).toContain('5.0 Mist  OPEN: what states it is made up, no test; rests on what is made up\n');
    expect(out).toContain('2.0 Columns  OPEN: no test\n');
    expect(out).toContain('cards/b1-mist.yaml:12  card B1 at the start of Turn, made up\n');
    expect(out).toContain('9 of 9 examples');
  });

  it('trace --strict is content with a rule that rests on it, and with no other', async () => {
    expect(await told('trace', 'long-march', '--strict')).toMatchObject({ exitCode: 1 });
    const cwd = join(import.meta.dirname, '..', '..');
    const { exitCode, out } = await ran(['trace', 'israeli-independence', '--strict'], { cwd });
    expect(out).toContain('; rests on what is made up\n');
    expect(exitCode).toBe(0);
  });

  it('coverage tells of the printed rules and of what is made up apart, and judges the first alone', async () => {
    interface Figure {
      readonly examples: { readonly count: number; readonly of: number };
      readonly total: number;
      readonly taken: number;
      readonly branches: readonly { readonly of: string; readonly taken: number }[];
    }
    const { madeUp, ...printed } = JSON.parse((await told('coverage', 'long-march', '--json')).out) as Figure & {
      readonly madeUp: Figure & { readonly what: string };
    };
    const ownersOf = ({ branches }: Figure): readonly string[] => [...new Set(branches.map(({ of }) => of))];
    expect(ownersOf(madeUp)).toEqual(['B1', 'B2']);
    expect(ownersOf(printed).filter((of) => of === 'B1' || of === 'B2')).toEqual([]);
    expect([printed.examples, madeUp.examples, madeUp.what]).toEqual([
      { count: 9, of: 9 },
      { count: 1, of: 1 },
      banner,
    ]);
    // Its own example takes it.
    expect(madeUp.branches.filter(({ of, taken }) => of === 'B1' && taken > 0)).not.toEqual([]);
    const { out } = await told('coverage', 'long-march');
    expect(out).toMatch(/^long-march: 9 of 9 examples .* of the branches of the printed rules$/mu);
    expect(out).toMatch(/^ {2}2 of 4 cards are made up.*: 1 of 1 example .* of the branches of that$/mu);
  });

  it('what only tests of it take rests on it, and is no finding', async () => {
    // The printed procedure is conducted by an example of the card that is made up, and by no other.
    checkout.edit(
      'spec/long-march/sequence.yaml',
      'procedures:\n',
      'procedures:\n  Rest:\n    rule: "3.0"\n    steps: [roll a die]\n\n',
    );
    const before = await told('coverage', 'long-march');
    expect(before.out).toMatch(/^ {2}Rest: 0 of 1 \(0\.0 %\)\n {4}roll a die: done \[.* 3\.0\]$/mu);
    checkout.write(
      'spec/long-march/cards/b1-mist.yaml',
      `${checkout.read('spec/long-march/cards/b1-mist.yaml')}  - name: a rest
    given:
      - the card is B1
    when:
      - Garrison conduct Rest
      - roll: 3
    then:
      - the card is B1
`,
    );
    const after = await told('coverage', 'long-march');
    expect(after.out).toMatch(/^ {4}roll a die: done \[.* 3\.0\]; rests on what is made up$/mu);
    expect(after.out).toMatch(/^ {2}\d+ more of them rest/mu);
  });

  it('coverage shows all printed rules of the game without it, and asks for no way past an alternative that is withheld', async () => {
    const cwd = join(import.meta.dirname, '..', '..');
    const { exitCode, out } = await ran(['coverage', 'israeli-independence', '--least', '100'], { cwd });
    expect(exitCode).toBe(0);
    expect(out).toContain('(100.0 %) of the branches of the printed rules\n');
    expect(out).not.toContain('rests on what is made up');
    expect(out).not.toContain('if Offensives Left is at least 1: otherwise');
    // What a card that is made up changes is no part of the rule that it changes.
    expect(out.slice(0, out.indexOf('24 of 24 cards'))).not.toContain('is 1 more if it is a Syrian army');
  });

  it('mutate tells of it apart', async () => {
    const { out } = await told('mutate', 'long-march', '--all', '--limit', '40', '--workers', '1');
    const [printed = '', invented = ''] = out.split('\nOf what is made up:\n');
    expect(printed).toMatch(/^all: /mu);
    expect(invented).toMatch(/^all: /mu);
    expect(printed).not.toMatch(/^B1\b/mu);
  });

  it('evidence has rows of their own for it, and judges the others', async () => {
    const { exitCode, out } = await told('evidence', 'long-march', '--games', '1', '--workers', '1');
    expect(exitCode).toBe(1);
    expect(out).toContain(`| made up | ${banner} |`);
    expect(out).toContain('| examples that hold | 9 of 9 |\n| – of what is made up | 1 of 1 |');
  });
});

describe('a card known by its title only', () => {
  it('is counted, listed and refused as what is made up', async () => {
    const titled = [
      ...march,
      { path: 'long-march/cards/titles.yaml', text: 'cards without text:\n  B5: Hunger\n' },
    ].map((it) =>
      it.path.endsWith('setup.yaml') ? { ...it, text: it.text.replace('Bulletin: 4', 'Bulletin: 5') } : it,
    );
    const checkout = checkoutOfSaltmarsh(titled);
    try {
      const sound = await ran(['check', 'long-march', '--provenance'], { cwd: checkout.root });
      expect(sound.exitCode).toBe(0);
      expect(sound.out).toContain('; 1 of 5 cards is known by title only\n');
      expect(sound.out).toContain('made up: card B5 (only its title is known) --> ');
      const strict = await ran(['check', 'long-march', '--strict'], { cwd: checkout.root });
      expect(strict.exitCode).toBe(1);
      expect(strict.out).toContain('card B5 is no fact of the game: only its title is known');
    } finally {
      checkout.remove();
    }
  });
});
