/**
 * The validators of the compiler's own schemas: those written when the compiler was compiled, which load in a moment, or
 * else, where there are none or they are of other schemas, compiled now.
 */
import type { JsonSchema, Validators } from './shape-schemas.js';
import type * as Written from './written-validators.js';

export async function validatorsOf(schemas: readonly JsonSchema[]): Promise<Validators> {
  const written = await loadWritten();
  if (written?.source === JSON.stringify(schemas)) return (id) => written.validators[id];
  const { compileSchemas } = await import('./compile-schemas.js');
  return compileSchemas(schemas);
}

async function loadWritten(): Promise<typeof Written | null> {
  try {
    return await import('./written-validators.js');
  } catch (error) {
    // What was written but cannot be read is a fault; what was not written is compiled now.
    if (error instanceof SyntaxError) throw error;
    return null;
  }
}
