/** Files of a class begin with its name, which therefore means nothing else at the top of a file. */
import { report } from '../../diagnostics/report.js';
import { isTakenKey, keyOfClass } from '../../surface/file-classes.js';
import { isKindKey } from '../../surface/file-kinds.js';
import type { CheckContext } from './check.js';

/** No class is called like a kind of file, or like a key at the top of one. */
export function checkClassNames({ game, report: record }: CheckContext): void {
  for (const { one } of game.classes) {
    if (!isTakenKey(one.text)) continue;
    const key = keyOfClass(one.text);
    const why = isKindKey(key) ? 'a file that begins with it is of another kind' : 'it is a key at the top of files';
    const help = [
      { text: `call the class otherwise, and begin its files with that name in lower case`, edits: [], safe: false },
    ];
    record(report('RW0583', one.span, { name: one.text, key, why }, { help }));
  }
}
