/** What examples can say beside the board: what is asked and offered, between answers and at the end, what a faction sees, what is left. */
import { beforeAll, describe, expect, it } from 'vitest';
import { check, compile } from '../../../compiler/driver.js';
import { loadProgram } from '../../../compiler/host/load-engine.js';
import { interpret } from '../../../compiler/interpreter/interpret.js';
import { lockstep } from '../../../compiler/interpreter/lockstep.js';
import type { World } from '../../../compiler/resolved/ir.js';
import { createSymbols } from '../../../compiler/resolved/declare/symbols.js';
import { planExamples } from '../../../compiler/scenario/examples-from-yaml.js';
import { exampleFailure } from '../../../compiler/scenario/play-example.js';
import { playScenario } from '../../../compiler/scenario/play.js';
import type { Sentences } from '../../../compiler/scenario/read-script.js';
import { failureDiagnostics } from '../../../compiler/scenario/report.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import type { Program } from '../../../runtime/program.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';
import { saltmarshWithScenario } from './first-tide.js';

/** The emitted engine and the interpreter, which are held against each other. */
let pair: Program;
let world: World;
let sentences: Sentences;

beforeAll(async () => {
  const { output, core, analysis } = await compile({ files: saltmarshFiles(), diagnostics: [] });
  const { declarations, language } = analysis;
  if (output === null || core === null || declarations === null) throw new Error('Saltmarsh does not compile');
  pair = lockstep(await loadProgram('.', output.engine), interpret(core));
  world = core.world;
  sentences = { language, symbols: createSymbols(declarations) };
}, 60_000);

interface Parts {
  readonly given?: readonly string[];
  readonly when: readonly string[];
  readonly then: readonly string[];
}

/** Each error as its code and the words it marks; else why the example does not hold, or `holds`. */
function outcome({ given = ['the board is empty'], when, then }: Parts): string {
  const list = (key: string, lines: readonly string[]): string =>
    lines.length === 0
      ? ''
      : `    ${key}:\n${lines.map((line) => `      - ${line.replace(/\n/gu, '\n        ')}\n`).join('')}`;
  const text = `  - name: tried\n${list('given', given)}${list('when', when)}${list('then', then)}`;
  const file = { path: 'tried.yaml', text };
  const { root, diagnostics: unread } = parseYaml(file);
  if (root === null || unread.length > 0) throw new Error(`no YAML: ${text}`);
  const name = { text: 'C2', span: root.span };
  const document = { kind: 'card', name, file: 'cards/c2', node: root } as const;
  const { plans, diagnostics } = planExamples(world, sentences, [document], { text: '' });
  const [plan] = plans;
  if (plan !== undefined) return exampleFailure(pair, world, plan) ?? 'holds';
  return diagnostics.map(({ code: mistake, span }) => `${mistake} ${text.slice(span.start, span.end)}`).join('; ');
}

const muster = {
  given: ['the board is empty', 'Fenwick holds 1 Trooper', 'Port Sable holds 1 Trooper'],
  when: ['Crown conduct Muster'],
};

