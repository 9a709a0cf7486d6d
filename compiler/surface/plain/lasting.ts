/**
 * Plain wordings of what holds while a card is in play: a moment and its sentence in one line, and a condition in front. They are
 * tried where no change can be read, and stand for the lines beside them.
 */
import type { SpannedText } from '../../source/text.js';
import { composed } from './compose.js';

/** Each with what it stands for, as the reference tells it. */
export const plainLasting: Readonly<
  Record<
    string,
    { readonly shape: string; readonly means: string; readonly pairs: readonly (readonly [string, string])[] }
  >
> = {
  'a moment in front': {
    shape: 'MOMENT, SENTENCE',
    means:
      'While a card is in play, the sentence is done at that moment. The start of a procedure is before it, its end after it.',
    pairs: [
      ['Before each Muster, raise Resolve by 1.', 'before Muster: [raise Resolve by 1]'],
      [
        'At the end of Muster, Crown may place 1 Trooper in Fenwick.',
        'after Muster: [Crown may place 1 Trooper in Fenwick]',
      ],
      [
        'Whenever Resolve falls to 3, place 1 Runner in Fenwick.',
        'whenever Resolve falls to 3 or less: [place 1 Runner in Fenwick]',
      ],
    ],
  },
  'a space of a procedure': {
    shape: 'before | after PROCEDURE in a KIND, SENTENCE, or with `the space` in the sentence',
    means: 'While a card is in play, the sentence is done in each space that the procedure selects.',
    pairs: [
      ['After Muster in a Town, place 1 Runner here.', 'after each selected Town of Muster: [place 1 Runner here]'],
      [
        'Before each Muster, League may move 1 Runner out of the space.',
        'before each selected space of Muster: [League may move 1 Runner here to adjacent spaces]',
      ],
    ],
  },
  "a faction's turn": {
    shape: "at the start | end of FACTION's turn, they SENTENCE",
    means: 'While a card is in play, the faction does it at that moment of each of its turns.',
    pairs: [
      [
        "At the end of the League's turn, they may place 1 Runner in Fenwick.",
        'after each turn of League: [League may place 1 Runner in Fenwick]',
      ],
    ],
  },
  'how long in front': {
    shape: 'on | until the next CARD, CHANGE, or for the rest of the turn, CHANGE',
    means:
      'In an effect, or below `while in play`, as `Until the next Reckoning, Troopers may not be removed`: the change stands in a list of that name, at the side of the card. A side has one such list.',
    pairs: [],
  },
  'a condition in front': {
    shape: 'if CONDITION, CHANGE',
    means: 'While a card is in play, the change holds where the condition does.',
    pairs: [["If Resolve is 0, Muster's spaces is at most 1.", "Muster's spaces is at most 1 if Resolve is 0"]],
  },
  'more spaces': {
    shape: 'PROCEDURE may select NUMBER more | fewer spaces',
    means: 'While a card is in play, the procedure may select so many more or fewer.',
    pairs: [
      ['Muster may select 1 more space.', "Muster's spaces is 1 more"],
      ['If Resolve is 0, Muster may select 1 fewer space.', "Muster's spaces is 1 less if Resolve is 0"],
    ],
  },
};

const moment =
  /^(?:(?<word>before|after|whenever|instead of|the first time each turn that)|at the (?<end>start|end) of) (?:each (?!selected\b))?(?<what>.+?), (?<rest>.+)$/diu;

/** `Muster in a Town`, where the procedure selects such spaces. */
const inSpaces = /^(?<procedure>.+?) in (?:an?|each|any) (?<spaces>.+)$/du;

