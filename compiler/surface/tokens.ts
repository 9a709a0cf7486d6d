/**
 * The words of the effect language: each keyword with the wordings that are read as it, the first of them being the one
 * that is printed. Names of the game are no keywords; they come from the vocabulary.
 */
import { createToken, type IToken, type TokenType } from './chevrotain.js';

/** Every wording of every keyword, with its token. */
const wordings: [string, TokenType][] = [];
const ofKeywords = new Set<string>();
const printed = new Map<TokenType, string>();
const surfaces = new Map<string, TokenType>();

function keyword(name: string, ...wordingsOfIt: readonly string[]): TokenType {
  const type = createToken({ name });
  for (const wording of wordingsOfIt) {
    wordings.push([wording, type]);
    for (const word of [wording, ...wording.split(' ')]) ofKeywords.add(word);
    surfaces.set(wording, type);
    if (!printed.has(type)) printed.set(type, wording);
  }
  return type;
}

/** A verb in its base form, which is printed, and in the form that follows one actor. */
function verb(name: string, base: string, third: string): TokenType {
  return keyword(name, base, third);
}

// What the scanner makes of words and signs that are no keywords.
export const NameToken = createToken({ name: 'Name' });
/** A word in lower case that is neither a keyword nor a name: a named quantity, or a mistake. */
export const Word = createToken({ name: 'Word' });
/** A word of plain English that no number is named by: the language has other words for what it says. */
export const PlainWord = createToken({ name: 'PlainWord' });
export const Integer = createToken({ name: 'Integer' });
export const SignedInteger = createToken({ name: 'SignedInteger' });
/** `10-sided die`, `10-sided dice`: the image says how many sides. */
export const SidedDie = createToken({ name: 'SidedDie' });
export const SidedDice = createToken({ name: 'SidedDice' });
/** `d10`, `2d10`, where something is rolled. */
export const DieNotation = createToken({ name: 'DieNotation' });
export const Comma = createToken({ name: 'Comma' });
export const Possessive = createToken({ name: 'Possessive' });
/** A verb that a state of the game declares. */
export const StateVerb = createToken({ name: 'StateVerb' });

// Verbs.
export const Place = verb('Place', 'place', 'places');
export const Remove = verb('Remove', 'remove', 'removes');
export const Replace = verb('Replace', 'replace', 'replaces');
export const Move = verb('Move', 'move', 'moves');
export const Flip = verb('Flip', 'flip', 'flips');
export const Shift = verb('Shift', 'shift', 'shifts');
export const Raise = verb('Raise', 'raise', 'raises');
export const Reduce = verb('Reduce', 'reduce', 'reduces');
export const SetVerb = verb('Set', 'set', 'sets');
export const SetAside = verb('SetAside', 'set aside', 'sets aside');
export const Draw = verb('Draw', 'draw', 'draws');
export const Play = verb('Play', 'play', 'plays');
export const PlayEvent = verb('PlayEvent', "play the card's Event", "plays the card's Event");
export const Hold = verb('Hold', 'hold', 'holds');
export const Select = verb('Select', 'select', 'selects');
export const Discard = verb('Discard', 'discard', 'discards');
export const Return = verb('Return', 'return', 'returns');
export const Resolve = verb('Resolve', 'resolve', 'resolves');
export const MoveItUpTo = verb('MoveItUpTo', 'move it up to', 'moves it up to');
export const Along = keyword('Along', 'along');
export const PayingThe = keyword('PayingThe', 'paying the');
export const OfEach = keyword('OfEach', 'of each');
export const OfIts = keyword('OfIts', 'of its', 'of their', 'of their own', 'of its own');
export const StoppingIn = keyword('StoppingIn', 'stopping in');
export const AtMostOnceATurn = keyword('AtMostOnceATurn', 'at most once a turn');
export const LookUp = verb('LookUp', 'look up', 'looks up');
export const Roll = keyword('Roll', 'roll a die', 'rolls a die', 'roll the die', 'rolls the die', 'roll', 'rolls');
export const Dice = keyword('Dice', 'dice');
export const Exchange = verb('Exchange', 'exchange', 'exchanges');
export const Let = keyword('Let', 'let');
export const Conduct = verb('Conduct', 'conduct', 'conducts');
export const Reveal = verb('Reveal', 'reveal the next card', 'reveals the next card');
export const Close = verb('Close', 'close', 'closes');
export const AdjustOrder = verb(
  'AdjustOrder',
  'adjust the order of play by the boxes taken',
  'adjusts the order of play by the boxes taken',
);
export const Make = verb('Make', 'make', 'makes');
export const Win = verb('Win', 'win', 'wins');
export const Lose = verb('Lose', 'lose', 'loses');
export const Pay = verb('Pay', 'pay', 'pays');
export const Gain = verb('Gain', 'gain', 'gains');
export const Cancel = verb('Cancel', 'cancel', 'cancels');
export const Nothing = keyword('Nothing', 'nothing', 'nothing happens');

