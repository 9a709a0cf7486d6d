/** Reads a file that says what the things of the game are called in another language. */
import { keyText, type YamlMap } from '../yaml/node.js';
import type { LanguageDocument } from './documents.js';
import { asMap, entriesAt, nameAt, nameOf, textAt, valueAt } from './read-node.js';

/** Null where the file does not say which language it is for. */
export function readLanguage(root: YamlMap): LanguageDocument | null {
  const language = nameAt(root, 'language');
  if (language === null) return null;
  return {
    language,
    cites: textAt(root, 'cites'),
    names: entriesAt(root, 'names').flatMap(({ key, value }) => {
      const map = asMap(value);
      const name = nameAt(map, 'name');
      if (name === null) return [];
      const alive = valueAt(map, 'alive');
      return {
        of: nameOf(key),
        name: name.text,
        counter: nameAt(map, 'counter')?.text ?? null,
        alive: alive?.kind === 'scalar' && alive.value === true,
        rule: textAt(map, 'rule'),
      };
    }),
    cards: entriesAt(root, 'cards').map(({ key, value }) => ({
      code: nameOf(key),
      titles: new Map(
        (asMap(value)?.entries ?? []).flatMap((entry): [string, string][] => {
          const part = keyText(entry);
          return part === 'rule' ? [] : [[part, textAt(asMap(value), part)]];
        }),
      ),
    })),
  };
}
