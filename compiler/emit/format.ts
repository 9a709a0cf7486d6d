/**
 * Formats generated code. The settings are the generator's own: what a project or a user has configured plays no part,
 * so the output is the same on every machine.
 */
import type { Options, Plugin } from 'prettier';
import { createRecent } from '../recent.js';
import type { EmittedFile } from './emitted-file.js';
import { generatedWidth } from './format-settings.js';

const settings = {
  // Reads the same language as the `typescript` parser and loads in half the time.
  parser: 'babel-ts',
  printWidth: generatedWidth,
  tabWidth: 2,
  useTabs: false,
  singleQuote: true,
  semi: true,
  trailingComma: 'all',
  endOfLine: 'lf',
} as const satisfies Options;

const recent = createRecent<string, string>(1_000);

/** The files with the text laid out of those that are not. Text that is no TypeScript is a fault of emission and throws. */
export async function format(files: readonly EmittedFile[]): Promise<EmittedFile[]> {
  const [prettier, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  // The declarations of the estree plugin leave out that it is one.
  const plugins: Plugin[] = [babel.default, estree.default as Plugin];
  const formatted: EmittedFile[] = [];
  for (const file of files) {
    const { path, text } = file;
    try {
      const laid = file.laidOut
        ? text
        : (recent.get(text) ?? recent.set(text, await prettier.format(text, { ...settings, plugins })));
      formatted.push({ ...file, text: laid, laidOut: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the generated file ${path} is no TypeScript: ${reason}`, { cause: error });
    }
  }
  return formatted;
}
