/**
 * Holds an engine against a kit. It knows the JSON alone, as the author of another engine would: nothing of the compiler,
 * the spec or the runtime.
 */
import { isDeepStrictEqual } from 'node:util';

/** What an engine must be able to do; a position and a deed are as the kit has them. */
export interface Engine {
  /** The position of the setup, without a deck. */
  setup(): unknown;
  /** Begins the deed in the position, up to its first question or its end. */
  start(deed: Deed, position: Data): void;
  /** Null where nothing is asked. */
  asked(): { readonly by: string; readonly options: readonly string[] } | null;
  answer(option: string): void;
  position(): unknown;
}

type Data = Readonly<Record<string, unknown>>;

export interface Deed {
  readonly does: 'game' | 'procedure' | 'event';
  readonly by?: string;
  readonly procedure?: string;
  readonly card?: string;
  readonly side?: string;
}

interface Kit {
  readonly setup: Data;
  readonly tests: readonly { readonly id: string; readonly parts: readonly Part[] }[];
}

interface Question {
  readonly by: string;
  readonly options: readonly string[];
}

interface Part {
  readonly deed: Deed;
  readonly start: Data;
  readonly steps: readonly {
    readonly title: string;
    readonly decisions: readonly (Question & { readonly answer: string })[];
    readonly position: Data;
  }[];
  readonly question: Question | null;
}

/** For the setup and each test that does not hold: its id, where, and the first thing that differs. */
export function failuresOf(engine: Engine, json: string): string[] {
  const { setup, tests } = JSON.parse(json) as Kit;
  const start = difference(engine.setup(), setup, '');
  const failures = tests.flatMap(({ id, parts }) => {
    for (const part of parts) {
      const failure = failureOf(engine, part);
      if (failure !== null) return [`${id}: ${failure}`];
    }
    return [];
  });
  return start === null ? failures : [`setup: ${start}`, ...failures];
}

function failureOf(engine: Engine, { deed, start, steps, question }: Part): string | null {
  let where = 'start';
  try {
    engine.start(deed, start);
    for (const { title, decisions, position } of steps) {
      for (const [index, { answer, ...wanted }] of decisions.entries()) {
        where = `${title}, decision ${index + 1}`;
        const differs = questionDiffers(engine.asked(), wanted);
        if (differs !== null) return `${where}: ${differs}`;
        engine.answer(answer);
      }
      where = `${title}, position`;
      const differs = difference(engine.position(), position, '');
      if (differs !== null) return `${where}: ${differs}`;
    }
    where = 'question at the end';
    const differs = questionDiffers(engine.asked(), question);
    return differs === null ? null : `${where}: ${differs}`;
  } catch (error) {
    return `${where}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Options may come in any order. */
function questionDiffers(found: Question | null, wanted: Question | null): string | null {
  if (isDeepStrictEqual(told(found), told(wanted))) return null;
  return `${told(found)} instead of ${told(wanted)}`;
}

function told(question: Question | null): string {
  return question === null ? 'nothing' : `${question.by}: ${[...question.options].sort().join(', ')}`;
}

/** The path and the values where two positions differ first; keys may come in any order. */
function difference(found: unknown, wanted: unknown, path: string): string | null {
  if (isDeepStrictEqual(found, wanted)) return null;
  if (!isObject(found) || !isObject(wanted)) return `${path} is ${text(found)} instead of ${text(wanted)}`;
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)])) {
    const inner = difference(found[key], wanted[key], path === '' ? key : `${path}/${key}`);
    if (inner !== null) return inner;
  }
  return null;
}

function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
