/**
 * Errata that the rulebooks themselves give rise to: what the printings of Palestine say otherwise, what the board that both games are
 * played on leaves open, settled, and, on Saltmarsh, a list of living rules as No Prisoners has it, with each of its kinds.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { withErrataApplied } from '../../compiler/edit/errata/apply.js';
import { localeOf } from '../../compiler/languages/languages.js';
import { changelogOf } from '../../compiler/show/changelog.js';
import { printChangelog } from '../../compiler/show/print-changelog.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { editionNames } from '../../compiler/surface/from-yaml.js';
import { checkoutOfSaltmarsh, type TestCheckout } from '../support/checkout.js';
import { ran, type Ran } from '../support/command-line.js';
import { errataCases } from '../support/errata-cases.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

let checkout: TestCheckout;

beforeAll(() => {
  checkout = checkoutOfSaltmarsh([]);
  for (const folder of ['arab-revolt', 'palestine', 'boards'])
    cpSync(join(import.meta.dirname, '..', '..', 'spec', folder), join(checkout.root, 'spec', folder), {
      recursive: true,
    });
});

afterAll(() => {
  checkout.remove();
});

const run = (...args: readonly string[]): Promise<Ran> => ran(args, { cwd: checkout.root });

/** Errata while something is done. */
async function under(path: string, text: string, work: () => Promise<void>): Promise<void> {
  checkout.write(path, text);
  await work();
  rmSync(join(checkout.root, path));
}

function erratum(date: string, kind: string, rest: string): string {
  return `errata: Of ${date}\ndate: ${date}\nkind: ${kind}\nsource: this test\n${rest}`;
}

describe('the printings of Palestine', () => {
  it('differ in the Available Forces: three Arms Caches would be nowhere', async () => {
    const changes = `changes:
  - change: [setup, boxes, Available]
    was: { Arms Cache: 3, Cell: 6, Police: 3 }
    now: { Cell: 6, Police: 3 }
`;
    await under('spec/palestine/errata/2024-01-01.yaml', erratum('2024-01-01', 'correction', changes), async () => {
      const { exitCode, err, out } = await run('check', 'palestine', '--no-play');
      expect([exitCode, `${out}${err}`.match(/^error/gmu)?.length]).toEqual([1, 1]);
      expect(`${out}${err}`).toContain('the setup has 2 Arms Caches (0 in boxes, 2 on the map), and there are 5');
    });
  });

  it('say of an Offensive that no British, or no cubes, are there, which is the same', async () => {
    const changes = `changes:
  - change: [Offensive, cost]
    was: remove 1 Arms Cache in a space without British pieces
    now: remove 1 Arms Cache in a space without cubes
`;
    await under('spec/palestine/errata/2024-02-01.yaml', erratum('2024-02-01', 'clarification', changes), async () => {
      const { exitCode, out } = await run('diff', '2023', '2024-02-01', '--game', 'palestine');
      expect(exitCode).toBe(0);
      expect(out).toMatch(/^palestine: 1 change, none of what is played; saved games go on\n\nreworded: .*Offensive/u);
    });
  });

  it('say in P25 that Propaganda lowers Political Will, which by a ruling is Propagandize; another loss is noticed', async () => {
    const changes = `changes:
  - change: [P25, shaded, while in play]
    was: Propagandize's loss is 2
    now: Propagandize's loss is 3
`;
    await under('spec/palestine/errata/2024-02-02.yaml', erratum('2024-02-02', 'change of rule', changes), async () => {
      const { out } = await run('diff', '2023', '2024-02-02', '--game', 'palestine', '--no-search', '--json');
      const [diff] = (JSON.parse(out) as { readonly games: readonly Told[] }).games;
      expect(diff?.changes.map(({ name, ways }) => [name, ways])).toEqual([['P25 shaded', ['changed']]]);
      // The example of the card, and the rulebook's example of play, in which Irgun Propagandize under it.
      expect(diff?.tests.breaking.map(({ name }) => name).sort()).toEqual([
        'P25: Propagandize lowers Political Will by 2 in each of two spaces',
        'example-of-play',
      ]);
    });
  });
});

interface Told {
  readonly changes: readonly { readonly name: string; readonly ways: readonly string[] }[];
  readonly tests: { readonly breaking: readonly { readonly name: string }[] };
}

