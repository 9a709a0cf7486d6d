/** `rename`, as a designer uses it. */
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rename } from '../../compiler/edit/rename/rename.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { filesWithEdits } from '../../compiler/source/edit.js';
import { allHold, checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';
import { dykes, saltmarshOnBoard } from '../support/saltmarsh-boards.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const game = 'spec/saltmarsh/game.yaml';

let checkout: TestCheckout;

const rulewright = (...args: string[]) => ran(args, { cwd: checkout.root });
const texts = (): readonly string[] => saltmarshFiles().map(({ path }) => checkout.read(`spec/${path}`));

beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
});

afterEach(() => {
  checkout.remove();
});

describe('`rename`', () => {
  it('renames a piece in both numbers in every file, tells each place, and the spec holds as before', async () => {
    checkout.edit(card, 'title: Spring Tide', 'title: The Runner\n# A Runner is quick, and Runners are many.');
    const before = texts();
    const { exitCode, out, err } = await rulewright('rename', 'Runner', 'Smuggler');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toContain(
      `${card}:12: let cut be half of the Runners on the map, rounded down → let cut be half of the Smugglers on the map, rounded down\n`,
    );
    expect(out).toContain(`${card}:30: Harrow holds 2 Hidden Runners → Harrow holds 2 Hidden Smugglers\n`);
    const [names = '', others = ''] = out.split('\nin what is for people:\n');
    expect(names).not.toContain('name: half of the Runners');
    expect(others).toContain(
      `${card}:25: name: half of the Runners come back → name: half of the Smugglers come back\n`,
    );
    expect(others).toContain(`\nleft as it is:\n${card}:2: title: The Runner\n`);
    expect(others).toMatch(
      /\n`Runner` becomes `Smuggler`, `Runners` becomes `Smugglers` \(piece, in saltmarsh\): \d+ places in \d+ files\n/u,
    );
    expect(others).toContain('1 comment mentions it, and stays\n');
    expect(checkout.read(game)).toContain('Smuggler: { plural: Smugglers, faction: League');
    expect(
      texts()
        .join('\n')
        .match(/\bRunners?\b/gu),
    ).toEqual(['Runner', 'Runner', 'Runners']);
    expect((await rulewright('check')).out).toBe(`saltmarsh: no errors in 17 files${allHold}\n`);
    expect((await rulewright('undo')).out).toMatch(/what `rename Runner Smuggler` wrote is taken back\n$/u);
    expect(texts()).toEqual(before);
  });

  it.each([
    ['faction', ['League', 'Guild'], 'Guild: { adjective: Rebel'],
    ['adjective of a faction', ['Rebel', 'Guild'], 'League: { adjective: Guild'],
    ['state', ['Hidden', 'Covert'], 'Covert: { rule: "1.2" }'],
    ['verb of a state', ['expose', 'unmask'], 'verb: unmask }'],
    ['group', ['patrol', 'party'], 'parties: { singular: party'],
    ['marker with a plural of its own', ['Watch', 'Sentry', '--plural', 'Sentries'], 'Sentry: { plural: Sentries'],
    ['value', ['strength', 'might'], '  might: { of: pieces'],
    ['degree', ['Triumph', 'Glory'], 'degrees: [Glory, Stalemate]'],
    ['option', ['Reserve Boats', 'Spare Boats'], 'Spare Boats: { from: 0'],
    [
      'resource, and the tracks of it',
      ['Mark', 'Crown Piece', '--plural', 'Crown Pieces'],
      'Crown Piece: { plural: Crown Pieces',
    ],
    ['box', ['Gaol', 'Prison'], '  Prison: { rule: "1.5" }'],
    ['track', ['Resolve', 'Popular Will'], '  Popular Will: { from: 0'],
    ['end of a track', ['Calm', 'Quiet'], '{ name: Quiet, value: 0 }'],
    ['counter', ['Favour value', 'Grace'], 'counters: { Grace:'],
  ])('renames a %s', async (_, args, declared) => {
    const { exitCode, err } = await rulewright('rename', ...args);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(checkout.read(game)).toContain(declared);
    expect((await rulewright('check')).out).toContain(allHold);
  });

  it('renames what other files declare, and what an example is called where it is referred to', async () => {
    for (const args of [
      ['Fenwick', 'Saint Mary'],
      ['Town', 'Borough'],
      ['Muster', 'Levy'],
      ['cut', 'share'],
      ['one field is dried', 'a field is dried'],
    ])
      expect(await rulewright('rename', ...args)).toMatchObject({ exitCode: 0, err: '' });
    expect(checkout.read('spec/saltmarsh/map.yaml')).toContain('Saint Mary');
    expect(checkout.read(card)).toContain('place up to share Runners in Harrow');
    expect((await rulewright('check')).out).toContain(allHold);
  });

  it.each([
    ['an alternative', 'Roll'],
    ['a space', 'Samaria'],
    ['a box', 'Prison'],
    ['a marker', 'Opposition'],
    ['a procedure', 'Divide'],
  ])('renames %s that is called as a word of the lines is, and leaves that word', (_, own) => {
    const { files } = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'arab-revolt'));
    const called = files.map(({ path, text }) => ({
      path,
      text: text.replace(/\bRoll\b/gu, own === 'Roll' ? 'Roll' : 'Cast').replaceAll(own, 'Roll'),
    }));
    const request = { old: 'Roll', fresh: 'Xanthic', plural: null, kind: null, game: null };
    const renamed = rename([{ game: 'arab-revolt', files: called }], request);
    if (!renamed.ok) throw new Error(renamed.why);
    const [before, after] = [called, filesWithEdits(called, [...renamed.names, ...renamed.prose])].map((all) =>
      all.map(({ text }) => text).join('\n'),
    );
    expect(after?.match(/\broll: \d/gu)).toEqual(before?.match(/\broll: \d/gu));
    expect(after).toMatch(/\bXanthic\b/u);
  });

  it('writes the article that goes with the new name', async () => {
    checkout.edit(card, 'remove Unrest here', 'remove a Depot here');
    await rulewright('rename', 'Depot', 'Arms Cache');
    expect(checkout.read(card)).toContain('remove an Arms Cache here');
  });

  it('writes nothing with `--dry-run`, and tells a machine what it would', async () => {
    const before = texts();
    const { out } = await rulewright('rename', 'Runner', 'Smuggler', 'saltmarsh', '--dry-run', '--json');
    const told = JSON.parse(out) as { kind: string; becomes: object; names: readonly object[]; count: number };
    expect(told).toMatchObject({ kind: 'piece', becomes: { Runner: 'Smuggler', Runners: 'Smugglers' } });
    expect(told.names).toContainEqual({ file: card, line: 11, text: 'Smugglers' });
    expect(texts()).toEqual(before);
  });

  it.each([
    [['Runer', 'Smuggler'], 'nothing is called `Runer`', 'there are `Runner`'],
    [
      ['Runner', 'Trooper'],
      '`Trooper` is taken: it is the name of something else (piece, spec/saltmarsh/game.yaml:',
      '',
    ],
    [['Runner', 'Scout', '--plural', 'Rovers'], '`Scout` is taken', ''],
    [['Runner', 'piece'], '`piece` is a word of the language', ''],
    [['Runner', 'Out, now'], '`Out, now` is no name', ''],
    [['Resolve', 'Will', '--plural', 'Wills'], '`Resolve` has no plural of its own', ''],
    [['Crown Marks', 'Pounds'], '`Crown Marks` is made of other names', ''],
    [['C1', 'C9'], 'the code of a card is in the name of its file too', ''],
    [['Runner', 'Smuggler', '--kind', 'box'], 'nothing of the kind `box` is called `Runner`', 'there are `piece`'],
  ])('refuses %j, with the reason, and writes nothing', async (args, why, help) => {
    const before = texts();
    const { exitCode, out, err } = await rulewright('rename', ...args);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(err).toContain(`error: ${why}`);
    expect(err).toContain(help);
    expect(texts()).toEqual(before);
  });

  it('asks which of two things is meant, and leaves the name of the other alone, also in another language', async () => {
    checkout.edit(
      game,
      '  Watch: { plural: Watches',
      '  Muster: { in: [Town], rule: "1.4" }\n  Watch: { plural: Watches',
    );
    checkout.edit(card, '- remove Unrest here', '- place a Muster in Port Sable');
    checkout.write(
      'spec/saltmarsh/languages/ja.yaml',
      'language: ja\ncites: SM\nnames:\n  Muster: { name: 招集, rule: "1" }\n',
    );
    checkout.edit(card, 'name: one field is dried', 'name: one field is dried by Muster');
    expect((await rulewright('check', '--no-play')).out).toContain('no errors');
    const asked = await rulewright('rename', 'Muster', 'Levy');
    expect(asked).toMatchObject({ exitCode: 1, out: '' });
    expect(asked.err).toBe(
      'error: several things are called `Muster`: say which with --kind\nhelp: there are `marker`, `procedure`\n',
    );
    const { exitCode, out, err } = await rulewright('rename', 'Muster', 'Levy', '--kind', 'marker');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toContain('left as it is:\n');
    expect(checkout.read(card)).toContain('- place a Levy in Port Sable');
    expect(checkout.read(card)).toContain('name: one field is dried by Muster');
    expect(checkout.read('spec/saltmarsh/languages/ja.yaml')).toContain(
      '  Muster: { name: 招集, rule: "1" }\n  Levy: { name: 招集, rule: "1" }\n',
    );
    expect(checkout.read(game)).toContain('  Levy: { in: [Town]');
    expect(texts().join('\n')).toContain('operation: Muster');
    expect((await rulewright('check', '--no-play')).out).toContain('no errors');
  });

  it('says where the title of a card is changed, which stands in one place', async () => {
    expect(await rulewright('rename', 'Spring Tide', 'Neap')).toEqual({
      exitCode: 1,
      out: '',
      err: `error: \`Spring Tide\` is the title of the card C1, by which no sentence calls it: change it in ${card}\n`,
    });
  });

  it('does not rename in a spec with errors, of which not all is known', async () => {
    checkout.edit(card, 'remove Unrest', 'remoof Unrest');
    expect(await rulewright('rename', 'Runner', 'Smuggler')).toEqual({
      exitCode: 1,
      out: '',
      err: 'error: the spec of saltmarsh has 1 errors, so that not all names can be told: `rulewright check saltmarsh`\n',
    });
  });
});

