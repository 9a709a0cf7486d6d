/** The plain steps of `show`: which of several things are meant, and who may conduct what. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { analyse } from '../../../compiler/driver.js';
import { plainSteps, type PlainStep } from '../../../compiler/show/steps.js';
import { starter } from '../../support/starter-card.js';

/** The plain steps of a card with these sentences in the small game that `new` lays out, one below the other. */
function stepsOf(...sentences: readonly string[]): string {
  const effect = sentences.map((sentence) => `    ${sentence}\n`).join('');
  const path = (starter.find((file) => file.path.endsWith('game.yaml'))?.path ?? '').replace(
    'game.yaml',
    'cards/h9.yaml',
  );
  const files = starter.map((file) => ({ ...file, text: file.text.replace('left out: 0', 'left out: 1') }));
  const card = `card: H9\ntitle: One more\nevent:\n  title: One more\n  effect:\n${effect}`;
  const { world, diagnostics } = analyse([...files, { path, text: card }]);
  if (world === null) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const core = lower(world);
  const block = core.cards.find(({ id }) => world.cards[id]?.code === 'H9')?.sides[0]?.block ?? [];
  return textOf(plainSteps(world, block));
}

function textOf(steps: readonly PlainStep[]): string {
  return steps.map(({ text, steps: below }) => `${text}\n${textOf(below)}`).join('');
}

describe('a plain step', () => {
  it('says how many dice of which size are rolled, and numbers below 0', () => {
    expect(stepsOf('- roll 2 10-sided dice', '- raise Goodwill by the roll')).toContain('2 10-sided dice are rolled');
    expect(stepsOf('- roll an 8-sided die', '- raise Goodwill by the roll')).toContain('an 8-sided die is rolled');
    expect(stepsOf('- let loss be -2', '- set Goodwill to 5 plus loss')).toContain('loss is now -2');
  });

  it.each([
    [
      'places, in each of which something is done',
      '- place 1 Flock in Alderholt and Elmwick',
      'in Alderholt and Elmwick,',
    ],
    ['pieces that are all removed', '- remove all Rangers and Flocks in Meadows', 'remove all Rangers and Flocks in'],
    [
      'pieces that are counted together',
      '- raise Goodwill by the Rangers and Folds on the map',
      'Rangers and Folds on',
    ],
    [
      'pieces and markers that are counted together',
      '- raise Goodwill by 1 per 2 Fences or Flocks in Meadows',
      'the number of Flocks and Fences in Meadows',
    ],
  ])('says `and` of %s', (_what, sentence, said) => {
    expect(stepsOf(sentence)).toContain(said);
  });

  it.each([
    ['pieces of which some are chosen', '- remove 1 Ranger or Flock in Birchcombe', '1 Ranger or Flock in Birchcombe'],
    ['places of which one is chosen', '- place 1 Flock in Alderholt or Elmwick', '1 Alderholt or Elmwick'],
  ])('says `or` of %s', (_what, sentence, said) => {
    expect(stepsOf(sentence)).toContain(said);
  });

  it('calls the only kind of piece of a faction by its name', () => {
    expect(stepsOf('- remove all Keeper pieces in Birchcombe')).toContain('remove all Rangers in Birchcombe');
  });

  it('names what the faction conducts who acts, and all of it as its class', () => {
    expect(stepsOf('- Keepers may:', '    - conduct a Limited Operation')).toContain(
      'conduct any Operation in at most 1',
    );
    expect(stepsOf('- Keepers may conduct Hire in up to 2 spaces')).toContain('Hire in at most 2 of the spaces it may');
    expect(stepsOf('- conduct a Limited Hire or Limited Graze')).toContain('conduct one of Hire or Graze in at most 1');
  });
});
