/** `Smugglers`, `Watches`, `Parties`: the plural that an English noun mostly has. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/iu.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/iu.test(name) ? `${name}es` : `${name}s`;
}
