/** What generated suites have in common: the words of a game, and the head of a file that is written in them. */
import { type Sections, thingsOf, type Value } from '../scenario/words.js';
import { endsOf } from '../resolved/ends.js';
import type { World } from '../resolved/ir.js';
import type { EmittedFile } from './emitted-file.js';
import { generatedWidth } from './format-settings.js';
import { quoted, sectionsCall } from './lay-out.js';
import { widthOf } from '../source/width.js';
import { docComment, safeComment, stringLiteral, suitesRuntime, unmarked, upward } from './module.js';

/** `suites.ts`: what the suites of a game are written in, typed by its names. */
export function emitSuiteWords(world: World): EmittedFile {
  const union = (names: readonly string[]): string =>
    names.length === 0 ? 'never' : [...new Set(names)].map(stringLiteral).join(' | ');
  const named = (list: readonly { readonly name: string }[]): string => union(list.map(({ name }) => name));
  const ofCards = world.values.filter(({ of }) => of === 'cards');
  const pairs = thingsOf(world).map(([one, many]) => `[${stringLiteral(one)}, ${stringLiteral(many)}]`);
  const text = `${docComment(`${world.title}: the words that its suites are written in.`)}
import { setupOf, suitesOf, wordsOf } from '${suitesRuntime}';
import { program } from './index.js';

/** Pieces, with and without their states, and markers: one of them, and several. */
const things = [${pairs.join(', ')}] as const;

/** The names of the game. */
interface Names {
  readonly faction: ${named(world.factions)};
  readonly space: ${named(world.spaces)};
  readonly box: ${union(['Available', ...world.boxes.map(({ name }) => name)])};
  readonly track: ${union(world.tracks.map(({ names }) => names.one))};
  readonly counter: ${named(world.counters)};
  readonly place: ${named(world.orderPlaces)};
  readonly card: ${union(world.cards.map(({ code }) => code))};
  readonly side: ${union(world.cards.flatMap(({ sides }) => sides.map(({ name }) => name)))};
  readonly procedure: ${named(world.procedures)};${world.degrees.length === 0 ? '' : `\n  readonly degree: ${named(world.degrees)};`}${world.options.length === 0 ? '' : `\n  readonly option: ${named(world.options)};`}${ofCards.length === 0 ? '' : `\n  readonly value: ${named(ofCards)};`}
  readonly family: ${named(world.families)};
  readonly chit: ${named(world.chits)};
  readonly marker: ${union(world.markers.map(({ names }) => names.one))};
  readonly thing: (typeof things)[number][number];
}

export const setupIn = setupOf<Names>(program, things);
export const { examplesIn, boundariesIn, scenarioIn } = suitesOf<Names>(program, things);
export const { ${[...words, ...wordsOfEnds(world), ...(world.options.length === 0 ? [] : ['chosen']), ...(ofCards.length === 0 ? [] : ['printed']), ...(world.looks ? ['hasSeen', 'deckEnd'] : [])].join(', ')} } = wordsOf<Names>(program, things);
`;
  return { path: 'suites.ts', text: unmarked(text), laidOut: false };
}

/** Words that only a game has that can end so. */
function wordsOfEnds(world: World): readonly string[] {
  const ends = endsOf(world).map(({ kind }) => kind);
  return [...(ends.includes('lose') ? ['loses'] : []), ...(ends.includes('draw game') ? ['draw'] : [])];
}

/** Every word of `runtime/testing/words.ts` that every game has. */
const words = [
  ...['emptyBoard', 'setup', 'deck', 'has', 'hold', 'have', 'poolHolds', 'poolHas', 'chits', 'is', 'left', 'are'],
  ...['open', 'card', 'played', 'inPlay', 'notInPlay', 'awaiting', 'notAwaiting', 'wins', 'nobodyWins'],
  ...['asked', 'nothingAsked', 'offered', 'notOffered', 'question', 'cited', 'sees'],
  ...['play', 'conduct', 'conductWithin', 'answers', 'shows', 'goesOn'],
];

/** A test of a suite: its title, the line of the spec that it is of, and its lists of calls. */
export interface SuiteTest {
  /** What declares it: `example`. */
  readonly word: string;
  readonly title: string;
  readonly line: number;
  /** Lines above it. */
  readonly comments: readonly string[];
  readonly sections: Sections;
}

export interface SuiteFile {
  readonly path: string;
  readonly doc: string;
  /** What makes the words that declare tests: `const example = examplesIn(test, '…');`. */
  readonly declares: { readonly by: string; readonly statement: string };
  readonly groups: readonly { readonly title: string; readonly tests: readonly SuiteTest[]; readonly more?: string }[];
}

/** A file of suites, laid out. */
export function suiteFile({ path, doc, declares, groups }: SuiteFile): EmittedFile {
  const up = upward(path);
  const used = new Set([declares.by]);
  for (const { tests } of groups) {
    for (const { sections } of tests)
      for (const [, items] of sections) for (const word of wordsIn(items)) used.add(word);
  }
  const imports = importText([...used].sort(), `${up === '' ? './' : up}suites.js`);
  const text = [
    `${docComment(doc)}\nimport { describe, test } from 'vitest';\n${imports}\n${declares.statement}`,
    ...groups.map(({ title, tests, more }) => {
      const all = [...tests.map(testText), ...(more === undefined ? [] : [more])];
      return `describe(${quoted(title)}, () => {\n${all.join('\n\n')}\n});`;
    }),
  ];
  const count = groups.reduce((sum, { tests, more }) => sum + tests.length + (more === undefined ? 0 : 1), 0);
  return { path, text: `${text.join('\n\n')}\n`, laidOut: true, tests: count };
}

function testText({ word, title, line, comments, sections }: SuiteTest): string {
  const above = comments.flatMap((it) => wrapped(safeComment(it).replace(/\s+/g, ' '))).map((it) => `  // ${it}\n`);
  return `${above.join('')}${sectionsCall('  ', word, [title, line], sections)}`;
}

/** A comment in lines that fit. */
function wrapped(comment: string): readonly string[] {
  const most = generatedWidth - '  // '.length;
  if (widthOf(comment) <= most) return [comment];
  const lines = [''];
  for (const word of comment.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(`  ${word}`);
  }
  return lines;
}

function importText(names: readonly string[], from: string): string {
  const line = `import { ${names.join(', ')} } from '${from}';`;
  return line.length <= generatedWidth
    ? line
    : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function wordsIn(value: Value): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('kind' in value)) return value.flatMap(wordsIn);
  switch (value.kind) {
    case 'call':
      return [value.word, ...wordsIn(value.args ?? [])];
    case 'fields':
      return value.fields.flatMap(([, of]) => wordsIn(of));
    case 'entry':
      return wordsIn(value.value);
  }
}