describe('what is offered', () => {
  it.each([
    ['Crown are asked'],
    ['Fenwick is offered'],
    ['Fenwick and Port Sable are offered'],
    ['Dunmoor is not offered'],
    ['Dunmoor and Harrow are not offered'],
    ['the question is: select up to 3 Provinces or Towns'],
    ['the question cites: "3.1"'],
  ])('is said without a list of all: `%s`', (statement) => {
    expect(outcome({ ...muster, then: [statement] })).toBe('holds');
  });

  const asked = 'Crown are asked: select up to 3 Provinces or Towns [SM 3.1]\nlegal answers: Fenwick, Port Sable';
  it.each([
    ['League are asked', 'League are asked'],
    ['Dunmoor is offered', 'Dunmoor is offered'],
    ['Fenwick and Dunmoor are offered', 'Fenwick and Dunmoor are offered'],
    ['Dunmoor and Fenwick are not offered', 'Dunmoor and Fenwick are not offered'],
    ['the question is: select up to 2 Provinces', 'the question is: select up to 2 Provinces'],
    ['the question cites: "3.2"', 'the question cites: 3.2'],
    ['nothing is asked', 'nothing is asked'],
  ])('fails where it is not so: `%s`', (statement, text) => {
    expect(outcome({ ...muster, then: [statement] })).toBe(`expected: ${text}; ${asked}`);
  });

  it('fails where nothing is asked', () => {
    const over = { when: ['League play C2'], then: ['Fenwick is not offered'] };
    expect(outcome(over)).toBe('expected: Fenwick is not offered; nothing is asked');
  });

  it.each([
    ['Fenwik is not offered', 'RW0605 Fenwik'],
    ['Fenwick and Trooper in Fenwik are not offered', 'RW0605 Trooper in Fenwik'],
    ['2 Runers are not offered', 'RW0605 2 Runers'],
    ['Leage are asked', 'RW0603 Leage'],
  ])('is a word that the game has, for one that it has not is never offered: `%s`', (statement, mark) => {
    expect(outcome({ ...muster, then: [statement] })).toBe(mark);
  });
});

describe('between two answers', () => {
  const landing = {
    given: [...muster.given, 'the card is C1'],
    when: [
      'Crown conduct Muster',
      'Crown: Fenwick',
      'then:\n    - Crown are asked: Troopers, Scout\n    - Fenwick holds 1 Trooper',
      'Crown: Troopers, 2',
      'then:\n    - Fenwick holds 3 Troopers\n    - Fenwick is not offered',
      'Crown: done',
    ],
    then: ['Fenwick holds 3 Troopers', 'nothing is asked'],
  };

  it('it is stated what holds and what is asked', () => {
    expect(outcome(landing)).toBe('holds');
  });

  it('a statement that is not true fails, and so does what follows it', () => {
    const when = landing.when.map((it) => it.replace('Troopers, Scout', 'Troopers'));
    expect(outcome({ ...landing, when, then: ['Fenwick holds nothing'] })).toBe(
      [
        'expected: Crown are asked: Troopers; Crown are asked: choose one [SM 3.1]',
        'legal answers: Troopers, Scout',
        'expected: Fenwick holds nothing; it holds 3 Troopers',
      ].join('\n'),
    );
  });

  it('a question that is stated there is none that is stated at the end', () => {
    expect(outcome({ ...landing, when: landing.when.slice(0, 3), then: ['Crown are asked'] })).toBe('holds');
    expect(outcome({ ...landing, when: landing.when.slice(0, 4), then: ['Fenwick holds 3 Troopers'] })).toContain(
      'has not come to its end',
    );
  });

  it('something is stated', () => {
    expect(outcome({ ...landing, when: ['Crown conduct Muster', 'then: []'] })).toBe('RW0602 then');
  });
});

