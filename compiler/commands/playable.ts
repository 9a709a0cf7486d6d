/** A game that is to be played: its engine, compiled from the spec as it stands. */
import { renderText } from '../diagnostics/render.js';
import { compile } from '../driver.js';
import type { Module } from '../emit/module.js';
import { readSpec } from '../host/read-spec.js';
import { tongueOf } from '../languages/languages.js';
import type { Tongue } from '../languages/tongue.js';
import type { World } from '../resolved/ir.js';
import type { Spec } from '../surface/documents.js';
import type { StateVerbs } from '../surface/print.js';
import type { Game } from './games.js';
import type { Terminal } from './terminal.js';

export interface Playable {
  readonly world: World;
  readonly engine: readonly Module[];
  readonly spec: Spec;
  /** The verbs that states of the game declare. */
  readonly verbs: StateVerbs;
  /** A language by its code. */
  readonly tongueOf: (code: string) => Tongue;
}

/** Null where the spec has errors, which are then told. What scenarios say plays no part. */
export async function playableOf(terminal: Terminal, game: Game): Promise<Playable | null> {
  const spec = readSpec(game.folder);
  const files = spec.files.filter(({ path }) => !path.includes('/scenarios/'));
  const { world, output, analysis, diagnostics } = await compile({ ...spec, files });
  const { spec: read, language } = analysis;
  const verbs = language.vocabulary.stateVerbs;
  const tongue = (code: string): Tongue => tongueOf(code, read, verbs);
  if (world !== null && output !== null) return { world, engine: output.engine, spec: read, verbs, tongueOf: tongue };
  terminal.err(renderText(diagnostics, { color: terminal.color }));
  return null;
}
