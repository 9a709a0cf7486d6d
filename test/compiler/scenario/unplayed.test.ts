/** What no example plays gives a warning: each kind of thing, where its examples are taken away, and none where they are not. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

/** Saltmarsh without the examples whose names hold one of the words, and without scenarios where that is asked for. */
function without(words: readonly string[], change: (text: string) => string = (it) => it): SourceFile[] {
  return saltmarshFiles().map(({ path, text }) => {
    const [head = '', ...examples] = text.split(/^(?= {2}- name: )/mu);
    const kept = examples.filter((example) => !words.some((word) => (example.split('\n')[0] ?? '').includes(word)));
    const body = kept.length === 0 ? head.replace(/^examples:\n$/mu, '') : head;
    return { path, text: change([body, ...kept].join('')) };
  });
}

function warnings(files: readonly SourceFile[]): string[] {
  const { diagnostics } = check({ files, diagnostics: [] });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
}

const quiet = (text: string): string =>
  text.startsWith('scenario:') ? text.replace('steps:', 'deck: [C10]\nsteps:') : text;

describe('no warning is given', () => {
  it('where everything is shown', () => {
    expect(warnings(saltmarshFiles())).toEqual([]);
  });
});

describe('a warning is given', () => {
  it.each([
    ['a side', ['one field is dried'], ['RW0801 no example plays C1 unshaded']],
    [
      'what holds while a side is in play, of which another item is shown',
      ['full nets'],
      ["RW0815 no example shows what comes of `Muster's raised is 1 less`"],
    ],
    [
      'steps at a moment of a procedure',
      ['lantern light'],
      ['RW0815 no example shows what comes of `after each selected Town of Muster`'],
    ],
    [
      'terms that are counted besides',
      ['hungry town'],
      ['RW0815 no example shows what comes of `Reckoning Round also counts`'],
    ],
    ['a procedure', ['rises where it is'], ['RW0815 no example conducts Rise']],
    ['the effect of a chit', ['bread is whispered'], ['RW0815 no example resolves the Boon of Bread']],
    ['a standing rule', ['stands watch'], ['RW0815 no example cites the standing rule 1.4']],
  ])('of %s', (_what, words, found) => {
    expect(warnings(without(words))).toEqual(found);
  });

  it('of an item that two sides share only where its own side is in play', () => {
    const files = without([], (text) =>
      text
        .replace(
          '- C5 shaded is in play\n      - Port Sable holds 1 Trooper',
          '- C5 unshaded is in play\n      - Port Sable holds 1 Trooper',
        )
        .replace('Crown: Troopers, 1', 'Crown: Troopers, 2'),
    );
    expect(warnings(files)).toContain("RW0815 no example shows what comes of `Muster's raised is 1 less`");
  });

  it('of the effects of a track', () => {
    const moved = (text: string): string =>
      text.replace(
        '- raise Resolve by 1\n\n  Reckoning',
        '- raise Resolve by 1\n      - shift Mood 1 toward Angry\n\n  Reckoning',
      );
    expect(warnings(without([], moved))).toEqual(['RW0815 no example goes beyond Angry on Mood']);
    const crossed = (text: string): string =>
      text
        .replace(/ {4}beyond:\n[\s\S]*?raise Resolve by 1\n/u, '')
        .replace(
          'Resolve: { from: 0, to: 12,',
          'Resolve: { from: 0, to: 12, falling below: { 3: { rule: "1.6", effect: [remove all Runners in Gaol] } },',
        );
    expect(warnings(without([], crossed))).toEqual(['RW0815 no example lowers below 3 Resolve']);
  });

  it('of the sequence of play where neither an example nor a scenario plays it', () => {
    const silent = saltmarshFiles().filter(({ path }) => !path.includes('/scenarios/'));
    expect(warnings(silent)).toEqual([
      'RW0815 no example conducts Whole Game',
      'RW0815 no example conducts Turn',
      'RW0815 no example conducts Rest',
    ]);
  });

  it('and is silenced with a reason', () => {
    const allowed = (text: string): string =>
      text.replace('operation: Rise\n', 'operation: Rise  # allow RW0815: shown by the example of play to come\n');
    expect(warnings(without(['rises where it is'], allowed))).toEqual([]);
  });

  it('of nothing that no step of the game can do', () => {
    // The Bane of a chit is resolved by no rule of Saltmarsh, and nothing moves its Mood.
    expect(warnings(without([], quiet))).toEqual([]);
  });
});
