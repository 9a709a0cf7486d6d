/** A changelog as Markdown, or as a page of its own. What a spec says is shown and never read as markup. */
import type { Locale } from '../languages/locale.js';
import { escaped } from '../source/escape-html.js';
import type { Changelog, ChangelogEntry, ToldChange } from './changelog.js';

export function printChangelog(changelog: Changelog, locale: Locale, format: 'markdown' | 'html'): string {
  return format === 'html' ? asHtml(changelog, locale) : asMarkdown(changelog, locale);
}

function asMarkdown({ title, entries }: Changelog, { say }: Locale): string {
  const lines = entries.flatMap((entry) => [
    '',
    `## ${entry.date}: ${plain(entry.title)}`,
    '',
    headOf(entry, say).map(plain).join('\\\n'),
    ...entry.changes.flatMap((it) => ['', `### ${plain(it.way.join(', '))}`, '', ...changeLines(it, say)]),
  ]);
  const none = entries.length === 0 ? ['', say('there are no errata')] : [];
  return `${[`# ${plain(say('{0}: errata', title))}`, ...lines, ...none].join('\n')}\n`;
}

type Say = Locale['say'];

/** What is told of errata before their changes. */
function headOf({ kind, source, reason, withdraws }: ChangelogEntry, say: Say): readonly string[] {
  return [
    `${say(kind)} (${source})`,
    ...(withdraws === null ? [] : [say('withdraws the errata of {0}', withdraws)]),
    ...(reason === '' ? [] : [reason]),
  ];
}

function changeLines({ was, now }: ToldChange, say: Say): readonly string[] {
  const parts = [
    { word: say('was'), lines: was },
    { word: say('now'), lines: now },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return [say('deleted')];
  return parts.flatMap(({ word, lines }, index) => [
    ...(index === 0 ? [] : ['']),
    `${word}:`,
    '',
    // In lines of code nothing is markup.
    ...lines.map((line) => `    ${line}`),
  ]);
}

/** A text of Markdown that shows it. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|&]/gu, '\\$&');
}

const style = `body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;margin:.3rem 0;padding:.4rem}
.was{background:#fdd}.now{background:#dfd}small{color:#555}`;

function asHtml({ title, entries }: Changelog, { say, code }: Locale): string {
  const heading = escaped(say('{0}: errata', title));
  const sections = entries.map((entry) => {
    const head = headOf(entry, say).map((line) => `<p><small>${escaped(line)}</small></p>`);
    const changes = entry.changes.map((it) => `<h3>${escaped(it.way.join(', '))}</h3>${changeHtml(it, say)}`);
    return `<section id="${escaped(entry.date)}"><h2>${escaped(`${entry.date}: ${entry.title}`)}</h2>${[...head, ...changes].join('\n')}</section>`;
  });
  const none = entries.length === 0 ? `<p>${escaped(say('there are no errata'))}</p>` : '';
  return `<!doctype html>
<html lang="${code}"><head><meta charset="utf-8"><title>${heading}</title><style>${style}</style></head>
<body><h1>${heading}</h1>
${sections.join('\n')}${none}
</body></html>
`;
}

function changeHtml({ was, now }: ToldChange, say: Say): string {
  const block = (sort: 'was' | 'now', lines: readonly string[]): string =>
    lines.length === 0 ? '' : `<p>${escaped(say(sort))}:</p><pre class="${sort}">${escaped(lines.join('\n'))}</pre>`;
  const both = `${block('was', was)}${block('now', now)}`;
  return both === '' ? `<p>${escaped(say('deleted'))}</p>` : both;
}