describe('a board of several games', () => {
  beforeEach(() => {
    checkout.remove();
    checkout = checkoutOfSaltmarsh([...dykes, ...saltmarshOnBoard]);
  });

  it('has its spaces renamed in each of them, whichever was named', async () => {
    const { exitCode, out } = await rulewright('rename', 'Fenwick', 'Eastfen', 'saltmarsh');
    expect(exitCode).toBe(0);
    expect(out).toContain('(space, in dykes and saltmarsh)');
    const all = [...dykes, ...saltmarshOnBoard].map(({ path }) => checkout.read(`spec/${path}`)).join('\n');
    expect(all).not.toContain('Fenwick');
    expect((await rulewright('check')).out).toBe(
      `dykes: no errors in 6 files; 2 of 2 examples and 0 of 0 scenarios hold\nsaltmarsh: no errors in 18 files${allHold}\n`,
    );
  });

  it('keeps them where one of its games has the new name', async () => {
    checkout.edit('spec/dykes/game.yaml', '\ntracks:', '\nboxes: { Eastfen: { rule: "1" } }\ntracks:');
    const { exitCode, err } = await rulewright('rename', 'Fenwick', 'Eastfen', 'saltmarsh');
    expect(exitCode).toBe(1);
    expect(err).toContain('`Eastfen` is taken: it is the name of something else (box, spec/dykes/game.yaml:');
    expect(checkout.read('spec/boards/lowland.yaml')).toContain('Fenwick');
  });

  it('asks in which game, where each has a thing of its own of the name', async () => {
    for (const { path } of dykes)
      checkout.write(`spec/${path}`, checkout.read(`spec/${path}`).replaceAll('Water', 'Resolve'));
    const { exitCode, err } = await rulewright('rename', 'Resolve', 'Nerve');
    expect([exitCode, err.split('\n')[0]]).toEqual([
      1,
      'error: `Resolve` names something in several games: say in which',
    ]);
  });
});
