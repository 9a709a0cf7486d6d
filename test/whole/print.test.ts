/** The command `print`, with a browser that is there, one that fails, and none. */
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, type Ran } from '../support/command-line.js';

let checkout: TestCheckout;
beforeEach(() => {
  checkout = checkoutOfSaltmarsh();
  vi.stubEnv('RULEWRIGHT_CHROMIUM', '');
  vi.stubEnv('PATH', checkout.root);
});

afterEach(() => {
  vi.unstubAllEnvs();
  checkout.remove();
});

function print(...args: readonly string[]): Promise<Ran> {
  return ran(['print', ...args], { cwd: checkout.root });
}

/** Puts a program where a Chromium is looked for. */
function install(name: string, script: string): string {
  const place = join(checkout.root, name);
  writeFileSync(place, `#!/bin/sh\n${script}\n`);
  chmodSync(place, 0o755);
  return place;
}

/** Prints what a page of a Chromium looks like from afar: two pages, with a link to the second. */
const printing = `for it in "$@"; do case "$it" in --print-to-pdf=*) file="\${it#--print-to-pdf=}";; esac; done
printf '%%PDF-1.4\\n1 0 obj\\n<</Type /Page\\n/MediaBox [0 0 595 842]>>\\nendobj\\n2 0 obj\\n<</Type /Page\\n/MediaBox [0 0 595 842]>>\\nendobj\\n3 0 obj\\n<</chapter-1 [2 0 R /XYZ 0 0 0]>>\\nendobj\\n' > "$file"`;

const noBrowser =
  'no PDF was printed, for no Chromium is in the path: open the page in a browser and print it, or name one in RULEWRIGHT_CHROMIUM\n';

const files = (): readonly string[] => readdirSync(join(checkout.root, 'print')).sort();

