/** The conformance kit of the invented game: complete, closed, explained, and enough to find a fault by. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import type { Kit } from '../../compiler/kit/ir.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';
import { fileAt, importsOf } from '../tidy/sources.js';
import { failuresOf } from './check-kit.js';
import { kitFrom, kitSchema, type MadeFrom, saltmarshWithMore } from './kits.js';
import { engineOf } from './program-as-engine.js';

const page = readFileSync(join(import.meta.dirname, '..', '..', 'compiler', 'kit', 'README.md'), 'utf8');

let made: MadeFrom;
let kit: Kit;

beforeAll(async () => {
  made = await kitFrom(saltmarshWithMore());
  kit = JSON.parse(made.json) as Kit;
}, 120_000);

describe('a kit', () => {
  it('is the same to the byte when it is made again', async () => {
    expect((await kitFrom(saltmarshWithMore())).json).toBe(made.json);
  });

  it('says of each test what it is about, in words and by its rule', () => {
    const whisper = kit.tests.find(({ id }) => id === 'C1/salt-hires-a-runner');
    expect(whisper).toMatchObject({
      title: 'salt hires a Runner',
      cites: '4.1',
      given: ['the board is empty', {}, {}],
    });
    const turns = kit.tests.find(({ id }) => id === 'scenario/two-turns');
    expect(turns?.parts[0]?.steps.map(({ title, cites, then }) => [title, cites, ...then])).toEqual([
      ['The League rests', '8.1, first turn', 'Resolve is 7'],
      ['The Crown dries a field', '8.1', 'Fenwick holds 2 Troopers and 2 Hidden Runners', 'Crown are 1st in Line'],
      ['The Crown has a quiet month', '8.1', 'Fenwick has 3 Troopers'],
    ]);
    const stated = kit.tests.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps.slice(-1)));
    expect(stated.filter(({ then }) => then.length === 0)).toEqual([]);
  });

  it('cites the card where an example cites nothing', () => {
    expect(kit.tests.find(({ id }) => id === 'C2/event/a-month-without-fog')?.cites).toBe('C2');
  });
});

describe('a scenario that is checked to its end', () => {
  it('has what is answered after its last line as a step of its own, up to where nothing is asked', async () => {
    const toTheEnd = await kitFrom(
      saltmarshWithMore((path, text) =>
        path.endsWith('first-tide.yaml') ? text.replace('steps:', 'checks: end\nsteps:') : text,
      ),
    );
    const parsed = JSON.parse(toTheEnd.json) as Kit;
    const part = (of: Kit) => of.tests.find(({ id }) => id === 'scenario/first-tide')?.parts[0];
    const [before, after] = [part(kit), part(parsed)];
    const last = after?.steps.at(-1);
    expect(after?.steps.slice(0, -1)).toEqual(before?.steps);
    expect(last).toMatchObject({ title: 'the game comes to its end', cites: '8.0', then: [] });
    expect(last?.decisions.length).toBeGreaterThan(0);
    expect([before?.question === null, after?.question]).toEqual([false, null]);
    expect(failuresOf(engineOf(toTheEnd.generated), toTheEnd.json)).toEqual([]);
    expect(failuresOf(engineOf(toTheEnd.interpreted), toTheEnd.json)).toEqual([]);
  });
});

describe('the id of a test', () => {
  const ids = (of: Kit): string[] => of.tests.map(({ id }) => id);

  it('is made of the card, its side where it is of one, and the title', () => {
    expect(ids(kit)).toEqual([
      'C1/salt-hires-a-runner',
      'C1/unshaded/one-field-is-dried',
      'C1/shaded/half-of-the-runners-come-back',
      'C2/event/a-month-without-fog',
      'C5/unshaded/the-lanterns-show-who-moves-at-night',
      'C5/shaded/a-hungry-town-counts-twice',
      'scenario/first-tide',
      'scenario/two-turns',
    ]);
  });

  it('stays what it was when an example is put before the others', async () => {
    const { json } = await kitFrom({ files: saltmarshFiles(), diagnostics: [] });
    const without = new Set(ids(JSON.parse(json) as Kit));
    expect(ids(kit).filter((id) => !without.has(id))).toEqual(['C1/salt-hires-a-runner', 'scenario/two-turns']);
  });

  it('is unique, even where two titles differ in their punctuation alone', async () => {
    const twin = `  - name: a month, without fog!
    when:
      - League play C2
    then:
      - Fenwick has 3 Troopers
`;
    const { json } = await kitFrom(
      saltmarshWithMore((path, text) => (path.endsWith('c2-neap-tide.yaml') ? text + twin : text)),
    );
    const about = ids(JSON.parse(json) as Kit).filter((id) => id.startsWith('C2/'));
    expect(about).toEqual(['C2/event/a-month-without-fog', 'C2/event/a-month-without-fog-2']);
  });
});

describe('the schema', () => {
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(kitSchema);

  /** Every object in a value, by its path. */
  function objectsIn(value: unknown, path = ''): [path: string, object: Record<string, unknown>][] {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.entries(value).flatMap(([key, it]) => objectsIn(it, `${path}/${key}`));
    return Array.isArray(value) ? inner : [[path, value as Record<string, unknown>], ...inner];
  }

  it('fits the kit', () => {
    validate(kit);
    expect(validate.errors).toBeNull();
  });

  it('leaves no object open', () => {
    const open = objectsIn(kitSchema).filter(([, it]) => it.type === 'object' && it.additionalProperties === true);
    const unsaid = objectsIn(kitSchema).filter(([, it]) => it.type === 'object' && !('additionalProperties' in it));
    expect([...open, ...unsaid].map(([path]) => path)).toEqual([]);
  });

  it('refuses a key that it does not know, wherever it stands', () => {
    const changed = structuredClone(kit);
    const objects = objectsIn(changed);
    expect(objects.length).toBeGreaterThan(200);
    const accepted = objects.filter(([, object]) => {
      // No name has such a value: what is kept by name is refused for it.
      object['unknown key'] = { unknown: {} };
      const fits = validate(changed);
      delete object['unknown key'];
      return fits;
    });
    expect(accepted.map(([path]) => path)).toEqual([]);
  });

  it('refuses a kit in which a key is missing that is not a name', () => {
    const changed = structuredClone(kit);
    const names =
      /\/(?:spaces|pieces|markers|boxes|pools|held|tracks|counters|options|capabilities|eligibility|taken)\/[^/]+$/u;
    const counts = /\/(?:boxes|pools)\/[^/]+\/[^/]+$/u;
    const optional = /\/(?:onNext|taken|awaited|madeUp|options)$/u;
    const accepted = objectsIn(changed).flatMap(([path, object]) =>
      Object.entries(object).flatMap(([key, value]) => {
        // Assigned again, the key goes to the end, which is no difference.
        Reflect.deleteProperty(object, key);
        const fits = validate(changed);
        object[key] = value;
        return fits ? [`${path}/${key}`] : [];
      }),
    );
    expect(accepted.length).toBeGreaterThan(100);
    expect(accepted.filter((path) => ![names, counts, optional].some((form) => form.test(path)))).toEqual([]);
  });
});

