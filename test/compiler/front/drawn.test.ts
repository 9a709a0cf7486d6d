/** Where a board is drawn: data for who looks at it, of which play knows nothing. */
import { describe, expect, it } from 'vitest';
import { check, compile } from '../../../compiler/driver.js';
import { fingerprintOf } from '../../../compiler/emit/fingerprint.js';
import { format } from '../../../compiler/edit/format.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { lowland, saltmarshOnBoard } from '../../support/saltmarsh-boards.js';

const place = 'adjacent: [Fenwick, Harrow]\n';

/** The game with `lines` at Dunmoor and its kind drawn as areas. */
function drawn(lines: string, way = 'area'): SourceFile[] {
  return saltmarshOnBoard.map((file) => {
    if (file.path !== lowland.path) return file;
    const text = file.text
      .replace(place, `${place}${lines}`)
      .replace('{ plural: Provinces }', `{ plural: Provinces, drawn: ${way} }`);
    return { ...file, text };
  });
}

const said = (files: readonly SourceFile[]): string[] =>
  check({ files, diagnostics: [] }).diagnostics.map(({ code, message, span, help }) =>
    [code, span.file.text.slice(span.start, span.end), message, ...help.map(({ text }) => text)].join('; '),
  );

const word =
  "`at` is where it is drawn: how far to the right and how far down, in units of the board's own, as in [12, 30]";

describe('a position of a space', () => {
  it('is two numbers, of which each may be broken or below nothing', () => {
    const { analysis, diagnostics } = check({ files: drawn('    at: [12.5, -30]\n'), diagnostics: [] });
    expect(diagnostics).toEqual([]);
    const { spaces, spaceKinds } = analysis.world ?? { spaces: [], spaceKinds: [] };
    expect(spaces.map(({ name, at }) => [name, at])).toContainEqual(['Dunmoor', [12.5, -30]]);
    expect(spaces.filter(({ at }) => at !== null)).toHaveLength(1);
    expect(spaceKinds.map(({ names, drawn: way }) => [names.one, way])).toContainEqual(['Province', 'area']);
  });

  it.each([
    ['12', `RW0103; 12; expected a list, found the number \`12\`; ${word}`],
    ['[1]', `RW0107; at; 1 item stands here, expected 2 items; ${word}`],
    ['[1, 2, 3]', `RW0107; at; 3 items stand here, expected 2 items; ${word}`],
    ['[a, 2]', 'RW0103; a; expected a number, found the text `a`'],
    ['[.inf, 2]', 'RW0103; .inf; expected a finite number, found the number `.inf`'],
    ['{ x: 1 }', `RW0103; x; expected a list, found a block of keys; ${word}`],
  ])('is refused as %s', (at, message) => {
    expect(said(drawn(`    at: ${at}\n`))).toEqual([message]);
  });

  it('and how a kind is drawn are nothing to play: the same fingerprint, the same files', async () => {
    const [plain, shown] = [saltmarshOnBoard, drawn('    at: [12.5, -30]\n')].map((files) => ({
      files,
      diagnostics: [],
    }));
    if (plain === undefined || shown === undefined) throw new Error('two specs');
    const marks = [plain, shown].map((spec) => {
      const { core } = check(spec);
      return core === null ? null : fingerprintOf(core);
    });
    expect(marks[0]).not.toBeNull();
    expect(marks[1]).toBe(marks[0]);
    const [before, after] = await Promise.all([compile(plain), compile(shown)]);
    expect(before.output).not.toBeNull();
    expect(after.output).toEqual(before.output);
  });

  it('stays as it is written when the file is formatted', () => {
    const { edits } = format(drawn('    at: [12.5, -30]\n'));
    expect(edits.filter(({ span }) => span.file.path === lowland.path)).toEqual([]);
  });

  it('of a kind is one of some ways, the nearest of which is told', () => {
    expect(said(drawn('', 'aera'))).toEqual([expect.stringContaining('`area` is possible here')]);
  });
});
