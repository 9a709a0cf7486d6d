/** A word that the language, the game or a procedure knows is no misspelling of another: help to write another leads to a sentence. */
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { keywordOf, keywords } from '../../../compiler/surface/tokens.js';
import type { Owner } from '../../support/meaning.js';
import { allCases as cases, type Case, type Game, reference } from '../../support/sentences-of-all.js';

const anybody: Owner = { procedure: 'Muster', chit: null, numbers: [] };

/** What each help of a refused text leads to, where that is refused as well. */
function dishonest(game: Game, part: Case['part'], text: string, owner: Owner): readonly string[] {
  return game.speaker.refusals(part, text, owner).flatMap(({ help }) =>
    help.flatMap(({ edits }) => {
      if (edits.length === 0) return [];
      const fixed = withEdits({ path: 'sentence', text }, edits);
      return game.speaker.refusals(part, fixed, owner).map(({ message }) => `${text} becomes ${fixed}: ${message}`);
    }),
  );
}

describe('help for a sentence with a word in the wrong place', () => {
  it('does not take a word of a longer keyword for a misspelling', () => {
    const words = new Set(keywords.flatMap(([wording]) => wording.split(' ')).filter((it) => keywordOf(it) === null));
    expect(words).toContain('most');
    const told = [...words].flatMap((word) => [
      ...dishonest(reference, 'opening', `${word} 2 Runners or Depots are here`, anybody),
      ...dishonest(reference, 'sentence', `${word} 2 Runners here`, anybody),
    ]);
    expect(told).toEqual([]);
  });

  it('does not take a quantity of a procedure for a misspelling', () => {
    const told = cases.flatMap(({ game, part, text, owner }) => {
      const of = game.speaker.symbols.declarations.procedures.find(({ name }) => name === owner.procedure);
      const names = of?.quantityNames.map(({ name }) => name) ?? [];
      return names.flatMap((name) => {
        const at = ` ${text} `.indexOf(` ${name} `);
        return at < 1 ? [] : dishonest(game, part, text.slice(at), owner);
      });
    });
    expect(told).toEqual([]);
  });

  it('compares a name of several words word for word', () => {
    const told = cases.flatMap(({ game, part, text, owner }) => {
      const wrong = text.replace(/\b(pieces?)\b/u, (word) => word.replace('ie', 'e'));
      return wrong === text ? [] : dishonest(game, part, wrong, owner);
    });
    expect(told).toEqual([]);
  });
});

describe('a name that nobody knows', () => {
  it('is told once, whatever it is looked up as', () => {
    const told = cases.flatMap(({ game, part, text, owner }) => {
      // Every form is said once in this one.
      if (game !== reference) return [];
      const names = game.speaker.language.vocabulary.names.filter((name) => /^\p{L}{6,}$/u.test(name));
      return names.flatMap((name) => {
        const at = ` ${text} `.indexOf(` ${name} `);
        if (at < 0) return [];
        const wrong = text.slice(0, at) + name.replace(/(?<=^.)./u, '') + text.slice(at + name.length);
        const refusals = game.speaker.refusals(part, wrong, owner);
        return refusals.length < 2 ? [] : [`${wrong}: ${refusals.map(({ message }) => message).join(' AND ')}`];
      });
    });
    expect(told).toEqual([]);
  });
});
