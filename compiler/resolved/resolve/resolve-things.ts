/** Pieces and markers: `Hidden League pieces`, `Runners or Depots`, `Unrest`. */
import type { Head, Name, NounPhrase } from '../../surface/ir.js';
import { agrees, type Grammatical } from './agreement.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { refuseAmbiguous, wording } from './resolve-joined.js';
import { numbered, meaningOf, wordsOf, type Form, type Kind } from '../declare/symbols.js';
import { mention, kindOf, refuseName, similar } from './unknown.js';
import type { ColumnId, MarkerId, PieceId, Thing } from '../ir.js';

/** What a phrase speaks of, wherever it is. */
export interface Things {
  /** Ascending; empty where the phrase speaks of markers only. */
  readonly columns: readonly ColumnId[];
  /** The pieces of those columns, ascending. */
  readonly pieces: readonly PieceId[];
  readonly markers: readonly MarkerId[];
  /** True where the phrase names no piece but means all there are: `pieces`, `League pieces`. */
  readonly general: boolean;
  /** The wording of the first noun. */
  readonly form: Form;
}

/** The kinds of word that name pieces and markers. */
export const thingWords = ['piece', 'group', 'marker'] as const satisfies readonly Kind[];

/** What may stand in a place. */
export type Wanted = 'pieces' | 'pieces or markers';

/**
 * Resolves the nouns of a phrase and the adjectives before them; its quantity and filters are left to the caller, and how
 * its nouns are joined. `number` is what words around the phrase say.
 */
export function resolveThings(ctx: Context, phrase: NounPhrase, wanted: Wanted, number?: Grammatical): Things | null {
  const heads = each(phrase.heads, (head) => resolveHead(ctx, head, wanted));
  if (heads === null) return null;
  const first = heads[0];
  if (phrase.own === true) return ownThings(ctx, phrase, heads);
  const again = heads.findIndex((own, index) => heads.some((other, place) => place !== index && holdsAll(other, own)));
  const said = phrase.heads[again];
  if (said !== undefined) return refuse(ctx, 'RW0485', said.span, { word: wordsAt(said.span) });
  if (first === undefined || !agrees(ctx, phrase, kindsOf(wanted), number) || !isOwn(ctx, phrase, heads, wanted))
    return null;
  return {
    columns: ascending(heads.flatMap((it) => it.columns)),
    pieces: ascending(heads.flatMap((it) => it.pieces)),
    markers: ascending(heads.flatMap((it) => it.markers)),
    general: heads.some((it) => it.general),
    form: first.form,
  };
}

/** `1 of its pieces`: of what is named, the pieces of the faction that acts; each word for some of them where that is told. */
function ownThings(ctx: Context, { own: _own, ...phrase }: NounPhrase, heads: readonly Things[]): Things | null {
  const { factions, columns: all, pieces } = ctx.symbols.declarations;
  const { actor, inTurn } = ctx.scope;
  const named = resolveThings(ctx, phrase, 'pieces or markers', 'many');
  if (named === null) return null;
  if (actor === null) return refuse(ctx, 'RW0478', phrase.span, {});
  const isIts = (piece: PieceId): boolean => pieces[piece]?.faction === actor;
  const its = named.pieces.filter(isIts);
  const isStray = ({ pieces: own }: Things): boolean => own.length === 0 || (!inTurn && !own.some(isIts));
  const stray = phrase.heads[its.length === 0 ? 0 : heads.findIndex(isStray)];
  if (stray !== undefined) {
    const resource = stray.noun.text;
    return refuse(ctx, 'RW0463', stray.span, { faction: factions[actor]?.name ?? '', resource });
  }
  const columns = named.columns.filter((it) => isIts(all[it]?.piece ?? (-1 as PieceId)));
  return { ...named, columns, pieces: its, markers: [], general: true };
}

/**
 * `Hidden Runners and Scouts`: an adjective before the first noun counts for that noun alone. Where it could be said of
 * another and would change what is meant, both readings are proposed.
 */
function isOwn(ctx: Context, phrase: NounPhrase, heads: readonly Things[], wanted: Wanted): boolean {
  const [first, ...others] = phrase.heads;
  if (first === undefined || first.adjectives.length === 0) return true;
  const silent: Context = { ...ctx, report: () => undefined };
  const shared = others.filter((head, index) => {
    if (head.adjectives.length > 0) return false;
    const narrower = resolveHead(silent, { ...head, adjectives: first.adjectives }, wanted);
    return narrower !== null && narrower.columns.length < (heads[index + 1]?.columns.length ?? 0);
  });
  if (shared.length === 0) return true;
  const words = first.adjectives.map(({ text }) => text).join(' ');
  const span = { ...first.span, end: others.at(-1)?.span.end ?? first.span.end };
  const plain = [...others, first].map((head) => wordsAt(head.span)).join(` ${phrase.join} `);
  refuseAmbiguous(ctx, span, [
    wording(
      `where \`${words}\` is said of each, write it before each`,
      ...shared.map((head) => ({ span: { ...head.span, end: head.span.start }, text: `${words} ` })),
    ),
    wording(`where it is said of one, put that one last`, { span, text: plain }),
  ]);
  return false;
}

/** Whether the other nouns of a phrase mean all that this one does. */
function holdsAll(other: Things, own: Things): boolean {
  return own.columns.every((it) => other.columns.includes(it)) && own.markers.every((it) => other.markers.includes(it));
}

/** The same as a list of things: the pieces as one, then each marker. */
export function thingsOf(things: Things): Thing[] {
  const pieces: Thing[] = things.columns.length === 0 ? [] : [{ kind: 'pieces', columns: things.columns }];
  return [...pieces, ...things.markers.map((marker): Thing => ({ kind: 'marker', marker }))];
}

