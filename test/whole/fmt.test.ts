/** `fmt` and `undo`, as a designer uses them. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { format } from '../../compiler/edit/format.js';
import { untilSettled } from '../../compiler/edit/settle.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { rewritesOf, takeBack, takeBackUnfinished, writeAll } from '../../compiler/host/write-edits.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran } from '../support/command-line.js';
import { atEveryMoment } from '../support/every-moment.js';
import { lowland } from '../support/saltmarsh-boards.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const card = 'spec/saltmarsh/cards/c1-spring-tide.yaml';
const second = 'spec/saltmarsh/cards/c2-neap-tide.yaml';

let checkout: TestCheckout;

const rulewright = (...args: string[]) => ran(args, { cwd: checkout.root });

/** The bytes of a file. */
const bytes = (path: string): string => readFileSync(join(checkout.root, path), 'latin1');

beforeEach(async () => {
  checkout = checkoutOfSaltmarsh();
  await rulewright('fmt');
  rmSync(join(checkout.root, '.rulewright'), { recursive: true, force: true });
});

afterEach(() => {
  checkout.remove();
});

describe('`fmt`', () => {
  it('prints sentences and lines canonically, tells each change, and keeps comments and layout', async () => {
    checkout.edit(card, '        - remove Unrest here\n', "        - Remove  Unrest here.   # the sea's work\n");
    checkout.edit(card, '    - place up to cut Runners', "    # then they come\n\n    -   'Place up to cut Runners");
    checkout.edit(card, 'Runners in Harrow\n', "Runners in Harrow'\n");
    checkout.edit(card, '      - the board is empty', '      - "The  board is Empty"');
    const { exitCode, out, err } = await rulewright('fmt', 'saltmarsh');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    const all = saltmarshFiles().length;
    expect(out).toBe(
      [
        `${card}:7: Remove Unrest here. # the sea's work → remove Unrest here # the sea's work`,
        `${card}:14: 'Place up to cut Runners in Harrow' → 'place up to cut Runners in Harrow'`,
        `${card}:19: "The board is Empty" → "the board is empty"`,
        `1 of ${all} files brought into canonical form`,
        '',
      ].join('\n'),
    );
    const text = checkout.read(card);
    expect(text).toContain("        - remove Unrest here   # the sea's work\n");
    expect(text).toContain("    # then they come\n\n    -   'place up to cut Runners in Harrow'\n");
    expect(text).toContain('      - "the board is empty"\n');
    expect((await rulewright('fmt')).out).toBe(`${all} files in canonical form\n`);
  });

  it('writes a declared variant as what it is a variant of, and a plain wording as the sentence that it stands for', async () => {
    checkout.edit(card, 'remove Unrest here', 'remove an Unrest here');
    checkout.edit(card, 'place up to cut Runners in Harrow', 'If Resolve is 3, place up to cut Runners in Harrow.');
    const { out } = await rulewright('fmt', '--dry-run');
    expect(out).toContain(`${card}:7: remove an Unrest here → remove 1 Unrest here\n`);
    // It stands for two lines, between which a comment would have no place.
    expect(out).not.toContain('cut Runners');
  });

  it('names a sentence by its new words where a change of it is explained', async () => {
    const path = 'spec/saltmarsh/equivalents.yaml';
    const entry = (sentence: string): string =>
      `equivalents:\n  - whose: C1 unshaded\n    sentence: ${sentence}\n    from: Unrest\n    to: Watch\n    because: it is a test\n`;
    checkout.edit(card, 'remove Unrest here', 'Remove an Unrest here.');
    checkout.write(path, entry('Remove an Unrest here.'));
    await rulewright('fmt');
    expect(checkout.read(card)).toContain('- remove 1 Unrest here\n');
    expect(checkout.read(path)).toBe(entry('remove 1 Unrest here'));
  });

  it('keeps the author’s number beside a noun whose number only the author knows', async () => {
    checkout.edit('spec/saltmarsh/game.yaml', 'Trooper: { plural: Troopers', 'Police: {');
    for (const { path } of saltmarshFiles()) {
      const text = checkout.read(`spec/${path}`);
      checkout.write(`spec/${path}`, text.replace(/\bTroopers?\b/gu, 'Police'));
    }
    checkout.edit(card, 'remove Unrest here', 'if Police are here:\n            - remove Unrest here');
    expect((await rulewright('fmt', '--dry-run')).out).not.toContain('Police are here →');
  });

  it.each([
    [
      'plain, over two lines',
      '- Place up to cut\n        Runners in Harrow',
      '- place up to cut\n        Runners in Harrow',
    ],
    [
      'folded',
      '- >-\n      Place up to cut\n      Runners in Harrow.',
      '- >-\n      place up to cut\n      Runners in Harrow',
    ],
    [
      'literal',
      '- |\n      Place up to cut\n      Runners in Harrow.',
      '- |\n      place up to cut\n      Runners in Harrow',
    ],
    [
      'between double quotes',
      String.raw`- "Place up to \"cut\" Runners in Harrow"`,
      String.raw`- "place up to cut Runners in Harrow"`,
    ],
  ])('keeps the style of a sentence: %s', async (_, written, formatted) => {
    checkout.edit(card, '- place up to cut Runners in Harrow', written);
    await rulewright('fmt');
    expect(checkout.read(card)).toContain(`    ${formatted}\n`);
  });

  it('puts layout right where it is wrong, and nowhere else', async () => {
    checkout.edit(card, 'title: Spring Tide\n', 'title:\tSpring Tide  \n\n\n# a note\t\n');
    checkout.write(second, checkout.read(second).trimEnd());
    const { out } = await rulewright('fmt');
    expect(out.split('\n').slice(0, 3)).toEqual([
      `${card}:2: title: Spring Tide (no tab)`,
      `${card}:5: # a note (no tab)`,
      expect.stringMatching(/c2-neap-tide\.yaml:\d+: .* \(the last line ends\)$/u) as string,
    ]);
    expect(checkout.read(card)).toContain('title: Spring Tide\n\n\n# a note\n');
    expect(checkout.read(second)).toMatch(/[^\n]\n$/u);
  });

  it('keeps one kind of line end and a byte order mark, and makes one of several kinds', async () => {
    const changed = checkout.read(card).replace('remove Unrest here', 'Remove Unrest here');
    checkout.write(card, `\uFEFF${changed.replaceAll('\n', '\r\n')}`);
    checkout.write(second, checkout.read(second).replace('\n', '\r\n'));
    const [before, other] = [bytes(card), bytes(second)];
    expect((await rulewright('fmt')).exitCode).toBe(0);
    expect(bytes(card)).toBe(before.replace('Remove', 'remove'));
    expect(bytes(second)).toBe(other.replace('\r', ''));
  });

  it('makes a file that is indented by tabs alone readable, and formats it', async () => {
    const text = checkout.read(card);
    const tabbed = text.replace(/^(?: {2})+/gmu, (blanks) => '\t'.repeat(blanks.length / 2));
    checkout.write(card, tabbed.replace('remove Unrest here', 'Remove Unrest here.'));
    expect(await rulewright('fmt')).toMatchObject({ exitCode: 0, err: '' });
    expect(checkout.read(card)).toBe(text);
  });

  it('leaves alone what cannot be read, tells of it, and formats the rest', async () => {
    checkout.edit(card, 'remove Unrest here', 'Remoof  Unrest here');
    checkout.edit(card, 'place up to', 'Place up to');
    const { exitCode, out, err } = await rulewright('fmt');
    expect(exitCode).toBe(1);
    expect(out).toContain('Place up to cut Runners in Harrow → place up to');
    expect(err).toBe('1 error in these specs: what cannot be read stays as it is; `rulewright check` tells more\n');
    expect(checkout.read(card)).toContain('Remoof  Unrest here');
  });

  it('leaves alone a sentence that is refused, which may be accepted in other words', async () => {
    checkout.edit(card, 'remove Unrest here', 'Set aside Favour  chit in play');
    checkout.edit(card, 'place up to', 'Place up to');
    const { exitCode, out } = await rulewright('fmt');
    expect(exitCode).toBe(1);
    expect(out).toContain('Place up to cut Runners in Harrow → place up to');
    expect(checkout.read(card)).toContain('- Set aside Favour  chit in play\n');
    expect((await rulewright('check')).out).toContain('RW0482');
  });

  it('formats boards too, those that no game is played on among them', async () => {
    checkout.write(`spec/${lowland.path}`, lowland.text.replace('board: Lowland', 'board:  Lowland \t'));
    expect(await rulewright('fmt')).toMatchObject({ exitCode: 0, err: '' });
    expect(checkout.read(`spec/${lowland.path}`)).toBe(lowland.text.replace('board: Lowland', 'board:  Lowland'));
  });

  it('names the files with `--check`, and writes nothing', async () => {
    checkout.edit(card, 'remove Unrest', 'Remove Unrest');
    const before = checkout.read(card);
    expect(await rulewright('fmt', '--check')).toEqual({
      exitCode: 1,
      out: `${card}\n1 of ${saltmarshFiles().length} files not in canonical form\n`,
      err: '',
    });
    expect(await rulewright('fmt', '--check', '--json')).toMatchObject({
      exitCode: 1,
      out: `${JSON.stringify({ files: [card], errors: 0 }, null, 2)}\n`,
    });
    expect((await rulewright('fmt', '--dry-run')).exitCode).toBe(0);
    expect(checkout.read(card)).toBe(before);
    expect(existsSync(join(checkout.root, '.rulewright'))).toBe(false);
  });
});

