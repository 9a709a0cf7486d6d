/** `explain`: the page of a diagnostic. */
import { catalogue, isCode } from '../diagnostics/catalogue.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

export function explainCommand(terminal: Terminal, given: string, options: { readonly json: boolean }): ExitCode {
  const code = given.toUpperCase();
  if (!isCode(code)) {
    return wrongUse(terminal, `no message has the code \`${given}\``, code, Object.keys(catalogue));
  }
  const { severity, explain } = catalogue[code];
  if (options.json) {
    terminal.out(`${JSON.stringify({ code, severity, ...explain }, null, 2)}\n`);
    return 0;
  }
  const examples = [
    ...(explain.wrong === '' ? [] : ['', 'This gives the message:', '', indented(explain.wrong)]),
    ...(explain.right === '' ? [] : ['', 'This does not:', '', indented(explain.right)]),
  ];
  terminal.out([`${severity} ${code}`, '', wrapped(explain.what), ...examples, ''].join('\n'));
  return 0;
}

function indented(example: string): string {
  return example
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`))
    .join('\n');
}

/** Lines of at most 80 characters. */
function wrapped(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > 80) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
