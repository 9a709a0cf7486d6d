/** A game that is to be played: its engine, compiled from the spec as it stands. */
import type { Core } from '../core/ir.js';
import { lower } from '../core/from-resolved.js';
import { renderText } from '../diagnostics/render.js';
import { emitEngine } from '../emit/emit-engine.js';
import type { Module } from '../emit/module.js';
import { analyse } from '../driver.js';
import { localeOf } from '../languages/languages.js';
import type { Locale } from '../languages/locale.js';
import type { World } from '../resolved/ir.js';
import type { Spec } from '../surface/documents.js';
import type { Edition } from '../surface/errata/editions.js';
import type { StateVerbs } from '../surface/print.js';
import type { Language } from '../surface/vocabulary.js';
import { exitCodeFor } from './check.js';
import type { ReadSpec } from '../host/read-spec.js';
import type { Game } from './games.js';
import { knownSpecOf } from './known-spec.js';
import type { Terminal } from './terminal.js';

export interface Playable {
  readonly world: World;
  readonly core: Core;
  readonly engine: readonly Module[];
  readonly spec: Spec;
  readonly language: Language;
  /** All that there are, the oldest first. */
  readonly editions: readonly Edition[];
  /** The verbs that states of the game declare. */
  readonly verbs: StateVerbs;
  /** A language by its code. */
  readonly localeOf: (code: string) => Locale;
}

/** Null where the spec has errors, which are then told. What examples, scenarios and rulings say of each other plays no part. */
export function playableOf(terminal: Terminal, game: Game): Playable | null {
  return playableFrom(terminal, knownSpecOf(game));
}

/** The same of files that were read, or made of such. */
export function playableFrom(terminal: Terminal, found: ReadSpec): Playable | null {
  const analysis = analyse(
    found.files.filter(({ path }) => !path.includes('/scenarios/')),
    found.edition,
  );
  const { world, spec, language } = analysis;
  const diagnostics = [...found.diagnostics, ...analysis.diagnostics];
  if (world === null || exitCodeFor(diagnostics) !== 0) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return null;
  }
  const verbs = language.vocabulary.stateVerbs;
  const core = lower(world);
  return {
    world,
    core,
    engine: emitEngine(core),
    spec,
    language,
    editions: analysis.errata.editions,
    verbs,
    localeOf: (code) => localeOf(code, spec, verbs),
  };
}
