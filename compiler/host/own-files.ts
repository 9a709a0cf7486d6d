/** Which files below `generated/` a build has written: each says so in its first line, so that a fresh checkout knows it too. */

const start = '// Made by rulewright from ';

/** The text of a generated file, with the line that says what it is made from. */
export function marked(game: string, text: string): string {
  return `${start}spec/${game}: change the rules there, for a build writes this file anew.\n${text}`;
}

/** True for the text of a file that a build has written. */
export function isMarked(text: string): boolean {
  return text.startsWith(start);
}
