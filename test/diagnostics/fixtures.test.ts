/**
 * Small broken files, each with the messages that people see for it as its last comment. Run with RULEWRIGHT_UPDATE=1
 * to write those comments anew; then read them, for they are what the language says to its authors.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderText } from '../../compiler/diagnostics/render.js';
import { check } from '../../compiler/driver.js';
import { expectation, specWith, textOfFixture } from './fixture.js';

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const names = readdirSync(folder).sort();
const isUpdating = process.env.RULEWRIGHT_UPDATE === '1';

interface Fixture {
  /** What is checked. */
  readonly text: string;
  /** What is expected, without the comment signs. */
  readonly expected: string;
}

/** The last lines that begin with `#` are what is expected. */
function fixtureOf(whole: string): Fixture {
  const [, comment = ''] = whole.split(expectation);
  return { text: textOfFixture(whole), expected: comment.replace(/^# ?/gmu, '') };
}

function asComment(message: string): string {
  return message
    .trimEnd()
    .split('\n')
    .map((line) => `# ${line}`.trimEnd())
    .join('\n');
}

function messagesFor(text: string): string {
  return renderText(check({ files: specWith(text), diagnostics: [] }).diagnostics, { color: false });
}

describe('a broken file gives the message at its end', () => {
  it.each(names)('%s', (name) => {
    const path = join(folder, name);
    const { text, expected } = fixtureOf(readFileSync(path, 'utf8'));
    const found = messagesFor(text);
    if (isUpdating) writeFileSync(path, `${text}\n${asComment(found)}\n`);
    else expect(found.trimEnd()).toBe(expected.trimEnd());
  });
});

describe('the fixtures', () => {
  it('show one message each, with a code of every group that a file can give', () => {
    const codes = names.map((name) => {
      const { expected } = fixtureOf(readFileSync(join(folder, name), 'utf8'));
      return [...expected.matchAll(/^(?:error|warning)\[RW(\d{4})\]/gmu)].map((found) => found[1] ?? '');
    });
    expect(names.filter((_, index) => codes[index]?.length !== 1)).toEqual([]);
    expect([...new Set(codes.flat().map((code) => code.slice(0, 2)))].sort()).toEqual([
      '00',
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '08',
    ]);
  });

  it('are YAML files alone, none without what it expects', () => {
    expect(names.filter((name) => !/^[a-z0-9-]+\.yaml$/u.test(name))).toEqual([]);
    expect(names.filter((name) => fixtureOf(readFileSync(join(folder, name), 'utf8')).expected === '')).toEqual([]);
  });
});
