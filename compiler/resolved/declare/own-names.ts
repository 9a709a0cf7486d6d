/** The names that procedures and chits have for themselves, which are no names of the game. */
import type { Declarations, OwnName } from './declarations.js';

/** What an author names within a procedure or a chit. */
export type OwnNameKind = 'named number' | 'named set of spaces' | 'named step' | 'named condition' | 'alternative';

/** By what they name. */
export function ownNames({
  procedures,
  chits,
}: Pick<Declarations, 'procedures' | 'chits'>): Readonly<Record<OwnNameKind, readonly OwnName[]>> {
  return {
    'named number': [...procedures, ...chits].flatMap(({ quantityNames }) => quantityNames),
    'named set of spaces': procedures.flatMap(({ placeNames }) => placeNames),
    'named step': procedures.flatMap(({ namedSteps }) => namedSteps),
    'named condition': procedures.flatMap(({ conditions }) => conditions),
    alternative: procedures.flatMap(({ alternatives }) => alternatives),
  };
}
