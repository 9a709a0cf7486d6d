/** The kits of the games in `spec/`: whole, and held by both back ends. */
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { lower } from '../../compiler/core/from-resolved.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import type { Kit } from '../../compiler/kit/ir.js';
import { kitOf } from '../../compiler/kit/kit.js';
import { printKit } from '../../compiler/kit/print.js';
import { program as arabRevolt } from '../../generated/arab-revolt/index.js';
import { program as israeliIndependence } from '../../generated/israeli-independence/index.js';
import { program as palestine } from '../../generated/palestine/index.js';
import { failuresOf } from './check-kit.js';
import { kitSchema } from './kits.js';
import { engineOf } from './program-as-engine.js';
import { checkedGame } from '../support/games.js';

const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(kitSchema);

describe.each([
  ['arab-revolt', arabRevolt, { moreTestsThan: 400, kinds: 10 }],
  ['israeli-independence', israeliIndependence, { moreTestsThan: 75, kinds: 3 }],
  ['palestine', palestine, { moreTestsThan: 400, kinds: 10 }],
])('the kit of %s', (folder, program, has) => {
  const spec = readSpec(join(import.meta.dirname, '..', '..', 'spec', folder));
  const { world, examples, plans } = checkedGame(folder);
  if (world === null) throw new Error('the spec has errors');
  const made = kitOf(program, world, { examples, scenarios: plans });
  if (!made.ok) throw new Error(made.failures.map(({ id }) => id).join('\n'));
  const json = printKit(made.kit);

  it('follows the schema', () => {
    validate(JSON.parse(json));
    expect(validate.errors).toBeNull();
  });

  it('has every example and every scenario of the spec once', () => {
    const titles = (kind: string): string[] =>
      made.kit.tests.flatMap((it) => (it.kind === kind ? [it.title] : [])).sort();
    const written = spec.files.map(({ text }) => parseDocument(text).toJS() as Record<string, unknown>);
    const examplesOf = ({ examples: list = [], rules = {} }: Record<string, unknown>): string[] => [
      ...(list as { readonly name: string }[]).map(({ name }) => name),
      ...Object.values(rules as Record<string, Record<string, unknown>>).flatMap(examplesOf),
    ];
    expect(titles('example')).toEqual(written.flatMap(examplesOf).sort());
    expect(titles('scenario')).toEqual(written.flatMap(({ scenario }) => scenario ?? []).sort());
    expect(made.kit.tests.length).toBeGreaterThan(has.moreTestsThan);
    expect(new Set(made.kit.tests.map(({ id }) => id)).size).toBe(made.kit.tests.length);
  });

  it('asks for every kind of decision, of chance and of each faction that is played', () => {
    const { tests } = JSON.parse(json) as Kit;
    const asked = tests.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps.flatMap((it) => it.decisions)));
    const { factions, unplayed = [] } = made.kit.tables;
    const played = factions.filter((name) => !unplayed.includes(name));
    expect(new Set(asked.map(({ by }) => by))).toEqual(new Set(['chance', ...played]));
    expect(new Set(asked.map(({ kind }) => kind)).size).toBe(has.kinds);
    expect(asked.filter(({ answer, options }) => !options.includes(answer))).toEqual([]);
  });

  it('is passed by the generated engine', () => {
    expect(failuresOf(engineOf(program), json)).toEqual([]);
  });

  it('is passed by the interpreter', () => {
    expect(failuresOf(engineOf(interpret(lower(world))), json)).toEqual([]);
  });
});
