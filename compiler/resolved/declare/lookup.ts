/** Looks names of declarations up while ids are still being given. */
import type { Diagnostic, Note } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import { keepingNumbers } from '../../diagnostics/sure-help.js';
import type { Span } from '../../source/span.js';
import type { Name } from '../../surface/ir.js';

/** The messages about a name that names nothing. */
export type UnknownCode =
  | 'RW0301'
  | 'RW0302'
  | 'RW0303'
  | 'RW0304'
  | 'RW0305'
  | 'RW0306'
  | 'RW0307'
  | 'RW0308'
  | 'RW0312'
  | 'RW0316'
  | 'RW0319'
  | 'RW0321'
  | 'RW0324'
  | 'RW0330'
  | 'RW0333';

/** The names of one kind of thing, each with the id it stands for. */
export interface Table<I extends number> {
  readonly code: UnknownCode;
  readonly ids: ReadonlyMap<string, I>;
  /** The first id, which stands in for a name that was reported. */
  readonly first: I;
  /** Where the names are declared. */
  readonly note: Note | null;
}

/** One thing with all its names. */
export interface Named {
  readonly names: readonly Name[];
}

/**
 * The table of `things`, whose ids are their places in the list; of two with one name the first has it. `what` is how a
 * message speaks of them: `the spaces`; `key` is what they stand below, where it is not the first of them that is shown.
 */
export function tableOf<I extends number>(
  code: UnknownCode,
  what: string,
  things: readonly Named[],
  key: Span | null = null,
): Table<I> {
  const ids = new Map<string, I>();
  things.forEach(({ names }, index) => {
    for (const name of names) {
      const key = name.text.normalize('NFC');
      // An id is a place in its list.
      if (!ids.has(key)) ids.set(key, index as I);
    }
  });
  const declared = key ?? things[0]?.names[0]?.span;
  return {
    code,
    ids,
    first: 0 as I,
    note: declared === undefined ? null : { message: `${what} are declared in`, span: declared },
  };
}

/** The id that a name stands for, or null. */
export function find<I extends number>(table: Table<I>, name: Name): I | null {
  return table.ids.get(name.text.normalize('NFC')) ?? null;
}

/** The id that a name stands for; a name that stands for nothing is reported, with near names as help. */
export function idOf<I extends number>(diagnostics: Diagnostic[], table: Table<I>, name: Name): I | null {
  const id = find(table, name);
  if (id === null) diagnostics.push(unknown(table.code, name, [...table.ids.keys()], table.note));
  return id;
}

/** The id that a name stands for; where it is missing or reported, the first one, so that the rest can go on. */
export function idOrFirst<I extends number>(diagnostics: Diagnostic[], table: Table<I>, name: Name | null): I {
  return (name === null ? null : idOf(diagnostics, table, name)) ?? table.first;
}

/** The ids of several names; those that stand for nothing are reported and left out. */
export function idsOf<I extends number>(
  diagnostics: Diagnostic[],
  table: Table<I>,
  names: readonly Name[],
): readonly I[] {
  return names.flatMap((name) => {
    const id = idOf(diagnostics, table, name);
    return id === null ? [] : [id];
  });
}

/** The message that `name` names nothing; `candidates` are the names that it could be a misspelling of. */
export function unknown(code: UnknownCode, name: Name, candidates: readonly string[], note: Note | null): Diagnostic {
  const help = nearest(name.text, candidates).map((candidate) =>
    keepingNumbers({
      text: `\`${candidate}\` has a similar name`,
      edits: [edit(name.span, candidate)],
      safe: false,
    }),
  );
  return report(code, name.span, { name: name.text }, { notes: note === null ? [] : [note], help });
}

function edit(span: Span, text: string): { readonly span: Span; readonly text: string } {
  return { span, text };
}
