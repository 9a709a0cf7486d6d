/** A map with what it takes from its board: the kinds of space that it has in play, and the spaces of those kinds. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import { wordsIn } from './collect-vocabulary.js';
import type { Words } from './documents.js';
import type { BoardDocument, MapDocument, SpaceDeclaration } from './documents-of-map.js';
import type { Name } from './ir.js';

export interface JoinedMap {
  /** Null where its board is not among the boards. */
  readonly map: MapDocument | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The map as one that has no board. A space of its own names its neighbours on the board, which are given it in return. A
 * board or a kind that is nearly named is taken, so that nothing else is said of it.
 */
export function joinBoard(map: MapDocument, boards: readonly BoardDocument[]): JoinedMap {
  if (map.board === null) return { map, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const board = named(
    map.board,
    boards,
    (it) => it.name,
    (it) => diagnostics.push(unknown('RW0329', it)),
  );
  if (board === null) return { map: null, diagnostics };

  const taken = new Set<Words>();
  const kinds = map.kinds.map((words) => {
    const isOfBoard = board.kinds.some((it) => isSame(it.one.text, words.one.text));
    if (!isOfBoard && map.spaces.some((space) => isOfKind(space, [words]))) return words;
    const kind = named(
      words.one,
      board.kinds,
      (it) => it.one,
      (it) => diagnostics.push(unknown('RW0324', it)),
    );
    if (kind === null) return words;
    taken.add(kind);
    return {
      one: kind.one,
      many: words.many ?? kind.many,
      aliases: [...kind.aliases, ...words.aliases],
      drawn: words.drawn ?? kind.drawn,
    };
  });
  const leftOut = board.kinds.filter((kind) => !taken.has(kind));
  const absent = board.spaces.filter((space) => isOfKind(space, leftOut));
  const isAbsent = (name: Name): boolean => absent.some(({ words }) => isCalled(words, name));
  const ofBoard = board.spaces
    .filter((space) => !absent.includes(space))
    .map((space): SpaceDeclaration => ({
      ...space,
      words: withAliases(space.words, map),
      adjacent: [...space.adjacent.filter((name) => !isAbsent(name)), ...neighboursOf(space, map.spaces)],
    }));
  const assumed = board.assumed.filter(({ pair }) => !pair.some(isAbsent));
  const joined = {
    ...map,
    kinds,
    spaces: [...ofBoard, ...map.spaces],
    spacesKey: board.spacesKey ?? map.spacesKey,
    assumed: [...assumed, ...map.assumed],
  };
  return { map: joined, diagnostics };
}

interface Unknown {
  readonly name: Name;
  readonly near: readonly string[];
}

/** The thing that `name` names, or the nearest one after telling that none is called so; null where none is near. */
function named<T>(
  name: Name,
  things: readonly T[],
  nameOf: (thing: T) => Name,
  record: (mistake: Unknown) => void,
): T | null {
  const find = (text: string): T | null => things.find((it) => isSame(nameOf(it).text, text)) ?? null;
  const exact = find(name.text);
  if (exact !== null) return exact;
  const near = nearest(
    name.text,
    things.map((it) => nameOf(it).text),
  );
  record({ name, near });
  const [meant] = near;
  return meant === undefined ? null : find(meant);
}

function unknown(code: 'RW0324' | 'RW0329', { name, near }: Unknown): Diagnostic {
  const help = near.map((text) => ({
    text: `\`${text}\` has a similar name`,
    edits: [{ span: name.span, text }],
    safe: false,
  }));
  return report(code, name.span, { name: name.text }, { help });
}

function isOfKind({ kind }: SpaceDeclaration, kinds: readonly Words[]): boolean {
  return kind !== null && kinds.some((words) => isCalled(words, kind));
}

/** The map's own spaces that name a space of the board, each at the place where they do. */
function neighboursOf({ words }: SpaceDeclaration, own: readonly SpaceDeclaration[]): readonly Name[] {
  return own.flatMap((space) => {
    const link = space.adjacent.find((name) => isCalled(words, name));
    return link === undefined ? [] : [{ text: space.words.one.text, span: link.span }];
  });
}

function withAliases(words: Words, map: MapDocument): Words {
  const further = map.aliases.filter(({ space }) => isCalled(words, space)).flatMap(({ aliases }) => aliases);
  return further.length === 0 ? words : { ...words, aliases: [...words.aliases, ...further] };
}

function isCalled(words: Words, name: Name): boolean {
  return wordsIn(words).some(({ text }) => isSame(text, name.text));
}

function isSame(one: string, other: string): boolean {
  return one.normalize('NFC') === other.normalize('NFC');
}