/** Every verb, in the order in which suggestions prefer them. */
export const verbs: readonly TokenType[] = [
  ...[
    Place,
    Remove,
    Replace,
    Exchange,
    Move,
    Flip,
    Shift,
    Raise,
    Reduce,
    SetVerb,
    SetAside,
    Draw,
    Play,
    PlayEvent,
    Hold,
    Select,
  ],
  ...[
    Discard,
    Return,
    Resolve,
    Roll,
    Let,
    Conduct,
    Reveal,
    Close,
    AdjustOrder,
    Make,
    Pay,
    Gain,
    Win,
    Lose,
    Cancel,
    Nothing,
  ],
];

// Openings.
export const If = keyword('If', 'if');
export const ForEach = keyword('ForEach', 'for each');
export const ChooseOne = keyword('ChooseOne', 'choose one');
export const ChooseAnyOne = keyword('ChooseAnyOne', 'choose any one');
export const TakeBox = keyword('TakeBox', 'take an open box', 'takes an open box');
export const Change = verb('Change', 'change', 'changes');
export const AndForEachGroup = keyword('AndForEachGroup', 'and for each group');
export const IncludingTheirOwn = keyword(
  'IncludingTheirOwn',
  'including their own',
  'including their own space',
  'including their original space',
);
export const EachOnlyOnce = keyword('EachOnlyOnce', 'each only once');
export const EachAtMostOnceATurn = keyword('EachAtMostOnceATurn', 'each at most once a turn', 'each only once a turn');
export const InOrderOfPlay = keyword('InOrderOfPlay', 'in order of play', 'in the order of play');
export const StepNamed = keyword('StepNamed', 'step');
export const AsManyTimes = keyword('AsManyTimes', 'as many times');
export const Times = keyword('Times', 'times', 'time');

// Actors.
export const May = keyword('May', 'may');
export const Must = keyword('Must', 'must');
export const ExecutingFaction = keyword('ExecutingFaction', 'the executing faction');
export const OtherFaction = keyword('OtherFaction', 'the other faction');

// Quantities.
export const A = keyword('A', 'a', 'an');
export const UpTo = keyword('UpTo', 'up to');
export const Any = keyword('Any', 'any');
export const All = keyword('All', 'all');
export const Each = keyword('Each', 'each', 'every');
export const No = keyword('No', 'no');
export const AsMany = keyword('AsMany', 'as many');
export const ATotalOf = keyword('ATotalOf', 'a total of');
export const AsThereAre = keyword('AsThereAre', 'as there are', 'as there is');

// Nouns.
export const The = keyword('The', 'the');
/** The general nouns of the language. */
export const generalNouns: readonly string[] = [
  ...['piece', 'pieces', 'space', 'spaces', 'marker', 'markers', 'chit', 'chits', 'card', 'cards'],
  ...['box', 'boxes', 'pool', 'deck', 'discard pile', 'Capability', 'Capabilities'],
];
export const Noun = keyword('Noun', ...generalNouns);
/** The adjectives of the language; `drawn or held` is two of them. */
export const generalAdjectives: readonly string[] = ['adjacent', 'selected', 'drawn', 'held', 'other'];
export const Adjective = keyword('Adjective', ...generalAdjectives, 'drawn or held', 'held or drawn');
export const TheGroup = keyword('TheGroup', 'the group');
export const Or = keyword('Or', 'or');
export const And = keyword('And', 'and');
export const AndOr = keyword('AndOr', 'and/or');

// Filters.
export const Here = keyword('Here', 'here', 'there');
export const In = keyword('In', 'in', 'on');
export const InPlay = keyword('InPlay', 'in play');
export const InHand = keyword('InHand', 'in hand', 'from hand');
export const HeldBy = keyword('HeldBy', 'held by');
export const ControlledBy = keyword('ControlledBy', 'controlled by');
export const NotControlledBy = keyword('NotControlledBy', 'not controlled by');
export const DoNotControl = keyword('DoNotControl', 'do not control', 'does not control');
export const AdjacentTo = keyword('AdjacentTo', 'adjacent to');
export const InOrAdjacentTo = keyword('InOrAdjacentTo', 'in or adjacent to');
export const With = keyword('With', 'with');
export const Without = keyword('Without', 'without');
export const More = keyword('More', 'more');
export const WithTheMost = keyword('WithTheMost', 'with the most');
export const WithTheFewest = keyword('WithTheFewest', 'with the fewest', 'with the least');
export const WithTheHighest = keyword('WithTheHighest', 'with the highest', 'with the greatest');
export const WithTheLowest = keyword('WithTheLowest', 'with the lowest', 'with the smallest');
export const Than = keyword('Than', 'than');
export const ThatAre = keyword('ThatAre', 'that are', 'that is');
export const ThatHaveMoved = keyword('ThatHaveMoved', 'that have moved this turn', 'that has moved this turn');
export const ThatHaveNotMoved = keyword(
  'ThatHaveNotMoved',
  'that have not moved this turn',
  'that has not moved this turn',
);

