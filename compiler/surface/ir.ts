/**
 * Surface: the spec as written. Every value has a span, sentences are parsed, names are plain words
 * and may be wrong.
 */
import type { Span } from '../source/span.js';
import type { actorForms, precedenceForms, settingForms } from './forms/acting.js';
import type { clauseForms } from './forms/clauses.js';
import type { conditionForms } from './forms/conditions.js';
import type { changeForms } from './forms/lasting.js';
import type { momentForms } from './forms/moments.js';
import type { filterForms, quantityForms } from './forms/nouns.js';
import type { numberForms } from './forms/numbers.js';
import type { openingForms } from './forms/openings.js';
import type { Performed, PhrasesOf } from './forms/words.js';

/** A name as written: one or more words, e.g. `Port Sable`. It may name nothing. */
export interface Name {
  readonly text: string;
  readonly span: Span;
}

/** `Hidden League pieces`: a noun with the adjectives before it (states, factions, `selected`, `drawn`, `held`). */
export interface Head {
  readonly adjectives: readonly Name[];
  /** The noun, or a general noun of the language: `pieces`, `spaces`, `markers`, `chits`, `cards`. */
  readonly noun: Name;
  /** `drawn or in the pool`: what the adjectives say, or the filter that follows. */
  readonly elsewhere: boolean;
  readonly span: Span;
}

export type Join = 'and' | 'or';

/** `up to 2 Provinces or Towns with Troopers`: what a sentence speaks of. */
export interface NounPhrase {
  /** Begins with `the`. */
  readonly definite: boolean;
  readonly quantity: Quantity | null;
  /** `1 of its pieces`: those of the faction that acts; absent where nothing is said. */
  readonly own?: true;
  readonly heads: readonly Head[];
  /** What stands between the heads: `and` means all of them, `or` a choice; `or` where there is one. */
  readonly join: Join;
  readonly filters: readonly Filter[];
  readonly span: Span;
}

/**
 * How many. `a`/`an` is `exactly 1`; `any` is up to all there are; `each` and `all` leave no choice; `2 or more` is `at least`;
 * `either` is one of what follows; `each of` is said of spaces by their names.
 */
export type Quantity =
  | { readonly kind: 'exactly'; readonly count: NumberPhrase; readonly span: Span }
  | { readonly kind: 'up to'; readonly count: NumberPhrase; readonly span: Span }
  | { readonly kind: 'at least'; readonly count: NumberPhrase; readonly span: Span }
  | { readonly kind: 'between'; readonly least: NumberPhrase; readonly most: NumberPhrase; readonly span: Span }
  | PhrasesOf<typeof quantityForms>;

/** What narrows a noun: where it is, what is with it. */
export type Filter =
  | PhrasesOf<typeof filterForms>
  /** `in Fenwick`, `on Causeways`, `in Marshland`, `in Gaol`, `in the pool`. */
  | { readonly kind: 'in'; readonly place: NounPhrase; readonly span: Span }
  /** `adjacent to a Depot's space`: `adjacent to <space phrase>`; `here` stands for the space in hand. */
  | { readonly kind: 'adjacent to'; readonly place: NounPhrase; readonly span: Span }
  /** `in or adjacent to Fenwick`. */
  | { readonly kind: 'in or adjacent to'; readonly place: NounPhrase; readonly span: Span }
  /** `with Troopers and League pieces`: each of `things` is there; one thing with several heads asks for any of them. */
  | { readonly kind: 'with'; readonly things: readonly NounPhrase[]; readonly span: Span }
  /** `without League pieces or Unrest`: none of `things` is there. */
  | { readonly kind: 'without'; readonly things: readonly NounPhrase[]; readonly span: Span }
  /** `with the highest depth`: of all that are such else. */
  | {
      readonly kind: 'with the highest';
      readonly how: 'highest' | 'lowest';
      readonly value: Name;
      readonly span: Span;
    }
  /** `with the most Runners`: of all spaces that are such else. */
  | {
      readonly kind: 'with the most';
      readonly how: 'most' | 'fewest';
      readonly what: NounPhrase;
      readonly span: Span;
    }
  /** `with depth 2`, `with depth 1 to 3`, `with depth 2 or more`, `with depth 2 or less`. */
  | {
      readonly kind: 'with value';
      readonly value: Name;
      readonly number: NumberPhrase;
      readonly bound: 'exactly' | 'or more' | 'or less' | 'to';
      /** The upper end with `to`; else null. */
      readonly most: NumberPhrase | null;
      readonly span: Span;
    }
  /** `with more Crown pieces than League pieces`. */
  | { readonly kind: 'with more'; readonly more: NounPhrase; readonly than: NounPhrase; readonly span: Span };

