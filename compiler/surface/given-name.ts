/** The name that a sentence gives to a number, `let NAME be …`, whoever does so; null where it gives none. */
export function givenName(sentence: string): string | null {
  return /(?:^| )let (.+?) be /u.exec(sentence)?.[1] ?? null;
}
