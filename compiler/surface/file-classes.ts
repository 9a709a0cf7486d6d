/**
 * The classes of procedures that a game declares. A file of a class begins with its name in lower case, so that what such a file
 * is follows from the game's file and not from its own words alone.
 */
import { keyText, type YamlMap, type YamlNode } from '../yaml/node.js';
import type { Words } from './documents.js';
import { keysOfClass, topKeys } from './file-kinds.js';
import type { Name } from './ir.js';
import { pluralOf } from './plural.js';
import { entriesAt, wordsOf } from './read-node.js';

export interface FileClass {
  /** The key with which its files begin. */
  readonly key: string;
  readonly one: string;
  readonly many: string;
  /** Other wordings of the name, with none of which a file begins. */
  readonly aliases: readonly string[];
}

/** The key with which files of a class begin: `night sally` for Night Sally. */
export function keyOfClass(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** True for a name that no class can have: files of another kind begin with its key, or have it at their top. */
export function isTakenKey(name: string): boolean {
  return topKeys.has(keyOfClass(name));
}

/** The classes that the game's file declares, but for those whose key means something else. */
export function classesIn(game: YamlMap): readonly FileClass[] {
  return entriesAt(game, 'classes').flatMap((entry) => {
    const { one, many, aliases } = wordsOf(entry);
    if (isTakenKey(one.text)) return [];
    const others = aliases.map(({ text }) => text);
    return [{ key: keyOfClass(one.text), one: one.text, many: (many ?? one).text, aliases: others }];
  });
}

/** The class that a key would name if the game declared it: Night Sally for `night sally`. Only an English noun has a plural that is known. */
export function supposedClass(key: string): FileClass {
  const one = key.replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { key: keyOfClass(key), one, many: /[a-z]$/u.test(one) ? pluralOf(one) : one, aliases: [] };
}

/** The same as the game would declare it. */
export function supposedWords(key: Name): Words {
  return { one: { ...key, text: supposedClass(key.text).one }, many: null, aliases: [] };
}

/** True for a file that has what a procedure has, whatever its first key. */
export function hasBodyOfClass(root: YamlNode): boolean {
  if (root.kind !== 'map') return false;
  const [, ...rest] = root.entries;
  return rest.some((it) => keyText(it) === 'steps') && rest.every((it) => keysOfClass.has(keyText(it)));
}
