/** A kit as the text of its file: the tables to be read, then one test a line, to be found and compared by lines. */
import type { Kit } from './ir.js';

export function printKit({ tests, ...head }: Kit): string {
  const opening = JSON.stringify(head, null, 1).slice(0, -'\n}'.length);
  if (tests.length === 0) return `${opening},\n "tests": []\n}\n`;
  return `${opening},\n "tests": [\n${tests.map((test) => JSON.stringify(test)).join(',\n')}\n ]\n}\n`;
}
