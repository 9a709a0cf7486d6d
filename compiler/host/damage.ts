/** What is missing or cannot be read of Rulewright itself, as it is installed. */

/** What is wrong with a module that was to be loaded; null where an error is no such thing. */
export function damageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // What cannot be parsed as code was parsed by Node itself.
  const [thrownAt = ''] = /^\s+at .*$/mu.exec(error.stack ?? '') ?? [];
  const isCode = error instanceof SyntaxError && /\bnode:internal\//u.test(thrownAt);
  const isMissing = /^(?:ERR_)?MODULE_NOT_FOUND$/u.test((error as NodeJS.ErrnoException).code ?? '');
  return isCode || isMissing ? (error.message.split('\n')[0] ?? '') : null;
}
