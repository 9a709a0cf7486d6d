import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import type { World } from '../../../compiler/resolved/ir.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function saltmarsh(): World {
  const { world, diagnostics } = analyse(saltmarshFiles());
  expect(diagnostics.map((it) => `${it.code} ${it.message}`)).toEqual([]);
  if (world === null) throw new Error('no world');
  return world;
}

describe('a spec without mistakes', () => {
  it('gives a world and no message', () => {
    expect(saltmarsh().title).toBe('Saltmarsh: a small war');
  });

  it('gives ids in the order of the game and map files', () => {
    const world = saltmarsh();
    expect(world.spaces.map((it) => it.name)).toEqual([
      'Fenwick',
      'Dunmoor',
      'Harrow',
      'Port Sable',
      'Sable Road',
      'Skerries',
    ]);
    expect(world.columns.map((it) => it.name)).toEqual([
      'Trooper',
      'Hidden Scout',
      'Open Scout',
      'Hidden Runner',
      'Open Runner',
      'Depot',
    ]);
  });

  it('orders procedures by sequence and class, and cards by the number in their code', () => {
    const world = saltmarsh();
    expect(world.procedures.map((it) => it.name)).toEqual([
      'Whole Game',
      'Turn',
      'Rest',
      'Reckoning Round',
      'Muster',
      'Rise',
      'Whisper',
    ]);
    expect(world.procedures[world.start]?.name).toBe('Whole Game');
    expect(world.cards.map((it) => it.code)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C10', 'T1', 'U1']);
  });

  it('gives the same world whatever the order of the files', () => {
    const { world } = analyse(saltmarshFiles().reverse());
    expect(world).toEqual(saltmarsh());
  });

  it('counts the boxes of a track from 1 in the setup and from 0 in the world', () => {
    expect(saltmarsh().setup.tracks).toEqual([6, 1, 5, 5, 0]);
  });

  it('adds the steps of a card to the procedure that it names', () => {
    const world = saltmarsh();
    const modifier = world.modifiers.find((it) => world.cards[it.card]?.code === 'C10');
    const reckoning = world.procedures.findIndex((it) => it.name === 'Reckoning Round');
    expect(modifier).toMatchObject({
      when: { kind: 'current' },
      rule: '6.1',
      text: 'at the end of Reckoning Round',
      change: { kind: 'steps', at: { kind: 'procedure', procedure: reckoning, moment: 'after' } },
    });
  });

  it('names the file of a card below the folder of the game', () => {
    expect(saltmarsh().cards[0]?.file).toBe('cards/c1-spring-tide');
  });

  it('lists what is assumed, with its reason', () => {
    expect(saltmarsh().assumed.map(({ text, note }) => [text, note])).toEqual([
      ['box 1 of Mood has the value 2', 'printed on the track alone'],
      ['Fenwick and Sable Road are adjacent (80 %)', ''],
      ['Fenwick and Harrow are not adjacent (90 %)', 'only the road leads there'],
    ]);
  });

  it('keeps scenarios and rulings aside', () => {
    const { scenarios, rulings } = analyse(saltmarshFiles());
    expect(scenarios.map((it) => it.path)).toEqual(['saltmarsh/scenarios/first-tide.yaml']);
    expect(rulings.map((it) => it.path)).toEqual(['saltmarsh/rulings.yaml']);
  });
});
