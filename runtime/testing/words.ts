/**
 * The words that suites are written in: each is a sentence of an example, close to its wording, with what it comes to. They
 * are typed by the names of one game, so that the name of nothing does not type-check.
 */
import type { Bounds } from '../bounded.js';
import { type Board, boardReader, type Count, listed, type Things } from './board.js';
import type { Names } from './names.js';
import type { Program } from '../program.js';
import { placeKeys, type TrackState } from '../snapshot.js';
import type { Action, Done } from './example.js';
import type { Given, PrintedOnCard } from './position.js';
import type { Answers, GoOn, Shows, Stated } from './script.js';
import type { Shown } from './scripted-play.js';
import type { BoardShown } from './shown.js';

type Data<Key extends string> = Extract<BoardShown, Readonly<Record<Key, unknown>>>;
type Whole<Key extends string> = Extract<Data<Key>, { readonly holds: unknown }>;
type Part<Key extends string> = Extract<Data<Key>, { readonly has: unknown }>;

/** The words of one program. */
export function wordsOf<N extends Names>(program: Program, things: Things) {
  const { rules } = program;
  const { holding, inSpace, isSpace, stated: all } = boardReader(program, things);
  const isOrNot = (is: boolean): string => (is ? 'is' : 'is not');
  const side = (of: string | undefined): string => (of === undefined || of === 'event' ? '' : ` ${of}`);

  return {
    emptyBoard: { kind: 'stated', text: 'the board is empty', data: { board: 'empty' } } satisfies Stated<Given>,
    setup: { kind: 'stated', text: 'the setup', data: { board: 'setup' } } satisfies Stated<Given>,
    deck: (...cards: readonly N['card'][]) =>
      stated<Extract<Given, { readonly deck: unknown }>>(`the deck is ${cards.join(', ') || 'empty'}`, { deck: cards }),

    /** What is printed on a card: its number under a value, or the kinds of piece that it lists. */
    printed: (value: ValueOf<N>, on: N['card'], is: number | readonly N['thing'][]) =>
      stated<PrintedOnCard>(`the ${value} of ${on} is ${typeof is === 'number' ? is : is.join(', ') || 'nothing'}`, {
        printed: value,
        on,
        is,
      }),

    /** A part of what is in a space or a box. */
    has: (place: N['space'] | N['box'], ...counts: readonly Count<N['thing']>[]) =>
      stated<Part<'space'> | Part<'box'>>(
        `${place} has ${listed(counts)}`,
        isSpace(place) ? { space: place, has: counts.map(inSpace) } : { box: place, has: counts.map(holding) },
      ),
    /** All the chits that a faction holds. */
    hold: (faction: N['faction'], ...counts: readonly Count<N['chit']>[]) =>
      stated<Whole<'faction'>>(`${faction} hold ${listed(counts)}`, { faction, holds: counts.map(holding) }),
    have: (faction: N['faction'], ...counts: readonly Count<N['chit']>[]) =>
      stated<Part<'faction'>>(`${faction} have ${listed(counts)}`, { faction, has: counts.map(holding) }),
    poolHolds: (pool: N['family'], ...counts: readonly Count<N['chit']>[]) =>
      stated<Whole<'pool'>>(`the ${pool} pool holds ${listed(counts)}`, { pool, holds: counts.map(holding) }),
    poolHas: (pool: N['family'], ...counts: readonly Count<N['chit']>[]) =>
      stated<Part<'pool'>>(`the ${pool} pool has ${listed(counts)}`, { pool, has: counts.map(holding) }),
    /** How many chits of a kind lie drawn, in play or aside. */
    chits: (count: number, chit: N['chit'], lies: 'drawn' | 'in play' | 'aside') =>
      stated<Data<'chit'>>(`${count} ${chit} are ${lies}`, { chit, lies, count }),

    /** The hidden cards that a faction has seen. */
    hasSeen: (faction: N['faction'], ...cards: readonly N['chit'][]) =>
      stated<Data<'knows'>>(`${faction} has seen ${cards.join(', ') || 'nothing'}`, { knows: faction, cards }),
    /** The cards at an end of a deck whose order is fixed. */
    deckEnd: (end: 'top' | 'bottom', of: N['family'], ...cards: readonly N['chit'][]) =>
      stated<Data<'deckEnd'>>(`the ${end} of the ${of} deck is ${cards.join(', ') || 'nothing'}`, {
        deckEnd: end,
        of,
        cards,
      }),

    /** In which box a track stands, where that has no number of its own. */
    is: (track: N['track'], is: Exclude<TrackState, number>) =>
      stated<Data<'track'>>(`${track} is ${typeof is === 'object' ? `in box ${is.box}` : `at ${is}`}`, { track, is }),
    /** How many of a marker are not on the map. */
    left: (count: number, marker: N['marker']) =>
      stated<Data<'left'>>(`${count} ${marker} are left`, { left: marker, is: count }),
    /** Who is at a place of the order of play. */
    are: (faction: N['faction'], place: N['place']) =>
      stated<Data<'place'>>(`${faction} are ${place}`, {
        place: placeKeys(rules)[rules.order.places.indexOf(place)] ?? place,
        is: faction,
      }),
    /** Whether an optional rule is chosen, or its number. */
    chosen: (option: OptionOf<N>, is: number | boolean = true) =>
      stated<Data<'option'>>(typeof is === 'number' ? `${option} is ${is}` : `${option} ${isOrNot(is)} chosen`, {
        option,
        is,
      }),
    open: (space: N['space'], is = true) =>
      stated<Data<'open'>>(`${space} ${isOrNot(is)} in play`, { open: space, is }),

    card: (card: N['card']) => stated<Data<'card'>>(`the card is ${card}`, { card }),
    played: (card: N['card'], is = true) =>
      stated<Data<'played'>>(`${card} has ${is ? '' : 'not '}been played`, { played: card, is }),
    inPlay: (card: N['card'], of?: N['side']) =>
      stated<Data<'capability'>>(`${card}${side(of)} is in play`, {
        capability: card,
        side: of ?? null,
        isInPlay: true,
      }),
    notInPlay: (card: N['card'], of?: N['side']) =>
      stated<Data<'capability'>>(`${card}${side(of)} is not in play`, {
        capability: card,
        side: of ?? null,
        isInPlay: false,
      }),
    awaiting: (card: N['card'], of?: N['side']) =>
      stated<Data<'awaiting'>>(`${card}${side(of)} is awaiting its card`, {
        awaiting: card,
        side: of ?? null,
        is: true,
      }),
    notAwaiting: (card: N['card'], of?: N['side']) =>
      stated<Data<'awaiting'>>(`${card}${side(of)} is not awaiting its card`, {
        awaiting: card,
        side: of ?? null,
        is: false,
      }),
    wins: (faction: N['faction'], degree?: DegreeOf<N>) =>
      stated<Data<'winner'>>(`${faction} win${withDegree(degree)}`, { winner: faction, ...farOf(degree) }),
    loses: (faction: N['faction'], degree?: DegreeOf<N>) =>
      stated<Data<'loser'>>(`${faction} lose${withDegree(degree)}`, { loser: faction, ...farOf(degree) }),
    draw: stated<Data<'drawn'>>('the game is a draw', { drawn: true }),
    nobodyWins: stated<Data<'winner'>>('nobody has won', { winner: null }),

    /** Who is asked, with every word that may be answered; without any, whatever they are. */
    asked: (by: N['faction'] | 'draw' | 'roll', ...options: readonly string[]) =>
      stated<Extract<Shown, { readonly asked: unknown }>>(
        `${by} ${by === 'draw' || by === 'roll' ? 'is' : 'are'} asked${options.length === 0 ? '' : `: ${options.join(', ')}`}`,
        options.length === 0 ? { asked: by } : { asked: by, options },
      ),
    nothingAsked: stated<Extract<Shown, { readonly asked: unknown }>>('nothing is asked', { asked: null }),
    offered: (...options: readonly string[]) =>
      stated<Extract<Shown, { readonly offered: unknown }>>(`${options.join(', ')} is offered`, {
        offered: options,
        is: true,
      }),
    notOffered: (...options: readonly string[]) =>
      stated<Extract<Shown, { readonly offered: unknown }>>(`${options.join(', ')} is not offered`, {
        offered: options,
        is: false,
      }),
    question: (question: string) =>
      stated<Extract<Shown, { readonly question: unknown }>>(`the question is: ${question}`, { question }),
    cited: (rule: string) =>
      stated<Extract<Shown, { readonly cited: unknown }>>(`the question cites: ${rule}`, { cited: rule }),
    /** What a faction sees; null: everybody. */
    sees: (by: N['faction'] | null, ...statements: readonly (Stated<BoardShown> | Board<N>)[]) => {
      const shows = all(statements).map(({ text, data }) => [text, data] as const);
      const text = `${by === null ? 'everybody sees' : `${by} see`}: ${shows.map(([it]) => it).join('; ')}`;
      return stated<Extract<Shown, { readonly seenBy: unknown }>>(text, { seenBy: by, shows });
    },

    play: (by: N['faction'], card: N['card'], of?: N['side']) =>
      done(`${by} play ${card}${side(of)}`, { by, plays: card, side: of ?? null }),
    /** Null: the faction that comes first in the order of play. */
    conduct: (by: N['faction'] | null, procedure: N['procedure']) =>
      done(`${by === null ? '' : `${by} `}conduct ${procedure}`, { by, conducts: procedure }),
    /** The sentence is what is asked, where there is a choice of procedures. */
    conductWithin: (sentence: string, by: N['faction'] | null, within: BoundsOf<N>) => done(sentence, { by, within }),
    answers: (by: N['faction'] | 'draw' | 'roll', ...labels: readonly string[]): Answers => ({
      kind: 'answers',
      by,
      labels,
    }),
    shows: (...statements: readonly (Stated<Shown> | Board<N>)[]): Shows => ({
      kind: 'shows',
      statements: all(statements),
    }),
    goesOn: { kind: 'go on' } satisfies GoOn,
  };
}

/** A degree of victory or defeat; never in a game without degrees. */
type DegreeOf<N extends Names> = N extends { readonly degree: infer Degree extends string } ? Degree : never;

/** An optional rule; never in a game without any. */
type OptionOf<N extends Names> = N extends { readonly option: infer Option extends string } ? Option : never;

/** A value of cards; never in a game without any. */
type ValueOf<N extends Names> = N extends { readonly value: infer Value extends string } ? Value : never;

function withDegree(degree: string | undefined): string {
  return degree === undefined ? '' : ` with ${/^[aeiou]/iu.test(degree) ? 'an' : 'a'} ${degree}`;
}

function farOf(degree: string | undefined): { readonly degree?: string } {
  return degree === undefined ? {} : { degree };
}

/** Bounds by the names of a game. */
interface BoundsOf<N extends Names> extends Bounds {
  readonly procedures: readonly N['procedure'][];
  readonly spaces?: readonly N['space'][];
}

function stated<D>(text: string, data: D): Stated<D> {
  return { kind: 'stated', text, data };
}

function done(text: string, data: Action): Done {
  return { kind: 'done', text, data };
}
