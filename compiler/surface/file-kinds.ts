/** The kinds of file, each with the key that tells it and the schema of its shape. */
import { isObject, type JsonSchema } from '../yaml/json-schema.js';
import { createSchemas, type Schemas } from '../yaml/shape-schemas.js';
import additionalSpaces from '../../spec/schema/additional-spaces.schema.json' with { type: 'json' };
import board from '../../spec/schema/board.schema.json' with { type: 'json' };
import card from '../../spec/schema/card.schema.json' with { type: 'json' };
import cardsWithoutText from '../../spec/schema/cards-without-text.schema.json' with { type: 'json' };
import chits from '../../spec/schema/chits.schema.json' with { type: 'json' };
import ofClass from '../../spec/schema/class.schema.json' with { type: 'json' };
import common from '../../spec/schema/common.schema.json' with { type: 'json' };
import equivalents from '../../spec/schema/equivalents.schema.json' with { type: 'json' };
import errata from '../../spec/schema/errata.schema.json' with { type: 'json' };
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import language from '../../spec/schema/language.schema.json' with { type: 'json' };
import map from '../../spec/schema/map.schema.json' with { type: 'json' };
import procedures from '../../spec/schema/procedures.schema.json' with { type: 'json' };
import rules from '../../spec/schema/rules.schema.json' with { type: 'json' };
import rulings from '../../spec/schema/rulings.schema.json' with { type: 'json' };
import scenario from '../../spec/schema/scenario.schema.json' with { type: 'json' };
import setup from '../../spec/schema/setup.schema.json' with { type: 'json' };
import table from '../../spec/schema/table.schema.json' with { type: 'json' };

/** The keys that tell kinds of file apart, in the order in which messages list them. */
const keys = [
  'game',
  'map',
  'board',
  'setup',
  'procedures',
  'additional spaces',
  'table',
  'chits',
  'card',
  'cards without text',
  'scenario',
  'rules',
  'rulings',
  'equivalents',
  'language',
  'errata',
] as const;

type KindKey = (typeof keys)[number];

/** What a file is: told by a key of its own or, for a procedure of a class, by the name of that class (`file-classes.ts`). */
export type FileKind = KindKey | 'class';

/** The keys that tell kinds of file apart. */
export const kindKeys: readonly string[] = keys;

/** All kinds, those told by the name of a class behind other procedures. */
export const fileKinds: readonly FileKind[] = keys.flatMap((it): readonly FileKind[] =>
  it === 'procedures' ? [it, 'class'] : [it],
);

/** True for a key that tells a kind of file. */
export function isKindKey(key: string): key is KindKey {
  return kindKeys.includes(key);
}

/** The name of the schema of a kind: `additional-spaces` for `additional-spaces.schema.json`. */
export function schemaName(kind: FileKind): string {
  return kind.replaceAll(' ', '-');
}

/** The schemas of all kinds of file, as parsed. */
export const schemaDocuments: readonly JsonSchema[] = [
  common,
  game,
  map,
  board,
  setup,
  procedures,
  ofClass,
  additionalSpaces,
  table,
  chits,
  card,
  cardsWithoutText,
  scenario,
  rules,
  rulings,
  equivalents,
  language,
  errata,
];

/** The schemas of all kinds of file. */
export const schemas: Schemas = createSchemas(schemaDocuments);

const keysOfFiles: ReadonlySet<string> = new Set(schemaDocuments.flatMap(keysIn));

/** True of a word, or several, that is a key in some kind of file, wherever it stands. */
export function isKeyOfFiles(key: string): boolean {
  return keysOfFiles.has(key);
}

function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]): readonly string[] => {
    const own = key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return [...own, ...keysIn(value)];
  });
}

/** Every key that stands at the top of some kind of file. */
export const topKeys: ReadonlySet<string> = new Set([
  ...kindKeys,
  ...schemaDocuments.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])),
]);

/** The keys that a file of a class has behind the first one. */
export const keysOfClass: ReadonlySet<string> = new Set(Object.keys(ofClass.properties));
