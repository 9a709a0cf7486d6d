/** Quotes for text that YAML would otherwise read as something else. */

/** The text between quotes: double ones, or single ones where the text has double quotes or backslashes. */
export function quotedForYaml(text: string): string {
  return /["\\]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The text as it can stand in a file: in quotes where YAML might read it as something else. */
export function writtenForYaml(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{M}\p{N} '-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
  return isPlain ? text : quotedForYaml(text);
}
