/** The examples of cards: which are accepted, and what is refused at which word. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import type { ExamplePlan } from '../../../compiler/scenario/ir.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

interface Parts {
  readonly name?: string;
  readonly given?: readonly string[];
  readonly when?: readonly string[];
  readonly then?: readonly string[];
}

/** A card with two sides and one that stays in play, with one example of which any part can be replaced. */
function cards(parts: Parts = {}, more = ''): SourceFile[] {
  const first = `card: C1
title: Spring Tide
unshaded:
  title: High water
  effect:
    - League place 1 Runner in Fenwick
shaded:
  title: Low water
  effect:
    - Crown may remove 1 Runner in Fenwick
examples:
${exampleOf(parts)}${more}`;
  const second = `card: C2
title: Neap Tide
kind: Fixed Event
capability: Crown
unshaded:
  title: A quiet month
  effect:
    - raise Resolve by 1
shaded:
  title: A loud month
  effect:
    - reduce Resolve by 1
`;
  return saltmarshFiles().map(({ path, text }) => {
    if (path.endsWith('c1-spring-tide.yaml')) return { path, text: first };
    if (path.endsWith('c2-neap-tide.yaml')) return { path, text: second };
    if (path.endsWith('first-tide.yaml')) return { path, text: scenario };
    return { path, text };
  });
}

const scenario = `scenario: First tide
rule: "8.0"
steps:
  - step: The League waits
    then: [Resolve is 6]
`;

function exampleOf({
  name = 'a landing',
  given = ['the board is empty'],
  when = ['League play C1 unshaded'],
  then = ['Fenwick holds 1 Hidden Runner'],
}: Parts): string {
  const list = (key: string, items: readonly string[]): string =>
    items.length === 0 ? '' : `    ${key}:\n${items.map((it) => `      - ${it}\n`).join('')}`;
  return `  - name: ${name}\n${list('given', given)}${list('when', when)}${list('then', then)}`;
}

function diagnose(files: readonly SourceFile[]): readonly Diagnostic[] {
  return check({ files, diagnostics: [] }).diagnostics;
}

/** Each error as its code and the words it marks. */
function marks(parts: Parts, more = ''): string[] {
  return diagnose(cards(parts, more))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, span }) => `${code} ${span.file.text.slice(span.start, span.end)}`);
}

function plan(parts: Parts): ExamplePlan {
  const { examples, diagnostics } = check({ files: cards(parts), diagnostics: [] });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [first] = examples;
  if (first === undefined) throw new Error('no plan');
  return first;
}

describe('an example that is well written', () => {
  it('is planned in ids and numbers', () => {
    const planned = plan({
      given: ['the board is empty', 'Fenwick holds 1 Hidden Runner'],
      when: ['Crown play C1 shaded', 'Crown: "1"'],
      then: ['Fenwick holds nothing', 'nothing is asked'],
    });
    expect(planned).toMatchObject({ name: 'a landing', cites: '' });
    expect(planned.given.map(({ fact }) => fact.kind)).toEqual(['empty board', 'space']);
    expect(planned.when).toMatchObject([
      { kind: 'action', does: { kind: 'play', by: 0, card: 0, side: 1 } },
      { kind: 'line', by: { kind: 'faction', faction: 0 }, answers: [{ text: '1' }] },
    ]);
    expect(planned.then[1]?.expected).toMatchObject({ kind: 'asked', of: null });
  });

  it.each([
    'the setup',
    'Fenwick holds nothing',
    'Harrow holds 1 Trooper, 2 Open Runners and Unrest',
    'Gaol holds 2 Runners',
    'Skerries is in play',
    'Salt Road is not in play',
    'Resolve is 12',
    'Mood is at Calm',
    'Mood Track is in box 2',
    'Favour value is 2',
    'Crown are 1st in Line',
    'League hold Bread',
    'the Favour pool holds 1 Bread',
    'Salt is in play',
    'the Salt chit is aside',
    'the card is C10',
    'C3 has been played',
    'C2 shaded is in play',
    'C2 is in play unshaded',
    'C2 is not in play',
    'the deck is C3, C10',
    'the deck is empty',
  ])('may start from `%s`', (sentence) => {
    expect(marks({ given: [sentence] })).toEqual([]);
  });

  it.each([
    'Crown conduct Muster',
    'conduct Muster',
    'conduct Reckoning Round',
    'League conducts Turn',
    'League play C1 shaded',
  ])('may do `%s`', (sentence) => {
    expect(marks({ when: [sentence] })).toEqual([]);
  });

  it.each([
    'nothing is asked',
    'Crown are asked: Fenwick, Dunmoor, done',
    'League is asked: [Fenwick, done]',
    'draw is asked: Bread, Salt',
    'C2 shaded is in play',
    'C1 has been played',
    'Favour value is 2',
    'Skerries is not in play',
    'Salt is aside',
    'League win',
  ])('may end with `%s`', (sentence) => {
    expect(marks({ then: [sentence] })).toEqual([]);
  });

  it('may start from the setup without saying so', () => {
    expect(plan({ given: [] }).given).toEqual([]);
  });
});

