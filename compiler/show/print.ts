/** A page as text: 80 columns, headings in bold on a terminal with colours. */
import type { Locale } from '../languages/locale.js';
import { paddedTo, widthOf } from '../source/width.js';
import type { Page, Part } from './page.js';
import type { PlainStep } from './steps.js';
import type { Test, Tests } from './tests.js';
import { marginsOf } from './sentences.js';
import { wrapped } from './wrap.js';

/** Of each test that was played, why it does not hold; null where it does. */
export type Outcomes = ReadonlyMap<Test, string | null>;

export interface Look {
  readonly color: boolean;
  /** Null where the tests were not played. */
  readonly outcomes: Outcomes | null;
  readonly locale: Locale;
}

export function printPage(page: Page, look: Look): string {
  const bold = (text: string): string => (look.color ? `\u001B[1m${text}\u001B[0m` : text);
  const { say } = look.locale;
  const title = page.title === '' ? page.name : `${page.name} ${page.title}`;
  const width = Math.max(0, ...page.facts.map(({ label }) => widthOf(label))) + 2;
  const lines = [
    ...wrapped(title).map(bold),
    page.kind,
    '',
    ...page.facts.flatMap(({ label, text }) => wrapped(text, paddedTo(width, label), ' '.repeat(width))),
    ...page.parts.flatMap((part) => ['', ...printPart(part, bold, say)]),
    ...section(say('Cards that change it'), page.changedBy, bold),
    ...section(say('Spoken of by'), page.spokenOfBy, bold),
    ...printRulings(page, bold, say),
    ...printErrata(page, bold, say),
    '',
    ...printTests(page.tests, look, bold),
  ];
  return `${lines.join('\n')}\n`;
}

type Emphasis = (text: string) => string;
type Say = Locale['say'];

function printPart({ heading, sentences, plain }: Part, bold: Emphasis, say: Say): readonly string[] {
  const said = sentences.flatMap((line) => wrapped(line.text, ...marginsOf(line, '  ')));
  const steps = plain.length === 0 ? [`  ${say('nothing is done')}`] : plainLines(plain, '', '  ');
  return [...wrapped(capital(heading)).map(bold), ...said, '', `  ${say('In plain steps:')}`, ...steps];
}

function plainLines(steps: readonly PlainStep[], number: string, indent: string): readonly string[] {
  return steps.flatMap((step, index) => {
    const own = number === '' ? `${index + 1}.` : `${number}${index + 1}.`;
    const start = `${indent}${own} `;
    return [...wrapped(step.text, start, ' '.repeat(start.length)), ...plainLines(step.steps, own, `${indent}  `)];
  });
}

function section(heading: string, items: readonly string[], bold: Emphasis): readonly string[] {
  if (items.length === 0) return [];
  return ['', bold(heading), ...items.flatMap((item) => wrapped(item, '  - ', '    '))];
}

function printRulings({ rulings }: Page, bold: Emphasis, say: Say): readonly string[] {
  if (rulings.length === 0) return [];
  const entries = rulings.flatMap(({ name, question, decision, rules }) => [
    ...wrapped(`${name} [${rules.join(', ')}]`, '  - ', '    '),
    ...(question === '' ? [] : wrapped(question, '    ', '    ')),
    ...wrapped(decision, '    ', '    '),
  ]);
  return ['', bold(say('Rulings')), ...entries];
}

function printErrata({ errata }: Page, bold: Emphasis, say: Say): readonly string[] {
  if (errata.length === 0) return [];
  const entries = errata.flatMap(({ date, title, kind, source, changes }) => [
    ...wrapped(`${date}, ${say(kind)}: ${title} (${source})`, '  - ', '    '),
    ...changes.flatMap(({ way, was, now }) => [
      ...wrapped(`${way.slice(1).join(', ')}:`, '    ', '    '),
      ...marked(say('was'), was),
      ...(now.length === 0 ? [`      ${say('deleted')}`] : marked(say('now'), now)),
    ]),
  ]);
  return ['', bold(say('Changed by errata')), ...entries];
}

function marked(word: string, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line, index) => wrapped(line, index === 0 ? `      ${word}: ` : '        ', '        '));
}

function printTests(files: readonly Tests[], { outcomes, locale: { say } }: Look, bold: Emphasis): readonly string[] {
  if (files.length === 0) return [bold(say('Tests')), `  ${say('no example and no step of a scenario plays it')}`];
  const entries = files.flatMap(({ file, tests }) => [
    ...wrapped(say('tests: {0} in {1}', String(tests.length), file), '  ', '    '),
    ...tests.flatMap((test) => {
      const { name, cites } = test;
      const cited = cites === '' ? '' : ` [${cites}]`;
      const failure = outcomes?.get(test);
      const mark = failure === undefined ? '-' : failure === null ? say('passes:') : say('FAILS:');
      const lines = wrapped(`${name}${cited}`, `    ${mark} `, '      ');
      const why =
        typeof failure === 'string' ? failure.split('\n').flatMap((it) => wrapped(it, '        ', '        ')) : [];
      return [...lines, ...why];
    }),
  ]);
  return [bold(say('Tests')), ...entries];
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
