/** A small game with optional rules: chosen at set-up, part of the position, spoken of by sentences, in both back ends alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitAll } from '../../compiler/emit/emit-all.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { fullPosition, loadPosition } from '../../runtime/full-position.js';
import { checkInvariants } from '../../runtime/invariants.js';
import { load, save } from '../../runtime/saved-game.js';
import { answer, newSession, pending, undo } from '../../runtime/session.js';
import { snapshot } from '../../runtime/snapshot.js';
import { failingGame } from '../../runtime/testing/shrink.js';
import { failingScenario } from '../../runtime/testing/failing-scenario.js';
import { choicesFor, playRandomly } from '../../runtime/testing/random-play.js';
import { dealtDeck } from '../../runtime/testing/scripted-play.js';
import { typeFaults } from '../properties/small-games/type-check.js';
import { built, failuresOf } from '../support/both-back-ends.js';
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

/** Sallies are offensives beside those of the cards; with Night Marches, two more cards are in the deck and each column goes on. */
const changes: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'game.yaml': [
    [
      'card kinds:\n',
      `options:
  Sallies: { from: 0, to: 3, default: 1, rule: '5.0' }
  Night Marches: { rule: '5.1' }

card kinds:
  Night Bulletin: { plural: Night Bulletins, rule: '5.1' }
`,
    ],
  ],
  'setup.yaml': [
    [
      '    - { Bulletin: 4 }\n',
      '    - { Bulletin: 4, Night Bulletin: 1 }\n  only with: { Night Bulletin: Night Marches }\n',
    ],
  ],
  'sequence.yaml': [
    [
      '      - conduct March\n',
      '      - conduct March\n      - if Night Marches is chosen:\n          - advance all columns on the map 1 space\n',
    ],
    [
      "      - up to the card's offensives times:\n          - conduct Offensive\n",
      "      - up to the card's offensives times:\n          - conduct Offensive\n      - up to Sallies times:\n          - conduct Offensive\n",
    ],
    [
      'examples:\n',
      `examples:
  - name: a sally is one more offensive
    given:
      - the board is empty
      - North Hills holds 1 North Column
      - South Border holds 1 South Column
      - the deck is B4
      - Sallies is 2
      - Night Marches is not chosen
    when:
      - Garrison conduct Turn
      - then:
          - Garrison are asked
    then:
      - Sallies is 2
      - Night Marches is not chosen
  - name: at night each column goes on
    given:
      - the board is empty
      - North Border holds 1 North Column
      - South Border holds 1 South Column
      - the deck is B4
      - Sallies is 0
      - Night Marches is chosen
    when:
      - Garrison conduct Turn
    then:
      - Night Marches is chosen
      - North Border holds nothing
`,
    ],
  ],
};

const night = {
  path: 'long-march/cards/b5-night.yaml',
  text: `card: B5
title: Night
kind: Night Bulletin
values: { offensives: 0, marching: [] }
event:
  title: Night
  effect:
    - nothing
`,
};

/** The game, with one more text of one file changed. */
function marchWith(name = '', before = '', after = ''): readonly SourceFile[] {
  return [...march, night].map((file) => {
    const own = changes[file.path.replace('long-march/', '')] ?? [];
    const more = file.path.endsWith(name) && name !== '' ? [...own, [before, after] as const] : own;
    return more.reduce((so, [from, to]) => {
      if (!so.text.includes(from)) throw new Error(`${file.path} does not hold ${from}`);
      return { ...so, text: so.text.replace(from, () => to) };
    }, file);
  });
}

// The first kind of card stays the first.
const files = marchWith(
  'game.yaml',
  "  Night Bulletin: { plural: Night Bulletins, rule: '5.1' }\n  Bulletin: { plural: Bulletins, rule: '3.0' }",
  "  Bulletin: { plural: Bulletins, rule: '3.0' }\n  Night Bulletin: { plural: Night Bulletins, rule: '5.1' }",
);

