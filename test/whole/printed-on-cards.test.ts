/**
 * What is printed on a card can be stated by an example, for itself alone: so a rule can be shown by facts while the cards of a game
 * are not known. Played on both back ends.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitAll } from '../../compiler/emit/emit-all.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import { coveredBy } from '../../compiler/interpreter/coverage.js';
import { trialsOf } from '../../compiler/scenario/verdicts.js';
import { fullPosition, loadPosition } from '../../runtime/full-position.js';
import { startGame } from '../../runtime/program.js';
import { establish } from '../../runtime/testing/position.js';
import { failuresOf as failuresOfKit } from '../kit/check-kit.js';
import { kitFrom, kitSchema } from '../kit/kits.js';
import { engineOf } from '../kit/program-as-engine.js';
import { typeFaults } from '../properties/small-games/type-check.js';
import { built, failuresOf } from '../support/both-back-ends.js';

const folder = join(import.meta.dirname, '..', 'support', 'long-march');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const march = names.sort().map((name) => ({
  path: `long-march/${name.replaceAll('\\', '/')}`,
  text: readFileSync(join(folder, name), 'utf8'),
}));

type Files = readonly { readonly path: string; readonly text: string }[];

/** The game with these examples of its sequence of play in place of its own; all of its cards are made up. */
function withExamples(examples: string): Files {
  return march.map(({ path, text }) => {
    if (path.includes('/cards/'))
      return { path, text: text.replace('kind: Bulletin\n', 'kind: Bulletin\nmade up: ours\n') };
    const [own = ''] = text.replace("      - play the card's Event\n", '').split('examples:\n');
    return { path, text: path.endsWith('sequence.yaml') ? `${own}examples:\n${examples}` : text };
  });
}

/** B1, Mist, is printed with 1 offensive and has the North Column march. */
const onMist = `  - name: as it is printed
    given: [the board is empty, the deck is B1, North Border holds 1 North Column, South Border holds 1 South Column]
    when:
      - Garrison conduct Turn
      - Garrison: yes
      - roll: 1
    then: [North Hills holds 1 North Column, South Border holds 1 South Column, nothing is asked]
  - name: as an example states it
    given:
      - the board is empty
      - the deck is B1
      - the offensives of B1 are 2
      - the marching of B1 are South Column and North Column
      - North Border holds 1 North Column
      - South Border holds 1 South Column
    when:
      - Garrison conduct Turn
      - Garrison: yes, North Column in North Hills
      - roll: 1
      - Garrison: yes, North Column in North Hills
      - roll: 1
    then: [North Hills holds 1 North Column, South Fields holds 1 South Column, nothing is asked]
  - name: one of them, the other as it is printed
    given: [the board is empty, the deck is B1, the offensives of B1 is 0, North Border holds 1 North Column]
    when: [Garrison conduct Turn]
    then: [North Hills holds 1 North Column, nothing is asked]
  - name: nothing listed
    given: [the board is empty, the deck is B1, the marching of B1 are nothing, North Hills holds 1 North Column]
    when:
      - Garrison conduct Turn
      - Garrison: done
    then: [North Hills holds 1 North Column]
  - name: of another card than that in hand
    given: [the board is empty, "the deck is B1, B2", the offensives of B2 are 0, North Border holds 1 North Column]
    when:
      - Garrison conduct Turn
      - Garrison: yes
      - roll: 1
    then: [nothing is asked]
  - name: as it is printed once more
    given: [the board is empty, the deck is B1, North Border holds 1 North Column]
    when:
      - Garrison conduct Turn
      - Garrison: yes
      - roll: 1
    then: [North Hills holds 1 North Column, nothing is asked]
`;

it('holds in the example that states it, and nowhere else, in both back ends', () => {
  const { program, world, examples } = built(withExamples(onMist));
  const own = examples.filter(({ of }) => of.file === 'sequence');
  expect(own).toHaveLength(6);
  expect(failuresOf(program, world, examples)).toEqual([]);
});