/** A number. Here and below, what the forms of words and slots read is told by their entries. */
export type NumberPhrase =
  | PhrasesOf<typeof numberForms>
  | { readonly kind: 'literal'; readonly value: number; readonly span: Span }
  /** `the patrols here`: how many there are. */
  | { readonly kind: 'count'; readonly what: NounPhrase; readonly span: Span }
  /** `hits`, `Resolve`, `Favour value`: a name that `let` gave, a track or a counter. */
  | { readonly kind: 'named'; readonly name: Name; readonly span: Span }
  /** `the value of the Favour chit in play`. */
  | { readonly kind: 'value of'; readonly what: NounPhrase; readonly span: Span }
  /** `the value of the Favour chit discarded`: since these steps began. */
  | { readonly kind: 'value discarded'; readonly what: NounPhrase; readonly span: Span }
  /** `the pieces removed`, `the Depots placed`: since these steps began. */
  | { readonly kind: 'removed' | 'placed'; readonly what: NounPhrase; readonly span: Span }
  /** `1 per 2 patrols here`, `1 per sight patrols here`: rounded down; `every` is a literal or a named quantity. */
  | {
      readonly kind: 'per';
      readonly count: number;
      readonly every: NumberPhrase;
      readonly what: NounPhrase;
      readonly span: Span;
    }
  /** `hits plus 1`, `3 minus hits`. */
  | { readonly kind: 'plus' | 'minus'; readonly left: NumberPhrase; readonly right: NumberPhrase; readonly span: Span }
  /** `the higher of 3 and hits`, `the lowest of 3, hits and Resolve`: of two numbers or more. */
  | { readonly kind: 'higher of' | 'lower of'; readonly of: readonly NumberPhrase[]; readonly span: Span }
  | { readonly kind: 'twice'; readonly of: NumberPhrase; readonly span: Span }
  /** `hits times 3`. */
  | { readonly kind: 'times'; readonly left: NumberPhrase; readonly right: NumberPhrase; readonly span: Span }
  /** `hits divided by 3, rounded down`. */
  | {
      readonly kind: 'divided by';
      readonly left: NumberPhrase;
      readonly right: NumberPhrase;
      readonly rounding: 'down' | 'up';
      readonly span: Span;
    }
  /** `E, at most 3`. */
  | { readonly kind: 'at most'; readonly value: NumberPhrase; readonly bound: NumberPhrase; readonly span: Span }
  /** `E if C, otherwise E`. */
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: NumberPhrase;
      readonly otherwise: NumberPhrase;
      readonly span: Span;
    };

export type Condition =
  | PhrasesOf<typeof conditionForms>
  /** `Unrest is here`, `no Runners are on the map`, `a Depot and 2 Runners are here`: each of `things` is. */
  | {
      readonly kind: 'is there';
      readonly negated: boolean;
      readonly things: readonly NounPhrase[];
      readonly where: Filter;
      readonly span: Span;
    }
  /** `here has a Watch`: see `is there`. `the roll is at most the Depots on the map`, `Resolve is 0`. */
  | {
      readonly kind: 'compare';
      readonly left: NumberPhrase;
      readonly operator: 'is' | 'is not' | 'is at least' | 'is at most' | 'is more than' | 'is less than';
      readonly right: NumberPhrase;
      readonly span: Span;
    }
  /** `more League pieces than Crown pieces are here`. */
  | {
      readonly kind: 'more';
      readonly more: NounPhrase;
      readonly than: NounPhrase;
      readonly where: Filter;
      readonly span: Span;
    }
  /** `the card is a Reckoning card`, `the card is the last Reckoning card`: of those that are dealt. */
  | {
      readonly kind: 'card is';
      readonly negated: boolean;
      /** Of its kind; null where it is any. */
      readonly nth: 'first' | 'last' | null;
      readonly what: Name;
      readonly span: Span;
    }
  | { readonly kind: 'and' | 'or'; readonly left: Condition; readonly right: Condition; readonly span: Span };

/** Who acts: a faction's name, `the executing faction`, `the other faction`, `the 1st in Line faction`: a place in the order of play. */
export type Actor = PhrasesOf<typeof actorForms>;

/** One sentence: a leaf of the YAML, or the opening of a block. */
export interface Sentence extends Performed {
  readonly clause: Clause;
  readonly span: Span;
}

