/** The version of the language that a game is written for: another one is told, and nothing else of the game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import { starterKinds, starterName } from '../../../compiler/host/checkout.js';
import { languageVersion } from '../../../compiler/surface/language-version.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const root = join(import.meta.dirname, '..', '..', '..');

function writtenFor(version: string, more = ''): readonly string[] {
  const files: readonly SourceFile[] = saltmarshFiles().map(({ path, text }) => ({
    path,
    text: path.endsWith('/game.yaml')
      ? text.replace('edition: "1"\n', `edition: "1"\nwritten for: ${version}\n${more}`)
      : text,
  }));
  return check({ files, diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message, help }) => `${code} ${message}: ${help.map(({ text }) => text).join()}`);
}

describe('the version of the language', () => {
  it('is the first two numbers of that of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
    expect(version.split('.').slice(0, 2).join('.')).toBe(languageVersion);
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
  });

  it.each([null, ...starterKinds])('is what a new game is written for: %s', (kind) => {
    const game = readFileSync(join(root, 'spec', starterName(kind), 'game.yaml'), 'utf8');
    expect(game).toContain(`written for: "${languageVersion}"`);
  });

  it('of a game is read where it is the own one', () => {
    expect(writtenFor(`"${languageVersion}"`)).toEqual([]);
  });

  it('of a newer Rulewright is told with what to install, and nothing that may follow from it', () => {
    expect(writtenFor('"0.2"', 'novelties: [1]\n')).toEqual([
      'RW0113 the game is written for version 0.2 of the language, and this Rulewright reads 0.1: install a Rulewright that reads it: `npm install rulewright@0.2`',
    ]);
  });

  it('of an older one is told with where to see what has changed', () => {
    expect(writtenFor('"0.0"')).toEqual([
      'RW0113 the game is written for version 0.0 of the language, and this Rulewright reads 0.1: see in CHANGELOG.md what has changed since, then write `written for: "0.1"`',
    ]);
  });

  it.each(['0.1', '"0.1.0"', '"next"', '""'])('that is none is refused: %s', (version) => {
    expect(writtenFor(version).map((told) => told.slice(0, 6))).toHaveLength(1);
  });
});