it('is written in the words of the generated suite, which type-check', () => {
  const { world, plans, examples } = check({ files: withExamples(onMist), diagnostics: [] });
  if (world === null) throw new Error('it does not resolve');
  const { engine, tests } = emitAll(lower(world), plans, examples);
  const all = [...printModules(engine), ...tests].map((it) => [`long-march/${it.path}`, it.text] as const);
  expect(typeFaults(new Map(all))).toEqual([]);
  const suite = all.find(([path]) => path.endsWith('sequence.test.ts'))?.[1] ?? '';
  expect(suite).toContain("printed('offensives', 'B1', 2)");
  expect(suite).toContain("printed('marching', 'B1', ['South Column', 'North Column'])");
});

it('is part of a position in full, from which it goes on', () => {
  const { program } = built(withExamples(onMist));
  const game = startGame(program, 1, null);
  establish(game, [
    { printed: 'offensives', on: 'B1', is: 2 },
    { printed: 'marching', on: 'B1', is: ['South Column'] },
  ]);
  const full = fullPosition(game);
  expect(full.printed).toEqual({ B1: { offensives: 2, marching: ['South Column'] } });
  expect(fullPosition(loadPosition(program, full))).toEqual(full);
  expect(fullPosition(startGame(program, 1, null)).printed).toBeUndefined();
});

it('is in the kit, so that another engine can be held against the example', async () => {
  const { json, generated, interpreted } = await kitFrom({ files: withExamples(onMist), diagnostics: [] });
  const kit: unknown = JSON.parse(json);
  const isValid = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(kitSchema);
  expect(isValid(kit) ? [] : isValid.errors).toEqual([]);
  expect(json).toContain('"printed"');
  expect(failuresOfKit(engineOf(generated), json)).toEqual([]);
  expect(failuresOfKit(engineOf(interpreted), json)).toEqual([]);
});

describe('what it proves', () => {
  const one = (given: string): { readonly taken: readonly string[]; readonly resting: readonly string[] } => {
    const files = withExamples(`  - name: a turn
    given: [the board is empty, the deck is B1, ${given}North Border holds 1 North Column]
    when:
      - Garrison conduct Turn
      - Garrison: yes
      - roll: 6
    then: [North Border holds 1 North Column]
`);
    const { world, examples } = check({ files, diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const { branches } = coveredBy(lower(world), trialsOf(world, { examples, scenarios: [] }));
    const own = branches.filter(({ of }) => of === 'Turn');
    return {
      taken: own.filter(({ taken }) => taken > 0).map(({ sentence }) => sentence),
      resting: own.filter(({ restsOnMadeUp }) => restsOnMadeUp).map(({ sentence }) => sentence),
    };
  };

  it('shows the rules where all that is read of a made-up card is stated', () => {
    const all = 'the offensives of B1 are 1, the marching of B1 are North Column, ';
    expect(one(all).taken).toContain('conduct March');
    expect(one(all).taken).toContain("up to the card's offensives times");
    expect(one(all).resting).toEqual([]);
  });

  it('shows nothing where a made-up card is read', () => {
    for (const it of [one(''), one('the offensives of B1 are 1, ')]) {
      expect(it.taken).toEqual([]);
      expect(it.resting).toContain('conduct March');
    }
  });
});

describe('what is refused', () => {
  const refused = (...given: readonly string[]): readonly string[] => {
    const lines = ['the board is empty', ...given].map((it) => `      - ${it}\n`).join('');
    const files = withExamples(
      `  - name: a turn\n    given:\n${lines}    when: [Garrison conduct Offensive]\n    then: [nothing is asked]\n`,
    );
    const { diagnostics } = check({ files, diagnostics: [] });
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  };

  it.each([
    ['the offensives of B1 are 4', '`the offensives of B1` cannot be 4; expected a number from 0 to 3'],
    ['the offensives of B1 are -1', '`the offensives of B1` cannot be -1; expected a number from 0 to 3'],
    ['the ofensives of B1 are 2', 'unknown value of cards `ofensives`'],
    ['the offensives of B9 are 2', 'unknown card `B9`'],
    ['the marching of B1 are North Colum', 'unknown piece `North Colum`'],
    ['the marching of B1 are columns and North Column', '`North Column` is counted twice in one sentence'],
    ['the battle value of B1 is 2', 'unknown value of cards `battle value`'],
  ])('%s', (line, message) => {
    expect(refused(line)).toEqual([message]);
  });

  it('says nothing twice', () => {
    expect(refused('the offensives of B1 are 2', 'the offensives of B1 are 1')).toEqual([
      'two sentences give `the offensives of B1`',
    ]);
  });
});