/** True for a phrase whose nouns are all pieces or markers. */
export function speaksOfThings(ctx: Context, phrase: NounPhrase): boolean {
  return phrase.heads.every(({ noun }) => {
    return isGeneral(noun.text) || meaningOf(ctx.symbols, noun.text, 'piece', 'group', 'marker') !== null;
  });
}

function isGeneral(noun: string): boolean {
  return noun === 'pieces' || noun === 'piece' || noun === 'markers' || noun === 'marker';
}

function resolveHead(ctx: Context, head: Head, wanted: Wanted): Things | null {
  const named = readNoun(ctx, head.noun, wanted);
  if (named === null) {
    return null;
  }
  let things: Things = named;
  let fine = true;
  // A word that nobody knows is told alone: with it, the others may be no adjectives.
  const unknown = head.adjectives.filter(({ text }) => kindOf(ctx, text) === null);
  for (const adjective of unknown.length > 0 ? unknown : head.adjectives) {
    const narrowed = narrow(ctx, things, adjective, head.noun);
    if (narrowed === null) fine = false;
    else things = narrowed;
  }
  return fine ? things : null;
}

function readNoun(ctx: Context, noun: Name, wanted: Wanted): Things | null {
  const { declarations } = ctx.symbols;
  const takesMarkers = wanted !== 'pieces';
  if (noun.text === 'pieces' || noun.text === 'piece') {
    const pieces = numbered<PieceId, unknown>(declarations.pieces).map(([id]) => id);
    return ofPieces(ctx, pieces, true, noun.text === 'pieces' ? 'many' : 'one');
  }
  if (takesMarkers && (noun.text === 'markers' || noun.text === 'marker')) {
    const markers = numbered<MarkerId, unknown>(declarations.markers).map(([id]) => id);
    return { columns: [], pieces: [], markers, general: true, form: noun.text === 'markers' ? 'many' : 'one' };
  }
  const meaning = meaningOf(ctx.symbols, noun.text, ...kindsOf(wanted));
  switch (meaning?.kind) {
    case 'piece':
      return ofPieces(ctx, [meaning.id], false, meaning.form);
    case 'group':
      return ofPieces(ctx, declarations.groups[meaning.id]?.pieces ?? [], true, meaning.form);
    case 'marker':
      return { columns: [], pieces: [], markers: [meaning.id], general: false, form: meaning.form };
    default: {
      const code = wanted === 'pieces or markers' ? 'RW0321' : 'RW0302';
      return refuseName(ctx, noun, code, kindsOf(wanted), ['pieces']);
    }
  }
}

function kindsOf(wanted: Wanted): ('piece' | 'group' | 'marker')[] {
  return wanted === 'pieces' ? ['piece', 'group'] : ['piece', 'group', 'marker'];
}

function ofPieces(ctx: Context, pieces: readonly PieceId[], general: boolean, form: Form): Things {
  const columns = pieces.flatMap((piece) => ctx.symbols.declarations.pieces[piece]?.columns ?? []);
  return { columns, pieces, markers: [], general, form };
}

/** Narrows to a state or a faction. */
function narrow(ctx: Context, things: Things, adjective: Name, noun: Name): Things | null {
  const { declarations } = ctx.symbols;
  // `Unrest markers` are that marker.
  const marker =
    things.general && things.columns.length === 0 ? meaningOf(ctx.symbols, adjective.text, 'marker') : null;
  if (marker !== null) return { ...things, markers: [marker.id], general: false };
  const meaning = things.markers.length > 0 ? null : meaningOf(ctx.symbols, adjective.text, 'state', 'faction');
  if (meaning === null) {
    const known: Kind[] = ['state', 'faction'];
    const help =
      kindOf(ctx, adjective.text) === null ? similar(ctx, adjective, wordsOf(ctx.symbols, known), known) : [];
    return refuse(ctx, 'RW0320', adjective.span, { name: adjective.text, noun: noun.text }, { help });
  }
  const columns = things.columns.filter((id) => {
    const column = declarations.columns[id];
    if (column === undefined) return false;
    if (meaning.kind === 'state') return (column.state ?? declarations.always) === meaning.id;
    return declarations.pieces[column.piece]?.faction === meaning.id;
  });
  const pieces = things.pieces.filter((id) => columns.some((column) => declarations.columns[column]?.piece === id));
  if (columns.length > 0) return { ...things, columns, pieces };
  if (meaning.kind === 'state') {
    return refuse(
      ctx,
      'RW0406',
      adjective.span,
      { state: adjective.text, piece: noun.text },
      { help: stateHelp(ctx, things) },
    );
  }
  const owner = declarations.factions[declarations.pieces[things.pieces[0] ?? -1]?.faction ?? -1];
  const help = owner === undefined ? [] : [mention(`its faction is \`${owner.adjective}\``)];
  return refuse(
    ctx,
    'RW0408',
    adjective.span,
    { adjective: adjective.text, piece: noun.text, faction: owner?.name ?? 'nobody' },
    { help },
  );
}

/** The states that the pieces have, or that the word be left out. */
function stateHelp(ctx: Context, things: Things) {
  const { declarations } = ctx.symbols;
  const states = new Set(things.columns.map((id) => declarations.columns[id]?.state ?? declarations.always));
  const names = [...states].flatMap((state) => (state === null ? [] : [declarations.states[state]?.name ?? '']));
  return names.map((name) => mention(`it can be \`${name}\``));
}

/** Without repeats, the smallest first. */
export function ascending<I extends number>(ids: readonly I[]): I[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}
