/** Whatever a spec says has a way by which errata lead to it, and by its way it is found. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wayTo } from '../../../compiler/surface/errata/ways.js';
import { readSpec as filesOf } from '../../../compiler/host/read-spec.js';
import { documentOf, type SpecFile } from '../../../compiler/surface/classify-documents.js';
import { wayText } from '../../../compiler/surface/errata/erratum.js';
import { placeOf } from '../../../compiler/surface/errata/find.js';
import { type At, partsOf } from '../../../compiler/surface/errata/tree.js';
import type { YamlNode } from '../../../compiler/yaml/node.js';
import { readSpec } from '../../../compiler/surface/from-yaml.js';

const spec = join(import.meta.dirname, '..', '..', '..', 'spec');
const games = ['arab-revolt', 'palestine', 'israeli-independence', 'starter', 'starter-factions', 'starter-solitaire'];

/** The documents of a game. */
function documentsOf(game: string): readonly SpecFile[] {
  const { files } = filesOf(join(spec, game));
  readSpec(files);
  return files.flatMap((file) => documentOf(file) ?? []);
}

/** Every place in a document but the whole. */
function placesIn(node: YamlNode | null, at: At = []): readonly At[] {
  return partsOf(node).flatMap((part, index): readonly At[] => {
    const here = [...at, index];
    return [here, ...placesIn('kind' in part ? part : part.value, here)];
  });
}

/** How a place is found by its way: elsewhere, where an opening and what stands below it have one way. */
function foundBy(files: readonly SpecFile[], file: SpecFile, at: At): string {
  const [first, ...others] = (wayTo(file, at) ?? []).map((text) => ({ text, span: file.root.span }));
  if (first === undefined) return 'has no way';
  const found = placeOf(files, [first, ...others]);
  if (found.kind === 'missing') return `is not found by \`${wayText([first, ...others])}\``;
  const places = found.kind === 'found' ? [found.thing] : found.places;
  const isThere = places.some((it) => it.file === file && (startsWith(it.at, at) || startsWith(at, it.at)));
  return isThere ? '' : `is not where \`${wayText([first, ...others])}\` leads`;
}

function startsWith(one: At, other: At): boolean {
  return other.every((index, depth) => one[depth] === index);
}

describe('each place of each file', () => {
  it.each(games)('has a way that leads to it in %s', (game) => {
    const files = documentsOf(game);
    const places = files.flatMap((file) => placesIn(file.root).map((at) => ({ file, at })));
    const wrong = places.flatMap(({ file, at }) => {
      const found = foundBy(files, file, at);
      return found === '' ? [] : [`${file.file.path} ${at.join('.')} ${found}`];
    });
    expect(wrong).toEqual([]);
    expect(places.length).toBeGreaterThan(400);
  });
});
