/** `rulewright play`, scripted: one answer per line. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import type { Input, Key } from '../../compiler/host/keyboard.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';

const bin = fileURLToPath(new URL('../../compiler/bin.js', import.meta.url));
let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
}, 60_000);

afterAll(() => {
  checkout.remove();
});

async function playWith(input: Input, args: readonly string[]) {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    color: false,
    watched: false,
    folder: checkout.root,
    openInput: () => input,
  };
  const exitCode = await run(['play', 'saltmarsh', ...args], terminal);
  return { exitCode, out, err };
}

function play(lines: readonly string[], ...args: string[]) {
  const left = [...lines];
  return playWith({ kind: 'lines', line: () => Promise.resolve(left.shift() ?? null), close: () => undefined }, args);
}

/** The names of keys, or characters. */
function playByKeys(names: readonly string[], ...args: string[]) {
  const left = names.map((name): Key => ({ name, text: name.length === 1 ? name : '' }));
  const key = (): Promise<Key | null> => Promise.resolve(left.shift() ?? null);
  return playWith({ kind: 'keys', key, rows: () => 24, close: () => undefined }, args);
}

describe('rulewright play', () => {
  it('shows the board, then each question with its rule and its numbered options', async () => {
    const { exitCode, out, err } = await play([]);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatch(/^Saltmarsh: a small war, seed 1/u);
    expect(out).toContain(
      '  Tracks   Resolve 6, Mood in box 2 (1), Crown Marks 5, Rebel Marks 5, Rebel\n           Favour Tokens 0\n',
    );
    expect(out).toMatch(/ {2}Ruse cards +1 card left, Crown in hand: 0, League in hand: 0\n/u);
    expect(out).toMatch(/ {2}Fenwick +2 Troopers, 2 Hidden Runners; 1 Unrest\n/u);
    expect(out).toMatch(
      /\nLeague: take an open box \[SM 2\.2\]\n {2}Event C2: “A quiet month”\n {2}1\. Event\n {2}2\. Short Action\n/u,
    );
  });

  it('takes numbers and labels in any case, and tells what changed', async () => {
    const { out } = await play(['SHORT ACTION']);
    expect(out).toContain('> SHORT ACTION\n');
    expect(out).toContain('  = Resolve: 6 → 7\n');
  });

  it('says what it answered itself, because nothing else was possible', async () => {
    expect((await play(['2'])).out).toContain('  . League: choose one [SM 2.2]: Pass\n');
  });

  it('says what the answers are where it is given another', async () => {
    const { exitCode, out } = await play(['nonsense', '99']);
    expect(exitCode).toBe(0);
    expect(out).toContain('`nonsense` is no answer here; the answers are Event, Short Action; ? for help\n');
    expect(out).toContain('`99` is no answer here');
  });

  it('takes answers back, one after the other', async () => {
    const { out } = await play(['2', 'u', 'u']);
    expect(out).toContain('> u\ntaken back\n\nLeague: take an open box');
    expect(out).toContain('nothing has been answered yet\n');
  });

  it('shows help and the board when asked', async () => {
    const { out } = await play(['?', 'b']);
    expect(out).toContain('takes the last answer back');
    expect(out.match(/ {2}Tracks {3}/gu)).toHaveLength(2);
  });

  it('tells on the board what is left, what was played and how one wins', async () => {
    const { out } = await play([]);
    expect(out).toMatch(/ {2}markers left +3 Unrest, 1 Watch\n/u);
    expect(out).toMatch(/ {2}Deck +3 cards left\n {2}Played +C2\n/u);
    expect(out).toMatch(/ {2}League win +if Resolve is 0 \[SM 6\.0\]\n/u);
  });

  it('shows a card when it is revealed and where a side of it is chosen, its titles before', async () => {
    const text = `
  unshaded: High water
    - Crown may, in up to 1 space with Troopers and Unrest:
      - remove Unrest here
  shaded: The dykes are cut
    - let cut be half of the Runners on the map, rounded down
    - place up to cut Runners in Harrow
`;
    const titles = '  Event C1: unshaded “High water”, shaded “The dykes are cut”\n';
    const { out } = await play(Array.from({ length: 20 }, () => '1'));
    expect(out).toContain(`\nC1 Spring Tide, Event card, in hand${text}`);
    expect(out).toContain(`take an open box [SM 2.2]\n${titles}`);
    expect(out).toMatch(/rounded down\n.*in Harrow\n\n\w+: play the card's Event \[SM 2\.2\]\n {2}1\. unshaded\n/u);
  });

  it.each([
    [
      'C10',
      'C10 Reckoning!, Reckoning card\n  at the end of Reckoning Round: Winter stores\n    - League place 1 Depot',
    ],
    ['eel season', 'C5 Eel Season, Event card\n  unshaded: Lanterns on the water\n'],
    ['card C3', 'C3 Fog, Event card\n  no text\n'],
    [
      'fenwick',
      'Fenwick, Province\n  holds        2 Troopers, 2 Hidden Runners; 1 Unrest\n  adjacent to  Dunmoor, Port',
    ],
    ['Salt Road', 'Sable Road, Causeway\n  holds        nothing\n'],
    [
      'mood',
      'Mood\n  stands at  in box 2 (1)\n  boxes      1 Angry (2), 2 (1), 3 Calm (0)\n  beyond Angry:\n    - raise',
    ],
    ['Resolve', 'Resolve\n  stands at  6\n  runs from  0 to 12\n'],
    ['Gaol', 'Gaol\n  holds  1 Runner\n'],
    [
      'Muster',
      'Muster, Operation, Crown [SM 3.1]\n  - select: up to 3 Provinces or Towns\n    - control: more Crown pieces than',
    ],
    ['muster', '        - place up to 2 Troopers here\n'],
    [
      'Salt',
      'Salt, Favour chit [SM 1.8]\n  Drawn by  League\n  How many  3\n  Value     2\n  Boon:\n    - place 1 Runner here',
    ],
    ['Nowhere', '  nothing is called `Nowhere`\n'],
  ])('shows `%s`', async (what, text) => {
    expect((await play([`show ${what}`])).out).toContain(text);
  });

  it('shows the card in hand, the map, and what has happened since it was revealed', async () => {
    const { out } = await play(['show', 'map', 'log', '2', 'log', 'q']);
    expect(out).toContain('> show\n\nC2 Neap Tide, Fixed Event card, in hand\n  Event: A quiet month\n');
    expect(out).toMatch(/Provinces\n {2}Fenwick +Dunmoor, Port Sable, Sable Road\n/u);
    expect(out).toContain('> log\n\nC2 Neap Tide\n  nothing\n');
    expect(out).toContain(`> log

C2 Neap Tide
  . League: take an open box [SM 2.2]: Short Action
  . League: choose one [SM 2.2]: Pass
  . Crown: take an open box [SM 2.2]: Event
  . Crown: play the card's Event [SM 2.2]: event
C1 Spring Tide
  nothing
`);
  });

  it('lists every command in its help', async () => {
    const { out } = await play(['?']);
    for (const command of ['u', 'b', 'show', 'show NAME', 'map', 'log', 's FILE', 'l FILE', 'q'])
      expect(out).toMatch(new RegExp(`^ {2}${command} {2,}\\w`, 'mu'));
  });

  it('counts in the plural', async () => {
    const { out } = await play(['2', '2', '1', '1', 'Troopers', '2', 'q']);
    expect(out).toContain('  = Fenwick: +2 Troopers\n  = Available: −2 Troopers\n');
  });

  it('saves a game and takes it up again where it was', async () => {
    const saved = await play(['2', 's half.json', 'q']);
    expect(saved.out).toContain('saved in half.json\n');
    expect(existsSync(join(checkout.root, 'half.json'))).toBe(true);
    const loaded = await play([], '--load', 'half.json');
    expect(loaded.out).toContain('\nCrown: take an open box [SM 2.2]\n');
    const within = await play(['l half.json']);
    expect(within.out).toContain('\nCrown: take an open box [SM 2.2]\n');
  });

  it('goes on with the seed of the game that it takes up', async () => {
    const plain = await play(['1', '1', '1', '1'], '--as', 'crown', '--seed', '7');
    await play(['1', '1', 's seven.json', 'q'], '--as', 'crown', '--seed', '7');
    const loaded = await play(['1', '1'], '--as', 'crown', '--load', 'seven.json');
    expect(loaded.out).toMatch(/^Saltmarsh: a small war, seed 7, you play Crown/u);
    const within = await play(['l seven.json', '1', '1'], '--as', 'crown', '--seed', '3');
    const last = (out: string): string => out.slice(out.lastIndexOf('\nCrown: '));
    expect([last(loaded.out), last(within.out)]).toEqual([last(plain.out), last(plain.out)]);
  });

  it('refuses a file that is no saved game', async () => {
    checkout.write('other.json', '{"game": "Other"}');
    expect((await play([], '--load', 'other.json')).exitCode).toBe(2);
    expect((await play([], '--load', 'none.json')).err).toContain('`none.json` cannot be taken up: no such file');
    const within = await play(['l other.json', 'l none.json', 'l', 's']);
    expect(within.exitCode).toBe(0);
    expect(within.out).toContain('other.json cannot be taken up');
    expect(within.out).toContain('name the file: s FILE\n');
  });

  it('plays the other factions by chance, alike for a seed, and shows what they did', async () => {
    const first = await play(['1', '1', '1', '1'], '--as', 'crown', '--seed', '7');
    const again = await play(['1', '1', '1', '1'], '--against', 'random', '--as', 'Crown', '--seed', '7');
    expect(first.out).toBe(again.out);
    expect(first.out).toContain('you play Crown');
    expect(first.out).toMatch(/ {2}\. League: /u);
    expect(first.out).not.toMatch(/^League: /mu);
  });

  it('plays them by any player that knows no game, alike for a seed', async () => {
    const against = (player: string): Promise<{ out: string; err: string; exitCode: number }> =>
      play(['1', '1', '1', '1', 'u', '1'], '--against', player, '--as', 'Crown', '--seed', '7');
    const [thought, again, random] = [await against('mcts:20'), await against('mcts:20'), await against('random')];
    expect(thought.out).toBe(again.out);
    expect(thought.out).toMatch(/ {2}\. League: /u);
    expect(thought.out).not.toBe(random.out);
    expect((await against('mcts:1ms')).exitCode).toBe(0);
    expect(await against('mtcs')).toMatchObject({
      exitCode: 2,
      err: 'error: there is no player `mtcs`\nhelp: did you mean `mcts`?\n',
    });
  });

  it('takes back the answer of the one who plays with what the others did since', async () => {
    const { out } = await play(['1', 'u'], '--as', 'Crown', '--seed', '7');
    const questions = out.match(/^Crown: .+$/gmu) ?? [];
    expect(questions.at(-1)).toBe(questions[0]);
  });

  it('plays a game to its end', async () => {
    const { exitCode, out } = await play(Array.from({ length: 200 }, () => '1'));
    expect(exitCode).toBe(0);
    expect(out).toMatch(/The game is over: (?:nobody wins|\w+ win)\.\n$/u);
  });

  it('refuses a faction that is none, and a game that is none', async () => {
    expect(await play([], '--as', 'Crwn')).toEqual({
      exitCode: 2,
      out: '',
      err: 'error: there is no faction `Crwn`\nhelp: did you mean `Crown`?\n',
    });
  });

  it('is played with the arrow keys', async () => {
    const { exitCode, out } = await playByKeys(['down', 'return', 'up', 'return', 'down', 'up', 'return', 'q']);
    expect(exitCode).toBe(0);
    expect(out).toContain('> Short Action\n');
    expect(out).toContain('> Operation\n');
    expect(out).toContain('  = Resolve: 6 → 7\n');
  });

  it('is played with typed numbers and commands, which can be fixed', async () => {
    const { out } = await playByKeys(['1', 'backspace', '2', 'return', 'u', 's', ' ', 'x', 'return']);
    expect(out).toContain('> Short Action\n');
    expect(out).toContain('taken back\n');
    expect(out).toContain('saved in x\n');
  });

  it('keeps to 80 columns', async () => {
    const { out } = await play(Array.from({ length: 60 }, () => '1'));
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it.each(['SIGINT', 'the end of the input'])('leaves with 0 at %s', async (how) => {
    const child = spawn(process.execPath, [bin, 'play', 'saltmarsh'], { cwd: checkout.root });
    let out = '';
    child.stdout.on('data', (text: Buffer) => {
      const isFirst = !out.includes('take an open box');
      out += text.toString();
      if (!isFirst || !out.includes('take an open box')) return;
      if (how === 'SIGINT') child.kill('SIGINT');
      else child.stdin.end();
    });
    const exitCode = await new Promise((resolve) => child.on('close', resolve));
    expect(exitCode).toBe(0);
  });
});
