/** What the tests of scenarios and of examples are written with: answers, and plain data. */
import type { World } from '../resolved/ir.js';
import type { Line } from '../scenario/ir.js';
import { speakerName } from '../scenario/named.js';
import { stringLiteral } from './module.js';

/** `play.answers('Crown', 'Fenwick', 'done');`. */
export function answersCall(world: World, { by, answers }: Line): string {
  const said = [speakerName(world, by), ...answers.map(({ text }) => text)];
  return `play.answers(${said.map(stringLiteral).join(', ')});`;
}

/** Plain data whose keys are identifiers, as TypeScript. */
export function plain(value: unknown): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, of]) => `${key}: ${plain(of)}`)
      .join(', ')} }`;
  }
  return String(value);
}
