/** The page of an optional rule: what it can be, how it is chosen, and the sentences that ask for it. */
import type { World } from '../resolved/ir.js';
import { shownPath } from '../source/span.js';
import type { BarePage, Sources } from './page.js';
import { rulingsOn } from './rulings.js';
import { testsOf } from './tests.js';
import { speakersOf } from './touches.js';

export function optionPage(sources: Sources, id: number): BarePage {
  const { world, analysis, locale } = sources;
  const { say, name: named } = locale;
  const option = world.options[id];
  if (option === undefined) throw new Error(`no option ${id}`);
  const { name, isNumber, from, to, otherwise, declared } = option;
  return {
    kind: say('option'),
    name: named(name),
    title: '',
    facts: [
      ...(isNumber ? [{ label: say('runs from'), text: say('{0} to {1}', String(from), String(to)) }] : []),
      { label: say('Where nothing is said'), text: isNumber ? String(otherwise) : byDefault(sources, name, otherwise) },
      { label: say('Chosen by'), text: `--option "${name}${isNumber ? `=${to}` : ''}"` },
      { label: say('Written in'), text: shownPath(declared.file) },
    ],
    parts: [],
    changedBy: [],
    spokenOfBy: [...cardsOnlyWith(world, id), ...new Set(speakersOf(world, name))],
    rulings: rulingsOn(analysis.rulings, { words: [name], rules: [] }),
    tests: testsOf(sources, { declared, isPlayed: () => false, answers: [], labels: [name] }),
  };
}

function byDefault({ locale: { say, name: named } }: Sources, name: string, otherwise: number): string {
  return say(otherwise === 1 ? '{0} chosen' : '{0} not chosen', named(name));
}

/** `the deck: Night Bulletins only with it`. */
function cardsOnlyWith({ setup, cardKinds }: World, id: number): readonly string[] {
  return setup.deck.onlyWith
    .filter(({ option }) => Number(option) === id)
    .map(({ kind }) => `the deck: ${cardKinds[kind]?.names.many ?? ''} only with it`);
}
