/** Adjacency holds both ways. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { positionOf } from '../../source/span.js';
import type { SpaceDeclaration } from '../../surface/documents-of-map.js';
import type { Name } from '../../surface/ir.js';
import type { Path, SpaceId } from '../ir.js';
import type { MapContext } from './check.js';
import { find } from '../declare/lookup.js';

/** `from` lists `to`, at `name`, and `to` does not list `from`. */
interface OneWay {
  readonly from: SpaceDeclaration;
  readonly to: SpaceDeclaration;
  readonly name: Name;
}

/** Each space that lists another is listed by it, and no space lists itself. */
export function checkAdjacencySymmetric(context: MapContext): void {
  const spaces = context.spec.map?.spaces ?? [];
  const oneWays = spaces.flatMap((space) => oneWaysFrom(context, space, spaces));
  const explained = new Set<OneWay>();
  for (const space of spaces) {
    const [wrong, ...otherWrong] = oneWays.filter((it) => it.from === space);
    const [missing, ...otherMissing] = oneWays.filter((it) => it.to === space);
    const isSwapped = otherWrong.length === 0 && otherMissing.length === 0;
    if (wrong === undefined || missing === undefined || !isSwapped || explained.has(wrong)) continue;
    // One name that is too much and one that is missing in the same list are one mistake.
    explained.add(wrong).add(missing);
    record(context, wrong, [replaceHelp(wrong, missing.from), ...helpFor(wrong)]);
  }
  for (const it of oneWays) if (!explained.has(it)) record(context, it, helpFor(it));
}

function oneWaysFrom(
  { declared, report: tellSelf }: MapContext,
  space: SpaceDeclaration,
  spaces: readonly SpaceDeclaration[],
): readonly OneWay[] {
  const table = declared.tables.spaces;
  const own = find(table, space.words.one);
  return space.adjacent.flatMap((name) => {
    const id = find(table, name);
    if (id !== null && id === own) {
      tellSelf(report('RW0505', name.span, { space: space.words.one.text }));
      return [];
    }
    const to = id === null ? undefined : spaces[id];
    if (to === undefined) return [];
    const back = to.adjacent.map((it) => find(table, it));
    // Beside it on a path, it is adjacent without a list.
    if (!to.listsAdjacent && declared.declarations.paths.some((path) => isBeside(path, own, id))) return [];
    // A misspelt name in the other list may be the one that is missed; it is reported by itself.
    return back.includes(own) || back.includes(null) ? [] : [{ from: space, to, name }];
  });
}

function isBeside({ spaces }: Path, one: SpaceId | null, other: SpaceId | null): boolean {
  return spaces.some((space, at) => space === one && (spaces[at - 1] === other || spaces[at + 1] === other));
}

function record({ report: send }: MapContext, { from, to, name }: OneWay, help: readonly Help[]): void {
  const params = { space: from.words.one.text, other: to.words.one.text };
  const notes = [{ message: `the spaces adjacent to \`${params.other}\` are listed at`, span: to.adjacentSpan }];
  send(report('RW0504', name.span, params, { notes, help }));
}

function replaceHelp({ name }: OneWay, meant: SpaceDeclaration): Help {
  const { text } = meant.words.one;
  return { text: `\`${text}\` may be meant, which lists this space`, edits: [{ span: name.span, text }], safe: false };
}

function helpFor({ from, to }: OneWay): readonly Help[] {
  const { text } = from.words.one;
  const edits = additionTo(to, text);
  return edits === null
    ? []
    : [{ text: `add \`${text}\` to the list of \`${to.words.one.text}\``, edits: [edits], safe: false }];
}

/** The edit that adds `text` to a list, written on one line or with dashes. */
function additionTo({ adjacent, adjacentSpan }: SpaceDeclaration, text: string): Help['edits'][number] | null {
  const { file } = adjacentSpan;
  const last = adjacent.at(-1);
  if (file.text.startsWith('[', adjacentSpan.start)) {
    const at = last?.span.end ?? adjacentSpan.start + 1;
    return { span: { file, start: at, end: at }, text: last === undefined ? text : `, ${text}` };
  }
  if (last === undefined) return null;
  const lineEnd = file.text.indexOf('\n', last.span.end);
  const at = lineEnd === -1 ? file.text.length : lineEnd;
  const indent = ' '.repeat(positionOf(file, adjacentSpan.start).column - 1);
  return { span: { file, start: at, end: at }, text: `\n${indent}- ${text}` };
}
