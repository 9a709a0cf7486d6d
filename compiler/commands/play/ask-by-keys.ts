/** Asks at a terminal: arrow keys move among the options, which are written over in place; numbers and commands are typed. */
import type { Pending } from '../../../runtime/session.js';
import type { Input } from '../../host/keyboard.js';
import { lineWidth } from '../../show/wrap.js';
import { cutTo, withoutLast } from '../../source/width.js';
import type { Book } from '../../table/book.js';
import { keyWidth, type Option, optionLine, optionsOf, typedForm } from './question.js';
import { replyOf, type Reply } from './reply.js';

type Keys = Extract<Input, { readonly kind: 'keys' }>;

/** Keys that do something at once, as long as nothing has been typed. */
const immediate = new Set(['u', 'b', 'q', '?']);

/** What it is drawn on. */
export interface Screen {
  readonly out: (text: string) => void;
  readonly color: boolean;
  readonly book: Book;
}

interface Menu {
  readonly options: readonly Option[];
  /** The option that Enter takes where nothing has been typed. */
  readonly at: number;
  readonly typed: string;
}

/** Null where it was interrupted. */
export async function askByKeys(input: Keys, terminal: Screen, asked: Pending): Promise<Reply | null> {
  const { out } = terminal;
  const options = optionsOf(asked, terminal.book);
  let menu: Menu = { options, at: 0, typed: '' };
  let drawn = draw(menu, input, terminal);
  for (;;) {
    const key = await input.key();
    if (key === null) return null;
    if (menu.typed === '' && immediate.has(typedForm(key.text))) {
      leave(out, drawn, `> ${key.text}`);
      return replyOf([], key.text);
    }
    if (key.name === 'return' || key.name === 'enter') {
      const option = options[menu.at];
      const reply =
        menu.typed === '' && option !== undefined
          ? ({ kind: 'answer', option } as const)
          : replyOf(options, menu.typed);
      leave(out, drawn, `> ${reply.kind === 'answer' ? reply.option.label : menu.typed}`);
      return reply;
    }
    menu = moved(menu, key.name, key.text);
    erase(out, drawn);
    drawn = draw(menu, input, terminal);
  }
}

function moved(menu: Menu, name: string, text: string): Menu {
  const last = menu.options.length - 1;
  switch (name) {
    case 'up':
      return { ...menu, typed: '', at: menu.at === 0 ? last : menu.at - 1 };
    case 'down':
      return { ...menu, typed: '', at: menu.at === last ? 0 : menu.at + 1 };
    case 'home':
      return { ...menu, typed: '', at: 0 };
    case 'end':
      return { ...menu, typed: '', at: last };
    case 'escape':
      return { ...menu, typed: '' };
    case 'backspace':
      return { ...menu, typed: withoutLast(menu.typed) };
    default: {
      const typed = `${menu.typed}${text}`;
      const reply = replyOf(menu.options, typed);
      const at = reply.kind === 'answer' ? menu.options.indexOf(reply.option) : menu.at;
      return { ...menu, typed, at };
    }
  }
}

/** Draws as many options as the terminal has room for, around the one that is chosen; returns the number of lines. */
function draw(
  menu: Menu,
  input: Keys,
  {
    out,
    color,
    book: {
      locale: { say },
    },
  }: Screen,
): number {
  const { options, at, typed } = menu;
  const room = Math.max(3, input.rows() - 6);
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), options.length - room));
  const shown = options.slice(first, first + room);
  const width = keyWidth(options);
  const lines = shown.map((option) => {
    const line = cutTo(lineWidth - 2, optionLine(option, width));
    const isChosen = options[at] === option;
    if (!isChosen) return `  ${line.slice(2)}`;
    return color ? `\u001B[7m> ${line.slice(2)}\u001B[0m` : `> ${line.slice(2)}`;
  });
  const hidden = options.length - shown.length;
  if (hidden > 0) lines.push(`  ${say('… {0} more, up and down to reach them', String(hidden))}`);
  out(
    `${lines.map((line) => `${line}\n`).join('')}${typed === '' ? `  ${say('arrows and Enter, a number, or ? for help')}` : `> ${typed}`}`,
  );
  return lines.length;
}

/** Takes the options away, with the line below them. */
function erase(out: (text: string) => void, lines: number): void {
  out(`\r\u001B[K${lines === 0 ? '' : `\u001B[${lines}A`}\u001B[J`);
}

/** Leaves what was answered in place of the options. */
function leave(out: (text: string) => void, lines: number, text: string): void {
  erase(out, lines);
  out(`${text}\n`);
}
