/** A Trace as one page that needs nothing else and can be searched. */
import { escaped } from '../source/escape-html.js';
import type { Place, Trace, TracedRule } from './ir.js';
import { calledIn, lacksOf, summaryOf, testText } from './print.js';

const style = `body{font:16px/1.5 sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem}
input{font:inherit;width:100%;padding:.4rem;box-sizing:border-box}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.4rem;border-top:1px solid #ccc;overflow-wrap:anywhere}
ul{margin:0;padding-left:1rem}.open{background:#fdd}.not-playable{color:#666}small{color:#666}`;

const script = `const rows = [...document.querySelectorAll('tbody tr')];
document.querySelector('input').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\\s+/);
  for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
});`;

export function htmlOf(trace: Trace): string {
  const title = escaped(`${trace.title}: rules`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${escaped(summaryOf(trace))}</p>
<input type="search" aria-label="Find rules" placeholder="a number, a word, a file, open">
<table><thead><tr><th>Rule</th><th>Spec</th><th>Code</th><th>Tests</th></tr></thead><tbody>
${trace.rules.map(rowOf).join('\n')}
</tbody></table><script>${script}</script></body></html>
`;
}

function rowOf(rule: TracedRule): string {
  const { number, title, status, reason, spec, rulings, code, tests } = rule;
  const state = status === 'open' ? `open: ${lacksOf(rule)}` : reason === null ? '' : `not playable: ${reason}`;
  const cells = [
    `<b>${escaped(number)}</b> ${escaped(title)}${state === '' ? '' : `<br><small>${escaped(state)}</small>`}`,
    listOf([...spec, ...rulings].map(placeText)),
    listOf(code),
    listOf(tests.map((test) => `${testText(test)} – ${test.file}`)),
  ];
  return `<tr id="${escaped(number)}" class="${status.replace(' ', '-')}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function placeText(place: Place): string {
  return `${calledIn(place)} – ${place.file}:${place.line}`;
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}
