/** What a turn is: which procedure begins it, and whether any rule asks what has moved since. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { GameDocument } from '../../surface/documents.js';
import { some, type WorldNodes } from '../children.js';
import type { Declared } from '../declare/declare.js';
import type { World } from '../ir.js';

/** A turn is begun by a procedure that is simply done, again and again. */
export function checkTurn({ turn: name }: GameDocument, { declarations, start }: Declared): readonly Diagnostic[] {
  const { turn, procedures } = declarations;
  if (name === null || turn === null) return [];
  const isDone = procedures[turn]?.class === null;
  return isDone && turn !== start ? [] : [report('RW0494', name.span, { procedure: name.text, isWhole: isDone })];
}

type Parts = Pick<World, 'additionalSpaces' | 'cards' | 'chits' | 'procedures' | 'standing' | 'tracks' | 'modifiers'>;

/** Some sentence asks which pieces have moved this turn. */
export function asksWhatMoved(parts: Parts): boolean {
  const asks = <Name extends keyof WorldNodes>(name: Name, nodes: readonly WorldNodes[Name][]): boolean =>
    nodes.some((node) =>
      some(name, node, {
        condition: ({ kind }) => kind === 'it has moved',
        act: (act) => act.kind === 'move' && act.perTurn,
      }),
    );
  return (
    asks('procedure', parts.procedures) ||
    asks('card', parts.cards) ||
    asks('modifier', parts.modifiers) ||
    asks('additionalSpaces', parts.additionalSpaces) ||
    asks('chit', parts.chits) ||
    asks('standing', parts.standing) ||
    asks('track', parts.tracks)
  );
}
