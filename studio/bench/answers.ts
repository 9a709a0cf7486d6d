/** A question to a bench as it is posted, `{ id, method, args }`, and the answer, `{ id, value }` or `{ id, failure }`. */
import type { Bench } from '../protocol.js';

export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly failure?: string;
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;

/** Null for what is no question. */
export async function answerTo(bench: Bench, data: unknown): Promise<Answer | null> {
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'number') return null;
  const { id } = data;
  const wanted = 'method' in data ? data.method : undefined;
  const args: readonly unknown[] = 'args' in data && Array.isArray(data.args) ? data.args : [];
  const method = new Map<unknown, unknown>(Object.entries(bench)).get(wanted);
  if (typeof method !== 'function') return { id, failure: `the bench knows no \`${String(wanted)}\`` };
  try {
    return { id, value: await (method as Method)(...args) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
