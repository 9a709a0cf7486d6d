/** The variants of the reference: each wording means what the one beside it means, and is printed in a wording that stays. */
import { describe, expect, it } from 'vitest';
import type { Part } from '../../../compiler/surface/complain.js';
import { wordingOf } from '../../../compiler/surface/forms/form.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { speaker, type Owner } from '../../support/meaning.js';
import { referenceGame } from '../../support/reference-game.js';
import { joined, tokensOf } from '../../support/rewordings.js';
import { declaredEdits, isDeclared, isPrinted } from '../../support/same-wording.js';

const game = speaker(referenceGame());
const { meaning, language } = game;
const owner: Owner = { procedure: 'Muster', chit: null, numbers: ['hits', 'sight'] };
const variants = chapters.flatMap(({ forms }) => Object.values(forms).flatMap((form) => form.variants));
const edits = declaredEdits(game);

describe('a variant', () => {
  it.each(variants.flatMap(({ pairs }) => pairs))('"%s" means what "%s" means', (written, same) => {
    const { part, text } = wordingOf(written);
    const one = meaning(part, text, owner);
    const other = meaning(wordingOf(same).part, wordingOf(same).text, owner);
    if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other], null, 2));
    expect(one.core).toBe(other.core);
    expect(meaning(part, one.printed, owner)).toEqual({ ok: true, printed: one.printed, core: one.core });
  });

  it('holds of 1 as of more, and however a number is written', () => {
    const undeclared = chapters.flatMap(({ forms }) =>
      Object.values(forms).flatMap(({ part, accepted, variants }) => {
        const said = [
          ...accepted.map((text) => ({ part, text })),
          ...variants.flatMap(({ pairs }) => pairs.flat().map(wordingOf)),
        ];
        return said.flatMap((it) =>
          withOtherNumbers(it.text).flatMap((text) => {
            const told = meaning(it.part, text, owner);
            return !told.ok || isPrinted(edits, game, text, told.printed)
              ? []
              : [`${text} is printed as ${told.printed}`];
          }),
        );
      }),
    );
    expect(undeclared).toEqual([]);
  });

  it('tells of each other way to say the same faction', () => {
    const accepted = chapters.flatMap(({ forms }) =>
      Object.values(forms).flatMap(({ part, accepted: all }) =>
        all.map((text) =>
          part === 'noun phrase' ? wordingOf(`sentence: remove all Runners in ${text}`) : { part, text },
        ),
      ),
    );
    const undeclared = accepted.flatMap(({ part, text }) =>
      withOtherFactions(text).flatMap((changed) => undeclaredIn(part, text, changed)),
    );
    expect(undeclared).toEqual([]);
  });

  it('tells behind what `on the map` says nothing', () => {
    const places = chapters.flatMap(({ forms }) =>
      Object.values(forms).flatMap(({ part, accepted }) => (part === 'noun phrase' ? accepted : [])),
    );
    const frames = ['remove all Runners in NP', 'move any Runners from NP to Fenwick', 'raise Resolve by the NP'];
    const undeclared = places.flatMap((place) =>
      frames.flatMap((frame) =>
        undeclaredIn('sentence', frame.replace('NP', place), frame.replace('NP', `${place} on the map`)),
      ),
    );
    expect(undeclared).toEqual([]);
  });

  it('is told in the reference', () => {
    const text = referenceMarkdown(null);
    for (const { says } of variants) expect(text).toContain(says);
  });
});

/** That the second text means what the first does, where the reference does not declare it. */
function undeclaredIn(part: Part, text: string, changed: string): readonly string[] {
  const [one, other] = [meaning(part, text, owner), meaning(part, changed, owner)];
  const isSame = one.ok && other.ok && one.core === other.core;
  return !isSame || isDeclared(edits, game, text, changed) ? [] : [`${changed} means what ${text} means`];
}

/** A text with each of its numbers in turn written in other ways, and with other numbers in its place. */
function withOtherNumbers(text: string): readonly string[] {
  const tokens = tokensOf(language, text);
  return tokens.flatMap((token, at) =>
    /^[+-]?\d+$/u.test(token) ? numbers.map((number) => joined(tokens.with(at, number))) : [],
  );
}

const numbers = ['1', '2', '02', '-1', '-2', 'minus 1', 'minus 2'];

/** A text with each faction in turn said in every other way. */
function withOtherFactions(text: string): readonly string[] {
  const tokens = tokensOf(language, text);
  return tokens.flatMap((token, at) =>
    factions.includes(token) ? factions.map((faction) => joined(tokens.with(at, faction))) : [],
  );
}

const factions = ['executing', 'other'].flatMap((which) => [`the ${which} faction`, `the ${which} faction's`]);
factions.push(...game.symbols.declarations.factions.map(({ name }) => name));
