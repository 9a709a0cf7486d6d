/** `check`: every diagnostic of a spec, and no output. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { toJson, renderGithub } from '../diagnostics/json.js';
import { renderText, summaryOf } from '../diagnostics/render.js';
import { check, type Checked } from '../driver.js';
import { readSpec } from '../host/read-spec.js';
import { positionOf, type Span } from '../source/span.js';
import { gamesCalled } from './games.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface CheckOptions {
  readonly format: 'text' | 'json' | 'github';
  /** Also lists what the spec takes from no rulebook. */
  readonly provenance: boolean;
}

export function checkCommand(terminal: Terminal, names: readonly string[], options: CheckOptions): ExitCode {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const checked = games.map((game) => {
    const spec = readSpec(game.folder);
    return { name: game.name, files: spec.files.length, result: check(spec) };
  });
  const diagnostics = checked.flatMap(({ result }) => result.diagnostics);
  const assumed = options.provenance ? checked.flatMap(({ result }) => assumedFacts(result)) : [];

  switch (options.format) {
    case 'json':
      terminal.out(
        `${JSON.stringify({ ...toJson(diagnostics), ...(options.provenance ? { assumed } : {}) }, null, 2)}\n`,
      );
      break;
    case 'github':
      terminal.out(renderGithub(diagnostics));
      break;
    case 'text':
      terminal.out(renderText(diagnostics, { color: terminal.color }));
      for (const { name, files, result } of checked) {
        if (exitCodeFor(result.diagnostics) === 0) terminal.out(`${name}: ${soundText(files, result.diagnostics)}\n`);
      }
      for (const { text, note, file, line } of assumed) {
        terminal.out(`assumed: ${text}${note === '' ? '' : ` (${note})`} --> ${file}:${line}\n`);
      }
      break;
  }
  return exitCodeFor(diagnostics);
}

/** 1 where there is an error; warnings and remarks are no failure. */
export function exitCodeFor(diagnostics: readonly Diagnostic[]): 0 | 1 {
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** `no errors in 14 files`, `no errors in 14 files, 3 warnings`: of a game without errors. */
function soundText(files: number, diagnostics: readonly Diagnostic[]): string {
  const lesser = diagnostics.length === 0 ? '' : `, ${summaryOf(diagnostics)}`;
  return `no errors in ${files} files${lesser}`;
}

interface AssumedFact {
  readonly text: string;
  readonly note: string;
  readonly file: string;
  readonly line: number;
}

function assumedFacts({ world }: Checked): AssumedFact[] {
  return (world?.assumed ?? []).map(({ text, note, span }) => ({ text, note, ...lineOf(span) }));
}

function lineOf(span: Span): { readonly file: string; readonly line: number } {
  return { file: span.file.path, line: positionOf(span.file, span.start).line };
}
