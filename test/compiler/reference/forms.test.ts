/** The reference of the language: its table is complete, and its examples are what they are said to be. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWorded } from '../../../compiler/surface/forms/words.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { readForm } from '../../../compiler/reference/read.js';

const surface = readFileSync(new URL('../../../compiler/surface/ir.ts', import.meta.url), 'utf8');

/** The unions of the Surface that a reader of the language meets, by the chapter that shows them. */
const unions: readonly (readonly [string, readonly string[]])[] = [
  ['Sentences', ['type Clause', 'interface Conduct', 'interface LookUp', 'interface MoveItAlong']],
  ['Who acts', ['type Actor']],
  ['Openings of blocks', ['type Opening']],
  ['How many', ['type Quantity']],
  ['Which ones', ['type Filter']],
  ['The order of a removal', ['type Precedence']],
  ['Numbers', ['type NumberPhrase']],
  ['Conditions', ['type Condition']],
  ['What is different in one conduct', ['type Setting']],
  ['Terms', ['type Term']],
  ['While a card is in play: changes', ['type Change']],
  ['While a card is in play: moments', ['type Moment']],
];

/** The kinds that a declaration of the Surface lists, up to the next declaration. */
function kindsDeclared(declaration: string): string[] {
  const start = surface.search(new RegExp(`export ${declaration}\\b`, 'u'));
  const rest = surface.slice(start + 1);
  const text = rest.slice(0, rest.search(/\nexport /u));
  return [...text.matchAll(/readonly kind: ([^;]+);/gu)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/gu)].map(([, kind = '']) => kind),
  );
}

const forms = chapters.flatMap(({ title, forms: own }) =>
  Object.entries(own).map(([kind, form]) => ({ chapter: title, kind, form })),
);
const accepted = forms.flatMap(({ chapter, kind, form }) =>
  form.accepted.map((text) => [chapter, kind, form.part, text] as const),
);
const refused = forms.flatMap(({ chapter, kind, form }) =>
  form.refused.map((text) => [chapter, kind, form.part, text] as const),
);

describe('the table of forms', () => {
  it.each(unions)('%s has a form for every kind of the Surface and for no other', (title, declarations) => {
    const forms = Object.entries(chapters.find((it) => it.title === title)?.forms ?? {});
    expect(forms.length).toBeGreaterThan(1);
    // What has words is a kind of the Surface by its entry alone.
    const own = forms.flatMap(([kind, form]) => (isWorded(form) ? [] : [kind]));
    expect(own.sort()).toEqual([...new Set(declarations.flatMap(kindsDeclared))].sort());
  });

  it('shows for each form something that is refused', () => {
    expect(forms.filter(({ form }) => form.refused.length === 0).map(({ kind }) => kind)).toEqual([]);
  });

  it.each(accepted)('%s, %s: a %s "%s" is read and printed back', (_chapter, _kind, part, text) => {
    const read = readForm(part, text);
    expect(read.ok ? read.value.printed : read.diagnostic.message).toBe(text);
  });

  // Nouns are no union.
  it.each(accepted.filter(([chapter]) => chapter !== 'Nouns'))(
    '%s, %s: a %s "%s" has that form',
    (chapter, kind, part, text) => {
      const read = readForm(part, text);
      const found = read.ok ? read.value.kinds : new Set<string>();
      expect([...found]).toContain(`${chapter}/${kind}`);
    },
  );

  it.each(refused)('%s, %s: a %s "%s" is refused', (_chapter, _kind, part, text) => {
    expect(readForm(part, text).ok).toBe(false);
  });
});

describe('the reference', () => {
  it('shows the message of each refused example with what fixes it', () => {
    const text = referenceMarkdown(null);
    expect(text).toContain('- `place 2 Runners form Gaol`: ');
    expect(text).toContain('write `from`');
  });

  it('has a heading for every form', () => {
    const headings = [...referenceMarkdown(null).matchAll(/^### (.+)$/gmu)].map(([, kind]) => kind);
    expect(headings.slice(0, forms.length)).toEqual(forms.map(({ kind }) => kind));
  });
});
