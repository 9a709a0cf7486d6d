/** What examples and scenarios are made of, and what is found to be otherwise when they are played. */
import type { Plural } from './shown.js';
import {
  askedText,
  cannotGoOn,
  difference,
  goOn,
  refusalText,
  say,
  type ScriptedPlay,
  type Shown,
  type Speaker,
} from './scripted-play.js';

/** A sentence and what it comes to. */
export interface Stated<Data> {
  readonly kind: 'stated';
  readonly text: string;
  readonly data: Data;
}

/** The answers that one speaker gives one after the other. */
export interface Answers {
  readonly kind: 'answers';
  readonly by: Speaker;
  readonly labels: readonly string[];
}

/** What is so between two answers. */
export interface Shows {
  readonly kind: 'shows';
  readonly statements: readonly Stated<Shown>[];
}

/** From between two rounds to what comes next. */
export interface GoOn {
  readonly kind: 'go on';
}

export type ScriptItem = Answers | Shows | GoOn;

/** Where something stands in an example or a step: the key, which item of its list, and which of the statements in that. */
export interface Place {
  readonly part: 'given' | 'when' | 'script' | 'then';
  readonly index: number;
  readonly inner?: number;
}

/** What does not hold. */
export interface Mistake {
  readonly place: Place;
  /** The whole of it: what was expected, and what came instead. */
  readonly text: string;
  /** What came instead, by itself. */
  readonly found: string;
}

/** Does one item of an example or a step; after a mistake that `stops`, nothing more can be played. */
export function doItem(
  play: ScriptedPlay,
  item: ScriptItem,
  place: Place,
  plural?: Plural,
): { readonly mistakes: readonly Mistake[]; readonly stops: boolean } {
  switch (item.kind) {
    case 'shows':
      return { mistakes: mistakesIn(play, item.statements, (inner) => ({ ...place, inner }), plural), stops: false };
    case 'go on': {
      if (goOn(play)) return { mistakes: [], stops: false };
      const text = cannotGoOn(play);
      return { mistakes: [{ place, text, found: text }], stops: true };
    }
    case 'answers': {
      const mistake = refused(play, item, place);
      return { mistakes: mistake === null ? [] : [mistake], stops: mistake !== null };
    }
  }
}

/** The first of the answers that cannot be given, and why. */
function refused(play: ScriptedPlay, { by, labels }: Answers, place: Place): Mistake | null {
  const where = place.part === 'when' ? 'example' : 'script';
  for (const label of labels) {
    const refusal = say(play, by, label);
    if (refusal === null) continue;
    const { reason, asked, detail } = refusal;
    if (where === 'example' && reason === 'over') {
      const found = 'nothing is asked any more';
      const text = `the example says "${by}: ${label}", but ${found}; a choice with one legal answer is never asked`;
      return { place, text, found };
    }
    const found = reason === 'fault' ? detail : asked === null ? 'the game is over' : askedText(asked);
    return { place, text: refusalText(by, label, refusal, where), found };
  }
  return null;
}

/** The statements that are not true, each at its place. */
export function mistakesIn(
  play: ScriptedPlay,
  statements: readonly Stated<Shown>[],
  placeOf: (index: number) => Place,
  plural?: Plural,
): readonly Mistake[] {
  return statements.flatMap(({ text, data }, index): readonly Mistake[] => {
    const found = difference(play, data, plural);
    return found === null ? [] : [{ place: placeOf(index), text: `expected: ${text}; ${found}`, found }];
  });
}
