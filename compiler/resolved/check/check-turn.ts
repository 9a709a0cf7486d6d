/** What a turn is: which procedure begins it, and whether any rule asks what has moved since. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import type { GameDocument } from '../../surface/documents.js';
import { some, type WorldNodes } from '../children.js';
import type { Declared } from '../declare/declare.js';
import type { World } from '../ir.js';
import { namingTurn } from '../resolve/resolve-turn.js';

/** A turn is begun by a procedure that is simply done, again and again; what lasts until one ends needs one. */
export function checkTurn(
  { turn: name }: GameDocument,
  { cards, declarations, start }: Declared,
): readonly Diagnostic[] {
  const { turn, procedures } = declarations;
  const lasting = cards.flatMap(({ sides }) => sides.flatMap((it) => it.lasting ?? []));
  const ofTurn = lasting.find(({ until }) => until === 'turn');
  if (name === null && ofTurn !== undefined) return [refusedTurn(ofTurn.span)];
  if (name === null || turn === null) return [];
  const isDone = procedures[turn]?.class === null;
  return isDone && turn !== start ? [] : [report('RW0494', name.span, { procedure: name.text, isWhole: isDone })];
}

function refusedTurn(span: Span): Diagnostic {
  return report('RW0493', span, { words: span.file.text.slice(span.start, span.end) }, { help: [namingTurn] });
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
