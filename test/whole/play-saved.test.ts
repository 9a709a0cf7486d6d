/** `play --load`: saved games of this edition, of others and of none, and files that only look like some. */
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errata, savesOfSaltmarsh, type Saves } from '../support/saltmarsh-saves.js';

let saves: Saves;

beforeEach(async () => {
  saves = await savesOfSaltmarsh();
});

afterEach(() => {
  saves.remove();
});

const load = (file: string, ...more: string[]) => saves.run(['play', 'saltmarsh', '--load', file, ...more]);

/** The last question, with the card that it is about. */
const asked = (out: string): string => out.slice(out.lastIndexOf('\n\nCrown: ') + 2).trimEnd();

const revealed = 'Crown: take an open box [SM 2.2]\n  Event C1: unshaded “High water”, shaded “The dykes are cut”';

describe('a saved game of an earlier edition', () => {
  it('goes on where nothing that it met has changed, which is told', async () => {
    saves.addErrata('2026-02-01', errata.late);
    const { exitCode, out, err } = await load('saves/first.json');
    expect([exitCode, asked(out)]).toEqual([0, expect.stringContaining(revealed)]);
    expect(err).toBe(
      'note: it was saved under other rules and goes on under those of now: nothing that it met has changed\n',
    );
  });

  it('is refused where something has, with the errata, their reason and the ways to play on', async () => {
    saves.addErrata('2026-01-01', errata.retitled);
    saves.addErrata('2026-02-01', errata.late, 'reason: The dykes hold.\n');
    saves.addErrata('2026-03-01', errata.unmet);
    const before = saves.read('saves/second.json');
    expect(await load('saves/second.json')).toEqual({
      exitCode: 2,
      out: '',
      err: `error: \`saves/second.json\` cannot be taken up: the position after answer 4 differs: tracks/Resolve was 8 and is 9
note: it differs by the errata of 2026-02-01, “Errata of 2026-02-01” (spec/saltmarsh/errata/2026-02-01.yaml)
note: the reason given: The dykes hold.
help: \`--edition 1\` plays on from where it was left
help: \`--upto\` plays on from answer 1, up to which no difference is known
`,
    });
    expect(saves.read('saves/second.json')).toBe(before);
  });

  it('is played on under its own edition, or with `--upto` as far as all is alike, and its file stays', async () => {
    const before = saves.read('saves/second.json');
    const plain = await load('saves/second.json');
    saves.addErrata('2026-02-01', errata.late);
    const own = await load('saves/second.json', '--edition', '1');
    expect([own.exitCode, own.err, own.out]).toEqual([0, '', plain.out]);
    const cut = await load('saves/second.json', '--upto');
    expect([cut.exitCode, asked(cut.out)]).toEqual([0, expect.stringContaining(revealed)]);
    expect(cut.err)
      .toBe(`note: taken up to answer 1, the file is left as it is: the position after answer 4 differs: tracks/Resolve was 8 and is 9
note: it differs by the errata of 2026-02-01, “Errata of 2026-02-01” (spec/saltmarsh/errata/2026-02-01.yaml)
`);
    expect(saves.read('saves/second.json')).toBe(before);
    const whole = await load('saves/first.json', '--upto');
    expect([whole.exitCode, asked(whole.out)]).toEqual([0, asked(cut.out)]);
  });

  it('is told of at the table as well, where play goes on', async () => {
    saves.addErrata('2026-02-01', errata.late);
    const { exitCode, out, err } = await saves.run(
      ['play', 'saltmarsh'],
      ['l saves/second.json', 'l saves/first.json'],
    );
    expect([exitCode, err]).toEqual([0, '']);
    const told = out.replace(/\s+/gu, ' ');
    expect(told).toContain(
      'saves/second.json cannot be taken up: the position after answer 4 differs: tracks/Resolve was 8 and is 9 it differs by the errata of 2026-02-01, “Errata of 2026-02-01” (spec/saltmarsh/errata/2026-02-01.yaml)',
    );
    expect(told).toContain('it was saved under other rules and goes on under those of now');
    expect(asked(out)).toContain(revealed);
  });
});

describe('a saved game of a later edition', () => {
  it('is taken up under an earlier one where nothing differs, else the later errata are named', async () => {
    saves.addErrata('2026-02-01', errata.late);
    saves.addErrata('2026-03-01', errata.unmet);
    await saves.run(['play', 'saltmarsh'], ['Short Action', 'Event', 'unshaded', 'Fenwick', 's saves/later.json']);
    expect((await load('saves/later.json', '--edition', '2026-02-01')).exitCode).toBe(0);
    const { exitCode, err } = await load('saves/later.json', '--edition', '1');
    expect(exitCode).toBe(2);
    expect(err).toContain(
      'note: it was saved under the errata of 2026-02-01, “Errata of 2026-02-01” (spec/saltmarsh/errata/2026-02-01.yaml), which are later than these rules\nhelp: `--edition 2026-03-01` plays on',
    );
  });

  it('is refused as far as its edition is not known, with those that are', async () => {
    saves.addErrata('2026-02-01', errata.late);
    saves.tamper('saves/second.json', 'saves/second.json', (saved) => ({ ...saved, edition: '7', fingerprint: 'x' }));
    const { exitCode, err } = await load('saves/second.json');
    expect(exitCode).toBe(2);
    expect(err).toContain('note: it was saved under edition `7`, which is not here: here are `1`, `2026-02-01`\n');
    const other = await load('saves/second.json', '--edition', '7');
    expect(other.exitCode).toBe(1);
    expect(other.err).toContain('there is no edition `7` of this game');
  });
});