describe('the end of a card', () => {
  const card = {
    given: ['the board is empty', 'the deck is C2, C5', 'Fenwick holds 1 Trooper', 'Resolve is 6'],
    when: ['conduct Whole Game', 'League: Short Action'],
  };

  it('is before the next card is revealed: nothing is asked, and nothing of the next card is so', () => {
    const then = ['the card is C2', 'Fenwick holds 2 Troopers', 'C5 has not been played', 'nothing is asked'];
    expect(outcome({ ...card, then })).toBe('holds');
    expect(outcome({ ...card, then: ['the card is C5'] })).toBe('expected: the card is C5; it is C2');
    expect(outcome({ ...card, then: ['Crown are asked'] })).toBe('expected: Crown are asked; nothing is asked');
  });

  it('is left where play goes on, to the question of the next card', () => {
    const when = [...card.when, 'play goes on'];
    const then = ['the card is C5', 'Crown are asked', 'Short Action is offered'];
    expect(outcome({ ...card, when, then })).toBe('holds');
    expect(outcome({ ...card, when, then: ['nothing is asked'] })).toContain(
      'expected: nothing is asked; Crown are asked',
    );
  });

  it('needs no line of its own before an answer to the next card', () => {
    const when = [...card.when, 'Crown: Event, unshaded'];
    expect(outcome({ ...card, when, then: ['the card is C5', 'C5 unshaded is in play', 'nothing is asked'] })).toBe(
      'holds',
    );
  });

  it('is no place to go on from where something is asked, or all is over', () => {
    expect(outcome({ ...card, when: ['conduct Whole Game', 'play goes on'], then: ['Crown are asked'] })).toContain(
      'play goes on, but League are asked',
    );
    expect(outcome({ when: ['League play C2', 'play goes on'], then: ['nothing is asked'] })).toBe(
      'play goes on, but it has come to its end',
    );
  });

  it('is where a step of a scenario ends, and the next step may go on from it', () => {
    const played = (script: string, then: string): string => {
      const text = [
        'scenario: First tide\nrule: "8.0"\ndeck: [C2, C5, C1, C10]\nsteps:',
        '  - step: The League keeps the peace\n    script:\n      - League: Short Action',
        '    then:\n      - the card is C2\n      - nothing is asked',
        `  - step: The next card\n    script:\n      - ${script}\n    then:\n      - ${then}\n`,
      ].join('\n');
      const { plans, diagnostics } = check({ files: saltmarshWithScenario(text), diagnostics: [] });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const [plan] = plans;
      if (plan === undefined) throw new Error('no plan');
      const { failure } = playScenario(pair, world, plan);
      return failure === null
        ? 'holds'
        : failureDiagnostics(plan, failure)
            .map(({ message }) => message)
            .join('\n');
    };
    expect(played('play goes on', 'Crown are asked')).toBe('holds');
    expect(played('play goes on', 'the card is C5')).toBe('holds');
    expect(played('then:\n          - the card is C2', 'nothing is asked')).toBe('holds');
    expect(played('then:\n          - the card is C5', 'nothing is asked')).toBe(
      'the script expects `the card is C5`; it is C2',
    );
    expect(played('play goes on\n      - play goes on', 'nobody has won')).toContain(
      'play goes on, but Crown are asked',
    );
  });
});

describe('what is left and who has won', () => {
  it.each([
    ['2 Watches are left', 'holds'],
    ['2 Watch are left', 'holds'],
    ['4 Unrest are left', 'expected: 4 Unrest are left; 3 are left'],
    ['no Unrest is left', 'expected: no Unrest is left; 3 are left'],
    ['5 Unrest are left', 'RW0610 5 Unrest'],
    ['2 Flooded are left', 'RW0637 Flooded'],
    ['2 Runners are left', 'RW0605 Runners'],
    ['nobody has won', 'holds'],
    ['League win', 'expected: League win; nobody has won'],
  ])('`%s`: %s', (statement, found) => {
    const given = ['the board is empty', 'Fenwick holds Unrest'];
    expect(outcome({ given, when: ['League play C2'], then: [statement] })).toBe(found);
  });

  it('somebody has won, even though the round goes on to its end', () => {
    const lost = { given: ['the board is empty', 'Resolve is 0'], when: ['conduct Reckoning Round'] };
    expect(outcome({ ...lost, then: ['League win'] })).toBe('holds');
    expect(outcome({ ...lost, then: ['nobody has won'] })).toBe('expected: nobody has won; League have won');
  });

  it('cannot be given, since it follows from the rest', () => {
    const given = (sentence: string): string =>
      outcome({ given: [sentence], when: ['League play C2'], then: ['nobody has won'] });
    expect(given('2 Unrest are left')).toBe('RW0639 2 Unrest are left');
    expect(given('nobody has won')).toBe('RW0614 nobody has won');
  });
});