// Numbers.
export const TheRoll = keyword('TheRoll', 'the roll');
export const TheValueOf = keyword('TheValueOf', 'the value of');
export const TheNumberOf = keyword('TheNumberOf', 'the number of');
export const Removed = keyword('Removed', 'removed');
export const Discarded = keyword('Discarded', 'discarded');
export const Per = keyword('Per', 'per', 'for every');
export const HalfOf = keyword('HalfOf', 'half of', 'half');
export const RoundedDown = keyword('RoundedDown', 'rounded down', 'round down');
export const RoundedUp = keyword('RoundedUp', 'rounded up', 'round up');
export const HigherOf = keyword('HigherOf', 'the higher of', 'the highest of', 'the greater of', 'the greatest of');
export const LowerOf = keyword('LowerOf', 'the lower of', 'the lowest of', 'the smaller of', 'the smallest of');
export const Twice = keyword('Twice', 'twice', 'double');
export const Shifted = keyword('Shifted', 'shifted');
export const ColumnsToTheRight = keyword('ColumnsToTheRight', 'columns to the right', 'column to the right');
export const ColumnsToTheLeft = keyword('ColumnsToTheLeft', 'columns to the left', 'column to the left');
export const DividedBy = keyword('DividedBy', 'divided by');
export const Plus = keyword('Plus', 'plus');
export const Minus = keyword('Minus', 'minus');
export const AtMost = keyword('AtMost', 'at most');
export const Otherwise = keyword('Otherwise', 'otherwise');

// Conditions.
export const Is = keyword('Is', 'is', 'are');
export const ThereAre = keyword('ThereAre', 'there are', 'there is');
export const Not = keyword('Not', 'not');
export const It = keyword('It', 'it');
export const Has = keyword('Has', 'has', 'have');
export const At = keyword('At', 'at');
export const Between = keyword('Between', 'between');
export const AtLeast = keyword('AtLeast', 'at least');
export const MoreThan = keyword('MoreThan', 'more than', 'greater than', 'larger than');
export const LessThan = keyword('LessThan', 'less than', 'fewer than', 'smaller than');
export const TheCardIs = keyword('TheCardIs', 'the card is', 'this is');
export const TheFirst = keyword('TheFirst', 'the first');
export const TheLast = keyword('TheLast', 'the last');
export const HasBeenPlayed = keyword('HasBeenPlayed', 'has been played');
export const HasNotBeenPlayed = keyword('HasNotBeenPlayed', 'has not been played');
export const CardSide = keyword('CardSide', 'unshaded', 'shaded');

// What holds while a card is in play.
export const Before = keyword('Before', 'before');
export const After = keyword('After', 'after');
export const InsteadOf = keyword('InsteadOf', 'instead of');
export const Whenever = keyword('Whenever', 'whenever');
export const FirstTime = keyword('FirstTime', 'the first time each turn that');
export const Placed = keyword('Placed', 'placed');
export const EachRaiseOf = keyword('EachRaiseOf', 'each raise of');
export const EachReductionOf = keyword('EachReductionOf', 'each reduction of');
export const EachRollAgainst = keyword('EachRollAgainst', 'each roll against');
export const Choose = verb('Choose', 'choose', 'chooses');
export const Less = keyword('Less', 'less', 'fewer');
export const MayNotBePlaced = keyword(
  'MayNotBePlaced',
  ...['may not be placed', 'are not placed', 'is not placed', 'cannot be placed'],
);
export const MayNotBeRemoved = keyword(
  'MayNotBeRemoved',
  ...['may not be removed', 'are not removed', 'is not removed', 'cannot be removed'],
);
export const CountDoubleFor = keyword('CountDoubleFor', 'count double for', 'counts double for', 'count twice for');
export const Costs = keyword('Costs', 'costs');
export const Ignore = keyword('Ignore', 'ignore', 'ignores');
export const WhenThey = keyword('WhenThey', 'when they conduct', 'when it conducts', 'when they', 'when conducting');
export const MayNotMove = keyword(
  'MayNotMove',
  ...[
    'may not move',
    'may not be moved',
    'do not move',
    'does not move',
    'are not moved',
    'is not moved',
    'cannot move',
  ],
);
export const MayBePlacedIn = keyword('MayBePlacedIn', 'may be placed in', 'may be placed on', 'can be placed in');
export const MayHoldMoreThan = keyword('MayHoldMoreThan', 'may hold more than', 'can hold more than');
export const CountsAs = keyword('CountsAs', 'counts as', 'is treated as', 'is considered to be');
export const InsteadOfConducting = keyword('InsteadOfConducting', 'instead of conducting');
export const InsteadOfPlacing = keyword('InsteadOfPlacing', 'instead of placing');
export const InsteadOfRemoving = keyword('InsteadOfRemoving', 'instead of removing');
export const InsteadOfMoving = keyword('InsteadOfMoving', 'instead of moving');
export const OncePerTurn = keyword('OncePerTurn', 'once per turn', 'once a turn', 'once each turn');
export const LoseThisCapability = keyword(
  'LoseThisCapability',
  ...['lose this capability', 'loses this capability', 'lose this Capability', 'loses this Capability'],
);

