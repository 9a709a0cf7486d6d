/** The shape of a file against its schema: one message per mistake, at the key or value, with the fix first. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { positionOf } from '../../../compiler/source/span.js';
import { checkShape } from '../../../compiler/yaml/check-shape.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import { createSchemas } from '../../../compiler/yaml/shape-schemas.js';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

const schemas = createSchemas([
  {
    $schema: dialect,
    $id: 'common.schema.json',
    $defs: {
      name: { type: 'string', minLength: 1, pattern: '^\\S(.*\\S)?$', description: 'a name' },
      rule: { type: 'string', pattern: '^\\d+(\\.\\d+)*$', 'x-says': 'a rule number such as "3.2"' },
      steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' }, description: 'a list of sentences' },
      step: { type: ['string', 'object'], additionalProperties: { $ref: '#/$defs/steps' }, description: 'a sentence' },
    },
  },
  {
    $schema: dialect,
    $id: 'card.schema.json',
    title: 'A card',
    type: 'object',
    additionalProperties: false,
    required: ['card', 'title'],
    properties: {
      card: { type: 'string' },
      title: { $ref: 'common.schema.json#/$defs/name' },
      rule: { $ref: 'common.schema.json#/$defs/rule' },
      kind: { enum: ['event', 'reckoning'] },
      count: { type: 'integer', minimum: 1, maximum: 99, description: 'a number from 1 to 99' },
      spaces: { type: 'array', uniqueItems: true, items: { $ref: 'common.schema.json#/$defs/name' } },
      event: { $ref: '#/$defs/side' },
      shaded: { $ref: '#/$defs/side' },
      pieces: {
        type: 'object',
        propertyNames: { $ref: 'common.schema.json#/$defs/name' },
        additionalProperties: { type: 'integer', description: 'how many' },
      },
    },
    dependentSchemas: {
      shaded: { not: { required: ['event'] }, description: 'a card has one event or two sides' },
    },
    $defs: {
      side: {
        type: 'object',
        additionalProperties: false,
        required: ['effect'],
        properties: {
          effect: { $ref: 'common.schema.json#/$defs/steps' },
          onlyFaction: { $ref: 'common.schema.json#/$defs/name' },
        },
      },
    },
  },
]);

const path = 'spec/saltmarsh/c1.yaml';

function check(text: string): readonly Diagnostic[] {
  const { root, diagnostics } = parseYaml({ path, text });
  return [...diagnostics, ...(root === null ? [] : checkShape(root, schemas, 'card'))];
}

function messages(text: string): string[] {
  return check(text).map(({ code, span }) => {
    const { line } = positionOf(span.file, span.start);
    return `${code} ${line} ${span.file.text.slice(span.start, span.end)}`;
  });
}

const start = 'card: C1\ntitle: Spring tide\n';
const event = 'event:\n  effect:\n    - place 1 Runner\n';

const mistakes: readonly { mistake: string; text: string; says: string; fixed?: string; headline?: string }[] = [
  {
    mistake: 'a misspelt needed key',
    text: `card: C1\ntitel: Tide\n${event}`,
    says: 'RW0101 2 titel',
    fixed: `card: C1\ntitle: Tide\n${event}`,
  },
  {
    mistake: 'a misspelt key that may be left out',
    text: `${start}event:\n  effect: [a]\n  onlyFacton: League\n`,
    says: 'RW0101 5 onlyFacton',
    fixed: `${start}event:\n  effect: [a]\n  onlyFaction: League\n`,
    headline: 'unknown key `onlyFacton` in `event`',
  },
  {
    mistake: 'another word for a needed key',
    text: `card: C1\nname: Tide\n${event}`,
    says: 'RW0101 2 name',
    fixed: `card: C1\ntitle: Tide\n${event}`,
  },
  {
    mistake: 'a key in the wrong block',
    text: `${start}event:\n  onlyFaction: League\neffect:\n  - a\n`,
    says: 'RW0101 5 effect',
  },
  {
    mistake: 'a key of the file inside a block',
    text: `${start}event:\n  effect: [a]\n  rule: "3.1"\n`,
    says: 'RW0101 5 rule',
  },
  {
    mistake: 'a missing key',
    text: `card: C1\n${event}`,
    says: 'RW0102 1 card',
    headline: 'the key `title` is missing from a card',
  },
  { mistake: 'a missing key of a block', text: `${start}event:\n  onlyFaction: League\n`, says: 'RW0102 3 event' },
  {
    mistake: 'a number where a text belongs',
    text: `card: 007\ntitle: Tide\n`,
    says: 'RW0111 1 007',
    fixed: 'card: "007"\ntitle: Tide\n',
    headline: 'expected text, found the number `007`; quote it',
  },
  {
    mistake: 'a number in another notation',
    text: `card: 5E2\ntitle: Tide\n`,
    says: 'RW0111 1 5E2',
    fixed: 'card: "5E2"\ntitle: Tide\n',
  },
  {
    mistake: 'a number that loses digits',
    text: `card: 12345678901234567890\ntitle: Tide\n`,
    says: 'RW0111 1 12345678901234567890',
  },
  {
    mistake: 'a rule number that loses a digit',
    text: `${start}rule: 3.10\n`,
    says: 'RW0111 3 3.10',
    fixed: `${start}rule: "3.10"\n`,
  },
  { mistake: 'a truth value where a text belongs', text: `card: C1\ntitle: true\n`, says: 'RW0111 2 true' },
  {
    mistake: 'a text where a number belongs',
    text: `${start}count: "12"\n`,
    says: 'RW0103 3 "12"',
    fixed: `${start}count: 12\n`,
  },
  { mistake: 'a broken number', text: `${start}count: 2.5\n`, says: 'RW0103 3 2.5' },
  {
    mistake: 'a number out of range',
    text: `${start}count: 0\n`,
    says: 'RW0105 3 0',
    headline: '`0` is out of range: expected a number from 1 to 99',
  },
  {
    mistake: 'a sentence where a list belongs',
    text: `${start}event:\n  effect: place 1 Runner\n`,
    says: 'RW0103 4 place 1 Runner',
    fixed: `${start}event:\n  effect:\n    - place 1 Runner\n`,
  },
  { mistake: 'a list where a block belongs', text: `${start}event:\n  - place 1 Runner\n`, says: 'RW0103 3 event' },
  {
    mistake: 'a block that lacks its dash',
    text: `${start}event:\n  effect:\n    if x:\n      - a\n`,
    says: 'RW0103 5 if x',
    fixed: `${start}event:\n  effect:\n    - if x:\n        - a\n`,
  },
  { mistake: 'a list for a file', text: '- a\n', says: 'RW0103 1 - a' },
  { mistake: 'a text for a file', text: 'hello\n', says: 'RW0103 1 hello' },
  {
    mistake: 'a value that is not offered',
    text: `${start}kind: evnet\n`,
    says: 'RW0104 3 evnet',
    fixed: `${start}kind: event\n`,
  },
  { mistake: 'a block where one of some words belongs', text: `${start}kind: {event: 1}\n`, says: 'RW0103 3 event' },
  {
    mistake: 'a text of another form',
    text: `${start}rule: three\n`,
    says: 'RW0106 3 three',
    headline: '`three` is not a rule number such as "3.2"',
  },
  { mistake: 'an empty list', text: `${start}event:\n  effect: []\n`, says: 'RW0107 4 effect' },
  { mistake: 'an empty text', text: `card: C1\ntitle: ""\n`, says: 'RW0106 2 ""' },
  {
    mistake: 'an empty value',
    text: `${start}event:\n  effect:\n`,
    says: 'RW0110 4 effect',
    headline: '`effect` is empty: expected a list of sentences',
  },
  { mistake: 'an empty item', text: `${start}event:\n  effect:\n    -\n    - a\n`, says: 'RW0110 5 -' },
  { mistake: 'an item listed twice', text: `${start}spaces: [Fenwick, Harrow, Fenwick]\n`, says: 'RW0108 3 Fenwick' },
  { mistake: 'keys that exclude each other', text: `${start}${event}shaded:\n  effect: [a]\n`, says: 'RW0109 1 card' },
  { mistake: 'a key of the wrong form', text: `${start}pieces:\n  " Runner": 2\n`, says: 'RW0106 4 " Runner"' },
  {
    mistake: 'a mistake deep within steps',
    text: `${start}event:\n  effect:\n    - if x:\n        - a\n        - 3\n`,
    says: 'RW0111 7 3',
  },
];

describe('the shape of a file', () => {
  it.each(mistakes)('gives one message for $mistake', ({ text, says, fixed, headline }) => {
    expect(messages(text)).toEqual([says]);
    const [diagnostic] = check(text);
    if (headline !== undefined) expect(diagnostic?.message).toBe(headline);
    if (fixed === undefined) return;
    expect(withEdits({ path, text }, diagnostic?.help[0]?.edits ?? [])).toBe(fixed);
    expect(messages(fixed)).toEqual([]);
  });

  it('finds nothing wrong with a file that has its shape', () => {
    expect(
      messages(`${start}rule: "3.1"\nkind: event\ncount: 3\nspaces: [Fenwick, Harrow]\n${event}pieces: {Runner: 2}\n`),
    ).toEqual([]);
  });

  it('says where a key belongs that stands in the wrong block', () => {
    expect(check(`${start}event:\n  onlyFaction: League\neffect:\n  - a\n`)[0]?.help[0]?.text).toContain(
      '`event` or `shaded`',
    );
  });

  it('gives each of several mistakes its own message, in the order of the file', () => {
    expect(messages('card: 1\ntitel: Tide\nkind: evnt\ncount: many\n')).toEqual([
      'RW0111 1 1',
      'RW0101 2 titel',
      'RW0104 3 evnt',
      'RW0103 4 many',
    ]);
  });

  it('says nothing more of a value that could not be read', () => {
    expect(messages('card: C1\ntitle: High: water\n')).toEqual(['RW0007 2 High: water']);
    expect(messages(`${start}count: @3\n`)).toEqual(['RW0021 3 @']);
  });

  it('takes the names of JavaScript built-ins for what they are: unknown keys', () => {
    expect(messages(`${start}__proto__: 1\nconstructor: 2\ntoString: {valueOf: 3}\n`)).toEqual([
      'RW0101 3 __proto__',
      'RW0101 4 constructor',
      'RW0101 5 toString',
    ]);
    expect(messages(`${start}pieces: {constructor: 1, __proto__: 2, valueOf: 3}\n`)).toEqual([]);
    expect(messages(`${start}spaces: [{valueOf: 1}, {valueOf: 1}]\n`)).toEqual([
      'RW0103 3 valueOf',
      'RW0103 3 valueOf',
    ]);
  });
});

describe('the schemas of the spec', () => {
  const folder = 'spec/schema';
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  const all = createSchemas(
    names.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { $id: string }),
  );

  it.each(names)('%s compiles under strict rules', (name) => {
    const { root } = parseYaml({ path, text: 'no such key: 1\n' });
    const kind = name.replace('.schema.json', '');
    if (root === null || kind === 'common') return;
    expect(checkShape(root, all, kind)).not.toEqual([]);
  });

  it('have one for any file of a spec, which finds of what kind each is', () => {
    const specs = readdirSync('spec', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
    const errorsOf = (text: string): unknown => all.errorsOf('file', parse(text));
    for (const name of specs) expect([name, errorsOf(readFileSync(`spec/${name}`, 'utf8'))]).toEqual([name, []]);
    expect(errorsOf('card: H1\ntitle: x\nefect: []\n')).not.toEqual([]);
    expect(errorsOf('no such key: 1\n')).not.toEqual([]);
  });
});
