/** Factions that nobody plays: they act as the rules say and are never asked, in both back ends; what would ask them is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveBoundaries } from '../../compiler/boundaries/derive.js';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { answer, newSession, over, pending } from '../../runtime/session.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';
import { ran } from '../support/command-line.js';

const folder = join(import.meta.dirname, '..', 'support', 'long-march');
const march = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({
    path: `long-march/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(folder, name), 'utf8'),
  }));

/** The game with one text of one file changed. */
function marchWith(name: string, before: string, after: string): readonly SourceFile[] {
  return march.map((file) => {
    if (!file.path.endsWith(name)) return file;
    if (!file.text.includes(before)) throw new Error(`${name} does not hold ${before}`);
    return { ...file, text: file.text.replace(before, () => after) };
  });
}

/** Each error with the words it stands at. */
function told(files: readonly SourceFile[]): readonly string[] {
  return check({ files, diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, span }) => `${code} ${span.file.text.slice(span.start, span.end)}`);
}

/** Another procedure that the game comes to, conducted by the sentence. */
function withStep(sentence: string, more = ''): readonly SourceFile[] {
  const turn = marchWith(
    'sequence.yaml',
    '      - reveal the next card\n',
    `      - reveal the next card\n${sentence}`,
  );
  return more === '' ? turn : [...turn, { path: 'long-march/more.yaml', text: more }];
}

const rest = `procedures:
  Halt:
    rule: '3.0'
    steps:
      - remove 1 column on the map to Available
`;

describe('a faction that nobody plays', () => {
  it('is never asked, and wins where the rules say so', () => {
    const near = marchWith('setup.yaml', 'North Border: {', 'North Gate: {');
    const { program } = built(near);
    const asked = new Set<string>();
    const winners = new Set<string | null>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const session = newSession(program, seed);
      for (let it = pending(session); it !== null; it = pending(session)) {
        asked.add(it.by);
        const option = it.options[seed % it.options.length];
        if (option === undefined || !answer(session, option.value).ok) throw new Error('not answered');
      }
      winners.add(over(session)?.winner ?? null);
    }
    expect([...asked]).toEqual(['Garrison']);
    expect(winners).toContain('Invaders');
  });

  it('leaves who plays alone to execute the game, wherever it stands in the list', () => {
    const text = march.find(({ path }) => path.endsWith('game.yaml'))?.text ?? '';
    const lines = text.split('\n').filter((line) => line.startsWith('  Garrison:') || line.startsWith('  Invaders:'));
    const swapped = marchWith('game.yaml', lines.join('\n'), lines.toReversed().join('\n'));
    const { program, world, examples } = built(swapped);
    expect(failuresOf(program, world, examples)).toEqual([]);
    const first = pending(newSession(program, 1));
    expect(first?.by).toBe('Garrison');
  });

  it('does what leaves it no choice, also as who conducts it', () => {
    const files = withStep(
      '      - Invaders conduct Halt\n',
      rest.replace('1 column on the map', 'all columns in Citadel'),
    );
    expect(told(files)).toEqual([]);
    built(files);
  });

  it('has no boundary in which it is asked', () => {
    const { core } = check({ files: march, diagnostics: [] });
    const suites = core === null ? [] : deriveBoundaries(core);
    const text = JSON.stringify(suites.flatMap(({ tests }) => tests.map(({ when }) => when)));
    expect(text).toContain('Garrison');
    expect(text).not.toContain('"by":"Invaders"');
  });
});

describe('a sentence that would ask it is refused at its word', () => {
  it.each<readonly [string, readonly SourceFile[], readonly string[]]>([
    ['by `may`', withStep('      - Invaders may remove 1 column in Citadel to Available\n'), ['RW0576 Invaders']],
    [
      'by a choice of pieces',
      withStep('      - Invaders remove 1 column on the map to Available\n'),
      ['RW0576 Invaders'],
    ],
    [
      'by a choice of what to do',
      withStep('      - Invaders, choose one:\n          - Invaders win\n          - nothing\n'),
      ['RW0576 Invaders'],
    ],
    [
      'below an opening that says that it acts',
      withStep('      - Invaders:\n          - remove 1 column on the map to Available\n'),
      ['RW0576 remove 1 column on the map to Available'],
    ],
    [
      'as the other one of two',
      withStep('      - the other faction may remove 1 column in Citadel to Available\n'),
      ['RW0576 the other faction'],
    ],
    [
      'as who conducts what asks',
      withStep('      - Invaders conduct Halt\n', rest),
      ['RW0576 remove 1 column on the map to Available'],
    ],
    ['in what nothing comes to', withStep('', rest.replace('remove 1', 'Invaders remove 1')), ['RW0576 Invaders']],
  ])('%s', (_what, files, messages) => {
    expect(told(files)).toEqual(messages);
  });

  it('with a fix that says who decides, and where it came to act', () => {
    const [message] = check({ files: withStep('      - Invaders conduct Halt\n', rest), diagnostics: [] }).diagnostics;
    expect(message?.help.map(({ text }) => text)).toEqual(['say who decides in its place, such as `Garrison, …`']);
    expect(message?.notes.map(({ span }) => span?.file.text.slice(span.start, span.end))).toEqual([
      'Invaders conduct Halt',
    ]);
  });

  it('also in an example', () => {
    const answered = marchWith(
      'sequence.yaml',
      '      - Garrison: South Column in',
      '      - Invaders: South Column in',
    );
    expect(told(answered)).toEqual(['RW0576 Invaders']);
    const conducted = marchWith('sequence.yaml', '- Garrison conduct Offensive', '- Invaders conduct Offensive');
    expect(told(conducted)).toEqual(['RW0576 Invaders conduct Offensive']);
  });

  it('and a game in which nobody plays anything is none', () => {
    expect(told(marchWith('game.yaml', 'adjective: Garrison,', 'adjective: Garrison, played by: nobody,'))).toEqual([
      'RW0575 Garrison',
    ]);
  });
});