describe('what the board leaves open, as an owner settles it', () => {
  const path = 'spec/boards/errata/2024-03-01.yaml';
  const both = 'games: [Palestine, Arab Revolt]\nchanges:\n';

  it('means nothing where it is as assumed', async () => {
    const changes = `  - delete: [board, assumed]
    was: { pair: [Haifa–Syria, Haifa District], take: adjacent, sure: 80 % }
`;
    await under(path, erratum('2024-03-01', 'clarification', both + changes), async () => {
      for (const [game, printed] of [
        ['palestine', '2023'],
        ['arab-revolt', '2024'],
      ] as const) {
        const { out } = await run('diff', printed, '2024-03-01', '--game', game, '--no-search');
        expect(out).toMatch(/: nothing has changed\n$|, none of what is played; saved games go on\n/u);
      }
    });
  });

  it('is told in every game where it is otherwise: by the two spaces, and by the examples that rest on them', async () => {
    const changes = `  - delete: [board, spaces, Gaza, adjacent]
    was: Transjordan
  - delete: [board, spaces, Transjordan, adjacent]
    was: Gaza
  - delete: [board, assumed]
    was: { pair: [Gaza, Transjordan], take: adjacent, sure: 65 %, note: matters for A30 of Arab Revolt }
`;
    await under(path, erratum('2024-03-01', 'correction', both + changes), async () => {
      const { out } = await run('diff', '2024', '2024-03-01', '--game', 'arab-revolt', '--json');
      const [diff] = (JSON.parse(out) as { readonly games: readonly (Told & Found)[] }).games;
      expect(diff?.changes.map(({ name }) => name)).toEqual(['Gaza', 'Transjordan']);
      const breaking = diff?.tests.breaking.map(({ name }) => name) ?? [];
      expect([breaking.length, breaking.every((name) => /^(?:1\.3\.5|A30): /u.test(name))]).toEqual([5, true]);
      expect(diff?.situations.found.map(({ when }) => when)).toContainEqual(['Rebels play A30 unshaded']);
      expect((await run('check', 'arab-revolt')).out).toContain('arab-revolt: 622 of 627 examples');
      const other = await run('diff', '2024', '--game', 'palestine');
      expect(other.err).toMatch(/^error: `2024` has no game `palestine`/u);
    });
  });
});

interface Found {
  readonly situations: { readonly found: readonly { readonly when: readonly string[] }[] };
}

describe('a dated list of living rules', () => {
  const errata = (date: string, kind: string, rest: string): SourceFile => ({
    path: `saltmarsh/errata/${date}.yaml`,
    text: erratum(date, kind, rest),
  });

  const of = (name: string): string => {
    const found = errataCases.find((it) => it.name === name);
    if (found === undefined) throw new Error(`no case is called ${name}`);
    return `${found.changes}\n`;
  };

  /** The setup of a scenario and a counter, then rules; one is taken back, as it was right before; then several at once, one for the second time. */
  const list = [
    errata('2006-07-07', 'correction', `changes:\n${of('a place of the setup')}`),
    errata('2006-07-11', 'correction', `changes:\n${of('a number of a thing')}`),
    errata('2006-07-14', 'change of rule', `changes:\n${of('an opening, and not what stands below it')}`),
    errata('2006-07-23', 'change of rule', `changes:\n${of('a step of a procedure')}${of('a title')}`),
    errata(
      '2006-07-25',
      'clarification',
      `changes:
  - add file: cards/c9-dry-year.yaml
    now: { card: C9, title: Dry Year, kind: Event, unshaded: { title: Low water, effect: [raise Resolve by 1] }, shaded: { title: Mud, effect: [reduce Resolve by 1] } }
  - change: [setup, deck, left out]
    was: 2
    now: 3
  - add to: [rulings]
    now: { ruling: A dry year, question: Whether C9 has two sides., decision: It has., rules: ["5.0"] }
`,
    ),
    errata('2006-07-27', 'correction', 'withdraws: 2006-07-11\n'),
    errata(
      '2006-08-14',
      'change of rule',
      `changes:
  - change: [setup, spaces, Fenwick]
    was: { Trooper: 1 }
    now: { Trooper: 2 }
  - change: [setup, boxes, Available]
    was: { Trooper: 5 }
    now: { Trooper: 4 }
  - delete: C9
  - change: [setup, deck, left out]
    was: 3
    now: 2
${of('a sentence of a side')}${of('an example')}`,
    ),
  ];
  const files = [...saltmarshFiles(), ...list];

  it('makes editions each of which is read by itself, and says what the list says', () => {
    const said = editionNames(files).map((edition) => {
      const { world, diagnostics } = check({ files, diagnostics: [], edition });
      expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
      const depots = world?.pieces.find(({ names }) => names.one === 'Depot')?.inventory;
      return [edition, depots, world?.cards.length];
    });
    expect(said).toEqual([
      ['1', 4, 8],
      ['2006-07-07', 4, 8],
      ['2006-07-11', 3, 8],
      ['2006-07-14', 3, 8],
      ['2006-07-23', 3, 8],
      ['2006-07-25', 3, 9],
      ['2006-07-27', 4, 9],
      ['2006-08-14', 4, 8],
    ]);
  });

  it('is told to players, the latest first, with what was taken back', () => {
    const { analysis } = check({ files, diagnostics: [] });
    const locale = localeOf('en', analysis.spec, analysis.language.vocabulary.stateVerbs);
    const told = changelogOf('Saltmarsh', analysis.errata.editions, { locale, language: analysis.language });
    const text = printChangelog(told, locale, 'markdown');
    expect(text.match(/2006-0\d-\d\d(?=[^\n]*\n)/gmu)?.filter((it, index, all) => all.indexOf(it) === index)).toEqual([
      '2006-08-14',
      '2006-07-27',
      '2006-07-11',
      '2006-07-25',
      '2006-07-23',
      '2006-07-14',
      '2006-07-07',
    ]);
  });

  it('is put into the spec, one after the other, and every edition stays what it was', () => {
    let now: readonly SourceFile[] = files;
    let count = 0;
    for (let made = withErrataApplied(now); made !== null; made = withErrataApplied(now)) {
      if (!made.ok) throw new Error(made.why);
      now = made.files;
      count += 1;
    }
    expect(count).toBe(list.length);
    expect(editionNames(now)).toEqual(editionNames(files));
    expect(now.find(({ path }) => path.endsWith('c9-dry-year.yaml'))).toBeUndefined();
  });
});