describe('what an example starts from', () => {
  it.each([
    ['Fenwick looks busy', 'RW0614 looks'],
    ['League win', 'RW0614 League win'],
    ['Fenwik holds 1 Depot', 'RW0605 Fenwik'],
    ['Fenwick has 1 Depot', 'RW0616 Fenwick has 1 Depot'],
    ['Fenwick holds 2 Trooper', 'RW0482 Trooper'],
    ['Fenwick holds 1 Hidden Runners', 'RW0482 Hidden Runners'],
    ['Gaol holds 2 Depot', 'RW0482 Depot'],
    ['Available holds 1 Depot', 'RW0617 Available holds 1 Depot'],
    ['Fenwick holds 2 Runners', 'RW0618 Runners'],
    ['Fenwick holds 2 patrols', 'RW0618 patrols'],
    ['Gaol holds 2 patrols', 'RW0618 patrols'],
    ['Fenwick holds 3 Depots', 'RW0619 Depots'],
    ['Sable Road holds 1 Depot', 'RW0619 Depot'],
    ['Skerries holds 1 Trooper', 'RW0619 Trooper'],
    ['Fenwick holds 1 Watch', 'RW0619 Watch'],
    ['Fenwick holds 2 Unrest', 'RW0619 Unrest'],
    ['Skerries holds 1 Flooded and 1 Hidden Runner', 'RW0619 Hidden Runner'],
    ['Resolve is 13', 'RW0611 13'],
    ['Favour value is many', 'RW0611 many'],
    ['C2 is in play', 'RW0620 C2 is in play'],
    ['C1 shaded is in play', 'RW0628 C1 shaded is in play'],
    ['the deck is C1, C1', 'RW0606 C1'],
    ['the deck is C1, C99', 'RW0605 C99'],
    ['Harrow holds 9 Hidden Runners', 'RW0629 Hidden Runners'],
    ['League hold 3 Bread', 'RW0610 3 Bread'],
  ])('cannot be `%s`: %s', (sentence, mark) => {
    expect(marks({ given: [sentence] })).toEqual([mark]);
  });

  it.each([
    [['Fenwick holds nothing', 'Fenwick holds 1 Depot'], 'RW0615 Fenwick holds 1 Depot'],
    [['Resolve is 3', 'Resolve is 4'], 'RW0615 Resolve is 4'],
    [['Crown are 1st in Line', 'League are 1st in Line'], 'RW0615 League are 1st in Line'],
    [['Fenwick holds nothing', 'the board is empty'], 'RW0627 the board is empty'],
    [['the board is empty', 'Fenwick holds 6 Hidden Runners', 'Gaol holds 5 Runners'], 'RW0629 Runners'],
    [['League hold 2 Bread', 'the Favour pool holds 1 Bread'], 'RW0629 Bread'],
  ])('cannot be %j: %s', (given, mark) => {
    expect(marks({ given })).toEqual([mark]);
  });

  it('is told which states a piece may have, of which nobody knows the one that is meant', () => {
    const [diagnostic] = diagnose(cards({ given: ['Fenwick holds 2 Runners'] }));
    expect(diagnostic?.help.map(({ text }) => text)).toEqual([
      expect.stringContaining('Hidden Runners'),
      expect.stringContaining('Open Runners'),
    ]);
    expect(diagnostic?.help.flatMap(({ edits }) => edits)).toEqual([]);
  });
});

