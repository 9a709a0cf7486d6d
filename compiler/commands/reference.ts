/** `reference`: the language, form by form, with a game's own words where one is named. */
import { renderText } from '../diagnostics/render.js';
import { analyse } from '../driver.js';
import { gameWords } from '../reference/game-words.js';
import { referenceMarkdown } from '../reference/markdown.js';
import { gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import type { ExitCode, Terminal } from './terminal.js';

/** Prints Markdown; without a game, that of the language alone. */
export function referenceCommand(terminal: Terminal, name: string | null): ExitCode {
  if (name === null) {
    terminal.out(referenceMarkdown(null));
    return 0;
  }
  const [game] = gamesCalled(terminal, [name]) ?? [];
  if (game === undefined) return 2;
  const { world, spec, language, diagnostics } = analyse(knownSpecOf(game).files);
  if (world === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return 1;
  }
  terminal.out(referenceMarkdown(gameWords(world, spec, language.vocabulary.stateVerbs)));
  return 0;
}