// The rest of sentences.
export const To = keyword('To', 'to');
export const AndPut = keyword('AndPut', 'and put');
export const OfThemOnTheBottom = keyword('OfThemOnTheBottom', 'of them on the bottom');
export const AndKeep = keyword('AndKeep', 'and keep', 'and keeps', 'then keep', 'then keeps');
export const ToHold = keyword('ToHold', 'to hold');
export const From = keyword('From', 'from');
export const Toward = keyword('Toward', 'toward', 'towards');
export const By = keyword('By', 'by');
export const Of = keyword('Of', 'of');
export const Be = keyword('Be', 'be');
export const IfNone = keyword('IfNone', 'if none');
export const OnlyWhenNo = keyword('OnlyWhenNo', 'only when no');
export const Remain = keyword('Remain', 'remain', 'remains');
export const Where = keyword('Where', 'where');
export const Waiving = keyword('Waiving', 'waiving');
export const Choosing = keyword('Choosing', 'choosing');
export const Forgoing = keyword('Forgoing', 'forgoing');
export const DisregardingCards = keyword('DisregardingCards', 'disregarding cards');
export const AtAnyOneMoment = keyword('AtAnyOneMoment', 'at any one moment');

/** The token of these words: that of a keyword of which they are a wording, or a new one of a form's own; a verb also in its third person. */
export function keywordFor(words: string, isVerb = false): TokenType {
  const known = words === ',' ? Comma : surfaces.get(words);
  if (known !== undefined) return known;
  const name = words.replace(/(?:^|[^A-Za-z])([a-z]?)/gu, (_, letter: string) => letter.toUpperCase());
  return isVerb ? verb(name, words, thirdPerson(words)) : keyword(name, words);
}

/** `expose` → `exposes`, `fortify` → `fortifies`, `set aside` → `sets aside`. */
export function thirdPerson(words: string): string {
  const [base = '', ...rest] = words.split(' ');
  const ending = /(?:s|x|z|ch|sh|o)$/u.test(base) ? 'es' : 's';
  const third = /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}${ending}`;
  return [third, ...rest].join(' ');
}

/** Every wording of a keyword with its token, several words or one. */
export const keywords: readonly (readonly [string, TokenType])[] = wordings;

/** The keywords and their words: `most` of `at most` is no keyword, and a word of the language all the same. */
export const wordsOfKeywords: ReadonlySet<string> = ofKeywords;

/** Every token, those of the forms among them. */
export function allTokens(ofForms: readonly TokenType[]): TokenType[] {
  const numbers = [Integer, SignedInteger, SidedDie, SidedDice, DieNotation];
  const plain = [NameToken, Word, PlainWord, ...numbers, Comma, Possessive, StateVerb];
  return [...new Set([...plain, ...wordings.map(([, type]) => type), ...ofForms])];
}

/** `-2`: below 0, and no term of a sum. */
export function isNegative({ tokenType, image }: IToken): boolean {
  return tokenType === SignedInteger && /^-0*[1-9]/u.test(image);
}

/** The wording that is printed for a keyword, or null where the token is no keyword. */
export function wordingOf(type: TokenType): string | null {
  return printed.get(type) ?? null;
}

/** The keyword that this text is a wording of, exactly. */
export function keywordOf(text: string): TokenType | null {
  return surfaces.get(text) ?? null;
}
