/** `--lang ja`: what a Japanese player reads and types. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../compiler/cli.js';
import { analyse } from '../../compiler/driver.js';
import type { Input, Key } from '../../compiler/host/keyboard.js';
import { walk } from '../../compiler/languages/walk.js';
import { widthOf } from '../../compiler/source/width.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshJapanese } from '../support/saltmarsh-ja.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh();
  checkout.write('spec/saltmarsh/languages/ja.yaml', saltmarshJapanese);
}, 60_000);

afterAll(() => {
  checkout.remove();
});

async function rulewright(args: readonly string[], input: Input | null = null) {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    color: false,
    watched: false,
    folder: checkout.root,
    ...(input === null ? {} : { openInput: () => input }),
  };
  const exitCode = await run(args, terminal);
  return { exitCode, out, err };
}

function play(...lines: string[]) {
  const line = (): Promise<string | null> => Promise.resolve(lines.shift() ?? null);
  return rulewright(['play', 'saltmarsh', '--lang', 'ja'], { kind: 'lines', line, close: () => undefined });
}

function playByKeys(...names: string[]) {
  const keys = names.map((name): Key => ({ name, text: /^[a-z]{2,}$/u.test(name) ? '' : name }));
  const key = (): Promise<Key | null> => Promise.resolve(keys.shift() ?? null);
  return rulewright(['play', 'saltmarsh', '--lang', 'ja'], {
    kind: 'keys',
    key,
    rows: () => 24,
    close: () => undefined,
  });
}

describe('in Japanese', () => {
  it('a card is shown with its names, sentences and fixed words', async () => {
    const { exitCode, out } = await rulewright(['show', 'C1', '--lang', 'ja']);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^C1 大潮\nイベントカード\n/u);
    expect(out).toContain('網掛けなし: 満潮\n  - 王国は、騎兵と騒乱があるスペース最大1箇所で以下を行ってもよい:\n');
    expect(out).toContain('    - ここの騒乱を除去する\n');
    expect(out).toContain('網掛け: The dykes are cut\n');
  });

  it('a thing is found by its name there, and by its own', async () => {
    for (const name of ['召集', 'Muster', '大潮']) {
      expect((await rulewright(['show', name, '--lang', 'ja'])).exitCode).toBe(0);
    }
    expect((await rulewright(['show', '召集'])).exitCode).toBe(2);
  });

  it('no line is wider than 80 columns, and none begins with a closing sign', async () => {
    for (const what of ['C1', 'C5', 'Muster', 'Whole Game', 'Turn']) {
      const { out } = await rulewright(['show', what, '--lang', 'ja']);
      const lines = out.split('\n').filter((line) => !line.includes('.yaml'));
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(lines.filter((line) => /^\s*[、。」）]/u.test(line))).toEqual([]);
    }
  });

  it('the board stands in columns, and a question has its options', async () => {
    const { out } = await play();
    expect(out).toContain('  フェンウィック    騎兵2個、潜伏状態細胞2個；騒乱1個\n');
    expect(out).toContain('  Skerries          浸水1個\n');
    expect(out).toMatch(
      /同盟: 空いているボックスを1つ選ぶ \[SM 2\.2\]\n {2}イベント C2: .+\n {2}1\. イベント\n {2}2\. 短い行動\n/u,
    );
  });

  it.each(['2', '２', '短い行動', 'short action', 'Ｓｈｏｒｔ Ａｃｔｉｏｎ', '短い'])('`%s` answers', async (typed) => {
    const { out } = await play(typed);
    expect(out).toContain('  = 決意: 6 → 7\n');
    expect(out).toContain('  . 同盟: 1つを選ぶ [SM 2.2]: パス\n');
  });

  it('a wrong answer is told, commands may be full-width', async () => {
    const { out } = await play('魚', 'ｕ', '？');
    expect(out).toContain('「魚」は答えにない。答えはイベント、短い行動。?でヘルプ\n');
    expect(out).toContain('まだ何も答えていない\n');
    expect(out).toContain('  u               直前の答えを取り消す\n');
  });

  it('backspace takes one wide character, with what is on it, away', async () => {
    const { out } = await playByKeys('短', 'が', 'backspace', 'い', 'return');
    expect(out).toContain('\r\u001B[K');
    expect(out).toContain('> 短い行動\n');
    expect((await playByKeys('か\u3099', 'backspace', '２', 'return')).out).toContain('> 短い行動\n');
  });

  it('a faction is played under its name there', async () => {
    const input: Input = { kind: 'lines', line: () => Promise.resolve(null), close: () => undefined };
    const { out } = await rulewright(['play', 'saltmarsh', '--lang', 'ja', '--as', '王国'], input);
    expect(out).toMatch(/^ソルトマーシュの小さな戦争、シード1、王国をプレイ。/u);
  });

  it('a replay tells what changed', async () => {
    const { exitCode, out } = await rulewright(['replay', 'first-tide', '--lang', 'ja']);
    expect(exitCode).toBe(0);
    expect(out).toContain('手順が成立\n');
  });

  it('what can be said is counted, for machines too', async () => {
    const { out } = await rulewright(['check', '--lang', 'ja']);
    expect(out).toMatch(/^saltmarsh in ja: 100 % of \d+ sentences, 9\d % of \d+ names, 1 of 8 titles of cards$/mu);
    expect(out).toContain('  no name for: Tiding, Ruse, Skerries\n');
    const { out: json } = await rulewright(['check', '--lang', 'ja', '--json']);
    expect(JSON.parse(json)).toMatchObject({
      coverage: [{ game: 'saltmarsh', language: 'ja', unnamed: ['Tiding', 'Ruse', 'Skerries'] }],
    });
  });
});

describe('a language', () => {
  it('that nobody knows is refused with those there are', async () => {
    for (const command of [
      ['show', 'C1'],
      ['play', 'saltmarsh'],
      ['replay', 'first-tide'],
    ]) {
      const { exitCode, err } = await rulewright([...command, '--lang', 'xx']);
      expect(exitCode).toBe(2);
      expect(err).toContain('Allowed choices are en, ja.');
    }
  });

  it('changes nothing where it is not asked for', async () => {
    expect((await rulewright(['show', 'C1'])).out).toBe((await rulewright(['show', 'C1', '--lang', 'en'])).out);
    expect((await rulewright(['show', 'C1'])).out).toMatch(/^C1 Spring Tide\n/u);
  });

  it('names what the game has: a mistake is told with the nearest name', async () => {
    checkout.edit('spec/saltmarsh/languages/ja.yaml', '  Trooper:', '  Troper:');
    const { exitCode, out } = await rulewright(['check']);
    checkout.edit('spec/saltmarsh/languages/ja.yaml', '  Troper:', '  Trooper:');
    expect(exitCode).toBe(1);
    expect(out).toContain('unknown name of the game `Troper`');
    expect(out).toContain('did you mean `Trooper`?');
  });

  it('has one file in a game', async () => {
    checkout.write('spec/saltmarsh/languages/ja-too.yaml', 'language: ja\nnames:\n  Trooper: { name: 騎兵 }\n');
    const { out } = await rulewright(['check']);
    checkout.write('spec/saltmarsh/languages/ja-too.yaml', 'language: fr\nnames:\n  Trooper: { name: cavalier }\n');
    expect(out).toContain('a second file has the key `language: ja`');
    expect((await rulewright(['check'])).exitCode).toBe(0);
  });
});

describe('what is said in another language', () => {
  it('includes what tracks do at the numbers they pass', () => {
    const track =
      '  Tide:\n    from: 0\n    to: 3\n    rising to:\n      2:\n        effect:\n          - roll a die\n';
    const said = (files: ReturnType<typeof saltmarshWith>): number =>
      walk(analyse(files).spec).phrases.filter(({ text }) => text === 'roll a die').length;
    expect(said(saltmarshWith('game.yaml', '  Mood:\n', `${track}  Mood:\n`))).toBe(
      said(saltmarshWith('game.yaml', '  Mood:\n', '  Mood:\n')) + 1,
    );
  });
});