const marching = '      - if Night Marches is chosen:\n          - advance all columns on the map 1 space\n';

/** The march at night asks for another option as well. */
function inMarch(condition: string): (file: SourceFile) => SourceFile {
  const more = `${marching}      - if ${condition}:\n          - advance all columns on the map 1 space\n`;
  return (file) => ({ ...file, text: file.text.replace(marching, more) });
}

/** Each error with its words and its fixes. */
function told(of: readonly SourceFile[]): readonly string[] {
  return check({ files: of, diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message, help }) => [`${code} ${message}`, ...help.map(({ text }) => text)].join('; '));
}

function changed(name: string, before: string, after: string): readonly SourceFile[] {
  return files.map((file) => {
    if (!file.path.endsWith(name)) return file;
    if (!file.text.includes(before)) throw new Error(`${name} does not hold ${before}`);
    return { ...file, text: file.text.replace(before, () => after) };
  });
}

describe('a game with options', () => {
  it('is sound, and its examples hold on both back ends', () => {
    expect(told(files)).toEqual([]);
    const { program, world, examples } = built(files);
    expect(examples.map(({ name }) => name)).toContain('a sally is one more offensive');
    expect(failuresOf(program, world, examples)).toEqual([]);
  });

  it('has an engine and suites that the type checker takes', () => {
    const { world, plans, examples } = check({ files, diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const { engine, tests } = emitAll(lower(world), plans, examples);
    const all = [...printModules(engine), ...tests].map((it) => [`long-march/${it.path}`, it.text] as const);
    expect(typeFaults(new Map(all))).toEqual([]);
    expect(
      tests.some(({ text }) => text.includes('no card of kind Night Bulletin is dealt without Night Marches')),
    ).toBe(true);
  });

  it('begins with what is chosen, and as by default with the rest', () => {
    const { program } = built(files);
    const options = (chosen: object) => snapshot(newSession(program, { seed: 1, options: { ...chosen } }).game).options;
    expect(options({})).toEqual({ Sallies: 1, 'Night Marches': false });
    expect(options({ Sallies: 3 })).toEqual({ Sallies: 3, 'Night Marches': false });
    expect(options({ 'Night Marches': true })).toEqual({ Sallies: 1, 'Night Marches': true });
  });

  it('deals what is only with an option only with it', () => {
    const { program } = built(files);
    expect(dealtDeck(program, 1, { 'Night Marches': false }).toSorted()).toEqual(['B1', 'B2', 'B3', 'B4']);
    expect(dealtDeck(program, 1, { 'Night Marches': true }).toSorted()).toEqual(['B1', 'B2', 'B3', 'B4', 'B5']);
  });

  it.each([
    [{ Sallys: 1 }, 'the game has no option `Sallys`: its options are Sallies, Night Marches'],
    [{ Sallies: 4 }, '`Sallies` is a number from 0 to 3'],
    [{ Sallies: true }, '`Sallies` is a number from 0 to 3'],
    [{ 'Night Marches': 1 }, '`Night Marches` is chosen or not, and has no number'],
  ])('refuses to begin with what cannot be: %o', (options, message) => {
    const { program } = built(files);
    expect(() => newSession(program, { seed: 1, options })).toThrow(new RangeError(message));
  });

  it('keeps what is chosen when it is saved, loaded and taken back', () => {
    const { program } = built(files);
    const options = { Sallies: 3, 'Night Marches': true };
    const session = newSession(program, { seed: 3, options });
    const plain = [JSON.stringify(snapshot(session.game))];
    for (let count = 0; count < 3; count += 1) {
      const asked = pending(session);
      const option = asked?.options[0];
      if (option === undefined) break;
      answer(session, option.value);
      plain.push(JSON.stringify(snapshot(session.game)));
    }
    const saved = JSON.parse(JSON.stringify(save(session))) as Record<string, unknown>;
    expect(saved.options).toEqual(options);
    const loaded = load(program, saved);
    expect(loaded.ok ? JSON.stringify(snapshot(loaded.session.game)) : loaded.message).toBe(plain.at(-1));
    undo(session);
    expect(JSON.stringify(snapshot(session.game))).toBe(plain.at(-2));
    expect(load(program, { ...saved, options: { Sallies: 2 } })).toEqual({
      ok: false,
      message: 'the saved game cannot be played: the first position differs',
    });
    expect(load(program, { ...saved, options: { Sallies: 9 } })).toEqual({
      ok: false,
      message: 'this is not a saved game: its options are not of this game',
    });
    expect(snapshot(loadPosition(program, fullPosition(session.game))).options).toEqual(options);
  });

  it('has no position in which an option is what it cannot be', () => {
    const { program } = built(files);
    const { game } = newSession(program, 1);
    game.cells[game.rules.layout.options] = 7;
    expect(checkInvariants(game)).toBe('the option Sallies is 7, which it cannot be');
  });

  it('is played at random in every way, and never broken on the way', () => {
    const { program } = built(files);
    const games = Array.from({ length: 80 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    const ways = new Set(Array.from({ length: 8 }, (_, seed) => JSON.stringify(choicesFor(program, seed))));
    expect(ways.size).toBe(8);
  });

  it('writes down what was chosen in a random game that goes wrong', () => {
    const { program } = built(files);
    const broken = {
      ...program,
      deal: (game: Parameters<typeof program.deal>[0]) => {
        program.deal(game);
        if (snapshot(game).options?.['Night Marches'] === true) game.cells[game.rules.layout.tracks - 1] = -1;
      },
    };
    const failing = failingGame(broken, [0, 1, 2, 3, 4, 5, 6, 7]);
    expect(failing?.options).toMatchObject({ 'Night Marches': true });
    if (failing !== null)
      expect(failingScenario('long-march', failing)).toMatch(
        /^options: \{ "Sallies": \d, "Night Marches": chosen \}$/mu,
      );
  });

  it('goes on with games that were saved before a default changed, and not before a range did', () => {
    const mark = (of: readonly SourceFile[]) => {
      const { core } = check({ files: of, diagnostics: [] });
      return core === null ? null : fingerprintOf(core);
    };
    expect(mark(changed('game.yaml', 'default: 1,', 'default: 2,'))).toBe(mark(files));
    expect(mark(changed('game.yaml', 'to: 3, default', 'to: 4, default'))).not.toBe(mark(files));
  });
});

describe('what is no option', () => {
  it.each<readonly [string, readonly SourceFile[], readonly string[]]>([
    [
      'a name',
      changed('sequence.yaml', 'if Night Marches is', 'if Night Marshes is'),
      ['RW0333 unknown option `Night Marshes`; the option that is chosen or not `Night Marches` has a similar name'],
    ],
    [
      'a number that is chosen',
      changed('sequence.yaml', 'if Night Marches is', 'if Sallies is'),
      ['RW0495 `Sallies` is a number, and is compared with one; it is a number from 0 to 3: `Sallies is at least 1`'],
    ],
    [
      'a number beyond its range in an example',
      changed('sequence.yaml', 'Sallies is 2\n', 'Sallies is 4\n'),
      ['RW0611 `Sallies` cannot be 4; expected a number from 0 to 3'],
    ],
    [
      'a range with one end',
      changed('game.yaml', 'from: 0, to: 3, default', 'to: 3, default'),
      [
        'RW0577 the option `Sallies`: say how low and how high it can be, `from: 0, to: 3`, or leave both out where it is chosen or not',
      ],
    ],
    [
      'a default out of range',
      changed('game.yaml', 'default: 1', 'default: 5'),
      ['RW0577 the option `Sallies`: `default` is 5, and it runs from 0 to 3'],
    ],
    [
      'a deck with a number',
      changed('setup.yaml', 'Bulletin: Night Marches', 'Bulletin: Sallies'),
      ['RW0578 `Sallies` is a number, and not chosen or left'],
    ],
    [
      'a deck with a name',
      changed('setup.yaml', 'Bulletin: Night Marches', 'Bulletin: Night March'),
      ['RW0333 unknown option `Night March`; `Night Marches` has a similar name'],
    ],
    [
      'a kind in no layer',
      changed('setup.yaml', 'Bulletin: 4, Night Bulletin: 1', 'Bulletin: 4').map((file) =>
        file.path.endsWith('setup.yaml') ? { ...file, text: file.text.replace('left out: 0', 'left out: 1') } : file,
      ),
      ['RW0578 `Night Bulletin` is in no layer of a pile'],
    ],
  ])('is refused: %s', (_what, of, messages) => {
    expect(told(of)).toEqual(messages);
  });
});

describe('an option that nothing asks for', () => {
  const added = (line: string) => changed('game.yaml', 'options:\n', `options:\n  ${line}\n`);
  /** All but that nothing shows this or that by an example. */
  const warningsIn = (of: readonly SourceFile[]): readonly string[] =>
    check({ files: of, diagnostics: [] })
      .diagnostics.filter(({ code }) => code !== 'RW0801' && code !== 'RW0815')
      .map(({ severity, code, message, label, span: { file, start, end } }) =>
        [`${severity} ${code} ${message}`, label, `at ${file.text.slice(start, end)}`].join('; '),
      );
  const unasked = (name: string, such: string) =>
    `warning RW0820 nothing in the game asks for the option \`${name}\`, so it changes nothing when it is chosen; ask for it, such as \`${such}\`, or leave it out; at ${name}`;

  it.each<readonly [string, readonly SourceFile[], readonly string[]]>([
    ['chosen or not', added("Fog: { rule: '5.2' }"), [unasked('Fog', 'if Fog is chosen')]],
    ['a number', added("Scouts: { from: 2, to: 4, rule: '5.2' }"), [unasked('Scouts', 'if Scouts is at least 3')]],
    ['compared with a number', added("Fog: { from: 0, to: 4, rule: '5.2' }").map(inMarch('Fog is at least 3')), []],
    [
      'asked by a part of a condition',
      added("Fog: { rule: '5.2' }").map(inMarch('Sallies is 2 and Fog is not chosen')),
      [],
    ],
    ['asked by the deck alone', changed('sequence.yaml', marching, ''), []],
    [
      'named by an example alone',
      added("Fog: { rule: '5.2' }").map((file) => ({
        ...file,
        text: file.text.replace('- Sallies is 2\n', '- Sallies is 2\n      - Fog is chosen\n'),
      })),
      [unasked('Fog', 'if Fog is chosen')],
    ],
    ['allowed', added("Fog: { rule: '5.2' } # allow RW0820: its rules are not written yet"), []],
  ])('is told of at its name, and no other: %s', (_what, of, messages) => {
    expect(warningsIn(of)).toEqual(messages);
  });
});

describe('what commands make of options', () => {
  let checkout: TestCheckout;
  beforeEach(() => {
    checkout = checkoutOfSaltmarsh(files);
    checkout.write(
      'spec/long-march/scenarios/night.yaml',
      'scenario: By night\nrule: "5.1"\nseed: 1\noptions: { Night Marches: chosen, Sallies: 2 }\nsteps:\n  - step: The start\n    script: []\n    then:\n      - Night Marches is chosen\n      - Sallies is 2\n',
    );
  });
  afterEach(() => {
    checkout.remove();
  });
  const run = (...args: readonly string[]) => ran(args, { cwd: checkout.root });

  it('play begins with them, and shows them', async () => {
    const { exitCode, out } = await run('play', 'long-march', '--option', 'Sallies=3', '--option', 'night marches');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^ *Options +Sallies 3, Night Marches chosen$/mu);
  });

  it('simulate plays each way in turn, or one', async () => {
    const all = await run(
      'simulate',
      'long-march',
      '--games',
      '16',
      '--workers',
      '1',
      '--check-interpreter',
      '--invariants',
    );
    expect(all.exitCode).toBe(0);
    expect(all.out).toContain('options: each value of Sallies, each value of Night Marches\n');
    const one = await run(
      'simulate',
      'long-march',
      '--games',
      '4',
      '--workers',
      '1',
      '--option',
      'Sallies=0',
      '--json',
    );
    expect(JSON.parse(one.out)).toMatchObject({ options: { Sallies: 0, 'Night Marches': 'each' } });
  });

  it('replay plays a scenario with its own, and with others where they are asked for', async () => {
    expect((await run('replay', 'night')).exitCode).toBe(0);
    const other = await run('replay', 'night', '--option', 'Sallies=1');
    expect(other.exitCode).toBe(1);
    expect(other.out).toContain('it is 1');
  });

  it.each([
    ['Sallys', 'the game has no option `Sallys`', 'did you mean `Sallies`?'],
    ['Sallies=9', '`Sallies` is a number from 0 to 3', '--option "Sallies=3"'],
    ['Sallies', '`Sallies` is a number from 0 to 3', '--option "Sallies=3"'],
    ['Night Marches=2', '`Night Marches` is `chosen` or `not chosen`', '--option "Night Marches"'],
  ])('refuses what is no option with the fix: %s', async (option, message, fix) => {
    for (const command of [
      ['simulate', 'long-march'],
      ['play', 'long-march'],
      ['replay', 'night'],
    ]) {
      const { exitCode, err } = await run(...command, '--option', option);
      expect(exitCode).toBe(2);
      expect(err).toContain(message);
      expect(err).toContain(fix);
    }
  });

  it('refuses an option that is chosen twice, whatever its case', async () => {
    const { exitCode, err } = await run('simulate', 'long-march', '--option', 'Sallies=2', '--option', 'sallies=1');
    expect(exitCode).toBe(2);
    expect(err).toContain('error: `Sallies` is chosen twice');
  });

  it('check refuses what a scenario cannot choose', async () => {
    checkout.edit('spec/long-march/scenarios/night.yaml', 'Sallies: 2', 'Sallies: 4');
    expect((await run('check', 'long-march')).out).toContain('`Sallies` cannot be 4; expected a number from 0 to 3');
  });

  it('kit tells them of each position', async () => {
    const { out } = await run('kit', 'long-march', '--json');
    const { setup, tests } = JSON.parse(out) as {
      readonly setup: object;
      readonly tests: readonly { readonly id: string; readonly parts: readonly { readonly start: object }[] }[];
    };
    expect(setup).toMatchObject({ options: { Sallies: 1, 'Night Marches': false } });
    expect(tests.find(({ id }) => id === 'scenario/night')?.parts[0]?.start).toMatchObject({
      options: { Sallies: 2, 'Night Marches': true },
    });
  });

  it('show tells what one can be, how it is chosen and what asks for it', async () => {
    const { exitCode, out } = await run('show', 'Sallies');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^option$/mu);
    expect(out).toMatch(/^runs from +0 to 3$/mu);
    expect(out).toMatch(/^Where nothing is said +1$/mu);
    expect(out).toMatch(/^Chosen by +--option "Sallies=3"$/mu);
    expect(out).toContain('Turn: up to Sallies times');
    expect((await run('show', 'option', 'Night', 'Marches')).out).toContain('the deck: Night Bulletins only with it');
  });

  it('show tells what a procedure does with one', async () => {
    const { out } = await run('show', 'Turn');
    expect(out).toContain('if Night Marches is chosen');
  });

  it('mutate changes them, and a build makes suites that hold', async () => {
    const { exitCode, out } = await run('build', 'long-march');
    expect([exitCode, out.includes('not built')]).toEqual([0, false]);
    const { out: report } = await run('mutate', 'long-march', 'Turn', '--all', '--workers', '1');
    expect(report).not.toContain('fault');
  });
});