/** What a sentence does. */
export type Clause =
  | PhrasesOf<typeof clauseForms>
  /** `place up to 2 Scouts [in Fenwick] [if none]`, `place Unrest`, `place all Troopers from Gaol in any Towns`. */
  | {
      readonly kind: 'place';
      readonly what: NounPhrase;
      /** `and 1 Depot`: what else is placed there. */
      readonly also: readonly NounPhrase[];
      readonly from: NounPhrase | null;
      readonly to: NounPhrase | null;
      readonly ifNone: boolean;
      readonly span: Span;
    }
  /** `remove 1 Runner here to Gaol, Runners first, Depots only when no Runner remains`. */
  | {
      readonly kind: 'remove';
      /** With the filters that stand behind the last thing. */
      readonly what: NounPhrase;
      /** `and 1 Depot`: what else is removed there. */
      readonly also: readonly NounPhrase[];
      readonly to: NounPhrase | null;
      readonly order: readonly Precedence[];
      readonly span: Span;
    }
  | { readonly kind: 'replace'; readonly what: NounPhrase; readonly with: NounPhrase; readonly span: Span }
  /** `exchange 1 Runner in Fenwick with 1 Runner in Gaol`. */
  | { readonly kind: 'exchange'; readonly what: NounPhrase; readonly with: NounPhrase; readonly span: Span }
  /** `roll 2 10-sided dice`; without `sides` they have 6. */
  | { readonly kind: 'roll'; readonly dice: NumberPhrase; readonly sides: NumberPhrase | null; readonly span: Span }
  /** `move any patrols to the selected spaces`, `move 1 or 2 Runners from 1 adjacent space with a Depot to here`. */
  | {
      readonly kind: 'move';
      readonly what: NounPhrase;
      readonly from: NounPhrase | null;
      readonly to: NounPhrase;
      /** `, including their own`: pieces may also move to the space where they are. */
      readonly own: boolean;
      /** `, each only once`: what has moved by such a sentence does not move again. */
      readonly once: boolean;
      /** `, each at most once a turn`: what has moved this turn does not move again. */
      readonly perTurn: boolean;
      readonly span: Span;
    }
  /** `flip all Runners on the map to Hidden`, `flip all Unrest here to Calm`: to a state, or to the other side of a marker. */
  | { readonly kind: 'flip'; readonly what: NounPhrase; readonly state: Name; readonly span: Span }
  | Conduct
  | LookUp
  | MoveItAlong
  /** `close the Event box`. */
  | { readonly kind: 'close'; readonly box: Name; readonly span: Span }
  /** `League win`, `League lose with a Stalemate`. */
  | { readonly kind: 'win' | 'lose'; readonly faction: Name; readonly degree: Name | null; readonly span: Span };

/** `conduct a Limited Operation in or adjacent to Fenwick`, `conduct Muster or Rise here`. */
export interface Conduct {
  readonly kind: 'conduct';
  /** Names of procedures or of classes of them (`Operation`, `Special Activity`). */
  readonly what: readonly Name[];
  /** True where the sentence says `a` or `an`: a class is named, or one of several. */
  readonly article: boolean;
  /** Those of the names that `Limited` stands before: in one space. */
  readonly limited: readonly Name[];
  /** `in up to N <spaces>`, `in or adjacent to Fenwick`, `here`, `in 1 selected Causeway`. */
  readonly where: Filter | null;
  /** `waiving presence`: named conditions of the procedure that do not count. */
  readonly waiving: readonly Name[];
  /** `choosing Troopers`: the one named alternative that may be taken. */
  readonly choosing: Name | null;
  /** `where offered is 0 and stirred spaces are Towns`: names of the procedure that mean something else this time. */
  readonly settings: readonly Setting[];
  /** `forgoing Signal Fire`: additional spaces that may not be added. */
  readonly forgoing: readonly Name[];
  /** `disregarding cards`: the words, where nothing applies meanwhile that cards say. */
  readonly disregarding: Name | null;
  /** `with a Special Activity at any one moment`: the class that may accompany it. */
  readonly accompanied: Name | null;
  readonly span: Span;
}

/** `move it up to 2 spaces along Provinces`, `move it up to 4 along any spaces, paying the depth of each, stopping in Towns`. */
export interface MoveItAlong {
  readonly kind: 'move it along';
  readonly most: NumberPhrase;
  readonly through: NounPhrase;
  /** A value of spaces, which each space costs that is entered; null where it is 1. */
  readonly cost: Name | null;
  /** Where it goes no further once it is there; null where it may go on anywhere. */
  readonly stopping: NounPhrase | null;
  readonly perTurn: boolean;
  readonly span: Span;
}

/** `look up the roll in the Weather`, `look up the roll and hits in the Weather, shifted 2 columns to the right`. */
export interface LookUp {
  readonly kind: 'look up';
  /** What finds the row. */
  readonly value: NumberPhrase;
  /** What finds the column; null where the table has none. */
  readonly across: NumberPhrase | null;
  readonly table: Name;
  /** How many columns further; null where it is not shifted. */
  readonly by: NumberPhrase | null;
  readonly toLeft: boolean;
  readonly span: Span;
}

/** What a name of a procedure means while it is conducted this once. */
export type Setting = PhrasesOf<typeof settingForms>;

/** `Runners first`, `Depots only when no Runner remains`. */
export type Precedence =
  | PhrasesOf<typeof precedenceForms>
  | { readonly kind: 'only when none'; readonly what: NounPhrase; readonly remaining: NounPhrase; readonly span: Span };

