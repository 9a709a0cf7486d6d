/** A card as it is printed, larger. */
import type { JSX } from 'preact';
import { cardFace } from '../../compiler/print/card-face.js';
import { facesOf } from '../../compiler/print/fit.js';
import { faceStyle, listStyle } from '../../compiler/print/styles.js';
import type { CardRead } from '../../compiler/table/reading.js';
import { adopt, Shown } from './shown-element.js';

adopt(`${listStyle}${faceStyle}`);

export function CardFace({
  card,
  language = '',
  onEdit,
}: {
  readonly card: CardRead;
  /** Left out where it is that of the page. */
  readonly language?: string;
  readonly onEdit?: () => void;
}): JSX.Element {
  return (
    <div class="card-place">
      <Shown elements={facesOf(card).map((face) => cardFace(face, language))} />
      {onEdit === undefined ? null : (
        <button type="button" class="quiet" onClick={onEdit} aria-label={`Edit ${card.code}`}>
          Edit
        </button>
      )}
    </div>
  );
}
