/** Words that name nothing, or something of another kind: the message, with the nearest names of the right kind. */
import type { Help, Note } from '../../diagnostics/diagnostic.js';
import { folded, nearest } from '../../diagnostics/nearest.js';
import { codePointOf } from '../../source/hidden.js';
import { asRead, lookAlikeIn } from '../../source/scripts.js';
import type { Span } from '../../source/span.js';
import type { Name } from '../../surface/ir.js';
import { refuse, type Context } from './context.js';
import { meaningsOf, wordsOf, type Kind } from '../declare/symbols.js';

/** How messages speak of one word of a kind, and of all of them. */
const described: Readonly<Record<Kind, readonly [one: string, all: string]>> = {
  faction: ['a faction', 'factions'],
  state: ['a state', 'states'],
  piece: ['a piece', 'pieces'],
  group: ['a group of pieces', 'groups of pieces'],
  marker: ['a marker', 'markers'],
  box: ['a box', 'boxes'],
  degree: ['a degree of victory or defeat', 'degrees of victory and defeat'],
  'piece value': ['a value of pieces', 'values of pieces'],
  'space value': ['a value of spaces', 'values of spaces'],
  'card value': ['a value of cards', 'values of cards'],
  'card list': ['a list of cards', 'lists of cards'],
  track: ['a track', 'tracks'],
  'track end': ['a named box of a track', 'named boxes of tracks'],
  resource: ['a resource', 'resources'],
  counter: ['a counter', 'counters'],
  option: ['an option that is chosen or not', 'options that are chosen or not'],
  'option number': ['an option with a number', 'options with a number'],
  'order place': ['a place in the order of play', 'places in the order of play'],
  'order box': ['a box of the order of play', 'boxes of the order of play'],
  'additional spaces': ['a kind of additional spaces', 'kinds of additional spaces'],
  class: ['a class of procedures', 'classes of procedures'],
  'space kind': ['a kind of space', 'kinds of space'],
  area: ['an area', 'areas'],
  space: ['a space', 'spaces'],
  family: ['a family of chits', 'families of chits'],
  aspect: ['an effect of chits', 'effects of chits'],
  chit: ['a chit', 'chits'],
  'card kind': ['a kind of card', 'kinds of card'],
  card: ['a card', 'cards'],
  procedure: ['a procedure', 'procedures'],
  table: ['a table of results', 'tables of results'],
};

/** `a space`: how one word of a kind is spoken of. */
export function kindWords(kind: Kind): string {
  return described[kind][0];
}

/** `a space` for the kind of `word`; null where it names nothing. */
export function kindOf(ctx: Context, word: string): string | null {
  const first = meaningsOf(ctx.symbols, word)[0];
  return first === undefined ? null : kindWords(first.kind);
}

type UnknownCode =
  | 'RW0301'
  | 'RW0302'
  | 'RW0303'
  | 'RW0304'
  | 'RW0306'
  | 'RW0307'
  | 'RW0308'
  | 'RW0309'
  | 'RW0310'
  | 'RW0311'
  | 'RW0312'
  | 'RW0315'
  | 'RW0316'
  | 'RW0317'
  | 'RW0318'
  | 'RW0319'
  | 'RW0321'
  | 'RW0330'
  | 'RW0331'
  | 'RW0332'
  | 'RW0333'
  | 'RW0344';

/** Reports that `name` is none of `kinds`: `code` where it names nothing at all, else that it is of another kind. What helps best stands `before` names that are near. */
export function refuseName(
  ctx: Context,
  name: Name,
  code: UnknownCode,
  kinds: readonly Kind[],
  more: readonly string[] = [],
  before: readonly Help[] = [],
): null {
  const candidates = [...wordsOf(ctx.symbols, kinds), ...more];
  const help = [...before, ...similar(ctx, name, candidates, kinds)];
  const is = kindOf(ctx, name.text);
  if (is !== null) {
    // A name of something else is no longer name cut short: which of them is meant is told in words.
    const told = help.map((it) =>
      it.edits.some(({ text }) => text.startsWith(`${name.text} `)) ? mention(it.text) : it,
    );
    return refuse(
      ctx,
      'RW0322',
      name.span,
      { name: name.text, is, wanted: wantedOf(kinds) },
      { help: told, notes: whereDeclared(ctx, name.text) },
    );
  }
  return refuse(ctx, code, name.span, { name: name.text }, { help, notes: whereAllAre(ctx, kinds) });
}

/** The nearest of `candidates`, each as an edit of `name`. */
export function similar(ctx: Context, name: Name, candidates: readonly string[], kinds: readonly Kind[] = []): Help[] {
  const [, before = '', behind = ''] = /^(\p{Ll}+)(\p{Lu}.*)$/u.exec(name.text) ?? [];
  // `aTown` has lost a space, and is no other name that is near.
  if (candidates.includes(behind))
    return [
      { text: `write \`${before} ${behind}\``, edits: [{ span: name.span, text: `${before} ${behind}` }], safe: false },
    ];
  return nearest(name.text, candidates).map((word) => {
    const kind = meaningsOf(ctx.symbols, word).find((it) => kinds.includes(it.kind))?.kind;
    const like = lookAlikeIn(name.text) ?? lookAlikeIn(word);
    const isSameToTheEye = like !== null && word !== name.text && asRead(word) === asRead(name.text);
    const similarly =
      kind === undefined ? `\`${word}\` is similar` : `the ${bare(kind)} \`${word}\` has a similar name`;
    return {
      text: isSameToTheEye
        ? `\`${word}\` looks the same: \`${like.letter}\` is ${codePointOf(like.letter)}, a ${like.script} letter, in one of them`
        : similarly,
      edits: [{ span: name.span, text: word }],
      safe: folded(word) === folded(name.text),
    };
  });
}

/** `piece` for `a piece`. */
function bare(kind: Kind): string {
  return described[kind][0].replace(/^an? /u, '');
}

/** An edit that puts `text` in the place of `span`. */
export function instead(span: Span, text: string, why: string): Help {
  return { text: why, edits: [{ span, text }], safe: false };
}

/** What else there is, where only the author knows what is meant. */
export function mention(text: string): Help {
  return { text, edits: [], safe: false };
}

function wantedOf(kinds: readonly Kind[]): string {
  const words = kinds.map((kind) => described[kind][0]).filter((it) => it !== described.group[0]);
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** Points at where the first thing of that name is declared. */
export function whereDeclared(ctx: Context, word: string): Note[] {
  const first = meaningsOf(ctx.symbols, word).find((it) => it.declared !== null);
  return first === undefined ? [] : [{ message: `\`${word}\` is declared in`, span: first.declared }];
}

/** Points at the list of the spaces, or at the first thing of the first kind that the game has. */
function whereAllAre(ctx: Context, kinds: readonly Kind[]): Note[] {
  const { spacesKey } = ctx.symbols.declarations;
  // A word that should name spaces is most often a space's own name, whatever else it could be.
  if (kinds.includes('space') && spacesKey !== null)
    return [{ message: `the ${described.space[1]} are declared in`, span: spacesKey }];
  for (const kind of kinds) {
    const word = ctx.symbols.words.get(kind)?.[0];
    const declared =
      word === undefined ? null : (meaningsOf(ctx.symbols, word).find((it) => it.kind === kind)?.declared ?? null);
    if (declared !== null) return [{ message: `the ${described[kind][1]} are declared in`, span: declared }];
  }
  return [];
}