describe('an engine', () => {
  it('that was made from the spec passes, and so does the interpreter', () => {
    expect(failuresOf(engineOf(made.generated), made.json)).toEqual([]);
    expect(failuresOf(engineOf(made.interpreted), made.json)).toEqual([]);
  });

  it('is held against the JSON alone', () => {
    expect(importsOf(fileAt('test/kit/check-kit.ts')).map(({ to }) => to)).toEqual(['node:util']);
    const others = importsOf(fileAt('test/kit/program-as-engine.ts')).map(({ to }) => to);
    expect(others).toEqual(['runtime/index', 'test/kit/check-kit']);
  });

  it.each([
    [
      'offers less',
      'place up to cut Runners in Harrow',
      'place cut Runners in Harrow',
      [
        'C1/shaded/half-of-the-runners-come-back: League play C1 shaded, decision 1: nothing instead of League: 1, 2, done',
      ],
    ],
    [
      'asks another faction',
      'Crown may, in',
      'League may, in',
      [
        'C1/unshaded/one-field-is-dried: question at the end: League: Dunmoor, Port Sable, done instead of Crown: Dunmoor, Port Sable, done',
        'scenario/two-turns: The Crown dries a field, decision 2: League: Fenwick, done instead of Crown: Fenwick, done',
      ],
    ],
    [
      'leaves chance the wrong thing',
      'draw 1 Favour chit',
      'draw 2 Favour chits',
      [
        'C1/salt-hires-a-runner: League conduct Whisper, decision 2: chance: Bread, Salt instead of League: Dunmoor, Fenwick, done',
      ],
    ],
    [
      'is elsewhere after a step',
      'rule: "2.3"\n    steps:\n      - raise Resolve by 1',
      'rule: "2.3"\n    steps:\n      - raise Resolve by 2',
      ['scenario/two-turns: The League rests, position: tracks/Resolve is 8 instead of 7'],
    ],
    [
      'does more in the end',
      'place 1 Trooper in Fenwick',
      'place 2 Troopers in Fenwick',
      [
        'C2/event/a-month-without-fog: League play C2, position: spaces/Fenwick/pieces/Trooper is 4 instead of 3',
        'scenario/two-turns: The Crown has a quiet month, position: spaces/Fenwick/pieces/Trooper is 4 instead of 3',
      ],
    ],
    [
      'does not come to its end',
      'place 1 Runner here\n    Bane',
      'place up to 1 Runner here\n    Bane',
      [
        'C1/salt-hires-a-runner: League conduct Whisper, position: spaces/Fenwick/pieces/Hidden Runner is 1 instead of 2',
      ],
    ],
    [
      'asks once more, having done all',
      'return the drawn Favour chits to the pool',
      'return the drawn Favour chits to the pool\n  - League may, in 1 space with Runners:\n      - remove 1 Runner here',
      ['C1/salt-hires-a-runner: question at the end: League: Dunmoor, Fenwick, done instead of nothing'],
    ],
    [
      'ends too early',
      'if Resolve is 0',
      'if Resolve is at least 7',
      ['scenario/two-turns: The Crown has a quiet month, position: spaces/Dunmoor/pieces/Depot is 1 instead of 2'],
    ],
    [
      'is set up otherwise',
      'Dunmoor: { Runner: 2, Depot: 1 }',
      'Harrow: { Runner: 2, Depot: 1 }',
      ['setup: spaces/Dunmoor/pieces/Hidden Runner is absent instead of 2'],
    ],
  ])('that %s is found out', (_fault, before, after, failures) => {
    const { world } = check(saltmarshWithMore((_, text) => text.replace(before, after)));
    if (world === null) throw new Error('the changed spec has errors');
    expect(failuresOf(engineOf(interpret(lower(world))), made.json)).toEqual(failures);
  });
});

describe('the page', () => {
  it('shows a test of the kit, only shorter', () => {
    const [, block = ''] = /^```json\n([\s\S]*?)^```$/mu.exec(page) ?? [];
    const shown = JSON.parse(block) as Kit['tests'][number];
    expect(kit.tests.find(({ id }) => id === shown.id)).toMatchObject(shown);
    expect(Object.keys(shown)).toEqual(['id', 'kind', 'title', 'cites', 'given', 'parts']);
  });

  it('speaks of every key of a test and of a position, and of every kind of decision', () => {
    const { properties, $defs } = kitSchema;
    const forms = ['test', 'part', 'step', 'answered', 'position'];
    const keys = forms.flatMap((form) => Object.keys($defs[form]?.properties ?? {}));
    const words = [...Object.keys(properties), ...keys, ...($defs.kind?.enum ?? [])];
    // The shown test names what the text does not.
    const missing = words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`));
    expect(words.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });

  it('is short', () => {
    expect(page.trimEnd().split('\n').length).toBeLessThan(100);
  });
});