describe('rulewright print', () => {
  it('writes the cards and the booklet as pages, and says in one line that there is no PDF', async () => {
    const { exitCode, out, err } = await print();
    expect(out).toMatch(
      /^print[\\/]saltmarsh-cards\.html: 8 cards, 8 to a sheet of A4 that is turned, with 3 mm of bleed\nprint[\\/]saltmarsh-booklet\.html: \d+ chapters, on A4\n$/u,
    );
    expect([exitCode, err]).toEqual([0, noBrowser]);
    expect(files()).toEqual(['saltmarsh-booklet.html', 'saltmarsh-cards.html']);
    const cards = checkout.read('print/saltmarsh-cards.html');
    expect(cards).toContain('@page{size:297mm 210mm;margin:0}');
    expect(cards).toContain('2 of 8 cards are known by title only');
    expect(cards.match(/<article class="face"/gu)).toHaveLength(8);
    expect(checkout.read('print/saltmarsh-booklet.html')).toContain('id="chapter-1"');
    expect(readdirSync(checkout.root).sort()).toEqual(['print', 'spec']);
  });

  it('prints what is named, on the paper that is named, in the language and to the folder that are named', async () => {
    const { exitCode, out } = await print(
      ...['saltmarsh', 'cards', '--paper', 'Letter', '--bleed', '0', '--lang', 'ja', '--out', 'to/press', '--no-pdf'],
    );
    expect([exitCode, out]).toEqual([
      0,
      `${join('to/press', 'saltmarsh-cards-ja.html')}: 8 cards, 9 to a sheet of Letter, without bleed\n`,
    ]);
    const cards = checkout.read('to/press/saltmarsh-cards-ja.html');
    expect(cards).toContain('@page{size:215.9mm 279.4mm;margin:0}');
    expect(cards).toContain('<html lang="ja">');
  });

  it('prints anew what it has printed, byte for byte, and leaves alone what it has not', async () => {
    await print('cards');
    const first = checkout.read('print/saltmarsh-cards.html');
    expect((await print('cards')).exitCode).toBe(0);
    expect(checkout.read('print/saltmarsh-cards.html')).toBe(first);
    checkout.write('print/saltmarsh-booklet.html', '<p>my own</p>');
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'title: Spring Tide', 'title: High Tide');
    const { exitCode, out, err } = await print();
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toBe(
      `error: cannot write \`${join('print', 'saltmarsh-booklet.html')}\`: a file of this name is there, which \`print\` has not written\nhelp: nothing was written; name another folder with \`--out FOLDER\`\n`,
    );
    expect(checkout.read('print/saltmarsh-booklet.html')).toBe('<p>my own</p>');
    expect(checkout.read('print/saltmarsh-cards.html')).toBe(first);
  });

  it('only tells what it would write where that is asked for', async () => {
    const { exitCode, out } = await print('--dry-run');
    expect([exitCode, out]).toEqual([
      0,
      `${join('print', 'saltmarsh-cards.html')}\n${join('print', 'saltmarsh-booklet.html')}\nnothing was written\n`,
    ]);
    expect(existsSync(join(checkout.root, 'print'))).toBe(false);
  });

  it('prints PDF by the Chromium in the path, the booklet twice, for its contents name pages', async () => {
    const keeping = `for it in "$@"; do case "$it" in file:*) cat "\${it#file://}" > "${checkout.root}/loaded-$$.html";; esac; done`;
    install('chromium', `${keeping}\n${printing}`);
    vi.stubEnv('PATH', `${checkout.root}:/bin`);
    const { exitCode, out, err } = await print('--paper', 'letter');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toContain(`${join('print', 'saltmarsh-cards.pdf')}: 2 pages\n`);
    const loaded = readdirSync(checkout.root).filter((it) => it.startsWith('loaded'));
    expect(loaded).toHaveLength(3);
    const numbered = loaded.filter((it) => checkout.read(it).includes('<span class="page">2</span>'));
    expect(numbered).toHaveLength(1);
    expect(checkout.read('print/saltmarsh-booklet.html')).not.toContain('class="page"');
    const pdf = readFileSync(join(checkout.root, 'print', 'saltmarsh-cards.pdf'), 'latin1');
    expect([pdf.slice(0, 5), (await print('cards', '--paper', 'letter')).exitCode]).toEqual(['%PDF-', 0]);
    checkout.write('print/saltmarsh-cards.pdf', '%PDF-1.7 of somebody else');
    expect((await print('cards')).err).toContain('saltmarsh-cards.pdf`: a file of this name is there');
  });

  it.each([
    ['fails', 'exit 7', 'it ended with exit code 7'],
    ['prints nothing', 'exit 0', 'it ended and printed nothing'],
    ['is none', null, 'there is no such program'],
  ])('keeps the page, and tells what went wrong, where the browser %s', async (_, script, why) => {
    const place = script === null ? join(checkout.root, 'nothing') : install('browser', script);
    vi.stubEnv('RULEWRIGHT_CHROMIUM', place);
    const { exitCode, out, err } = await print('cards');
    expect(exitCode).toBe(1);
    expect(out).toMatch(/saltmarsh-cards\.html: 8 cards/u);
    expect(err).toBe(
      `error: \`${place}\` has printed no PDF: ${why}\nhelp: open the page in a browser and print it, or name another Chromium in RULEWRIGHT_CHROMIUM\n`,
    );
    expect(files()).toEqual(['saltmarsh-cards.html']);
  });

  it.each([
    [['--paper', 'a5'], /argument 'a5' is invalid\. It should be a4 or letter\.\n\(run `rulewright --help`/u],
    [['--bleed', '11'], /argument '11' is invalid\. It should be a number of millimetres from 0 to 10\./u],
    [['--bleed', '-1'], /argument '-1' is invalid/u],
    [['--lang', 'xx'], /argument 'xx' is invalid\. Allowed choices are en, ja\./u],
    [['card'], /there is no game `card` in spec\/\n[^]*beside games, `cards` and `booklet` can be named\n$/u],
  ])('refuses %j, and says what there is', async (args, message) => {
    const { exitCode, out, err } = await print(...args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(existsSync(join(checkout.root, 'print'))).toBe(false);
  });

  it('prints nothing of a spec with errors, which it tells', async () => {
    checkout.edit('spec/saltmarsh/cards/c1-spring-tide.yaml', 'title: Spring Tide', 'tile: Spring Tide');
    const { exitCode, out, err } = await print();
    expect([exitCode, out]).toEqual([1, '']);
    expect(err).toContain('tile');
  });
});
