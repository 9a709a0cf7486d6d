/** `--option "Reserve=3" --option "Advanced Game"`: what is chosen of the optional rules, by name. */
import type { World } from '../resolved/ir.js';
import { allowedOf, chosenBy, type Choices } from '../scenario/choices.js';
import { wrongUse, type Terminal } from './terminal.js';

/** Null, after saying why, where a name is no option of the game, or the option cannot be so. */
export function choicesFrom(terminal: Terminal, { options }: World, given: readonly string[]): Choices | null {
  const choices: Record<string, number | boolean> = {};
  const known = options.map(({ name }) => name);
  for (const text of given) {
    const [, name = '', said = 'chosen'] = /^([^=]*?)\s*(?:=\s*(.*?)\s*)?$/u.exec(text.trim()) ?? [];
    const option = options.find((it) => it.name.toLowerCase() === name.toLowerCase());
    if (option === undefined) {
      wrongUse(terminal, `the game has no option \`${name}\``, name, known);
      return null;
    }
    const chosen = chosenBy(option, said);
    if (chosen === null) {
      const example = option.isNumber ? `${option.name}=${option.to}` : option.name;
      wrongUse(terminal, `\`${option.name}\` is ${allowedOf(option)}: \`--option "${example}"\``);
      return null;
    }
    if (Object.hasOwn(choices, option.name)) {
      wrongUse(terminal, `\`${option.name}\` is chosen twice: \`--option\` stands once for each`);
      return null;
    }
    choices[option.name] = chosen;
  }
  return choices;
}
