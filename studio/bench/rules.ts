/** The rules that are played: what was made of texts without errors, and the program that it comes to. */
import type { Value } from '../../runtime/opponents/player.js';
import type { Program } from '../../runtime/program.js';
import type { Game } from '../../runtime/state.js';
import type { Core } from '../../compiler/core/ir.js';
import type { Checked } from '../../compiler/driver.js';
import { fingerprintOf } from '../../compiler/emit/fingerprint.js';
import type { SpacesAsked } from '../../compiler/interpreter/frame.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { valueOf } from '../../compiler/interpreter/value.js';
import { localeOf } from '../../compiler/languages/languages.js';
import type { World } from '../../compiler/resolved/ir.js';
import { type Book, bookOf } from '../../compiler/table/book.js';
import { type Citations, citationsOf } from './citations.js';

export interface Playing {
  readonly checked: Checked;
  readonly world: World;
  readonly core: Core;
  readonly program: Program;
  /** The last question for a space that was asked in a game; null where none was. */
  readonly spacesAsked: (game: Game) => SpacesAsked | null;
  /** The same with the fingerprint of an emitted engine, so that each takes up the games that the other saves. */
  readonly saving: () => Program;
  /** How a position stands for each faction, which players look at. */
  readonly value: () => Value;
  readonly book: (language: string) => Book;
  readonly citations: () => Citations;
}

const known = new WeakMap<Core, Playing>();

/** Null where there is an error. */
export function playingOf(checked: Checked): Playing | null {
  const { core, world } = checked;
  if (core === null || world === null) return null;
  const before = known.get(core);
  if (before !== undefined) return before;
  const asked = new WeakMap<Game, SpacesAsked>();
  const program = interpret(core, null, (game, question) => asked.set(game, question));
  const { spec, language } = checked.analysis;
  const verbs = language.vocabulary.stateVerbs;
  const books = new Map<string, Book>();
  const playing: Playing = {
    checked,
    world,
    core,
    program,
    spacesAsked: (game) => asked.get(game) ?? null,
    saving: once(() => ({ ...program, rules: { ...program.rules, fingerprint: fingerprintOf(core) } })),
    value: once(() => valueOf(core)),
    book: (code) => {
      const book = books.get(code) ?? bookOf(world, spec, verbs, localeOf(code, spec, verbs));
      books.set(code, book);
      return book;
    },
    citations: once(() => citationsOf(core)),
  };
  known.set(core, playing);
  return playing;
}

/** What costs something is made when somebody asks for it. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
