import { describe, expect, it } from 'vitest';
import { ask, CHANCE, decision, DONE, optionLabel, PAUSE, pieceCode, rollDie } from '../../runtime/index.js';
import {
  Runner,
  Fenwick,
  Gaol,
  Harrow,
  HiddenRunners,
  League,
  OpenRunners,
  rules,
} from '../support/saltmarsh-tables.js';
import { emptyBoard, playEffect } from './play-effect.js';

describe('a decision', () => {
  it('is asked when there are two options, and returns the answer', () => {
    const game = emptyBoard();
    const played = playEffect(game, ask(game, League, 'space', 'choose a space [1.1]', [Fenwick, Harrow]), 'Harrow');
    expect(played).toEqual({ asked: ['space: Fenwick, Harrow'], result: Harrow });
  });

  it('with one option is not asked, but logged', () => {
    const game = emptyBoard();
    const played = playEffect(game, ask(game, League, 'space', 'choose a space [1.1]', [Harrow]));
    expect(played).toEqual({ asked: [], result: Harrow });
    expect(game.log).toEqual(['League: choose a space [1.1]: Harrow']);
  });

  it('without an option is a fault of the engine', () => {
    const game = emptyBoard();
    expect(() => playEffect(game, ask(game, League, 'space', 'choose a space', []))).toThrow(
      /internal fault: nothing to choose/,
    );
  });

  it('of a die is one of chance, from 1 to 6', () => {
    const game = emptyBoard();
    const step = rollDie(game, 'roll [4.3]').next();
    expect(step.value).toMatchObject({ by: CHANCE, kind: 'roll', options: [1, 2, 3, 4, 5, 6] });
  });

  it('has one shape, whatever its kind', () => {
    const game = emptyBoard();
    const keys = Object.keys(decision(0, 'count', '', [0, 1], null, null));
    expect(Object.keys(ask(game, 0, 'side', '', [0, 1], ['plain', 'dark']).next().value)).toEqual(keys);
  });
});

describe('the label of an option', () => {
  const label = (
    kind: Parameters<typeof decision>[1],
    option: number,
    labels: readonly string[] | null = null,
  ): string => optionLabel(rules, decision(League, kind, 'why', [option], labels, null), option);

  it('names a piece with its state and its space', () => {
    expect(label('piece', pieceCode(rules, Harrow, OpenRunners))).toBe('Open Runner in Harrow');
  });

  it('names a piece in a box without a state', () => {
    const place = rules.spaces.length + Gaol;
    expect(label('piece', pieceCode(rules, place, HiddenRunners))).toBe(`${rules.pieces[Runner]?.name ?? ''} in Gaol`);
  });

  it('names what each kind of option is', () => {
    expect(label('space', Harrow)).toBe('Harrow');
    expect(label('count', 0)).toBe('done');
    expect(label('count', 2, ['Open Runner'])).toBe('2 Open Runner');
    expect(label('alternative', 1, ['a Scout', '2 Troopers'])).toBe('2 Troopers');
    expect(label('side', 0, ['plain', 'dark'])).toBe('plain');
    expect(label('chit', 4)).toBe('Levy');
    expect(label('draw', 0)).toBe('One');
    expect(label('procedure', 7)).toBe('Entrench');
    expect(label('box', 1)).toBe('Event');
    expect(label('roll', 6)).toBe('6');
  });

  it('says done, and names the class of procedure that a pause is for', () => {
    expect(label('space', DONE)).toBe('done');
    expect(label('piece', DONE)).toBe('done');
    expect(label('space', PAUSE, ['Special Activity'])).toBe('Special Activity');
  });
});
