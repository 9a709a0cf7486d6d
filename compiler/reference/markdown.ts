/** The reference of the language as Markdown, made from the table of forms. */
import { allLines } from '../scenario/lines/lines.js';
import { shapeOf, type LineForm, type Place } from '../scenario/lines/line.js';
import { wordingOf, type Form, type Variant } from '../surface/forms/form.js';
import { chapters, type Chapter } from './forms.js';
import { readForm } from './read.js';
import type { GameWords } from './game-words.js';
import { keyTables, type KeyTable } from './keys.js';
import { keywordRows } from './keywords.js';
import { plainLasting } from '../surface/plain/lasting.js';
import { listed, plainWordings } from '../surface/plain/wordings.js';

/** With the words of a game, and sentences of its own for each form that it uses, where one is given. */
export function referenceMarkdown(game: GameWords | null): string {
  const parts = [
    `# The language of rules${game === null ? '' : `: ${game.title}`}`,
    'A rule is one sentence. This page is made from the table of forms of the compiler, and each example on it is run as a ' +
      'test: those under *accepted* are read and printed back word for word, those under *refused* give the message beside ' +
      'them. What is listed as *the same* means what the wording beside it means; whatever else is changed in a sentence ' +
      'changes its meaning or is refused. CAPITALS stand for what is filled in, square brackets for what may be left out. The examples are of a small ' +
      'invented game.',
    ...chapters.map((chapter) => chapterText(chapter, game)),
    plainText(),
    keywordText(),
    linesText(),
    keysText(),
    ...(game === null ? [] : [vocabularyText(game)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function chapterText({ title, text, forms }: Chapter, game: GameWords | null): string {
  const sections = Object.entries(forms).map(([kind, form]) => formText(title, kind, form, game));
  return [`## ${title}`, text, ...sections].join('\n\n');
}

function formText(chapter: string, kind: string, form: Form, game: GameWords | null): string {
  const own = game?.examples.get(`${chapter}/${kind}`) ?? [];
  const refused = form.refused.map((text) => {
    const read = readForm(form.part, text);
    if (read.ok) return `- \`${text}\``;
    const { message, help } = read.diagnostic;
    const [first] = help;
    return `- ${quoted(text)}: ${message}${first === undefined ? '' : `; ${first.text}`}`;
  });
  return [
    `### ${kind}`,
    `    ${form.shape}`,
    form.means,
    ['Accepted:', '', ...form.accepted.map((text) => `- ${quoted(text)}`)].join('\n'),
    ...(form.variants.length === 0 ? [] : [['The same:', '', ...form.variants.map(variantText)].join('\n')]),
    ['Refused:', '', ...refused].join('\n'),
    ...(own.length === 0
      ? []
      : [[`In ${game?.title ?? ''}:`, '', ...own.map((it) => `- ${quoted(it.text)} (${it.frame})`)].join('\n')]),
  ].join('\n\n');
}

function variantText({ says, pairs }: Variant): string {
  const [written, same] = pairs[0].map((it) => quoted(wordingOf(it).text));
  return `- ${says} ${written} is ${same}.`;
}

function plainText(): string {
  const sections = Object.entries({ ...plainWordings, ...plainLasting }).map(([kind, { shape, means, pairs }]) =>
    [
      `### ${kind}`,
      `    ${shape}`,
      means,
      ...pairs.map(([written, lines]) => `${quoted(written)} is read as\n\n${indented(listed(lines))}`),
    ].join('\n\n'),
  );
  return [
    '## Plain wordings',
    'One sentence may say what several lines say. It is read as these lines, and shown as these lines; in a list, `Repeat for each Town` has ' +
      'everything above it done in each Town, and `If CONDITION, skip the rest` leaves out everything below it there where the condition holds.',
    ...sections,
  ].join('\n\n');
}

function indented(text: string): string {
  return text.replaceAll(/^/gmu, '    ');
}

function keywordText(): string {
  const rows = keywordRows().map(
    ([first, ...others]) => `| \`${first}\` | ${others.map((it) => `\`${it}\``).join(', ')} |`,
  );
  return [
    '## Keywords',
    'Each keyword with other wordings that mean the same; the first is the one that is printed.',
    ['| keyword | also |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

/** Above the lines of a place: those whose first place it is. */
const places: readonly (readonly [Place, string])[] = [
  [
    'given',
    'Below `given` stands the board before: each line makes something true, and all else is as the setup has it. What has the mark *also below `then`* ' +
      'may be expected too.',
  ],
  ['when', 'Below `when` stands what is done, each line followed by the answers to what it asks.'],
  ['answer', 'Answers stand below `when` of an example and below `script` of a scenario’s step.'],
  ['then', 'Below `then` stands what holds afterwards; in a script, what holds between two answers.'],
];

function linesText(): string {
  const sections = places.flatMap(([place, text]) => [
    text,
    ...allLines.filter((it) => it.places[0] === place).map(lineText),
  ]);
  return [
    '## The lines of examples and scenarios',
    'An example says what is given, what is done, and what must then hold; a scenario has a script instead of what is given and done. The lines ' +
      'are sentences of their own, with the names of the game, and each on this page is run as a test.',
    ...sections,
  ].join('\n\n');
}

function lineText(form: LineForm): string {
  const { title, means, places: own, accepted, acceptedThen, refused, variants } = form;
  const alone = own.includes('given') ? acceptedThen : [];
  return [
    `### ${title}`,
    `    ${shapeOf(form)}`,
    own.length > 1 ? `${means} *Also below \`then\`.*` : means,
    ['Accepted:', '', ...accepted.map((text) => `- ${quoted(text)}`)].join('\n'),
    ...(alone.length === 0
      ? []
      : [['Accepted below `then` alone:', '', ...alone.map((text) => `- ${quoted(text)}`)].join('\n')]),
    ...(variants.length === 0 ? [] : [['The same:', '', ...variants.map(variantText)].join('\n')]),
    ['Refused:', '', ...refused.map(([, text, message]) => `- ${quoted(text)}: ${message}`)].join('\n'),
  ].join('\n\n');
}

function keysText(): string {
  return [
    '## The keys of each kind of file',
    'What a file is follows from its first key. Keys stand here as in the file: `kinds: NAME: plural` is the key `plural` below a name ' +
      'of your own below `kinds`, and `-` begins an entry of a list. This chapter is made from the schemas that every file is held against.',
    ...keyTables().map(keyTableText),
  ].join('\n\n');
}

function keyTableText({ title, about, rows }: KeyTable): string {
  const lines = rows.map(({ path, needed, holds, says }) => {
    const cells = [`\`${path}\``, needed, holds, says].map((it) => it.replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} |`;
  });
  return [`### ${title}`, about, ['| key | needed | holds | says |', '|---|---|---|---|', ...lines].join('\n')].join(
    '\n\n',
  );
}

function vocabularyText({ title, words }: GameWords): string {
  const rows = words.map(({ kind, names }) => `- ${kind}: ${names.map((name) => `\`${name}\``).join(', ')}`);
  return [`## The words of ${title}`, 'Names win over keywords, the longest first.', rows.join('\n')].join('\n\n');
}

function quoted(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