describe('a conduct within bounds', () => {
  const given = ['the board is empty', ...['Fenwick', 'Dunmoor', 'Port Sable'].map((it) => `${it} holds 1 Trooper`)];

  it.each([
    ['Crown conduct a Limited Muster', ['Fenwick, Dunmoor and Port Sable are offered', 'done is not offered'], []],
    ['Crown conduct Muster in Dunmoor or Port Sable', ['Fenwick is not offered', 'Dunmoor is offered'], []],
    ['Crown conduct Muster in Towns', ['Crown are asked: Troopers, Scout'], []],
    ['Crown conduct Muster adjacent to Port Sable', ['Crown are asked: Troopers, Scout'], []],
    ['Crown conduct Muster in or adjacent to Fenwick', ['Fenwick, Dunmoor and Port Sable are offered'], []],
    ['Crown conduct a Limited Muster', ['nothing is asked'], ['Crown: Fenwick, Scout']],
    ['Crown conduct Muster in up to 1 Province', ['nothing is asked'], ['Crown: Dunmoor, Scout']],
    ['Crown conduct Muster in 2 Provinces', ['Troopers is offered'], ['Crown: Fenwick, Scout']],
    ['Crown conduct a Limited Operation in Fenwick', ['Crown are asked: Troopers, Scout'], []],
  ])('`%s`: %j', (action, then, answers) => {
    expect(outcome({ given, when: [action, ...answers], then })).toBe('holds');
  });

  it('of several procedures is one that can be conducted, and nothing where none can', () => {
    const several = {
      given: ['the board is empty', 'Fenwick holds 1 Hidden Runner', 'Favour value is 1'],
      when: ['League conduct Rise or Whisper in Fenwick'],
    };
    expect(
      outcome({
        given: several.given,
        when: ['League conduct Rise or Whisper'],
        then: ['League are asked: Rise, Whisper'],
      }),
    ).toBe('holds');
    expect(outcome({ given, when: ['League conduct a Limited Rise'], then: ['nothing is asked'] })).toBe('holds');
  });

  it.each([
    ['Crown conduct Muster in Fenwick, waiving control', 'RW0634 control'],
    ['Crown conduct Muster in Fenwick, choosing Scout', 'RW0634 Scout'],
    ['Crown conduct an Operation with a Special Activity at any one moment', 'RW0634 Special Activity'],
    ['Crown conduct Muster in Provinces with Troopers', 'RW0635 in Provinces with Troopers'],
    ['League conduct a Limited Muster', 'RW0417 Muster'],
    ['Crown conduct a Limited Mustr', 'RW0312 Mustr'],
    ['Crown conduct a Limited Turn', 'RW0426 Turn'],
    ['Crown conduct Muster in Fenwik', 'RW0304 Fenwik'],
  ])('`%s` is refused: %s', (action, mark) => {
    expect(outcome({ given, when: [action], then: ['nothing is asked'] })).toBe(mark);
  });
});

describe('chits', () => {
  it.each([
    ['2 Salt are aside', '2 Salt are aside'],
    ['2 Salt chits are drawn', 'the Favour pool holds 2 Bread and 1 Salt'],
    ['1 Salt is in play', 'the Salt chit is in play'],
    ['no Salt are aside', '3 Salt are aside'],
  ])('lie so many somewhere: given `%s`, `%s`', (given, then) => {
    const found = outcome({ given: [given], when: ['League play C2'], then: [then] });
    expect(found).toBe(given.startsWith('no') ? 'expected: 3 Salt are aside; all are held or in their pool' : 'holds');
  });

  it.each([
    ['4 Salt are aside', 'RW0610 4 Salt'],
    ['2 Slat are aside', 'RW0605 Slat'],
  ])('`%s` is refused: %s', (sentence, mark) => {
    expect(outcome({ given: [sentence], when: ['League play C2'], then: [sentence] })).toBe(`${mark}; ${mark}`);
  });

  it('may not be given twice in one place', () => {
    const given = ['Salt is aside', '2 Salt are aside'];
    expect(outcome({ given, when: ['League play C2'], then: ['nobody has won'] })).toBe('RW0615 2 Salt are aside');
  });
});

