/** What is missing or cannot be read of Rulewright itself, as it is installed. */

/** What is wrong with a module that was to be loaded; null where an error is no such thing. */
export function damageOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  // What cannot be parsed as code was parsed by Node itself.
  const isCode = error instanceof SyntaxError && /^.*\n\s+at [^\n]*\bnode:internal\//u.test(error.stack ?? '');
  const isMissing = (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
  return isCode || isMissing ? (error.message.split('\n')[0] ?? '') : null;
}
