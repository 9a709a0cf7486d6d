import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { report } from '../../compiler/diagnostics/report.js';
import { type Run, runStages, type Stage } from '../../compiler/run-stages.js';

interface Products {
  readonly words: string;
  readonly count: number;
  readonly twice: number;
  readonly shown: string;
}

const file = { path: 'game.yaml', shown: 'game.yaml', text: '' };
const error: Diagnostic = report('RW0501', { file, start: 0, end: 0 }, { kind: 'map' });

/** Counts the words, doubles the count, and shows it where nothing is wrong. */
function stages(found: readonly Diagnostic[], ran: string[] = []): readonly Stage<Products>[] {
  return [
    {
      makes: 'count',
      from: ['words'],
      sound: false,
      run: ({ words }) => {
        ran.push('count');
        return { made: words === '' ? {} : { count: words.split(' ').length }, diagnostics: found };
      },
    },
    {
      makes: 'twice',
      from: ['count'],
      sound: false,
      run: ({ count }) => {
        ran.push('twice');
        return { made: { twice: 2 * count }, diagnostics: [] };
      },
    },
    {
      makes: 'shown',
      from: ['twice'],
      sound: true,
      run: ({ twice }) => {
        ran.push('shown');
        return { made: { shown: `twice: ${twice}` }, diagnostics: [] };
      },
    },
  ];
}

function given(products: Partial<Products>): Run<Products> {
  return { products, reports: new Map() };
}

describe('the stages of a list', () => {
  it('run in their order, each on what those before it have made', () => {
    expect(runStages(stages([]), given({ words: 'two words' }), 'shown').products.shown).toBe('twice: 4');
  });

  it('run as far as is wanted', () => {
    const ran: string[] = [];
    runStages(stages([], ran), given({ words: 'two words' }), 'twice');
    expect(ran).toEqual(['count', 'twice']);
  });

  it('are passed over where what they are made from cannot be made', () => {
    const ran: string[] = [];
    runStages(stages([], ran), given({ words: '' }), 'shown');
    expect(ran).toEqual(['count']);
  });

  it('go on behind an error, but for those that need a sound spec, and what each reports is kept', () => {
    const ran: string[] = [];
    const { products, reports } = runStages(stages([error], ran), given({ words: 'two words' }), 'shown');
    expect([ran, products.shown]).toEqual([['count', 'twice'], undefined]);
    expect(reports.get('count')).toEqual([error]);
  });

  it('do not make again what is there', () => {
    const ran: string[] = [];
    const { products } = runStages(stages([], ran), given({ words: 'two words', count: 7 }), 'shown');
    expect([ran, products.shown]).toEqual([['twice', 'shown'], 'twice: 14']);
  });

  it('go on from where an earlier run ended, with what it has reported', () => {
    const ran: string[] = [];
    const first = runStages(stages([error], ran), given({ words: 'two words' }), 'count');
    const { products, reports } = runStages(stages([error], ran), first, 'shown');
    expect([ran, products]).toEqual([['count', 'twice'], { words: 'two words', count: 2, twice: 4 }]);
    expect(reports.get('count')).toEqual([error]);
  });
});