describe('what does nothing beside `--load`', () => {
  it.each([
    [['--seed', '3'], 'the seed is part of a saved game: leave `--seed` out, or `--load`'],
    [['--seed', '1'], 'the seed is part of a saved game: leave `--seed` out, or `--load`'],
    [
      ['--option', 'Spring Tides'],
      'what is chosen of the options is part of a saved game: leave `--option` out, or `--load`',
    ],
  ])('is refused in one line: %s', async (more, message) => {
    expect(await load('saves/first.json', ...more)).toEqual({ exitCode: 2, out: '', err: `error: ${message}\n` });
  });

  it('is refused where it does something beside `--load` alone', async () => {
    const err = 'error: `--upto` goes with `--load`: only a saved game is taken up\n';
    expect(await saves.run(['play', 'saltmarsh', '--upto'])).toEqual({ exitCode: 2, out: '', err });
  });

  it('is none of who plays, of the language and of the edition', async () => {
    const { exitCode, out } = await load('saves/first.json', '--as', 'Crown', '--lang', 'ja', '--edition', '1');
    expect(exitCode).toBe(0);
    expect(out).toContain('Crown');
  });
});

describe('a file that is no saved game of this game', () => {
  const one = (file: string, why: string): { exitCode: number; out: string; err: string } => ({
    exitCode: 2,
    out: '',
    err: `error: \`${file}\` cannot be taken up: ${why}\n`,
  });

  it('is refused in one line, whatever it is', async () => {
    saves.write('text', 'Short Action');
    saves.write('cut', saves.read('saves/second.json').slice(0, 400));
    saves.write('list', '[]');
    saves.write('huge', ' ');
    truncateSync(join(saves.root, 'huge'), 10_000_001);
    saves.tamper('saves/second.json', 'fens', (saved) => ({ ...saved, game: 'Fens' }));
    saves.tamper('saves/second.json', 'format', (saved) => ({ ...saved, format: 3 }));
    for (const [file, why] of [
      ['none', 'no such file or directory'],
      ['saves', 'it is a folder'],
      ['text', 'it is not a saved game'],
      ['cut', 'it is a saved game that was cut off, or changed so that nobody can read it'],
      ['list', 'this is not a saved game'],
      ['huge', 'it is not a saved game: it is larger than the 10000000 bytes that one may have'],
      ['fens', 'this is a game of Fens, not of Saltmarsh'],
      ['format', 'the saved game is of format 3; formats 1 and 2 can be read'],
    ] as const) {
      expect(await load(file)).toEqual(one(file, why));
    }
  });

  it('is refused in one line where what it says does not follow, and stays as it is', async () => {
    const entries = (saved: Record<string, unknown>): { changed: object; answers: string[] }[] =>
      saved.history as { changed: object; answers: string[] }[];
    const [answered, after] = ['the saved game cannot be played: answer 1: ', 'the saved game cannot be played: the '];
    const changes: readonly (readonly [string, string, (saved: Record<string, unknown>) => object])[] = [
      [
        'no answer',
        answered,
        (saved) => ({ ...saved, history: entries(saved).map((it) => ({ ...it, answers: ['No'] })) }),
      ],
      [
        'another answer',
        after,
        (saved) => ({
          ...saved,
          history: entries(saved).map((it, at) => (at > 0 ? it : { ...it, answers: ['Event'] })),
        }),
      ],
      ['another seed', after, (saved) => ({ ...saved, seed: 2 })],
      ['another end', after, (saved) => ({ ...saved, now: { 'tracks/Resolve': 11 } })],
      [
        'too many',
        'the saved game cannot be played: a saved position cannot be: ',
        (saved) => ({ ...saved, now: { 'boxes/Gaol/Runner': 99 } }),
      ],
      [
        'no such thing',
        'the saved game cannot be played: a saved position cannot be: nothing is called `tracks/Will` any more',
        (saved) => ({ ...saved, now: { 'tracks/Will': 1 } }),
      ],
    ];
    for (const [file, why, change] of changes) {
      saves.tamper('saves/second.json', file, change);
      const before = saves.read(file);
      const { exitCode, out, err } = await load(file);
      expect([exitCode, out, err.split('\n').length]).toEqual([2, '', 2]);
      expect(err).toContain(`error: \`${file}\` cannot be taken up: ${why}`);
      expect(saves.read(file)).toBe(before);
    }
  });

  it.each([{}, { fingerprint: 'other' }])('is refused as soon where very many positions follow: %o', async (head) => {
    saves.tamper('saves/second.json', 'many', (saved) => {
      const more = Array.from({ length: 300_000 }, () => ({ changed: {}, answers: [] }));
      return { ...saved, ...head, history: [...(saved.history as object[]), ...more] };
    });
    const { exitCode, err } = await load('many');
    expect([exitCode, err]).toEqual([2, expect.stringContaining('the position after answer 4 differs')]);
  });
});
