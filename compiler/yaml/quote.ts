/** Quotes for text that YAML would otherwise read as something else. */

/** The text between quotes: double ones, or single ones where the text has double quotes or backslashes. */
export function quotedForYaml(text: string): string {
  return /["\\]/u.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
