/** What `host/write-validators.ts` writes beside the modules of this folder once they are compiled. */
import type { Validator } from './shape-schemas.js';

/** The schemas that they are of, as JSON. */
export const source: string;
/** By the `$id` of their schema. */
export const validators: Readonly<Record<string, Validator>>;
