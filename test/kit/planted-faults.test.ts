/** Faults planted in an emitted engine: the kit finds them where they show, at a question, after a step, at the end. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type CompiledModule, instantiate } from '../../compiler/host/link-engine.js';
import { kitOf } from '../../compiler/kit/kit.js';
import { printKit } from '../../compiler/kit/print.js';
import { program } from '../../generated/arab-revolt/index.js';
import { compileText } from '../support/compile-text.js';
import { checkedGame } from '../support/games.js';
import { faults, withFault } from '../support/planted-faults.js';
import { filesIn } from '../tidy/sources.js';
import { failuresOf } from './check-kit.js';
import { engineOf } from './program-as-engine.js';

const texts = new Map<string, string>();
const compiled = new Map<string, CompiledModule>();
let json = '';

beforeAll(() => {
  const { world, examples, plans } = checkedGame('arab-revolt');
  if (world === null) throw new Error('the spec has errors');
  const made = kitOf(program, world, { examples, scenarios: plans });
  if (!made.ok) throw new Error('a test does not hold');
  json = printKit(made.kit);
  for (const { path, text } of filesIn('generated/arab-revolt', '.ts')) {
    if (path.endsWith('.test.ts')) continue;
    const name = path.replace('generated/arab-revolt/', '');
    texts.set(name, text);
    compiled.set(name, compileText(text, name));
  }
}, 60_000);

describe('a fault in an emitted engine', () => {
  it.each([
    ['a piece too many at the beginning', /^setup: spaces\//u],
    ['no way to be done', /, decision \d+: British: .+ instead of .+, done$/u],
    ['another faction is asked', /: question at the end: British: .+ instead of Rebels: /u],
    ['a draw too few', /, decision \d+: .+ instead of chance: /u],
    ['a roll changed the other way', /, position: tracks\/Unity\/box is 3 instead of 4$/u],
    ['an order not adjusted', /, position: eligibility\/first is /u],
    ['the other faction wins', /, position: winner is "Rebels" instead of "British"$/u],
    ['play goes on after its end', /: question at the end: .+ instead of nothing$/u],
  ])('is found by the kit: %s', (kind, where) => {
    const fault = faults.find((it) => it.kind === kind);
    if (fault === undefined) throw new Error('there is no such fault');
    const text = withFault(texts.get(fault.file) ?? '', fault);
    const faulty = instantiate(new Map([...compiled, [fault.file, compileText(text, fault.file)]]));
    expect(failuresOf(engineOf(faulty), json).some((failure) => where.test(failure))).toBe(true);
  });
});
