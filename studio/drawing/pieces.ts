/** Pieces and markers as tokens: whose by colour, what by shape and letters, in which state by how they are drawn. */
import type { GameShown, PieceShown } from '../protocol.js';
import { shortName, widthOf } from './words.js';
import { group, outline, type Point, type Shape, shifted } from './shapes.js';

/** Pieces of one sort that lie together. */
export interface Lying {
  /** By which positions count them. */
  readonly name: string;
  readonly count: number;
}

/** How wide a token is, and how far the next is from it. */
export const tokenSize = 36;
export const tokenStep = 43;

export interface TokenKind {
  readonly letters: string;
  /** Which of the factions it is of, from 0; -1 where it is of none. */
  readonly faction: number;
  /** Which of the pieces of its faction it is, from 0. */
  readonly form: number;
  /** Which of its states, from 0; -1 where it has none. */
  readonly state: number;
}

/** What each way in which pieces stand anywhere looks like, by the name by which positions count it. */
export function tokenKinds({
  pieces,
  factions,
}: Pick<GameShown, 'pieces' | 'factions'>): ReadonlyMap<string, TokenKind> {
  const kinds = new Map<string, TokenKind>();
  const letters = lettersOf(pieces);
  for (const [index, piece] of pieces.entries()) {
    const { name, faction, states, columns } = piece;
    const form = pieces.slice(0, index).filter((it) => it.faction === faction).length;
    const look = {
      letters: letters[index] ?? '',
      faction: faction === null ? -1 : factions.indexOf(faction),
      form,
    };
    kinds.set(name, { ...look, state: -1 });
    for (const column of columns)
      kinds.set(column.name, { ...look, state: column.state === null ? -1 : states.indexOf(column.state) });
  }
  return kinds;
}

/** As few letters of a name as tell the pieces apart, at least two. */
function lettersOf(pieces: readonly PieceShown[]): readonly string[] {
  return pieces.map(({ name }) => {
    for (let length = 2; length < 4; length += 1) {
      const short = shortName(name, length);
      if (pieces.filter((it) => shortName(it.name, length) === short).length === 1) return short;
    }
    return shortName(name, 4);
  });
}

/** Tokens in rows around a point, at most so many in a row; those that can be chosen are told by `place`. */
export function tokenRows(
  kinds: ReadonlyMap<string, TokenKind>,
  lying: readonly Lying[],
  { at, most, place }: { readonly at: Point; readonly most: number; readonly place: string },
): readonly Shape[] {
  const rows = Math.ceil(lying.length / most);
  return lying.map(({ name, count }, index) => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, lying.length - row * most);
    const right = ((index % most) - (inRow - 1) / 2) * tokenStep;
    const down = (row - (rows - 1) / 2) * tokenStep;
    return token(kinds.get(name) ?? stranger, { name, count }, { at: shifted(at, right, down), place });
  });
}

const stranger: TokenKind = { letters: '?', faction: -1, form: 0, state: -1 };

/** One token for all pieces of a sort: how many is written at its corner where there are several. */
export function token(
  { letters, faction, form, state }: TokenKind,
  { name, count }: Lying,
  { at, place }: { readonly at: Point; readonly place: string },
): Shape {
  const half = tokenSize / 2;
  const look = `token faction-${faction} ${state === -1 ? '' : state === 0 ? 'state-first' : 'state-later'}`.trim();
  const marks: Shape[] =
    state > 0 ? [{ kind: 'text', at: shifted(at, 0, -half + 9), text: '★', className: 'star' }] : [];
  const counted: Shape[] =
    count === 1
      ? []
      : [
          { kind: 'circle', at: shifted(at, half - 3, half - 3), r: 10, className: 'count' },
          { kind: 'text', at: shifted(at, half - 3, half - 3), text: String(count), className: 'count-text' },
        ];
  return group(
    `${place}/${name}`,
    look,
    [
      body(at, half, form),
      ...marks,
      { kind: 'text', at: shifted(at, 0, state > 0 ? 5 : 1), text: letters, className: 'letters' },
      ...counted,
    ],
    { kind: 'piece', name, place, label: `${count} ${name}` },
  );
}

/** A square, a disc, a hexagon, a diamond, a shield, and again. */
function body(at: Point, half: number, form: number): Shape {
  const className = 'body';
  switch (form % 5) {
    case 0:
      return { kind: 'rect', at, width: half * 2 - 2, height: half * 2 - 2, round: 4, className };
    case 1:
      return { kind: 'circle', at, r: half, className };
    case 2:
      return { kind: 'path', d: outline(corners(at, half + 1, 6, Math.PI / 6)), className };
    case 3:
      return { kind: 'path', d: outline(corners(at, half + 4, 4, 0)), className };
    default:
      return { kind: 'path', d: outline(corners(at, half + 2, 5, Math.PI / 2)), className };
  }
}

function corners([x, y]: Point, r: number, count: number, turned: number): readonly Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = turned + (2 * Math.PI * index) / count;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** Markers as tags in a row around a point. */
export function markerTags(markers: readonly Lying[], at: Point): readonly Shape[] {
  const tags = markers.map(({ name, count }) => {
    const short = widthOf(name) <= 12 ? name : shortName(name, 4);
    return { name, text: count === 1 ? short : `${short} ×${count}` };
  });
  const widths = tags.map(({ text }) => 14 + widthOf(text) * 7.2);
  const whole = widths.reduce((sum, width) => sum + width + 5, -5);
  let left = -whole / 2;
  return tags.map(({ name, text }, index) => {
    const width = widths[index] ?? 0;
    const middle = shifted(at, left + width / 2, 0);
    left += width + 5;
    return group(`marker ${name}`, 'marker', [
      { kind: 'rect', at: middle, width, height: 20, round: 4, className: 'tag' },
      { kind: 'text', at: middle, text, className: 'tag-text' },
    ]);
  });
}
