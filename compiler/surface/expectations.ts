/** What could have stood where the grammar stopped, in words for people. */
import { either, quoted } from '../diagnostics/catalogue/entry.js';
import type { IToken, TokenType } from './chevrotain.js';
import type { Part } from './complain.js';
import { allTokens, verbs } from './forms/keywords.js';
import * as t from './tokens.js';

const byName = new Map<string, TokenType>(allTokens.map((type) => [type.name, type]));

const insideNoun: readonly TokenType[] = [
  ...[t.The, t.A, t.Any, t.All, t.Each, t.No, t.AsMany, t.Integer, t.Word],
  ...[t.NameToken, t.Noun, t.Adjective, t.Or, t.And, t.AndOr, t.More],
];
const placeWords: readonly TokenType[] = [t.In, t.From, t.To, t.AdjacentTo, t.InOrAdjacentTo];
const chitVerbs: readonly TokenType[] = [t.Draw, t.Play, t.Hold, t.Select, t.Discard, t.Return, t.SetAside];
const trackVerbs: readonly TokenType[] = [t.Raise, t.Reduce, t.SetVerb, t.Shift, t.Change];
/** What is no keyword has a name here. */
export const plainNames: readonly (readonly [TokenType, string])[] = [
  [t.Integer, 'a number'],
  [t.SignedInteger, '`+` or `-` and a number'],
  [t.SidedDie, '`10-sided die`'],
  [t.SidedDice, '`10-sided dice`'],
  [t.DieNotation, '`d10`'],
  [t.NameToken, 'a name'],
  [t.Word, 'a name'],
  [t.PlainWord, 'a name'],
  [t.Comma, 'a comma'],
  [t.Possessive, "`'s`"],
  [t.StateVerb, 'a verb'],
];

/** True where a sentence or an opening should begin. */
export function isVerbExpected(expected: readonly string[]): boolean {
  return expected.includes(t.Place.name) || expected.includes(t.ChooseOne.name);
}

/** What a sentence or an opening begins with. */
export function nameOfStart(part: Part): string {
  return part === 'opening' ? 'the opening of a block' : 'a verb of the language';
}

/** `a quantity or a piece`: what the grammar could take behind these tokens. */
export function expectation(expected: readonly string[], before: readonly IToken[], part: Part): string {
  if (expected.length === 0) return 'the end of the sentence';
  if (isVerbExpected(expected)) return part === 'opening' ? 'the opening of a block' : 'a verb';
  if (part === 'moment' && expected.includes(t.Before.name)) return 'a moment';
  if (part === 'change' && expected.includes(t.EachRollAgainst.name)) return 'the name of a procedure or a chit';
  if (expected.includes(t.It.name)) return 'a condition';
  if (expected.includes(t.TheRoll.name)) return 'a number';
  const all = expected.flatMap((name) => byName.get(name) ?? []);
  // A number may be below 0 where it may stand at all.
  const types = all.includes(t.Integer) ? all.filter((type) => type !== t.SignedInteger) : all;
  const noun = nounWord(before);
  const nounFits = types.includes(t.Noun) && types.length > 1;
  if (types.includes(t.UpTo) || (nounFits && !isInsideNoun(before))) return `a quantity or ${noun}`;
  if (nounFits) return noun;
  if (types.includes(t.Integer) && types.includes(t.Word)) return 'a number';
  const words = types.map(
    (type) => plainNames.find(([plain]) => plain === type)?.[1] ?? quoted(t.wordingOf(type) ?? type.name),
  );
  const distinct = [...new Set(words)];
  return distinct.length > 6 ? `${distinct.slice(0, 5).join(', ')} or another such word` : either(distinct);
}

/** True behind `the`, a quantity or a noun, where no quantity may follow. */
function isInsideNoun(before: readonly IToken[]): boolean {
  const last = before.at(-1)?.tokenType;
  return last !== undefined && insideNoun.includes(last);
}

/** What kind of noun the words before ask for. */
function nounWord(before: readonly IToken[]): string {
  const last = before.at(-1)?.tokenType;
  if (last !== undefined && placeWords.includes(last)) return 'a space';
  const verb = before.find(({ tokenType }) => verbs.includes(tokenType) || tokenType === t.Change)?.tokenType;
  if (verb === undefined) return 'a noun';
  if (chitVerbs.includes(verb)) return 'a chit';
  if (trackVerbs.includes(verb)) return 'a track';
  return verb === t.Conduct ? 'a procedure' : 'a piece';
}
