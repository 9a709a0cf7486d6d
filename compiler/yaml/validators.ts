/**
 * The validators of the compiler's own schemas: those written when the compiler was compiled, which load in a moment, or
 * else, where there are none or they are of other schemas, compiled now.
 */
import type { JsonSchema, Validator, Validators } from './shape-schemas.js';

interface WrittenValidators {
  readonly source: string;
  readonly validators: Readonly<Record<string, Validator>>;
}

/** Where `host/write-validators.ts` writes them, beside this module as compiled. */
export const writtenModule = './written-validators.js';

export async function validatorsOf(schemas: readonly JsonSchema[]): Promise<Validators> {
  const written = await loadWritten();
  if (written?.source === JSON.stringify(schemas)) return (id) => written.validators[id];
  const { compileSchemas } = await import('./compile-schemas.js');
  return compileSchemas(schemas);
}

async function loadWritten(): Promise<WrittenValidators | null> {
  const path = writtenModule;
  try {
    return (await import(/* @vite-ignore */ path)) as WrittenValidators;
  } catch (error) {
    // What was written but cannot be read is a fault; what was not written is compiled now.
    if (error instanceof SyntaxError) throw error;
    return null;
  }
}
