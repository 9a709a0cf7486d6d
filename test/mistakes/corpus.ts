/** The corpus of mistakes: for a seed always the same, over every file of every game. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { check } from '../../compiler/driver.js';
import { type ReadSpec, readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { drawFrom, seedOf } from './draw.js';
import { judge, type Judged, type Meant, meantBy } from './judge.js';
import type { Edit } from './edits.js';
import { type Kind, kinds } from './kinds.js';
import { gameOf, type Sites, sitesIn } from './sites.js';

/** A file of a game in which mistakes are made. */
export interface Ground {
  readonly game: string;
  readonly meant: Meant;
  readonly sites: Sites;
}

/** One mistake, and what came of it. */
export interface Trial {
  readonly kind: Kind;
  readonly seed: number;
  readonly ground: Ground;
  readonly edits: readonly Edit[];
  readonly judged: Judged;
}

export interface Wanted {
  readonly seed: number;
  /** How many mistakes that count are made of all kinds together. */
  readonly count: number;
  readonly kinds: readonly Kind[];
  readonly grounds: readonly Ground[];
}

const specs = join(import.meta.dirname, '..', '..', 'spec');

/** So many times as many are tried as are wanted, where most have the same meaning or find no place. */
const mostTries = 12;

/** The names of all games, starters included. */
export const gameNames: readonly string[] = readdirSync(specs).filter(
  (name) => !['boards', 'schema'].includes(name) && !name.endsWith('.md'),
);

/** The files of a game, as they are read from disk. */
export function filesOf(name: string): ReadSpec {
  return readSpec(join(specs, name));
}

/** Every file of these games, a file of the board with each. */
export function groundsOf(names: readonly string[]): readonly Ground[] {
  return names.flatMap((name) => {
    const spec = filesOf(name);
    const checked = check(spec);
    const game = gameOf(name, spec.files, checked);
    const meant = meantBy(game.files, checked);
    return game.files.map((file: SourceFile): Ground => ({ game: name, meant, sites: sitesIn(game, file) }));
  });
}

/** Makes and judges mistakes, kind by kind, as many of each as of any other. */
export function* trials({ seed, count, kinds: wanted, grounds }: Wanted): Generator<Trial> {
  for (const [index, kind] of wanted.entries()) {
    const share = Math.floor((count * (index + 1)) / wanted.length) - Math.floor((count * index) / wanted.length);
    const number = kinds.indexOf(kind);
    const order = inOrderOf(seedOf(seed, number), grounds);
    let counted = 0;
    for (let tried = 0; counted < share && tried < share * mostTries; tried += 1) {
      const ground = order[tried % order.length];
      const own = seedOf(seed, number, tried);
      const slipped = ground === undefined ? null : kind.make(ground.sites, drawFrom(own));
      if (ground === undefined || slipped === null) continue;
      const { edits, isTold = kind.isTold } = slipped;
      const judged = judge(ground.meant, ground.sites.file, edits, isTold);
      if (judged.verdict.kind === 'counted') counted += 1;
      yield { kind, seed: own, ground, edits, judged };
    }
  }
}

/** The same items, in an order that a seed draws. */
function inOrderOf<T>(seed: number, items: readonly T[]): readonly T[] {
  const draw = drawFrom(seed);
  const left = [...items];
  return items.flatMap(() => left.splice(draw.below(left.length), 1));
}
