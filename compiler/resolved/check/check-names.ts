/** Names are unique where one of them could be taken for another. */
import { folded } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import { withoutExtension } from '../../source/game-folder.js';
import { codePointOf } from '../../source/hidden.js';
import { asRead, lookAlikeIn, oddWordIn } from '../../source/scripts.js';
import { shownPath, type SourceFile } from '../../source/span.js';
import { wordsIn } from '../../surface/collect-vocabulary.js';
import type { Words } from '../../surface/documents.js';
import type { BoardDocument } from '../../surface/documents-of-map.js';
import type { Name } from '../../surface/ir.js';
import type { CheckContext, MapContext } from './check.js';

/** One thing with its names, `what` as messages call it: `a space`. */
interface Claim {
  readonly names: readonly Name[];
  readonly what: string;
}

/** No two things that could stand in the same place of a sentence share a name, whatever its case. */
export function checkNamesUnique(context: CheckContext): void {
  for (const claims of namespaces(context)) checkNamespace(context, claims);
}

/** No two kinds of space, areas and spaces share a name. A name that the board has is taken first. */
export function checkMapNamesUnique({ spec: { map }, report: record }: MapContext): void {
  if (map === null) return;
  const claims = [
    ...map.kinds.map((it) => worded(it, 'a kind of space')),
    ...map.areas.map((it) => worded(it.words, 'an area')),
    ...map.spaces.map((it) => worded(it.words, 'a space')),
  ];
  const isOwn = ({ names }: Claim): boolean => names[0]?.span.file === map.span.file;
  checkNamespace({ report: record }, [...claims.filter((it) => !isOwn(it)), ...claims.filter(isOwn)]);
}

/** No two boards share a name. */
export function checkBoardNamesUnique(boards: readonly BoardDocument[], record: CheckContext['report']): void {
  checkNamespace(
    { report: record },
    single(
      boards.map(({ name }) => name),
      'a board',
    ),
  );
}

/** No two files differ in case or ending alone: what is made of them would have one name, on some systems at least. */
export function checkFileNamesUnique({ spec, declared, report: record }: CheckContext): void {
  const documents = [...declared.cards, ...declared.procedures].map((it) => it.span.file);
  const files = new Set([...documents, ...spec.chits.map((it) => it.family.span.file)]);
  const firsts = new Map<string, SourceFile>();
  for (const file of files) {
    const key = withoutExtension(file.path).normalize('NFC').toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, file);
    else record(report('RW0522', { file, start: 0, end: 0 }, { path: shownPath(file), other: shownPath(first) }));
  }
}

function namespaces({ spec, game, declared }: CheckContext): readonly (readonly Claim[])[] {
  const counters = [...game.counters, ...declared.cards.flatMap((it) => it.counters)];
  return [
    game.factions.map(({ name, adjective }) => ({ names: [name, adjective], what: 'a faction' })),
    game.states.map(({ name }) => ({ names: [name], what: 'a state' })),
    [
      ...game.pieces.map((it) => worded(it.words, 'a piece')),
      ...game.groups.map((it) => worded(it.words, 'a group of pieces')),
      ...game.markers.map((it) => worded(it.words, 'a marker')),
    ],
    game.values.map(({ name }) => ({ names: [name], what: 'a value' })),
    single(game.degrees, 'a degree of victory or defeat'),
    single([...game.boxes, ...declared.cards.flatMap((it) => it.boxes)], 'a box'),
    [
      ...game.resources.map((it) => worded(it.words, 'a resource')),
      ...game.tracks.map((it) => worded(it.words, 'a track')),
      ...single(counters, 'a counter'),
      ...game.options.map(({ name }) => ({ names: [name], what: 'an option' })),
    ],
    single(game.orderPlaces, 'a place in the order of play'),
    single(game.orderBoxes, 'a box of the order of play'),
    [
      ...game.classes.map((it) => worded(it, 'a class')),
      ...single(
        declared.procedures.map((it) => it.name),
        'a procedure',
      ),
      ...single(
        spec.additionalSpaces.map((it) => it.name),
        'a kind of additional spaces',
      ),
    ],
    spec.chits.map((it) => ({ names: [it.family], what: 'a family of chits' })),
    spec.chits.flatMap((it) => it.kinds.map((kind) => ({ names: [kind.name], what: 'a chit' }))),
    game.cardKinds.map((it) => worded(it, 'a kind of card')),
    single(
      declared.cards.map((it) => it.code),
      'a card',
    ),
  ];
}

function single(names: readonly Name[], what: string): readonly Claim[] {
  return names.map((name) => ({ names: [name], what }));
}

function worded(words: Words, what: string): Claim {
  return { names: wordsIn(words), what };
}

function checkNamespace({ report: record }: Pick<CheckContext, 'report'>, claims: readonly Claim[]): void {
  const taken = new Map<string, { readonly claim: Claim; readonly name: Name }>();
  const read = new Map<string, { readonly claim: Claim; readonly name: Name }>();
  for (const claim of claims) {
    for (const name of claim.names) {
      const odd = oddWordIn(name.text);
      if (odd !== null) {
        const start = name.span.start + odd.at;
        record(report('RW0035', { ...name.span, start, end: start + 1 }, { ...odd, code: codePointOf(odd.letter) }));
        continue;
      }
      const key = folded(name.text);
      const earlier = taken.get(key);
      const alike = read.get(folded(asRead(name.text)));
      if (earlier === undefined) taken.set(key, { claim, name });
      if (alike === undefined) read.set(folded(asRead(name.text)), { claim, name });
      const other = earlier ?? alike;
      if (other === undefined || other.claim === claim) continue;
      const notes = [{ message: `${other.claim.what} has this name at`, span: other.name.span }];
      const params = { name: name.text, other: other.name.text, what: other.claim.what };
      if (earlier !== undefined) record(report('RW0503', name.span, params, { notes }));
      else record(report('RW0560', name.span, { ...params, ...foreignLetter(name.text, other.name.text) }, { notes }));
    }
  }
}

/** A letter by which two names differ that look the same. */
function foreignLetter(name: string, other: string): { readonly letter: string; readonly code: string } {
  const letter = (lookAlikeIn(name) ?? lookAlikeIn(other))?.letter ?? '';
  return { letter, code: codePointOf(letter) };
}
