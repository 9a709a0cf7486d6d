import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';
import { inTheGame, inTheMap, inTheSetup } from './mistakes-of-the-board.js';
import { inChitsAndCards, inProcedures, inTheSequence } from './mistakes-of-the-rules.js';

function marked({ span }: Diagnostic): string {
  return span.file.text.slice(span.start, span.end);
}

function firstHelp({ help }: Diagnostic): string | null {
  const [first] = help;
  if (first === undefined) return null;
  const [edit] = first.edits;
  if (edit === undefined) return first.text;
  const { file, start, end } = edit.span;
  return `${JSON.stringify(file.text.slice(start, end))} → ${JSON.stringify(edit.text)}`;
}

function told(files: readonly SourceFile[]) {
  return analyse(files).diagnostics.map((it) => ({ code: it.code, marks: marked(it), help: firstHelp(it) }));
}

describe.each([
  ['the game', inTheGame],
  ['the map', inTheMap],
  ['the setup', inTheSetup],
  ['procedures', inProcedures],
  ['the sequence of play', inTheSequence],
  ['chits and cards', inChitsAndCards],
])('in %s', (_where, mistakes) => {
  it.each(mistakes.map((it) => [it.mistake, it] as const))(
    '%s gives one message at the mistake',
    (_mistake, mistake) => {
      const { file, before, after, code, marks, help } = mistake;
      expect(told(saltmarshWith(file, before, after))).toEqual([{ code, marks, help }]);
    },
  );
});

describe('files that cannot be read', () => {
  it('do not make their names unknown elsewhere', () => {
    const files = saltmarshWith('rise.yaml', 'faction: League', '\tfaction: League');
    expect(told(files).map((it) => it.code)).toEqual(['RW0008']);
  });

  it('do not hide the mistakes of others', () => {
    const files = saltmarshWith('c2-neap-tide.yaml', 'place 1 Trooper in Fenwick', 'place 1 Trooper in Fenwik');
    const broken = files.map((file) =>
      file.path.endsWith('rise.yaml') ? { ...file, text: file.text.replace('faction', '\tfaction') } : file,
    );
    expect(told(broken).map((it) => it.code)).toEqual(['RW0304', 'RW0008']);
  });

  it('are reported once when they are the game itself', () => {
    const files = saltmarshFiles().map((file) =>
      file.path.endsWith('game.yaml') ? { ...file, text: file.text.replace('cites', '\tcites') } : file,
    );
    expect(told(files).map((it) => it.code)).toEqual(['RW0008']);
  });
});

describe('files that are missing', () => {
  it.each(['game', 'map', 'setup'])('are named: %s', (kind) => {
    const files = saltmarshFiles().filter((file) => !file.path.endsWith(`/${kind}.yaml`));
    const { diagnostics, world } = analyse(files);
    expect(diagnostics.map((it) => it.message)).toEqual([`no file of the spec has the key \`${kind}\``]);
    expect(world).toBeNull();
  });

  it('are not said to be missing when there are two', () => {
    const extra = { path: 'saltmarsh/more.yaml', text: 'setup: Another\n' };
    const codes = told([...saltmarshFiles(), extra]).map((it) => it.code);
    expect(codes).toContain('RW0502');
    expect(codes).not.toContain('RW0501');
  });
});

describe('names of files', () => {
  it('may not differ in case alone', () => {
    const text = 'card: C1\ntitle: Again\nevent:\n  title: Ebb\n  effect:\n    - nothing\n';
    const codes = told([...saltmarshFiles(), { path: 'saltmarsh/cards/C1-Spring-Tide.yaml', text }]).map(
      (it) => it.code,
    );
    expect(codes).toContain('RW0522');
  });
});
