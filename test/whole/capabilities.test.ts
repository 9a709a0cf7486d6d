/** A capability stands whole in its card's file: without the file nothing of it is left. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile, type SourceSet } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import { checkedGame } from '../support/games.js';

const spec = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'arab-revolt'));
const { world } = checkedGame('arab-revolt');
/** A11 is ignored while A28 is in play: its own sentence says so, and cannot be read without A28. */
const spokenOf = new Set(['A28']);
const capabilities = (world?.cards ?? []).filter(({ code, capability }) => capability !== null && !spokenOf.has(code));

function without(file: string): SourceSet {
  return { ...spec, files: spec.files.filter(({ path }) => !path.endsWith(`${file}.yaml`)) };
}

describe('without its file', () => {
  it.each(capabilities.map(({ code, file }) => [code, file] as const))('%s leaves no trace', async (code, file) => {
    const { output, diagnostics } = await compile(without(file));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    const texts = [...(output?.engine ?? []), ...(output?.tests ?? [])].map((it) => JSON.stringify(it));
    expect(texts.length).toBeGreaterThan(90);
    expect(texts.filter((text) => new RegExp(`\\b${code}(?!\\d)`, 'u').test(text))).toEqual([]);
  });
});

describe('a card that another card speaks of', () => {
  it('is missed there, by the sentence that speaks of it', async () => {
    const { output, diagnostics } = await compile(without('a28-tegart-forts'));
    expect(output).toBeNull();
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['RW0315']);
  });
});

const cardless: Readonly<Record<string, string>> = {
  'game.yaml': `game: Ford
title: Ford
cites: F
edition: "1"
play: Whole Game
factions:
  Millers: { adjective: Miller }
pieces:
  Sack: { plural: Sacks, faction: Millers, inventory: 3 }
order of play:
  places: [1st]
classes:
  Operation: {}
`,
  'map.yaml': `map: Ford
kinds:
  Bank: { plural: Banks }
spaces:
  Left: { kind: Bank, adjacent: [Right] }
  Right: { kind: Bank, adjacent: [Left] }
`,
  'setup.yaml': `setup: Ford
rule: "1"
order of play: [Millers]
boxes:
  Available: { Sack: 3 }
`,
  'sequence.yaml': `procedures:
  Whole Game:
    rule: "1"
    steps:
      - conduct an Operation
      - Millers win
`,
  'operations/carry.yaml': `operation: Carry
rule: "1"
select: up to 1 Bank
steps:
  - cancel all unshaded Miller Capabilities
  - in each selected space:
      - place 1 Sack here
`,
};

describe('a rule about Capabilities before any card is written', () => {
  it('plays', () => {
    const { program } = built(Object.entries(cardless).map(([path, text]) => ({ path: `ford/${path}`, text })));
    expect(playRandomly(program, 1)).toMatchObject({ finished: true });
  });
});