/** `the Crown's turn`. */
const turnOf = /^(?:the )?(?<faction>.+?)(?:['’]s?) turns?$/du;

/** The space that is meant by the moment, and what is said of it in words that need no name. */
const theSpace = /\b(?:(?<out>out of)|(?<in>in)|(?<from>from)) (?:the|that) space\b/du;

const condition = /^if (?<condition>.+?), (?<change>.+?)\.?$/diu;

/** A moment, and the sentence that is done then. */
interface Done {
  readonly moment: SpannedText;
  readonly sentence: SpannedText;
}

/** `Before each Muster, raise Resolve by 1`: what it may say, the likeliest first. */
export function momentsIn(source: SpannedText): readonly Done[] {
  const found = moment.exec(source.text);
  const { what, rest } = found?.indices?.groups ?? {};
  if (found === null || what === undefined || rest === undefined) return [];
  const word = found.groups?.word?.toLowerCase() ?? (found.groups?.end === 'start' ? 'before' : 'after');
  const sentence = composed(source, [rest]);
  const plain: Done = { moment: composed(source, [`${word} `, what, beyond(source.text.slice(...what))]), sentence };
  const inHand = spaceIn(composed(source, [what]), sentence, word);
  const ofTurn = turnIn(composed(source, [what]), sentence, word);
  return [ofTurn, inHand, plain].flatMap((it) => it ?? []);
}

/** What goes without saying behind `falls to 3`, which is also passed. */
function beyond(what: string): string {
  const [, way] = /\b(falls|rises) to \d+$/u.exec(what) ?? [];
  if (way === undefined) return '';
  return way === 'falls' ? ' or less' : ' or more';
}

/** `Muster in a Town`, or a sentence that speaks of `the space` of each Muster. */
function spaceIn(what: SpannedText, sentence: SpannedText, word: string): Done | null {
  if (word !== 'before' && word !== 'after') return null;
  const { procedure, spaces } = inSpaces.exec(what.text)?.indices?.groups ?? {};
  const there = theSpace.exec(sentence.text);
  const end = sentence.text.length;
  const inHand = there?.groups?.out !== undefined ? 'here to adjacent spaces' : 'here';
  const said =
    there === null
      ? sentence
      : composed(sentence, [
          [0, there.index],
          there.groups?.from === undefined ? inHand : 'from here',
          [there.index + there[0].length, end],
        ]);
  if (procedure !== undefined && spaces !== undefined)
    return { moment: composed(what, [`${word} each selected `, spaces, ' of ', procedure]), sentence: said };
  if (there === null) return null;
  return { moment: composed(what, [`${word} each selected space of `, [0, what.text.length]]), sentence: said };
}

/** `the Crown's turn, they may …`. */
function turnIn(what: SpannedText, sentence: SpannedText, word: string): Done | null {
  const { faction } = turnOf.exec(what.text)?.indices?.groups ?? {};
  if (faction === undefined || (word !== 'before' && word !== 'after')) return null;
  const they = /^they(?= )/u.exec(sentence.text);
  const name = what.text.slice(...faction);
  const rest = [they?.[0].length ?? 0, sentence.text.length] as const;
  return {
    moment: composed(what, [`${word} each turn of `, faction]),
    sentence: they === null ? sentence : composed(sentence, [name, rest]),
  };
}

/** `If Resolve is 0, Muster's spaces is at most 1`: the change with its condition behind it; null where it is none. */
export function conditionIn(source: SpannedText): SpannedText | null {
  const { condition: held, change } = condition.exec(source.text)?.indices?.groups ?? {};
  return held === undefined || change === undefined ? null : composed(source, [change, ' if ', held]);
}

const selecting =
  /^(?<procedure>.+?) may select (?<by>an?|\d+) (?<how>more|additional|less|fewer) spaces?(?<rest> if .+?)?\.?$/du;

/** `Muster may select 1 more space`: how many it may select, as a change of a number; null where it is none. */
export function selectionIn(source: SpannedText): SpannedText | null {
  const found = selecting.exec(source.text);
  const { procedure, by, rest } = found?.indices?.groups ?? {};
  if (found === null || procedure === undefined || by === undefined) return null;
  const more = /more|additional/u.test(found.groups?.how ?? '') ? ' more' : ' less';
  const number = /^an?$/u.test(source.text.slice(...by)) ? '1' : by;
  return composed(source, [procedure, "'s spaces is ", number, more, rest ?? '']);
}

/** A sentence that says in front how long it holds, and the key of the list that it stands for. */
export interface Held {
  readonly list: SpannedText;
  readonly item: SpannedText;
}

const held =
  /^(?:(?<word>on|until)(?<next> the next [^,]+?)|(?<turn>for the rest of (?:the|this) turn)), (?<item>.+)$/diu;

/** `Until the next Reckoning, Troopers may not be removed`; null for any other sentence. */
export function heldIn(source: SpannedText): Held | null {
  const found = held.exec(source.text);
  const { next, turn, item } = found?.indices?.groups ?? {};
  if (item === undefined) return null;
  const key =
    turn === undefined ? [found?.groups?.word?.toLowerCase() ?? '', next ?? ''] : ['for the rest of the turn'];
  return { list: composed(source, key), item: composed(source, [item]) };
}

/** The list that a sentence asks for which says in front how long it holds; null for any other. */
export function listFor(source: SpannedText): string | null {
  const found = heldIn(source);
  return found === null ? null : `${found.list.text}:`;
}