describe('what a faction sees', () => {
  const drawn = { given: ['2 Salt are drawn', 'Bread is drawn'], when: ['League play C2'] };

  it('is the board without what others have drawn', () => {
    const then = [
      'the Favour pool holds 1 Bread and 1 Salt',
      'League see:\n    - 2 Salt are drawn\n    - the Favour pool holds 1 Bread and 1 Salt',
      'Crown see:\n    - no Salt is drawn\n    - the Favour pool holds 2 Bread and 3 Salt\n    - Fenwick has 3 Troopers',
      'everybody sees:\n    - no Salt is drawn\n    - Favour value is 0\n    - 3 Unrest are left',
    ];
    expect(outcome({ ...drawn, then })).toBe('holds');
  });

  it('fails where it is something else, with the sentence', () => {
    expect(outcome({ ...drawn, then: ['Crown see:\n    - 2 Salt are drawn'] })).toBe(
      'expected: Crown see: 2 Salt are drawn; 2 Salt are drawn: all are held or in their pool',
    );
  });

  it.each([
    ['Crwn see:\n    - no Salt is drawn', 'RW0605 Crwn'],
    ['Crown see: []', 'RW0602 Crown see'],
    ['Crown see:\n    - nothing is asked', 'RW0636 nothing is asked'],
    ['everybody sees:\n    - Crown see:\n        - no Salt is drawn', 'RW0636 Crown see'],
    ['Crown see:\n    - no Slat is drawn', 'RW0605 Slat'],
  ])('`%s` is refused: %s', (statement, mark) => {
    expect(outcome({ ...drawn, then: [statement] })).toBe(mark);
  });
});

describe('declining', () => {
  const tide = { given: ['the board is empty', 'Fenwick holds 2 Hidden Runners'], when: ['League play C1 shaded'] };

  it.each([['done'], ['0'], ['Done']])('is `done` for a number too: `%s`', (word) => {
    expect(outcome({ ...tide, when: [...tide.when, `League: "${word}"`], then: ['Harrow holds nothing'] })).toBe(
      'holds',
    );
  });

  it('is listed as that', () => {
    expect(outcome({ ...tide, then: ['League are asked: done, 1'] })).toBe('holds');
    expect(outcome({ ...tide, then: ['League are asked: 0, 1'] })).toBe('holds');
    expect(outcome({ ...tide, then: ['0 is not offered'] })).toContain('legal answers: done, 1');
  });

  it.each([['done'], ['continue']])('is `done` where something else may come first: `%s`', (word) => {
    const given = ['the board is empty', 'Dunmoor holds 1 Hidden Runner', 'Favour value is 1'];
    const when = ['League conduct Turn', 'League: Short Action, Operation, Rise, done'];
    expect(outcome({ given, when: [...when, `League: ${word}`], then: ['nobody has won'] })).not.toContain('RW');
  });
});

describe('what is given', () => {
  const givens = [
    'the board is empty',
    'the deck is C1, C5',
    'the card is C2',
    'C1 has been played',
    'the Favour pool holds 1 Bread and 1 Salt',
    'League hold Salt',
    'Bread is drawn',
    'Crown are 1st in Line',
    'C5 shaded is in play',
    'Skerries is in play',
    'Fenwick holds 1 Trooper',
  ];

  it('does not depend on its order', () => {
    const then = [
      'the Favour pool holds 1 Bread and 1 Salt',
      'League hold Salt',
      'Bread is drawn',
      'Salt is aside',
      'C1 has been played',
      'the card is C2',
      'Crown are 1st in Line',
      'Skerries is in play',
    ];
    const [first = '', ...others] = givens;
    const played = { when: ['League play C2'], then };
    const contradicts = 'given: the deck is C1, C5; but with what else is given, the deck is C5';
    expect(outcome({ ...played, given: givens })).toBe(contradicts);
    const sound = others.filter((it) => !it.startsWith('the deck'));
    for (let turn = 0; turn < sound.length; turn += 1) {
      const turned = [...sound.slice(turn), ...sound.slice(0, turn)];
      expect(outcome({ ...played, given: [first, ...turned] })).toBe('holds');
      expect(outcome({ ...played, given: [first, ...turned.toReversed()] })).toBe('holds');
      expect(outcome({ ...played, given: [first, ...turned, 'the deck is C1, C5'] })).toBe(contradicts);
    }
  });
});
