/** What is wrong with the classes of procedures. */
import { entry, quoted } from './entry.js';

export const classMessages = {
  RW0583: entry<{ readonly name: string; readonly key: string; readonly why: string }>({
    severity: 'error',
    headline: ({ name, key, why }) =>
      `files of the class ${quoted(name)} would begin with the key ${quoted(key)}: ${why}`,
    label: () => 'no name for a class',
    explain: {
      what: 'A procedure of a class has a file of its own, which begins with the name of the class in lower case: `sortie: Night Sally` is a procedure of the class Sortie. What a file is must follow from its first key, so that no class is called like a kind of file (`card`, `map`), nor like another key that stands at the top of files (`rule`, `steps`). Call the class otherwise.',
      wrong: 'classes:\n  Map: { plural: Maps, rule: "3.0" }\n  Operation: {',
      right: 'classes:\n  Operation: {',
    },
  }),
};
