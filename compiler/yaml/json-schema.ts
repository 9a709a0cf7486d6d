/** JSON Schemas as plain data, and what is found wrong with data by them. */

/**
 * Schemas are strict: draft 2020-12, `additionalProperties: false`, no unions by `oneOf` but lists of types. Each has an
 * `$id` of the form `card.schema.json` and may refer to `common.schema.json`. The words for people are each schema's
 * `x-says`, or else its `description`: a noun phrase that can follow `expected`.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One complaint about data: where it stands, by which keyword of which schema, and what that keyword tells of it. */
export interface ShapeError {
  /** A JSON pointer. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: JsonSchema;
}

/** The indexes of plain values that stand in the list before already. */
export function repeatedItems(items: readonly unknown[]): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'string' && typeof item !== 'number') continue;
    const identity = String(item).normalize('NFC');
    if (seen.has(identity)) repeated.push(index);
    seen.add(identity);
  }
  return repeated;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
