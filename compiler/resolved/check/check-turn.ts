/** What a turn is: which procedure begins it, and whether any rule asks what has moved since. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import type { GameDocument } from '../../surface/documents.js';
import type { Declared } from '../declare/declare.js';
import { namingTurn } from '../resolve/resolve-turn.js';
import { type StepParts, visitParts } from '../within.js';

/** A turn is begun by a procedure that is simply done, again and again; what lasts until one ends needs one. */
export function checkTurn(
  { turn: name }: GameDocument,
  { cards, declarations, start }: Declared,
): readonly Diagnostic[] {
  const { turn, procedures } = declarations;
  const lasting = cards.flatMap(({ sides }) => sides.flatMap((it) => it.lasting ?? []));
  const ofTurn = lasting.find(({ until }) => until === 'turn');
  if (turn === null && ofTurn !== undefined) return [refusedTurn(ofTurn.span)];
  if (name === null || turn === null) return [];
  const isDone = procedures[turn]?.class === null;
  return isDone && turn !== start ? [] : [report('RW0494', name.span, { procedure: name.text, isWhole: isDone })];
}

function refusedTurn(span: Span): Diagnostic {
  return report('RW0493', span, { words: span.file.text.slice(span.start, span.end) }, { help: [namingTurn] });
}

/** Some sentence asks which pieces have moved this turn. */
export function asksWhatMoved(parts: StepParts): boolean {
  let asks = false;
  visitParts(parts, {
    condition: ({ kind }) => {
      asks ||= kind === 'it has moved';
    },
    act: (act) => {
      asks ||= act.kind === 'move' && act.perTurn;
    },
  });
  return asks;
}