describe('what is done in an example', () => {
  it.each([
    [['League look around'], 'RW0626 look'],
    [['play C1'], 'RW0626 play C1'],
    [['Leage play C1 shaded'], 'RW0605 Leage'],
    [['League play C99'], 'RW0605 C99'],
    [['League play C1'], 'RW0620 C1'],
    [['League play C10 shaded'], 'RW0620 C10 shaded'],
    [['League conduct Mustr'], 'RW0605 Mustr'],
    [['League conduct Muster'], 'RW0630 League conduct Muster'],
    [['"League: Fenwick"'], 'RW0626 League: Fenwick'],
    [['League: Fenwick', 'League play C1 shaded'], 'RW0631 League'],
    [['League play C1 shaded', 'Leage: Fenwick'], 'RW0603 Leage'],
    [['League play C1 shaded', 'roll: 7'], 'RW0607 7'],
  ])('cannot be %j: %s', (when, mark) => {
    expect(marks({ when })).toEqual([mark]);
  });
});

describe('an example that needs a card without a text', () => {
  it('is left out, and said to be', () => {
    const files = cards({ when: ['League play C3'] });
    expect(diagnose(files).map(({ code }) => code)).toContain('RW0802');
    expect(check({ files, diagnostics: [] }).examples.map(({ name }) => name)).not.toContain('a landing');
  });
});

describe('what an example shows', () => {
  it('cannot be left out', () => {
    expect(marks({ then: [] })).toEqual(['RW0602 a landing']);
  });

  it('cannot be two questions', () => {
    expect(marks({ then: ['nothing is asked', 'League are asked: done'] })).toEqual(['RW0633 League are asked']);
  });

  it('cannot ask somebody who is no faction', () => {
    expect(marks({ then: ['Leage are asked: done'] })).toEqual(['RW0603 Leage']);
  });
});

describe('examples', () => {
  it('of one card may not have one name', () => {
    expect(marks({}, exampleOf({ name: 'A  landing' }))).toEqual(['RW0601 A  landing']);
    expect(marks({}, exampleOf({ name: 'another landing' }))).toEqual([]);
  });

  it('may not have a key that is none', () => {
    expect(marks({}).concat(marks({}, '    than: [Resolve is 6]\n'))).toEqual(['RW0101 than']);
  });

  it('report every mistake in one run, together with those of scenarios', () => {
    const mistakes = cards({ given: ['Fenwik holds nothing'], when: ['Leage play C1 shaded'], then: ['Resolv is 3'] });
    const files = mistakes.map((it) => ({ ...it, text: it.text.replace('[Resolve is 6]', '[Resolve is 99]') }));
    expect(diagnose(files).map(({ code }) => code)).toEqual(['RW0611', 'RW0605', 'RW0605', 'RW0605']);
  });

  it('are missed for each side that none plays or has in play, which is no error', () => {
    const missed = (parts: Parts): string[] =>
      diagnose(cards(parts)).map(({ code, severity, message }) => `${code} ${severity}: ${message}`);
    expect(missed({})).toEqual([
      'RW0801 warning: no example plays C1 shaded',
      'RW0801 warning: no example plays C2 unshaded',
      'RW0801 warning: no example plays C2 shaded',
    ]);
    expect(missed({ given: ['C2 shaded is in play'] })).not.toContain('RW0801 warning: no example plays C2 shaded');
  });
});
