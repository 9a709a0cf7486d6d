/** The codes of the languages that can be spoken, that of the specs themselves first. */
export const languages: readonly string[] = ['en', 'ja'];
