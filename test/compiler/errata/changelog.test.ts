/** What players are told of errata, in each language, and what `show` tells of them. */
import { describe, expect, it } from 'vitest';
import { withErrataApplied } from '../../../compiler/edit/errata/apply.js';
import { check } from '../../../compiler/driver.js';
import { localeOf } from '../../../compiler/languages/languages.js';
import { changelogOf, errataOn } from '../../../compiler/show/changelog.js';
import { printChangelog } from '../../../compiler/show/print-changelog.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { changing, errataOf } from '../../support/errata-cases.js';
import { saltmarshJapanese } from '../../support/saltmarsh-ja.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const files: readonly SourceFile[] = [
  ...saltmarshFiles(),
  { path: 'saltmarsh/languages/ja.yaml', text: saltmarshJapanese },
  changing(
    '2026-05-14',
    `  - change: [C1, shaded]
    was: place up to cut Runners in Harrow
    now: place up to 2 Runners in Fenwick
  - delete: [C1, examples, one field is dried]
  - delete: [C1, unshaded, title]
  - add to: C1
    after: title
    now: { unshaded title: "<b>High</b> *water*" }`,
  ),
  errataOf('2026-06-01', 'withdraws: 2026-05-14\nreason: It was wrong.'),
];

function toldOf(of: readonly SourceFile[], code: string) {
  const { analysis } = check({ files: of, diagnostics: [] });
  const locale = localeOf(code, analysis.spec, analysis.language.vocabulary.stateVerbs);
  return {
    locale,
    changelog: changelogOf('Saltmarsh', analysis.errata.editions, { locale, language: analysis.language }),
    analysis,
  };
}

describe('a changelog', () => {
  it('tells the latest first, without the examples, and shows all that it is made of', () => {
    const { locale, changelog } = toldOf(files, 'en');
    expect(printChangelog(changelog, locale, 'markdown')).toBe(`# Saltmarsh: errata

## 2026-06-01: Errata of 2026-06-01

correction (the web page)\\
withdraws the errata of 2026-05-14\\
It was wrong.

## 2026-05-14: Errata of 2026-05-14

correction (the web page)

### C1, shaded

was:

    place up to cut Runners in Harrow

now:

    place up to 2 Runners in Fenwick

### C1, unshaded, title

deleted

### C1

now:

    { unshaded title: "<b>High</b> *water*" }
`);
    const page = printChangelog(changelog, locale, 'html');
    expect(page).toContain('<pre class="now">{ unshaded title: &quot;&lt;b>High&lt;/b> *water*&quot; }</pre>');
    expect(page).not.toContain('<b>');
  });

  it('speaks the languages of the game', () => {
    const { locale, changelog } = toldOf(files, 'ja');
    const text = printChangelog(changelog, locale, 'markdown');
    expect(text).toContain('訂正');
    expect(text).toContain('変更前');
    expect(text).not.toContain('place up to 2 Runners');
  });

  it('says the same of errata that are in the spec', () => {
    const one = files
      .filter(({ path }) => !path.includes('2026-06'))
      .map((file) =>
        file.path.includes('errata')
          ? { ...file, text: file.text.replace(/ {2}- delete: \[C1, unshaded[^]*$/u, '') }
          : file,
      );
    const applied = withErrataApplied(one);
    if (applied?.ok !== true) throw new Error('not applied');
    const [before, after] = [one, applied.files].map((it) =>
      toldOf(it, 'en').changelog.entries.map(({ changes }) => changes),
    );
    expect(after?.flat().map(({ was, now }) => [was, now])).toEqual(before?.flat().map(({ was, now }) => [was, now]));
  });

  it('has for one thing what is changed in it', () => {
    const { locale, analysis } = toldOf(files, 'en');
    const of = (name: string): number =>
      errataOn(name, analysis.errata.editions, { locale, language: analysis.language }).length;
    expect([of('C1'), of('C2')]).toEqual([1, 0]);
  });
});