describe('`undo`', () => {
  beforeEach(() => {
    checkout.write(card, checkout.read(card).replace('remove Unrest', 'Remove  Unrest').replaceAll('\n', '\r\n'));
    checkout.edit(second, 'title: Neap Tide', 'title: Neap Tide  ');
  });

  it('takes back what the last command wrote, byte for byte, and then what the one before wrote', async () => {
    const before = [bytes(card), bytes(second)];
    await rulewright('fmt');
    checkout.edit(second, 'title: Neap Tide', 'title: Neap Tide ');
    const between = [bytes(card), bytes(second)];
    await rulewright('fmt', 'saltmarsh');
    expect((await rulewright('undo', '--dry-run')).out).toBe(
      `${second}\nwhat \`fmt saltmarsh\` wrote would be taken back\n`,
    );
    expect((await rulewright('undo')).out).toBe(`${second}\nwhat \`fmt saltmarsh\` wrote is taken back\n`);
    expect([bytes(card), bytes(second)]).toEqual(between);
    checkout.edit(second, 'title: Neap Tide ', 'title: Neap Tide');
    expect((await rulewright('undo')).out).toBe(`${card}\n${second}\nwhat \`fmt\` wrote is taken back\n`);
    expect([bytes(card), bytes(second)]).toEqual(before);
    expect(await rulewright('undo')).toEqual({
      exitCode: 0,
      out: 'no command has written into these specs that could be taken back\n',
      err: '',
    });
  });

  it('takes nothing back where a file has changed since', async () => {
    await rulewright('fmt');
    checkout.edit(second, 'Neap', 'Nip');
    const now = [bytes(card), bytes(second)];
    expect(await rulewright('undo')).toEqual({
      exitCode: 1,
      out: '',
      err:
        `error: \`${second}\` was changed since \`fmt\` wrote it, and that would be lost\n` +
        'help: nothing was taken back; undo your own changes of these files first\n',
    });
    expect([bytes(card), bytes(second)]).toEqual(now);
  });

  it('is not needed where the disk refuses a file half way: nothing is changed then', async () => {
    const before = [bytes(card), bytes(second)];
    const refusing = (call: string, path: string, after: number) =>
      ran(['fmt'], { cwd: checkout.root, disk: [{ call, path, code: 'EACCES', after }] });
    const told = { exitCode: 1, out: '', err: `error: cannot write \`${second}\`: permission denied\n` };
    expect(await refusing('accessSync', 'c2-neap-tide', 0)).toEqual(told);
    expect([bytes(card), bytes(second)]).toEqual(before);
    expect((await rulewright('undo')).out).toContain('could be taken back');
    // Where what was written cannot be put back either, the next command does it.
    expect(await refusing('renameSync', 'cards', 1)).toEqual(told);
    expect([bytes(card), bytes(second)]).not.toEqual(before);
    expect((await rulewright('undo')).err).toBe(
      '`fmt` was ended while it wrote: what it had written is taken back first\n',
    );
    expect([bytes(card), bytes(second)]).toEqual(before);
  });

  it('puts right what a command has left that was ended at any moment', () => {
    const { files } = readSpec(join(checkout.root, 'spec/saltmarsh'), checkout.root);
    const { rounds } = untilSettled(files, (now) => format(now).edits);
    const rewrites = rewritesOf(checkout.root, { files, rounds, lineEnds: 'made one' });
    expect(rewrites.map(({ path }) => path)).toEqual([card, second]);
    const copy = checkoutOfSaltmarsh([]);
    const old = [card, second].map((path) => checkout.read(path));
    let [moments, halfWay] = [0, 0];
    atEveryMoment(
      () => {
        expect(writeAll(checkout.root, 'fmt', rewrites)).toBe(null);
      },
      () => {
        moments += 1;
        rmSync(copy.root, { recursive: true });
        cpSync(checkout.root, copy.root, { recursive: true });
        const left = [card, second].map((path) => copy.read(path));
        const isNew = left.map((text, index) => text === rewrites[index]?.after);
        expect(left.every((text, index) => text === old[index] || isNew[index])).toBe(true);
        if (isNew.includes(true) && isNew.includes(false)) halfWay += 1;
        takeBackUnfinished(copy.root);
        takeBack(copy.root, false);
        expect([card, second].map((path) => copy.read(path))).toEqual(old);
      },
    );
    copy.remove();
    expect(moments).toBeGreaterThan(5);
    expect(halfWay).toBeGreaterThan(0);
  });
});
