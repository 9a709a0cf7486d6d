/** What somebody types in answer to a question: an option, or a command. */
import { optionMeant, type Option, typedForm } from './question.js';

export type Reply =
  | { readonly kind: 'answer'; readonly option: Option }
  | { readonly kind: 'undo' | 'board' | 'map' | 'log' | 'help' }
  | { readonly kind: 'quit' }
  /** Null: the card in hand. */
  | { readonly kind: 'show'; readonly what: string | null }
  /** Null: no file was named. */
  | { readonly kind: 'save' | 'load'; readonly file: string | null }
  | { readonly kind: 'unknown'; readonly typed: string };

const commands = new Map<string, Exclude<Reply['kind'], 'answer' | 'unknown'>>([
  ['u', 'undo'],
  ['undo', 'undo'],
  ['b', 'board'],
  ['board', 'board'],
  ['map', 'map'],
  ['log', 'log'],
  ['show', 'show'],
  ['?', 'help'],
  ['h', 'help'],
  ['help', 'help'],
  ['q', 'quit'],
  ['quit', 'quit'],
  ['s', 'save'],
  ['save', 'save'],
  ['l', 'load'],
  ['load', 'load'],
]);

/** How to answer, as a fixed wording. */
export const helpText = `  a number or a label  answers; three letters that begin one label alone will do
  u                    takes the last answer back
  b                    shows the board
  show                 shows the card in hand
  show NAME            shows a card, a space, a track or anything else by its name
  map                  lists the spaces, each with those that are adjacent to it
  log                  tells what has happened on this card and the one before
  s FILE               saves the game
  l FILE               takes up a saved game
  q                    leaves
`;

/** An option that is called like a command wins. */
export function replyOf(options: readonly Option[], typed: string): Reply {
  const text = typed.trim();
  const labelled = options.find(({ names }) => names.includes(typedForm(text)));
  if (labelled !== undefined) return { kind: 'answer', option: labelled };
  const [word = '', ...rest] = text.split(/\s+/u);
  const command = commands.get(typedForm(word));
  const more = rest.join(' ');
  if (command === 'save' || command === 'load') return { kind: command, file: more === '' ? null : more };
  if (command === 'show') return { kind: command, what: more === '' ? null : more };
  if (command !== undefined && more === '') return { kind: command };
  const option = optionMeant(options, text);
  return option === null ? { kind: 'unknown', typed: text } : { kind: 'answer', option };
}
