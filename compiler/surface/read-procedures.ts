/** From files of one procedure, whose first key is its class, and of several, whose first key is `procedures`. */
import { keyText, type YamlEntry, type YamlMap } from '../yaml/node.js';
import type { ProcedureDocument, SelectionDocument } from './documents.js';
import type { Name } from './ir.js';
import { asMap, entriesAt, nameAt, nameOf, namesAt, scalarAt, textAt, valueAt } from './read-node.js';
import { readPlaces, readQuantities } from './read-quantities.js';
import type { SentenceReader } from './read-sentences.js';

/** A procedure in a file of its own; `first` is the file's first entry, whose key names the class. */
export function readProcedure(
  root: YamlMap,
  first: YamlEntry,
  file: string,
  sentences: SentenceReader,
): ProcedureDocument | null {
  const name = nameAt(root, keyText(first));
  return name === null ? null : readBody(root, name, nameOf(first.key), file, sentences);
}

/** The procedures of one file, in its order. */
export function readProcedures(root: YamlMap, file: string, sentences: SentenceReader): readonly ProcedureDocument[] {
  return entriesAt(root, 'procedures').flatMap((entry) => {
    const map = asMap(entry.value);
    return map === null ? [] : [readBody(map, nameOf(entry.key), null, file, sentences)];
  });
}

function readBody(
  map: YamlMap,
  name: Name,
  className: Name | null,
  file: string,
  sentences: SentenceReader,
): ProcedureDocument {
  const requires = scalarAt(map, 'requires');
  return {
    name,
    class: className,
    faction: nameAt(map, 'faction'),
    rule: textAt(map, 'rule'),
    accompanies: readAccompanies(map),
    requires: requires === null ? null : sentences.condition(requires, `${name.text}, requires`),
    quantities: readQuantities(map, name.text, sentences),
    places: readPlaces(map, name.text, sentences),
    selection: readSelection(map, name, sentences),
    ...readDone(map, name, sentences),
    table: null,
    file,
    span: name.span,
  };
}

/** What it does by itself or, where it is declared within another, what it changes there. */
function readDone(
  map: YamlMap,
  name: Name,
  sentences: SentenceReader,
): Pick<ProcedureDocument, 'effect' | 'declaration'> {
  const declared = scalarAt(map, 'declared');
  const steps = valueAt(map, 'steps');
  if (declared === null) return { effect: sentences.effect(steps, name.span, name.text), declaration: null };
  const moment = sentences.moment(declared, `${name.text}, declared`);
  const changes = steps === null ? [] : sentences.lasting(steps, name.text);
  const effect = { steps: [], complete: true, frame: name.text, span: name.span };
  return { effect, declaration: { moment, changes, frame: name.text } };
}

function readAccompanies(map: YamlMap): ProcedureDocument['accompanies'] {
  const value = valueAt(map, 'accompanies');
  if (value === null || value.kind === 'map') return null;
  if (value.kind === 'list') return namesAt(map, 'accompanies');
  return value.source.text === 'any' ? 'any' : [nameOf(value)];
}

function readSelection(map: YamlMap, name: Name, sentences: SentenceReader): SelectionDocument | null {
  const select = scalarAt(map, 'select');
  if (select === null) return null;
  return {
    text: select.source.text,
    what: sentences.nounPhrase(select, `${name.text}, select`),
    conditions: entriesAt(map, 'where').flatMap((entry) => {
      if (entry.value?.kind !== 'scalar') return [];
      const condition = sentences.condition(entry.value, `${name.text}, where ${keyText(entry)}`);
      return [{ name: nameOf(entry.key), text: entry.value.source.text, condition }];
    }),
    orNone: scalarAt(map, 'may select none')?.span ?? null,
    span: select.span,
  };
}