describe('the other faction', () => {
  it.each([
    ['one', "  Invaders: { adjective: Invading, played by: nobody, rule: '1.0' }\n", ''],
    ['three', "rule: '1.0' }\n", "rule: '1.0' }\n  Neutrals: { adjective: Neutral, rule: '1.0' }\n"],
  ])('is none of %s', (_what, before, after) => {
    const files = withStep('      - the other faction may remove 1 column in Citadel to Available\n').map((file) =>
      file.path.endsWith('game.yaml')
        ? { ...file, text: file.text.replace(before, () => after).replaceAll('faction: Invaders', 'faction: Garrison') }
        : { ...file, text: file.text.replace('- Invaders win', '- Garrison lose') },
    );
    expect(told(files)).toContain('RW0439 the other faction');
  });
});

describe('the order of play', () => {
  const herons =
    '  League: { adjective: Rebel, rule: "1.1" }\n  Herons: { adjective: Heron, played by: nobody, rule: "1.1" }\n';
  const withHerons = saltmarshWith('game.yaml', '  League: { adjective: Rebel, rule: "1.1" }\n', herons).map((file) =>
    file.path.endsWith('setup.yaml')
      ? { ...file, text: file.text.replace('  Rebel Marks: 5\n', '  Rebel Marks: 5\n  Heron Marks: 0\n') }
      : file,
  );
  const changed = (name: string, before: string, after: string): readonly SourceFile[] =>
    withHerons.map((file) => {
      if (!file.path.endsWith(name)) return file;
      if (!file.text.includes(before)) throw new Error(`${name} does not hold ${before}`);
      return { ...file, text: file.text.replace(before, () => after) };
    });

  it('is of those who play', () => {
    expect(told(withHerons)).toEqual([]);
    const { program } = built(withHerons);
    const games = Array.from({ length: 10 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
  });

  it.each([
    ['at setup', changed('setup.yaml', 'order of play: [League, Crown]', 'order of play: [League, Herons]')],
    ['by a sentence', changed('sequence.yaml', '- raise Resolve by 1', '- make Herons 1st in Line')],
    ['in an example', changed('c1-spring-tide.yaml', '    given:\n', '    given:\n      - Herons are 1st in Line\n')],
  ])('has no place for the others: %s', (_what, of) => {
    expect(told(of)).toContain('RW0576 Herons');
  });
});

describe('what commands make of it', () => {
  let checkout: TestCheckout;
  beforeEach(() => {
    checkout = checkoutOfSaltmarsh(marchWith('setup.yaml', 'North Border: {', 'North Gate: {'));
  });
  afterEach(() => {
    checkout.remove();
  });

  it('play offers the others alone to be played', async () => {
    const { exitCode, err } = await ran(['play', 'long-march', '--as', 'Invaders'], { cwd: checkout.root });
    expect(exitCode).toBe(2);
    expect(err).toContain('there is no faction `Invaders`');
    expect(err).toContain('Garrison');
  });

  it('simulate counts how often it wins', async () => {
    const { out } = await ran(['simulate', 'long-march', '--games', '20', '--workers', '1', '--check-interpreter'], {
      cwd: checkout.root,
    });
    expect(out).toMatch(/won by Invaders: [1-9]/u);
  });

  it('kit tells which it is', async () => {
    const { out } = await ran(['kit', 'long-march', '--json'], { cwd: checkout.root });
    expect((JSON.parse(out) as { readonly tables: unknown }).tables).toMatchObject({ unplayed: ['Invaders'] });
  });
});
