/** Whether two engines are the same program: alike but for what a change of words alone changes. */

/** JavaScript by module, without comments. */
export type Code = ReadonlyMap<string, string>;

/** Code without the questions, which quote their sentence, and without the fingerprint. */
export function bare(code: Code): Code {
  return new Map([...code].map(([path, text]) => [path, bareCode(text)]));
}

function bareCode(code: string): string {
  return code
    .replace(/"(?:[^"\\\n]|\\.)* \[[^\]"\n]*\]"/gu, '""')
    .replace(/'(?:[^'\\\n]|\\.)* \[[^\]'\n]*\]'/gu, '""')
    .replace(/fingerprint: (?:"[^"]*"|'[^']*')/u, '');
}

/** Whether they are alike to the letter. */
export function alike(one: Code, other: Code): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

/**
 * Whether two engines differ in the names of functions and variables alone, which are made of sentences. Names are numbered in
 * the order in which they are declared; those of properties stay, so that what is not alike is never taken for it.
 */
export function alikeButForNames(one: Code, other: Code): boolean {
  const [first, second] = [one, other].map(numbered);
  return first !== undefined && first === second;
}

function numbered(code: Code): string {
  const whole = [...code]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => `// ${path}\n${text}`)
    .join('\n');
  const numbers = new Map<string, number>();
  for (const [, name = ''] of whole.matchAll(/\b(?:function\*?|const|let) (\w+)/gu)) {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
  }
  const unnamed = whole.replace(
    /(\brequire\("[^"]*"\)\.|\bexports\.|\.)?\b([A-Za-z]\w*)\b(?!\s*:)/gu,
    (text, before: string | undefined, name: string) => {
      const number = before === '.' ? undefined : numbers.get(name);
      return number === undefined ? text : `${before ?? ''}#${number}`;
    },
  );
  // What is imported stands in the order of its names.
  return unnamed.replace(/(?:^(?:var \S+;|\S+ = require\(.*)\n)+/gmu, (lines) => lines.split('\n').sort().join('\n'));
}
