/** What has been removed or placed so far is counted where something was, and where it can be told apart; both back ends. */
import { describe, expect, it } from 'vitest';
import { failureOf, refusalOf } from '../support/starter-sentence.js';

const at = {
  given: ['Goodwill is 2', 'Dunridge holds 2 Flocks, 1 Fold', 'Elmwick holds 1 Ranger'],
  then: ['Goodwill is 2'],
};

describe('what has been removed or placed', () => {
  it.each([
    ['of another kind', 'remove 1 Flock in Dunridge', 'the Folds removed', 'RW0412'],
    ['of another kind, placed', 'place 1 Flock in Dunridge', 'the Folds placed', 'RW0412'],
    ['by the other verb', 'place 1 Flock in Dunridge', 'the Flocks removed', 'RW0412'],
    ['in any mix', 'remove 2 Flocks or Folds in Dunridge', 'the Flocks removed', 'RW0465'],
    ['in any mix, placed', 'place 2 Flocks or Folds in Cloverlea', 'the Folds placed', 'RW0465'],
    [
      'in any mix behind some',
      'remove 1 Flock in Dunridge\n- remove 1 Flock or Fold in Dunridge',
      'the Flocks removed',
      'RW0465',
    ],
  ])('is not counted %s', (_what, deed, number, code) => {
    expect(refusalOf(`- ${deed}\n- raise Goodwill by ${number}`, at)?.code).toBe(code);
  });

  it.each([
    ['of its kind, beside others', 'remove 1 Flock in Dunridge\n- remove 1 Fold in Dunridge', 'the Flocks removed', 3],
    ['of both kinds together', 'remove all Flocks and Folds in Dunridge', 'the Flocks and Folds removed', 5],
    ['of all kinds', 'remove all Flocks and Folds in Dunridge', 'the pieces removed', 5],
    ['one kind before the other', 'remove 2 Flocks or Folds in Dunridge, Folds first', 'the Folds removed', 3],
    ['as it was placed', 'place 2 Flocks in Cloverlea\n- place 1 Ranger in Cloverlea', 'the Flocks placed', 4],
  ])('is counted %s', (_what, deed, number, goodwill) => {
    const effect = `- ${deed}\n- raise Goodwill by ${number}`;
    expect(refusalOf(effect, at)).toBeNull();
    expect(failureOf(effect, { ...at, then: [`Goodwill is ${goodwill}`] })).toBeNull();
  });
});
