// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the kinds of space that its rules speak of. */
import { SpaceKind } from './ids.js';
import { rules } from './tables.js';
/** The kind of each space. */
const kindOf: readonly number[] = rules.spaces.map((space) => space.kind);

export function isWestBankBox(space: number): boolean {
  return kindOf[space] === SpaceKind.WestBankBox;
}