/** The opening of a block: a YAML key that ends where its body begins. */
export type Opening =
  | PhrasesOf<typeof openingForms>
  /** `for each Depot removed`, `for each of hits`. */
  | { readonly kind: 'for each'; readonly count: NumberPhrase; readonly span: Span }
  /** `Crown may`, `the 1st in Line faction`: the body is done by that faction, in `may` if it likes. */
  | { readonly kind: 'actor'; readonly actor: Actor; readonly may: boolean; readonly span: Span }
  /** `move any Runners to adjacent spaces, and for each group`: the body is done where each group arrives. */
  | { readonly kind: 'groups'; readonly move: Sentence; readonly span: Span };

/** `-2 for each Town or Province with more League pieces than Crown pieces`, `+1 for every 2 Causeways without Unrest`. */
export type Term =
  | {
      readonly kind: 'each';
      readonly sign: 1 | -1;
      readonly amount: number;
      readonly every: number;
      readonly what: NounPhrase;
      readonly span: Span;
    }
  /** `+2 if no Unrest is on Causeways`. */
  | {
      readonly kind: 'if';
      readonly sign: 1 | -1;
      readonly amount: number;
      readonly condition: Condition;
      readonly span: Span;
    };

/** A sentence that holds as long as a side of a card is in play. */
export type Change =
  | PhrasesOf<typeof changeForms>
  /** `Salt's sown is 1 more if Unrest is here`, `Forage's spaces is at most 1`. */
  | {
      readonly kind: 'quantity';
      /** A procedure, a chit or additional spaces. */
      readonly of: Name;
      readonly quantity: Name;
      readonly how: 'more' | 'less' | 'at most' | 'is';
      readonly by: NumberPhrase;
      readonly condition: Condition | null;
      readonly span: Span;
    }
  /** `each roll against the Depots on the map is 1 less if Resolve is 0`. */
  | {
      readonly kind: 'if';
      readonly change: Exclude<Change, { readonly kind: 'if' }>;
      readonly condition: Condition;
      readonly span: Span;
    }
  /** `Troopers in Towns may not be removed`, `Unrest may not be placed in Towns`. */
  | {
      readonly kind: 'barred';
      readonly what: NounPhrase;
      readonly verb: 'place' | 'remove' | 'move';
      /** Said behind the verb; else null. */
      readonly where: NounPhrase | null;
      readonly span: Span;
    }
  /** `each Crown Operation's spaces is at most 2`: of every procedure of the class, of one faction or of any. */
  | {
      readonly kind: 'class quantity';
      readonly faction: Name | null;
      readonly of: Name;
      readonly quantity: Name;
      readonly how: 'more' | 'less' | 'at most' | 'is';
      readonly by: NumberPhrase;
      readonly condition: Condition | null;
      readonly span: Span;
    };

/** When steps are done, or terms counted, as long as a side of a card is in play: the key of a block. */
export type Moment =
  | PhrasesOf<typeof momentForms>
  /** `whenever Runners move from a Haven`. */
  | { readonly kind: 'moves'; readonly what: NounPhrase; readonly from: NounPhrase; readonly span: Span }
  /** `whenever Muster moves Troopers to a Town with Unrest`: in each such space, when the step that moves them is done. */
  | {
      readonly kind: 'arrivals';
      readonly procedure: Name;
      readonly what: NounPhrase;
      readonly to: NounPhrase;
      readonly span: Span;
    }
  /** `whenever a Depot is placed in a Town`; the other: only the first time each turn. */
  | {
      readonly kind: 'changes' | 'first change';
      readonly what: NounPhrase;
      readonly how: 'placed' | 'removed';
      /** Null where it may be anywhere on the map. */
      readonly where: NounPhrase | null;
      readonly span: Span;
    };

/** One step of a procedure or an effect. */
/** `number` is its place in the whole effect, that of a step inside a block behind the block's: `2.1`. */
export type Step =
  | {
      readonly kind: 'sentence';
      readonly sentence: Sentence;
      readonly number: string;
      readonly text: string;
      readonly span: Span;
    }
  | {
      readonly kind: 'block';
      readonly number: string;
      readonly opening: Opening;
      readonly text: string;
      readonly body: Body;
      readonly otherwise: readonly Step[] | null;
      readonly span: Span;
    };

export type Body =
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  /** `choose one` and `take an open box` with named alternatives. */
  | { readonly kind: 'alternatives'; readonly alternatives: readonly Alternative[] }
  | { readonly kind: 'terms'; readonly terms: readonly { readonly term: Term; readonly text: string }[] };

export interface Alternative {
  /** Null where the alternatives of `choose one` are a plain list. */
  readonly name: Name | null;
  readonly steps: readonly Step[];
}
