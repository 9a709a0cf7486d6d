/** A sentence in an Event of the small game that `new` lays out, played on both back ends; and what is told where it is refused. */
import { join } from 'node:path';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { built } from './both-back-ends.js';

export interface Position {
  readonly given: readonly string[];
  /** Each faction's answers, as an example says them. */
  readonly answers?: readonly string[];
  readonly then: readonly string[];
  /** Files that the sentence needs beside those of the game. */
  readonly beside?: readonly SourceFile[];
  /** Sections that the file of the game has besides, and where the tracks of them start. */
  readonly declared?: { readonly game: string; readonly starts: string };
}

const starter: readonly SourceFile[] = readSpec(join(import.meta.dirname, '..', '..', 'spec', 'starter')).files;

/** The files of the game with a card of this effect, which stands as YAML at the margin, and its example. */
export function withEffect(
  effect: string,
  { given, answers = [], then, beside = [], declared }: Position,
): readonly SourceFile[] {
  const list = (items: readonly string[]): string => items.map((it) => `      - ${it}\n`).join('');
  const card = `card: H9
title: One more
event:
  title: One more
  effect:
${effect.replaceAll(/^/gmu, '    ')}
examples:
  - name: it is so
    given:
${list(['the board is empty', ...given])}    when:
${list(['Drovers play H9', ...answers])}    then:
${list(then)}`;
  const files = starter.map(({ path, text }) => {
    const dealt = text.replace('left out: 0', 'left out: 1');
    if (declared === undefined) return { path, text: dealt };
    if (path.endsWith('setup.yaml')) return { path, text: dealt.replace('tracks:\n', `tracks:\n${declared.starts}`) };
    return {
      path,
      text: path.endsWith('game.yaml') ? dealt.replace('\ntracks:\n', `\n${declared.game}tracks:\n`) : dealt,
    };
  });
  return [...files, ...beside, { path: 'starter/cards/h9-one-more.yaml', text: card }];
}

/** What does not come out as stated; null where all does. */
export function failureOf(effect: string, position: Position): string | null {
  const { program, world, examples } = built(withEffect(effect, position));
  const plan = examples.find(({ name }) => name === 'it is so');
  return plan === undefined ? 'no example' : exampleFailure(program, world, plan);
}

export interface Refused {
  readonly code: string;
  readonly message: string;
  /** The file as it is when the first help is applied; null where that changes nothing. */
  readonly mended: string | null;
}

/** The first error that is told of the card; null where it is read. */
export function refusalOf(effect: string, position: Position): Refused | null {
  const files = withEffect(effect, position);
  const { diagnostics } = check({ files, diagnostics: [] });
  const told = diagnostics.find(({ severity }) => severity === 'error');
  if (told === undefined) return null;
  const edits = [...(told.help[0]?.edits ?? [])].sort((a, b) => b.span.start - a.span.start);
  const { text } = files.find(({ path }) => path === told.span.file.path) ?? told.span.file;
  const mended = edits.reduce((so, { span, text: by }) => so.slice(0, span.start) + by + so.slice(span.end), text);
  return { code: told.code, message: told.message, mended: edits.length === 0 ? null : mended };
}
